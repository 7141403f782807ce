"""Rulings on decks, crystals, recruiting, placement and the opening of the battle."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.games.berserk import BerserkState
from tests.games.berserk.scenario import Scene

RECRUIT = 'frames: [["Recruit",[[0,1],[[],[]],[false,false]]]]'
PLACE = 'frames: [["Place",[[0,1],[[],[]],[false,false]]]]'
REVEAL = 'frames: [["Reveal",[]]]'


def recruiting(deal: str, gold: int = 24) -> Scene:
    """The first player recruits from this deal."""
    return Scene(f"turn: 0\n0 deal: {deal}\n0 gold: {gold}\n1 deal: ost\n1 gold: 25\n{RECRUIT}")


def new_play(decks: str, seed: int = 1) -> BerserkState:
    state = meadhall.game("berserk", decks=decks).new(seed)
    assert isinstance(state, BerserkState)
    return state


def view_of(state: BerserkState, seat: int) -> Any:
    return json.loads(state.view(seat).to_json())["state"]


def dealt(seed: int = 1) -> BerserkState:
    """Ready decks are picked and the order of play is chosen: the first deal lies there."""
    state = new_play("ready", seed)
    state.do("horde", 0)
    state.do("host", 1)
    assert state.seat is not None
    state.do("first", state.seat)
    return state


# --- order of play, deal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_higher_roll_chooses_who_goes_first(seed: int) -> None:
    """K-1: equal rolls roll again."""
    state = new_play("ready", seed)
    state.do("horde", 0)
    state.take_events()
    state.do("host", 1)
    rolls = [event.shown for event in state.take_events() if event.key == "order-rolls"]
    assert rolls and all(roll["one"] == roll["other"] for roll in rolls[:-1])
    last = rolls[-1]
    higher = 0 if str(last["one"]) > str(last["other"]) else 1
    prompt = state.prompt
    assert prompt is not None and (prompt.seat, prompt.kind) == (higher, "go-first")
    state.do("second", higher)
    assert state.first == 1 - higher


def test_a_redeal_costs_a_gold_crystal_and_brings_fifteen_others() -> None:
    """K-2: as often as gold is left."""
    state = dealt()
    seat = state.first
    assert len(state.deals[seat]) == 15 and state.gold[seat] == 24
    whole = sorted(state.decks[seat] + state.deals[seat])
    for left in range(23, -1, -1):
        assert state.seat == seat
        state.do("redeal", seat)
        assert state.gold[seat] == left and len(state.deals[seat]) == 15
        assert sorted(state.decks[seat] + state.deals[seat]) == whole, "the old deal went back"
    assert state.seat == 1 - seat, "no gold, no redeal"


def test_the_second_player_has_a_crystal_more_of_each() -> None:
    """K-3: 24 gold and 22 silver, 25 and 23."""
    state = dealt()
    first = state.first
    assert (state.gold[first], state.gold[1 - first]) == (24, 25)
    state.do("keep", first)
    state.do("keep", 1 - first)
    silver = []
    for seat in (first, 1 - first):
        prompt = state.prompt_for(seat)
        assert prompt is not None
        silver.append(prompt.params["silver"])
    assert silver == [22, 23]


# --- recruiting ------------------------------------------------------------------------------------------------------


def test_elites_take_gold_only() -> None:
    """K-3: Raer 7, the man-eating troll 7, Khazg 7 and a troll again are 28 gold; silver is no help."""
    scene = recruiting("raer man-eating-troll*2 two-headed-troll skeleton")
    assert scene.state.why_not(0, "two-headed-troll, man-eating-troll, raer, done") is None, "7 + 7 + 7 and one element"
    assert scene.why("0 two-headed-troll, man-eating-troll, man-eating-troll, raer, done")[0] == "too-few-crystals"


def test_ordinaries_take_silver_first_and_then_gold() -> None:
    """K-3: five Nadikhs are 25 silver: 22 and 3 gold."""
    scene = recruiting("nadikh*5 raer*3", gold=3)
    assert scene.state.why_not(0, "nadikh, nadikh, nadikh, nadikh, nadikh, done") is None
    assert recruiting("nadikh*5", gold=2).why("0 nadikh, nadikh, nadikh, nadikh, nadikh, done")[0] == "too-few-crystals"


def test_each_further_element_costs_a_gold_crystal() -> None:
    """K-3: Raer (darkness) and Helmir (mountains) are 14 and 1; Teach is of no element."""
    assert recruiting("helmir raer", gold=15).state.why_not(0, "helmir, raer, done") is None
    assert recruiting("helmir raer", gold=14).why("0 helmir, raer, done")[0] == "too-few-crystals"
    assert recruiting("assassin raer", gold=12).state.why_not(0, "assassin, raer, done") is None


def test_no_more_than_fifteen_crystals_on_flyers() -> None:
    """K-3: wyverns cost 4; three are 12, four 16."""
    scene = recruiting("wyvern*4 raer")
    assert scene.state.why_not(0, "wyvern, wyvern, wyvern, done") is None
    assert scene.why("0 wyvern, wyvern, wyvern, wyvern, done")[0] == "too-many-flyers"
    scene = recruiting("weide wyvern*2 elm*3 raer")
    assert scene.state.why_not(0, "elm, elm, weide, wyvern, wyvern, done") is None, "1 + 1 + 5 + 4 + 4 = 15"
    assert scene.why("0 elm, elm, elm, weide, wyvern, wyvern, done")[0] == "too-many-flyers"


def test_one_terrain_and_one_copy_of_a_unique_card() -> None:
    """K-3."""
    scene = recruiting("cliffs-of-lant-mor*2 raer*2 skeleton")
    assert scene.why("0 cliffs-of-lant-mor, cliffs-of-lant-mor, raer, done")[0] == "one-terrain"
    assert scene.why("0 raer, raer, done")[0] == "unique"


def test_a_squad_needs_a_creature_and_has_fifteen_cards_at_most() -> None:
    """K-3: elms cost one each."""
    assert recruiting("dead-bombard raer").why("0 dead-bombard, done")[0] == "no-creature"
    scene = recruiting("elm*15 skeleton")
    assert scene.why("0 " + ", ".join(["elm"] * 15 + ["skeleton", "done"]))[0] == "squad-full"


def test_cards_not_recruited_go_into_the_deck() -> None:
    """K-3, L157."""
    scene = recruiting("helmir raer skeleton*2").play("0 skeleton, raer, done", "1 ost, done")
    assert sorted(scene.pile(0, "deck")) == ["helmir", "skeleton"]


def test_recruiting_is_secret_but_the_number_is_known_afterwards() -> None:
    """K-50: the cards lie on the table, once both have recruited; K-3: in secret."""
    scene = recruiting("helmir raer skeleton*2").play("0 skeleton, raer, done")
    before = view_of(scene.state, 1)
    assert before["players"][0]["deal"] == [None] * 4 and before["players"][0]["squad"] == []
    scene.play("1 ost, done")
    after = view_of(scene.state, 1)
    assert after["players"][0]["squad"] == [None, None]


def test_teach_lends_gold_to_a_squad_of_few_elements() -> None:
    """K-49: 7 for Teach and 7 for Raer are 14; with 12 crystals the two that he brings are taken."""
    assert recruiting("teach raer skeleton", gold=12).state.why_not(0, "teach, raer, done") is None
    assert recruiting("teach raer skeleton", gold=11).why("0 teach, raer, done")[0] == "too-few-crystals"


def test_the_gold_of_teach_allows_three_cards_with_an_element() -> None:
    """K-49, K-39: the squad is what is being recruited; four skeletons are 12 silver and no gold."""
    deal = "teach raer skeleton*4 squire"
    assert recruiting(deal, gold=12).state.why_not(0, "teach, skeleton, skeleton, raer, squire, done") is None
    scene = recruiting(deal, gold=12)
    assert scene.why("0 teach, skeleton, skeleton, skeleton, raer, done")[0] == "too-few-crystals"
    assert recruiting(deal, gold=14).state.why_not(0, "teach, skeleton, skeleton, skeleton, raer, done") is None, (
        "where his gold is not taken, it does not bind"
    )


# --- placement -------------------------------------------------------------------------------------------------------


def placing(first: str, second: str) -> Scene:
    return Scene(f"turn: 0\n0 squad: {first}\n0 gold: 0\n1 squad: {second}\n1 gold: 0\n{PLACE}")


CENTRE = {"b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"}


def test_the_first_player_fills_the_centre_then_the_sides_then_the_front_corners() -> None:
    """K-4."""
    scene = placing("skeleton*9", "ost")
    assert set(scene.texts()) == CENTRE
    assert scene.why("0 a1")[0] == "not-yet-there" and scene.why("0 c4")[0] == "not-your-half"
    centre = ", ".join(sorted(CENTRE))
    scene = placing("skeleton*10", "ost")
    assert scene.state.why_not(0, f"{centre}, a2") is None
    assert scene.why(f"0 {centre}, a3")[0] == "not-yet-there"
    scene = placing("skeleton*14", "ost")
    assert scene.state.why_not(0, f"{centre}, a1, e1, a2, e2, a3") is None


def test_the_second_player_has_the_whole_first_row_and_the_centre_of_the_others() -> None:
    """K-4."""
    scene = placing("skeleton", "skeleton*12").play("0 c3")
    row = ["a4", "b4", "c4", "d4", "e4"]
    centre = ["b5", "c5", "d5", "b6", "c6", "d6"]
    for side in ("a5", "e5", "a6", "e6"):
        assert scene.state.why_not(1, ", ".join([*row, *centre, side])) is None
    scene = placing("skeleton", "skeleton*11").play("0 c3")
    assert set(scene.texts()) == {*row, *centre}


def test_every_card_is_placed_on_a_cell_and_placement_is_secret() -> None:
    """K-4: flyers, symbionts and terrains too."""
    scene = placing("raer wyvern", "ost cliffs-of-lant-mor").play("0 c3, c1")
    assert scene.why("1 c4, c4")[0] == "occupied"
    assert view_of(scene.state, 1)["cards"] == []
    scene.play("1 c4, d4")
    assert scene.zone("wyvern") == "extra" and scene.zone("cliffs-of-lant-mor") == "extra"


# --- reveal ----------------------------------------------------------------------------------------------------------

HIDDEN = (
    "turn: 0\n0 c3: raer hidden\n0 c1: nadikh hidden\n1 c4: ost hidden\n1 c6: khazg hidden\n1 d6: skald hidden\n"
    + REVEAL
)


def test_what_lies_face_down_is_seen_by_its_owner_only() -> None:
    """K-11: where it lies is public."""
    scene = Scene(HIDDEN).play("1 done")
    theirs, mine = ({card["cell"]: card["card"] for card in view_of(scene.state, seat)["cards"]} for seat in (0, 1))
    assert set(theirs) == set(mine) == {"c3", "c1", "c4", "c6", "d6"}
    assert theirs["c6"] is None and mine["c6"] == 20031 and theirs["c4"] == 10005


def test_a_written_position_hides_what_lies_face_down_as_well() -> None:
    """K-11."""
    texts = [f"0 c3: raer\n1 c4: ost\n1 c6: {word} hidden" for word in ("khazg", "skald", "wyvern")]
    views = [view_of(Scene(text).state, 0) for text in texts]
    assert views[0] == views[1] == views[2]


def test_the_second_player_leaves_cards_of_the_third_row_face_down_one_by_one() -> None:
    """K-14: the first player's cards are all turned up."""
    scene = Scene(HIDDEN)
    assert scene.asked == (1, "turn-up") and set(scene.texts()) == {"done", "c6", "d6"}
    scene.play("1 d6", "1 done")
    assert [scene.state.face_down(scene.slot(card)) for card in ("raer", "nadikh", "ost", "skald", "khazg")] == [
        False, False, False, False, True,
    ]  # fmt: skip


def test_face_down_cards_are_turned_up_at_the_start_of_his_first_turn() -> None:
    """K-14, K-7."""
    scene = Scene(HIDDEN).play("1 done").hit("1 pass", "0 end")
    assert not scene.state.face_down(scene.slot("khazg")) and scene.asked == (1, "turn")


def test_a_face_down_card_is_turned_up_as_a_target_and_asked_in_every_window() -> None:
    """K-14."""
    text = "0 c4: nadikh\n1 c6: khazg hidden\n1 d4: volkhv\n1 a6: ost hidden"
    scene = Scene(text, dice=[1]).play("0 c4 feature2, c6")
    assert scene.asked[0] == 1 and scene.windows, "asked though he can do nothing"
    scene.hit("1 pass")
    assert not scene.state.face_down(scene.slot("khazg")) and scene.wounds("khazg") == 1
    assert scene.state.face_down(scene.slot("ost"))


def test_a_face_down_card_may_defend_and_is_not_turned_up_if_it_is_defended() -> None:
    """K-14: it is open; defending turns it up."""
    text = "0 c5: khazg\n1 c6: volkhv hidden\n1 d6: skald hidden"
    scene = Scene(text, dice=[1, 3]).play("0 c5 strike, c6")
    assert scene.may("defend d6")
    scene.hit("1 defend d6")
    assert scene.state.face_down(scene.slot("volkhv")) and not scene.state.face_down(scene.slot("skald"))


def test_a_face_down_card_gives_no_formation_or_aura() -> None:
    """K-14: Helmir's armor needs a neighbour that is seen."""
    text = "0 c2: khazg\n1 c6: helmir\n1 d6: guard-of-tullen hidden"
    assert Scene(text).hit("0 c2 feature1, c6").wounds("helmir") == 3


def test_what_a_card_starts_with_comes_when_it_is_turned_up() -> None:
    """K-14: Volkhv's counter of the second player."""
    text = f"turn: 0\n0 c3: raer hidden\n1 c4: ost hidden\n1 c6: volkhv hidden\n{REVEAL}"
    scene = Scene(text).play("1 done")
    assert scene.counters("volkhv") == 0
    assert scene.hit("1 pass", "0 end").counters("volkhv") == 1


def test_while_it_lies_face_down_a_card_is_a_ground_creature_of_which_nothing_is_known() -> None:
    """K-43: finishing and features that ask for something printed pass it by, though it may be chosen as a creature."""
    text = "0 c5: assassin\n1 c6: ost wounds=6 hidden\n1 d6: khazg wounds=8"
    assert Scene(text).aims("c5 feature2") == {"d6"}
    text = "0 extra: cliffs-of-lant-mor\n0 c2: raer\n1 c6: helmir hidden\n1 d6: skald"
    assert Scene(text).aims("cliffs-of-lant-mor feature1") == {"d6"}
    text = "0 c2: charon counters=3\n0 a1: raer\n1 c6: wyvern hidden\n1 d6: skald"
    assert {"c6", "d6"} <= Scene(text).aims("c2 feature1")


def test_a_face_down_artifact_may_be_chosen_as_a_creature() -> None:
    """K-43: what may be chosen does not tell what it is."""
    for word in ("dead-bombard", "cliffs-of-lant-mor", "khazg"):
        scene = Scene(f"0 c2: charon counters=3\n0 a1: raer\n1 c6: {word} hidden\n1 d6: skald")
        assert "c6" in scene.aims("c2 feature1"), word


def test_a_spell_that_falls_on_a_face_down_card_turns_it_up() -> None:
    """K-14, L219: a demon dies beside it; unhurt and face down it would tell of a protection from spells."""
    for word, wounds in (("volkhv", 3), ("helmir", 0)):
        text = f"0 c5: fire-demon wounds=7 closed\n0 c4: khazg\n0 b2: nadikh\n1 c6: {word} hidden\n1 a6: skald"
        scene = Scene(text, dice=[1]).hit("0 c4 strike, c5")
        assert scene.wounds(word) == wounds and not scene.state.face_down(scene.slot(word))


def test_a_start_of_battle_feature_works_only_for_a_card_that_is_turned_up_for_it() -> None:
    """K-14: the cliffs of the second player in his third row."""
    text = (
        "turn: 0\n0 c3: raer hidden\n1 c4: ost hidden\n1 d4: dead-bombard hidden\n"
        f"1 c6: cliffs-of-lant-mor hidden\n{REVEAL}"
    )
    assert Scene(text).play("1 c6").lives("dead-bombard") == 1
    scene = Scene(text).play("1 done")
    assert scene.lives("dead-bombard") == 0
    assert scene.hit("1 pass", "0 end").lives("dead-bombard") == 0


def test_the_odds_of_an_attack_are_known_before_it_and_those_at_a_face_down_card_are_not() -> None:
    """K-13: six of 36 strong, twelve medium and eighteen weak at a closed card."""
    strikes = previewed(Scene("0 c3: khazg\n1 c4: borgak closed"), "c3 strike")["strikes"]
    assert sorted(row[1:3] for row in strikes) == [[6, 4], [12, 3], [18, 2]]
    texts = [f"0 c5: khazg\n1 c6: {word} hidden" for word in ("borgak", "ost", "wyvern")]
    hidden = [previewed(Scene(text), "c5 strike") for text in texts]
    assert hidden[0] == hidden[1] == hidden[2]


def previewed(scene: Scene, act: str) -> Any:
    """What is shown before the only aim of an action is taken."""
    option = next(option for option in scene.state.options if scene.state.say(option) == act)
    ahead = scene.state.copy()
    ahead.play(option)
    assert len(ahead.options) == 1
    return ahead.preview(ahead.options[0])


# --- symbionts and the start of the battle ---------------------------------------------------------------------------


def test_symbionts_are_seated_companions_first_and_the_first_player_before_the_second() -> None:
    """K-18: parasites only on creatures of the enemy first row."""
    text = (
        "turn: 0\n0 c3: khazg hidden\n0 b3: raer hidden\n0 b2: sentient-whirl hidden\n0 c2: poison-ivy hidden\n"
        "1 c4: ost hidden\n1 d4: borgak hidden\n1 c5: volkhv hidden\n1 b4: sentient-whirl hidden\n"
        f"1 a4: poison-ivy hidden\n{REVEAL}"
    )
    scene = Scene(text)
    assert scene.asked == (0, "seat") and set(scene.texts()) == {"c3", "b3"}
    scene.play("0 c3")
    assert scene.asked == (1, "seat") and set(scene.texts()) == {"c4", "d4", "c5"}
    scene.play("1 c5")
    assert scene.asked == (0, "seat") and set(scene.texts()) == {"c4", "d4"}, "Volkhv stands in the second row"
    scene.play("0 d4")
    assert scene.place("poison-ivy") == "d4+"
    assert scene.asked == (0, "turn"), "only Raer was left for the second player's parasite"
    assert [card for card in ("b3+", "c3+", "c5+", "d4+") if scene.slot(card) >= 0] == ["b3+", "c3+", "c5+", "d4+"]


def test_a_symbiont_without_a_host_dies_and_none_sits_on_flyers_or_incorporeal_creatures() -> None:
    """K-18: an incorporeal companion may sit on the incorporeal."""
    text = (
        "turn: 0\n0 c3: mist-dweller hidden\n0 b2: wyvern hidden\n1 c4: ost hidden\n1 d4: poison-ivy hidden\n" + REVEAL
    )
    assert Scene(text).zone("poison-ivy") == "graveyard"
    text = f"turn: 0\n0 c3: mist-dweller hidden\n0 b2: sentient-whirl hidden\n1 c4: ost hidden\n{REVEAL}"
    assert Scene(text).place("sentient-whirl") == "c3+"


def test_a_parasite_finds_nobody_behind_the_first_row() -> None:
    """K-18."""
    text = f"turn: 0\n0 c2: khazg hidden\n1 c4: ost hidden\n1 d4: poison-ivy hidden\n{REVEAL}"
    assert Scene(text).zone("poison-ivy") == "graveyard"


def test_start_of_battle_features_are_used_after_seating() -> None:
    """K-24: the cliffs of both players strengthen their own artifacts."""
    text = (
        "turn: 0\n0 b3: cliffs-of-lant-mor hidden\n0 c2: dead-bombard hidden\n0 c3: raer hidden\n"
        f"1 b4: cliffs-of-lant-mor hidden\n1 c5: dead-bombard hidden\n1 c4: ost hidden\n{REVEAL}"
    )
    scene = Scene(text)
    assert scene.lives("c2") == 1 and scene.lives("c5") == 1 and scene.state.turn == 1


# --- ways to begin ---------------------------------------------------------------------------------------------------


def test_squads_lie_ready_face_up_with_nothing_dealt() -> None:
    """K-40."""
    state = new_play("squads")
    assert state.first == 0 and state.turn == 1 and state.hidden == 0
    assert list(state.decks) == [(), ()] and list(state.deals) == [(), ()]
    words: list[list[str]] = [[], []]
    for slot in range(state.slots):
        words[state.side[slot]].append(state.card(slot).word)
    assert sorted(words[0]) == [
        "dead-bombard", "fire-demon", "man-eating-troll", "mermaid-jester", "nadikh", "plague-rider", "raer",
        "skeletal-hound", "wyvern",
    ]  # fmt: skip
    assert sorted(words[1]) == [
        "chernovar", "clay-golem", "dwarf-crossbowman", "guard-of-tullen", "helmir", "khazg", "mountain-spirit", "ost",
        "pyromancer-of-dzara", "storm-priest",
    ]  # fmt: skip


def test_a_ready_deck_is_picked_in_secret() -> None:
    """K-40: both may pick the same; what was picked does not show."""
    state = new_play("ready")
    state.do("horde", 0)
    other = new_play("ready")
    other.do("host", 0)
    assert view_of(state, 1) == view_of(other, 1)
    state.do("horde", 1)
    assert [len(deck) for deck in state.decks] == [30, 30]


def lay_deck(state: BerserkState, counts: dict[str, int]) -> str:
    words = [card.word for card in state.book.cards]
    laid: list[str] = []
    for word in sorted(counts, key=words.index):
        laid += [word] * counts[word]
    return ", ".join([*laid, "done"])


def test_an_own_deck_has_thirty_cards_three_of_a_kind_and_five_of_a_horde() -> None:
    """K-40: laid out by ascending id, checked as it grows."""
    state = new_play("own")
    words = [card.word for card in state.book.cards]
    deck = dict.fromkeys(words[:7], 3) | {"skeleton": 5, "raer": 3, "wyvern": 1}
    assert state.why_not(0, lay_deck(state, deck)) is None
    for wrong in (deck | {"wyvern": 4}, deck | {"skeleton": 6}, {**deck, "raer": 2}):
        assert state.why_not(0, lay_deck(state, wrong)) is not None
    most = dict.fromkeys(words[-17:], 3)
    assert sum(most.values()) == 51
    assert state.why_not(0, lay_deck(state, most)) is not None


def test_a_deck_stays_its_owners_secret() -> None:
    """K-40."""
    state = dealt()
    view = view_of(state, 0)
    assert set(view["players"][1]["deck"]) <= {None} and set(view["players"][1]["deal"]) <= {None}
