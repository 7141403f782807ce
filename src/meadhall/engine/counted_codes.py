"""Counted numbers as one short text, for decks and whatever else people pass on by hand.

The letters are Crockford's base 32: neither I, L, O nor U is written, small letters, blanks and hyphens do not matter.
First comes how gaps are written (3 bits) and then, for each number, the gap to the one before it as a Rice code and how
many there are of it, from one to `most`, in unary; what is left of the last letter is ones. Four letters can check the
rest: one wrong letter, or two exchanged, are always noticed.
"""

from __future__ import annotations

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = {"O": "0", "I": "1", "L": "1"}
LETTER_BITS: Final = 5
CHECK_LETTERS: Final = 4
CHECK_PRIME: Final = 1_048_573
"""The largest prime that four letters hold."""
CHECK_FACTOR: Final = 37
ORDER_BITS: Final = 3


def plain_letters(text: str) -> str:
    """The letters that a person means."""
    return "".join([MISREAD.get(letter, letter) for letter in text.upper() if letter not in " -\t\r\n"])


def shortest_letters(counts: dict[int, int], most: int) -> str:
    """Written with the order of the Rice code that takes the fewest bits."""
    best = min([bits_of(counts, order, most) for order in range(1 << ORDER_BITS)], key=len)
    best += "1" * (-len(best) % LETTER_BITS)
    return "".join([ALPHABET[int(best[at : at + LETTER_BITS], 2)] for at in range(0, len(best), LETTER_BITS)])


def bits_of(counts: dict[int, int], order: int, most: int) -> str:
    out = [in_bits(order, ORDER_BITS)]
    last = -1
    for number in sorted(counts):
        gap = number - last - 1
        last = number
        out.append("1" * (gap >> order) + "0")
        if order:
            out.append(in_bits(gap & ((1 << order) - 1), order))
        copies = counts[number]
        out.append("1" * (copies - 1) + ("0" if copies < most else ""))
    return "".join(out)


def in_bits(value: int, width: int) -> str:
    return f"{value + (1 << width):b}"[1:]


def check_of(letters: str, seed: int) -> str:
    """The letters that check others; with another seed, as for another version, they are others."""
    check = seed
    for letter in letters:
        check = (check * CHECK_FACTOR + ALPHABET.index(letter) + 1) % CHECK_PRIME
    places = [LETTER_BITS * at for at in reversed(range(CHECK_LETTERS))]
    return "".join([ALPHABET[(check >> place) % len(ALPHABET)] for place in places])


def counted(letters: str, most: int) -> dict[int, int]:
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
        while copies < most and bits[at : at + 1] == "1":
            copies += 1
            at += 1
        if copies < most:
            at += 1
        counts[number] = copies
