"""Where the engine still differs from the second telling, each as one override with the line or ruling it breaks.

The comparison uses these until the engine is mended; then the plays disagree here, and the override goes. `STRICT`
plays against the oracle without them.
"""

from __future__ import annotations

from functools import partial

from .oracle.attack import Attack, Strike
from .oracle.battle import Oracle
from .oracle.features import Ward
from .oracle.table import GRAVEYARD, SYMBIONTS, Asking, Bonus, Card
from .oracle.values import RANGED


class AsPlayed(Oracle):
    """The oracle with the engine's differences."""

    def add_token(self, card: Card) -> Asking:
        """K-22 lets a card come back at once; here it waits until the other features of the turn's start are done."""
        if False:
            yield 0, "", []
        if card.zone == GRAVEYARD:
            card.tokens += 1

    def what_it_may(self, card: Card) -> list[str]:
        """L102 lets any creature close for the right to strike a flyer; here not one that has it still."""
        return [what for what in super().what_it_may(card) if what != "sky" or card.reach < self.turn]

    def on_kill(self, killer: Card, dead: Card, poison: int) -> None:
        """K-9 and L368 put scavenging among the features of the attack; here it comes with the death."""
        before = len(self.waiting)
        super().on_kill(killer, dead, poison)
        if len(self.waiting) > before:
            if dead.zone == GRAVEYARD:
                self.banish(dead)
            killer.wounds = killer.poison = 0
            if not poison:
                self.waiting.pop()

    def leave(self, card: Card, zone: str) -> None:
        """K-6 counts graveyard and exile only; here a return to the deck ends the quiet turns too. And Elm,
        gone there, is taken for a card of seat 0 by what its last strike wakes (Raer's push, K-26)."""
        super().leave(card, zone)
        self.quiet = 0
        if zone == "deck":
            card.side = 0

    def after_prevention(self, strike: Strike, value: int) -> int:
        """The Mage prevents in the opponent's next turn; here at once, too."""
        kept = self.wards
        self.wards = [Ward(w.side, self.turn, w.left) if w.turn == self.turn + 1 else w for w in kept]
        value = super().after_prevention(strike, value)
        for ward, used in zip(kept, self.wards, strict=True):
            ward.left = used.left
        self.wards = kept
        return value

    def drink(self, strike: Strike) -> None:
        """L394 caps the healing by the lives left; here Vampire's wounds are capped, then one is taken off."""
        wounds = strike.wounds
        strike.wounds = min(wounds, strike.life_before)
        super().drink(strike)
        strike.wounds = wounds

    def block(self, attack: Attack, values: dict[Strike, int]) -> Asking:
        """Daughter of Pearl prophesies as a target of an attack; here only if it hits."""
        if any(not strike.answer for strike in values):
            yield from super().block(attack, values)

    def ends_early(self, strike: Strike) -> bool:
        """K-10 ends an attack whose target left play; here the exchange may still be stepped down, and the dead strikes
        back."""
        return False

    def over_a_row(self, card: Card, other: Card) -> bool:
        """L520 forbids a strike over a cell with an enemy card; here a parasite is none."""
        riders = [c for c in self.in_play() if c.kind in SYMBIONTS and c is not card and c is not other]
        cells = [rider.cell for rider in riders]
        for rider in riders:
            rider.cell = None
        found = super().over_a_row(card, other)
        for rider, cell in zip(riders, cells, strict=True):
            rider.cell = cell
        return found

    def spell_proof(self, card: Card) -> bool:
        return card is not self.given_up and super().spell_proof(card)

    given_up: Card | None = None

    def redistribute(self, card: Card, target: Card) -> Asking:
        """L410: a card with protection from spells has nothing of them, not even its own player's healing."""
        self.given_up = target
        yield from super().redistribute(card, target)
        self.given_up = None

    def squires(self, seat: int, attack: Attack) -> list[Card]:
        """K-10 forbids Squire a ranged attack when he stands next to the attacker."""
        kind = attack.kind
        attack.kind = "special" if kind in RANGED else kind
        found = super().squires(seat, attack)
        attack.kind = kind
        return found

    def opposite(self, card: Card, other: Card) -> bool:
        """K-18: a symbiont is a target of its own at its host's cell; here Cyclops does not see it there."""
        return other.host is None and super().opposite(card, other)

    def wounded_again(self, taken: list[Card]) -> list[Card]:
        """Tergala wounds X creatures; here, where there are fewer, the last one again and again."""
        return [card for card in taken[-1:] if card.in_play]

    def revive(self, card: Card) -> Asking:
        """What Skeletal Worm and Plague Rider do on incarnating belongs to that (L448); here also to reviving."""
        before = self.in_play()
        yield from super().revive(card)
        for other in self.in_play():
            if other not in before and other.word == "skeletal-worm":
                self.tremors.pop(other.slot, None)
                self.wake(other, partial(self.worm_shakes, other))
            if other not in before and other.word == "plague-rider":
                other.bonuses.append(Bonus("attack_experience", 2, self.turn))
                other.bonuses.append(Bonus("simple_value", 2, self.turn))
