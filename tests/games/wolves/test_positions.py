"""Positions as text: what is left out, what is read back, and what is no position, with a sentence that says why."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance, OptionError
from meadhall.games.wolves import WolvesState

from .scenario import Scene

WHOLE = """\
round: 2
starter: 1
hall: thor loki hel
deity discard: tyr surt
used: odin
spoils: rout own_god
deck: archer*2 bond*3
discard: bond*2 plague
passes: 2
last winners: 1 3
0 hand: archer*2 konung
0 known: konung
0 line: archer bond/1 hirdman
0 sacrifices: berserk thrall
0 deities: odin
1 hand: raider
1 known: raider
1 victories: challenge
1 actions: 3
turn: 0
"""


def test_a_position_is_written_as_it_was_read() -> None:
    assert Scene(WHOLE, 4).state.to_text() == WHOLE


def test_every_fact_is_where_it_belongs() -> None:
    s = Scene(WHOLE, 4).state
    assert (s.round, s.starter, s.serpent, s.finished, s.acted) == (2, 1, -1, False, False)
    assert [int(size) for size in s.sizes] == [3, 1, 0, 0] and [int(size) for size in s.known_sizes] == [1, 1, 0, 0]
    assert s.worth(0) == 3 and s.has_passed(2) and not s.has_passed(0) and s.passes == b"\x02"
    assert (s.deck_size, s.discard_size, s.last_winners) == (5, 3, 0b1010)
    assert sum(s.count()[name] for name in list(s.count())[:15]) == sum(s.totals)


def test_remarks_blank_lines_and_spaces_do_not_matter() -> None:
    case = Scene("# a remark\n\n  0   hand :  bond   archer \nturn: 0\n")
    assert case.hand(0) == "archer bond"


def test_what_is_left_out_is_as_at_the_start_of_a_round() -> None:
    case = Scene("0 hand: bond*3\nturn: 0", 5)
    assert case.state.round == 1 and len(case.fact("hall").split()) == 3 and len(case.fact("spoils").split()) == 2
    assert case.state.deck_size == 107, "the deck holds every card that lies nowhere else"
    assert case.state.count() == meadhall.game("wolves", 5).new(1).count()


def test_what_follows_is_drawn_from_the_seed() -> None:
    texts = {Scene("turn: 0", seed=seed).state.to_text() for seed in range(6)}
    assert len(texts) > 1 and Scene("turn: 0", seed=3).state.to_text() in texts


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("turn: 1", (1, "turn")),
        ("turn: 2\npasses: 2", (2, "watch")),
        ("turn: 1 acted\n1 deities: tyr", (1, "rest")),
        ("start: 1\npasses: 1", (1, "watch")),
        ("start: 2", (2, "turn")),
    ],
)
def test_the_turn_may_be_anywhere(line: str, asked: tuple[int, str]) -> None:
    case = Scene(line)
    assert case.asked == asked
    assert Scene(case.state.to_text()).asked == asked


def test_a_play_that_is_over_and_one_that_jormungandr_ended() -> None:
    case = Scene("over: yes\n1 victories: rout")
    assert case.state.over and case.state.to_text().endswith("over: yes\n") and case.glory == [0, 2, 0]
    case = Scene('serpent: 1\nround: 1\nspoils: rout\nframes: [["Rounds",[]],["RoundEnd",[]]]')
    assert case.fact("1 victories") == "rout"


def test_ragnarok_is_out_where_it_stands_in_the_hall_or_is_said_to_be() -> None:
    assert Scene("hall: thor hel ragnarok\nturn: 0").state.ragnarok
    case = Scene("ragnarok: yes\nturn: 0")
    assert case.state.ragnarok and case.fact("ragnarok") == "yes"
    assert not Scene("turn: 0").state.ragnarok


def test_what_is_under_way_stands_in_frames() -> None:
    case = Scene("0 hand: assassin\n1 hand: bond\n1 line: konung bond\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:konung")
    again = Scene(case.state.to_text())
    assert again.asked == (1, "reaction-assassin") and again.state.to_text() == case.state.to_text()
    again.play("1 pass")
    assert again.line(1) == "assassin bond"
    case = Scene("0 hand: assassin\n1 hand: bond\n1 line: konung bond\nturn: 0")
    case.state.play(case.state.read("assassin left 1"))
    again = Scene(case.state.to_text())
    assert again.state.mid_move and again.texts() == case.texts()


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_of_plays_read_back_the_same(seats: int) -> None:
    game, chance = meadhall.game("wolves", seats), Chance(seats)
    state = game.new(seats)
    while not state.over:
        text = state.to_text()
        again = game.from_text(text)
        assert isinstance(again, WolvesState)
        assert again.to_text() == text and again.options == state.options and again.count() == state.count()
        for _ in range(5):
            if not state.over:
                state.play(state.pick(chance))


LONG = "1" * 5000


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn", "line 1 of the position .'turn'.: this is no fact"),
        ("turn: 0\nweather: fine", "line 2 of the position .*: this is no fact"),
        ("3 hand: bond\nturn: 0", "line 1 of the position .*: this is no fact"),
        ("0 shoes: two\nturn: 0", "line 1 of the position .*: this is no fact"),
        (f"{LONG} hand: bond\nturn: 0", "line 1 of the position .*: this is no fact"),
        ("turn: 0\nturn: 1", "line 2 of the position .*: 'turn' is given a second time"),
        ("round: 1", "says one of start, turn, frames and over"),
        ("turn: 0\nstart: 0", "says one of start, turn, frames and over"),
        ("turn: 3", "'3' is no seat; seats are 0 to 2"),
        ("\nturn: x", "line 2 of the position .*: 'x' is no seat"),
        ("turn: 0 done", "'0 done' is no seat"),
        (f"turn: {LONG}", "is no seat"),
        ("round: 10\nturn: 0", "'10' is no number from 0 to 9"),
        ("turn: 0\nround: two", "line 2 of the position .*: 'two' is no number from 0 to 9"),
        (f"round: {LONG}\nturn: 0", "is no number from 0 to 9"),
        ("0 actions: 151\nturn: 0", "is no number from 0 to 150"),
        ("starter: 3\nturn: 0", "'3' is no number from 0 to 2"),
        ("ragnarok: maybe\nturn: 0", "'maybe' is neither 'yes' nor 'no'"),
        ("passes: 3\nturn: 0", "'3' is no seat"),
        ("passes: 1 1\nturn: 0", "seat 1 stands there already"),
        (f"passes: {LONG}\nturn: 0", "is no seat"),
        ("0 hand: zeus\nturn: 0", "there is no card 'zeus'; there are archer"),
        ("0 hand: bond*x\nturn: 0", "'x' is no number from 0 to 110"),
        (f"0 hand: bond*{LONG}\nturn: 0", "is no number from 0 to 110"),
        ("0 hand: bond*13\nturn: 0", "seat 0 holds 13 cards; a hand has at most 12"),
        ("0 hand: bond*17\nturn: 0", "seat 0 holds 17 cards"),
        (
            "0 hand: bond\n0 known: archer\nturn: 0",
            "players.0..known: 'archer' is not in that hand",
        ),
        ("0 line: plague\nturn: 0", "there is no unit 'plague'"),
        ("0 line: bond/3\nturn: 0", "'3' is no seat"),
        (f"0 line: bond/{LONG}\nturn: 0", "is no seat"),
        ("0 line: odin\nturn: 0", "there is no unit 'odin'"),
        ("0 sacrifices: plague\nturn: 0", "there is no card 'plague'; there are archer"),
        ("0 deities: zeus\nturn: 0", "there is no deity 'zeus'"),
        ("0 deities: odin odin\nturn: 0", "a deity stands there twice"),
        ("0 deities: ragnarok\nturn: 0", "there is no deity 'ragnarok'"),
        ("0 victories: ragnarok\nturn: 0", "there is no victory card 'ragnarok'"),
        ("hall: thor thor hel\nturn: 0", "the deity thor lies in 2 places"),
        ("hall: thor hel tyr\n0 deities: thor\nturn: 0", "the deity thor lies in 2 places"),
        ("spoils: rout\n0 victories: rout\nturn: 0", "the victory rout lies in 2 places"),
        ("0 line: konung\n1 hand: konung*4\nturn: 0", "the position has 5 cards konung; there are 4"),
        ("frames: nonsense", "line 1 of the position .*: this is not JSON"),
        ('frames: [["Dance",[]]]', "wolves has no frame 'Dance'"),
        ('frames: [["Turn",[]]]', "the list has 0 entries, not 1"),
        ("frames: 5", "5 is no list"),
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says) as told:
        Scene(text)
    assert len(str(told.value)) < 400


@pytest.mark.parametrize(
    "text",
    [
        "0 line: " + "bond " * 130 + "\ndeck:\nturn: 0",
        "0 sacrifices: berserk*200\ndeck:\nturn: 0",
        "deck: bond*111\nturn: 0",
        "deck: bond*100\ndiscard: archer*100\nturn: 0",
        "0 line: " + "bond " * 60 + "\n1 line: " + "bond " * 60 + "\ndeck:\nturn: 0",
    ],
)
def test_no_position_has_more_cards_than_the_people_deck(text: str) -> None:
    """More of them would not fit the places that options and counts have for them."""
    with pytest.raises(OptionError, match=r"110 cards|from 0 to 110|more than 110"):
        Scene(text)


@pytest.mark.parametrize(
    "frames",
    [
        '[["Turn",[7]]]', '[["Turn",["a"]]]', '[["Turn",[1.0]]]', '[["Turn",[null]]]', '[["NextTurn",[9]]]',
        '[["Reaction",[1,0,[1],0,1,5,1]]]', '[["Spoils",[0,1]]]', '[["Captives",[0,5]]]', '[5]', '["Turn"]',
    ],
)  # fmt: skip
def test_frames_that_do_not_fit_the_table_are_refused_with_one_sentence(frames: str) -> None:
    with pytest.raises(OptionError, match=r"^line 2 of the position \('frames: .*frame"):
        Scene(f"spoils:\nframes: {frames}")
