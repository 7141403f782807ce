"""Berserk on a terminal: the battlefield from one's own side, the zones beside it, and the cards to choose from."""

from __future__ import annotations

from collections import Counter

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.engine.types import Params
from meadhall.engine.views import View
from meadhall.games.berserk.board import CELL_NAMES, COLUMNS, ROWS
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.features import NOTHING
from meadhall.games.berserk.json_shape import Card, Player, SeenState
from meadhall.text import Catalogue

COLOURS = ("bright_red", "bright_cyan")
LIFE, CLOSED, COUNTERS, TOKENS, POISON, RIDER = "♥", "×", "●", "◌", "☠", "+"
LEGEND = {LIFE: "life", CLOSED: "closed", COUNTERS: "counters", TOKENS: "tokens", POISON: "poison", RIDER: "rider"}
NARROWEST, WIDEST = 8, 20
"""How many letters a cell may have."""
ZONES = ("extra", "graveyard", "exile")


def picture(view: View, texts: Catalogue, names: list[str], width: int) -> RenderableType:
    facts = msgspec.convert(view.known.data(), SeenState)
    lines: list[RenderableType] = []
    if facts.cards:
        head: Params = {"turn": facts.turn, "seat": f"#{facts.active}", "quiet": facts.quiet}
        lines.append(Text(texts.format("terminal-turn", head, names), style="bold"))
        lines.append(field(facts, view.seat, texts, width))
        lines.append(legend(texts))
    for seat, player in enumerate(facts.players):
        lines += seat_lines(facts, seat, player, texts, names)
    if view.seat is not None:
        lines += own_lines(facts.players[view.seat], texts, width)
    return Group(*lines)


# --- the field ------------------------------------------------------------------------------------------------------


def field(facts: SeenState, me: int | None, texts: Catalogue, width: int) -> Table:
    """The viewer's third row is the lowest; spectators sit behind the first player."""
    first = me is None or me == facts.first
    rows = range(ROWS - 1, -1, -1) if first else range(ROWS)
    columns = range(COLUMNS) if first else range(COLUMNS - 1, -1, -1)
    size = max(NARROWEST, min(WIDEST, (width - 4) // COLUMNS - 3))
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
    table.add_column("", style="dim")
    for column in columns:
        table.add_column("abcde"[column], width=size, no_wrap=True, header_style="dim", overflow="ellipsis")
    marks = {CELL_NAMES[row[1]] for row in facts.marks}
    for row in rows:
        cells = [cell_text(facts, CELL_NAMES[row * COLUMNS + column], marks, texts) for column in columns]
        table.add_row(str(row + 1), *cells)
    return table


def cell_text(facts: SeenState, cell: str, marks: set[str], texts: Catalogue) -> Text:
    """Who stands here, then who sits on it; a marker where one lies."""
    standing = [card for card in facts.cards if card.zone == "field" and card.cell == cell]
    standing.sort(key=lambda card: card.host is not None)
    parts = [card_text(card, texts, "\n") for card in standing]
    if cell in marks:
        parts.append(Text("◎", style="bright_yellow"))
    return Text("\n").join(parts)


def card_text(card: Card, texts: Catalogue, gap: str) -> Text:
    """A card by its name, with its lives and what lies on it."""
    name = texts.name("card-hidden" if card.card is None else f"card-{word_of(card.card)}")
    style = COLOURS[card.side] if card.open else f"dim {COLOURS[card.side]}"
    in_play = card.zone in ("field", "extra")
    marks = [f"{LIFE}{card.life}"] if in_play and card.life and not card.face_down else []
    marks += [CLOSED] if in_play and not card.open else []
    for mark, number in ((COUNTERS, card.counters), (TOKENS, card.tokens), (POISON, card.poison)):
        marks += [f"{mark}{number}"] if number else []
    text = Text(f"{RIDER if card.host is not None else ''}{name}", style=style)
    return text.append(gap + " ".join(marks)) if marks else text


def word_of(id: int) -> str:
    return BOOK.cards[BOOK.by_id[id]].word


def legend(texts: Catalogue) -> Text:
    return Text(" · ".join(f"{mark} {texts.format(f'table-{word}')}" for mark, word in LEGEND.items()), style="dim")


# --- beside it ------------------------------------------------------------------------------------------------------


def seat_lines(facts: SeenState, seat: int, player: Player, texts: Catalogue, names: list[str]) -> list[Text]:
    params: dict[str, int | str] = {"seat": f"#{seat}", "deck": len(player.deck) + len(player.below)}
    lines = [Text(texts.format("terminal-seat", params, names), style=f"bold {COLOURS[seat]}")]
    for zone in ZONES:
        there = [card for card in facts.cards if card.zone == zone and card.side == seat]
        if there:
            shown = Text(", ").join(card_text(card, texts, " ") for card in there)
            lines.append(Text(f"    {texts.format(f'zone-{zone}')}: ").append_text(shown))
    if player.below:
        shown = Text(", ".join(texts.name(f"card-{word_of(id)}") for id in player.below))
        lines.append(Text(f"    {texts.format('table-below')}: ").append_text(shown))
    return lines


def own_lines(player: Player, texts: Catalogue, width: int) -> list[Text]:
    """The own deal, recruits and deck, card by card while one may choose from them."""
    lines: list[Text] = []
    for key, ids in (("squad", player.squad), ("deal", player.deal)):
        if ids:
            lines.append(Text(texts.format(f"table-{key}") + ":"))
            lines += [card_line(id, count, texts, width) for id, count in Counter(ids).items() if id is not None]
    return lines


def card_line(id: int, count: int, texts: Catalogue, width: int) -> Text:
    """The word to type, the price, the name, life and strike, and what the card does as far as the line goes."""
    card = BOOK.cards[BOOK.by_id[id]]
    price = Text(f"◆{card.cost} ", style="bright_yellow") if card.elite else Text(f"◇{card.cost} ")
    strike = "-".join(str(card.strike.of(strength)) for strength in (1, 2, 3))
    numbers = [] if card.strike is NOTHING else [strike]
    numbers += [f"{LIFE}{card.life}"] if card.life else []
    numbers += [f"×{count}"] if count > 1 else []
    line = Text(no_wrap=True, overflow="ellipsis").append(f"  {card.word:<20}", style="bold").append_text(price)
    line.append(f"{texts.name(f'card-{card.word}')} {' '.join(numbers)}  ")
    line.append(texts.text(f"card-{card.word}"), style="dim")
    line.truncate(max(20, width - 1), overflow="ellipsis")
    return line
