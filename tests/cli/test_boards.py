"""Wolves of Odin, Blood Rage and Berserk on a terminal: every moment can be drawn, in the reader's language."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import meadhall
from meadhall.cli import app
from meadhall.engine.game import Value
from meadhall.games.berserk.cards import BOOK
from meadhall.text import Catalogue

READY: dict[str, Value] = {"decks": "ready"}
GAMES: list[tuple[str, int, dict[str, Value]]] = [("wolves", 3, {}), ("bloodrage", 3, {}), ("berserk", 2, READY)]
KEYS = re.compile(
    r"\b(?:terminal|card|figure|province|fjord|region|reward|phase|unit|deity|victory|manoeuvre|zone)-[a-z]"
)


def drawn(view: meadhall.View, texts: Catalogue, width: int = 160) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    names = [f"P{seat}" for seat in range(view.game.seats)]
    board: Any = import_module(f"meadhall.cli.boards.{view.game.name}")
    with console.capture() as capture:
        console.print(board.picture(view, texts, names, width))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_every_moment_of_a_play_can_be_drawn(name: str, seats: int, options: dict[str, Value], language: str) -> None:
    texts = Catalogue(language, name, strict=True)
    state, chance = meadhall.game(name, seats, **options).new(5), meadhall.Chance(2)
    moves = 0
    while not state.over:
        if moves % 7 == 0:
            for viewer in (state.waiting[0], None):
                picture = drawn(state.view(viewer), texts)
                assert not KEYS.search(picture)
                assert all(f"P{seat}" in picture for seat in range(seats))
        state.play(state.pick(chance))
        moves += 1
    assert drawn(state.view(None), texts)


def test_the_pack_and_the_hand_are_told_with_what_the_cards_do() -> None:
    texts = Catalogue("en", "bloodrage")
    state, chance = meadhall.game("bloodrage", 2).new(5), meadhall.Chance(2)
    picture = drawn(state.view(0), texts)
    pack: Any = state.view(0).known.dump()["draft"]
    for card in pack["hand"]:
        assert card in picture and texts.name(f"card-{card}") in picture
    assert "The pack:" in picture and texts.text("card-tyrs_bash") in picture
    while state.prompt is None or state.prompt.kind != "action":
        state.play(state.pick(chance))
    assert state.seat is not None
    clans: Any = state.view(state.seat).known.dump()["clans"]
    picture = drawn(state.view(state.seat), texts)
    assert "Hand:" in picture
    assert all(texts.name(f"card-{card}") in picture for card in clans[state.seat]["hand"])


def test_a_line_is_told_with_the_strength_of_every_unit() -> None:
    texts = Catalogue("en", "wolves")
    state, chance = meadhall.game("wolves", 3).new(3), meadhall.Chance(1)
    for _ in range(12):
        state.play(state.pick(chance))
    players: Any = state.view(0).known.dump()["players"]
    picture = drawn(state.view(0), texts)
    for player in players:
        assert " | ".join(f"{texts.name(f'unit-{unit}')} {value}" for unit, value, _ in player["line"]) in picture


def test_the_battlefield_is_drawn_from_ones_own_side() -> None:
    text = "0 c1: raer wounds=2 closed\n0 extra: wyvern\n0 graveyard: nadikh tokens=2\n1 a6: ost\n1 c1+: poison-ivy"
    state = meadhall.game("berserk").from_text(text, 1)
    texts = Catalogue("en", "berserk", strict=True)
    for seat in (0, 1):
        lines = drawn(state.view(seat), texts).split("\n")
        columns = next(line for line in lines if " a " in line and " e " in line)
        assert (columns.index("a") < columns.index("e")) == (seat == 0)
        raer = next(at for at, line in enumerate(lines) if "Raer" in line)
        ost = next(at for at, line in enumerate(lines) if "Ost" in line)
        assert (ost < raer) == (seat == 0), "the own third row is the lowest"
        assert "♥11 ×" in lines[raer + 1] and "+Poison Ivy" in lines[raer + 2]
        assert any("extra zone: Wyvern ♥5" in line for line in lines)
        assert any("graveyard: Nadikh ◌2" in line for line in lines)


def test_the_deal_is_told_with_prices_and_what_the_cards_do() -> None:
    texts = Catalogue("en", "berserk", strict=True)
    state, chance = meadhall.game("berserk", **READY).new(5), meadhall.Chance(2)
    while state.prompt is None or state.prompt.kind != "recruit":
        state.play(state.pick(chance))
    deal: Any = state.view(0).known.dump()["players"]
    picture = drawn(state.view(0), texts)
    for id in deal[0]["deal"]:
        card = BOOK.cards[BOOK.by_id[id]]
        assert f"{card.word} " in picture and f"{card.cost} {texts.name(f'card-{card.word}')}" in picture
    assert drawn(state.view(None), texts).count("◆") == 0


@pytest.mark.parametrize(("name", "promised"), [("wolves", r"\(Guest 0 → \d+\)"), ("bloodrage", r"^\w+: Glory 0$")])
def test_a_move_that_is_tried_is_told_without_keys(name: str, promised: str) -> None:
    words = ["play", name, "--seats", "3", "--seed", "3", "--bot", "random", "--lang", "en"]
    asked = CliRunner().invoke(app, words, input="moves\nquit\n").output
    move = asked.split("> moves\n")[1].split(" · ")[0]
    tried = CliRunner().invoke(app, words, input=f"try {move}\nquit\n").output
    told = next(line for line in tried.split("\n") if line.startswith(f"{move}: "))
    assert re.search(promised, told) and not re.search(r"\b[a-z]+-\d", told)
