"""Turns: their start and end, steps and actions, and when the battle is over (K-5 to K-7)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import SeatAsked, SeatStep
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.berserk import (
    board,
    features,
    instants,
    language,
    notation,
    questions,
    targets,
    under_way,
    values,
    verbs,
)
from meadhall.games.berserk.attack import begin_attack, redirect
from meadhall.games.berserk.events import LATER_ITEM, POISON_ITEM, REGENERATION_ITEM, TOKEN_ITEM, lay_by, wake
from meadhall.games.berserk.preview import aimed, best_odds, odds
from meadhall.games.berserk.state import ACTED, DRAWN, FALLEN, REBORN, WALKED, BerserkState
from meadhall.games.berserk.triggers import COME_BACK, SEAT_ALL, flush, idle, start_program, unseated

LAST_TURN: Final = 200
QUIET_TURNS: Final = 40

# What may be begun, as a number: the end of the turn, a step of a card to a cell, or a verb of a card.
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
VERBS: Final = ("strike", "counter", "sky", "jump", "teleport")
ACT_WIDTH: Final = 13
"""Verbs and features of a card among the ids of answers."""


def parts_of(option: i64) -> tuple[i64, i64]:
    """The card that moves or acts, and what it does; for a step the cell."""
    return (option >> VERB_BITS) & 127, option & 31


def feature_of(s: BerserkState, slot: i64, verb: i64) -> features.Feature | None:
    """The feature that a verb stands for; None for what is no feature."""
    return s.card(slot).activated[verb - DO_FEATURE] if verb >= DO_FEATURE else None


def leaps(verb: i64) -> bool:
    return verb in (DO_JUMP, DO_TELEPORT)


def aims(verb: i64, feature: features.Feature | None) -> bool:
    """Whether a target or a cell is asked for."""
    return verb == DO_STRIKE or leaps(verb) if feature is None else targets.needs_target(feature)


# --- the start of a turn --------------------------------------------------------------------------------------------
@final
class StartTurn(SeatStep[BerserkState]):
    """Face-down cards are turned up, closed cards open, limits return; then features of the turn's start (K-7). After
    too many turns, or too many quiet ones, it is a draw (K-6)."""

    def run(self, s: BerserkState) -> None:
        s.turn += 1
        s.quiet += 1
        s.active = self.who
        if s.turn > LAST_TURN or s.quiet > QUIET_TURNS:
            end_battle(s, DRAWN)
            return
        s.tell("turn", {"seat": seat_name(self.who), "turn": int(s.turn)})
        for slot in range(s.slots):
            verbs.begin_turn(s, slot)
            if s.side[slot] == s.active and s.zone[slot] <= language.EXTRA:
                verbs.turn_up(s, slot)
                if s.open[slot]:
                    verbs.restore_movement(s, slot)
                else:
                    verbs.open_up(s, slot)
        gather(s)
        flush(s, instants.WINDOWS[language.AT_TURN], GO_ON)


def gather(s: BerserkState) -> None:
    """Lay by what the start of this turn brings: poison, regeneration, tokens, Valhalla and all features that
    then can do anything (K-7, K-26)."""
    for slot in range(s.slots):
        if s.side[slot] != s.active:
            continue
        if s.in_play(slot) and s.open[slot]:
            if s.poison[slot]:
                lay_by(s, slot, POISON_ITEM)
            if values.keyword(s, slot, language.REGENERATION) > 0 and not values.incorporeal(s, slot):
                lay_by(s, slot, REGENERATION_ITEM)
        elif s.zone[slot] == language.GRAVEYARD and s.owner[slot] == s.active:
            card = s.card(slot)
            if card.printed[language.INCARNATION] and not s.flags[slot] & REBORN:
                lay_by(s, slot, TOKEN_ITEM)
            if s.flags[slot] & FALLEN:
                for feature in card.features:
                    if feature.event == "valhalla":
                        lay_by(s, slot, feature.number)
    for when, side, slot, number, place, cell, target in s.laters:
        if when == s.turn:
            lay_by(s, slot, LATER_ITEM, number, side, place, cell=cell, value=target)
    s.laters = tuple([later for later in s.laters if later[0] != s.turn])
    wake(s, "turn_starts")
    woken = s.pending
    s.pending = tuple([item for item in woken if not idle(s, item, woken)])


# --- between actions ------------------------------------------------------------------------------------------------
@final
class GoOn(Step[BerserkState]):
    """Nothing is left to resolve: who comes back, who has won (K-5), and what the active player does next."""

    def run(self, s: BerserkState) -> None:
        if not left_to_resolve(s, GO_ON) and not judged(s):
            s.then(TURNS[s.active])


def left_to_resolve(s: BerserkState, then: Step[BerserkState]) -> bool:
    """Symbionts without a seat, cards with all their tokens and a place, one that shares its cell in vain (K-12): all
    of that comes before anybody can have lost (K-22, K-60), and then what waits for it."""
    ghost = s.ghost
    if unseated(s) >= 0:
        s.then(SEAT_ALL, then)
    elif verbs.returning(s):
        s.then(COME_BACK, then)
    elif ghost >= 0 and (s.moves[ghost] <= 0 or len(walk_cells(s, ghost)) == 0):
        verbs.banish(s, ghost)
        flush(s, then)
    else:
        return False
    return True


def judged(s: BerserkState) -> bool:
    """A player whose squad has no creature loses; both: a draw (K-5)."""
    alive = [False, False]
    for slot in range(s.slots):
        if s.zone[slot] <= language.EXTRA and not alive[s.side[slot]]:
            alive[s.side[slot]] = (language.CREATURES >> values.true_form(s, slot)) & 1 != 0
            if alive[0] and alive[1]:
                return False
    end_battle(s, alive.index(True) if any(alive) else DRAWN)
    return True


def end_battle(s: BerserkState, winner: i64) -> None:
    s.winner = winner
    s.frames.clear()
    s.acts.clear()
    s.pending = ()
    if winner == DRAWN:
        s.tell("drawn", {})
    else:
        s.tell("won", {"seat": seat_name(int(winner))})


@final
class EndTurn(Step[BerserkState]):
    """What is left to resolve of the turn, and what ends with it; then it is the other player's (K-7)."""

    def run(self, s: BerserkState) -> None:
        if left_to_resolve(s, END_OF_TURN_STEP) or judged(s):
            return
        verbs.drop_grants(s, s.turn, language.NOBODY)
        verbs.drop_pools(s)
        s.then(STARTS[1 - s.active])


# --- what may be done -----------------------------------------------------------------------------------------------
def walk_cells(s: BerserkState, slot: i64) -> list[int]:
    """The cells of the next step: beside, free, or held by others for the incorporeal (L227, K-12)."""
    cells = board.AROUND[s.cell[slot]] if values.keyword(s, slot, language.DIAGONAL) > 0 else board.BESIDE[s.cell[slot]]
    if values.incorporeal(s, slot):
        return cells
    return [cell for cell in cells if s.at[cell] < 0]


def leap_cells(s: BerserkState, slot: i64, verb: i64) -> list[int]:
    """Free cells within the range of a jump, or all of them for a teleport (L494, L514)."""
    limit = values.keyword(s, slot, language.JUMP) if verb == DO_JUMP else 99
    here = s.cell[slot]
    return [cell for cell in range(board.CELLS) if s.at[cell] < 0 and board.distance(here, cell) <= limit]


def only_flyers(s: BerserkState, side: i64) -> bool:
    """Whether all creatures of a squad fly (K-19)."""
    flyers = False
    for slot in range(s.slots):
        if s.side[slot] == side and s.zone[slot] <= language.EXTRA and values.is_creature(s, slot):
            if s.form[slot] != language.FLYING or s.face_down(slot):
                return False
            flyers = True
    return flyers


def bound(s: BerserkState, seat: i64) -> bool:
    """Whether a card of a seat shares a cell, which it must leave (K-12)."""
    ghost = s.ghost
    return ghost >= 0 and s.side[ghost] == seat


def add_card(s: BerserkState, seat: i64, slot: i64, sky: bool, out: list[int]) -> None:
    """What may be begun with one card. To strike at flyers (K-19) no flyer need close (K-68)."""
    card, form = s.book.cards[s.kind[slot]], s.form[slot]
    begun = ACT | slot << VERB_BITS
    if s.open[slot]:
        add_moves(s, slot, out)
        if s.facts[slot] & ACTED == 0:
            if form < language.ARTIFACT and targets.can_strike(s, slot):
                out.append(begun | DO_STRIKE)
            if sky and form < language.ARTIFACT and form != language.FLYING:
                out.append(begun | DO_SKY)
            if card.pays_counters and not values.silent(s, slot):  # it is for those who can pay with it (K-21)
                out.append(begun | DO_COUNTER)
    for feature in card.activated:
        if targets.usable(s, slot, feature, seat):
            out.append(begun | (DO_FEATURE + feature.index))


def add_moves(s: BerserkState, slot: i64, out: list[int]) -> None:
    """Steps, and leaps: those not after any other movement in this turn, and with movement to spend (K-48)."""
    if s.moves[slot] <= 0 or s.form[slot] != language.GROUND:
        return
    step = WALK | slot << VERB_BITS
    if values.lacks(s, slot, language.WAYS):
        out += [step | cell for cell in board.BESIDE[s.cell[slot]] if s.at[cell] < 0]
        return
    out += [int(step | cell) for cell in walk_cells(s, slot)]
    if s.facts[slot] & WALKED == 0:
        if values.keyword(s, slot, language.JUMP) > 0 and leap_cells(s, slot, DO_JUMP):
            out.append(int(ACT | slot << VERB_BITS | DO_JUMP))
        if values.keyword(s, slot, language.TELEPORT) > 0 and leap_cells(s, slot, DO_TELEPORT):
            out.append(int(ACT | slot << VERB_BITS | DO_TELEPORT))


@final
class Turn(SeatAsked[BerserkState]):
    """The active player moves and acts with his cards as he likes, until he ends his turn (L223)."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("turn", seat, {"turn": int(s.turn)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        """Everything that may be begun: steps, strikes, features, counters; or the end of the turn."""
        if bound(s, seat):
            return [int(WALK | s.ghost << VERB_BITS | cell) for cell in walk_cells(s, s.ghost)]
        out = [END_TURN]
        sky = only_flyers(s, 1 - seat)
        for slot in range(s.slots):
            if s.side[slot] == seat and s.zone[slot] <= language.EXTRA:
                add_card(s, seat, slot, sky, out)
        return out

    def allows(self, s: BerserkState, seat: int, option: int) -> bool:
        """Whether this may be begun, without listing what the other cards may do."""
        if option == END_TURN or bound(s, seat):
            return option in self.options(s, seat) if bound(s, seat) else True
        slot, verb = parts_of(option)
        if slot >= s.slots or s.side[slot] != seat or s.zone[slot] > language.EXTRA:
            return False
        found: list[int] = []
        if option >= ACT:
            add_card(s, seat, slot, verb == DO_SKY and only_flyers(s, 1 - seat), found)
        elif s.open[slot]:
            add_moves(s, slot, found)
        return option in found

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        slot, verb = parts_of(option)
        if option >= ACT:
            feature = feature_of(s, slot, verb)
            if feature is not None and feature.counters < 0:
                s.become(Price(self.who, int(slot), int(verb)).after(self, option))
                return
            if aims(verb, feature):
                s.become(Aim(self.who, int(slot), int(verb), 0).after(self, option))
                return
        s.done()
        if option == END_TURN:
            wake(s, "turn_ends")
            flush(s, END_OF_TURN_STEP)
        elif option < ACT:
            s.moves[slot] -= 1  # one step (L227)
            verbs.change_position(s, slot, verb, True)
            flush(s, instants.WINDOWS[language.AT_MOVE], GO_ON)
        else:
            act(s, seat, slot, verb, language.NOBODY, 0)

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        if option == END_TURN:
            return "end"
        slot, verb = parts_of(option)
        word = VERBS[verb] if verb < len(VERBS) else f"feature{verb - DO_FEATURE + 1}"
        if option < ACT:
            word = board.CELL_NAMES[verb]
        return f"{notation.card_word(s, slot)} {word}"

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        if text == "end":
            return END_TURN
        name, space, word = text.partition(" ")
        if not space or " " in word:
            raise InvalidMove(f"{text!r} is no move: write a card and a cell, 'strike', 'feature1' …, or 'end'")
        slot = notation.named_card(s, name)
        if word in VERBS:
            return ACT | slot << VERB_BITS | VERBS.index(word)
        if word.startswith("feature"):
            return ACT | slot << VERB_BITS | (DO_FEATURE + notation.named_feature(s, seat, slot, word))
        return WALK | slot << VERB_BITS | notation.named_cell(word)

    def preview(self, s: BerserkState, seat: int, option: int) -> dict[str, Json]:
        slot, verb = parts_of(option)
        if option >= ACT and leaps(verb):
            return aimed([[board.CELL_NAMES[cell]] for cell in leap_cells(s, slot, verb)])
        if option < ACT or DO_STRIKE < verb < DO_FEATURE:
            return {}
        return best_odds(s, seat, slot, feature_of(s, slot, verb))

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        if option == END_TURN:
            return Reason("must-step-off", {"card": verbs.name_of(s, s.ghost)})
        slot, verb = parts_of(option)
        reason = targets.why_not_card(s, seat, slot)
        if reason is not None:
            return reason
        if option < ACT:
            return targets.why_not_walk(s, slot, verb)
        feature = feature_of(s, slot, verb)
        if feature is not None:
            return targets.why_not_feature(s, slot, feature)
        if leaps(verb):
            return targets.why_not_leap(s, slot)
        if verb == DO_SKY and not only_flyers(s, 1 - seat):
            return Reason("not-only-flyers", {})
        if verb == DO_COUNTER and targets.may_act(s, slot):
            return Reason("no-use-for-counters", {"card": verbs.name_of(s, slot)})
        return targets.why_not_act(s, slot)

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        if option == END_TURN:
            return s.game.action_id("end", 0)
        slot, verb = parts_of(option)
        if option < ACT:
            return s.game.action_id("walk", int(slot * 9 + direction(s.cell[slot], verb)))
        number = verb if verb < DO_FEATURE else verb - DO_FEATURE + len(VERBS)
        return s.game.action_id("act", int(slot * ACT_WIDTH + number))


def direction(here: i64, there: i64) -> i64:
    """The way of a step, from 0 to 8."""
    return (there // 5 - here // 5 + 1) * 3 + there % 5 - here % 5 + 1


class Part(questions.Question):
    """A further part of what is begun with a card."""

    def __init__(self, who: int, slot: int, verb: int) -> None:
        super().__init__(who)
        self.slot = slot
        self.verb = verb

    def feature(self, s: BerserkState) -> features.Feature | None:
        return feature_of(s, self.slot, self.verb)


@final
class Price(Part):
    """How many counters are paid (second part)."""

    def kind(self, s: BerserkState) -> int:
        return notation.A_PRICE

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("price", seat, {"card": verbs.name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return list(range(1, int(s.counters[self.slot]) + 1))

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        if aims(self.verb, self.feature(s)):
            s.become(Aim(self.who, self.slot, self.verb, option).after(self, option))
            return
        s.done()
        act(s, seat, self.slot, self.verb, language.NOBODY, option)

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        return Reason("too-few-counters", {"card": verbs.name_of(s, self.slot), "number": option})


@final
class Aim(Part):
    """At whom, or onto which cell (last part)."""

    def __init__(self, who: int, slot: int, verb: int, paid: int) -> None:
        super().__init__(who, slot, verb)
        self.paid = paid

    def kind(self, s: BerserkState) -> int:
        return notation.A_CELL if leaps(self.verb) else notation.A_CARD

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        kind = "cell" if leaps(self.verb) else "target"
        return Prompt(f"aim-{kind}", seat, {"card": verbs.name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        if leaps(self.verb):
            return leap_cells(s, self.slot, self.verb)
        return targets.aims_of(s, self.slot, self.feature(s), seat)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        act(s, seat, self.slot, self.verb, option, self.paid)

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        if leaps(self.verb):
            return Reason("occupied" if s.at[option] >= 0 else "too-far", {"cell": board.CELL_NAMES[option]})
        feature = self.feature(s)
        attack = features.SIMPLE_STRIKE if feature is None else feature.attack
        return targets.why_not_target(s, self.slot, attack, feature, option)

    def preview(self, s: BerserkState, seat: int, option: int) -> dict[str, Json]:
        feature = self.feature(s)
        if leaps(self.verb) or (feature is not None and feature.attack is None):
            return {}
        return odds(s, seat, self.slot, feature, option, self.paid)


# --- doing it -------------------------------------------------------------------------------------------------------
def act(s: BerserkState, seat: i64, slot: i64, verb: i64, target: i64, paid: i64) -> None:
    """Begin an action or a leap; what was under way of the move is off the stack."""
    s.then(GO_ON)
    if leaps(verb):
        s.moves[slot] = 0
        verbs.change_position(s, slot, target, True)
        flush(s, instants.WINDOWS[language.AT_MOVE])
        return
    feature = feature_of(s, slot, verb)
    if feature is not None:
        instants.pay(s, slot, feature, paid)
        use(s, seat, slot, feature, target, paid)
        return
    verbs.act_with(s, slot)
    if verb == DO_STRIKE:
        begin_attack(s, slot, language.NOBODY, language.NOBODY, target, seat, 0, False)
        return
    wake(s, "acts", by=slot)
    if verb == DO_COUNTER:
        verbs.change_counters(s, slot, 1)
    else:
        s.reach[slot] = s.turn + 2
        verbs.tell_card(s, "sky", slot)
    flush(s, instants.WINDOWS[language.ANY_MOMENT])


def use(s: BerserkState, seat: i64, slot: i64, feature: features.Feature, target: i64, paid: i64) -> None:
    """A feature was declared and paid for: an attack begins, anything else may be answered before it happens."""
    happening = Happen(int(seat), int(slot), int(feature.number), int(target), int(paid))
    if feature.attack is not None:
        happening.run(s)
        return
    verbs.tell_card(s, "feature", slot, feature.index + 1)
    hidden = target >= 0 and s.face_down(target)
    if hidden:
        verbs.turn_up(s, target)
    if feature.close:
        wake(s, "acts", by=slot, kind=feature.type)
    # a face-down card may turn out to be none that could be chosen: paid is paid (K-64)
    wrong = hidden and target not in targets.aims_of(s, slot, feature, seat)
    flush(s, instants.WINDOWS[language.ANY_MOMENT], None if wrong else happening)


@final
class Happen(Step[BerserkState]):
    """A feature that was declared and not undone happens."""

    def __init__(self, who: int, slot: int, feature: int, target: int, paid: int) -> None:
        super().__init__()
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
    if number == instants.NO_FEATURE:
        act = under_way.innermost_attack(s)
        if s.in_play(slot):
            redirect(s, act, slot, True)
        elif not act[under_way.A_FLAGS] & under_way.REDIRECTED:
            act[under_way.A_FLAGS] &= ~under_way.DEFENDED
        flush(s)
        return
    feature = s.book.features[number]
    attack = feature.attack
    if attack is not None:
        begin_attack(s, slot, number, attack.number, target, seat, paid, not feature.close)
    elif feature.finishing:
        if targets.may_finish(s, slot, feature.finishing, target) and not verbs.unmoved(
            s, target, language.EFFECT, seat
        ):
            verbs.destroy(s, target, slot, language.EFFECT)
            verbs.bury_dead(s)
            flush(s)
    else:
        act = start_program(s, slot, number, seat, target, slot)
        act[under_way.S_PAID] = paid
        act[under_way.S_STRIKE] = strike


GO_ON: Final = GoOn()
END_OF_TURN_STEP: Final = EndTurn()
TURNS: Final = [Turn(0), Turn(1)]
STARTS: Final = [StartTurn(0), StartTurn(1)]
FRAMES: Final = (StartTurn, GoOn, EndTurn, Turn, Price, Aim, Happen)
