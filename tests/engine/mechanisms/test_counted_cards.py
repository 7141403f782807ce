"""Hidden cards counted by kind: drawn, shown, masked, and dealt anew to those who may hold them."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall import Chance
from meadhall.engine.chance import deal_number
from meadhall.engine.permutations import SIZE, deal_from
from tests.engine.mechanisms.larder import FEW, MANY, Larder, larder

DRAWS = 6000


def deal(state: Larder, count: int) -> None:
    for seat in range(state.game.seats):
        for _ in range(count):
            state.gain_hidden(seat, state.draw_card())


def totals(state: Larder) -> list[int]:
    """All cards there are, by kind."""
    out = []
    for kind in range(int(state.kinds)):
        held = sum(int(state.hands[seat * int(state.kinds) + kind]) for seat in range(state.game.seats))
        out.append(held + int(state.deck[kind]) + int(state.discard[kind]))
    return out


def sample(state: Larder, seat: int | None, seed: int) -> Larder:
    made = state.view(seat).sample(Chance(seed))
    assert isinstance(made, Larder)
    return made


def fair(counts: Counter[int], kinds: list[int], draws: int) -> bool:
    """Whether draws are spread over the kinds in these proportions."""
    whole = sum(kinds)
    chi: float = sum((counts[kind] - draws * n / whole) ** 2 / (draws * n / whole) for kind, n in enumerate(kinds) if n)
    number = sum(1 for n in kinds if n)
    return bool(chi < number + 6 * (2 * number) ** 0.5)


def test_cards_are_drawn_as_often_as_there_are_of_them() -> None:
    counts = Counter[int]()
    state = larder([6, 0, 3, 1, 2])
    for _ in range(DRAWS):
        other = state.copy()
        assert isinstance(other, Larder)
        other.chance = Chance(int(state.chance.draw_seed()))
        counts[int(other.draw_card())] += 1
        assert int(other.deck_size) == 11
    assert counts[1] == 0 and fair(counts, [6, 0, 3, 1, 2], DRAWS)


def test_the_deck_runs_dry_card_by_card() -> None:
    state = larder([2, 0, 1, 0, 3])
    drawn = sorted(int(state.draw_card()) for _ in range(6))
    assert drawn == [0, 0, 2, 4, 4, 4] and int(state.deck_size) == 0 and not any(state.deck)


def test_what_comes_unseen_might_be_anything_and_what_comes_in_the_open_is_known() -> None:
    state = larder([4, 4, 4, 4, 4])
    state.gain_open(1, 2)
    assert state.might_hold(1, 2) and not state.might_hold(1, 3) and int(state.unknown(1)) == 0
    state.gain_hidden(1, 0)
    assert state.might_hold(1, 3), "one card of the hand is unknown"
    assert state.cards_of(1) == [0, 2] and state.known_of(1) == [2] and int(state.unknown(1)) == 1
    assert state.cards_of(0) == [] and not state.might_hold(0, 0)


def test_a_card_that_leaves_is_taken_to_be_the_known_one() -> None:
    state = larder([9, 9, 9, 9, 9])
    for gain in (state.gain_open, state.gain_hidden):
        gain(0, 3)
    state.lose_open(0, 3)
    assert state.known_of(0) == [] and state.cards_of(0) == [3] and int(state.unknown(0)) == 1
    state.lose_open(0, 3)
    assert state.cards_of(0) == [] and int(state.sizes[0]) == 0 and int(state.known_sizes[0]) == 0


def test_the_discard_pile_becomes_deck_again() -> None:
    state = larder([1, 0, 0, 0, 2])
    state.discard[0], state.discard[3] = 2, 1
    state.reshuffle()
    assert list(state.deck) == [3, 0, 0, 1, 2] and int(state.deck_size) == 6 and not any(state.discard)


def test_a_copy_goes_its_own_way() -> None:
    state = larder([3, 3, 3, 3, 3])
    deal(state, 2)
    before = [list(one) for one in (state.hands, state.known, state.sizes, state.deck, state.discard)]
    other = state.copy()
    assert isinstance(other, Larder) and totals(other) == totals(state)
    other.gain_open(0, 1)
    other.gain_hidden(1, other.draw_card())
    other.discard[2] = 3
    other.reshuffle()
    assert [list(one) for one in (state.hands, state.known, state.sizes, state.deck, state.discard)] == before


def test_a_view_holds_the_own_hand_and_throws_together_what_it_cannot_place() -> None:
    state = larder([3, 3, 3, 3, 3])
    deal(state, 2)
    state.gain_open(1, 4)
    for seat in (None, 0, 1, 2):
        known = state.view(seat).known
        assert isinstance(known, Larder)
        for who in range(3):
            assert known.cards_of(who) == (state.cards_of(who) if who == seat else state.known_of(who))
        unseen = sum(int(state.unknown(who)) for who in range(3) if who != seat) + int(state.deck_size)
        assert len(known.pool) == unseen == sum(known.deck) and int(known.deck_size) == int(state.deck_size)
        assert totals(known) == totals(state)


def test_a_sample_gives_every_hand_its_size_and_what_is_known_of_it() -> None:
    state = larder([3, 3, 3, 3, 3])
    deal(state, 2)
    state.gain_open(1, 4)
    for seat in (None, 0, 1, 2):
        for seed in range(30):
            made = sample(state, seat, seed)
            assert totals(made) == totals(state) and sum(made.deck) == int(made.deck_size) and made.pool == ()
            for who in range(3):
                assert len(made.cards_of(who)) == len(state.cards_of(who)) == int(made.sizes[who])
                assert Counter(state.known_of(who)) <= Counter(made.cards_of(who))
            if seat is not None:
                assert made.cards_of(seat) == state.cards_of(seat)


def test_samples_deal_every_unseen_card_alike() -> None:
    state = larder([4, 3, 2, 2, 1])
    deal(state, 1)
    known = state.view(0).known
    assert isinstance(known, Larder)
    first, second = Counter[int](), Counter[int]()
    for seed in range(1500):
        made = sample(state, 0, seed)
        first[made.cards_of(1)[0]] += 1
        second[made.cards_of(2)[0]] += 1
    unseen = [known.pool.count(kind) for kind in range(FEW)]
    assert fair(first, unseen, 1500) and fair(second, unseen, 1500)


def test_four_hundred_kinds_are_no_more_trouble_than_five() -> None:
    """A kind does not fit a byte, nor all cards one order of the permutations."""
    state = larder([2] * MANY, many=True)
    deal(state, 20)
    state.gain_open(2, 399)
    known = state.view(0).known
    assert isinstance(known, Larder) and len(known.pool) == 780 > SIZE and max(known.pool) == 399
    dealt = set()
    for seed in range(40):
        made = sample(state, 0, seed)
        assert totals(made) == totals(state) and made.cards_of(0) == state.cards_of(0)
        assert 399 in made.cards_of(2) and len(made.cards_of(2)) == 21
        dealt |= {*made.cards_of(1), *made.cards_of(2)}
    assert max(dealt) > 390 and len(dealt) > 350, "every kind may come to a hand"


def test_more_unknown_cards_than_a_byte_can_number_are_dealt() -> None:
    state = larder([2] * MANY, many=True)
    deal(state, 180)
    for seat in (None, 0):
        made = sample(state, seat, 3)
        dealt = [kind for who in range(3) if who != seat for kind in made.cards_of(who)]
        assert len(dealt) == (540 if seat is None else 360) and len(set(dealt)) > 200
        assert totals(made) == totals(state) and sum(made.deck) == int(made.deck_size) == 260


@pytest.mark.parametrize("cards", [1, 5, SIZE, SIZE + 1, MANY])
def test_cards_of_any_number_are_dealt_whole_and_each_as_often_in_each_place(cards: int) -> None:
    """On both sides of what one order holds; cards are numbers beyond a byte."""
    pile = [1000 + card for card in range(cards)]
    chance = Chance(13)
    first, last = Counter[int](), Counter[int]()
    draws = 4000 if cards <= SIZE else 600
    for _ in range(draws):
        number = deal_number(chance.draw_seed())
        dealt = deal_from(pile, number, cards)
        first[dealt[0] - 1000] += 1
        last[dealt[-1] - 1000] += 1
    assert sorted(dealt) == pile and pile[0] == 1000, "nothing is lost, and the pile stays as it was"
    assert dealt[: cards // 2] == deal_from(pile, number, cards // 2), "the same number deals the same cards"
    for counts in (first, last):
        assert fair(counts, [1] * cards, draws)
