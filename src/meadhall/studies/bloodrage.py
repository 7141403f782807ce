"""Blood Rage: battles, glory, seats, and what every card of the draft is worth to whoever picks it."""

from __future__ import annotations

import statistics
from typing import NamedTuple

import msgspec

from meadhall.games.bloodrage import TITLE
from meadhall.games.bloodrage.cards import AGE, ALL, COPIES, KEY, KIND, KINDS, TYPES
from meadhall.games.bloodrage.json_shape import WholeState
from meadhall.games.bloodrage.layout import PACK, PICKS
from meadhall.studies.pages import Holders, Share, favoured, number_of, seat_of, seats_section, spread, table, thing_of
from meadhall.studies.plays import Play, Study
from meadhall.text import catalogue

LISTED = 8
"""So many of the best and of the worst cards are shown first."""
PART_NAMES = {
    "leader": "Leaders",
    "warrior": "Warriors",
    "ship": "Ships",
    "clan": "Clan upgrades",
    "monster": "Monsters",
    "battle": "Battle cards",
    "quest": "Quests",
}
USES = {"quest": "fulfilled", "battle": "revealed"}
"""What became of a card that was picked; upgrades of all other kinds are installed."""


class Pick(NamedTuple):
    seat: int
    card: str
    at: int
    """The round of the draft, from 1."""


class Facts(NamedTuple):
    """What is kept of one play."""

    moves: int
    choices: int
    battles: int
    pillages: int
    first: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    dealt: dict[str, int]
    picks: tuple[Pick, ...]
    used: dict[str, int]
    """Upgrades installed, battle cards revealed, quests fulfilled, by card."""
    failed: int
    """Quests laid in vain."""


class BloodRage(Study[Facts]):
    title = "bloodrage"
    seats = TITLE.seats

    def facts(self, play: Play) -> Facts:
        battles = pillages = failed = 0
        first = -1
        picks: list[Pick] = []
        used: dict[str, int] = {}
        for key, shown, secret in play.events:
            if key == "age" and first < 0:
                first = seat_of(shown, "first")
            elif key == "drafted":
                for seat in sorted(secret):
                    cards = secret[seat]["cards"]
                    assert isinstance(cards, list)
                    picks += [Pick(seat, str(card)[1:], number_of(shown, "round")) for card in cards]
            elif key == "battle":
                battles += 1
            elif key == "pillages":
                pillages += 1
            elif key in ("upgrades", "replaces", "reveals", "fulfils"):
                card = thing_of(shown, "card")
                if key != "reveals" or kind_of(card) == "battle":
                    used[card] = used.get(card, 0) + 1
            elif key == "fails":
                failed += 1
        return Facts(
            play.moves, play.choices, battles, pillages, first, play.wins, play.scores,
            dealt(msgspec.convert(play.end, WholeState).packs), tuple(picks), used, failed,
        )  # fmt: skip

    def report(self, facts: dict[int, list[Facts]]) -> list[str]:
        seats = {count: [(one.wins, one.first) for one in plays] for count, plays in facts.items()}
        cards, told = cards_section(facts)
        short = ["## In short", f"{favoured(seats)[1]} {told}"]
        return [*short, *length(facts), *seats_section(seats), *cards]


STUDY = BloodRage()
CARD_OF = {f"card-{key}": card for card, key in enumerate(KEY)}


def kind_of(card: str) -> str:
    return KINDS[KIND[CARD_OF[card]]]


def dealt(packs: list[list[list[str | None]]]) -> dict[str, int]:
    """How often each card was in a pack, over the three ages."""
    out: dict[str, int] = {}
    for age in packs:
        for pack in age:
            for card in pack:
                out[f"card-{card}"] = out.get(f"card-{card}", 0) + 1
    return out


def length(facts: dict[int, list[Facts]]) -> list[str]:
    rows = []
    for seats, plays in facts.items():
        quests = [sum(count for card, count in one.used.items() if kind_of(card) == "quest") for one in plays]
        rows.append((
            str(seats), spread([one.moves for one in plays]), spread([one.choices for one in plays]),
            spread([one.pillages for one in plays]), spread([one.battles for one in plays]),
            f"{sum(quests) / max(1, sum(quests) + sum(one.failed for one in plays)):.1%}",
            spread([score for one in plays for score in one.scores]), spread([max(one.scores) for one in plays]),
            f"{statistics.fmean(sum(won > 0 for won in one.wins) > 1 for one in plays):.1%}",
        ))  # fmt: skip
    heads = (
        "seats", "moves", "real choices", "pillages", "battles", "quests fulfilled", "glory", "glory of the best",
        "victory shared",
    )  # fmt: skip
    return [
        "## Length and glory",
        "The mean, and in brackets between what bounds four plays in five lie. A pillage that nobody opposes is no "
        "battle. Quests fulfilled are a share of those laid.",
        table(heads, rows),
    ]


class Worth:
    """All cards at one number of seats."""

    def __init__(self, seats: int, plays: list[Facts]) -> None:
        self.holders = Holders(1 / seats)
        self.dealt: dict[str, int] = {}
        self.used: dict[str, int] = {}
        self.rounds: dict[str, int] = {}
        for one in plays:
            for card, count in one.dealt.items():
                self.dealt[card] = self.dealt.get(card, 0) + count
            for card, count in one.used.items():
                self.used[card] = self.used.get(card, 0) + count
            for pick in one.picks:
                self.holders.add(pick.card, one.wins[pick.seat])
                self.rounds[pick.card] = self.rounds.get(pick.card, 0) + pick.at

    def cells(self, card: str) -> tuple[str, str, str, str]:
        share: Share = self.holders.share(card)
        if not self.dealt.get(card):
            return "–", "–", "–", "–"
        if not share.held:
            return "0%", "–", "–", "–"
        return (
            f"{share.held / self.dealt[card]:.0%}", f"{self.rounds[card] / share.held:.1f}",
            f"{self.used.get(card, 0) / share.held:.0%}", share.times(),
        )  # fmt: skip


def cards_section(facts: dict[int, list[Facts]]) -> tuple[list[str], str]:
    """And in a sentence which cards are worth most and least at the largest table."""
    texts = catalogue("en", "bloodrage")
    worths = {seats: Worth(seats, plays) for seats, plays in facts.items()}
    out = [
        "## Cards",
        f"Every card of the three decks, by its kind; the {sum(COPIES[max(TITLE.seats)])} cards of a full table are of "
        f"{TYPES} sorts, and copies of a card count together. *Picked*: of the times it was dealt; a random drafter "
        f"picks {100 * PICKS // PACK} %. *Round*: of the "
        "draft in which it was picked, on average (with two seats there are three rounds of two picks, else six). "
        "*Used*: upgrades and monsters installed, battle cards revealed, quests fulfilled, for every pick. *Wins*: "
        "how often whoever picked it won the play, in fair shares: 1 means that the card changes nothing. A dash "
        "stands for cards that stay in the box with so few seats. A card that may be used again and again (kept "
        "in hand after a battle) can be used more often than picked.",
    ]
    most = max(worths)
    ranked = sorted(worths[most].holders.held, key=lambda card: (-worths[most].holders.share(card).ratio, card))
    sure = [card for card in ranked if worths[most].holders.held[card] >= len(facts[most]) / 4] or ranked
    told = (
        f"Among cards picked in a quarter of the plays with {most} seats or more often, the best to have picked is "
        f"{texts.name(sure[0])} ({worths[most].holders.share(sure[0]).times()} of a fair share of wins), the worst "
        f"{texts.name(sure[-1])} ({worths[most].holders.share(sure[-1]).times()})."
    )
    for head, cards in (("Best", ranked[:LISTED]), ("Worst", ranked[::-1][:LISTED])):
        rows = [
            (f"{texts.name(card)}, age {AGE[CARD_OF[card]]}", kind_of(card), *worths[most].cells(card))
            for card in cards
        ]
        out += [
            f"### {head} to pick with {most} seats",
            table(("card", "kind", "picked", "round", "used", "wins, × fair share"), rows, 2),
        ]
    for kind, name in PART_NAMES.items():
        cards = [f"card-{KEY[card]}" for card in ALL if KINDS[KIND[card]] == kind]
        cards.sort(key=lambda card: (AGE[CARD_OF[card]], texts.name(card)))
        heads = ["card", "age"]
        for seats in worths:
            heads += [f"{seats}: picked", "round", "used", "wins"]
        lines: list[list[str]] = []
        for card in cards:
            row = [texts.name(card), str(AGE[CARD_OF[card]])]
            for worth in worths.values():
                row += worth.cells(card)
            lines.append(row)
        out += [f"### {name}", table(heads, lines)]
    return out, told
