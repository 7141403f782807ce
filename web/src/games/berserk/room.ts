/** How high an example of the rules page is, before it is drawn: cards beside the field, the field, and what is told. */
import { screen } from '../../lib/screen.svelte';

const [SKY, EDGES, GAP, WORDS] = [64, 19, 8, 28];

/** The field of an example, by the width of its column: as broad as it may be, upright on a phone. */
const field = (width: number): number => Math.min(560, Math.min(795, width - EDGES) / (screen.narrow ? 0.86 : 1.42));

export function room({ position, move }: { position: string[]; move?: string }, width: number): number {
  const sky = position.some((fact) => / extra:/.test(fact)) ? SKY + GAP : 0;
  const told = move ? WORDS * (width < 520 ? 3 : 1) + GAP : 0;
  return EDGES + sky + field(width) + told;
}
