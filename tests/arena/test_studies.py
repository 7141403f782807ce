"""Studies: what is counted agrees with the records of the same plays, and a wrong count is noticed."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall import OptionError, Saga, State
from meadhall.arena import Plan
from meadhall.arena.play import luck
from meadhall.bots import bot
from meadhall.engine.types import PART
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.language import GRAVEYARD
from meadhall.games.berserk.state import REBORN, BerserkState
from meadhall.studies import berserk, berserk_cards, bloodrage, plays_of, study_of, wolves
from meadhall.studies.pages import Held, Holders, Share, seats_section, spread, turned
from meadhall.studies.plays import told

SEEDS = range(40, 44)


def greedy(seats: int) -> tuple[str, ...]:
    return ("greedy",) * seats


def recorded(title: str, seats: int, seed: int) -> tuple[Saga, State]:
    """The same play once more, written down move by move and replayed from its text."""
    game = meadhall.game(title, seats)
    saga = Saga(game, seed)
    state = saga.start()
    players = [bot("greedy", luck(seed, seat)) for seat in range(seats)]
    while not state.over:
        seat = state.waiting[0]
        trial, words = state.copy(), list[str]()
        while not words or trial.parts(seat):
            options = trial.options_for(seat)
            option = options[0] if len(options) == 1 else players[seat].choose(trial.view(seat))
            words.append(trial.say(option, seat))
            trial.play(option, seat)
        saga.add(state, seat, PART.join(words))
    saga.close(state)
    read = Saga.from_text(saga.to_text())
    return read, read.verify()


# --- Wolves of Odin ---------------------------------------------------------------------------------------------------


def wolves_wrong(facts: wolves.Facts, saga: Saga, end: State) -> list[str]:
    """Where the facts differ from what the record tells by its moves and its last position."""
    moves = [(seat, move.split(PART)[0].split()) for seat, move in saga.moves]
    summoned = [Held(seat, f"deity-{words[1]}") for seat, words in moves if words[0] == "summon"]
    data = end.data()
    players = data["players"]
    assert isinstance(players, list)
    won: dict[Held, int] = {}
    kept: list[Held] = []
    for seat, player in enumerate(players):
        assert isinstance(player, dict)
        cards, deities = player["victories"], player["deities"]
        assert isinstance(cards, list) and isinstance(deities, list)
        kept += [Held(seat, f"deity-{name}") for name in deities]
        for card in cards:
            assert isinstance(card, list) and isinstance(card[1], int)
            won[Held(seat, f"victory-{card[0]}")] = card[1]
    enough = any(score >= 5 for score in facts.scores)
    taken = {held for held in facts.deities if held not in summoned}
    return [
        name
        for name, right in {
            "moves": facts.moves == len(saga.moves),
            "rounds": facts.rounds == data["round"],
            "starter": facts.starter == saga.moves[0][0],
            "scores": list(facts.scores) == [player["glory"] for player in players if isinstance(player, dict)],
            "wins": [won > 0 for won in facts.wins] == [f"1:{seat}=" in saga.result for seat in range(len(players))],
            "by_glory": facts.by_glory == enough,
            "victories": dict(zip(facts.victories, facts.worths, strict=True)) == won,
            "deities": set(summoned) <= set(facts.deities)
            and all(any(words[0] in ("fafnir", "baldr") for seat, words in moves if seat == at.seat) for at in taken),
            "kept": list(facts.kept) == kept and set(kept) <= set(facts.deities),
            "opened": {held.thing for held in facts.deities} <= set(facts.opened),
            "offered": {held.thing for held in facts.victories} <= set(facts.offered),
        }.items()
        if not right
    ]


@pytest.fixture(scope="module", params=(3, 5))
def a_play_of_wolves(request: pytest.FixtureRequest) -> list[tuple[wolves.Facts, Saga, State]]:
    seats: int = request.param
    kept = plays_of(wolves.STUDY, Plan("wolves", seats, {}), greedy(seats), SEEDS)
    return [(facts, *recorded("wolves", seats, seed)) for seed, facts in zip(SEEDS, kept, strict=True)]


def test_the_facts_of_wolves_are_those_of_the_records(
    a_play_of_wolves: list[tuple[wolves.Facts, Saga, State]],
) -> None:
    for facts, saga, end in a_play_of_wolves:
        assert wolves_wrong(facts, saga, end) == []


def test_a_wrong_count_of_wolves_is_noticed(a_play_of_wolves: list[tuple[wolves.Facts, Saga, State]]) -> None:
    facts, saga, end = a_play_of_wolves[0]
    seats = len(facts.scores)
    forged = {
        "moves": facts._replace(moves=facts.moves + 1),
        "rounds": facts._replace(rounds=facts.rounds - 1),
        "starter": facts._replace(starter=(facts.starter + 1) % seats),
        "wins": facts._replace(wins=tuple(turned(facts.wins, 1))),
        "scores": facts._replace(scores=(facts.scores[0] + 1, *facts.scores[1:])),
        "by_glory": facts._replace(by_glory=not facts.by_glory),
        "victories": facts._replace(victories=facts.victories[1:], worths=facts.worths[1:]),
        "deities": facts._replace(deities=facts.deities[1:]),
        "kept": facts._replace(kept=(*facts.kept, Held(0, "deity-odin"))),
        "opened": facts._replace(opened=()),
        "offered": facts._replace(offered=facts.offered[1:]),
    }
    for name, wrong in forged.items():
        assert name in wolves_wrong(wrong, saga, end), name


# --- Blood Rage -------------------------------------------------------------------------------------------------------


def bloodrage_wrong(facts: bloodrage.Facts, saga: Saga, end: State) -> list[str]:
    """Where the facts differ from what the record tells by its moves and positions on the way."""
    picks: Counter[tuple[int, str]] = Counter()
    laid: Counter[str] = Counter()
    installed: Counter[str] = Counter()
    pillages = 0
    state = saga.start()
    first = state.data()["first"]
    for seat, move in saga.moves:
        prompt = state.prompt_for(seat)
        words = move.split(PART)
        if prompt.kind == "draft":
            picks.update((seat, f"card-{word}") for word in words)
        elif words[0].split()[0] in ("pillage", "challenge"):
            pillages += 1
        elif words[0].startswith("upgrade "):
            installed[f"card-{words[0].split()[1]}"] += 1
        elif words[0] == "quest":
            laid[f"card-{words[1]}"] += 1
        state.do(move, seat)
    used = Counter(facts.used)
    quests = Counter({card: count for card, count in used.items() if bloodrage.kind_of(card) == "quest"})
    kinds = ("leader", "warrior", "ship", "clan", "monster")
    upgrades = Counter({card: count for card, count in used.items() if bloodrage.kind_of(card) in kinds})
    dealt = Counter(facts.dealt)
    seats = len(facts.scores)
    return [
        name
        for name, right in {
            "moves": facts.moves == len(saga.moves),
            "first": facts.first == first,
            "pillages": facts.pillages == pillages,
            "battles": 0 < facts.battles <= pillages,
            "picks": Counter((pick.seat, pick.card) for pick in facts.picks) == picks
            and Counter(pick.at for pick in facts.picks)
            == dict.fromkeys(range(1, 4 if seats == 2 else 7), 3 * seats * (2 if seats == 2 else 1)),
            "dealt": dealt.total() == 3 * 8 * seats and Counter(card for _, card in picks.elements()) <= dealt,
            "used": upgrades == installed and quests <= laid,
            "failed": facts.failed == laid.total() - quests.total(),
            "scores": facts.scores == tuple(at.score for at in sorted(end.standings)),
            "wins": [won > 0 for won in facts.wins] == [at.place == 1 for at in sorted(end.standings)],
        }.items()
        if not right
    ]


@pytest.fixture(scope="module", params=(2, 4))
def a_play_of_blood_rage(request: pytest.FixtureRequest) -> list[tuple[bloodrage.Facts, Saga, State]]:
    seats: int = request.param
    kept = plays_of(bloodrage.STUDY, Plan("bloodrage", seats, {}), greedy(seats), SEEDS)
    return [(facts, *recorded("bloodrage", seats, seed)) for seed, facts in zip(SEEDS, kept, strict=True)]


def test_the_facts_of_blood_rage_are_those_of_the_records(
    a_play_of_blood_rage: list[tuple[bloodrage.Facts, Saga, State]],
) -> None:
    for facts, saga, end in a_play_of_blood_rage:
        assert bloodrage_wrong(facts, saga, end) == []


def test_a_wrong_count_of_blood_rage_is_noticed(
    a_play_of_blood_rage: list[tuple[bloodrage.Facts, Saga, State]],
) -> None:
    facts, saga, end = a_play_of_blood_rage[0]
    some = next(card for card in facts.used if bloodrage.kind_of(card) == "clan")
    forged = {
        "moves": facts._replace(moves=facts.moves - 1),
        "first": facts._replace(first=facts.first + 1),
        "pillages": facts._replace(pillages=facts.pillages + 1),
        "battles": facts._replace(battles=facts.pillages + 1),
        "picks": facts._replace(picks=facts.picks[1:]),
        "dealt": facts._replace(dealt={**facts.dealt, some: facts.dealt[some] - 1}),
        "used": facts._replace(used={**facts.used, some: facts.used[some] + 1}),
        "failed": facts._replace(failed=facts.failed + 1),
        "scores": facts._replace(scores=tuple(score + 1 for score in facts.scores)),
        "wins": facts._replace(wins=tuple(turned(facts.wins, 1))),
    }
    for name, wrong in forged.items():
        assert name in bloodrage_wrong(wrong, saga, end), name


# --- Berserk ----------------------------------------------------------------------------------------------------------


def berserk_wrong(facts: berserk.Facts, saga: Saga, end: State) -> list[str]:
    """Where the facts differ from what the record tells by its moves and its last state."""
    assert isinstance(end, BerserkState)
    held = [Held(int(end.owner[slot]), f"card-{end.card(slot).word}") for slot in range(end.slots)]
    left = [one for slot, one in enumerate(held) if end.in_play(slot)]
    dead = [one.thing for slot, one in enumerate(held) if end.zone[slot] == GRAVEYARD]
    back = [one.thing for slot, one in enumerate(held) if end.flags[slot] & REBORN]
    passed = [move for _, move in saga.moves if move == "end"]
    return [
        name
        for name, right in {
            "moves": facts.moves == len(saga.moves),
            "turns": facts.turns == len(passed) + 1,
            "starter": facts.starter == end.first,
            "wins": [won > 0 for won in facts.wins] == [f"1:{seat}=" in saga.result for seat in (0, 1)],
            "left": list(facts.left) == left and list(facts.squads) == held,
            "deaths": not Counter(dead) - Counter(facts.deaths),
            "returns": sorted(facts.returns) == sorted(back),
        }.items()
        if not right
    ]


@pytest.fixture(scope="module")
def plays_of_berserk() -> list[tuple[berserk.Facts, Saga, State]]:
    kept = plays_of(berserk.STUDY, Plan("berserk", 2, {}), greedy(2), SEEDS[:2])
    return [(facts, *recorded("berserk", 2, seed)) for seed, facts in zip(SEEDS, kept, strict=False)]


def test_the_facts_of_berserk_are_those_of_the_records(
    plays_of_berserk: list[tuple[berserk.Facts, Saga, State]],
) -> None:
    for facts, saga, end in plays_of_berserk:
        assert berserk_wrong(facts, saga, end) == []
    page = "\n".join(berserk.STUDY.report({2: [facts for facts, _, _ in plays_of_berserk]}))
    assert "| Raer |" in page and "| Helmir |" in page


def test_a_wrong_count_of_berserk_is_noticed(plays_of_berserk: list[tuple[berserk.Facts, Saga, State]]) -> None:
    facts, saga, end = plays_of_berserk[0]
    forged = {
        "moves": facts._replace(moves=facts.moves + 1),
        "turns": facts._replace(turns=facts.turns - 1),
        "starter": facts._replace(starter=1 - facts.starter),
        "wins": facts._replace(wins=tuple(turned(facts.wins, 1))),
        "left": facts._replace(left=facts.left[1:]),
        "deaths": facts._replace(deaths=()),
        "returns": facts._replace(returns=(*facts.returns, "card-ost")),
    }
    for name, wrong in forged.items():
        assert name in berserk_wrong(wrong, saga, end), name


# --- shares and pages -------------------------------------------------------------------------------------------------


def test_a_play_that_is_told_is_the_play_of_the_arena() -> None:
    from meadhall.arena import play

    rules = meadhall.game("wolves", 3)
    heard, outcome = told(rules, greedy(3), 7), play(rules, greedy(3), 7)
    assert (heard.scores, heard.wins, heard.choices) == (outcome.scores, outcome.wins, outcome.choices)
    assert heard.moves <= outcome.answers


def test_processes_do_not_change_the_facts() -> None:
    plan = Plan("wolves", 3, {})
    alone = list(plays_of(wolves.STUDY, plan, greedy(3), range(3)))
    assert list(plays_of(wolves.STUDY, plan, greedy(3), range(3), 2)) == alone


def test_a_share_is_told_in_fair_shares() -> None:
    holders = Holders(0.25)
    for won in (1.0, 0.5, 0.0, 0.5):
        holders.add("card", won)
    holders.add("other", 0.0)
    assert holders.share("card") == Share(4, 2.0, 0.25)
    assert holders.share("card").ratio == 2.0
    assert holders.share("card").low < 2.0 < holders.share("card").high
    assert holders.share("card").times().startswith("2.00 (")
    assert holders.share("nothing").times() == holders.share("nothing").percent() == "–"
    assert holders.all() == Share(5, 2.0, 0.25)


def test_the_order_of_turns_begins_with_whoever_began() -> None:
    assert turned((0.0, 1.0, 0.5), 1) == [1.0, 0.5, 0.0]


def test_a_favoured_seat_is_told_of() -> None:
    fair = seats_section({2: [((1.0, 0.0), 0), ((0.0, 1.0), 0)]})[-1]
    unfair = seats_section({2: [((1.0, 0.0), 0), ((1.0, 0.0), 1)]})[-1]
    assert fair.startswith("No seat wins more than 1.3 times its fair share")
    assert unfair.startswith("**A seat wins more than 1.3 times its fair share") and "seat 0" in unfair


def test_a_spread_is_the_mean_and_the_middle_four_fifths() -> None:
    assert spread(range(101)) == "50.0 (10–90)"
    assert spread([3]) == "3.0 (3–3)"


def test_a_title_that_nobody_studies_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no study of 'voluspa'; there are berserk, bloodrage, wolves"):
        study_of("voluspa")


def test_figures_of_cards_count_what_became_of_both_squads() -> None:
    """A squad's cards win together: those of the winner are counted twice, and here nothing is left of the other."""
    one = berserk_cards.figures_of(1)
    assert len(one.taken) >= 8
    winners = {word for word, won in one.won.items() if won}
    assert winners and {one.won[word] for word in winners} == {2}
    assert any(one.alive[word] for word in winners)
    assert not any(one.alive[word] for word in set(one.taken) - winners)


def test_the_pages_have_figures_of_every_card() -> None:
    if not berserk_cards.FILE.exists():
        pytest.skip("there are no sources of the pages here")
    text = berserk_cards.FILE.read_text(encoding="utf-8")
    written = berserk_cards.written(berserk_cards.none(), berserk_cards.PLAYS)
    names = [line.split(":")[0] for line in written.splitlines() if line.startswith('  "')]
    assert [line.split(":")[0] for line in text.splitlines() if line.startswith('  "')] == names
    assert len(names) == len(BOOK.cards) and f"PLAYS = {berserk_cards.PLAYS};" in text
