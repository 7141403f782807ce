/** What a large view tells of: a card of the hand or a sheet, a figure on the board or off it, a place. */
export type Shown =
  | { kind: 'card'; card: string }
  | { kind: 'figure'; seat: number; figure: string; place: string }
  | { kind: 'place'; place: string };
