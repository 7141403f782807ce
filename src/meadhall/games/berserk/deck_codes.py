"""A deck as text, and what there is to tell of one: its code, its cards, whether it may be played with, and what its
elements cost.

A code is `BRS1-` and groups of four letters, the same at tables, in records and on the terminal. Each kind of card is
told by its printed number, that of its set and place there: a code means the same deck however the pool grows, and
every deck has but one code. The first four letters check the rest: one wrong letter, or two exchanged, are noticed.
The letters are those of Crockford, 32 without I, L, O and U; small letters, blanks and hyphens do not matter.
First comes how gaps are written (3 bits) and then, for each number, the gap to the one before it as a Rice code and how
many cards there are of it, in unary; what is left of the last letter is ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.errors import InvalidMove
from meadhall.engine.position_reader import whole_number
from meadhall.engine.types import Params, Reason
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import HORDE_COPIES, MOST_DECK, READY, deck_fault, elements_of, price_of
from meadhall.games.berserk.language import ELEMENTS

MARK: Final = "BRS"
VERSION: Final = "1"
MOST_LETTERS: Final = 160
MOST_LISTED: Final = 4 * MOST_DECK
SET: Final = 10_000
OF_A_SET: Final = 256
"""Numbers kept for the cards of one set; printed ids are the set's number and the card's."""
GROUP: Final = 4

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = {"O": "0", "I": "1", "L": "1"}
LETTER_BITS: Final = 5
CHECK_LETTERS: Final = 4
CHECK_PRIME: Final = 1_048_573
"""The largest prime that four letters hold."""
CHECK_FACTOR: Final = 37
ORDER_BITS: Final = 3


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
    letters = shortest_letters(counts)
    letters = check_of(letters) + letters
    return "-".join([MARK + VERSION, *[letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]])


def looks_like_code(text: str) -> bool:
    mark = text.strip().upper()[: len(MARK) + 1]
    return mark[: len(MARK)] == MARK and mark[len(MARK) :].isdigit()


def read_code(text: str) -> tuple[int, ...]:
    """The cards of a code in ascending order; InvalidMove says what is wrong with it."""
    if not looks_like_code(text):
        raise InvalidMove(f"{text[:40]!r} is no code of a deck: it begins with {MARK}{VERSION}", "code-none", {})
    plain = "".join([MISREAD.get(letter, letter) for letter in text.upper() if letter not in " -\t\r\n"])
    version, letters = plain[len(MARK)], plain[len(MARK) + 1 :]
    if version != VERSION:
        raise InvalidMove(f"the code is of version {version}, which is not known here", "code-version", {})
    for letter in letters:
        if letter not in ALPHABET:
            raise InvalidMove(f"{letter!r} is no letter of a code", "code-letter", {"letter": letter})
    check, rest = letters[:CHECK_LETTERS], letters[CHECK_LETTERS:]
    if not rest or len(letters) > MOST_LETTERS or check_of(rest) != check:
        raise InvalidMove("a letter of the code is wrong or missing", "code-check", {})
    counts = counted(rest)
    for number in counts:
        if number not in KIND_OF_NUMBER:
            params: Params = {"number": str(printed_id(number))}
            raise InvalidMove(f"the code has card {printed_id(number)}, which is not known here", "code-card", params)
    if shortest_letters(counts) != rest:
        raise InvalidMove("the code is not written as codes are", "code-check", {})
    return tuple([KIND_OF_NUMBER[number] for number in sorted(counts) for _ in range(counts[number])])


# --- letters ----------------------------------------------------------------------------------------------------------
def shortest_letters(counts: dict[int, int]) -> str:
    """Written with the order of the Rice code that takes the fewest bits."""
    best = min([bits_of(counts, order) for order in range(1 << ORDER_BITS)], key=len)
    best += "1" * (-len(best) % LETTER_BITS)
    return "".join([ALPHABET[int(best[at : at + LETTER_BITS], 2)] for at in range(0, len(best), LETTER_BITS)])


def bits_of(counts: dict[int, int], order: int) -> str:
    out = [in_bits(order, ORDER_BITS)]
    last = -1
    for number in sorted(counts):
        gap = number - last - 1
        last = number
        out.append("1" * (gap >> order) + "0")
        out.append(in_bits(gap & ((1 << order) - 1), order))
        out.append("1" * (counts[number] - 1) + ("0" if counts[number] < HORDE_COPIES else ""))
    return "".join(out)


def in_bits(value: int, width: int) -> str:
    return f"{value + (1 << width):b}"[1:]


def check_of(letters: str) -> str:
    """The letters that check others; in codes of another version they are others."""
    check = int(VERSION)
    for letter in letters:
        check = (check * CHECK_FACTOR + ALPHABET.index(letter) + 1) % CHECK_PRIME
    places = [LETTER_BITS * at for at in reversed(range(CHECK_LETTERS))]
    return "".join([ALPHABET[(check >> place) % len(ALPHABET)] for place in places])


def counted(letters: str) -> dict[int, int]:
    """How many there are of each number. Where the bits end in a row of ones, so do the numbers."""
    bits = "".join([in_bits(ALPHABET.index(letter), LETTER_BITS) for letter in letters])
    order = int(bits[:ORDER_BITS], 2)
    counts: dict[int, int] = {}
    at, number = ORDER_BITS, -1
    while True:
        end = bits.find("0", at)
        if end < 0 or end + 1 + order > len(bits):
            return counts
        low = int(bits[end + 1 : end + 1 + order], 2) if order else 0
        number += (((end - at) << order) | low) + 1
        at = end + 1 + order
        copies = 1
        while copies < HORDE_COPIES and bits[at : at + 1] == "1":
            copies += 1
            at += 1
        if copies < HORDE_COPIES:
            at += 1
        counts[number] = copies


# --- what there is to tell of a deck ----------------------------------------------------------------------------------
class DeckFacts(NamedTuple):
    """`cards` by their words, in the order of their numbers; `concerned` are those that the fault is about."""

    code: str
    cards: dict[str, int]
    fault: Reason | None
    concerned: list[str]
    elements: list[str]
    price: int


def facts_of(cards: tuple[int, ...]) -> DeckFacts:
    counts = {BOOK.cards[kind].word: cards.count(kind) for kind in sorted(cards)}
    fault = deck_fault(cards)
    concerned = [str(fault.params["card"]).removeprefix("@card-")] if fault and "card" in fault.params else []
    elements = [ELEMENTS[element] for element in elements_of(cards)]
    return DeckFacts(code_of(cards), counts, fault, concerned, elements, price_of(len(elements)))


def read_deck(text: str) -> DeckFacts:
    """A deck given as a code, or as a list: `helmir, skeleton*4`. InvalidMove says why it cannot be read."""
    return facts_of(read_code(text) if looks_like_code(text) else listed(text))


def listed(text: str) -> tuple[int, ...]:
    cards: list[int] = []
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        word, _, times = part.partition("*")
        number = whole_number(times.strip()) if times else 1
        if word.strip() not in BOOK.by_word:
            raise InvalidMove(f"{part[:40]!r} is no card", "deck-unknown", {"word": word.strip()[:40]})
        kind = BOOK.by_word[word.strip()]
        if not 0 < number + cards.count(kind) <= HORDE_COPIES or len(cards) > MOST_LISTED:
            params: Params = {"card": f"@card-{BOOK.cards[kind].word}", "number": max(0, number), "most": HORDE_COPIES}
            raise InvalidMove(f"{part[:40]!r} is more than a deck holds", "deck-copies", params)
        cards += [kind] * number
    return tuple(sorted(cards))


def ready_decks() -> dict[str, DeckFacts]:
    return {name: facts_of(cards) for name, cards in READY.items()}
