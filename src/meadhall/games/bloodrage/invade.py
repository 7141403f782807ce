"""Invading: a figure comes from the reserve into a free village, a ship into a fjord (rulebook 413-421), and what
that sets off.
Since an invasion may begin a pillage, and a pillage end with an invasion, both ends of that stand here."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.frames import Frame, Step
from meadhall.engine.mechanisms.asking import Offer, SeatAsked, SeatStep
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage import board, layout
from meadhall.games.bloodrage.cards import LEADER, SHIP, SLAYS, SLAYS_ALL, WARRIOR
from meadhall.games.bloodrage.clans import horns, pay, power
from meadhall.games.bloodrage.figures import force, here, is_ship, may_root, shift
from meadhall.games.bloodrage.layout import SLOTS
from meadhall.games.bloodrage.notation import figure_key, place_key, province_of
from meadhall.games.bloodrage.pillage import call_to_battle
from meadhall.games.bloodrage.refusals import about_place, refuse_landing
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import INVASION, Destroy

STAY: Final = board.YGGDRASIL + 1
STAY_WORD: Final = "stay"


class ProvinceStep(SeatStep[BloodRage]):
    """Something that happens to one seat in one province."""

    def __init__(self, who: int, province: int) -> None:
        super().__init__(who)
        self.province = province


class ProvinceOffer(Offer[BloodRage]):
    """What a card offers in a province, to take or to leave."""

    def __init__(self, who: int, province: int) -> None:
        super().__init__(who)
        self.province = province

    def word(self) -> str:
        return "warrior"


def has_helmet(s: BloodRage, seat: int) -> bool:
    """A clan may have as many figures on the board as it has helmets (rulebook 421)."""
    return s.onboard[seat] < horns(s, seat)


def landings(s: BloodRage, seat: int, kind: int) -> list[int]:
    """Where a figure may invade, the helmets apart: ships fjords that are open, others free villages (R-58)."""
    if is_ship(s, seat, kind):
        return open_fjords(s)
    out = [province for province in range(board.OUTER) if s.free[province]]
    if may_root(s, seat, kind):
        out.append(board.YGGDRASIL)
    return out


def open_fjords(s: BloodRage) -> list[int]:
    return [fjord for fjord in range(board.FJORD, board.RESERVE) if board.open_fjord(s.ruined, fjord)]


def enter(s: BloodRage, seat: int, kind: int, origin: int, place: int) -> None:
    """A figure invades, whatever was paid for it; then what that sets off, in order.

    Monsters strike, Frigga's Succor may send a warrior after them into the room that makes (R-63), and Thor's Domain
    may begin a pillage. Figures that only move set off none of it (R-18, R-83).
    """
    arrive(s, seat, kind, origin, place)
    if place > board.YGGDRASIL:
        return
    frames: list[Frame[Any]] = [*slaughter(s, seat, kind, place)]
    if power(s, seat, layout.REINFORCE):
        frames.append(Reinforce(seat, place))
    if power(s, seat, layout.STORM_COST):
        frames.append(Storm(seat, place))
    if frames:
        s.then(*frames)


def arrive(s: BloodRage, seat: int, kind: int, origin: int, place: int) -> None:
    shift(s, seat, kind, origin, place)
    if s.listening:
        figure = figure_key(s, seat, kind)
        s.tell("invades", {"seat": seat_name(seat), "figure": figure, "place": place_key(place)})


def slaughter(s: BloodRage, seat: int, kind: int, place: int) -> list[Destroy]:
    """A Troll who invades destroys every enemy warrior there, a Fire Giant every enemy that is no monster (rulebook
    459).

    Only by invading, never by a march or a call to battle (R-18); the giant's fire reaches ships in the supporting
    fjord (R-14) but spares a Sea Serpent, which is a monster (R-53). Victims fall from the invader's left on (R-79).
    """
    slays = SLAYS[s.slots[seat * SLOTS + kind]] if kind >= layout.MONSTER_SLOT and place <= board.YGGDRASIL else 0
    if slays == 0:
        return []
    out: list[Destroy] = []
    for i in range(1, s.seats):
        rival = (seat + i) % s.seats
        present = force(s, rival, place)
        if slays == SLAYS_ALL:
            victims = (present[LEADER], present[WARRIOR], present[SHIP], 0, 0)
        else:
            victims = (0, present[WARRIOR], 0, 0, 0)
        if sum(victims):
            out.append(Destroy(rival, place, victims, INVASION))
    return out


def warrior_may_follow(s: BloodRage, seat: int, province: int) -> bool:
    """A warrior of the reserve can still invade here; never Yggdrasil (R-54)."""
    room = province < board.YGGDRASIL and s.free[province] > 0
    return room and here(s, seat, board.RESERVE, WARRIOR) > 0 and has_helmet(s, seat)


@final
class Reinforce(ProvinceStep):
    """Frigga's Succor: whoever invades a province may bring one warrior more for nothing, once (R-34)."""

    def run(self, s: BloodRage) -> None:
        if warrior_may_follow(s, self.who, self.province):
            s.then(Succor(self.who, self.province))


@final
class Succor(ProvinceOffer):
    """Whether Frigga's Succor sends its warrior."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("succor", seat, {"province": place_key(self.province)})

    def accept(self, s: BloodRage, seat: int) -> None:
        arrive(s, seat, WARRIOR, board.RESERVE, self.province)


# --- pillages -----------------------------------------------------------------------------------------------------


def begin_pillage(s: BloodRage, seat: int, province: int) -> None:
    """A pillage and what comes after it. With Tyr's Challenge it is no different, the reward included (R-40)."""
    s.then(Aftermath())
    call_to_battle(s, seat, province)


def storm_cost(s: BloodRage, seat: int, province: int) -> int:
    """What Thor's Domain asks here: Tyr's Challenge comes on top where one was pillaged already (R-57); -1: no."""
    cost = power(s, seat, layout.STORM_COST)
    if cost == 0 or province > board.YGGDRASIL or not board.living(s.ruined, province):
        return -1
    if (s.pillaged >> province) & 1:
        again = power(s, seat, layout.CHALLENGE_COST)
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
class StormOffer(ProvinceOffer):
    """Whether Thor's Domain pillages the invaded province."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        cost = storm_cost(s, seat, self.province)
        return Prompt("storm", seat, {"province": place_key(self.province), "cost": cost})

    def accept(self, s: BloodRage, seat: int) -> None:
        pay(s, seat, storm_cost(s, seat, self.province))
        begin_pillage(s, seat, self.province)

    def word(self) -> str:
        return "pillage"


@final
class Aftermath(Step[BloodRage]):
    """The pillage is over: Lord of Hammers may go on, Loki's Blessing may come back (R-42)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[layout.PROVINCE]
        pillager: int = s.battle[layout.PILLAGER]
        winner: int = s.battle[layout.WINNER]
        fighters: int = s.battle[layout.FIGHTERS]
        for i in range(len(layout.NO_BATTLE)):
            s.battle[i] = layout.NO_BATTLE[i]
        frames: list[Frame[Any]] = []
        if winner == pillager and power(s, pillager, layout.ADVANCE) and here(s, pillager, province, LEADER):
            frames.append(Advance(pillager, province))
        for i in range(s.seats):
            seat = (pillager + i) % s.seats
            if (fighters >> seat) & 1 and seat != winner:
                frames.append(Avenge(seat, province))
        if frames:
            s.then(*frames)


@final
class Avenge(ProvinceStep):
    """Loki's Blessing: whoever has lost a battle, by a tie too (R-16), may invade there with a warrior for nothing;
    that is an invasion with all that follows one (R-70)."""

    def run(self, s: BloodRage) -> None:
        if power(s, self.who, layout.AVENGE) and warrior_may_follow(s, self.who, self.province):
            s.then(Blessing(self.who, self.province))


@final
class Blessing(ProvinceOffer):
    """Whether Loki's Blessing sends its warrior."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("blessing", seat, {"province": place_key(self.province)})

    def accept(self, s: BloodRage, seat: int) -> None:
        enter(s, seat, WARRIOR, board.RESERVE, self.province)


def advances(s: BloodRage, province: int) -> list[int]:
    """Living neighbours with room, Yggdrasil included (R-55)."""
    return [place for place in board.NEIGHBOURS[province] if s.free[place]]


@final
class Advance(ProvinceStep):
    """Lord of Hammers: after a pillage with the leader he may move on to an adjacent province."""

    def run(self, s: BloodRage) -> None:
        if advances(s, self.province):
            s.then(Hammers(self.who, self.province))


@final
class Hammers(SeatAsked[BloodRage]):
    """Where the Lord of Hammers goes, if anywhere."""

    def __init__(self, who: int, province: int) -> None:
        super().__init__(who)
        self.province = province

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("hammers", seat, {"province": place_key(self.province)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [*advances(s, self.province), STAY]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option != STAY:
            shift(s, seat, LEADER, self.province, option)
            if s.listening:
                params: Params = {"seat": seat_name(seat), "from": place_key(self.province), "to": place_key(option)}
                s.tell("advances", params)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return STAY_WORD if option == STAY else board.PLACE_NAMES[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return STAY if text == STAY_WORD else province_of(text)

    def no_reason(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        if not board.adjacent(self.province, option):
            return Reason("not-adjacent", {"from": place_key(self.province), "to": place_key(option)})
        return about_place(refuse_landing(s, False, True, option), option)
