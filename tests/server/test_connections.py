"""Before anything is asked: endless headers, half requests, too many connections, and who reads nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from websockets.frames import Frame, Opcode

from meadhall.server.limits import Limits
from meadhall.server.web.addresses import Proxies, network_of
from tests.server.guests import PATIENCE, open_hall, story
from tests.server.hall_process import HallProcess, open_process, waited_for_processor
from tests.server.processes import until

PLENTY = 100_000_000
SLACK = 40_000_000
"""Bytes that a hall may need for other things meanwhile."""
POURS = 5
ANSWERED_WITHIN = 5.0
"""Seconds, but for those in which others had the processors."""


def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))


def poured(hall: HallProcess, beginning: bytes, piece: bytes) -> int:
    """How much of an endless request the hall takes before it has enough."""
    with closing(connected(hall.port)) as line:
        sent = line.send(beginning)
        with suppress(OSError):
            while sent < PLENTY:
                sent += line.send(piece)
    return sent


@contextmanager
def pouring(hall: HallProcess, beginning: bytes, piece: bytes) -> Iterator[list[int]]:
    """Endless requests one after the other for as long as this goes on; how much of each the hall took."""
    amounts: list[int] = []
    poured_one, enough = Event(), Event()

    def pour() -> None:
        while not enough.is_set():
            amounts.append(poured(hall, beginning, piece))
            poured_one.set()

    pourer = Thread(target=pour)
    pourer.start()
    try:
        assert poured_one.wait(PATIENCE)
        yield amounts
    finally:
        enough.set()
        pourer.join()


def asked(port: int, source: str = "127.0.0.1") -> bytes:
    """The first line of the answer to a whole request; empty where there is none."""
    try:
        with closing(connected(port, source)) as line:
            line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return line.recv(4000).split(b"\r\n")[0]
    except OSError:
        return b""


def test_endless_requests_take_neither_memory_nor_time_of_others(tmp_path: Path) -> None:
    start = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\n"
    chunked = start + b"transfer-encoding: chunked\r\n\r\n"
    shapes = {
        "one header": (start + b"x-long: ", b"a" * 65_536),
        "many headers": (start, b"x-one: 1\r\n" * 6_000),
        "address": (b"GET /", b"a" * 65_536),
        "body": (chunked, b"10000\r\n" + b"a" * 65_536 + b"\r\n"),
        "chunk's extension": (chunked + b"1;", b"a" * 65_536),
        "trailer": (chunked + b"0\r\nx-late: ", b"a" * 65_536),
        "body that is announced": (start + b"content-length: 900000000\r\n\r\n", b"a" * 65_536),
    }
    with open_process(tmp_path) as hall:
        assert asked(hall.port) == b"HTTP/1.1 200 OK"
        before = hall.memory()
        for name, (beginning, piece) in shapes.items():
            with pouring(hall, beginning, piece) as amounts:
                poured_before = len(amounts)
                while len(amounts) < poured_before + POURS:
                    began, others = time.monotonic(), hall.held_up() + waited_for_processor()
                    assert asked(hall.port) == b"HTTP/1.1 200 OK", name
                    others = hall.held_up() + waited_for_processor() - others
                    assert time.monotonic() - began - others < ANSWERED_WITHIN, name
            assert max(amounts) < 20_000_000, name
        assert hall.memory() - before < SLACK
        assert "Traceback" not in hall.complaints()


def test_a_head_that_is_too_long_is_told_so(tmp_path: Path) -> None:
    with open_process(tmp_path) as hall:
        for size, status in ((20_000, b"200 OK"), (60_000, b"431 ")):
            with closing(connected(hall.port)) as line:
                with suppress(ConnectionError):  # the hall may have enough before all of it is sent
                    line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"a" * size + b"\r\n\r\n")
                assert line.recv(4000).startswith(b"HTTP/1.1 " + status)


def test_half_requests_shut_nobody_out(tmp_path: Path) -> None:
    limits = Limits(tcp_connections_per_ip=40, head_seconds=2.0, request_seconds=2.0)
    halves = [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx-a: 1",
        b"POST /api/me HTTP/1.1\r\ncontent-length: 9\r\n\r\n1",
    ]
    with open_process(tmp_path, limits=limits) as hall:
        lines: list[socket.socket] = []
        deadline = time.monotonic() + PATIENCE
        while not lines or asked(hall.port, "127.0.0.2") == b"HTTP/1.1 200 OK":
            assert time.monotonic() < deadline, "one address may have as many connections as it likes"
            for number in range(200):  # where this takes long, the first of them may be over before the last is there
                line = connected(hall.port, "127.0.0.2")
                with suppress(OSError):
                    line.sendall(halves[number % len(halves)])
                lines.append(line)
        assert asked(hall.port) == b"HTTP/1.1 200 OK"
        while asked(hall.port, "127.0.0.2") != b"HTTP/1.1 200 OK":
            assert time.monotonic() < deadline, "half requests are waited for without end"
            time.sleep(0.2)
        for line in lines:
            line.close()
        assert "Traceback" not in hall.complaints()


def test_when_all_places_are_taken_the_idle_make_room(tmp_path: Path) -> None:
    with open_process(tmp_path, limits=Limits(tcp_connections=30)) as hall:
        lines = [connected(hall.port, f"127.0.0.{2 + number % 20}") for number in range(60)]
        time.sleep(0.2)
        assert asked(hall.port) == b"HTTP/1.1 200 OK"
        for line in lines:
            line.close()


def test_who_reads_nothing_is_let_go(tmp_path: Path) -> None:
    """An answer that nobody takes is not kept for ever."""
    limits = Limits(reading_seconds=1.0, http_burst=10_000)
    with open_process(tmp_path, limits=limits) as hall, closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", hall.port))
        with suppress(ConnectionError):  # one that is only not read any more runs out of patience instead
            while True:
                line.sendall(b"GET /api/schema.json HTTP/1.1\r\nhost: localhost\r\n\r\n")
                time.sleep(0.005)
        assert asked(hall.port) == b"HTTP/1.1 200 OK"


@story
async def test_who_asks_much_on_a_live_channel_and_reads_nothing_is_let_go(tmp_path: Path) -> None:
    """Each lifted curtain is answered with all there is to know; the watchers' room is free again afterwards."""
    limits = Limits.generous()
    limits.reading_seconds = 1.0
    async with open_hall(tmp_path, limits=limits) as hall:
        anna = await hall.guest("Anna")
        made = await anna.table("feast", "me", "me")
        presence = hall.services.hall.tables[made["id"]].presence
        cookie = f"meadhall={anna.http.cookies['meadhall']}"
        handshake = (
            f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n"
            "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        asked_for = [f'{{"do":"curtain","seat":{seat},"id":"c"}}'.encode() for seat in (0, 1)]
        frames = b"".join(bytes(Frame(Opcode.TEXT, one).serialize(mask=True)) for one in asked_for)

        def ask_on() -> None:
            with closing(socket.socket()) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.settimeout(PATIENCE)
                line.connect(("127.0.0.1", int(hall.url.rpartition(":")[2])))
                line.sendall(handshake.encode())
                assert line.recv(12) == b"HTTP/1.1 101"
                with suppress(ConnectionError):
                    while True:
                        line.sendall(frames)

        asking = asyncio.create_task(asyncio.to_thread(ask_on))
        await until(lambda: presence.watchers or asking.done())
        await asking
        await until(lambda: not presence.watchers and not hall.services.connections)
        assert (await anna.live(made["id"])).sync["table"]["id"] == made["id"]


def test_an_address_is_counted_as_one() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("what" * 100) == ("what" * 100)[:64]
    trusted = Proxies(["10.0.0.0/8", "::1"])
    assert "10.1.2.3" in trusted and "::1" in trusted and "11.0.0.1" not in trusted and "unix" not in trusted
    with pytest.raises(ValueError):
        Proxies(["everybody"])


@story
async def test_a_network_of_ipv6_has_one_bucket_and_proxies_are_believed_only_if_trusted(tmp_path: Path) -> None:
    limits = Limits(new_session_burst=3, new_session_rate=0.001, tcp_connections_per_ip=2)

    async def arrivals(url: str, addresses: list[str]) -> list[int]:
        out = []
        for one in addresses:
            async with httpx.AsyncClient(timeout=PATIENCE, base_url=url, headers={"x-forwarded-for": one}) as http:
                out.append((await http.get("/api/me")).status_code)
        return out

    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    many = [f"2001:db8::{number:x}" for number in range(1, 6)]
    async with open_hall(tmp_path / "a", limits=limits, trusted_proxies=["127.0.0.1"]) as hall:
        assert await arrivals(hall.url, many) == [200, 200, 200, 429, 429]
        assert await arrivals(hall.url, ["2001:db8:0:1::1", "192.0.2.1"]) == [200, 200]
        lines = await asyncio.gather(
            *(asyncio.to_thread(connected, int(hall.url.rpartition(":")[2])) for _ in range(9))
        )
        assert await arrivals(hall.url, ["192.0.2.2"]) == [200]
        for line in lines:
            line.close()
    async with open_hall(tmp_path / "b", limits=limits) as hall:
        assert await arrivals(hall.url, [f"192.0.2.{number}" for number in range(5)]) == [200, 200, 200, 429, 429]


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.9/8", "127.0.0.1/255.0.0.0"])
@story
async def test_a_trusted_network_may_be_named_by_any_of_its_addresses(tmp_path: Path, trusted: str) -> None:
    """Limits of connections and whoever reads what a proxy says must mean the same network."""
    headers = {"x-forwarded-proto": "https"}
    async with open_hall(tmp_path, trusted_proxies=[trusted], secure=True) as hall:
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=hall.url, headers=headers) as http:
            assert (await http.get("/api/titles")).status_code == 200
        assert hall.services.connection_limits.origin_of(("127.0.0.1", 1))[1]


def test_a_hall_that_had_no_processor_blames_nobody(tmp_path: Path) -> None:
    """What was sent while the hall stood still is read before anybody is told to be too slow."""
    with open_process(tmp_path, limits=Limits(head_seconds=2.0)) as hall:
        while True:
            began = time.monotonic()
            line = connected(hall.port)
            line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: localhost\r\n")
            time.sleep(0.5)
            os.kill(hall.pid, signal.SIGSTOP)
            if time.monotonic() - began < 1.0:
                break
            os.kill(hall.pid, signal.SIGCONT)  # stopped so late, it would rightly say that this test is too slow
            line.close()
        with closing(line):
            try:
                time.sleep(4.0)
                line.sendall(b"connection: close\r\n\r\n")
            finally:
                os.kill(hall.pid, signal.SIGCONT)
            assert line.recv(4000).startswith(b"HTTP/1.1 200")
        with closing(connected(hall.port)) as line:
            line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: localhost\r\n")
            assert line.recv(4000).startswith(b"HTTP/1.1 408")
