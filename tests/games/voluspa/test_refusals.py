"""Why a move is not allowed: every refusal with its key, its parameters and its sentence in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine.errors import IllegalMove, InvalidMove
from meadhall.engine.types import Reason
from meadhall.games.voluspa import refusals
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import TILES
from meadhall.text import catalogue

from .oracle import SETS
from .scenario import Scene


def refused(case: Scene, text: str) -> tuple[str, dict[str, Any]]:
    """The refusal; it is a sentence in both languages, the move is not listed, and trying it changes nothing."""
    assert text not in case.texts()
    key, params = case.why(text)
    before = case.state.to_json()
    with pytest.raises(IllegalMove) as caught:
        case.state.do(text)
    assert caught.value.reason == key
    assert case.state.to_json() == before
    for language in ("en", "ru"):
        sentence = catalogue(language, "voluspa").reason(Reason(key, params), ["Ask", "Embla"])
        assert sentence and "{" not in sentence
    return key, params


def test_a_tile_that_is_not_in_hand() -> None:
    assert refused(Scene("odin", "thor"), "loki o14") == ("not-in-hand", {"tile": "@tile-loki"})
    assert refused(Scene("odin", "thor"), "hel n14") == ("not-in-hand", {"tile": "@tile-hel"})


def test_a_tile_that_is_not_in_this_box() -> None:
    assert refused(Scene("odin", "thor", set="base"), "raven o14")[0] == "not-in-hand"


def test_a_hel_that_was_played() -> None:
    case = Scene("odin thor", "loki", hels=1, others="skadi", other_hels=0)
    case.do("hel n14")
    assert refused(case, "hel o14")[0] == "not-in-hand"


def test_more_freyas_than_there_are() -> None:
    told = {"tile": "@tile-thor", "needed": 2, "freyas": 1}
    assert refused(Scene("odin", "thor freya"), "thor+2 o14") == ("not-enough-freyas", told)
    told = {"tile": "@tile-freya", "needed": 2, "freyas": 1}
    assert refused(Scene("odin", "freya freya"), "freya+2 o14") == ("not-enough-freyas", told)


def test_more_than_twelve() -> None:
    case = Scene("odin", "odin freya freya freya freya").give("freya")
    assert refused(case, "odin+5 o14") == ("over-twelve", {"tile": "@tile-odin", "worth": 13})
    assert case.state.why_not(0, "odin+4 o14") is None


def test_no_token_left() -> None:
    case = Scene("odin+4", "odin freya freya freya freya", strict_tokens=True)
    assert refused(case, "odin+4 o14") == ("no-token", {"tile": "@tile-odin", "worth": 12})


def test_a_cell_beside_nothing() -> None:
    assert refused(Scene("odin", "thor"), "thor p14") == ("no-neighbour", {"tile": "@tile-thor", "cell": "p14"})
    assert refused(Scene("odin", "thor"), "thor o15")[0] == "no-neighbour", "a corner is no side"


def test_a_cell_that_is_taken() -> None:
    told = {"tile": "@tile-thor", "cell": "n14", "there": "@tile-odin"}
    assert refused(Scene("odin", "thor"), "thor n14") == ("occupied", told)
    assert refused(Scene("odin", "serpent"), "serpent n14 row")[0] == "occupied"
    told = {"tile": "@tile-jotun", "cell": "n14", "there": "@tile-odin"}
    assert refused(Scene("odin", "jotun"), "jotun n14") == ("occupied", told), "it must say where he throws"


def test_hel_needs_a_tile_to_kill() -> None:
    told = {"tile": "@tile-hel", "cell": "o14"}
    assert refused(Scene("odin", "thor", hels=1), "hel o14") == ("needs-tile", told)


@pytest.mark.parametrize("move", ["hel o14", "dragon o14", "skadi o14", "raven o14", "jotun o14 throws e", "thor o14"])
def test_nothing_goes_on_hel(move: str) -> None:
    case = Scene("odin hel thor", "dragon skadi raven jotun thor", hels=1)
    told = {"tile": f"@tile-{move.split()[0]}", "cell": "o14", "there": "@tile-hel"}
    assert refused(case, move) == ("on-hel", told)


@pytest.mark.parametrize("tile", ["dragon", "skadi", "raven"])
def test_none_goes_on_its_like(tile: str) -> None:
    told = {"tile": f"@tile-{tile}", "cell": "n14", "there": f"@tile-{tile}"}
    assert refused(Scene(f"{tile} odin", tile), f"{tile} n14") == (f"{tile}-on-{tile}", told)


def test_a_jotun_may_throw_a_jotun() -> None:
    assert Scene("jotun odin", "jotun").may("jotun n14 throws w")


def test_beside_a_troll() -> None:
    told = {"tile": "@tile-odin", "cell": "p14", "troll": "o14"}
    assert refused(Scene("thor troll", "odin"), "odin p14") == ("beside-troll", told)
    told = {"tile": "@tile-dragon", "cell": "n14", "there": "@tile-thor", "troll": "o14"}
    assert refused(Scene("thor troll", "dragon"), "dragon n14") == ("beside-troll", told)
    assert refused(Scene("thor troll", "jotun"), "jotun n14 throws w")[0] == "beside-troll"
    for move in ("skadi n14", "raven n14"):
        assert refused(Scene("thor troll", "skadi raven"), move)[0] == "beside-troll"


def test_too_long() -> None:
    seven = "thor thor thor thor thor thor thor"
    told = {"tile": "@tile-odin", "cell": "u14", "length": 8}
    assert refused(Scene(seven, "odin"), "odin u14") == ("too-long", told)
    told = {"tile": "@tile-odin", "cell": "n21", "length": 8}
    assert refused(Scene("\n".join(seven.split()), "odin"), "odin n21") == ("too-long", told)
    gap = "thor thor thor thor . loki loki loki loki"
    assert refused(Scene(gap, "troll", others="odin"), "troll r14")[1]["length"] == 9
    assert refused(Scene(gap, "dwarf", others="odin"), "dwarf r14")[0] == "too-long"


def test_nothing_to_throw() -> None:
    told = {"tile": "@tile-jotun", "cell": "o14"}
    assert refused(Scene("odin", "jotun"), "jotun o14 throws e") == ("nothing-to-throw", told)


def test_throws_that_are_blocked_or_forbidden() -> None:
    told = {"tile": "@tile-jotun", "cell": "n14", "there": "@tile-odin", "to": "p14", "way": "e"}
    assert refused(Scene("odin thor hel", "jotun"), "jotun n14 throws e") == ("throw-blocked", told)
    long = Scene("odin thor skadi . thor thor thor thor", "jotun")
    assert refused(long, "jotun o14 throws e") == (
        "throw-too-long",
        {"tile": "@tile-jotun", "cell": "o14", "there": "@tile-thor", "to": "q14", "way": "e"},
    )
    assert refused(Scene("odin thor .\n. . troll", "jotun"), "jotun n14 throws e") == (
        "throw-beside-troll",
        {**told, "troll": "p15"},
    )
    told = {"tile": "@tile-jotun", "cell": "n14", "there": "@tile-troll", "to": "m14", "way": "w"}
    assert refused(Scene("troll thor", "jotun"), "jotun n14 throws w") == ("throw-troll-beside", told)


def test_a_discard_while_something_fits() -> None:
    assert refused(Scene("odin", "thor"), "discard thor") == ("must-place", {"tile": "@tile-thor"})


def test_a_discard_of_what_is_not_in_hand() -> None:
    rows = ["thor " * 7, "valkyrie " * 7, "fenrir " * 7, "skadi " * 7, "dragon " * 7, "loki " * 5 + "skadi skadi"]
    rows.append("odin odin odin troll troll troll troll")
    case = Scene("\n".join(rows), "hermod")
    assert refused(case, "discard odin") == ("not-in-hand", {"tile": "@tile-odin"})
    assert refused(case, "hermod n13")[0] == "too-long"


@pytest.mark.parametrize("text", ["drop thor", "fly o14", "stay", "done"])
def test_answers_to_another_question_on_a_turn(text: str) -> None:
    assert refused(Scene("odin", "thor"), text) == ("not-asked", {"verb": text.split()[0]})


@pytest.mark.parametrize("text", ["drop thor", "fly o14", "stay", "discard thor"])
def test_answers_to_another_question_after_hermod(text: str) -> None:
    case = Scene("odin", "hermod thor")
    case.do("hermod o14")
    assert refused(case, text) == ("not-asked", {"verb": text.split()[0]})


def test_outside_hermods_line() -> None:
    case = Scene("odin .\nthor .", "hermod loki dragon", hels=1)
    case.do("hermod o14")
    told = {"tile": "@tile-loki", "cell": "n13", "hermod": "o14"}
    assert refused(case, "loki n13") == ("not-in-line", told)
    assert refused(case, "dragon n15")[0] == "not-in-line"
    assert refused(case, "thor p14") == ("not-in-hand", {"tile": "@tile-thor"})
    assert refused(case, "loki q14")[0] == "no-neighbour"


def test_a_hel_too_far_from_hermod() -> None:
    case = Scene("odin thor skadi .", "hermod", hels=1)
    case.do("hermod q14")
    told = {"tile": "@tile-hel", "cell": "o14", "hermod": "q14"}
    assert refused(case, "hel o14") == ("hel-not-near", told)
    assert refused(case, "hel q14")[0] == "hel-not-near", "not Hermod himself"
    assert case.state.why_not(0, "hel p14") is None


@pytest.mark.parametrize("text", ["drop thor", "done", "discard thor", "thor o14"])
def test_answers_to_another_question_about_a_raven(text: str) -> None:
    case = Scene("odin", "raven thor")
    case.do("raven o14")
    assert refused(case, text) == ("not-asked", {"verb": "place" if text == "thor o14" else text.split()[0]})


def test_where_a_raven_may_not_fly() -> None:
    case = Scene("thor raven hel . odin troll", "raven")
    case.do("raven m14")
    assert refused(case, "fly m14") == ("same-cell", {"tile": "@tile-raven", "cell": "m14"})
    assert refused(case, "fly o14")[0] == "raven-on-raven"
    assert refused(case, "fly p14")[0] == "on-hel"
    assert refused(case, "fly r14") == (
        "beside-troll",
        {"tile": "@tile-raven", "cell": "r14", "there": "@tile-odin", "troll": "s14"},
    )
    assert refused(case, "fly l14")[0] == "no-neighbour", "the place it left is empty again"


def test_a_raven_after_hermod_outside_his_line() -> None:
    case = Scene("odin .\nthor .", "hermod raven")
    case.do("hermod o14", "raven p14")
    told = {"tile": "@tile-raven", "cell": "n16", "hermod": "o14"}
    assert refused(case, "fly n16") == ("not-in-line", told)
    assert refused(case, "fly n15")[0] == "not-in-line"
    assert case.state.why_not(0, "fly n14") is None


@pytest.mark.parametrize("text", ["done", "stay", "discard odin", "odin p14", "fly p14"])
def test_answers_to_another_question_with_too_many_tiles(text: str) -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki")
    case.do("skadi o14")
    assert refused(case, text)[0] == "not-asked"


def test_putting_away_what_one_does_not_hold() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki")
    case.do("skadi o14")
    assert refused(case, "drop dragon") == ("not-in-hand", {"tile": "@tile-dragon"})
    assert refused(case, "drop hel") == ("not-in-hand", {"tile": "@tile-hel"})


def test_hels_are_not_put_away() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki", hels=1)
    case.do("skadi o14")
    assert "drop hel" not in case.texts()
    assert case.state.why_not(0, "drop hel") is not None


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("odin", "needs-cell"), ("serpent", "needs-cell"), ("hel+1", "needs-cell"), ("hel+1 n14", "hel-unraised"),
        ("serpent o14", "which-line"), ("serpent o14 diagonal", "which-line"), ("serpent o14 throws e", "which-line"),
    ],
)  # fmt: skip
def test_what_is_nearly_a_move_gets_its_reason(text: str, key: str) -> None:
    assert Scene("odin", "thor serpent").why(text)[0] == key


def test_not_your_turn_and_over() -> None:
    case = Scene("odin", "thor", others="loki", bag="")
    assert case.why("loki o14", seat=1)[0] == "not-your-turn"
    case.do("thor o14", "loki p14")
    reason = case.state.why_not(0, "thor o14")
    assert reason is not None and reason.key == "over"


@pytest.mark.parametrize(
    "text",
    [
        "", "zeus o14", "thor o14 row", "thor o14 throws e", "thor+ o14", "thor+0 o14", "thor+x o14",
        "thor+16 o14", "thor+² o14", "thor+100 o14",
        "jotun n14 throws", "jotun n14 throws up", "jotun n14 flings e", "jotun n14 throws e e",
        "jotun o14 row", "fly", "fly o14 p14", "fly zz99", "discard", "discard zeus", "drop", "drop a b", "stay here",
        "done now", "thor 14o", "thor O14", "thor o014", "thor o0", "thor o999", "thor o1000", "thor zzz1", "thor o",
        "thor 14", "thor о14", "thor o-1", "+1 o14",
    ],
)  # fmt: skip
def test_what_is_no_move_at_all(text: str) -> None:
    case = Scene("odin", "thor jotun serpent freya", hels=1)
    key, params = case.why(text)
    assert (key, params) == ("unknown-move", {"move": text})
    with pytest.raises(InvalidMove):
        case.state.do(text)


def test_jotun_and_serpent_do_not_take_each_others_words_empty() -> None:
    """The first word of each list of ways is empty; it must not be reachable by text."""
    case = Scene("odin", "jotun serpent")
    for option in case.state.options:
        assert case.state.read(case.state.say(option)) == option
        assert not case.state.say(option).endswith(" ")


def test_every_refusal_of_the_catalogue_is_met_here() -> None:
    """A sentence that no test above asks for is one that nobody ever hears."""
    told = Path(__file__).read_text(encoding="utf-8")
    sentences = Path(refusals.__file__).with_name("en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^no-([a-z-]+) =", sentences, re.MULTILINE)
    assert len(keys) > 15
    for key in keys:
        same = key.partition("-on-")
        assert f'"{key}"' in told or (same[0] == same[2] and '"{tile}-on-{tile}"' in told), key


# The list of options, the question whether one is allowed, and the reasons, are three pieces of code: they must agree.


def tries(state: Voluspa, chance: random.Random) -> list[str]:
    """Answers of every kind, sensible and not, on cells in and around the table."""
    cells = [str(row[0]) for row in state.dump()["board"]]  # type: ignore[union-attr, index]
    cells += [state.say(option).split()[1] for option in state.options if " " in state.say(option)]
    cells = [cell for cell in cells if cell[0].isalpha() and cell[-1].isdecimal()] + ["a1", "n14", "bb60"]
    texts = ["stay", "done"]
    for tile in (tile.name for tile in TILES if tile.name):
        texts += [f"discard {tile}", f"drop {tile}"]
        for cell in chance.sample(cells, min(6, len(cells))):
            boost = chance.choice(["", "", "+1", "+2", "+4"]) if tile != "hel" else ""
            if tile == "serpent":
                texts.append(f"serpent{boost} {cell} {chance.choice(['row', 'col'])}")
            else:
                texts.append(f"{tile}{boost} {cell}")
            if tile == "jotun":
                texts.append(f"jotun{boost} {cell} throws {chance.choice('nesw')}")
            texts.append(f"fly {cell}")
    return texts


@pytest.mark.parametrize("tile_set", SETS)
def test_list_question_and_reasons_agree(tile_set: str) -> None:
    chance = random.Random(tile_set)
    for strict in (False, True):
        state = meadhall.game("voluspa", 2, set=tile_set, strict_tokens=strict).new(chance.getrandbits(30))
        assert isinstance(state, Voluspa)
        while not state.over:
            top, seat, options = state.frames[-1], state.turn, state.options
            if chance.random() < 0.1:
                for text in tries(state, chance):
                    option = top.read(state, seat, text)
                    listed = option in options
                    assert top.allows(state, seat, option) == listed, text
                    assert (top.why_not(state, seat, text) is None) == listed, text
                for option in chance.sample(options, min(4, len(options))):
                    assert top.allows(state, seat, option)
                    for bit in range(30):
                        other = option ^ (1 << bit)
                        assert top.allows(state, seat, other) == (other in options), (option, bit)
            state.play(chance.choice(options))
