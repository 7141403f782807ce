"""The end of a round: Vidar, the count, the spoils, the Valkyrie, clearing up, and the end of the play (W-54)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64, u8
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import DONE_WORD
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves import units
from meadhall.games.wolves.hands import room, to_discard
from meadhall.games.wolves.laying import begin_laying, lay_options, may_lay
from meadhall.games.wolves.lines import kind_at, take_out
from meadhall.games.wolves.moves import LAY, line_of, own_place, place_of, unit_code
from meadhall.games.wolves.notation import (
    after,
    read_laying,
    read_unit,
    say_laying,
    unit_word,
)
from meadhall.games.wolves.preview import more_glory, tried
from meadhall.games.wolves.questions import NameUnit, Question
from meadhall.games.wolves.refusals import why_no_deity_target, why_not_laying
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths, open_to_deity, ranking, tiwaz_in, unit_strength
from meadhall.games.wolves.units import card_key, deity_key, victory_key
from meadhall.games.wolves.victories import glory, worth_to

VIDAR_TAKES: Final = 256
VIDAR_RESTS: Final = 511


@final
class RoundEnd(Step[WolvesState]):
    """All have passed: Vidar comes before the count, unless Jörmungandr has ended the round (W-37)."""

    def run(self, s: WolvesState) -> None:
        s.then(Reckoning())
        vidar = s.patron(units.VIDAR)
        if s.serpent < 0 and vidar >= 0 and (s.sizes[vidar] > 0 or vidar_takes(s, vidar)):
            s.then(Vidar(int(vidar)))


def vidar_takes(s: WolvesState, seat: i64) -> list[int]:
    """The Eihwaz units of the own line that Vidar may take to the hand (W-37)."""
    if room(s, seat) <= 0:
        return []
    line = s.lines[seat]
    return [int(at) for at in range(i64(len(line))) if not (s.cards.tiwaz >> kind_at(line, at)) & 1]


@final
class Vidar(Question):
    """Before the count Vidar's owner may lay one more unit, or take an Eihwaz unit of his line to hand (W-37)."""

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("vidar", seat, {"deity": deity_key(units.VIDAR)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = lay_options(s, seat, True)
        options += [VIDAR_TAKES + at for at in vidar_takes(s, seat)]
        options.append(VIDAR_RESTS)
        return options

    def allows(self, s: WolvesState, seat: int, option: int) -> bool:
        if option < LAY:
            return may_lay(s, seat, option, True)
        return option == VIDAR_RESTS or option - VIDAR_TAKES in vidar_takes(s, seat)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option < LAY:
            begin_laying(s, self, seat, option, True)
            return
        s.done()
        if option != VIDAR_RESTS:
            kind = take_out(s, seat, option - VIDAR_TAKES)
            s.gain_open(seat, kind)
            if s.listening:
                s.tell(
                    "vidar-takes",
                    {"seat": seat_name(seat), "unit": card_key(int(kind)), "deity": deity_key(units.VIDAR)},
                )

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        if option == VIDAR_RESTS:
            return DONE_WORD
        return say_laying(option) if option < LAY else f"take {unit_word(s, unit_code(seat, option - VIDAR_TAKES))}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        if text == DONE_WORD:
            return VIDAR_RESTS
        laying = read_laying(s, text)
        if laying >= 0:
            return laying
        return VIDAR_TAKES + own_place(read_unit(s, after(text, "take")), seat)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        if option < LAY:
            return why_not_laying(s, seat, option, True)
        if room(s, seat) <= 0:
            return Reason("hand-full", {})
        return Reason("only-own-eihwaz", {})


@final
class Reckoning(Step[WolvesState]):
    """Strengths are counted; the first place chooses a victory card, with two of them the second takes the other."""

    def run(self, s: WolvesState) -> None:
        ranks = ranking(s)
        first, second = ranks[0], ranks[1]
        if s.listening:
            values = all_strengths(s)
            for seat in ranks:
                tell_line(s, seat)
                s.tell("strength", {"seat": seat_name(seat), "strength": values[seat]})
        s.starter = first  # W-5
        s.last_winners = 0
        s.then(ValkyrieComes(), CleaningUp())
        if len(s.spoils) > 1:
            s.then(Spoils(first, second))
        elif len(s.spoils) == 1:
            award(s, first, s.spoils[0])  # W-56: no second place where only one card is left


def tell_line(s: WolvesState, seat: int) -> None:
    """A line as it stands when it is counted: its units with their strengths, and the deities of its seat."""
    line = s.lines[seat]
    tiwaz = tiwaz_in(s.cards, line)
    patrons: i64 = s.patrons[seat]
    kinds: list[int | str] = []
    strengths: list[int | str] = []
    deities: list[int | str] = []
    for at in range(i64(len(line))):
        kinds.append(card_key(int(kind_at(line, at))))
        strengths.append(int(unit_strength(s.cards, line, at, tiwaz)))
    for deity in range(i64(units.DEITIES)):
        if (patrons >> deity) & 1:
            deities.append(deity_key(int(deity)))
    s.tell("stands", {"seat": seat_name(seat), "units": kinds, "strengths": strengths, "deities": deities})


def award(s: WolvesState, seat: int, victory: int) -> None:
    """A victory card comes to a winner of the round."""
    s.won[seat] = s.won[seat] | 1 << victory
    s.last_winners |= i64(1) << seat
    s.spoils = bytes([card for card in s.spoils if card != victory])
    if s.listening:
        s.tell("wins", {"seat": seat_name(seat), "victory": victory_key(victory), "glory": int(glory(s, seat))})


def tell_worths(s: WolvesState) -> None:
    """What every victory card brings its owner now: deities and cards that came and went may have changed it (W-60)."""
    for seat in range(i64(s.seats)):
        won: i64 = s.won[seat]
        for victory in range(i64(units.VICTORIES)):
            if (won >> victory) & 1:
                worth = int(worth_to(s, seat, victory))
                s.tell("worth", {"seat": seat_name(int(seat)), "victory": victory_key(int(victory)), "glory": worth})


@final
class Spoils(Question):
    """The first place chooses one of two victory cards; the second takes the other (W-54)."""

    def __init__(self, who: int, second: int) -> None:
        super().__init__(who)
        self.second = second

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("spoils", seat, {"second": seat_name(self.second)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return list(s.spoils)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        award(s, seat, option)
        award(s, self.second, s.spoils[0])

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"choose {units.VICTORY_NAMES[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        name = after(text, "choose")
        return units.VICTORY_OF[name] if name in units.VICTORY_OF else super().read(s, seat, text)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return Reason("not-open", {"victory": victory_key(option)})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        trial = tried(s, seat, option)
        return {"glory": more_glory(s, trial, seat), "theirs": more_glory(s, trial, self.second)}


def valkyrie_prey(s: WolvesState, seat: i64) -> list[int]:
    """Every unit of a line that neither Heimdall nor Odin keeps from her; the own line is always open (W-42)."""
    prey: list[int] = []
    for line in range(i64(s.seats)):
        if open_to_deity(s, seat, line):
            for at in range(i64(len(s.lines[line]))):
                prey.append(unit_code(line, at))
    return prey


@final
class ValkyrieComes(Step[WolvesState]):
    """After the winners took their cards; never at twelve cards (W-42)."""

    def run(self, s: WolvesState) -> None:
        seat = s.patron(units.VALKYRIE)
        if seat < 0 or room(s, seat) <= 0:
            return
        prey = valkyrie_prey(s, seat)
        if len(prey) == 1:
            valkyrie_takes(s, int(seat), prey[0])
        elif prey:
            s.then(Valkyrie(int(seat)))


def valkyrie_takes(s: WolvesState, seat: int, code: int) -> None:
    line = int(line_of(code))
    kind = take_out(s, line, place_of(code))
    s.gain_open(seat, kind)
    if s.listening:
        s.tell("valkyrie", {"seat": seat_name(seat), "unit": card_key(int(kind)), "line": seat_name(line)})


@final
class Valkyrie(NameUnit):
    """The Valkyrie's owner takes one unit from any open line to his hand; there is no declining (W-42)."""

    def verb(self) -> str:
        return "take"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("valkyrie", seat, {"deity": deity_key(units.VALKYRIE)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return valkyrie_prey(s, seat)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        valkyrie_takes(s, seat, option)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return why_no_deity_target(s, int(line_of(option)))

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"hand": int(tried(s, seat, option).sizes[seat])}


@final
class CleaningUp(Step[WolvesState]):
    """Lines and sacrifices are discarded, marks cleared; then Glory is read, once (W-54, W-58)."""

    def run(self, s: WolvesState) -> None:
        for seat in range(i64(s.seats)):
            line = s.lines[seat]
            for at in range(i64(len(line))):
                to_discard(s, kind_at(line, at))
            s.lines[seat] = b""
            for kind in range(i64(units.UNITS)):
                count: i64 = i64(s.offered[seat * units.KINDS + kind])
                if count > 0:
                    s.offer(seat, kind, -count)
                    for _ in range(count):
                        to_discard(s, kind)
            s.actions[seat] = u8(0)
        s.used = 0
        s.passes = b""
        s.passed = 0
        s.serpent = -1
        s.acted = False
        if s.listening:
            tell_worths(s)
        enough = False
        for seat in range(i64(s.seats)):
            if glory(s, seat) >= units.GLORY_TO_END:
                enough = True
        s.finished = enough or s.ragnarok or s.victories_left() == 0  # W-57: nothing left to win
        if s.finished and s.listening:
            s.tell("ends-glory" if enough else "ends-ragnarok", {})
            for seat in range(i64(s.seats)):
                s.tell("final-glory", {"seat": seat_name(int(seat)), "glory": int(glory(s, seat))})
