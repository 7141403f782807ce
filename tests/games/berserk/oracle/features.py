"""The features of the cards, one by one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from .attack import STRONG, Attack, Attacks, Strike, plain_result
from .table import EXTRA, FIELD, GRAVEYARD, PRINTED, Asking, Bonus, Card, Cell, Disagreement, next_to, touching
from .values import CLOSE, NON_MAGIC, STRIKES


@dataclass(frozen=True)
class Activated:
    """What a card may use in its turn: the number by which answers name it, its price, and what it does."""

    number: int
    what: str
    triple: tuple[int, ...] = ()
    limit: int | None = None
    close: bool = True
    counters: int = 0
    once: bool = False
    """Once per battle."""


ACTIVATED: dict[str, tuple[Activated, ...]] = {
    "ost": (Activated(2, "discharge", (1, 1, 1)),),
    "nadikh": (Activated(2, "discharge", (1, 2, 3), 4),),
    "dead-bombard": (Activated(1, "shot", (1, 2, 2)),),
    "mermaid-jester": (Activated(1, "shot", (1, 2, 2), 4),),
    "wyvern": (Activated(1, "heal itself"),),
    "pyromancer-of-dzara": (Activated(1, "discharge", (1, 2, 3)),),
    "khazg": (Activated(1, "shot", (3, 3, 3), 5),),
    "dwarf-crossbowman": (Activated(1, "shot", (0, 1, 1), 4),),
    "storm-priest": (Activated(1, "discharge", (4, 4, 4), close=False, counters=2),),
    "volkhv": (Activated(1, "redistribute", counters=1),),
    "tribal-healer": (Activated(1, "revive", counters=3, once=True), Activated(2, "discharge", (1, 1, 1))),
    "priest-king": (Activated(1, "take features", counters=1, once=True), Activated(2, "heal a creature")),
    "tergala": (Activated(1, "threaten a row"), Activated(2, "discharge", (1, 2, 2))),
    "cyclops": (Activated(1, "magic", (2, 2, 2)),),
    "charon": (Activated(1, "destroy both", counters=3), Activated(2, "discharge", (1, 1, 1))),
    "assassin": (Activated(1, "lunge", (1, 1, 1)), Activated(2, "finish")),
    "mage-of-tor-garon": (Activated(1, "ward"),),
    "skald": (Activated(1, "sing"), Activated(2, "discharge", (1, 2, 2), 4)),
    "cliffs-of-lant-mor": (Activated(1, "embolden"),),
    "gmurr": (Activated(1, "shot", (1, 2, 2), 4),),
    "poison-ivy": (Activated(1, "poison"),),
}


@dataclass
class Ward:
    """Wounds that a Mage still prevents, and in which turn."""

    side: int
    turn: int
    left: int = 3


@dataclass
class Threat:
    """A row that Tergala has chosen, and the turn of its wounds."""

    side: int
    turn: int
    row: int
    card: Card


VALHALLA = ("bonecrusher", "tribal-healer")


class Features(Attacks):
    def __init__(self) -> None:
        super().__init__()
        self.wards: list[Ward] = []
        self.threats: list[Threat] = []
        self.tremors: dict[int, Cell] = {}
        """Markers of Skeletal Worms by their slots."""

    def turn_up(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        card.face_down = False

    def prophecy(self) -> list[str]:
        """L486: the play tells what was shown."""
        if not self.shown:
            raise Disagreement("a prophecy should have been told")
        return self.shown.pop(0)

    def block(self, attack: Attack, values: dict[Strike, int]) -> Asking:
        """Daughter of Pearl, the target of a non-magic attack, blocks it if the card shown costs odd, once a turn."""
        if False:
            yield 0, "", []
        card = attack.target
        if not self.knows(card, "daughter-of-pearl") or attack.kind not in NON_MAGIC or card.uses["blocks"]:
            return
        if self.decks[card.owner].total():
            card.uses["blocks"] += 1
            attack.blocked = any(PRINTED[word]["cost"] % 2 for word in self.prophecy())

    def after_prevention(self, strike: Strike, value: int) -> int:
        """Armor first, then what Mages prevent in the opponent's turn."""
        value = super().after_prevention(strike, value)
        if strike.kind in NON_MAGIC:
            for ward in self.wards:
                if ward.side == strike.at.side and ward.turn == self.turn:
                    stopped = min(ward.left, value)
                    ward.left -= stopped
                    value -= stopped
        return value

    def drink(self, strike: Strike) -> None:
        """L394, K-9: Vampire heals one less than the wounds of its simple strike, no more than lives were left; the
        rest are extra lives. It does not bring back one without lives."""
        card = strike.by
        if not self.knows(card, "vampire") or strike.kind != "simple" or not strike.at.creature:
            return
        if self.incorporeal(strike.at) or card.life <= 0:
            return
        number = min(strike.wounds - 1, strike.life_before)
        if number > 0:
            card.lives += number - self.heal(card, number)

    def on_fight_rolled(self, main: Strike, one: int, other: int) -> None:
        """Borgak's own six wounds his opponent in the fight."""
        for card, die, opponent in ((main.by, one, main.at), (main.at, other, main.by)):
            if self.knows(card, "borgak") and die == 6:
                self.wake(card, partial(self.plain_wounds, card, opponent, 2))

    def plain_wounds(self, card: Card, other: Card, number: int) -> Asking:
        """Wounds by an effect of a card."""
        if False:
            yield 0, "", []
        self.effect_wounds(other, number, card.side)
        self.bury()

    def on_attack_over(self, attack: Attack) -> None:
        """The Mage's enemies are wounded by attacks that wound nobody, three times a turn."""
        if any(strike.wounds for strike in attack.strikes if not strike.answer):
            return
        for card in self.squad(1 - attack.by.side):
            if self.knows(card, "mage-of-tor-garon"):
                self.wake(card, partial(self.mage_punishes, card, attack.by))

    def mage_punishes(self, card: Card, other: Card) -> Asking:
        if card.uses["punishes"] < 3:
            card.uses["punishes"] += 1
            yield from self.plain_wounds(card, other, 1)

    # --- acting and declaring ---------------------------------------------------------------------------------------

    def on_act(self, card: Card) -> None:
        if self.knows(card, "helmir"):
            self.wake(card, partial(self.helmir_opens, card))

    def helmir_opens(self, card: Card) -> Asking:
        """When Helmir acts, an ordinary mountain creature next to him may open, once a turn."""
        if card.uses["opens"]:
            return
        found = [
            other
            for other in self.in_play()
            if next_to(card, other) and other.creature and not other.open and not other.elite
            and other.printed["element"] == "mountains"
        ]  # fmt: skip
        if not found:
            return
        if (yield from self.offer(card.side)):
            card.uses["opens"] += 1
            other = yield from self.ask_card(card.side, "choose-card", found)
            self.open_up(other)

    def on_attack_declared(self, attack: Attack) -> None:
        if self.knows(attack.by, "dead-bombard") and attack.kind == "shot":
            self.wake(attack.by, partial(self.bombard_loads, attack))

    def bombard_loads(self, attack: Attack) -> Asking:
        """A token off one of one's creatures, and the shot is two more, once a turn (K-36)."""
        card = attack.by
        found = [other for other in self.cards if other.owner == card.side and other.tokens]
        if card.uses["loads"] or not found:
            return
        if (yield from self.offer(card.side)):
            card.uses["loads"] += 1
            other = yield from self.ask_card(card.side, "choose-card", found)
            other.tokens -= 1
            attack.plus += 2

    # --- after wounds -----------------------------------------------------------------------------------------------

    def on_wounds(self, strike: Strike, first_wound_of_armored: bool) -> None:
        at = strike.at
        if self.knows(at, "clay-golem") and strike.wounds >= 3:
            self.wake(at, partial(self.golem_cracks, at))
        if self.knows(at, "jaguar") and strike.wounds >= 3 and self.on_own_half(at):
            self.wake(at, partial(self.jaguar_leaps_up, at))
        if first_wound_of_armored and at.creature:
            for card in self.squad(at.side):
                if self.knows(card, "chernovar"):
                    self.wake(card, partial(self.chernovar_throws, card))

    def on_strike(self, strike: Strike) -> None:
        """K-32: features of cards that are still in play."""
        by, at = strike.by, strike.at
        if by.in_play:
            self.on_own_strike(strike, by, at)
        if self.knows(at, "sentries-of-krong") and strike.kind == "simple" and at.in_play:
            self.wake(at, partial(self.plain_wounds, at, by, 1))
        if self.knows(at, "poison-ivy") and strike.kind in CLOSE and at.in_play:
            self.wake(at, partial(self.poison_one, by, 1))

    def on_own_strike(self, strike: Strike, by: Card, at: Card) -> None:
        if self.knows(by, "raer") and strike.kind in STRIKES and at.side != by.side:
            self.wake(by, partial(self.raer_pushes, by, at))
        if self.knows(by, "wyvern") and strike.kind == "simple" and strike.strength == STRONG:
            self.wake(by, partial(self.poison_one, at, 2))
        if self.knows(by, "two-headed-troll") and strike.kind == "simple":
            self.wake(by, partial(self.two_heads, by, at))
        if self.knows(by, "teach") and strike.kind == "simple" and strike.strength == STRONG and at.creature:
            self.wake(by, partial(self.teach_drives, by, at))
        if self.knows(by, "weide") and strike.kind == "simple":
            self.wake(by, partial(self.weide_calls, by))
        if self.knows(by, "gmurr") and strike.kind == "shot" and strike.strength == STRONG:
            self.wake(by, partial(self.gmurr_shoots, by))
        if self.knows(by, "jaguar") and by.kind == "flying" and strike.kind == "simple" and at.kind != "flying":
            self.wake(by, partial(self.jaguar_lands, by, at))

    def poison_one(self, card: Card, number: int) -> Asking:
        if False:
            yield 0, "", []
        self.give_poison(card, number)

    def raer_pushes(self, card: Card, other: Card) -> Asking:
        """The struck card is shifted a cell in any direction (K-29); with no enemy beside him, Raer discharges 3."""
        if other.zone == FIELD and other.cell is not None and other.host is None:
            here = other.cell
            cells = [cell for cell in self.all_cells() if touching(here, cell) and self.free(cell)]
            if cells:
                cell = yield from self.ask_cell(card.side, "choose-cell", cells)
                self.shift(other, cell)
        if not any(next_to(card, enemy) for enemy in self.squad(1 - card.side)):
            targets = self.ranged_targets(card, "discharge", None)
            if targets:
                target = yield from self.ask_card(card.side, "choose-card", targets)
                yield from self.attack(card, target, "discharge", (3, 3, 3))

    def two_heads(self, card: Card, other: Card) -> Asking:
        """Prophecy 2: two elites wound the struck card by two, two ordinaries poison it."""
        if False:
            yield 0, "", []
        if not self.decks[card.owner].total():
            return
        shown = [PRINTED[word]["crystal"] == "gold" for word in self.prophecy()]
        if len(shown) == 2 and all(shown):
            yield from self.plain_wounds(card, other, 2)
        elif len(shown) == 2 and not any(shown):
            self.give_poison(other, 2)

    def teach_drives(self, card: Card, other: Card) -> Asking:
        """As many wounds as the weak strike of the card behind the struck one."""
        for back in self.behind(other):
            if back.host is None and back.printed.get("strike"):
                yield from self.plain_wounds(card, other, int(back.printed["strike"][0]))

    def weide_calls(self, card: Card) -> Asking:
        """An Elm out of the deck (L398)."""
        if False:
            yield 0, "", []
        if self.decks[card.owner]["elm"]:
            self.decks[card.owner]["elm"] -= 1
            gone = [other for other in self.cards if other.zone == "deck" and other.gone_turn < self.turn]
            slot = gone[0].slot if gone else len(self.cards)
            elm = Card(slot, "elm", card.owner, card.side, "flying", EXTRA)
            if gone:
                self.cards[slot] = elm
            else:
                self.cards.append(elm)

    def gmurr_shoots(self, card: Card) -> Asking:
        targets = self.ranged_targets(card, "shot", 4)
        if card.uses["shoots"] or not targets:
            return
        card.uses["shoots"] += 1
        target = yield from self.ask_card(card.side, "choose-card", targets)
        yield from self.attack(card, target, "shot", (1, 1, 1))

    def on_own_half(self, card: Card) -> bool:
        return card.cell is not None and card.cell[1] in [self.row_of(card.side, number) for number in (1, 2, 3)]

    def jaguar_leaps_up(self, card: Card) -> Asking:
        """It gains flight; what sits on it dies (K-18)."""
        if False:
            yield 0, "", []
        if card.kind == "ground":
            card.kind, card.zone, card.cell = "flying", EXTRA, None
            self.kill([rider for rider in self.in_play() if rider.host is card], {})

    def jaguar_lands(self, card: Card, other: Card) -> Asking:
        """L490: on a free cell next to the struck card, if there is one; K-59: that is no change of position."""
        if card.kind != "flying" or other.cell is None:
            return
        here = other.cell
        cells = [cell for cell in self.all_cells() if touching(here, cell) and self.free(cell)]
        if cells:
            cell = yield from self.ask_cell(card.side, "choose-cell", cells)
            card.kind, card.zone, card.cell = "ground", FIELD, cell

    def all_cells(self) -> list[Cell]:
        return [(column, row) for row in range(1, 7) for column in range(5)]

    def golem_cracks(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        self.wound(card, 3)
        self.bury()

    def chernovar_throws(self, card: Card) -> Asking:
        """Twice a turn."""
        targets = self.ranged_targets(card, "throw", 3)
        if card.uses["throws"] >= 2 or not targets:
            return
        card.uses["throws"] += 1
        target = yield from self.ask_card(card.side, "choose-card", targets)
        yield from self.attack(card, target, "throw", (1, 2, 2))

    # --- counters ---------------------------------------------------------------------------------------------------

    def lose_counters(self, card: Card, number: int) -> None:
        card.counters -= number
        if number >= 2:
            for other in self.squad(card.side):
                if self.knows(other, "storm-priest"):
                    self.wake(other, partial(self.priest_discharges, other))

    def priest_discharges(self, card: Card) -> Asking:
        targets = self.ranged_targets(card, "discharge", None)
        if card.uses["discharges"] >= 2 or not targets:
            return
        card.uses["discharges"] += 1
        target = yield from self.ask_card(card.side, "choose-card", targets)
        yield from self.attack(card, target, "discharge", (1, 1, 1))

    # --- deaths -----------------------------------------------------------------------------------------------------

    def on_death(self, card: Card, cell: Cell | None) -> None:
        if card.word == "skeletal-worm" and not card.battle_uses["marks"]:
            self.wake(card, partial(self.worm_marks, card), anywhere=True)
        if card.word == "fire-demon" and cell is not None:
            self.wake(card, partial(self.demon_bursts, cell), anywhere=True)

    def worm_marks(self, card: Card) -> Asking:
        """On reaching the graveyard, once a battle, a tremor on any cell."""
        if not card.battle_uses["marks"]:
            card.battle_uses["marks"] += 1
            self.tremors[card.slot] = yield from self.ask_cell(card.owner, "choose-cell", self.all_cells())

    def worm_stirs(self, card: Card) -> Asking:
        """At the start of an enemy turn the tremor may be shifted a cell (K-29)."""
        if card.zone != GRAVEYARD or card.slot not in self.tremors:
            return
        if (yield from self.offer(card.owner)):
            here = self.tremors[card.slot]
            cells = [cell for cell in self.all_cells() if touching(here, cell)]
            self.tremors[card.slot] = yield from self.ask_cell(card.owner, "choose-cell", cells)

    def worm_shakes(self, card: Card) -> Asking:
        if False:
            yield 0, "", []
        for other in self.in_play():
            if next_to(card, other):
                self.effect_wounds(other, 1, card.side)
        self.bury()

    def demon_bursts(self, cell: Cell) -> Asking:
        """A spell: three wounds for every card next to the Demon's cell."""
        if False:
            yield 0, "", []
        for card in self.in_play():
            if card.zone == FIELD and card.cell is not None and touching(card.cell, cell):
                self.spell_wounds(card, 3)
        self.bury()

    def on_kill(self, killer: Card, dead: Card, poison: int) -> None:
        """K-52: what was destroyed is counted in any case."""
        if dead.side == killer.side or dead.printed["kind"] in ("artifact", "terrain"):
            return
        killer.kills += 1
        if not killer.in_play or not self.knows(killer, "man-eating-troll"):
            return
        if killer.kills == 2:
            self.wake(killer, partial(self.troll_learns, killer), early=True)
        self.wake(killer, partial(self.troll_feeds, killer, dead, poison))

    def troll_learns(self, card: Card) -> Asking:
        """The second enemy creature destroyed gives him a directed strike."""
        if False:
            yield 0, "", []
        card.bonuses.append(Bonus("directed"))

    def troll_feeds(self, card: Card, dead: Card, poison: int) -> Asking:
        """L518: the dead is banished, the Troll healed and cured; its poison goes on to an enemy next to him."""
        if dead.zone == GRAVEYARD:
            self.banish(dead)
        card.wounds = 0
        card.poison = 0
        found = [other for other in self.squad(1 - card.side) if next_to(card, other) and other.creature]
        if poison and found:
            other = yield from self.ask_card(card.side, "choose-card", found)
            self.give_poison(other, poison)

    # --- what is used by choice ---------------------------------------------------------------------------------------

    def aims(self, card: Card, what: str) -> list[Card] | None:
        """Whom a feature that is no attack may be aimed at; none where it is not aimed."""
        creatures = [other for other in self.in_play() if other.creature]
        if what == "redistribute":
            return [o for o in creatures if o.side == card.side and o.wounds and not self.incorporeal(o)]
        if what == "take features":
            return creatures
        if what == "heal a creature":
            return [other for other in creatures if other.wounds and not self.incorporeal(other)]
        if what == "destroy both":
            return [other for other in creatures if other is not card]
        if what == "finish":
            return [
                other for other in creatures
                if next_to(card, other) and other.host is None and other.life <= 4 and not self.incorporeal(other)
            ]  # fmt: skip
        if what == "sing":
            return [o for o in self.cards if o.zone == GRAVEYARD and o.owner == card.side and o.word in VALHALLA]
        if what == "embolden":
            return [other for other in creatures if other.printed["element"] in ("mountains", "neutral")]
        if what == "poison":
            return [other for other in creatures if next_to(card, other)]
        return None

    def may_revive(self, card: Card, other: Card) -> bool:
        """K-24: no second copy of a unique card; L396: a ground card needs a free cell next to the user."""
        if other.printed["kind"] not in ("ground", "flying"):
            return False
        if other.printed.get("unique") and any(mine.word == other.word for mine in self.squad(card.side)):
            return False
        return other.printed["kind"] == "flying" or bool(self.cells_beside(card))

    def cells_beside(self, card: Card) -> list[Cell]:
        return [cell for cell in self.all_cells() if card.cell and touching(card.cell, cell) and self.free(cell)]

    def carry_out_use(self, card: Card, what: str, target: Card | None) -> Asking:
        if what == "heal itself":
            self.heal(card, card.wounds)
        elif what == "threaten a row":
            answer = yield card.side, "choose-row", [f"row {row}" for row in range(1, 7)]
            self.threats.append(Threat(card.side, self.turn + 2, int(answer.split()[1]), card))
        elif what == "ward":
            self.wards.append(Ward(card.side, self.turn + 1))
        elif what == "revive":
            yield from self.revive(card)
        elif target is None:
            return
        elif what == "redistribute":
            yield from self.redistribute(card, target)
        elif what == "take features":
            target.bonuses.append(Bonus("lost", source=card.slot))
        elif what == "heal a creature":
            self.heal(target, 2)
        elif what == "destroy both":
            dead = [card] if self.spell_proof(target) else [card, target]
            self.kill(dead, {})
        elif what == "finish":
            if not self.steadfast(target, card.side):
                self.kill([target], {})
        elif what == "sing":
            yield from self.valhalla(target)
            self.banish(target)
        elif what == "embolden":
            target.bonuses.append(Bonus("strike_value", 1, self.turn))
        elif what == "poison":
            self.give_poison(target, 1)

    def redistribute(self, card: Card, target: Card) -> Asking:
        """L492: up to two wounds off one's own creature, onto enemy creatures one by one; a spell."""
        number = min(2, target.wounds)
        if number > 1:
            answer = yield card.side, "choose-number", [str(one) for one in range(1, number + 1)]
            number = int(answer)
        number = 0 if self.spell_proof(target) else self.heal(target, number)
        taken: list[Card] = []
        while number:
            enemies = [other for other in self.squad(1 - card.side) if other.creature and other not in taken]
            if not enemies:
                break
            other = yield from self.ask_card(card.side, "choose-card", enemies)
            part = number
            if number > 1 and len(enemies) > 1:
                answer = yield card.side, "choose-number", [str(one) for one in range(1, number + 1)]
                part = int(answer)
            number -= part
            taken.append(other)
            self.spell_wounds(other, part)
            self.bury()

    def revive(self, card: Card) -> Asking:
        """L396: next to the user, here closed."""
        found = [o for o in self.cards if o.zone == GRAVEYARD and o.owner == card.side and self.may_revive(card, o)]
        if not found:
            return
        target = yield from self.ask_card(card.side, "choose-card", found)
        if target.printed["kind"] == "flying":
            target.zone = EXTRA
        else:
            target.cell = yield from self.ask_cell(card.side, "choose-cell", self.cells_beside(card))
            target.zone = FIELD
        target.side = card.side
        target.tokens = 0
        target.fallen = False
        target.open = False
        target.acted = False
        target.moves = self.movement(target)

    def valhalla(self, card: Card) -> Asking:
        """L392: Bonecrusher strengthens one's creature; Tribal Healer gives one a wound and a counter."""
        mine = [other for other in self.squad(card.owner) if other.creature]
        if not mine:
            return
        other = yield from self.ask_card(card.owner, "choose-card", mine)
        if card.word == "bonecrusher":
            other.bonuses.append(Bonus("simple_value", 1, self.turn))
        else:
            self.wound(other, 1)
            other.counters += 1
            self.bury()

    def threat_comes(self, threat: Threat) -> Asking:
        """Tergala wounds as many enemy creatures as unwounded ones of hers stand in the row (K-33); a spell."""
        mine = [c for c in self.squad(threat.side) if c.creature and not c.wounds and c.zone == FIELD]
        count = sum(card.cell is not None and card.cell[1] == threat.row for card in mine)
        taken: list[Card] = []
        for _ in range(count):
            enemies = [c for c in self.squad(1 - threat.side) if c.creature and c not in taken]
            if not enemies:
                break
            target = yield from self.ask_card(threat.side, "choose-card", enemies)
            taken.append(target)
            if not self.spell_proof(target):
                self.wound(target, (1, 2, 2)[plain_result(self.roll(threat.card, 0)) - 1])
            self.bury()

    # --- coming back ------------------------------------------------------------------------------------------------

    def third_row(self, card: Card) -> list[Cell]:
        """A Skeletal Worm comes only where its tremor is, and destroys what stands there by an effect."""
        if card.word != "skeletal-worm":
            return super().third_row(card)
        cell = self.tremors.get(card.slot)
        if cell is None or any(self.steadfast(other, card.owner) for other in self.standing_at(cell)):
            return []
        return [cell]

    def on_return(self, card: Card) -> None:
        if card.word == "skeletal-worm" and card.cell is not None:
            card.open = True
            del self.tremors[card.slot]
            self.kill([other for other in self.standing_at(card.cell) if other is not card], {})
            self.wake(card, partial(self.worm_shakes, card))
        if card.word == "plague-rider":
            card.open = True
            card.bonuses.append(Bonus("attack_experience", 2, self.turn))
            card.bonuses.append(Bonus("simple_value", 2, self.turn))

    # --- the start and end of turns ---------------------------------------------------------------------------------

    def hound_feeds(self, card: Card) -> Asking:
        """A token off one of one's creatures in the graveyard: one more to the simple strike, two extra lives."""
        found = [other for other in self.cards if other.owner == card.side and other.tokens]
        if not found:
            return
        if (yield from self.offer(card.side)):
            other = yield from self.ask_card(card.side, "choose-card", found)
            other.tokens -= 1
            card.bonuses.append(Bonus("simple_value", 1, self.turn))
            card.lives += 2

    def guard_strikes(self, card: Card) -> Asking:
        """At the end of the opponent's turn, if open."""
        targets = self.close_targets(card)
        if not card.open or not targets:
            return
        if (yield from self.offer(card.side)):
            target = yield from self.ask_card(card.side, "choose-card", targets)
            yield from self.attack(card, target, "special", (2, 2, 2))
