/** Who stays in a line when it changes: those who do keep their key, so that they slide and only the others come and go. */
export interface Kept {
  key: string;
  name: string;
  by: number;
}

/** The units of a line with keys, where those that were there before keep theirs; `fresh` gives a key never given before. */
export function keep(before: readonly Kept[], line: readonly (readonly [string, number, number])[], fresh: () => string): Kept[] {
  const same = (at: number, to: number): boolean => before[at]?.name === line[to]?.[0] && before[at]?.by === line[to]?.[2];
  // Lengths of the longest common rows from each pair of places on.
  const rows: number[][] = Array.from({ length: before.length + 1 }, () => Array.from({ length: line.length + 1 }, () => 0));
  const cell = (at: number, to: number): number => rows[at]?.[to] ?? 0;
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = line.length - 1; to >= 0; to -= 1) {
      const row = rows[at];
      if (row) row[to] = same(at, to) ? cell(at + 1, to + 1) + 1 : Math.max(cell(at + 1, to), cell(at, to + 1));
    }
  const out: Kept[] = [];
  let at = 0;
  for (let to = 0; to < line.length; to += 1) {
    while (at < before.length && !same(at, to) && cell(at + 1, to) >= cell(at, to + 1)) at += 1;
    const [name = '', , by = 0] = line[to] ?? [];
    if (at < before.length && same(at, to)) {
      out.push({ key: before[at]?.key ?? '', name, by });
      at += 1;
    } else out.push({ key: fresh(), name, by });
  }
  return out;
}
