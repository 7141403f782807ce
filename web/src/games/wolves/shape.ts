// Made by `python -m meadhall.server.typescript` from src/meadhall/games/wolves/json_shape.py: change that, not this.

import type { Frame, Value } from '../../lib/wire'

export type HallName = "vidar" | "odin" | "thor" | "freya" | "heimdall" | "valkyrie" | "baldr" | "tyr" | "yggdrasil" | "surt" | "hel" | "fenrir" | "fafnir" | "naglfar" | "jormungandr" | "nidhogg" | "loki" | "ragnarok"

export type Deity = "vidar" | "odin" | "thor" | "freya" | "heimdall" | "valkyrie" | "baldr" | "tyr" | "yggdrasil" | "surt" | "hel" | "fenrir" | "fafnir" | "naglfar" | "jormungandr" | "nidhogg" | "loki"

export type VictoryName = "rout" | "glorious_raid" | "dear_victory" | "beloved_of_aesir" | "child_of_chaos" | "own_god" | "rich_spoils" | "saga_of_the_kin" | "challenge" | "ragnarok"

export type Rune = "tiwaz" | "eihwaz"

export type UnitName = "archer" | "bond" | "hirdman" | "huskarl" | "berserk" | "thrall" | "priest" | "hovding" | "konung" | "assassin" | "traitor" | "raider"

export type ModifierName = "thor" | "fenrir"

export type Counts = { [key: string]: number }

export type Guard = "heimdall" | "surt"

/** A card of the Hall with its price for every seat; Ragnarök has none. */
export type HallCard = [card: HallName, prices: number[]]

export interface DeityDeck {
  left: number
  unseen: Deity[]
}

/** A victory card that is to be won, with its worth to every seat. */
export type Spoil = [card: VictoryName, worth: number[]]

export interface VictoryDeck {
  unseen: VictoryName[]
}

/** What is printed on a unit. */
export type Printed = [
  rune: Rune,
  /** Null where it is counted. */ strength: number | null,
]

/** A unit of a line. */
export type Unit = [
  name: UnitName,
  /** What it is worth there now. */ strength: number,
  /** Who put it there. */ by: number,
]

/** What a deity adds to a line. */
export type Modifier = [deity: ModifierName, change: number]

export type Victory = [card: VictoryName, worth: number]

export interface Player {
  /** How many there are in hand. */
  cards: number
  /** What everybody knows of the hand. */
  known: Counts
  line: Unit[]
  /** What the units of the line are worth together, without `modifiers`. */
  sum: number
  modifiers: Modifier[]
  strength: number
  /** The deity who keeps others from the line. */
  guard: Guard | null
  sacrifices: Counts
  /** What the sacrifices come to. */
  worth: number
  deities: Deity[]
  victories: Victory[]
  glory: number
  passed: boolean
  actions: number
  /** Cards drawn by passing now. */
  passDraw: number
  /** One's own; in whole states all. */
  hand?: Counts
}

export interface SeenState {
  frames: Frame[]
  round: number
  starter: number
  acted: boolean
  /** The seat whom Jörmungandr puts first in the ranking of this round, if any. */
  serpent: number | null
  finished: boolean
  /** This round is the last. */
  ragnarok: boolean
  lastWinners: number[]
  deck: number
  discard: Counts
  /** Cards that are being played. */
  resolving: Counts
  hall: HallCard[]
  deityDeck: DeityDeck
  deityDiscard: Deity[]
  used: Deity[]
  spoils: Spoil[]
  victoryDeck: VictoryDeck
  /** The seats that have passed, in order. */
  passes: number[]
  /** All seats, the strongest line first. */
  ranking: number[]
  units: { [key: string]: Printed }
  /** How many of each card are in the play. */
  totals: { [key: string]: number }
  players: Player[]
}

export interface View {
  seats: number
  options: { [key: string]: Value }
  /** Whose view it is; null for a spectator's. */
  seat: number | null
  waiting: number[]
  over: boolean
  game: "wolves"
  state: SeenState
}
