/** How a round ended, as its events tell it. */
import type { LogLine } from '../../lib/wire';

export interface Stood {
  seat: number;
  /** From 1, strongest first. */
  place: number;
  units: { name: string; strength: number }[];
  deities: string[];
  strength: number;
  /** The victory card this seat took. */
  won: string | null;
  /** What that card is worth now. */
  worth: number;
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map((one) => String(one).replace(/^@[a-z]+-/, '')) : []);

export function roundOf(lines: LogLine[]): Stood[] {
  const rows = new Map<number, Stood>();
  for (const { key, params } of lines.flatMap(({ events }) => events)) {
    const seat = Number(String(params.seat ?? '#-1').slice(1));
    if (key === 'stands') {
      const strengths = Array.isArray(params.strengths) ? params.strengths.map(Number) : [];
      rows.delete(seat);
      rows.set(seat, { seat, place: 0, units: words(params.units).map((name, at) => ({ name, strength: strengths[at] ?? 0 })), deities: words(params.deities), strength: 0, won: null, worth: 0 });
      continue;
    }
    const row = rows.get(seat);
    if (!row) continue;
    const card = String(params.victory ?? '').replace('@victory-', '');
    if (key === 'strength') row.strength = Number(params.strength);
    else if (key === 'wins') row.won = card;
    else if (key === 'worth' && card === row.won) row.worth = Number(params.glory);
  }
  return [...rows.values()].map((row, at) => ({ ...row, place: at + 1 }));
}
