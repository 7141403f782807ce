/** What every reader of a title loads until its first board: the pages on the way and the board with all that they import
 *  at once, scripts and styles in one language, gzipped. Fails where one is above the limit. What is imported when it is
 *  needed is left out, even where the first board needs it: emblems of its cards, what is picked or drafted before a battle.
 *  `test_the_first_board_of_a_title_is_light` of `tests/browser/test_sizes.py` weighs all that the first board asks for, as
 *  a browser gets it. `node scripts/size.mjs [folder]` measures another build than `dist`. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LIMIT = 150_000;
const dist = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const TEXT = '../src/meadhall';
/** Entry points on the way to every board, and on the way to that of a title. */
const FIRST = ['index.html', 'src/pages/TablePage.svelte', `${TEXT}/text/ru.ftl`];
const ofTitle = (title) => [`src/games/${title}/ui.ts`, `${TEXT}/games/${title}/ru.ftl`, `${TEXT}/games/${title}/board.ru.ftl`];
const titles = Object.keys(manifest).flatMap((key) => /^src\/games\/(\w+)\/ui\.ts$/.exec(key)?.[1] ?? []);
if (!titles.length) throw new Error('the build has no boards');

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(fileURLToPath(new URL(file, dist))), { level: 9 }).length);
  return sizes.get(file);
}

function gather(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) gather(imported, files);
  return files;
}

const add = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
const common = FIRST.reduce((files, key) => gather(key, files), new Set());
for (const file of [...common].sort()) console.log(`${String(sizeOf(file)).padStart(7)}  ${file}`);
for (const title of titles) {
  const files = ofTitle(title).reduce((found, key) => gather(key, found), new Set(common));
  const total = add(files);
  console.log(`${String(total).padStart(7)}  until the first board of ${title} (limit ${LIMIT})`);
  if (total > LIMIT) process.exitCode = 1;
}
