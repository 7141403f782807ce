/** A card as somebody holds it: whether it may be taken up now, and if not, why. */
export interface Held {
  /** Its key. */
  card: string;
  /** Which of equal cards, from 1. */
  nth: number;
  /** `rest`: nothing is asked; `able`: it glows; `picked`: it is taken up; `dim`: not now. */
  state: 'rest' | 'able' | 'picked' | 'dim';
  /** Why not, in words. */
  why?: string;
  /** What it would do, in a word or two. */
  note?: string;
}

/** A list of keys as held cards; equal ones are told apart by number. */
export function held(cards: readonly string[], stateOf: (card: string, nth: number) => Omit<Held, 'card' | 'nth'> = () => ({ state: 'rest' })): Held[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const nth = (seen[card] = (seen[card] ?? 0) + 1);
    return { card, nth, ...stateOf(card, nth) };
  });
}
