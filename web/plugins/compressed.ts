/** Every text of the build a second and a third time, compressed: the hall sends those to browsers that take them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** What is smaller is sent in one packet anyway. */
const LEAST = 300;

export function compressed(): Plugin {
  return {
    name: 'meadhall-compressed',
    apply: 'build',
    /** The files of `public` lie there since the build began. */
    writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no folder');
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file) || file.startsWith('.vite')) continue;
        const path = join(dir, file);
        const body = readFileSync(path);
        if (body.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(body));
      }
    },
  };
}
