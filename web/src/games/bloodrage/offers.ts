/** Options of Blood Rage taken apart: what is taken up first (`via`), and the spot of the table that answers.
 *
 *  Spots: `place:gimle` (a province or a fjord), `reserve:warrior`, `dead:troll` (in Valhalla), `march:gimle` (one's own
 *  figures there), `token:gimle` (its pillage token), `hand:tyrs_bash`, `pack:tyrs_bash`, `table:tyrs_bash` (a card turned
 *  up in battle), `figure:gimle:warrior`, `kind:warrior`, `stat:axes`, `slot:3`, `word:pass`. */
import type { Choice as Composed } from '../../lib/composing.svelte';
import type { Asked, Offer, View } from '../../lib/wire';
import { AFLOAT, CARDS, CLAN_SLOT, FIGURES, FJORDS, MONSTER_SLOT, OUTER, SLOTS, STATS, TRACKS, YGGDRASIL } from './facts';
import { PROVINCES, figuresAt, isProvince, slotOf, type BloodRageState, type BloodRageView, type Clan, type Figure, type Reward } from './position';
import type { Card } from './shape';

export interface Preview {
  /** Rage it costs, and what is left then. */
  cost?: number;
  rage?: number;
  /** One's own strength there, or of a ship alone. */
  strength?: number;
  /** What a ship makes of the strength on both shores. */
  provinces?: Record<string, number>;
  marchers?: number;
  room?: number;
  /** Strength by seat as it stands, and who is ahead; null for a tie. */
  strengths?: Record<string, number>;
  leader?: number | null;
  slot?: string;
  replaces?: string | null;
  reward?: Reward;
  times?: number;
  opposed?: boolean;
  /** Glory at once. */
  points?: number;
  valhalla?: number;
  /** One's own strength in the battle with this card. */
  total?: number;
  kind?: string;
  glory?: number;
  /** Figures lost. */
  lost?: number;
  stat?: string;
  from?: number;
  to?: number;
  legendary?: number;
}

export type Choice = Composed<Preview>;

/** Quests of all ages, by key. */
export const isQuest = (card: string): boolean => isCard(card) && CARDS[card].kind === 'quest';
const isCard = (word: string): word is Card => word in CARDS;

const PLACES: readonly string[] = [...PROVINCES, ...FJORDS];
type Reading = [via: string | null, spot: string];

/** Prompts whose options are cards of one's hand, of the pack, or turned up in the battle. */
const PILES: Record<string, string> = { draft: 'pack', keep: 'hand', quest: 'hand', 'battle-card': 'hand', 'late-card': 'hand', prowess: 'table' };

function action(words: string[], text: string): Reading[] {
  const [first = '', second = '', third = ''] = words;
  if (first === 'invade') return [[`reserve:${second}`, `place:${third}`], [`place:${third}`, `reserve:${second}`]];
  if (first === 'recall') return [[`dead:${second}`, `place:${third}`], [`place:${third}`, `dead:${second}`]];
  if (first === 'march') return [[`march:${second}`, `place:${third}`]];
  if (first === 'pillage' || first === 'challenge') return [[`place:${second}`, `word:${text}`], [null, `token:${second}`]];
  return [[null, `word:${text}`]];
}

function readings(kind: string, text: string): Reading[] {
  const words = text.split(' ');
  const [first = '', second = ''] = words;
  if (kind === 'action') return action(words, text);
  if (['pass', 'done', 'stay', 'flee', 'as'].includes(first)) return [[null, `word:${text}`]];
  const pile = PILES[kind];
  if (pile) return [[null, `${pile}:${text}`]];
  if (first === 'save') return [[null, `kind:${second}`]];
  if (kind === 'tide' || kind === 'march') return [[null, `kind:${text}`]];
  if (PLACES.includes(text)) return [[null, `place:${text}`]];
  if (PLACES.includes(second)) return [[null, `figure:${second}:${first}`]];
  if ((STATS as readonly string[]).includes(text)) return [[null, `stat:${text}`]];
  return [[null, `word:${text}`]];
}

/** Where an upgrade goes: the slot of the card it replaces, or the first free one that fits. */
export function slotFor(text: string, clan: Clan | undefined, slot: string | undefined): number {
  const over = text.split(' over ')[1];
  if (!clan) return -1;
  if (over) return slotOf(clan, over);
  return SLOTS.findIndex((name, at) => name === slot && clan.upgrades[at] === null);
}

/** All answers to what is asked. A quest of the hand is laid by touching it; an upgrade with one slot to go to likewise. */
export function readAsked(asked: Asked | null, clan: Clan | undefined): Choice[] {
  if (!asked) return [];
  const cardOf = (text: string): string => text.split(' ')[1] ?? '';
  const upgrades = asked.options.filter((offer) => offer.text.startsWith('upgrade ')).map((offer) => cardOf(offer.text));
  return asked.options.flatMap((offer): Choice[] => {
    const { text } = offer;
    const preview = (offer.preview ?? {}) as Preview;
    if (asked.kind === 'action' && text.startsWith('upgrade ')) {
      const card = cardOf(text);
      const single = upgrades.filter((other) => other === card).length === 1;
      return [single ? { text, via: null, spot: `hand:${card}`, preview } : { text, via: `hand:${card}`, spot: `slot:${slotFor(text, clan, preview.slot)}`, preview }];
    }
    if (asked.kind === 'action' && text === 'quest' && clan?.hand) return [...new Set(clan.hand.filter(isQuest))].map((card) => ({ text: `quest, ${card}`, via: null, spot: `hand:${card}`, preview }));
    return readings(asked.kind, text).map(([via, spot]) => ({ text, via, spot, preview }));
  });
}

/** Where an option lies: what is taken up for it, and the spot that answers. */
export function spotsOf(asked: Asked, text: string, view: View): string[] {
  const clan = view.game === 'bloodrage' ? (view as BloodRageView).state.clans[asked.seat] : undefined;
  const found = readAsked(asked, clan).find((choice) => choice.text === text || choice.text.startsWith(`${text},`));
  // Those who march stand in the place they leave.
  return found ? [found.via, found.spot].filter((spot) => spot !== null).map((spot) => spot.replace(/^march:/, 'place:')) : [];
}

/** Prompts where several are picked, in any order here and in the order of the rules there. */
export interface Picking {
  /** How many; null where one says when it is enough. */
  count: number | null;
  /** What may be picked, each as often as it is there, in the order of the rules. */
  candidates: Candidate[];
}

export interface Candidate {
  text: string;
  spot: string;
  /** The same text, told apart. */
  nth: number;
}

const named = (value: unknown): string => (typeof value === 'string' ? value.replace(/^@[a-z]+-/, '') : '');

const kindOrder = (clan: Clan | undefined): string[] => [...FIGURES, ...(clan?.upgrades.slice(MONSTER_SLOT, CLAN_SLOT) ?? []).map((card) => card ?? '')];

/** Own figures at a place, in the order of the rules. */
export function ownAt(view: BloodRageView, seat: number, place: string): Figure[] {
  const order = kindOrder(view.state.clans[seat]);
  return figuresAt(view.state, place)
    .filter(([owner]) => owner === seat)
    .sort((a, b) => order.indexOf(a[1]) - order.indexOf(b[1]));
}

function numbered(list: [text: string, spot: string][]): Candidate[] {
  const seen: Record<string, number> = {};
  return list.map(([text, spot]) => ({ text, spot, nth: (seen[text] = (seen[text] ?? 0) + 1) }));
}

export function pickingOf(asked: Asked | null, view: BloodRageView | null): Picking | null {
  if (!asked || !view) return null;
  const { seat, kind, params } = asked;
  const { state } = view;
  const clan = state.clans[seat];
  const texts = asked.options.map((offer) => offer.text);
  if (kind === 'draft') {
    const take = state.draft?.take ?? 1;
    return take > 1 ? { count: take, candidates: numbered((state.draft?.hand ?? []).map((card) => [card, `pack:${card}`])) } : null;
  }
  if (kind === 'march') {
    const from = named(params.from);
    return { count: null, candidates: numbered(ownAt(view, seat, from).filter(([, figure]) => figure !== 'ship').map(([, figure]) => [figure, `kind:${figure}`])) };
  }
  if (kind === 'spare') {
    const province = named(params.province);
    const places = [province, state.provinces[province]?.fjord ?? ''];
    const list = places.flatMap((place) => ownAt(view, seat, place)).filter(([, figure]) => texts.includes(`save ${figure}`));
    return list.length ? { count: null, candidates: numbered(list.map(([, figure]) => [`save ${figure}`, `kind:${figure}`])) } : null;
  }
  if (kind === 'prowess') {
    const cards = state.battle?.table[seat] ?? [];
    const known = [...cards].sort((a, b) => texts.indexOf(a) - texts.indexOf(b));
    return { count: null, candidates: numbered(known.map((card) => [card, `table:${card}`])) };
  }
  if (kind === 'sacrifice') {
    const list = PLACES.flatMap((place) => ownAt(view, seat, place).map(([, figure]): [string, string] => [`${figure} ${place}`, `figure:${place}:${figure}`]));
    return { count: Number(params.count), candidates: numbered(list) };
  }
  if (kind === 'quest-reward') {
    const count = Number(params.count);
    const list = STATS.flatMap((stat) => Array.from({ length: Math.min(count, TRACKS[stat].length - (clan?.steps[stat] ?? TRACKS[stat].length)) }, (): [string, string] => [stat, `stat:${stat}`]));
    return count > 1 ? { count, candidates: numbered(list) } : null;
  }
  return null;
}

/** Picks in the order of the rules. */
export function inOrder(picks: string[], picking: Picking): string[] {
  const rank = (text: string): number => picking.candidates.findIndex((one) => one.text === text);
  return [...picks].sort((a, b) => rank(a) - rank(b));
}

/** Who marches unless somebody says otherwise: all, or the strongest that find room. */
export function marchAll(picking: Picking, figures: Figure[], room: number): string[] {
  const strength = (kind: string): number => figures.find(([, figure]) => figure === kind)?.[2] ?? 0;
  const texts = picking.candidates.map((one) => one.text);
  const chosen = texts.length <= room ? texts : [...texts].sort((a, b) => strength(b) - strength(a)).slice(0, room);
  return inOrder(chosen, picking);
}

/** A place where such a figure could stand, were it allowed to come: so that the reason against it is its own. */
function somewhere(figure: string, state: BloodRageState | undefined): string {
  if (AFLOAT.some((kind) => kind === figure)) return FJORDS.find((name) => !state?.fjords[name]?.closed) ?? FJORDS[0];
  return OUTER.find((name) => (state?.provinces[name]?.free ?? 0) > 0) ?? OUTER[0];
}

/** How a spot would be spelled as an answer to what is asked, though it is no option. */
export function spell(kind: string, spot: string, via: string | null, clan: Clan | undefined, state?: BloodRageState): string | null {
  const [what = '', one = '', two = ''] = spot.split(':');
  const [taken = '', thing = ''] = via?.split(':') ?? [];
  const hand: readonly string[] = clan?.hand ?? [];
  if (kind === 'action') {
    if (what === 'place' && taken === 'reserve') return `invade ${thing} ${one}`;
    if (what === 'place' && taken === 'dead') return `recall ${thing} ${one}`;
    if (what === 'place' && taken === 'march') return `march ${thing} ${one}`;
    if (what === 'reserve' && taken === 'place') return `invade ${one} ${thing}`;
    if (what === 'reserve') return `invade ${one} ${somewhere(one, state)}`;
    if (what === 'dead') return `recall ${one} ${taken === 'place' ? thing : somewhere(one, state)}`;
    if (what === 'march') return `march ${one} ${one === YGGDRASIL ? OUTER[0] : YGGDRASIL}`;
    if (what === 'token') return `pillage ${one}`;
    if (what === 'place') return isProvince(one) ? `pillage ${one}` : null;
    if (what === 'hand' && hand.includes(one)) return isQuest(one) ? 'quest' : `upgrade ${one}`;
    return null;
  }
  if (what === 'place' && (kind === 'free-invasion' || kind === 'hammers')) return one;
  if ((what === 'hand' || what === 'pack' || what === 'table') && PILES[kind] === what) return one;
  if (what === 'figure' && (kind === 'call' || kind === 'sacrifice')) return `${two} ${one}`;
  if (what === 'kind' && kind === 'march') return one;
  return null;
}

/** One option, wherever it is listed. */
export const readOffer = (offer: Pick<Offer, 'text'> & { preview?: unknown }): { text: string; preview: Preview } => ({ text: offer.text, preview: (offer.preview ?? {}) as Preview });
