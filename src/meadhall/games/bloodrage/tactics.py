"""The rule of thumb for battles: whether to come, what to play, whom to save."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.battle import Late, decide
from meadhall.games.bloodrage.battle_cards import fights, totals, winner_of
from meadhall.games.bloodrage.cards import BATTLE, KIND, LOSE_CARDS, NONE, REVEAL, SIGHT, WORTH
from meadhall.games.bloodrage.clans import axes
from meadhall.games.bloodrage.estimates import CHANCES, Outlook, gain_worth, likely
from meadhall.games.bloodrage.figures import dead, figure_strength, with_figure
from meadhall.games.bloodrage.layout import DONE, KINDS, PILLAGER, PROVINCE
from meadhall.games.bloodrage.pillage import PASS
from meadhall.games.bloodrage.preview import card_trial, late_trial, play_quietly, trial_of
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import FLEE, LET_FALL, RAGNAROK, Spare

FIGURE: Final = 1.2
"""What a figure is worth that need not die."""
SIGHT_ADDS: Final = 2.2
"""What Heimdall's Sight is expected to see."""
POISON: Final = 3.0
"""What the cards of a winner are expected to be worth."""


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
    prize = float(axes(s, me)) + (look.spoils(province) if pillager == me else 1.5)
    stay = call_outcome(look, mine, count, worst, prize)
    out: list[float] = []
    for option in options:
        if option == PASS:
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


def win_chance(s: BloodRage, me: int, mine: float, sums: list[int]) -> float:
    """How likely `mine` beats every rival, whose cards are unknown yet."""
    chance = 1.0
    for seat in range(s.seats):
        if seat == me or not fights(s, seat):
            continue
        if not s.hands[seat]:
            chance *= 1.0 if mine > sums[seat] else 0.0
            continue
        chance *= sum([share for worth, share in enumerate(CHANCES) if sums[seat] + worth < mine])
    return chance


def outcome(s: BloodRage, trial: BloodRage, me: int, winner: int) -> float:
    """What a battle brings that has come to the comparison, if this seat wins it."""
    end = trial_of(trial, trial.frames[:-1], me, ())
    decide(end, winner)
    play_quietly(end, False)
    return gain_worth(s, end, me) - FIGURE * (dead(end, me) - dead(s, me))


def card_outcome(s: BloodRage, me: int, card: int) -> float:
    """What playing a card promises: a victory costs the card, a defeat gives it back."""
    trial = card_trial(s, me, card)
    sums = totals(trial)
    win = win_chance(s, me, sums[me] + (SIGHT_ADDS if REVEAL[card] == SIGHT else 0.0), sums)
    rivals = [seat for seat in range(s.seats) if seat != me and fights(s, seat)]
    best = max([sums[seat] for seat in rivals], default=0)
    winner = next((seat for seat in rivals if sums[seat] == best), NONE)
    keep = 0.35 * WORTH[card] if KIND[card] == BATTLE else 0.6 * WORTH[card]
    won = outcome(s, trial, me, me) - keep if win > 0.0 else 0.0
    lost = outcome(s, trial, me, winner) + LOSE_CARDS[card] * POISON if win < 1.0 else 0.0
    return win * won + (1.0 - win) * lost


def rate_late(s: BloodRage, me: int, frame: Late, options: list[int]) -> list[float]:
    """A late card is for turning the battle."""
    present = [fights(s, seat) for seat in range(s.seats)]
    out: list[float] = []
    for option in options:
        win = winner_of(totals(late_trial(s, frame, me, option)), present) == me
        out.append((8.0 if win else 0.0) - (2.0 if option != DONE else 0.0))
    return out


def rate_spare(s: BloodRage, me: int, frame: Spare, options: list[int]) -> list[float]:
    """The Witch flees from battles, not from Ragnarök's glory; rage saves strong figures only."""
    out: list[float] = []
    for option in options:
        if option == FLEE:
            out.append(-1.0 if frame.cause == RAGNAROK else 2.0)
        elif option == LET_FALL:
            out.append(0.0)
        else:
            out.append(figure_strength(s, me, option, frame.province) - 2.0)
    return out
