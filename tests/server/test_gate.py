"""By which names a live channel is reached, and how securely."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.guests import PATIENCE, Place, open_hall, story


async def live_by(hall: Place, table: str, host: str, **headers: str) -> str:
    """What a live channel begins with when it is asked for by this name and with these headers; its status where it is
    none."""
    url = f"ws://{host}/api/tables/{table}/live"
    address, port = hall.url.removeprefix("http://").split(":")
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        async with connect(url, host=address, port=int(port), additional_headers=more, open_timeout=PATIENCE) as socket:
            told = msgspec.json.decode(await socket.recv())
            return str(told.get("error", told["is"]))
    except InvalidStatus as refused:
        return str(refused.response.status_code)


@story
async def test_a_live_channel_too_comes_by_the_halls_name_and_securely(tmp_path: Path) -> None:
    settings = {"trusted_proxies": ["127.0.0.1"], "secure": True, "names": ["hall.example"]}
    proxied = {"host": "hall.example", "x-forwarded-proto": "https"}
    async with open_hall(tmp_path, **settings) as hall:
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url, headers=proxied) as http:
            answer = await http.get("/api/me")
            headers = {"cookie": answer.headers["set-cookie"].partition(";")[0], "x-csrf-token": answer.json()["csrf"]}
            wish = b'{"game":"feast","seats":[{"kind":"me"},{"kind":"open"}]}'
            table = (await http.post("/api/tables", content=wish, headers=headers)).json()["id"]
        for proto, status in (("https", "sync"), ("wss", "sync"), ("http", "403"), ("ws", "403")):
            assert await live_by(hall, table, "hall.example", x_forwarded_proto=proto) == status, proto
        assert await live_by(hall, table, "hall.example") == "403", "nobody says that it came securely"
        for host, status in (("HALL.example:443", "sync"), ("evil.example", "403"), ("localhost", "403")):
            assert await live_by(hall, table, host, x_forwarded_proto="https") == status, host
        for origin, status in (("https://hall.example", "sync"), ("http://hall.example", "origin")):
            assert await live_by(hall, table, "hall.example", x_forwarded_proto="https", origin=origin) == status


@story
async def test_whoever_is_no_trusted_proxy_cannot_call_a_channel_secure(tmp_path: Path) -> None:
    async with open_hall(tmp_path, trusted_proxies=["192.0.2.1"], secure=True) as hall:
        for proto in ("https", "wss"):
            assert await live_by(hall, "any", "hall.example", x_forwarded_proto=proto) == "403"


@story
async def test_a_live_channel_of_a_hall_for_this_machine_alone_has_no_other_name(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        table = (await (await hall.guest("Anna")).table("feast", "me", "open"))["id"]
        for host, status in (("localhost", "sync"), ("127.0.0.1:1", "sync"), ("evil.example", "403")):
            assert await live_by(hall, table, host) == status, host
