"""The oracle against the worked examples of both rulebooks and against the rulings.

R1 and R2 are the rulebooks (base with Saga of Edda; Order of the Gods) with their line numbers. The
pictures of the examples are lost, so their tables are invented to match the captions.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .oracle import AXES, DEALS_HEL, SETS, STRENGTH, Board, Cell, Options, Oracle, Pos, is_tile, run


def table(text: str) -> Board:
    """Words in rows and columns: `.` is empty, `thor/dragon+2` a boosted Dragon on a Thor."""
    board: Board = {}
    for y, line in enumerate(text.strip().splitlines()):
        for x, word in enumerate(line.split()):
            if word != ".":
                stack, _, boost = word.partition("+")
                board[x, y] = Cell(tuple(stack.split("/")), int(boost or 0))
    return board


def game(
    text: str,
    hand: str = "odin",
    hels: int = 0,
    bag: str = "odin odin odin odin odin odin",
    seats: int = 2,
    options: Options | None = None,
) -> Oracle:
    """Seat 0 is to move on this table; the others hold one Odin each."""
    blank: list[list[str]] = [[] for _ in range(seats)]
    oracle = Oracle("all", seats, "odin", blank, 0, options)
    oracle.board = table(text)
    oracle.hands = [Counter(hand.split())] + [Counter(["odin"]) for _ in range(seats - 1)]
    oracle.hels = [hels] + [0] * (seats - 1)
    oracle.bag = Counter(bag.split())
    boosts = sum(cell.boost for cell in oracle.board.values())
    oracle.discard = Counter({"freya": boosts})
    return oracle


def cells(oracle: Oracle, tile: str) -> set[Pos]:
    """Where the tile may be laid unboosted."""
    return {
        pos
        for move in oracle.moves()
        for pos in move
        if isinstance(pos, tuple) and move[-1] == 0 and (tile in move or move[0] == tile)
    }


def earned(text: str, tile: str, pos: Pos, boost: int = 0, options: Options | None = None) -> int:
    oracle = game(text, " ".join([tile] * (tile != "hel") + ["freya"] * boost), hels=1, options=options)
    oracle.do(("place", tile, pos, boost))
    return oracle.scores[0]


# The worked examples of the books.


def test_odin_is_strongest_in_a_row_of_four() -> None:
    """R1 121"""
    assert earned(". thor dragon loki", "odin", (0, 0)) == 4


def test_thor_is_strongest_in_both_his_lines() -> None:
    """R1 125"""
    assert earned("troll dragon fenrir .\n. . . skadi", "thor", (3, 0)) == 4 + 2


def test_troll_meets_a_troll_and_scores_nothing() -> None:
    """R1 129"""
    assert earned("troll dragon .", "troll", (2, 0)) == 0


def test_only_trolls_go_beside_a_troll() -> None:
    """R1 168"""
    oracle = game("thor troll\nodin .", "odin troll")
    assert cells(oracle, "odin") == {(-1, 0), (0, -1), (-1, 1), (0, 2)}
    assert cells(oracle, "troll") == cells(oracle, "odin") | {(1, -1), (2, 0), (1, 1)}


def test_fenrirs_of_a_row_hunt_together() -> None:
    """R1 197"""
    oracle = game("fenrir odin fenrir thor .", "fenrir")
    oracle.do(("place", "fenrir", (4, 0), 0))
    assert oracle.values((4, 0)) == (12, 4)
    assert oracle.scores[0] == 5


def test_skadi_takes_a_dragon_beside_a_zeroed_odin() -> None:
    """R1 211"""
    oracle = game("odin thor/dragon valkyrie\nloki . .", "skadi")
    oracle.do(("place", "skadi", (1, 0), 0))
    assert oracle.scores[0] == 3
    assert oracle.hands[0] == Counter(["dragon"])
    assert (oracle.discard, oracle.removed) == (Counter(), Counter(["thor"]))
    assert oracle.board[1, 0] == Cell(("skadi",))


def test_valkyries_at_both_ends() -> None:
    """R1 224"""
    assert earned("valkyrie odin thor dragon .", "valkyrie", (4, 0)) == 5


def test_loki_zeroes_beside_him_but_not_across_the_corner() -> None:
    """R1 235"""
    oracle = game("odin loki\nfenrir dragon")
    assert oracle.values((0, 0)) == oracle.values((1, 1)) == (0, 0)
    assert oracle.values((0, 1)) == (4, 4)
    assert oracle.values((1, 0)) == (1, 1)


def test_hel_counts_tiles_all_round_and_splits_the_row() -> None:
    """R1 278"""
    oracle = game("odin thor dragon loki\n. skadi valkyrie .", hels=1)
    oracle.do(("place", "hel", (1, 0), 0))
    assert oracle.scores[0] == 4
    assert run(oracle.board, (2, 0), "row") == [(2, 0), (3, 0)]


def test_jotun_throws_thor_beside_loki() -> None:
    """R1 296"""
    oracle = game(". skadi . . .\nfreya thor skadi fenrir .\n. skadi . . loki", "jotun")
    oracle.do(("throw", "jotun", (1, 1), "e", 0))
    assert oracle.board[4, 1].top == "thor"
    assert oracle.values((4, 1)) == (0, 0)
    assert oracle.scores[0] == 3 + 5


def test_sea_serpent_looks_over_gaps() -> None:
    """R1 307"""
    oracle = game("dragon hel fenrir . . skadi .", "serpent")
    oracle.do(("serpent", (6, 0), "row", 0))
    assert oracle.scores[0] == 4


def test_hermod_then_a_troll() -> None:
    """R1 320"""
    oracle = game("valkyrie .", "hermod troll")
    oracle.do(("place", "hermod", (1, 0), 0))
    assert (oracle.seat, oracle.phase, oracle.scores[0]) == (0, "chain", 2)
    oracle.do(("place", "troll", (2, 0), 0))
    assert oracle.scores[0] == 2 + 3


def test_dwarf_gets_half_of_thor_and_of_the_pack() -> None:
    """R2 107"""
    assert earned("thor . fenrir fenrir", "dwarf", (1, 0)) == 7


def test_dragon_with_two_freyas() -> None:
    """R2 122"""
    oracle = game("troll skadi valkyrie .", "dragon freya freya")
    oracle.do(("place", "dragon", (3, 0), 2))
    assert oracle.values((3, 0)) == (7, 7)
    assert oracle.scores[0] == 4
    assert oracle.discard == Counter({"freya": 2})


def test_raven_on_fenrir_and_then_on_dragon() -> None:
    """R2 134"""
    oracle = game("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven")
    oracle.do(("place", "raven", (1, 0), 0))
    assert oracle.scores[0] == 4
    oracle.do(("fly", (5, 0)))
    assert oracle.scores[0] == 4 + 3
    assert oracle.board[1, 0] == Cell(("fenrir",))
    assert oracle.board[5, 0] == Cell(("dragon", "raven"))


def test_fenrir_pack_over_a_nidhogg() -> None:
    """R2 146"""
    assert earned("fenrir nidhogg skadi loki .", "fenrir", (4, 0)) == 0
    assert earned("fenrir nidhogg skadi dragon .", "fenrir", (4, 0)) == 5 + 2


# Base game.


def test_seven_tiles_at_most_also_when_two_runs_join() -> None:
    """B-3"""
    assert (3, 0) in cells(game("odin odin odin . odin odin odin"), "odin")
    oracle = game("odin odin odin . odin odin odin odin")
    assert (3, 0) not in cells(oracle, "odin")
    assert (8, 0) in cells(oracle, "odin")


def test_a_tile_without_strength_beats_nothing() -> None:
    """B-5"""
    assert earned("loki . loki", "odin", (1, 0)) == 0
    assert earned("valkyrie . loki\nloki . .", "valkyrie", (1, 0)) == 0
    assert earned("valkyrie .\n. loki", "valkyrie", (1, 0)) == 2


def test_a_zeroed_fenrir_adds_nothing_to_the_pack_and_scores_nothing() -> None:
    """B-7, R1 193"""
    assert earned("fenrir thor .\nloki . .", "fenrir", (2, 0)) == 0
    assert earned("fenrir dragon fenrir .\nloki . . .", "fenrir", (3, 0)) == 4
    assert earned("fenrir dragon .\n. . loki", "fenrir", (2, 0)) == 0
    assert earned("fenrir fenrir .\n. . loki", "fenrir", (2, 0)) == 0


def test_lokis_do_not_zero_each_other() -> None:
    """B-6"""
    assert earned("loki .", "loki", (1, 0)) == 0
    assert earned("odin loki .", "dragon", (2, 0)) == 0
    assert earned("odin .", "loki", (1, 0)) == 2
    assert game("loki loki").values((0, 0)) == (1, 1)


def test_dragon_neither_on_dragon_nor_beside_a_troll() -> None:
    """B-9"""
    row = set(table("x x x x x x"))
    assert cells(game("thor/dragon troll troll odin raven loki", "dragon"), "dragon") & row == {
        (4, 0),
        (5, 0),
    }
    assert (0, 0) in cells(game("troll", "dragon"), "dragon")
    assert earned("odin", "dragon", (0, 0)) == 0


def test_skadi_leaves_skadis_and_trolls_in_pairs() -> None:
    """B-10"""
    row = set(table("x x x x x x"))
    assert cells(game("skadi odin troll . troll troll", "skadi"), "skadi") & row == {(2, 0)}


def test_no_draw_after_a_skadi_even_in_a_chain() -> None:
    """B-10, S-15"""
    oracle = game("odin thor .", "hermod skadi odin odin odin")
    oracle.do(("place", "hermod", (2, 0), 0))
    oracle.do(("place", "skadi", (1, 0), 0))
    assert (oracle.seat, oracle.hands[0].total()) == (1, 4)

    oracle = game("odin .", "skadi odin", options=Options(skadi_draws=True))
    oracle.do(("place", "skadi", (1, 0), 0))
    assert (oracle.seat, oracle.owed()) == (0, 4)


def test_valkyrie_lock_only_when_chosen() -> None:
    """B-11"""
    assert earned("valkyrie skadi valkyrie", "dragon", (1, 0)) == 3
    assert earned("valkyrie skadi valkyrie", "dragon", (1, 0), options=Options(valkyrie_lock=True)) == 0


def test_hel_makes_the_end_of_a_line_for_valkyries() -> None:
    """B-12"""
    assert earned("hel valkyrie odin . hel", "valkyrie", (3, 0)) == 3


def test_no_place_means_a_discard_without_points() -> None:
    """B-2"""
    walled = "\n".join(["troll " * 7] * 7)
    oracle = game(walled, "odin thor")
    assert oracle.moves() == {("discard", "odin"), ("discard", "thor")}
    oracle.do(("discard", "thor"))
    assert oracle.discard == Counter(["thor"])
    assert oracle.owed() == 4
    assert {move[0] for move in game("odin").moves()} == {"place"}
    assert {move[0] for move in game(walled, "odin", hels=1).moves()} == {"place"}


def test_seats_without_tiles_are_skipped_and_the_game_ends() -> None:
    """B-13"""
    oracle = game("odin", "thor", seats=3, bag="")
    oracle.hands[1].clear()
    oracle.do(("place", "thor", (1, 0), 0))
    assert oracle.seat == 2
    oracle.do(("place", "odin", (2, 0), 0))
    assert oracle.over
    assert oracle.moves() == set()


def test_empty_hand_with_a_full_bag_draws_and_passes() -> None:
    oracle = game("odin", "thor")
    oracle.hands[1].clear()
    oracle.bag = Counter({"odin": 6})
    oracle.do(("place", "thor", (1, 0), 0))
    oracle.draw(0, ["odin"] * 5)
    assert (oracle.seat, oracle.owed(), oracle.moves()) == (1, 1, set())
    oracle.draw(1, ["odin"])
    assert oracle.seat == 0


def test_equal_totals_go_to_who_was_there_first() -> None:
    """B-14"""
    oracle = game("odin", seats=5)
    oracle.scores = [7, 0, 7, 9, 0]
    oracle.last_gain = [12, 0, 4, 20, 0]
    assert oracle.standings() == [(3, 1, 9), (2, 2, 7), (0, 3, 7), (1, 4, 0), (4, 4, 0)]


# Saga of Edda.


def test_a_tile_that_touches_only_hel_earns_one() -> None:
    """S-3"""
    board = "odin hel ."
    assert earned(board, "odin", (2, 0)) == 1
    assert earned(board, "nidhogg", (2, 0)) == 3
    assert earned(board, "dwarf", (2, 0)) == 1
    assert earned("odin hel thor", "dragon", (2, 0)) == 0
    assert earned("odin hel .\n. . thor", "odin", (2, 0)) == 2


def test_serpent_beside_hel_alone() -> None:
    """S-3, S-8"""
    oracle = game("hel .\n. .\nodin .", "serpent")
    assert oracle.score_of(("serpent", (1, 0), "row", 0)) == 1
    assert oracle.score_of(("serpent", (1, 0), "col", 0)) == 1
    assert oracle.score_of(("serpent", (0, -1), "row", 0)) == 1
    assert oracle.score_of(("serpent", (0, -1), "col", 0)) == 0
    counting = game("thor hel fenrir .", "serpent", options=Options(serpent_counts_hel=True))
    assert counting.score_of(("serpent", (3, 0), "row", 0)) == 0
    counting.board = table("dragon hel fenrir .")
    assert counting.score_of(("serpent", (3, 0), "row", 0)) == 4


def test_serpent_meets_packs_run_by_run_and_wakes_nidhoggs() -> None:
    """S-9, O-10"""
    packs = game("fenrir . fenrir skadi .", "serpent")
    assert packs.score_of(("serpent", (4, 0), "row", 0)) == 4
    assert packs.score_of(("serpent", (1, 0), "row", 0)) == 0
    assert packs.score_of(("serpent", (4, 0), "col", 0)) == 0
    column = game("fenrir\nfenrir\n.\nskadi", "serpent")
    assert column.score_of(("serpent", (0, 4), "col", 0)) == 0
    sleeping = game("nidhogg . fenrir skadi .\nloki . . . .", "serpent")
    assert sleeping.score_of(("serpent", (4, 0), "row", 0)) == 4 + 2


def test_hel_is_dealt_outside_the_hand_and_draws_nothing() -> None:
    """S-1, S-4"""
    oracle = Oracle("edda", 2, "thor", [["odin"] * 5, ["loki"] * 5])
    assert oracle.hels == [2, 2]
    assert Oracle("giants", 2, "thor", [[], []]).hels == [0, 0]
    assert Oracle("all", 3, "thor", [[], [], []]).hels == [1, 1, 1]
    oracle.hands[0].subtract(["odin"])
    oracle.do(("place", "hel", (0, 0), 0))
    assert (oracle.seat, oracle.hels) == (1, [1, 2])
    assert cells(oracle, "hel") == set()


def test_hel_may_kill_beside_trolls_and_gains_from_a_nidhogg() -> None:
    """S-2, S-4"""
    assert earned("troll nidhogg hel", "hel", (1, 0)) == 1 + 2
    assert earned("troll nidhogg/dragon hel", "hel", (1, 0)) == 1


def test_late_hels_may_be_forbidden() -> None:
    """S-6"""
    oracle = game("odin", "thor", hels=1, bag="odin", options=Options(no_late_hel=True))
    oracle.do(("place", "thor", (1, 0), 0))
    oracle.draw(0, ["odin"])
    assert oracle.hels == [0, 0]


def test_thrown_stack_keeps_all_and_lands_beyond_its_run() -> None:
    """S-10"""
    oracle = game("odin/dragon+2 thor . freya", "jotun")
    oracle.do(("throw", "jotun", (0, 0), "e", 0))
    assert oracle.board[2, 0] == Cell(("odin", "dragon"), 2)
    assert oracle.board[0, 0] == Cell(("jotun",))


def test_a_tile_at_the_end_or_alone_is_thrown_one_cell() -> None:
    """S-10"""
    for direction, landing in (("n", (1, -1)), ("e", (2, 0)), ("s", (1, 1)), ("w", (-1, 0))):
        oracle = game("odin thor", "jotun")
        oracle.do(("throw", "jotun", (1, 0), direction, 0))
        assert oracle.board[landing].top == "thor"


def test_throws_that_are_forbidden() -> None:
    """S-11"""

    def directions(text: str, pos: Pos) -> str:
        throws = [move for move in game(text, "jotun").moves() if move[0] == "throw" and move[2] == pos]
        return "".join(sorted(str(move[3]) for move in throws))

    assert directions("hel odin thor loki hel", (2, 0)) == "ns"
    assert directions("odin thor . hel", (0, 0)) == "ensw"
    assert directions("odin thor thor thor thor thor thor", (1, 0)) == "ns"
    assert directions("odin thor thor . thor thor thor thor", (1, 0)) == "nsw"
    assert directions("odin thor .\n. . .\n. . troll", (0, 0)) == "ensw"
    assert directions("odin thor .\n. . troll", (0, 0)) == "nsw"
    assert directions("dwarf thor .\n. . troll", (0, 0)) == "nsw"
    # A Troll must land away from the Jotun, but may land beside another Troll.
    assert directions("troll thor .\n. . troll", (0, 0)) == "e"
    assert directions("troll", (0, 0)) == ""
    # A Troll that stays beside the Jotun forbids everything.
    assert directions("troll odin thor", (1, 0)) == ""


def test_thrown_loki_zeroes_where_he_lands() -> None:
    """S-12, B-14a"""
    oracle = game("odin thor loki", "jotun")
    gains = oracle.gains()
    assert gains["throw", "jotun", (2, 0), "e", 0] == 0
    assert gains["throw", "jotun", (2, 0), "w", 0] == 0
    assert gains["throw", "jotun", (1, 0), "e", 0] == 0


def test_hermod_reaches_the_ends_of_his_runs() -> None:
    """S-13"""
    oracle = game("odin . loki . thor\nodin odin . . .", "hermod odin dragon jotun")
    oracle.do(("place", "hermod", (1, 0), 0))
    line = {(-1, 0), (3, 0), (1, -1), (1, 2)}
    assert cells(oracle, "odin") == line
    assert cells(oracle, "dragon") == line | {(0, 0), (1, 0), (2, 0), (1, 1)}
    assert cells(oracle, "jotun") == line | {(0, 0), (1, 0), (2, 0), (1, 1)}


def test_hel_as_a_gap_ends_hermods_reach() -> None:
    """S-13"""
    oracle = game("thor hel . odin", "hermod odin")
    oracle.do(("place", "hermod", (2, 0), 0))
    assert cells(oracle, "odin") == {(4, 0), (2, -1), (2, 1)}


def test_second_hermod_moves_the_anchor_and_the_hand_is_filled_at_the_end() -> None:
    """S-13"""
    oracle = game("odin .", "hermod hermod odin odin odin")
    oracle.do(("place", "hermod", (1, 0), 0))
    oracle.do(("place", "hermod", (1, 1), 0))
    assert cells(oracle, "odin") == {(0, 1), (2, 1), (1, -1), (1, 2)}
    oracle.do(("done",))
    assert oracle.owed() == 2


def test_hermod_with_nothing_to_follow_is_still_asked() -> None:
    """S-13"""
    oracle = game("odin .", "hermod")
    oracle.do(("place", "hermod", (1, 0), 0))
    assert oracle.moves() == {("done",)}


def test_hel_after_hermod_touches_him_and_the_others_are_refilled() -> None:
    """S-14, S-4"""
    oracle = game("loki . .\nodin . thor\n. . loki", "hermod odin odin odin odin", hels=1)
    oracle.do(("place", "hermod", (1, 1), 0))
    assert cells(oracle, "hel") == {(0, 0), (0, 1), (2, 1), (2, 2)}
    oracle.do(("place", "hel", (0, 1), 0))
    assert oracle.owed() == 1


# Order of the Gods.


def test_dwarf_counts_neighbours_and_not_lines() -> None:
    """O-1, O-2, O-3"""
    assert earned("troll .", "dwarf", (1, 0)) == 3
    assert earned(". loki\nodin .\n. troll", "dwarf", (1, 1)) == (1 + 8 + 6) // 2
    assert earned("fenrir . fenrir\n. odin .", "dwarf", (1, 0)) == (8 + 8 + 8) // 2
    assert earned(". fenrir\n. fenrir\n. odin", "dwarf", (0, 0)) == 2
    assert earned("loki .", "dwarf", (1, 0), options=Options(dwarf_scores_lines=True)) == 0
    assert earned("valkyrie . \nloki .", "dwarf", (1, 0), options=Options(dwarf_scores_lines=True)) == 2


def test_freyas_boost_up_to_twelve_and_not_hel() -> None:
    """O-4"""
    oracle = game("thor", "freya freya freya freya freya odin valkyrie", hels=1)
    highest = {"odin": 4, "valkyrie": 5, "freya": 4, "hel": 0}
    for tile, most in highest.items():
        assert {move[3] for move in oracle.moves() if move[1] == tile} == set(range(most + 1))


def test_strict_tokens_limit_each_value() -> None:
    """O-4"""
    strict = Options(strict_tokens=True)
    oracle = game("odin+4", "odin dragon freya freya freya freya", options=strict)
    assert {move[3] for move in oracle.moves() if move[1] == "odin"} == {0, 1, 2, 3}
    oracle = game("thor+1 thor+1 valkyrie", "dragon freya freya freya", options=strict)
    assert ("place", "dragon", (0, 0), 3) in oracle.moves()
    assert ("place", "dragon", (2, 0), 3) not in oracle.moves()


def test_skadi_takes_a_boosted_tile_and_its_freyas() -> None:
    """O-6"""
    oracle = game("odin thor+2", "skadi odin odin odin loki", hels=1)
    oracle.do(("place", "skadi", (1, 0), 0))
    assert oracle.hands[0] == Counter({"odin": 3, "loki": 1, "thor": 1, "freya": 2})
    assert oracle.discard.total() == 0
    assert (oracle.phase, oracle.owed()) == ("drop", 0)
    oracle.do(("drop", "freya"))
    oracle.do(("drop", "loki"))
    assert (oracle.seat, oracle.hands[0].total(), oracle.discard.total()) == (1, 5, 2)


def test_raven_lifts_and_the_loki_below_works_again() -> None:
    """O-8"""
    oracle = game("odin loki . .\nthor . . .", "raven")
    oracle.do(("place", "raven", (1, 0), 0))
    assert oracle.values((0, 0)) == (8, 8)
    assert ("fly", (1, 0)) not in oracle.moves()
    oracle.do(("fly", (2, 0)))
    assert oracle.board[1, 0] == Cell(("loki",))
    assert oracle.values((0, 0)) == oracle.values((2, 0)) == (0, 0)


def test_raven_lifted_from_a_troll_finds_it_on_guard() -> None:
    """O-8"""
    oracle = game("troll", "raven")
    oracle.do(("place", "raven", (0, 0), 0))
    assert oracle.moves() == {("stay",)}


def test_raven_leaves_an_empty_cell_empty_and_loses_the_token_it_covered() -> None:
    """O-5, O-8"""
    oracle = game("thor+2 odin", "raven freya")
    oracle.do(("place", "raven", (0, 0), 1))
    assert oracle.values((0, 0)) == (5, 5)
    oracle.do(("fly", (2, 0)))
    assert oracle.board == table("thor odin raven+1")

    oracle = game("thor odin", "raven")
    oracle.do(("place", "raven", (2, 0), 0))
    assert ("fly", (3, 0)) not in oracle.moves()
    oracle.do(("fly", (-1, 0)))
    assert (2, 0) not in oracle.board


def test_raven_in_a_chain_flies_in_hermods_line_and_ends_it() -> None:
    """O-9"""
    oracle = game("odin . thor\nloki . .", "hermod raven odin")
    oracle.do(("place", "hermod", (1, 0), 0))
    oracle.do(("place", "raven", (3, 0), 0))
    flights = {move[1] for move in oracle.moves() if move[0] == "fly"}
    assert flights == {(-1, 0), (1, -1), (1, 1), (0, 0), (1, 0), (2, 0)}
    oracle.do(("fly", (1, 0)))
    assert oracle.owed() == 4


def test_nidhogg_pays_when_covered_but_not_when_captured() -> None:
    """O-10"""
    assert earned("fenrir nidhogg\n. skadi", "dragon", (1, 0)) == (2 + 2) + (2 + 2)
    assert earned("valkyrie nidhogg", "skadi", (1, 0)) == 2
    assert earned("nidhogg valkyrie odin .", "odin", (3, 0)) == 0
    assert earned("valkyrie nidhogg .", "valkyrie", (2, 0)) == 3 + 2
    assert earned("thor/nidhogg/dragon skadi", "raven", (0, 0)) == 2


# Whole games.


@pytest.mark.parametrize(("tile_set", "seats"), list(zip(SETS, [5, 2, 2, 4, 3, 5, 3], strict=True)))
def test_random_games_keep_every_tile_and_come_to_an_end(tile_set: str, seats: int) -> None:
    chance = random.Random(f"{tile_set} {seats}")
    pile = list(Counter(SETS[tile_set]).elements())
    chance.shuffle(pile)
    pile.append(pile.pop(next(i for i, tile in enumerate(pile) if tile != "troll")))
    first = pile.pop()
    hands = [[pile.pop() for _ in range(5)] for _ in range(seats)]
    oracle = Oracle(tile_set, seats, first, hands, chance.randrange(seats))
    hels = sum(oracle.hels)
    assert (hels > 0) == (tile_set in DEALS_HEL)
    while not oracle.over:
        if oracle.phase == "draw":
            oracle.draw(oracle.seat, [pile.pop() for _ in range(oracle.owed())])
        else:
            gains = oracle.gains()
            best = sorted(gains, key=lambda move: (gains[move], str(move)))[-8:]
            oracle.do(chance.choice(best))
        lying = Counter(tile for cell in oracle.board.values() for tile in cell.stack)
        assert lying.pop("hel", 0) + sum(oracle.hels) == hels
        held = sum(oracle.hands, Counter())
        out = oracle.discard + oracle.removed
        assert lying + held + oracle.bag + out == Counter(SETS[tile_set])
        assert oracle.bag == Counter(pile)
        assert all(count >= 0 for count in oracle.discard.values())
        for pos in oracle.board:
            if is_tile(oracle.board, pos):
                assert all(len(run(oracle.board, pos, axis)) <= 7 for axis in AXES)
                assert STRENGTH[oracle.board[pos].top] + oracle.board[pos].boost <= 12
    assert not oracle.bag
    assert all(place for _, place, _ in oracle.standings())
