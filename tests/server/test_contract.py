"""Schemathesis calls everything the schema names with all kinds of values: no call may make the server fail."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from meadhall.server.settings import Settings
from meadhall.server.web.app import make_app, make_server
from tests.server.guests import PATIENCE, settings_for

EXAMPLES = 40 if os.environ.get("MEADHALL_FUZZ") else 4


def described() -> schemathesis.BaseSchema:
    app = make_app(Settings(database="sqlite+aiosqlite://", secret="contract"))
    return schemathesis.openapi.from_dict(app.api.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("contract")
    server = make_server(settings_for(folder))
    thread = threading.Thread(target=lambda: asyncio.run(server._serve()), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.02)
        assert thread.is_alive()
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def credentials(address: str) -> dict[str, str]:
    answer = httpx.get(f"{address}/api/me", timeout=PATIENCE)
    return {"cookie": f"meadhall={answer.cookies['meadhall']}", "x-csrf-token": answer.json()["csrf"]}


SCHEMA = described().exclude(path_regex="/stream$|logout")


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
)  # fmt: skip
def test_no_call_makes_the_server_fail(case: Any, address: str, credentials: dict[str, str]) -> None:
    answer = case.call(base_url=address, headers=credentials, timeout=PATIENCE)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        told = answer.json()
        assert told["error"] and told["is"] == "refused"
