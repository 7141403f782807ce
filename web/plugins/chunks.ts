/** Which modules lie together. What every page needs is one file, and what every table needs beyond it another: split by
 *  who imports them they would be fifty, which take longer to fetch and are larger than together. */
import type { Rollup } from 'vite';

type Info = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null;

/** A module and all that it imports, but for what is loaded when it is needed. */
function closure(id: string, infoOf: Info, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of infoOf(id)?.importedIds ?? []) closure(next, infoOf, found);
  return found;
}

interface Pages {
  /** Pages that load in all halls first, and the table's page. */
  lobby: string;
  table: string;
  /** The boards of the titles. */
  boards: readonly string[];
}

/** The name of the file that a module belongs to; null for those that lie where they are used. */
export function together({ lobby, table, boards }: Pages): (id: string, context: { getModuleInfo: Info }) => string | null {
  let base: Set<string> | null = null;
  let frame: Set<string> | null = null;
  return (id, context) => {
    const getModuleInfo: Info = (module) => context.getModuleInfo(module);
    if (!base || !frame) {
      const lost = [lobby, table, ...boards].filter((page) => !getModuleInfo(page));
      if (lost.length) throw new Error(`the build has no ${lost.join(', ')}`);
      const first = closure(lobby, getModuleInfo);
      const [one, ...others] = boards.map((board) => closure(board, getModuleInfo));
      const all = [...(one ?? [])].filter((module) => others.every((other) => other.has(module)));
      frame = new Set([...all, ...closure(table, getModuleInfo)]);
      frame.delete(table);
      base = new Set([...frame].filter((module) => first.has(module)));
    }
    return base.has(id) ? 'base' : frame.has(id) ? 'frame' : null;
  };
}
