/** Movement: durations are the tokens', and a reader who wants none gets none. */
const known = new Map<string, number>();

const still = (): boolean => document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a kind of movement takes, in milliseconds. Read once: asking the page in the midst of a change makes it lay
 *  everything out anew. */
export function duration(token: string): number {
  if (still()) return 0;
  let time = known.get(token);
  if (time === undefined) {
    const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
    time = value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000 || 0;
    if (value) known.set(token, time);
  }
  return time;
}

export interface Point {
  x: number;
  y: number;
}

/** Let an element come from somewhere else, along a slight arc, to where it is. */
export function travel(element: Element, from: Point, scale = 1, wait = 0): void {
  const time = duration('--t-move');
  if (!time || (Math.abs(from.x) < 1 && Math.abs(from.y) < 1 && scale === 1)) return;
  const lift = Math.min(28, Math.hypot(from.x, from.y) * 0.12);
  const middle = { x: from.x * 0.42, y: from.y * 0.42 - lift };
  element.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(${scale})` },
      { transform: `translate(${middle.x}px, ${middle.y}px) scale(${(scale + 1) / 2 + 0.04})`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: time, delay: wait, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
  );
}

/** A short shake: no. */
export function shake(element: Element | null | undefined): void {
  if (!element || !duration('--t-move')) return;
  element.animate(
    [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260, easing: 'ease-out' },
  );
}

/** Count a shown number up or down within 300 ms; gives a function that stops it. */
export function countTo(from: number, to: number, show: (value: number) => void): () => void {
  if (!duration('--t-move') || from === to) {
    show(to);
    return () => undefined;
  }
  const begun = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(1, (now - begun) / 300);
    show(Math.round(from + (to - from) * part));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
