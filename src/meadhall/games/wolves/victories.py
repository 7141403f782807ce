"""What victory cards are worth, to whom, at this very moment (W-58, W-60), and how they change the draw of a pass."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.wolves.hall import bits
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import BLUE, PASS_DRAW, RED, VICTORIES


def worth_to(s: WolvesState, seat: i64, victory: i64) -> i64:
    """The Glory of one victory card if this seat owns it."""
    card = s.cards.victories[victory]
    patrons: i64 = s.patrons[seat]
    glory: i64 = card.glory
    if card.per_blue:
        glory += card.per_blue * bits(patrons & BLUE)
    if card.per_red:
        glory += card.per_red * bits(patrons & RED)
    if card.cards_per_glory:
        glory += i64(s.sizes[seat]) // card.cards_per_glory
    if card.per_other_victory:
        won: i64 = s.won[seat]
        glory += card.per_other_victory * bits(won & ~(i64(1) << victory))
    if card.by_deities:
        number = bits(patrons)
        last: i64 = len(card.by_deities) - 1
        glory += card.by_deities[number if number < last else last]
    if card.if_outnumbered:
        own = bits(patrons)
        for other in range(i64(s.seats)):
            theirs: i64 = s.patrons[other]
            if bits(theirs) > own:
                glory += card.if_outnumbered
                break
    return card.most if card.most and glory > card.most else glory


def glory(s: WolvesState, seat: i64) -> i64:
    """All Glory of a seat now: deities that come and go change it at once (W-60)."""
    won: i64 = s.won[seat]
    total: i64 = 0
    for victory in range(i64(VICTORIES)):
        if (won >> victory) & 1:
            total += worth_to(s, seat, victory)
    return total


def pass_draw(s: WolvesState, seat: i64) -> i64:
    """How many cards a pass draws: four, changed by the victory cards one owns, never below none."""
    won: i64 = s.won[seat]
    count: i64 = PASS_DRAW
    if won:
        for victory in range(i64(VICTORIES)):
            if (won >> victory) & 1:
                count += s.cards.victories[victory].draw
    return count if count > 0 else 0
