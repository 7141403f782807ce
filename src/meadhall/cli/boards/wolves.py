"""Wolves of Odin on a terminal: the Hall of the gods, the spoils, every line with its strengths, and one's own hand."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.engine.game import Value
from meadhall.engine.json_shape import ABSENT
from meadhall.engine.views import View
from meadhall.games.wolves.json_shape import Player, SeenState
from meadhall.games.wolves.units import DEITY_OF, KIND_OF, RAGNAROK, UNITS
from meadhall.text import Catalogue

WORD = 16
"""Room for the longest word that is typed: those of the victory cards are longest."""


def picture(view: View, texts: Catalogue, names: list[str], width: int) -> RenderableType:
    facts = msgspec.convert(view.known.data(), SeenState)
    me = view.seat
    lines = [Text(texts.format("terminal-round", {"round": facts.round, "deck": facts.deck}), style="bold")]
    if facts.ragnarok:
        lines.append(Text(texts.format("terminal-last-round"), style="bright_red"))
    lines += [Text(texts.format("terminal-hall") + ":")]
    tell = ThingLines(texts, view.game.options["cards"], width)
    lines += [tell.deity(card.card, card.prices, me) for card in facts.hall]
    lines += [Text(texts.format("terminal-spoils") + ":")]
    lines += [tell.thing(won.card, "victory", str(won.worth[me or 0])) for won in facts.spoils]
    lines.append(Text(""))
    for seat, player in enumerate(facts.players):
        lines += player_lines(seat, player, seat == me, texts, names)
    if me is not None:
        lines.append(Text(texts.format("cli-hand") + ":"))
        own = facts.players[me].hand
        for card, count in ({} if own is ABSENT else own).items():
            unit = facts.units.get(card)
            strength = "" if unit is None or unit.strength is None else str(unit.strength)
            shown = [strength, f"×{count}" if count > 1 else ""]
            lines.append(tell.thing(card, family_of(card), " ".join(filter(None, shown))))
    return Group(*lines)


def family_of(card: str) -> str:
    return "unit" if KIND_OF[card] < UNITS else "manoeuvre"


def counted(things: dict[str, int], texts: Catalogue) -> str:
    names = ((texts.name(f"{family_of(key)}-{key}"), count) for key, count in things.items())
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names)


class ThingLines(NamedTuple):
    """Cards in a line each, with the numbers of the set that is played."""

    texts: Catalogue
    cards: Value
    width: int

    def deity(self, deity: str, prices: list[int], me: int | None) -> Text:
        """A deity with its price for the viewer; Ragnarök has none (W-34)."""
        price = self.texts.format("terminal-price", {"count": prices[me or 0]}) if prices else ""
        return self.thing(deity, "victory" if DEITY_OF[deity] == RAGNAROK else "deity", price)

    def thing(self, word: str, family: str, number: str) -> Text:
        """The word to type, the name, a number, and what it does as far as the line goes."""
        line = Text(no_wrap=True, overflow="ellipsis").append(f"  {word:<{WORD}} ", style="bold")
        line.append(f"{self.texts.name(f'{family}-{word}')} {number}".rstrip() + "  ")
        line.append(self.texts.text(f"{family}-{word}", self.cards), style="dim")
        line.truncate(max(20, self.width - 1), overflow="ellipsis")
        return line


def player_lines(seat: int, player: Player, own: bool, texts: Catalogue, names: list[str]) -> list[Text]:
    """Strength and line from left to right, each unit with its strength; then what else lies before the seat."""
    params: dict[str, int | str] = {
        "seat": f"#{seat}",
        "number": seat,
        "strength": player.strength,
        "cards": player.cards,
        "glory": player.glory,
    }
    head = Text(texts.format("terminal-seat", params, names), style="bold" if own else "")
    if player.passed:
        head.append(" · " + texts.format("terminal-passed"), style="dim")
    units = [f"{texts.name(f'unit-{unit.name}')} {unit.strength}" for unit in player.line]
    lines = [head, Text("    " + (" | ".join(units) or texts.format("terminal-line-empty")))]
    gods = ", ".join(texts.name(f"deity-{deity}") for deity in player.deities)
    won = ", ".join(f"{texts.name(f'victory-{card.card}')} {card.worth}" for card in player.victories)
    for key, shown in (
        ("sacrifices", counted(player.sacrifices, texts)),
        ("deities", gods),
        ("victories", won),
        ("known", "" if own else counted(player.known, texts)),
    ):
        if shown:
            lines.append(Text(f"    {texts.format(f'terminal-{key}')}: {shown}", style="dim"))
    return lines
