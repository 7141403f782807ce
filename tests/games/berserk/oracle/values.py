"""What cards have at a moment: armor, dice, values, protections, range, movement."""

from __future__ import annotations

from .table import CREATURES, FIELD, FORMATIONS, Card, Table, apart, next_to

NON_MAGIC = ("simple", "special", "shot", "throw", "lunge")
STRIKES = ("simple", "special", "magic", "lunge")
"""K-28: "strike" with no further word."""
CLOSE = ("simple", "special", "magic")
RANGED = ("discharge", "shot", "throw", "lunge")


class Values(Table):
    def in_formation(self, card: Card) -> bool:
        """L506: own cards with formation beside each other, not diagonally, each have what theirs says."""
        if card.word not in FORMATIONS or self.silent(card) or card.zone != FIELD or card.cell is None:
            return False
        for other in self.squad(card.side):
            if other.word not in FORMATIONS or self.silent(other) or other.zone != FIELD or other.cell is None:
                continue
            if apart(card.cell, other.cell) == 1:
                return True
        return False

    def riders(self, card: Card) -> list[Card]:
        return [other for other in self.in_play() if other.host is card and not self.silent(other)]

    def armor(self, card: Card) -> int:
        """L384, K-15: the larger counts."""
        formed = {"helmir": 2, "chernovar": 1}.get(card.word, 0) if self.in_formation(card) else 0
        return max(self.symbol(card, "armor"), formed)

    def movement(self, card: Card) -> int:
        """L227; a host carries Whirl or Ivy, Borgak runs if he goes first."""
        if card.kind != "ground":
            return 0
        total = int(card.printed["move"])
        if self.knows(card, "borgak") and card.side == self.first:
            total += 1
        for rider in self.riders(card):
            total += {"sentient-whirl": 1, "poison-ivy": -1}.get(rider.word, 0)
        return max(total, 0)

    # --- dice -------------------------------------------------------------------------------------------------------

    def clumsiness(self, card: Card) -> int:
        return 1 if self.knows(card, "clay-golem") else 0

    def die_of_attacker(self, card: Card, target: Card, kind: str) -> int:
        """L460 to L470, K-23: experience and clumsiness; the larger experience counts."""
        if kind == "shot":
            return self.symbol(card, "shooting_experience")
        if kind != "simple":
            return 0
        experience = [self.symbol(card, "attack_experience")]
        experience += [bonus.amount for bonus in card.bonuses if bonus.what == "attack_experience"]
        if self.knows(card, "mist-dweller") and target.cell in card.trod:
            experience.append(2)
        return max(experience) - self.clumsiness(card)

    def die_of_target(self, card: Card) -> int:
        experience = [self.symbol(card, "defence_experience")]
        if self.in_formation(card) and card.word == "guard-of-tullen":
            experience.append(1)
        return max(experience) - self.clumsiness(card)

    # --- values -----------------------------------------------------------------------------------------------------

    def plus_of_attacker(self, card: Card, target: Card, kind: str) -> int:
        total = 0
        if kind == "simple":
            total += card.has("simple_value")
            if self.in_formation(card) and card.word == "paladin-of-allamor":
                total += target.printed["element"] == "darkness"
        if kind in STRIKES:
            total += card.has("strike_value")
        if kind == "shot":
            if self.in_formation(card) and card.word == "dwarf-crossbowman":
                total += 1
            if self.knows(card, "mermaid-jester") and target.creature and target.shifted:
                total += 1
        return total

    def minus_of_target(self, card: Card, kind: str) -> int:
        """L528: what is taken off an attack at this card."""
        total = 0
        if self.knows(card, "skeleton") and kind in ("shot", "throw"):
            total += 1
        if self.knows(card, "mist-dweller") and kind in ("simple", "special", "lunge"):
            total += 1
        if kind in RANGED:
            if self.knows(card, "shieldbearer"):
                total += 1
            total += sum(rider.word == "sentient-whirl" for rider in self.riders(card))
            total += self.shielded(card)
        if kind == "simple" and card.word == "shieldbearer" and self.in_formation(card):
            total += 1
        return total

    def shielded(self, card: Card) -> int:
        """A steppe creature to the left or right of its Shieldbearers."""
        if not card.creature or card.printed["element"] != "steppes" or card.zone != FIELD or card.cell is None:
            return 0
        found = 0
        for other in self.squad(card.side):
            if self.knows(other, "shieldbearer") and other.zone == FIELD and other.cell is not None:
                found += other.cell[1] == card.cell[1] and abs(other.cell[0] - card.cell[0]) == 1
        return found

    def protected(self, card: Card, by: Card, kind: str, value: int) -> bool:
        """L410 to L440: attacks of this kind do nothing to the card."""
        if kind == "shot" and self.symbol(card, "protection_shots"):
            return True
        if kind == "throw" and self.symbol(card, "protection_throws"):
            return True
        if kind == "discharge" and self.symbol(card, "protection_discharges"):
            return True
        if kind in ("magic", "discharge") and self.symbol(card, "protection_magic"):
            return True
        if by.kind == "flying" and self.symbol(card, "protection_flyers"):
            return True
        return self.knows(card, "mountain-spirit") and kind in NON_MAGIC and value == 1

    def spell_proof(self, card: Card) -> bool:
        return bool(self.symbol(card, "protection_spells") or self.symbol(card, "protection_magic"))

    def steadfast(self, card: Card, side: int) -> bool:
        """L504: an opponent's effects neither wound nor destroy it."""
        return bool(self.symbol(card, "steadfast")) and card.side != side

    def may_be_poisoned(self, card: Card) -> bool:
        return card.creature and not self.incorporeal(card) and not self.symbol(card, "protection_poison")

    def directed(self, card: Card, target: Card) -> bool:
        """L454: nobody defends against it."""
        if self.symbol(card, "directed_strike") or card.has("directed") or self.unanswered(card):
            return True
        if self.knows(card, "jaguar") and card.kind == "flying":
            return True
        return self.knows(card, "mountain-spirit") and target.is_a("hero-")

    def unanswered(self, card: Card) -> bool:
        return self.knows(card, "vampire")

    def reach_of(self, card: Card, limit: int | None, kind: str) -> int | None:
        """A Paladin of one's own in the same column lengthens shots, throws and discharges."""
        if limit is None or kind == "lunge" or card.cell is None:
            return limit
        for other in self.squad(card.side):
            if self.knows(other, "paladin-of-allamor") and other.zone == FIELD and other.cell is not None:
                limit += other.cell[0] == card.cell[0]
        return limit

    # --- whom an attack may be declared at --------------------------------------------------------------------------

    def strike_targets(self, card: Card) -> list[Card]:
        """L251, L102, K-19, K-25: a flyer strikes all, others what stands next to them, their own cards too."""
        out = []
        for other in self.in_play():
            if other is card or other.kind == "terrain":
                continue
            if card.kind == "flying":
                out.append(other)
            elif other.kind == "flying" and other.zone != FIELD:
                if card.reach >= self.turn:
                    out.append(other)
            elif next_to(card, other):
                out.append(other)
        if self.knows(card, "cyclops"):
            out = [other for other in out if self.opposite(card, other)]
        return out

    def opposite(self, card: Card, other: Card) -> bool:
        if card.cell is None or other.cell is None:
            return False
        return other.cell == (card.cell[0], card.cell[1] + self.forward(card.side))

    def close_targets(self, card: Card) -> list[Card]:
        return [other for other in self.in_play() if next_to(card, other)]

    def ranged_targets(self, card: Card, kind: str, limit: int | None) -> list[Card]:
        """L318, L336: not next to the attacker; flyers always, but not by a strike over a row."""
        out = []
        limit = self.reach_of(card, limit, kind)
        for other in self.in_play():
            if other is card or other.kind == "terrain" or next_to(card, other):
                continue
            if kind == "lunge":
                fits = self.over_a_row(card, other)
            elif card.cell is None or other.cell is None or limit is None:
                fits = True
            else:
                fits = apart(card.cell, other.cell) <= limit
            if fits:
                out.append(other)
        return out

    def over_a_row(self, card: Card, other: Card) -> bool:
        """L520: over one cell, straight, that no enemy card stands on."""
        if card.cell is None or other.cell is None or apart(card.cell, other.cell) != 2:
            return False
        if card.cell[0] != other.cell[0] and card.cell[1] != other.cell[1]:
            return False
        middle = ((card.cell[0] + other.cell[0]) // 2, (card.cell[1] + other.cell[1]) // 2)
        return all(between.side == card.side for between in self.standing_at(middle))

    def alive(self, side: int) -> bool:
        return any(card.kind in CREATURES for card in self.squad(side))
