"""Nothing hidden leaves the hall before its time: every card carries a token, and all traffic is searched for it."""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from meadhall.engine.frames import Frame
from meadhall.engine.types import Json as EngineJson
from meadhall.server.tables import moves
from meadhall.server.tables.table import Table
from tests.madeup import draft, hall, raid
from tests.madeup.hall import UNKNOWN, Feast, bit
from tests.server.guests import Guest, open_hall, story, whole_move

TOKEN = re.compile(r"tok[0-9a-f]{12}")


class Tokens:
    """A secret word for every card of every play; who may know it, and since when."""

    def __init__(self) -> None:
        self.words = [f"tok{secrets.token_hex(6)}" for _ in range(64)]
        self.allowed: dict[int | None, set[str]] = {}
        self.coming: dict[int | None, set[str]] = {}

    def note(self, state: Feast) -> None:
        """What everybody knows in the middle of a move, they may know when it is shown."""
        for seat in (None, *range(state.game.seats)):
            mine = self.coming.setdefault(seat, set())
            mine |= {self.words[card] for card, known in enumerate(state.known) if known & bit(seat)}

    def show(self, state: Any) -> None:
        assert isinstance(state, Feast)
        self.note(state)
        for seat, coming in self.coming.items():
            self.allowed.setdefault(seat, set()).update(coming)
        self.coming = {}


@pytest.fixture
def tokens(monkeypatch: pytest.MonkeyPatch) -> Tokens:
    """Cards are called by their tokens in views, events and moves."""
    made = Tokens()
    words = made.words
    plain = Feast.dump

    def dump(self: Feast) -> dict[str, EngineJson]:
        names: list[EngineJson] = [None if place == UNKNOWN else words[card] for card, place in enumerate(self.place)]
        return {**plain(self), "tokens": names}

    def say(self: Any, s: Feast, seat: int, option: int) -> str:
        return f"{'open' if self.answer_of(seat) else 'keep'} {words[option]}"

    monkeypatch.setattr(Feast, "dump", dump)
    monkeypatch.setattr(draft.Pick, "say", say)
    monkeypatch.setattr(
        raid.Lead, "say", lambda self, s, seat, option: f"send {words[option - 1]}" if option else "rest"
    )
    monkeypatch.setattr(raid.Lead, "read", Frame.read)
    monkeypatch.setattr(
        raid.Ravens, "say", lambda self, s, seat, option: f"raven {words[option - 1]}" if option else "pass"
    )
    monkeypatch.setattr(
        raid.Clash, "say", lambda self, s, seat, option: f"serve {words[option - 1]}" if option else "hold"
    )
    for module in (draft, raid, hall):
        if hasattr(module, "dish"):
            monkeypatch.setattr(module, "dish", lambda card: f"@dish-{words[card]}")
    put, disclose = Feast.put, Feast.disclose

    def put_and_note(self: Feast, card: int, place: int, known: int) -> None:
        put(self, card, place, known)
        if self.listening:
            made.note(self)

    def disclose_and_note(self: Feast) -> None:
        disclose(self)
        if self.listening:
            made.note(self)

    monkeypatch.setattr(Feast, "put", put_and_note)
    monkeypatch.setattr(Feast, "disclose", disclose_and_note)
    shown = moves.show

    def show(table: Table) -> None:
        made.show(table.truth)
        shown(table)

    monkeypatch.setattr(moves, "show", show)
    return made


def search(text: str, tokens: Tokens, seat: int | None, where: str) -> int:
    leaked = leaks(text, tokens, seat)
    assert not leaked, f"{where} told {seat} of {len(leaked)} cards too early"
    return len(set(TOKEN.findall(text)))


def leaks(text: str, tokens: Tokens, seat: int | None) -> set[str]:
    return set(TOKEN.findall(text)) - tokens.allowed.get(seat, set())


@pytest.mark.parametrize("style", ["hidden", "open"])
def test_whole_plays_tell_nobody_anything_too_early(tmp_path: Path, tokens: Tokens, style: str) -> None:
    played(tmp_path, tokens, style)


@story
async def played(tmp_path: Path, tokens: Tokens, style: str) -> None:
    async with open_hall(tmp_path, window=0.03, idle_after=0.0, sweep_every=0.2, snapshot_every=4) as place:
        people = [await place.guest(name) for name in ("Anna", "Boris", "Carl")]
        watcher = await place.guest("Watcher")
        made = await people[0].table("feast", "me", "open", "open", options={"draft": style})
        for guest in people[1:]:
            await guest.join(made)
        table = made["id"]
        await people[0].post(f"/api/tables/{table}/start")
        tokens.show((await place.services.hall.table(table)).truth)
        ears: list[tuple[Guest, int | None]] = [*((guest, at) for at, guest in enumerate(people)), (watcher, None)]
        lines = [(await guest.live(table, "?previews=1"), seat) for guest, seat in ears]
        stream = asyncio.create_task(listen(watcher, table))
        found = 0
        for number in range(300):
            for guest, seat in ears:
                now = await guest.sync(table)
                if now["table"]["phase"] == "over":
                    break
                found += search(msgspec.json.encode(now).decode(), tokens, seat, "a sync")
                if number % 6 == 0:
                    for path in ("saga", "replay?at=0", "replay?at=2", "replay", "reckoning"):
                        text = (await guest.http.get(f"/api/tables/{table}/{path}")).text
                        early = leaks(text, tokens, seat)
                        if early and (await guest.sync(table))["table"]["phase"] == "over":
                            break  # A window has closed since that ended the play, and the book is open.
                        assert not early, f"an export or replay ({path}) told {seat} of {len(early)} cards too early"
                if seat is not None and now["asked"]:
                    wrong = await guest.command(table, "move", seq=now["seq"], seat=seat, move="keep everything")
                    search(msgspec.json.encode(wrong).decode(), tokens, seat, "an error")
                    why = await guest.command(table, "whyNot", seat=seat, move=f"send {tokens.words[3]}")
                    search(msgspec.json.encode(why).decode().replace(tokens.words[3], ""), tokens, seat, "a reason")
                    pick = 1 if now["asked"]["kind"] == "lead" else number
                    text = await whole_move(guest, table, now, pick)
                    told = await guest.command(table, "move", seq=now["seq"], seat=seat, move=text)
                    search(msgspec.json.encode(told).decode(), tokens, seat, "an answer")
            for line, seat in lines:
                await line.quiet(0.001)
                for text in line.heard:
                    over = '"over":true' in text or '"phase":"over"' in text
                    found += 0 if over else search(text, tokens, seat, "the live channel")
                line.heard.clear()
            if now["table"]["phase"] == "over":
                break
        assert now["table"]["phase"] == "over" and found > 500
        stream.cancel()
        for text in stream_heard:
            if '"over":true' not in text and '"phase":"over"' not in text:
                search(text, tokens, None, "the stream")
        assert len(stream_heard) > 10
        log = (await watcher.sync(table))["log"]
        assert all(line["move"] for line in log if line["events"] or line["move"])


stream_heard: list[str] = []


async def listen(guest: Guest, table: str) -> None:
    """Until the hall closes."""
    stream_heard.clear()
    with suppress(httpx.HTTPError):
        async with guest.http.stream("GET", f"/api/tables/{table}/stream", timeout=None) as stream:
            async for line in stream.aiter_lines():
                stream_heard.append(line)


def test_the_search_finds_a_leak(tmp_path: Path, tokens: Tokens, monkeypatch: pytest.MonkeyPatch) -> None:
    mask = Feast.mask

    def leaky(self: Feast, seat: int | None) -> Any:
        masked = mask(self, seat)
        assert isinstance(masked, Feast)
        masked.place[0] = self.place[0]
        return masked

    monkeypatch.setattr(Feast, "mask", leaky)
    with pytest.raises(AssertionError, match="too early"):
        played(tmp_path, tokens, "hidden")
