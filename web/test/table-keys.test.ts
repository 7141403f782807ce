import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hear, spotKeys, type TableKeys } from '../src/lib/table-keys';

beforeAll(() => vi.stubGlobal('document', { querySelector: () => null }));
afterAll(() => vi.unstubAllGlobals());

/** A key press on something that lies within these. */
function press(key: string, within: string[] = []): { event: KeyboardEvent; prevented: () => boolean } {
  let prevented = false;
  const target = { closest: (selector: string) => (within.some((name) => selector.split(', ').includes(name)) ? target : null) };
  const event = { key, target, defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => (prevented = true) };
  return { event: event as unknown as KeyboardEvent, prevented: () => prevented };
}

function keys(): TableKeys & { heard: string[] } {
  const heard: string[] = [];
  const say = (word: string, did = true) => (): boolean => {
    heard.push(word);
    return did;
  };
  return {
    heard, escape: say('escape', false), arrow: ({ key }) => say(key)(), number: (nth) => void heard.push(`number ${nth}`), enter: say('enter'), space: say('space'),
    through: (key, button) => key === ' ' && button.closest('[data-spot]') !== null,
    letter: (key) => key === 'f' && say('fit')(),
  };
}

describe('the keys of a table', () => {
  it('go where they belong, and what did nothing is left to the browser', () => {
    const heard = keys();
    const prevented = ['Escape', 'ArrowUp', '1', '0', 'Enter', ' ', 'f', 'x'].map((key) => {
      const one = press(key);
      hear(one.event, { looking: null }, heard);
      return one.prevented();
    });
    expect(heard.heard).toEqual(['escape', 'ArrowUp', 'number 0', 'number 9', 'enter', 'space', 'fit']);
    expect(prevented).toEqual([false, true, true, true, true, true, true, false]);
  });

  it('are not heard in a field, in a dialog, or while the reader looks back', () => {
    const heard = keys();
    hear(press('1', ['dialog']).event, { looking: null }, heard);
    hear(press('1', ['textarea']).event, { looking: null }, heard);
    hear(press('1').event, { looking: 3 }, heard);
    expect(heard.heard).toEqual([]);
  });

  it('press the button that has the focus, except where the title says otherwise', () => {
    const heard = keys();
    hear(press('Enter', ['button', '[data-spot]']).event, { looking: null }, heard);
    hear(press(' ', ['button']).event, { looking: null }, heard);
    hear(press(' ', ['button', '[data-spot]']).event, { looking: null }, heard);
    expect(heard.heard).toEqual(['space']);
  });

  it('close the large view before they take a step back, and number what one holds', () => {
    const did: string[] = [];
    let open = true;
    const choosing = { back: () => did.push('back') > 0, commit: () => false, giveRest: () => false };
    const root = { querySelectorAll: (selector: string) => [{ click: () => did.push(`first of ${selector}`) }] };
    const spots = spotKeys(choosing as never, {
      root: () => root as unknown as HTMLElement,
      hide: () => {
        const was = open;
        open = false;
        return was;
      },
      answers: () => true,
      likely: [],
      held: ['hand', 'tray'],
    });
    expect([spots.escape(), did.length]).toEqual([true, 0]);
    spots.escape();
    spots.number(0);
    spots.number(4);
    expect(did).toEqual(['back', 'first of [data-testid="hand"] [data-spot], [data-testid="tray"] [data-spot]']);
  });
});
