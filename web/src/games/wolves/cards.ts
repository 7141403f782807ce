/** The cards: their emblems, and the order in which hands and piles are laid out. */
import { LazyEmblems } from '../../lib/emblems.svelte';
import { viewOf } from '../../lib/view';
import type { View } from '../../lib/wire';
import { LAZY_HALL_EMBLEMS, LAZY_PEOPLE_EMBLEMS, LAZY_VICTORY_EMBLEMS } from './emblems';
import { DEITIES, MANOEUVRES, UNITS, VICTORIES } from './facts';
import type { HallName, UnitName, VictoryName } from './shape';

type Manoeuvre = (typeof MANOEUVRES)[number];
export type Colour = (typeof DEITIES)[HallName];

/** Cards of the People in the order of the rules; picks of several are given in it. */
export const PEOPLE: readonly string[] = [...UNITS, ...MANOEUVRES];

const isUnitName = (name: string): name is UnitName => (UNITS as readonly string[]).includes(name);
const isManoeuvre = (name: string): name is Manoeuvre => (MANOEUVRES as readonly string[]).includes(name);
const isHallName = (name: string): name is HallName => name in DEITIES;
const isVictory = (name: string): name is VictoryName => (VICTORIES as readonly string[]).includes(name);

/** By the names of the cards, which differ; Ragnarök is the same emblem in the Hall and as a victory. */
export const emblems = new LazyEmblems({ ...LAZY_PEOPLE_EMBLEMS, ...LAZY_HALL_EMBLEMS, ...LAZY_VICTORY_EMBLEMS });
export const isUnit = (name: string): boolean => isUnitName(name);
export const isDeity = (name: string): boolean => isHallName(name);
export const peopleIcon = (name: string): string => (isUnitName(name) || isManoeuvre(name) ? emblems.body(name) : '');
export const deityIcon = (name: string): string => (isHallName(name) ? emblems.body(name) : '');
export const deityColour = (name: string): Colour => (isHallName(name) ? DEITIES[name] : 'black');
export const victoryIcon = (name: string): string => (isVictory(name) ? emblems.body(name) : '');

/** The cards that a view shows: hands, lines and gods of all, the Hall, and what is to be won. */
export function cardsSeen(view: View): string[] {
  const { players, hall, spoils } = viewOf('wolves', view).state;
  const laid = players.flatMap((player) => [...player.line.map(([unit]) => unit), ...player.deities, ...player.victories.map(([card]) => card)]);
  const held = players.flatMap((player) => Object.keys({ ...player.hand, ...player.known }));
  return [...laid, ...held, ...hall.map(([deity]) => deity), ...spoils.map(([card]) => card)];
}

/** Keys of the catalogue. */
export const peopleKey = (name: string): string => (isUnit(name) ? `unit-${name}` : `manoeuvre-${name}`);
export const deityKey = (name: string): string => (name === 'ragnarok' ? 'victory-ragnarok' : `deity-${name}`);
export const victoryKey = (name: string): string => `victory-${name}`;
