"""Carrying out programs: one operation after the other, each with what its player answers for it.

An operation asks for up to two arguments (a card, a cell, a number, yes or no). What there is only one answer to is not
asked; where there is none, the operation does nothing.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64, vec
from meadhall.engine.mechanisms.asking import NO, YES
from meadhall.engine.mechanisms.hands import distinct, without
from meadhall.engine.types import Prompt, Reason
from meadhall.games.berserk import (
    board,
    events,
    features,
    instants,
    language,
    notation,
    questions,
    targets,
    under_way,
    verbs,
)
from meadhall.games.berserk.attack import begin_attack, redirect
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.triggers import COME_BACK, RUN, flush, start_program
from meadhall.games.berserk.values import all_hold, amount_of, is_symbiont, selected

READY: Final = 0
ASKED: Final = 1
IMPOSSIBLE: Final = 2


def carry_on(s: BerserkState) -> None:
    """Go on with the topmost program until something is asked, something else comes first, or it is over."""
    act = s.acts[-1]
    program = program_of(s, act)
    while act[under_way.S_PC] < act[under_way.S_STOP]:
        op = program[act[under_way.S_PC]]
        ready = answered(s, act, op)
        if ready == ASKED:
            side = act[under_way.R_SIDE]
            s.then(CHOOSERS[1 - side if op.opponent else side], RUN)
            return
        if ready == IMPOSSIBLE:
            act[under_way.S_PC] = op.jump if op.code == "may" else act[under_way.S_PC] + 1
            if op.code == "choose":
                act[under_way.S_TARGET] = language.NOBODY
            under_way.forget_arguments(act)
            continue
        act[under_way.S_PC] += 1
        if perform(s, act, op):
            return
        if act[under_way.S_PC] < act[under_way.S_STOP] and program[act[under_way.S_PC]].at_once:
            continue
        verbs.bury_dead(s)
        if len(s.pending):
            flush(s, RUN)
            return
    s.acts.pop()


def answered(s: BerserkState, act: vec[i64], op: features.Op) -> i64:
    """Whether all arguments of an operation are there; one that can only be answered in one way is filled in (K-45)."""
    for which in range(len(asks(s, act, op))):
        if act[under_way.S_ARGUMENT + which] == under_way.UNANSWERED_YET:
            found = choices(s, act, op, which)
            if not found:
                return IMPOSSIBLE
            if len(found) > 1:
                return ASKED
            act[under_way.S_ARGUMENT + which] = found[0]
    return READY


# --- what is asked --------------------------------------------------------------------------------------------------
ASKS: Final[dict[str, tuple[int, ...]]] = {
    "may": (notation.YES_OR_NO,), "choose": (notation.A_CARD,), "attack": (notation.A_CARD,),
    "shift": (notation.A_CELL,), "land": (notation.A_CELL,), "mark": (notation.A_CELL,),
    "move_mark": (notation.A_CELL,), "choose_row": (notation.A_ROW,), "revive": (notation.A_CARD, notation.A_CELL),
    "summon": (notation.A_KIND_OF_CARD, notation.A_CELL),
}  # fmt: skip


def asks(s: BerserkState, act: vec[i64], op: features.Op) -> tuple[int, ...]:
    """The kinds of answers that an operation needs."""
    if op.code == "redistribute":
        return (notation.A_CARD, notation.A_NUMBER) if act[under_way.S_LEFT] else (notation.A_NUMBER,)
    return ASKS.get(op.code, ())


def choices(s: BerserkState, act: vec[i64], op: features.Op, which: i64) -> list[int]:
    """The answers to one argument of an operation."""
    code = op.code
    slot = act[under_way.R_SLOT]
    if code == "may":  # where the operation that is offered can be carried out at all
        following = program_of(s, act)[act[under_way.S_PC] + 1]
        return [YES, NO] if not asks(s, act, following) or choices(s, act, following, 0) else []
    if code == "choose":
        found = [other for other in meant(s, act, op) if not op.different or not was_chosen(act, other)]
        return [*found, notation.NONE] if op.optional and found else found
    if op.attack is not None:
        # own cards too: an attack that is not offered is made if it can be (K-66)
        return targets.attack_targets(s, slot, op.attack, act[under_way.R_SIDE]) if s.in_play(slot) else []
    if code == "shift":  # by one cell, in any direction (K-29)
        who = meant(s, act, op)
        return verbs.free_cells_around(s, who[0]) if who and not is_symbiont(s, who[0]) else []
    if code == "land":  # beside the card that was struck, nowhere if that is gone (K-65)
        return verbs.free_cells_around(s, act[under_way.S_TARGET])
    if code == "mark":
        return list(range(board.CELLS))
    if code == "move_mark":
        mark = verbs.mark_of(s, slot)
        return board.AROUND[mark] if mark >= 0 else []
    if code == "choose_row":
        return list(range(board.ROWS))
    if code == "redistribute":
        return redistribution(s, act, op, which)
    return arrivals(s, act, op, which)


def program_of(s: BerserkState, act: vec[i64]) -> list[features.Op]:
    return s.book.features[act[under_way.S_PROGRAM]].program


def meant(s: BerserkState, act: vec[i64], op: features.Op) -> list[int]:
    """The cards that an operation speaks of."""
    return selected(s, op.who, act[under_way.R_SLOT], act[under_way.R_SIDE], act)


def number_of(s: BerserkState, act: vec[i64], op: features.Op) -> i64:
    return amount_of(s, op.amount, act[under_way.R_SLOT], act[under_way.R_SIDE], act, 0)


def was_chosen(act: vec[i64], slot: i64) -> bool:
    return (act[under_way.S_CHOSEN + slot // 60] >> (slot % 60)) & 1 != 0


def turned_up(s: BerserkState, act: vec[i64], op: features.Op, chosen: i64) -> bool:
    """Note who was chosen. A face-down card is turned up, and may turn out to be none that could be (K-64)."""
    act[under_way.S_CHOSEN + chosen // 60] |= bit(chosen % 60)
    hidden = s.face_down(chosen)
    verbs.turn_up(s, chosen)
    return not hidden or chosen in meant(s, act, op)


def befallen(s: BerserkState, act: vec[i64], op: features.Op) -> list[int]:
    """Whom an operation befalls. Face-down cards among them are turned up, and judged by what they are (K-64)."""
    found = meant(s, act, op)
    hidden = [other for other in found if s.in_play(other) and s.face_down(other)]
    for other in hidden:
        verbs.turn_up(s, other)
    return meant(s, act, op) if hidden else found


def redistribution(s: BerserkState, act: vec[i64], op: features.Op, which: i64) -> list[int]:
    """How many wounds are taken off, then who gets them, then how many of those that are left."""
    left, target = act[under_way.S_LEFT], act[under_way.S_TARGET]
    found = [other for other in meant(s, act, op) if not was_chosen(act, other)]
    if left == 0:
        most = min(number_of(s, act, op), s.wounds[target])
        return list(range(1, int(most) + 1)) if found and s.in_play(target) else []
    if which == 0:
        return found
    return list(range(1, int(left) + 1)) if len(found) > 1 else [int(left)]


def arrivals(s: BerserkState, act: vec[i64], op: features.Op, which: i64) -> list[int]:
    """Which card of the deck or graveyard comes into play, and on which cell beside the user (K-24, K-27)."""
    slot, side = act[under_way.R_SLOT], act[under_way.R_SIDE]
    if which == 1:
        coming = act[under_way.S_ARGUMENT]
        form = s.book.cards[coming if op.code == "summon" else s.kind[coming]].kind
        return [notation.NONE] if form in (language.FLYING, language.TERRAIN) else verbs.free_cells_around(s, slot)
    room = len(verbs.free_cells_around(s, slot)) > 0
    if op.code == "revive":
        dead = [other for other in meant(s, act, op) if s.owner[other] == side]
        return [other for other in dead if may_enter(s, s.kind[other], side, room)]
    kinds = distinct(tuple(sorted(s.decks[side] + s.below[side])))
    return [kind for kind in kinds if op.who.name in (language.NOBODY, kind) and may_enter(s, kind, side, room)]


def may_enter(s: BerserkState, kind: i64, side: i64, room: bool) -> bool:
    """A ground card needs a cell, a symbiont does not come in this way (K-55); no second copy of a unique card, no
    second terrain in a squad (K-24)."""
    card = s.book.cards[kind]
    if (language.SYMBIONTS >> card.kind) & 1 or (
        card.kind != language.FLYING and card.kind != language.TERRAIN and not room
    ):
        return False
    squad = [other for other in range(s.slots) if s.in_play(other) and s.side[other] == side]
    if card.kind == language.TERRAIN and any(s.form[other] == language.TERRAIN for other in squad):
        return False
    return not card.unique or all(s.kind[other] != kind for other in squad)


@final
class Choose(questions.Question):
    """An argument of the operation that is being carried out."""

    def asked(self, s: BerserkState) -> tuple[vec[i64], features.Op, i64]:
        act = s.acts[-1]
        which: i64 = 0 if act[under_way.S_ARGUMENT] == under_way.UNANSWERED_YET else 1
        return act, program_of(s, act)[act[under_way.S_PC]], which

    def kind(self, s: BerserkState) -> int:
        act, op, which = self.asked(s)
        return asks(s, act, op)[which]

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        act, kind = s.acts[-1], self.kind(s)
        name = f"@card-{s.book.cards[s.book.feature_card[act[under_way.R_FEATURE]]].word}"
        return Prompt(f"choose-{notation.ARGUMENTS[kind]}", seat, {"card": name}, kind == notation.YES_OR_NO)

    def options(self, s: BerserkState, seat: int) -> list[int]:
        act, op, which = self.asked(s)
        return choices(s, act, op, which)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        act, op, which = self.asked(s)
        if s.listening:
            self.tell_answer(s, act, op, option)
        s.done()
        act[under_way.S_ARGUMENT + which] = option

    def tell_answer(self, s: BerserkState, act: vec[i64], op: features.Op, option: int) -> None:
        """What was answered, where nothing that is done with it would tell."""
        slot = act[under_way.R_SLOT]
        if op.code == "may":
            verbs.tell_card(s, "declined" if option == NO else "agreed", slot)
        elif op.code == "choose" and option != notation.NONE:
            s.tell("chose", {"card": verbs.name_of(s, slot), "target": verbs.name_of(s, option)})
        elif op.code == "choose_row":
            verbs.tell_card(s, "chose-row", slot, option + 1)

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        act, op, _ = self.asked(s)
        if op.attack is not None and option != notation.NONE:
            return targets.why_not_target(s, act[under_way.R_SLOT], op.attack, None, option)
        return super().no_reason(s, seat, option)


CHOOSERS: Final = [Choose(0), Choose(1)]
FRAMES: Final = (Choose,)


# --- what is done ---------------------------------------------------------------------------------------------------
def perform(s: BerserkState, act: vec[i64], op: features.Op) -> bool:
    """Carry out an operation whose arguments are there. True if something else comes before the next one."""
    code = op.code
    slot, side = act[under_way.R_SLOT], act[under_way.R_SIDE]
    first, second = act[under_way.S_ARGUMENT], act[under_way.S_ARGUMENT + 1]
    cell: i64 = language.NOWHERE if second == notation.NONE else second
    under_way.forget_arguments(act)
    if code == "may":
        if first == NO:
            act[under_way.S_PC] = op.jump
        else:
            events.count_use(s, s.book.features[act[under_way.R_FEATURE]], slot)
    elif code == "if":
        if not all_hold(s, op.conditions, slot, act):
            act[under_way.S_PC] = op.jump
    elif code == "repeat":
        repeat(s, act, op)
    elif code == "choose":
        chosen = first != notation.NONE and turned_up(s, act, op, first)
        act[under_way.S_TARGET] = first if chosen else language.NOBODY
    elif code == "choose_row":
        act[under_way.S_CELL] = first * 5
    elif op.attack is not None:
        s.then(RUN)
        begin_attack(s, slot, act[under_way.R_FEATURE], op.attack.number, first, side, 0, True)
        return True
    elif code == "later":
        lay_up(s, act, op)
    elif code == "borrow":
        return borrow(s, act)
    elif code == "prophecy":
        prophesy(s, act, op.number)
    elif code == "pool":
        verbs.add_pool(s, side, number_of(s, act, op), op.modifiers[0], op.until)
    elif code == "summon":
        summon(s, side, first, cell, not op.closed)
    elif code == "revive":  # a card of the own graveyard comes back (L398)
        s.clear(first)
        verbs.enter(s, first, cell, not op.closed)
        events.wake(s, "came_back", first, cell=cell)
    elif code == "land":
        verbs.land(s, slot, first)
    elif code in ("mark", "move_mark"):
        verbs.put_mark(s, slot, first)
    elif code == "unmark":
        verbs.drop_mark(s, slot)
    elif code == "redistribute":
        redistribute(s, act, first, second)
    elif code in ("block", "redirect", "set_strength", "change_value"):
        change_attack(s, act, op)
    else:
        type = s.book.features[act[under_way.S_PROGRAM]].type
        for other in befallen(s, act, op):
            if not verbs.guards_against(s, other, type):
                verbs.do_to(s, op, other, slot, side, type, act, first)
        if code == "shift":  # a moment for instants before the program goes on (K-8)
            flush(s, instants.WINDOWS[language.AT_MOVE], RUN)
            return True
        if code == "tokens" and verbs.returning(s):
            flush(s, COME_BACK, RUN)
            return True
    return False


def repeat(s: BerserkState, act: vec[i64], op: features.Op) -> None:
    """Begin a loop, counting how often; or, at its end, go round again."""
    begins = op.number == 0
    act[under_way.S_LOOP] = number_of(s, act, op) if begins else act[under_way.S_LOOP] - 1
    if (act[under_way.S_LOOP] > 0) != begins:
        act[under_way.S_PC] = op.jump


def lay_up(s: BerserkState, act: vec[i64], op: features.Op) -> None:
    """Something comes later: keep what it needs, and go on behind it."""
    side = act[under_way.R_SIDE]
    kept = (under_way.R_SLOT, under_way.S_PROGRAM, under_way.S_PC, under_way.S_CELL, under_way.S_TARGET)
    s.laters = (*s.laters, (int(verbs.last_turn(s, op.until, side)), int(side), *[int(act[at]) for at in kept]))
    act[under_way.S_PC] = op.jump


def borrow(s: BerserkState, act: vec[i64]) -> bool:
    """Use the Valhalla feature of the card that was chosen."""
    target = act[under_way.S_TARGET]
    for feature in s.card(target).features:
        if feature.shape == "valhalla":
            s.then(RUN)
            start_program(s, target, feature.number, act[under_way.R_SIDE])
            return True
    return False


def prophesy(s: BerserkState, act: vec[i64], number: i64) -> None:
    """Show the top cards of the own deck, then put them under it in the order shown (L492, K-27)."""
    side = act[under_way.R_SIDE]
    shown: list[int] = []
    while len(shown) < number and (s.decks[side] or s.below[side]):
        if s.decks[side]:
            kind = s.decks[side][s.chance.below(len(s.decks[side]))]
            s.decks[side] = without(s.decks[side], kind)
        else:
            kind = s.below[side][0]
            s.below[side] = s.below[side][1:]
        shown.append(kind)
    s.below[side] = s.below[side] + tuple(shown)
    cards = [s.book.cards[kind] for kind in shown]
    act[under_way.S_SHOWN] = len(shown) | number << 4
    act[under_way.S_ELITES] = len([card for card in cards if card.elite])
    act[under_way.S_ODD] = len([card for card in cards if card.cost % 2])
    if shown:
        s.disclose()
    s.tell("prophecy", {"cards": [f"@card-{card.word}" for card in cards]})
    events.wake(s, "shown", by=act[under_way.R_SLOT], number=len(shown))


def summon(s: BerserkState, side: i64, kind: i64, cell: i64, open: bool) -> None:
    """A card of the own deck comes into play (L400)."""
    pile = s.decks if kind in s.decks[side] else s.below
    pile[side] = without(pile[side], int(kind))
    s.disclose()
    verbs.enter(s, s.new_slot(kind, side), cell, open)


def redistribute(s: BerserkState, act: vec[i64], first: i64, second: i64) -> None:
    """Take wounds off a creature, then give as many to others, to each its part at once (L480, K-46). Who is protected
    from spells is not healed by one either (L410)."""
    type = s.book.features[act[under_way.S_PROGRAM]].type
    if act[under_way.S_LEFT] == 0:
        target = act[under_way.S_TARGET]
        act[under_way.S_LEFT] = 0 if verbs.guards_against(s, target, type) else verbs.heal(s, target, first)
    else:
        op = program_of(s, act)[act[under_way.S_PC] - 1]
        if turned_up(s, act, op, first) and not verbs.guards_against(s, first, type):
            verbs.wound(s, first, second, act[under_way.R_SLOT], type)
        act[under_way.S_LEFT] -= second
    if act[under_way.S_LEFT] > 0:
        act[under_way.S_PC] -= 1


def change_attack(s: BerserkState, act: vec[i64], op: features.Op) -> None:
    """Change the attack that is under way."""
    attack = under_way.innermost_attack(s)
    if not len(attack):
        return
    slot, strike = act[under_way.R_SLOT], act[under_way.S_STRIKE]
    if op.code == "block":
        attack[under_way.A_FLAGS] |= under_way.BLOCKED
    elif op.code == "redirect":
        if s.in_play(slot) and attack[under_way.A_TARGET] != slot:
            redirect(s, attack, slot, False)
    elif op.code == "set_strength":
        if attack[under_way.A_STRENGTH + strike]:
            attack[under_way.A_STRENGTH + strike] = op.number
    else:
        number = number_of(s, act, op)
        if number > 0:
            attack[under_way.A_MORE + strike] += number
        else:
            attack[under_way.A_LESS + strike] -= number
