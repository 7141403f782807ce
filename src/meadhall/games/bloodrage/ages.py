"""Three ages of six phases (rulebook 326-335), the discard phase, and the end of an age and of the game."""

from __future__ import annotations

from typing import final

from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.hands import without
from meadhall.engine.types import Params, Prompt, seat_name
from meadhall.games.bloodrage import knowledge
from meadhall.games.bloodrage.actions import ActionPhase
from meadhall.games.bloodrage.clans import gain_glory, legendary_glory, power, stat_value
from meadhall.games.bloodrage.draft import CardsTogether, GiftsPhase, ask_together
from meadhall.games.bloodrage.layout import CONQUEST_GLORY, DISCARD, LAST_AGE, STAT_NAMES, STATS
from meadhall.games.bloodrage.notation import card_key
from meadhall.games.bloodrage.quests import QuestPhase
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import RagnarokPhase, ValhallaPhase


def begin_age(s: BloodRage) -> None:
    s.then(
        GiftsPhase(), ActionPhase(), DiscardPhase(), QuestPhase(), RagnarokPhase(), ValhallaPhase(), EndOfAge()
    )  # fmt: skip


@final
class DiscardPhase(Step[BloodRage]):
    """Everybody keeps one card for the next age and drops the others unseen (rulebook 571, R-62); in age three all
    (rulebook 573)."""

    def run(self, s: BloodRage) -> None:
        s.phase = DISCARD
        if s.age == LAST_AGE:
            for seat in range(s.seats):
                drop_all_but(s, seat, -1)
            return
        seats = [seat for seat in range(s.seats) if len(s.hands[seat]) > 1]
        if seats:
            s.then(ask_together(KeepCard, seats))


def drop_all_but(s: BloodRage, seat: int, kept: int) -> None:
    cards = s.hands[seat] if kept < 0 else without(s.hands[seat], kept)
    for card in cards:
        s.rest[card] += 1
    s.hands[seat] = () if kept < 0 else (kept,)
    knowledge.forget_hands(s, seat)
    if s.listening and cards:
        secret: dict[int, Params] = {seat: {"seen": 1, "cards": [card_key(card) for card in cards]}}
        s.tell("drops", {"seat": seat_name(seat), "count": len(cards), "seen": 0, "cards": []}, secret)


@final
class KeepCard(CardsTogether):
    """Which card is kept; whoever has one card keeps it."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("keep", seat, {})

    def reveal(self, s: BloodRage) -> None:
        for i in range(len(self.seats)):
            drop_all_but(s, self.seats[i], self.chosen[i][0])


@final
class EndOfAge(Step[BloodRage]):
    """Tokens are turned back, the first player's token goes to the left (rulebook 607-611); after age three the game
    ends."""

    def run(self, s: BloodRage) -> None:
        if s.age == LAST_AGE:
            end_game(s)
            return
        s.pillaged = 0
        s.first = (s.first + 1) % s.seats
        s.age += 1
        begin_age(s)


def end_game(s: BloodRage) -> None:
    """Glory for legendary stats (rulebook 629), and for Thor's Conquest: figures in provinces, Yggdrasil and fjords
    (R-26)."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        for stat in range(STATS):
            glory = legendary_glory(s, seat, stat)
            if glory:
                s.glory[seat] += glory
                if s.listening:
                    params: Params = {"seat": seat_name(seat), "stat": f"@stat-{STAT_NAMES[stat]}"}
                    s.tell("legendary", {**params, "value": stat_value(s, seat, stat), "glory": glory})
        gain_glory(s, seat, int(s.onboard[seat]) * power(s, seat, CONQUEST_GLORY), "@cause-conquest")
    if s.listening:
        best = max(int(s.glory[seat]) for seat in range(s.seats))
        winners: list[int | str] = [seat_name(seat) for seat in range(s.seats) if s.glory[seat] == best]
        s.tell("ends", {"winners": winners, "glory": best})
