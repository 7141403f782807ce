"""The text layer on a made-up title: cases, plurals, seats, lists, and what happens when a text is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import OptionError, Prompt, Reason
from meadhall.text import Catalogue, MissingText, messages

MESSAGES = {
    "ru": """
thing-axe = Топор
    .acc = Топор
    .gen = Топора
    .text = Рубит.
thing-spear = Копьё
    .gen = Копья
event-takes = { $seat } берёт { $thing_acc } вместо { $instead_gen }
event-lays = { $seat } кладёт: { $things_gen } ({ $things_count })
event-scores = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
prompt-pick = { $seat }, выберите { $thing_acc }
no-heavy = { $thing } тяжелее { $limit }
""",
    "en": """
thing-axe = Axe
thing-spear = Spear
event-takes = { $seat } takes { $thing_acc } instead of { $instead_gen }
""",
}


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Catalogue]:
    for language, text in MESSAGES.items():
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(messages, "folder_of", lambda title: tmp_path)
    return {language: Catalogue(language, "made-up", strict=True) for language in MESSAGES}


def test_a_name_stands_in_the_case_its_sentence_asks_for(catalogue: dict[str, Catalogue]) -> None:
    params = {"seat": "#1", "thing": "@thing-axe", "instead": "@thing-spear"}
    names = ["Сигрун", "Хельги"]
    assert catalogue["ru"].event("takes", params, names) == "Хельги берёт Топор вместо Копья"


def test_a_language_without_cases_uses_the_name_itself(catalogue: dict[str, Catalogue]) -> None:
    params = {"seat": "#0", "thing": "@thing-axe", "instead": "@thing-spear"}
    assert catalogue["en"].event("takes", params, ["Sigrun"]) == "Sigrun takes Axe instead of Spear"


def test_a_list_is_joined_in_its_case_and_counted(catalogue: dict[str, Catalogue]) -> None:
    told = catalogue["ru"].event("lays", {"seat": "#0", "things": ["@thing-axe", "@thing-spear"]}, ["Сигрун"])
    assert told == "Сигрун кладёт: Топора, Копья (2)"


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (1, "1 очко"),
        (2, "2 очка"),
        (4, "4 очка"),
        (5, "5 очков"),
        (11, "11 очков"),
        (21, "21 очко"),
        (112, "112 очков"),
    ],
)
def test_russian_numbers_count_as_russians_do(catalogue: dict[str, Catalogue], points: int, told: str) -> None:
    assert catalogue["ru"].event("scores", {"points": points}) == told


def test_prompts_know_the_seat_they_ask(catalogue: dict[str, Catalogue]) -> None:
    prompt = Prompt("pick", 0, {"thing": "@thing-axe"})
    assert catalogue["ru"].prompt(prompt, ["Сигрун"]) == "Сигрун, выберите Топор"


def test_reasons_take_their_parameters(catalogue: dict[str, Catalogue]) -> None:
    assert catalogue["ru"].reason(Reason("heavy", {"thing": "@thing-axe", "limit": 3})) == "Топор тяжелее 3"


def test_a_seat_without_a_name_is_numbered_from_one(catalogue: dict[str, Catalogue]) -> None:
    params = {"seat": "#2", "thing": "@thing-axe", "instead": "@thing-axe"}
    assert catalogue["en"].event("takes", params, ["Sigrun"]).startswith("Seat 3 takes")


def test_a_literal_stands_as_it_is_without_invisible_signs(catalogue: dict[str, Catalogue]) -> None:
    refused = catalogue["en"].reason(Reason("unknown-move", {"move": "odin #c4 {x}"}))
    assert refused == "“odin #c4 {x}” is no move here."


def test_what_a_name_does(catalogue: dict[str, Catalogue]) -> None:
    assert catalogue["ru"].text("thing-axe") == "Рубит."


def test_a_missing_text_is_an_error_where_one_is_wanted(catalogue: dict[str, Catalogue]) -> None:
    with pytest.raises(MissingText, match="event-never"):
        catalogue["en"].event("never", {})
    with pytest.raises(MissingText, match=r"thing-axe\.text"):
        catalogue["en"].text("thing-axe")


def test_a_missing_parameter_is_an_error_where_one_is_wanted(catalogue: dict[str, Catalogue]) -> None:
    with pytest.raises(MissingText, match="seat"):
        catalogue["en"].event("takes", {"thing": "@thing-axe", "instead": "@thing-axe"})


def test_at_a_table_the_key_is_shown_rather_than_nothing() -> None:
    assert Catalogue("en", strict=False).event("never", {"points": 3}) == "event-never"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="en, ru"):
        Catalogue("de")
