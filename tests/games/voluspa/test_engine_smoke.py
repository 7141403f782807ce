"""The engine's own bookkeeping: what it keeps up to date move by move is what a fresh look at the table finds."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.voluspa.board import LISTED, TOO_LONG, TROLLS, Board
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, HEL, LOKI, LONGEST, SETS, TROLL

VARIANTS = {
    "valkyrie_lock": True,
    "skadi_draws": True,
    "no_late_hel": True,
    "serpent_counts_hel": True,
    "dwarf_scores_lines": True,
    "strict_tokens": True,
}


def beside(board: Board, cell: int) -> list[int]:
    return [(cell + step) & board.mask for step in board.steps]


def check_table(board: Board) -> None:
    laid = set(board.laid)
    edge = {cell for one in laid for cell in beside(board, one)} - laid
    assert set(board.edge) == edge
    assert len(board.edge) == len(edge)
    assert len(board.laid) == len(laid)
    assert board.closed == len([cell for cell in edge if board.near[cell] & TOO_LONG])
    assert board.shut == len([cell for cell in edge if board.near[cell] & (TOO_LONG | TROLLS)])
    calm = [board.top[cell] for cell in laid if board.top[cell] != HEL and not board.near[cell] & TROLLS]
    assert board.guarded == len(laid) - len(calm)
    assert board.calm_kinds == sum(1 << 4 * (kind - FIRST) for kind in calm)
    for cell in laid | edge:
        near = board.near[cell]
        assert near & LISTED
        assert near & TROLLS == [board.top[one] for one in beside(board, cell)].count(TROLL)
        assert near >> 3 & 7 == [board.top[one] for one in beside(board, cell)].count(LOKI)
        assert (board.power[cell] == 0) == (board.top[cell] in (0, HEL))
        if not board.power[cell]:
            west, east = board.length(cell, -1), board.length(cell, 1)
            north, south = board.length(cell, -board.wide), board.length(cell, board.wide)
            assert (board.across[cell], board.down[cell]) == (west | east << 4, north | south << 4)
            if cell in edge:
                assert bool(near & TOO_LONG) == (max(west + east, north + south) >= LONGEST)


@pytest.mark.parametrize("tile_set", SETS)
@pytest.mark.parametrize("variants", [{}, VARIANTS], ids=["plain", "variants"])
def test_the_table_is_kept_up_to_date(tile_set: str, variants: dict[str, bool]) -> None:
    game = meadhall.game("voluspa", 3, set=tile_set, **variants)
    state = game.new(5)
    assert isinstance(state, Voluspa)
    chance = Chance(11)
    tiles = state.count()
    while state.frames:
        options = state.options
        assert len(set(options)) == len(options)
        assert all(state.frames[-1].allows(state, state.turn, option) for option in options)
        state.play(options[chance.below(len(options))])
        check_table(state.board)
        assert state.count() == tiles


@pytest.mark.parametrize("tile_set", SETS)
def test_picking_is_listing_and_drawing(tile_set: str) -> None:
    game = meadhall.game("voluspa", 2, set=tile_set)
    for seed in range(4):
        picked, listed = game.new(seed), game.new(seed)
        one, other = Chance(seed), Chance(seed)
        picked.rollout(one)
        while listed.frames:
            options = listed.options
            listed.play(options[other.below(len(options))])
        assert picked.digest() == listed.digest()


@pytest.mark.parametrize("tile_set", SETS)
def test_positions_previews_and_texts_come_back(tile_set: str) -> None:
    game = meadhall.game("voluspa", 2, set=tile_set)
    state = game.new(2)
    chance = Chance(3)
    while state.frames:
        text = state.to_text()
        assert game.from_text(text).to_text() == text
        assert isinstance(state, Voluspa)
        seat = state.turn
        options = state.options
        for option in options[::9]:
            assert state.read(state.say(option)) == option
            after = state.copy()
            after.play(option)
            assert isinstance(after, Voluspa)
            assert after.scores[seat] - state.scores[seat] == state.preview(option)["points"]
        state.play(options[chance.below(len(options))])


def test_a_table_that_grows_past_the_first_column_keeps_its_names() -> None:
    game = meadhall.game("voluspa", 2)
    first = [f"{column}14 thor" for column in "nmlkjih"]
    second = [f"{column}15 skadi" for column in "hgfedcb"]
    third = [f"{column}16 valkyrie" for column in ("b", "a", "bl")]
    state = game.from_text(f"board: {', '.join(first + second + third)}\nhand 0: odin\n")
    assert game.from_json(state.to_json()).to_json() == state.to_json()
    cells = ["bk16", "bl16", "a16", "b16"]
    assert state.preview(state.read("odin bk16")) == {"points": 4, "lines": [["row", 4, cells]]}


def test_greedy_is_better_than_naive() -> None:
    game = meadhall.game("voluspa", 2)
    margin = 0
    for seed in range(4):
        for greedy in (0, 1):
            state = game.new(seed)
            bots = [meadhall.bot("greedy" if seat == greedy else "naive", Chance(seed)) for seat in (0, 1)]
            assert isinstance(state, Voluspa)
            while state.frames:
                state.play(bots[state.turn].choose(state.view(state.turn)))
            margin += state.scores[greedy] - state.scores[1 - greedy]
    assert margin > 0
