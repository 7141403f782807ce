"""Cards, cells and answers as text. A card on the battlefield is its cell (`c2`, a symbiont on it `c2+`, one that
shares it `c2~`); elsewhere it is its word (`wyvern`, the second one `wyvern.2`)."""

from __future__ import annotations

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.position_reader import whole_number
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.words import FIELD, GONE, MOST_FEATURES


def card_word(s: BerserkState, slot: i64) -> str:
    if s.zone[slot] == FIELD:
        name = CELL_NAMES[s.cell[slot]]
        if s.ghost == slot:
            return f"{name}~"
        if s.host[slot] < 0:
            return name
        before = 0
        for other in range(slot):
            if s.host[other] == s.host[slot]:
                before += 1
        return name + "+" * (before + 1)
    number = 1
    for other in range(slot):
        if s.kind[other] == s.kind[slot] and s.zone[other] != FIELD and s.zone[other] != GONE:
            number += 1
    word = s.card(slot).word
    return word if number == 1 else f"{word}.{number}"


def named_card(s: BerserkState, word: str) -> int:
    for slot in range(s.slots):
        if s.zone[slot] != GONE and card_word(s, slot) == word:
            return int(slot)
    raise InvalidMove(f"{word!r} is no card here")


def feature_word(index: int) -> str:
    """A feature by its place among those a card uses by choice."""
    return f"feature{index + 1}"


def named_feature(s: BerserkState, seat: i64, slot: i64, word: str) -> int:
    """The place of a feature among those a card uses by choice; of another's card any number will do, so that nothing
    is told of one that lies face down (K-11)."""
    number = whole_number(word.removeprefix("feature")) if word.startswith("feature") else -1
    known = len(s.card(slot).activated) if s.side[slot] == seat else MOST_FEATURES
    if not 1 <= number <= known:
        raise InvalidMove(f"{card_word(s, slot)!r} has no {word!r}")
    return number - 1
