"""`meadhall review`: chances and turning points of a record, as the reviewer has them, with the table drawn."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import meadhall
from meadhall import Chance, Saga
from meadhall.cli import app
from meadhall.cli.review import BARS, curve
from meadhall.review import Review, Reviewer
from tests.conformance.plays import random_move

TRIES = 8
MOVES = 14
NAMES = {"en": ["Astrid", "Snorri the Thrall"], "ru": ["Astrid", "Снорри Трэлл"]}
"""As a reader knows those whom the record calls `Astrid` and `level:1`."""
HAND = {"en": "Hand:", "ru": "Рука:"}
SCORES = {"en": "Points — ", "ru": "Очки — "}


def record(folder: Path, title: str = "voluspa", **options: str) -> Path:
    """The beginning of a play of random moves, as a hall or `meadhall play` writes it."""
    saga, chance = Saga(meadhall.game(title, 2, **options), 3, ["Astrid", "level:1"]), Chance(1)
    state = saga.start()
    for _ in range(MOVES):
        move = random_move(state, chance)
        saga.add(state, move.seat, move.text)
    path = folder / "evening.saga"
    saga.write(str(path))
    return path


def run(path: Path, *words: str) -> Result:
    result = CliRunner().invoke(app, ["review", str(path), "--tries", str(TRIES), *words])
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize("open_cards", [False, True])
def test_json_is_what_the_reviewer_says(tmp_path: Path, open_cards: bool) -> None:
    path = record(tmp_path)
    told = msgspec.json.decode(run(path, "--json", *["--open"] * open_cards).stdout, type=Review)
    made = Reviewer(Saga.read(path), TRIES, open=open_cards).review()
    assert told == made and told.open == open_cards and told.turns and len(told.moves) == MOVES


def test_open_cards_may_tell_otherwise(tmp_path: Path) -> None:
    path = record(tmp_path)
    assert run(path).stdout != run(path, "--open").stdout


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_turning_point_is_drawn_as_its_seat_saw_it(tmp_path: Path, language: str) -> None:
    path = record(tmp_path)
    made = Reviewer(Saga.read(path), TRIES).review()
    lines = run(path, "--lang", language).stdout.split("\n")
    for seat, name in enumerate(NAMES[language]):
        shares = [*(move.chances[seat] for move in made.moves), made.result[seat]]
        assert any(line.startswith(name) and curve(shares) in line for line in lines)
    told = [at for at, line in enumerate(lines) if "“" in line or "«" in line]
    assert len(told) == len(made.turns) == lines.count(HAND[language])
    for at, number in zip(told, made.turns, strict=True):
        move = made.moves[number]
        assert all(f"{word}" in lines[at] for word in (number + 1, NAMES[language][move.seat], move.move, move.better))
        assert lines[at - 1].startswith(SCORES[language])
        assert lines[at + 1].startswith("  "), "what came of the move"


def test_a_record_of_a_hall_is_reviewed_like_any_other(tmp_path: Path) -> None:
    """One whose seed was committed to, played to its end."""
    text = Path("tests/golden/berserk/berserk-2-decks=ready.saga").read_text(encoding="utf-8")
    path = tmp_path / "brought.saga"
    path.write_text(text, encoding="utf-8")
    told = msgspec.json.decode(run(path, "--json").stdout, type=Review)
    assert told.length == len(told.moves) == len(Saga.read(path).moves)
    assert sum(told.result) == pytest.approx(1.0) and max(told.result) == 1.0


def test_nothing_is_drawn_where_no_move_gave_much_away(tmp_path: Path) -> None:
    path = record(tmp_path)
    saga = Saga.read(path)
    del saga.moves[1:]
    saga.close(saga.at(1))
    saga.write(str(path))
    told = [line for line in run(path).stdout.split("\n") if line]
    assert len(told) == 3 and told[-1] == "No move gave much away."


def test_a_curve_fits_into_a_line() -> None:
    assert curve([0.0, 0.5, 1.0]) == BARS[0] + BARS[4] + BARS[-1]
    assert len(curve([0.5] * 1000)) <= 60


def test_on_a_terminal_turning_points_are_shown_one_after_another(tmp_path: Path) -> None:
    """Each waits for Enter; whoever gives no more sees no more."""
    path = record(tmp_path)
    turns = Reviewer(Saga.read(path), TRIES).review().turns
    assert len(turns) > 2
    assert on_a_terminal(path, b"\n" * len(turns)).count("gave away") == len(turns)
    assert on_a_terminal(path, b"\n\x04").count("gave away") == 2


def on_a_terminal(path: Path, keys: bytes) -> str:
    main, other = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
    process = subprocess.Popen(
        [sys.executable, "-m", "meadhall.cli", "review", str(path), "--tries", str(TRIES)],
        stdin=other, stdout=other, stderr=other, env=environment,
    )  # fmt: skip
    os.close(other)
    os.write(main, keys)
    seen = b""
    try:
        while chunk := os.read(main, 65536):
            seen += chunk
    except OSError:
        pass
    finally:
        os.close(main)
    assert process.wait(60) == 0
    return seen.decode()
