"""Berserk: how long battles of the first game's squads are, whom they favour, and what becomes of their cards."""

from __future__ import annotations

import statistics
from typing import NamedTuple

import msgspec

from meadhall.games.berserk import TITLE
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.json_shape import WholeState
from meadhall.studies.pages import Held, Holders, favoured, shares_of_places, spread, table, thing_of
from meadhall.studies.plays import Play, Study
from meadhall.text import catalogue


class Facts(NamedTuple):
    moves: int
    choices: int
    turns: int
    starter: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    drawn: bool
    squads: tuple[Held, ...]
    """Every card that was in a squad at the end, or had been."""
    left: tuple[Held, ...]
    """Those still in play."""
    deaths: tuple[str, ...]
    """Cards as they died; one that came back may die again."""
    returns: tuple[str, ...]


class Berserk(Study[Facts]):
    title = "berserk"
    seats = TITLE.seats

    def facts(self, play: Play) -> Facts:
        turns = 0
        deaths: list[str] = []
        returns: list[str] = []
        drawn = False
        for key, shown, _ in play.events:
            if key == "turn":
                turns += 1
            elif key == "died":
                deaths.append(thing_of(shown, "card"))
            elif key == "arrived":
                returns.append(thing_of(shown, "card"))
            elif key == "drawn":
                drawn = True
        end = msgspec.convert(play.end, WholeState)
        cards = [(Held(card.owner, f"card-{word_of(card.card)}"), card.zone) for card in end.cards]
        left = tuple(held for held, zone in cards if zone in ("field", "extra"))
        return Facts(
            play.moves, play.choices, turns, end.first, play.wins, play.scores, drawn,
            tuple(held for held, _ in cards), left, tuple(deaths), tuple(returns),
        )  # fmt: skip

    def report(self, facts: dict[int, list[Facts]]) -> list[str]:
        plays = facts[2]
        wins = {2: [(one.wins, one.starter) for one in plays]}
        rows = [(name, share.percent(), share.times()) for _, name, share in shares_of_places(wins)]
        told = favoured(wins)[1]
        return [
            "## In short", told, *length(plays),
            "## Squads",
            "Seat 0 has Raer's Hordes and goes first, seat 1 Helmir's Warband. A draw is half a win for each.",
            table(("place", "wins (95 %)", "× fair share"), rows), told,
            *cards_section(plays),
        ]  # fmt: skip


STUDY = Berserk()


def word_of(id: int | None) -> str:
    return "hidden" if id is None else BOOK.cards[BOOK.by_id[id]].word


def length(plays: list[Facts]) -> list[str]:
    row = (
        spread([one.turns for one in plays]), spread([one.moves for one in plays]),
        spread([one.choices for one in plays]), spread([max(one.scores) for one in plays]),
        f"{statistics.fmean(one.drawn for one in plays):.1%}",
    )  # fmt: skip
    heads = ("turns", "moves", "real choices", "lives of the winner", "drawn")
    note = "The mean, and in brackets between what bounds four plays in five lie."
    return ["## Length", note, table(heads, [row], 0)]


def cards_section(plays: list[Facts]) -> list[str]:
    """How often each card dies, comes back and outlives the battle, and how often its side wins if it does."""
    texts = catalogue("en", "berserk")
    squads, left = Holders(0.5), Holders(0.5)
    deaths: dict[str, int] = {}
    returns: dict[str, int] = {}
    for one in plays:
        for held in one.squads:
            squads.add(held.thing, one.wins[held.seat])
        for held in one.left:
            left.add(held.thing, one.wins[held.seat])
        for thing in one.deaths:
            deaths[thing] = deaths.get(thing, 0) + 1
        for thing in one.returns:
            returns[thing] = returns.get(thing, 0) + 1
    rows = []
    for thing in sorted(squads.held, key=lambda thing: (-left.share(thing).held / squads.held[thing], thing)):
        there = squads.held[thing]
        rows.append((
            texts.name(thing), f"{left.share(thing).held / there:.0%}", f"{deaths.get(thing, 0) / there:.2f}",
            f"{returns.get(thing, 0) / there:.2f}", left.share(thing).percent(),
        ))  # fmt: skip
    heads = ("card", "outlives the battle", "deaths in a play", "returns in a play", "its side wins if it does")
    return ["## Cards", "What became of every card of the two squads.", table(heads, rows)]
