"""What a seat knows as flat buffers of numbers, for machines that learn.

Seats are counted from the viewer's, clockwise; a spectator counts from seat 0. Where a number names a card, a seat or a
place, 0 stands for none and all others are one more than in the rules.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Observed, padded
from meadhall.engine.flat import u8, vec
from meadhall.engine.frames import Step
from meadhall.games.wolves import units
from meadhall.games.wolves.deities import Fetching, HeimdallEnd, SecondStrike
from meadhall.games.wolves.effects import Captives
from meadhall.games.wolves.hall import deck_left, price
from meadhall.games.wolves.laying import Shot, Target, TraitorEnd
from meadhall.games.wolves.lines import kind_at
from meadhall.games.wolves.moves import laid_end, laid_line, laid_unit, line_of, place_of
from meadhall.games.wolves.questions import PickPeople, PickUnits
from meadhall.games.wolves.reactions import BY_PLAGUE, BY_TYR, Freya, Reaction
from meadhall.games.wolves.round_end import Spoils
from meadhall.games.wolves.sacrifices import Joining, Prey
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import guarded, ranking, strength_of, strengths
from meadhall.games.wolves.summoning import Payment
from meadhall.games.wolves.victories import glory, pass_draw, worth_to

TABLE: Final = ("round", "deck", "discard", "deity deck", "acted", "ragnarok", "starter", "serpent", "asked seat")
SUBJECT: Final = ("question", "cause", "by", "line", "place", "end", "card", "deity", "number")
"""What the question is about: who caused it, the line, place and end it is about, a card, a deity, a number."""
MOST_WORTH: Final = 2 * units.DECK
MOST_GLORY: Final = 999
LINE_STRENGTH: Final = units.MOST_STRENGTH * units.DECK * units.DECK
"""More than any line can have; cards of one's own may be strong."""


def table(s: WolvesState, me: int) -> list[int]:
    """In the order of `TABLE`."""
    asked = s.frames[-1].seat(s) if s.frames else units.NOBODY
    counts = [int(s.round), int(s.deck_size), int(s.discard_size), int(deck_left(s)), int(s.acted), int(s.ragnarok)]
    return counts + [turned(s, me, seat) for seat in (int(s.starter), int(s.serpent), asked)]


def turned(s: WolvesState, me: int, seat: int) -> int:
    """A seat as the viewer counts, from 1; 0 for none."""
    return 0 if seat < 0 else 1 + (seat - me) % int(s.seats)


def counts(cards: vec[u8], seat: int) -> list[int]:
    return [int(cards[seat * units.KINDS + kind]) for kind in range(units.KINDS)]


def own_hand(s: WolvesState, me: int) -> list[int]:
    return counts(s.hands, me) if s.viewer >= 0 else [0] * units.KINDS


def line_units(s: WolvesState, seat: int) -> list[int]:
    return padded([1 + (unit & units.UNIT_MASK) for unit in s.lines[seat]], units.DECK)


def line_strengths(s: WolvesState, seat: int) -> list[int]:
    return padded(strengths(s.cards, s.lines[seat]), units.DECK)


def flags(mask: int, count: int) -> list[int]:
    return [mask >> bit & 1 for bit in range(count)]


def counted(cards: bytes, kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def prices(s: WolvesState, seat: int) -> list[int]:
    """Of the deities in the Hall."""
    return [int(price(s, seat, deity)) if deity in s.hall else 0 for deity in range(units.DEITIES)]


def spoils_worth(s: WolvesState, seat: int) -> list[int]:
    return [int(worth_to(s, seat, card)) if card in s.spoils else 0 for card in range(units.VICTORIES)]


# --- what is asked ----------------------------------------------------------------------------------------------------


def subject(s: WolvesState, me: int) -> list[int]:
    """The question under way with what it is about, in the order of `SUBJECT`; its number is its place among the frames
    that ask."""
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
        number = len(top.thrown) - len(top.picked)
    elif isinstance(top, Spoils):
        by = turned(s, me, top.second)
    questions = [kind for kind in s.game.title.frames if not issubclass(kind, Step)]
    return [1 + questions.index(type(top)), cause, by, line, place, end, card, deity, number]


def named(s: WolvesState, me: int, line: int, at: int) -> tuple[int, int, int]:
    """A unit by its line, its place and its kind."""
    return turned(s, me, line), 1 + at, 1 + int(kind_at(s.lines[line], at))


def picked(s: WolvesState, me: int) -> list[int]:
    """How many cards of each kind were picked already, or are still to be seated."""
    top = s.frames[-1] if s.frames else None
    cards: tuple[int, ...] = ()
    if isinstance(top, PickPeople):
        cards = top.picked
    elif isinstance(top, Captives):
        cards = top.captives
    return [cards.count(kind) for kind in range(units.KINDS)]


def chosen(s: WolvesState, me: int) -> list[int]:
    """The places of the asked seat's line that were chosen already."""
    top = s.frames[-1] if s.frames else None
    places: tuple[int, ...] = ()
    if isinstance(top, PickUnits):
        places = top.chosen
    elif isinstance(top, Prey):
        places = top.thralls
    return [int(at in places) for at in range(units.DECK)]


OBSERVED: Final = (
    Observed("table", (len(TABLE),), 0, 999, table),
    Observed("subject", (len(SUBJECT),), 0, 999, subject),
    Observed("picked", (units.KINDS,), 0, units.DECK, picked),
    Observed("chosen", (units.DECK,), 0, 1, chosen),
    Observed("hand", (units.KINDS,), 0, units.HAND_LIMIT, own_hand),
    Observed("unseen", (units.KINDS,), 0, units.DECK, lambda s, me: counts(s.deck, 0)),
    Observed("discard", (units.KINDS,), 0, units.DECK, lambda s, me: counts(s.discard, 0)),
    Observed("resolving", (units.KINDS,), 0, units.DECK, lambda s, me: counts(s.limbo, 0)),
    Observed("known", (units.KINDS,), 0, units.HAND_LIMIT, lambda s, seat: counts(s.known, seat), True),
    Observed("sacrifices", (units.KINDS,), 0, units.DECK, lambda s, seat: counts(s.offered, seat), True),
    Observed("lines", (units.DECK,), 0, units.KINDS, line_units, True),
    Observed("units", (units.DECK,), 0, LINE_STRENGTH, line_strengths, True),
    Observed("strengths", (), -LINE_STRENGTH, LINE_STRENGTH, lambda s, seat: [int(strength_of(s, seat))], True),
    Observed("rank", (), 1, units.MOST_SEATS, lambda s, seat: [1 + ranking(s).index(seat)], True),
    Observed("cards", (), 0, units.HAND_LIMIT, lambda s, seat: [int(s.sizes[seat])], True),
    Observed("worth", (), 0, MOST_WORTH, lambda s, seat: [int(s.worth(seat))], True),
    Observed("glory", (), -MOST_GLORY, MOST_GLORY, lambda s, seat: [int(glory(s, seat))], True),
    Observed("pass draw", (), 0, MOST_GLORY, lambda s, seat: [int(pass_draw(s, seat))], True),
    Observed("passed", (), 0, units.MOST_SEATS, lambda s, seat: [1 + s.passes.find(seat)], True),
    Observed("guarded", (), 0, 1, lambda s, seat: [int(guarded(s, seat))], True),
    Observed("actions", (), 0, units.MOST_ACTIONS, lambda s, seat: [int(s.actions[seat])], True),
    Observed("last winners", (), 0, 1, lambda s, seat: [s.last_winners >> seat & 1], True),
    Observed("deities", (units.DEITIES,), 0, 1, lambda s, seat: flags(s.patrons[seat], units.DEITIES), True),
    Observed("victories", (units.VICTORIES,), 0, 1, lambda s, seat: flags(s.won[seat], units.VICTORIES), True),
    Observed("hall", (units.DEITIES + 1,), 0, 3, lambda s, me: counted(s.hall, units.RAGNAROK + 1)),
    Observed("prices", (units.DEITIES,), 0, 2 + units.DEITIES, prices, True),
    Observed("deity discard", (units.DEITIES,), 0, 1, lambda s, me: flags(s.deity_discard, units.DEITIES)),
    Observed("used", (units.DEITIES,), 0, 1, lambda s, me: flags(s.used, units.DEITIES)),
    Observed("spoils", (units.VICTORIES,), 0, 1, lambda s, me: counted(s.spoils, units.VICTORIES)),
    Observed("spoils worth", (units.VICTORIES,), -MOST_GLORY, MOST_GLORY, spoils_worth, True),
    Observed("victories left", (units.VICTORIES,), 0, 1, lambda s, me: flags(s.victories_left(), units.VICTORIES)),
)
