"""Every family of keys that pages and terminal compose, with all its members.

What is composed of a title's own names follows from its data; what is composed of the words of moves and prompts, from
the rules that say them. The few words that only a page knows are listed here.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable
from importlib import import_module
from itertools import chain
from typing import Any

from meadhall.bots.levels_manners import LEVELS
from meadhall.bots.names import MAKERS
from meadhall.cli.boards import berserk as field
from meadhall.cli.boards import voluspa as terminal
from meadhall.cli.play import WORDS
from meadhall.engine.game import title_named
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.mechanisms.asking import DONE_WORD, PASS_WORD
from meadhall.games import TITLES
from meadhall.games.berserk import language
from meadhall.games.berserk.attack import ATTACK_NAMES
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import READY
from meadhall.games.berserk.facts import FEATURES
from meadhall.games.berserk.facts import terms as card_terms
from meadhall.games.berserk.notation import A_CARD, A_NUMBER, ARGUMENTS
from meadhall.games.berserk.programs import ASKS
from meadhall.games.bloodrage import board, cards, layout, moves, notation, sources
from meadhall.games.voluspa import notation as cells
from meadhall.games.voluspa import tiles
from meadhall.games.wolves import moves as wolf_moves
from meadhall.games.wolves import reactions, summoning, units
from meadhall.server.refusals import STATUS
from tests.text.composing import SOURCE
from tests.text.test_used import used

Families = dict[str, set[str]]


def keys(template: str, values: Iterable[str]) -> set[str]:
    return {template.format(value) for value in values}


def literals(node: ast.AST, names: dict[str, Any]) -> set[str]:
    """The texts a node may be of: those written out, and those of the module's constants."""
    if isinstance(node, ast.JoinedStr):
        return literals(node.values[0], names)
    if isinstance(node, ast.FormattedValue):
        return literals(node.value, names)
    if isinstance(node, ast.IfExp):
        return literals(node.body, names) | literals(node.orelse, names)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.Subscript):
        value = constant(node.value, names)
        return {entry for entry in value.values() if isinstance(entry, str)} if isinstance(value, dict) else set()
    value = constant(node, names)
    return {value} if isinstance(value, str) else set()


def constant(node: ast.AST, names: dict[str, Any]) -> Any:
    """What a name of the module, or of a module that it uses, stands for."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(names.get(node.value.id), node.attr, None)
    return names.get(node.id) if isinstance(node, ast.Name) else None


def words_said(title: str) -> set[str]:
    """The first words of answers, as the rules of a title spell them (`pass`, `pay bond`)."""
    found = {PASS_WORD, DONE_WORD}
    for path in sorted((SOURCE / "games" / title).glob("*.py")):
        names = vars(import_module(f"meadhall.games.{title}.{path.stem}"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.name.startswith("say") or node.name in ("word", "verb")):
                returns = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
                found |= set(chain.from_iterable(literals(value, names) for value in returns))
    return {text.split()[0] for text in found if text.strip()}


def line_words() -> set[str]:
    """The words by which a preview of Völuspá names what scores."""
    path = SOURCE / "games" / "voluspa" / "preview.py"
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "scored":
            found |= literals(node.args[1], {})
    return found


def voluspa() -> Families:
    names = tiles.NAMES[1:]
    return {
        "tile-{}": keys("tile-{}", names),
        "tile-{}.text": keys("tile-{}.text", names),
        "answer-{}": keys("answer-{}", cells.VERBS[1:]),
        "board-ask-{}": {"board-ask-discard", "board-ask-drop"},
        "board-box-{}": keys("board-box-{}", {tile.box for tile in tiles.TILES[1:]}),
        "board-line-{}": keys("board-line-{}", line_words()),
        "option-set-{}": keys("option-set-{}", tiles.SETS),
        "prompt-{}": prompts("voluspa"),
        "terminal-{}": keys("terminal-{}", terminal.LEGEND.values()),
        "ui-way-{}": keys("ui-way-{}", (*cells.WAYS[1:], *cells.LINES[1:])),
    }


def wolves() -> Families:
    people = keys("unit-{}", units.PEOPLE[: units.UNITS]) | keys("manoeuvre-{}", units.PEOPLE[units.UNITS :])
    deities = keys("deity-{}", units.DEITY_NAMES[: units.DEITIES])
    victories = keys("victory-{}", units.VICTORY_NAMES)
    phrases = [phrase.split() for phrase in wolf_moves.PHRASES if " " in phrase]
    verbs = {"sacrifice", "kills", "takes", "with", "return", "huskarl", "discard", "pay", "fetch"}
    tables = (*wolf_moves.WORDS.values(), *wolf_moves.WATCH_WORDS, *wolf_moves.PHRASES, DONE_WORD)
    said = words_said("wolves") | {word.split()[0] for word in tables} | set(units.PEOPLE)
    return {
        "unit-{}": keys("unit-{}", units.PEOPLE[: units.UNITS]),
        "manoeuvre-{}": keys("manoeuvre-{}", units.PEOPLE[units.UNITS :]),
        "deity-{}": deities,
        "victory-{}": victories,
        "{}-{}": people | deities | victories,
        "{}.text": keys("{}.text", people | deities | victories),
        "answer-{}": keys("answer-{}", said),
        "board-do-{}": keys("board-do-{}", verbs | {"tyr", "to", "summon", "strikes", "heimdall", "hel"}),
        "board-do-{}-{}": {f"board-do-{deity}-{verb}" for deity, verb in phrases},
        "board-do-outflank-{}": {"board-do-outflank-hand", "board-do-outflank-line"},
        "{}-all": keys("board-do-{}-all", ("discard", "return", "fetch", "with", "pay")),
        "board-odin-{}": {f"board-odin-{verb}" for deity, verb in phrases if deity == "odin"},
        "board-side-{}": keys("board-side-{}", units.ENDS),
        "board-threat-{}": keys("board-threat-{}", (*reactions.CAUSES, "arrival")),
        "board-via-{}": keys("board-via-{}", ("hand", "pile", "deity")),
        "colour-{}": keys("colour-{}", summoning.COLOURS),
        "end-{}": keys("end-{}", units.ENDS),
        "prompt-{}": prompts("wolves"),
        "rune-{}": {"rune-tiwaz", "rune-eihwaz"},
        "terminal-{}": keys("terminal-{}", ("sacrifices", "deities", "victories", "known")),
    }


def bloodrage() -> Families:
    figures = keys("figure-{}", [*notation.FIGURES, *notation.MONSTER_IDS])
    provinces = keys("province-{}", board.PLACE_NAMES[: board.PROVINCES])
    gods = {row.key("god").text() for row in cards.ROWS if row.has("god")}
    return {
        "board-wish-{}": keys("board-wish-{}", ("pillage", "march")),
        "source-{}": keys("source-{}", sources.SOURCES),
        "card-{}": keys("card-{}", cards.KEY),
        "card-{}.text": keys("card-{}.text", cards.KEY),
        "figure-{}": figures,
        "{}-{}": keys("card-{}", cards.KEY) | figures,
        "{}.text": keys("card-{}.text", cards.KEY) | keys("{}.text", figures),
        "province-{}": provinces,
        "fjord-{}": keys("fjord-{}", board.PLACE_NAMES[board.FJORD : board.RESERVE]),
        "region-{}": keys("region-{}", board.REGIONS),
        "reward-{}": keys("reward-{}", board.REWARDS),
        "phase-{}": keys("phase-{}", layout.PHASES),
        "stat-{}": keys("stat-{}", layout.STAT_NAMES),
        "stat-{}.text": keys("stat-{}.text", layout.STAT_NAMES),
        "kind-{}": keys("kind-{}", cards.KINDS),
        "part-god-{}": keys("part-god-{}", gods),
        "part-slot-{}": keys("part-slot-{}", layout.SLOT_NAMES),
        "clan-{}": keys("clan-{}", ("wolf", "raven", "bear", "serpent")),
        "answer-{}": keys("answer-{}", words_said("bloodrage") | set(moves.WORDS)),
        "board-do-{}": keys("board-do-{}", ("invade", "recall", "pillage", "challenge")),
        "board-via-{}": keys("board-via-{}", ("reserve", "dead", "place", "march", "hand")),
        "event-{}": events("bloodrage"),
        "prompt-{}": prompts("bloodrage"),
        "terminal-{}": keys("terminal-{}", ("upgrades", "reserve", "valhalla")),
    }


def berserk() -> Families:
    printed = keys("card-{}", BOOK.by_word)
    terms = keys(
        "term-{}", {JsonReader(term).items(2, 2)[0].text() for card in BOOK.cards for term in card_terms(card)}
    )
    verbs = ("counter", "jump", "sky", "strike", "teleport")
    aimed = ("jump-at", "strike-at", "teleport-at")
    named = {int(number): str(name) for number, name in FEATURES.items()}
    asks = {
        f"board-ask-{name}-{ARGUMENTS[answer]}"
        for number, name in named.items()
        for op in BOOK.features[number].program
        for answer in ((A_CARD, A_NUMBER) if op.code == "redistribute" else ASKS.get(op.code, ()))
    }
    return {
        "ability-{}": keys("ability-{}", language.ABILITIES),
        "answer-{}": keys("answer-{}", words_said("berserk")),
        "board-barred-{}": keys(
            "board-barred-{}", ("squad-full", "unique", "too-many-flyers", "one-terrain", "too-few-crystals")
        ),
        "board-do-{}": keys("board-do-{}", (*verbs, *aimed, "die", "pay", "row")),
        "board-ask-{}-{}": asks,
        "board-does-{}": keys("board-does-{}", named.values()),
        "board-order-{}": keys("board-order-{}", ("first", "second")),
        "board-order-{}.text": keys("board-order-{}.text", ("first", "second")),
        "board-verb-{}": keys("board-verb-{}", (*verbs, "step")),
        "board-why-{}": keys("board-why-{}", ("value", "incoming", "die", "movement", "range")),
        "card-{}": printed,
        "class-{}": keys("class-{}", language.CLASSES),
        "deck-{}": keys("deck-{}", READY),
        "deck-{}.text": keys("deck-{}.text", READY),
        "element-{}": keys("element-{}", language.ELEMENTS),
        "kind-{}": keys("kind-{}", language.CARD_KINDS),
        "no-{}": reasons("berserk"),
        "prompt-{}": prompts("berserk"),
        "strength-{}": keys("strength-{}", language.STRENGTHS),
        "term-{}": terms,
        "term-{}.text": keys("{}.text", terms),
        "verb-{}": set(),
        "zone-{}": keys("zone-{}", field.ZONES),
        "table-{}": keys("table-{}", (*field.LEGEND.values(), "squad", "deal")),
        "{}.text": keys("{}.text", printed),
    }


def deck_pages() -> Families:
    """What the deck builder composes."""
    return {
        "builder-kind-{}": keys("builder-kind-{}", ("ground", "flying", "symbiont", "artifact", "terrain")),
        "builder-order-{}": keys("builder-order-{}", ("cost", "name", "element")),
    }


def of_calls(title: str, family: str) -> set[str]:
    return {key for key in used(SOURCE / "games" / title) if key.startswith(family)}


def prompts(title: str) -> set[str]:
    """Kinds of prompts; those that Wolves and Berserk compose are listed in their rules."""
    more: set[str] = set()
    if title == "berserk":
        more = keys("prompt-choose-{}", ARGUMENTS[:6]) | keys("prompt-aim-{}", ("cell", "target"))
    if title == "wolves":
        more = keys("prompt-reaction-{}", reactions.CAUSES) | keys(
            "prompt-target-{}", ("archer", "assassin", "raider", "traitor")
        )
    return of_calls(title, "prompt-") | more


def events(title: str) -> set[str]:
    more = keys("event-attack-{}", ATTACK_NAMES) if title == "berserk" else set()
    return of_calls(title, "event-") | more


def reasons(title: str) -> set[str]:
    return of_calls(title, "no-") | {key for key in used(SOURCE / "engine") if key.startswith("no-")}


def rules_page(title: str) -> list[dict[str, Any]]:
    return list(json.loads((SOURCE / "games" / title / "rules.json").read_text(encoding="utf-8"))["sections"])


BOTS = [f"level-{level}" for level in LEVELS] + [
    name for name, maker in MAKERS.items() if maker.__module__.startswith("meadhall.") and name != "level"
]
TITLE_FAMILIES = {
    "berserk": berserk() | deck_pages(),
    "bloodrage": bloodrage(),
    "voluspa": voluspa(),
    "wolves": wolves(),
}
QUIET = {
    "berserk": ("window", "turn", "peace"),
    "bloodrage": ("battle", "age", "late"),
    "wolves": ("round",),
    "voluspa": (),
}
"""What a table offers not to be asked again; `new Quiet` in its Table.svelte."""


GLORY = ("bloodrage", "wolves")
"""Titles that count in Glory, and say so on a terminal."""
OWN_WORDS = ("scores", "place", "candidates", "move-gives")


def hall_families(title: str) -> Families:
    """What the pages that all titles share, and the terminal, compose at a table of this title."""
    choices = title_named(title).choices
    sections = [section["id"] for section in rules_page(title)]
    examples = [example for section in rules_page(title) for example in section.get("examples", [])]
    return {
        "event-{}": events(title),
        "prompt-{}": prompts(title),
        "no-{}": reasons(title),
        "error-{}": keys("error-{}", (*STATUS, "server")),
        "board-quiet-{}": keys("board-quiet-{}", QUIET[title]),
        "board-quiet-{}-on": keys("board-quiet-{}-on", QUIET[title]),
        "ui-pace-{}": keys("ui-pace-{}", ("at_once", "quick", "calm", "slow")),
        "ui-pause-{}": keys("ui-pause-{}", ("key", "long", "short", "never")),
        "bot-{}": keys("bot-{}", BOTS),
        "{}.text": keys("bot-{}.text", BOTS)
        | {f"{card}.text" for section in rules_page(title) for card in section.get("cards", [])},
        "cli-help-{}": keys("cli-help-{}", WORDS),
        "cli-{}": keys("cli-{}", OWN_WORDS),
        "terminal-{}": keys("terminal-{}", OWN_WORDS) if title in GLORY else set(),
        "terminal-{}-{}": {"terminal-cards-reconstructed"} if title == "wolves" else set(),
        "line-{}": keys("line-{}", line_words()) if title == "voluspa" else set(),
        "option-{}": {f"option-{choice.name}" for choice in choices},
        "option-{}-{}": {
            f"option-{choice.name}-{value}"
            for choice in choices
            if choice.allowed != (False, True)
            for value in choice.allowed
        },
        "rules-example-{}": {f"rules-example-{example['id']}" for example in examples},
        "rules-{}": keys("rules-{}", sections),
        "rules-{}.text": keys("rules-{}.text", sections),
        "ui-clock-{}": keys("ui-clock-{}", ("none", "brisk", "calm", "slow")),
        "ui-clock-{}-note": keys("ui-clock-{}-note", ("none", "brisk", "calm", "slow")),
        "ui-row-{}": keys("ui-row-{}", ("waiting", "playing", "over")),
        "ui-review-{}": keys("ui-review-{}", ("good", "doubtful", "mistake", "blunder", "you", "played")),
        "ui-review-key-{}": keys("ui-review-key-{}", ("move", "turn", "better", "open", "leave")),
        "ui-stood-in-{}": {"ui-stood-in-late", "ui-stood-in-failed"},
        "ui-theme-{}": keys("ui-theme-{}", ("night", "day")),
    }


HALL_FAMILIES = {title: hall_families(title) for title in TITLES}
