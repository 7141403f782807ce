"""A tile and a card that no box has, and what shows that they are played."""

from __future__ import annotations

from tests.additions.copies import Edit

TILES = "src/meadhall/games/voluspa/tiles.py"
CARDS = "src/meadhall/games/bloodrage/cards.json"
BATTLE_CARDS = "src/meadhall/games/bloodrage/battle_cards.py"

TILE = [
    Edit(TILES, "NIDHOGG: Final = 16\n", "YMIR: Final = 17\n", "facts"),
    Edit(TILES, "\nKINDS: Final = 1", "8  # ", "count"),
    Edit(
        TILES,
        'Tile("nidhogg", 7, 5, "order", "spiked-dragon-head"),\n',
        '    Tile("ymir", 5, 3, "order", "golem-head"),\n',
        "facts",
    ),
    Edit(TILES, "    DWARF: FEARLESS,\n", "    YMIR: FEARLESS,\n", "rule"),
    Edit(
        "src/meadhall/games/voluspa/en.ftl",
        "## Tiles\n\n",
        "tile-ymir = Ymir\n    .text = Fears no Troll: it may lie beside one.\n",
        "en",
    ),
    Edit(
        "src/meadhall/games/voluspa/ru.ftl",
        "## Тайлы\n\n",
        "tile-ymir = Имир\n    .acc = Имира\n    .gen = Имира\n    .dat = Имиру\n    .ins = Имиром\n    .prep = Имире\n"
        "    .text = Не боится троллей: может лечь рядом.\n",
        "ru",
    ),
]
"""Ymir is laid as Dwarfs are, beside Trolls too."""
TILE_PLAYED = """\
from tests.games.voluspa.scenario import Scene, points

assert "o14" in Scene("troll .", "ymir").cells("ymir")
assert points("dragon .", "ymir o14") == 0
assert points("skadi .", "ymir o14") == 2
"""

CARD = [
    Edit(
        CARDS,
        "[\n",
        '  {"id": "hymirs_cauldron", "age": 1, "kind": "battle", "strength": 3, "boast": 2, "copies": [1, 1, 1], '
        '"worth": 45, "emblem": "bone-gnawer"},\n',
        "facts",
    ),
    Edit(
        BATTLE_CARDS,
        "from meadhall.games.bloodrage.valhalla import Destroy\n",
        '\nBOAST = cards.numbers("boast")\n',
        "rule",
    ),
    Edit(
        BATTLE_CARDS,
        "        gain_glory(s, winner, cards.WIN_GLORY[card], card_key(card))\n",
        "    if BOAST[card]:\n        gain_glory(s, winner, BOAST[card], card_key(card))\n",
        "rule",
    ),
    Edit(
        "src/meadhall/games/bloodrage/en.ftl",
        "## Cards\n\n",
        "card-hymirs_cauldron = Hymir's Cauldron\n    .text = If you win, gain 2 glory.\n",
        "en",
    ),
    Edit(
        "src/meadhall/games/bloodrage/ru.ftl",
        "## Карты\n\n",
        "card-hymirs_cauldron = Котёл Хюмира\n    .text = При победе вы получаете 2 очка славы.\n",
        "ru",
    ),
]
"""Hymir's Cauldron pays two glory to whoever wins with it, by a word of its own."""
CARD_PLAYED = """\
from tests.games.bloodrage.scenario import Scene

case = Scene("figures 0: leader gimle", "figures 1: warrior gimle", "hand 0: hymirs_cauldron manheim-1", age=1)
case.play("0 pillage gimle")
promised = case.facts("hymirs_cauldron", 0)["points"]
case.play("0 hymirs_cauldron")
while case.asked[1] == "late-card":
    case.state.do("pass")
assert case.glory(0) == promised == 3 + 2, (case.glory(0), promised)
"""
