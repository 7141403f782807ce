"""The features of the cards, one by one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from .attack import STRONG, Attack, Attacks, Strike
from .table import FIELD, GRAVEYARD, Asking, Bonus, Card, Cell, next_to, touching
from .values import STRIKES


@dataclass(frozen=True)
class Activated:
    """What a card may use in its turn: the number by which answers name it, its price, and what it does."""

    number: int
    what: str
    triple: tuple[int, ...] = ()
    limit: int | None = None
    close: bool = True
    counters: int = 0
    once: bool = False
    """Once per battle."""


ACTIVATED: dict[str, tuple[Activated, ...]] = {
    "ost": (Activated(2, "discharge", (1, 1, 1)),),
    "nadikh": (Activated(2, "discharge", (1, 2, 3), 4),),
    "dead-bombard": (Activated(1, "shot", (1, 2, 2)),),
    "mermaid-jester": (Activated(1, "shot", (1, 2, 2), 4),),
    "wyvern": (Activated(1, "heal itself"),),
    "pyromancer-of-dzara": (Activated(1, "discharge", (1, 2, 3)),),
    "khazg": (Activated(1, "shot", (3, 3, 3), 5),),
    "dwarf-crossbowman": (Activated(1, "shot", (0, 1, 1), 4),),
    "storm-priest": (Activated(1, "discharge", (4, 4, 4), close=False, counters=2),),
}


class Features(Attacks):
    def turn_up(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        card.face_down = False

    def block(self, attack: Attack, values: dict[Strike, int]) -> Asking:
        if False:
            yield 0, "", []

    def drink(self, strike: Strike) -> None:
        pass

    def on_fight_rolled(self, main: Strike, one: int, other: int) -> None:
        pass

    def on_attack_over(self, attack: Attack) -> None:
        pass

    # --- acting and declaring ---------------------------------------------------------------------------------------

    def on_act(self, card: Card) -> None:
        if self.knows(card, "helmir"):
            self.wake(card, partial(self.helmir_opens, card))

    def helmir_opens(self, card: Card) -> Asking:
        """When Helmir acts, an ordinary mountain creature next to him may open, once a turn."""
        if card.uses["opens"]:
            return
        found = [
            other
            for other in self.in_play()
            if next_to(card, other) and other.creature and not other.open and not other.elite
            and other.printed["element"] == "mountains"
        ]  # fmt: skip
        if not found:
            return
        if (yield from self.offer(card.side)):
            card.uses["opens"] += 1
            other = yield from self.ask_card(card.side, "choose-card", found)
            self.open_up(other)

    def on_attack_declared(self, attack: Attack) -> None:
        if self.knows(attack.by, "dead-bombard") and attack.kind == "shot":
            self.wake(attack.by, partial(self.bombard_loads, attack))

    def bombard_loads(self, attack: Attack) -> Asking:
        """A token off one of one's creatures, and the shot is two more, once a turn (K-36)."""
        card = attack.by
        found = [other for other in self.cards if other.owner == card.side and other.tokens]
        if card.uses["loads"] or not found:
            return
        if (yield from self.offer(card.side)):
            card.uses["loads"] += 1
            other = yield from self.ask_card(card.side, "choose-card", found)
            other.tokens -= 1
            attack.plus += 2

    # --- after wounds -----------------------------------------------------------------------------------------------

    def on_strike(self, strike: Strike, first_wound_of_armored: bool) -> None:
        by, at = strike.by, strike.at
        if self.knows(by, "raer") and strike.kind in STRIKES and at.side != by.side:
            self.wake(by, partial(self.raer_pushes, by, at))
        if self.knows(by, "wyvern") and strike.kind == "simple" and strike.strength == STRONG:
            self.wake(by, partial(self.poison_one, at, 2))
        if self.knows(at, "clay-golem") and strike.wounds >= 3:
            self.wake(at, partial(self.golem_cracks, at))
        if first_wound_of_armored and at.creature:
            for card in self.squad(at.side):
                if self.knows(card, "chernovar"):
                    self.wake(card, partial(self.chernovar_throws, card))

    def poison_one(self, card: Card, number: int) -> Asking:
        if False:
            yield 0, "", []
        self.give_poison(card, number)

    def raer_pushes(self, card: Card, other: Card) -> Asking:
        """The struck card is shifted a cell in any direction (K-29); with no enemy beside him, Raer discharges 3."""
        if other.zone == FIELD and other.cell is not None and other.host is None:
            here = other.cell
            cells = [cell for cell in self.all_cells() if touching(here, cell) and self.free(cell)]
            if cells:
                cell = yield from self.ask_cell(card.side, "choose-cell", cells)
                self.shift(other, cell)
        if not any(next_to(card, enemy) for enemy in self.squad(1 - card.side)):
            targets = self.ranged_targets(card, "discharge", None)
            if targets:
                target = yield from self.ask_card(card.side, "choose-card", targets)
                yield from self.attack(card, target, "discharge", (3, 3, 3))

    def all_cells(self) -> list[Cell]:
        return [(column, row) for row in range(1, 7) for column in range(5)]

    def golem_cracks(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        self.wound(card, 3)
        self.bury()

    def chernovar_throws(self, card: Card) -> Asking:
        """Twice a turn."""
        targets = self.ranged_targets(card, "throw", 3)
        if card.uses["throws"] >= 2 or not targets:
            return
        card.uses["throws"] += 1
        target = yield from self.ask_card(card.side, "choose-card", targets)
        yield from self.attack(card, target, "throw", (1, 2, 2))

    # --- counters ---------------------------------------------------------------------------------------------------

    def lose_counters(self, card: Card, number: int) -> None:
        card.counters -= number
        if number >= 2:
            for other in self.squad(card.side):
                if self.knows(other, "storm-priest"):
                    self.wake(other, partial(self.priest_discharges, other))

    def priest_discharges(self, card: Card) -> Asking:
        targets = self.ranged_targets(card, "discharge", None)
        if card.uses["discharges"] >= 2 or not targets:
            return
        card.uses["discharges"] += 1
        target = yield from self.ask_card(card.side, "choose-card", targets)
        yield from self.attack(card, target, "discharge", (1, 1, 1))

    # --- deaths -----------------------------------------------------------------------------------------------------

    def on_death(self, card: Card, cell: Cell | None) -> None:
        if card.word == "fire-demon" and cell is not None:
            self.wake(card, partial(self.demon_bursts, cell), anywhere=True)

    def demon_bursts(self, cell: Cell) -> Asking:
        """A spell: three wounds for every card next to the Demon's cell."""
        if False:
            yield 0, "", []
        for card in self.in_play():
            if card.zone == FIELD and card.cell is not None and touching(card.cell, cell):
                self.spell_wounds(card, 3)
        self.bury()

    def on_kill(self, killer: Card, dead: Card, poison: int) -> None:
        if killer.word != "man-eating-troll" or not killer.in_play or self.silent(killer):
            return
        if dead.side == killer.side or dead.printed["kind"] in ("artifact", "terrain"):
            return
        killer.kills += 1
        self.wake(killer, partial(self.troll_feeds, killer, dead, poison))

    def troll_feeds(self, card: Card, dead: Card, poison: int) -> Asking:
        """L518: the dead is banished, the Troll healed and cured; its poison goes on to an enemy next to him."""
        if dead.zone == GRAVEYARD:
            self.banish(dead)
        card.wounds = 0
        card.poison = 0
        found = [other for other in self.squad(1 - card.side) if next_to(card, other) and other.creature]
        if poison and found:
            other = yield from self.ask_card(card.side, "choose-card", found)
            self.give_poison(other, poison)

    # --- coming back ------------------------------------------------------------------------------------------------

    def on_return(self, card: Card) -> None:
        if card.word == "plague-rider":
            card.open = True
            card.bonuses.append(Bonus("attack_experience", 2, self.turn))
            card.bonuses.append(Bonus("simple_value", 2, self.turn))

    # --- the start and end of turns ---------------------------------------------------------------------------------

    def hound_feeds(self, card: Card) -> Asking:
        """A token off one of one's creatures in the graveyard: one more to the simple strike, two extra lives."""
        found = [other for other in self.cards if other.owner == card.side and other.tokens]
        if not found:
            return
        if (yield from self.offer(card.side)):
            other = yield from self.ask_card(card.side, "choose-card", found)
            other.tokens -= 1
            card.bonuses.append(Bonus("simple_value", 1, self.turn))
            card.lives += 2

    def guard_strikes(self, card: Card) -> Asking:
        """At the end of the opponent's turn, if open."""
        targets = self.close_targets(card)
        if not card.open or not targets:
            return
        if (yield from self.offer(card.side)):
            target = yield from self.ask_card(card.side, "choose-card", targets)
            yield from self.attack(card, target, "special", (2, 2, 2))
