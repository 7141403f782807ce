"""The fixed space of answers for machines. Monsters are told by their slot, upgrades by card and place among the slots
of their kind; whatever is left, ended or declined is `pass`."""

from __future__ import annotations

from meadhall.engine.actions import Block
from meadhall.games.bloodrage.board import PLACE_NAMES, PROVINCES, RESERVE
from meadhall.games.bloodrage.cards import KEY, QUEST_STRENGTH
from meadhall.games.bloodrage.moves import MOST_SLOTS
from meadhall.games.bloodrage.sheets import STAT_NAMES

FIGURES = ("leader", "warrior", "ship", "first monster", "second monster")


def blocks() -> list[Block]:
    """All answers there are."""
    provinces = PLACE_NAMES[:PROVINCES]
    figures_at = tuple([f"{figure} {place}" for place in PLACE_NAMES[:RESERVE] for figure in FIGURES])
    return [
        Block("pass", ("",)),
        Block("accept", ("",)),
        Block("flee", ("",)),
        Block("invade", figures_at),
        Block("recall", figures_at),
        Block("march", tuple([f"{start} {target}" for start in provinces for target in provinces])),
        Block("upgrade", tuple([f"{key} slot {slot + 1}" for key in KEY for slot in range(MOST_SLOTS)])),
        Block("quest", ("",)),
        Block("pillage", provinces),
        Block("challenge", provinces),
        Block("sacrifice", ("",)),
        Block("card", tuple(KEY)),
        Block("figure", FIGURES),
        Block("figure-at", figures_at),
        Block("place", PLACE_NAMES[:RESERVE]),
        Block("stat", STAT_NAMES),
        Block("count", tuple([str(strength) for strength in range(max(QUEST_STRENGTH) + 1)])),
    ]
