"""Which passwords are good enough. A refusal says why; a password that is in use already is never checked again."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from meadhall.server.names import likeness
from meadhall.server.refusals import Refusal

LEAST = 10
FEW = 5
"""With fewer different letters a password is a pattern."""
WORDS = Path(__file__).parent / "common_passwords.txt"
ROWS = (
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "ячсмитьбю",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "q1w2e3r4t5y6u7i8o9p0",
)
"""Keys and letters side by side."""
LEET = str.maketrans("013457@$!", "oleastasi")


@cache
def common_words() -> frozenset[str]:
    return frozenset(WORDS.read_text(encoding="utf-8").split())


def check_password(password: str, name: str) -> None:
    """Long enough, and nothing that is tried first."""
    if len(password) < LEAST:
        raise Refusal("password-short", params={"least": LEAST})
    own = likeness(name)
    if len(own) >= 3 and len(likeness(password).replace(own, "")) < FEW:
        raise Refusal("password-name")
    if is_common(password):
        raise Refusal("password-common")


def is_common(password: str) -> bool:
    """A common word with digits or signs around it, such words in a row, a pattern, or keys side by side."""
    low = "".join(password.casefold().split())
    if len(set(low)) < FEW or is_run(low):
        return True
    for text in (low, low.translate(LEET)):
        letters = re.sub(r"[\W\d_]+", " ", text).split()
        if letters and all(made_of_words(word) for word in letters):
            return True
    return low in common_words() or made_of_words(re.sub(r"[\W_]+", "", low.translate(LEET)).rstrip("0123456789"))


def made_of_words(text: str) -> bool:
    """Whether this is common words and keys side by side, one after the other."""
    if not text or text in common_words() or is_run(text):
        return True
    return any(
        text[:length] in common_words() and made_of_words(text[length:]) for length in range(min(len(text), 16), 2, -1)
    )


def is_run(text: str) -> bool:
    """Keys side by side, in one or several rows, forwards or backwards, perhaps again and again."""
    rest = text
    while rest:
        step = max(run_length(rest, row) for row in ROWS)
        if step < 3 and len(rest) >= 3:
            return False
        rest = rest[max(step, 1) :]
    return True


def run_length(text: str, row: str) -> int:
    """How much of the beginning of this stands in one row of keys, either way."""
    best = 0
    for way in (row + row, (row + row)[::-1]):
        length = best + 1
        while length <= len(text) and text[:length] in way:
            best, length = length, length + 1
    return best
