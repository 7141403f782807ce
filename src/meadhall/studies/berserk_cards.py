"""Figures of Berserk's cards for their pages: `python -m meadhall.studies.berserk_cards` writes them for the client.

Decks of two elements and neutral cards, and squads of what is dealt of them, are put together by chance: so every card
is met beside and against every other, and no habit of whoever recruits is counted. A bot places the squads and plays.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.arena.play import luck
from meadhall.bots import bot
from meadhall.engine.chance import Chance
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.deck_codes import code_of
from meadhall.games.berserk.decks import LEAST_DECK, copies_of, refusal
from meadhall.games.berserk.language import NEUTRAL
from meadhall.studies.plays import CHUNK

BOT: Final = "greedy"
PLAYS: Final = 4000
PROCESSES: Final = 2
FILE: Final = Path(meadhall.__file__).resolve().parents[2] / "web" / "src" / "games" / "berserk" / "figures.ts"
HEAD: Final = "// Made by `python -m meadhall.studies.berserk_cards`: change that, not this.\n"


class Figures(NamedTuple):
    """In how many squads each kind of card was, twice how often they won (a draw is half), how often one lived on."""

    taken: Counter[str]
    won: Counter[str]
    alive: Counter[str]


def chance_deck(chance: Chance) -> tuple[int, ...]:
    """The fewest cards a deck may have, of two elements and neutral ones."""
    elements = sorted({card.element for card in BOOK.cards} - {NEUTRAL})
    first = elements.pop(int(chance.below(len(elements))))
    second = elements[int(chance.below(len(elements)))]
    pool = [
        kind
        for kind, card in enumerate(BOOK.cards)
        if card.element in (first, second, NEUTRAL)
        for _ in range(min(3, copies_of(card)))
    ]
    return tuple(sorted(pool.pop(int(chance.below(len(pool)))) for _ in range(LEAST_DECK)))


def chance_squad(state: Any, seat: int, chance: Chance) -> list[int]:
    """Cards of the deal in any order, as long as there are crystals for them."""
    squad: list[int] = []
    params = state.prompt_for(seat).params
    deal = list(state.deals[seat])
    while deal:
        kind = deal.pop(int(chance.below(len(deal))))
        if not refusal(tuple(sorted([*squad, kind])), params["gold"], params["silver"]):
            squad.append(kind)
    return sorted(squad)


def add_play(seed: int, figures: Figures) -> None:
    """One whole play."""
    state: Any = meadhall.game("berserk", seats=2, decks="own").new(seed)
    chance = luck(seed, 2)
    for seat in (0, 1):
        state.do(code_of(chance_deck(chance)), seat)
    players = [bot(BOT, luck(seed, seat)) for seat in (0, 1)]
    squads: dict[int, list[int]] = {}
    while not state.over:
        seat = state.waiting[0]
        if state.prompt_for(seat).kind == "recruit":
            squads[seat] = chance_squad(state, seat, chance)
            state.do(", ".join([*(BOOK.cards[kind].word for kind in squads[seat]), "done"]), seat)
            continue
        options = state.options_for(seat)
        state.play(options[0] if len(options) == 1 else players[seat].choose(state.view(seat)), seat)
    winners = [standing.seat for standing in state.standings if standing.place == 1]
    cards = state.data()["cards"]
    left = {(card["owner"], card["card"]) for card in cards if card["zone"] in ("field", "extra")}
    for seat, squad in squads.items():
        for card in {BOOK.cards[kind] for kind in squad}:
            figures.taken[card.word] += 1
            figures.won[card.word] += (seat in winners) * (2 // len(winners))
            figures.alive[card.word] += (seat, card.id) in left


def none() -> Figures:
    return Figures(Counter(), Counter(), Counter())


def of_some(seeds: range) -> Figures:
    figures = none()
    for seed in seeds:
        add_play(seed, figures)
    return figures


def figures_of(plays: int, processes: int = 1) -> Figures:
    total = none()
    for some in some_of_all(plays, processes):
        for sum_, part in zip(total, some, strict=True):
            sum_.update(part)
    return total


def some_of_all(plays: int, processes: int) -> Iterator[Figures]:
    chunks = [range(start, min(plays, start + CHUNK)) for start in range(0, plays, CHUNK)]
    if processes == 1:
        yield from map(of_some, chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(of_some, chunks)


def written(figures: Figures, plays: int) -> str:
    """The file for the client."""
    rows = [
        f'  "{word}": [{figures.taken[word]}, {figures.won[word] / 2:g}, {figures.alive[word]}],'
        for word in sorted(card.word for card in BOOK.cards)
    ]
    return "\n".join([
        HEAD,
        "/** How many plays were counted. */",
        f"export const PLAYS = {plays};",
        "",
        "/** Of each card: in how many squads it was, how often they won (a draw is half), how often it lived on. */",
        "export const FIGURES: Record<string, readonly [taken: number, won: number, alive: number]> = {",
        *rows,
        "};",
        "",
    ])  # fmt: skip


if __name__ == "__main__":
    plays = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYS
    FILE.write_text(written(figures_of(plays, PROCESSES), plays), encoding="utf-8")
