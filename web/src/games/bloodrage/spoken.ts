/** Places in words: what stands there, and what would come of touching them. */
import type { Teller } from '../../lib/words.svelte';
import type { Choosing } from './choosing.svelte';
import { SHORES, YGGDRASIL, grouped, type BloodRageState, type BloodRageView, type Figure } from './position';
import { results } from './sentences';

/** `Sigrun: leader, warrior ×2; Ylva: ship`. */
export function company(figures: Figure[], say: Teller): string {
  const seats = [...new Set(figures.map(([seat]) => seat))];
  return seats
    .map((seat) => {
      const list = grouped(figures.filter(([owner]) => owner === seat)).map(([[, kind], count]) => `${say.name(`figure-${kind}`)}${count > 1 ? ` ×${count}` : ''}`);
      return `${say.seat(seat)}: ${list.join(', ')}`;
    })
    .join('; ');
}

/** All there is to say of a province, part by part. */
export function provinceLines(state: BloodRageState, name: string, say: Teller): string[] {
  const province = state.provinces[name];
  if (!province) return [];
  if (province.destroyed) return [say.text('board-destroyed')];
  const out: string[] = [];
  if (province.villages !== null) out.push(say.text('board-free', { count: province.free ?? 0, all: province.villages }));
  if (province.token) out.push(province.pillaged ? say.text('board-pillaged') : say.text('board-token', { reward: `@reward-${province.token}` }));
  if (province.doomed) out.push(say.text('board-doomed', { age: province.doomed }));
  if (province.figures.length) out.push(company(province.figures, say));
  const strengths = Object.entries(province.strengths);
  if (strengths.length) out.push(`${say.text('board-strengths')}: ${strengths.map(([seat, value]) => `${say.seat(Number(seat))} ${value}`).join(', ')}`);
  return out;
}

const outcome = (choosing: Choosing | null, name: string, say: Teller): string[] => {
  const choice = choosing?.via ? choosing.open.get(`place:${name}`) : undefined;
  const told = choice ? results(choice.preview, say, choosing?.table.seat ?? null) : '';
  return told ? [told] : [];
};

/** The name of a province with its region and all that is there. */
export function spoken(view: BloodRageView, name: string, say: Teller, choosing: Choosing | null): string {
  const region = name === YGGDRASIL ? null : view.state.provinces[name]?.region;
  const title = region ? `${say.name(`province-${name}`)} (${say.name(`region-${region}`)})` : say.name(`province-${name}`);
  return [title, ...outcome(choosing, name, say), ...provinceLines(view.state, name, say)].join('. ');
}

export function fjordLines(state: BloodRageState, name: string, say: Teller): string[] {
  const fjord = state.fjords[name];
  const [one, two] = SHORES[name] ?? ['', ''];
  const out = [say.text('board-fjord-of', { places: [`@province-${one}`, `@province-${two}`] })];
  if (fjord?.closed) out.push(say.text('board-closed'));
  if (fjord?.figures.length) out.push(company(fjord.figures, say));
  return out;
}

export const spokenFjord = (state: BloodRageState, name: string, say: Teller, choosing: Choosing | null): string => [say.name(`fjord-${name}`), ...outcome(choosing, name, say), ...fjordLines(state, name, say)].join('. ');

/** The number beside a place that may be chosen: one's own strength there; null where none is to be shown. */
export function worthOf(choosing: Choosing, name: string): string | null {
  if (!choosing.asked) return null;
  const spot = `place:${name}`;
  if (choosing.kind === 'march') return choosing.parts[0]?.endsWith(` ${name}`) && choosing.ready?.preview.strength !== undefined ? String(choosing.ready.preview.strength) : null;
  const aimed = choosing.aimed?.text.endsWith(` ${name}`) && /^(invade|recall)/.test(choosing.aimed.text) ? choosing.aimed : null;
  const choice = aimed ?? choosing.open.get(spot);
  if (!choice || (choosing.via === null && choosing.kind === 'action' && !aimed)) return null;
  const { strength, provinces } = choice.preview;
  if (strength === undefined) return null;
  return provinces ? `+${strength}` : String(strength);
}
