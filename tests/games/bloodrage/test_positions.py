"""Positions as text: what they mean, that they go both ways, and what is said of mistakes."""

from __future__ import annotations

import pytest

from meadhall import Chance, game
from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.games.bloodrage.state import BloodRage
from tests.games.bloodrage.scenario import Scene

WRITTEN = """
# a fight in Andlang is near
age 2 action
turn 0
first 1
doom gimle horgr utgard
ruined elvagar
tokens rage axes horns glory rage rage axes horns
pillaged andlang
clan 0: rage 5 glory 12 steps 2 1 1 actions 3
clan 1: rage 0 passed
hand 0: tyrs_crush-2 manheim-2
quests 0: alfheim-2
upgrades 0: troll lokis_domain
figures 0: leader gimle, 2 warrior andlang, ship sw, troll valhalla, warrior reserve
discards: tyrs_smite-1 tyrs_smite-1
seen 0: known manheim-2, shown tyrs_smite-1, old 1
"""


def read(text: str, seats: int = 4) -> BloodRage:
    state = game("bloodrage", seats=seats).from_text(text)
    assert isinstance(state, BloodRage)
    return state


def test_a_position_means_what_it_says() -> None:
    case = Scene(
        *WRITTEN.replace("age 2 action\n", "").replace("tyrs_smite-1 tyrs_smite-1", "tyrs_smite-1").splitlines(), age=2
    )
    assert case.asked == (0, "action")
    assert (case.rage(0), case.glory(0), case.stats(0)) == (5, 12, (7, 3, 4))
    assert case.rage(2) == 6
    assert case.hand(0) == ["tyrs_crush-2", "manheim-2"]
    assert case.upgrades(0) == ["troll", "lokis_domain"]
    assert case.at(0, "leader", "gimle") == 1
    assert case.at(0, "warrior", "reserve") == 6
    assert case.at(0, "troll", "valhalla") == 1
    assert case.on_board(0) == 4
    assert case.pillaged("andlang")
    assert case.ruined("elvagar")
    assert case.state.free[5] == 1
    assert case.state.first == 1
    assert case.state.passed == 2
    assert case.discards() == ["tyrs_smite-1"]


def test_more_copies_than_the_box_has_are_refused() -> None:
    with pytest.raises(OptionError, match="only 1 of tyrs_smite-1"):
        read(WRITTEN)


def test_positions_go_both_ways_in_the_middle_of_things() -> None:
    case = Scene("figures 0: ship sw, 2 warrior gimle", "figures 1: 2 warrior andlang, leader gimle",
                "hand 0: odins_tide tyrs_rage-2", "hand 1: lokis_backstab tyrs_smash-2",
                "upgrades 1: friggas_protection", age=2)  # fmt: skip
    case.play("0 pillage andlang", "1 leader gimle")
    kinds = set()
    while case.asked != (1, "action"):
        kinds.add(case.asked[1])
        text = case.state.to_text()
        again = case.table.from_text(text)
        assert again.to_text() == text
        seat = case.state.waiting[0]
        assert again.options_for(seat) == case.state.options_for(seat)
        case.state.play(case.state.options_for(seat)[0], seat)
    assert {"battle-card", "tide", "spare", "late-card"} <= kinds


def test_a_draft_goes_both_ways() -> None:
    state = game("bloodrage", seats=3).new(4)
    for seat in range(3):
        state.play(state.options_for(seat)[0], seat)
    text = state.to_text()
    assert "round 1" in text
    assert "pack 1 2: " in text
    assert state.game.from_text(text).to_text() == text


@pytest.mark.parametrize(
    ("phase", "kind"),
    [("draft", "draft"), ("action", "action"), ("actions", "action"), ("discard", "keep"), ("quests", "quest-reward")],
)
def test_a_position_begins_with_its_phase(phase: str, kind: str) -> None:
    lines = ["figures 0: leader gimle"]
    if phase != "draft":
        lines += ["hand 0: troll tyrs_bash", "quests 0: alfheim-1"]
    assert Scene(*lines, phase=phase).asked[1] == kind


def test_ragnarok_and_valhalla_can_be_written_too() -> None:
    doomed = Scene("doom gimle horgr utgard", "figures 0: leader gimle, warrior valhalla", phase="ragnarok")
    assert doomed.ruined("gimle")
    assert doomed.glory(0) == 2
    late = Scene("upgrades 0: lokis_domain", "figures 0: leader gimle, warrior valhalla", phase="valhalla")
    assert late.glory(0) == 1
    assert late.dead(0) == 0
    assert not late.ruined("gimle")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("winter 3", "lines begin with age"),
        ("age 4", "no number from 1 to 3"),
        ("age two", "no number from 1 to 3"),
        ("age 1 feast", "no phase 'feast'"),
        ("age", "not complete"),
        ("turn 4", "no seat; seats are 0 to 3"),
        ("first x", "no seat"),
        ("round 9", "no number from 0 to 6"),
        ("doom gimle", "three dooms"),
        ("doom gimle horgr yggdrasil", "no province 'yggdrasil'"),
        ("ruined midgard", "no province 'midgard'"),
        ("tokens rage", "8 tokens"),
        ("tokens all rage rage rage rage rage rage rage", "no token 'all'"),
        ("clan 0: rage 13", "from 0 to 12"),
        ("clan 0: rage", "each with its numbers"),
        ("clan 0: steps 1 2", "each with its numbers"),
        ("clan 0: steps 1 2 7", "from 1 to 6"),
        ("clan 0: glory -1", "no number"),
        ("clan 0: mead 3", "not one of rage"),
        ("clan 9: rage 3", "no seat"),
        ("clan", "not complete"),
        ("hand 0: mead", "line 1 .* no card 'mead'"),
        ("hand: troll", "not complete"),
        ("hand 0: troll troll", "only 1 of troll"),
        ("upgrades 0: tyrs_bash", "no upgrade"),
        ("upgrades 0: troll dwarf_chieftain valkyrie", "no slot is left"),
        ("figures 0: leader", "not a figure and a place"),
        ("figures 0: leader midgard", "no place 'midgard'"),
        ("figures 0: balder gimle", "no figure"),
        ("figures 0: troll gimle", "no figure of seat 0 'troll'"),
        ("figures 0: 9 warrior gimle", "from 1 to 8"),
        ("figures 0: 4 warrior andlang", "3 villages"),
        ("figures 0: leader gimle, leader andlang", "1 of leader"),
        ("seen 0: dreamt troll", "not one of known"),
        ("seen 0: ", "not one of known"),
        ("frames: {", "not JSON"),
        ("frames: 5", "5 is no list"),
        ("battle: {}", "battle: 'province' is missing"),
        ("pack 4 0: troll", "from 1 to 3"),
        ("discards: mead", "no card"),
        ("turn 0\nclan 0: rage 0", "cannot be the turn"),
        ("figures 0: leader nw", "leader of seat 0 cannot be in nw"),
        ("figures 0: ship gimle", "ship of seat 0 cannot be in gimle"),
        ("upgrades 0: sea_serpent\nfigures 0: sea_serpent gimle", "sea_serpent of seat 0 cannot be in gimle"),
        ("ruined gimle\nfigures 0: leader gimle", "leader of seat 0 cannot be in gimle"),
        ("ruined gimle myrkulor\nfigures 0: ship nw", "ship of seat 0 cannot be in nw"),
        ("ruined yggdrasil", "no province 'yggdrasil'"),
        ("doom gimle gimle horgr", "three dooms"),
        ("quests 0: troll", "troll is no quest"),
        ("battle: 5", "battle: 5 is no object"),
        ("battle: []", "is no object"),
        ("frames: [5]", "frames"),
        ("frames: [[]]", "frames"),
        ('frames: [["Turn", []]]', "frames"),
        ("turn 0\nclan 0: passed", "cannot be the turn"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_words(line: str, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        read(line)


def test_frames_that_do_not_exist_are_told() -> None:
    with pytest.raises(MeadhallError, match="no frame"):
        read('frames: [["Feast", []]]')


def test_json_of_views_goes_both_ways_from_a_written_position() -> None:
    case = Scene("hand 0: troll", "hand 1: tyrs_bash manheim-1", "quests 1: alfheim-1", "figures 1: leader gimle")
    seen = case.state.view(0)
    sample = seen.sample(Chance(2))
    assert sample.view(0).to_json() == seen.to_json()
