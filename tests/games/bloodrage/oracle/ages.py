"""Actions and the other phases of an age."""

from __future__ import annotations

from collections import Counter

from tests.games.bloodrage.oracle.battle import Battle
from tests.games.bloodrage.oracle.board import (
    BOARD,
    CARDS,
    LANDS,
    LAST_STEP,
    REGIONS,
    RING,
    STATS,
    TREE,
    is_ship,
    kind_of,
    name_of,
)

MOST_ACTIONS = 200
LEGENDARY = [0, 0, 0, 10, 10, 20]


class Ages(Battle):
    """A whole play, from a turn of the action phase to the end of the world."""

    def deal(self) -> list[list[str]]:
        """The packs of an age, as they are dealt."""
        raise NotImplementedError

    def play(self, turn: int) -> None:
        while True:
            self.act_in_turn(turn)
            self.discard()
            self.open_quests()
            self.ragnarok()
            self.release()
            if self.age == len(self.doom):
                break
            self.pillaged = set()
            self.first = turn = (self.first + 1) % self.seats
            self.age += 1
            self.draft()
        for clan in self.clans:
            clan.glory += sum(LEGENDARY[step] for step in clan.steps)
            clan.glory += 3 * clan.on_board() * clan.has("thors_conquest")

    # --- actions --------------------------------------------------------------------------------------------------

    def act_in_turn(self, seat: int) -> None:
        """Turn by turn, until nobody may act or all that stands is pillaged (R-6, R-60)."""
        turns: Counter[int] = Counter()
        while turns[seat] < MOST_ACTIONS:
            turns[seat] += 1
            self.take_turn(seat)
            able = [rival for rival in self.clockwise(seat + 1) if self.clans[rival].rage]
            able = [rival for rival in able if not self.clans[rival].passed]
            if not able or self.pillaged | self.ruined >= set(LANDS):
                return
            seat = able[0]

    def take_turn(self, seat: int) -> None:
        clan = self.clans[seat]
        answer = self.ask(seat, "action", ["pass", *self.invasions(seat), *self.others(seat)])
        match answer.split():
            case ["pass"]:
                clan.passed = True
                clan.rage = 0
            case ["invade", figure, place]:
                clan.rage -= clan.price(figure)
                self.invade(seat, figure, "reserve", place)
            case ["recall", figure, place]:
                clan.rage -= 1
                self.invade(seat, figure, "valhalla", place)
            case ["march", origin, target]:
                self.march(seat, origin, target)
            case ["upgrade", card]:
                self.upgrade(seat, card, None)
            case ["upgrade", card, "over", old]:
                self.upgrade(seat, card, old)
            case ["quest"]:
                card = self.ask(seat, "quest", sorted({card for card in clan.hand if kind_of(card) == "quest"}))
                clan.hand.remove(card)
                clan.laid.append(card)
            case ["pillage", land]:
                self.pillage(seat, land)
            case ["challenge", land]:
                clan.rage -= 2
                self.pillage(seat, land)
            case _:
                self.sacrifice(seat)

    def invasions(self, seat: int) -> list[str]:
        clan = self.clans[seat]
        answers: list[str] = []
        for kind in clan.kinds() if clan.has_helmet() else []:
            places = self.landings(kind)
            if clan.figures["reserve"][kind] and clan.price(kind) <= clan.rage:
                answers += [f"invade {kind} {place}" for place in places]
            if clan.figures["valhalla"][kind] and clan.has("friggas_domain"):
                answers += [f"recall {kind} {place}" for place in places]
        return answers

    def landings(self, figure: str, vacated: str = "") -> list[str]:
        """Where a figure may invade, as if one village more were free where another leaves (R-48)."""
        if is_ship(figure):
            return self.open_fjords()
        lands = [land for land in RING if self.free(land) or land == vacated]
        return [*lands, *[TREE] * (figure == "dark_elf")]

    def others(self, seat: int) -> list[str]:
        """Marches, upgrades, quests, pillages, a sacrifice."""
        clan = self.clans[seat]
        answers: list[str] = []
        for origin in LANDS:
            if clan.figures[origin].total():
                answers += [f"march {origin} {land}" for land in LANDS if land != origin and self.free(land)]
        for card in sorted(set(clan.hand)):
            if kind_of(card) in clan.slots and self.cost(seat, card) <= clan.rage:
                slots = clan.slots[kind_of(card)]
                answers += [f"upgrade {card}"] * (None in slots)
                answers += [f"upgrade {card} over {old}" for old in slots if old]
        answers += ["quest"] * any(kind_of(card) == "quest" for card in clan.hand)
        for land in LANDS:
            if land not in self.ruined and self.force(seat, land):
                if land not in self.pillaged:
                    answers.append(f"pillage {land}")
                elif clan.has("tyrs_challenge") and clan.rage >= 2:
                    answers.append(f"challenge {land}")
        answers += ["sacrifice"] * (clan.has("friggas_sacrifice") and clan.on_board() >= 2)
        return answers

    def invade(self, seat: int, figure: str, origin: str, place: str) -> None:
        """Troll and Fire Giant strike, Succor follows, Thor's Domain may pillage; none of it for a ship."""
        clan = self.clans[seat]
        self.move(seat, figure, origin, place)
        if place not in LANDS:
            return
        struck = {"troll": ("warrior",), "fire_giant": ("leader", "warrior", "ship")}.get(figure, ())
        for rival in self.clockwise(seat)[1:]:
            force = self.force(rival, place)
            self.destroy(rival, place, Counter({kind: force[kind] for kind in struck}))
        if clan.has("friggas_succor") and self.may_follow(seat, place) and self.agrees(seat, "succor", "warrior"):
            self.move(seat, "warrior", "reserve", place)
        again = place in self.pillaged
        cost = 4 if again else 2
        storms = clan.has("thors_domain") and clan.rage >= cost and (clan.has("tyrs_challenge") or not again)
        if storms and self.agrees(seat, "storm", "pillage"):
            clan.rage -= cost
            self.pillage(seat, place)

    def march(self, seat: int, origin: str, target: str) -> None:
        clan = self.clans[seat]
        there = +clan.figures[origin]
        kinds = clan.kinds()
        going: Counter[str] = Counter()
        least = 0
        while there.total() > 1:
            room = going.total() < self.free(target)
            answers = [kind for kind in kinds[least:] if there[kind] > going[kind]] if room else []
            if not answers:
                break
            answer = self.ask(seat, "march", [*answers, *["done"] * bool(going)])
            if answer == "done":
                break
            going[answer] += 1
            least = kinds.index(answer)
        clan.rage -= 1
        for figure in (going or there).elements():
            self.move(seat, figure, origin, target)

    def cost(self, seat: int, card: str) -> int:
        return max(0, int(CARDS[card]["cost"]) - self.clans[seat].has("friggas_charm"))

    def upgrade(self, seat: int, card: str, old: str | None) -> None:
        clan = self.clans[seat]
        kind = kind_of(card)
        figure = card if kind == "monster" else kind
        left = ""
        place = "stay"
        if kind == "monster" and old:
            left = next(where for where, figures in clan.figures.items() if figures[old])
        if kind == "monster" or clan.figures["reserve"][figure]:
            helmet = clan.on_board() - (left in BOARD) < clan.stat("horns")
            places = self.landings(figure, left) if helmet else []
            if places:
                place = self.ask(seat, "free-invasion", [*places, "stay"])
        clan.rage -= self.cost(seat, card)
        clan.hand.remove(card)
        slots = clan.slots[kind]
        slots[slots.index(old)] = card
        if old:
            self.discards[old] += 1
        if left and old:
            clan.figures[left][old] = 0
        if kind == "monster":
            clan.figures["reserve"][card] = 1
        if place != "stay":
            self.invade(seat, figure, "reserve", place)

    def sacrifice(self, seat: int) -> None:
        clan = self.clans[seat]
        all_of_them = [
            f"{kind} {place}" for place in BOARD for kind in clan.kinds() for _ in range(clan.figures[place][kind])
        ]
        first = self.ask(seat, "sacrifice", sorted(set(all_of_them[:-1])))
        rest = all_of_them[all_of_them.index(first) + 1 :]
        second = self.ask(seat, "sacrifice", sorted(set(rest)))
        stats = clan.open_stats()
        stat = self.ask(seat, "sacrifice-stat", stats) if len(stats) > 1 else "".join(stats)
        for figure, place in (first.split(), second.split()):
            self.kill(seat, figure, place)
        if stat:
            clan.raise_stat(stat)

    # --- the other phases -----------------------------------------------------------------------------------------

    def draft(self) -> None:
        """Eight cards each, one pick at a time, two where two play; packs go to the left (349-379)."""
        packs = self.deal()
        at_once = 2 if self.seats == 2 else 1
        hands: list[list[str]] = [[] for _ in self.clans]
        for _ in range(6 // at_once):
            picks = [self.pick(seat, packs[seat], at_once) for seat in range(self.seats)]
            for seat, cards in enumerate(picks):
                hands[seat] += cards
                for card in cards:
                    packs[seat].remove(card)
            packs = [packs[seat - 1] for seat in range(self.seats)]
        for clan, cards in zip(self.clans, hands, strict=True):
            clan.hand += cards
            clan.passed = False
            clan.rage = clan.stat("rage")

    def pick(self, seat: int, pack: list[str], at_once: int) -> list[str]:
        if at_once == 1:
            return [self.ask(seat, "draft", sorted(set(pack)))]
        first = self.ask(seat, "draft", sorted(set(pack[:-1])))
        return [first, self.ask(seat, "draft", sorted(set(pack[pack.index(first) + 1 :])))]

    def discard(self) -> None:
        """One card is kept (571, R-62), none in age three (573)."""
        last = self.age == len(self.doom)
        kept = {
            seat: self.ask(seat, "keep", sorted(set(clan.hand)))
            for seat, clan in enumerate(self.clans)
            if len(clan.hand) > 1 and not last
        }
        for seat, clan in enumerate(self.clans):
            clan.hand = [] if last else [kept[seat]] if seat in kept else clan.hand

    def is_done(self, seat: int, quest: str) -> bool:
        name = name_of(quest)
        if name == "glorious_death":
            return self.clans[seat].figures["valhalla"].total() >= 4
        return any(self.is_strongest(seat, land) for land in REGIONS.get(name, [TREE]))

    def is_strongest(self, seat: int, land: str) -> bool:
        mine = self.strength(seat, land)
        rivals = [self.strength(rival, land) for rival in range(self.seats) if rival != seat]
        return mine > max(rivals) and land not in self.ruined

    def open_quests(self) -> None:
        """Glory for each, and a stat; all seats choose theirs at once (577, R-71)."""
        chosen: dict[int, list[str]] = {}
        wanted: dict[int, int] = {}
        for seat in self.clockwise(self.first):
            clan = self.clans[seat]
            done = [quest for quest in clan.laid if self.is_done(seat, quest)]
            clan.glory += sum(int(CARDS[quest]["glory"]) for quest in done) * (1 + clan.has("odins_throne"))
            self.discards.update(clan.laid)
            clan.laid = []
            wanted[seat] = min(len(done), 3 * LAST_STEP - sum(clan.steps))
            if len(clan.open_stats()) == 1:
                chosen[seat] = clan.open_stats() * wanted[seat]
                for name in chosen[seat]:
                    clan.raise_stat(name)
                wanted[seat] = 0
        chosen = {seat: self.choose_stats(seat, count) for seat, count in wanted.items()}
        for seat, names in chosen.items():
            for name in names:
                self.clans[seat].raise_stat(name)

    def choose_stats(self, seat: int, count: int) -> list[str]:
        """In ascending order, so that all steps find room."""
        steps = [
            name for name, step in zip(STATS, self.clans[seat].steps, strict=True) for _ in range(LAST_STEP - step)
        ]
        names: list[str] = []
        while len(names) < count:
            need = count - len(names) - 1
            names.append(self.ask(seat, "quest-reward", sorted(set(steps[: len(steps) - need]))))
            steps = steps[steps.index(names[-1]) + 1 :]
        return names

    def ragnarok(self) -> None:
        land = self.doom[self.age - 1]
        for seat in self.clockwise(self.first):
            clan = self.clans[seat]
            fallen = self.destroy(seat, land, self.force(seat, land), by_ragnarok=True)
            clan.glory += fallen * (self.age + 1) * (1 + clan.has("odins_inspiration"))
        self.ruined.add(land)

    def release(self) -> None:
        for clan in self.clans:
            each = clan.has("lokis_domain") + 2 * clan.has("lokis_eminence") + 3 * clan.has("lokis_wrath")
            clan.glory += each * clan.figures["valhalla"].total()
            clan.figures["reserve"] += clan.figures["valhalla"]
            clan.figures["valhalla"] = Counter()
