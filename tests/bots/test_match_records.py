"""The record of a match counts as long as the code that its plays depend on does the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks import fingerprint
from benchmarks.fingerprint import essence
from benchmarks.search.matches import Played, Record, Setup
from meadhall.compiled import SOURCE
from meadhall.engine.search.settings import SearchSettings

SETUP = Setup("voluspa", 2, "greedy", 10, SearchSettings())
PLAYED = Played(1.0, 5, 30, 300, 1.0, 0.5)


def test_words_about_code_are_no_code() -> None:
    plain = "LEAST = 3\ndef size():\n    return LEAST\n"
    told = 'LEAST = 3  # so\n"""Few."""\ndef size():\n    """Of a hand."""\n    return LEAST\n'
    assert essence(plain) == essence(told) != essence(plain.replace("3", "4"))


def test_another_title_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    def hashes(changed: str) -> tuple[str, str]:
        def told(path: Path) -> bytes:
            return b"changed" if path == SOURCE / changed else path.name.encode()

        monkeypatch.setattr(fingerprint, "told", told)
        fingerprint.code_of.cache_clear()
        return fingerprint.code_of("voluspa"), fingerprint.code_of("wolves")

    try:
        voluspa, wolves = hashes("")
        assert hashes("games/wolves/cards.json") == (voluspa, hashes("games/wolves/cards.json")[1])
        assert hashes("games/wolves/cards.json")[1] != wolves
        assert hashes("games/wolves/rules.json") == (voluspa, wolves), "what pages tell is no rule"
        for shared in ("engine/search/analysis.py", "bots/search.py"):
            assert hashes(shared)[0] != voluspa and hashes(shared)[1] != wolves
    finally:
        fingerprint.code_of.cache_clear()


def test_a_record_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Record(path, SETUP).add(PLAYED)
    with path.open("ab") as file:
        file.write(b'{"share":1.0,"ah')
    again = Record(path, SETUP)
    assert again.plays == [PLAYED]
    again.add(PLAYED)
    assert Record(path, SETUP).plays == [PLAYED, PLAYED]


def test_the_record_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Record(path, SETUP).add(PLAYED)
    with pytest.raises(SystemExit, match="another match"):
        Record(path, msgspec.structs.replace(SETUP, rules="other"))
