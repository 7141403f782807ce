"""A deck of one's own in the terminal: laid by its code, and recorded by it."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from meadhall import Saga
from meadhall.cli import app
from meadhall.games.berserk import BerserkState
from meadhall.games.berserk.deck_codes import code_of
from meadhall.games.berserk.decks import READY

HORDE, HOST = (code_of(cards) for cards in READY.values())


def test_a_code_lays_a_deck_and_stands_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "battle.saga"
    words = ["play", "berserk", "--with", "decks=own", "--seed", "4", "--bot", "greedy", "--save", str(path)]
    given = f"{HOST[:-1]}0\n{code_of(READY['host'][:20])}\n{HOST.lower()}\nquit\n"
    told = CliRunner().invoke(app, words, input=given).output
    assert "horde, host" in told
    assert "A letter of the code is wrong or missing" in told
    assert "10 cards are missing" in told
    assert "cards in the deck: 30" in told
    saga = Saga.read(path)
    assert saga.moves[0] == (0, HOST)
    assert saga.moves[1][1] in (HORDE, HOST)
    state = saga.at(2)
    assert isinstance(state, BerserkState) and state.decks[0] == READY["host"]
