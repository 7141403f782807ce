from __future__ import annotations

from meadhall.games.voluspa.state import Voluspa


def to_text(s: Voluspa) -> str:
    raise NotImplementedError
