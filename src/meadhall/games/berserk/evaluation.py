"""How likely each seat wins, from what lies on the table: lives, cost, strikes, returns, tempo."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.engine.flat import i64, vec
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.language import EXTRA, FLYING, GRAVEYARD, INCARNATION
from meadhall.games.berserk.state import REBORN, UNKNOWN, BerserkState
from meadhall.games.berserk.values import is_creature, life

TEMPO: Final = 0
"""To be about to move."""
LIVES: Final = 1
"""The lives of a squad, by how much they are more than the other's, as a share of both."""
WORTH: Final = 2
"""What creatures cost, of wounded ones as much as they have lives left."""
STRIKES: Final = 3
"""The mean wounds of all simple strikes."""
RETURNS: Final = 4
"""Creatures in the graveyard that will incarnate."""
POISON: Final = 5
FLYERS: Final = 6
WEIGHTS: Final = (0.36, 2.0, 0.12, 0.23, 1.3, -0.52, 0.15)
"""What one more of each is worth, in the logarithm of the odds: fitted to how plays by the quick policy ended
(`python -m benchmarks.search evaluation`)."""

HIDDEN: Final = (0.0, 8.0, 5.0, 1.8)
"""What a card that lies face down is taken for: lives, worth and strikes."""


PRINTED: Final = [card.strike for card in BOOK.cards]
SIXFOLD_STRIKE: Final = vec[i64]([3 * strike.weak + 2 * strike.medium + strike.strong for strike in PRINTED])
"""Six times the wounds of each printed simple strike, by one die."""


def evaluate(s: BerserkState) -> list[float]:
    """Each seat's share of the win."""
    ahead = 0.0
    found = advantages(s)
    for at in range(len(found)):
        ahead += WEIGHTS[at] * found[at]
    return [1.0 / (1.0 + exp(-ahead)), 1.0 / (1.0 + exp(ahead))]


def advantages(s: BerserkState) -> list[float]:
    """What seat 0 has more of than seat 1."""
    out = [0.0] * len(WEIGHTS)
    if s.turn > 0:
        out[TEMPO] = 1.0 if s.active == 0 else -1.0
    lives = [1.0, 1.0]
    for slot in range(s.slots):
        kind, zone = s.kind[slot], s.zone[slot]
        side: i64 = s.side[slot]
        sign = 1.0 if side == 0 else -1.0
        if zone <= EXTRA:
            if kind == UNKNOWN or s.face_down(slot):
                lives[side] += HIDDEN[LIVES]
                out[WORTH] += sign * HIDDEN[WORTH]
                out[STRIKES] += sign * HIDDEN[STRIKES]
            elif is_creature(s, slot):
                card = s.book.cards[kind]
                left = float(int(max(0, life(s, slot))))
                lives[side] += left
                out[WORTH] += sign * float(int(card.cost)) * left / float(int(max(1, card.life)))
                out[STRIKES] += sign * float(int(SIXFOLD_STRIKE[kind])) / 6.0
                out[POISON] += sign * float(int(s.poison[slot]))
                if s.form[slot] == FLYING:
                    out[FLYERS] += sign
        elif zone == GRAVEYARD and kind != UNKNOWN and comes_back(s, slot):
            out[RETURNS] += 1.0 if s.owner[slot] == 0 else -1.0
    out[LIVES] = (lives[0] - lives[1]) / (lives[0] + lives[1])
    return out


def comes_back(s: BerserkState, slot: i64) -> bool:
    """Whether a creature will incarnate, or would if it died."""
    return s.card(slot).printed[INCARNATION] != 0 and not s.flags[slot] & REBORN
