"""What strangers may try: each gets a typed refusal, and what one takes is not taken from the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from meadhall.server.limits import Limits, Rate
from tests.server.guests import PATIENCE, Guest, Json, Line, open_hall, story, two_at_a_table
from tests.server.hall_process import HallProcess, open_process
from tests.server.processes import until

SLOW = 1e-6
"""A rate at which nothing comes back while a test runs."""
DEEP = 100_000


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall in whose log there must be no traceback in the end."""
    with open_process(tmp_path_factory.mktemp("hall")) as process:
        yield process
        assert "Traceback" not in process.complaints()


async def arrived(url: str, source: str = "127.0.0.1") -> Guest:
    """A guest who comes from an address of their own."""
    guest = Guest(url)
    await guest.http.aclose()
    transport = httpx.AsyncHTTPTransport(local_address=source)
    guest.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
    await guest.arrive()
    return guest


# --- messages that are none ---------------------------------------------------------------------------------------


@story
async def test_json_nested_without_end_is_refused_like_any_other(hall: HallProcess) -> None:
    anna = await arrived(hall.url)
    made = await anna.table("feast", "me", "open")
    table = f"/api/tables/{made['id']}"
    shapes = [b"[" * depth + b"]" * depth for depth in (900, 1_000, 1_100, 20_000)]
    shapes += [b'{"a":' * 1_000 + b"1" + b"}" * 1_000, b'{"do":"say","id":"x","text":' + shapes[1] + b"}"]
    for shape in shapes:
        for path in ("/api/me", "/api/tables", "/api/account", f"{table}/commands", f"{table}/join", f"{table}/leave"):
            answer = await anna.raw_post(path, shape)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-message"), path
    line = await anna.live(made["id"])
    for shape in shapes:
        if len(shape) <= 16_000:
            await line.send(shape.decode())
            assert (await line.told("refused"))["error"] == "bad-message"
    assert (await line.ask("say", text="still here"))["is"] == "ack"
    options = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"a": [[]] * 10}}
    assert await anna.refused("/api/tables", options) == "bad-message"
    await anna.go()


@story
async def test_an_origin_that_is_no_address_is_refused(hall: HallProcess) -> None:
    anna = await arrived(hall.url)
    made = await anna.table("feast", "me", "random")
    url = f"{hall.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
    right = hall.url.removeprefix("http://")
    for origin in (
        "http://[::1",
        "http://]",
        "[",
        "//",
        f"https://{right}",
        f"ftp://{right}",
        right,
        f"http://{right}.x",
    ):
        headers = {"x-csrf-token": anna.csrf, "origin": origin}
        answer = await anna.http.post("/api/me", content=b'{"name":"Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin"), origin
        async with connect(url, additional_headers={"Origin": origin}, open_timeout=PATIENCE) as socket:
            assert msgspec.json.decode(await socket.recv())["error"] == "origin"
    await anna.go()


@story
async def test_paths_that_no_file_system_has_are_found_nowhere(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Meadhall</title>")
    with open_process(tmp_path) as hall:
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http:
            for path in ("/" + "a" * 300, "/" + "a/" * 3_000, "/a%00b", "/%ff%fe", "/%ed%a0%80", "/" + "%C3%A9" * 200):
                assert (await http.get(path)).status_code == 200, path[:20]
                assert (await http.get(path + ".js")).status_code == 404, path[:20]
                for api in ("/api/tables", "/api/replays"):
                    assert (await http.get(api + path)).status_code in (400, 404), path[:20]
        assert "Traceback" not in hall.complaints()


@story
async def test_no_text_has_a_nul(hall: HallProcess) -> None:
    """PostgreSQL keeps none, so nobody may send one."""
    anna = await arrived(hall.url)
    made = await anna.table("feast", "me", "open")
    table = f"/api/tables/{made['id']}"
    cases: list[tuple[str, Json]] = [
        ("/api/me", {"name": "a\0b"}),
        ("/api/account", {"name": "a\0b", "password": "a long password"}),
        ("/api/login", {"name": "a\0b", "password": "a long password"}),
        (f"{table}/join", {"name": "a\0"}),
        (f"{table}/commands", {"do": "say", "text": "a\0b", "id": "x"}),
        (f"{table}/commands", {"do": "say", "text": "ab", "id": "x\0"}),
        (f"{table}/commands", {"do": "move", "seq": 0, "seat": 0, "move": "keep\0", "id": "x"}),
        ("/api/tables", {"game": "feast", "seats": [{"kind": "me", "name": "\0"}, {"kind": "open"}]}),
        ("/api/tables", {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}], "id": "\0"}),
    ]
    for path, body in cases:
        assert await anna.refused(path, body) == "bad-message", body
    for path in ("/api/tables/a%00b", "/api/tables/a%00b/sync", "/api/replays/a%00"):
        assert (await anna.http.get(path)).status_code == 404
    assert (await anna.raw_post("/api/sagas", b"meadhall saga 1\ngame: a\0b\n")).json()["error"] == "bad-saga"
    await anna.go()


@story
async def test_the_same_wish_many_times_at_once_makes_one_table(hall: HallProcess) -> None:
    anna = await arrived(hall.url)
    made = await asyncio.gather(*(anna.table("feast", "me", "random", id="once") for _ in range(20)))
    assert len({one["id"] for one in made}) == 1
    assert len((await anna.get("/api/lobby"))["mine"]) == 1
    await anna.go()


# --- going too fast -----------------------------------------------------------------------------------------------


async def why_not(line: Line, times: int) -> list[Any]:
    return [(await line.ask("whyNot", seat=0, move="x")).get("error") for _ in range(times)]


@story
async def test_coming_anew_fills_no_bucket(tmp_path: Path) -> None:
    limits = Limits(socket_rate=SLOW, socket_burst=10, address_share=2.0)
    async with open_hall(tmp_path, limits=limits) as hall:
        anna, boris, carl = [await arrived(hall.url) for _ in range(3)]
        other = await arrived(hall.url, "127.0.0.2")
        hall.guests += [anna, boris, carl, other]
        made = {guest.id: (await guest.table("feast", "me", "random"))["id"] for guest in hall.guests}
        line = await anna.live(made[anna.id])
        assert (await why_not(line, 11))[-2:] == [None, "too-fast"]
        await line.close()
        again = await anna.live(made[anna.id])
        assert await why_not(again, 1) == ["too-fast"]
        assert (await anna.command(made[anna.id], "whyNot", seat=0, move="x"))["error"] == "too-fast"
        assert (await why_not(await boris.live(made[boris.id]), 11))[-2:] == [None, "too-fast"]
        assert await why_not(await carl.live(made[carl.id]), 1) == ["too-fast"], "their address has had its share"
        assert (await other.command(made[other.id], "whyNot", seat=0, move="x"))["is"] == "why"


@story
async def test_curtains_and_channels_are_counted_for_all_sockets_of_a_session(tmp_path: Path) -> None:
    limits = Limits(curtain_rate=SLOW, curtain_burst=5, arrival_rate=SLOW, arrival_burst=8)
    async with open_hall(tmp_path, limits=limits) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "me", "me"))["id"]
        lines = [await anna.live(table) for _ in range(8)]
        told = [(await lines[number % 8].ask("curtain", seat=number % 2)).get("error") for number in range(7)]
        assert told == [None] * 5 + ["too-fast"] * 2
        url = f"{hall.url.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"Cookie": f"meadhall={anna.http.cookies['meadhall']}"}
        async with connect(url, additional_headers=cookie, open_timeout=PATIENCE) as socket:
            assert msgspec.json.decode(await socket.recv())["error"] == "too-fast"
        stream = await anna.http.get(f"/api/tables/{table}/stream")
        assert stream.json()["error"] == "too-fast"


@story
async def test_pages_and_the_interface_have_a_rate_too(tmp_path: Path) -> None:
    limits = Limits(page_rate=SLOW, page_burst=3, http_rate=SLOW, http_burst=4)
    async with (
        open_hall(tmp_path, limits=limits) as hall,
        httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http,
    ):
        assert [(await http.get("/")).status_code for _ in range(4)] == [200, 200, 200, 429]
        paths = ["/api", "/api/schema.json", "/api/titles", "/api/me", "/api/schema.json", "/api"]
        assert [(await http.get(path)).status_code for path in paths] == [200] * 4 + [429] * 2


def test_a_rate_is_kept_by_session_and_by_address() -> None:
    rate = Rate(SLOW, 4, 2.0)
    assert [rate.take("anna", "a") for _ in range(5)] == [True] * 4 + [False]
    assert [rate.take("boris", "a") for _ in range(5)] == [True] * 4 + [False]
    assert not rate.take("carl", "a") and rate.take("dora", "b")
    assert not rate.take("emil", "c", 5.0) and rate.take("emil", "c", 4.0)


# --- the hall's room ----------------------------------------------------------------------------------------------


@story
async def test_who_sits_at_a_table_comes_before_who_watches(tmp_path: Path) -> None:
    limits = Limits(watchers=5, connections=30, connections_per_ip=30)
    async with open_hall(tmp_path, limits=limits) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        url = f"{hall.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
        watching = [await connect(url, open_timeout=PATIENCE) for _ in range(6)]
        kinds = [msgspec.json.decode(await socket.recv()) for socket in watching]
        assert [told["is"] for told in kinds] == ["sync"] * 5 + ["refused"]
        assert kinds[-1]["error"] == "too-many-connections"
        assert (await anna.live(made["id"])).sync["seat"] == 0
        assert (await boris.http.get(f"/api/tables/{made['id']}/sync")).status_code == 200
        other = (await anna.table("feast", "me", "random"))["id"]
        third = (await anna.table("feast", "me", "random"))["id"]
        for table in (other, third, (await boris.table("feast", "me", "random"))["id"], made["id"]):
            watching += [await connect(url.replace(made["id"], table), open_timeout=PATIENCE) for _ in range(6)]
        assert (await boris.live(made["id"])).sync["seat"] == 1, "some connections are for those who play"
        for socket in watching:
            await socket.close()


@story
async def test_many_tables_keep_no_sleeping_one_from_waking(tmp_path: Path) -> None:
    async with open_hall(tmp_path, limits=Limits(open_tables=6)) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        line = await anna.live(made["id"])
        eve = await hall.guest("Eve")
        theirs = [(await eve.table("feast", "me", "greedy"))["id"] for _ in range(20)]
        assert len(hall.services.hall.tables) <= 6
        for table in theirs:
            assert (await eve.sync(table))["seq"] >= 0
        assert made["id"] in hall.services.hall.tables, "a table that is watched stays"
        assert (await boris.sync(made["id"]))["seat"] == 1
        assert (await line.ask("whyNot", seat=0, move="x"))["is"] == "why"


@story
async def test_an_address_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    limits = Limits(tables_per_session=3, tables_per_ip=5)
    wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with open_hall(tmp_path, limits=limits) as hall:
        anna, boris, other = await arrived(hall.url), await arrived(hall.url), await arrived(hall.url, "127.0.0.2")
        hall.guests += [anna, boris, other]
        for guest, count in ((anna, 3), (boris, 2)):
            for _ in range(count):
                await guest.post("/api/tables", wish)
            assert await guest.refused("/api/tables", wish) == "too-many-tables"
        await other.post("/api/tables", wish)


async def given_up(guest: Guest) -> str:
    """A play against a machine that this guest has ended at once."""
    made = await guest.table("feast", "me", "random")
    await resign(guest, made)
    return str(made["id"])


async def resign(guest: Guest, table: Json) -> None:
    seat = next(at for at, seat in enumerate(table["seats"]) if seat["mine"])
    assert (await guest.command(table["id"], "resign", seat=seat))["is"] == "ack"


@story
async def test_rematches_are_tables_and_come_no_faster(tmp_path: Path) -> None:
    async with open_hall(tmp_path, limits=Limits(new_table_rate=SLOW, new_table_burst=3)) as hall:
        anna = await hall.guest("Anna")
        table = await given_up(anna)
        for _ in range(2):
            again = await anna.post(f"/api/tables/{table}/rematch")
            asked = await anna.post(f"/api/tables/{table}/rematch")
            assert asked["id"] == again["id"], "asking twice makes nothing"
            await resign(anna, again)
            table = again["id"]
        assert await anna.refused(f"/api/tables/{table}/rematch") == "too-fast"


@story
async def test_rematches_of_many_plays_are_no_more_tables_under_way_than_others(tmp_path: Path) -> None:
    wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with open_hall(tmp_path, limits=Limits(tables_per_session=2, tables_per_ip=3)) as hall:
        anna, boris, other = await arrived(hall.url), await arrived(hall.url), await arrived(hall.url, "127.0.0.2")
        hall.guests += [anna, boris, other]
        ended = [await given_up(anna) for _ in range(3)]
        theirs = [await given_up(boris) for _ in range(2)]
        for table in ended[:2]:
            await anna.post(f"/api/tables/{table}/rematch")
        assert await anna.refused(f"/api/tables/{ended[2]}/rematch") == "too-many-tables"
        await boris.post(f"/api/tables/{theirs[0]}/rematch")
        assert await boris.refused(f"/api/tables/{theirs[1]}/rematch") == "too-many-tables", "their address has enough"
        for guest in (anna, boris):
            assert await guest.refused("/api/tables", wish) == "too-many-tables"
        await other.post("/api/tables", wish)


@story
async def test_a_rematch_counts_where_it_is_asked_for(tmp_path: Path) -> None:
    wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with open_hall(tmp_path, limits=Limits(tables_per_ip=1)) as hall:
        anna, boris = await arrived(hall.url), await arrived(hall.url, "127.0.0.2")
        hall.guests += [anna, boris]
        made = await anna.table("feast", "me", "open")
        await boris.join(made)
        await anna.post(f"/api/tables/{made['id']}/start")
        await anna.command(made["id"], "resign", seat=0)
        await boris.post(f"/api/tables/{made['id']}/rematch")
        assert await boris.refused("/api/tables", wish) == "too-many-tables"
        await anna.post(f"/api/tables/{made['id']}/rematch")  # agreeing makes no table
        await anna.post("/api/tables", wish)


@story
async def test_the_lobby_shares_its_places(tmp_path: Path) -> None:
    limits = Limits(lobby=6, new_table_burst=100, tables_per_ip=1_000)
    wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    async with open_hall(tmp_path, limits=limits) as hall:
        honest = [await arrived(hall.url, f"127.0.0.{10 + number}") for number in range(3)]
        greedy = [await arrived(hall.url) for _ in range(4)]
        hall.guests += honest + greedy
        theirs = [(await guest.post("/api/tables", wish))["id"] for guest in honest]
        for guest in greedy:
            for _ in range(5):
                await guest.post("/api/tables", wish)
        shown = [one["id"] for one in (await honest[0].get("/api/lobby"))["open"]]
        assert len(shown) == 6 and set(theirs) <= set(shown)
        assert len(set(shown) - set(theirs)) == 3, "places that nobody else wants may be had"


@story
async def test_what_one_may_bring_is_counted(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "random", "random"))["id"]
        while (await anna.get(f"/api/tables/{table}"))["phase"] != "over":
            await asyncio.sleep(0.02)
        saga = (await anna.http.get(f"/api/tables/{table}/saga")).content
    async with open_hall(tmp_path, limits=Limits(sagas_per_session=3)) as hall:
        boris = await hall.guest("Boris")
        for _ in range(3):
            assert (await boris.raw_post("/api/sagas", saga)).json()["verified"]
        assert (await boris.raw_post("/api/sagas", saga)).json()["error"] == "too-many-sagas"
    async with open_hall(tmp_path, limits=Limits(saga_bytes_per_session=2 * len(saga))) as hall:
        carl = await hall.guest("Carl")
        told = [(await carl.raw_post("/api/sagas", saga)).json().get("error") for _ in range(3)]
        assert told == [None, None, "too-many-sagas"]
    async with open_hall(tmp_path, limits=Limits(saga_rate=SLOW, saga_burst=2.5 * len(saga))) as hall:
        told = [(await (await hall.guest()).raw_post("/api/sagas", saga)).json().get("error") for _ in range(3)]
        assert told == [None, None, "too-fast"], "new sessions from the same address bring no more"


@story
async def test_talk_and_take_backs_have_an_end(tmp_path: Path) -> None:
    from meadhall.server.store.schema import CHAT

    limits = Limits.generous()
    limits.chat_lines, limits.log_rows = 20, 8
    async with open_hall(tmp_path, limits=limits) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "me", "random"))["id"]
        line = await anna.live(table)
        for number in range(101):
            await line.ask("say", text=f"{number}")
        kept = await hall.services.hall.journal.read(CHAT.select())
        assert 20 <= len(kept) <= 71 and max(row.nth for row in kept) == 100

        async def full() -> bool:
            now = await anna.sync(table)
            if now["asked"]:
                text = now["asked"]["options"][0]["text"]
                await line.ask("move", seq=now["seq"], seat=0, move=text)
            now = await anna.sync(table)
            return (await line.ask("undo", seq=now["seq"], seat=0)).get("error") == "log-full"

        await until(full)
