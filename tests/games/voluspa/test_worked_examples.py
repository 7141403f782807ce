"""Every worked example of the rulebooks, by its line.

R1 is the first book (001: the base game with Saga of Edda), R2 the second (002: Order of the Gods). Their pictures are
lost, so the tables here are invented to fit the captions.
"""

from __future__ import annotations

from .scenario import Scene, points


def test_odin_scores_four() -> None:
    """R1 121"""
    assert points(". thor dragon fenrir", "odin n14") == 4


def test_thor_is_strongest_in_both_lines_and_scores_six() -> None:
    """R1 125"""
    assert points("troll dragon fenrir .\n. . . skadi", "thor q14") == 4 + 2


def test_troll_scores_nothing_where_an_equal_lies() -> None:
    """R1 129"""
    assert points("troll dragon .", "troll p14") == 0
    assert points("dragon dragon .", "troll p14") == 3


def test_discarding_gives_no_points() -> None:
    """R1 131; the block is as large as seven by seven, and nothing goes on top."""
    rows = ["thor " * 7, "valkyrie " * 7, "fenrir " * 7, "skadi " * 7, "dragon " * 7, "loki " * 5 + "skadi skadi"]
    rows.append("odin odin odin troll troll troll troll")
    case = Scene("\n".join(rows), "hermod")
    assert case.texts() == ["discard hermod"]
    case.do("discard hermod")
    assert case.scores == [0, 0]


def test_cells_with_crosses_beside_a_troll() -> None:
    """R1 168"""
    case = Scene(". thor .\nodin troll .\n. . .", "loki troll")
    crossed = {"p15", "o16"}
    assert not crossed & case.cells("loki")
    assert crossed <= case.cells("troll")
    ticked = {"o13", "n14", "p14", "m15", "n16"}
    assert case.cells("loki") == ticked
    assert case.cells("troll") == ticked | crossed


def test_dragon_lies_on_top_of_another_tile() -> None:
    """R1 183"""
    case = Scene("odin thor", "dragon")
    case.do("dragon o14")
    assert case.table == {"n14": "odin", "o14": "dragon/thor"}
    assert case.values("o14") == (5, 5)


def test_three_fenrirs_are_twelve_and_bring_five() -> None:
    """R1 197"""
    case = Scene("fenrir odin fenrir thor .", "fenrir")
    assert case.do("fenrir r14") == 5
    assert case.values("r14")[0] == 12


def test_skadi_for_a_dragon_beside_a_powerless_odin_brings_three() -> None:
    """R1 211"""
    case = Scene("odin dragon/thor valkyrie\nloki . .", "skadi")
    assert case.do("skadi o14") == 3
    assert case.hand(0) == ["dragon"]


def test_valkyries_at_both_ends_bring_five() -> None:
    """R1 224"""
    assert points("valkyrie odin thor dragon .", "valkyrie r14") == 5


def test_loki_silences_odin_and_dragon_but_not_the_fenrir_across_the_corner() -> None:
    """R1 235"""
    case = Scene("odin loki\nfenrir dragon")
    assert (case.values("n14"), case.values("o15"), case.values("n15")) == ((0, 0), (0, 0), (4, 4))


def test_hel_brings_four_and_parts_the_row() -> None:
    """R1 278"""
    case = Scene("odin thor fenrir fenrir\n. skadi valkyrie .", "", hels=1, others="thor")
    assert case.values("q14") == (8, 4)
    assert case.do("hel o14") == 4
    assert case.gain("thor r14") == 0, "the right part: 8 against 7"
    assert case.gain("thor m14") == 0, "the left part: Odin alone"
    assert case.state.copy().standings[0].score == 4


def test_jotun_throws_thor_beside_loki_and_scores_eight() -> None:
    """R1 296"""
    case = Scene(". skadi . . .\nfenrir thor skadi fenrir .\n. skadi . . loki", "jotun")
    assert case.gain("jotun o15 throws e") == 3, "a pack of eight spoils the row"
    case = Scene(". skadi . . .\nfreya thor skadi fenrir .\n. skadi . . loki", "jotun")
    assert case.do("jotun o15 throws e") == 3 + 5
    assert case.values("r15") == (0, 0)


def test_sea_serpent_brings_four() -> None:
    """R1 307"""
    assert points("dragon hel fenrir . . skadi .", "serpent t14 row") == 4


def test_hermod_brings_two_and_the_troll_after_him_three() -> None:
    """R1 320"""
    case = Scene("valkyrie .", "hermod troll")
    assert case.do("hermod o14") == 2
    assert case.do("troll p14") == 3
    assert case.scores == [5, 0]


def test_dwarf_between_thor_and_two_fenrirs_brings_seven() -> None:
    """R2 107"""
    assert points("thor . fenrir fenrir", "dwarf o14") == 7


def test_dragon_raised_to_seven_brings_four() -> None:
    """R2 122"""
    case = Scene("troll skadi valkyrie .", "dragon freya freya")
    assert case.do("dragon+2 q14") == 4
    assert case.values("q14") == (7, 7)


def test_raven_on_fenrir_then_on_dragon_brings_four_and_three() -> None:
    """R2 134"""
    case = Scene("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven")
    assert case.do("raven o14") == 4
    assert case.do("fly s14") == 3
    assert case.scores == [7, 0]


def test_fenrir_pack_of_eight_over_a_nidhogg_brings_seven() -> None:
    """R2 146"""
    assert points("fenrir nidhogg skadi dragon .", "fenrir r14") == 5 + 2
