"""One sensible answer, found fast: strikes by the wounds they promise, steps towards the enemy, help for one's own. And
what would look as if a machine were broken: a squad of few cards while there are crystals for more, attacking one's
own, ending a turn with a kill for nothing at hand."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import YES
from meadhall.engine.search import settings
from meadhall.engine.views import View
from meadhall.games.berserk import (
    board,
    decks,
    dice,
    events,
    instants,
    language,
    notation,
    targets,
    turns,
    under_way,
    values,
)
from meadhall.games.berserk.attack import PickDie, StepDown, answers_strike, changed_value, die_bonus, protected
from meadhall.games.berserk.evaluation import comes_back
from meadhall.games.berserk.features import SIMPLE_STRIKE, AttackSpec, Feature
from meadhall.games.berserk.programs import Choose, asks
from meadhall.games.berserk.recruiting import DONE, LayDeck, Recruit, Redeal
from meadhall.games.berserk.state import UNKNOWN, BerserkState, play_of

WORST: Final = -1000.0
"""What harming one's own or helping the enemy is worth: anything else is better."""
KILL: Final = 4.0
"""What a death is worth besides its wounds."""
FEAR: Final = 0.7
"""What wounds of the own card count beside those of an enemy's."""
HELPS: Final = ("heal", "grant", "lives", "open")
FEW: Final = 7
"""Cards of a squad, as many as most that are recruited with sense have at least."""


def policy(s: BerserkState, chance: Chance, seat: int) -> int:
    """The answer of a seat that is asked."""
    frame = s.frames[-1]
    options = frame.options(s, seat)
    if len(options) == 1:
        return options[0]
    best, most = options[0], WORST
    for option in options:
        worth = worth_of(s, frame, seat, option) + float(chance.below(100)) / 1000
        if worth > most:
            best, most = option, worth
    return best


def rate(view: View, options: list[int]) -> list[float]:
    """What each answer is worth to a seat that is asked; where a deck is laid, only what goes on with a ready one is
    worth a thought."""
    s, seat = play_of(view.known), view.asked_seat()
    frame = s.frames[-1]
    if isinstance(frame, LayDeck):
        laid = frame.answer_of(seat)
        return [0.0 if goes_on(laid, option) else settings.NEVER for option in options]
    return [worth_of(s, frame, seat, option) for option in options]


def worth_of(s: BerserkState, frame: Frame[Any], seat: i64, option: i64) -> float:
    if isinstance(frame, turns.Turn):
        return turn_worth(s, seat, option)
    if isinstance(frame, turns.Aim):
        if turns.leaps(frame.verb):
            return -nearest(s, frame.slot, option)
        return feature_worth(s, seat, frame.slot, frame.feature(s), option)
    if isinstance(frame, instants.Window):
        return window_worth(s, seat, option)
    if isinstance(frame, Choose):
        return choice_worth(s, seat, option)
    if isinstance(frame, PickDie):
        return float(option)
    if isinstance(frame, StepDown):
        return step_down_worth(s, seat, frame.row) if option == YES else 0.0
    if isinstance(frame, Redeal):
        return -1.0 if option == YES else 0.0
    if isinstance(frame, LayDeck) and goes_on(frame.answer_of(int(seat)), int(option)):
        return 1.0  # a deck is not thrown together card by card
    if isinstance(frame, LayDeck | Recruit):
        return -5.0 if option == DONE else -float(option) / 20
    return 0.0


def goes_on(laid: tuple[int, ...], option: int) -> bool:
    """Whether these cards and then this answer are the beginning of a ready deck."""
    return any((*cards, DONE)[: len(laid) + 1] == (*laid, option) for cards in decks.READY.values())


def odds_of(first: int, second: int | None = None) -> list[int]:
    """How often of 36 a strike is weak, medium, strong, and the one in return where there is any, by what is added to
    the dice."""
    out = [0] * 8
    for one in range(1, 7):
        for other in range(1, 7):
            strike, back = int(dice.unanswered_strength(one + first)), 0
            if second is not None:
                strike, back = dice.strengths_of(dice.table(one + first, other + second))
            out[strike] += 1
            out[4 + back] += 1
    return out


MOST_ADDED: Final = 3
ADDED: Final = range(-MOST_ADDED, MOST_ADDED + 1)
FIGHTS: Final = vec[i64]([often for first in ADDED for second in ADDED for often in odds_of(first, second)])
ATTACKS: Final = vec[i64]([often for bonus in ADDED for often in odds_of(bonus)])


def added(s: BerserkState, slot: i64, other: i64, kind: i64, back: bool) -> i64:
    """What is added to a die, as a place in the tables."""
    bonus = die_bonus(s, 1 if back else 0, slot, other, kind)
    return max(-MOST_ADDED, min(MOST_ADDED, bonus)) + MOST_ADDED


def landed(s: BerserkState, slot: i64, target: i64, spec: AttackSpec, strength: i64) -> i64:
    """Wounds of an attack with what the target takes off: armor, protection, and what changes the value."""
    kind = spec.kind
    value = values.printed_strike(s, slot, strength) if kind == language.SIMPLE else spec.value.of(strength)
    whole = changed_value(s, slot, target, kind, strength, value)
    if protected(s, target, slot, kind, strength, whole):
        return 0
    if (language.NON_MAGIC >> kind) & 1:
        whole = max(0, whole - values.armor_left(s, target))
    return whole


def hit_worth(s: BerserkState, slot: i64, target: i64, spec: AttackSpec, strength: i64) -> float:
    """Wounds as far as there are lives for them, with what a death is worth."""
    wounds, left = landed(s, slot, target, spec, strength), values.life(s, target)
    return float(int(left)) + KILL if wounds >= left else float(int(wounds))


def attack_worth(s: BerserkState, seat: i64, slot: i64, spec: AttackSpec, target: i64) -> float:
    """An attack by what the dice may come to: its wounds, less some of those of the strike in return."""
    if s.side[target] == seat:
        return WORST
    if s.kind[target] == UNKNOWN or s.face_down(target):
        return 0.5
    found = 0.0
    row, cases = added(s, slot, target, spec.kind, False), ATTACKS
    if spec.kind == language.SIMPLE and answers_strike(s, slot, target):
        row, cases = (MOST_ADDED * 2 + 1) * row + added(s, target, slot, language.SIMPLE, True), FIGHTS
    for strength in range(i64(1), i64(4)):
        often = cases[row * 8 + strength]
        if often:
            found += float(int(often)) * hit_worth(s, slot, target, spec, strength)
        often = cases[row * 8 + 4 + strength]
        if often:
            found -= FEAR * float(int(often)) * hit_worth(s, target, slot, SIMPLE_STRIKE, strength)
    return found / 36


def step_down_worth(s: BerserkState, seat: i64, row: i64) -> float:
    """By how much an exchange is worth more to a seat when it is brought down a row."""
    act = under_way.innermost_attack(s)
    slot, target = act[under_way.R_SLOT], act[under_way.A_TARGET]
    found = 0.0
    for strike, sign in ((row, -1.0), (dice.lowered(row), 1.0)):
        attack, answer = dice.strengths_of(strike)
        if attack:
            found += sign * hit_worth(s, slot, target, SIMPLE_STRIKE, attack)
        if answer:
            found -= sign * hit_worth(s, target, slot, SIMPLE_STRIKE, answer)
    return found if s.side[slot] == seat else -found


def feature_worth(s: BerserkState, seat: i64, slot: i64, feature: Feature | None, target: i64) -> float:
    """A feature, or a simple strike, aimed at a card or at none."""
    if feature is None:
        return attack_worth(s, seat, slot, SIMPLE_STRIKE, target)
    if feature.attack is not None:
        return attack_worth(s, seat, slot, feature.attack, target)
    if feature.finishing:
        return WORST if s.side[target] == seat else KILL + float(values.life(s, target))
    helps = bool(feature.program) and feature.program[0].code in HELPS
    if target < 0:
        return float(min(s.wounds[slot], 3)) - 0.5 if helps else 1.0
    own = s.side[target] == seat
    if s.zone[target] > language.EXTRA:
        return 1.0
    if helps and feature.program[0].code == "heal":
        return float(min(s.wounds[target], 2)) * (1.0 if own else -1.0)
    return 1.0 if own == helps else WORST


def turn_worth(s: BerserkState, seat: i64, option: i64) -> float:
    if option == turns.END_TURN:
        return 0.1
    slot, verb = turns.parts_of(option)
    if option < turns.ACT:
        return step_worth(s, seat, slot, verb)
    if turns.DO_STRIKE < verb < turns.DO_FEATURE:
        return 0.3 if verb == turns.DO_COUNTER else 1.5 if verb == turns.DO_SKY else 0.0
    feature = turns.feature_of(s, slot, verb)
    aims = targets.aims_of(s, slot, feature, seat) if turns.aims(verb, feature) else [language.NOBODY]
    best = WORST
    for target in aims:
        best = max(best, feature_worth(s, seat, slot, feature, target))
    return best


def step_worth(s: BerserkState, seat: i64, slot: i64, cell: i64) -> float:
    """A step brings a card towards the enemy; one that strikes from afar stays where it reaches somebody."""
    gained = nearest(s, slot, s.cell[slot]) - nearest(s, slot, cell)
    if s.card(slot).abilities & language.RANGED and targets.may_act(s, slot):
        if gained > 0 and nearest(s, slot, cell) <= 1.0:
            return -1.0
        for feature in s.card(slot).activated:
            if feature.attack is not None and targets.usable(s, slot, feature, seat):
                return -0.1
    return gained - 0.2


def nearest(s: BerserkState, slot: i64, cell: i64) -> float:
    """How far it is from a cell to the nearest enemy."""
    least: i64 = board.CELLS
    for other in range(s.slots):
        if s.zone[other] == language.FIELD and s.side[other] != s.side[slot]:
            least = min(least, board.distance(cell, s.cell[other]))
    return float(max(least, 1))


def window_worth(s: BerserkState, seat: i64, option: i64) -> float:
    """Defend the weak with the strong; make own strikes strong and weaken the enemy's."""
    if option < instants.DEFEND:
        return 0.0
    act = under_way.innermost_attack(s)
    if not len(act):
        return -1.0
    attacker, target = act[under_way.R_SLOT], act[under_way.A_TARGET]
    slot, index, strike, _ = instants.parts_of(option)
    if option < instants.INSTANT:
        if s.face_down(target):
            return -1.0
        gain = attack_worth(s, 1 - seat, attacker, SIMPLE_STRIKE, target)
        return gain - attack_worth(s, 1 - seat, attacker, SIMPLE_STRIKE, slot) - 0.5
    mine = (act[under_way.R_SIDE] == seat) == (strike == 0)
    if s.card(slot).activated[index].by is not None:
        return 1.0
    return -1.0 if mine or act[under_way.A_VALUE + strike] < 2 else 1.0


def choice_worth(s: BerserkState, seat: i64, option: i64) -> float:
    act = s.acts[-1]
    feature = s.book.features[act[under_way.S_PROGRAM]]
    op = feature.program[act[under_way.S_PC]]
    if asks(s, act, op)[0] != notation.A_CARD or option >= s.slots:
        return float(option == YES)
    if op.attack is not None:
        return attack_worth(s, seat, act[under_way.R_SLOT], op.attack, option)
    helps = any(other.code in HELPS for other in feature.program)
    return 1.0 if s.zone[option] > language.EXTRA or (s.side[option] == seat) == helps else -1.0


# --- what would look broken -------------------------------------------------------------------------------------------
def looks_broken(view: View, option: int) -> bool:
    s, seat = play_of(view.known), view.asked_seat()
    frame = s.frames[-1]
    if isinstance(frame, LayDeck):
        return leaves_deck(s, frame, seat, option)
    if isinstance(frame, turns.Aim):
        return attacks(frame.verb, frame.feature(s)) and s.side[option] == seat
    if isinstance(frame, Recruit):
        return too_few(s, frame, seat, option)
    if not isinstance(frame, turns.Turn):
        return False
    if option == turns.END_TURN:
        return kills_for_nothing(s, seat)
    if option < turns.ACT:
        return False
    slot, verb = turns.parts_of(option)
    feature = turns.feature_of(s, slot, verb)
    if not attacks(verb, feature):
        return False
    return all(s.side[target] == seat for target in targets.aims_of(s, slot, feature, seat))


def attacks(verb: i64, feature: Feature | None) -> bool:
    """Whether what is done with a card is an attack."""
    return verb == turns.DO_STRIKE if feature is None else feature.attack is not None


def leaves_deck(s: BerserkState, frame: LayDeck, seat: int, option: int) -> bool:
    """Whether it leaves the ready deck that was begun, though another answer goes on with it."""
    laid = frame.answer_of(seat)
    return not goes_on(laid, option) and any(goes_on(laid, other) for other in frame.options(s, seat))


def too_few(s: BerserkState, frame: Recruit, seat: int, option: int) -> bool:
    """Whether it ends recruiting while there are crystals for more, or passes over so many cards of the deal, which are
    taken in ascending order, that few can follow."""
    options = frame.options(s, seat)
    if option == DONE:
        return len(options) > 1
    left = sum([1 for kind in s.deals[seat] if kind >= option])
    return option > options[0] and len(frame.answer_of(seat)) + left < FEW


def kills_for_nothing(s: BerserkState, seat: i64) -> bool:
    """Whether an open card could kill for good whatever its die shows, and nothing would strike it in return."""
    for slot in range(s.slots):
        if s.side[slot] != seat or s.zone[slot] > language.EXTRA or not targets.may_act(s, slot):
            continue
        struck = targets.strike_targets(s, slot) if values.is_creature(s, slot) else []
        free = [(SIMPLE_STRIKE, target) for target in struck if not answers_strike(s, slot, target)]
        for feature in s.card(slot).activated:
            attack = feature.attack
            costs = feature.counters != 0 or feature.battle_limit != 0
            if attack is not None and not costs and targets.usable(s, slot, feature, seat):
                free += [(attack, target) for target in targets.attack_targets(s, slot, attack, seat)]
        if any(surely_kills(s, seat, slot, spec, target) for spec, target in free):
            return True
    return False


def surely_kills(s: BerserkState, seat: i64, slot: i64, attack: AttackSpec, target: i64) -> bool:
    """Whether it kills at every strength a known creature of the enemy that neither comes back nor does anything else
    instead of dying."""
    if s.side[target] == seat or s.kind[target] == UNKNOWN or s.face_down(target) or not values.is_creature(s, target):
        return False
    if comes_back(s, target) or int(target) in events.hear(s, "insteads"):
        return False
    return all(landed(s, slot, target, attack, strength) >= values.life(s, target) for strength in language.HITS)
