/** What a large view tells of: a card, and for a unit the line it stands in. */
export type Shown =
  | { kind: 'people'; name: string }
  | { kind: 'unit'; seat: number; at: number }
  | { kind: 'deity'; name: string }
  | { kind: 'victory'; name: string };
