"""What a seat knows as flat buffers of numbers, for machines that learn.

Seats are counted from the viewer's, clockwise; a spectator counts from seat 0. Where a number names a card, a seat or a
place, 0 stands for none and all others are one more than in the rules.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from meadhall.engine.actions import Buffer
from meadhall.engine.flat import u8, vec
from meadhall.engine.frames import Frame
from meadhall.games.wolves.captives import Captives
from meadhall.games.wolves.colours import KeepColour
from meadhall.games.wolves.deities import Fetching, HeimdallEnd, SecondStrike, Throwing
from meadhall.games.wolves.hall import deck_left, price
from meadhall.games.wolves.laying import Shot, Target, TraitorEnd
from meadhall.games.wolves.lines import kind_at
from meadhall.games.wolves.manoeuvres import Redraw, Return
from meadhall.games.wolves.options import laid_end, laid_line, laid_unit, line_of, place_of
from meadhall.games.wolves.passing import BaldrReturns
from meadhall.games.wolves.questions import PickPeople, PickUnits
from meadhall.games.wolves.reactions import BY_PLAGUE, BY_TYR, Freya, Reaction
from meadhall.games.wolves.round_end import Spoils, Valkyrie, Vidar
from meadhall.games.wolves.sacrifices import Joining, Prey
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths, guarded, ranking, strengths
from meadhall.games.wolves.summoning import Payment
from meadhall.games.wolves.turns import ThrowOne, Turn, Watch
from meadhall.games.wolves.units import (
    DECK,
    DEITIES,
    HAND_LIMIT,
    KINDS,
    MOST_ACTIONS,
    MOST_SEATS,
    MOST_STRENGTH,
    RAGNAROK,
    VICTORIES,
)
from meadhall.games.wolves.victories import glory, pass_draw, worth_to

QUESTIONS: Final[tuple[type[Frame[Any]], ...]] = (
    Turn, Watch, ThrowOne, Target, TraitorEnd, Shot, Captives, Reaction, Freya, Redraw, Return, Joining, Prey, Payment,
    KeepColour, SecondStrike, HeimdallEnd, Throwing, Fetching, BaldrReturns, Vidar, Spoils, Valkyrie,
)  # fmt: skip
"""Every question there is; its number is its place here."""
MOST_WORTH: Final = 2 * DECK
MOST_GLORY: Final = 999
LINE_STRENGTH: Final = MOST_STRENGTH * DECK * DECK
"""More than any line can have; cards of one's own may be strong."""

TABLE: Final = ("round", "deck", "discard", "deity deck", "acted", "ragnarok", "starter", "serpent", "asked seat")
SUBJECT: Final = ("question", "cause", "by", "line", "place", "end", "card", "deity", "number")
"""What the question is about: who caused it, the line, place and end it is about, a card, a deity, a number."""


def buffers(seats: int) -> tuple[Buffer, ...]:
    return (
        Buffer("table", (len(TABLE),), 0, 999),
        Buffer("subject", (len(SUBJECT),), 0, 999),
        Buffer("picked", (KINDS,), 0, DECK),
        Buffer("chosen", (DECK,), 0, 1),
        Buffer("hand", (KINDS,), 0, HAND_LIMIT),
        Buffer("unseen", (KINDS,), 0, DECK),
        Buffer("discard", (KINDS,), 0, DECK),
        Buffer("resolving", (KINDS,), 0, DECK),
        Buffer("known", (seats, KINDS), 0, HAND_LIMIT),
        Buffer("sacrifices", (seats, KINDS), 0, DECK),
        Buffer("lines", (seats, DECK), 0, KINDS),
        Buffer("units", (seats, DECK), 0, LINE_STRENGTH),
        Buffer("strengths", (seats,), -LINE_STRENGTH, LINE_STRENGTH),
        Buffer("rank", (seats,), 1, MOST_SEATS),
        Buffer("cards", (seats,), 0, HAND_LIMIT),
        Buffer("worth", (seats,), 0, MOST_WORTH),
        Buffer("glory", (seats,), -MOST_GLORY, MOST_GLORY),
        Buffer("pass draw", (seats,), 0, MOST_GLORY),
        Buffer("passed", (seats,), 0, MOST_SEATS),
        Buffer("guarded", (seats,), 0, 1),
        Buffer("actions", (seats,), 0, MOST_ACTIONS),
        Buffer("last winners", (seats,), 0, 1),
        Buffer("deities", (seats, DEITIES), 0, 1),
        Buffer("victories", (seats, VICTORIES), 0, 1),
        Buffer("hall", (DEITIES + 1,), 0, 3),
        Buffer("prices", (seats, DEITIES), 0, 2 + DEITIES),
        Buffer("deity discard", (DEITIES,), 0, 1),
        Buffer("used", (DEITIES,), 0, 1),
        Buffer("spoils", (VICTORIES,), 0, 1),
        Buffer("spoils worth", (seats, VICTORIES), -MOST_GLORY, MOST_GLORY),
        Buffer("victories left", (VICTORIES,), 0, 1),
    )


def observe(s: WolvesState) -> dict[str, array[int]]:
    """All buffers of a masked state."""
    seats = int(s.seats)
    me = max(int(s.viewer), 0)
    order = [(me + step) % seats for step in range(seats)]
    hidden = s.viewer < 0
    ranks = ranking(s)
    values = all_strengths(s)
    return {
        "table": array("i", table(s, me)),
        "subject": array("i", subject(s, me)),
        "picked": picked(s),
        "chosen": chosen(s),
        "hand": array("i", [0] * KINDS) if hidden else counts(s.hands, me),
        "unseen": counts(s.deck, 0),
        "discard": counts(s.discard, 0),
        "resolving": counts(s.limbo, 0),
        "known": joined([counts(s.known, seat) for seat in order]),
        "sacrifices": joined([counts(s.offered, seat) for seat in order]),
        "lines": joined([line_units(s.lines[seat]) for seat in order]),
        "units": joined([padded(strengths(s.cards, s.lines[seat])) for seat in order]),
        "strengths": array("i", [values[seat] for seat in order]),
        "rank": array("i", [1 + ranks.index(seat) for seat in order]),
        "cards": array("i", [int(s.sizes[seat]) for seat in order]),
        "worth": array("i", [int(s.worth(seat)) for seat in order]),
        "glory": array("i", [int(glory(s, seat)) for seat in order]),
        "pass draw": array("i", [int(pass_draw(s, seat)) for seat in order]),
        "passed": array("i", [1 + s.passes.index(seat) if s.has_passed(seat) else 0 for seat in order]),
        "guarded": array("i", [int(guarded(s, seat)) for seat in order]),
        "actions": array("i", [int(s.actions[seat]) for seat in order]),
        "last winners": array("i", [int(s.last_winners >> seat) & 1 for seat in order]),
        "deities": joined([flags(s.patrons[seat], DEITIES) for seat in order]),
        "victories": joined([flags(s.won[seat], VICTORIES) for seat in order]),
        "hall": array("i", [s.hall.count(deity) for deity in range(RAGNAROK + 1)]),
        "prices": joined([prices(s, seat) for seat in order]),
        "deity discard": flags(int(s.deity_discard), DEITIES),
        "used": flags(int(s.used), DEITIES),
        "spoils": array("i", [s.spoils.count(card) for card in range(VICTORIES)]),
        "spoils worth": joined([spoils_worth(s, seat) for seat in order]),
        "victories left": flags(int(s.victories_left()), VICTORIES),
    }


def table(s: WolvesState, me: int) -> list[int]:
    asked = s.frames[-1].seat(s) if s.frames else -1
    return [
        int(s.round), int(s.deck_size), int(s.discard_size), int(deck_left(s)), int(s.acted), int(s.ragnarok),
        turned(s, me, int(s.starter)), turned(s, me, int(s.serpent)), turned(s, me, asked),
    ]  # fmt: skip


def turned(s: WolvesState, me: int, seat: int) -> int:
    """A seat as the viewer counts, from 1; 0 for none."""
    return 0 if seat < 0 else 1 + (seat - me) % int(s.seats)


def counts(cards: vec[u8], seat: int) -> array[int]:
    return array("i", [int(cards[seat * KINDS + kind]) for kind in range(KINDS)])


def line_units(line: bytes) -> array[int]:
    return padded([1 + int(kind_at(line, at)) for at in range(len(line))])


def padded(numbers: list[int]) -> array[int]:
    return array("i", numbers + [0] * (DECK - len(numbers)))


def flags(mask: int, count: int) -> array[int]:
    return array("i", [mask >> bit & 1 for bit in range(count)])


def prices(s: WolvesState, seat: int) -> array[int]:
    """Of the deities in the Hall."""
    return array("i", [int(price(s, seat, deity)) if deity in s.hall else 0 for deity in range(DEITIES)])


def spoils_worth(s: WolvesState, seat: int) -> array[int]:
    return array("i", [int(worth_to(s, seat, card)) if card in s.spoils else 0 for card in range(VICTORIES)])


def joined(rows: list[array[int]]) -> array[int]:
    out: array[int] = array("i")
    for row in rows:
        out.extend(row)
    return out


# --- what is asked ----------------------------------------------------------------------------------------------------


def subject(s: WolvesState, me: int) -> list[int]:
    """The question under way with what it is about, in the order of `SUBJECT`."""
    if not s.frames:
        return [0] * len(SUBJECT)
    top = s.frames[-1]
    cause = by = line = place = end = card = deity = number = 0
    if isinstance(top, Reaction):
        cause, by = 1 + top.cause, turned(s, me, top.actor)
        if top.cause == BY_PLAGUE:
            number = 1 + top.line
        elif top.cause == BY_TYR:
            end = 1 + top.line
        else:
            line, place, card = named(s, me, top.line, top.at)
    elif isinstance(top, Target):
        line, end = turned(s, me, int(laid_line(top.laying))), 1 + int(laid_end(top.laying))
        card = 1 + int(laid_unit(top.laying))
    elif isinstance(top, TraitorEnd):
        line, place, card = named(s, me, int(line_of(top.target)), int(place_of(top.target)))
    elif isinstance(top, Shot):
        by = turned(s, me, top.actor)
    elif isinstance(top, Freya):
        by, card = turned(s, me, top.player), 1 + top.kind
    elif isinstance(top, Joining | Prey):
        line, place, card = named(s, me, top.who, top.victim)
    elif isinstance(top, Payment):
        deity, number = 1 + top.deity, top.due(s)
    elif isinstance(top, SecondStrike):
        deity = 1 + top.first
    elif isinstance(top, HeimdallEnd):
        card = 1 + top.kind
    elif isinstance(top, Fetching):
        number = top.needed()
    elif isinstance(top, Spoils):
        by = turned(s, me, top.second)
    return [1 + QUESTIONS.index(type(top)), cause, by, line, place, end, card, deity, number]


def named(s: WolvesState, me: int, line: int, at: int) -> tuple[int, int, int]:
    """A unit by its line, its place and its kind."""
    return turned(s, me, line), 1 + at, 1 + int(kind_at(s.lines[line], at))


def picked(s: WolvesState) -> array[int]:
    """How many cards of each kind were picked already, or are still to be seated."""
    out = array("i", [0] * KINDS)
    if s.frames:
        top = s.frames[-1]
        cards: tuple[int, ...] = ()
        if isinstance(top, PickPeople):
            cards = top.picked
        elif isinstance(top, Captives):
            cards = top.captives
        for card in cards:
            out[card] += 1
    return out


def chosen(s: WolvesState) -> array[int]:
    """The places of the asked seat's line that were chosen already."""
    out = array("i", [0] * DECK)
    if s.frames:
        top = s.frames[-1]
        places: tuple[int, ...] = ()
        if isinstance(top, PickUnits):
            places = top.chosen
        elif isinstance(top, Prey):
            places = top.thralls
        for at in places:
            out[at] = 1
    return out
