"""Feast with a state that forgets one field, in one place: the laws of fields must name it."""

from __future__ import annotations

from meadhall import Chance, Choice, State, Title
from meadhall.engine.types import Json
from tests.conformance.declared_fields import declared_fields
from tests.madeup import TITLE, FeastGame
from tests.madeup.hall import Feast

PLACES = ("copy", "share", "dump", "load", "mask")
FAULTS = ("none", *(f"{place} {field.name}" for place in PLACES for field in declared_fields("feast").fields))


class ForgetfulFeast(FeastGame):
    def blank(self, chance: Chance) -> State:
        return Forgetful(self, chance)


class Forgetful(Feast):
    def forgotten(self, place: str) -> str | None:
        """The field that is forgotten there."""
        words = str(self.game.options["fault"]).split()
        return words[1] if words[0] == place else None

    def without(self, other: State, name: str | None) -> State:
        if name is not None:
            setattr(other, name, getattr(Feast(self.game, Chance(0)), name))
        return other

    def clone(self) -> State:
        other = self.without(super().clone(), self.forgotten("copy"))
        shared = self.forgotten("share")
        if shared is not None:
            setattr(other, shared, getattr(self, shared))
        return other

    def dump(self) -> dict[str, Json]:
        name = self.forgotten("dump")
        if name is None:
            return super().dump()
        other = self.without(super().clone(), name)
        assert isinstance(other, Forgetful)
        return Feast.dump(other)

    def load(self, data: dict[str, Json]) -> None:
        super().load(data)
        self.without(self, self.forgotten("load"))

    def mask(self, seat: int | None) -> State:
        return self.without(super().mask(seat), self.forgotten("mask"))


FORGETFUL = Title("forgetful-feast", TITLE.seats, (*TITLE.choices, Choice("fault", "none", FAULTS)), ForgetfulFeast,
                  TITLE.frames)  # fmt: skip
