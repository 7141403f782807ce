/** Hover for a moment, or press long: the gesture that asks for the large view. */
export interface Pause {
  onshow: (at: { x: number; y: number }) => void;
  onhide: () => void;
}

export function pause(node: Element, handlers: Pause): { update: (next: Pause) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let shown = false;
  /** A long press is no click: the one that follows it is swallowed. */
  let pressed = false;
  let current = handlers;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const hide = (): void => {
    stop();
    if (shown) current.onhide();
    shown = false;
  };
  const wait = (event: PointerEvent, time: number): void => {
    stop();
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      shown = true;
      pressed = event.pointerType !== 'mouse';
      current.onshow(start);
    }, time);
  };
  /** A mouse that rests where something comes to lie has not asked for it: only one that moves has. */
  const move = (event: Event): void => {
    const { clientX, clientY, pointerType, buttons } = event as PointerEvent;
    if (pointerType === 'mouse') {
      if (!shown && timer === undefined && !buttons) wait(event as PointerEvent, 350);
    } else if (Math.hypot(clientX - start.x, clientY - start.y) > 8) stop();
  };
  const down = (event: Event): void => {
    hide();
    pressed = false;
    if ((event as PointerEvent).pointerType !== 'mouse') wait(event as PointerEvent, 480);
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') hide();
    else stop();
  };
  const menu = (event: Event): void => event.preventDefault();
  const swallow = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const pairs: [string, (event: Event) => void][] = [
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', menu],
  ];
  for (const [name, handler] of pairs) node.addEventListener(name, handler);
  node.addEventListener('click', swallow, { capture: true });
  return {
    update(next) {
      current = next;
    },
    destroy() {
      hide();
      for (const [name, handler] of pairs) node.removeEventListener(name, handler);
      node.removeEventListener('click', swallow, { capture: true });
    },
  };
}
