"""Twenty thousand hostile messages: each gets a typed error, nothing changes, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from meadhall.server import wire_commands
from meadhall.server.tables.table import Table
from meadhall.server.web.app import make_app
from tests.server.guests import PATIENCE, Guest, Json, Place, one_move, open_hall, settings_for, story, whole_move

MESSAGES = 20_000
OVER_SOCKETS = 1_500
KINDS = ["move", "compose", "whyNot", "undo", "answerUndo", "say", "curtain", "standIn"]
ANSWERS = {"refused", "composed", "why"}
JUNK: list[Any] = [
    None, True, -1, 0, 1, 2**70, 1.5, "", "x", "keep 1", "ключ", "\0", "a" * 500, [], [1], [[]] * 50, {}, {"a": {}},
]  # fmt: skip


class Wire:
    """A socket without a network: the application is called as a server would call it."""

    def __init__(self, app: Any, table: str, cookie: str) -> None:
        self.app = app
        self.inward: asyncio.Queue[Json] = asyncio.Queue()
        self.outward: asyncio.Queue[Json] = asyncio.Queue()
        headers = [(b"host", b"localhost"), (b"cookie", cookie.encode())]
        self.scope = {
            "type": "websocket", "path": f"/api/tables/{table}/live", "query_string": b"", "headers": headers,
            "client": ("127.0.0.1", 1), "scheme": "ws", "subprotocols": [],
        }  # fmt: skip

    async def open(self) -> Json:
        self.inward.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(self.scope, self.inward.get, self.outward.put))
        assert (await self.outward.get())["type"] == "websocket.accept"
        return await self.heard()

    async def heard(self) -> Json:
        message = await asyncio.wait_for(self.outward.get(), PATIENCE)
        assert message["type"] == "websocket.send", message
        told: Json = msgspec.json.decode(message["text"])
        return told

    def send(self, text: Any) -> None:
        key = "bytes" if isinstance(text, bytes) else "text"
        self.inward.put_nowait({"type": "websocket.receive", key: text})

    async def close(self) -> None:
        self.inward.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def hostile(chance: random.Random, honest: list[Json], seats: int) -> Any:
    """A message that must not do anything."""
    way = chance.randrange(9)
    if way == 0:
        return "".join(chance.choice('{}[]",:0aé\n ') for _ in range(chance.randrange(60)))
    if way == 1:
        whole = msgspec.json.encode(chance.choice(honest)).decode()
        return whole[: chance.randrange(len(whole))]
    if way == 2:
        return bytes(chance.randrange(256) for _ in range(20))
    if way == 3:
        return msgspec.json.encode(chance.choice(JUNK))
    if way == 4:
        return msgspec.json.encode({"do": "say", "text": "x" * chance.choice([501, 20_000]), "id": "h"}).decode()
    message = dict(chance.choice(honest))
    if way == 5:
        message[chance.choice([*message, "extra"])] = chance.choice(JUNK)
        if message.get("do") in KINDS and set(message) <= {
            "do",
            "seq",
            "seat",
            "move",
            "parts",
            "text",
            "agree",
            "on",
            "id",
        }:
            message["seq"], message["seat"] = -5, chance.choice([-1, 99])
    elif way == 6:
        message["seat"] = chance.choice([other for other in range(9) if other != 0])
    elif way == 7 and "seq" in message:
        message["seq"] = chance.choice([message["seq"] + 1, message["seq"] - 1, 10**9])
    else:
        message = {
            "do": "move",
            "seq": message.get("seq", 0),
            "seat": 0,
            "move": chance.choice(["fly", "keep 99", ",", ", ,"]),
        }
        message["id"] = f"h{chance.randrange(10**9)}"
    return msgspec.json.encode(message).decode()


def picture(table: Table) -> tuple[Any, ...]:
    """Everything about a table that must not change."""
    truth = table.truth.digest() if table.truth else ""
    rows = table.log.count if table.log else 0
    return (
        truth,
        table.seq,
        rows,
        table.phase,
        table.practice,
        msgspec.json.encode(table.seats),
        len(table.chat.spoken),
        table.undo,
    )


async def attacked(place: Place, app: Any, table: str, eve: Guest, honest: list[Json], count: int, seed: int) -> None:
    chance = random.Random(seed)
    cookie = f"meadhall={eve.http.cookies['meadhall']}"
    socket = Wire(app, table, cookie)
    watcher = Wire(app, table, "")
    await watcher.open()
    await socket.open()
    while not watcher.outward.empty():
        watcher.outward.get_nowait()
    held = place.services.hall.tables[table]
    before = picture(held)
    for number in range(count):
        socket.send(hostile(chance, honest, len(held.seats)))
        told = await socket.heard()
        assert told["is"] in ANSWERS, told
        if told["is"] == "refused":
            assert told["error"] and told["error"] != "server"
        if number % 1000 == 0:
            assert picture(held) == before
    assert picture(held) == before
    assert watcher.outward.empty()
    await socket.close()
    await watcher.close()


@story
async def test_hostile_messages_change_nothing_and_nobody_else_notices(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, eve = await hall.guest("Anna"), await hall.guest("Boris"), await hall.guest("Eve")
        made = await anna.table("feast", "me", "open")
        await boris.join(made)
        await anna.post(f"/api/tables/{made['id']}/start")
        other = await eve.table("feast", "me", "me")
        app = make_app(settings_for(tmp_path))
        app.services, app.live.services = hall.services, hall.services
        now = await anna.sync(made["id"])
        option = now["asked"]["options"][0]["text"]
        honest: list[Json] = [
            {"do": "move", "seq": 5, "seat": 0, "move": option, "id": "m"},
            {"do": "compose", "seq": 0, "seat": 0, "parts": ["nothing"], "id": "c"},
            {"do": "undo", "seq": 0, "seat": 0, "id": "u"},
            {"do": "answerUndo", "seat": 0, "agree": True, "id": "a"},
            {"do": "standIn", "seat": 1, "on": True, "id": "s"},
            {"do": "whyNot", "seat": 0, "move": "keep 99", "id": "w"},
        ]
        share = MESSAGES // 4
        await attacked(hall, app, made["id"], anna, honest, share, 1)
        await attacked(hall, app, made["id"], eve, honest, share, 2)
        await one_move(anna, made["id"], now)
        await attacked(hall, app, made["id"], anna, honest, share, 3)
        done = await anna.table("feast", "random", "random")
        while (await anna.get(f"/api/tables/{done['id']}"))["phase"] != "over":
            await asyncio.sleep(0.02)
        await attacked(hall, app, done["id"], anna, honest, share, 4)
        assert set(hall.services.hall.tables) == {made["id"], other["id"], done["id"]}


@story
async def test_hostile_messages_over_real_sockets(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        made = await anna.table("feast", "me", "open")
        await boris.join(made)
        await anna.post(f"/api/tables/{made['id']}/start")
        his, line = await boris.live(made["id"]), await anna.live(made["id"])
        await his.quiet(0.05)
        chance = random.Random(9)
        before = picture(hall.services.hall.tables[made["id"]])
        honest: list[Json] = [{"do": "move", "seq": 5, "seat": 0, "move": "keep 1", "id": "m"}]
        for _ in range(OVER_SOCKETS):
            await line.send(hostile(chance, honest, 2))
            assert (await line.receive(PATIENCE))["is"] in ANSWERS
        for path in ("commands", "join", "leave", "start", "seat", "rematch"):
            for _ in range(40):
                text = hostile(chance, honest, 2)
                body = text if isinstance(text, bytes) else text.encode()
                answer = await (await hall_guest(hall)).raw_post(f"/api/tables/{made['id']}/{path}", body)
                assert 400 <= answer.status_code < 500 and answer.json()["error"] not in ("", "server")
        assert picture(hall.services.hall.tables[made["id"]]) == before
        assert [message for message in await his.quiet(0.1) if message["is"] != "table"] == []


async def hall_guest(hall: Place) -> Guest:
    """Somebody who sits nowhere."""
    return (
        next((guest for guest in hall.guests if guest.lines == [] and guest.id not in ("",)), None)
        or await hall.guest()
    )


@story
async def test_messages_out_of_order_and_after_the_end(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        made = await anna.table("feast", "me", "random")
        table = made["id"]
        sent: list[Json] = []
        while (now := await anna.sync(table))["table"]["phase"] != "over":
            if now["asked"]:
                fields = {"seq": now["seq"], "seat": 0, "move": "", "id": f"o{len(sent)}"}
                fields["move"] = await whole_move(anna, table, now)
                if (await anna.command(table, "move", **fields))["is"] == "ack":
                    sent.append(fields)
            await asyncio.sleep(0.005)
        before = picture(hall.services.hall.tables[table])
        random.Random(1).shuffle(sent)
        for fields in sent:
            assert (await anna.command(table, "move", **fields))["is"] == "ack"
            again = await anna.command(table, "move", **{**fields, "id": fields["id"] + "x"})
            assert again["error"] == "over"
        assert (await anna.command(table, "undo", seq=now["seq"], seat=0))["error"] == "over"
        assert picture(hall.services.hall.tables[table]) == before
        assert isinstance(wire_commands.COMMANDS.decode(b'{"do":"say","text":"x","id":"y"}'), wire_commands.Say)
