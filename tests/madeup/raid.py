"""A raid: a move of three parts, a window for ravens, cards served in secret, dice."""

from __future__ import annotations

from meadhall.engine.errors import InvalidMove
from meadhall.engine.frames import Frame, Public, Step, Together
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from tests.madeup.hall import DECK, EVERYBODY, HAND, ROUNDS, SPENT, Feast, bit, dish, is_raven, power

REST = PASS = HOLD = 0


class NextLead(Step[Feast]):
    """`left` seats still lead in this round; one without cards is passed over, which everybody can see."""

    def __init__(self, lead: int, left: int) -> None:
        super().__init__()
        self.lead, self.left = lead, left

    def run(self, s: Feast) -> None:
        if self.left == 0:
            s.then(RoundEnd())
        elif s.held[self.lead] == 0:
            s.then(NextLead(s.left_of(self.lead), self.left - 1))
        else:
            s.then(Lead(self.lead, self.left))

    def fields(self) -> list[Json]:
        return [self.lead, self.left]


class Lead(Public[Feast]):
    """Rest, or send a dish (first part)."""

    def __init__(self, lead: int, left: int) -> None:
        super().__init__()
        self.lead, self.left = lead, left

    def fields(self) -> list[Json]:
        return [self.lead, self.left]

    def seat(self, s: Feast) -> int:
        return self.lead

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("lead", seat, {"count": s.held[seat]})

    def options(self, s: Feast, seat: int) -> list[int]:
        return [REST, *(card + 1 for card in s.at(HAND + seat))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"send {option}" if option else "rest"

    def read(self, s: Feast, seat: int, text: str) -> int:
        """Any card is a well-formed answer, so that a wrong one gets its reason."""
        word, _, number = text.partition(" ")
        if text == "rest":
            return REST
        if word == "send" and number.isdecimal() and 1 <= int(number[:4]) <= len(s.place):
            return int(number[:4])
        raise InvalidMove(f"{text!r} is neither 'rest' nor 'send' and a card from 1 to {len(s.place)}")

    def why_not(self, s: Feast, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else Reason("not-in-hand", {"dish": dish(option - 1)})

    def take(self, s: Feast, seat: int, option: int) -> None:
        if option == REST:
            s.done()
            s.tell("rested", {"seat": seat_name(seat)})
            s.then(NextLead(s.left_of(seat), self.left - 1))
        else:
            s.become(Against(self.lead, self.left, option - 1).after(self, option))

    def preview(self, s: Feast, seat: int, option: int) -> dict[str, Json]:
        return {"power": power(option - 1)} if option else {}


class Against(Public[Feast]):
    """Whom the dish is sent to (second part)."""

    def __init__(self, lead: int, left: int, card: int) -> None:
        super().__init__()
        self.lead, self.left, self.card = lead, left, card

    def fields(self) -> list[Json]:
        return [self.lead, self.left, self.card]

    def seat(self, s: Feast) -> int:
        return self.lead

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("against", seat, {"dish": dish(self.card)})

    def options(self, s: Feast, seat: int) -> list[int]:
        return [other for other in range(s.game.seats) if other != seat]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"against {option}"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.become(Stake(self.lead, self.left, self.card, option).after(self, option))


class Stake(Public[Feast]):
    """How much the raid is for (third part); only now the dish is on its way."""

    def __init__(self, lead: int, left: int, card: int, target: int) -> None:
        super().__init__()
        self.lead, self.left, self.card, self.target = lead, left, card, target

    def fields(self) -> list[Json]:
        return [self.lead, self.left, self.card, self.target]

    def seat(self, s: Feast) -> int:
        return self.lead

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("stake", seat, {"dish": dish(self.card), "target": seat_name(self.target)})

    def options(self, s: Feast, seat: int) -> list[int]:
        return list(range(1, s.most_stake(self.target) + 1))

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"stake {option}"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.done()
        s.put(self.card, SPENT, EVERYBODY)
        who, whom = seat_name(seat), seat_name(self.target)
        s.tell("sent", {"seat": who, "target": whom, "dish": dish(self.card), "stake": option})
        asked = tuple(other for other in clockwise(s, self.target) if other != seat and s.may_hold_raven(other))
        s.then(Ravens(asked, self.lead, self.left, self.card, self.target, option) if asked else self.clash(option))

    def clash(self, stake: int) -> Clash:
        return Clash((self.lead, self.target), ((), ()), (False, False), self.left, self.card, stake)


def clockwise(s: Feast, seat: int) -> list[int]:
    return [(seat + step) % s.game.seats for step in range(s.game.seats)]


class Ravens(Public[Feast]):
    """Whoever might hold a raven, as far as everybody knows, may stop the raid with it."""

    def __init__(self, asked: tuple[int, ...], lead: int, left: int, card: int, target: int, stake: int) -> None:
        super().__init__()
        self.asked, self.lead, self.left = asked, lead, left
        self.card, self.target, self.stake = card, target, stake

    def fields(self) -> list[Json]:
        return [list(self.asked), self.lead, self.left, self.card, self.target, self.stake]

    def seat(self, s: Feast) -> int:
        return self.asked[0]

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("ravens", seat, {"target": seat_name(self.target)}, window=True)

    def options(self, s: Feast, seat: int) -> list[int]:
        return [PASS, *(card + 1 for card in s.at(HAND + seat) if is_raven(card))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"raven {option}" if option else "pass"

    def take(self, s: Feast, seat: int, option: int) -> None:
        if option != PASS:
            s.done()
            s.put(option - 1, SPENT, EVERYBODY)
            s.disclose()
            s.tell("stopped", {"seat": seat_name(seat)})
            s.then(NextLead(s.left_of(self.lead), self.left - 1))
        elif len(self.asked) > 1:
            s.become(Ravens(self.asked[1:], self.lead, self.left, self.card, self.target, self.stake))
        else:
            s.become(Clash((self.lead, self.target), ((), ()), (False, False), self.left, self.card, self.stake))


class Clash(Together[Feast]):
    """Leader and target serve a card in secret, or hold; the stronger side takes the stake, ties go to the target."""

    def __init__(
        self, seats: tuple[int, ...], chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...],
        left: int, card: int, stake: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, chosen, closed)
        self.left, self.card, self.stake = left, card, stake

    def fields(self) -> list[Json]:
        return [*super().fields(), self.left, self.card, self.stake]

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> Clash:
        return Clash(self.seats, chosen, closed, self.left, self.card, self.stake)

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("serve", seat, {"stake": self.stake})

    def choices(self, s: Feast, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [HOLD, *(card + 1 for card in s.at(HAND + seat))]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"serve {option}" if option else "hold"

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
