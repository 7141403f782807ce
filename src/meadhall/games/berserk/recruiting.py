"""Before the battle: decks, order of play, the deal, recruiting and placement, in secret and at the same time."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import IllegalMove, InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Step, Together
from meadhall.engine.mechanisms.asking import DONE_WORD, YES, Offer, SeatStep
from meadhall.engine.types import PART, Prompt, Reason, seat_name
from meadhall.games.berserk import decks
from meadhall.games.berserk.answers import A_CELL, A_KIND_OF_CARD, A_NUMBER, NONE, answer_id, read_answer, say_answer
from meadhall.games.berserk.board import CELL_NAMES, CELLS, COLUMNS, own_row
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.deck_codes import code_of, looks_like_code, read_code
from meadhall.games.berserk.opening import Reveal
from meadhall.games.berserk.state import SEATS, BerserkState
from meadhall.games.berserk.verbs import lay_down
from meadhall.games.berserk.words import CREATURES

DONE: Final = NONE
BOTH_SEATS: Final = (0, 1)
READY_NAMES: Final = [deck.name for deck in decks.READY]
NO_ANSWERS: Final[tuple[tuple[int, ...], ...]] = ((), ())
OPEN_ANSWERS: Final = (False, False)


class Secret(Together[BerserkState]):
    """Both answer in secret, with kinds of cards unless it is said otherwise; a last answer may be that it is done."""

    def kind(self) -> int:
        return A_KIND_OF_CARD

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return say_answer(s, self.kind(), option, DONE_WORD)

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        return read_answer(s, self.kind(), text, DONE_WORD)

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return answer_id(s, self.kind(), option)


@final
class PickDeck(Secret):
    """Each picks one of the ready decks in secret (K-40)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("pick-deck", seat, {})

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return list(range(len(decks.READY)))

    def reveal(self, s: BerserkState) -> None:
        for seat in range(SEATS):
            take_deck(s, seat, decks.READY[self.answer_of(seat)[0]].cards)
        s.then(OrderOfPlay())

    def kind(self) -> int:
        return A_NUMBER

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return decks.READY[option].name

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        for number in range(len(decks.READY)):
            if decks.READY[number].name == text:
                return number
        raise InvalidMove(f"{text!r} is no ready deck")


@final
class LayDeck(Secret):
    """Each lays out its deck in secret, card by card in ascending order (K-40); a code or the name of a ready deck lays
    a whole one."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("lay-deck", seat, {"number": len(self.answer_of(seat))})

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """No card below the last one, none too often, and always enough left to fill the deck."""
        out: list[int] = []
        size = len(chosen)
        if size < decks.MOST_DECK:
            begin = chosen[-1] if chosen else 0
            for kind in range(begin, len(BOOK.cards)):
                if (
                    chosen.count(kind) < decks.copies_of(BOOK.cards[kind])
                    and size + room(kind, chosen) >= decks.LEAST_DECK
                ):
                    out.append(kind)
        if size >= decks.LEAST_DECK:
            out.append(DONE)
        return out

    def complete(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> bool:
        return chosen[-1] == DONE or len(chosen) == decks.MOST_DECK

    def reveal(self, s: BerserkState) -> None:
        for seat in range(SEATS):
            take_deck(s, seat, tuple([kind for kind in self.answer_of(seat) if kind != DONE]))
        s.then(OrderOfPlay())

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        return Reason("deck-rules", {})

    def spelled_out(self, s: BerserkState, seat: int, part: str) -> list[str]:
        if not (looks_like_code(part) or part in READY_NAMES):
            return [part]
        if self.answer_of(seat):
            raise IllegalMove("a whole deck is laid at once: take back the cards that lie there", "deck-begun", {})
        cards = decks.READY[READY_NAMES.index(part)].cards if part in READY_NAMES else read_code(part)
        fault = decks.deck_fault(cards)
        if fault is not None:
            raise IllegalMove(f"the deck may not be played with ({fault.key})", fault.key, fault.params)
        words = [BOOK.cards[kind].word for kind in cards]
        return words if len(words) == decks.MOST_DECK else [*words, DONE_WORD]

    def written(self, seat: int, words: list[str]) -> str:
        """A deck is written down as its code."""
        if self.answer_of(seat):
            return PART.join(words)
        return code_of(tuple([BOOK.by_word[word] for word in words if word != DONE_WORD]))


def room(kind: int, chosen: tuple[int, ...]) -> int:
    """How many cards a deck could still get if this kind were the lowest of them."""
    number = decks.copies_of(BOOK.cards[kind]) - chosen.count(kind)
    for other in range(kind + 1, len(BOOK.cards)):
        number += decks.copies_of(BOOK.cards[other])
    return number


def take_deck(s: BerserkState, seat: i64, cards: tuple[int, ...]) -> None:
    s.decks[seat] = cards
    s.totals[seat] = len(cards)


@final
class OrderOfPlay(Step[BerserkState]):
    """Both roll until one rolls higher, who chooses to go first or second (K-1)."""

    def run(self, s: BerserkState) -> None:
        while True:
            one, other = s.chance.below(6) + 1, s.chance.below(6) + 1
            if s.listening:
                s.tell("order-rolls", {"one": int(one), "other": int(other)})
            if one != other:
                s.then(GoFirst(0 if one > other else 1))
                return


@final
class GoFirst(Offer[BerserkState]):
    """Go first, or second."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("go-first", seat, {})

    def word(self) -> str:
        return "first"

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return "first" if option == YES else "second"

    def accept(self, s: BerserkState, seat: int) -> None:
        self.settle_order(s, seat)

    def decline(self, s: BerserkState, seat: int) -> None:
        self.settle_order(s, 1 - seat)

    def settle_order(self, s: BerserkState, first: int) -> None:
        s.first = first
        s.active = first
        for seat in range(SEATS):
            s.gold[seat] = decks.gold_of(s.is_first(seat))
        if s.listening:
            s.tell("goes-first", {"seat": seat_name(first)})
        s.then(Deal(first), Deal(1 - first), Recruit(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return s.game.action_id("offer", option)


@final
class Deal(SeatStep[BerserkState]):
    """Fifteen cards; each redeal costs a gold crystal (K-2)."""

    def run(self, s: BerserkState) -> None:
        seat = self.who
        cards = list(s.decks[seat])
        dealt: list[int] = []
        for _ in range(decks.DEAL):
            dealt.append(cards.pop(int(s.chance.below(len(cards)))))
        s.decks[seat] = tuple(cards)
        s.deals[seat] = tuple(sorted(dealt))
        s.disclose()
        if s.gold[seat] > 0:
            s.then(Redeal(seat))


@final
class Redeal(Offer[BerserkState]):
    """Keep the deal, or pay for another one."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("redeal", seat, {"gold": int(s.gold[seat])})

    def word(self) -> str:
        return "redeal"

    def accept(self, s: BerserkState, seat: int) -> None:
        s.gold[seat] -= 1
        s.decks[seat] = tuple(sorted(s.decks[seat] + s.deals[seat]))
        s.deals[seat] = ()
        if s.listening:
            s.tell("redealt", {"seat": seat_name(seat)})
        s.then(Deal(seat))

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return "redeal" if option == YES else "keep"

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return s.game.action_id("offer", option)


@final
class Recruit(Secret):
    """Each recruits a squad from its deal in secret, in ascending order, as far as its crystals go (K-3)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        """`barred` are cards of the deal that could not be recruited besides, each with the reason."""
        gold, silver = int(s.gold[seat]), int(decks.silver_of(s.is_first(seat)))
        chosen = self.answer_of(seat)
        found = decks.bill(chosen, silver)
        return Prompt(
            "recruit",
            seat,
            {
                "gold": gold,
                "silver": silver,
                "gold_left": found.gold_left(gold),
                "silver_left": silver - found.silver,
                "flyers": found.flyers,
                "price": found.price,
                "barred": self.barred(s, seat, chosen),
            },
        )

    def barred(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int | str]:
        out: list[int | str] = []
        deal = s.deals[seat]
        for kind in sorted(set(deal)):
            if deal.count(kind) > chosen.count(kind):
                reason = self.refused(s, seat, tuple(sorted((*chosen, kind))))
                if reason:
                    out.append(f"{BOOK.cards[kind].word} {reason}")
        return out

    def choices(self, s: BerserkState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        out: list[int] = []
        deal = s.deals[seat]
        last = -1
        for kind in deal:
            if kind == last or (chosen and kind < chosen[-1]) or deal.count(kind) <= chosen.count(kind):
                continue
            last = kind
            if not self.refused(s, seat, (*chosen, kind)):
                out.append(kind)
        if has_creature(chosen) or not out:
            out.append(DONE)
        return out

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
            if s.listening:
                s.tell("recruited", {"seat": seat_name(seat), "number": len(squad)})
        s.then(Place(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))

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


def has_creature(squad: tuple[int, ...]) -> bool:
    return len([kind for kind in squad if (CREATURES >> BOOK.cards[kind].kind) & 1]) > 0


def tiers(first: bool) -> list[list[int]]:
    """The cells of a half in the order in which they are filled: all of one part before any of the next (K-4)."""
    found: list[list[int]] = [[], [], []]
    for cell in range(CELLS):
        row = own_row(cell, first)
        if row < 1:
            continue
        centre = 1 <= cell % COLUMNS <= 3
        if centre or (row == 1 and not first):
            found[0].append(cell)
        elif row > 1:
            found[1].append(cell)
        else:
            found[2].append(cell)
    return found


TIERS: Final = [tiers(True), tiers(False)]


@final
class Place(Secret):
    """Each places its squad in secret: a cell for every card, in the order of the squad (K-4)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        placed = len(self.answer_of(seat))
        card = s.book.cards[s.squads[seat][placed]]
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
        for seat in range(SEATS):
            cells = self.answer_of(seat)
            order = sorted(range(len(cells)), key=cells.__getitem__)
            for at in order:
                lay_down(s, s.squads[seat][at], seat, cells[at])
            s.squads[seat] = ()
        s.then(Reveal())

    def kind(self) -> int:
        return A_CELL

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        name = CELL_NAMES[option]
        if option in self.answer_of(seat):
            return Reason("occupied", {"cell": name})
        half = own_row(option, s.is_first(seat)) >= 1
        return Reason("not-yet-there" if half else "not-your-half", {"cell": name})


RECRUIT_FRAMES: Final = (PickDeck, LayDeck, OrderOfPlay, GoFirst, Deal, Redeal, Recruit, Place)
