/** Hover for a moment, or press long: the gesture that asks for the large view. */
export interface Pause {
  onshow: (at: { x: number; y: number }) => void;
  onhide: () => void;
}

export function pause(node: Element, handlers: Pause): { update: (next: Pause) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let current = handlers;
  const stop = (): void => clearTimeout(timer);
  const show = (event: PointerEvent, wait: number): void => {
    stop();
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => current.onshow(start), wait);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') show(event as PointerEvent, 350);
  };
  const leave = (event: Event): void => {
    stop();
    if ((event as PointerEvent).pointerType === 'mouse') current.onhide();
  };
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') {
      stop();
      current.onhide();
    } else show(event as PointerEvent, 480);
  };
  const move = (event: Event): void => {
    const { clientX, clientY, pointerType } = event as PointerEvent;
    if (pointerType !== 'mouse' && Math.hypot(clientX - start.x, clientY - start.y) > 8) stop();
  };
  const menu = (event: Event): void => event.preventDefault();
  const pairs: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', menu],
  ];
  for (const [name, handler] of pairs) node.addEventListener(name, handler);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      stop();
      for (const [name, handler] of pairs) node.removeEventListener(name, handler);
    },
  };
}
