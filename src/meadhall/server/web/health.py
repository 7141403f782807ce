"""`/healthz`: whether the hall can do what it is for, for those who watch over it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

import meadhall
from meadhall.server.refusals import Refusal
from meadhall.server.web.pages import API_POLICY, HEADERS, answer
from meadhall.server.web.services import Services


class Health(Struct, rename="camel"):
    """`status`: `ok`, or why nothing can be kept just now. Tables that are open; and since the hall was opened, tables
    that cannot be replayed, deaths of workers in which bots think, failures of bots, and moves that a lower level made
    because no worker was free."""

    status: str
    version: str
    tables: int
    broken_tables: int
    worker_deaths: int
    bot_failures: int
    late_bots: int


async def tell_health(services: Services, scope: dict[str, Any], send: Any) -> None:
    """`ok` means that something was really written, now or a moment ago."""
    hall = services.hall
    status = "ok"
    try:
        await hall.journal.probe()
    except Refusal as refusal:
        status = refusal.error
    bots = hall.bot_workers
    failures = bots.failures.total()
    told = Health(status, meadhall.__version__, len(hall.tables), len(hall.broken), bots.deaths, failures, bots.late)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *HEADERS]
    headers.append((b"content-security-policy", API_POLICY.encode()))
    body = msgspec.json.encode(told)
    await answer(send, 200 if status == "ok" else 503, headers, body, bare=scope["method"] == "HEAD")
