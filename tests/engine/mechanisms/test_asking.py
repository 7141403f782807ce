"""Frames that one seat answers: offers, a card of the hand, several cards of it."""

from __future__ import annotations

import pytest

from meadhall import IllegalMove, InvalidMove, Prompt, Reason
from meadhall.engine.mechanisms.asking import NO, YES, Offer, PickCard, PickCards, SeatAsked, SeatStep
from meadhall.engine.types import Json
from tests.engine.mechanisms.table import Table, table, through_json

NAMES = ("", "ale", "bread", "cheese", "deer")
NONE = 9


class Knock(SeatStep[Table]):
    def run(self, s: Table) -> None:
        s.chronicle.append(f"{self.who} knocks")


class Seconds(Offer[Table]):
    """A second helping, for 1 or more."""

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("seconds", seat, {})

    def word(self) -> str:
        return "eat"

    def accept(self, s: Table, seat: int) -> None:
        s.chronicle.append(f"{seat} eats")


class Invitation(Seconds):
    """Who declines is told of."""

    def decline(self, s: Table, seat: int) -> None:
        s.chronicle.append(f"{seat} stays away")


class Eat(PickCard[Table]):
    """One dish of the hand."""

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("eat", seat, {})

    def cards(self, s: Table, seat: int) -> list[int]:
        return sorted(set(s.hands[seat]))

    def card_word(self, card: int) -> str:
        return NAMES[card]

    def card_named(self, word: str) -> int:
        if word not in NAMES[1:]:
            raise InvalidMove(f"{word!r} is no dish")
        return NAMES.index(word)

    def no_reason(self, s: Table, seat: int, card: int) -> Reason:
        return Reason("not-there", {"dish": NAMES[card]})

    def take(self, s: Table, seat: int, option: int) -> None:
        s.done()
        s.chronicle.append(f"eaten {option}")


class EatOrNot(Eat):
    def verb(self) -> str:
        return "eat"

    def no_card(self) -> int:
        return NONE


class Basket(PickCards[Table]):
    """Several dishes; at least one."""

    def ask(self, s: Table, seat: int) -> Prompt:
        return Prompt("basket", seat, {})

    def hand(self, s: Table, seat: int) -> list[int]:
        return sorted(s.hands[seat])

    def no_card(self) -> int:
        return NONE if self.picked else -1

    def card_word(self, card: int) -> str:
        return NAMES[card]

    def take(self, s: Table, seat: int, option: int) -> None:
        if option == NONE:
            s.done()
            s.chronicle.append("basket " + " ".join(NAMES[card] for card in self.picked))
        else:
            s.become(Basket(self.who, (*self.picked, option)).after(self, option))


def test_a_step_happens_to_its_seat_and_goes_to_json() -> None:
    state = table(3, Knock, Seconds)
    state.then(Seconds(1), Knock(2))
    again = through_json(state)
    again.play(NO)
    assert again.chronicle == ["2 knocks"] and again.over


def test_an_offer_is_taken_or_left() -> None:
    for option, told in ((YES, ["1 eats"]), (NO, [])):
        state = table(2, Seconds)
        state.then(Seconds(1))
        assert state.waiting == (1,) and state.options == [YES, NO]
        assert [state.say(one) for one in state.options] == ["eat", "pass"]
        assert state.read("eat") == YES and state.read("pass") == NO
        state.play(option)
        assert state.chronicle == told and state.over


def test_leaving_an_offer_may_mean_something() -> None:
    state = table(2, Invitation)
    state.then(Invitation(0))
    state.do("pass")
    assert state.chronicle == ["0 stays away"]


def test_nothing_but_yes_and_no_answers_an_offer() -> None:
    state = table(2, Seconds)
    state.then(Seconds(1))
    for option in (-1, 2, 1 << 40):
        with pytest.raises(IllegalMove):
            state.play(option)
    assert state.why_not(1, "drink") == Reason("unknown-move", {"move": "drink"})


def feast(frame: PickCard[Table]) -> Table:
    state = table(2, Eat, EatOrNot, Basket)
    state.hands = [[1, 3, 3], []]
    state.then(frame)
    return state


def test_a_card_of_the_hand_must_be_picked_where_no_word_says_otherwise() -> None:
    state = feast(Eat(0))
    assert [state.say(one) for one in state.options] == ["ale", "cheese"]
    assert state.read("cheese") == 3
    for text in ("pass", "", "done"):
        with pytest.raises(InvalidMove, match="is no dish"):
            state.read(text)
    state.do("cheese")
    assert state.chronicle == ["eaten 3"]


def test_a_card_that_is_not_in_the_hand_is_refused_with_its_reason() -> None:
    state = feast(Eat(0))
    assert state.why_not(0, "deer") == Reason("not-there", {"dish": "deer"})
    assert state.why_not(0, "ale") is None
    with pytest.raises(IllegalMove, match="not-there"):
        state.do("deer")


def test_none_may_be_picked_where_there_is_a_word_for_it() -> None:
    state = feast(EatOrNot(0))
    assert [state.say(one) for one in state.options] == ["eat ale", "eat cheese", "pass"]
    assert [state.read(state.say(one)) for one in state.options] == state.options
    state.do("pass")
    assert state.chronicle == [f"eaten {NONE}"]


def test_a_wrong_verb_says_what_to_write() -> None:
    state = feast(EatOrNot(0))
    with pytest.raises(InvalidMove, match="write 'eat' and a card, or 'pass'"):
        state.read("drink ale")
    with pytest.raises(InvalidMove, match="'water' is no dish"):
        state.read("eat water")


def test_several_cards_are_picked_ascending_and_none_more_often_than_it_is_there() -> None:
    state = feast(Basket(0, ()))
    offered = []
    for option in (1, 3, 3, NONE):
        offered.append(state.options)
        state.play(option)
    assert offered == [[1, 3], [3, NONE], [3, NONE], [NONE]]
    assert state.chronicle == ["basket ale cheese cheese"]


def test_picks_are_parts_of_one_move_that_can_be_stepped_back_from_and_written_down() -> None:
    state = feast(Basket(0, ()))
    before = state.to_json()
    state.play(1)
    assert state.mid_move and state.parts(0) == (1,)
    again = through_json(state)
    state.step_back(0)
    assert state.to_json() == before
    again.play(NONE)
    assert again.chronicle == ["basket ale"]
    state.frames = [Basket(0, ())]
    assert state.spell(0, [1, 3, NONE]) == "ale, cheese, done"


def test_frames_say_what_their_title_leaves_out() -> None:
    state = table(2)
    offer: Offer[Table] = Offer(0)
    card: PickCard[Table] = PickCard(0)
    cards: PickCards[Table] = PickCards(0, ())
    for hook in (
        offer.word, lambda: offer.accept(state, 0), lambda: card.cards(state, 0), lambda: card.card_word(1),
        lambda: card.card_named("x"), lambda: cards.hand(state, 0),
    ):  # fmt: skip
        with pytest.raises(NotImplementedError):
            hook()
    fields: list[Json] = [4, [2, 3]]
    assert PickCards[Table](4, (2, 3)).fields() == fields
    asked: SeatAsked[Table] = SeatAsked(1)
    assert asked.seat(state) == 1 and asked.fields() == [1] and asked.shown(0) is asked
