/** Answers that are put together and not given yet: kept in this page's own store, so that a reload, or a word from the
 *  other side, loses none of them. Nobody else learns of them. */
interface Kept {
  /** What was asked, with all it was asked about. */
  about: string;
  parts: string[];
}

const keyOf = (table: string, seat: number): string => `meadhall.draft.${table}.${seat}`;

/** What was put together for this very question; empty where there is nothing. */
export function kept(table: string, seat: number, about: string): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null') as Kept | null;
    return found?.about === about && Array.isArray(found.parts) ? found.parts.map(String) : [];
  } catch {
    return [];
  }
}

export function keep(table: string, seat: number, about: string, parts: readonly string[]): void {
  try {
    if (parts.length) sessionStorage.setItem(keyOf(table, seat), JSON.stringify({ about, parts }));
    else sessionStorage.removeItem(keyOf(table, seat));
  } catch {
    // A full or forbidden store: then a reload begins anew.
  }
}
