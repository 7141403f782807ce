"""Turns, passing, and the end of a round."""

from __future__ import annotations

from .answers import target
from .gods import Gods
from .table import CARDS, MOST, TIWAZ, VICTORIES, Asking, Disagreement, completing, following, strengths


class Oracle(Gods):
    """A whole play, from the turn of one seat on."""

    def follow(self, seat: int) -> Asking:
        """The play from the moment this seat is at its turn."""
        yield from self.play_round(seat, True)
        while not self.over:
            self.round += 1
            for _ in range(1 if self.seats == 3 else 2):
                self.open_spoils()
            yield from self.play_round(self.starter, False)

    def open_spoils(self) -> None:
        key, card = self.heard("spoils", "ragnarok-spoils")
        seen = {*set().union(*self.won), *self.spoils}
        if key == "spoils" and card not in seen:
            self.spoils.append(card)
        elif key == "ragnarok-spoils" and len(seen) == len(VICTORIES):
            self.ragnarok = True
        else:
            raise Disagreement(f"{card} cannot be the next of the victory cards")

    def play_round(self, seat: int, under_way: bool) -> Asking:
        while len(self.passes) < self.seats:
            if not under_way:
                self.acted = False
                if self.has(seat, "jormungandr") and self.strongest(seat):
                    for other in self.clockwise(seat):
                        if other not in self.passes:
                            self.say_pass(other)
                    self.serpent = seat
                    break
            under_way = False
            yield from self.watch(seat) if seat in self.passes else self.turn(seat)
            seat = (seat + 1) % self.seats
        yield from self.end_round()

    def strongest(self, seat: int) -> bool:
        rest = [self.strength(other) for other in range(self.seats) if other != seat]
        return bool(self.lines[seat]) and self.strength(seat) > max(rest)

    # --- turns ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Asking:
        while not self.acted:
            self.look()
            extras = self.extras(seat)
            answer = yield seat, "turn", [*self.actions_of(seat), *extras, "pass"]
            if answer == "pass":
                self.acted = True
                self.say_pass(seat)
                return
            yield from self.use(seat, answer) if answer in extras else self.act(seat, answer)
        while extras := self.extras(seat):
            answer = yield seat, "rest", [*extras, "end"]
            if answer == "end":
                return
            yield from self.use(seat, answer)

    def actions_of(self, seat: int) -> list[str]:
        if self.actions[seat] >= 150:
            return []
        options = self.layings(seat, False)
        if self.hands[seat]["plague"]:
            strongest = max([10, *(value for line in self.lines for value in strengths(line))])
            options += [f"plague {number}" for number in range(strongest + 1)]
        if self.hands[seat]["outflank"]:
            options += ["outflank hand", *(["outflank line"] if self.lines[seat] else [])]
        return options + [f"sacrifice {self.unit(seat, at)}" for at in range(len(self.lines[seat]))]

    def act(self, seat: int, text: str) -> Asking:
        first = text.partition(" ")[0]
        if first == "sacrifice":
            yield from self.sacrifice(seat, target(text)[1])
        elif first == "plague":
            yield from self.plague(seat, int(text.removeprefix("plague ")))
        elif text == "outflank hand":
            yield from self.redraw(seat)
        elif text == "outflank line":
            yield from self.fall_back(seat)
        else:
            yield from self.lay(seat, text, False)

    def play_card(self, seat: int, card: str) -> None:
        self.acted = True
        self.actions[seat] += 1
        self.lose(seat, card)
        self.resolving[card] += 1

    def plague(self, seat: int, number: int) -> Asking:
        self.play_card(seat, "plague")
        lines = [line for line in self.clockwise(seat) if not self.guarded(line)]
        hit = [line for line in lines if number in strengths(self.lines[line])]
        raised = yield from self.walls("plague", hit)
        for line in set(hit) - set(raised):
            units = list(zip(self.lines[line], strengths(self.lines[line]), strict=True))
            self.discard.update(unit for unit, value in units if value == number)
            self.lines[line] = [unit for unit, value in units if value != number]
        for line in raised:
            yield from self.spend("shield_wall", line)
        yield from self.spend("plague", seat)

    def redraw(self, seat: int) -> Asking:
        thrown: list[str] = []
        others = self.hands[seat].copy()
        others["outflank"] -= 1
        while True:
            options = [f"discard {card}" for card in following(thrown, others)]
            answer = yield seat, "outflank-hand", [*options, "done"]
            if answer == "done":
                break
            thrown.append(answer.removeprefix("discard "))
        self.play_card(seat, "outflank")
        self.throw(seat, thrown)
        self.draw(seat, len(thrown) + 1)
        yield from self.spend("outflank", seat)

    def fall_back(self, seat: int) -> Asking:
        back: list[int] = []
        most = min(3, MOST + 1 - self.size(seat))
        while len(back) < most:
            places = range(back[-1] + 1 if back else 0, len(self.lines[seat]))
            if not places:
                break
            options = [f"return {self.unit(seat, at)}" for at in places]
            answer = yield seat, "outflank-line", [*options, *(["done"] if back else [])]
            if answer == "done":
                break
            back.append(target(answer)[1])
        self.play_card(seat, "outflank")
        for at in reversed(back):
            self.gain(seat, self.lines[seat].pop(at))
        yield from self.spend("outflank", seat)

    # --- passing -------------------------------------------------------------------------------------------------

    def say_pass(self, seat: int) -> None:
        self.passes.append(seat)
        self.draw(seat, 4 + ("glorious_raid" in self.won[seat]) - ("dear_victory" in self.won[seat]))

    def watch(self, seat: int) -> Asking:
        may_draw = self.size(seat) < MOST and self.deck + self.discard.total() > 0
        may_return = self.has(seat, "baldr") and self.size(seat) >= 4
        if not may_draw and not may_return:
            return
        answer = yield seat, "watch", [*(["draw"] * may_draw), "stay", *(["baldr"] * may_return)]
        if answer == "draw":
            self.draw(seat, 1)
            self.look()
            options = [f"discard {card}" for card in CARDS if self.hands[seat][card]]
            self.throw(seat, [(yield seat, "discard", options).removeprefix("discard ")])
        elif answer == "baldr":
            thrown: list[str] = []
            while len(thrown) < 4:
                options = [f"discard {card}" for card in completing(thrown, self.hands[seat], 4)]
                thrown.append((yield seat, "baldr-returns", options).removeprefix("discard "))
            self.drop("baldr")
            self.throw(seat, thrown)
            self.passes.remove(seat)
            yield from self.turn(seat)

    # --- the end of a round --------------------------------------------------------------------------------------

    def end_round(self) -> Asking:
        if self.serpent is None:
            yield from self.vidar()
            ranks = sorted(self.passes, key=lambda seat: -self.strength(seat))
        else:
            others = self.clockwise(self.serpent)[1:]
            ranks = [self.serpent, *sorted(others, key=lambda seat: -self.strength(seat))]
        self.starter = ranks[0]
        self.winners = set()
        chosen = self.spoils[:1]
        if len(self.spoils) == 2:
            answer = yield ranks[0], "spoils", [f"choose {card}" for card in self.spoils]
            chosen = [answer.removeprefix("choose ")]
            chosen += [card for card in self.spoils if card not in chosen]
        for seat, card in zip(ranks, chosen, strict=False):
            self.won[seat].add(card)
            self.winners.add(seat)
        self.spoils = []
        yield from self.valkyrie()
        self.clear_up()

    def vidar(self) -> Asking:
        seat = self.owner("vidar")
        if seat is None:
            return
        units = self.lines[seat]
        folk = [at for at in range(len(units)) if units[at] not in TIWAZ and self.size(seat) < MOST]
        if self.size(seat) == 0 and not folk:
            return
        self.look()
        options = [*self.layings(seat, True), *(f"take {self.unit(seat, at)}" for at in folk), "done"]
        answer = yield seat, "vidar", options
        if answer.startswith("take "):
            self.gain(seat, units.pop(target(answer)[1]))
        elif answer != "done":
            yield from self.lay(seat, answer, True)

    def valkyrie(self) -> Asking:
        seat = self.owner("valkyrie")
        if seat is None or self.size(seat) >= MOST:
            return
        lines = [
            line for line in range(self.seats) if not (self.guarded(line) or self.has(line, "odin")) or line == seat
        ]
        options = [f"take {self.unit(line, at)}" for line in lines for at in range(len(self.lines[line]))]
        if options:
            answer = options[0] if len(options) == 1 else (yield seat, "valkyrie", options)
            line, at = target(answer)
            self.gain(seat, self.lines[line].pop(at))

    def clear_up(self) -> None:
        for seat in range(self.seats):
            self.discard.update(self.lines[seat])
            self.discard.update(self.offered[seat].elements())
            self.lines[seat] = []
            self.offered[seat].clear()
        self.used.clear()
        self.passes.clear()
        self.actions = [0] * self.seats
        self.serpent = None
        self.acted = False
        enough = any(self.glory(seat) >= 5 for seat in range(self.seats))
        self.over = enough or self.ragnarok or sum(map(len, self.won)) == len(VICTORIES)
