/** A card carried by mouse or finger from its cell to another: a step, or an attack. */
import type { Choosing } from './choosing.svelte';
import type { Choice } from './offers';
import type { Card } from './position';

interface Held {
  card: Card;
  width: number;
  height: number;
}

export class Carrying {
  carried = $state.raw<(Held & { x: number; y: number }) | null>(null);
  readonly #choosing: Choosing;
  readonly #begun: () => void;
  #from: { spot: string; held: Held; x: number; y: number; id: number } | null = null;
  /** The click that ends a carrying is none. */
  #ignore = false;
  #over: Element | null = null;

  constructor(choosing: Choosing, begun: () => void) {
    this.#choosing = choosing;
    this.#begun = begun;
  }

  click(spot: string): void {
    if (this.#ignore) this.#ignore = false;
    else {
      this.#begun();
      this.#choosing.touch(spot);
    }
  }

  down(event: PointerEvent, spot: string, held: Held | null): void {
    this.#ignore = false;
    if (held && !event.button && event.isPrimary && this.#choosing.kind === 'turn') this.#from = { spot, held, x: event.clientX, y: event.clientY, id: event.pointerId };
    // A finger holds on to where it began; the cells below it must hear of it too.
    if (held && (event.target as Element).hasPointerCapture(event.pointerId)) (event.target as Element).releasePointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.id !== event.pointerId) return;
    if (!this.carried) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 10 || !this.#choosing.vias.has(from.spot)) return;
      this.#begun();
      if (this.#choosing.via !== from.spot) this.#choosing.touch(from.spot);
    }
    this.carried = { ...from.held, x: event.clientX, y: event.clientY };
    this.#mark(this.#under(event));
  }

  drop(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.id !== event.pointerId) return;
    if (this.carried) {
      this.#ignore = true;
      setTimeout(() => (this.#ignore = false));
      const spot = this.#under(event)?.getAttribute('data-spot');
      if (!spot || spot === from.spot) this.#choosing.back();
      else void this.#put(spot);
    }
    this.leave();
  }

  /** A step that was carried is meant; an attack shows its odds first. */
  async #put(spot: string): Promise<void> {
    const choice = this.#choosing.open.get(spot) as Choice | undefined;
    if (choice?.verb === 'step') this.#choosing.play(choice);
    else this.#choosing.touch(spot);
  }

  leave(): void {
    this.#from = null;
    this.carried = null;
    this.#mark(null);
  }

  #under(event: PointerEvent): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-spot]') ?? null;
  }

  #mark(element: Element | null): void {
    if (element === this.#over) return;
    this.#over?.classList.remove('over');
    element?.classList.add('over');
    this.#over = element;
  }
}
