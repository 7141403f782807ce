"""What is printed on the 48 cards, written down from the cards of the book."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadhall.compiled import SOURCE

PRINTED = """
10003 volkhv              silver 4 -      steppes   ground     7 1 1-1-2
10005 ost                 silver 4 -      steppes   ground     7 1 1-1-2
10019 shieldbearer        silver 7 -      steppes   ground    10 1 1-2-3 defence_experience=2
10042 tribal-healer       silver 5 -      mountains ground     8 1 1-2-3
10062 bonecrusher         gold   6 -      mountains ground    12 1 3-5-6 attack_experience=1 defence_experience=1
10094 priest-king         gold   6 unique forests   ground    10 2 1-2-3
10096 tergala             gold   6 unique forests   ground     8 1 1-1-2
10101 cyclops             gold   8 -      forests   ground    14 2 4-5-6 directed no_magic no_poison regeneration=1
10122 daughter-of-pearl   gold   4 unique swamps    ground     9 1 1-2-3 defence_experience=1
10132 two-headed-troll    gold   7 -      swamps    ground    13 1 3-3-4 no_spells regeneration=1
10139 vampire             silver 4 -      darkness  ground     9 2 1-2-3
10141 plague-rider        silver 4 -      darkness  ground     7 2 2-3-3 armor=1
10150 charon              silver 5 -      darkness  ground     8 1 1-1-2
10161 skeletal-worm       gold   6 -      darkness  ground    10 2 2-3-4
10188 paladin-of-allamor  silver 6 -      neutral   ground    10 1 2-3-4 armor=1
10191 assassin            gold   5 unique neutral   ground     7 1 1-2-3
10199 teach               gold   7 unique neutral   ground    12 2 2-3-4 attack_experience=1 directed no_discharges
20004 sentient-whirl      silver 3 -      steppes   companion  4 - 0-0-0
20012 guard-of-tullen     silver 4 -      steppes   ground     7 1 2-2-3 armor=1
20017 borgak              silver 6 -      steppes   ground    12 1 3-4-3 no_shots
20026 mage-of-tor-garon   gold   5 unique steppes   ground     9 1 1-2-2 no_poison
20027 pyromancer-of-dzara gold   5 -      steppes   ground     9 1 1-2-3 no_magic
20031 khazg               gold   7 -      steppes   ground     9 2 2-3-4 no_throws
20035 dwarf-crossbowman   silver 3 -      mountains ground     6 1 1-1-2
20039 mountain-spirit     silver 4 -      mountains flying     7 - 2-2-3
20040 storm-priest        silver 4 unique mountains ground     9 1 1-1-2 no_flyers
20042 skald               silver 4 -      mountains ground     7 1 1-1-1 no_shots
20051 chernovar           silver 5 unique mountains ground    10 1 2-3-3
20055 cliffs-of-lant-mor  gold   3 -      mountains terrain    - - -
20058 clay-golem          gold   4 -      mountains ground    15 1 2-3-4 no_poison
20066 helmir              gold   7 unique mountains ground    13 1 2-3-5 no_spells
20069 elm                 silver 1 -      forests   flying     1 - 1-1-1
20081 jaguar              silver 5 -      forests   ground    11 1 2-3-4
20088 sentries-of-krong   silver 8 -      forests   ground    16 2 3-4-4 no_shots steadfast
20090 gmurr               gold   3 -      forests   ground     6 1 1-1-2 shooting_experience=1
20097 weide               gold   5 unique forests   flying     7 - 1-2-2 directed no_magic
20105 wyvern              silver 4 -      swamps    flying     5 - 1-2-2
20113 mermaid-jester      silver 4 -      swamps    ground     7 1 1-2-3
20115 poison-ivy          silver 4 -      swamps    parasite   8 - 0-0-0 regeneration=1
20135 man-eating-troll    gold   7 -      swamps    ground    13 1 3-4-6 regeneration=1
20141 skeleton            silver 3 -      darkness  ground     8 1 1-2-2 no_poison
20149 mist-dweller        silver 5 -      darkness  ground    10 2 2-3-4
20151 nadikh              silver 5 -      darkness  ground     9 1 1-2-3 no_flyers
20152 skeletal-hound      silver 5 -      darkness  ground     8 2 2-3-3
20159 dead-bombard        gold   4 -      darkness  artifact   9 - -
20163 fire-demon          gold   5 -      darkness  ground     8 1 2-3-3 no_poison no_shots
20167 raer                gold   7 unique darkness  ground    13 1 2-3-5
20182 squire              silver 4 -      neutral   ground     8 1 1-2-2 defence_experience=1
"""
"""Number, name, crystal, cost, unique, element, kind, life, movement, weak-medium-strong strike, symbols."""

ROWS = PRINTED.strip().splitlines()
CARDS: list[Any] = json.loads((SOURCE / "games" / "berserk" / "cards.json").read_text(encoding="utf-8"))


def symbol(name: str, value: int) -> str:
    """Protections as what does no harm; numbers where the symbol has one."""
    numbered = name in ("armor", "regeneration") or name.endswith("experience")
    return f"{name}={value}" if numbered else name.replace("protection", "no").removesuffix("_strike")


def printed(card: Any) -> list[str]:
    strike = "-".join(str(value) for value in card.get("strike", [])) or "-"
    fields = [
        card["id"], card["word"], card["crystal"], card["cost"], "unique" if card.get("unique") else "-",
        card["element"], card["kind"], card.get("life", "-"), card.get("move", "-"), strike,
    ]  # fmt: skip
    symbols = card.get("symbols", {})
    return [str(field) for field in fields] + sorted(symbol(name, symbols[name]) for name in symbols)


def test_all_48_are_written_down() -> None:
    assert len(ROWS) == len(CARDS) == 48


@pytest.mark.parametrize("row", ROWS, ids=[row.split()[1] for row in ROWS])
def test_the_card_has_what_is_printed_on_it(row: str) -> None:
    card = next(card for card in CARDS if card["id"] == int(row.split()[0]))
    assert printed(card) == row.split()


def test_the_squads_of_the_first_game_cost_exactly_what_their_players_have() -> None:
    """Two elements each: 23 and 1 of 24 gold and 22 silver; 23 and 1 of 25 gold, 24 for 23 silver and a gold."""
    costs = {row.split()[1]: (row.split()[2], int(row.split()[3])) for row in ROWS}
    horde = ["raer", "man-eating-troll", "dead-bombard", "fire-demon", "plague-rider", "mermaid-jester", "wyvern"]
    horde += ["nadikh", "skeletal-hound"]
    host = ["helmir", "pyromancer-of-dzara", "khazg", "clay-golem", "guard-of-tullen", "dwarf-crossbowman"]
    host += ["storm-priest", "mountain-spirit", "chernovar", "ost"]
    for squad, gold, silver in ((horde, 23, 22), (host, 23, 24)):
        assert sum(costs[word][1] for word in squad if costs[word][0] == "gold") == gold
        assert sum(costs[word][1] for word in squad if costs[word][0] == "silver") == silver
