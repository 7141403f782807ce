/** Fluent files as text without their comments: one chunk per game and language. */
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'meadhall-fluent',
    transform(source, id) {
      if (!id.split('?')[0]?.endsWith('.ftl')) return null;
      const text = source
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .replace(/\n{2,}(?=\S)/g, '\n');
      return { code: `export default ${JSON.stringify(text)}`, map: null };
    },
  };
}
