"""Carrying out programs: one operation after the other, each with what its player answers for it.

An operation asks for up to two arguments (a card, a cell, a number, yes or no). What there is only one answer to is not
asked; where there is none, the operation does nothing.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import append, i64
from meadhall.engine.mechanisms.asking import NO, PASS_WORD, YES, SeatAsked
from meadhall.engine.mechanisms.hands import distinct, without
from meadhall.engine.position_reader import whole_number
from meadhall.engine.types import Prompt
from meadhall.games.berserk.attack import begin_attack, redirect
from meadhall.games.berserk.board import AROUND, CELL_NAMES, CELLS, ROWS
from meadhall.games.berserk.dice import unanswered_strength
from meadhall.games.berserk.events import count_use, wake
from meadhall.games.berserk.features import (
    FULL,
    OP_ATTACK,
    OP_BANISH,
    OP_BLOCK,
    OP_BORROW,
    OP_CHANGE_VALUE,
    OP_CHOOSE,
    OP_CHOOSE_ROW,
    OP_CLOSE,
    OP_COUNTERS,
    OP_CURE,
    OP_DESTROY,
    OP_FLY,
    OP_GRANT,
    OP_HEAL,
    OP_IF,
    OP_LAND,
    OP_LATER,
    OP_LIVES,
    OP_MARK,
    OP_MAY,
    OP_MOVE_MARK,
    OP_OPEN,
    OP_POISON,
    OP_POOL,
    OP_PROPHECY,
    OP_REDIRECT,
    OP_REDISTRIBUTE,
    OP_REPEAT,
    OP_REVIVE,
    OP_SET_STRENGTH,
    OP_SHIFT,
    OP_SUMMON,
    OP_TO_DECK,
    OP_TOKENS,
    OP_UNMARK,
    OP_WOUND,
    TRIPLE,
    VALHALLA_SHAPE,
    Op,
)
from meadhall.games.berserk.instants import WINDOWS
from meadhall.games.berserk.notation import card_word, named_card, named_cell
from meadhall.games.berserk.records import (
    A_FLAGS,
    A_LESS,
    A_MORE,
    A_STRENGTH,
    A_TARGET,
    BLOCKED,
    NO_RECORD,
    R_FEATURE,
    R_SIDE,
    R_SLOT,
    S_ARGUMENT,
    S_CELL,
    S_CHOSEN,
    S_ELITES,
    S_LEFT,
    S_LOOP,
    S_ODD,
    S_PC,
    S_PROGRAM,
    S_SHOWN,
    S_STOP,
    S_STRIKE,
    S_TARGET,
    UNANSWERED_YET,
    attack_under_way,
    pop,
    top,
)
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.targets import attack_targets
from meadhall.games.berserk.triggers import COME_BACK, RUN, flush, start_program
from meadhall.games.berserk.values import (
    all_hold,
    amount_of,
    is_symbiont,
    selected,
    total,
)
from meadhall.games.berserk.verbs import (
    MOVED,
    add_pool,
    banish,
    bury_dead,
    change_counters,
    change_position,
    change_tokens,
    close,
    cure,
    destroy,
    drop_mark,
    enter,
    free_cells_around,
    gain_lives,
    gain_poison,
    grant,
    guards_against,
    heal,
    land,
    last_turn,
    mark_of,
    open_up,
    put_mark,
    take_off,
    tell_roll,
    to_deck,
    turn_up,
    unmoved,
    waits_to_incarnate,
    wound,
)
from meadhall.games.berserk.words import (
    AT_MOVE,
    CAME_BACK,
    DIE,
    FIELD,
    FLYING,
    GRAVEYARD,
    NOBODY,
    SHOWN,
    SYMBIONTS,
    TERRAIN,
)

# What an argument is.
A_CARD: Final = 0
A_CELL: Final = 1
A_NUMBER: Final = 2
YES_OR_NO: Final = 3
A_KIND_OF_CARD: Final = 4
A_ROW: Final = 5
READY: Final = 0
ASKED: Final = 1
IMPOSSIBLE: Final = 2
DECLINED: Final = 1 << 10
"""The answer of choosing none."""


def carry_on(s: BerserkState) -> None:
    """Go on with the topmost program until something is asked, something else comes first, or it is over."""
    base = top(s)
    program = s.book.features[s.acts[base + S_PROGRAM]].program
    while s.acts[base + S_PC] < s.acts[base + S_STOP]:
        op = program[s.acts[base + S_PC]]
        ready = answered(s, base, op)
        if ready == ASKED:
            s.then(CHOOSERS[decider(s, base, op)], RUN)
            return
        if ready == IMPOSSIBLE:
            s.acts[base + S_PC] = op.jump if op.code == OP_MAY else s.acts[base + S_PC] + 1
            if op.code == OP_CHOOSE:
                s.acts[base + S_TARGET] = NOBODY
            forget_arguments(s, base)
            continue
        s.acts[base + S_PC] += 1
        if perform(s, base, op):
            return
        if s.acts[base + S_PC] < s.acts[base + S_STOP] and program[s.acts[base + S_PC]].at_once:
            continue
        bury_dead(s)
        if len(s.pending):
            s.then(RUN)
            flush(s)
            return
    pop(s)


def answered(s: BerserkState, base: i64, op: Op) -> i64:
    """Whether all arguments of an operation are there; one that can only be answered in one way is filled in."""
    for which in range(arguments(s, base, op)):
        if s.acts[base + S_ARGUMENT + which] == UNANSWERED_YET:
            found = choices(s, base, op, which)
            if not found:
                return IMPOSSIBLE
            if len(found) > 1:
                return ASKED
            s.acts[base + S_ARGUMENT + which] = found[0]
    return READY


def forget_arguments(s: BerserkState, base: i64) -> None:
    s.acts[base + S_ARGUMENT] = UNANSWERED_YET
    s.acts[base + S_ARGUMENT + 1] = UNANSWERED_YET


def decider(s: BerserkState, base: i64, op: Op) -> i64:
    side = s.acts[base + R_SIDE]
    return 1 - side if op.opponent else side


# --- what is asked --------------------------------------------------------------------------------------------------


def arguments(s: BerserkState, base: i64, op: Op) -> i64:
    """How many answers an operation needs."""
    code = op.code
    if code in (OP_MAY, OP_CHOOSE, OP_ATTACK, OP_SHIFT, OP_LAND, OP_MARK, OP_MOVE_MARK, OP_CHOOSE_ROW):
        return 1
    if code in (OP_SUMMON, OP_REVIVE):
        return 2
    if code == OP_REDISTRIBUTE:
        return 1 if s.acts[base + S_LEFT] == 0 else 2
    return 0


def argument_type(s: BerserkState, base: i64, op: Op, which: i64) -> i64:
    code = op.code
    if code == OP_MAY:
        return YES_OR_NO
    if code in (OP_SHIFT, OP_LAND, OP_MARK, OP_MOVE_MARK):
        return A_CELL
    if code == OP_CHOOSE_ROW:
        return A_ROW
    if code == OP_SUMMON:
        return A_KIND_OF_CARD if which == 0 else A_CELL
    if code == OP_REVIVE:
        return A_CARD if which == 0 else A_CELL
    if code == OP_REDISTRIBUTE:
        return A_NUMBER if which == 1 or s.acts[base + S_LEFT] == 0 else A_CARD
    return A_CARD


def choices(s: BerserkState, base: i64, op: Op, which: i64) -> list[int]:
    """The answers to one argument of an operation."""
    code = op.code
    slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
    if code == OP_MAY:
        return [YES, NO] if worth_offering(s, base) else []
    if code == OP_CHOOSE:
        assert op.who is not None
        found = selected(s, op.who, slot, side, base)
        if op.different:
            found = [other for other in found if not was_chosen(s, base, other)]
        if op.optional and found:
            found.append(DECLINED)
        return found
    if code == OP_ATTACK:
        assert op.attack is not None
        return attack_targets(s, slot, op.attack, side) if s.in_play(slot) else []
    if code == OP_SHIFT:
        assert op.who is not None
        return shift_cells(s, selected(s, op.who, slot, side, base))
    if code == OP_LAND:
        target = s.acts[base + S_TARGET]
        return free_cells_around(s, s.cell[target]) if s.zone[target] == FIELD else []
    if code == OP_MARK:
        return list(range(CELLS))
    if code == OP_MOVE_MARK:
        mark = mark_of(s, slot)
        return AROUND[mark] if mark >= 0 else []
    if code == OP_CHOOSE_ROW:
        return list(range(ROWS))
    if code == OP_REDISTRIBUTE:
        return redistribution(s, base, op, which)
    return arrivals(s, base, op, which)


def worth_offering(s: BerserkState, base: i64) -> bool:
    """Whether the operation that is offered can be carried out at all."""
    program = s.book.features[s.acts[base + S_PROGRAM]].program
    following = program[s.acts[base + S_PC] + 1]
    return arguments(s, base, following) == 0 or len(choices(s, base, following, 0)) > 0


def was_chosen(s: BerserkState, base: i64, slot: i64) -> bool:
    return (s.acts[base + S_CHOSEN + slot // 60] >> (slot % 60)) & 1 != 0


def shift_cells(s: BerserkState, who: list[int]) -> list[int]:
    """Where a card may be moved by one cell, in any direction (K-29)."""
    if not who:
        return []
    slot = who[0]
    if s.zone[slot] != FIELD or is_symbiont(s, slot):
        return []
    return free_cells_around(s, s.cell[slot])


def redistribution(s: BerserkState, base: i64, op: Op, which: i64) -> list[int]:
    """How many wounds are taken off, then who gets them, then how many of those that are left."""
    slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
    left = s.acts[base + S_LEFT]
    assert op.who is not None and op.amount is not None
    found = [other for other in selected(s, op.who, slot, side, base) if not was_chosen(s, base, other)]
    if left == 0:
        target = s.acts[base + S_TARGET]
        most = min(amount_of(s, op.amount, slot, side, base, 0), s.wounds[target])
        return list(range(1, int(most) + 1)) if found and s.in_play(target) else []
    if which == 0:
        return found
    return list(range(1, int(left) + 1)) if len(found) > 1 else [int(left)]


def arrivals(s: BerserkState, base: i64, op: Op, which: i64) -> list[int]:
    """Which card of the deck or graveyard comes into play, and on which cell beside the user (K-24, K-27)."""
    slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
    assert op.who is not None
    if which == 1:
        coming = s.acts[base + S_ARGUMENT]
        form = s.book.cards[coming if op.code == OP_SUMMON else s.kind[coming]].kind
        if form in (FLYING, TERRAIN):
            return [DECLINED]
        return free_cells_around(s, s.cell[slot]) if s.zone[slot] == FIELD else []
    room = s.zone[slot] == FIELD and len(free_cells_around(s, s.cell[slot])) > 0
    found: list[int] = []
    if op.code == OP_REVIVE:
        for other in selected(s, op.who, slot, side, base):
            if s.owner[other] == side and may_enter(s, s.kind[other], side, room):
                found.append(other)
        return found
    for kind in distinct(tuple(sorted(s.decks[side] + s.below[side]))):
        if (op.who.filter.name < 0 or op.who.filter.name == kind) and may_enter(s, kind, side, room):
            found.append(kind)
    return found


def may_enter(s: BerserkState, kind: i64, side: i64, room: bool) -> bool:
    """A ground card needs a cell, a symbiont does not come in this way (K-55); no second copy of a unique card, no
    second terrain in a squad (K-24)."""
    card = s.book.cards[kind]
    if (SYMBIONTS >> card.kind) & 1 or (card.kind != FLYING and card.kind != TERRAIN and not room):
        return False
    for other in range(s.slots):
        if not s.in_play(other) or s.side[other] != side:
            continue
        if (card.unique and s.kind[other] == kind) or (card.kind == TERRAIN and s.form[other] == TERRAIN):
            return False
    return True


@final
class Choose(SeatAsked[BerserkState]):
    """An argument of the operation that is being carried out."""

    def asked(self, s: BerserkState) -> tuple[i64, Op, i64]:
        base = top(s)
        op = s.book.features[s.acts[base + S_PROGRAM]].program[s.acts[base + S_PC]]
        which: i64 = 0 if s.acts[base + S_ARGUMENT] == UNANSWERED_YET else 1
        return base, op, which

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        base, op, which = self.asked(s)
        kind = argument_type(s, base, op, which)
        name = ("card", "cell", "number", "offer", "kind", "row")[kind]
        feature = s.book.features[s.acts[base + R_FEATURE]]
        card = s.book.cards[s.book.feature_card[feature.number]]
        return Prompt(f"choose-{name}", seat, {"card": f"@card-{card.word}"}, kind == YES_OR_NO)

    def options(self, s: BerserkState, seat: int) -> list[int]:
        base, op, which = self.asked(s)
        return choices(s, base, op, which)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        base, _, which = self.asked(s)
        s.done()
        s.acts[base + S_ARGUMENT + which] = option

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        base, op, which = self.asked(s)
        if option == DECLINED:
            return PASS_WORD
        kind = argument_type(s, base, op, which)
        if kind == YES_OR_NO:
            return "yes" if option == YES else PASS_WORD
        if kind == A_CELL:
            return CELL_NAMES[option]
        if kind == A_NUMBER:
            return str(option)
        if kind == A_ROW:
            return f"row {option + 1}"
        if kind == A_KIND_OF_CARD:
            return s.book.cards[option].word
        return card_word(s, option)

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        base, op, which = self.asked(s)
        kind = argument_type(s, base, op, which)
        if text == PASS_WORD:
            return NO if kind == YES_OR_NO else DECLINED
        if kind == YES_OR_NO and text == "yes":
            return YES
        if kind == A_CELL:
            return named_cell(text)
        if kind == A_CARD:
            return named_card(s, text)
        if kind == A_KIND_OF_CARD and text in s.book.by_word:
            return s.book.by_word[text]
        number = whole_number(text.removeprefix("row ")) if kind in (A_NUMBER, A_ROW) else -1
        if number < 0:
            raise InvalidMove(f"{text!r} is no answer here")
        return number - 1 if kind == A_ROW else number

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        base, op, which = self.asked(s)
        if option == DECLINED:
            return s.game.action_id("pass", 0)
        kind = argument_type(s, base, op, which)
        block = ("card", "cell", "number", "yes or no", "kind", "row")[kind]
        return s.game.action_id(block, option)


CHOOSERS: Final = [Choose(0), Choose(1)]


# --- what is done ---------------------------------------------------------------------------------------------------


def perform(s: BerserkState, base: i64, op: Op) -> bool:
    """Carry out an operation whose arguments are there. True if something else comes before the next one."""
    code = op.code
    slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
    first, second = s.acts[base + S_ARGUMENT], s.acts[base + S_ARGUMENT + 1]
    forget_arguments(s, base)
    if code == OP_MAY:
        if first == NO:
            s.acts[base + S_PC] = op.jump
        else:
            count_use(s, s.book.features[s.acts[base + R_FEATURE]], slot)
    elif code == OP_IF:
        if not all_hold(s, op.conditions, slot, base):
            s.acts[base + S_PC] = op.jump
    elif code == OP_REPEAT:
        repeat(s, base, op)
    elif code == OP_CHOOSE:
        s.acts[base + S_TARGET] = NOBODY if first == DECLINED else first
        if first != DECLINED:
            s.acts[base + S_CHOSEN + first // 60] |= i64(1) << (first % 60)
            turn_up(s, first)
    elif code == OP_CHOOSE_ROW:
        s.acts[base + S_CELL] = first * 5
    elif code == OP_ATTACK:
        assert op.attack is not None
        s.then(RUN)
        begin_attack(s, slot, s.acts[base + R_FEATURE], op.attack.number, first, side, 0, True)
        return True
    elif code == OP_LATER:
        lay_up(s, base, op)
    elif code == OP_BORROW:
        return borrow(s, base)
    elif code == OP_PROPHECY:
        prophesy(s, base, op.number)
    elif code == OP_POOL:
        assert op.amount is not None
        add_pool(s, side, amount_of(s, op.amount, slot, side, base, 0), op.modifiers[0], op.until)
    elif code == OP_SUMMON:
        summon(s, side, first, NOBODY if second == DECLINED else second, not op.closed)
    elif code == OP_REVIVE:
        revive(s, first, NOBODY if second == DECLINED else second, not op.closed)
    elif code == OP_LAND:
        land(s, slot, first)
        return watched(s)
    elif code in (OP_MARK, OP_MOVE_MARK):
        put_mark(s, slot, first)
    elif code == OP_UNMARK:
        drop_mark(s, slot)
    elif code == OP_REDISTRIBUTE:
        redistribute(s, base, first, second)
    elif code in (OP_BLOCK, OP_REDIRECT, OP_SET_STRENGTH, OP_CHANGE_VALUE):
        change_attack(s, base, op)
    else:
        assert op.who is not None
        type = s.book.features[s.acts[base + S_PROGRAM]].type
        for other in selected(s, op.who, slot, side, base):
            if not guards_against(s, other, type, side):
                do_to(s, base, op, other, first, type)
        if code == OP_SHIFT:
            return watched(s)
        if code == OP_TOKENS and waits_to_incarnate(s) >= 0:
            s.then(COME_BACK, RUN)
            flush(s)
            return True
    return False


def watched(s: BerserkState) -> bool:
    """A card has changed its position: a moment for instants before the program goes on (K-8)."""
    s.then(WINDOWS[AT_MOVE], RUN)
    flush(s)
    return True


def do_to(s: BerserkState, base: i64, op: Op, other: i64, cell: i64, type: i64) -> None:
    """Do to one card what an operation does."""
    code = op.code
    slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
    number: i64 = 0
    amount = op.amount
    if amount is not None:
        strength: i64 = rolled_strength(s, slot, type) if amount.code == TRIPLE else 0
        number = s.wounds[other] if amount.code == FULL else amount_of(s, amount, slot, side, base, strength)
    if code == OP_WOUND:
        if not unmoved(s, other, type, side):
            wound(s, other, number, slot, type)
    elif code == OP_HEAL:
        heal(s, other, number)
    elif code == OP_POISON:
        gain_poison(s, other, number, slot)
    elif code == OP_CURE:
        cure(s, other)
    elif code == OP_COUNTERS:
        if s.in_play(other):
            change_counters(s, other, number)
    elif code == OP_TOKENS:
        change_tokens(s, other, number)
    elif code == OP_LIVES:
        if s.in_play(other):
            gain_lives(s, other, number)
    elif code == OP_DESTROY:
        if not unmoved(s, other, type, side):
            destroy(s, other, slot, type)
    elif code == OP_BANISH:
        if s.zone[other] <= GRAVEYARD:
            banish(s, other)
    elif code == OP_OPEN:
        open_up(s, other)
    elif code == OP_CLOSE:
        close(s, other)
    elif code == OP_GRANT:
        if s.in_play(other):
            for modifier in op.modifiers:
                grant(s, other, modifier, op.until, slot, side)
    elif code == OP_SHIFT:
        change_position(s, other, cell, MOVED)
    elif code == OP_FLY:
        if s.in_play(other):
            take_off(s, other)
    else:
        assert code == OP_TO_DECK
        to_deck(s, other)


def rolled_strength(s: BerserkState, slot: i64, type: i64) -> i64:
    """A die for wounds or healing that are no attack, with what changes any die of the card (K-33)."""
    die = s.chance.below(6) + 1
    plus = total(s, slot, DIE, type, 0, NOBODY, NOBODY)
    tell_roll(s, slot, die, plus)
    return unanswered_strength(die + plus)


def repeat(s: BerserkState, base: i64, op: Op) -> None:
    """Begin a loop, counting how often; or, at its end, go round again."""
    if op.number == 0:
        assert op.amount is not None
        slot, side = s.acts[base + R_SLOT], s.acts[base + R_SIDE]
        s.acts[base + S_LOOP] = amount_of(s, op.amount, slot, side, base, 0)
        if s.acts[base + S_LOOP] <= 0:
            s.acts[base + S_PC] = op.jump
    else:
        s.acts[base + S_LOOP] -= 1
        if s.acts[base + S_LOOP] > 0:
            s.acts[base + S_PC] = op.jump


def lay_up(s: BerserkState, base: i64, op: Op) -> None:
    """Something comes later: keep what it needs, and go on behind it."""
    side = s.acts[base + R_SIDE]
    laters = append(s.laters, last_turn(s, op.until, side))
    laters = append(laters, side)
    laters = append(laters, s.acts[base + R_SLOT])
    laters = append(laters, s.acts[base + S_PROGRAM])
    laters = append(laters, s.acts[base + S_PC])
    laters = append(laters, s.acts[base + S_CELL])
    s.laters = append(laters, s.acts[base + S_TARGET])
    s.acts[base + S_PC] = op.jump


def borrow(s: BerserkState, base: i64) -> bool:
    """Use the Valhalla feature of the card that was chosen."""
    target = s.acts[base + S_TARGET]
    for feature in s.card(target).features:
        if feature.shape == VALHALLA_SHAPE:
            s.then(RUN)
            start_program(s, target, feature.number, s.acts[base + R_SIDE], NOBODY, NOBODY, 0, 0)
            return True
    return False


def prophesy(s: BerserkState, base: i64, number: i64) -> None:
    """Show the top cards of the own deck, then put them under it in the order shown (L492, K-27)."""
    side = s.acts[base + R_SIDE]
    shown: list[int] = []
    while len(shown) < number and (s.decks[side] or len(shown) < len(s.below[side])):
        if s.decks[side]:
            kind = s.decks[side][s.chance.below(len(s.decks[side]))]
            s.decks[side] = without(s.decks[side], kind)
        else:
            kind = s.below[side][0]
            s.below[side] = s.below[side][1:]
        shown.append(kind)
    s.below[side] = s.below[side] + tuple(shown)
    elites = odd = 0
    for kind in shown:
        card = s.book.cards[kind]
        elites += int(card.elite)
        odd += int(card.cost % 2 == 1)
    s.acts[base + S_SHOWN] = len(shown) | number << 4
    s.acts[base + S_ELITES] = elites
    s.acts[base + S_ODD] = odd
    if shown:
        s.disclose()
    if s.listening:
        s.tell("prophecy", {"cards": [f"@card-{s.book.cards[kind].word}" for kind in shown]})
    wake(s, SHOWN, NOBODY, s.acts[base + R_SLOT], NOBODY, 0, len(shown), 0, NOBODY)


def summon(s: BerserkState, side: i64, kind: i64, cell: i64, open: bool) -> None:
    """A card of the own deck comes into play (L396)."""
    if kind in s.decks[side]:
        s.decks[side] = without(s.decks[side], int(kind))
    else:
        s.below[side] = without(s.below[side], int(kind))
    s.disclose()
    enter(s, s.new_slot(kind, side), cell, open)


def revive(s: BerserkState, slot: i64, cell: i64, open: bool) -> None:
    """A card of the own graveyard comes back (L394)."""
    s.clear(slot)
    enter(s, slot, cell, open)
    wake(s, CAME_BACK, slot, NOBODY, NOBODY, 0, 0, 0, cell)


def redistribute(s: BerserkState, base: i64, first: i64, second: i64) -> None:
    """Take wounds off a creature, then give as many to others, to each its part at once (L480). A creature protected
    from spells is not healed by one either (L410)."""
    type = s.book.features[s.acts[base + S_PROGRAM]].type
    if s.acts[base + S_LEFT] == 0:
        target = s.acts[base + S_TARGET]
        s.acts[base + S_LEFT] = 0 if guards_against(s, target, type, s.acts[base + R_SIDE]) else heal(s, target, first)
    else:
        s.acts[base + S_CHOSEN + first // 60] |= i64(1) << (first % 60)
        if not guards_against(s, first, type, s.acts[base + R_SIDE]):
            wound(s, first, second, s.acts[base + R_SLOT], type)
        s.acts[base + S_LEFT] -= second
    if s.acts[base + S_LEFT] > 0:
        s.acts[base + S_PC] -= 1


def change_attack(s: BerserkState, base: i64, op: Op) -> None:
    """Change the attack that is under way."""
    attack = attack_under_way(s)
    if attack == NO_RECORD:
        return
    strike = s.acts[base + S_STRIKE]
    if op.code == OP_BLOCK:
        s.acts[attack + A_FLAGS] |= BLOCKED
    elif op.code == OP_REDIRECT:
        if s.in_play(s.acts[base + R_SLOT]) and s.acts[attack + A_TARGET] != s.acts[base + R_SLOT]:
            redirect(s, attack, s.acts[base + R_SLOT], False)
    elif op.code == OP_SET_STRENGTH:
        if s.acts[attack + A_STRENGTH + strike]:
            s.acts[attack + A_STRENGTH + strike] = op.number
    else:
        assert op.amount is not None
        number = amount_of(s, op.amount, s.acts[base + R_SLOT], s.acts[base + R_SIDE], base, 0)
        if number > 0:
            s.acts[attack + A_MORE + strike] += number
        else:
            s.acts[attack + A_LESS + strike] -= number
