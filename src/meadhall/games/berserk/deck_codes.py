"""A deck as one short text: `BRS1-` and groups of four letters, the same at tables, in records and on the terminal.

The letters (`engine/counted_codes.py`) tell each kind of card by its printed number, that of its set and place there: a
code means the same deck however the pool grows, and every deck has but one code. The first four check the rest.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.counted_codes import ALPHABET, CHECK_LETTERS, check_of, counted, plain_letters, shortest_letters
from meadhall.engine.errors import InvalidMove
from meadhall.engine.types import Params
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import HORDE_COPIES

MARK: Final = "BRS"
VERSION: Final = "1"
MOST_LETTERS: Final = 160
SET: Final = 10_000
OF_A_SET: Final = 256
"""Numbers kept for the cards of one set; printed ids are the set's number and the card's."""
GROUP: Final = 4


def number_of(card_id: int) -> int:
    return (card_id // SET - 1) * OF_A_SET + card_id % SET


def printed_id(number: int) -> int:
    return (number // OF_A_SET + 1) * SET + number % OF_A_SET


KIND_OF_NUMBER: Final = {number_of(int(card.id)): kind for kind, card in enumerate(BOOK.cards)}


def code_of(cards: tuple[int, ...]) -> str:
    """The code of these cards, in any order and legal or not, up to five of a kind."""
    numbers = [number_of(int(BOOK.cards[kind].id)) for kind in cards]
    counts = {number: numbers.count(number) for number in numbers}
    for number, count in counts.items():
        if count > HORDE_COPIES:
            word = BOOK.cards[KIND_OF_NUMBER[number]].word
            raise InvalidMove(f"a code holds at most {HORDE_COPIES} of a kind, not {count} {word!r}")
    letters = shortest_letters(counts, HORDE_COPIES)
    letters = check_of(letters, int(VERSION)) + letters
    return "-".join([MARK + VERSION, *[letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]])


def looks_like_code(text: str) -> bool:
    mark = text.strip().upper()[: len(MARK) + 1]
    return mark[: len(MARK)] == MARK and mark[len(MARK) :].isdigit()


def read_code(text: str) -> tuple[int, ...]:
    """The cards of a code in ascending order; InvalidMove says what is wrong with it."""
    if not looks_like_code(text):
        raise InvalidMove(f"{text[:40]!r} is no code of a deck: it begins with {MARK}{VERSION}", "code-none", {})
    plain = plain_letters(text)
    version, letters = plain[len(MARK)], plain[len(MARK) + 1 :]
    if version != VERSION:
        raise InvalidMove(f"the code is of version {version}, which is not known here", "code-version", {})
    for letter in letters:
        if letter not in ALPHABET:
            raise InvalidMove(f"{letter!r} is no letter of a code", "code-letter", {"letter": letter})
    check, rest = letters[:CHECK_LETTERS], letters[CHECK_LETTERS:]
    if not rest or len(letters) > MOST_LETTERS or check_of(rest, int(VERSION)) != check:
        raise InvalidMove("a letter of the code is wrong or missing", "code-check", {})
    counts = counted(rest, HORDE_COPIES)
    for number in counts:
        if number not in KIND_OF_NUMBER:
            params: Params = {"number": str(printed_id(number))}
            raise InvalidMove(f"the code has card {printed_id(number)}, which is not known here", "code-card", params)
    if shortest_letters(counts, HORDE_COPIES) != rest:
        raise InvalidMove("the code is not written as codes are", "code-check", {})
    return tuple([KIND_OF_NUMBER[number] for number in sorted(counts) for _ in range(counts[number])])
