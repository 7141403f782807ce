"""The engine and the oracle side by side: the same play in both, compared at every step.

Cells of the oracle are offsets from the first tile; the engine's names are read from its own texts, so that
whatever is compared here has also gone through the notation.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any, TypeAlias

import meadhall
from meadhall import Chance
from meadhall.engine.game import Value
from meadhall.games.voluspa import notation
from meadhall.games.voluspa.heuristic import promises
from meadhall.games.voluspa.state import Voluspa

from .oracle import HEL, SETS, Cell, Move, Options, Oracle, Placement, Pos

Data: TypeAlias = dict[str, Any]

VARIANTS = (
    "valkyrie_lock",
    "skadi_draws",
    "no_late_hel",
    "serpent_counts_hel",
    "dwarf_scores_lines",
    "strict_tokens",
)
MIDDLE_COLUMN = 13
MIDDLE_ROW = 14


class Remembering(Oracle):
    """The oracle, asked for the same choices again and again, works them out only once."""

    remembered: dict[tuple[object, ...], dict[Move, Placement | None]]

    def _choices(self) -> dict[Move, Placement | None]:
        moment = (self.move_index, self.seat, self.phase, self.bag.total())
        if not hasattr(self, "remembered") or moment not in self.remembered:
            self.remembered = {moment: super()._choices()}
        return self.remembered[moment]


@dataclass(frozen=True)
class Grid:
    """How cells are called. Left of column a comes the last one, and likewise with rows; (0, 0) lies in the middle."""

    wide: int
    column: int = MIDDLE_COLUMN
    row: int = MIDDLE_ROW

    def pos(self, name: str) -> Pos:
        letters = name.rstrip("0123456789")
        column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
        row = int(name[len(letters) :])
        half = self.wide // 2
        x = (column - self.column + half) % self.wide - half
        y = (row - self.row + half) % self.wide - half
        return x, y

    def name(self, pos: Pos) -> str:
        column = (self.column + pos[0]) % self.wide
        row = (self.row - 1 + pos[1]) % self.wide + 1
        return (chr(96 + column // 26) if column >= 26 else "") + chr(97 + column % 26) + str(row)


def move_of(text: str, grid: Grid) -> Move:
    """A move of the engine in the words of the oracle."""
    words = text.split()
    if words[0] in ("stay", "done"):
        return (words[0],)
    if words[0] in ("discard", "drop"):
        return (words[0], words[1])
    pos = grid.pos(words[1])
    if words[0] == "fly":
        return ("fly", pos)
    tile, _, boost = words[0].partition("+")
    k = int(boost or 0)
    if tile == "serpent":
        return ("serpent", pos, words[2], k)
    if len(words) == 4:
        assert words[2] == "throws"
        return ("throw", tile, pos, words[3], k)
    assert len(words) == 2
    return ("place", tile, pos, k)


class Pair:
    def __init__(self, state: Voluspa, grid: Grid) -> None:
        """Both begin with the position of this state, at the beginning of a turn."""
        self.state = state
        self.grid = grid
        self.oracle = self.reference_of(state)

    def reference_of(self, state: Voluspa) -> Oracle:
        chosen = state.game.options
        options = Options(**{name: bool(chosen[name]) for name in VARIANTS})
        data: Data = state.dump()
        empty: list[list[str]] = [[] for _ in range(state.game.seats)]
        oracle = Remembering(str(chosen["set"]), state.game.seats, "odin", empty, int(data["turn"]), options)
        oracle.board = {
            self.grid.pos(name): Cell((*under, tile), boost) for name, tile, boost, _, _, under in data["board"]
        }
        oracle.hands = [Counter(hand["tiles"]) for hand in data["hands"]]
        oracle.hels = list(data["hels"])
        oracle.bag = Counter(data["bagTiles"])
        oracle.discard = Counter(data["discard"])
        oracle.scores = list(data["scores"])
        oracle.last_gain = list(data["gained"])
        oracle.move_index = int(data["moves"])
        return oracle

    def moves(self) -> dict[Move, int]:
        """The engine's options by what they are called in the oracle."""
        state = self.state
        options = state.options
        named = {move_of(notation.say(state.board, option), self.grid): option for option in options}
        assert len(named) == len(options), "an option is listed twice"
        for seed in range(3):
            wanted = options[Chance(seed).below(len(options))]
            assert state.pick(Chance(seed)) == wanted, self.told("an option picked and the same one listed")
        return named

    def compare_moves(self) -> dict[Move, int]:
        named = self.moves()
        wanted = self.oracle.moves()
        assert named.keys() == wanted, self.told(
            f"only in the engine {sorted(map(str, named.keys() - wanted))}, "
            f"only in the oracle {sorted(map(str, wanted - named.keys()))}"
        )
        return named

    def compare_gains(self, named: dict[Move, int]) -> None:
        """The points of every move: as the engine foretells them, as its heuristic reckons, and as it then gives."""
        seat = self.state.turn
        before = self.state.scores[seat]
        wanted = self.oracle.gains()
        options = self.state.options
        reckoned = dict(zip(options, promises(self.state, options), strict=True))
        for move, option in named.items():
            foretold = self.state.preview(option)["points"]
            assert foretold == wanted[move], self.told(f"{move}: foretold {foretold}, not {wanted[move]}")
            promised = reckoned[option]
            assert promised == wanted[move], self.told(f"{move}: reckoned {promised}, not {wanted[move]}")
            trial = self.state.copy()
            assert isinstance(trial, Voluspa)
            trial.play(option)
            given = trial.scores[seat] - before
            assert given == wanted[move], self.told(f"{move}: given {given}, not {wanted[move]}")

    def play(self, move: Move, option: int) -> None:
        """The same move in both; the oracle draws what the engine drew."""
        self.state.play(option)
        oracle = self.oracle
        oracle.do(move)
        hands = self.state.dump()["hands"]
        while oracle.phase == "draw":
            assert isinstance(hands, list)
            hand: Any = hands[oracle.seat]
            oracle.draw(oracle.seat, (Counter(hand["tiles"]) - oracle.hand).elements())

    def compare(self) -> None:
        """Everything that the two can know of a position."""
        state, oracle = self.state, self.oracle
        data: Data = state.dump()
        board = {}
        for name, tile, boost, row, column, under in data["board"]:
            pos = self.grid.pos(name)
            stack = (tile,) if tile == HEL else (*under, tile)
            board[pos] = Cell(stack, boost)
            if tile != HEL:
                assert (row, column) == oracle.values(pos), self.told(f"values of {tile} on {name}")
        wanted = {pos: Cell((HEL,)) if cell.top == HEL else cell for pos, cell in oracle.board.items()}
        assert board == wanted, self.told("the table")
        for seat, hand in enumerate(data["hands"]):
            assert Counter(hand["tiles"]) == +oracle.hands[seat], self.told(f"hand of seat {seat}")
            assert hand["count"] == oracle.hands[seat].total(), self.told(f"number of tiles of seat {seat}")
        assert data["hels"] == oracle.hels, self.told("Hels")
        assert data["scores"] == oracle.scores, self.told("scores")
        assert data["gained"] == oracle.last_gain, self.told("when points were gained")
        assert Counter(data["bagTiles"]) == +oracle.bag, self.told("the bag")
        assert data["bag"] == oracle.bag.total(), self.told("number of tiles in the bag")
        assert Counter(data["discard"]) == +oracle.discard, self.told("the discard pile")
        assert state.over == oracle.over, self.told("whether it is over")
        assert state.seat == (None if oracle.over else oracle.seat), self.told("whose turn it is")
        standings = [(standing.seat, standing.place, standing.score) for standing in state.standings]
        assert standings == oracle.standings(), self.told("standings")

    def told(self, what: str) -> str:
        return f"{what} differ in {self.state.game.options}, seats {self.state.game.seats}:\n{self.state.to_json()}"


# How a play begins.


def fresh(chance: random.Random, tile_set: str, seats: int, options: dict[str, Value]) -> Voluspa:
    state = meadhall.game("voluspa", seats, set=tile_set, **options).new(chance.getrandbits(32))
    assert isinstance(state, Voluspa)
    return state


def short(chance: random.Random, tile_set: str, seats: int, options: dict[str, Value]) -> Voluspa:
    """Somewhere in the middle of a play, with few tiles left to draw: late Hels, empty hands, the end."""
    state = fresh(chance, tile_set, seats, options)
    for _ in range(chance.randrange(40)):
        state.play(chance.choice(state.options))
    while not state.over and type(state.frames[-1]).__name__ != "Turn":
        state.play(chance.choice(state.options))
    data: Data = state.data()
    left: list[str] = list(Counter(data["bagTiles"]).elements())
    chance.shuffle(left)
    return changed(state, data, left[: chance.randrange(4)])


def crowded(chance: random.Random, tile_set: str, seats: int, options: dict[str, Value]) -> Voluspa:
    """A block as large as the rules allow, where almost nothing fits (B-2)."""
    state = fresh(chance, tile_set, seats, options)
    data: Data = state.data()
    tiles = list(Counter(SETS[tile_set]).elements())
    chance.shuffle(tiles)
    hands = hands_of(chance, tiles, seats)
    if chance.random() < 0.2:
        hands = [hand if seat == data["turn"] else [] for seat, hand in enumerate(hands)]
    data["hands"] = [{"count": len(hand), "tiles": hand, "known": []} for hand in hands]
    wide, high = chance.choice([(7, 7), (7, 6), (6, 7), (7, 5)])
    if len(tiles) < wide * high:
        wide, high = 7, len(tiles) // 7
    cells = [(x, y) for x in range(wide) for y in range(high)]
    data["board"] = [[f"{chr(110 + x)}{14 + y}", tiles.pop(), 0, 0, 0, []] for x, y in cells]
    for row in data["board"]:
        if sum(data["hels"]) and chance.random() < 0.03:
            row[1] = HEL
            data["hels"][max(range(seats), key=data["hels"].__getitem__)] -= 1
    return changed(state, data, tiles[: chance.choice([0, 2, len(tiles)])])


def hands_of(chance: random.Random, tiles: list[str], seats: int) -> list[list[str]]:
    """Hands without tiles that go on top of others, half of the time."""
    if chance.random() < 0.5:
        tiles.sort(key=lambda tile: tile not in ("dragon", "raven", "skadi", "jotun"))
    return [[tiles.pop() for _ in range(chance.randrange(1, 6))] for _ in range(seats)]


def moved(state: Voluspa, grid: Grid, chance: random.Random) -> tuple[Voluspa, Grid]:
    """The same table over the edge of the names, where the last column lies beside a and the last row above 1."""
    other = Grid(grid.wide, chance.choice([0, 1, grid.wide - 1, 25]), chance.choice([1, 2, grid.wide]))
    data: Data = state.data()
    for row in data["board"]:
        row[0] = other.name(grid.pos(row[0]))
    data["last"] = None
    again = state.game.from_data(data)
    assert isinstance(again, Voluspa)
    return again, other


def changed(state: Voluspa, data: Data, bag: list[str]) -> Voluspa:
    data["bagTiles"] = dict(Counter(bag))
    data["bag"] = len(bag)
    other = state.game.from_data(data)
    assert isinstance(other, Voluspa)
    return other


# How it goes on: what a random seat likes.


def plain(move: Move, pair: Pair) -> int:
    return 1


def showy(move: Move, pair: Pair) -> int:
    """Tiles that do something, on or in the place of others; Freyas given away; long chains."""
    if move[0] in ("throw", "fly", "serpent"):
        return 6
    if move[0] != "place":
        return 2
    worth = {"hermod": 12, "raven": 8, "freya": 1, HEL: 4}.get(str(move[1]), 1)
    if move[2] in pair.oracle.board:
        worth += 6
    return worth + 5 * int(str(move[3]))


def late(move: Move, pair: Pair) -> int:
    """Hels kept to the end; Skadis early, so that hands become uneven."""
    if move[0] != "place" or move[1] == "skadi":
        return 20
    return 0 if move[1] == HEL and pair.oracle.bag else 4


def dense(move: Move, pair: Pair) -> int:
    """A compact table: where many neighbours are."""
    pos = next((part for part in move if isinstance(part, tuple)), None)
    if pos is None:
        return 1
    near = sum((pos[0] + dx, pos[1] + dy) in pair.oracle.board for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return 1 + near**3


TASTES = (plain, showy, late, dense)


def play_through(seed: int, scored_every: int) -> Counter[str]:
    """One whole play, compared at every step; the points of all moves at every so many steps. Gives what was seen."""
    chance = random.Random(seed)
    tile_set = list(SETS)[seed % len(SETS)]
    options: dict[str, Value] = {name: True for name in VARIANTS if chance.random() < 0.3}
    begin = chance.choice((fresh, short, crowded))
    taste = chance.choice(TASTES)
    state = begin(chance, tile_set, chance.randrange(2, 6), options)
    grid = Grid(64 if tile_set == "base" else 128)
    if chance.random() < 0.3:
        state, grid = moved(state, grid, chance)
    pair = Pair(state, grid)
    heard = chance.random() < 0.5
    seen: Counter[str] = Counter({f"set {tile_set}": 1, begin.__name__: 1, taste.__name__: 1})
    pair.compare()
    step = chance.randrange(scored_every)
    while not pair.state.over:
        named = pair.compare_moves()
        step += 1
        if step % scored_every == 0:
            pair.compare_gains(named)
        moves = list(named)
        weights = [taste(move, pair) for move in moves]
        move = chance.choices(moves, weights if any(weights) else None)[0]
        seen[str(move[0])] += 1
        if heard:
            pair.state.take_events()
        pair.play(move, named[move])
        pair.compare()
    return seen
