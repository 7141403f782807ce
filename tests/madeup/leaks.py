"""Feast with mistakes planted on purpose, one at a time: each must fail the check that is there to find it."""

from __future__ import annotations

from typing import Any

from meadhall import Chance, Choice, State, Title, View, register
from meadhall.engine.frames import Frame, Together
from meadhall.engine.types import Params
from tests.madeup import TITLE, FeastGame
from tests.madeup.hall import HAND, UNKNOWN, Feast, is_raven

LEAKS = (
    "none", "view", "options", "event", "forgets", "smuggles", "stuck", "loses", "window", "mid-move", "shares",
    "answers", "quiet", "luck",
)  # fmt: skip


class LeakyFeast(FeastGame):
    def blank(self, chance: Chance) -> State:
        return Leaky(self, chance)

    def greedy(self, view: View, chance: Chance) -> int:
        known = view.known
        assert isinstance(known, Leaky)
        return view.options[sum(card * place for card, place in enumerate(known.smuggled or b"")) % len(view.options)]


class Leaky(Feast):
    smuggled: bytearray | None = None
    samples = 0

    @property
    def leak(self) -> str:
        return str(self.game.options["leak"])

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, Leaky)
        other.smuggled = self.smuggled
        if self.leak == "shares":
            other.score = self.score
        return other

    def mask(self, seat: int | None) -> State:
        other = super().mask(seat)
        assert isinstance(other, Leaky)
        hidden = other.at(UNKNOWN)
        if self.leak == "view" and hidden:
            other.place[hidden[-1]] = self.place[hidden[-1]]
        if self.leak == "smuggles":
            other.smuggled = self.place[:]
        if self.leak == "answers" and self.frames and isinstance(self.frames[-1], Together):
            other.leader = sum(sum(answer) for answer in self.frames[-1].chosen)
        return other

    def fill_hidden(self, deal: int, chance: Chance) -> None:
        me = int(self.viewer)
        if self.leak == "loses":
            for card in self.at(UNKNOWN)[:1]:
                super().fill_hidden(deal, chance)
                self.place[card] = UNKNOWN
            return
        if self.leak == "stuck":
            deal, chance = 1, Chance(1)
        if self.leak == "luck":
            Leaky.samples += 1
            deal += Leaky.samples
        super().fill_hidden(deal, chance)
        if self.leak == "forgets" and me >= 0:
            self.passed[me] = ()
        if self.smuggled is not None:
            self.place = self.smuggled[:]
            for card, place in enumerate(self.place):
                if place >= HAND and not self.known[card] & (1 << me if me >= 0 else 128):
                    self.settle_card(card, place)

    def disclose(self) -> None:
        if self.leak != "quiet":
            super().disclose()

    def tell(self, key: str, shown: Params, secret: dict[int, Params] | None = None) -> None:
        if self.leak == "event" and key == "sent":
            shown = {**shown, "ravens": sum(is_raven(card) for seat in range(2) for card in self.at(HAND + seat))}
        super().tell(key, shown, secret)

    def may_hold_raven(self, seat: int) -> bool:
        if self.leak == "window":
            return any(is_raven(card) for card in self.at(HAND + seat))
        return super().may_hold_raven(seat)

    def most_stake(self, target: int) -> int:
        if self.leak == "options":
            return 1 + any(is_raven(card) for card in self.at(HAND + target))
        return super().most_stake(target)

    def become(self, frame: Frame[Any]) -> None:
        super().become(frame)
        if self.leak == "mid-move" and frame.parts:
            self.leader = frame.parts[0] % self.game.seats


LEAKY = Title("leaky-feast", TITLE.seats, (*TITLE.choices, Choice("leak", "none", LEAKS)), LeakyFeast, TITLE.frames)


def join() -> None:
    register(LEAKY)
