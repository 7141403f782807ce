"""Blood Rage on a terminal: provinces and fjords with who stands there, the clans, the battle, and one's own cards."""

from __future__ import annotations

from collections import Counter

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.engine.json_shape import ABSENT, Absent
from meadhall.engine.views import View
from meadhall.games.bloodrage.json_shape import Battle, Clan, Figure, Fjord, Province, SeenState
from meadhall.text import Catalogue

WORD = 12
"""How wide the column of words to type is."""


def picture(view: View, texts: Catalogue, names: list[str], width: int) -> RenderableType:
    facts = msgspec.convert(view.known.data(), SeenState)
    me = view.seat
    lines = [Text(texts.format("terminal-age", head(facts), names), style="bold")]
    lines += [province_line(name, place, texts, names) for name, place in facts.provinces.items()]
    lines += [fjord_line(name, place, texts, names) for name, place in facts.fjords.items()]
    lines.append(Text(""))
    for seat, clan in enumerate(facts.clans):
        lines += clan_lines(seat, clan, texts, names)
    if facts.battle is not None:
        lines += [Text(""), *battle_lines(facts.battle, texts, names)]
    if me is not None:
        lines += own_lines(facts, facts.clans[me], texts, width)
    return Group(*lines)


def head(facts: SeenState) -> dict[str, int | str]:
    return {"age": facts.age, "phase": f"@phase-{facts.phase}", "seat": f"#{facts.first}"}


def province_line(word: str, place: Province, texts: Catalogue, names: list[str]) -> Text:
    """The word to type, the name, what lies there and who stands there with which strength."""
    line = Text().append(f"  {word:<{WORD}}", style="bold")
    shown = [texts.name(f"province-{word}")]
    if place.region is not None:
        shown.append(texts.name(f"region-{place.region}"))
    if place.destroyed:
        return line.append(" · ".join([*shown, texts.format("terminal-ruined")]), style="dim")
    if place.villages is not None and place.free is not None:
        shown.append(texts.format("terminal-villages", {"free": place.free, "all": place.villages}))
    if place.pillaged:
        shown.append(texts.format("terminal-pillaged"))
    elif place.token is not None:
        shown.append(texts.name(f"reward-{place.token}"))
    line.append(" · ".join(shown))
    if place.doomed is not None:
        line.append(" · " + texts.format("terminal-doomed", {"age": place.doomed}), style="bright_red")
    return line.append(troops(place.figures, place.strengths, texts, names))


def fjord_line(word: str, fjord: Fjord, texts: Catalogue, names: list[str]) -> Text:
    line = Text().append(f"  {word:<{WORD}}", style="bold")
    name = texts.name(f"fjord-{word}")
    if fjord.closed:
        return line.append(f"{name} · {texts.format('terminal-closed')}", style="dim")
    return line.append(name).append(troops(fjord.figures, {}, texts, names))


def troops(figures: list[Figure], strengths: dict[str, int], texts: Catalogue, names: list[str]) -> str:
    """Who stands there, a line for every seat."""
    lines = ""
    for seat in sorted({figure.seat for figure in figures}):
        kinds = Counter(figure.kind for figure in figures if figure.seat == seat)
        strength = f" {strengths[str(seat)]}" if str(seat) in strengths else ""
        lines += f"\n{'':<{WORD + 4}}{names[seat]}{strength}: {counted(kinds, 'figure', texts)}"
    return lines


def counted(things: dict[str, int] | Counter[str], family: str, texts: Catalogue) -> str:
    names = ((texts.name(f"{family}-{key}"), count) for key, count in things.items())
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names)


def clan_lines(seat: int, clan: Clan, texts: Catalogue, names: list[str]) -> list[Text]:
    params: dict[str, int | str] = {
        "seat": f"#{seat}",
        "rage": clan.rage,
        "most": clan.stats.rage,
        "axes": clan.stats.axes,
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


def own_lines(facts: SeenState, clan: Clan, texts: Catalogue, width: int) -> list[Text]:
    """One's own cards, and the pack that is going round."""
    piles = [("terminal-quests", there(clan.quests)), ("cli-hand", there(clan.hand))]
    if facts.draft is not None:
        piles = [("terminal-picked", there(facts.draft.picked)), ("terminal-pack", there(facts.draft.hand))]
    lines: list[Text] = []
    for key, cards in piles:
        if cards:
            lines += [Text(texts.format(key) + ":"), *(card_line(card, cards, texts, width) for card in unique(cards))]
    return lines


def there(cards: list[str] | Absent) -> list[str]:
    return [] if cards is ABSENT else cards


def unique(cards: list[str]) -> list[str]:
    return sorted(set(cards), key=cards.index)


def card_line(card: str, cards: list[str], texts: Catalogue, width: int) -> Text:
    """The word to type, the name, and what it does as far as the line goes."""
    number = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
    line = Text(no_wrap=True, overflow="ellipsis").append(f"  {card:<20} ", style="bold")
    line.append(f"{texts.name(f'card-{card}')}{number}  ").append(texts.text(f"card-{card}"), style="dim")
    line.truncate(max(20, width - 1), overflow="ellipsis")
    return line
