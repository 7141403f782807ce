/** A card dragged by mouse or finger from one spot to another. */
interface Held {
  spot: string;
  card: number;
  width: number;
  height: number;
}

export class Dragging {
  carried = $state.raw<(Held & { x: number; y: number }) | null>(null);
  readonly #drop: (from: string, to: string) => void;
  readonly #begun: () => void;
  #from: (Held & { x: number; y: number; id: number }) | null = null;
  #ignore = false;

  constructor(begun: () => void, drop: (from: string, to: string) => void) {
    this.#begun = begun;
    this.#drop = drop;
  }

  /** Whether a click is one: that which ends a dragging is none. */
  clicks(): boolean {
    const meant = !this.#ignore;
    this.#ignore = false;
    return meant;
  }

  down(event: PointerEvent, spot: string, card: number | null): void {
    this.#ignore = false;
    if (card === null || event.button || !event.isPrimary) return;
    const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
    this.#from = { spot, card, width, height, x: event.clientX, y: event.clientY, id: event.pointerId };
    // A finger holds on to where it began; what lies below it must hear of it too.
    const target = event.target as Element;
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.id !== event.pointerId) return;
    if (!this.carried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 9) return;
    if (!this.carried) this.#begun();
    this.carried = { ...from, x: event.clientX, y: event.clientY };
  }

  drop(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.id !== event.pointerId) return;
    if (this.carried) {
      this.#ignore = true;
      setTimeout(() => (this.#ignore = false));
      const to = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest('[data-spot]')?.getAttribute('data-spot')).find((spot) => spot) ?? null;
      if (to && to !== from.spot) this.#drop(from.spot, to);
    }
    this.leave();
  }

  leave(): void {
    this.#from = null;
    this.carried = null;
  }
}
