/** What a title brings to the page. A title is a folder `src/games/<name>/` with `ui.ts`,
 *  `description.ts`, `badge.ts` and `Poster.svelte`; nothing else has to know of it. */
import type { Component } from 'svelte';
import type { Account } from './account';
import type { LazyEmblems } from './emblems.svelte';
import { inTime } from './patience';
import type { TableModel } from './table.svelte';
import type { Asked, Json, LogLine, Offer, Params, View } from './wire';
import type { Teller } from './words.svelte';

/** One heading of the text view with its lines. */
export interface Section {
  heading: string;
  lines: string[];
}

/** An example of the rules page: a position with what is asked there, and one move marked. */
export interface Example {
  view: View;
  asked: Asked | null;
  move: string;
  preview: Json | null;
  /** Moves to be told apart on the board: the one that was played, and a better one. */
  marks?: MarkedMove[];
}

/** A move drawn on the board. */
export interface MarkedMove {
  move: string;
  kind: 'played' | 'better' | 'hint';
  label: string;
  /** The move in words, where its board says them. */
  said?: string;
}

/** A round or an age that is over: its moves and what came of them. */
export interface Chapter {
  number: number;
  from: number;
  to: number;
  lines: LogLine[];
  /** The play ended with it. */
  last: boolean;
}

/** What a title brings to the page that tells where points came from. Its words are `recap-…` of its catalogue. */
export interface Recap {
  /** A source of points: its emblem and the paint of its part of a bar. */
  paint(source: string): { icon: string; paint: string };
  label(source: string, say: Teller): string;
  /** What a round or an age brought, for titles that have them. */
  Chapter?: Component<{ table: TableModel; chapter: Chapter; account: Account }>;
  /** How the table stands at the end, for titles that count no points on the way. */
  Last?: Component<{ table: TableModel }>;
  /** What comes next, seen between two of them. */
  Next?: Component<{ table: TableModel }>;
}

/** What of a title is shown elsewhere than on its table: on rules pages, in reviews, in the text view and in hints. */
export interface GameDescription {
  /** The board alone, for the rules page. */
  Figure: Component<{ example: Example; say: Teller }>;
  /** How high the board is for an example of the rules page, in a column of this width; known before it is drawn. */
  room(example: { position: string[]; move?: string }, width: number): number;
  /** A card of the rules page, by its key of the catalogue; for titles whose rules have some. */
  RulesCard?: Component<{ card: string; say: Teller }>;
  /** The numbers in the text of such a card, where it takes some: those of the cards that come with the hall. */
  numbers?(card: string): Params;
  /** The whole table in words. */
  outline(view: View, say: Teller): Section[];
  /** One option in words, at this table, as an answer to what is asked. */
  label(offer: Offer, say: Teller, view?: View | null, asked?: Asked | null): string;
  /** Where on the table an option lies, as values of `data-spot`; empty where the board draws it itself. */
  spots(asked: Asked, text: string, view: View): string[];
  /** Events that a saga passes over in silence. */
  quiet?: readonly string[];
}

export interface GameUi {
  /** The whole table, built of `TableFrame` and the title's own board. */
  Table: Component<{ table: TableModel }>;
  /** Nothing on the table is hidden from anybody: those who share a screen need no curtain now. */
  unveiled?(view: View): boolean;
  /** The emblems of its cards, for titles that have more than are seen at once. */
  emblems?: LazyEmblems;
  /** Have what a view shows and is loaded apart; never fails. Nobody is kept waiting for it for long (`inTime`). */
  ready?(view: View): Promise<unknown>;
  /** The event with which a round or an age begins. */
  stage?: string;
  recap(): Promise<{ recap: Recap }>;
}

const gameUis = import.meta.glob<{ gameUi: GameUi }>('../games/*/ui.ts');
const descriptions = import.meta.glob<{ description: GameDescription }>('../games/*/description.ts');
const posters = import.meta.glob<{ default: Component; ready?: Promise<unknown> }>('../games/*/Poster.svelte');

export const hasGameUi = (game: string): boolean => `../games/${game}/ui.ts` in gameUis;

export async function loadGameUi(game: string): Promise<GameUi> {
  const load = gameUis[`../games/${game}/ui.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).gameUi;
}

export async function loadDescription(game: string): Promise<GameDescription> {
  const load = descriptions[`../games/${game}/description.ts`];
  if (!load) throw new Error(`there is no description of ${game}`);
  return (await load()).description;
}

export async function posterOf(game: string): Promise<Component | null> {
  const load = posters[`../games/${game}/Poster.svelte`];
  if (!load) return null;
  const poster = await load();
  await inTime(poster.ready);
  return poster.default;
}
