"""Turns: their start, steps and actions, their end, and when the battle is over (K-5 to K-7)."""

from __future__ import annotations

from functools import partial

from .features import ACTIVATED, VALHALLA, Activated, Features
from .table import CELLS, FIELD, GRAVEYARD, INCARNATIONS, Asking, Card, Cell, apart, cell_name, cell_named, touching
from .values import CLOSE, RANGED

LEAPS = {"fire-demon": ("teleport", 99), "assassin": ("jump", 3)}


class BattleOver(Exception):
    pass


class Oracle(Features):
    def follow(self) -> Asking:
        """The battle from the first choice of its first turn to its end."""
        try:
            while True:
                yield from self.main()
                yield from self.end_turn()
                yield from self.start_turn()
        except BattleOver:
            return

    def judge(self) -> None:
        """K-5: who has no creature loses; both: a draw."""
        alive = [self.alive(seat) for seat in (0, 1)]
        if not all(alive):
            self.winner = 2 if not any(alive) else 0 if alive[0] else 1
            raise BattleOver

    # --- the start ----------------------------------------------------------------------------------------------------

    def start_turn(self) -> Asking:
        """K-7."""
        self.turn += 1
        self.quiet += 1
        if self.turn > 200 or self.quiet > 40:
            self.winner = 2
            raise BattleOver
        for card in self.cards:
            card.acted = card.walked = card.shifted = card.hurt = False
            card.armor_used = 0
            card.uses.clear()
            card.trod = []
        for card in self.squad(self.active):
            yield from self.turn_up(card)
            self.open_up(card)
        self.gather()
        yield from self.flush()
        yield from self.settle()

    def gather(self) -> None:
        for card in self.cards:
            if card.in_play and card.side == self.active:
                if card.poison and card.open:
                    self.wake(card, partial(self.suffer, card), kind="poison")
                if card.open and self.symbol(card, "regeneration"):
                    self.wake(card, partial(self.regenerate, card), kind="regeneration")
            elif card.zone == GRAVEYARD and card.owner == self.active:
                if card.fallen and card.word in VALHALLA:
                    wounds = card.word == "tribal-healer"
                    self.wake(card, partial(self.valhalla, card), anywhere=True, wounds=wounds)
                if card.word in INCARNATIONS and not card.reborn:
                    self.wake(card, partial(self.add_token, card), anywhere=True, kind="token")
        for card in self.cards:
            if card.word == "skeletal-worm" and card.zone == GRAVEYARD and card.owner != self.active:
                self.wake(card, partial(self.worm_stirs, card), anywhere=True)
        for threat in [threat for threat in self.threats if threat.turn == self.turn]:
            self.wake(threat.card, partial(self.threat_comes, threat), anywhere=True, wounds=True)
        for card in self.squad(self.active):
            if self.knows(card, "skeletal-hound"):
                self.wake(card, partial(self.hound_feeds, card), kind="feeding")

    def suffer(self, card: Card) -> Asking:
        """L480: poison is one's own effect."""
        if False:
            yield 0, "", []
        if self.may_be_poisoned(card):
            self.wound(card, card.poison)
            self.bury()

    def regenerate(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        self.heal(card, self.symbol(card, "regeneration"))

    def settle(self) -> Asking:
        """Who has waited for a free cell, does one share a cell in vain; with nothing left to resolve, is it over."""
        yield from self.incarnate_ready()
        ghost = self.ghost()
        if ghost is not None and not self.steps(ghost):
            self.banish(ghost)
            yield from self.flush()
            yield from self.settle()
        self.judge()

    # --- the turn -----------------------------------------------------------------------------------------------------

    def main(self) -> Asking:
        while True:
            options = ["end"]
            ghost = self.ghost()
            if ghost is not None:
                options = []
            for card in self.squad(self.active) if ghost is None else []:
                options += [f"{self.name(card)} {what}" for what in self.what_it_may(card)]
            if ghost is not None:
                options = [f"{self.name(ghost)} {cell_name(cell)}" for cell in self.steps(ghost)]
            answer = yield self.active, "turn", options
            if answer == "end":
                return
            name, what = answer.split(maxsplit=1)
            card = next(card for card in self.squad(self.active) if self.name(card) == name)
            yield from self.do(card, what)
            yield from self.settle()

    def what_it_may(self, card: Card) -> list[str]:
        out = [cell_name(cell) for cell in self.steps(card)]
        ready = card.open and not card.acted
        if ready and not card.walked and card.moves > 0 and self.leaps(card):
            out.append(LEAPS[card.word][0])
        if ready and card.creature and self.strike_targets(card):
            out.append("strike")
        if ready and card.creature and self.only_flyers(1 - card.side) and card.kind != "flying":
            out.append("sky")
        for use in self.uses_of(card):
            if use.counters and ready and "counter" not in out:
                out.append("counter")
            if (use.close and not ready) or card.counters < use.counters:
                continue
            if use.once and card.battle_uses[use.what]:
                continue
            if self.targets_of(card, use) is None or self.targets_of(card, use):
                out.append(f"feature{use.number}")
        return out

    def uses_of(self, card: Card) -> tuple[Activated, ...]:
        return () if self.silent(card) else ACTIVATED.get(card.word, ())

    def targets_of(self, card: Card, use: Activated) -> list[Card] | None:
        """None where nothing is aimed at."""
        if use.what in RANGED:
            return self.ranged_targets(card, use.what, use.limit)
        if use.what in CLOSE:
            return self.close_targets(card)
        return self.aims(card, use.what)

    def steps(self, card: Card) -> list[Cell]:
        """L227: a step forward, back, left or right onto a free cell."""
        if card.kind != "ground" or card.zone != FIELD or card.cell is None:
            return []
        if not card.open or card.acted or card.moves <= 0:
            return []
        here, far = card.cell, self.knows(card, "sentries-of-krong")
        cells = [cell for cell in CELLS if apart(here, cell) == 1 or (far and touching(here, cell))]
        return [cell for cell in cells if self.free(cell) or self.incorporeal(card)]

    def leaps(self, card: Card) -> list[Cell]:
        """L490, L512: onto any free cell within the range."""
        if card.word not in LEAPS or self.silent(card):
            return []
        limit = LEAPS[card.word][1]
        return [cell for cell in CELLS if card.cell and 0 < apart(card.cell, cell) <= limit and self.free(cell)]

    def only_flyers(self, side: int) -> bool:
        """K-19: creatures are counted."""
        creatures = [card for card in self.squad(side) if card.creature]
        return bool(creatures) and all(card.kind == "flying" for card in creatures)

    def do(self, card: Card, what: str) -> Asking:
        if what == "strike":
            target = yield from self.ask_card(self.active, "aim-target", self.strike_targets(card))
            up = target.zone != FIELD and card.kind != "flying"
            self.close_for_action(card)
            yield from self.attack(card, target, "simple", tuple(card.printed["strike"]))
            if up:
                card.reach = 0
        elif what in ("jump", "teleport"):
            cell = yield from self.ask_cell(self.active, "aim-cell", self.leaps(card))
            card.moves = 0
            card.walked = True
            card.trod.append(cell)
            self.shift(card, cell)
        elif what == "counter":
            self.close_for_action(card)
            yield from self.flush()
            card.counters += 1
        elif what == "sky":
            self.close_for_action(card)
            yield from self.flush()
            card.reach = self.turn + 2
        elif what.startswith("feature"):
            use = next(use for use in self.uses_of(card) if f"feature{use.number}" == what)
            yield from self.use(card, use)
        else:
            cell = cell_named(what)
            card.moves -= 1
            card.walked = True
            card.trod.append(cell)
            self.shift(card, cell)
        yield from self.flush()

    def close_for_action(self, card: Card) -> None:
        """L238."""
        card.open = False
        card.acted = True
        self.on_act(card)

    def use(self, card: Card, use: Activated) -> Asking:
        targets = self.targets_of(card, use)
        target = None
        if targets is not None:
            target = yield from self.ask_card(self.active, "aim-target", targets)
        if use.once:
            card.battle_uses[use.what] += 1
        if use.counters:
            self.lose_counters(card, use.counters)
        if use.close:
            self.close_for_action(card)
        if target is not None and (use.what in RANGED or use.what in CLOSE):
            yield from self.attack(card, target, use.what, use.triple)
        else:
            yield from self.flush()
            yield from self.carry_out_use(card, use.what, target)

    # --- the end ------------------------------------------------------------------------------------------------------

    def end_turn(self) -> Asking:
        for card in self.squad(1 - self.active):
            if self.knows(card, "guard-of-tullen") and card.open:
                self.wake(card, partial(self.guard_strikes, card))
        yield from self.flush()
        yield from self.settle()
        for card in self.cards:
            card.bonuses = [bonus for bonus in card.bonuses if bonus.last_turn != self.turn]
        self.active = 1 - self.active
