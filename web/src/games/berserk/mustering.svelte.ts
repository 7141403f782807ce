/** How a squad is mustered: a deck is picked, the order of play settled, the deal kept or not, and cards recruited. They are
 *  recruited in any order; the hall is asked after each what is left and what cannot be recruited besides. */
import { Composing, type Choice } from '../../lib/composing.svelte';
import { cardOnCloth } from '../../lib/sound';
import { viewOf } from '../../lib/view';
import type { Asked } from '../../lib/wire';
import { cardNamed, CARDS } from './cards';
import { keep, kept } from './keeping';
import type { View as BerserkView } from './shape';

const ORDER: ReadonlyMap<number, number> = new Map([...CARDS.keys()].map((id, at) => [id, at]));
const place = (word: string): number => ORDER.get(cardNamed(word)?.id ?? 0) ?? 0;

/** What the hall tells of a squad under way. */
export interface Bill {
  gold: number;
  silver: number;
  goldLeft: number;
  silverLeft: number;
  flyers: number;
  /** Gold for elements beyond the first. */
  price: number;
}

/** The nth card of a kind in a deal. */
export const dealSpot = (word: string, nth: number): string => `deal:${word}:${nth}`;

export class Mustering extends Composing<object> {
  readonly view: BerserkView | null = $derived.by(() => viewOf('berserk', this.table.view));
  readonly recruits: boolean = $derived(this.kind === 'recruit');
  /** Cards that cannot be recruited besides those that are picked, with the reason. */
  readonly barred: ReadonlyMap<string, string> = $derived.by(() => {
    const list = this.recruits ? ((this.asked?.params.barred ?? []) as string[]) : [];
    return new Map(list.map((entry) => entry.split(' ') as [string, string]));
  });
  readonly bill: Bill | null = $derived.by(() => {
    if (!this.recruits || !this.asked) return null;
    const number = (name: string): number => Number(this.asked?.params[name] ?? 0);
    return { gold: number('gold'), silver: number('silver'), goldLeft: number('gold_left'), silverLeft: number('silver_left'), flyers: number('flyers'), price: number('price') };
  });

  protected override read(asked: Asked): Choice<object>[] {
    return asked.options.map(({ text, preview }) => {
      const spot = asked.kind === 'recruit' && text !== 'done' ? dealSpot(text, 1) : asked.kind === 'pick-deck' ? `deck:${text}` : `word:${text}`;
      return { text, via: null, spot, preview: (preview ?? {}) as object };
    });
  }

  protected override spell(spot: string): string | null {
    return spot.startsWith('deal:') ? (spot.split(':')[1] ?? null) : null;
  }

  /** Aim at a ready deck. */
  pickDeck(name: string): void {
    this.table.quiet();
    const spot = `deck:${name}`;
    if (this.aimed?.spot === spot) this.commit();
    else this.aimed = this.direct.get(spot) ?? { text: name, via: null, spot, preview: {} };
  }

  /** Answer with a word, at once. */
  sayWord(text: string): void {
    const choice = this.direct.get(`word:${text}`);
    if (choice) this.play(choice);
  }

  /** How many of a kind are picked. */
  picked(word: string): number {
    return this.parts.filter((part) => part === word).length;
  }

  /** How many cards of the deal could still be recruited, one at a time. */
  get affordable(): number {
    const deal = this.view && this.asked ? (this.view.state.players[this.asked.seat]?.deal ?? []) : [];
    const free = deal.filter((id) => !this.barred.has(CARDS.get(id ?? 0)?.word ?? '')).length;
    return Math.max(0, free - this.parts.filter((word) => !this.barred.has(word)).length);
  }

  protected override ownWay(spot: string): boolean {
    const [where, word = '', nth = '1'] = spot.split(':');
    if (!this.recruits || where !== 'deal') return false;
    if (this.picked(word) >= Number(nth)) {
      const at = this.parts.lastIndexOf(word);
      void this.stand(this.parts.filter((_, one) => one !== at));
    } else if (this.barred.has(word)) this.table.notify(`no-${this.barred.get(word)}`, { card: `@card-${word}` });
    else void this.stand([...this.parts, word].sort((one, other) => place(one) - place(other)));
    return true;
  }

  /** Have these cards picked, and hear what the hall says of them. */
  async stand(parts: string[]): Promise<void> {
    cardOnCloth();
    this.#keep(parts);
    if (!parts.length) {
      this.clear();
      return;
    }
    this.aimed = null;
    this.parts = parts;
    this.table.parts = parts;
    const holds = this.think();
    const answer = await this.table.compose(parts);
    if (!holds()) return;
    if (answer?.asked) this.settle(parts, answer.asked);
    else if (this.table.link === 'open') {
      this.#keep([]);
      this.clear();
    }
  }

  /** What this question is about: the same cards, the same crystals. */
  #about(): string {
    const { asked } = this.table;
    const player = asked ? this.view?.state.players[asked.seat] : undefined;
    return JSON.stringify([asked?.kind, player?.deal, player?.gold]);
  }

  #keep(parts: string[]): void {
    const seat = this.table.asked?.seat;
    if (seat !== undefined) keep(this.table.id, seat, this.#about(), parts);
  }

  /** Something is asked anew: go on where the reader was, if it is the same question. */
  resume(): void {
    this.clear();
    const { asked } = this.table;
    const parts = asked?.kind === 'recruit' ? kept(this.table.id, asked.seat, this.#about()) : [];
    if (parts.length) void this.stand(parts);
  }

  /** A squad that could be larger is asked about once more. */
  protected override grave(): boolean {
    return this.recruits && this.aimed === null && this.affordable > 0;
  }

  override commit(): boolean {
    return this.aimed ? super.commit() : this.recruits && this.giveRest();
  }

  override giveRest(): boolean {
    if (this.kind === 'redeal') {
      this.sayWord('keep');
      return true;
    }
    return this.aimed?.text === 'done' ? this.commit() : super.giveRest();
  }

  protected override ownBack(): boolean {
    if (!this.recruits || !this.parts.length) return false;
    void this.stand(this.parts.slice(0, -1));
    return true;
  }

  protected override send(parts: string[]): void {
    this.#keep([]);
    super.send(parts);
  }
}
