// Made by `python -m meadhall.server.typescript` from src/meadhall/server/wire.py and those beside it: change that, not this.

import type { View as BerserkView } from '../games/berserk/shape'
import type { View as BloodrageView } from '../games/bloodrage/shape'
import type { View as VoluspaView } from '../games/voluspa/shape'
import type { View as WolvesView } from '../games/wolves/shape'

/** The views of the titles in the hall. */
export interface Views {
  berserk: BerserkView
  bloodrage: BloodrageView
  voluspa: VoluspaView
  wolves: WolvesView
}
/** What one seat may know; of a title that the hall does not have, no more than that it is a view. */
export type View = Views[keyof Views] | OtherView

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Value = string | number | boolean

export type Params = { [key: string]: Param }

export type Param = number | string | (number | string)[]

/** Something that is under way; the last two only in the middle of a move. */
export type Frame = [name: string, fields: Json[], parts?: number[], origin?: Frame]

/** The view of a title that declares no more. */
export interface OtherView {
  seats: number
  options: { [key: string]: Value }
  /** Whose view it is; null for a spectator's. */
  seat: number | null
  waiting: number[]
  over: boolean
  game: string
  state: { [key: string]: Json }
}

/** A whole move of a seat. `id` is made by the client; the same id never plays twice. */
export interface Move {
  do: "move"
  seq: number
  seat: number
  move: string
  id: string
}

/** Ask for the next prompt, options and previews, with these parts chosen so far. Changes nothing, tells nobody. */
export interface Compose {
  do: "compose"
  seat: number
  seq: number
  parts: string[]
  id: string
}

export interface WhyNot {
  do: "whyNot"
  seat: number
  move: string
  id: string
}

/** Take back the last move of this seat: at once where the rules of undo allow it, else the others are asked. */
export interface Undo {
  do: "undo"
  seq: number
  seat: number
  id: string
}

/** What the others say to it; a no of the seat that asked takes the question back. */
export interface AnswerUndo {
  do: "answerUndo"
  seat: number
  agree: boolean
  id: string
}

/** Chat; players and spectators have rooms of their own. */
export interface Say {
  do: "say"
  text: string
  id: string
}

/** Hot seat: lift the curtain for one of the seats this session holds; its view follows. */
export interface Curtain {
  do: "curtain"
  seat: number
  id: string
}

/** Give an absent person's seat to a bot (`on`), or take one's own back. */
export interface StandIn {
  do: "standIn"
  seat: number
  on: boolean
  id: string
}

/** At a table of two: the play is over, and the other one has won. */
export interface Resign {
  do: "resign"
  seat: number
  id: string
}

/** An event as this client may see it. */
export interface Happening {
  key: string
  params: Params
}

/** Ask for the best options after these parts of a move. Only where no other person plays; the play is practice from then on. */
export interface Hint {
  do: "hint"
  seat: number
  seq: number
  parts: string[]
  id: string
}

/** One option and the chance of its seat to win with it, from 0 to 1. */
export interface Advice {
  text: string
  chance: number
}

/** Answers `hint`: the best options, the best first; `parts` as they were given. */
export interface Hinted {
  is: "hinted"
  id: string
  seq: number
  parts: string[]
  best: Advice[]
}

/** A lower level has moved instead of a bot: `why` is `late` (no worker was free in time) or `failed`. */
export interface StoodIn {
  is: "stoodIn"
  seat: number
  bot: string
  by: string
  why: string
}

/** One move of a play: everybody's chances before it, as its seat could know them, and with its best answer. `loss` is how much chance the move gave away; `better` the whole move that gives none away, where there is one; `choices` how many options there were. */
export interface ReviewedMove {
  at: number
  seat: number
  move: string
  chances: number[]
  loss: number
  better: string | null
  choices: number
  events: Happening[]
}

/** What a seat knew before one of its moves, and what the move that was played and the better one would do there. */
export interface ReviewMoment {
  at: number
  seat: number
  view: View
  kind: string
  played: Foreseen
  better: Foreseen | null
}

/** A whole move, and what would come of it as far as its seat could know. */
export interface Foreseen {
  move: string
  preview: { [key: string]: Json }
}

/** A play reviewed. `done` of `length` moves are thought about, from the first on; `turns` are the turning points, at most five, as numbers of moves. `open`: with open cards. */
export interface Review {
  id: string
  game: string
  options: { [key: string]: Value }
  names: string[]
  open: boolean
  done: number
  length: number
  moves: ReviewedMove[]
  turns: number[]
  /** Everybody's share of the win in the end. */
  result: number[]
  scores: number[]
}

/** One option of a title and what it may be. */
export interface ChoiceInfo {
  name: string
  default: Value
  allowed: Value[]
}

export interface TitleInfo {
  name: string
  seats: number[]
  choices: ChoiceInfo[]
  bots: string[]
  version: number
}

/** Who this session is. `csrf` must come back in the header `x-csrf-token` of every POST. */
export interface Me {
  id: string
  name: string
  account: string | null
  csrf: string
}

/** `live`: seconds a move plus a reserve for the whole play. `slow`: days a move. */
export interface Clock {
  kind: string
  move: number
  reserve?: number
}

/** `me` sits here (several: hot seat), `open` waits for a person, `bot` is played by the bot named. */
export interface NewSeat {
  kind: string
  name?: string | null
  bot?: string | null
}

/** Seats are turned so that whoever begins is drawn from the seed by the rules, not by the order here. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: { [key: string]: Value }
  listed?: boolean
  clock?: Clock | null
  quickWindows?: boolean
  start?: boolean
  id?: string | null
}

/** What each seat had left at `now`, by the hall's time; those that are `running` go on from there. A client knows the difference between its own steady clock and the hall's by the message that came fastest. */
export interface ClockTimes {
  now: number
  left: number[]
  running: number[]
}

/** A seat as everybody sees it. `kind`: open, person, bot; an open one may be `kept` for somebody who is asked. `stand_in`: a bot plays for a person, since the seq `stand_in_since`, because the person has `left` for good, has `ran_out` of time, or is away. `replaceable_in`: so many seconds from now the others may let a bot play for somebody who is away; None while nobody may. `clock`: seconds left when this was told (see `TableInfo.clocks`). */
export interface SeatInfo {
  kind: string
  name: string
  bot: string | null
  standIn: boolean
  present: boolean
  mine: boolean
  clock: number | null
  left: boolean
  ranOut: boolean
  standInSince: number | null
  replaceableIn: number | null
  kept: boolean
  keptForMe: boolean
}

/** `phase`: waiting, playing, over. `invite` is given only to those who sit there. */
export interface TableInfo {
  id: string
  game: string
  options: { [key: string]: Value }
  seats: SeatInfo[]
  phase: string
  listed: boolean
  host: boolean
  seq: number
  waiting: number[]
  clock: Clock | null
  quickWindows: boolean
  practice: boolean
  commitment: string | null
  invite: string | null
  rematch: string | null
  result: Placing[]
  created: number
  moved: number
  version: number
  seed: string | null
  spectators: number
  /** Why it can only be looked at: `rules-changed`, `table-broken`. */
  unplayable: string | null
  clocks: ClockTimes | null
  /** The seat that ended the play by resigning. */
  resigned: number | null
  mayResign: boolean
}

export interface Placing {
  seat: number
  place: number
  score: number
}

/** Open tables, the tables of this session (those that wait for it first) and lately finished ones. */
export interface Lobby {
  open: TableInfo[]
  mine: TableInfo[]
  results: TableInfo[]
}

/** Whoever gives no name is a guest to everybody, in the reader's language. */
export interface Join {
  name?: string
  seat?: number | null
  invite?: string | null
}

/** Before the play: let a bot sit on a free seat, or have the seat of a bot free again. */
export interface SetSeat {
  seat: number
  kind: string
  bot?: string | null
}

export interface Blank {
}

/** The answer to leaving: the table as it is without you. */
export interface Left {
  table: TableInfo
}

/** A recorded play at one moment. `length`: how many moments there are; `log`: all that led up to this one. */
export interface Replay {
  id: string
  game: string
  options: { [key: string]: Value }
  names: string[]
  length: number
  at: number
  seat: number | null
  view: View
  log: LogLine[]
  result: Placing[]
  over: boolean
}

/** Points that a seat got, or lost, by the move before the moment `at`. `source` is one of the title's; `thing`, the card or tile that brought them, is a parameter of texts, or nothing. */
export interface Points {
  at: number
  seat: number
  source: string
  thing: string
  points: number
}

/** A stretch of the play, a round or an age, and the moment at which it began. */
export interface StageBegun {
  number: number
  at: number
}

/** Where the points of a play came from. `sources`: all that the title has, in the order in which they are shown. */
export interface Reckoned {
  id: string
  sources: string[]
  points: Points[]
  stages: StageBegun[]
}

/** A saga was taken in; `verified`: its seed, moves, result and digest are what it claims. */
export interface Imported {
  id: string
  length: number
  verified: boolean
}

/** A position given as text: what everybody sees of it, what is asked, and what one move would do. */
export interface Position {
  view: View
  asked: Asked | null
  preview: Json | null
}

/** The numbers in the texts of a title's cards for one set of them, a value of its option `cards`: parameters of `<key>.text` by the key of the card. Cards that are not here have no numbers that a set may change. */
export interface CardNumbers {
  game: string
  cards: string
  numbers: { [key: string]: { [key: string]: number | string } }
}

/** An unfinished table, as far as the asking seat has seen it. */
export interface Seen {
  table: TableInfo
  seat: number | null
  view: View | null
  log: LogLine[]
}

/** One option as text, and what it would do as far as the seat can know; without previews, the text alone. */
export interface Offer {
  text: string
  preview?: { [key: string]: Json } | null
}

/** What is asked of a seat now. `parts`: the parts of the move chosen so far. */
export interface Asked {
  seat: number
  kind: string
  params: Params
  window: boolean
  parts: string[]
  options: Offer[]
}

/** One committed move and what came of it. `move` is None while it is not this client's to know. */
export interface LogLine {
  seq: number
  seat: number
  move: string | null
  events: Happening[]
  at: number
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  at: number
}

/** A reaction window that is open: until when, for everybody alike. */
export interface WindowInfo {
  seconds: number
  left: number
}

/** Everything this client may know, on opening and after a gap. There is no `view` before the play, nor of one that was begun under other rules or cannot be replayed: such a one has its log and its result, and cannot be played on (`TableInfo.unplayable`). */
export interface Sync {
  is: "sync"
  table: TableInfo
  seq: number
  seat: number | null
  view: View | null
  asked: Asked | null
  log: LogLine[]
  chat: ChatLine[]
  window: WindowInfo | null
  undo: UndoAsked | null
  curtain: boolean
}

/** A move was committed. `view` and `asked` are as they stand after it. */
export interface Moved {
  is: "moved"
  seq: number
  line: LogLine
  view: View | null
  asked: Asked | null
  waiting: number[]
  window: WindowInfo | null
  over: boolean
  clocks: ClockTimes | null
}

/** The command with this id is done and kept; `seq` is the table's after it. */
export interface Ack {
  is: "ack"
  id: string
  seq: number
}

/** A command was refused; nothing changed. `error`: a key of the catalogue (`error-…`), `reason`: of the rules. */
export interface Refused {
  is: "refused"
  id: string | null
  error: string
  reason: string | null
  params: Params
  seq: number | null
}

/** Answers `compose`; `asked` is None when the parts are a whole move: then `preview` tells what it would do. */
export interface Composed {
  is: "composed"
  id: string
  asked: Asked | null
  preview: Json | null
}

export interface Why {
  is: "why"
  id: string
  reason: string | null
  params: Params
}

/** A seat asks to take its move back, and those who are `waiting` have not answered. When nobody is any more and no move was taken back, somebody has said no (`refused_by`), or whoever asked thought better of it. */
export interface UndoAsked {
  is: "undoAsked"
  seat: number
  waiting: number[]
  refusedBy: number | null
}

export interface Said {
  is: "said"
  line: ChatLine
}

/** The table itself changed: somebody joined, left, started, went away or came back. */
export interface Table {
  is: "table"
  table: TableInfo
}

/** The hall can keep nothing just now, and why (`error-…`); what was acknowledged is safe, and a command with an id may be sent again. None: it can again. */
export interface Trouble {
  is: "trouble"
  reason: string | null
}

/** Why a deck may not be played with: the first reason (`no-<key>`), and the cards that it is about. */
export interface DeckFault {
  key: string
  params: Params
  cards: string[]
}

/** What the rules say of a deck. `cards` by their words; `price`: gold that a squad of all its elements costs. */
export interface DeckTold {
  game: string
  code: string
  cards: { [key: string]: number }
  size: number
  fault: DeckFault | null
  elements: string[]
  price: number
}

/** A deck that comes with the title; its name is a text, `deck-<name>`. */
export interface ReadyDeck {
  name: string
  deck: DeckTold
}

/** A deck that the hall keeps for an account. */
export interface OwnDeck {
  id: string
  name: string
  deck: DeckTold
  created: number
  changed: number
}

export interface NewDeck {
  game: string
  name: string
  code: string
}

/** What is not given stays as it is. */
export interface ChangeDeck {
  name?: string | null
  code?: string | null
}

export interface SetName {
  name: string
}

export interface Credentials {
  name: string
  password: string
}

export interface ChangePassword {
  old: string
  new: string
}

/** A device or browser that is signed in. `agent`: browser and system in a few words; `here`: this one. */
export interface SessionInfo {
  id: string
  created: number
  seen: number
  agent: string
  here: boolean
}

/** None: all but this one. */
export interface EndSession {
  id?: string | null
}

/** Everything of mine is to go; whoever has an account proves to be its owner. */
export interface Farewell {
  password?: string
}

/** Plays against one machine, alone with it or with others of the hall, and how many of them were won. */
export interface Record {
  bot: string
  plays: number
  wins: number
}

/** `plays`: how often this title was begun at all; `last`: the machines of the last one. */
export interface Records {
  plays: number
  last: string[]
  against: Record[]
}

export interface OwnMove {
  seq: number
  seat: number
  text: string
  at: number
}

export interface OwnTable {
  table: TableInfo
  moves: OwnMove[]
}

/** Something said in a table's talk. */
export interface OwnWords {
  table: string
  text: string
  at: number
}

export interface OwnSaga {
  id: string
  text: string
  created: number
}

/** Everything the hall keeps of me. */
export interface OwnData {
  id: string
  name: string
  account: string | null
  created: number
  sessions: SessionInfo[]
  tables: OwnTable[]
  words: OwnWords[]
  sagas: OwnSaga[]
  decks: OwnDeck[]
}

export type Command =
  | Move
  | Compose
  | WhyNot
  | Hint
  | Undo
  | AnswerUndo
  | Say
  | Curtain
  | StandIn
  | Resign

export type Message =
  | Sync
  | Moved
  | Ack
  | Refused
  | Composed
  | Why
  | Hinted
  | UndoAsked
  | Said
  | Table
  | StoodIn
  | Trouble
