"""Decks of one's own at the hall: read, kept, refused, taken along; and no other seat ever receives one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.deck_codes import code_of
from meadhall.games.berserk.decks import READY
from meadhall.server.limits import Limits
from tests.server.guests import PATIENCE, Guest, Place, open_hall, story

GOOD = "a long password of the tests"
HORDE, HOST = (code_of(cards) for cards in READY.values())
LIST = "helmir, skeleton*4"


async def member(hall: Place, name: str) -> Guest:
    guest = await hall.guest(name)
    await guest.post("/api/account", {"name": name, "password": GOOD})
    return guest


def deck(code: str, name: str = "Stone and steppe") -> dict[str, Any]:
    return {"game": "berserk", "name": name, "code": code}


@story
async def test_the_rules_say_of_any_deck_what_it_is(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest()
        told = await anna.get("/api/games/berserk/deck", text=LIST)
        assert told["cards"] == {"helmir": 1, "skeleton": 4} and told["size"] == 5
        assert told["fault"]["key"] == "deck-small" and told["fault"]["params"] == {"missing": 25, "least": 30}
        assert (told["elements"], told["price"]) == (["mountains", "darkness"], 1)
        assert await anna.get("/api/games/berserk/deck", text=told["code"].lower()) == told
        several = await anna.get("/api/games/berserk/deck", text="helmir*4, ost")
        assert several["fault"]["key"] == "deck-copies" and several["fault"]["cards"] == ["helmir"]
        ready = await anna.get("/api/games/berserk/decks")
        assert [(one["name"], one["deck"]["code"], one["deck"]["fault"]) for one in ready] == [
            ("horde", HORDE, None),
            ("host", HOST, None),
        ]
        assert (await anna.get("/api/games/berserk/deck", text=""))["size"] == 0


@story
async def test_what_cannot_be_read_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest()
        for text, reason in (
            (HORDE[:-1], "code-check"),
            ("BRS7-1234", "code-version"),
            ("BRS1-12!4", "code-letter"),
            ("nobody*2", "deck-unknown"),
            ("helmir*6", "deck-copies"),
            ("helmir*0", "deck-copies"),
            ("helmir*x", "deck-copies"),
        ):
            answer = await anna.http.get("/api/games/berserk/deck", params={"text": text})
            assert answer.status_code == 400, text
            assert (answer.json()["error"], answer.json()["reason"]) == ("bad-deck", reason)
        for game in ("voluspa", "nothing"):
            for way in ("deck", "decks"):
                answer = await anna.http.get(f"/api/games/{game}/{way}", params={"text": LIST})
                assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")


@story
async def test_an_account_keeps_decks_and_nobody_else_has_them(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await member(hall, "Anna"), await member(hall, "Boris")
        made = await anna.post("/api/me/decks", deck(HORDE.lower(), "  My \u200bhorde "))
        assert (made["name"], made["deck"]["code"]) == ("My horde", HORDE)
        unfinished = (await anna.get("/api/games/berserk/deck", text=LIST))["code"]
        other = await anna.post("/api/me/decks", deck(unfinished))
        assert other["deck"]["fault"]["key"] == "deck-small"
        assert [one["id"] for one in await anna.get("/api/me/decks")] == [other["id"], made["id"]]
        renamed = await anna.post(f"/api/me/decks/{made['id']}", {"name": "Raer's"})
        assert (renamed["name"], renamed["deck"]["code"], renamed["created"]) == ("Raer's", HORDE, made["created"])
        changed = await anna.post(f"/api/me/decks/{made['id']}", {"code": HOST})
        assert (changed["name"], changed["deck"]["code"]) == ("Raer's", HOST)
        assert [one["id"] for one in await anna.get("/api/me/decks")] == [made["id"], other["id"]]

        assert await boris.get("/api/me/decks") == []
        for path, body in (
            (f"/api/me/decks/{made['id']}", {"name": "Mine"}),
            (f"/api/me/decks/{made['id']}/delete", {}),
        ):
            assert await boris.refused(path, body) == "unknown-deck"
        assert [one["id"] for one in await anna.post(f"/api/me/decks/{other['id']}/delete")] == [made["id"]]
        assert await anna.refused(f"/api/me/decks/{other['id']}/delete") == "unknown-deck"
        assert (await anna.get("/api/me/decks"))[0]["deck"]["code"] == HOST


@story
async def test_decks_come_along_and_go_with_everything_of_ones_own(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await member(hall, "Anna"), await member(hall, "Boris")
        await anna.post("/api/me/decks", deck(HORDE))
        await boris.post("/api/me/decks", deck(HOST, "His"))
        told = (await anna.http.get("/api/me/data")).json()["decks"]
        assert [(one["name"], one["deck"]["code"]) for one in told] == [("Stone and steppe", HORDE)]
        gone = anna.id
        await anna.post("/api/me/delete", {"password": GOOD})
        assert await hall.services.decks.of(gone) == []
        assert [one["name"] for one in await boris.get("/api/me/decks")] == ["His"]


@story
async def test_decks_are_refused_to_guests_and_beyond_the_limits(tmp_path: Path) -> None:
    limits = Limits.generous()
    limits.decks_per_account, limits.deck_rate, limits.deck_burst = 2, 0.0, 6.0
    async with open_hall(tmp_path, limits=limits) as hall:
        guest = await hall.guest()
        assert await guest.refused("/api/me/decks", deck(HORDE)) == "no-account"
        assert await guest.get("/api/me/decks") == []
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as nobody:
            assert (await nobody.get("/api/me/decks")).json() == []
            assert (await nobody.post("/api/me/decks", json=deck(HORDE))).json()["error"] == "no-session"
        anna = await member(hall, "Anna")
        for body, error in (
            (deck("BRS1-0000"), "bad-deck"),
            (deck(HORDE, " \u200b "), "bad-name"),
            ({**deck(HORDE), "game": "voluspa"}, "unknown-game"),
        ):
            assert await anna.refused("/api/me/decks", body) == error
        assert await anna.refused("/api/me/decks", deck(HORDE, "x" * 41)) == "bad-message"
        assert await anna.refused("/api/me/decks", {**deck(HORDE), "owner": "boris"}) == "bad-message"
        for _ in range(2):
            await anna.post("/api/me/decks", deck(HORDE))
        assert await anna.refused("/api/me/decks", deck(HORDE)) == "too-many-decks"
        assert await anna.refused("/api/me/decks", deck(HORDE)) == "too-fast"
        anna.http.headers["x-csrf-token"] = ""
        answer = await anna.http.post("/api/me/decks", json=deck(HORDE))
        assert answer.json()["error"] == "csrf"


@story
async def test_a_deck_is_laid_by_its_code_and_the_other_seat_never_receives_it(tmp_path: Path) -> None:
    """The canary: cards of the one deck that are not in the other are never named to the other seat before they are
    shown, nor is the code."""
    async with open_hall(tmp_path) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        made = await anna.table("berserk", "me", "open", options={"decks": "own"})
        await boris.join(made)
        await anna.post(f"/api/tables/{made['id']}/start")
        table = made["id"]
        line, watcher = await boris.live(table), await hall.guest()
        seen = await watcher.live(table)
        refused = await anna.command(table, "move", seq=0, seat=0, move=HORDE[:-1] + "Z", id="wrong")
        assert (refused["error"], refused["reason"]) == ("invalid-move", "code-check")
        short = code_of(READY["horde"][:29])
        refused = await anna.command(table, "move", seq=0, seat=0, move=short, id="short")
        assert (refused["error"], refused["reason"], refused["params"]) == (
            "illegal-move",
            "deck-small",
            {"missing": 1, "least": 30},
        )
        assert (await anna.command(table, "move", seq=0, seat=0, move=HORDE, id="lays"))["is"] == "ack"
        mine = await anna.sync(table)
        assert mine["asked"] is None
        told = [await boris.sync(table), await watcher.sync(table), *await line.quiet(0.3), *await seen.quiet(0.1)]
        numbers = str([int(BOOK.cards[kind].id) for kind in READY["horde"]])[1:-1]
        kinds = str(list(READY["horde"]))[1:-1]
        for message in told:
            assert not [secret for secret in (HORDE, numbers, kinds) if secret in str(message)], message
            if "view" in message:
                frame = message["view"]["state"]["frames"][-1]
                assert frame[0] == "LayDeck" and frame[1][1][0] == [-1], frame
        assert (await boris.command(table, "move", seq=0, seat=1, move=HOST, id="lays"))["is"] == "ack"
        for guest, seat, other in ((anna, 0, HOST), (boris, 1, HORDE)):
            now = await guest.sync(table)
            mine, theirs = now["view"]["state"]["players"][seat], now["view"]["state"]["players"][1 - seat]
            assert len(mine["deck"]) == 30 and None not in mine["deck"]
            assert set(theirs["deck"]) == {None} and len(theirs["deck"]) == 30
            assert other not in str(now)
        assert not [text for text in (*line.heard, *seen.heard) if HORDE in text]
