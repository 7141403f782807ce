"""A catalogue: all messages of one language, the hall's own and those of one title, over Fluent files.

A parameter `tile: "@tile-odin"` reaches its message as `$tile`, and in its grammatical cases as `$tile_acc`,
`$tile_gen` …, taken from the attributes of the message `tile-odin`; a name without that attribute stands as it is.
`"#1"` is the name of seat 1, a list is joined by commas and counted in `$tiles_count`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from meadhall.cards import card_numbers
from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.engine.game import Value
from meadhall.engine.types import Prompt, Reason
from meadhall.games import TITLES

LANGUAGES = ("en", "ru")
CASES = ("acc", "gen", "dat", "ins", "prep")
STRICT = "MEADHALL_STRICT_TEXT"
"""Set this environment variable and a text that is missing is an error; else its key is shown."""

Param: TypeAlias = "int | str | Sequence[int | str]"
Names: TypeAlias = Sequence[str]

HALL = Path(__file__).parent
GAMES = HALL.parent / "games"


class MissingText(MeadhallError, KeyError):
    """A catalogue has no text for a key, or a text asks for a parameter that was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


def folder_of(title: str) -> Path:
    """Where a title keeps its catalogues; a registered one from elsewhere keeps them beside its module."""
    if title in TITLES:
        return GAMES / TITLES[title].rpartition(".")[2]
    from meadhall.engine.game import title_named

    source = sys.modules[title_named(title).make.__module__].__file__
    return Path(source or ".").parent


def is_thing(message: Message) -> bool:
    """Whether this is the name of a card, tile or figure: it has a text, and is no option of the title."""
    named = not message.id.name.startswith("option-")
    return named and any(attribute.id.name == "text" for attribute in message.attributes)


class Catalogue:
    """What people read, in one language."""

    def __init__(self, language: str, title: str | None = None, strict: bool | None = None) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self.title = title
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self.bundle = FluentBundle([language], use_isolating=False)
        self.things: list[str] = []
        folders = [HALL] if title is None else [HALL, folder_of(title)]
        for folder in folders:
            path = folder / f"{language}.ftl"
            if path.exists():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource, allow_overrides=True)
                if folder != HALL:
                    self.things += [
                        entry.id.name for entry in resource.body if isinstance(entry, Message) and is_thing(entry)
                    ]

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def explained(self) -> list[str]:
        """The keys of all things of the title that have a text: cards, tiles, figures."""
        return self.things

    def format(self, key: str, params: Mapping[str, Param] | None = None, names: Names = ()) -> str:
        """The message of this key, with its parameters put in; `names` are those of the seats."""
        return self.fill(key, None, params or {}, names)

    def name(self, key: str, case: str = "") -> str:
        """A name, or its form in a case; where that form is not written it is the name itself."""
        if case and self.has(key) and case in self.bundle.get_message(key).attributes:
            return self.fill(key, case, {}, ())
        return self.fill(key, None, {}, ())

    def option(self, name: str, value: str) -> str:
        """A value of a title's option; one that no catalogue can know is named by the text for others."""
        key, other = f"option-{name}-{value}", f"option-{name}-other"
        if self.has(key) or not self.has(other):
            return self.name(key)
        return self.format(other, {"name": value})

    def text(self, key: str, cards: Value | None = None) -> str:
        """What the card or tile of this name does, with the numbers of a set of cards; of the usual one by default."""
        numbers = card_numbers(self.title, cards) if self.title else {}
        return self.fill(key, "text", numbers.get(key, {}), ()).strip()

    def event(self, key: str, params: Mapping[str, Param], names: Names = ()) -> str:
        return self.format(f"event-{key}", params, names)

    def prompt(self, prompt: Prompt, names: Names = ()) -> str:
        return self.format(f"prompt-{prompt.kind}", {"seat": f"#{prompt.seat}", **prompt.params}, names)

    def reason(self, reason: Reason, names: Names = ()) -> str:
        return self.format(f"no-{reason.key}", reason.params, names)

    def fill(self, key: str, attribute: str | None, params: Mapping[str, Param], names: Names) -> str:
        shown = key if attribute is None else f"{key}.{attribute}"
        pattern = None
        if self.has(key):
            message = self.bundle.get_message(key)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            if self.strict:
                raise MissingText(f"the {self.language} catalogue of {self.title or 'the hall'} lacks {shown!r}")
            return shown
        filled, errors = self.bundle.format_pattern(pattern, self.arguments(params, names))
        if errors and self.strict:
            raise MissingText(f"{shown!r} in {self.language}: {errors[0]}")
        return str(filled)

    def arguments(self, params: Mapping[str, Param], names: Names) -> dict[str, str | int]:
        """The parameters as Fluent wants them: names looked up, in every case, lists joined."""
        arguments: dict[str, str | int] = {}
        for name, value in params.items():
            if isinstance(value, int):
                arguments[name] = int(value)
                continue
            if not isinstance(value, str):
                arguments[f"{name}_count"] = len(value)
            arguments[name] = self.word(value, "", names)
            for case in CASES:
                arguments[f"{name}_{case}"] = self.word(value, case, names)
        return arguments

    def word(self, value: Param, case: str, names: Names) -> str:
        if isinstance(value, int):
            return str(value)
        if not isinstance(value, str):
            return ", ".join(self.word(part, case, names) for part in value)
        if value.startswith("@"):
            return self.name(value[1:], case)
        if value.startswith("#") and value[1:].isdecimal():
            seat = int(value[1:])
            return names[seat] if seat < len(names) else self.format("seat-nameless", {"number": seat + 1})
        return value


@lru_cache(maxsize=32)
def catalogue(language: str, title: str | None = None) -> Catalogue:
    """The shared catalogue of a language and a title; reading the files once is enough."""
    return Catalogue(language, title)
