/** Emblems at build time: `import wolf from 'icon:wolf-head'` gives the SVG body, its outlines rounded, and
 *  `meadhall:credits` the authors of exactly those emblems that the sources import. An emblem whose author is not on record
 *  fails the build. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { slim } from './outline.ts';

const PREFIX = 'icon:';
const CREDITS = 'meadhall:credits';
const USE = /['"]icon:([a-z0-9-]+)['"]/g;

/** What a title draws with is put into its own files: a copy of a small emblem costs less than a file of its own. */
const OF_TITLE = /\/games\/([a-z]+)\//;

interface IconSet {
  icons: Record<string, { body: string }>;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  let root = '';

  function authorOf(): Map<string, string> {
    const record = JSON.parse(readFileSync(join(root, 'src/icons/authors.json'), 'utf8')) as Record<string, string[]>;
    return new Map(Object.entries(record).flatMap(([author, names]) => names.map((name) => [name, author] as const)));
  }

  function credits(): { author: string; icons: string[] }[] {
    const authors = authorOf();
    const used = new Set<string>();
    for (const path of sources(join(root, 'src')))
      for (const match of readFileSync(path, 'utf8').matchAll(USE)) used.add(match[1] as string);
    const list = new Map<string, string[]>();
    for (const name of [...used].sort()) {
      const author = authors.get(name);
      if (!author) throw new Error(`the author of the emblem ${name} is not in src/icons/authors.json`);
      list.set(author, [...(list.get(author) ?? []), name]);
    }
    return [...list]
      .map(([author, names]) => ({ author, icons: names }))
      .sort((a, b) => b.icons.length - a.icons.length);
  }

  return {
    name: 'meadhall-icons',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id, importer, { kind }) {
      if (id === CREDITS) return `\0${id}`;
      if (!id.startsWith(PREFIX)) return null;
      const title = kind === 'import-statement' ? OF_TITLE.exec(importer ?? '')?.[1] : undefined;
      return `\0${id}${title ? `?${title}` : ''}`;
    },
    load(id) {
      if (id === `\0${CREDITS}`) return `export default ${JSON.stringify(credits())}`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1).split('?')[0] as string;
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no emblem ${name} in the game-icons set`);
      return `export default ${JSON.stringify(slim(icon.body))}`;
    },
  };
}
