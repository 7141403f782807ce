"""Rounds of passes, windows of reactions, stacks of instants: who is asked, in which order, and what happens when."""

from __future__ import annotations

import pytest

from meadhall import Prompt
from meadhall.engine.errors import IllegalMove
from meadhall.engine.mechanisms.asking import Offer, SeatStep
from meadhall.engine.mechanisms.windows import InstantStack, PassRound, ReactionWindow, clockwise
from tests.engine.mechanisms.table import Table, table, through_json

PASS = 0


def test_seats_are_counted_clockwise_from_anywhere() -> None:
    assert clockwise(0, 3) == (0, 1, 2) and clockwise(2, 4) == (2, 3, 0, 1) and clockwise(1, 2) == (1, 0)


# --- rounds of passes ----------------------------------------------------------------------------------------------


class Bid(PassRound[Table]):
    """Whoever has cards may lay one; 100 lays the last there will be."""

    def concerns(self, s: Table, seat: int) -> bool:
        return bool(s.hands[seat])

    def goes_on(self, s: Table) -> bool:
        return "100" not in s.chronicle

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("bid", seat, {})

    def options(self, s: Table, seat: int) -> list[int]:
        return [PASS, *s.hands[seat]]

    def say(self, s: Table, seat: int, option: int) -> str:
        return str(option) if option else "pass"

    def take(self, s: Table, seat: int, option: int) -> None:
        s.done()
        s.chronicle.append(f"{option}")
        if option != PASS:
            s.hands[seat].remove(option)
        self.ask_next(s, option == PASS)


def bidding(*hands: list[int]) -> Table:
    state = table(len(hands), Bid)
    state.hands = [hand[:] for hand in hands]
    return state


def test_a_round_ends_when_all_have_passed_one_after_the_other() -> None:
    state = bidding([7], [8, 9], [5])
    Bid(1, 0).begin(state)
    asked = []
    for option in (8, PASS, PASS, 9, PASS, PASS):
        asked.append(state.seat)
        state.play(option)
    assert asked == [1, 2, 0, 1, 2, 0]
    assert state.over, "seat 1 has no card left, so the passes of the two others are all there are"


def test_an_answer_that_is_no_pass_lets_those_answer_again_who_had_passed() -> None:
    state = bidding([1, 2], [3], [4])
    Bid(0, 0).begin(state)
    state.play(PASS)
    state.play(PASS)
    state.play(4)
    assert state.seat == 0 and state.frames[-1].fields() == [0, 0]


def test_whoever_is_not_concerned_counts_as_having_passed() -> None:
    state = bidding([], [], [4], [])
    Bid(0, 0).begin(state)
    assert state.seat == 2 and state.frames[-1].fields() == [2, 2]
    state.play(PASS)
    assert state.over


def test_a_round_that_concerns_nobody_asks_nobody() -> None:
    state = bidding([], [])
    Bid(0, 0).begin(state)
    assert state.over


def test_a_round_stops_when_there_is_nothing_left_to_ask_about() -> None:
    state = bidding([100, 1], [2])
    Bid(0, 0).begin(state)
    state.play(100)
    assert state.over and state.chronicle == ["100"]


def test_a_round_goes_to_json_in_its_middle() -> None:
    state = bidding([1], [2], [3])
    Bid(0, 0).begin(state)
    state.play(PASS)
    again = through_json(state)
    for option in (PASS, PASS):
        assert again.waiting == state.waiting
        state.play(option)
        again.play(option)
    assert state.over and again.over


def test_a_round_says_what_its_title_leaves_out() -> None:
    round_of_any: PassRound[Table] = PassRound(0, 0)
    with pytest.raises(NotImplementedError):
        round_of_any.concerns(table(2), 0)
    assert round_of_any.goes_on(table(2)) and round_of_any.asked(1, 1).fields() == [1, 1]


# --- windows of reactions ------------------------------------------------------------------------------------------


class Shields(ReactionWindow[Table]):
    """A blow falls, unless a shield (card 1) comes between; whoever has two cards or more might have one."""

    def __init__(self, asked: tuple[int, ...], blow: int) -> None:
        super().__init__(asked)
        self.blow = blow

    def might_react(self, s: Table, seat: int) -> bool:
        return len(s.hands[seat]) >= 2

    def with_asked(self, asked: tuple[int, ...]) -> Shields:
        return Shields(asked, self.blow)

    def happen(self, s: Table) -> None:
        s.chronicle.append(f"blow of {self.blow}")

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("shields", seat, {}, window=True)

    def options(self, s: Table, seat: int) -> list[int]:
        return [PASS, 1] if 1 in s.hands[seat] else [PASS]

    def say(self, s: Table, seat: int, option: int) -> str:
        return "shield" if option else "pass"

    def take(self, s: Table, seat: int, option: int) -> None:
        s.done()
        if option == PASS:
            self.close(s)
        else:
            s.hands[seat].remove(1)
            s.chronicle.append(f"shield of {seat}")


def fray(*hands: list[int]) -> Table:
    state = table(len(hands), Shields)
    state.hands = [hand[:] for hand in hands]
    return state


def test_only_those_who_might_react_are_asked_and_what_they_hold_does_not_matter() -> None:
    for second in ([1, 6], [5, 6]):
        state = fray([3], second, [], [7, 8])
        Shields((0, 1, 2, 3), 9).open(state)
        asked = []
        while not state.over:
            asked.append(state.seat)
            state.play(PASS)
        assert asked == [1, 3] and state.chronicle == ["blow of 9"]


def test_where_nobody_might_react_it_happens_at_once() -> None:
    state = fray([1], [2], [])
    Shields((0, 1, 2), 4).open(state)
    assert state.over and state.chronicle == ["blow of 4"]


def test_a_reaction_closes_the_window_for_the_others() -> None:
    state = fray([1, 2], [1, 3])
    Shields((0, 1), 4).open(state)
    state.play(1)
    assert state.over and state.chronicle == ["shield of 0"]


def test_a_window_goes_to_json_with_those_still_to_answer() -> None:
    state = fray([2, 3], [4, 5], [1, 6])
    Shields((0, 1, 2), 4).open(state)
    state.play(PASS)
    again = through_json(state)
    assert again.frames[-1].fields() == [[1, 2], 4]
    again.play(PASS)
    again.play(1)
    assert again.chronicle == ["shield of 2"] and state.chronicle == []


def test_a_window_says_what_its_title_leaves_out() -> None:
    window: ReactionWindow[Table] = ReactionWindow((0, 1))
    state = table(2)
    for hook in (
        lambda: window.might_react(state, 0),
        lambda: window.with_asked(()),
        lambda: window.happen(state),
    ):
        with pytest.raises(NotImplementedError):
            hook()
    assert window.seat(state) == 0


# --- stacks of instants --------------------------------------------------------------------------------------------


class Spells(InstantStack[Table]):
    """Each spell is declared by a seat with a card. Even cards bring an offer with them; odd ones just happen."""

    def width(self) -> int:
        return 2

    def concerns(self, s: Table, seat: int) -> bool:
        return bool(s.hands[seat])

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("spells", seat, {}, window=True)

    def options(self, s: Table, seat: int) -> list[int]:
        return [PASS, *s.hands[seat]]

    def say(self, s: Table, seat: int, option: int) -> str:
        return str(option) if option else "pass"

    def take(self, s: Table, seat: int, option: int) -> None:
        s.done()
        if option == PASS:
            self.ask_next(s, True)
        else:
            s.hands[seat].remove(option)
            self.declare(s, (seat, option))

    def resolve(self, s: Table, instant: tuple[int, ...]) -> None:
        seat, card = instant
        s.chronicle.append(f"{seat}:{card}")
        if card % 2 == 0:
            s.then(Gift(seat), Noted(seat))


class Gift(Offer[Table]):
    """Take another card, which may be a spell again."""

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("gift", seat, {})

    def word(self) -> str:
        return "take"

    def accept(self, s: Table, seat: int) -> None:
        s.hands[seat].append(31)
        s.chronicle.append(f"{seat} takes")


class Noted(SeatStep[Table]):
    def run(self, s: Table) -> None:
        s.chronicle.append(f"{self.who} noted")


def duel(*hands: list[int]) -> Table:
    """Seat 0 has declared card 11."""
    state = table(len(hands), Spells, Gift, Noted)
    state.hands = [hand[:] for hand in hands]
    Spells(0, 0, ()).declare(state, (0, 11))
    return state


def play(state: Table, *options: int) -> list[int | None]:
    asked: list[int | None] = []
    for option in options:
        asked.append(state.seat)
        state.play(option)
    return asked


def test_the_last_declared_happens_first() -> None:
    state = duel([1], [3], [5])
    assert play(state, 3, 5, 1) == [1, 2, 0]
    assert state.over and state.chronicle == ["0:1", "2:5", "1:3", "0:11"]


def test_all_may_answer_an_answer_and_the_one_after_its_declarer_is_asked_first() -> None:
    state = duel([1], [3], [5])
    assert play(state, 3, PASS, 1, PASS) == [1, 2, 0, 2], "whoever has no card left is passed over"
    assert state.chronicle == ["0:1"], "the last one has happened"
    assert play(state, 5) == [2], "before the next one happens, all may answer anew"
    assert state.over and state.chronicle == ["0:1", "2:5", "1:3", "0:11"]


def test_an_instant_answered_by_nobody_happens_at_once() -> None:
    state = duel([], [])
    assert state.over and state.chronicle == ["0:11"]


def test_while_an_instant_asks_something_the_rest_of_the_stack_waits() -> None:
    state = duel([], [4], [])
    state.play(4)
    assert state.chronicle == ["1:4"] and state.seat == 1 and type(state.frames[-1]) is Gift
    resting = state.frames[0]
    assert isinstance(resting, Spells) and resting.resting and not resting.asks()
    assert resting.declared == (0, 11)
    state.play(0)
    assert state.over and state.chronicle == ["1:4", "1 noted", "0:11"]


def test_what_an_instant_brings_can_answer_the_one_below() -> None:
    state = duel([], [4], [])
    play(state, 4, 1)
    assert state.chronicle == ["1:4", "1 takes", "1 noted"] and state.seat == 1
    state.play(31)
    assert state.over and state.chronicle[-2:] == ["1:31", "0:11"]


def test_a_stack_goes_to_json_in_the_middle_asking_or_resting() -> None:
    """After every answer of a play the table is written down, read again, and played on from there."""
    moves = (PASS, 8, 6, PASS, PASS, 1, 2, PASS, 0, 31, 0, PASS, PASS, PASS)
    straight = duel([2], [6], [8, 3])
    written = through_json(straight)
    kinds = set()
    for option in moves:
        if straight.over:
            break
        if option not in straight.options:
            option = straight.options[-1]
        straight.play(option)
        written.play(option)
        written = through_json(written)
        kinds |= {(type(frame).__name__, getattr(frame, "resting", False)) for frame in written.frames}
        assert written.to_json() == straight.to_json()
    assert {("Spells", False), ("Spells", True), ("Gift", False), ("Noted", False)} <= kinds


def test_an_instant_refused_leaves_the_stack_as_it_was() -> None:
    state = duel([1], [3])
    before = state.to_json()
    with pytest.raises(IllegalMove):
        state.play(1)
    assert state.to_json() == before


def test_a_stack_says_what_its_title_leaves_out() -> None:
    stack: InstantStack[Table] = InstantStack(0, 0, ())
    for hook in (lambda: stack.width(), lambda: stack.resolve(table(2), (0, 1))):
        with pytest.raises(NotImplementedError):
            hook()
    assert stack.asked(1, 1).fields() == [1, 1, [], False]
    assert stack.first_asked(table(2), (1, 5)) == 0
