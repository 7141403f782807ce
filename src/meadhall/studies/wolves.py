"""Wolves of Odin: rounds, seats, and what victory cards and deities are worth."""

from __future__ import annotations

import statistics
from typing import NamedTuple

import msgspec

from meadhall.games.wolves import TITLE
from meadhall.games.wolves.json_shape import WholeState
from meadhall.studies.pages import Held, Holders, Share, favoured, seat_of, seats_section, spread, table, thing_of
from meadhall.studies.plays import Play, Study
from meadhall.text import catalogue

GAINS = ("summons", "baldr-calls", "fafnir-takes")
"""The ways in which a deity comes to a seat."""
DECIDES = 0.5
"""A victory card that wins more plays than this for somebody who has no other decides the game by itself."""


class Facts(NamedTuple):
    """What is kept of one play."""

    moves: int
    choices: int
    rounds: int
    starter: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    by_glory: bool
    """Ended because somebody had enough Glory, not because the cards ran out or Ragnarök came."""
    opened: tuple[str, ...]
    """Deities that came into the Hall."""
    deities: tuple[Held, ...]
    """Every seat that ever had a deity, with each of them once."""
    kept: tuple[Held, ...]
    """Who had which deity at the end."""
    offered: tuple[str, ...]
    victories: tuple[Held, ...]
    worths: tuple[int, ...]
    """What each of those victory cards was worth at the end."""


class Wolves(Study[Facts]):
    title = "wolves"
    seats = TITLE.seats

    def facts(self, play: Play) -> Facts:
        rounds = 0
        starter = -1
        by_glory = False
        opened: list[str] = []
        deities: list[Held] = []
        offered: list[str] = []
        victories: list[Held] = []
        for key, shown, _ in play.events:
            if key == "round":
                rounds += 1
                if starter < 0:
                    starter = seat_of(shown)
            elif key == "hall-opens":
                opened.append(thing_of(shown, "deity"))
            elif key in GAINS:
                held = Held(seat_of(shown), thing_of(shown, "deity"))
                if held not in deities:
                    deities.append(held)
            elif key == "spoils":
                offered.append(thing_of(shown, "victory"))
            elif key == "wins":
                victories.append(Held(seat_of(shown), thing_of(shown, "victory")))
            elif key == "ends-glory":
                by_glory = True
        kept, worth = at_the_end(play)
        return Facts(
            play.moves, play.choices, rounds, starter, play.wins, play.scores, by_glory, tuple(opened), tuple(deities),
            tuple(kept), tuple(offered), tuple(victories), tuple(worth[held] for held in victories),
        )  # fmt: skip

    def report(self, facts: dict[int, list[Facts]]) -> list[str]:
        seats = {count: [(one.wins, one.starter) for one in plays] for count, plays in facts.items()}
        victories, decides = victories_section(facts)
        unfair, seat_told = favoured(seats)
        kept = (
            "**By these tests the cards cannot stay as they are.**"
            if unfair or decides
            else "By these tests the cards can stay as they are, reconstructed ones (`cards.json`) among them."
        )
        short = ["## In short", f"{seat_told} {victories[-1]}", kept]
        return [*short, *length(facts), *seats_section(seats), *victories, *deities_section(facts)]


STUDY = Wolves()


def at_the_end(play: Play) -> tuple[list[Held], dict[Held, int]]:
    """Who has which deity, and what everybody's victory cards are worth."""
    kept: list[Held] = []
    worth: dict[Held, int] = {}
    for seat, player in enumerate(msgspec.convert(play.end, WholeState).players):
        kept += [Held(seat, f"deity-{name}") for name in player.deities]
        for won in player.victories:
            worth[Held(seat, f"victory-{won.card}")] = won.worth
    return kept, worth


def length(facts: dict[int, list[Facts]]) -> list[str]:
    rows = []
    for seats, plays in facts.items():
        best = [max(one.scores) for one in plays]
        rows.append((
            str(seats), spread([one.rounds for one in plays]), spread([one.moves for one in plays]),
            spread([one.choices for one in plays]), f"{statistics.fmean(one.by_glory for one in plays):.1%}",
            spread(best), f"{statistics.fmean(sum(won > 0 for won in one.wins) > 1 for one in plays):.1%}",
        ))  # fmt: skip
    heads = ("seats", "rounds", "moves", "real choices", "ended by Glory", "Glory of the best", "victory shared")
    return [
        "## Length",
        "The mean, and in brackets between what bounds four plays in five lie. The plays that do not end by Glory end "
        "because Ragnarök has come or no victory card is left.",
        table(heads, rows),
    ]


def victories_section(facts: dict[int, list[Facts]]) -> tuple[list[str], bool]:
    """And whether some card decides the game by itself."""
    out = [
        "## Victory cards",
        "How often a card was laid out to be won and how often it was claimed, in plays; what it was worth to its "
        "holder at the end; how often the holder won, in fair shares (1 is a seat by chance alone). Whoever holds a "
        "victory card is ahead of those who hold none, so the line to compare with is that of all cards together. The "
        f"last column is the test of a card that decides the game by itself: a holder who has no other card should "
        f"not win more than {DECIDES:.0%} of the plays.",
    ]
    worst: tuple[float, str] = (-1.0, "")
    strongest: list[str] = []
    texts = catalogue("en", "wolves")
    for seats, plays in facts.items():
        holders, alone = Holders(1 / seats), Holders(1 / seats)
        offered: dict[str, int] = {}
        worth: dict[str, list[int]] = {}
        for one in plays:
            for thing in one.offered:
                offered[thing] = offered.get(thing, 0) + 1
            owners = [held.seat for held in one.victories]
            for held, glory in zip(one.victories, one.worths, strict=True):
                holders.add(held.thing, one.wins[held.seat])
                worth.setdefault(held.thing, []).append(glory)
                if owners.count(held.seat) == 1:
                    alone.add(held.thing, one.wins[held.seat])
        rows = []
        for thing in sorted(holders.held, key=lambda thing: (-holders.share(thing).ratio, thing)):
            share, single = holders.share(thing), alone.share(thing)
            worst = max(worst, (single.share, f"{texts.name(thing)} with {seats} seats, {single.percent()}"))
            rows.append((
                texts.name(thing), f"{offered.get(thing, 0) / len(plays):.0%}", f"{share.held / len(plays):.0%}",
                f"{statistics.fmean(worth[thing]):.2f}", share.times(), single.percent(),
            ))  # fmt: skip
        best = max(holders.held, key=lambda thing: (holders.share(thing).ratio, thing))
        times = holders.share(best).ratio / holders.all().ratio
        strongest.append(f"{texts.name(best)} with {seats} seats ({holders.share(best).share:.0%}, {times:.2f} times)")
        every = [glory for some in worth.values() for glory in some]
        rows.append((
            "all together", "", "", f"{statistics.fmean(every or [0]):.2f}", holders.all().times(),
            alone.all().percent(),
        ))  # fmt: skip
        heads = ("card", "laid out", "claimed", "Glory", "holder wins, × fair share", "wins with it alone")
        out += [f"### {seats} seats", table(heads, rows)]
    verdict = (
        f"No victory card decides the game by itself; the nearest is {worst[1]}."
        if worst[0] <= DECIDES
        else f"**A victory card decides the game by itself: {worst[1]}.**"
    )
    helped = f"The card whose holder wins most often, and how much oftener than all holders: {'; '.join(strongest)}."
    return [*out, f"{verdict} {helped}"], worst[0] > DECIDES


def deities_section(facts: dict[int, list[Facts]]) -> list[str]:
    out = [
        "## Deities",
        "How often a deity came into the Hall and how often a seat had it, in plays (above 100 % where it changed "
        "hands); how often those who ever had it won, and those who still had it at the end, in fair shares.",
    ]
    texts = catalogue("en", "wolves")
    for seats, plays in facts.items():
        holders, kept = Holders(1 / seats), Holders(1 / seats)
        opened: dict[str, int] = {}
        for one in plays:
            for thing in one.opened:
                opened[thing] = opened.get(thing, 0) + 1
            for held in one.deities:
                holders.add(held.thing, one.wins[held.seat])
            for held in one.kept:
                kept.add(held.thing, one.wins[held.seat])
        rows = []
        for thing in sorted(opened, key=lambda thing: (-holders.share(thing).ratio, thing)):
            share: Share = holders.share(thing)
            rows.append((
                texts.name(thing), f"{opened[thing] / len(plays):.0%}", f"{share.held / len(plays):.0%}",
                share.times(), kept.share(thing).times(),
            ))  # fmt: skip
        rows.append(("all together", "", "", holders.all().times(), kept.all().times()))
        heads = ("deity", "in the Hall", "summoned", "ever had it, × fair share", "had it at the end, × fair share")
        out += [f"### {seats} seats", table(heads, rows)]
    return out
