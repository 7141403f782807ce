/** Views are told apart by title; their types are made from what the titles declare (`wire.ts`). */
import type { View, Views } from './wire';

const isOf = <Title extends keyof Views>(title: Title, view: View): view is Views[Title] => view.game === title;

/** A view as this title's board knows it; null while there is none. */
export function viewOf<Title extends keyof Views, Given extends View | null>(title: Title, view: Given): Views[Title] | Extract<Given, null>;
export function viewOf<Title extends keyof Views>(title: Title, view: View | null): Views[Title] | null {
  if (view === null || isOf(title, view)) return view;
  throw new Error(`a view of ${view.game} is no view of ${title}`);
}
