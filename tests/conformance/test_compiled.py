"""Interpreted and compiled engines agree to the last byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import compiled
from tests.conformance.cases import FUZZ

ROOT = Path(__file__).parents[2]


def digests(engine: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", "20" if FUZZ else "2"],
        cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "MEADHALL_ENGINE": engine},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()
    assert lines[0] == engine
    return lines[1:]


def test_interpreted_and_compiled_plays_are_the_same() -> None:
    if compiled.stamp() != compiled.fingerprint():
        pytest.skip("the compiled engine is not built or not current: run python -m meadhall.compile")
    interpreted = digests("interpreted")
    assert len(interpreted) > 2
    assert digests("compiled") == interpreted
