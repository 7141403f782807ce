/** The attack that is spoken of: one that is aimed, or one that is under way; with what is promised of it. */
import type { Choosing } from './choosing.svelte';
import type { Choice, Preview } from './offers';
import { attackUnderWay, type Attack, type Lying } from './position';
import { abilityKey } from './sentences';
import { ABILITY_NAMES, CARDS } from './facts';

export interface Considered {
  /** Its kind, as a key of the catalogue. */
  kind: string;
  from: Lying | null;
  to: Lying | null;
  /** As it stands. */
  now: Preview | null;
  /** What an answer would make of it: its text, whose it is, and what then. */
  answers: { choice: Choice; card: Lying | null; then: Preview }[];
  /** It is declared. */
  attack: Attack | null;
}

const at = (choosing: Choosing, slot: number): Lying | null => [...choosing.lying.values()].find((one) => one.slot === slot) ?? null;

function printedKind(card: number | null, verb: string): string {
  if (!verb.startsWith('feature')) return 'ability-simple_strike';
  const facts = card === null ? undefined : (CARDS as Record<number, (typeof CARDS)[keyof typeof CARDS]>)[card];
  return abilityKey(facts?.features[Number(verb.slice(7)) - 1]?.ability ?? 'effect');
}

/** Null where no attack is spoken of. */
export function considered(choosing: Choosing): Considered | null {
  const state = choosing.view?.state;
  const aimed = choosing.aimed as Choice | null;
  if (!state) return null;
  const attack = attackUnderWay(state);
  if (choosing.asked?.kind.startsWith('window') && attack) {
    const pass = choosing.direct.get('word:pass');
    const answers = choosing.all
      .filter((choice) => choice.text !== 'pass' && choice.preview.strikes && (!aimed || aimed.text === choice.text))
      .slice(0, 2)
      .map((choice) => {
        const [first = '', second = ''] = choice.text.split(' ');
        return { choice, card: choosing.lying.get(first === 'defend' ? second : first) ?? null, then: choice.preview };
      });
    return { kind: abilityKey(ABILITY_NAMES[attack.kind] ?? 'effect'), from: at(choosing, attack.slot), to: at(choosing, attack.target), now: pass?.preview.strikes ? pass.preview : null, answers, attack };
  }
  if (aimed?.preview.strikes) {
    const [head = '', ...more] = [...choosing.parts, aimed.text].join(', ').split(', ');
    const [card = '', verb = ''] = head.split(' ');
    const from = choosing.lying.get(card) ?? null;
    return { kind: printedKind(from?.card.card ?? null, verb), from, to: choosing.lying.get(more.at(-1) ?? '') ?? null, now: aimed.preview, answers: [], attack: null };
  }
  if (attack) return { kind: abilityKey(ABILITY_NAMES[attack.kind] ?? 'effect'), from: at(choosing, attack.slot), to: at(choosing, attack.target), now: null, answers: [], attack };
  return null;
}
