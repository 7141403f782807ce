"""Five levels for every title and number of seats: they play to the end, and none does what looks broken."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import Chance, HiddenError, OptionError, View
from meadhall.bots import levels, levels_manners
from meadhall.bots.levels import Level, in_time, level_name
from meadhall.bots.levels_manners import LEVELS, MANNERS, SEARCH, USUAL, Manner, manner_of
from meadhall.engine.game import title_named
from meadhall.games import TITLES
from meadhall.text import LANGUAGES, catalogue
from tests import madeup
from tests.games.bloodrage import scenario as bloodrage
from tests.games.wolves import scenario as wolves


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels as they are, but those that think ahead think little: how strong they are is measured elsewhere."""
    madeup.join()

    def hasty(title: str, level: int) -> Manner:
        manner = manner_of(title, level)
        return manner._replace(tries=min(manner.tries, 8), breadth=4) if manner.way == SEARCH else manner

    monkeypatch.setattr(levels, "manner_of", hasty)


@pytest.fixture
def as_they_are(few_tries: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels think as long as they do at tables."""
    monkeypatch.setattr(levels, "manner_of", manner_of)


SEATS = [(name, seats) for name in TITLES for seats in (title_named(name).seats[0], title_named(name).seats[-1])]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("title", "seats"), [*SEATS, ("feast", 3)])
def test_every_level_plays_every_title(title: str, seats: int, level: int) -> None:
    """So far as a few dozen answers go; an option is always one of those there are."""
    state = meadhall.game(title, seats=seats).new(level)
    players = [meadhall.bot(level_name(level), Chance(seat)) for seat in range(seats)]
    for _ in range(60):
        if state.over:
            break
        seat = state.waiting[0]
        option = players[seat].choose(state.view(seat))
        assert option in state.options_for(seat)
        state.play(option, seat)


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    view = meadhall.game("voluspa", seats=2).new(5).view(0)
    for level in LEVELS:
        assert len({meadhall.bot(level_name(level), Chance(9)).choose(view) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", ["voluspa", "wolves", "berserk", "feast"])
def test_where_nothing_is_asked_it_says_so(title: str, level: int) -> None:
    state = meadhall.game(title, title_named(title).seats[0]).new(1)
    while len(state.waiting) == state.game.seats:
        state.play(state.options_for(state.waiting[0])[0], state.waiting[0])
    unasked = next(seat for seat in range(state.game.seats) if seat not in state.waiting)
    for seat in (None, unasked):
        with pytest.raises(HiddenError, match="nothing to choose"):
            meadhall.bot(level_name(level)).choose(state.view(seat))


def test_there_are_five_and_no_more() -> None:
    assert [len(table) for table in (USUAL, *MANNERS.values())] == [len(LEVELS)] * (1 + len(MANNERS))
    for name in ("level:0", "level:6", "level:x"):
        with pytest.raises(OptionError, match="level"):
            meadhall.bot(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_line(language: str) -> None:
    texts = catalogue(language)
    called = [texts.name(f"bot-level-{level}") for level in LEVELS]
    assert len(set(called)) == len(LEVELS) and all(texts.text(f"bot-level-{level}") for level in LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_begins_a_round_of_wolves_by_passing_or_helps_a_rival(level: int) -> None:
    """Whatever their whims: the line is empty, there are units to lay, and a rival's line is no place for a friend."""
    for seed in range(12):
        state = meadhall.game("wolves", seats=3).new(seed)
        player = meadhall.bot(level_name(level), Chance(seed))
        while state.view(state.waiting[0]).prompt is None or len(state.options_for(state.waiting[0])) == 1:
            state.play(state.options_for(state.waiting[0])[0], state.waiting[0])
        seat = state.waiting[0]
        view = state.view(seat)
        assert view.prompt is not None and view.prompt.kind == "turn"
        option = player.choose(view)
        assert view.say(option) != "pass"
        lines: Any = view.preview(option).get("lines", [])
        assert all(line == seat or after <= before for line, before, after in lines)


@pytest.mark.parametrize("level", [4, 5])
def test_the_best_take_what_lies_open(level: int) -> None:
    """Twelve points on the board and nothing else worth a look: whoever leaves them loses them to the next seat."""
    state = meadhall.game("voluspa", seats=2).new(3)
    greedy = meadhall.bot("greedy", Chance(1))
    for _ in range(16):
        seat = state.waiting[0]
        state.play(greedy.choose(state.view(seat)), seat)
    seat = state.waiting[0]
    view = state.view(seat)
    promised = sorted((points(view, option) for option in view.options), reverse=True)
    chosen = Level(Chance(2), level).choose(view)
    assert points(view, chosen) >= promised[0] // 2 > 0


BEHIND = """\
round: 3
passes: 1 2
0 hand: berserk*2 archer bond hirdman*2
0 line: bond
1 line: hirdman hirdman berserk
2 line: bond
1 victories: rout
turn: 0
"""
LAST_AGE = (
    "clan 0: rage 3 glory 40 steps 4 4 4 actions 1",
    "clan 1: rage 0 glory 42 steps 4 4 4 actions 1",
    "figures 0: leader horgr, warrior horgr",
    "first 0",
)


@pytest.mark.parametrize("level", [4, 5])
def test_the_best_do_not_leave_a_round_of_wolves_that_they_can_win(level: int, as_they_are: None) -> None:
    """The rivals have passed and stand ahead by a few points, with far more than that in hand."""
    state = wolves.Scene(BEHIND, 3, seed=level).state
    players = [meadhall.bot(level_name(level), Chance(2)), *(meadhall.bot("greedy", Chance(seat)) for seat in (1, 2))]
    while not state.over and state.round == 3:
        seat = state.waiting[0]
        state.play(players[seat].choose(state.view(seat)), seat)
    assert state.last_winners == 1 << 0


@pytest.mark.parametrize("level", [4, 5])
def test_the_best_do_not_leave_a_last_age_that_they_can_win(level: int, as_they_are: None) -> None:
    """Two Glory behind somebody who has neither Rage nor figures: whoever ends the age at once has lost the play."""
    state = bloodrage.Scene(*LAST_AGE, age=3, seats=2).state
    assert state.waiting == (0,) and "pass" in [state.say(option, 0) for option in state.options_for(0)]
    player = meadhall.bot(level_name(level), Chance(2))
    while not state.over:
        seat = state.waiting[0]
        view = state.view(seat)
        state.play(player.choose(view) if seat == 0 else view.options[0], seat)
    assert next(standing.seat for standing in state.standings if standing.place == 1) == 0


def points(view: View, option: int) -> int:
    told = view.preview(option).get("points", 0)
    return told if isinstance(told, int) else 0


def test_a_level_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time left it tries each option once, and still answers."""
    monkeypatch.setattr(levels, "manner_of", lambda title, level: levels_manners.Manner(SEARCH, tries=10**6))
    view = meadhall.game("voluspa", seats=2).new(5).view(0)
    player = in_time(Level(Chance(1), 5), 0.0)
    assert player.choose(view) in view.options


def test_where_all_that_was_thought_about_looks_broken_another_option_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the few options that are thought about none may be sound, though others are."""
    view = meadhall.game("voluspa", seats=2).new(5).view(0)
    player = Level(Chance(1), 5)
    tried = {judged.option for judged in player.analyse(view).judged}
    others = [option for option in view.options if option not in tried]
    assert tried and len(others) > 1
    monkeypatch.setattr(levels, "sound", lambda view, options: [option for option in options if option in others[-1:]])
    assert player.choose(view) == others[-1]
    monkeypatch.setattr(levels, "sound", lambda view, options: [])
    assert player.choose(view) in tried, "where nothing at all is sound, the best that was thought about"


LEAST_TRIES = 300


def test_what_is_said_of_the_best_is_true_in_every_title() -> None:
    """They weigh hundreds of ways it may go on."""
    for title in TITLES:
        assert manner_of(title, LEVELS[-1]).tries >= LEAST_TRIES
    for language, word in (("en", "hundreds"), ("ru", "сотни")):
        assert word in catalogue(language).text(f"bot-level-{LEVELS[-1]}")
