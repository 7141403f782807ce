"""Wounds, healing, poison, death, banishment, and the features that such things wake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .table import EXILE, FIELD, GRAVEYARD, INCARNATIONS, SYMBIONTS, Asking, Card, Cell, Disagreement
from .values import Values


@dataclass(eq=False)
class Item:
    """A feature that waits for its turn."""

    card: Card
    side: int
    run: Callable[[], Asking]
    anywhere: bool = False
    """It fires also when its card has left play: on-death features (K-32)."""
    plain: bool = False
    """Poison, regeneration or a token: among different cards nobody is asked for their order."""
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
        self, card: Card, run: Callable[[], Asking], anywhere: bool = False, plain: bool = False, early: bool = False
    ) -> None:
        self.waiting.append(Item(card, card.side, run, anywhere, plain, early))

    def flush(self) -> Asking:
        """L368: announced by the active player first, resolved in reverse; each player orders his own."""
        items, self.waiting = self.waiting, []
        for side in (1 - self.active, self.active):
            mine = [item for item in items if item.side == side and item.fires]
            while mine:
                mine.sort(key=lambda item: not item.early)
                item = mine[0]
                cards = {item.card for item in mine}
                if (
                    len(mine) > 1
                    and not item.early
                    and not (all(item.plain for item in mine) and len(cards) == len(mine))
                ):
                    names = [name.removeprefix("@card-") for name in self.named]
                    answer = yield side, "order", [f"order {at + 1}" for at in range(len(mine))]
                    item = self.item_named(mine, names, int(answer.split()[1]) - 1)
                mine.remove(item)
                yield from item.run()
                yield from self.flush()
                mine = [item for item in mine if item.fires]

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
        card.zone, card.cell = zone, None
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
        for card in self.cards:
            needed = INCARNATIONS.get(card.word, 99)
            if card.zone == GRAVEYARD and not card.reborn and card.tokens >= needed:
                cells = self.third_row(card)
                if cells:
                    cell = yield from self.ask_cell(card.owner, "incarnation", cells)
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
        card.moves = self.movement(card)

    def shift(self, card: Card, cell: Cell) -> None:
        """Any change of position carries what sits on the card."""
        card.cell = cell
        card.shifted = True
        for rider in self.in_play():
            if rider.host is card:
                rider.cell = cell
