"""Everything that passes between the hall and its clients, as types; what is about oneself stands in `wire_me.py`,
what clients send to a table in `wire_commands.py`, what machines think in `wire_thoughts.py`, decks of one's own in
`wire_decks.py`.

JSON Schema, OpenAPI and the client's TypeScript types are made from this file. All text is keys and parameters
(`meadhall.engine.types`); moves are texts with the expected seq, never list positions.

A client holds a session (a cookie) and through it seats at tables. It opens one WebSocket a table
(`/api/tables/{id}/live`), or uses the same commands by POST and the same messages as an NDJSON stream. Both take
`since` (the log lines of `sync` begin with that seq) and `previews=1` (offers carry previews). A move's text is given
to those who may hear it (`Frame.told`), and to everybody when the play is over. Errors of plain HTTP calls have the
shape of `Refused`. Signing in or up, out, or changing the password begins a new session: a new cookie, a new `csrf`.

    GET  /api/titles                              list[TitleInfo]
    GET  /api/me                                  Me; begins a session where there is none
    POST /api/me                    SetName       Me
    GET  /api/me/data                             OwnData: everything of mine, as a file
    GET  /api/me/records/{game}                   Records: how I have fared against machines
    POST /api/me/delete             Farewell      Me, of a new guest; everything of mine is gone
    POST /api/account               Credentials   Me; makes this guest an account
    POST /api/account/password      ChangePassword Me; all other sessions end
    GET  /api/account/sessions                    list[SessionInfo]
    POST /api/account/sessions/end  EndSession    list[SessionInfo]
    POST /api/login                 Credentials   Me; this guest's tables go to the account
    POST /api/logout                Blank         Me, of a new guest
    GET  /api/lobby                               Lobby
    POST /api/tables                NewTable      TableInfo
    GET  /api/tables/{id}                         TableInfo
    GET  /api/tables/{id}/sync?since=             Sync
    WS   /api/tables/{id}/live?since=&previews=   Command -> Message; `sync` comes first
    GET  /api/tables/{id}/stream?since=&previews= the same messages, one a line
    POST /api/tables/{id}/commands  Command       Ack | Composed | Why | Hinted | Sync | Refused
    POST /api/tables/{id}/join      Join          TableInfo
    POST /api/tables/{id}/leave     Blank         Left
    POST /api/tables/{id}/start     Blank         TableInfo
    POST /api/tables/{id}/seat      SetSeat       TableInfo; before the play, by its host
    POST /api/tables/{id}/rematch   Blank         TableInfo of the new table, which begins when all have asked for it
    GET  /api/tables/{id}/saga                    the saga as text when it is over; before, Seen
    GET  /api/tables/{id}/replay?at=&seat=        Replay; `seat` only when it is over
    GET  /api/tables/{id}/reckoning               Reckoned: where all points so far came from
    POST /api/sagas                 text          Imported
    GET  /api/replays/{id}?at=&seat=              Replay
    GET  /api/replays/{id}/reckoning              Reckoned
    GET  /api/tables/{id}/review?open=            Review; begun in the background where there is none yet
    GET  /api/tables/{id}/review/{at}             ReviewMoment; `?better=` names the move to compare with
    GET  /api/replays/{id}/review?open=           the same two of a saga
    GET  /api/games/{name}/position?text=&move=&seats=&<option>=   Position
    GET  /api/games/{name}/deck?text=             DeckTold: what the rules say of a deck, given as a code or a list
    GET  /api/games/{name}/decks                  list[ReadyDeck]
    GET  /api/me/decks                            list[OwnDeck]: those of my account
    POST /api/me/decks              NewDeck       OwnDeck
    POST /api/me/decks/{id}         ChangeDeck    OwnDeck
    POST /api/me/decks/{id}/delete  Blank         list[OwnDeck] that are left
    GET  /api/games/{name}/cards/{cards}          CardNumbers: what the texts of a set of cards say
    GET  /api/schema.json                         OpenAPI; read it at /api
    GET  /healthz                                 web/health.py: how the hall is; 503 while nothing can be kept

A session with several seats (hot seat) sees none of their views until `curtain` lifts one: `sync` then has `curtain`
true, `seat` None and the spectators' view. The curtain falls by itself when another of its seats is asked.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from meadhall.server.wire_thoughts import Happening, Hinted, StoodIn
from meadhall.server.wire_types import NO_NUL, Id, Name, Params, SeatNo, Value, View

# --- the hall -----------------------------------------------------------------------------------------------------


class ChoiceInfo(Struct, rename="camel"):
    """One option of a title and what it may be."""

    name: str
    default: Value
    allowed: list[Value]


class TitleInfo(Struct, rename="camel"):
    name: str
    seats: list[int]
    choices: list[ChoiceInfo]
    bots: list[str]
    version: int


class Me(Struct, rename="camel"):
    """Who this session is. `csrf` must come back in the header `x-csrf-token` of every POST."""

    id: str
    name: str
    account: str | None
    csrf: str


class Clock(Struct, rename="camel", forbid_unknown_fields=True):
    """`live`: seconds a move plus a reserve for the whole play. `slow`: days a move."""

    kind: Annotated[str, Meta(pattern="^(live|slow)$")]
    move: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
    reserve: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewSeat(Struct, rename="camel", forbid_unknown_fields=True):
    """`me` sits here (several: hot seat), `open` waits for a person, `bot` is played by the bot named."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None


class NewTable(Struct, rename="camel", forbid_unknown_fields=True):
    """Seats are turned so that whoever begins is drawn from the seed by the rules, not by the order here."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=32)] = {}
    listed: bool = False
    clock: Clock | None = None
    quick_windows: bool = False
    start: bool = False
    id: Id | None = None


class ClockTimes(Struct, rename="camel", gc=False):
    """What each seat had left at `now`, by the hall's time; those that are `running` go on from there. A client knows
    the difference between its own steady clock and the hall's by the message that came fastest."""

    now: float
    left: list[float]
    running: list[int]


class SeatInfo(Struct, rename="camel"):
    """A seat as everybody sees it. `kind`: open, person, bot; an open one may be `kept` for somebody who is asked.
    `stand_in`: a bot plays for a person, since the seq `stand_in_since`, because the person has `left` for good, has
    `ran_out` of time, or is away. `replaceable_in`: so many seconds from now the others may let a bot play for somebody
    who is away; None while nobody may. `clock`: seconds left when this was told (see `TableInfo.clocks`)."""

    kind: str
    name: str
    bot: str | None
    stand_in: bool
    present: bool
    mine: bool
    clock: float | None
    left: bool = False
    ran_out: bool = False
    stand_in_since: int | None = None
    replaceable_in: float | None = None
    kept: bool = False
    kept_for_me: bool = False


class TableInfo(Struct, rename="camel"):
    """`phase`: waiting, playing, over. `invite` is given only to those who sit there."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    phase: str
    listed: bool
    host: bool
    seq: int
    waiting: list[int]
    clock: Clock | None
    quick_windows: bool
    practice: bool
    commitment: str | None
    invite: str | None
    rematch: str | None
    result: list[Placing]
    created: float
    moved: float
    version: int = 1
    seed: str | None = None
    spectators: int = 0
    unplayable: str | None = None
    """Why it can only be looked at: `rules-changed`, `table-broken`."""
    clocks: ClockTimes | None = None
    resigned: int | None = None
    """The seat that ended the play by resigning."""
    may_resign: bool = False


class Placing(Struct, rename="camel"):
    seat: int
    place: int
    score: int


class Lobby(Struct, rename="camel"):
    """Open tables, the tables of this session (those that wait for it first) and lately finished ones."""

    open: list[TableInfo]
    mine: list[TableInfo]
    results: list[TableInfo]


class Join(Struct, rename="camel", forbid_unknown_fields=True):
    """Whoever gives no name is a guest to everybody, in the reader's language."""

    name: Annotated[str, Meta(max_length=32, pattern=NO_NUL)] = ""
    seat: SeatNo | None = None
    invite: Id | None = None


class SetSeat(Struct, rename="camel", forbid_unknown_fields=True):
    """Before the play: let a bot sit on a free seat, or have the seat of a bot free again."""

    seat: SeatNo
    kind: Annotated[str, Meta(pattern="^(open|bot)$")]
    bot: Annotated[str, Meta(max_length=64)] | None = None


class Blank(Struct, rename="camel", forbid_unknown_fields=True):
    pass


class Left(Struct, rename="camel"):
    """The answer to leaving: the table as it is without you."""

    table: TableInfo


class Replay(Struct, rename="camel"):
    """A recorded play at one moment. `length`: how many moments there are; `log`: all that led up to this one."""

    id: str
    game: str
    options: dict[str, Value]
    names: list[str]
    length: int
    at: int
    seat: int | None
    view: View
    log: list[LogLine]
    result: list[Placing]
    over: bool


class Points(Struct, rename="camel", gc=False):
    """Points that a seat got, or lost, by the move before the moment `at`. `source` is one of the title's; `thing`, the
    card or tile that brought them, is a parameter of texts, or nothing."""

    at: int
    seat: int
    source: str
    thing: str
    points: int


class StageBegun(Struct, rename="camel", gc=False):
    """A stretch of the play, a round or an age, and the moment at which it began."""

    number: int
    at: int


class Reckoned(Struct, rename="camel"):
    """Where the points of a play came from. `sources`: all that the title has, in the order in which they are shown."""

    id: str
    sources: list[str]
    points: list[Points]
    stages: list[StageBegun]


class Imported(Struct, rename="camel"):
    """A saga was taken in; `verified`: its seed, moves, result and digest are what it claims."""

    id: str
    length: int
    verified: bool


class Position(Struct, rename="camel"):
    """A position given as text: what everybody sees of it, what is asked, and what one move would do."""

    view: View
    asked: Asked | None
    preview: Raw | None


class CardNumbers(Struct, rename="camel"):
    """The numbers in the texts of a title's cards for one set of them, a value of its option `cards`: parameters of
    `<key>.text` by the key of the card. Cards that are not here have no numbers that a set may change."""

    game: str
    cards: str
    numbers: dict[str, dict[str, int | str]]


class Seen(Struct, rename="camel"):
    """An unfinished table, as far as the asking seat has seen it."""

    table: TableInfo
    seat: int | None
    view: View | None
    log: list[LogLine]


# --- messages: what the hall sends --------------------------------------------------------------------------------


class Offer(Struct, rename="camel", omit_defaults=True, gc=False):
    """One option as text, and what it would do as far as the seat can know; without previews, the text alone."""

    text: str
    preview: dict[str, Any] | None = None


class Asked(Struct, rename="camel", gc=False):
    """What is asked of a seat now. `parts`: the parts of the move chosen so far."""

    seat: int
    kind: str
    params: Params
    window: bool
    parts: list[str]
    options: list[Offer]


class LogLine(Struct, rename="camel", gc=False):
    """One committed move and what came of it. `move` is None while it is not this client's to know."""

    seq: int
    seat: int
    move: str | None
    events: list[Happening]
    at: float


class ChatLine(Struct, rename="camel"):
    name: str
    seat: int | None
    text: str
    at: float


class WindowInfo(Struct, rename="camel"):
    """A reaction window that is open: until when, for everybody alike."""

    seconds: float
    left: float


class Sync(Struct, rename="camel", tag="sync", tag_field="is"):
    """Everything this client may know, on opening and after a gap. There is no `view` before the play, nor of one that
    was begun under other rules or cannot be replayed: such a one has its log and its result, and cannot be played on
    (`TableInfo.unplayable`)."""

    table: TableInfo
    seq: int
    seat: int | None
    view: View | None
    asked: Asked | None
    log: list[LogLine]
    chat: list[ChatLine]
    window: WindowInfo | None
    undo: UndoAsked | None
    curtain: bool


class Moved(Struct, rename="camel", tag="moved", tag_field="is", gc=False):
    """A move was committed. `view` and `asked` are as they stand after it."""

    seq: int
    line: LogLine
    view: View | None
    asked: Asked | None
    waiting: list[int]
    window: WindowInfo | None
    over: bool
    clocks: ClockTimes | None = None


class Ack(Struct, rename="camel", tag="ack", tag_field="is", gc=False):
    """The command with this id is done and kept; `seq` is the table's after it."""

    id: str
    seq: int


class Refused(Struct, rename="camel", tag="refused", tag_field="is"):
    """A command was refused; nothing changed. `error`: a key of the catalogue (`error-…`), `reason`: of the rules."""

    id: str | None
    error: str
    reason: str | None = None
    params: Params = {}
    seq: int | None = None


class Composed(Struct, rename="camel", tag="composed", tag_field="is"):
    """Answers `compose`; `asked` is None when the parts are a whole move: then `preview` tells what it would do."""

    id: str
    asked: Asked | None
    preview: Raw | None


class Why(Struct, rename="camel", tag="why", tag_field="is"):
    id: str
    reason: str | None
    params: Params


class UndoAsked(Struct, rename="camel", tag="undoAsked", tag_field="is"):
    """A seat asks to take its move back, and those who are `waiting` have not answered. When nobody is any more and no
    move was taken back, somebody has said no (`refused_by`), or whoever asked thought better of it."""

    seat: int
    waiting: list[int]
    refused_by: int | None = None


class Said(Struct, rename="camel", tag="said", tag_field="is"):
    line: ChatLine


class Table(Struct, rename="camel", tag="table", tag_field="is"):
    """The table itself changed: somebody joined, left, started, went away or came back."""

    table: TableInfo


class Trouble(Struct, rename="camel", tag="trouble", tag_field="is"):
    """The hall can keep nothing just now, and why (`error-…`); what was acknowledged is safe, and a command with an
    id may be sent again. None: it can again."""

    reason: str | None


Message = Sync | Moved | Ack | Refused | Composed | Why | Hinted | UndoAsked | Said | Table | StoodIn | Trouble


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading JSON raises that is none, is of other types, or is nested too deep."""
