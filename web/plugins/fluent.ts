/** Fluent files as text without their comments, and without what the terminal alone says: one chunk per file. */
import type { Plugin } from 'vite';

/** Messages that no page says: `cli-…` and `terminal-…`. */
const TERMINAL = /^(?:cli|terminal)-[\w-]+ =.*(?:\n[ }].*)*\n/gm;

export const forPages = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}(?=\S)/g, '\n')
    .replace(TERMINAL, '');

export function fluent(): Plugin {
  return {
    name: 'meadhall-fluent',
    transform(source, id) {
      return id.split('?')[0]?.endsWith('.ftl') ? { code: `export default ${JSON.stringify(forPages(source))}`, map: null } : null;
    },
  };
}
