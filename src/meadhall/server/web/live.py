"""The live channel: one WebSocket a client and table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec

from meadhall.server import wire, wire_commands, wire_thoughts, wire_types
from meadhall.server.faults import fault
from meadhall.server.refusals import Refusal
from meadhall.server.tables import attendance, messages
from meadhall.server.tables.commands import obey
from meadhall.server.tables.table import Table
from meadhall.server.web.addresses import Scope, header, ip_of
from meadhall.server.web.services import Services
from meadhall.server.web.sessions import Session, check_origin
from meadhall.server.web.sockets import SOCKET, Socket

LOG = logging.getLogger("meadhall.live")
CLOSE_REFUSED, CLOSE_GOING, CLOSE_SLOW = 4000, 1001, 1013
AT_ONCE = 8
"""So many waiting messages go out in one write."""


class Outbox:
    """What waits to be sent to one watcher. Whoever reads too slowly is let go and comes back with a fresh sync.

    With a `socket` messages go out at the end of the step in which they were posted, all in one write; where that
    cannot be, and where there is no such socket, `ready` tells a sender of them.
    """

    def __init__(self, person: str, previews: bool, most: int, socket: Socket | None = None) -> None:
        self.person = person
        self.previews = previews
        self.most = most
        self.socket = socket
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.sending = True
        """A sender is at work: what comes now comes after what it has in hand."""
        self.hurrying = False
        self.closed = False

    def post(self, message: bytes) -> None:
        if self.closed:
            return
        if len(self.waiting) >= self.most:
            self.close()
            return
        self.waiting.append(message)
        if self.socket is None or self.sending:
            self.ready.set()
        elif not self.hurrying:
            self.hurrying = True
            self.loop.call_soon(self.hurry)

    def hurry(self) -> None:
        self.hurrying = False
        if self.waiting and not self.closed and not self.sending:
            if self.socket is not None and self.socket.texts_now(self.waiting):
                self.waiting.clear()
            else:
                self.ready.set()

    def say(self, message: wire.Message) -> None:
        self.post(msgspec.json.encode(message))

    def close(self) -> None:
        self.closed = True
        self.ready.set()


class Claimed(msgspec.Struct):
    """What can be told of a message that is otherwise none."""

    id: wire_types.Id | None = None


def claimed_id(text: str) -> str | None:
    try:
        return msgspec.json.decode(text, type=Claimed).id
    except wire.UNREADABLE:
        return None


class Live:
    """Serves `/api/tables/{id}/live`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def serve(self, scope: Scope, receive: Any, send: Any, id: str) -> None:
        first = await receive()
        if first["type"] != "websocket.connect":
            return
        services, ip = self.services, ip_of(scope)
        try:
            check_origin(scope)
            session = await services.sessions.find(header(scope, b"cookie") or "")
            person = session.person if session else ""
            if not services.arrivals.take(person, ip):
                raise Refusal("too-fast")
            services.check_room(ip, person, seated=True)
            table = await services.hall.table(id)
            if services.sessions.is_over(session):
                raise Refusal("no-session")
            attendance.check_room(table, person)
            services.connect(ip, person, bool(table.seats_of(person)))
        except Refusal as refusal:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": msgspec.json.encode(refusal.message()).decode()})
            await send({"type": "websocket.close", "code": CLOSE_REFUSED, "reason": refusal.error})
            return
        since, previews = wishes(scope)
        socket = scope.get("extensions", {}).get(SOCKET)
        outbox = Outbox(person, previews, services.limits.outbox, socket)
        sender: asyncio.Task[None] | None = None
        try:
            services.sessions.listen(session, outbox)
            attendance.enter(table, outbox)
            await send({"type": "websocket.accept"})
            outbox.say(messages.sync(table, person, previews, since))
            messages.post_trouble(table, outbox)
            sender = asyncio.create_task(self.send_on(outbox, send))
            with suppress(Refusal):
                await attendance.come_back(table, person)
            await self.listen(table, session, ip, outbox, receive)
        finally:
            outbox.close()
            services.sessions.hang_up(session, outbox)
            attendance.exit(table, outbox)
            services.disconnect(ip, person)
            if sender is not None:
                with suppress(asyncio.CancelledError):
                    await sender

    async def send_on(self, outbox: Outbox, send: Any) -> None:
        waiting = outbox.waiting
        texts = outbox.socket.texts if outbox.socket is not None else one_by_one(send)
        try:
            while True:
                outbox.sending = True
                while waiting:
                    await texts([waiting.popleft() for _ in range(min(len(waiting), AT_ONCE))])
                outbox.sending = False
                if outbox.closed:
                    code = CLOSE_SLOW if len(outbox.waiting) >= outbox.most else CLOSE_GOING
                    await send({"type": "websocket.close", "code": code})
                    return
                outbox.ready.clear()
                await outbox.ready.wait()
        except (OSError, RuntimeError):
            outbox.closed = True

    async def listen(self, table: Table, session: Session | None, ip: str, outbox: Outbox, receive: Any) -> None:
        """Obey what comes. How much may come is counted for the session and the address, whatever socket it is."""
        limits, commands, person = self.services.limits, self.services.commands, outbox.person
        strikes = 0
        while not outbox.closed:
            message = await receive()
            if message["type"] != "websocket.receive" or outbox.closed:
                return
            text = message.get("text")
            if not commands.take(person, ip):
                strikes += 1
                outbox.say(wire.Refused(claimed_id(text) if text and len(text) <= limits.message else None, "too-fast"))
                if strikes > limits.strikes:
                    return
                continue
            if text is None or len(text) > limits.message:
                outbox.say(wire.Refused(None, "bad-message" if text is None else "too-large"))
                continue
            outbox.say(await self.answer(table, session, ip, text))

    async def answer(self, table: Table, session: Session | None, ip: str, text: str) -> wire.Message:
        try:
            command = wire_commands.COMMANDS.decode(text)
        except wire.UNREADABLE:
            return wire.Refused(claimed_id(text), "bad-message")
        if session is None:
            return wire.Refused(command.id, "no-session")
        return await answered(self.services, table, session, ip, command)


async def answered(
    services: Services, table: Table, session: Session, ip: str, command: wire_commands.Command
) -> wire.Message:
    """Obey one command; every mistake becomes a typed refusal. A lifted curtain has told its sync already."""
    if isinstance(command, wire_commands.Curtain) and not services.curtains.take(session.person, ip):
        return wire.Refused(command.id, "too-fast")
    if isinstance(command, wire_thoughts.Hint) and not services.heavy.take(session.person, ip):
        return wire.Refused(command.id, "too-fast")
    if isinstance(command, wire_commands.Say) and not services.chat.take(session.person, ip):
        return wire.Refused(command.id, "too-fast")
    try:
        answer = await obey(table, session.person, session.name, command)
    except Refusal as refusal:
        return refusal.message(command.id)
    except Exception:
        LOG.exception("a command failed at table %s", table.id)
        return wire.Refused(command.id, "server")
    fault("before-ack")
    return wire.Ack(command.id, answer.seq) if isinstance(answer, wire.Sync) else answer


def one_by_one(send: Any) -> Any:
    """Messages as any ASGI server takes them."""

    async def texts(messages: list[bytes]) -> None:
        for message in messages:
            await send({"type": "websocket.send", "text": message.decode()})

    return texts


def wishes(scope: Scope) -> tuple[int, bool]:
    """`since` and `previews` of the query."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    since = query.get("since", ["0"])[0]
    return (int(since) if since.isdecimal() and len(since) < 9 else 0), query.get("previews", ["0"])[0] == "1"
