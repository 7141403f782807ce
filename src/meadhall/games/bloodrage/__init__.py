"""Blood Rage: three ages of clans who draft the gifts of the gods, pillage what Ragnarök leaves, and die for glory."""

from __future__ import annotations

from meadhall.games.bloodrage.game import TITLE

__all__ = ["TITLE"]
