"""Plain HTTP: headers, origins, tokens, limits, pages."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from meadhall.server.limits import Bucket, Limits
from tests.server.guests import PATIENCE, fresh, open_hall, story

INDEX = (
    b"<!doctype html><title>Meadhall</title><script>let a = 1</script><script type=module src=/assets/a.js></script>"
)


def built(folder: Path) -> None:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(INDEX)
    (web / "assets" / "index-D4f9aB2c.js").write_bytes(b"let a = 1\n" * 50)
    (web / "assets" / "index-D4f9aB2c.js.gz").write_bytes(gzip.compress(b"let a = 1\n" * 50))
    (web / "assets" / "index-D4f9aB2c.js.br").write_bytes(b"as if it were brotli")
    (folder / "secret.txt").write_text("not for anybody")


@story
async def test_pages_are_served_with_caching_and_a_strict_policy(tmp_path: Path) -> None:
    built(tmp_path)
    async with open_hall(tmp_path) as hall, httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http:
        for path in ("/", "/new/voluspa", "/table/abc", "/rules/voluspa", "/replay/abc", "/about"):
            page = await http.get(path)
            assert (page.status_code, page.content) == (200, INDEX)
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe-eval" not in policy
            assert "script-src 'self' 'sha256-" in policy and "'unsafe-inline'" not in policy.split("style-src-attr")[0]
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["x-content-type-options"] == "nosniff"
        again = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = await http.get("/assets/index-D4f9aB2c.js", headers={"accept-encoding": "gzip"})
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript") and script.text.startswith("let a")
        packed = await http.get("/assets/index-D4f9aB2c.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in packed.headers
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/missing.js", "/..%2fsecret.txt"):
            assert b"not for anybody" not in (await http.get(path)).content
        assert (await http.get("/assets/missing.js")).status_code == 404
        assert (await http.post("/")).status_code == 405


@story
async def test_without_built_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http:
        page = await http.get("/")
        assert "npm run build" in page.text and page.status_code == 200


@story
async def test_the_interface_explains_itself_without_scripts_from_elsewhere(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as http:
        page = await http.get("/api")
        assert (
            "script-src 'self';" in page.headers["content-security-policy"] and "http" not in page.text.split("body")[0]
        )
        assert (await http.get("/api/reader.js")).headers["content-type"].startswith("text/javascript")
        schema = (await http.get("/api/schema.json")).json()
        assert "/api/tables/{table_id}/commands" in schema["paths"] and "Move" in schema["components"]["schemas"]
        assert (await http.get("/api/nothing")).json()["error"] == "not-found"
        assert "default-src 'none'" in (await http.get("/api/nothing")).headers["content-security-policy"]


@story
async def test_only_these_pages_and_programs_may_change_anything(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        wish = msgspec.json.encode({"name": "Eve"})
        cases = [
            ({}, "csrf"),
            ({"x-csrf-token": "0" * 48}, "csrf"),
            ({"x-csrf-token": anna.csrf, "origin": "http://elsewhere.example"}, "origin"),
            ({"x-csrf-token": anna.csrf, "origin": "null"}, "origin"),
        ]
        for headers, error in cases:
            answer = await anna.http.post("/api/me", content=wish, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, error)
        fine = await anna.http.post("/api/me", content=wish, headers={"x-csrf-token": anna.csrf, "origin": hall.url})
        assert fine.json()["name"] == "Eve"
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url) as nobody:
            headers = {"x-csrf-token": anna.csrf, "cookie": "meadhall=" + "x" * 43}
            assert (await nobody.post("/api/me", content=wish, headers=headers)).json()["error"] == "no-session"
            new = await nobody.get("/api/me", headers={"cookie": "meadhall=" + "x" * 43})
            cookie = new.headers["set-cookie"]
            assert "x" * 43 not in cookie and "HttpOnly" in cookie and "SameSite=Lax" in cookie
        made = await anna.table("feast", "me", "random")
        url = f"{hall.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
        async with connect(url, origin="http://elsewhere.example", open_timeout=PATIENCE) as socket:  # type: ignore[arg-type]
            assert msgspec.json.decode(await socket.recv())["error"] == "origin"
        async with connect(url.replace(made["id"], "unknown"), open_timeout=PATIENCE) as socket:
            assert msgspec.json.decode(await socket.recv())["error"] == "unknown-table"
        assert set(hall.services.hall.tables) == {made["id"]}


@story
async def test_limits_hold(tmp_path: Path) -> None:
    limits = Limits(
        socket_burst=20, socket_rate=1e-6, strikes=5, chat_burst=2, chat_rate=1e-6, connections_per_ip=3,
        tables_per_session=2, new_table_burst=4, new_table_rate=1e-6, account_burst=1, account_rate=1e-6,
    )  # fmt: skip
    async with open_hall(tmp_path, limits=limits) as hall:
        anna = await hall.guest("Anna")
        wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [await anna.post("/api/tables", wish) for _ in range(2)]
        assert await anna.refused("/api/tables", wish) == "too-many-tables"
        assert await anna.refused("/api/tables", wish) == "too-many-tables"
        assert await anna.refused("/api/tables", wish) == "too-fast"
        assert await anna.refused("/api/me", b"x" * 70_000) in ("too-large", "bad-message")
        lines = [await anna.live(made[0]["id"]) for _ in range(3)]
        url = f"{hall.url.replace('http', 'ws')}/api/tables/{made[0]['id']}/live"
        async with connect(url, open_timeout=PATIENCE) as socket:
            assert msgspec.json.decode(await socket.recv())["error"] == "too-many-connections"
        told = [(await lines[0].ask("say", text=f"{number}")) for number in range(3)]
        assert [one["is"] for one in told] == ["ack", "ack", "refused"] and told[2]["error"] == "too-fast"
        errors = [(await lines[0].ask("whyNot", seat=0, move="x")).get("error") for _ in range(20)]
        assert errors[-1] == "too-fast"
        wrong = {"name": "Nobody", "password": "a long password"}
        assert [await anna.refused("/api/login", wrong) for _ in range(2)] == ["bad-credentials", "too-fast"]


@story
async def test_a_slow_reader_is_let_go(tmp_path: Path) -> None:
    from meadhall.server.web.live import Outbox

    outbox = Outbox("", False, 3)
    for _ in range(5):
        outbox.post(b"{}")
    assert outbox.closed and len(outbox.waiting) == 3


@story
async def test_a_table_is_made_once_for_a_request(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        id = fresh()
        first = await anna.table("feast", "me", "random", id=id)
        assert (await anna.table("feast", "me", "random", id=id))["id"] == first["id"]
        for bad in (
            {"game": "chess", "seats": [{"kind": "me"}]},
            {"game": "feast", "seats": [{"kind": "me"}]},
            {"game": "feast", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:99999999"}]},
            {"game": "feast", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"draft": "no"}},
            {"game": "feast", "seats": [{"kind": "king"}, {"kind": "me"}]},
        ):
            assert await anna.refused("/api/tables", bad) in ("bad-options", "unknown-game", "bad-message")


def test_a_bucket_fills_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
