// Made by `python -m meadhall.server.typescript` from src/meadhall/games/voluspa/json_shape.py: change that, not this.

import type { Frame, Value } from '../../lib/wire'

export type Tile = "hel" | "odin" | "thor" | "troll" | "dragon" | "fenrir" | "skadi" | "valkyrie" | "loki" | "serpent" | "jotun" | "hermod" | "dwarf" | "freya" | "raven" | "nidhogg"

export type Drawn = "odin" | "thor" | "troll" | "dragon" | "fenrir" | "skadi" | "valkyrie" | "loki" | "serpent" | "jotun" | "hermod" | "dwarf" | "freya" | "raven" | "nidhogg"

export type Counts = { [key: string]: number }

/** A tile on the board, in the order in which they were laid. */
export type Lying = [
  cell: string,
  tile: Tile,
  boost: number,
  /** What it is worth in its row, and in its column. */ row: number,
  column: number,
  /** What lies under it, bottom first. */ covered: Tile[],
]

export interface Hand {
  count: number
  /** All of them in one's own; in another's what everybody knows. */
  tiles: Drawn[]
  /** What everybody knows of it. */
  known: Drawn[]
}

/** Where the last tile was laid, and by whom. */
export type Last = [cell: string, seat: number]

export interface SeenState {
  frames: Frame[]
  board: Lying[]
  hands: Hand[]
  hels: number[]
  /** How many tiles are left. */
  bag: number
  discard: Counts
  scores: number[]
  /** The move in which each seat came to its score: who came first is placed first. */
  gained: number[]
  moves: number
  turn: number
  last: Last | null
  /** What lies in the bag or in the hands of others, as far as this seat can tell. */
  unseen: Counts
}

export interface View {
  seats: number
  options: { [key: string]: Value }
  /** Whose view it is; null for a spectator's. */
  seat: number | null
  waiting: number[]
  over: boolean
  game: "voluspa"
  state: SeenState
}
