"""Every reason for a refusal, with its parameters, and words for it in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.compiled import SOURCE
from meadhall.engine.errors import IllegalMove, InvalidMove
from meadhall.engine.types import Reason
from meadhall.games.bloodrage import moves, refusals
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.draft import pack_in_hand
from meadhall.games.bloodrage.notation import MONSTER_IDS
from meadhall.text.messages import Catalogue
from tests.games.bloodrage.scenario import Scene

WORDS = [Catalogue(language, "bloodrage", strict=True) for language in ("en", "ru")]

SCENE = (
    "ruined elvagar muspelheim horgr",
    "pillaged gimle",
    "clan 0: rage 2",
    "hand 0: troll sea_serpent friggas_charm tyrs_bash lokis_dragons friggas_succor",
    "upgrades 0: dwarf_chieftain brothers_in_arms",
    "figures 0: leader gimle, ship nw, warrior valhalla",
    "figures 1: 3 warrior utgard",
)


def refused(case: Scene, move: str, key: str, /, **params: Any) -> None:
    assert case.why(move) == (key, params), move
    for words in WORDS:
        assert words.reason(Reason(key, params))


@pytest.mark.parametrize(
    ("move", "key", "params"),
    [
        ("invade leader gimle", "not-in-reserve", {"figure": "@figure-leader"}),
        ("invade troll gimle", "not-in-reserve", {"figure": "@figure-troll"}),
        ("invade warrior yggdrasil", "tree-barred", {}),
        ("invade warrior elvagar", "destroyed", {"province": "@province-elvagar"}),
        ("invade warrior utgard", "villages-full", {"province": "@province-utgard"}),
        ("invade warrior ne", "fjords-for-ships", {}),
        ("march gimle gimle", "same-province", {}),
        ("march nw gimle", "ship-stays", {}),
        ("march gimle nw", "fjords-for-ships", {}),
        ("march gimle elvagar", "destroyed", {"province": "@province-elvagar"}),
        ("march gimle utgard", "villages-full", {"province": "@province-utgard"}),
        ("march andlang gimle", "nobody-there", {"province": "@province-andlang"}),
        ("upgrade lokis_blessing", "not-in-hand", {"card": "@card-lokis_blessing"}),
        ("upgrade tyrs_bash", "not-an-upgrade", {"card": "@card-tyrs_bash"}),
        ("upgrade sea_serpent", "too-dear", {"cost": 3, "rage": 2}),
        ("upgrade troll over valkyrie", "not-in-slot", {"card": "@card-troll"}),
        ("quest", "quest-missing", {}),
        ("pillage gimle", "already-pillaged", {"province": "@province-gimle"}),
        ("pillage elvagar", "destroyed", {"province": "@province-elvagar"}),
        ("pillage andlang", "nobody-there", {"province": "@province-andlang"}),
        ("challenge gimle", "power-missing", {"card": "@card-tyrs_challenge"}),
        ("recall warrior gimle", "power-missing", {"card": "@card-friggas_domain"}),
        ("sacrifice", "power-missing", {"card": "@card-friggas_sacrifice"}),
    ],
)
def test_an_action_is_refused(move: str, key: str, params: dict[str, Any]) -> None:
    refused(Scene(*SCENE), f"0 {move}", key, **params)


@pytest.mark.parametrize(
    "text",
    ["invade balder gimle", "invade warrior", "invade warrior midgard", "march gimle", "pillage nw", "dance",
     "upgrade", "upgrade troll under valkyrie", "upgrade mead", "pass pass", "invade warrior valhalla",
     "march reserve gimle"],
)  # fmt: skip
def test_what_is_no_action_is_unknown(text: str) -> None:
    case = Scene(*SCENE)
    refused(case, f"0 {text}", "unknown-move", move=text)
    with pytest.raises(InvalidMove):
        case.play(f"0 {text}")


def test_r12_without_rage_even_free_actions_are_refused() -> None:
    case = Scene("clan 0: rage 1", "figures 0: warrior gimle", "hand 0: manheim-1")
    assert case.may("pillage gimle")
    case.state.rage[0] = 0
    for move in ("pillage gimle", "quest", "invade leader gimle", "march gimle andlang"):
        refused(case, f"0 {move}", "rage-spent")
    assert case.state.why_not(0, "pass") is None


def test_a_full_board_of_figures_and_a_closed_fjord_refuse_invasions() -> None:
    full = Scene("figures 0: 4 warrior gimle")
    refused(full, "0 invade leader elvagar", "helmets-full", horns=4)
    closed = Scene("ruined elvagar angerboda")
    refused(closed, "0 invade ship ne", "fjord-closed", fjord="@fjord-ne")
    refused(closed, "0 invade ship gimle", "ships-to-fjords")


def test_dear_figures_and_dear_upgrades() -> None:
    case = Scene(
        "clan 0: rage 1", "upgrades 0: frost_giant tyrs_challenge", "pillaged gimle", "figures 0: leader gimle"
    )
    refused(case, "0 invade frost_giant gimle", "too-dear", cost=4, rage=1)
    refused(case, "0 invade ship ne", "too-dear", cost=2, rage=1)
    refused(case, "0 challenge gimle", "too-dear", cost=2, rage=1)


def test_powers_have_refusals_of_their_own() -> None:
    case = Scene("upgrades 0: tyrs_challenge friggas_domain friggas_sacrifice", "figures 0: leader gimle", age=3)
    refused(case, "0 challenge gimle", "not-pillaged-yet", province="@province-gimle")
    refused(case, "0 challenge andlang", "nobody-there", province="@province-andlang")
    refused(case, "0 recall warrior gimle", "not-in-valhalla", figure="@figure-warrior")
    refused(case, "0 recall troll gimle", "not-in-valhalla", figure="@figure-troll")
    refused(case, "0 sacrifice", "too-few-figures", count=2)


def test_a_full_row_of_slots_wants_to_know_what_is_replaced() -> None:
    case = Scene("hand 0: troll", "upgrades 0: dwarf_chieftain sea_serpent")
    refused(case, "0 upgrade troll", "slot-full", card="@card-troll")
    assert case.may("upgrade troll over sea_serpent")


def test_marchers_are_refused_one_by_one() -> None:
    case = Scene("figures 0: leader gimle, 2 warrior gimle, ship nw", "figures 1: 2 warrior andlang")
    refused(case, "0 march gimle andlang, done", "nobody-marches")
    refused(case, "0 march gimle andlang, ship", "ship-stays")
    refused(case, "0 march gimle andlang, troll", "figure-missing", figure="@figure-troll", place="@province-gimle")
    assert case.state.why_not(0, "march gimle yggdrasil, warrior, leader") is None, "in any order"
    for monster in MONSTER_IDS:
        missing = {"figure": f"@figure-{monster}", "place": "@province-gimle"}
        refused(case, f"0 march gimle yggdrasil, leader, {monster}", "figure-missing", **missing)
    refused(case, "0 march gimle andlang, leader, warrior", "whole-move", move="march gimle andlang, leader")
    case.state.do("march gimle yggdrasil, leader, warrior, warrior", 0)
    assert case.at(0, "warrior", "yggdrasil") == 2


def test_a_free_invasion_is_refused_like_any_other() -> None:
    scene = ("ruined elvagar angerboda", "figures 1: 3 warrior utgard", "hand 0: troll lokis_dragons")
    case = Scene(*scene)
    refused(case, "0 upgrade troll, utgard", "villages-full", province="@province-utgard")
    refused(case, "0 upgrade troll, elvagar", "destroyed", province="@province-elvagar")
    refused(case, "0 upgrade troll, yggdrasil", "tree-barred")
    refused(case, "0 upgrade troll, se", "fjords-for-ships")
    refused(case, "0 upgrade lokis_dragons, ne", "fjord-closed", fjord="@fjord-ne")
    refused(case, "0 upgrade lokis_dragons, gimle", "ships-to-fjords")


def test_calls_are_refused() -> None:
    case = Scene("figures 0: ship sw", "figures 1: leader gimle, ship nw, warrior horgr").play("0 pillage andlang")
    refused(case, "1 warrior gimle", "figure-missing", figure="@figure-warrior", place="@province-gimle")
    refused(case, "1 warrior horgr", "not-adjacent", **{"from": "@province-horgr", "to": "@province-andlang"})
    refused(case, "1 ship nw", "ship-stays")
    refused(case, "1 troll gimle", "unknown-move", move="troll gimle")
    refused(case, "1 leader", "unknown-move", move="leader")
    refused(case, "0 pass", "not-your-turn")
    assert case.may("pass")


def test_cards_that_are_not_there_are_refused() -> None:
    case = Scene(
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
        "hand 0: tyrs_rage-2 heimdalls_eye manheim-2",
        "hand 1: tyrs_smite-2",
        age=2,
    ).play("0 pillage gimle")
    refused(case, "0 tyrs_smash-2", "not-in-hand", card="@card-tyrs_smash-2")
    case.play("0 tyrs_rage-2")
    assert case.asked == (0, "late-card")
    refused(case, "0 manheim-2", "not-late", card="@card-manheim-2")
    refused(case, "0 heimdalls_gaze", "not-in-hand", card="@card-heimdalls_gaze")


def test_quests_are_refused() -> None:
    case = Scene("hand 0: manheim-1 tyrs_bash")
    refused(case, "0 quest, tyrs_bash", "not-a-quest", card="@card-tyrs_bash")
    refused(case, "0 quest, alfheim-1", "not-in-hand", card="@card-alfheim-1")


def test_rewards_of_quests_are_refused() -> None:
    case = Scene(
        "clan 0: steps 1 6 1",
        "quests 0: manheim-1 alfheim-1",
        "figures 0: warrior gimle, leader myrkulor",
        phase="quests",
    )
    refused(case, "0 axes", "stat-full", stat="@stat-axes")
    assert case.state.why_not(0, "horns, rage") is None, "in any order"
    refused(case, "0 mead", "unknown-move", move="mead")


def test_hammers_are_refused() -> None:
    case = Scene(
        "ruined utgard", "upgrades 0: lord_of_hammers", "figures 0: leader andlang", "figures 1: 5 warrior gimle"
    )
    case.play("0 pillage andlang", "1 pass")
    assert case.asked == (0, "hammers")
    refused(case, "0 horgr", "not-adjacent", **{"from": "@province-andlang", "to": "@province-horgr"})
    refused(case, "0 utgard", "destroyed", province="@province-utgard")
    refused(case, "0 gimle", "villages-full", province="@province-gimle")
    assert case.texts() == ["yggdrasil", "stay"]
    assert case.state.why_not(0, "stay") is None


def test_a_kept_card_and_a_pick_must_be_there() -> None:
    case = Scene("hand 0: troll tyrs_bash", phase="discard")
    refused(case, "0 valkyrie", "not-in-hand", card="@card-valkyrie")
    draft = Scene(phase="draft")
    absent = next(
        key
        for key in ("troll", "tyrs_smite-1", "sea_serpent", "tyrs_crush-1", "lokis_domain", "valkyrie")
        if key not in [KEY[card] for card in pack_in_hand(draft.state, 0, 0)]
    )
    refused(draft, f"0 {absent}", "not-in-pack", card=f"@card-{absent}")


def test_two_picks_are_named_in_the_order_of_the_pack_and_the_refusal_says_so() -> None:
    draft = Scene(phase="draft", seats=2)
    pack = [KEY[card] for card in pack_in_hand(draft.state, 0, 0)]
    assert draft.state.why_not(0, f"{pack[0]}, {pack[-1]}") is None
    refused(draft, f"0 {pack[-1]}", "out-of-order")


def test_numbers_that_are_no_action_are_refused() -> None:
    case = Scene("hand 0: troll friggas_charm", "figures 0: leader gimle")
    wrong = [
        -1,
        moves.SACRIFICE + 1,
        moves.QUEST + 1,
        moves.INVADE | 13,
        moves.MARCH | (13 << 6),
        moves.PILLAGE | 9,
        moves.UPGRADE | 120,
        moves.UPGRADE | (16 << 7),
        moves.UPGRADE | (1 << 7) | 5,
        moves.UPGRADE | (4 << 7) | 5,
        moves.UPGRADE | (7 << 7) | 6,
    ]
    for option in wrong:
        assert refusals.refuse(case.state, 0, option) == "unknown-move", option
        assert refusals.why_not(case.state, 0, option) == Reason("unknown-move", {"move": str(option)})
        with pytest.raises(IllegalMove):
            case.state.play(option, 0)


KEYS = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|destroyed)"', (SOURCE / "games/bloodrage/refusals.py").read_text()))


def test_every_key_has_words() -> None:
    assert len(KEYS) > 20
    for words in WORDS:
        for key in KEYS:
            reason = Reason(
                key,
                {
                    "cost": 1,
                    "rage": 2,
                    "figure": "@figure-ship",
                    "horns": 4,
                    "province": "@province-gimle",
                    "fjord": "@fjord-ne",
                    "card": "@card-troll",
                    "count": 2,
                    "move": "x",
                    "place": "@province-gimle",
                    "from": "@province-gimle",
                    "to": "@province-horgr",
                },
            )
            assert words.reason(reason)
