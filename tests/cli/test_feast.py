"""Every command on the made-up game: windows, moves of several parts, secrets, and no board of its own."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from meadhall import Saga
from meadhall.cli import app
from meadhall.cli.play import Evening
from meadhall.cli.table import Table
from meadhall.engine.walker import MoveWalker
from meadhall.text import catalogue
from tests import madeup
from tests.engine.test_walker import toasting

PARTS = re.compile(r"^(?:[0-9]+ moves?|[0-9]+ ход(?:а|ов)?): (.*)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def feast() -> None:
    madeup.join()


def run(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=given)


def finish(*words: str) -> tuple[list[str], Result]:
    """Play to the end by always giving the last move that is listed; gives the lines typed."""
    lines: list[str] = []
    for _ in range(100):
        result = run("play", "feast", "--seed", "5", *words, given="".join(f"{line}\n" for line in lines))
        if result.exit_code == 0:
            return lines, result
        assert result.exit_code == 1, result.output
        lines.append(PARTS.findall(result.output)[-1].split(" · ")[-1])
    raise AssertionError("the play has no end")


def test_a_play_in_a_pipe_goes_from_deal_to_result(tmp_path: Path) -> None:
    path = tmp_path / "feast.saga"
    lines, result = finish("--save", str(path))
    assert any(line.startswith("stake") for line in lines), "a move of several parts was made"
    assert "The play is over." in result.output
    assert re.search(r"^1\. (Guest|Snorri the Thrall): \d+ points?$", result.output, re.MULTILINE)
    assert run("verify", str(path)).exit_code == 0
    assert any(", against " in move for _, move in Saga.read(path).moves)


def test_the_same_in_russian() -> None:
    _, result = finish("--lang", "ru", "--seats", "3", "--bot", "random")
    assert "Партия окончена." in result.output
    assert "Костемёт 2" in result.output and "Костемёт 3" in result.output


def test_a_whole_move_may_be_typed_at_once_and_begun_anew() -> None:
    lines, _ = finish()
    first = next(i for i, line in enumerate(lines) if line.startswith("send"))
    kept = "".join(f"{line}\n" for line in lines[:first])
    at_once = run("play", "feast", "--seed", "5", given=kept + ", ".join(lines[first : first + 3]) + "\n")
    anew = run(
        "play",
        "feast",
        "--seed",
        "5",
        given=kept + f"{lines[first]}\nback\n" + ", ".join(lines[first : first + 3]) + "\n",
    )
    assert "Guest sends" in at_once.output and "Guest sends" in anew.output


def test_others_see_only_what_they_may(tmp_path: Path) -> None:
    _, result = finish()
    assert "Snorri the Thrall keeps a card" in result.output
    assert re.search(r"Guest keeps (mead|boar|salmon|raven)", result.output)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("fly d5", "“fly d5” is no move here."),
        ("keep 99", "“keep 99” is no move here."),
        ("keep 1, keep 2", "“keep 1” is a whole move here: nothing can follow it."),
        ("fly d5", "“moves” lists what you may do"),
        ("help", "Parts of one move are joined by a comma"),
        ("help", "“moves keep” those that begin so"),
        ("moves", "keep"),
        ("moves nothing", "0 moves"),
        ("what troll", "“troll” is nothing that can be explained here."),
        ("save /nowhere/at/all", "It cannot be written: No such file or directory."),
    ],
)
def test_what_is_typed_is_answered_in_a_sentence_and_the_play_goes_on(given: str, told: str) -> None:
    result = run("play", "feast", "--seed", "5", given=f"{given}\nquit\n")
    assert told in result.output
    assert "You leave the table; the play is not finished." in result.output
    assert result.exit_code == 0


def test_a_mistake_is_told_as_it_was_typed_and_makes_no_picture_of_it() -> None:
    assert "'[red]:x:'" in run("play", "[red]:x:").output


def test_input_that_ends_too_early_is_no_success() -> None:
    result = run("play", "feast", "--seed", "5")
    assert result.exit_code == 1
    assert "the play is not finished" in result.output


def test_simulate_tells_scores_and_speed_and_the_same_again() -> None:
    words = ("simulate", "feast", "--games", "20", "--seats", "3", "--bot", "greedy", "--bot", "random", "--json")
    result = json.loads(run(*words).stdout)
    assert [row["bot"] for row in result["rows"]] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in result["rows"]) == pytest.approx(20)
    assert result["choices_per_second"] > 0 and result["games"] == 20
    again = json.loads(run(*words, "--jobs", "2").stdout)
    assert again["rows"] == result["rows"]


def test_simulate_for_people_is_a_table() -> None:
    result = run("simulate", "feast", "--games", "5", "--with", "dice=no")
    assert result.exit_code == 0
    assert "real choices/s" in result.stdout and "random" in result.stdout


def test_arena_pairs_the_seeds() -> None:
    result = json.loads(run("arena", "feast", "greedy", "greedy", "--games", "10", "--json").stdout)
    assert [row["share"] for row in result["rows"]] == [0.5, 0.5]
    assert run("arena", "feast", "greedy", "random", "--games", "4").exit_code == 0


def test_replay_tells_the_play_and_shows_any_moment(tmp_path: Path) -> None:
    path = tmp_path / "feast.saga"
    finish("--save", str(path))
    told = run("replay", str(path), "--lang", "ru")
    assert told.exit_code == 0 and "Партия окончена." in told.output
    moment = run("replay", str(path), "--at", "3")
    assert moment.exit_code == 0 and "Move 3 of" in moment.output
    beyond = run("replay", str(path), "--at", "999")
    assert beyond.exit_code == 1 and "not 999" in beyond.output


def test_names_in_a_record_of_the_hall_are_told_as_people_know_them(tmp_path: Path) -> None:
    path = tmp_path / "feast.saga"
    finish("--save", str(path))
    path.write_text(re.sub("name 1: .*", "name 1: greedy", re.sub("name 0: .*", "name 0: -", path.read_text())))
    result = run("verify", str(path))
    assert result.exit_code == 0 and " Guest: " in result.output and " Reckoner: " in result.output
    told = run("replay", str(path), "--lang", "ru").output
    assert "Гость" in told and "Счетовод" in told and "greedy" not in told


def test_a_forged_record_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "feast.saga"
    finish("--save", str(path))
    text = path.read_text()
    for forged, told in [
        (text.replace("seed: 5", "seed: 6"), "committed"),
        (re.sub(r"result: 1:(\d)=(\d+)", r"result: 1:\1=99", text), "claims the result"),
        (re.sub(r"digest: \w{8}", "digest: 00000000", text), "digest"),
        (text.replace("meadhall saga 1", "another saga"), "line 1"),
    ]:
        path.write_text(forged)
        result = run("verify", str(path))
        assert result.exit_code == 1, told
        assert told in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "feast", "--seats", "9"), "not 9"),
        (("play", "feast", "--seat", "2"), "there is no seat 2"),
        (("play", "feast", "--lang", "de"), "there is no language 'de'"),
        (("play", "feast", "--bot", "clever"), "there is no bot 'clever'"),
        (("play", "feast", "--bot", "random", "--bot", "random"), "2 bots are named, but only 1 can sit down"),
        (("simulate", "feast", "--with", "dice"), "--with wants name=value, not 'dice'"),
        (("simulate", "feast", "--with", "dice=maybe"), "dice='maybe' is not allowed; choose one of "),
        (("simulate", "feast", "--set", "order"), "has no option 'set'"),
        (("simulate", "feast", "--code", "/nowhere.py"), "there is no file '/nowhere.py'"),
        (("arena", "feast", "greedy"), "two bots or more"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(words: tuple[str, ...], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.startswith("meadhall: ") and result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_missing_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "nothing.saga"))
    assert result.exit_code == 1
    assert "No such file" in result.stderr and "Traceback" not in result.output


def test_bench_measures_what_is_asked_for() -> None:
    result = run("bench", "feast", "--seconds", "0.1", "--rounds", "1", "--json")
    (speed,) = json.loads(result.stdout)
    assert speed["game"] == "feast" and speed["choices_per_second"] > 0 and speed["copy_us"] > 0


def test_parts_are_typed_in_any_order_and_at_any_time() -> None:
    state, told = toasting(), StringIO()
    texts = catalogue("en", "feast")
    evening = Evening(Table(state.game, texts, ["Sigrun", "Ylva"], Console(file=told)), Saga(state.game, 1), 0, {})
    evening.state = state
    begun = evening.tried(MoveWalker(state, 0), "toast")
    assert begun is not None and not begun.whole
    done = evening.tried(begun, "with 4, with 1, done")
    assert done is not None and done.whole and done.text == "toast, with 1, with 4, done"
    assert evening.tried(begun, "with 4, with 4, done") is None and "do not hold" in told.getvalue()
    assert begun.text == "toast", "what is refused adds nothing"


def test_the_easiest_of_the_hall_sits_opposite_unless_somebody_is_named() -> None:
    easiest, named = run("play", "feast", "--seed", "5"), run("play", "feast", "--seed", "5", "--bot", "greedy")
    assert "Snorri the Thrall" in easiest.output and "Snorri the Thrall" not in named.output
