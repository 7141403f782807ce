"""The reference against the worked examples of both rulebooks and against the rulings.

R1 and R2 are the rulebooks (base with Saga of Edda; Order of the Gods) with their line numbers. The
pictures of the examples are lost, so their tables are invented to match the captions.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .reference import AXES, DEALS_HEL, SETS, STRENGTH, Board, Cell, Options, Pos, Reference, is_tile, run


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
) -> Reference:
    """Seat 0 is to move on this table; the others hold one Odin each."""
    blank: list[list[str]] = [[] for _ in range(seats)]
    reference = Reference("all", seats, "odin", blank, 0, options)
    reference.board = table(text)
    reference.hands = [Counter(hand.split())] + [Counter(["odin"]) for _ in range(seats - 1)]
    reference.hels = [hels] + [0] * (seats - 1)
    reference.bag = Counter(bag.split())
    boosts = sum(cell.boost for cell in reference.board.values())
    reference.discard = Counter({"freya": boosts})
    return reference


def cells(reference: Reference, tile: str) -> set[Pos]:
    """Where the tile may be laid unboosted."""
    return {
        pos
        for move in reference.moves()
        for pos in move
        if isinstance(pos, tuple) and move[-1] == 0 and (tile in move or move[0] == tile)
    }


def earned(text: str, tile: str, pos: Pos, boost: int = 0, options: Options | None = None) -> int:
    reference = game(text, " ".join([tile] * (tile != "hel") + ["freya"] * boost), hels=1, options=options)
    reference.do(("place", tile, pos, boost))
    return reference.scores[0]


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
    reference = game("thor troll\nodin .", "odin troll")
    assert cells(reference, "odin") == {(-1, 0), (0, -1), (-1, 1), (0, 2)}
    assert cells(reference, "troll") == cells(reference, "odin") | {(1, -1), (2, 0), (1, 1)}


def test_fenrirs_of_a_row_hunt_together() -> None:
    """R1 197"""
    reference = game("fenrir odin fenrir thor .", "fenrir")
    reference.do(("place", "fenrir", (4, 0), 0))
    assert reference.values((4, 0)) == (12, 4)
    assert reference.scores[0] == 5


def test_skadi_takes_a_dragon_beside_a_zeroed_odin() -> None:
    """R1 211"""
    reference = game("odin thor/dragon valkyrie\nloki . .", "skadi")
    reference.do(("place", "skadi", (1, 0), 0))
    assert reference.scores[0] == 3
    assert reference.hands[0] == Counter(["dragon"])
    assert (reference.discard, reference.removed) == (Counter(), Counter(["thor"]))
    assert reference.board[1, 0] == Cell(("skadi",))


def test_valkyries_at_both_ends() -> None:
    """R1 224"""
    assert earned("valkyrie odin thor dragon .", "valkyrie", (4, 0)) == 5


def test_loki_zeroes_beside_him_but_not_across_the_corner() -> None:
    """R1 235"""
    reference = game("odin loki\nfenrir dragon")
    assert reference.values((0, 0)) == reference.values((1, 1)) == (0, 0)
    assert reference.values((0, 1)) == (4, 4)
    assert reference.values((1, 0)) == (1, 1)


def test_hel_counts_tiles_all_round_and_splits_the_row() -> None:
    """R1 278"""
    reference = game("odin thor dragon loki\n. skadi valkyrie .", hels=1)
    reference.do(("place", "hel", (1, 0), 0))
    assert reference.scores[0] == 4
    assert run(reference.board, (2, 0), "row") == [(2, 0), (3, 0)]


def test_jotun_throws_thor_beside_loki() -> None:
    """R1 296"""
    reference = game(". skadi . . .\nfreya thor skadi fenrir .\n. skadi . . loki", "jotun")
    reference.do(("throw", "jotun", (1, 1), "e", 0))
    assert reference.board[4, 1].top == "thor"
    assert reference.values((4, 1)) == (0, 0)
    assert reference.scores[0] == 3 + 5


def test_sea_serpent_looks_over_gaps() -> None:
    """R1 307"""
    reference = game("dragon hel fenrir . . skadi .", "serpent")
    reference.do(("serpent", (6, 0), "row", 0))
    assert reference.scores[0] == 4


def test_hermod_then_a_troll() -> None:
    """R1 320"""
    reference = game("valkyrie .", "hermod troll")
    reference.do(("place", "hermod", (1, 0), 0))
    assert (reference.seat, reference.phase, reference.scores[0]) == (0, "chain", 2)
    reference.do(("place", "troll", (2, 0), 0))
    assert reference.scores[0] == 2 + 3


def test_dwarf_gets_half_of_thor_and_of_the_pack() -> None:
    """R2 107"""
    assert earned("thor . fenrir fenrir", "dwarf", (1, 0)) == 7


def test_dragon_with_two_freyas() -> None:
    """R2 122"""
    reference = game("troll skadi valkyrie .", "dragon freya freya")
    reference.do(("place", "dragon", (3, 0), 2))
    assert reference.values((3, 0)) == (7, 7)
    assert reference.scores[0] == 4
    assert reference.discard == Counter({"freya": 2})


def test_raven_on_fenrir_and_then_on_dragon() -> None:
    """R2 134"""
    reference = game("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven")
    reference.do(("place", "raven", (1, 0), 0))
    assert reference.scores[0] == 4
    reference.do(("fly", (5, 0)))
    assert reference.scores[0] == 4 + 3
    assert reference.board[1, 0] == Cell(("fenrir",))
    assert reference.board[5, 0] == Cell(("dragon", "raven"))


def test_fenrir_pack_over_a_nidhogg() -> None:
    """R2 146"""
    assert earned("fenrir nidhogg skadi loki .", "fenrir", (4, 0)) == 0
    assert earned("fenrir nidhogg skadi dragon .", "fenrir", (4, 0)) == 5 + 2


# Base game.


def test_seven_tiles_at_most_also_when_two_runs_join() -> None:
    """B-3"""
    assert (3, 0) in cells(game("odin odin odin . odin odin odin"), "odin")
    reference = game("odin odin odin . odin odin odin odin")
    assert (3, 0) not in cells(reference, "odin")
    assert (8, 0) in cells(reference, "odin")


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
    reference = game("odin thor .", "hermod skadi odin odin odin")
    reference.do(("place", "hermod", (2, 0), 0))
    reference.do(("place", "skadi", (1, 0), 0))
    assert (reference.seat, reference.hands[0].total()) == (1, 4)

    reference = game("odin .", "skadi odin", options=Options(skadi_draws=True))
    reference.do(("place", "skadi", (1, 0), 0))
    assert (reference.seat, reference.owed()) == (0, 4)


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
    reference = game(walled, "odin thor")
    assert reference.moves() == {("discard", "odin"), ("discard", "thor")}
    reference.do(("discard", "thor"))
    assert reference.discard == Counter(["thor"])
    assert reference.owed() == 4
    assert {move[0] for move in game("odin").moves()} == {"place"}
    assert {move[0] for move in game(walled, "odin", hels=1).moves()} == {"place"}


def test_seats_without_tiles_are_skipped_and_the_game_ends() -> None:
    """B-13"""
    reference = game("odin", "thor", seats=3, bag="")
    reference.hands[1].clear()
    reference.do(("place", "thor", (1, 0), 0))
    assert reference.seat == 2
    reference.do(("place", "odin", (2, 0), 0))
    assert reference.over
    assert reference.moves() == set()


def test_empty_hand_with_a_full_bag_draws_and_passes() -> None:
    reference = game("odin", "thor")
    reference.hands[1].clear()
    reference.bag = Counter({"odin": 6})
    reference.do(("place", "thor", (1, 0), 0))
    reference.draw(0, ["odin"] * 5)
    assert (reference.seat, reference.owed(), reference.moves()) == (1, 1, set())
    reference.draw(1, ["odin"])
    assert reference.seat == 0


def test_equal_totals_go_to_who_was_there_first() -> None:
    """B-14"""
    reference = game("odin", seats=5)
    reference.scores = [7, 0, 7, 9, 0]
    reference.last_gain = [12, 0, 4, 20, 0]
    assert reference.standings() == [(3, 1, 9), (2, 2, 7), (0, 3, 7), (1, 4, 0), (4, 4, 0)]


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
    reference = game("hel .\n. .\nodin .", "serpent")
    assert reference.score_of(("serpent", (1, 0), "row", 0)) == 1
    assert reference.score_of(("serpent", (1, 0), "col", 0)) == 1
    assert reference.score_of(("serpent", (0, -1), "row", 0)) == 1
    assert reference.score_of(("serpent", (0, -1), "col", 0)) == 0
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
    reference = Reference("edda", 2, "thor", [["odin"] * 5, ["loki"] * 5])
    assert reference.hels == [2, 2]
    assert Reference("giants", 2, "thor", [[], []]).hels == [0, 0]
    assert Reference("all", 3, "thor", [[], [], []]).hels == [1, 1, 1]
    reference.hands[0].subtract(["odin"])
    reference.do(("place", "hel", (0, 0), 0))
    assert (reference.seat, reference.hels) == (1, [1, 2])
    assert cells(reference, "hel") == set()


def test_hel_may_kill_beside_trolls_and_gains_from_a_nidhogg() -> None:
    """S-2, S-4"""
    assert earned("troll nidhogg hel", "hel", (1, 0)) == 1 + 2
    assert earned("troll nidhogg/dragon hel", "hel", (1, 0)) == 1


def test_late_hels_may_be_forbidden() -> None:
    """S-6"""
    reference = game("odin", "thor", hels=1, bag="odin", options=Options(no_late_hel=True))
    reference.do(("place", "thor", (1, 0), 0))
    reference.draw(0, ["odin"])
    assert reference.hels == [0, 0]


def test_thrown_stack_keeps_all_and_lands_beyond_its_run() -> None:
    """S-10"""
    reference = game("odin/dragon+2 thor . freya", "jotun")
    reference.do(("throw", "jotun", (0, 0), "e", 0))
    assert reference.board[2, 0] == Cell(("odin", "dragon"), 2)
    assert reference.board[0, 0] == Cell(("jotun",))


def test_a_tile_at_the_end_or_alone_is_thrown_one_cell() -> None:
    """S-10"""
    for direction, landing in (("n", (1, -1)), ("e", (2, 0)), ("s", (1, 1)), ("w", (-1, 0))):
        reference = game("odin thor", "jotun")
        reference.do(("throw", "jotun", (1, 0), direction, 0))
        assert reference.board[landing].top == "thor"


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
    reference = game("odin thor loki", "jotun")
    gains = reference.gains()
    assert gains["throw", "jotun", (2, 0), "e", 0] == 0
    assert gains["throw", "jotun", (2, 0), "w", 0] == 0
    assert gains["throw", "jotun", (1, 0), "e", 0] == 0


def test_hermod_reaches_the_ends_of_his_runs() -> None:
    """S-13"""
    reference = game("odin . loki . thor\nodin odin . . .", "hermod odin dragon jotun")
    reference.do(("place", "hermod", (1, 0), 0))
    line = {(-1, 0), (3, 0), (1, -1), (1, 2)}
    assert cells(reference, "odin") == line
    assert cells(reference, "dragon") == line | {(0, 0), (1, 0), (2, 0), (1, 1)}
    assert cells(reference, "jotun") == line | {(0, 0), (1, 0), (2, 0), (1, 1)}


def test_hel_as_a_gap_ends_hermods_reach() -> None:
    """S-13"""
    reference = game("thor hel . odin", "hermod odin")
    reference.do(("place", "hermod", (2, 0), 0))
    assert cells(reference, "odin") == {(4, 0), (2, -1), (2, 1)}


def test_second_hermod_moves_the_anchor_and_the_hand_is_filled_at_the_end() -> None:
    """S-13"""
    reference = game("odin .", "hermod hermod odin odin odin")
    reference.do(("place", "hermod", (1, 0), 0))
    reference.do(("place", "hermod", (1, 1), 0))
    assert cells(reference, "odin") == {(0, 1), (2, 1), (1, -1), (1, 2)}
    reference.do(("done",))
    assert reference.owed() == 2


def test_hermod_with_nothing_to_follow_is_still_asked() -> None:
    """S-13"""
    reference = game("odin .", "hermod")
    reference.do(("place", "hermod", (1, 0), 0))
    assert reference.moves() == {("done",)}


def test_hel_after_hermod_touches_him_and_the_others_are_refilled() -> None:
    """S-14, S-4"""
    reference = game("loki . .\nodin . thor\n. . loki", "hermod odin odin odin odin", hels=1)
    reference.do(("place", "hermod", (1, 1), 0))
    assert cells(reference, "hel") == {(0, 0), (0, 1), (2, 1), (2, 2)}
    reference.do(("place", "hel", (0, 1), 0))
    assert reference.owed() == 1


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
    reference = game("thor", "freya freya freya freya freya odin valkyrie", hels=1)
    highest = {"odin": 4, "valkyrie": 5, "freya": 4, "hel": 0}
    for tile, most in highest.items():
        assert {move[3] for move in reference.moves() if move[1] == tile} == set(range(most + 1))


def test_strict_tokens_limit_each_value() -> None:
    """O-4"""
    strict = Options(strict_tokens=True)
    reference = game("odin+4", "odin dragon freya freya freya freya", options=strict)
    assert {move[3] for move in reference.moves() if move[1] == "odin"} == {0, 1, 2, 3}
    reference = game("thor+1 thor+1 valkyrie", "dragon freya freya freya", options=strict)
    assert ("place", "dragon", (0, 0), 3) in reference.moves()
    assert ("place", "dragon", (2, 0), 3) not in reference.moves()


def test_skadi_takes_a_boosted_tile_and_its_freyas() -> None:
    """O-6"""
    reference = game("odin thor+2", "skadi odin odin odin loki", hels=1)
    reference.do(("place", "skadi", (1, 0), 0))
    assert reference.hands[0] == Counter({"odin": 3, "loki": 1, "thor": 1, "freya": 2})
    assert reference.discard.total() == 0
    assert (reference.phase, reference.owed()) == ("drop", 0)
    reference.do(("drop", "freya"))
    reference.do(("drop", "loki"))
    assert (reference.seat, reference.hands[0].total(), reference.discard.total()) == (1, 5, 2)


def test_raven_lifts_and_the_loki_below_works_again() -> None:
    """O-8"""
    reference = game("odin loki . .\nthor . . .", "raven")
    reference.do(("place", "raven", (1, 0), 0))
    assert reference.values((0, 0)) == (8, 8)
    assert ("fly", (1, 0)) not in reference.moves()
    reference.do(("fly", (2, 0)))
    assert reference.board[1, 0] == Cell(("loki",))
    assert reference.values((0, 0)) == reference.values((2, 0)) == (0, 0)


def test_raven_lifted_from_a_troll_finds_it_on_guard() -> None:
    """O-8"""
    reference = game("troll", "raven")
    reference.do(("place", "raven", (0, 0), 0))
    assert reference.moves() == {("stay",)}


def test_raven_leaves_an_empty_cell_empty_and_loses_the_token_it_covered() -> None:
    """O-5, O-8"""
    reference = game("thor+2 odin", "raven freya")
    reference.do(("place", "raven", (0, 0), 1))
    assert reference.values((0, 0)) == (5, 5)
    reference.do(("fly", (2, 0)))
    assert reference.board == table("thor odin raven+1")

    reference = game("thor odin", "raven")
    reference.do(("place", "raven", (2, 0), 0))
    assert ("fly", (3, 0)) not in reference.moves()
    reference.do(("fly", (-1, 0)))
    assert (2, 0) not in reference.board


def test_raven_in_a_chain_flies_in_hermods_line_and_ends_it() -> None:
    """O-9"""
    reference = game("odin . thor\nloki . .", "hermod raven odin")
    reference.do(("place", "hermod", (1, 0), 0))
    reference.do(("place", "raven", (3, 0), 0))
    flights = {move[1] for move in reference.moves() if move[0] == "fly"}
    assert flights == {(-1, 0), (1, -1), (1, 1), (0, 0), (1, 0), (2, 0)}
    reference.do(("fly", (1, 0)))
    assert reference.owed() == 4


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
    reference = Reference(tile_set, seats, first, hands, chance.randrange(seats))
    hels = sum(reference.hels)
    assert (hels > 0) == (tile_set in DEALS_HEL)
    while not reference.over:
        if reference.phase == "draw":
            reference.draw(reference.seat, [pile.pop() for _ in range(reference.owed())])
        else:
            gains = reference.gains()
            best = sorted(gains, key=lambda move: (gains[move], str(move)))[-8:]
            reference.do(chance.choice(best))
        lying = Counter(tile for cell in reference.board.values() for tile in cell.stack)
        assert lying.pop("hel", 0) + sum(reference.hels) == hels
        held = sum(reference.hands, Counter())
        out = reference.discard + reference.removed
        assert lying + held + reference.bag + out == Counter(SETS[tile_set])
        assert reference.bag == Counter(pile)
        assert all(count >= 0 for count in reference.discard.values())
        for pos in reference.board:
            if is_tile(reference.board, pos):
                assert all(len(run(reference.board, pos, axis)) <= 7 for axis in AXES)
                assert STRENGTH[reference.board[pos].top] + reference.board[pos].boost <= 12
    assert not reference.bag
    assert all(place for _, place, _ in reference.standings())
