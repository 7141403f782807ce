"""Everything that random plays say to people can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from meadhall import Chance, Reason, State
from meadhall.engine.game import title_named
from meadhall.text import LANGUAGES, Catalogue
from meadhall.text.messages import HALL, folder_of
from tests.conformance.cases import Case, all_cases, entry, joined
from tests.conformance.plays import Play, plays, random_move

NAMES = ("Sigrun", "Hjalmar", "Ingrid", "Ottar", "Ragna", "Ulf", "Yrsa", "Eskil")


def keys(folder: Path, language: str) -> set[str]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("name", joined())
def test_both_languages_of_a_title_have_the_same_keys(name: str) -> None:
    assert keys(folder_of(name), "en") == keys(folder_of(name), "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", joined())
def test_a_title_names_itself_and_its_options(name: str, language: str) -> None:
    title = title_named(name)
    found = keys(folder_of(name), language)
    wanted = {"title", "tagline", "length"}
    for choice in title.choices:
        wanted.add(f"option-{choice.name}")
        if choice.allowed != (False, True):
            wanted |= {f"option-{choice.name}-{value}" for value in choice.allowed}
    assert wanted <= found, sorted(wanted - found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_everything_said_in_a_play_can_be_said(case: Case, language: str) -> None:
    catalogue = Catalogue(language, case.name, strict=True)
    words = keys(HALL, language) | keys(folder_of(case.name), language)
    words |= {f"sign-{sign}" for sign in entry(case.name).signs}
    for play in plays(case):
        say_play(play, catalogue, words)


def say_play(play: Play, catalogue: Catalogue, words: set[str]) -> None:
    state = play.game.new(play.seed)
    say_events(state, catalogue)
    for move in play.moves:
        for option in move.options:
            say_prompts(state, catalogue, words)
            state.play(option, move.seat)
            say_events(state, catalogue)
    for look in play.looks:
        say_reasons(look, play, catalogue)


def say_prompts(state: State, catalogue: Catalogue, words: set[str]) -> None:
    for seat in state.waiting:
        prompt = state.prompt_for(seat)
        assert catalogue.prompt(prompt, NAMES)
        for option in state.options_for(seat):
            word = re.split(r"[^\w-]", state.say(option, seat))[0]
            named = word.isdecimal() or any(key.endswith(f"-{word}") for key in words)
            assert named, f"{prompt.kind}: nothing names the answer {word!r}"


def say_events(state: State, catalogue: Catalogue) -> None:
    for event in state.take_events():
        for seat in (None, *range(state.game.seats)):
            assert catalogue.event(event.key, event.seen_by(seat), NAMES)


def say_reasons(state: State, play: Play, catalogue: Catalogue) -> None:
    """Why moves of other moments, of other seats and of nobody at all are not allowed now."""
    texts = [move.text for move in play.moves[:40]] + ["no such thing", ""]
    for seat in range(state.game.seats):
        for text in texts:
            reason = state.why_not(seat, text)
            if reason is not None:
                assert isinstance(reason, Reason) and catalogue.reason(reason, NAMES)
    if not state.over:
        move = random_move(state, Chance(3))
        assert state.why_not(move.seat, move.text) is None
