"""`--cards FILE` on the command line: cards of one's own are played with everywhere, and every record says so."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result

from meadhall import Saga
from meadhall.cli import app
from meadhall.games.wolves import cards
from meadhall.text import catalogue
from tests.games.wolves.boxes import forgotten

MEADHALL = [sys.executable, "-m", "meadhall.cli"]


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    with forgotten():
        yield


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Cards among which every archer is as strong as ten men, and a rout brings the Glory of eleven."""
    data = json.loads(Path(cards.__file__).with_name("cards.json").read_text(encoding="utf-8"))
    data["reconstructed"] = False
    data["units"]["archer"]["strength"] = 10
    data["units"]["konung"]["alone"] = 19
    data["victories"]["rout"] = {"glory": 11, "draw": -3}
    path = tmp_path / "Box.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def run(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=given)


def really(*words: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, which knows nothing of earlier ones."""
    return subprocess.run([*MEADHALL, *words], capture_output=True, text=True, check=False, input="")


def test_simulate_plays_with_them_in_every_process(box: Path) -> None:
    words = ("simulate", "wolves", "--games", "24", "--bot", "greedy", "--json", "--cards", str(box))
    alone, shared = (json.loads(really(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    usual = json.loads(really(*words[:-2]).stdout)
    assert alone["options"]["cards"].startswith("box-") and usual["options"]["cards"] == "reconstructed"
    assert alone["rows"] == shared["rows"] != usual["rows"]
    told = run("simulate", "wolves", "--games", "2", "--cards", str(box))
    assert f"2 plays of wolves (cards={alone['options']['cards']}) from seed 0" in told.stdout


def test_arena_and_study_play_with_them(box: Path) -> None:
    words = ("arena", "wolves", "greedy", "random", "random", "--games", "3", "--cards", str(box))
    assert json.loads(run(*words, "--json").stdout)["options"]["cards"].startswith("box-")
    assert "3 plays of wolves (cards=box-" in run(*words).stdout
    more = ("study", "wolves", "--games", "2", "--seats", "3", "--jobs", "2", "--cards", str(box))
    page = run(*more)
    assert page.exit_code == 0, page.output
    assert "2 plays of wolves (cards=box-" in page.stdout and "--cards Box.json`" in page.stdout


def played(box: Path, path: Path) -> str:
    """A play begun with these cards; gives the record as it was saved."""
    result = run("play", "wolves", "--seed", "3", "--cards", str(box), "--save", str(path), given="pass\nquit\n")
    assert result.exit_code == 0, result.output
    assert re.search(r"^Wolves of Odin · Cards: your own: box-[0-9a-f]{12} · ", result.output)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Konung: 19, less one ", "Rout: 11 Glory. Your pass draws 3 cards less.")),
        ("ru", ("Конунг: 19 минус один ", "Разгром: 11 славы. Ваш пас даёт на 3 карты меньше.")),
    ],
)
def test_what_a_card_does_is_told_with_their_numbers(box: Path, language: str, told: tuple[str, ...]) -> None:
    words = ("play", "wolves", "--seed", "3", "--lang", language)
    asked = "what konung\nwhat rout\nquit\n"
    own, usual = run(*words, "--cards", str(box), given=asked).output, run(*words, given=asked).output
    assert all(sentence in own and sentence not in usual for sentence in told), own


def test_a_record_says_with_which_cards_it_was_played(box: Path, tmp_path: Path) -> None:
    path = tmp_path / "play.saga"
    name = re.search(r"^cards: (box-[0-9a-f]{12})$", played(box, path), re.MULTILINE)
    assert name is not None
    for words in (("verify", str(path)), ("replay", str(path))):
        refused = really(*words)
        assert refused.returncode == 1 and refused.stdout == ""
        assert refused.stderr == (
            f"meadhall: {path} was played with the cards '{name[1]}', which are not known here; "
            "give their file with --cards FILE\n"
        )
        assert really(*words, "--cards", str(box)).returncode == 0


def test_the_same_cards_verify_a_record_whatever_their_file_is_called_now(box: Path, tmp_path: Path) -> None:
    path = tmp_path / "play.saga"
    played(box, path)
    moved = box.rename(tmp_path / "found again.json")
    assert "a true record of wolves" in really("verify", str(path), "--cards", str(moved)).stdout


def test_other_cards_do_not_verify_a_record(box: Path, tmp_path: Path) -> None:
    path = tmp_path / "play.saga"
    played(box, path)
    box.write_text(box.read_text(encoding="utf-8").replace('"strength": 10', '"strength": 9'), encoding="utf-8")
    refused = really("verify", str(path), "--cards", str(box))
    assert refused.returncode == 1
    assert "was played with the cards 'box-" in refused.stderr and "Box.json holds 'box-" in refused.stderr


def test_a_record_of_the_halls_own_cards_needs_no_file(tmp_path: Path, box: Path) -> None:
    path = tmp_path / "play.saga"
    run("play", "wolves", "--seed", "3", "--save", str(path), given="quit\n")
    assert Saga.read(path).game.options["cards"] == "reconstructed"
    assert really("verify", str(path)).returncode == really("verify", str(path), "--cards", str(box)).returncode == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "wolves", "--cards", "/nowhere/box.json"), "the cards in '/nowhere/box.json' cannot be read"),
        (("play", "voluspa", "--cards", "BOX"), "voluspa takes no cards of one's own; wolves does"),
        (("play", "chess", "--cards", "BOX"), "there is no game 'chess'"),
        (("simulate", "wolves", "--cards", "BAD"), "the People deck has 110 cards, but the counts add up to 111"),
        (("study", "wolves", "--cards", "BAD"), "the counts add up to 111"),
        (("arena", "wolves", "greedy", "random", "random", "--cards", "BAD"), "the counts add up to 111"),
        (("serve", "--cards", "BAD"), "the counts add up to 111"),
        (("serve", "--cards", "/nowhere/box.json"), "the cards in '/nowhere/box.json' cannot be read"),
        (("play", "wolves", "--cards", "BOX", "--with", "cards=reconstructed"), "choose different cards"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(box: Path, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(box.read_text(encoding="utf-8").replace('"count": 12', '"count": 13'), encoding="utf-8")
    result = run(*(str(box) if word == "BOX" else str(bad) if word == "BAD" else word for word in words))
    assert result.exit_code == 2
    assert told in result.stderr and result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_cards_that_no_catalogue_knows_have_a_name_in_both_languages() -> None:
    assert catalogue("en", "wolves").option("cards", "box-4f0c") == "your own: box-4f0c"
    assert catalogue("ru", "wolves").option("cards", "box-4f0c") == "свои: box-4f0c"
    assert catalogue("en", "wolves").option("cards", "reconstructed") == "reconstructed"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_tell_players_how_to_bring_their_cards(language: str) -> None:
    rules = Path(cards.__file__).with_name(f"rules.{language}.ftl").read_text(encoding="utf-8")
    assert "meadhall serve --cards" in rules


@pytest.fixture
def hall(box: Path, tmp_path: Path) -> Iterator[str]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}"
    command = [*MEADHALL, "serve", "--port", "0", "--database", database, "--secret", "tests", "--cards", str(box)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ})
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(100)


def test_a_hall_offers_them_and_its_bots_know_them(hall: str) -> None:
    with httpx.Client(base_url=hall, timeout=100) as guest:
        csrf = {"x-csrf-token": guest.get("/api/me").json()["csrf"]}
        (title,) = (one for one in guest.get("/api/titles").json() if one["name"] == "wolves")
        usual, own = title["choices"][0]["allowed"]
        assert usual == title["choices"][0]["default"] == "reconstructed" and own.startswith("box-")
        said = guest.get(f"/api/games/wolves/cards/{own}").json()
        assert (said["game"], said["cards"]) == ("wolves", own) and said["numbers"]["unit-konung"] == {"alone": 19}
        rout = said["numbers"]["victory-rout"]
        assert {name: number for name, number in rout.items() if number} == {"glory": 11, "fixed": 1, "draws_less": 3}
        usually = guest.get("/api/games/wolves/cards/reconstructed").json()["numbers"]
        assert usually["unit-konung"] == {"alone": 10} and usually.keys() == said["numbers"].keys()
        for nowhere in ("wolves/cards/box-000000000000", "voluspa/cards/reconstructed", "chess/cards/reconstructed"):
            refused = guest.get(f"/api/games/{nowhere}")
            assert refused.status_code == 404 and refused.json()["is"] == "refused"
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        wish = {"game": "wolves", "seats": [{"kind": "me"}, *bots], "options": {"cards": own}, "start": True}
        table: dict[str, Any] = guest.post("/api/tables", json=wish, headers=csrf).json()
        assert table["options"] == {"cards": own}
        made = time.monotonic()
        moved = False
        while not moved and time.monotonic() - made < 170:
            sync = guest.get(f"/api/tables/{table['id']}/sync").json()
            moved = any(line["seat"] != 0 for line in sync["log"])
            if sync["asked"] is not None and not moved:
                move = {"do": "move", "id": f"m{sync['seq']}", "seq": sync["seq"], "seat": 0, "move": "pass"}
                taken = guest.post(f"/api/tables/{table['id']}/commands", json=move, headers=csrf).json()
                late = taken.get("error") in ("stale", "not-your-turn")  # the hall passes for who can only pass
                assert taken["is"] == "ack" or late, taken
            time.sleep(0.1)
        assert moved, f"no bot has moved: does its worker know the cards? {sync['table']} {sync['log']}"
        assert sync["view"]["options"] == {"cards": own} and sync["view"]["state"]["units"]["archer"][1] == 10
