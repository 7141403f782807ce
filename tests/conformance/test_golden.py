"""Recorded plays replay to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import Saga, SagaError
from tests.conformance.cases import joined
from tests.conformance.record import GOLDEN, golden_cases

SAGAS = [path for name in joined() for path in sorted((GOLDEN / name).glob("*.saga"))]


@pytest.mark.parametrize("path", SAGAS, ids=lambda path: path.stem)
def test_a_recorded_play_replays_to_the_same_end(path: Path) -> None:
    saga = Saga.read(path)
    assert saga.digest, "a golden saga is closed"
    assert saga.to_text() == path.read_text(encoding="utf-8")
    if saga.version != saga.game.title.version:
        with pytest.raises(SagaError, match=f"rules version {saga.version}"):
            saga.verify()
        return
    try:
        end = saga.verify()
    except SagaError as error:
        raise AssertionError(f"{error}\nThe rules have changed: raise the version of the title (record.py)") from error
    assert end.over


@pytest.mark.parametrize("name", joined())
def test_every_option_set_has_a_recorded_play(name: str) -> None:
    missing = [str(case) for case in golden_cases(name) if not (GOLDEN / name / f"{case}.saga").exists()]
    assert not missing, "run python -m tests.conformance.record"
