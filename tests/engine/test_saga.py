"""Sagas: written, read, replayed, verified, and every way in which one can be wrong."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import Choice, Saga, SagaError, Title, register
from meadhall.engine.saga import MAX_BYTES, seed_of
from tests.conformance.plays import play_through
from tests.engine.conftest import POSITION
from tests.madeup import TITLE, FeastGame


@pytest.fixture(scope="module")
def saga() -> Saga:
    game = meadhall.game("feast", 3, draft="open")
    play = play_through(game, 7)
    made = Saga(game, 7, ["Sigrun", "Ulf", "greedy"])
    state = made.start()
    for move in play.moves:
        made.add(state, move.seat, move.text)
    made.close(state)
    return made


def swapped(saga: Saga, old: str, new: str) -> str:
    text = saga.to_text()
    assert old in text
    return text.replace(old, new, 1)


def test_a_saga_reads_as_it_was_written(saga: Saga, tmp_path: Path) -> None:
    path = tmp_path / "play.saga"
    saga.write(path)
    again = Saga.read(path)
    assert again.to_text() == saga.to_text() == path.read_text(encoding="utf-8")
    assert again.names == ["Sigrun", "Ulf", "greedy"] and again.moves == saga.moves and again.seed == 7
    assert again.verify().over


def test_line_ends_of_other_systems_are_read(saga: Saga) -> None:
    assert Saga.from_text(saga.to_text().replace("\n", "\r\n")).verify().over


def test_a_saga_goes_to_any_move_and_back(saga: Saga) -> None:
    assert saga.at(0).digest() == saga.start().digest()
    state = saga.at(5)
    seat, text = saga.moves[5]
    state.do(text, seat)
    assert state.digest() == saga.at(6).digest()
    shorter = saga.back(2)
    assert len(shorter.moves) == len(saga.moves) - 2 and shorter.result == "" and shorter.verify().digest()
    assert saga.back(0).moves == saga.moves and saga.back(0).moves is not saga.moves
    for number in (-1, len(saga.moves) + 1):
        with pytest.raises(SagaError, match=str(number)):
            saga.at(number)
        with pytest.raises(SagaError, match=str(number)):
            saga.back(number)


def test_a_refused_move_is_not_written_down(saga: Saga) -> None:
    short = saga.back(len(saga.moves))
    state = short.start()
    with pytest.raises(meadhall.MoveError):
        short.add(state, 0, "dance")
    assert short.moves == [] and state.digest() == short.start().digest()


def test_another_seed_is_found_out(saga: Saga) -> None:
    with pytest.raises(SagaError, match="not the one that was committed to"):
        Saga.from_text(swapped(saga, "seed: 7", "seed: 8")).verify()


def test_another_result_is_found_out(saga: Saga) -> None:
    tampered = Saga.from_text(saga.to_text())
    tampered.result = "1:0=99 2:1=0 3:2=0"
    with pytest.raises(SagaError, match="claims the result '1:0=99"):
        Saga.from_text(tampered.to_text()).verify()


def test_another_digest_is_found_out(saga: Saga) -> None:
    tampered = Saga.from_text(saga.to_text())
    tampered.digest = "0" * 32
    with pytest.raises(SagaError, match="digest"):
        Saga.from_text(tampered.to_text()).verify()


def test_an_illegal_move_is_found_out_and_named(saga: Saga) -> None:
    other = saga.back(0)
    seat = other.moves[2][0]
    other.moves[2] = (seat, "dance")
    with pytest.raises(SagaError, match=rf"move 3 \({seat} dance\)"):
        Saga.from_text(other.to_text()).verify()


def test_a_missing_move_is_found_out(saga: Saga) -> None:
    other = Saga.from_text(saga.to_text())
    del other.moves[-1]
    with pytest.raises(SagaError):
        other.verify()


def test_a_play_under_other_rules_says_so_and_is_not_replayed(saga: Saga) -> None:
    other = Saga.from_text(swapped(saga, "version: 1", "version: 9"))
    for attempt in (other.verify, other.start, lambda: other.at(1), lambda: other.back(1).at(1)):
        with pytest.raises(SagaError, match="rules version 9, not 1"):
            attempt()
    assert other.moves == saga.moves and "version: 9" in other.to_text() and "version: 9" in other.back(1).to_text()


def test_a_seed_not_yet_revealed_keeps_the_play_closed(saga: Saga) -> None:
    kept = Saga.from_text(swapped(saga, "seed: 7\n", ""))
    assert kept.seed is None and kept.commitment == saga.commitment
    assert Saga.from_text(kept.to_text()).to_text() == kept.to_text()
    for closed in (kept.start, kept.verify):
        with pytest.raises(SagaError, match="not revealed"):
            closed()


def test_a_saga_without_seed_and_commitment_is_written_too() -> None:
    bare = Saga(meadhall.game("feast"), None)
    assert "commitment" not in bare.to_text() and Saga.from_text(bare.to_text()).commitment == ""


def test_every_cut_is_refused_or_is_the_beginning_of_the_play(saga: Saga) -> None:
    """Cut anywhere: either an error that says so, or a play that is not closed."""
    text = saga.to_text()
    for length in range(0, len(text) - 1, 7):
        try:
            read = Saga.from_text(text[:length])
            read.verify()
        except SagaError:
            continue
        assert not read.digest, f"cut at {length} of {len(text)}, the saga still claims to be whole"


def test_a_result_without_a_digest_is_a_cut(saga: Saga) -> None:
    text = saga.to_text()
    with pytest.raises(SagaError, match="ends in the middle"):
        Saga.from_text(text[: text.index("digest:")])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("meadhall saga 1", "meadhall saga 2", "line 1 must be"),
        ("game: feast\n", "", "'game'"),
        ("version: 1\n", "", "'version'"),
        ("seats: 3\n", "", "'seats'"),
        ("seats: 3", "seats: three", "numbers"),
        ("seats: 3", "seats: 9", "2, 3, 4"),
        ("seats: 3", "seats: " + "9" * 5000, "numbers"),
        ("game: feast", "game: chess", "no game 'chess'"),
        ("game: feast", "game: feast\ngame: feast", "a second time"),
        ("draft: open", "draft: closed", "hidden, open"),
        ("draft: open", "draft: 5", "hidden, open"),
        ("draft: open", "draft: " + "5" * 5000, "hidden, open"),
        ("draft: open", "meat: boar", "no option 'meat'"),
        ("draft: open", "name: Ulf", "no option 'name'"),
        ("draft: open", "self: 1", "no option 'self'"),
        ("seed: 7", "seed: seven", "no seed"),
        ("seed: 7", "seed: " + "9" * 5000, "no seed"),
        ("seed: 7", "seed: " + "zz" * 32, "no seed"),
        ("seed: 7", "seed: " + "ab " * 21 + "a", "no seed"),
        ("seed: 7", "seed: " + "ab " * 20 + "abcd", "22 bytes"),
        ("draft: open", "draft", "neither a field nor a move"),
        ("seed: 7\n", "seed: 7\n0\n", "not a seat and a move"),
        ("seed: 7\n", "seed: 7\n0x keep 1\n", "not a seat and a move"),
        ("seed: 7\n", "seed: 7\n² keep 1\n", "not a seat and a move"),
        ("seed: 7\n", "seed: 7\n" + "9" * 5000 + " keep 1\n", "not a seat and a move"),
        ("seed: 7\n", "seed: 7\nposition:\nround\n", "no 'end' line"),
    ],
)
def test_what_is_no_saga_is_refused_with_a_sentence(saga: Saga, old: str, new: str, says: str) -> None:
    with pytest.raises(SagaError, match=says):
        Saga.from_text(swapped(saga, old, new))


def test_a_huge_saga_is_not_even_read(saga: Saga, tmp_path: Path) -> None:
    with pytest.raises(SagaError, match="at most"):
        Saga.from_text(saga.to_text() + "\n" * MAX_BYTES)
    path = tmp_path / "huge.saga"
    path.write_bytes(b"\n" * (MAX_BYTES + 1))
    with pytest.raises(SagaError, match="at most"):
        Saga.read(path)


def test_a_binary_file_is_no_saga(tmp_path: Path) -> None:
    path = tmp_path / "picture.saga"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(SagaError, match="not a text file"):
        Saga.read(path)


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    for whole in (text, f"meadhall saga 1\n{text}", f"meadhall saga 1\ngame: feast\nversion: 1\nseats: 2\n{text}"):
        with suppress(SagaError):
            assert Saga.from_text(whole).game.name == "feast"


@given(st.one_of(st.integers(), st.binary(min_size=32, max_size=32), st.integers(10**63, 10**64 - 1)))
def test_every_seed_is_read_as_it_was_written(seed: int | bytes) -> None:
    saga = Saga(meadhall.game("feast"), seed)
    again = Saga.from_text(saga.to_text())
    assert again.seed == seed and again.verify().digest() == saga.start().digest()


@given(st.lists(st.text(st.characters(codec="utf-8"), max_size=20), min_size=2, max_size=2))
def test_names_stay_on_their_lines(names: list[str]) -> None:
    again = Saga.from_text(Saga(meadhall.game("feast"), 1, names).to_text())
    assert again.names == [" ".join(name.split()) for name in names]


def test_option_values_keep_their_kind() -> None:
    """A title may allow "2" or "yes" as words, and 2 as a number."""
    choices = (*TITLE.choices, Choice("words", "2", ("2", "yes")), Choice("number", 1, (1, 2)))
    register(Title("wordy", (2,), choices, FeastGame, TITLE.frames))
    for words in ("2", "yes"):
        game = meadhall.game("wordy", words=words, number=2, dice=False)
        assert Saga.from_text(Saga(game, 1).to_text()).game.options == game.options


def test_a_saga_may_begin_with_a_position() -> None:
    game = meadhall.game("feast", 2)
    saga = Saga(game, 5, position=POSITION)
    state = saga.start()
    saga.add(state, 0, "send 1, against 1, stake 2")
    saga.add(state, 1, "raven 8")
    again = Saga.from_text(saga.to_text())
    assert again.position == POSITION.rstrip("\n") and again.verify().digest() == state.digest()


def test_an_empty_seed_is_none() -> None:
    assert seed_of("") is None
