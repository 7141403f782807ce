"""Völuspá on a terminal: what the board shows, and a whole game typed by hand."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import meadhall
from meadhall.cli import app
from meadhall.cli.boards import voluspa
from meadhall.games.voluspa.json_shape import Last, Lying
from meadhall.text import Catalogue


def run(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=given)


def drawn(view: meadhall.View, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    names = [f"P{seat}" for seat in range(view.game.seats)]
    with console.capture() as capture:
        console.print(voluspa.picture(view, Catalogue(language, "voluspa"), names, width))
    return capture.get()


@pytest.mark.parametrize("tile_set", ["base", "edda", "order", "all"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_moment_of_a_play_can_be_drawn_and_told(tile_set: str, language: str) -> None:
    """Every tile on the table and in the hand is on the picture, every event and prompt has its sentence."""
    texts = Catalogue(language, "voluspa")
    state = meadhall.game("voluspa", 3, set=tile_set).new(11)
    chance = meadhall.Chance(3)
    state.take_events()
    while not state.over:
        seat = state.waiting[0]
        view = state.view(seat)
        assert view.prompt is not None and texts.prompt(view.prompt)
        for event in state.take_events():
            for reader in (seat, None):
                assert texts.event(event.key, event.seen_by(reader), ["A", "B", "C"])
        moves = view.known.dump()["moves"]
        if isinstance(moves, int) and moves % 8 == 0:
            picture = drawn(view, language, 220)
            for facts in view.known.dump()["board"]:  # type: ignore[union-attr]
                assert texts.name(f"tile-{facts[1]}", "short")[:4] in picture  # type: ignore[index]
        state.play(state.pick(chance))
    assert drawn(state.view(None), language)


def test_a_silenced_tile_is_marked_and_not_by_colour_alone() -> None:
    board = [
        Lying("c4", "odin", 0, 0, 0, []),
        Lying("c5", "fenrir", 0, 8, 4, []),
        Lying("d4", "dragon", 2, 7, 7, ["thor"]),
    ]
    odin, fenrir, dragon = voluspa.cells_of(board, Last("d4", 0))
    assert (odin.worth, fenrir.worth, dragon.worth) == ("0×", "8/4", "7↑▾*")
    assert odin.style != fenrir.style


@pytest.mark.parametrize(
    ("used", "size", "shown"),
    [([2, 3, 5], 64, [2, 3, 4, 5]), ([63, 0, 1], 64, [63, 0, 1]), ([4], 64, [4]), ([62, 1], 64, [62, 63, 0, 1])],
)
def test_the_board_has_no_ends(used: list[int], size: int, shown: list[int]) -> None:
    assert voluspa.stretch(used, size) == shown


def test_cells_are_read_as_the_notation_names_them() -> None:
    assert voluspa.place("a1") == (0, 0)
    assert voluspa.place("n14") == (13, 13)
    assert voluspa.place("bl64") == (63, 63)


def finish(*words: str) -> tuple[list[str], Result]:
    """Play to the end, each time by the first move that is listed."""
    lines: list[str] = []
    for _ in range(120):
        given = "".join(f"{line}\n" for line in lines)
        result = run("play", "voluspa", "--seed", "7", *words, given=given + "moves\n")
        if result.exit_code == 0:
            return lines, result
        assert result.exit_code == 1, result.output
        lines.append(result.output.rpartition("> moves\n")[2].split(" · ")[0].split("\n")[0])
    raise AssertionError("the play has no end")


def test_a_whole_game_in_a_pipe_is_saved_verified_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "voluspa.saga"
    lines, result = finish("--bot", "random", "--save", str(path))
    assert len(lines) > 20 and "The play is over." in result.output
    verified = run("verify", str(path))
    assert verified.exit_code == 0 and "to its end" in verified.output
    told = run("replay", str(path), "--lang", "ru")
    assert told.exit_code == 0 and "Партия окончена." in told.output
    assert run("replay", str(path), "--at", "10").exit_code == 0


def test_refusals_are_sentences_in_the_readers_language() -> None:
    result = run(
        "play", "voluspa", "--seed", "7", "--bot", "random", "--lang", "ru", given="odin a1\nhel n14\nfly n14\n"
    )
    assert result.exit_code == 1
    assert "no-" not in result.output and "Traceback" not in result.output
    said = [line for line in result.output.split("\n") if line and "> " not in line]
    assert sum(line.endswith(".") and bool(re.search("[а-я]", line)) for line in said) > 3


def test_a_promised_move_brings_what_it_promises() -> None:
    words = ("play", "voluspa", "--seed", "7", "--bot", "random")
    asked = run(*words).output
    move, points = re.findall(r"(?:now: |, )([a-z]+ [a-z]+\d+) \+(\d+)", asked)[0]
    tried = run(*words, given=f"try {move}\n{move}\n").output
    assert re.search(rf"^{move}: {points} points? \((row|column) \d+(, column \d+)?\)$", tried, re.MULTILINE)
    assert re.search(rf"Guest lays .* {move.split()[1]}: {points} points?$", tried, re.MULTILINE)


def test_tiles_explain_themselves_by_id_and_by_name() -> None:
    by_id = run("play", "voluspa", "--lang", "ru", "--bot", "random", given="what skadi\nquit\n").output
    by_name = run("play", "voluspa", "--lang", "ru", "--bot", "random", given="what Скади\nquit\n").output
    assert "Скади: Может занять место" in by_id and "Скади: Может занять место" in by_name


def test_the_installed_command_works_in_a_pipe_and_says_mistakes_on_stderr() -> None:
    command = [sys.executable, "-m", "meadhall.cli"]
    done = subprocess.run(
        [*command, "play", "voluspa", "--seed", "3", "--bot", "random"],
        input="quit\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == "" and "seed 3" in done.stdout
    assert "\x1b" not in done.stdout
    wrong = subprocess.run([*command, "play", "voluspa", "--set", "none"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2 and wrong.stdout == ""
    assert wrong.stderr.startswith("meadhall: set='none' is not allowed; choose one of base")


def test_on_a_real_terminal_there_is_colour_and_a_prompt() -> None:
    main, other = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "90"}
    process = subprocess.Popen(
        [sys.executable, "-m", "meadhall.cli", "play", "voluspa", "--seed", "3", "--bot", "random"],
        stdin=other, stdout=other, stderr=other, env=environment,
    )  # fmt: skip
    os.close(other)
    os.write(main, b"quit\n")
    seen = b""
    try:
        while chunk := os.read(main, 65536):
            seen += chunk
    except OSError:
        pass
    finally:
        os.close(main)
    assert process.wait(30) == 0
    assert b"\x1b[" in seen and b"move> " in seen
