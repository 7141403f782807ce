"""What people may call themselves: nothing that cannot be seen, and nothing that looks like somebody else's account."""

from __future__ import annotations

import unicodedata

from meadhall.server.refusals import Refusal

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and bidi marks, zero-width ones, halves of letters, and what Unicode does not know."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\ufe0e\ufe0f")
"""Letters and marks that show nothing."""
MARKS = 3
"""So many accents may stand on one letter."""
KEPT = 64
ALIKE = str.maketrans("авекмнорстухіјѕԛԝһӏαβεικνορτυχγ01i", "abekmhopctyxljsqwhlabelkvoptuxyoll")
"""Letters of other alphabets, and digits, that look like Latin ones."""


def cleaned(name: str) -> str:
    """The name as it is kept; a Refusal where it has marks that nobody sees."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if visible(name) != name:
        raise Refusal("bad-name")
    return name


def visible(name: str) -> str:
    """What is seen of a name that comes from elsewhere."""
    letters, stacked = "", 0
    for letter in " ".join(unicodedata.normalize("NFC", name[: 4 * KEPT]).split()):
        kind = unicodedata.category(letter)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if kind not in INVISIBLE and letter not in BLANK and stacked <= MARKS:
            letters += letter
    return " ".join(letters.split())[:KEPT]


def likeness(name: str) -> str:
    """The same for all names that look the same: without case, accents, spaces and signs."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    letters = "".join(letter for letter in plain if letter.isalnum())
    return (letters or plain)[:KEPT]
