"""Before the battle: decks, order of play, the deal, recruiting and placement, in secret and at the same time; then it
opens: cards are turned up, symbionts seated, start-of-battle features used.

The two squads of the first game stand face up from the beginning (K-40); their placement in `squads.json` is ours, for
the book's picture is lost.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import IllegalMove, InvalidMove
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Step, Together
from meadhall.engine.json_reader import read_data_file
from meadhall.engine.mechanisms.asking import DONE_WORD, YES, Offer, SeatStep
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.types import PART, Params, Prompt, Reason, seat_name
from meadhall.games.berserk import board, deck_codes, decks, events, notation, questions, triggers, turns, verbs
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.language import CREATURES
from meadhall.games.berserk.state import SEATS, BerserkState

DONE: Final = notation.NONE
READY_NAMES: Final = list(decks.READY)
UNANSWERED: Final = ((0, 1), ((), ()), (False, False))
"""A secret question to both that nobody has answered yet."""


class Secret(Together[BerserkState]):
    """Both answer in secret, with kinds of cards unless it is said otherwise; a last answer may be that it is done. The
    answers of a seat make one thing."""

    def indivisible(self) -> bool:
        return True

    def kind(self) -> int:
        return notation.A_KIND_OF_CARD

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return notation.say_answer(s, self.kind(), option, DONE_WORD)

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        return notation.read_answer(s, self.kind(), text, DONE_WORD)

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return notation.answer_id(s, self.kind(), option)


@final
class PickDeck(Secret):
    """Each picks one of the ready decks in secret (K-40)."""

    def indivisible(self) -> bool:
        return False

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("pick-deck", seat, {})

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return list(range(len(READY_NAMES)))

    def reveal(self, s: BerserkState) -> None:
        take_decks(s, [decks.READY[READY_NAMES[self.answer_of(seat)[0]]] for seat in range(SEATS)])

    def kind(self) -> int:
        return notation.A_NUMBER

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return READY_NAMES[option]

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        if text not in READY_NAMES:
            raise InvalidMove(f"{text!r} is no ready deck")
        return READY_NAMES.index(text)


@final
class LayDeck(Secret):
    """Each lays out its deck in secret, card by card in ascending order (K-40); a code or the name of a ready deck lays
    a whole one."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("lay-deck", seat, {"number": len(self.answer_of(seat))})

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """No card below the last one, none too often, and always enough left to fill the deck."""
        size, begin = len(chosen), chosen[-1] if chosen else 0
        left = [decks.copies_of(card) - chosen.count(kind) for kind, card in enumerate(BOOK.cards)]
        out = [
            kind
            for kind in range(begin, len(left))
            if size < decks.MOST_DECK and left[kind] > 0 and size + sum(left[kind:]) >= decks.LEAST_DECK
        ]
        return [*out, DONE] if size >= decks.LEAST_DECK else out

    def complete(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> bool:
        return chosen[-1] == DONE or len(chosen) == decks.MOST_DECK

    def reveal(self, s: BerserkState) -> None:
        take_decks(s, [tuple([kind for kind in self.answer_of(seat) if kind != DONE]) for seat in range(SEATS)])

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        return Reason("deck-rules", {})

    def spelled_out(self, s: BerserkState, seat: int, part: str) -> list[str]:
        if not (deck_codes.looks_like_code(part) or part in decks.READY):
            return [part]
        if self.answer_of(seat):
            raise IllegalMove("a whole deck is laid at once: take back the cards that lie there", "deck-begun", {})
        cards = decks.READY[part] if part in decks.READY else deck_codes.read_code(part)
        fault = decks.deck_fault(cards)
        if fault is not None:
            raise IllegalMove(f"the deck may not be played with ({fault.key})", fault.key, fault.params)
        words = [BOOK.cards[kind].word for kind in cards]
        return words if len(words) == decks.MOST_DECK else [*words, DONE_WORD]

    def written(self, seat: int, words: list[str]) -> str:
        """A deck is written down as its code."""
        if self.answer_of(seat):
            return PART.join(words)
        return deck_codes.code_of(tuple([BOOK.by_word[word] for word in words if word != DONE_WORD]))


def take_decks(s: BerserkState, chosen: list[tuple[int, ...]]) -> None:
    s.decks = chosen
    s.totals = vec[i64]([len(cards) for cards in chosen])
    s.then(OrderOfPlay())


@final
class OrderOfPlay(Step[BerserkState]):
    """Both roll until one rolls higher, who chooses to go first or second (K-1)."""

    def run(self, s: BerserkState) -> None:
        while True:
            one, other = s.chance.below(6) + 1, s.chance.below(6) + 1
            s.tell("order-rolls", {"one": int(one), "other": int(other)})
            if one != other:
                s.then(GoFirst(0 if one > other else 1))
                return


@final
class GoFirst(Offer[BerserkState]):
    """Go first, or second."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("go-first", seat, {})

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return "first" if option == YES else "second"

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        s.first = s.active = seat if option == YES else 1 - seat
        for other in range(SEATS):
            s.gold[other] = decks.FIRST_GOLD + (0 if s.is_first(other) else 1)
        first = int(s.first)
        s.tell("goes-first", {"seat": seat_name(first)})
        s.then(Deal(first), Deal(1 - first), Recruit(*UNANSWERED))


@final
class Deal(SeatStep[BerserkState]):
    """Fifteen cards; each redeal costs a gold crystal (K-2)."""

    def run(self, s: BerserkState) -> None:
        seat = self.who
        cards = list(s.decks[seat])
        dealt = [cards.pop(int(s.chance.below(len(cards)))) for _ in range(decks.DEAL)]
        s.decks[seat] = tuple(cards)
        s.deals[seat] = tuple(sorted(dealt))
        s.disclose()
        if s.gold[seat] > 0:
            s.then(Redeal(seat))


@final
class Redeal(Offer[BerserkState]):
    """Keep the deal, or pay for another one (K-2)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("redeal", seat, {"gold": int(s.gold[seat])})

    def accept(self, s: BerserkState, seat: int) -> None:
        s.gold[seat] -= 1
        s.decks[seat] = tuple(sorted(s.decks[seat] + s.deals[seat]))
        s.deals[seat] = ()
        s.tell("redealt", {"seat": seat_name(seat)})
        s.then(Deal(seat))

    def decline(self, s: BerserkState, seat: int) -> None:
        s.tell("kept", {"seat": seat_name(seat)})

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return "redeal" if option == YES else "keep"


@final
class Recruit(Secret):
    """Each recruits a squad from its deal in secret, in ascending order, as far as its crystals go (K-3)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        """`barred` are cards of the deal that could not be recruited besides, each with the reason."""
        gold, silver = int(s.gold[seat]), int(decks.silver_of(s.is_first(seat)))
        chosen = self.answer_of(seat)
        found = decks.bill(chosen, silver)
        params: Params = {
            "gold": gold, "silver": silver, "gold_left": found.gold_left(gold), "silver_left": silver - found.silver,
            "flyers": found.flyers, "price": found.price, "barred": self.barred(s, seat, chosen),
        }  # fmt: skip
        return Prompt("recruit", seat, params)

    def barred(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int | str]:
        deal = s.deals[seat]
        left = [kind for kind in sorted(set(deal)) if deal.count(kind) > chosen.count(kind)]
        reasons = [(kind, self.refused(s, seat, tuple(sorted((*chosen, kind))))) for kind in left]
        return [f"{BOOK.cards[kind].word} {reason}" for kind, reason in reasons if reason]

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        deal = s.deals[seat]
        left = [kind for kind in distinct(deal) if not chosen or kind >= chosen[-1]]
        left = [kind for kind in left if deal.count(kind) > chosen.count(kind)]
        out = [kind for kind in left if not self.refused(s, seat, (*chosen, kind))]
        creatures = [kind for kind in chosen if (CREATURES >> BOOK.cards[kind].kind) & 1]
        return [*out, DONE] if creatures or not out else out

    def refused(self, s: BerserkState, seat: int, squad: tuple[int, ...]) -> str:
        return decks.refusal(squad, int(s.gold[seat]), int(decks.silver_of(s.is_first(seat))))

    def complete(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> bool:
        return chosen[-1] == DONE

    def reveal(self, s: BerserkState) -> None:
        """What was not recruited is shuffled into the deck (L157)."""
        for seat in range(SEATS):
            squad = self.answer_of(seat)[:-1]
            rest = list(s.deals[seat])
            for kind in squad:
                rest.remove(kind)
            s.squads[seat] = squad
            s.deals[seat] = ()
            s.decks[seat] = tuple(sorted(s.decks[seat] + tuple(rest)))
            s.tell("recruited", {"seat": seat_name(seat), "number": len(squad)})
        s.then(Place(*UNANSWERED))

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        if option == DONE:
            return Reason("no-creature", {})
        chosen = self.answer_of(seat)
        name = f"@card-{BOOK.cards[option].word}"
        if s.deals[seat].count(option) <= chosen.count(option):
            return Reason("not-dealt", {"card": name})
        if chosen and option < chosen[-1]:
            return Reason("not-ascending", {"card": name})
        return Reason(self.refused(s, seat, (*chosen, option)), {"card": name})


def tiers(first: bool) -> list[list[int]]:
    """The cells of a half in the order in which they are filled: all of one part before any of the next (K-4)."""
    found: list[list[int]] = [[], [], []]
    for cell in range(board.CELLS):
        row = board.own_row(cell, first)
        centre = 1 <= cell % board.COLUMNS <= 3 or (row == 1 and not first)
        if row >= 1:
            found[0 if centre else 1 if row > 1 else 2].append(cell)
    return found


TIERS: Final = [tiers(True), tiers(False)]


@final
class Place(Secret):
    """Each places its squad in secret: a cell for every card, in the order of the squad (K-4)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        card = s.book.cards[s.squads[seat][len(self.answer_of(seat))]]
        return Prompt("place", seat, {"card": f"@card-{card.word}"})

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        left = len(s.squads[seat])
        out: list[int] = []
        for cells in TIERS[0 if s.is_first(seat) else 1]:
            number = min(left, len(cells))
            left -= number
            free = [cell for cell in cells if cell not in chosen]
            if len(cells) - len(free) < number:
                out += free
        return out

    def complete(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> bool:
        return len(chosen) == len(s.squads[seat])

    def reveal(self, s: BerserkState) -> None:
        s.add_slots(len(s.squads[0]) + len(s.squads[1]))
        for seat in range(SEATS):
            cells = self.answer_of(seat)
            for at in sorted(range(len(cells)), key=cells.__getitem__):
                verbs.lay_down(s, s.squads[seat][at], seat, cells[at])
            s.squads[seat] = ()
        s.then(Reveal())

    def kind(self) -> int:
        return notation.A_CELL

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        name = board.CELL_NAMES[option]
        if option in self.answer_of(seat):
            return Reason("occupied", {"cell": name})
        half = board.own_row(option, s.is_first(seat)) >= 1
        return Reason("not-yet-there" if half else "not-your-half", {"cell": name})


# --- the battle opens -------------------------------------------------------------------------------------------------

SQUADS: Final = [
    sorted([(cell.named(board.CELL_OF, "cell"), BOOK.by_word[word]) for word, cell in squad.entries()])
    for squad in read_data_file("berserk", "squads.json").items(SEATS, SEATS)
]
"""Cells and cards, by seat."""


def set_up_squads(s: BerserkState) -> None:
    """Both squads stand face up; the first seat goes first (K-40)."""
    s.add_slots(len(SQUADS[0]) + len(SQUADS[1]))
    for seat in range(SEATS):
        for cell, kind in SQUADS[seat]:
            verbs.lay_down(s, kind, seat, cell)
        s.totals[seat] = len(SQUADS[seat])
    for slot in range(s.slots):
        verbs.turn_up(s, slot)
    s.then(turns.STARTS[s.first])


@final
class Reveal(Step[BerserkState]):
    """The first player turns up all his cards; the second may leave those of his third row face down (L219, K-14)."""

    def run(self, s: BerserkState) -> None:
        hidden = False
        for slot in range(s.slots):
            first = s.is_first(s.side[slot])
            if first or board.own_row(s.cell[slot], first) < 3:
                verbs.turn_up(s, slot)
            else:
                hidden = True
        s.then(triggers.SEAT_ALL, OpenBattle())
        if hidden:
            s.then(TurnUp(int(1 - s.first)))


@final
class TurnUp(questions.Question):
    """Which cards of the third row are turned up now, one after the other."""

    def none(self) -> str:
        return DONE_WORD

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("turn-up", seat, {})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return [notation.NONE, *[int(slot) for slot in range(s.slots) if s.side[slot] == seat and s.face_down(slot)]]

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        if option != notation.NONE:
            verbs.turn_up(s, option)
        else:
            s.tell("left-down", {"seat": seat_name(seat)})
        if option == notation.NONE or len(self.options(s, seat)) == 1:
            s.done()


@final
class OpenBattle(Step[BerserkState]):
    """Start-of-battle features are used by turns, one each, the first player's first (K-24)."""

    def run(self, s: BerserkState) -> None:
        s.active = s.first
        s.then(turns.STARTS[s.first])
        events.wake(s, "battle_starts")
        if len(s.pending):
            s.then(triggers.Batch(events.take_pending(s), int(s.first)))


FRAMES: Final = (PickDeck, LayDeck, OrderOfPlay, GoFirst, Deal, Redeal, Recruit, Place, Reveal, TurnUp, OpenBattle)
