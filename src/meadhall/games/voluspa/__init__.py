"""Völuspá with Saga of Edda and Order of the Gods."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.actions import Block
from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.game import Choice, Game, Hooks, Title, Value
from meadhall.engine.search.beliefs import Beliefs
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.voluspa.action_space import layout_of
from meadhall.games.voluspa.beliefs import beliefs
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.evaluation import evaluate
from meadhall.games.voluspa.hands import refill
from meadhall.games.voluspa.heuristic import asked, greedy, looks_broken, net_gains
from meadhall.games.voluspa.observation import OBSERVED
from meadhall.games.voluspa.policy import policy
from meadhall.games.voluspa.positions import from_text, to_text
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.serialization import check, dump, load
from meadhall.games.voluspa.sources import SOURCES, gains
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, HEL, KINDS, SETS, TROLL
from meadhall.games.voluspa.turns import TURN, Drop, Fly, Follow, Turn


@final
class VoluspaGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        super().__init__(title, seats, options)
        self.rules = Rules(seats, options)
        self.bare = Board(self.rules.wide)
        """The table of every play before its first tile; to copy one is far quicker than to make one."""
        self.bag: vec[u8] = vec[u8]([0] * KINDS)
        """All tiles that are drawn from the bag: Hels lie apart (S-1)."""
        for kind in range(FIRST, KINDS):
            self.bag[kind] = self.rules.numbers[kind]
        self.bag_size: i64 = sum(self.rules.numbers[FIRST:])

    def blank(self, chance: Chance) -> State:
        return self.empty(chance)

    def empty(self, chance: Chance) -> Voluspa:
        return Voluspa(self, chance, self.rules, self.bare.copy())

    def set_up(self, state: State) -> None:
        """Hels apart, five tiles each, one tile in the middle that is no Troll, a seat to begin (B-1, S-1)."""
        assert isinstance(state, Voluspa)
        state.deck = self.bag[:]
        state.deck_size = self.bag_size
        for seat in range(self.seats):
            state.hels[seat] = self.rules.hels
            refill(state, seat)
        state.gone[HEL] = self.rules.numbers[HEL] - self.rules.hels * self.seats
        kind = first_tile(state)
        state.board.lay(state.board.start, kind, 0)
        state.turn = int(state.chance.below(self.seats))
        state.frames = [TURN]

    def rate(self, view: View, options: list[int]) -> list[float]:
        s, _ = asked(view)
        return [float(gain) for gain in net_gains(s, options)]

    def beliefs(self, view: View) -> Beliefs | None:
        s, seat = asked(view)
        return beliefs(s, seat)

    def certain(self, view: View) -> bool:
        """The bag is empty, and no more than one hand has tiles that this seat has not seen: all that are left."""
        s, seat = asked(view)
        return s.deck_size == 0 and len([1 for other in range(self.seats) if other != seat and s.unknown(other)]) <= 1

    def action_blocks(self) -> list[Block]:
        return layout_of(self.rules).blocks()

    def policy(self, state: State, chance: Chance, seat: int | None) -> int:
        assert isinstance(state, Voluspa)
        return policy(state, chance)

    def frame_limits(self) -> dict[str, tuple[int, int]]:
        cells = self.rules.wide**2
        return {"cell": (0, cells - 1), "anchor": (-1, cells - 1), "slot": (-1, cells)}


def first_tile(s: Voluspa) -> int:
    """A Troll goes back and another tile is drawn: any tile but a Troll, each equally likely (B-1)."""
    trolls = s.deck[TROLL]
    s.deck[TROLL] = 0
    s.deck_size -= i64(trolls)
    kind = s.draw_card()
    s.deck[TROLL] = trolls
    s.deck_size += i64(trolls)
    return int(kind)


TITLE: Final = Title(
    name="voluspa",
    seats=(2, 3, 4, 5),
    choices=(
        Choice("set", "base", tuple(SETS)),
        Choice("valkyrie_lock", False),
        Choice("skadi_draws", False),
        Choice("no_late_hel", False),
        Choice("serpent_counts_hel", False),
        Choice("dwarf_scores_lines", False),
        Choice("strict_tokens", False),
    ),
    make=VoluspaGame,
    frames=(Turn, Follow, Fly, Drop),
    version=1,
    hooks=Hooks(
        dump,
        load,
        to_text,
        from_text,
        evaluate,
        check,
        OBSERVED,
        greedy=greedy,
        looks_broken=looks_broken,
        sources=SOURCES,
        gains=gains,
    ),
    search=SearchSettings(options=32, fewest=40, answers=18, looks=3, stages=0, spread=10.0, sure=4.0),
)
