/** What a reader loads until the first board can be played: scripts and styles, gzipped. Fails above the limit.
 *  `node scripts/size.mjs [folder]` measures another build than `dist`. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LIMIT = 150_000;
const dist = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Entry points on the way to the first board, in one language. */
const TEXT = '../src/meadhall';
const first = ['index.html', 'src/pages/TablePage.svelte', 'src/games/voluspa/ui.ts', `${TEXT}/text/ru.ftl`, `${TEXT}/games/voluspa/ru.ftl`, `${TEXT}/games/voluspa/board.ru.ftl`];

const files = new Set();
function gather(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) gather(imported);
}
first.forEach(gather);

let total = 0;
for (const file of [...files].sort()) {
  const size = gzipSync(readFileSync(fileURLToPath(new URL(file, dist))), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  until the first board (limit ${LIMIT})`);
if (total > LIMIT) process.exit(1);
