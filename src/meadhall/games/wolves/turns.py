"""Rounds and turns: who is to move, what he may do, how he passes, and when a round is over.

A turn is: Jörmungandr's check, extras, one main action, extras (W-1). The stack below a turn holds what follows it,
so an action only takes its own frame away.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import SeatStep
from meadhall.engine.mechanisms.windows import clockwise
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.deities import (
    SecondStrike,
    bears_tiwaz,
    blows_in_order,
    extra_options,
    has_extras,
    take_extra,
)
from meadhall.games.wolves.hall import bits, drop_deity, nth_bit
from meadhall.games.wolves.hands import draw, may_draw, throw_away
from meadhall.games.wolves.laying import begin_laying, enter, lay_options, may_lay
from meadhall.games.wolves.manoeuvres import Redraw, Return, may_return_units, plague_numbers, play_plague
from meadhall.games.wolves.notation import (
    read_deity,
    read_laying,
    read_unit,
    say_laying,
    unit_word,
    whole_number,
)
from meadhall.games.wolves.preview import difference, masked_copy, more_cards, tried
from meadhall.games.wolves.questions import PickPeople, Question
from meadhall.games.wolves.refusals import why_not_in_turn, why_not_watching
from meadhall.games.wolves.round_end import RoundEnd
from meadhall.games.wolves.sacrifices import begin_sacrifice, leave
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths
from meadhall.games.wolves.summoning import KeepColour, Payment, cost
from meadhall.games.wolves.units import deity_key, victory_key
from meadhall.games.wolves.victories import pass_draw


def pass_round(s: WolvesState, seat: i64) -> None:
    """Say pass: the place in the order of passing counts at a tie, and the draw comes at once."""
    s.passes += units.BYTES[seat]
    s.passed |= i64(1) << seat
    if s.listening:
        s.tell("passes", {"seat": seat_name(int(seat))})
    count = pass_draw(s, seat)
    if count > 0:
        draw(s, seat, count)


@final
class BaldrReturns(PickPeople):
    """Part of Baldr's return: four cards of the hand, ascending. Then the player is in the round again (W-43)."""

    def least(self) -> int:
        return units.BALDR_CARDS

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("baldr-returns", seat, {"count": units.BALDR_CARDS - len(self.picked)})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thrown = (*self.picked, option)
        if len(thrown) < units.BALDR_CARDS:
            s.become(BaldrReturns(seat, thrown).after(self, option))
            return
        s.done()
        if s.listening:
            s.tell("baldr-returns", {"seat": seat_name(seat), "deity": deity_key(units.BALDR)})
        throw_away(s, seat, thrown)
        drop_deity(s, units.BALDR)
        at = s.passes.index(units.BYTES[seat])
        s.passes = s.passes[:at] + s.passes[at + 1 :]
        s.passed &= ~(i64(1) << seat)
        s.acted = False


@final
class Rounds(Step[WolvesState]):
    """Open the spoils, play the round, count, and again until the play is over."""

    def run(self, s: WolvesState) -> None:
        if s.finished:
            return
        s.round += 1
        if s.listening:
            s.tell("round", {"round": int(s.round), "seat": seat_name(int(s.starter))})
        open_spoils(s)
        s.then(NEXT[int(s.starter)], RoundEnd(), self)


def open_spoils(s: WolvesState) -> None:
    """One victory card among three players, two among more."""
    for _ in range(1 if s.seats == 3 else 2):
        open_victory(s)


def open_victory(s: WolvesState) -> None:
    """Open a victory card; Ragnarök is the last of them and makes this round the last (W-56)."""
    left = s.victories_left()
    if left == 0:
        s.ragnarok = True
        if s.listening:
            s.tell("ragnarok-spoils", {"card": victory_key(units.LAST_VICTORY)})
        return
    victory = nth_bit(left, s.chance.below(bits(left)))
    s.spoils += units.BYTES[victory]
    if s.listening:
        s.tell("spoils", {"victory": victory_key(int(victory))})


@final
class NextTurn(SeatStep[WolvesState]):
    """The turn of one seat begins, unless all have passed (W-78); those who have passed still get theirs (W-5)."""

    def run(self, s: WolvesState) -> None:
        seat = self.who
        if len(s.passes) == s.seats:
            return
        s.acted = False
        if s.serves(seat, units.JORMUNGANDR) and serpent_wins(s, seat):
            end_by_serpent(s, seat)
        elif not s.has_passed(seat):
            s.then(TURNS[seat], GOING_ON[seat])
        elif may_draw(s, seat) or may_return(s, seat):
            s.then(WATCHES[seat], GOING_ON[seat])
        else:
            s.then(NEXT[(seat + 1) % int(s.seats)])


def serpent_wins(s: WolvesState, seat: i64) -> bool:
    """Whether a line with units in it is stronger than every other (W-50)."""
    if not s.lines[seat]:
        return False
    rivals = all_strengths(s)
    return rivals.pop(int(seat)) > max(rivals)


def end_by_serpent(s: WolvesState, seat: int) -> None:
    """The round is over and won; all who have not passed do so now, in turn order from the winner (W-50)."""
    if s.listening:
        s.tell("jormungandr", {"seat": seat_name(seat), "deity": deity_key(units.JORMUNGANDR)})
    for other in clockwise(seat, int(s.seats)):
        if not s.has_passed(other):
            pass_round(s, other)
    s.serpent = seat


@final
class TurnGoesOn(SeatStep[WolvesState]):
    """After each act of a turn: ask on, or hand over when the main action is done and no extra is left (W-1)."""

    def run(self, s: WolvesState) -> None:
        seat = self.who
        if not s.acted or (not s.has_passed(seat) and has_extras(s, seat)):
            s.then(TURNS[seat], self)
        else:
            s.then(NEXT[(seat + 1) % int(s.seats)])


@final
class Turn(Question):
    """The turn of a seat that has not passed: one main action, and any extras around it (W-1, W-2).

    Passing is always said by the player himself, even when nothing else is left to do (W-61).
    """

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("rest" if s.acted else "turn", seat, {"round": int(s.round)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        if s.acted:
            return [*extra_options(s, seat), moves.END]
        options: list[int]
        if s.actions[seat] < units.MOST_ACTIONS:
            options = lay_options(s, seat, False)
            hand: i64 = seat * units.KINDS
            if s.hands[hand + units.PLAGUE] > 0:
                for number in range(plague_numbers(s) + 1):
                    options.append(moves.NAME_PLAGUE + int(number))
            if s.hands[hand + units.OUTFLANK] > 0:
                options.append(moves.OUTFLANK_HAND)
                if may_return_units(s, seat):
                    options.append(moves.OUTFLANK_LINE)
            for at in range(len(s.lines[seat])):
                options.append(moves.SACRIFICE + at)
        else:
            options = []  # W-6
        patrons: i64 = s.patrons[seat]
        if patrons != 0 or s.worth(seat) > 0:
            options += extra_options(s, seat)
        options.append(moves.PASS)
        return options

    def allows(self, s: WolvesState, seat: int, option: int) -> bool:
        if moves.is_extra(option):
            return option in extra_options(s, seat)
        if s.acted:
            return option == moves.END
        if option == moves.PASS:
            return True
        if s.actions[seat] >= units.MOST_ACTIONS:
            return False
        if option < moves.LAY:
            return may_lay(s, seat, option, False)
        if option >= moves.SACRIFICE:
            return option - moves.SACRIFICE < len(s.lines[seat])
        hand: i64 = seat * units.KINDS
        if option >= moves.NAME_PLAGUE:
            return s.hands[hand + units.PLAGUE] > 0 and option - moves.NAME_PLAGUE <= plague_numbers(s)
        if option == moves.OUTFLANK_HAND:
            return s.hands[hand + units.OUTFLANK] > 0
        return option == moves.OUTFLANK_LINE and s.hands[hand + units.OUTFLANK] > 0 and may_return_units(s, seat)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option < moves.LAY:
            begin_laying(s, self, seat, option, False)
        elif moves.is_extra(option):
            take_extra(s, self, seat, option)
        elif option >= moves.SACRIFICE:
            begin_sacrifice(s, self, seat, option - moves.SACRIFICE, option)
        elif option >= moves.NAME_PLAGUE:
            play_plague(s, seat, option - moves.NAME_PLAGUE)
        elif option == moves.PASS:
            s.done()
            s.acted = True
            pass_round(s, seat)
        elif option == moves.END:
            s.done()
            s.become(NEXT[(seat + 1) % int(s.seats)])
        elif option == moves.OUTFLANK_HAND:
            s.become(Redraw(seat, ()).after(self, option))
        else:
            s.become(Return(seat, ()).after(self, option))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        if option < moves.LAY:
            return say_laying(option)
        if option < moves.NAME_PLAGUE:
            return moves.WORDS[option]
        if option < moves.SACRIFICE:
            return f"plague {option - moves.NAME_PLAGUE}"
        if option < moves.FIRST_EXTRA:
            return f"sacrifice {unit_word(s, moves.unit_code(seat, option - moves.SACRIFICE))}"
        return f"{moves.PHRASES[moves.extra_verb(option)]} {units.DEITY_NAMES[moves.extra_deity(option)]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_turn(s, seat, text)

    def in_order(self, parts: list[str]) -> list[str]:
        return blows_in_order(parts)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return why_not_in_turn(s, seat, option)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return heimdall_odds(s, seat) if option == moves.HEIMDALL_CALLS else preview_turn(s, seat, option)


def preview_turn(s: WolvesState, seat: int, option: int) -> dict[str, Json]:
    """Where a move has further parts, what is sure of it already; what is bought, whichever way it is paid."""
    trial = tried(s, seat, option)
    if moves.is_paid(option):
        while isinstance(trial.top(), Payment):
            trial = tried(trial, seat, trial.top().options(trial, seat)[0])
        bought = difference(s, trial, seat)
        bought["price"] = cost(s, seat, moves.extra_verb(option), moves.extra_deity(option))
        if isinstance(trial.top(), KeepColour) and trial.top().seat(trial) == seat:
            bought["warns"] = "warn-colour"
        return bought
    more = trial.mid_move
    if isinstance(trial.top(), SecondStrike):
        trial = tried(trial, seat, moves.DONE)
    elif more:
        trial = masked_copy(s, seat)
        if option < moves.LAY:
            enter(trial, seat, option)
        elif moves.SACRIFICE <= option < moves.FIRST_EXTRA:
            leave(trial, seat, (option - moves.SACRIFICE,))
    out = difference(s, trial, seat)
    if more:
        out["more"] = True
    if option == moves.PASS:
        out["draws"] = more_cards(s, trial, seat)
        out["wouldDraw"] = int(pass_draw(s, seat))
    elif moves.NAME_PLAGUE <= option < moves.SACRIFICE or moves.TYR_CALLS <= option < moves.HEL_TRADES:
        out["falls"] = [len(s.lines[line]) - len(trial.lines[line]) for line in range(int(s.seats))]
    return out


def heimdall_odds(s: WolvesState, seat: int) -> dict[str, Json]:
    """How likely the top card is a unit with Tiwaz, by what the seat has not seen: the deck, or else the discard."""
    known = masked_copy(s, seat)
    pool = [int(count) for count in (known.deck if s.deck_size > 0 else s.discard)]
    warriors = sum([pool[kind] for kind in range(units.UNITS) if bears_tiwaz(s, kind)])
    return {"odds": [warriors, sum(pool)], "unseen": sum(pool[units.UNITS :])}


def read_turn(s: WolvesState, seat: int, text: str) -> int:
    if text in moves.WORD_OPTIONS:
        return moves.WORD_OPTIONS[text]
    laying = read_laying(s, text)
    if laying >= 0:
        return laying
    if text in moves.WATCH_WORDS:
        raise InvalidMove(f"{text!r} is for those who have passed", "before-pass")
    word, _, rest = text.partition(" ")
    if word == "sacrifice":
        return moves.SACRIFICE + moves.own_place(read_unit(s, rest), seat)
    if word == "plague":
        number = whole_number(rest, moves.MOST_NAMED)
        if number < 0:
            raise InvalidMove(f"{rest[:60]!r} is no strength: a whole number from 0 on")
        return moves.NAME_PLAGUE + number
    phrase, _, deity = text.rpartition(" ")
    if phrase not in moves.PHRASES:
        raise InvalidMove(f"{text!r} is no move of a turn")
    return moves.extra_code(moves.PHRASES.index(phrase), read_deity(deity))


def may_return(s: WolvesState, seat: i64) -> bool:
    """Whether Baldr can lead this seat back into the round: it needs four cards to give (W-43)."""
    return s.serves(seat, units.BALDR) and s.sizes[seat] >= units.BALDR_CARDS


@final
class Watch(Question):
    """The turn of a seat that has passed: draw one and discard one, or nothing, or Baldr's return (W-2, W-43)."""

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("watch", seat, {"round": int(s.round)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = [moves.DRAW, moves.STAY] if may_draw(s, seat) else [moves.STAY]
        if may_return(s, seat):
            options.append(moves.RETURN)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option == moves.RETURN:
            s.become(BaldrReturns(seat, ()).after(self, option))
            return
        s.done()
        s.acted = True
        if option == moves.DRAW:
            draw(s, seat, 1)
            s.then(ThrowOne(seat))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return moves.WATCH_WORDS[option]

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        words = moves.WATCH_WORDS
        return words.index(text) if text in words else len(words) + read_turn(s, seat, text)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return why_not_watching(s, seat, option)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        trial = tried(s, seat, option)
        if not isinstance(trial.top(), ThrowOne):
            return {}
        return {"draws": more_cards(s, trial, seat), "discards": 1}


@final
class ThrowOne(PickPeople):
    """After the draw of a passed seat one card goes, perhaps the drawn one (W-2)."""

    def __init__(self, who: int) -> None:
        super().__init__(who, ())

    def no_card(self) -> int:
        return -1

    def cards(self, s: WolvesState, seat: int) -> list[int]:
        first: i64 = seat * units.KINDS
        return [int(kind) for kind in range(i64(units.KINDS)) if s.hands[first + kind]]

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("discard", seat, {})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        throw_away(s, seat, (option,))


NEXT: Final = [NextTurn(seat) for seat in range(units.MOST_SEATS)]
GOING_ON: Final = [TurnGoesOn(seat) for seat in range(units.MOST_SEATS)]
TURNS: Final = [Turn(seat) for seat in range(units.MOST_SEATS)]
WATCHES: Final = [Watch(seat) for seat in range(units.MOST_SEATS)]
"""Frames are values: the common ones are made once."""
