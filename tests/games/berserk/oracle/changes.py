"""Wounds, healing, poison, death, banishment, and the features that such things wake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .table import CELLS, EXILE, FIELD, GRAVEYARD, INCARNATIONS, SYMBIONTS, Asking, Card, Cell, Disagreement, touching
from .values import Values


@dataclass(eq=False)
class Item:
    """A feature that waits for its turn."""

    card: Card
    side: int
    run: Callable[[], Asking]
    anywhere: bool = False
    """It fires also when its card has left play: on-death features (K-32)."""
    kind: str = ""
    """What keywords bring by themselves: poison, regeneration, a token, a return."""
    wounds: bool = False
    """It may wound a card."""
    early: bool = False
    """It only grants its own card something: it comes first (K-44)."""

    @property
    def fires(self) -> bool:
        return self.anywhere or self.card.in_play


class Changes(Values):
    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Item] = []

    def wake(
        self, card: Card, run: Callable[[], Asking], anywhere: bool = False, kind: str = "", wounds: bool = False,
        early: bool = False,
    ) -> None:  # fmt: skip
        self.waiting.append(Item(card, card.side, run, anywhere, kind, wounds, early))

    def flush(self) -> Asking:
        """L368: announced by the active player first, resolved in reverse; each player orders his own."""
        items, self.waiting = self.waiting, []
        for side in (1 - self.active, self.active):
            mine = [item for item in items if item.side == side and item.fires]
            while mine:
                mine.sort(key=lambda item: not item.early)
                useful = [item for item in mine if not self.does_nothing(item, mine)] or mine
                item = useful[0]
                if len(useful) > 1 and not item.early and self.order_matters(useful):
                    names = [name.removeprefix("@card-") for name in self.named]
                    answer = yield side, "order", [f"order {at + 1}" for at in range(len(useful))]
                    item = self.item_named(useful, names, int(answer.split()[1]) - 1)
                mine.remove(item)
                yield from item.run()
                yield from self.flush()
                mine = [item for item in mine if item.fires]

    # --- K-44, K-62: the order is asked for where it can matter -------------------------------------------------------

    def does_nothing(self, item: Item, items: list[Item]) -> bool:
        """Regeneration of an unwounded card that nothing else here can wound; feeding on tokens that are not there."""
        card = item.card
        if item.kind == "feeding" and not any(other.kind == "token" for other in items):
            return not any(other.tokens and other.owner == card.side for other in self.cards)
        if item.kind != "regeneration" or card.wounds:
            return False
        poisoned = any(other.kind == "poison" and other.card is card for other in items)
        shaken = any(card.cell in self.shaken(other) for other in items)
        return not (poisoned or shaken or any(other.wounds for other in items))

    def order_matters(self, items: list[Item]) -> bool:
        kinds = {item.kind for item in items}
        if "" in kinds or ("feeding" in kinds and kinds & {"token", "return"}):
            return True
        back = [item.card for item in items if self.comes_back(item) and item.card.word != "skeletal-worm"]
        if back and 0 < len(self.third_row(back[0])) < len(back):
            return True
        for item in items:
            card = item.card
            if item.kind == "poison" and self.may_be_poisoned(card):
                dies = card.life <= card.poison
                others = [other for other in items if other is not item and other.card is card]
                if others and (dies or card.wounds < self.symbol(card, "regeneration")):
                    return True
                room = len(self.third_row(back[0])) if back else 0
                if dies and room and card.cell is not None and card.cell[1] == self.row_of(card.side, 3):
                    return True
        return any(self.shaken(one) & self.concerned(other) for one in items for other in items if one is not other)

    def comes_back(self, item: Item) -> bool:
        """Whether it has all its tokens now, or will have."""
        tokens = item.card.tokens + (item.kind == "token")
        return item.kind in ("token", "return") and tokens >= INCARNATIONS.get(item.card.word, 99)

    def shaken(self, item: Item) -> set[Cell]:
        """Where the Worm comes up, and around it; anywhere, if it may kill a Fire Demon there."""
        if item.card.word != "skeletal-worm" or not self.comes_back(item):
            return set()
        near = {cell for here in self.third_row(item.card) for cell in CELLS if cell == here or touching(here, cell)}
        demons = [card for card in self.in_play() if self.knows(card, "fire-demon") and card.cell in near]
        return set(CELLS) if demons else near

    def concerned(self, item: Item) -> set[Cell]:
        if item.card.cell is not None:
            return {item.card.cell}
        if item.card.word == "skeletal-worm" or not self.comes_back(item):
            return self.shaken(item)
        return {cell for cell in CELLS if cell[1] == self.row_of(item.card.owner, 3)}

    def item_named(self, items: list[Item], names: list[str], at: int) -> Item:
        """The play lists the waiting features by the names of their cards."""
        if sorted(names) != sorted(item.card.word for item in items):
            raise Disagreement(f"waiting are {[item.card.word for item in items]}, and not {names}")
        same = [item for item in items if item.card.word == names[at]]
        return same[names[:at].count(names[at])]

    # --- wounds -----------------------------------------------------------------------------------------------------

    def wound(self, card: Card, number: int) -> None:
        if card.in_play and card.kind != "terrain":
            card.wounds += number

    def spell_wounds(self, card: Card, number: int) -> None:
        if not self.spell_proof(card):
            self.wound(card, number)

    def effect_wounds(self, card: Card, number: int, side: int) -> None:
        if not self.steadfast(card, side):
            self.wound(card, number)

    def heal(self, card: Card, number: int) -> int:
        """L446, L380: wounds come off, never of the incorporeal."""
        if self.incorporeal(card):
            return 0
        number = min(number, card.wounds)
        card.wounds -= number
        return number

    def give_poison(self, card: Card, number: int) -> None:
        """L363: the larger counts."""
        if card.in_play and self.may_be_poisoned(card):
            card.poison = max(card.poison, number)

    # --- leaving play -----------------------------------------------------------------------------------------------

    def bury(self, killers: dict[Card, Card] | None = None) -> list[Card]:
        """L348: cards without lives die at once, all together. Gives those who came to a graveyard."""
        dead = [card for card in self.in_play() if card.kind != "terrain" and card.life <= 0]
        return self.kill(dead, killers or {})

    def kill(self, dead: list[Card], killers: dict[Card, Card]) -> list[Card]:
        """L402, K-22: to the graveyard, the reborn on to exile, the incorporeal to exile without having died."""
        poisons = {card: card.poison for card in dead}
        places = {card: card.cell for card in dead}
        incorporeal = {card for card in dead if self.incorporeal(card)}
        silent = {card for card in dead if self.silent(card)}
        died = []
        for card in dead:
            killer = killers.get(card)
            if card in incorporeal:
                self.leave(card, EXILE)
                continue
            if card.word == "elm" and card not in silent:
                self.leave(card, "deck")
                self.decks[card.owner]["elm"] += 1
                continue
            again = card.reborn
            self.leave(card, EXILE if again else GRAVEYARD)
            card.fallen = not again and killer is not None and killer.side != card.side
            died.append(card)
        for card in died:
            if card not in silent:
                self.on_death(card, places[card])
            killer = killers.get(card)
            if killer is not None:
                self.on_kill(killer, card, poisons[card])
        for rider in [card for card in self.in_play() if card.host is not None and not card.host.in_play]:
            self.kill([rider], {})
        return died

    def leave(self, card: Card, zone: str) -> None:
        """K-22: what lay on it is lost. K-6: leaving play for a graveyard or exile ends the quiet turns."""
        if zone != "deck" and card.in_play:
            self.quiet = 0
        host = card.host
        before = self.movement(host) if host is not None else 0
        card.zone, card.cell = zone, None
        card.gone_turn = self.turn
        if host is not None and host.in_play:
            left = host.moves - host.owed + self.movement(host) - before
            host.moves, host.owed = max(0, left), max(0, -left)
        if card.kind not in SYMBIONTS:
            card.kind = str(card.printed["kind"])
        card.side = card.owner
        card.wounds = card.lives = card.poison = card.counters = card.tokens = card.reach = 0
        card.bonuses = []
        for other in self.cards:
            other.bonuses = [b for b in other.bonuses if b.what != "lost" or b.source != card.slot]

    def banish(self, card: Card) -> None:
        self.leave(card, EXILE)
        for rider in [other for other in self.in_play() if other.host is card]:
            self.kill([rider], {})

    def on_death(self, card: Card, cell: Cell | None) -> None:
        raise NotImplementedError

    def on_kill(self, killer: Card, dead: Card, poison: int) -> None:
        raise NotImplementedError

    # --- coming back ------------------------------------------------------------------------------------------------

    def add_token(self, card: Card) -> Asking:
        """L448, K-22: with all its tokens a card comes back at once."""
        if card.zone == GRAVEYARD:
            card.tokens += 1
        yield from self.incarnate_ready()

    def incarnate_ready(self) -> Asking:
        while ready := [card for card in self.cards if self.is_ready(card)]:
            for card in ready:
                self.wake(card, partial(self.return_now, card), anywhere=True, kind="return")
            yield from self.flush()

    def is_ready(self, card: Card) -> bool:
        waits = card.zone == GRAVEYARD and not card.reborn and card.tokens >= INCARNATIONS.get(card.word, 99)
        return waits and bool(self.third_row(card))

    def return_now(self, card: Card) -> Asking:
        if self.is_ready(card):
            cell = yield from self.ask_cell(card.owner, "incarnation", self.third_row(card))
            self.come_back(card, cell)
            yield from self.flush()

    def third_row(self, card: Card) -> list[Cell]:
        """Where a card may come back."""
        row = self.row_of(card.owner, 3)
        return [(column, row) for column in range(5) if self.free((column, row))]

    def come_back(self, card: Card, cell: Cell) -> None:
        card.zone, card.cell = FIELD, cell
        card.tokens = 0
        card.reborn = True
        card.fallen = False
        card.open = False
        card.acted = card.walked = card.shifted = card.hurt = False
        card.armor_used = 0
        card.moves = self.movement(card)
        self.on_return(card)

    def on_return(self, card: Card) -> None:
        raise NotImplementedError

    # --- open and closed --------------------------------------------------------------------------------------------

    def open_up(self, card: Card) -> None:
        """L227, K-16: it may act and move again."""
        card.open = True
        card.acted = False
        card.moves, card.owed = self.movement(card), 0

    def shift(self, card: Card, cell: Cell) -> None:
        """Any change of position carries what sits on the card."""
        card.cell = cell
        card.shifted = True
        for rider in self.in_play():
            if rider.host is card:
                rider.cell = cell
