"""Blood Rage on a terminal: provinces and fjords with who stands there, the clans, the battle, and one's own cards."""

from __future__ import annotations

from collections import Counter

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.engine.views import View
from meadhall.text import Catalogue

WORD = 12
"""How wide the column of words to type is."""
Figure = tuple[int, str, int]


class Place(msgspec.Struct):
    """A province or a fjord."""

    figures: list[Figure]
    region: str | None = None
    villages: int | None = None
    free: int | None = None
    token: str | None = None
    pillaged: bool = False
    destroyed: bool = False
    doomed: int | None = None
    closed: bool = False
    strengths: dict[str, int] = {}


class Clan(msgspec.Struct, rename="camel"):
    """A clan as far as the viewer knows it."""

    rage: int
    stats: dict[str, int]
    figures: int
    helmets: int
    upgrades: list[str | None]
    reserve: dict[str, int]
    valhalla: dict[str, int]
    passed: bool
    hand_size: int
    quest_count: int
    hand: list[str] = []
    quests: list[str] = []


class Draft(msgspec.Struct):
    """The pack in hand, and what was chosen before."""

    hand: list[str] = []
    picked: list[str] = []


class Side(msgspec.Struct):
    """One clan in a battle."""

    seat: int
    cards: list[str]
    strength: int


class Battle(msgspec.Struct):
    """The pillage under way."""

    province: str
    sides: list[Side]


class Facts(msgspec.Struct):
    """What this picture needs of the view."""

    age: int
    phase: str
    first: int
    provinces: dict[str, Place]
    fjords: dict[str, Place]
    clans: list[Clan]
    draft: Draft | None
    battle: Battle | None


def picture(view: View, texts: Catalogue, names: list[str], width: int) -> RenderableType:
    facts = msgspec.convert(view.known.dump(), Facts)
    me = view.seat
    lines = [Text(texts.format("terminal-age", head(facts), names), style="bold")]
    lines += [place_line(name, "province", place, texts, names) for name, place in facts.provinces.items()]
    lines += [place_line(name, "fjord", place, texts, names) for name, place in facts.fjords.items()]
    lines.append(Text(""))
    for seat, clan in enumerate(facts.clans):
        lines += clan_lines(seat, clan, texts, names)
    if facts.battle is not None:
        lines += [Text(""), *battle_lines(facts.battle, texts, names)]
    if me is not None:
        lines += own_lines(facts, facts.clans[me], texts, width)
    return Group(*lines)


def head(facts: Facts) -> dict[str, int | str]:
    return {"age": facts.age, "phase": f"@phase-{facts.phase}", "seat": f"#{facts.first}"}


def place_line(word: str, family: str, place: Place, texts: Catalogue, names: list[str]) -> Text:
    """The word to type, the name, what lies there and who stands there with which strength."""
    line = Text().append(f"  {word:<{WORD}}", style="bold")
    shown = [texts.name(f"{family}-{word}")]
    if place.region is not None:
        shown.append(texts.name(f"region-{place.region}"))
    if place.destroyed or place.closed:
        shown.append(texts.format("terminal-ruined" if place.destroyed else "terminal-closed"))
        return line.append(" · ".join(shown), style="dim")
    if place.villages is not None and place.free is not None:
        shown.append(texts.format("terminal-villages", {"free": place.free, "all": place.villages}))
    if place.pillaged:
        shown.append(texts.format("terminal-pillaged"))
    elif place.token is not None:
        shown.append(texts.name(f"reward-{place.token}"))
    line.append(" · ".join(shown))
    if place.doomed is not None:
        line.append(" · " + texts.format("terminal-doomed", {"age": place.doomed}), style="bright_red")
    for seat in sorted({figure[0] for figure in place.figures}):
        kinds = Counter(kind for owner, kind, _ in place.figures if owner == seat)
        strength = f" {place.strengths[str(seat)]}" if str(seat) in place.strengths else ""
        line.append(f"\n{'':<{WORD + 4}}{names[seat]}{strength}: {counted(kinds, 'figure', texts)}")
    return line


def counted(things: dict[str, int] | Counter[str], family: str, texts: Catalogue) -> str:
    names = ((texts.name(f"{family}-{key}"), count) for key, count in things.items())
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names)


def clan_lines(seat: int, clan: Clan, texts: Catalogue, names: list[str]) -> list[Text]:
    params: dict[str, int | str] = {
        "seat": f"#{seat}",
        "rage": clan.rage,
        "most": clan.stats["rage"],
        "axes": clan.stats["axes"],
        "figures": clan.figures,
        "helmets": clan.helmets,
        "hand": clan.hand_size,
        "quests": clan.quest_count,
    }
    line = Text(texts.format("terminal-clan", params, names))
    if clan.passed:
        line.append(" · " + texts.format("terminal-passed"), style="dim")
    lines = [line]
    upgrades = Counter(card for card in clan.upgrades if card is not None)
    for key, things, family in (
        ("upgrades", upgrades, "card"),
        ("reserve", clan.reserve, "figure"),
        ("valhalla", clan.valhalla, "figure"),
    ):
        if things:
            shown = counted(things, family, texts)
            lines.append(Text(f"    {texts.format(f'terminal-{key}')}: {shown}", style="dim"))
    return lines


def battle_lines(battle: Battle, texts: Catalogue, names: list[str]) -> list[Text]:
    lines = [Text(texts.format("terminal-battle", {"province": f"@province-{battle.province}"}), style="bold")]
    for side in battle.sides:
        cards = counted(Counter(side.cards), "card", texts)
        lines.append(Text(f"    {names[side.seat]} {side.strength}{f': {cards}' if cards else ''}"))
    return lines


def own_lines(facts: Facts, clan: Clan, texts: Catalogue, width: int) -> list[Text]:
    """One's own cards, and the pack that is going round."""
    piles = [("terminal-quests", clan.quests), ("cli-hand", clan.hand)]
    if facts.draft is not None:
        piles = [("terminal-picked", facts.draft.picked), ("terminal-pack", facts.draft.hand)]
    lines: list[Text] = []
    for key, cards in piles:
        if cards:
            lines += [Text(texts.format(key) + ":"), *(card_line(card, cards, texts, width) for card in unique(cards))]
    return lines


def unique(cards: list[str]) -> list[str]:
    return sorted(set(cards), key=cards.index)


def card_line(card: str, cards: list[str], texts: Catalogue, width: int) -> Text:
    """The word to type, the name, and what it does as far as the line goes."""
    number = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
    line = Text(no_wrap=True, overflow="ellipsis").append(f"  {card:<20}", style="bold")
    line.append(f"{texts.name(f'card-{card}')}{number}  ").append(texts.text(f"card-{card}"), style="dim")
    line.truncate(max(20, width - 1), overflow="ellipsis")
    return line
