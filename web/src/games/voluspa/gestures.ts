/** Wheel, drag, pinch, click and double click over the board. */
import type { Camera } from './camera.svelte';
import type { Place } from './torus';

interface Handlers {
  onclick: (point: Place, kind: 'mouse' | 'touch') => void;
  /** Whether a tap here chooses something: then it is no half of a double tap, however soon it follows another. */
  chooses: (point: Place) => boolean;
  ondouble: () => void;
}

const SLIP = 7;
/** A longer press asks for the large view and is no tap. */
const LONG = 460;

export function gestures(box: HTMLElement, camera: Camera, handlers: Handlers): () => void {
  const fingers = new Map<number, Place>();
  let moved = false;
  let began: Place = { x: 0, y: 0 };
  let beganAt = 0;
  let lastTap = { at: 0, x: 0, y: 0 };

  const point = (event: { clientX: number; clientY: number }): Place => {
    const rect = box.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    camera.zoom(point(event), Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)));
  }

  function down(event: PointerEvent): void {
    if (event.button || (event.target as Element).closest('button, [data-testid^="way-"]')) return;
    fingers.set(event.pointerId, point(event));
    if (fingers.size === 1) {
      moved = false;
      began = point(event);
      beganAt = performance.now();
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = point(event);
    if (fingers.size === 1) {
      if (!moved && Math.hypot(now.x - began.x, now.y - began.y) < SLIP) return;
      if (!moved) box.setPointerCapture(event.pointerId);
      moved = true;
      camera.pan({ x: now.x - before.x, y: now.y - before.y });
    } else {
      moved = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        camera.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
        if (was > 0) camera.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, is / was);
      }
    }
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || moved || fingers.size) return;
    const at = point(event);
    const kind = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const time = performance.now();
    if (kind === 'touch' && time - beganAt > LONG) return;
    const chooses = handlers.chooses(at);
    if (kind === 'touch' && !chooses && time - lastTap.at < 320 && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 24) {
      lastTap.at = 0;
      handlers.ondouble();
      return;
    }
    lastTap = { at: chooses ? 0 : time, ...at };
    handlers.onclick(at, kind);
  }

  function cancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  box.addEventListener('wheel', wheel, { passive: false });
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', cancel);
  return () => {
    box.removeEventListener('wheel', wheel);
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('pointermove', move);
    box.removeEventListener('pointerup', up);
    box.removeEventListener('pointercancel', cancel);
  };
}
