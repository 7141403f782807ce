"""What pages are told: what a recruit costs and what cannot be recruited besides, and what changes a card now."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games.berserk.cards import BOOK
from tests.conformance.plays import walked


def recruiting() -> Any:
    """Two decks that are kept; the first seat goes first."""
    state: Any = meadhall.game("berserk", seats=2, decks="ready").new(4)
    state.do("horde", 0)
    state.do("host", 1)
    state.do("first" if state.waiting[0] == 0 else "second", state.waiting[0])
    state.do("keep", 0)
    state.do("keep", 1)
    return state


def test_the_prompt_counts_crystals_as_cards_are_picked() -> None:
    view = recruiting().view(0)
    assert view.prompt.params["gold_left"] == view.prompt.params["gold"] == 24
    assert view.prompt.params["silver_left"] == view.prompt.params["silver"] == 22
    assert view.prompt.params["barred"] == []
    option = view.options[0]
    card = BOOK.cards[option]
    params = view.step(option).prompt.params
    spent = int(card.cost)
    assert params["gold_left"] == 24 - spent * card.elite
    assert params["silver_left"] == 22 - spent * (not card.elite)


def test_what_cannot_be_recruited_besides_is_told_with_the_reason_the_rules_give() -> None:
    """Cards are recruited in ascending order, but barred is what no squad with those already picked may hold."""
    state = recruiting()
    view = state.view(0)
    while len(view.prompt.params["barred"]) < 3:
        view = view.step(view.options[0])
    chosen = view.known.frames[-1].answer_of(0)
    for entry in view.prompt.params["barred"]:
        word, reason = str(entry).split(" ")
        squad = sorted([*chosen, BOOK.by_word[word]])
        move = ", ".join([*(BOOK.cards[kind].word for kind in squad), "done"])
        why = state.view(0).why_not(move)
        assert why is not None, move
        assert why.key == reason
    free = {BOOK.cards[kind].word for kind in view.options if 0 <= kind < len(BOOK.cards)}
    assert not free & {str(one).split(" ")[0] for one in view.prompt.params["barred"]}


POSITION = """\
turn: 3
active: 0
0 c3: helmir
0 c2: chernovar
0 d1: priest-king
1 c4: clay-golem
"""


def shown(text: str) -> dict[str, Any]:
    state: Any = meadhall.game("berserk", seats=2, decks="squads").from_text(text)
    cards = state.view(1).data()["state"]["cards"]
    return {BOOK.cards[BOOK.by_id[card["card"]]].word: card for card in cards}


def test_formation_that_holds_is_told_with_the_card_that_says_so() -> None:
    cards = shown(POSITION)
    assert cards["helmir"]["bonuses"] == [["armor", 2, 20066, [], None]]
    assert cards["chernovar"]["bonuses"] == [["armor", 1, 20051, [], None]]
    assert cards["clay-golem"]["bonuses"] == []
    assert shown(POSITION.replace("c2:", "e1:"))["helmir"]["bonuses"] == []


def test_a_strike_is_told_as_it_is_now() -> None:
    """The fallen Bonecrusher: a creature strikes harder until the end of the turn."""
    text = POSITION + "0 graveyard: bonecrusher fallen\n1 e6: skeleton\n"
    state: Any = meadhall.game("berserk", seats=2, decks="squads").from_text(text)
    while state.view(0).data()["state"]["cards"][0]["strike"] == [2, 3, 5]:
        assert state.turn < 6
        answers = [state.say(option, state.waiting[0]) for option in state.options_for(state.waiting[0])]
        state.do(next(word for word in ("c3", "pass", "end") if word in answers))
    helmir = state.view(0).data()["state"]["cards"][0]
    assert helmir["strike"] == [3, 4, 6]
    assert ["value", 1, 10062, ["simple_strike"], 5] in helmir["bonuses"]


def test_whole_states_tell_neither() -> None:
    state: Any = meadhall.game("berserk", seats=2, decks="squads").from_text(POSITION)
    assert not {"strike", "bonuses"} & set(state.data()["cards"][0])


SILENT = {
    ("pick-deck", "horde"), ("pick-deck", "host"), ("turn", "end"), ("window", "pass"), ("window-attack", "pass"),
}  # fmt: skip
"""Answers that say by themselves what they are. Squads and their places are kept until both have chosen."""
UNHEARD = {"closed", "opened"}
"""What the saga leaves out."""


@pytest.mark.parametrize(("decks", "plays"), [("squads", 4), ("ready", 12)])
def test_what_was_answered_is_told_with_what_was_asked(decks: str, plays: int) -> None:
    """A line of the saga that said no more than yes, done or next could not be read by itself."""
    silent: set[tuple[str, str]] = set()
    for seed in range(plays):
        state = meadhall.game("berserk", seats=2, decks=decks).new(seed)
        chance = meadhall.Chance(seed)
        while not state.over:
            seat = state.waiting[0]
            kind = state.prompt_for(seat).kind
            move = walked(state, seat, lambda now, who: now.policy(chance, who))  # noqa: B023
            state.take_events()
            state.do(move, seat)
            if kind not in ("recruit", "place") and not {event.key for event in state.take_events()} - UNHEARD:
                silent.add((kind, move.split(" ")[0]))
    assert silent <= SILENT
