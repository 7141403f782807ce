// Made by `python -m meadhall.server.typescript` from src/meadhall/games/bloodrage/json_shape.py: change that, not this.

import type { Frame, Value } from '../../lib/wire'

export type FigureKind = "leader" | "warrior" | "ship" | "dwarf_chieftain" | "sea_serpent" | "troll" | "dark_elf" | "fire_giant" | "valkyrie" | "frost_giant" | "soldier_of_hel" | "volur_witch"

export type Region = "manheim" | "jotunheim" | "alfheim"

export type FjordName = "ne" | "se" | "sw" | "nw"

export type Reward = "rage" | "axes" | "horns" | "glory" | "all"

export type Card = "lord_of_hammers" | "brothers_in_arms" | "lokis_dragons" | "dwarf_chieftain" | "sea_serpent" | "troll" | "friggas_charm" | "friggas_succor" | "lokis_blessing" | "lokis_domain" | "thors_glory" | "tyrs_domain" | "heimdalls_sight" | "lokis_trickery" | "odins_smite" | "thors_hammer" | "friggas_grace" | "tyrs_bash" | "tyrs_smash-1" | "tyrs_crush-1" | "tyrs_smite-1" | "alfheim-1" | "glorious_death-1" | "jotunheim-1" | "manheim-1" | "yggdrasil-1" | "lord_of_axes" | "experts_in_arms" | "fire_dragons" | "dark_elf" | "fire_giant" | "valkyrie" | "friggas_protection" | "lokis_eminence" | "odins_inspiration" | "thors_domain" | "tyrs_challenge" | "tyrs_prowess" | "heimdalls_watch-2" | "lokis_backstab" | "odins_tide" | "thors_oath" | "heimdalls_eye" | "tyrs_smash-2" | "tyrs_crush-2" | "tyrs_smite-2" | "tyrs_rage-2" | "alfheim-2" | "glorious_death-2" | "jotunheim-2" | "manheim-2" | "yggdrasil-2" | "lord_of_spears" | "masters_in_arms" | "eternal_dragons" | "frost_giant" | "soldier_of_hel" | "volur_witch" | "friggas_domain" | "friggas_sacrifice" | "lokis_wrath" | "odins_throne" | "thors_conquest" | "tyrs_wrath" | "heimdalls_watch-3" | "lokis_poison" | "thors_ascension" | "odins_judgement" | "heimdalls_gaze" | "thors_primacy" | "tyrs_crush-3" | "tyrs_smite-3" | "tyrs_rage-3" | "alfheim-3" | "glorious_death-3" | "jotunheim-3" | "manheim-3" | "yggdrasil-3"

export type Counts = { [key: string]: number }

export type ProvinceName = "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor" | "yggdrasil"

export type Stage = "call" | "cards" | "revealed" | "outcome"

export type Phase = "draft" | "actions" | "discard" | "quests" | "ragnarok" | "valhalla"

export type Figure = [
  seat: number,
  kind: FigureKind,
  /** Its own, where it stands. */ strength: number,
]

export interface Province {
  /** Null for Yggdrasil, as are the next three, where any number of figures stand. */
  region: Region | null
  fjord: FjordName | null
  villages: number | null
  free: number | null
  token: Reward | null
  /** The token is turned over. */
  pillaged: boolean
  destroyed: boolean
  /** The age at whose end it burns, while it stands. */
  doomed: number | null
  figures: Figure[]
  /** By seat (`"0"`), ships in the fjord included, of those who have figures there. */
  strengths: { [key: string]: number }
}

export interface Fjord {
  closed: boolean
  figures: Figure[]
}

export interface Stats {
  rage: number
  axes: number
  horns: number
}

/** What everybody has seen of the cards of a clan. */
export interface Memory {
  /** Certainly in hand. */
  known: Card[]
  /** In hand, or among the quests laid. */
  veiled: Card[]
  /** All that it is known to have drafted. */
  shown: Card[]
  /** What the card kept from an earlier age might be, of those seen. */
  loose: Card[]
  /** The ages that card may be of, as bits; 0 where there is none. */
  old: number
}

export interface Clan {
  glory: number
  /** What is left; `stats.rage` is what every age begins with. */
  rage: number
  /** On the tracks, from 1. */
  steps: Stats
  stats: Stats
  /** On the board. */
  figures: number
  /** The most figures there may be. */
  helmets: number
  /** By slot. */
  upgrades: (Card | null)[]
  reserve: Counts
  valhalla: Counts
  passed: boolean
  /** Taken in this age. */
  actions: number
  handSize: number
  questCount: number
  seen: Memory
  /** One's own; in whole states all. */
  hand?: Card[]
  /** Laid face down; one's own, in whole states all. */
  quests?: Card[]
}

export interface Draft {
  /** From 0. */
  round: number
  /** Cards taken at a time; not there where an age is dealt without a draft. */
  take?: number
  /** The pack in hand, and the cards laid aside; for whoever drafts. */
  hand?: Card[]
  picked?: Card[]
}

export interface Side {
  seat: number
  role: "defender" | "pillager"
  figures: Figure[]
  /** Turned up; none while they lie face down. */
  cards: Card[]
  /** A card lies face down. */
  chosen: boolean
  /** The text of its card does not count. */
  cancelled: boolean
  figureStrength: number
  cardStrength: number
  strength: number
  /** Figures lost in this battle so far. */
  fallen: number
}

export interface Battle {
  province: ProvinceName
  pillager: number
  stage: Stage
  /** The pillager first, then clockwise. */
  sides: Side[]
  /** Who is ahead as it stands; null for a tie. */
  leader: number | null
  winner: number | null
  /** Whose card cancels the texts of the others. */
  canceller: number | null
  /** Seats, as bits; so are the next two. */
  fighters: number
  valkyries: number
  judges: number
  /** The card of Frigga's Grace and 1; 0 where nobody has played it. */
  grace: number
  fallen: number[]
  /** What a revealed quest counts for, by seat. */
  counted: number[]
  /** Cards turned up, by seat. */
  table: Card[][]
}

export interface SeenState {
  frames: Frame[]
  age: number
  phase: Phase
  first: number
  /** Whose turn it is in the action phase, also while others answer. */
  turn: number | null
  /** The provinces that burn at the end of each age. */
  doom: ProvinceName[]
  provinces: { [key: string]: Province }
  fjords: { [key: string]: Fjord }
  clans: Clan[]
  draft: Draft | null
  /** By age and pack; null for a card that this seat has not seen there. */
  packs: (Card | null)[][][]
  battle: Battle | null
  discards: Counts
}

export interface View {
  seats: number
  options: { [key: string]: Value }
  /** Whose view it is; null for a spectator's. */
  seat: number | null
  waiting: number[]
  over: boolean
  game: "bloodrage"
  state: SeenState
}
