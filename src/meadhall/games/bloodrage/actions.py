"""The action phase: turn by turn, one action each, until rage or provinces run out (rulebook 381-411)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import SeatAsked, SeatStep
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.bloodrage import layout, moves, refusals
from meadhall.games.bloodrage.board import PROVINCES, RESERVE, VALHALLA
from meadhall.games.bloodrage.cards import BATTLE, KIND, QUEST, SHIP
from meadhall.games.bloodrage.clans import entry_price, pay, power, start_rage, upgrade_cost
from meadhall.games.bloodrage.figures import force_size, marchers
from meadhall.games.bloodrage.invade import begin_pillage, enter, has_helmet, landings
from meadhall.games.bloodrage.layout import ACTIONS, KINDS, MOST_ACTIONS, NOBODY, ROW, SEATS
from meadhall.games.bloodrage.march import Marchers, everybody, march, march_targets
from meadhall.games.bloodrage.quests import LayQuest
from meadhall.games.bloodrage.sacrifice import Offering
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.upgrades import STAY, FreeInvasion, free_landings, slot_choices, upgrade

ALL_PROVINCES: Final = (1 << PROVINCES) - 1


@final
class ActionPhase(Step[BloodRage]):
    """Everybody gets its rage; the first player begins (rulebook 385-391)."""

    def run(self, s: BloodRage) -> None:
        s.phase = ACTIONS
        s.passed = 0
        start_rage(s)
        for seat in range(s.seats):
            s.actions[seat] = 0
        give_turn(s, s.first)


def give_turn(s: BloodRage, seat: int) -> None:
    s.actions[seat] += 1
    s.frames.append(NEXT_TURNS[seat])
    s.frames.append(TURNS[seat])


def may_act(s: BloodRage, seat: int) -> bool:
    """Rage that comes back lets a seat act again, unless it has passed (R-6)."""
    return s.rage[seat] > 0 and not (s.passed >> seat) & 1


@final
class NextTurn(SeatStep[BloodRage]):
    """The next seat clockwise that may act. The phase ends when there is none, when every living province is pillaged,
    Yggdrasil included (R-6), and as a safety when a seat has acted too often (R-60)."""

    def run(self, s: BloodRage) -> None:
        if (s.pillaged | s.ruined) == ALL_PROVINCES:
            return
        seat = self.who
        for _ in range(s.seats):
            seat = (seat + 1) % s.seats
            if may_act(s, seat):
                if s.actions[seat] < MOST_ACTIONS:
                    give_turn(s, seat)
                return


@final
class Turn(SeatAsked[BloodRage]):
    """One seat chooses one action, or passes for the rest of the age (rulebook 401-409): it loses all rage left and
    acts no more, but still reacts (R-74)."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("action", seat, {"rage": int(s.rage[seat])})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out = [moves.PASS]
        rage: int = s.rage[seat]
        if has_helmet(s, seat):
            list_invasions(s, seat, rage, out)
        targets = march_targets(s)
        for origin in range(PROVINCES):
            if marchers(s, seat, origin):
                base = moves.MARCH | (origin << 6)
                out += [base | target for target in targets if target != origin]
        list_cards(s, seat, rage, out)
        list_pillages(s, seat, rage, out)
        if power(s, seat, layout.SACRIFICE) and s.onboard[seat] >= power(s, seat, layout.SACRIFICE):
            out.append(moves.SACRIFICE)
        return out

    def allows(self, s: BloodRage, seat: int, option: int) -> bool:
        return refusals.refuse(s, seat, option) == refusals.FINE

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        operation = moves.operation_of(option)
        place = moves.target_of(option)
        if operation == moves.MARCH:
            start = moves.kind_or_start(option)
            if marchers(s, seat, start) > 1:
                s.become(Marchers(seat, start, place, NOBODY, 0).after(self, option))
                return
            s.done()
            march(s, seat, start, place, everybody(s, seat, start))
        elif operation == moves.UPGRADE:
            card = moves.card_in(option)
            slot = moves.slot_in(option)
            if free_landings(s, seat, card, slot):
                s.become(FreeInvasion(seat, card, slot).after(self, option))
                return
            s.done()
            upgrade(s, seat, card, slot, STAY)
        elif operation == moves.QUEST:
            s.become(LayQuest(seat).after(self, option))
        elif operation == moves.SACRIFICE:
            s.become(Offering(seat, (), 0).after(self, option))
        else:
            s.done()
            pay(s, seat, moves.price(s, seat, option))
            if operation == moves.INVADE or operation == moves.RECALL:
                origin = RESERVE if operation == moves.INVADE else VALHALLA
                enter(s, seat, moves.kind_or_start(option), origin, place)
            elif operation == moves.PASS:
                s.passed |= 1 << seat
                if s.listening:
                    s.tell("passes", {"seat": seat_name(seat)})
            else:
                begin_pillage(s, seat, place)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return moves.say(s, seat, option)

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return moves.read(s, seat, text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        return refusals.why_not(s, seat, moves.read(s, seat, text))


TURNS: Final = [Turn(seat) for seat in range(SEATS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(SEATS)]


def list_invasions(s: BloodRage, seat: int, rage: int, out: list[int]) -> None:
    """From the reserve for the figure's strength; with Frigga's Domain from Valhalla for 1 rage in all (R-8)."""
    reserve = seat * ROW + RESERVE * KINDS
    dead = seat * ROW + VALHALLA * KINDS
    recall = power(s, seat, layout.RECALL_COST)
    land = landings(s, seat, 0)
    for kind in range(KINDS):
        invades = s.figures[reserve + kind] > 0 and entry_price(s, seat, kind) <= rage
        recalls = 0 < recall <= rage and s.figures[dead + kind] > 0
        if invades or recalls:
            places = land if kind < SHIP else landings(s, seat, kind)
            if invades:
                base = moves.INVADE | (kind << 6)
                out += [base | place for place in places]
            if recalls:
                base = moves.RECALL | (kind << 6)
                out += [base | place for place in places]


def list_cards(s: BloodRage, seat: int, rage: int, out: list[int]) -> None:
    quests = False
    for card in distinct(s.hands[seat]):
        if KIND[card] < BATTLE:
            if upgrade_cost(s, seat, card) <= rage:
                for slot in slot_choices(s, seat, card):
                    out.append(moves.UPGRADE | (slot << 7) | card)
        elif KIND[card] == QUEST:
            quests = True
    if quests:
        out.append(moves.QUEST)


def list_pillages(s: BloodRage, seat: int, rage: int, out: list[int]) -> None:
    again = power(s, seat, layout.CHALLENGE_COST)
    for province in range(PROVINCES):
        if force_size(s, seat, province) and not (s.ruined >> province) & 1:
            if not (s.pillaged >> province) & 1:
                out.append(moves.PILLAGE | province)
            elif again and again <= rage:
                out.append(moves.CHALLENGE | province)
