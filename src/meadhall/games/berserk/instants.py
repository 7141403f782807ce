"""Windows in which instants and defenders are declared; the last declared happens first (K-8, L326)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import PASS_WORD
from meadhall.engine.mechanisms.windows import InstantStack
from meadhall.engine.types import Params, Prompt, Reason
from meadhall.games.berserk import events, features, language, targets, triggers, under_way, values, verbs
from meadhall.games.berserk.notation import card_word, named_card, named_feature
from meadhall.games.berserk.state import BerserkState

PASS: Final = 0
DEFEND: Final = 1 << 20
INSTANT: Final = 2 << 20
TARGET_BITS: Final = 7
INSTANT_WIDTH: Final = 6
NO_FEATURE: Final = -2
"""Stands for the naming of a defender among declared instants."""


def parts_of(option: i64) -> tuple[i64, i64, i64, i64]:
    """The card that defends, or whose instant it is; the place of that among the features that it uses by choice; 1 if
    the strike in return is meant; the card it is aimed at, NOBODY if it needs none."""
    return (option >> TARGET_BITS) & 127, (option >> 16) & 7, (option >> 19) & 1, (option & 127) - 1


@final
class Window(InstantStack[BerserkState]):
    """Both players may declare instants, the active one first, until both have passed in a row (K-8)."""

    def __init__(self, who: int, passes: int, declared: tuple[int, ...], resting: bool, moment: int) -> None:
        super().__init__(who, passes, declared, resting)
        self.moment = moment

    def width(self) -> int:
        return INSTANT_WIDTH

    def with_declared(self, who: int, passes: int, declared: tuple[int, ...], resting: bool) -> Window:
        return Window(who, passes, declared, resting, self.moment)

    def first_asked(self, s: BerserkState, instant: tuple[int, ...]) -> int:
        return int(s.active)

    def concerns(self, s: BerserkState, seat: int) -> bool:
        """Whoever has face-down cards is asked in every window (K-14); others if they can answer: all of that is
        public."""
        values.refresh(s)
        return (s.hidden >> seat) & 1 != 0 or len(answers(s, seat, self.moment)) > 1

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        act = under_way.innermost_attack(s)
        params: Params = {"moment": f"@moment-{language.MOMENTS[self.moment]}"}
        if len(act) and self.moment <= language.AT_VALUE + 1:
            params["card"] = verbs.name_of(s, act[under_way.R_SLOT])
            params["target"] = verbs.name_of(s, act[under_way.A_TARGET])
            return Prompt("window-attack", seat, params, True)
        return Prompt("window", seat, params, True)

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return answers(s, seat, self.moment)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        if option == PASS:
            self.ask_next(s, True)
            return
        slot, index, strike, target = parts_of(option)
        if option >= INSTANT:
            feature = s.card(slot).activated[index]
            pay(s, slot, feature, 0)
            verbs.tell_card(s, "instant", slot, index + 1)
            self.declare(s, (seat, int(slot), int(feature.number), int(target), 0, int(strike)))
        else:
            verbs.turn_up(s, slot)
            verbs.act_with(s, slot)
            under_way.innermost_attack(s)[under_way.A_FLAGS] |= under_way.DEFENDED
            verbs.tell_card(s, "defends", slot)
            self.declare(s, (seat, int(slot), NO_FEATURE, int(slot), 0, 0))
        triggers.flush(s)

    def resolve(self, s: BerserkState, instant: tuple[int, ...]) -> None:
        s.carry_out(instant)

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        if option == PASS:
            return PASS_WORD
        slot, index, strike, target = parts_of(option)
        if option < INSTANT:
            return f"defend {card_word(s, slot)}"
        back = " return" if strike else ""
        aimed = f" {card_word(s, target)}" if target >= 0 else ""
        return f"{card_word(s, slot)} feature{index + 1}{back}{aimed}"

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        parts = text.split(" ")
        if text == PASS_WORD:
            return PASS
        if parts[0] == "defend" and len(parts) == 2:
            return DEFEND | named_card(s, parts[1]) << TARGET_BITS
        back = len(parts) > 2 and parts[2] == "return"
        aimed = parts[3:] if back else parts[2:]
        if len(parts) < 2 or len(aimed) > 1:
            advice = "write 'defend' and a card, a card and 'feature1' …, or 'pass'"
            raise InvalidMove(f"{text!r} is no answer here: {advice}")
        slot = named_card(s, parts[0])
        target = named_card(s, aimed[0]) + 1 if aimed else 0
        return INSTANT | int(back) << 19 | named_feature(s, seat, slot, parts[1]) << 16 | slot << TARGET_BITS | target

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        slot, index, _, _ = parts_of(option)
        card: Params = {"card": verbs.name_of(s, slot)}
        if s.side[slot] != seat:
            return Reason("not-yours", card)
        if option >= INSTANT:
            feature = s.card(slot).activated[index]
            return targets.why_not_feature(s, slot, feature) if feature.instant else Reason("no-instant", card)
        if self.moment != language.AT_DECLARATION or not may_be_defended(s):
            return Reason("no-defence", {})
        if not targets.may_act(s, slot):
            return targets.why_not_act(s, slot)
        return Reason("not-next-to-both", card)

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        if option == PASS:
            return s.game.action_id("pass", 0)
        slot, index, strike, _ = parts_of(option)
        if option < INSTANT:
            return s.game.action_id("defend", int(slot))
        return s.game.action_id("instant", int(slot * 16 + index * 2 + strike))


def answers(s: BerserkState, seat: i64, moment: i64) -> list[int]:
    """Pass, the defenders, and the instants that this seat may declare at this moment."""
    out: list[int] = [PASS]
    if moment == language.AT_DECLARATION:
        add_defenders(s, seat, out)
    for slot in events.hear(s, language.MOMENTS[moment]):
        if s.side[slot] == seat:
            add_instants(s, seat, slot, moment, out)
    if (s.hidden >> seat) & 1:
        for hidden in range(s.slots):
            if s.side[hidden] == seat and s.face_down(hidden) and s.zone[hidden] == language.FIELD:
                add_instants(s, seat, hidden, moment, out)
    return out


def may_be_defended(s: BerserkState) -> bool:
    """Whether a defender may be named against the attack that is under way (L259, K-25)."""
    act = under_way.innermost_attack(s)
    if act[under_way.A_KIND] != language.SIMPLE or s.active != act[under_way.R_SIDE]:
        return False
    if act[under_way.A_FLAGS] & (under_way.REDIRECTED | under_way.DEFENDED):
        return False
    attacker, target = under_way.parties(act, 0)
    directed = values.total(s, attacker, language.DIRECTED, language.SIMPLE, other=target) > 0
    return not directed and values.total(s, attacker, language.UNANSWERED, language.SIMPLE, other=target) <= 0


def add_defenders(s: BerserkState, seat: i64, out: list[int]) -> None:
    act = under_way.innermost_attack(s)
    if seat == act[under_way.R_SIDE] or not may_be_defended(s):
        return
    attacker, target = under_way.parties(act, 0)
    for slot in range(s.slots):
        if s.side[slot] == seat and s.open[slot] and may_defend(s, slot, attacker, target):
            out.append(int(DEFEND | slot << TARGET_BITS))


def may_defend(s: BerserkState, slot: i64, attacker: i64, target: i64) -> bool:
    """An open creature next to attacker and target; against flyers those next to the target, or flyers (L259, L450)."""
    form = values.true_form(s, slot)
    if form != language.FLYING and (not values.next_to(s, slot, target) or values.is_flying(s, target)):
        return False
    if not s.in_play(slot) or slot == target or form >= language.ARTIFACT or not targets.may_act(s, slot):
        return False
    if s.face_down(slot) and form >= language.COMPANION:
        return False
    if form == language.FLYING:
        return values.is_flying(s, target) or values.is_flying(s, attacker)
    return values.is_flying(s, attacker) or values.next_to(s, slot, attacker)


def add_instants(s: BerserkState, seat: i64, slot: i64, moment: i64, out: list[int]) -> None:
    act = under_way.innermost_attack(s)
    for feature in s.card(slot).activated:
        timely = feature.instant and feature.moment in (language.ANY_MOMENT, moment)
        if not timely or not targets.can_pay(s, slot, feature):
            continue
        head = INSTANT | feature.index << 16 | slot << TARGET_BITS
        if feature.moment != language.ANY_MOMENT:
            for strike in range(2 if moment >= language.AT_VALUE else 1):
                if len(act) and meant(s, act, slot, seat, feature, strike):
                    out.append(int(head | i64(strike) << 19))
        elif targets.needs_target(feature):
            out += [int(head | (target + 1)) for target in targets.aims_of(s, slot, feature, seat)]
        else:
            out.append(int(head))


def meant(s: BerserkState, act: vec[i64], slot: i64, seat: i64, feature: features.Feature, strike: i64) -> bool:
    """Whether an instant may answer this attack, or its strike in return."""
    attacker, target = under_way.parties(act, strike)
    kind = under_way.kind_of(act, strike)
    if strike == 1 and not act[under_way.A_FLAGS] & under_way.FIGHT:
        return False
    if feature.kinds and not (feature.kinds >> kind) & 1:
        return False
    if feature.moment == language.AT_VALUE and act[under_way.A_STRENGTH + strike] == 0:
        return False
    if feature.moment == language.AT_DECLARATION and not may_take_over(s, act, slot, attacker, kind):
        return False
    if feature.by is not None and not values.matches(s, feature.by, attacker, slot, seat):
        return False
    return feature.at is None or values.matches(s, feature.at, target, slot, seat)


def may_take_over(s: BerserkState, act: vec[i64], slot: i64, attacker: i64, kind: i64) -> bool:
    """Whether an attack may be redirected at a card: once, and not where it could never hit it (K-10, K-54)."""
    if act[under_way.A_FLAGS] & (under_way.REDIRECTED | under_way.DEFENDED) or attacker == slot:
        return False
    return not (language.RANGED >> kind) & 1 or not values.next_to(s, slot, attacker)


def pay(s: BerserkState, slot: i64, feature: features.Feature, paid: i64) -> None:
    """Pay for a feature: counters, a token, closing; the use counts. Paid is paid, whatever comes of it."""
    events.count_use(s, feature, slot)
    verbs.turn_up(s, slot)
    if feature.own_token:
        verbs.change_tokens(s, slot, -1)
    if feature.counters:
        verbs.change_counters(s, slot, -(paid if feature.counters < 0 else feature.counters))
    if feature.close:
        verbs.act_with(s, slot)


@final
class OpenWindow(Step[BerserkState]):
    """A window opens if anybody could answer (K-8)."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def run(self, s: BerserkState) -> None:
        if events.hear(s, language.MOMENTS[self.moment]) or s.hidden or self.moment == language.AT_DECLARATION:
            Window(int(s.active), 0, (), False, self.moment).begin(s)


WINDOWS: Final = [OpenWindow(moment) for moment in range(len(language.MOMENTS))]
FRAMES: Final = (Window, OpenWindow)
