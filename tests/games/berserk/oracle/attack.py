"""An attack from its declaration to the features it wakes (K-9), and the windows of instants (K-8)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from .changes import Changes
from .table import EXTRA, GRAVEYARD, Asking, Card, Disagreement, Question, next_to
from .values import NON_MAGIC

WEAK, MEDIUM, STRONG = 1, 2, 3
TABLE = {
    1: (WEAK, 0), 2: (MEDIUM, WEAK), 3: (MEDIUM, 0), 4: (STRONG, WEAK), 5: (STRONG, 0),
    -1: (WEAK, 0), -2: (0, 0), -3: (0, WEAK), -4: (WEAK, MEDIUM), -5: (0, MEDIUM),
}  # fmt: skip
"""L281: by the difference of the dice, who strikes how; beyond five is as five."""
STEPPED = {2: 1, 4: 3, -4: -3}
"""The rows with an exchange, and the rows before them."""


def fight_result(one: int, other: int) -> tuple[int, int]:
    """L281 to L297: the strikes of attacker and target by their modified dice."""
    if one == other:
        return (WEAK, 0) if one <= 4 else (0, WEAK)
    return TABLE[max(-5, min(5, one - other))]


def plain_result(die: int) -> int:
    """L299: against a closed card, and for every attack that is no fight."""
    return WEAK if die <= 3 else MEDIUM if die <= 5 else STRONG


@dataclass(eq=False)
class Strike:
    """One side of an attack: the attack itself, or the answer to it."""

    by: Card
    at: Card
    kind: str
    triple: tuple[int, ...]
    answer: bool = False
    strength: int = 0
    plus: int = 0
    lessened: int = 0
    void: bool = False
    wounds: int = 0
    life_before: int = 0
    was_closed: bool = False


@dataclass(eq=False)
class Attack:
    by: Card
    target: Card
    kind: str
    triple: tuple[int, ...]
    plus: int = 0
    redirected: bool = False
    defender: Card | None = None
    strikes: list[Strike] = field(default_factory=list)
    blocked: bool = False


@dataclass(eq=False)
class Instant:
    card: Card
    what: str
    strike: Strike | None = None
    target: Card | None = None


class Attacks(Changes):
    def attack(self, by: Card, target: Card, kind: str, triple: tuple[int, ...], plus: int = 0) -> Asking:
        attack = Attack(by, target, kind, triple, plus)
        self.on_attack_declared(attack)
        yield from self.flush()
        yield from self.window("declaration", attack)
        target = attack.target
        if not target.in_play:
            return
        yield from self.turn_up(target)
        if not target.in_play or not self.can_hit(by, target, kind):
            return
        main = Strike(by, target, kind, triple, plus=attack.plus)
        answer = Strike(target, by, "simple", tuple(target.printed.get("strike", (0, 0, 0))), answer=True)
        attack.strikes = [main, answer]
        fights = kind == "simple" and target.creature and (target.open or attack.defender is target)
        if fights and not self.unanswered(by):
            yield from self.roll_fight(main, answer)
            if self.ends_early(main):
                return
        else:
            plus = self.die_of_attacker(by, target, kind)
            picked = yield from self.pick(main)
            main.strength = plain_result(self.rolled(main, plus, picked) + plus)
        attack.strikes = [strike for strike in attack.strikes if strike.strength]
        yield from self.window("value", attack)
        yield from self.hit(attack)

    def can_hit(self, by: Card, target: Card, kind: str) -> bool:
        """K-10: an attack ends if its target turned out to be what it can never hit."""
        if target.kind == "terrain":
            return False
        if kind == "lunge" and target.zone == EXTRA:
            return False
        close = kind in ("simple", "special", "magic")
        if close and target.zone == EXTRA and by.kind != "flying":
            return kind == "simple" and by.reach >= self.turn
        return True

    # --- dice -------------------------------------------------------------------------------------------------------

    def pick(self, strike: Strike) -> Generator[Question, str, int]:
        """A Pyromancer rolls twice and chooses; equal dice add one to the attack. Gives the die, 0 if not known yet."""
        if not self.knows(strike.by, "pyromancer-of-dzara"):
            return 0
        if self.asked != "pick-die" or self.asked_seat != strike.by.side:
            strike.plus += 1
            return 0
        if len(set(self.offered)) != 2:
            raise Disagreement("two different dice are to choose from")
        answer = yield strike.by.side, "pick-die", list(self.offered)
        return int(answer.split()[1])

    def rolled(self, strike: Strike, plus: int, picked: int) -> int:
        die = self.roll(strike.by, plus)
        if picked and picked != die:
            raise Disagreement(f"{picked} was chosen, and not {die}")
        return die

    def roll_fight(self, main: Strike, answer: Strike) -> Asking:
        """L277: the attacker rolls first; the higher roll may step an exchange down."""
        plus, minus = self.die_of_attacker(main.by, main.at, "simple"), self.die_of_target(main.at)
        picks = [(yield from self.pick(main)), (yield from self.pick(answer))]
        one, other = self.rolled(main, plus, picks[0]), self.rolled(answer, minus, picks[1])
        self.on_fight_rolled(main, one, other)
        yield from self.flush()
        if self.ends_early(main):
            return
        one, other = one + plus, other + minus
        main.strength, answer.strength = fight_result(one, other)
        row = max(-5, min(5, one - other))
        if row in STEPPED:
            seat = main.by.side if row > 0 else main.at.side
            reply = yield seat, "step-down", ["step down", "pass"]
            if reply == "step down":
                main.strength, answer.strength = TABLE[STEPPED[row]]

    def ends_early(self, strike: Strike) -> bool:
        """K-10, K-51: an attack ends if its target left play, and was none."""
        return not strike.at.in_play

    # --- windows ----------------------------------------------------------------------------------------------------

    def window(self, moment: str, attack: Attack) -> Asking:
        """K-8: the active player first, until both pass in a row; the last declared comes first, and before the next
        both are asked again."""
        declared: list[Instant] = []
        seat, passes = self.active, 0
        while passes < 2 or declared:
            if passes == 2:
                self.carry_out(declared.pop(), attack)
                yield from self.flush()
                seat, passes = self.active, 0 if declared else 2
                continue
            found = {self.told(instant): instant for instant in self.instants(seat, moment, attack, declared)}
            answer = "pass"
            if found or self.hides(seat):
                answer = yield seat, "window-attack", ["pass", *found]
            if answer == "pass":
                passes += 1
                seat = 1 - seat
                continue
            instant = found[answer]
            declared.append(instant)
            yield from self.pay_instant(instant)
            yield from self.flush()
            seat, passes = self.active, 0

    def hides(self, seat: int) -> bool:
        return any(card.face_down and card.side == seat for card in self.in_play())

    def told(self, instant: Instant) -> str:
        if instant.what == "defend":
            return f"defend {self.name(instant.card)}"
        back = " return" if instant.strike is not None and instant.strike.answer else ""
        return f"{self.name(instant.card)} feature1{back}"

    def instants(self, seat: int, moment: str, attack: Attack, declared: list[Instant]) -> list[Instant]:
        found = []
        if moment == "declaration" and not any(instant.what == "defend" for instant in declared):
            found += [Instant(card, "defend", target=card) for card in self.defenders(seat, attack)]
            found += [Instant(card, "squire", target=card) for card in self.squires(seat, attack)]
        if moment == "value":
            for strike in attack.strikes:
                for card in self.cards:
                    if card.side == seat and self.may_strengthen(card, strike):
                        found.append(Instant(card, "strengthen", strike))
                    if card.owner == seat and self.may_lessen(card, strike):
                        found.append(Instant(card, "lessen", strike))
        return found

    def defenders(self, seat: int, attack: Attack) -> list[Card]:
        """L259, L102, L450, K-25: open creatures of the attacker's opponent, next to both; flyers by their own rule."""
        by, target = attack.by, attack.target
        if attack.kind != "simple" or attack.redirected or self.directed(by, target):
            return []
        if seat == by.side or by.side != self.active:
            return []
        found = []
        for card in self.squad(seat):
            if not card.creature or not card.open or card is target or card is by:
                continue
            if target.zone == EXTRA:
                fits = card.kind == "flying" and card.zone == EXTRA
            elif by.kind == "flying" and by.zone == EXTRA:
                fits = (card.zone == EXTRA and card.kind == "flying") or next_to(card, target)
            else:
                fits = next_to(card, target) and next_to(card, by)
            if fits:
                found.append(card)
        return found

    def squires(self, seat: int, attack: Attack) -> list[Card]:
        """Squire takes an attack off a creature next to him; K-10: never one that cannot hit him."""
        if attack.redirected or not attack.target.creature:
            return []
        found = []
        for card in self.squad(seat):
            if card.word != "squire" or card.has("lost") or card is attack.target or card is attack.by:
                continue
            if not next_to(card, attack.target) or card.uses["squire"]:
                continue
            if attack.kind in ("discharge", "shot", "throw", "lunge") and next_to(card, attack.by):
                continue
            found.append(card)
        return found

    def may_strengthen(self, card: Card, strike: Strike) -> bool:
        """Ost closes, and a simple strike of one's own creature is strong."""
        if card.word != "ost" or card.has("lost") or not card.in_play or not card.open:
            return False
        return strike.kind == "simple" and strike.by.side == card.side

    def may_lessen(self, card: Card, strike: Strike) -> bool:
        """Nadikh in the graveyard gives a token, and an attack that is no magic is two less, not below one."""
        if card.word != "nadikh" or card.zone != GRAVEYARD or not card.tokens or card.uses["lessen"]:
            return False
        return strike.kind in NON_MAGIC

    def pay_instant(self, instant: Instant) -> Asking:
        card = instant.card
        yield from self.turn_up(card)
        if instant.what == "lessen":
            card.tokens -= 1
            card.uses["lessen"] += 1
        elif instant.what == "squire":
            card.uses["squire"] += 1
        else:
            card.open = False
            card.acted = True
            self.on_act(card)

    def carry_out(self, instant: Instant, attack: Attack) -> None:
        if instant.what in ("defend", "squire"):
            if attack.redirected or not instant.card.in_play:
                return
            attack.redirected = True
            attack.target = instant.card
            if instant.what == "defend":
                attack.defender = instant.card
        elif instant.strike is not None and instant.what == "strengthen":
            instant.strike.strength = STRONG
        elif instant.strike is not None:
            instant.strike.lessened += 1

    # --- wounds -----------------------------------------------------------------------------------------------------

    def value(self, strike: Strike) -> int:
        """K-9: the attacker's side, the target's side, not below 0, then what sets it."""
        value = strike.triple[strike.strength - 1] + strike.plus
        value += self.plus_of_attacker(strike.by, strike.at, strike.kind)
        value = max(0, value - self.minus_of_target(strike.at, strike.kind))
        if strike.lessened and value > 1:
            value = max(1, value - 2 * strike.lessened)
        if self.knows(strike.at, "sentient-whirl") and strike.kind in NON_MAGIC:
            value = 1
        return value

    def hit(self, attack: Attack) -> Asking:
        """Protection, prevention, wounds of both strikes together, deaths, features."""
        values = {strike: self.value(strike) for strike in attack.strikes}
        yield from self.block(attack, values)
        if attack.blocked:
            return
        for strike, value in values.items():
            strike.void = not strike.at.in_play or self.protected(strike.at, strike.by, strike.kind, value)
            strike.life_before = strike.at.life
            if not strike.void:
                strike.wounds = self.after_prevention(strike, value)
        killers: dict[Card, Card] = {}
        done = [strike for strike in attack.strikes if not strike.void]
        hurt_before = {strike.at for strike in done if strike.at.hurt}
        armored = {strike.at for strike in done if self.armor(strike.at) > 0}
        for strike in done:
            self.wound(strike.at, strike.wounds)
            killers[strike.at] = strike.by
        for strike in done:
            if strike.wounds:
                strike.at.hurt = True
            self.drink(strike)
        for strike in done:
            first = strike.at not in hurt_before and strike.wounds > 0
            self.on_wounds(strike, first and strike.at in armored)
        self.bury(killers)
        for strike in done:
            self.on_strike(strike)
        self.on_attack_over(attack)
        yield from self.flush()

    def after_prevention(self, strike: Strike, value: int) -> int:
        """L384: armor takes the first wounds of non-magic attacks in a turn."""
        if strike.kind not in NON_MAGIC:
            return value
        left = max(0, self.armor(strike.at) - strike.at.armor_used)
        stopped = min(left, value)
        strike.at.armor_used += stopped
        return value - stopped

    # --- what cards add, told in features.py --------------------------------------------------------------------------

    def turn_up(self, card: Card) -> Asking:
        raise NotImplementedError

    def block(self, attack: Attack, values: dict[Strike, int]) -> Asking:
        raise NotImplementedError

    def drink(self, strike: Strike) -> None:
        raise NotImplementedError

    def on_act(self, card: Card) -> None:
        raise NotImplementedError

    def on_attack_declared(self, attack: Attack) -> None:
        raise NotImplementedError

    def on_fight_rolled(self, main: Strike, one: int, other: int) -> None:
        raise NotImplementedError

    def on_wounds(self, strike: Strike, first_wound_of_armored: bool) -> None:
        raise NotImplementedError

    def on_strike(self, strike: Strike) -> None:
        raise NotImplementedError

    def on_attack_over(self, attack: Attack) -> None:
        raise NotImplementedError
