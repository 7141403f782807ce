import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluent } from './plugins/fluent.ts';
import { icons } from './plugins/icons.ts';

/** `assets/voluspa-ru-….js` rather than one of many `ru-….js`. */
function chunkName(facade: string | null | undefined): string {
  const path = (facade ?? '').split('?')[0] ?? '';
  const game = /games\/([a-z]+)\/([\w.]+)\.(?:ftl|json|svelte|ts)$/.exec(path);
  if (game) return `assets/${game[1]}-${game[2]?.replace('.', '-').toLowerCase()}-[hash].js`;
  const text = /text\/(\w+)\.ftl$/.exec(path);
  return text ? `assets/hall-${text[1]}-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [svelte(), icons(), fluent()],
  server: {
    proxy: { '/api': { target: process.env.MEADHALL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: { output: { chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId) } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
