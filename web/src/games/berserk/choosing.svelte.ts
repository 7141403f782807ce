/** How a move of Berserk is put together: a card, what it does, and where or at whom; or a card that answers. */
import { Composing } from '../../lib/composing.svelte';
import { viewOf } from '../../lib/view';
import type { Asked } from '../../lib/wire';
import { isCell, readAsked, spell, type Choice, type Preview } from './offers';
import { byWord, type BerserkView, type Lying } from './position';

/** Of several ways to use a spot, which is meant where none is named: a strike before a step, a step before a feature. */
const weight = (verb: string): number => (verb === 'strike' ? 0 : verb === 'step' ? 1 : 2);
/** Ways to go that reach half the field: they light nothing before they are named. */
const NAMED = new Set(['jump', 'teleport']);

/** Something that the card taken up may do, told by its button. */
export interface Verb {
  name: string;
  choice: Choice;
  /** Touching it plays or asks on; else it waits for a place or a target. */
  whole: boolean;
}

export class Choosing extends Composing<Preview> {
  /** What the card that is taken up shall do; null where a spot decides. */
  verb = $state<string | null>(null);
  /** The card that goes on moving, by its new place. */
  #follows: string | null = null;

  readonly view: BerserkView | null = $derived.by(() => viewOf('berserk', this.table.view));
  readonly lying: Map<string, Lying> = $derived(this.view ? byWord(this.view.state) : new Map<string, Lying>());
  readonly all: Choice[] = $derived(readAsked(this.asked));
  readonly preview: Preview | null = $derived(this.aimed?.preview ?? null);

  /** What the card that is taken up may do besides going and striking where it points. */
  readonly verbs: Verb[] = $derived(
    this.all
      .filter((choice) => choice.via === this.via && choice.spot.startsWith('word:') && choice.verb)
      .map((choice) => ({ name: choice.verb, choice, whole: !choice.preview.targets })),
  );

  protected override read(asked: Asked): Choice[] {
    const { verb } = this;
    const meant = readAsked(asked).filter((choice) => this.#meant(choice, verb));
    // The last one of a spot counts.
    return meant.sort((one, other) => weight(other.verb) - weight(one.verb));
  }

  #meant(choice: Choice, verb: string | null): boolean {
    if (this.kind !== 'turn' || choice.via === null) return true;
    if (choice.spot.startsWith('word:')) return true;
    if (verb !== null) return choice.via !== this.via || choice.verb === verb;
    if (choice.verb === 'step') return true;
    if (NAMED.has(choice.verb)) return false;
    // An attack at an own card, or a feature that is none, has to be named.
    return choice.preview.wounds !== undefined ? this.#side(choice.spot) !== this.asked?.seat : this.#hidden(choice.spot);
  }

  #at(spot: string | null): Lying | undefined {
    return spot?.startsWith('at:') ? this.lying.get(spot.slice(3)) : undefined;
  }

  #side(spot: string): number | undefined {
    return this.#at(spot)?.card.side;
  }

  #hidden(spot: string): boolean {
    return this.#at(spot)?.card.faceDown ?? false;
  }

  /** The card that is taken up. */
  get taken(): Lying | undefined {
    return this.#at(this.via);
  }

  /** Name what the card does. */
  want(verb: Verb): void {
    this.table.quiet();
    this.aimed = null;
    if (verb.whole) {
      const { via } = this;
      void this.aim(verb.choice).then(() => (this.via ??= this.parts.length ? null : via));
    } else this.verb = this.verb === verb.name ? null : verb.name;
  }

  /** Another card of one's own is meant, not a target: it is taken up instead. */
  protected override ownWay(spot: string, choice: Choice | undefined): boolean {
    if (this.kind !== 'turn' || choice || this.via === null || spot === this.via || !this.vias.has(spot)) {
      if (spot === this.via) this.verb = null;
      return false;
    }
    this.verb = null;
    return false;
  }

  protected override spell(spot: string): string | null {
    return spell(this.kind, spot, this.via, this.verb, (word) => this.lying.has(word));
  }

  /** Whether this spot answers now: what glows. */
  glows(spot: string): boolean {
    if (!this.asked) return false;
    return this.via === null ? this.vias.has(spot) || this.direct.has(spot) : this.open.has(spot);
  }

  protected override ownBack(): boolean {
    if (this.verb === null) return false;
    this.verb = null;
    return true;
  }

  /** While something can still be done, the turn is not ended by one touch. */
  protected override grave(rest: Choice): boolean {
    return rest.text === 'end' && this.all.length > 1;
  }

  override giveRest(): boolean {
    return this.aimed?.text === 'end' ? this.commit() : super.giveRest();
  }

  protected override send(parts: string[]): void {
    const words = parts.join(', ').split(/[ ,]+/);
    const last = words.at(-1) ?? '';
    this.#follows = this.kind === 'turn' && isCell(words[0] ?? '') && isCell(last) && (words.length === 2 || NAMED.has(words[1] ?? '')) ? last : null;
    super.send(parts);
  }

  /** A card that has gone a step is still in hand, as long as it may do something. */
  resume(): void {
    const spot = `at:${this.#follows}`;
    if (this.kind !== 'turn') return;
    if (this.#follows && this.vias.has(spot)) this.via = spot;
    this.#follows = null;
  }

  override clear(): void {
    super.clear();
    this.verb = null;
  }
}
