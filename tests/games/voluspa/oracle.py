"""Völuspá with Saga of Edda and Order of the Gods by the letter: a slow, plain oracle.

Nothing is remembered that the table can tell: runs, values and legal cells are found anew each time.
Chance stays outside: the caller says which tiles were dealt and drawn. Marks like B-4, S-11, O-8 are
the numbered rulings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

Pos: TypeAlias = tuple[int, int]
Axis: TypeAlias = Literal["row", "col"]
Move: TypeAlias = tuple[str | int | Pos, ...]
Phase: TypeAlias = Literal["place", "chain", "fly", "drop", "draw", "over"]

STRENGTH = {
    "odin": 8, "thor": 7, "troll": 6, "dragon": 5, "fenrir": 4, "skadi": 3, "valkyrie": 2, "loki": 1,
    "serpent": 6, "jotun": 5, "hermod": 3,
    "dwarf": 2, "freya": 3, "raven": 4, "nidhogg": 7,
}  # fmt: skip
HEL = "hel"

BASE = {"odin": 6, "thor": 8, "troll": 6, "dragon": 8, "fenrir": 8, "skadi": 9, "valkyrie": 9, "loki": 6}
EDDA = {"serpent": 6, "jotun": 6, "hermod": 8}
ORDER = {"dwarf": 6, "freya": 8, "raven": 6, "nidhogg": 5}


def _base_and(*names: str) -> dict[str, int]:
    return BASE | {name: (EDDA | ORDER)[name] for name in names}


SETS: dict[str, dict[str, int]] = {
    "base": BASE,
    "edda": BASE | EDDA,
    "order": BASE | ORDER,
    "giants": _base_and("hermod", "jotun", "freya", "nidhogg"),
    "serpents": _base_and("serpent", "freya", "dwarf"),
    "ravens": _base_and("hermod", "raven", "nidhogg"),
    "all": BASE | EDDA | ORDER,
}
DEALS_HEL = frozenset({"edda", "serpents", "ravens", "all"})

HAND = 5
LONGEST_RUN = 7
HIGHEST_VALUE = 12
TOKENS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}

STEPS: dict[str, Pos] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
AXES: dict[Axis, tuple[str, str]] = {"row": ("w", "e"), "col": ("n", "s")}

# What may be laid on top of, or put in the place of, a lying tile; and which tops refuse it.
COVERERS = ("dragon", "raven", HEL)
REFUSED_BY = {
    "dragon": {"dragon", HEL},  # B-9
    "raven": {"raven", HEL},  # O-8
    "skadi": {"skadi", HEL},  # B-10
    "jotun": {HEL},  # S-10
    HEL: {HEL},  # S-2
}


@dataclass(frozen=True)
class Cell:
    """A stack of tiles, bottom first, and the boost of its top tile. With Hel on top it is a gap."""

    stack: tuple[str, ...]
    boost: int = 0

    @cached_property
    def top(self) -> str:
        return self.stack[-1]


Board: TypeAlias = dict[Pos, Cell]


@dataclass(frozen=True)
class Options:
    valkyrie_lock: bool = False
    skadi_draws: bool = False
    no_late_hel: bool = False
    serpent_counts_hel: bool = False
    dwarf_scores_lines: bool = False
    strict_tokens: bool = False


# The table as it lies.


def step(pos: Pos, direction: str) -> Pos:
    dx, dy = STEPS[direction]
    return pos[0] + dx, pos[1] + dy


def neighbours(pos: Pos) -> list[Pos]:
    x, y = pos
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def around(pos: Pos) -> list[Pos]:
    """The eight cells round one."""
    x, y = pos
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def is_tile(board: Board, pos: Pos) -> bool:
    """Neither empty nor Hel: both of those are gaps (R1 262)."""
    return pos in board and board[pos].top != HEL


def touches(board: Board, pos: Pos, tile: str) -> bool:
    return tile in [board[near].top for near in neighbours(pos) if near in board]


def walk(board: Board, pos: Pos, direction: str) -> list[Pos]:
    """The tiles after `pos` in this direction as far as the first gap."""
    found = []
    (x, y), (dx, dy) = pos, STEPS[direction]
    while is_tile(board, (x + dx, y + dy)):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def run(board: Board, pos: Pos, axis: Axis) -> list[Pos]:
    """The unbroken line of tiles through `pos`, from its west or north end to the other."""
    back, forth = AXES[axis]
    return [*reversed(walk(board, pos, back)), pos, *walk(board, pos, forth)]


def whole_line(board: Board, pos: Pos, axis: Axis) -> list[Pos]:
    """Every tile in the row or column of `pos` on the whole table, over all gaps (S-8)."""
    same = 1 if axis == "row" else 0
    return [other for other in board if other[same] == pos[same] and is_tile(board, other)]


def zeroed(board: Board, pos: Pos) -> bool:
    """A Loki beside a tile takes its strength, except another Loki's (B-6)."""
    return board[pos].top != "loki" and touches(board, pos, "loki")


def value(board: Board, pos: Pos, axis: Axis) -> int:
    """The strength of a tile as its row or column sees it; Fenrirs of one run hunt as a pack (B-7)."""
    if zeroed(board, pos):
        return 0
    pack = [pos]
    if board[pos].top == "fenrir":
        pack = [p for p in run(board, pos, axis) if board[p].top == "fenrir" and not zeroed(board, p)]
    return sum(STRENGTH[board[p].top] + board[p].boost for p in pack)


# Laying a tile: the table afterwards, and whether it may be so.


def lay(board: Board, tile: str, pos: Pos, boost: int) -> Board:
    """Put a tile on an empty cell, on top of a stack, or (Skadi) in the place of a stack."""
    below = board[pos].stack if pos in board and tile in COVERERS else ()
    return board | {pos: Cell((*below, tile), boost)}


def lift(board: Board, pos: Pos) -> Board:
    """Take the top tile away. What lay below works again, but its boost was lost when covered (O-5)."""
    rest = {p: cell for p, cell in board.items() if p != pos}
    below = board[pos].stack[:-1]
    return rest | {pos: Cell(below)} if below else rest


def throw(board: Board, pos: Pos, direction: str, boost: int) -> Board | None:
    """The Jotun hurls a stack just beyond the end of its run and takes its place (S-10).

    None if Hel lies where it would land.
    """
    landing = step([pos, *walk(board, pos, direction)][-1], direction)
    if landing in board:
        return None
    return board | {landing: board[pos], pos: Cell(("jotun",), boost)}


def ways(board: Board, tile: str, pos: Pos, boost: int) -> Iterator[tuple[Move, Board, Axis | None]]:
    """Each way to lay this tile at this cell: the move, the table after it, the Serpent's axis."""
    if pos not in board:
        after = lay(board, tile, pos, boost)
        if tile == "serpent":
            for axis in AXES:
                yield ("serpent", pos, axis, boost), after, axis
        elif tile != HEL:
            yield ("place", tile, pos, boost), after, None
    elif tile in REFUSED_BY and board[pos].top not in REFUSED_BY[tile]:
        if tile != "jotun":
            yield ("place", tile, pos, boost), lay(board, tile, pos, boost), None
            return
        for direction in STEPS:
            thrown = throw(board, pos, direction, boost)
            if thrown is not None:
                yield ("throw", "jotun", pos, direction, boost), thrown, None


def lawful(before: Board, after: Board, tile: str, pos: Pos) -> bool:
    """Seven tiles at most in a run, and nothing new beside a Troll but Trolls (B-3, B-8, S-11).

    What is new is the laid tile and, after a throw, the tile that landed. Judged on the table as it
    is afterwards: a covered, captured or thrown Troll no longer guards its old place.
    """
    if tile == HEL:
        return True
    landed = set() if pos not in before or len(after) == len(before) else after.keys() - before.keys()
    for new in {pos} | landed:
        if len(run(after, new, "row")) > LONGEST_RUN or len(run(after, new, "col")) > LONGEST_RUN:
            return False
        unafraid = after[new].top == "troll" or tile == "dwarf"  # O-3: a Dwarf that is laid, not thrown
        if touches(after, new, "troll") and not unafraid:
            return False
    return True


def tokens_suffice(board: Board) -> bool:
    used = Counter(STRENGTH[cell.top] + cell.boost for cell in board.values() if cell.boost)
    return all(count <= TOKENS[worth] for worth, count in used.items())


def edge(board: Board) -> set[Pos]:
    """Empty cells that touch a tile or Hel by a side."""
    return {near for pos in board for near in neighbours(pos) if near not in board}


def herald_line(board: Board, hermod: Pos) -> set[Pos]:
    """Where the tile after a Hermod may go: his two runs and the empty cells at their ends (S-13)."""
    cells = set()
    for axis, (back, forth) in AXES.items():
        line = run(board, hermod, axis)
        ends = {step(line[0], back), step(line[-1], forth)}
        cells |= set(line) | {end for end in ends if end not in board}
    return cells


# Points.


def nidhoggs(board: Board, cells: Iterable[Pos]) -> int:
    return sum(board[pos].top == "nidhogg" for pos in cells)


def locked(board: Board, pos: Pos, axis: Axis) -> bool:
    """Inside a run with a Valkyrie at both ends (option valkyrie_lock, B-11)."""
    line = run(board, pos, axis)
    ends = (line[0], line[-1])
    return pos not in ends and all(board[end].top == "valkyrie" for end in ends)


def wins_line(board: Board, pos: Pos, axis: Axis, options: Options) -> bool:
    line = run(board, pos, axis)
    if len(line) < 2:
        return False
    if board[pos].top == "valkyrie":
        other_end = line[-1] if pos == line[0] else line[0]
        if pos in (line[0], line[-1]) and board[other_end].top == "valkyrie":
            return True
    if options.valkyrie_lock and locked(board, pos, axis):
        return False
    rivals = [other for other in line if other != pos]
    if board[pos].top == "fenrir":
        rivals = [other for other in rivals if board[other].top != "fenrir"]
    return value(board, pos, axis) > max((value(board, other, axis) for other in rivals), default=0)


def serpent_points(board: Board, pos: Pos, axis: Axis, options: Options) -> int:
    """The Sea Serpent against everything in one row or column, over all gaps (S-8, S-9)."""
    line = whole_line(board, pos, axis)
    length = len(line)
    if options.serpent_counts_hel:
        same = 1 if axis == "row" else 0
        length += sum(cell.top == HEL and other[same] == pos[same] for other, cell in board.items())
    if length == 1:
        return 0 if any(is_tile(board, near) for near in neighbours(pos)) else 1  # S-3
    if options.valkyrie_lock and locked(board, pos, axis):
        return 0
    strongest = max((value(board, other, axis) for other in line if other != pos), default=0)
    return length + 2 * nidhoggs(board, line) if value(board, pos, axis) > strongest else 0


def dwarf_points(board: Board, pos: Pos) -> int:
    """Half the sum of the neighbours, each valued along the line that joins them (O-1, O-2)."""
    total = 0
    for axis, directions in AXES.items():
        near = [step(pos, direction) for direction in directions]
        total += sum(value(board, other, axis) for other in near if is_tile(board, other))
    return total // 2


def points(before: Board, after: Board, tile: str, pos: Pos, axis: Axis | None, options: Options) -> int:
    """What laying this tile earns, on the table as it is after everything it changes (B-14a)."""
    replaced = before[pos].top if pos in before else None
    if tile == HEL:
        return sum(is_tile(after, near) for near in around(pos)) + 2 * (replaced == "nidhogg")
    if axis is not None:
        return serpent_points(after, pos, axis, options)
    if replaced is None and not any(is_tile(after, near) for near in neighbours(pos)):
        return 1 + 2 * (tile == "nidhogg")  # S-3: it touches nothing but Hel
    covered = int(replaced == "nidhogg" and tile in COVERERS)
    lines = 0
    for line_axis in AXES:
        if wins_line(after, pos, line_axis, options):
            line = run(after, pos, line_axis)
            lines += len(line) + 2 * (nidhoggs(after, line) + covered)  # O-10
    if tile == "dwarf":
        return dwarf_points(after, pos) + (lines if options.dwarf_scores_lines else 0)
    return lines


# The game.


@dataclass(frozen=True)
class Placement:
    """One tile laid: from which table to which, and what it earns."""

    tile: str
    pos: Pos
    boost: int
    before: Board
    after: Board
    axis: Axis | None
    options: Options

    @property
    def points(self) -> int:
        return points(self.before, self.after, self.tile, self.pos, self.axis, self.options)


class Oracle:
    def __init__(
        self,
        tile_set: str,
        seats: int,
        first: str,
        hands: Sequence[Iterable[str]],
        starter: int = 0,
        options: Options | None = None,
    ) -> None:
        if first == "troll":
            raise ValueError("a Troll is never the first tile (B-1)")
        if not 2 <= seats <= 5 or len(hands) != seats:
            raise ValueError(f"{len(hands)} hands for {seats} seats; 2 to 5 play, each with one hand")
        self.seats = seats
        self.options = options or Options()
        self.board: Board = {(0, 0): Cell((first,))}
        self.hands: list[Counter[str]] = [Counter(hand) for hand in hands]
        hels_each = 2 if seats == 2 else 1
        self.hels = [hels_each if tile_set in DEALS_HEL else 0] * seats  # S-1
        self.bag: Counter[str] = Counter(SETS[tile_set])
        for dealt in [Counter([first]), *self.hands]:
            if not dealt <= self.bag:
                raise ValueError(f"{dict(dealt)} is more than the set {tile_set} holds")
            self.bag -= dealt
        self.discard: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()
        self.scores = [0] * seats
        self.last_gain = [0] * seats  # move index of the last gain, from 1; 0 = never gained (B-14)
        self.move_index = 0
        self._open_turn(starter)

    def _open_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase: Phase = "place"
        self.laid: list[str] = []  # tiles laid in this turn
        self.hermod: Pos | None = None  # the Hermod whose chain goes on
        self.perch: Pos | None = None  # where the Raven sits that may fly on

    # What is asked.

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def hand(self) -> Counter[str]:
        return self.hands[self.seat]

    def moves(self) -> set[Move]:
        return set(self._choices())

    def gains(self) -> dict[Move, int]:
        """Every legal move with the points it gives."""
        return {move: made.points if made else 0 for move, made in self._choices().items()}

    def score_of(self, move: Move) -> int:
        return self.gains()[move]

    def values(self, pos: Pos) -> tuple[int, int]:
        """The value of the tile at `pos` in its row and in its column."""
        if not is_tile(self.board, pos):
            raise ValueError(f"no tile lies at {pos}")
        return value(self.board, pos, "row"), value(self.board, pos, "col")

    def owed(self) -> int:
        """How many tiles the seat must draw now."""
        return self._refill() if self.phase == "draw" else 0

    def standings(self) -> list[tuple[int, int, int]]:
        """(seat, place, score), best first; equal totals go to who reached them first (B-14)."""
        rank = {seat: (-self.scores[seat], self.last_gain[seat]) for seat in range(self.seats)}
        order = sorted(rank, key=lambda seat: (rank[seat], seat))
        return [(seat, 1 + sum(r < rank[seat] for r in rank.values()), self.scores[seat]) for seat in order]

    def _choices(self) -> dict[Move, Placement | None]:
        """The legal moves, with what each lays on the table if it does."""
        found: dict[Move, Placement | None] = {}
        if self.phase == "drop":
            found = {("drop", tile): None for tile in self.hand.elements()}
        elif self.phase == "fly":
            found = {("stay",): None, **self._flights()}
        elif self.phase == "chain":
            found = {("done",): None, **self._placements()}
        elif self.phase == "place":
            found.update(self._placements())
            if not found:  # B-2
                found = {("discard", tile): None for tile in self.hand.elements()}
        return found

    def _placements(self) -> dict[Move, Placement]:
        found = {}
        for tile in set(self.hand.elements()) | ({HEL} if self.hels[self.seat] else set()):
            for boost in self._boosts(tile):
                for pos in self._reach(self.board, tile):
                    for move, after, axis in ways(self.board, tile, pos, boost):
                        placement = self._placement(self.board, after, tile, pos, boost, axis)
                        if placement is not None:
                            found[move] = placement
        return found

    def _flights(self) -> dict[Move, Placement]:
        """The Raven's second placement, on the table without it and not where it was (O-8)."""
        assert self.perch is not None
        before, boost = lift(self.board, self.perch), self.board[self.perch].boost
        found: dict[Move, Placement] = {}
        for pos in self._reach(before, "raven") - {self.perch}:
            for _, after, _ in ways(before, "raven", pos, boost):
                placement = self._placement(before, after, "raven", pos, boost, None)
                if placement is not None:
                    found["fly", pos] = placement
        return found

    def _boosts(self, tile: str) -> range:
        """How many Freyas may go with a tile: those in hand besides it, up to a value of 12 (O-4)."""
        if tile == HEL:
            return range(1)
        freyas = self.hand["freya"] - (tile == "freya")
        return range(min(freyas, HIGHEST_VALUE - STRENGTH[tile]) + 1)

    def _reach(self, board: Board, tile: str) -> set[Pos]:
        if self.hermod is None:
            return set(board) | edge(board)
        if tile == HEL:
            return set(around(self.hermod)) & set(board)  # S-14
        return herald_line(board, self.hermod)

    def _placement(
        self, before: Board, after: Board, tile: str, pos: Pos, boost: int, axis: Axis | None
    ) -> Placement | None:
        if not lawful(before, after, tile, pos):
            return None
        if self.options.strict_tokens and not tokens_suffice(after):
            return None
        return Placement(tile, pos, boost, before, after, axis, self.options)

    # What is done.

    def do(self, move: Move) -> None:
        choices = self._choices()
        if move not in choices:
            raise ValueError(f"seat {self.seat} may not play {move} in phase {self.phase}")
        self.move_index += 1
        made = choices[move]
        if move[0] in ("discard", "drop"):
            thrown_away = [str(move[1])]
            self.hand.subtract(thrown_away)
            self.discard.update(thrown_away)
        if made is not None:
            if move[0] != "fly":
                self._leave_hand(made)
            self.board = made.after
            earned = made.points
            if earned:
                self.scores[self.seat] += earned
                self.last_gain[self.seat] = self.move_index
        if made is not None and made.tile == "hermod":
            self.phase, self.hermod = "chain", made.pos
        elif made is not None and made.tile == "raven" and move[0] != "fly":
            self.phase, self.perch = "fly", made.pos
        else:
            self._end_turn()

    def _leave_hand(self, made: Placement) -> None:
        self.laid.append(made.tile)
        if made.tile == HEL:
            self.hels[self.seat] -= 1
            return
        freyas = ["freya"] * made.boost
        self.hand.subtract([made.tile, *freyas])
        self.discard.update(freyas)
        if made.tile == "skadi" and made.pos in made.before:
            taken = made.before[made.pos]
            returned = ["freya"] * taken.boost  # O-6
            self.discard.subtract(returned)
            self.hand.update([taken.top, *returned])
            below = self.discard if taken.top == "raven" else self.removed  # R2 130, R1 207 (B-16)
            below.update(taken.stack[:-1])

    def _end_turn(self) -> None:
        if self.hand.total() > HAND:
            self.phase = "drop"
        elif self._refill():
            self.phase = "draw"
        else:
            self._pass_on()

    def _refill(self) -> int:
        """Back to five, but not after a Skadi (B-10) nor after a Hel alone (R1 267)."""
        if ("skadi" in self.laid and not self.options.skadi_draws) or self.laid == [HEL]:
            return 0
        return max(0, min(HAND - self.hand.total(), self.bag.total()))

    def draw(self, seat: int, tiles: Iterable[str]) -> None:
        drawn = Counter(tiles)
        if seat != self.seat or drawn.total() != self.owed() or not drawn:
            raise ValueError(f"seat {self.seat} draws {self.owed()}, not seat {seat} {drawn.total()}")
        if not drawn <= self.bag:
            raise ValueError(f"the bag does not hold {dict(drawn)}")
        self.bag -= drawn
        self.hand.update(drawn)
        if self.options.no_late_hel and not self.bag:  # S-6
            self.hels = [0] * self.seats
        self._pass_on()

    def _pass_on(self) -> None:
        """The next seat that has anything to do; one with empty hands only draws, if it can."""
        for _ in range(self.seats):
            self._open_turn((self.seat + 1) % self.seats)
            if self._choices():
                return
            if self._refill():
                self.phase = "draw"
                return
        self.phase = "over"
