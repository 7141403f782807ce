/** How the draft is laid out. */
import { cardOf } from './cards';
import { PACK, PICKS } from './facts';
import type { BloodRageState } from './position';

/** The widest cards (5 by 7) of which so many have room in a box, between `least` and `most`. */
export function fitted(count: number, width: number, height: number, gap: number, least: number, most: number): number {
  let best = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows / 1.4;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.max(least, Math.min(most, best)));
}

/** Cards in every pack in this round, from 0. */
export const left = (round: number, take: number): number => PACK - round * take;
/** Rounds of a draft in which so many are taken at a time. */
export const rounds = (take: number): number => PICKS / take;

/** A quest whose every land lies in ruins can never be fulfilled. */
export function uselessHere(card: string, state: BloodRageState): boolean {
  const place = cardOf(card)?.place ?? null;
  if (cardOf(card)?.family !== 'quest' || place === null) return false;
  const lands = Object.entries(state.provinces).filter(([name, { region }]) => name === place || region === place);
  return lands.length > 0 && lands.every(([, { destroyed }]) => destroyed);
}
