"""Turns: their start and end, steps and actions, and when the battle is over (K-5 to K-7)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import SeatAsked, SeatStep
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.berserk.answers import A_CARD, A_CELL, A_PRICE, Asking, named_cell
from meadhall.games.berserk.attack import begin_attack, redirect
from meadhall.games.berserk.board import AROUND, BESIDE, CELL_NAMES, CELLS, distance
from meadhall.games.berserk.events import LATER_ITEM, POISON_ITEM, REGENERATION_ITEM, TOKEN_ITEM, lay_by, wake
from meadhall.games.berserk.features import SIMPLE_STRIKE
from meadhall.games.berserk.instants import NO_FEATURE, WINDOWS, pay
from meadhall.games.berserk.notation import card_word, feature_word, named_card, named_feature
from meadhall.games.berserk.preview import aimed, best_odds, odds
from meadhall.games.berserk.records import (
    A_FLAGS,
    DEFENDED,
    REDIRECTED,
    S_PAID,
    S_STRIKE,
    attack_under_way,
    without_row,
)
from meadhall.games.berserk.refusals import (
    why_not_act,
    why_not_card,
    why_not_feature,
    why_not_leap,
    why_not_target,
    why_not_walk,
)
from meadhall.games.berserk.seating import SEAT_ALL, unseated
from meadhall.games.berserk.state import (
    ACTED,
    DRAWN,
    FALLEN,
    LATER_WIDTH,
    REBORN,
    WALKED,
    BerserkState,
)
from meadhall.games.berserk.targets import (
    can_strike,
    feature_targets,
    may_act,
    may_finish,
    may_gain_counter,
    may_strike,
    needs_target,
    strike_targets,
    usable,
)
from meadhall.games.berserk.triggers import COME_BACK, flush, start_program
from meadhall.games.berserk.values import incorporeal, is_creature, keyword, true_form
from meadhall.games.berserk.verbs import (
    JUMPS,
    STEPS,
    TELEPORTS,
    banish,
    begin_turn,
    bury_dead,
    change_counters,
    change_position,
    close,
    destroy,
    drop_grants,
    drop_pools,
    name_of,
    open_up,
    restore_movement,
    tell_card,
    turn_up,
    unmoved,
    waits_to_incarnate,
)
from meadhall.games.berserk.words import (
    ACTS,
    ANY_MOMENT,
    AT_MOVE,
    AT_TURN,
    CREATURES,
    DIAGONAL,
    EFFECT,
    EXTRA,
    FIELD,
    FLYING,
    GRAVEYARD,
    GROUND,
    INCARNATION,
    JUMP,
    NOBODY,
    NOWHERE,
    REGENERATION,
    TELEPORT,
    TURN_ENDS,
    TURN_STARTS,
    VALHALLA_CALLS,
)

LAST_TURN: Final = 200
QUIET_TURNS: Final = 40

END_TURN: Final = 0
WALK: Final = 1 << 20
ACT: Final = 2 << 20
VERB_BITS: Final = 5
DO_STRIKE: Final = 0
DO_COUNTER: Final = 1
DO_SKY: Final = 2
DO_JUMP: Final = 3
DO_TELEPORT: Final = 4
DO_FEATURE: Final = 8
VERBS: Final = {"strike": DO_STRIKE, "counter": DO_COUNTER, "sky": DO_SKY, "jump": DO_JUMP, "teleport": DO_TELEPORT}
ACT_WIDTH: Final = 13
"""Verbs and features of a card among the ids of answers."""
VERB_WORDS: Final = ("strike", "counter", "sky", "jump", "teleport")


# --- the start of a turn --------------------------------------------------------------------------------------------


@final
class StartTurn(SeatStep[BerserkState]):
    """Face-down cards are turned up, closed cards open, limits return; then features of the turn's start (K-7)."""

    def run(self, s: BerserkState) -> None:
        s.turn += 1
        s.quiet += 1
        s.active = self.who
        if s.turn > LAST_TURN or s.quiet > QUIET_TURNS:
            end_battle(s, DRAWN)
            return
        if s.listening:
            s.tell("turn", {"seat": seat_name(self.who), "turn": int(s.turn)})
        for slot in range(s.slots):
            begin_turn(s, slot)
            if s.side[slot] == s.active and s.zone[slot] <= EXTRA:
                turn_up(s, slot)
                if s.open[slot]:
                    restore_movement(s, slot)
                else:
                    open_up(s, slot)
        gather(s)
        s.then(WINDOWS[AT_TURN], GO_ON)
        flush(s)


def gather(s: BerserkState) -> None:
    """Lay by what the start of this turn brings: poison, regeneration, tokens, Valhalla and other features."""
    side = s.active
    for slot in range(s.slots):
        if s.side[slot] != side:
            continue
        if s.zone[slot] <= EXTRA:
            if s.poison[slot] and s.open[slot]:
                lay_by(s, slot, POISON_ITEM, NOBODY, NOBODY, 0, 0, 0, 0)
            if s.wounds[slot] and s.open[slot] and keyword(s, slot, REGENERATION) > 0 and not incorporeal(s, slot):
                lay_by(s, slot, REGENERATION_ITEM, NOBODY, NOBODY, 0, 0, 0, 0)
        elif s.zone[slot] == GRAVEYARD and s.owner[slot] == side:
            card = s.card(slot)
            if card.printed[INCARNATION] and not s.flags[slot] & REBORN:
                lay_by(s, slot, TOKEN_ITEM, NOBODY, NOBODY, 0, 0, 0, 0)
            if s.flags[slot] & FALLEN:
                for feature in card.features:
                    if feature.event == VALHALLA_CALLS:
                        lay_by(s, slot, feature.number, NOBODY, NOBODY, 0, 0, 0, 0)
    gather_later(s)
    wake(s, TURN_STARTS, NOBODY, NOBODY, NOBODY, 0, 0, 0, NOWHERE)


def gather_later(s: BerserkState) -> None:
    at: i64 = 0
    while at < len(s.laters):
        if s.laters[at] == s.turn:
            side, slot, feature = s.laters[at + 1], s.laters[at + 2], s.laters[at + 3]
            lay_by(s, slot, LATER_ITEM, feature, side, s.laters[at + 4], 0, s.laters[at + 5], s.laters[at + 6])
            s.laters = without_row(s.laters, at, LATER_WIDTH)
        else:
            at += LATER_WIDTH


# --- between actions ------------------------------------------------------------------------------------------------


@final
class GoOn(Step[BerserkState]):
    """Nothing is left to resolve: who has won, who comes back, and what the active player does next."""

    def run(self, s: BerserkState) -> None:
        if judged(s):
            return
        if unseated(s) >= 0:
            s.then(SEAT_ALL, GO_ON)
            return
        if waits_to_incarnate(s) >= 0:
            s.then(COME_BACK, GO_ON)
            return
        ghost = s.ghost
        if ghost >= 0 and (s.moves[ghost] <= 0 or len(walk_cells(s, ghost)) == 0):
            banish(s, ghost)
            s.then(GO_ON)
            flush(s)
            return
        s.then(TURNS[s.active])


def judged(s: BerserkState) -> bool:
    """A player whose squad has no creature loses; both: a draw (K-5)."""
    alive: list[bool] = [False, False]
    for slot in range(s.slots):
        if s.zone[slot] <= EXTRA and (CREATURES >> true_form(s, slot)) & 1:
            alive[s.side[slot]] = True
    if alive[0] and alive[1]:
        return False
    if alive[0] or alive[1]:
        end_battle(s, 0 if alive[0] else 1)
    else:
        end_battle(s, DRAWN)
    return True


def end_battle(s: BerserkState, winner: i64) -> None:
    s.winner = winner
    s.frames.clear()
    s.acts = vec[i64]([])
    s.pending = vec[i64]([])
    if s.listening:
        if winner == DRAWN:
            s.tell("drawn", {})
        else:
            s.tell("won", {"seat": seat_name(int(winner))})


@final
class EndTurn(Step[BerserkState]):
    """What ends with the turn; then it is the other player's."""

    def run(self, s: BerserkState) -> None:
        if judged(s):
            return
        drop_grants(s, s.turn, NOBODY)
        drop_pools(s)
        s.then(STARTS[1 - s.active])


# --- what may be done -----------------------------------------------------------------------------------------------


def walk_cells(s: BerserkState, slot: i64) -> list[int]:
    """The cells of the next step: beside, free, or held by others for the incorporeal (L227, K-12)."""
    cells = AROUND[s.cell[slot]] if keyword(s, slot, DIAGONAL) > 0 else BESIDE[s.cell[slot]]
    if incorporeal(s, slot):
        return cells
    return [cell for cell in cells if s.at[cell] < 0]


def leap_cells(s: BerserkState, slot: i64, verb: i64) -> list[int]:
    """Free cells within the range of a jump, or all of them for a teleport (L496, L516)."""
    limit = keyword(s, slot, JUMP) if verb == DO_JUMP else 99
    here = s.cell[slot]
    out: list[int] = []
    for cell in range(CELLS):
        if s.at[cell] < 0 and distance(here, cell) <= limit:
            out.append(cell)
    return out


def may_leap(s: BerserkState, slot: i64, verb: i64) -> bool:
    """Not after any other movement in this turn, and with movement to spend."""
    if s.zone[slot] != FIELD or s.moves[slot] <= 0 or s.facts[slot] & WALKED:
        return False
    return keyword(s, slot, JUMP if verb == DO_JUMP else TELEPORT) > 0


def may_begin(s: BerserkState, seat: i64, option: i64) -> bool:
    """Whether the active player may begin with this, without listing everything else."""
    ghost = s.ghost
    slot = (option >> VERB_BITS) & 127
    if ghost >= 0 and s.side[ghost] == seat:
        return WALK <= option < ACT and slot == ghost and (option & 31) in walk_cells(s, ghost)
    if option <= END_TURN or option >= WALK * 3:
        return option == END_TURN
    if option < WALK or slot >= s.slots or s.side[slot] != seat or s.zone[slot] > EXTRA:
        return False
    verb = option & 31
    if option < ACT:
        if not s.open[slot] or s.moves[slot] <= 0 or s.form[slot] != GROUND:
            return False
        return option >> 12 == WALK >> 12 and verb in walk_cells(s, slot)
    if option >> 12 != ACT >> 12:
        return False
    if verb >= DO_FEATURE:
        activated = s.card(slot).activated
        return verb - DO_FEATURE < len(activated) and usable(s, slot, activated[verb - DO_FEATURE], seat)
    if verb in (DO_JUMP, DO_TELEPORT):
        return s.open[slot] != 0 and may_leap(s, slot, verb) and len(leap_cells(s, slot, verb)) > 0
    found: list[int] = []
    if may_act(s, slot):
        add_acts(s, slot, verb == DO_SKY and only_flyers(s, 1 - seat), found)
    return option in found


def only_flyers(s: BerserkState, side: i64) -> bool:
    """Whether all creatures of a squad fly (K-19)."""
    flyers = False
    for slot in range(s.slots):
        if s.side[slot] == side and s.zone[slot] <= EXTRA and is_creature(s, slot):
            if s.form[slot] != FLYING or s.face_down(slot):
                return False
            flyers = True
    return flyers


def turn_options(s: BerserkState, seat: i64) -> list[int]:
    """Everything the active player may begin: steps, strikes, features, counters; or the end of his turn."""
    out: list[int] = []
    ghost = s.ghost
    if ghost >= 0 and s.side[ghost] == seat:
        for cell in walk_cells(s, ghost):
            out.append(int(WALK | ghost << VERB_BITS | cell))
        return out
    out.append(END_TURN)
    sky = only_flyers(s, 1 - seat)
    for slot in range(s.slots):
        if s.side[slot] == seat and s.zone[slot] <= EXTRA:
            if s.open[slot]:
                add_moves(s, slot, out)
                if may_act(s, slot):
                    add_acts(s, slot, sky, out)
            card = s.card(slot)
            for feature in card.activated:
                if usable(s, slot, feature, seat):
                    out.append(int(ACT | slot << VERB_BITS | (DO_FEATURE + feature.index)))
    return out


def add_moves(s: BerserkState, slot: i64, out: list[int]) -> None:
    if s.moves[slot] <= 0 or s.form[slot] != GROUND:
        return
    for cell in walk_cells(s, slot):
        out.append(int(WALK | slot << VERB_BITS | cell))
    if s.facts[slot] & WALKED == 0:
        if keyword(s, slot, JUMP) > 0 and leap_cells(s, slot, DO_JUMP):
            out.append(int(ACT | slot << VERB_BITS | DO_JUMP))
        if keyword(s, slot, TELEPORT) > 0 and leap_cells(s, slot, DO_TELEPORT):
            out.append(int(ACT | slot << VERB_BITS | DO_TELEPORT))


def add_acts(s: BerserkState, slot: i64, sky: bool, out: list[int]) -> None:
    if may_strike(s, slot):
        if can_strike(s, slot):
            out.append(int(ACT | slot << VERB_BITS | DO_STRIKE))
        if sky and s.form[slot] != FLYING:
            out.append(int(ACT | slot << VERB_BITS | DO_SKY))
    if may_gain_counter(s, slot):
        out.append(int(ACT | slot << VERB_BITS | DO_COUNTER))


@final
class Turn(SeatAsked[BerserkState]):
    """The active player moves and acts with his cards as he likes, until he ends his turn (L223)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("turn", seat, {"turn": int(s.turn)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return turn_options(s, seat)

    def allows(self, s: BerserkState, seat: int, option: int) -> bool:
        return may_begin(s, seat, option)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        if option == END_TURN:
            s.done()
            s.then(END_OF_TURN_STEP)
            wake(s, TURN_ENDS, NOBODY, NOBODY, NOBODY, 0, 0, 0, NOWHERE)
            flush(s)
            return
        slot: i64 = (option >> VERB_BITS) & 127
        if option < ACT:
            s.done()
            walk(s, slot, option & 31)
            return
        verb: i64 = option & 31
        if verb >= DO_FEATURE:
            feature = s.card(slot).activated[verb - DO_FEATURE]
            if feature.counters < 0:
                s.become(Price(self.who, int(slot), int(verb)).after(self, option))
                return
            if needs_target(feature):
                s.become(Aim(self.who, int(slot), int(verb), 0).after(self, option))
                return
        elif verb == DO_STRIKE or verb >= DO_JUMP:
            s.become(Aim(self.who, int(slot), int(verb), 0).after(self, option))
            return
        s.done()
        act(s, seat, slot, verb, NOBODY, 0)

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        if option == END_TURN:
            return "end"
        slot = (option >> VERB_BITS) & 127
        if option < ACT:
            return f"{card_word(s, slot)} {CELL_NAMES[option & 31]}"
        verb = option & 31
        word = VERB_WORDS[verb] if verb < DO_FEATURE else feature_word(verb - DO_FEATURE)
        return f"{card_word(s, slot)} {word}"

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        if text == "end":
            return END_TURN
        words = text.split(" ")
        if len(words) != 2:
            raise InvalidMove(f"{text!r} is no move: write a card and a cell, 'strike', 'feature1' …, or 'end'")
        slot = named_card(s, words[0])
        if words[1] in VERBS:
            return ACT | slot << VERB_BITS | VERBS[words[1]]
        if words[1].startswith("feature"):
            return ACT | slot << VERB_BITS | (DO_FEATURE + named_feature(s, seat, slot, words[1]))
        return WALK | slot << VERB_BITS | named_cell(words[1])

    def preview(self, s: BerserkState, seat: int, option: int) -> dict[str, Json]:
        slot, verb = (option >> VERB_BITS) & 127, option & 31
        if option >= ACT and verb in (DO_JUMP, DO_TELEPORT):
            return aimed([[CELL_NAMES[cell]] for cell in leap_cells(s, slot, verb)])
        if option < ACT or DO_STRIKE < verb < DO_FEATURE:
            return {}
        return best_odds(s, seat, slot, None if verb == DO_STRIKE else s.card(slot).activated[verb - DO_FEATURE])

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        if option == END_TURN:
            return Reason("must-step-off", {"card": name_of(s, s.ghost)})
        slot = (option >> VERB_BITS) & 127
        reason = why_not_card(s, seat, slot)
        if reason is not None:
            return reason
        if option < ACT:
            return why_not_walk(s, slot, option & 31)
        verb = option & 31
        if verb >= DO_FEATURE:
            return why_not_feature(s, slot, s.card(slot).activated[verb - DO_FEATURE])
        if verb in (DO_JUMP, DO_TELEPORT):
            return why_not_leap(s, slot)
        if verb == DO_SKY and not only_flyers(s, 1 - seat):
            return Reason("not-only-flyers", {})
        if verb == DO_COUNTER and may_act(s, slot):
            return Reason("no-use-for-counters", {"card": name_of(s, slot)})
        return why_not_act(s, slot)

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        if option == END_TURN:
            return s.game.action_id("end", 0)
        slot = (option >> VERB_BITS) & 127
        if option < ACT:
            return s.game.action_id("walk", slot * 9 + direction(int(s.cell[slot]), option & 31))
        verb = option & 31
        return s.game.action_id(
            "act", slot * ACT_WIDTH + (verb if verb < DO_FEATURE else verb - DO_FEATURE + DO_TELEPORT + 1)
        )


def direction(here: int, there: int) -> int:
    """The way of a step, from 0 to 8."""
    return (there // 5 - here // 5 + 1) * 3 + there % 5 - here % 5 + 1


@final
class Price(Asking):
    """How many counters are paid (second part)."""

    def __init__(self, who: int, slot: int, verb: int) -> None:
        super().__init__(who)
        self.slot = slot
        self.verb = verb

    def kind(self, s: BerserkState) -> int:
        return A_PRICE

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("price", seat, {"card": name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return list(range(1, int(s.counters[self.slot]) + 1))

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        feature = s.card(self.slot).activated[self.verb - DO_FEATURE]
        if needs_target(feature):
            s.become(Aim(self.who, self.slot, self.verb, option).after(self, option))
            return
        s.done()
        act(s, seat, self.slot, self.verb, NOBODY, option)

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        return Reason("too-few-counters", {"card": name_of(s, self.slot), "number": option})


@final
class Aim(Asking):
    """At whom, or onto which cell (last part)."""

    def __init__(self, who: int, slot: int, verb: int, paid: int) -> None:
        super().__init__(who)
        self.slot = slot
        self.verb = verb
        self.paid = paid

    def kind(self, s: BerserkState) -> int:
        return A_CELL if self.leaps() else A_CARD

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        kind = "cell" if self.leaps() else "target"
        return Prompt(f"aim-{kind}", seat, {"card": name_of(s, self.slot)})

    def leaps(self) -> bool:
        return self.verb == DO_JUMP or self.verb == DO_TELEPORT

    def options(self, s: BerserkState, seat: int) -> list[int]:
        if self.leaps():
            return leap_cells(s, self.slot, self.verb)
        if self.verb == DO_STRIKE:
            return strike_targets(s, self.slot)
        return feature_targets(s, self.slot, s.card(self.slot).activated[self.verb - DO_FEATURE], seat)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        act(s, seat, self.slot, self.verb, option, self.paid)

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        if self.leaps():
            return Reason("occupied" if s.at[option] >= 0 else "too-far", {"cell": CELL_NAMES[option]})
        if self.verb == DO_STRIKE:
            return why_not_target(s, self.slot, SIMPLE_STRIKE, None, option)
        feature = s.card(self.slot).activated[self.verb - DO_FEATURE]
        return why_not_target(s, self.slot, feature.attack, feature, option)

    def preview(self, s: BerserkState, seat: int, option: int) -> dict[str, Json]:
        if self.leaps():
            return {}
        if self.verb == DO_STRIKE:
            return odds(s, seat, self.slot, NOBODY, NOBODY, option, 0)
        feature = s.card(self.slot).activated[self.verb - DO_FEATURE]
        if feature.attack is None:
            return {}
        return odds(s, seat, self.slot, feature.number, feature.attack.number, option, self.paid)


# --- doing it -------------------------------------------------------------------------------------------------------


def walk(s: BerserkState, slot: i64, cell: i64) -> None:
    """One step (L227)."""
    s.moves[slot] -= 1
    change_position(s, slot, cell, STEPS)
    s.then(WINDOWS[AT_MOVE], GO_ON)
    flush(s)


def act(s: BerserkState, seat: i64, slot: i64, verb: i64, target: i64, paid: i64) -> None:
    """Begin an action or a leap; what was under way of the move is off the stack."""
    s.then(GO_ON)
    if verb in (DO_JUMP, DO_TELEPORT):
        s.moves[slot] = 0
        change_position(s, slot, target, JUMPS if verb == DO_JUMP else TELEPORTS)
        s.then(WINDOWS[AT_MOVE])
        flush(s)
        return
    if verb >= DO_FEATURE:
        feature = s.card(slot).activated[verb - DO_FEATURE]
        pay(s, seat, slot, feature, paid)
        use(s, seat, slot, feature.number, target, paid)
        return
    s.facts[slot] |= ACTED
    close(s, slot)
    if verb == DO_STRIKE:
        begin_attack(s, slot, NOBODY, NOBODY, target, seat, 0, False)
        return
    wake(s, ACTS, NOBODY, slot, NOBODY, 0, 0, 0, NOWHERE)
    if verb == DO_COUNTER:
        change_counters(s, slot, 1)
    else:
        s.reach[slot] = s.turn + 2
        tell_card(s, "sky", slot, 0)
    s.then(WINDOWS[ANY_MOMENT])
    flush(s)


def use(s: BerserkState, seat: i64, slot: i64, number: i64, target: i64, paid: i64) -> None:
    """A feature was declared and paid for: an attack begins, anything else may be answered before it happens."""
    feature = s.book.features[number]
    attack = feature.attack
    if attack is not None:
        begin_attack(s, slot, number, attack.number, target, seat, paid, not feature.close)
        return
    tell_card(s, "feature", slot, feature.index + 1)
    if target >= 0 and s.in_play(target):
        turn_up(s, target)
    if feature.close:
        wake(s, ACTS, NOBODY, slot, feature.type, 0, 0, 0, NOWHERE)
    s.then(WINDOWS[ANY_MOMENT], Happen(int(seat), int(slot), int(number), int(target), int(paid)))
    flush(s)


@final
class Happen(Step[BerserkState]):
    """A feature that was declared and not undone happens."""

    def __init__(self, who: int, slot: int, feature: int, target: int, paid: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.slot = slot
        self.feature = feature
        self.target = target
        self.paid = paid

    def run(self, s: BerserkState) -> None:
        carry_out(s, (self.who, self.slot, self.feature, self.target, self.paid, 0))


def carry_out(s: BerserkState, instant: tuple[int, ...]) -> None:
    """Let a declared feature happen, or a defender step in."""
    seat, slot, number, target, paid, strike = instant
    if number == NO_FEATURE:
        base = attack_under_way(s)
        if s.in_play(slot):
            redirect(s, base, slot, True)
        elif not s.acts[base + A_FLAGS] & REDIRECTED:
            s.acts[base + A_FLAGS] &= ~DEFENDED
        flush(s)
        return
    feature = s.book.features[number]
    attack = feature.attack
    if attack is not None:
        begin_attack(s, slot, number, attack.number, target, seat, paid, not feature.close)
    elif feature.finishing:
        if may_finish(s, slot, feature.finishing, target) and not unmoved(s, target, EFFECT, seat):
            destroy(s, target, slot, EFFECT)
            bury_dead(s)
            flush(s)
    else:
        base = start_program(s, slot, number, seat, target, slot, 0, 0)
        s.acts[base + S_PAID] = paid
        s.acts[base + S_STRIKE] = strike


GO_ON: Final = GoOn()
END_OF_TURN_STEP: Final = EndTurn()
TURNS: Final = [Turn(0), Turn(1)]
STARTS: Final = [StartTurn(0), StartTurn(1)]
TURN_FRAMES: Final = (StartTurn, GoOn, EndTurn, Turn, Price, Aim, Happen)
