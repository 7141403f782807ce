"""A tile and cards that no box has, one a title, and what shows that they are played."""

from __future__ import annotations

from typing import NamedTuple

from tests.additions.copies import Edit

GAMES = "src/meadhall/games"
TILES = f"{GAMES}/voluspa/tiles.py"
CARDS = f"{GAMES}/bloodrage/cards.json"
BATTLE_CARDS = f"{GAMES}/bloodrage/battle_cards.py"
UNITS = f"{GAMES}/wolves/units.py"

TILE = [
    Edit(TILES, "\nKINDS: Final = 1", "8  # ", "count"),
    Edit(
        TILES,
        '"spiked-dragon-head", PLAIN, 48, 48),\n',
        '    Tile("ymir", 5, 3, "order", emblem="golem-head", habit=FEARLESS, keep=40, held=40),\n',
    ),
    Edit(
        f"{GAMES}/voluspa/en.ftl",
        "## Tiles\n\n",
        "tile-ymir = Ymir\n    .text = Fears no Troll: it may lie beside one.\n",
        "en",
    ),
    Edit(
        f"{GAMES}/voluspa/ru.ftl",
        "## Тайлы\n\n",
        "tile-ymir = Имир\n    .acc = Имира\n    .gen = Имира\n    .dat = Имиру\n    .ins = Имиром\n    .prep = Имире\n"
        "    .text = Не боится троллей: может лечь рядом.\n",
        "ru",
    ),
]
"""Ymir is laid as Dwarfs are, beside Trolls too."""
TILE_PLAYED = """\
from tests.games.voluspa.scenario import Scene, points
from tests.additions.bots import play_by_all

assert "o14" in Scene("troll .", "ymir").cells("ymir")
assert points("dragon .", "ymir o14") == 0
assert points("skadi .", "ymir o14") == 2
play_by_all("voluspa", 2, "ymir", set="order")
"""

CARD = [
    Edit(
        CARDS,
        "[\n",
        '  {"id": "hymirs_cauldron", "age": 1, "kind": "battle", "strength": 3, "boast": 2, "copies": [1, 1, 1], '
        '"worth": 45, "emblem": "bone-gnawer"},\n',
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
        f"{GAMES}/bloodrage/en.ftl",
        "## Cards\n\n",
        "card-hymirs_cauldron = Hymir's Cauldron\n    .text = If you win, gain 2 glory.\n",
        "en",
    ),
    Edit(
        f"{GAMES}/bloodrage/ru.ftl",
        "## Карты\n\n",
        "card-hymirs_cauldron = Котёл Хюмира\n    .text = При победе вы получаете 2 очка славы.\n",
        "ru",
    ),
]
"""Hymir's Cauldron pays two glory to whoever wins with it, by a word of its own."""
CARD_PLAYED = """\
from tests.games.bloodrage.scenario import Scene
from tests.additions.bots import play_by_all

case = Scene("figures 0: leader gimle", "figures 1: warrior gimle", "hand 0: hymirs_cauldron manheim-1", age=1)
case.play("0 pillage gimle")
promised = case.facts("hymirs_cauldron", 0)["points"]
case.play("0 hymirs_cauldron")
while case.asked[1] == "late-card":
    case.state.do("pass")
assert case.glory(0) == promised == 3 + 2, (case.glory(0), promised)
play_by_all("bloodrage", 2, "hymirs_cauldron")
"""

VICTORY = [
    Edit(UNITS, "\nVICTORIES: Final = ", "10  # ", "count"),
    Edit(UNITS, "\nLAST_VICTORY: Final = ", "10  # ", "last"),
    Edit(UNITS, 'Card("gauntlet", 1.5),\n', '    "mead_of_poetry": Card(emblem="beer-horn", worth=1.5),\n'),
    Edit(
        f"{GAMES}/wolves/cards.json",
        '"victories": {\n',
        '    "mead_of_poetry": {"per_red": 1, "per_blue": 1, "most": 4},\n',
        "numbers",
    ),
    Edit(
        f"{GAMES}/wolves/en.ftl",
        "## Victories\n\n",
        "victory-mead_of_poetry = Mead of Poetry\n    .text = { victory-worth }\n",
        "en",
    ),
    Edit(
        f"{GAMES}/wolves/ru.ftl",
        "## Победы\n\n",
        "victory-mead_of_poetry = Мёд поэзии\n    .text = { victory-worth }\n",
        "ru",
    ),
]
"""The Mead of Poetry is worth Glory for every god, of either colour."""
VICTORY_PLAYED = """\
from tests.games.wolves.scenario import Scene
from tests.additions.bots import play_by_all

case = Scene("hall: ragnarok ragnarok ragnarok\\n0 victories: mead_of_poetry\\n0 deities: odin thor\\nturn: 0")
assert case.glory[0] == 2
play_by_all("wolves", 3, "mead_of_poetry")
"""

CREATURE = [
    Edit(
        f"{GAMES}/berserk/cards.json",
        '"do": [{"do": "redirect"}]}}\n  ]}',
        ',\n  {"id": 20199, "word": "hymir", "emblem": "giant", "kind": "ground", "crystal": "silver", "cost": 5, '
        '"element": "mountains", "classes": ["jotun"], "life": 9, "move": 1, "strike": [1, 2, 3], '
        '"symbols": {"armor": 1}}',
    ),
    Edit(f"{GAMES}/berserk/language.json", '"river", "undead"', ', "jotun"', "word"),
    Edit(f"{GAMES}/berserk/en.ftl", "class-undead = Undead\n", "class-jotun = Jotun\n", "class-en"),
    Edit(f"{GAMES}/berserk/ru.ftl", "class-undead = Нежить\n", "class-jotun = Ётун\n", "class-ru"),
    Edit(f"{GAMES}/berserk/en.ftl", "## Cards\n\n", "card-hymir = Hymir\n    .text = Armour 1.\n", "en"),
    Edit(
        f"{GAMES}/berserk/ru.ftl",
        "## Карты\n\n",
        "card-hymir = Хюмир\n    .acc = Хюмира\n    .gen = Хюмира\n    .dat = Хюмиру\n    .ins = Хюмиром\n"
        "    .prep = Хюмире\n    .text = Броня 1.\n",
        "ru",
    ),
]
"""Hymir has armour, and is of a class that no other card has."""
CREATURE_PLAYED = """\
from tests.games.berserk.scenario import Scene
from tests.additions.bots import play_from

case = Scene("active: 1\\n0 c3: hymir\\n1 c5: khazg")
case.hit("1 c5 feature1, c3")
assert case.wounds("c3") == 3 - 1
play_from("berserk", 2, "0 c3: hymir\\n1 c5: khazg", "20199", decks="squads")
"""


class Invention(NamedTuple):
    edits: list[Edit]
    played: str
    """What is run in the copy: it is played as it says, and whole plays by the title's bots."""


INVENTIONS = {
    "tile": Invention(TILE, TILE_PLAYED),
    "card": Invention(CARD, CARD_PLAYED),
    "victory": Invention(VICTORY, VICTORY_PLAYED),
    "creature": Invention(CREATURE, CREATURE_PLAYED),
}
