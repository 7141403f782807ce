"""What the pages know of cards and board: `python -m meadhall.server.typescript` writes it out for them as facts.ts."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Json
from meadhall.games.bloodrage import board, cards, layout, notation


def printed(card: int) -> dict[str, Json]:
    """What is printed on a card; null where nothing is."""
    row = cards.ROWS[card]
    kind = cards.KINDS[cards.KIND[card]]
    battle, quest = kind == "battle", kind == "quest"
    return {
        "id": cards.ID[card],
        "age": cards.AGE[card],
        "kind": kind,
        "god": row.key("god").text() if row.has("god") else None,
        "cost": None if battle or quest else cards.COST[card],
        "strength": cards.STRENGTH[card] if battle or row.has("strength") else None,
        "mirrors": cards.REVEAL[card] == cards.SIGHT,
        "late": cards.LATE[card] == 1,
        "glory": cards.GLORY[card] if quest else None,
        "place": next((row.key(name).text() for name in ("region", "province") if row.has(name)), None),
    }


CARDS: Final[dict[str, Json]] = {cards.KEY[card]: printed(card) for card in cards.ALL}
"""All cards by key, in the order of the rules. `cost`: rage an upgrade costs. `strength`: what a figure is worth, or
what a battle card adds; one that `mirrors` is as strong as the strongest card of an enemy. `late`: may be added after
all cards are shown. `place`: the region or province a quest asks for."""

LAZY_EMBLEMS: Final[dict[str, Json]] = {cards.KEY[card]: cards.ROWS[card].key("emblem").text() for card in cards.ALL}

OUTER: Final[list[Json]] = [*board.PLACE_NAMES[: board.OUTER]]
"""The outer provinces clockwise from the north, as on the board."""

VILLAGES: Final[dict[str, Json]] = dict(zip(board.PLACE_NAMES, board.VILLAGES, strict=False))
"""Of the outer provinces; Yggdrasil has none."""

YGGDRASIL: Final = board.PLACE_NAMES[board.YGGDRASIL]

FJORDS: Final[list[Json]] = [*board.PLACE_NAMES[board.FJORD : board.RESERVE]]
"""Each lies between two provinces of the ring and supports both."""

SHORES: Final[dict[str, Json]] = {
    board.PLACE_NAMES[fjord]: [board.PLACE_NAMES[province] for province in board.shores(fjord)]
    for fjord in range(board.FJORD, board.RESERVE)
}
"""The provinces a fjord supports."""

STATS: Final[list[Json]] = [*layout.STAT_NAMES]

TRACKS: Final[dict[str, Json]] = {name: [*steps] for name, steps in zip(layout.STAT_NAMES, layout.TRACKS, strict=True)}
"""The steps of each stat."""

LEGENDARY: Final[list[Json]] = [*layout.LEGENDARY]
"""Glory at the end of the play, by step."""

SLOTS: Final[list[Json]] = [*layout.SLOT_NAMES]
"""The slots of a clan sheet, in the order of `Clan.upgrades`."""

MONSTER_SLOT: Final = layout.MONSTER_SLOT
"""The first slot for monsters, and the first for the clan."""

CLAN_SLOT: Final = layout.CLAN_SLOT

FIGURES: Final[list[Json]] = [*notation.FIGURES]
"""The kinds of figures every clan has; the others are monsters, by the id of their card."""

AFLOAT: Final[list[Json]] = [
    notation.FIGURES[cards.SHIP],
    *(cards.ID[card] for card in cards.ALL if cards.SHIPLIKE[card]),
]
"""The kinds of figures that stand in fjords."""

PHASES: Final[list[Json]] = [*layout.PHASES]

RAGNAROK_GLORY: Final[list[Json]] = [*board.RAGNAROK_GLORY]
"""Glory for each own figure that falls with a doomed province, by age."""

PACK: Final = layout.PACK
"""Cards of a pack before the first is taken."""

PICKS: Final = layout.PICKS
"""Cards everybody keeps of a draft."""
