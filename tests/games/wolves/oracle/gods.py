"""Sacrifices, prices, summoning, and what summoned deities do when they are called."""

from __future__ import annotations

from itertools import combinations

from .answers import target
from .laying import Laying
from .table import (
    BLUE,
    CARDS,
    GODS,
    MOST,
    RED,
    TIWAZ,
    Asking,
    Disagreement,
    completing,
    following,
    may_enter,
    strengths,
)


def worth(cards: tuple[str, ...]) -> int:
    return sum(2 if card == "berserk" else 1 for card in cards)


class Gods(Laying):
    """What is bought with sacrifices, and what it does."""

    def sacrifice(self, seat: int, victim: int) -> Asking:
        line = self.lines[seat]
        thralls: list[int] = []
        while True:
            first = thralls[-1] + 1 if thralls else 0
            others = [at for at in range(first, len(line)) if line[at] == "thrall" and at != victim]
            if not others:
                break
            answer = yield seat, "joining", [*(f"with {self.unit(seat, at)}" for at in others), "done"]
            if answer == "done":
                break
            thralls.append(target(answer)[1])
        leaving = {victim, *thralls}
        staying = [at for at in range(len(line)) if at not in leaving]
        prey = self.prey(seat, strengths(line)[victim], staying) if self.has(seat, "loki") else []
        kill = prey[0] if len(prey) == 1 else None
        if len(prey) > 1:
            kill = target((yield seat, "prey", [f"kills {self.unit(*one)}" for one in prey]))
        self.acted = True
        self.actions[seat] += 1
        self.offered[seat].update(line[at] for at in leaving)
        self.lines[seat] = [line[at] for at in staying]
        if kill is not None:
            yield from self.strike("loki", (seat, staying.index(kill[1])) if kill[0] == seat else kill)

    def prey(self, seat: int, power: int, staying: list[int]) -> list[tuple[int, int]]:
        """What Loki may kill: weaker than the victim was, measured when all have left."""
        found = []
        for line in range(self.seats):
            if line != seat and (self.guarded(line) or self.has(line, "odin")):
                continue
            places = staying if line == seat else list(range(len(self.lines[line])))
            values = strengths([self.lines[line][at] for at in places])
            found += [(line, at) for at, value in zip(places, values, strict=True) if value < power]
        return found

    # --- paying --------------------------------------------------------------------------------------------------

    def price(self, seat: int, god: str) -> int:
        if god == "yggdrasil":
            return 2
        return 2 + len(self.gods[seat] & set(BLUE if god in BLUE else RED))

    def payments(self, seat: int, due: int) -> set[tuple[str, ...]]:
        """Every way to pay without a card to spare."""
        cards = sorted(self.offered[seat].elements(), key=CARDS.index)
        ways = {way for count in range(1, due + 1) for way in combinations(cards, count) if worth(way) >= due}
        return {way for way in ways if all(worth(way) - worth((card,)) < due for card in way)}

    def pay(self, seat: int, due: int) -> Asking:
        ways = self.payments(seat, due)
        paid: tuple[str, ...] = ()
        while paid not in ways:
            nexts = sorted({way[len(paid)] for way in ways if way[: len(paid)] == paid}, key=CARDS.index)
            if len(nexts) == 1:
                paid = (*paid, nexts[0])
            else:
                paid = (*paid, (yield seat, "payment", [f"pay {card}" for card in nexts]).removeprefix("pay "))
        self.offered[seat].subtract(paid)
        self.discard.update(paid)
        thief = self.owner("nidhogg")
        if thief not in (None, seat) and self.size(thief) < MOST and not self.has(seat, "odin"):
            stolen = self.heard("nidhogg")[1]
            if stolen not in paid:
                raise Disagreement(f"Nidhogg has a {stolen} that was not paid")
            self.discard[stolen] -= 1
            self.gain(thief, stolen)

    def part_colours(self, active: int) -> Asking:
        """Whoever has red and blue without Yggdrasil keeps one; the active player last."""
        for seat in self.clockwise(active + 1):
            own = self.gods[seat]
            if own & set(BLUE) and own & set(RED) and "yggdrasil" not in own:
                answer = yield seat, "keep-colour", ["keep blue", "keep red"]
                for god in own & set(RED if answer == "keep blue" else BLUE):
                    self.drop(god)

    # --- extras --------------------------------------------------------------------------------------------------

    def foes(self, striker: str) -> list[str]:
        there = self.summoned() | set(self.hall)
        return [god for god in (RED if striker == "thor" else BLUE) if god in there]

    def extras(self, seat: int) -> list[str]:
        own, everyone = self.gods[seat], self.summoned()
        standing = [god for god in self.hall if god != "ragnarok"]
        have = worth(tuple(self.offered[seat].elements()))
        ready = own - self.used
        options = [f"summon {god}" for god in standing if self.price(seat, god) <= have]
        if "heimdall" in ready and self.deck + self.discard.total() > 0:
            options.append("heimdall")
        if "tyr" in ready:
            options += ["tyr left", "tyr right"]
        if "hel" in ready and self.size(seat) and self.discard.total():
            options.append("hel")
        if have and "odin" in ready:
            options += [f"odin banishes {god}" for god in everyone]
            options += [f"odin recalls {god}" for god in self.fallen if god != "baldr"]
        if have and "baldr" in own:
            options += [f"baldr calls {god}" for god in self.fallen]
        if have and "fafnir" in own:
            options += [f"fafnir takes {god}" for god in {*(everyone - own), *standing}]
        for striker in ("thor", "fenrir"):
            if striker in own:
                options += [f"{striker} strikes {god}" for god in self.foes(striker)]
        return options

    def use(self, seat: int, text: str) -> Asking:
        words = text.split()
        if text == "heimdall":
            yield from self.heimdall(seat)
        elif text == "hel":
            yield from self.hel(seat)
        elif words[0] == "tyr":
            yield from self.tyr(seat, words[1])
        elif words[1] == "strikes":
            yield from self.blow(seat, words[0], words[2])
        else:
            yield from self.buy(seat, words)

    def buy(self, seat: int, words: list[str]) -> Asking:
        god = words[-1]
        yield from self.pay(seat, self.price(seat, god) if words[0] == "summon" else 1)
        if words[0] == "odin":
            self.used.add("odin")
            if words[1] == "banishes":
                self.drop(god)
            else:
                self.fallen.discard(god)
                self.hall.append(god)
                self.refill()
        else:
            if words[0] != "summon":
                self.drop(words[0])
            self.win(seat, god)
        yield from self.part_colours(seat)

    def heimdall(self, seat: int) -> Asking:
        self.used.add("heimdall")
        self.take_top()
        card = self.heard("heimdall")[1]
        if card not in TIWAZ or not may_enter(self.lines[seat], card):
            self.discard[card] += 1
            return
        end = "right"
        if self.lines[seat]:
            self.resolving[card] += 1
            end = (yield seat, "end-heimdall", ["to left", "to right"]).removeprefix("to ")
            self.resolving[card] -= 1
        self.put(seat, end, card)

    def tyr(self, seat: int, end: str) -> Asking:
        self.used.add("tyr")
        hit = [line for line in self.clockwise(seat) if self.lines[line] and not self.guarded(line)]
        hit = [line for line in hit if line == seat or not self.has(line, "odin")]
        raised = yield from self.walls("tyr", hit)
        fall = sorted(set(hit) - set(raised))
        yield from self.destroy([(line, 0 if end == "left" else len(self.lines[line]) - 1) for line in fall])
        for line in raised:
            yield from self.spend("shield_wall", line)

    def hel(self, seat: int) -> Asking:
        thrown: list[str] = []
        most = min(2, self.discard.total(), self.size(seat))
        while len(thrown) < most:
            options = [f"throws {card}" for card in following(thrown, self.hands[seat])]
            answer = yield seat, "hel-throws", [*options, *(["done"] if thrown else [])]
            if answer == "done":
                break
            thrown.append(answer.removeprefix("throws "))
        taken: list[str] = []
        while len(taken) < len(thrown):
            options = [f"takes {card}" for card in completing(taken, self.discard, len(thrown))]
            taken.append((yield seat, "hel-takes", options).removeprefix("takes "))
        self.used.add("hel")
        self.throw(seat, thrown)
        for card in taken:
            self.discard[card] -= 1
            self.gain(seat, card)

    def blow(self, seat: int, striker: str, first: str) -> Asking:
        """Thor or Fenrir goes with one or two of the hostile colour."""
        struck = [first]
        more = [god for god in self.foes(striker) if GODS.index(god) > GODS.index(first)]
        if more:
            answer = yield seat, "second-strike", [*(f"strikes {god}" for god in more), "done"]
            struck += [] if answer == "done" else [answer.removeprefix("strikes ")]
        for god in (striker, *struck):
            self.drop(god)
        self.refill()
