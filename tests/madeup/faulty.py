"""Feast with mistakes in what it tells machines, one at a time: each must fail the law that is there to find it."""

from __future__ import annotations

from array import array
from typing import Any

from meadhall import Chance, Choice, State, Title
from meadhall.engine.actions import MOST_ACTIONS, Block
from meadhall.engine.frames import Frame
from tests.madeup import TITLE, FeastGame, machine
from tests.madeup.hall import HAND, Feast, is_raven
from tests.madeup.raid import REST, Lead

FAULTS = (
    "none", "too many", "same name", "no name", "new names", "outside", "same id", "truth's id", "lacks buffer",
    "more buffers", "other order", "too long", "no array", "other type", "too large", "sees truth", "beyond the wire",
    "stares", "too few shares", "negative", "no chance", "weighs truth", "weighs anew", "no option",
    "fickle", "changes", "draws", "endless",
)  # fmt: skip


class FaultyFeast(FeastGame):
    named = 0

    @property
    def fault(self) -> str:
        return str(self.options["fault"])

    def blank(self, chance: Chance) -> State:
        return Faulty(self, chance)

    def action_blocks(self) -> list[Block]:
        blocks = super().action_blocks()
        if self.fault == "too many":
            blocks.append(Block("hum", tuple(str(note) for note in range(MOST_ACTIONS))))
        if self.fault == "same name":
            blocks.append(Block("toast", ("yes",)))
        if self.fault == "no name":
            blocks.append(Block("", ("",)))
        if self.fault == "new names":
            FaultyFeast.named += 1
            blocks.append(Block("song", (str(FaultyFeast.named),)))
        return blocks


class Faulty(Feast):
    smuggled: bytearray | None = None
    """In a view: where all cards are."""
    asked_before = 0

    @property
    def fault(self) -> str:
        return str(self.game.options["fault"])

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, Faulty)
        other.smuggled = self.smuggled
        return other

    def mask(self, seat: int | None) -> State:
        other = super().mask(seat)
        assert isinstance(other, Faulty)
        other.smuggled = self.place[:]
        return other

    def then(self, *frames: Frame[Any]) -> None:
        super().then(*(FaultyLead(one.who, one.left) if type(one) is Lead else one for one in frames))

    def ravens_about(self) -> int:
        """How many ravens are in hands: nobody's business."""
        places = self.place if self.smuggled is None else self.smuggled
        return sum(is_raven(card) for card, place in enumerate(places) if HAND <= place < HAND + 8)

    def observe(self) -> dict[str, array[int]]:
        seen = super().observe()
        if self.fault == "lacks buffer":
            del seen["open"]
        elif self.fault == "more buffers":
            seen["songs"] = array("i", [1])
        elif self.fault == "other order":
            seen["place"] = seen.pop("place")
        elif self.fault == "too long":
            seen["round"].append(0)
        elif self.fault == "no array":
            seen["round"] = list(seen["round"])  # type: ignore[assignment]
        elif self.fault == "other type":
            seen["round"] = array("q", seen["round"])
        elif self.fault == "too large":
            seen["open"][0] = 2
        elif self.fault == "sees truth":
            seen["round"][0] = self.ravens_about() % 2
        elif self.fault == "beyond the wire":
            seen["round"][0] = int(self.smuggled is None)
        elif self.fault == "stares":
            seen = {name: array("i", [0] * len(row)) for name, row in seen.items()}
        return seen

    def evaluate(self) -> list[float]:
        shares = super().evaluate()
        if self.fault == "too few shares":
            return shares[1:]
        if self.fault == "negative":
            return [-1.0, *(share + 2 for share in shares[1:])]
        if self.fault == "no chance":
            return [0.0] * len(shares)
        if self.fault == "weighs truth":
            shares[0] += self.ravens_about()
        if self.fault == "weighs anew":
            Faulty.asked_before += 1
            shares[0] += Faulty.asked_before
        return shares

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        option = super().policy(chance, seat)
        if self.fault == "no option":
            return 99
        if self.fault == "fickle":
            Faulty.asked_before += 1
            options = self.options_for(self.waiting[0] if seat is None else seat)
            return options[Faulty.asked_before % len(options)]
        if self.fault == "endless" and isinstance(self.frames[-1], FaultyLead):
            return REST
        if self.fault == "changes":
            self.score[0] += 1
        if self.fault == "draws":
            self.chance.below(2)
        return option


class FaultyLead(Lead):
    def take(self, s: Feast, seat: int, option: int) -> None:
        """An endless feast asks again and again whoever rests."""
        assert isinstance(s, Faulty)
        if s.fault != "endless" or option != REST:
            super().take(s, seat, option)

    def action(self, s: Feast, seat: int, option: int) -> int:
        assert isinstance(s, Faulty)
        if s.fault == "outside":
            return s.game.actions + option
        if s.fault == "same id":
            return s.game.action_id("send", min(option, 1))
        if s.fault == "truth's id":
            return s.game.action_id("send", 0) + (option + len(s.at(HAND + s.left_of(seat)))) % (len(s.place) + 1)
        return super().action(s, seat, option)


machine.ASKED += (FaultyLead.__name__,)
FAULTY = Title(
    "faulty-feast", TITLE.seats, (*TITLE.choices, Choice("fault", "none", FAULTS)), FaultyFeast,
    (*TITLE.frames, FaultyLead),
)  # fmt: skip
