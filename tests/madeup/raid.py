"""A raid: a move of three parts, a window for ravens, cards served in secret, dice."""

from __future__ import annotations

from meadhall.engine.frames import Frame, Step, Together
from meadhall.engine.mechanisms.asking import PickCard, SeatAsked, SeatStep
from meadhall.engine.mechanisms.windows import ReactionWindow, clockwise
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from tests.madeup.hall import (
    DECK,
    EVERYBODY,
    HAND,
    ROUNDS,
    SPENT,
    Feast,
    bit,
    card_number,
    dish,
    is_raven,
    not_in_hand,
    power,
)

REST = PASS = HOLD = 0


class NextLead(SeatStep[Feast]):
    """`left` seats still lead in this round; one without cards is passed over, which everybody can see."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def run(self, s: Feast) -> None:
        from tests.madeup.instants import Toast

        if self.left == 0:
            s.then(RoundEnd())
            if s.instants():
                Toast(s.leader, 0).begin(s)
        elif s.held[self.who] == 0:
            s.then(NextLead(s.left_of(self.who), self.left - 1))
        else:
            s.then(Lead(self.who, self.left))


class Lead(PickCard[Feast]):
    """Rest, or send a dish (first part). An option is the number of a card as people count, 0 is to rest."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("lead", seat, {"count": s.held[seat]})

    def cards(self, s: Feast, seat: int) -> list[int]:
        return [card + 1 for card in s.at(HAND + seat)]

    def no_card(self) -> int:
        return REST

    def none_word(self) -> str:
        return "rest"

    def verb(self) -> str:
        return "send"

    def card_word(self, card: int) -> str:
        return str(card)

    def card_named(self, word: str) -> int:
        return card_number(word)

    def no_reason(self, s: Feast, seat: int, card: int) -> Reason:
        return not_in_hand(card)

    def options(self, s: Feast, seat: int) -> list[int]:
        """From least to most: first resting, then the cards."""
        return sorted(super().options(s, seat))

    def take(self, s: Feast, seat: int, option: int) -> None:
        if option == REST:
            s.done()
            s.tell("rested", {"seat": seat_name(seat)})
            s.then(NextLead(s.left_of(seat), self.left - 1))
        else:
            s.become(Against(self.who, self.left, option - 1).after(self, option))

    def preview(self, s: Feast, seat: int, option: int) -> dict[str, Json]:
        return {"power": power(option - 1)} if option else {}

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("send", option)


class Against(SeatAsked[Feast]):
    """Whom the dish is sent to (second part)."""

    def __init__(self, who: int, left: int, card: int) -> None:
        super().__init__(who)
        self.left, self.card = left, card

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("against", seat, {"dish": dish(self.card)})

    def options(self, s: Feast, seat: int) -> list[int]:
        return [other for other in range(s.game.seats) if other != seat]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"against {option}"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.become(Stake(self.who, self.left, self.card, option).after(self, option))

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("against", (option - seat) % s.game.seats - 1)


class Stake(SeatAsked[Feast]):
    """How much the raid is for (third part); only now the dish is on its way."""

    def __init__(self, who: int, left: int, card: int, target: int) -> None:
        super().__init__(who)
        self.left, self.card, self.target = left, card, target

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("stake", seat, {"dish": dish(self.card), "target": seat_name(self.target)})

    def options(self, s: Feast, seat: int) -> list[int]:
        return list(range(1, s.most_stake(self.target) + 1))

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"stake {option}"

    def take(self, s: Feast, seat: int, option: int) -> None:
        from tests.madeup.instants import Answers

        s.done()
        s.put(self.card, SPENT, EVERYBODY)
        who, whom = seat_name(seat), seat_name(self.target)
        s.tell("sent", {"seat": who, "target": whom, "dish": dish(self.card), "stake": option})
        if s.instants():
            Answers(s.left_of(seat), 0, (seat, self.card), False, self.left, self.target, option).begin(s)
        else:
            asked = [other for other in clockwise(self.target, s.game.seats) if other != seat]
            might = tuple(other for other in asked if s.may_hold_raven(other))
            Ravens(might, self.who, self.left, self.card, self.target, option).open(s)

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("stake", option - 1)


class Ravens(ReactionWindow[Feast]):
    """Whoever might hold a raven, as far as everybody knows, may stop the raid with it."""

    def __init__(self, asked: tuple[int, ...], lead: int, left: int, card: int, target: int, stake: int) -> None:
        super().__init__(asked)
        self.lead, self.left = lead, left
        self.card, self.target, self.stake = card, target, stake

    def might_react(self, s: Feast, seat: int) -> bool:
        return s.may_hold_raven(seat)

    def with_asked(self, asked: tuple[int, ...]) -> Ravens:
        return Ravens(asked, self.lead, self.left, self.card, self.target, self.stake)

    def happen(self, s: Feast) -> None:
        s.then(Clash((self.lead, self.target), ((), ()), (False, False), self.left, self.card, self.stake))

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("ravens", seat, {"target": seat_name(self.target)}, window=True)

    def options(self, s: Feast, seat: int) -> list[int]:
        return [PASS, *(card + 1 for card in s.at(HAND + seat) if is_raven(card))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"raven {option}" if option else "pass"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.done()
        if option == PASS:
            self.close(s)
            return
        s.put(option - 1, SPENT, EVERYBODY)
        s.disclose()
        s.tell("stopped", {"seat": seat_name(seat)})
        s.then(NextLead(s.left_of(self.lead), self.left - 1))

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("raven", option)


class Clash(Together[Feast]):
    """Leader and target serve a card in secret, or hold; the stronger side takes the stake, ties go to the target."""

    def __init__(
        self, seats: tuple[int, ...], chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...],
        left: int, card: int, stake: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, chosen, closed)
        self.left, self.card, self.stake = left, card, stake

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> Clash:
        return Clash(self.seats, chosen, closed, self.left, self.card, self.stake)

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("serve", seat, {"stake": self.stake})

    def choices(self, s: Feast, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [HOLD, *(card + 1 for card in s.at(HAND + seat))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"serve {option}" if option else "hold"

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("serve", option)

    def reveal(self, s: Feast) -> None:
        lead, target = self.seats
        strength = [power(self.card), 0]
        for i, seat in enumerate(self.seats):
            option = self.answer_of(seat)[0]
            if option != HOLD:
                s.put(option - 1, SPENT, EVERYBODY)
                strength[i] += power(option - 1)
            if s.game.options["dice"]:
                strength[i] += int(s.chance.below(6)) + 1
            served = dish(option - 1) if option else "@dish-nothing"
            s.tell("served", {"seat": seat_name(seat), "dish": served, "strength": strength[i]})
        winner, loser = (lead, target) if strength[0] > strength[1] else (target, lead)
        s.score[winner] += self.stake
        s.tell("won", {"seat": seat_name(winner), "stake": self.stake})
        self.peek(s, winner, loser)
        s.then(NextLead(s.left_of(lead), self.left - 1))

    def peek(self, s: Feast, winner: int, loser: int) -> None:
        hand = s.at(HAND + loser)
        if hand:
            card = hand[s.chance.below(len(hand))]
            s.known[card] |= bit(winner)
            s.disclose()
            shown = {"seat": seat_name(winner), "loser": seat_name(loser), "dish": "@dish-hidden"}
            s.tell("peeked", {**shown}, {winner: {"dish": dish(card)}})


class RoundEnd(Step[Feast]):
    """Every card still in hand is a point; then all cards go back."""

    def run(self, s: Feast) -> None:
        from tests.madeup.draft import Deal

        for seat in range(s.game.seats):
            s.score[seat] += s.held[seat]
        for card in range(len(s.place)):
            s.put(card, DECK, 0)
        s.passed = [()] * s.game.seats
        s.round += 1
        s.leader = s.left_of(s.leader)
        s.tell("round-over", {"round": s.round})
        if s.round < ROUNDS:
            s.then(Deal())


FRAMES: tuple[type[Frame[Feast]], ...] = (NextLead, Lead, Against, Stake, Ravens, Clash, RoundEnd)
