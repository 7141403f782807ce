"""No key without a text reaches a page or the terminal: every key they write out or compose has its text."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from meadhall.games import TITLES
from meadhall.text import LANGUAGES
from tests.text.composing import SOURCE, WEB, Composed, composed, in_python, in_typescript, web_files, written_out
from tests.text.families import HALL_FAMILIES, TITLE_FAMILIES, Families, line_words, words_said

NO_KEYS = {
    Composed("web/src/games/berserk/CardPage.svelte", "entry-{}"),
    Composed("web/src/games/bloodrage/Battle.svelte", "fallen-{}-{}"),
    Composed("web/src/games/bloodrage/prompting.ts", "wish-{}"),
    Composed("web/src/lib/quiet.svelte.ts", "ask-{}"),
    Composed("web/src/lib/quiet.svelte.ts", "quiet-{}"),
    Composed("web/src/pages/Rules.svelte", "rule-{}"),
    Composed("web/src/parts/tray.ts", "choice-{}"),
    Composed("web/src/table/TableFrame.svelte", "tab-{}"),
}
"""Names of elements and of items of lists: nobody reads them."""
ASKED_FOR = {
    Composed("web/src/games/berserk/CardPage.svelte", "ask-{}-{}"),
    Composed("web/src/games/berserk/CardPage.svelte", "ask-{}-{}.text"),
    Composed("web/src/lib/words.svelte.ts", "option-{}-other"),
    Composed("web/src/lib/words.svelte.ts", "ui-{}"),
    Composed("web/src/pages/SetUp.svelte", "option-{}.text"),
    Composed("web/src/pages/SetUp.svelte", "option-{}-{}.text"),
    Composed("web/src/lib/verse.ts", "answer-{}"),
}
"""Shown only where there is such a text; and `ui` itself, whose keys are looked at where it is called."""

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="there is no client in this checkout")


@cache
def texts(language: str, title: str, pages: bool) -> frozenset[str]:
    """The keys, and attributes of keys, that have a text: for the terminal, or with what only the pages load."""
    folder = SOURCE / "games" / title
    paths = [SOURCE / "text" / f"{language}.ftl", folder / f"{language}.ftl"]
    parts = [SOURCE / "text" / "pages", *(folder / part for part in ("board", "rules", "decks"))] if pages else []
    paths += [part.with_name(f"{part.name}.{language}.ftl") for part in parts]
    found: set[str] = set()
    for entry in (entry for path in paths if path.exists() for entry in parsed(path)):
        found |= {entry.id.name} if entry.value else set()
        found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return frozenset(found)


@cache
def parsed(path: Path) -> list[ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def owner(file: str) -> str | None:
    """The title whose board a file is of; None for what all titles share."""
    found = re.match(r"(?:web/src/games|cli/boards)/(\w+)", file)
    return found[1] if found and found[1] in TITLES else None


def lacking(one: Composed, families: Families, title: str) -> list[str]:
    """What cannot be read of a composed key, in sentences."""
    if one.template not in families:
        return [f"{one.file} composes {one.template!r}, and tests/text/families.py does not say of what"]
    pages = one.file.startswith("web/")
    return [
        f"{one.file} may show {key!r}, which {title}/{language}.ftl lacks"
        for language in LANGUAGES
        for key in sorted(families[one.template] - texts(language, title, pages))
    ]


def found_in(files: list[Composed]) -> list[str]:
    out: list[str] = []
    for one in files:
        own = owner(one.file)
        if own is not None:
            out += lacking(one, TITLE_FAMILIES[own] | {"line-{}": set()}, own)
        else:
            for title in TITLES:
                out += lacking(one, HALL_FAMILIES[title], title)
    return out


def keys_composed() -> list[Composed]:
    """Without what is no key; a key of parts alone (`{}-{}`) only where it is known as a family."""
    out = []
    for one in composed():
        own = owner(one.file)
        known = one.template in (TITLE_FAMILIES[own] if own else HALL_FAMILIES["voluspa"])
        named = re.search("[a-z]", one.template) is not None or (known and not one.file.startswith("web/"))
        if named and one not in NO_KEYS | ASKED_FOR:
            out.append(one)
    return out


def test_every_key_that_is_composed_has_its_text() -> None:
    found = found_in(keys_composed())
    assert found == [], "\n".join(found)


def test_every_key_that_is_written_out_has_its_text() -> None:
    out: list[str] = []
    for path in web_files():
        file = f"web/src/{path.relative_to(WEB).as_posix()}"
        titles = [owner(file)] if owner(file) else list(TITLES)
        for key in sorted(written_out(path.read_text(encoding="utf-8"))):
            for title in titles:
                assert title is not None
                for language in LANGUAGES:
                    if key not in texts(language, title, True):
                        out.append(f"{file} shows {key!r}, which has no text in {language} for {title}")
    assert out == []


def test_no_family_is_there_for_nothing() -> None:
    used = {(owner(one.file), one.template) for one in composed()}
    unused = [
        f"{title}: {template}"
        for title in TITLES
        for template in TITLE_FAMILIES[title]
        if (title, template) not in used
    ]
    unused += [template for template in HALL_FAMILIES["voluspa"] if (None, template) not in used]
    assert unused == []
    assert set(composed()) >= NO_KEYS | ASKED_FOR


def test_a_key_without_a_text_is_named_with_its_file() -> None:
    one = Composed("web/src/games/voluspa/LargeTile.svelte", "board-box-{}")
    assert found_in([one]) == []
    assert lacking(one, {"board-box-{}": {"board-box-base", "board-box-saga"}}, "voluspa") == [
        "web/src/games/voluspa/LargeTile.svelte may show 'board-box-saga', which voluspa/en.ftl lacks",
        "web/src/games/voluspa/LargeTile.svelte may show 'board-box-saga', which voluspa/ru.ftl lacks",
    ]
    assert lacking(Composed("cli/play.py", "board-box-{}"), {"board-box-{}": {"board-box-base"}}, "voluspa") != []
    assert "does not say of what" in lacking(Composed("x.ts", "new-{}"), {}, "wolves")[0]


def test_composed_keys_are_found_in_both_languages_of_code() -> None:
    source = (
        "say.text(`tile-${one.tile}`); `${a ? `board-do-${b}` : ''} and more`; ui(`way-${w}`); f(`@end-${x}`); `1 ${y}`"
    )
    found = [one.template for one in in_typescript(source, "a.ts")]
    assert found == ["tile-{}", "board-do-{}", "ui-way-{}", "end-{}"]
    python = "x = f'line-{a}', f'{b} and {c}', f'@card-{d}.text'"
    assert [one.template for one in in_python(python, "a.py")] == ["line-{}", "card-{}.text"]
    assert written_out("say.text(x ? 'board-a' : 'board-b'); ui('lobby'); import 'icon:board-game'") == {
        "board-a",
        "board-b",
        "ui-lobby",
    }


def test_the_words_of_answers_are_found_in_the_rules() -> None:
    assert {"pass", "shield_wall", "kills", "pay", "seat"} <= words_said("wolves")
    assert {"pass", "flee", "warrior", "save", "stay"} <= words_said("bloodrage")
    assert line_words() == {"row", "col", "serpent-row", "serpent-col", "dwarf", "hel", "lone"}
