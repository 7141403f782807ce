/** What is about to happen to which units, drawn on the table. */
import type { Asked } from '../../lib/wire';
import type { WolvesView } from './position';

export interface Threat {
  /** Whose line, and which places from 0. */
  seat: number;
  places: number[];
  by: number;
  /** Whether the unit leaves for whoever threatens, or is struck. */
  leaves: boolean;
}

const seatOf = (value: unknown): number | null => (typeof value === 'string' && /^#\d+$/.test(value) ? Number(value.slice(1)) : null);

export function threatOf(asked: Asked | null, view: WolvesView | null): Threat | null {
  if (!asked?.window || !view || !asked.kind.startsWith('reaction-')) return null;
  const cause = asked.kind.slice('reaction-'.length);
  const by = seatOf(asked.params.by) ?? asked.seat;
  const line = view.state.players[asked.seat]?.line ?? [];
  if (cause === 'plague') {
    const places = line.flatMap(([, value], at) => (value === asked.params.strength ? [at] : []));
    return { seat: asked.seat, places, by, leaves: false };
  }
  if (cause === 'tyr') return { seat: asked.seat, places: [asked.params.end === '@end-left' ? 0 : line.length - 1], by, leaves: false };
  const place = Number(asked.params.place) - 1;
  if (cause === 'arrival') return { seat: seatOf(asked.params.line) ?? asked.seat, places: [place], by, leaves: true };
  return { seat: asked.seat, places: [place], by, leaves: cause === 'raider' || cause === 'traitor' };
}
