/** Dice as they lie, and the row of the table they come to. */
import type { LogLine } from '../../lib/wire';
import { ALONE, DICE_ROWS, EQUAL_ROWS, ROW_BY_LEAD, STRENGTH_NAMES } from './facts';
import { nameKey, type Attack, type BerserkState } from './position';

export interface Thrown {
  /** Who rolled, as a name; for the strike, and for the one in return where there was a fight. */
  names: string[];
  seats: (number | null)[];
  dice: number[];
  plus: number[];
  /** Tells one throw from the next. */
  key: string;
}

/** The row of two dice with all that is added to them. */
export function rowOf(attack: number, answer: number): number {
  const lead = Math.max(-5, Math.min(5, attack - answer));
  if (!lead) return attack <= 4 ? EQUAL_ROWS[0] : EQUAL_ROWS[1];
  return ROW_BY_LEAD[lead < 0 ? lead + 5 : lead + 4] ?? 0;
}

/** Strength of the strike and of the one in return; null for the latter where nobody fights back. */
export function strengthsOf(thrown: Pick<Thrown, 'dice' | 'plus'>): [string, string | null] {
  const [first = 1, second] = thrown.dice.map((die, at) => die + (thrown.plus[at] ?? 0));
  if (second === undefined) return [STRENGTH_NAMES[ALONE[Math.max(0, Math.min(5, first - 1))] ?? 0] ?? 'miss', null];
  const [strike, back] = DICE_ROWS[rowOf(first, second)] ?? [0, 0];
  return [STRENGTH_NAMES[strike] ?? 'miss', STRENGTH_NAMES[back] ?? 'miss'];
}

/** The dice of the attack under way. */
export function lyingDice(attack: Attack | null, state: BerserkState): Thrown | null {
  if (!attack || !attack.dice[0]) return null;
  const count = attack.fight && attack.dice[1] ? 2 : 1;
  const slots = [attack.slot, attack.target].slice(0, count);
  return {
    names: slots.map((slot) => `@${nameKey(state.cards[slot] ?? { card: null })}`),
    seats: slots.map((slot) => state.cards[slot]?.side ?? null),
    dice: attack.dice.slice(0, count),
    plus: attack.plus.slice(0, count),
    key: `now ${attack.slot} ${attack.target} ${attack.dice.join()}`,
  };
}

/** The dice that were thrown last, as the log tells them. */
export function lastThrown(log: readonly LogLine[]): Thrown | null {
  for (let at = log.length - 1; at >= Math.max(0, log.length - 12); at -= 1) {
    const line = log[at];
    const events = line?.events ?? [];
    const last = events.findLastIndex(({ key }) => key === 'rolled');
    if (!line || last < 0) continue;
    const rolls = events.slice(last > 0 && events[last - 1]?.key === 'rolled' ? last - 1 : last, last + 1);
    return {
      names: rolls.map(({ params }) => String(params.card ?? '')),
      seats: rolls.map(({ params }) => Number(String(params.seat ?? '#0').slice(1))),
      dice: rolls.map(({ params }) => Number(params.die)),
      plus: rolls.map(({ params }) => Number(params.plus ?? 0)),
      key: `${line.seq} ${last}`,
    };
  }
  return null;
}
