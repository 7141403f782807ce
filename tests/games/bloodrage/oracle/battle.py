"""Pillages and battles."""

from __future__ import annotations

from collections import Counter

from tests.games.bloodrage.oracle.board import (
    CARDS,
    LANDS,
    MOST_RAGE,
    ORDER,
    STATS,
    TREE,
    Board,
    kind_of,
    name_of,
    neighbours,
    strength_of,
)

LATE = {"heimdalls_eye": 2, "heimdalls_gaze": 3}
"""Late cards and the age in which they come."""


class Battle(Board):
    """What happens when a clan sets out to pillage a province."""

    def invade(self, seat: int, figure: str, origin: str, place: str) -> None:
        raise NotImplementedError

    def pillage(self, seat: int, land: str) -> None:
        self.call(seat, land)
        self.fighters = [rival for rival in self.clockwise(seat) if self.force(rival, land)]
        battle = self.fighters != [seat]
        winner: int | None = seat
        graced = False
        if battle:
            self.land = land
            self.fallen: Counter[int] = Counter()
            self.counted: Counter[int] = Counter()
            valkyries = [rival for rival in self.fighters if self.clans[rival].figures[land]["valkyrie"]]
            self.show_cards()
            self.act()
            self.add_late_cards()
            winner, graced = self.settle(valkyries)
        if winner == seat:
            self.take_spoils(seat, land, graced)
        if battle and winner is not None:
            self.clans[winner].glory += self.clans[winner].stat("axes")
        leader = self.clans[seat].figures[land]["leader"]
        if winner == seat and leader and self.clans[seat].has("lord_of_hammers"):
            self.advance(seat, land)
        for rival in self.fighters if battle else []:
            blessed = rival != winner and self.clans[rival].has("lokis_blessing")
            if blessed and self.may_follow(rival, land) and self.agrees(rival, "blessing", "warrior"):
                self.invade(rival, "warrior", "reserve", land)

    def may_follow(self, seat: int, land: str) -> bool:
        """A warrior of the reserve may still invade there (R-54)."""
        clan = self.clans[seat]
        return land != TREE and self.free(land) > 0 and clan.figures["reserve"]["warrior"] > 0 and clan.has_helmet()

    def call(self, seat: int, land: str) -> None:
        """Round and round from the left (495, R-11, R-45)."""
        rival = seat
        refused = 0
        while refused < self.seats and self.free(land):
            rival = (rival + 1) % self.seats
            clan = self.clans[rival]
            answers = [f"{kind} {place}" for place in neighbours(land) for kind in +clan.figures[place]]
            answer = self.ask(rival, "call", ["pass", *answers]) if answers else "pass"
            refused += 1
            if answer != "pass":
                figure, place = answer.split()
                self.move(rival, figure, place, land)
                refused = 0

    def show_cards(self) -> None:
        """Everybody plays a card (507); Primacy, then the Watch, after which all play anew (R-2, R-30)."""
        self.canceller: int | None = None
        chosen = {
            seat: self.ask(seat, "battle-card", sorted(set(self.clans[seat].hand)))
            for seat in self.fighters
            if len(self.clans[seat].hand) > 1
        }
        for seat in self.fighters:
            clan = self.clans[seat]
            if clan.hand:
                card = chosen.get(seat, clan.hand[0])
                clan.hand.remove(card)
                clan.played = [card]
        for seat in self.fighters:
            if self.canceller is None and self.shows(seat, "thors_primacy"):
                self.canceller = seat
        for seat in self.fighters:
            if self.shows(seat, "heimdalls_watch"):
                for rival in self.fighters:
                    for card in self.clans[rival].played:
                        self.discards[card] += 1
                        self.clans[seat].glory += strength_of(card) if kind_of(card) == "battle" else 0
                    self.clans[rival].played = []
                return self.show_cards()
        return None

    def shows(self, seat: int, name: str) -> bool:
        """Whether this is the card a seat has revealed, and its text counts."""
        played = self.clans[seat].played
        return bool(played) and name_of(played[0]) == name and self.canceller in (None, seat)

    def act(self) -> None:
        """What the other cards do before strengths are compared, from the pillager clockwise."""
        for seat in self.fighters:
            clan = self.clans[seat]
            worths = [0, *[3] * clan.has("tyrs_domain"), *[5] * clan.has("tyrs_wrath")]
            if clan.played and kind_of(clan.played[0]) == "quest" and len(worths) > 1:
                answer = self.ask(seat, "quest-strength", [f"as {worth}" for worth in worths])
                self.counted[seat] = int(answer.split()[1])
            if self.shows(seat, "odins_smite"):
                for rival in self.fighters:
                    if rival != seat and self.clans[rival].figures[self.land]["warrior"]:
                        self.fallen[rival] += self.destroy(rival, self.land, Counter(warrior=1))
            if self.shows(seat, "odins_tide"):
                for rival in self.fighters:
                    self.keep_one(rival)

    def keep_one(self, seat: int) -> None:
        force = self.force(seat, self.land)
        kinds = [kind for kind in self.clans[seat].kinds() if force[kind]]
        if kinds:
            kept = kinds[0] if len(kinds) == 1 else self.ask(seat, "tide", kinds)
            self.fallen[seat] += self.destroy(seat, self.land, force - Counter([kept]))

    def add_late_cards(self) -> None:
        """From the pillager, round and round, while one might be in a hand as all can see (R-10, R-68)."""
        seat = self.fighters[0]
        refused = 0
        while refused < self.seats and self.late_cards_out():
            clan = self.clans[seat]
            answer = "pass"
            if seat in self.fighters and clan.hand:
                late = sorted({card for card in clan.hand if card in LATE})
                answer = self.ask(seat, "late-card", [*late, "pass"])
            refused += 1
            if answer != "pass":
                clan.hand.remove(answer)
                clan.played.append(answer)
                refused = 0
            seat = (seat + 1) % self.seats

    def late_cards_out(self) -> bool:
        seen = Counter(card for clan in self.clans for card in clan.played) + self.discards
        copies = {card: int(CARDS[card]["copies"][self.seats - 2]) for card, age in LATE.items() if age <= self.age}
        return self.age > 1 and sum(copies.values()) > sum(seen[card] for card in LATE)

    def worth(self, seat: int, card: str) -> int:
        if kind_of(card) == "battle":
            return strength_of(card)
        return self.counted[seat] if kind_of(card) == "quest" else 0

    def total(self, seat: int) -> int:
        total = self.strength(seat, self.land)
        total += sum(self.worth(seat, card) for card in self.clans[seat].played)
        if self.shows(seat, "heimdalls_sight"):
            others = [rival for rival in self.fighters if rival != seat]
            total += max([self.worth(rival, card) for rival in others for card in self.clans[rival].played], default=0)
        return total

    def settle(self, valkyries: list[int]) -> tuple[int | None, bool]:
        """The comparison and what it costs, in the order of R-42; gives the winner, and whether Grace is due."""
        totals = {seat: self.total(seat) for seat in self.fighters}
        best = [seat for seat in self.fighters if totals[seat] == max(totals.values())]
        winner = best[0] if len(best) == 1 else None
        judges = [seat for seat in self.fighters if self.shows(seat, "odins_judgement")]
        graced = winner is not None and self.shows(winner, "friggas_grace")
        if winner is not None:
            gains = [name for name in ("thors_hammer", "thors_ascension", "thors_oath") if self.shows(winner, name)]
            self.rob(winner)
            self.reward(winner, gains)
            self.keep_cards(winner)
        for seat in self.fighters:
            clan = self.clans[seat]
            if seat == winner:
                self.discards.update(clan.played)
            else:
                clan.hand += clan.played
            clan.played = []
        for seat in self.fighters:
            if seat != winner:
                self.fallen[seat] += self.destroy(seat, self.land, self.force(seat, self.land))
        for seat in self.fighters:
            clan = self.clans[seat]
            enemies = self.fallen.total() - self.fallen[seat]
            clan.glory += 2 * self.fallen.total() * (seat in judges) + 2 * enemies * (seat in valkyries)
            clan.glory += 2 * (clan.has("thors_glory") and enemies >= 2)
        return winner, graced

    def rob(self, winner: int) -> None:
        """Cards that pay for losing; nobody gives more than is left (R-28, R-39, R-69)."""
        clan = self.clans[winner]
        for seat in self.fighters:
            loser = self.clans[seat]
            if seat == winner:
                continue
            if self.shows(seat, "lokis_trickery") and clan.rage:
                clan.rage -= 1
                loser.rage = min(MOST_RAGE, loser.rage + 1)
            if self.shows(seat, "lokis_backstab"):
                glory = min(2, clan.glory)
                clan.glory -= glory
                loser.glory += glory
            if self.shows(seat, "lokis_poison"):
                loser.hand += clan.played
                clan.played = []

    def reward(self, winner: int, gains: list[str]) -> None:
        clan = self.clans[winner]
        if "thors_hammer" in gains:
            clan.glory += 3
        if "thors_ascension" in gains:
            clan.glory += 3
            clan.rage = min(MOST_RAGE, clan.rage + 3)
        if "thors_oath" in gains:
            self.choose_stat(winner)

    def keep_cards(self, winner: int) -> None:
        """Tyr's Prowess: in ascending order, for 1 rage each."""
        clan = self.clans[winner]
        kept: list[str] = []
        while clan.has("tyrs_prowess") and len(kept) < clan.rage:
            left = Counter(clan.played) - Counter(kept)
            cards = sorted(card for card in left if not kept or ORDER[card] >= ORDER[kept[-1]])
            answer = self.ask(winner, "prowess", [*cards, "done"]) if cards else "done"
            if answer == "done":
                break
            kept.append(answer)
        clan.rage -= len(kept)
        clan.hand += kept
        clan.played = list((Counter(clan.played) - Counter(kept)).elements())

    def take_spoils(self, seat: int, land: str, graced: bool) -> None:
        """The token, twice for a Frost Giant; Grace; the Lord (R-7, R-23, R-55)."""
        clan = self.clans[seat]
        token = self.tokens[land]
        for _ in range(1 + clan.figures[land]["frost_giant"]):
            if token == "glory":
                clan.glory += 5
            for name in STATS if token == "all" else [token] if token in STATS else []:
                clan.raise_stat(name)
        self.pillaged.add(land)
        leads = clan.figures[land]["leader"] > 0
        if graced:
            self.choose_stat(seat, token)
        if leads and clan.has("lord_of_axes"):
            self.choose_stat(seat)
        if leads and clan.has("lord_of_spears"):
            for name in STATS:
                clan.raise_stat(name)

    def advance(self, seat: int, land: str) -> None:
        lands = [place for place in LANDS if place in neighbours(land) and self.free(place)]
        if lands:
            answer = self.ask(seat, "hammers", [*lands, "stay"])
            if answer != "stay":
                self.move(seat, "leader", land, answer)
