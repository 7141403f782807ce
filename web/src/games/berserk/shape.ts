// Made by `python -m meadhall.server.typescript` from src/meadhall/games/berserk/json_shape.py: change that, not this.

import type { Frame, Value } from '../../lib/wire'

export type Stat = "armor" | "attack_experience" | "defence_experience" | "shooting_experience" | "regeneration" | "clumsiness" | "jump" | "incarnation" | "vampirism" | "directed_strike" | "unanswered_strike" | "steadfast" | "teleport" | "scavenging" | "incorporeal" | "horde" | "formation" | "valhalla" | "protection" | "protection_flyers" | "protection_poison" | "diagonal" | "only_opposite" | "two_dice" | "set_value" | "set_strength" | "life_cap" | "movement" | "range" | "die" | "value" | "incoming" | "lost" | "prevention"

export type Ability = "simple_strike" | "special_strike" | "magic_strike" | "discharge" | "shot" | "throw" | "lunge" | "spell" | "effect"

export type CardKind = "ground" | "flying" | "companion" | "parasite" | "artifact" | "terrain"

export type Zone = "field" | "extra" | "graveyard" | "exile" | "gone"

export type Cell = "a1" | "b1" | "c1" | "d1" | "e1" | "a2" | "b2" | "c2" | "d2" | "e2" | "a3" | "b3" | "c3" | "d3" | "e3" | "a4" | "b4" | "c4" | "d4" | "e4" | "a5" | "b5" | "c5" | "d5" | "e5" | "a6" | "b6" | "c6" | "d6" | "e6"

export interface Player {
  /** Numbers of cards, sorted; null for those that are not one's own to know. */
  deck: (number | null)[]
  /** What lies under the deck in the sight of all, the uppermost first. */
  below: number[]
  deal: (number | null)[]
  /** Recruited and not placed yet. */
  squad: (number | null)[]
  /** Left for recruiting. */
  gold: number
  /** In all. */
  cards: number
}

/** What changes a card now, beyond what is printed on it. */
export type Bonus = [
  stat: Stat,
  amount: number,
  /** The number of the card whose text says so; often its own. */ card: number,
  /** The attacks it belongs to; empty for all. */ kinds: Ability[],
  /** The last turn of its span; null where it holds as long as its text does. */ last: number | null,
]

/** A card as a view has it. */
export interface Card {
  /** Its number; null where it lies face down and is not one's own. */
  card: number | null
  owner: number
  /** Who controls it. */
  side: number
  kind: CardKind
  zone: Zone
  cell: Cell | null
  /** The slot of the creature it sits on. */
  host: number | null
  open: boolean
  /** Lives left. */
  life: number | null
  moves: number
  wounds: number
  /** Extra lives. */
  lives: number
  counters: number
  tokens: number
  poison: number
  faceDown: boolean
  /** It has used its incarnation. */
  reborn: boolean
  /** It died by an attack of an enemy card. */
  fallen: boolean
  /** What the rules remember of it. */
  kept: number[]
  /** Its simple strike as it is now, against no card in particular; empty for one that does not strike. */
  strike: number[]
  /** What changes it now, beyond what is printed. */
  bonuses: Bonus[]
}

export interface SeenState {
  frames: Frame[]
  turn: number
  active: number
  first: number
  /** Turns since a creature or artifact left play. */
  quiet: number
  /** A seat, or 2 for a draw. */
  winner: number | null
  /** The slot of a creature that shares its cell. */
  ghost: number | null
  players: Player[]
  /** Card, modifier, amount, last turn, source, seat. */
  grants: number[][]
  /** Card, cell, a number, last turn. */
  marks: number[][]
  /** Turn, seat, card, feature, place in its program, cell, target. */
  later: number[][]
  /** Seat, wounds still prevented, modifier, last turn, first turn. */
  pools: number[][]
  /** Attacks and programs under way, the last one on top. */
  records: number[][]
  /** Features that wait for their turn. */
  woken: number[][]
  /** By slot; `gone` are those that went back to a deck. */
  cards: Card[]
}

export interface View {
  seats: number
  options: { [key: string]: Value }
  /** Whose view it is; null for a spectator's. */
  seat: number | null
  waiting: number[]
  over: boolean
  game: "berserk"
  state: SeenState
}
