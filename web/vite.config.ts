import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { together } from './plugins/chunks.ts';
import { compressed } from './plugins/compressed.ts';
import { fluent } from './plugins/fluent.ts';
import { icons } from './plugins/icons.ts';

/** `assets/voluspa-ru-….js` rather than one of many `ru-….js`; of emblems there are hundreds, whose names nobody reads. */
function chunkName(facade: string | null | undefined): string {
  const path = (facade ?? '').split('?')[0] ?? '';
  if (path.startsWith('\0icon:')) return 'assets/e-[hash].js';
  const game = /games\/([a-z]+)\/([\w.]+)\.(?:ftl|json|svelte|ts)$/.exec(path);
  if (game) return `assets/${game[1]}-${game[2]?.replace('.', '-').toLowerCase()}-[hash].js`;
  const text = /text\/([\w.]+)\.ftl$/.exec(path);
  return text ? `assets/hall-${text[1]?.replace('.', '-')}-[hash].js` : 'assets/[name]-[hash].js';
}

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const groups = [
  {
    debugName: 'together',
    name: together({
      lobby: source('pages/Lobby.svelte'),
      table: source('pages/TablePage.svelte'),
      boards: readdirSync(source('games')).map((title) => source(`games/${title}/ui.ts`)),
    }),
  },
];

export default defineConfig({
  plugins: [svelte(), icons(), fluent(), compressed()],
  server: {
    proxy: { '/api': { target: process.env.MEADHALL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId), codeSplitting: { groups } } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
