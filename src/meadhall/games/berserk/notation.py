"""What can be answered to a question, told once: a card, a cell, a number, yes or no, and how each is written.

A card on the battlefield is its cell (`c2`, a symbiont on it `c2+`, one that shares it `c2~`); elsewhere it is its word
(`wyvern`, the second one `wyvern.2`).
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.asking import NO, YES
from meadhall.engine.position_reader import whole_number
from meadhall.games.berserk.board import CELL_NAMES, CELL_OF
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.language import FIELD, GONE, MOST_FEATURES
from meadhall.games.berserk.state import BerserkState

A_CARD: Final = 0
A_CELL: Final = 1
A_NUMBER: Final = 2
YES_OR_NO: Final = 3
A_KIND_OF_CARD: Final = 4
A_ROW: Final = 5
A_PLACE_IN_ORDER: Final = 6
ONE_DIE: Final = 7
A_PRICE: Final = 8
ARGUMENTS: Final = ("card", "cell", "number", "offer", "kind", "row", "order", "die", "number")
"""The blocks of the fixed space of answers that they belong to."""
PREFIXES: Final = ("", "", "", "", "", "row ", "order ", "die ", "pay ")
COUNTED_FROM: Final = (0, 0, 0, 0, 0, 1, 1, 0, 0)
NONE: Final = 1 << 10
"""The answer of choosing none."""


def card_word(s: BerserkState, slot: i64) -> str:
    if s.zone[slot] == FIELD:
        name = CELL_NAMES[s.cell[slot]]
        if s.ghost == slot:
            return f"{name}~"
        if s.host[slot] < 0:
            return name
        return name + "+" * len([other for other in range(slot + 1) if s.host[other] == s.host[slot]])
    alike = [other for other in range(slot) if s.kind[other] == s.kind[slot]]
    before = len([other for other in alike if s.zone[other] != FIELD and s.zone[other] != GONE])
    word = s.card(slot).word
    return f"{word}.{before + 1}" if before else word


def named_card(s: BerserkState, word: str) -> int:
    for slot in range(s.slots):
        if s.zone[slot] != GONE and card_word(s, slot) == word:
            return int(slot)
    raise InvalidMove(f"{word!r} is no card here")


def named_feature(s: BerserkState, seat: i64, slot: i64, word: str) -> int:
    """The place of a feature among those a card uses by choice; of another's card any number will do, so that nothing
    is told of one that lies face down (K-11)."""
    number = whole_number(word.removeprefix("feature")) if word.startswith("feature") else -1
    known = len(s.card(slot).activated) if s.side[slot] == seat else MOST_FEATURES
    if not 1 <= number <= known:
        raise InvalidMove(f"{card_word(s, slot)!r} has no {word!r}")
    return number - 1


def say_answer(s: BerserkState, kind: i64, option: i64, none: str) -> str:
    if option == NONE or (kind == YES_OR_NO and option == NO):
        return none
    if kind == A_CARD:
        return card_word(s, option)
    if kind == A_CELL:
        return CELL_NAMES[option]
    if kind == A_KIND_OF_CARD:
        return BOOK.cards[option].word
    if kind == YES_OR_NO:
        return "yes"
    return f"{PREFIXES[kind]}{option + COUNTED_FROM[kind]}"


def read_answer(s: BerserkState, kind: i64, text: str, none: str) -> int:
    if text == none and kind in (A_CARD, A_KIND_OF_CARD, YES_OR_NO):
        return NO if kind == YES_OR_NO else NONE
    if kind == A_CARD:
        return named_card(s, text)
    if kind == A_CELL:
        return named_cell(text)
    if kind == A_KIND_OF_CARD:
        if text not in BOOK.by_word:
            raise InvalidMove(f"{text!r} is no card")
        return BOOK.by_word[text]
    if kind == YES_OR_NO and text == "yes":
        return YES
    prefix = PREFIXES[kind]
    number = whole_number(text[len(prefix) :]) if kind != YES_OR_NO and text.startswith(prefix) else -1
    if number < COUNTED_FROM[kind]:
        raise InvalidMove(f"{text!r} is no answer here: write {f'{prefix}1' if prefix else 'a number'!r}")
    return number - COUNTED_FROM[kind]


def named_cell(word: str) -> int:
    if word not in CELL_OF:
        raise InvalidMove(f"{word!r} is no cell; cells are a1 to e6")
    return CELL_OF[word]


def answer_id(s: BerserkState, kind: i64, option: i64) -> int:
    """The id of an answer in the fixed space."""
    if option == NONE:
        return s.game.action_id("pass", 0)
    return s.game.action_id(ARGUMENTS[kind], int(option) - (1 if kind == ONE_DIE else 0))
