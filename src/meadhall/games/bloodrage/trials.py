"""Playing something on a copy to see what it would do: what previews promise and what bots weigh, by the rules alone.

In a trial nobody holds cards that the trial was not given, so nothing hidden matters; whoever is asked leaves what may
be left. A choice that cannot be left is made so that it brings no glory by itself: another stat than axes; the
strongest figure; a quest for as much as it may count.
"""

from __future__ import annotations

from typing import Any

from meadhall.engine.frames import Frame
from meadhall.engine.types import TRUTH
from meadhall.games.bloodrage.battle import Compare, reveal_cards
from meadhall.games.bloodrage.battle_cards import KeepFigure
from meadhall.games.bloodrage.board import AXES
from meadhall.games.bloodrage.clans import ChooseStat
from meadhall.games.bloodrage.figures import figure_strength
from meadhall.games.bloodrage.invade import Aftermath, begin_pillage
from meadhall.games.bloodrage.layout import PROVINCE, SEATS
from meadhall.games.bloodrage.pillage import Call
from meadhall.games.bloodrage.state import BloodRage


def trial_of(s: BloodRage, frames: list[Frame[Any]], seat: int, hand: tuple[int, ...]) -> BloodRage:
    """A copy with these frames under way, in which this seat holds these cards and nobody else any."""
    trial = s.clone()
    trial.viewer = TRUTH
    trial.disclosures = 0
    trial.frames = frames
    trial.hands = [()] * SEATS
    trial.hands[seat] = hand
    return trial


def quiet_answer(s: BloodRage, frame: Frame[Any], seat: int) -> int:
    """The answer that takes nothing up; it stands last, but for a call."""
    options = frame.options(s, seat)
    if isinstance(frame, Call):
        return options[0]
    if isinstance(frame, ChooseStat) and options[-1] == AXES:
        return options[0]
    if isinstance(frame, KeepFigure):
        strengths = [figure_strength(s, seat, kind, int(s.battle[PROVINCE])) for kind in options]
        return options[strengths.index(max(strengths))]
    return options[-1]


def play_quietly(trial: BloodRage, to_compare: bool) -> None:
    """Go on to the end of what is under way, or to where strengths are compared."""
    while trial.frames:
        top = trial.frames[-1]
        if not top.asks():
            if to_compare and isinstance(top, Compare):
                return
            trial.frames.pop().run(trial)
        else:
            seat = top.seat(trial)
            top.take(trial, seat, quiet_answer(trial, top, seat))


def take_whole(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> BloodRage:
    """What an answer does by itself, with the rest of its move if it is a part of one, before anything follows."""
    trial = trial_of(s, [frame], seat, s.hands[seat])
    frame.take(trial, seat, option)
    while trial.frames and trial.frames[-1].origin is not None:
        top = trial.frames[-1]
        top.take(trial, seat, quiet_answer(trial, top, seat))
    return trial


def pillage_trial(s: BloodRage, seat: int, province: int) -> BloodRage:
    """A pillage to which nobody comes and in which nobody plays a card."""
    trial = trial_of(s, [], seat, ())
    begin_pillage(trial, seat, province)
    play_quietly(trial, False)
    return trial


def under_way(s: BloodRage) -> list[Frame[Any]]:
    """The frames of the pillage that is under way, without the one on top."""
    first = 0
    for at in range(len(s.frames)):
        if isinstance(s.frames[at], Aftermath):
            first = at
    return s.frames[first:-1]


def card_trial(s: BloodRage, seat: int, card: int) -> BloodRage:
    """The battle with this card of a seat and without those of the others, up to the comparison."""
    trial = trial_of(s, under_way(s), seat, (card,))
    reveal_cards(trial, (), ())
    play_quietly(trial, True)
    return trial


def late_trial(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> BloodRage:
    """The battle with this answer to the question for late cards and without any other, up to the comparison."""
    trial = trial_of(s, [*under_way(s), frame], seat, (option,))
    frame.take(trial, seat, option)
    trial.hands[seat] = ()
    play_quietly(trial, True)
    return trial
