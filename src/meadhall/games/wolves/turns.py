"""Rounds and turns: who is to move, what he may do, and when a round is over.

A turn is: Jörmungandr's check, extras, one main action, extras (W-1). The stack below a turn holds what follows it,
so an action only takes its own frame away.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Public, Step
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.wolves.extras import extra_options, has_extras, is_extra, read_extra, say_extra, take_extra
from meadhall.games.wolves.hands import discard_from_hand, draw, may_draw
from meadhall.games.wolves.laying import LAY, begin_laying, lay_options, may_lay, read_laying, say_laying
from meadhall.games.wolves.lines import BYTES
from meadhall.games.wolves.manoeuvres import MOST_NAMED, begin_outflank, may_return_units, plague_numbers, play_plague
from meadhall.games.wolves.notation import after, read_card, read_unit, unit_code, unit_word, whole_number
from meadhall.games.wolves.passing import BaldrReturns, pass_round
from meadhall.games.wolves.round_end import RoundEnd
from meadhall.games.wolves.sacrifices import begin_sacrifice
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import strength_of
from meadhall.games.wolves.units import (
    BALDR,
    BALDR_CARDS,
    JORMUNGANDR,
    KINDS,
    LAST_VICTORY,
    MOST_ACTIONS,
    OUTFLANK,
    PEOPLE,
    PLAGUE,
    card_key,
    deity_key,
    victory_key,
)

PASS: Final = 256
END: Final = 257
SHIELD_ACTION: Final = 258
"""Never allowed: the Shield Wall is no action (W-3). It can be read, so that the refusal can be explained."""
OUTFLANK_HAND: Final = 259
OUTFLANK_LINE: Final = 260
NAME_PLAGUE: Final = 512
SACRIFICE: Final = 640
WORDS: Final = {
    PASS: "pass", END: "end", SHIELD_ACTION: "shield_wall",
    OUTFLANK_HAND: "outflank hand", OUTFLANK_LINE: "outflank line",
}  # fmt: skip


@final
class Rounds(Step[WolvesState]):
    """Open the spoils, play the round, count, and again until the play is over."""

    def run(self, s: WolvesState) -> None:
        if s.finished:
            return
        s.round += 1
        if s.listening:
            s.tell("round", {"round": int(s.round), "seat": seat_name(int(s.starter))})
        for _ in range(1 if s.seats == 3 else 2):
            open_spoils(s)
        s.then(NEXT[int(s.starter)], RoundEnd(), self)


def open_spoils(s: WolvesState) -> None:
    """Open a victory card; Ragnarök is the last of them and makes this round the last (W-56)."""
    left = s.victories_left()
    count: i64 = 0
    for victory in range(i64(LAST_VICTORY)):
        count += (left >> victory) & 1
    if count == 0:
        s.ragnarok = True
        if s.listening:
            s.tell("ragnarok-spoils", {"card": victory_key(LAST_VICTORY)})
        return
    at: i64 = s.chance.below(count)
    for victory in range(i64(LAST_VICTORY)):
        if (left >> victory) & 1:
            if at == 0:
                s.spoils += BYTES[victory]
                if s.listening:
                    s.tell("spoils", {"victory": victory_key(int(victory))})
                return
            at -= 1


@final
class NextTurn(Step[WolvesState]):
    """The turn of one seat begins, unless all have passed (W-78); those who have passed still get theirs (W-5)."""

    def __init__(self, to_move: int) -> None:
        super().__init__()
        self.to_move = to_move

    def run(self, s: WolvesState) -> None:
        seat = self.to_move
        if len(s.passes) == s.seats:
            return
        s.acted = False
        if s.serves(seat, JORMUNGANDR) and serpent_wins(s, seat):
            end_by_serpent(s, seat)
        elif not s.has_passed(seat):
            s.then(TURNS[seat], GOING_ON[seat])
        elif may_draw(s, seat) or may_return(s, seat):
            s.then(WATCHES[seat], GOING_ON[seat])
        else:
            s.then(NEXT[(seat + 1) % int(s.seats)])

    def fields(self) -> list[Json]:
        return [self.to_move]


def serpent_wins(s: WolvesState, seat: i64) -> bool:
    """Whether a line with units in it is stronger than every other (W-50)."""
    if not s.lines[seat]:
        return False
    own = strength_of(s, seat)
    strongest = True
    for other in range(i64(s.seats)):
        if other != seat and strength_of(s, other) >= own:
            strongest = False
    return strongest


def end_by_serpent(s: WolvesState, seat: int) -> None:
    """The round is over and won; all who have not passed do so now, in turn order from the winner (W-50)."""
    if s.listening:
        s.tell("jormungandr", {"seat": seat_name(seat), "deity": deity_key(JORMUNGANDR)})
    for step in range(int(s.seats)):
        other = (seat + step) % int(s.seats)
        if not s.has_passed(other):
            pass_round(s, other)
    s.serpent = seat


@final
class TurnGoesOn(Step[WolvesState]):
    """After each act of a turn: ask on, or hand over when the main action is done and no extra is left (W-1)."""

    def __init__(self, to_move: int) -> None:
        super().__init__()
        self.to_move = to_move

    def run(self, s: WolvesState) -> None:
        seat = self.to_move
        if not s.acted or (not s.has_passed(seat) and has_extras(s, seat)):
            s.then(TURNS[seat], self)
        else:
            s.then(NEXT[(seat + 1) % int(s.seats)])

    def fields(self) -> list[Json]:
        return [self.to_move]


@final
class Turn(Public[WolvesState]):
    """The turn of a seat that has not passed: one main action, and any extras around it (W-1, W-2).

    Passing is always said by the player himself, even when nothing else is left to do (W-61).
    """

    def __init__(self, to_move: int) -> None:
        super().__init__()
        self.to_move = to_move

    def seat(self, s: WolvesState) -> int:
        return self.to_move

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        params: Params = {"round": int(s.round)}
        return Prompt("rest" if s.acted else "turn", seat, params)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        if s.acted:
            return [*extra_options(s, seat), END]
        options: list[int]
        if s.actions[seat] < MOST_ACTIONS:
            options = lay_options(s, seat, False)
            hand: i64 = seat * KINDS
            if s.hands[hand + PLAGUE] > 0:
                for number in range(plague_numbers(s) + 1):
                    options.append(NAME_PLAGUE + int(number))
            if s.hands[hand + OUTFLANK] > 0:
                options.append(OUTFLANK_HAND)
                if may_return_units(s, seat):
                    options.append(OUTFLANK_LINE)
            for at in range(len(s.lines[seat])):
                options.append(SACRIFICE + at)
        else:
            options = []  # W-6
        patrons: i64 = s.patrons[seat]
        if patrons != 0 or s.worth(seat) > 0:
            options += extra_options(s, seat)
        options.append(PASS)
        return options

    def allows(self, s: WolvesState, seat: int, option: int) -> bool:
        if is_extra(option):
            return option in extra_options(s, seat)
        if s.acted:
            return option == END
        if option == PASS:
            return True
        if s.actions[seat] >= MOST_ACTIONS:
            return False
        if option < LAY:
            return may_lay(s, seat, option, False)
        if option >= SACRIFICE:
            return option - SACRIFICE < len(s.lines[seat])
        hand: i64 = seat * KINDS
        if option >= NAME_PLAGUE:
            return s.hands[hand + PLAGUE] > 0 and option - NAME_PLAGUE <= plague_numbers(s)
        if option == OUTFLANK_HAND:
            return s.hands[hand + OUTFLANK] > 0
        return option == OUTFLANK_LINE and s.hands[hand + OUTFLANK] > 0 and may_return_units(s, seat)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option < LAY:
            begin_laying(s, self, seat, option, False)
        elif is_extra(option):
            take_extra(s, self, seat, option)
        elif option >= SACRIFICE:
            begin_sacrifice(s, self, seat, option - SACRIFICE, option)
        elif option >= NAME_PLAGUE:
            play_plague(s, seat, option - NAME_PLAGUE)
        elif option == PASS:
            s.done()
            s.acted = True
            pass_round(s, seat)
        elif option == END:
            s.done()
            s.become(NEXT[(seat + 1) % int(s.seats)])
        else:
            begin_outflank(s, self, seat, option, option == OUTFLANK_LINE)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        if option < LAY:
            return say_laying(option)
        if is_extra(option):
            return say_extra(option)
        if option >= SACRIFICE:
            return f"sacrifice {unit_word(s, unit_code(seat, option - SACRIFICE))}"
        if option >= NAME_PLAGUE:
            return f"plague {option - NAME_PLAGUE}"
        return WORDS[option]

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_turn(s, seat, text)

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        from meadhall.games.wolves.refusals import why_not_in_turn

        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else why_not_in_turn(s, seat, option)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview_turn

        return preview_turn(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.to_move]


def read_turn(s: WolvesState, seat: int, text: str) -> int:
    for option, word in WORDS.items():
        if text == word:
            return option
    laying = read_laying(s, text)
    if laying >= 0:
        return laying
    word, _, rest = text.partition(" ")
    if word == "sacrifice":
        code = read_unit(s, rest)
        return SACRIFICE + (code & 127 if code >> 7 == seat else 127)
    if word == "plague":
        number = whole_number(rest, MOST_NAMED)
        if number < 0:
            raise InvalidMove(f"{rest[:60]!r} is no strength: a whole number from 0 on")
        return NAME_PLAGUE + number
    extra = read_extra(text)
    if extra < 0:
        raise InvalidMove(f"{text!r} is no move of a turn")
    return extra


DRAW: Final = 0
STAY: Final = 1
RETURN: Final = 2
WATCH_WORDS: Final = ("draw", "stay", "baldr")


def may_return(s: WolvesState, seat: i64) -> bool:
    """Whether Baldr can lead this seat back into the round: it needs four cards to give (W-43)."""
    return s.serves(seat, BALDR) and s.sizes[seat] >= BALDR_CARDS


@final
class Watch(Public[WolvesState]):
    """The turn of a seat that has passed: draw one and discard one, or nothing, or Baldr's return (W-2, W-43)."""

    def __init__(self, to_move: int) -> None:
        super().__init__()
        self.to_move = to_move

    def seat(self, s: WolvesState) -> int:
        return self.to_move

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("watch", seat, {"round": int(s.round)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = [DRAW, STAY] if may_draw(s, seat) else [STAY]
        if may_return(s, seat):
            options.append(RETURN)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option == RETURN:
            s.become(BaldrReturns(seat, ()).after(self, option))
            return
        s.done()
        s.acted = True
        if option == DRAW:
            draw(s, seat, 1)
            s.then(ThrowOne(seat))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return WATCH_WORDS[option]

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return WATCH_WORDS.index(text) if text in WATCH_WORDS else 3 + read_turn(s, seat, text)

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        from meadhall.games.wolves.refusals import why_not_watching

        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else why_not_watching(s, seat, option)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"draws": 1, "discards": 1} if option == DRAW else {}

    def fields(self) -> list[Json]:
        return [self.to_move]


@final
class ThrowOne(Public[WolvesState]):
    """After the draw of a passed seat one card goes, perhaps the drawn one (W-2)."""

    def __init__(self, to_move: int) -> None:
        super().__init__()
        self.to_move = to_move

    def seat(self, s: WolvesState) -> int:
        return self.to_move

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("discard", seat, {})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [kind for kind in range(KINDS) if s.hands[seat * KINDS + kind] > 0]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        discard_from_hand(s, seat, option)
        if s.listening:
            s.tell("discards", {"seat": seat_name(seat), "cards": [card_key(option)]})

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"discard {PEOPLE[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_card(after(text, "discard"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else Reason("not-in-hand", {"card": card_key(option)})

    def fields(self) -> list[Json]:
        return [self.to_move]


SEATS: Final = 5
NEXT: Final = [NextTurn(seat) for seat in range(SEATS)]
GOING_ON: Final = [TurnGoesOn(seat) for seat in range(SEATS)]
TURNS: Final = [Turn(seat) for seat in range(SEATS)]
WATCHES: Final = [Watch(seat) for seat in range(SEATS)]
"""Frames are values: the common ones are made once."""
