"""With `instants`: ravens that answer a dish or another raven, the last one first; and toasts at the end of a round."""

from __future__ import annotations

from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import Offer, PickCards
from meadhall.engine.mechanisms.windows import InstantStack, PassRound
from meadhall.engine.types import Prompt, Reason, seat_name
from tests.madeup.hall import EVERYBODY, HAND, SPENT, Feast, card_number, dish, is_raven, not_in_hand
from tests.madeup.raid import PASS, Clash, NextLead

WIDTH = 2
"""An instant is its seat and its card; the first one of all is the dish."""
TOAST = 1
DONE = 0
MOST_CARDS = 20


class Answers(InstantStack[Feast]):
    """A dish is on its way. Whoever might hold a raven may declare it against what was declared last; a raven that
    happens undoes what lies below it."""

    def __init__(
        self, who: int, passes: int, declared: tuple[int, ...], resting: bool, left: int, target: int, stake: int
    ) -> None:
        super().__init__(who, passes, declared, resting)
        self.left, self.target, self.stake = left, target, stake

    def width(self) -> int:
        return WIDTH

    def with_declared(self, who: int, passes: int, declared: tuple[int, ...], resting: bool) -> Answers:
        return Answers(who, passes, declared, resting, self.left, self.target, self.stake)

    def concerns(self, s: Feast, seat: int) -> bool:
        return seat != self.declared[-WIDTH] and s.may_hold_raven(seat)

    def ask(self, s: Feast, seat: int) -> Prompt:
        whose, card = self.declared[-WIDTH:]
        return Prompt("answer", seat, {"dish": dish(card), "seat": seat_name(whose)}, window=True)

    def options(self, s: Feast, seat: int) -> list[int]:
        return [PASS, *(card + 1 for card in s.at(HAND + seat) if is_raven(card))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"raven {option}" if option else "pass"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.done()
        if option == PASS:
            self.ask_next(s, True)
            return
        s.put(option - 1, SPENT, EVERYBODY)
        s.disclose()
        s.tell("answered", {"seat": seat_name(seat)})
        self.declare(s, (seat, option - 1))

    def resolve(self, s: Feast, instant: tuple[int, ...]) -> None:
        lead = self.declared[0]
        if len(self.declared) == WIDTH:
            s.then(Clash((lead, self.target), ((), ()), (False, False), self.left, instant[1], self.stake))
            return
        s.done()
        whose, card = self.declared[-2 * WIDTH : -WIDTH]
        below = self.declared[: -2 * WIDTH]
        if below:
            s.then(self.with_declared(self.first_asked(s, below[-WIDTH:]), 0, below, True))
        else:
            s.then(NextLead(s.left_of(lead), self.left - 1))
        s.tell("undone", {"seat": seat_name(instant[0]), "other": seat_name(whose), "dish": dish(card)})
        s.then(TakeBack(whose, card))

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("raven", option)


class TakeBack(Offer[Feast]):
    """Whoever's dish or raven was undone may take it back into the hand, where everybody knows it to be."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("take-back", seat, {"dish": dish(self.card)})

    def word(self) -> str:
        return "take"

    def accept(self, s: Feast, seat: int) -> None:
        s.put(self.card, HAND + seat, EVERYBODY)
        s.tell("taken-back", {"seat": seat_name(seat), "dish": dish(self.card)})

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("take back", option)


class Toast(PassRound[Feast]):
    """Round and round, until all have passed: whoever has cards may drink to the hall with some of them."""

    def concerns(self, s: Feast, seat: int) -> bool:
        return s.held[seat] > 0

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("toast", seat, {"count": s.held[seat]})

    def options(self, s: Feast, seat: int) -> list[int]:
        return [PASS, TOAST]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return "toast" if option else "pass"

    def take(self, s: Feast, seat: int, option: int) -> None:
        if option == TOAST:
            s.become(ToastCards(self.who, (), self.passes).after(self, option))
        else:
            s.done()
            self.ask_next(s, True)

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("toast", option)


class ToastCards(PickCards[Feast]):
    """With which cards (further parts): they are spent, and so many are worth their square."""

    def __init__(self, who: int, picked: tuple[int, ...], passes: int) -> None:
        super().__init__(who, picked)
        self.passes = passes

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("toast-cards", seat, {"count": len(self.picked)})

    def hand(self, s: Feast, seat: int) -> list[int]:
        return [card for card, place in enumerate(s.place, 1) if place == HAND + seat]

    def no_card(self) -> int:
        return DONE if self.picked else -1

    def verb(self) -> str:
        return "with"

    def card_word(self, card: int) -> str:
        return str(card)

    def card_named(self, word: str) -> int:
        return card_number(word)

    def no_reason(self, s: Feast, seat: int, card: int) -> Reason:
        return not_in_hand(card)

    def take(self, s: Feast, seat: int, option: int) -> None:
        if option != DONE:
            s.become(ToastCards(seat, (*self.picked, option), self.passes).after(self, option))
            return
        s.done()
        for card in self.picked:
            s.put(card - 1, SPENT, EVERYBODY)
        points = len(self.picked) ** 2
        s.score[seat] += points
        s.tell("toasted", {"seat": seat_name(seat), "points": points})
        Toast(self.who, self.passes).ask_next(s, False)

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("toast with", option)


FRAMES: tuple[type[Frame[Feast]], ...] = (Answers, TakeBack, Toast, ToastCards)
