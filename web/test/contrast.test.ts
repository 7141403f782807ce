/** Every pair of colours that may stand on one another: text 4.5 : 1 at least, outlines and emblems 3 : 1. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const base = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

function block(source: string, selector: string): Colours {
  const from = source.indexOf(`${selector} {`);
  const to = source.indexOf('\n}', from);
  return Object.fromEntries([...source.slice(from, to).matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] as string, (found[2] as string).trim()]));
}

const night = { ...block(css, ':root'), ...block(base, ':root') };
const day = { ...night, ...block(css, ':root[data-theme="day"]'), ...block(base, ':root[data-theme="day"]') };

function hex(colours: Colours, name: string): string {
  let value = colours[name] ?? name;
  for (let i = 0; i < 5 && value.startsWith('var('); i += 1) value = colours[value.slice(6, -1)] ?? value;
  if (!/^#[0-9a-f]{3,8}$/i.test(value)) throw new Error(`${name} is ${value}, not a colour`);
  return value;
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

type Pair = [string, string, number];
const across = (fronts: string[], grounds: string[], need: number): Pair[] => fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground, need]));

const PAGES = ['bg', 'bg-deep', 'surface', 'surface-2'];
const PLATES = ['panel-1', 'panel-2', 'prompt-1', 'prompt-2'];
const SEATS = [1, 2, 3, 4, 5];

const both: Pair[] = [
  ...across(['text', 'text-strong', 'text-muted', 'accent-text', 'danger', 'success', 'preview'], PAGES, 4.5),
  ...across(['gild'], PAGES, 3),
  ...across(['text', 'text-strong'], ['surface-3', ...PLATES, 'button-1', 'button-2', 'plate', 'plate-2'], 4.5),
  ...across(['text-muted', 'accent-text', 'danger', 'preview', 'points', 'number', 'brand'], [...PLATES, 'surface'], 4.5),
  ...across(['line-strong', 'legal', 'accent'], ['bg', 'bg-deep', 'surface'], 3),
  ...across(['on-accent'], ['accent', 'primary-1', 'primary-2'], 4.5),
  ...across(['on-harm'], ['harm-1', 'harm-2'], 4.5),
  ...across(['bone-100'], ['danger-fill'], 4.5),
  ...across(['card-ink', 'card-ink-2'], ['card-face', 'card-face-2'], 4.5),
  ...SEATS.flatMap((seat): Pair[] => [[`seat-${seat}-ink`, `seat-${seat}`, 4.5], ...across([`seat-${seat}-text`], [...PAGES, ...PLATES], 4.5)]),
  ['focus-halo', 'focus', 3],
];
const things: Pair[] = [
  ...SEATS.flatMap((seat) => across([`seat-${seat}`], PAGES, 3)),
  ...across(['on-deity'], ['deity-blue', 'deity-red', 'deity-black'], 4.5),
  ...across(['on-rune'], ['rune-e', 'rune-t'], 4.5),
  ...across(['on-br'], ['br-battle', 'br-quest', 'br-upgrade'], 4.5),
  ...across(['bone-100'], ['region-manheim', 'region-jotunheim', 'region-alfheim', 'region-tree'], 4.5),
  ...['steppes', 'mountains', 'forests', 'swamps', 'darkness', 'neutral'].flatMap((element): Pair[] => [['on-el', `el-${element}`, 3], ['on-el', `el-${element}-2`, 4.5]]),
];

describe.each([
  ['night', night, [...both, ...things]],
  ['day', day, both],
] as const)('by %s', (_, colours, pairs) => {
  it.each(pairs.map(([front, ground, need]) => [front, ground, need] as const))('%s stands out on %s', (front, ground, need) => {
    expect(contrast(hex(colours, front), hex(colours, ground))).toBeGreaterThanOrEqual(need);
  });
});
