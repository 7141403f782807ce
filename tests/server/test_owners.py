"""Whose an account is: sessions that change and end, passwords worth something, names, and what is one's own."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.server.limits import Limits
from meadhall.server.names import cleaned, likeness
from meadhall.server.refusals import Refusal
from meadhall.server.web.passwords import check_password, is_common
from tests.server.databases import ELSEWHERE
from tests.server.guests import PATIENCE, Guest, Line, one_move, open_hall, story, two_at_a_table
from tests.server.processes import until

GOOD = "the owl flew at noon"
OTHER = "seven grey herrings"


async def is_closed(line: Line) -> bool:
    try:
        while True:
            await line.receive(PATIENCE)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


async def with_cookie(guest: Guest, cookie: str) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=guest.url, cookies={"meadhall": cookie}) as http:
        return (await http.post("/api/me", content=b'{"name":"x"}', headers={"x-csrf-token": guest.csrf})).status_code


# --- sessions -----------------------------------------------------------------------------------------------------


@story
async def test_signing_up_in_and_out_change_the_session_and_close_its_sockets(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, there = await hall.guest("Anna"), await hall.guest("Elsewhere")
        table = (await anna.table("feast", "me", "random"))["id"]
        line, cookie, csrf = await anna.live(table), anna.http.cookies["meadhall"], anna.csrf
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        assert anna.http.cookies["meadhall"] != cookie and anna.csrf != csrf
        assert await is_closed(line)
        assert await with_cookie(anna, cookie) == 401
        cookie, watching = there.http.cookies["meadhall"], await there.live(table)
        await there.post("/api/login", {"name": "Anna", "password": GOOD})
        assert there.http.cookies["meadhall"] != cookie and there.id == anna.id
        assert await is_closed(watching) and await with_cookie(there, cookie) == 401
        hers, here = await there.live(table), await anna.live(table)
        assert hers.sync["seat"] == here.sync["seat"] == 0
        stream = asyncio.create_task(there.http.get(f"/api/tables/{table}/stream"))
        await until(lambda: len(hall.services.hall.tables[table].presence.watchers) == 3)
        cookie = there.http.cookies["meadhall"]
        await there.post("/api/logout")
        assert await is_closed(hers) and (await stream).status_code == 200
        assert await with_cookie(there, cookie) == 401 and there.id != anna.id
        assert (await here.ask("whyNot", seat=0, move="x"))["is"] == "why", "only this session has ended"


@story
async def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        devices = [await hall.guest() for _ in range(3)]
        devices[1].http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        wish = {"name": "Anna", "password": GOOD}
        await devices[0].post("/api/account", wish)
        for device in devices[1:]:
            await device.post("/api/login", wish)
        table = (await devices[0].table("feast", "me", "random"))["id"]
        line = await devices[1].live(table)
        listed = await devices[0].get("/api/account/sessions")
        assert len(listed) == 3 and sum(one["here"] for one in listed) == 1
        ended = next(one for one in listed if one["agent"] == "Firefox, Linux")
        left = await devices[0].post("/api/account/sessions/end", {"id": ended["id"]})
        assert len(left) == 2 and await is_closed(line)
        assert await devices[1].refused("/api/me", {"name": "x"}) == "no-session"
        stranger = await hall.guest()
        assert len(await stranger.get("/api/account/sessions")) == 1
        await stranger.post("/api/account/sessions/end", {"id": left[0]["id"]})
        assert len(await devices[0].get("/api/account/sessions")) == 2, "nobody ends another's"
        assert len(await devices[0].post("/api/account/sessions/end", {})) == 1
        assert await devices[2].refused("/api/me", {"name": "x"}) == "no-session"


@story
async def test_a_changed_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, thief, guest = await hall.guest(), await hall.guest(), await hall.guest()
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        await thief.post("/api/login", {"name": "Anna", "password": GOOD})
        path = "/api/account/password"
        assert await anna.refused(path, {"old": "not this one", "new": OTHER}) == "bad-credentials"
        assert await anna.refused(path, {"old": GOOD, "new": "short"}) == "password-short"
        assert await guest.refused(path, {"old": GOOD, "new": OTHER}) == "no-account"
        await anna.post(path, {"old": GOOD, "new": OTHER})
        assert await thief.refused("/api/me", {"name": "x"}) == "no-session"
        assert await guest.refused("/api/login", {"name": "Anna", "password": GOOD}) == "bad-credentials"
        assert (await guest.post("/api/login", {"name": "Anna", "password": OTHER}))["id"] == anna.id


# --- passwords ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "password123",
        "Password2024!",
        "P@ssw0rd1234",
        "1234567890",
        "qwertyuiop",
        "1q2w3e4r5t",
        "iloveyou123",
        "aaaaaaaaaaaa",
        "abababababab",
        "qwerty123456",
        "letmein2023",
        "dragon12345",
        "administrator",
        "йцукенгшщз",
        "пароль12345",
        "1qaz2wsx3edc",
        "passwordpassword",
        "welcome1234",
        "sunshine!!!!",
        "abcdefghij",
        "monkeydragon1",
        "ValhallaOdin9",
        "qwe123qwe123",
    ],
)
def test_what_is_tried_first_is_no_password(password: str) -> None:
    assert is_common(password)
    with pytest.raises(Refusal) as refused:
        check_password(password, "Anna")
    assert refused.value.error == "password-common"


@pytest.mark.parametrize("password", [GOOD, OTHER, "kR7#vb2!qLx9", "синий чайник поёт", "correct horse battery staple"])
def test_what_nobody_thinks_of_is_one(password: str) -> None:
    check_password(password, "Anna")


@story
async def test_a_bad_password_is_told_why(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest()
        answer = await anna.raw_post("/api/account", {"name": "Anna", "password": "k7#xQ!vb2"})
        assert answer.json()["error"] == "password-short" and answer.json()["params"] == {"least": 10}
        assert await anna.refused("/api/account", {"name": "Anna", "password": "password123"}) == "password-common"
        wish = {"name": "Gunnhild", "password": "gunnhild2024"}
        assert await anna.refused("/api/account", wish) == "password-name"


@story
async def test_guesses_are_counted_for_the_account_wherever_they_come_from(tmp_path: Path) -> None:
    limits = Limits(guess_rate=1e-6, guess_burst=4, account_burst=4, account_rate=1e-6, new_session_burst=100)
    async with open_hall(tmp_path, limits=limits, trusted_proxies=["127.0.0.1"]) as hall:
        anna = await hall.guest()
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        told = []
        for number in range(6):
            guest = await hall.guest()
            guest.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
            told.append(await guest.refused("/api/login", {"name": "Anna", "password": f"guess number {number}"}))
        assert told == ["bad-credentials"] * 4 + ["too-many-guesses"] * 2
        assert await guest.refused("/api/login", {"name": "Nobody", "password": GOOD}) == "bad-credentials"
        assert (await anna.get("/api/me"))["account"] == "anna", "whoever is here stays"


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["a\u202eb", "a\u200bb", "\u2066a", "a\x07", "a\ufeff", "\u3164", "a\ue000", "a" + "\u0301" * 6, "a\u00ad"]
)
def test_what_nobody_sees_is_in_no_name(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        cleaned(name)
    assert refused.value.error == "bad-name"


def test_names_of_all_people_are_names() -> None:
    for name in ("Анна", "Þórr", "José", "李小龍", "אנה", "O'Neil-Smith", "Zoë 2", "👑 King", "Nguyễn"):
        assert cleaned(f"  {name} ") == cleaned(name)
    assert likeness("Anna K") == likeness("ANNA-K") == likeness("Аnnа К") == likeness("ánnak")
    assert likeness("Anna") != likeness("Anne") and likeness("👑") != likeness("🐺")


@story
async def test_no_guest_has_the_name_of_an_account(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, guest, early = await hall.guest(), await hall.guest(), await hall.guest("ANNA K.")
        await anna.post("/api/account", {"name": "Anna K", "password": GOOD})
        assert (await early.get("/api/me"))["name"] == ""
        made = await anna.table("feast", "me", "open", "open")
        for name in ("Anna K", "anna  k", "Аnna К", "ANNA-K"):
            assert await guest.refused("/api/me", {"name": name}) == "name-taken"
            joining = {"name": name, "invite": made["invite"]}
            assert await guest.refused(f"/api/tables/{made['id']}/join", joining) == "name-taken"
            seats = [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random", "name": name}]
            assert await guest.refused("/api/tables", {"game": "feast", "seats": seats}) == "name-taken"
            wish = {"name": name, "password": GOOD}
            assert await guest.refused("/api/account", wish) == "name-taken"
        for path in ("/api/me", f"/api/tables/{made['id']}/join"):
            assert await guest.refused(path, {"name": "a\u202eb"}) == "bad-name"
        assert (await anna.post("/api/me", {"name": "anna k"}))["name"] == "anna k"


# --- one's own ----------------------------------------------------------------------------------------------------


@story
async def test_everything_of_ones_own_is_taken_along_and_deleted(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        table = made["id"]
        alone = (await anna.table("feast", "me", "random"))["id"]
        for id in (table, alone):
            await one_move(anna, id, await anna.sync(id))
        for guest, words in ((anna, "my own words"), (boris, "his words")):
            assert (await guest.command(table, "say", text=words))["is"] == "ack"
        finished = (await anna.table("feast", "random", "random"))["id"]
        while (await anna.get(f"/api/tables/{finished}"))["phase"] != "over":
            await asyncio.sleep(0.02)
        saga = (await anna.http.get(f"/api/tables/{finished}/saga")).content
        replay = (await anna.raw_post("/api/sagas", saga)).json()["id"]
        answer = await anna.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["id"], told["account"], len(told["sessions"])) == (anna.id, "anna", 1)
        moves = {one["table"]["id"]: one["moves"] for one in told["tables"]}
        assert (
            set(moves) == {table, alone, finished} and len(moves[table]) == 1 and moves[alone] and not moves[finished]
        )
        assert [one["text"] for one in told["words"]] == ["my own words"] and told["sagas"][0]["text"] == saga.decode()
        assert (await boris.http.get("/api/me/data")).json()["words"][0]["text"] == "his words"
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as nobody:
            assert (await nobody.get("/api/me/data")).json()["error"] == "no-session"

        assert await anna.refused("/api/me/delete", {"password": "something else"}) == "bad-credentials"
        line, his, gone = await anna.live(table), await boris.live(table), anna.id
        me = await anna.post("/api/me/delete", {"password": GOOD})
        assert me["account"] is None and me["id"] != gone
        assert await is_closed(line) and await is_closed(his)
        assert await anna.refused("/api/login", {"name": "Anna", "password": GOOD}) == "bad-credentials"
        for path in (f"/api/tables/{alone}", f"/api/tables/{finished}", f"/api/replays/{replay}"):
            assert (await boris.http.get(path)).status_code == 404, path
        again = await boris.live(table)
        seat = again.sync["table"]["seats"][0]
        assert seat["name"] == "" and seat["standIn"] and not seat["mine"]
        assert [one["text"] for one in again.sync["chat"]] == ["his words"]
        async with connect(
            f"{hall.url.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=PATIENCE
        ) as socket:
            assert msgspec.json.decode(await socket.recv())["seat"] is None, "an empty seat is nobody's"
    if not ELSEWHERE:
        with_log = (tmp_path / "hall.sqlite3").read_bytes()
        assert b"my own words" not in with_log and gone.encode() not in with_log


@pytest.mark.skipif(bool(ELSEWHERE), reason="it looks at SQLite's file")
@story
async def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    old = tmp_path / "hall.sqlite3"
    old.touch(0o644)
    async with open_hall(tmp_path) as hall:
        await hall.guest("Anna")
        files = sorted(path for path in tmp_path.iterdir() if path.name.startswith("hall.sqlite3"))
        assert len(files) >= 2
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


# --- behind a proxy -----------------------------------------------------------------------------------------------


@story
async def test_behind_a_proxy_everything_is_secure(tmp_path: Path) -> None:
    settings = {"trusted_proxies": ["127.0.0.1"], "secure": True, "names": ["hall.example"]}
    async with open_hall(tmp_path, **settings) as hall:
        proxied = {"host": "hall.example", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url, headers=proxied) as http:
            answer = await http.get("/api/me")
            cookie, csrf = answer.headers["set-cookie"], answer.json()["csrf"]
            assert cookie.startswith("__Host-meadhall=") and "; Path=/;" in cookie and "; Secure" in cookie
            assert "domain" not in cookie.lower()
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            assert (await http.get("/")).headers["strict-transport-security"].startswith("max-age=")
            token = cookie.partition(";")[0]
            headers = {"cookie": token, "x-csrf-token": csrf}
            wish = b'{"name":"Anna"}'
            for origin, status in (("https://hall.example", 200), ("http://hall.example", 403)):
                told = await http.post("/api/me", content=wish, headers={**headers, "origin": origin})
                assert told.status_code == status, origin
            plain = {**headers, "cookie": token.removeprefix("__Host-")}
            assert (await http.post("/api/me", content=wish, headers=plain)).status_code == 401
            moved = await http.get("/api/titles?a=b", headers={"x-forwarded-proto": "http"})
            assert (moved.status_code, moved.headers["location"]) == (308, "https://hall.example/api/titles?a=b")
            unsafe = await http.post("/api/me", content=wish, headers={**headers, "x-forwarded-proto": "http"})
            assert (unsafe.status_code, unsafe.json()["error"]) == (403, "insecure")
            for host in ("evil.example", "hall.example.evil.example", "", "[", "a b", "hall.example:x"):
                assert (await http.get("/api/titles", headers={"host": host})).status_code == 421, host
            assert (await http.get("/api/titles", headers={"host": "HALL.example:443"})).status_code == 200
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as watch:
            assert (await watch.get("/healthz")).json()["status"] == "ok", (
                "a watch comes from beside, without the proxy"
            )


@story
async def test_a_hall_for_this_machine_alone_answers_to_no_other_name(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http:
        for host, status in (("localhost", 200), ("127.0.0.1:1", 200), ("[::1]:8000", 200), ("evil.example", 421)):
            assert (await http.get("/api/titles", headers={"host": host})).status_code == status, host
        assert "strict-transport-security" not in (await http.get("/api/titles")).headers
        assert (await http.get("/api/me")).headers["set-cookie"].startswith("meadhall=")
