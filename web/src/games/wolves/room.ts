/** How high an example of the rules page is, before it is drawn: every line that has units or deities, and what is told. */
const [LINE, GAP, EDGES, WORDS] = [150, 8, 22, 28];

export function room({ position, move }: { position: string[]; move?: string }, width: number): number {
  const seats = new Set(position.flatMap((fact) => /^\s*(\d+) (?:line|deities):\s*\S/.exec(fact)?.[1] ?? []));
  const told = move ? WORDS * (width < 520 ? 3 : 1) : 0;
  return Math.max(270, EDGES + seats.size * (LINE + GAP) + told);
}
