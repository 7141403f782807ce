"""The rule of thumb for battles: whether to come, what to play, whom to save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.bloodrage import late, pillage, valhalla
from meadhall.games.bloodrage.battle import winner_of
from meadhall.games.bloodrage.battle_cards import fights, totals
from meadhall.games.bloodrage.cards import (
    BATTLE,
    FALLEN_GLORY,
    KIND,
    LOSE_CARDS,
    LOSE_GLORY,
    LOSE_RAGE,
    PILLAGE_RAISE,
    REVEAL,
    SIGHT,
    SMITE,
    STRENGTH,
    TIDE,
    WIN_GLORY,
    WIN_RAGE,
    WIN_RAISE,
    WORTH,
)
from meadhall.games.bloodrage.clans import axes
from meadhall.games.bloodrage.estimates import CHANCES, Outlook, best_stat, likely, reward_worth
from meadhall.games.bloodrage.figures import figure_strength, force, with_figure
from meadhall.games.bloodrage.layout import KINDS, PILLAGER, PROVINCE
from meadhall.games.bloodrage.preview import card_worth

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


def rate_call(s: BloodRage, me: int, options: list[int]) -> list[float]:
    """Come to the battle if that is likely to be won, or if dying is wanted."""
    look = Outlook(s, me)
    province: int = s.battle[PROVINCE]
    pillager: int = s.battle[PILLAGER]
    mine = float(look.strengths[province][me])
    count = look.mine[province]
    worst = -9.0
    for seat in range(s.seats):
        if seat != me and (look.strengths[province][seat] or seat == pillager):
            card = 2.4 if s.hands[seat] else 0.0
            worst = max(worst, look.strengths[province][seat] + card + 0.3 * look.near[province][seat])
    prize = float(axes(s, me)) + (reward_worth(s, me, province) if pillager == me else 1.5)
    stay = call_outcome(look, mine, count, worst, prize)
    out: list[float] = []
    for option in options:
        if option == pillage.PASS:
            out.append(stay + 0.2)
            continue
        place, kind = (option - 1) // KINDS, (option - 1) % KINDS
        more = with_figure(s, me, province, kind) - mine
        leaving = look.with_more(place, -float(figure_strength(s, me, kind, place)), -1)
        out.append(call_outcome(look, mine + more, count + 1, worst, prize) + 0.6 * leaving)
    return out


def call_outcome(look: Outlook, mine: float, figures: int, worst: float, prize: float) -> float:
    """What a battle promises with so much strength; without an enemy there is the prize alone."""
    if worst < -5.0:
        return prize
    if figures == 0:
        return 0.0
    win = likely(mine + look.edge * 0.9 - worst, 1.6)
    return win * prize - (1.0 - win) * figures * look.loss


def win_chance(s: BloodRage, me: int, mine: float, sums: list[int], reveal_known: bool) -> float:
    """How likely `mine` beats every rival, whose cards are unknown yet."""
    chance = 1.0
    for seat in range(s.seats):
        if seat == me or not fights(s, seat):
            continue
        if reveal_known or not s.hands[seat]:
            chance *= 1.0 if mine > sums[seat] else 0.0
            continue
        below = 0.0
        for worth in range(len(CHANCES)):
            if sums[seat] + worth < mine:
                below += CHANCES[worth]
        chance *= below
    return chance


def card_outcome(s: BloodRage, me: int, card: int) -> float:
    """What playing a card promises: a victory costs the card, a defeat gives it back."""
    province: int = s.battle[PROVINCE]
    sums = totals(s)
    look_loss = 1.2
    adds = 2.2 if REVEAL[card] == SIGHT else float(card_worth(s, me, card))
    if REVEAL[card] in (SMITE, TIDE):
        adds += 1.0
    win = win_chance(s, me, sums[me] + adds, sums, False)
    figures = sum(force(s, me, province))
    prize = float(axes(s, me)) + figures * look_loss
    if s.battle[PILLAGER] == me:
        prize += reward_worth(s, me, province) + (best_stat(s, me) * 0.8 if PILLAGE_RAISE[card] else 0.0)
    prize += WIN_GLORY[card] + WIN_RAGE[card] * 1.0 + (best_stat(s, me) * 0.8 if WIN_RAISE[card] else 0.0)
    keep = 0.35 * WORTH[card] if KIND[card] == BATTLE else 0.6 * WORTH[card]
    consolation = LOSE_RAGE[card] * 1.5 + LOSE_GLORY[card] * 1.5 + LOSE_CARDS[card] * 3.0
    return win * (prize - keep) + (1.0 - win) * consolation + FALLEN_GLORY[card] * 1.5


def rate_late(s: BloodRage, me: int, options: list[int]) -> list[float]:
    """A late card is for turning the battle."""
    sums = totals(s)
    out: list[float] = []
    for option in options:
        mine = sums.copy()
        if option != late.PASS:
            mine[me] += STRENGTH[option]
        win = winner_of(s, mine) == me
        out.append((8.0 if win else 0.0) - (2.0 if option != late.PASS else 0.0))
    return out


def rate_spare(s: BloodRage, me: int, frame: valhalla.Spare, options: list[int]) -> list[float]:
    """The Witch flees from battles, not from Ragnarök's glory; rage saves strong figures only."""
    out: list[float] = []
    for option in options:
        if option == valhalla.FLEE:
            out.append(-1.0 if frame.cause == valhalla.RAGNAROK else 2.0)
        elif option == valhalla.DONE:
            out.append(0.0)
        else:
            out.append(figure_strength(s, me, option, frame.province) - 2.0)
    return out
