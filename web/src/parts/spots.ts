/** Things of a table by the spots that its options name (`data-spot`). */

const END = /^end:(\d+):(left|right)$/;

/** The end of a line that a spot names; null for all other spots. */
export const endOf = (spot: string): 'left' | 'right' | null => (END.exec(spot)?.[2] as 'left' | 'right' | undefined) ?? null;

/** The thing that a spot names; the end of a line that is not open is its outermost unit, or the line itself. */
export function thingAt(spot: string, among: ParentNode = document): Element | null {
  const found = among.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  const end = END.exec(spot);
  if (found || !end) return found;
  const units = [...among.querySelectorAll(`[data-spot^="unit:${end[1]}:"]`)];
  return (end[2] === 'left' ? units[0] : units.at(-1)) ?? among.querySelector(`[data-testid="line-${end[1]}"]`);
}
