/** The cards: their emblems, and the order in which hands and piles are laid out. */
import { HALL_EMBLEMS, PEOPLE_EMBLEMS, VICTORY_EMBLEMS } from './emblems';
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

export const isUnit = (name: string): boolean => isUnitName(name);
export const isDeity = (name: string): boolean => isHallName(name);
export const peopleIcon = (name: string): string => (isUnitName(name) || isManoeuvre(name) ? PEOPLE_EMBLEMS[name] : '');
export const deityIcon = (name: string): string => (isHallName(name) ? HALL_EMBLEMS[name] : '');
export const deityColour = (name: string): Colour => (isHallName(name) ? DEITIES[name] : 'black');
export const victoryIcon = (name: string): string => (isVictory(name) ? VICTORY_EMBLEMS[name] : '');

/** Keys of the catalogue. */
export const peopleKey = (name: string): string => (isUnit(name) ? `unit-${name}` : `manoeuvre-${name}`);
export const deityKey = (name: string): string => (name === 'ragnarok' ? 'victory-ragnarok' : `deity-${name}`);
export const victoryKey = (name: string): string => `victory-${name}`;
