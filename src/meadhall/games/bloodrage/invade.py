"""Invading: a figure comes from the reserve into a free village, a ship into a fjord (413-421)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from meadhall.engine.frames import Frame
from meadhall.engine.types import Json, Prompt, seat_name
from meadhall.games.bloodrage.board import FJORD, OUTER, RESERVE, YGGDRASIL, living, open_fjord
from meadhall.games.bloodrage.cards import WARRIOR
from meadhall.games.bloodrage.clans import AVENGE, CHALLENGE_COST, REINFORCE, STORM_COST, horns, pay, power
from meadhall.games.bloodrage.figures import here, is_ship, shift, strength, with_figure
from meadhall.games.bloodrage.monsters import may_root, slaughter
from meadhall.games.bloodrage.notation import figure_key, place_key
from meadhall.games.bloodrage.offers import NO, Offer, ProvinceStep
from meadhall.games.bloodrage.pillage import begin_pillage

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


def has_helmet(s: BloodRage, seat: int) -> bool:
    """A clan may have as many figures on the board as it has helmets (421)."""
    return s.onboard[seat] < horns(s, seat)


def landings(s: BloodRage, seat: int, kind: int) -> list[int]:
    """Where a figure may invade, the helmets apart: ships fjords that are open, others free villages (R-58)."""
    if is_ship(s, seat, kind):
        return [fjord for fjord in range(FJORD, RESERVE) if open_fjord(s, fjord)]
    out = [province for province in range(OUTER) if s.free[province]]
    if may_root(s, seat, kind):
        out.append(YGGDRASIL)
    return out


def enter(s: BloodRage, seat: int, kind: int, origin: int, place: int) -> None:
    """A figure invades, whatever was paid for it; then what that sets off, in order.

    Monsters strike, Frigga's Succor may send a warrior after them into the room that makes (R-63), and Thor's Domain
    may begin a pillage. Figures that only move set off none of it (R-18, R-83).
    """
    shift(s, seat, kind, origin, place)
    if s.listening:
        figure = figure_key(s, seat, kind)
        s.tell("invades", {"seat": seat_name(seat), "figure": figure, "place": place_key(place)})
    if place > YGGDRASIL:
        return
    frames: list[Frame[Any]] = slaughter(s, seat, kind, place)
    if power(s, seat, REINFORCE):
        frames.append(Reinforce(seat, place))
    if power(s, seat, STORM_COST):
        frames.append(Storm(seat, place))
    if frames:
        s.then(*frames)


def warrior_may_follow(s: BloodRage, seat: int, province: int) -> bool:
    """A warrior of the reserve can still invade here; never Yggdrasil (R-54)."""
    return (
        province < YGGDRASIL
        and s.free[province] > 0
        and here(s, seat, RESERVE, WARRIOR) > 0
        and has_helmet(s, seat)
    )  # fmt: skip


@final
class Reinforce(ProvinceStep):
    """Frigga's Succor: whoever invades a province may bring one warrior more for nothing, once (R-34)."""

    def run(self, s: BloodRage) -> None:
        if warrior_may_follow(s, self.who, self.province):
            s.then(Succor(self.who, self.province))


@final
class Succor(Offer):
    """Whether Frigga's Succor sends its warrior."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("succor", seat, {"province": place_key(self.province)})

    def accept(self, s: BloodRage, seat: int) -> None:
        bring_warrior(s, seat, self.province)

    def word(self) -> str:
        return "warrior"

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return warrior_preview(s, seat, self.province, option)


def bring_warrior(s: BloodRage, seat: int, province: int) -> None:
    shift(s, seat, WARRIOR, RESERVE, province)
    if s.listening:
        s.tell("invades", {"seat": seat_name(seat), "figure": "@figure-warrior", "place": place_key(province)})


def warrior_preview(s: BloodRage, seat: int, province: int, option: int) -> dict[str, Json]:
    before = strength(s, seat, province)
    if option == NO:
        return {"cost": 0, "strength": before}
    return {"cost": 0, "strength": with_figure(s, seat, province, WARRIOR)}


def storm_cost(s: BloodRage, seat: int, province: int) -> int:
    """What Thor's Domain asks here: Tyr's Challenge comes on top where one was pillaged already (R-57); -1: no."""
    cost = power(s, seat, STORM_COST)
    if cost == 0 or province > YGGDRASIL or not living(s, province):
        return -1
    if (s.pillaged >> province) & 1:
        again = power(s, seat, CHALLENGE_COST)
        if again == 0:
            return -1
        cost += again
    return cost


@final
class Storm(ProvinceStep):
    """Thor's Domain: after invading a province one may pay to pillage it at once; ships do not count (R-35)."""

    def run(self, s: BloodRage) -> None:
        cost = storm_cost(s, self.who, self.province)
        if 0 < cost <= s.rage[self.who]:
            s.then(StormOffer(self.who, self.province))


@final
class StormOffer(Offer):
    """Whether Thor's Domain pillages the invaded province."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        cost = storm_cost(s, seat, self.province)
        return Prompt("storm", seat, {"province": place_key(self.province), "cost": cost})

    def accept(self, s: BloodRage, seat: int) -> None:
        pay(s, seat, storm_cost(s, seat, self.province))
        begin_pillage(s, seat, self.province)

    def word(self) -> str:
        return "pillage"

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.bloodrage.preview import pillage_facts

        if option == NO:
            return {"cost": 0}
        return {"cost": storm_cost(s, seat, self.province), **pillage_facts(s, seat, self.province)}


@final
class Avenge(ProvinceStep):
    """Loki's Blessing: whoever has lost a battle, by a tie too (R-16), may invade there with a warrior for nothing;
    that is an invasion with all that follows one (R-70)."""

    def run(self, s: BloodRage) -> None:
        if power(s, self.who, AVENGE) and warrior_may_follow(s, self.who, self.province):
            s.then(Blessing(self.who, self.province))


@final
class Blessing(Offer):
    """Whether Loki's Blessing sends its warrior."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("blessing", seat, {"province": place_key(self.province)})

    def accept(self, s: BloodRage, seat: int) -> None:
        enter(s, seat, WARRIOR, RESERVE, self.province)

    def word(self) -> str:
        return "warrior"

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return warrior_preview(s, seat, self.province, option)
