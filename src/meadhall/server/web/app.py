"""The ASGI application: pages, the live channel and the HTTP interface; and the server it runs in."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import meadhall
from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.web.addresses import ip_of
from meadhall.server.web.connections import SPARE_FILES, Connection, open_files
from meadhall.server.web.gate import secure_address
from meadhall.server.web.health import tell_health
from meadhall.server.web.live import Live
from meadhall.server.web.pages import API_POLICY, HEADERS, POLICY, answer
from meadhall.server.web.routes import DEPENDENCIES, HANDLERS, decoding, failed, refused
from meadhall.server.web.services import Services
from meadhall.server.web.sockets import Socket

LOG = logging.getLogger("meadhall.app")
LIVE = re.compile(r"^/api/tables/([A-Za-z0-9_-]{1,64})/live$")
HEALTH = "/healthz"
FRAME_BYTES = 100_000
"""A socket that sends more than this at once is closed by the protocol; below, `limits.message` decides."""
RARELY = (10_000, 20, 100)
"""Tables are long-lived and hold no cycles worth looking for every few hundred objects; more at once would make
everybody wait for some milliseconds."""
READER = Path(__file__).parent / "reader"


class App:
    """Where every connection comes in."""

    def __init__(self, services: Services, api: Litestar) -> None:
        self.services = services
        self.api = api
        self.live = Live(services)
        self.schema: bytes | None = None
        self.reader = {
            "/api": ("text/html; charset=utf-8", (READER / "reader.html").read_bytes()),
            "/api/reader.js": ("text/javascript; charset=utf-8", (READER / "reader.js").read_bytes()),
            "/api/reader.css": ("text/css; charset=utf-8", (READER / "reader.css").read_bytes()),
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        kind, gate = scope["type"], self.services.gate
        if kind == "websocket":
            found = LIVE.match(scope["path"]) if gate.knows(scope) and gate.is_safe(scope) else None
            if found is None:
                await receive()
                await send({"type": "websocket.close", "code": 4404})
                return
            await self.live.serve(scope, receive, send, found[1])
        elif kind == "http" and scope["path"] == HEALTH and scope["method"] in ("GET", "HEAD"):
            await self.health(scope, send)
        elif kind == "http" and not gate.knows(scope):
            await refuse(send, "host")
        elif kind == "http" and not gate.is_safe(scope):
            if scope["method"] in ("GET", "HEAD"):
                await answer(send, 308, [(b"location", secure_address(scope)), *HEADERS], b"")
            else:
                await refuse(send, "insecure")
        elif kind == "http":
            await self.http(scope, receive, gate.secured(send))
        else:
            await self.api(scope, receive, send)

    async def health(self, scope: Any, send: Any) -> None:
        """Those who watch over the hall may come by any name, and as plainly as they like."""
        if self.services.http.take(ip_of(scope)):
            await tell_health(self.services, scope, send)
        else:
            await refuse(send, "too-fast")

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        path, ip = scope["path"], ip_of(scope)
        if path != "/api" and not path.startswith("/api/"):
            if self.services.page_rate.take(ip):
                await self.services.pages.serve(scope, send)
            else:
                await refuse(send, "too-fast")
            return
        if not self.services.http.take(ip):
            await refuse(send, "too-fast")
            return
        if path in self.reader and scope["method"] in ("GET", "HEAD"):
            kind, body = self.reader[path]
            policy = POLICY.replace("{scripts}", "").encode()
            headers = [(b"content-type", kind.encode()), (b"content-security-policy", policy), *HEADERS]
            await answer(send, 200, headers, body, bare=scope["method"] == "HEAD")
            return
        if path == "/api/schema.json" and scope["method"] in ("GET", "HEAD"):
            if self.schema is None:
                self.schema = msgspec.json.encode(self.api.openapi_schema.to_schema())
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-cache"), *HEADERS]
            headers.append((b"content-security-policy", API_POLICY.encode()))
            await answer(send, 200, headers, self.schema, bare=scope["method"] == "HEAD")
            return
        if len(scope.get("query_string", b"")) > self.services.limits.query:
            await refuse(send, "too-large")
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], (b"content-security-policy", API_POLICY.encode()), *HEADERS]
                if not any(key.lower() == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        await self.api(scope, receive, send_guarded)


async def refuse(send: Any, error: str) -> None:
    body = msgspec.json.encode(wire.Refused(None, error))
    headers = [(b"content-type", b"application/json"), (b"content-security-policy", API_POLICY.encode()), *HEADERS]
    await answer(send, Refusal(error).status, headers, body)


def broken(_: Request[Any, Any, Any], error: Exception) -> Any:
    LOG.exception("a request failed", exc_info=error)
    return Response(wire.Refused(None, "server"), status_code=500)


def make_app(settings: Settings | None = None) -> App:
    """The whole application, not yet open."""
    services = Services(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def provide_services() -> Services:
        return services

    api = Litestar(
        HANDLERS,
        dependencies={"services": Provide(provide_services), **DEPENDENCIES},
        exception_handlers={
            Refusal: refused,
            HTTPException: failed,
            msgspec.MsgspecError: decoding,
            RecursionError: decoding,
            Exception: broken,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=meadhall.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=services.limits.body,
        logging_config=None,
        debug=False,
    )
    return App(services, api)


class Server(uvicorn.Server):
    """Says where it is found, once it is."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Meadhall is open at http://{shown}:{port}", flush=True)


def make_server(settings: Settings) -> Server:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="error",
        access_log=False,
        http=Connection,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in app.services.connection_limits.proxies.networks],
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=2,
    )
    return Server(config)


def run(settings: Settings) -> None:
    """Open the hall and keep it open until it is told to close."""
    server = make_server(settings)
    open_files(settings.limits.tcp_connections + SPARE_FILES)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve())
