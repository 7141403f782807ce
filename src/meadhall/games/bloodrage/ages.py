"""Three ages of six phases (326-335), the discard phase, and the end of an age and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.frames import Step, Together
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage import knowledge
from meadhall.games.bloodrage.actions import ActionPhase
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.clans import CONQUEST_GLORY, LEGENDARY, STATS, TRACKS, gain_glory, power
from meadhall.games.bloodrage.draft import GiftsPhase
from meadhall.games.bloodrage.layout import DISCARD
from meadhall.games.bloodrage.notation import card_key, card_of, distinct, without
from meadhall.games.bloodrage.preview import card_facts
from meadhall.games.bloodrage.quests import QuestPhase
from meadhall.games.bloodrage.ragnarok import RagnarokPhase
from meadhall.games.bloodrage.valhalla import ValhallaPhase

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

LAST_AGE: Final = 3


def begin_age(s: BloodRage) -> None:
    s.then(
        GiftsPhase(), ActionPhase(), DiscardPhase(), QuestPhase(), RagnarokPhase(), ValhallaPhase(), EndOfAge()
    )  # fmt: skip


@final
class DiscardPhase(Step["BloodRage"]):
    """Everybody keeps one card for the next age and drops the others unseen (571, R-62); in age three all (573)."""

    def run(self, s: BloodRage) -> None:
        s.phase = DISCARD
        if s.age == LAST_AGE:
            for seat in range(s.seats):
                drop_all_but(s, seat, -1)
            return
        seats = tuple(seat for seat in range(s.seats) if len(s.hands[seat]) > 1)
        if seats:
            s.then(KeepCard(seats, ((),) * len(seats), (False,) * len(seats)))


def drop_all_but(s: BloodRage, seat: int, kept: int) -> None:
    cards = s.hands[seat] if kept < 0 else without(s.hands[seat], kept)
    for card in cards:
        left: int = s.rest[card]
        s.rest[card] = left + 1
    s.hands[seat] = () if kept < 0 else (kept,)
    knowledge.forget_hands(s, seat)
    if s.listening and cards:
        secret: dict[int, Params] = {seat: {"seen": 1, "cards": [card_key(card) for card in cards]}}
        s.tell("drops", {"seat": seat_name(seat), "count": len(cards), "seen": 0, "cards": []}, secret)


@final
class KeepCard(Together["BloodRage"]):
    """Which card is kept; whoever has one card keeps it."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("keep", seat, {})

    def choices(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return distinct(s.hands[seat])

    def reveal(self, s: BloodRage) -> None:
        for i in range(len(self.seats)):
            drop_all_but(s, self.seats[i], self.chosen[i][0])

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> KeepCard:
        return KeepCard(self.seats, chosen, closed)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return card_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        card = self.read(s, seat, text)
        return None if card in self.options(s, seat) else Reason("not-in-hand", {"card": card_key(card)})

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return card_facts(option)


@final
class EndOfAge(Step["BloodRage"]):
    """Tokens are turned back, the first player's token goes to the left (607-611); after age three the game ends."""

    def run(self, s: BloodRage) -> None:
        if s.age == LAST_AGE:
            end_game(s)
            return
        s.pillaged = 0
        s.first = (s.first + 1) % s.seats
        s.age += 1
        begin_age(s)


def end_game(s: BloodRage) -> None:
    """Glory for legendary stats (629), and for Thor's Conquest: figures in provinces, Yggdrasil and fjords (R-26)."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        for stat in range(3):
            step: int = s.steps[seat * 3 + stat]
            if LEGENDARY[step]:
                s.glory[seat] += LEGENDARY[step]
                if s.listening:
                    params: Params = {"seat": seat_name(seat), "stat": f"@stat-{STATS[stat]}"}
                    s.tell("legendary", {**params, "value": TRACKS[stat][step], "glory": LEGENDARY[step]})
        gain_glory(s, seat, int(s.onboard[seat]) * power(s, seat, CONQUEST_GLORY), "@cause-conquest")
    if s.listening:
        best = max(int(s.glory[seat]) for seat in range(s.seats))
        winners: list[int | str] = [seat_name(seat) for seat in range(s.seats) if s.glory[seat] == best]
        s.tell("ends", {"winners": winners, "glory": best})
