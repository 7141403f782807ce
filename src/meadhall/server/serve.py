"""`meadhall serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.server.settings import Settings

LOCAL = ("127.0.0.1", "::1")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any that is free.")
    ] = 8000,
    database: Annotated[
        str, typer.Option(help="A SQLite file, or a database URL; a file in your data folder otherwise.")
    ] = "",
    secret: Annotated[
        str, typer.Option(envvar="MEADHALL_SECRET", help="Keys the stored sessions; made and kept otherwise.")
    ] = "",
    web: Annotated[str, typer.Option(help="The folder of the built client.")] = "",
    cards: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Cards of your own that tables may choose; may be repeated."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    behind_proxy: Annotated[bool, typer.Option(help="Trust a proxy on this machine for addresses and https.")] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Trust the proxy at this address or network; may be repeated."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="Answer to this host name only; may be repeated."),
    ] = None,
) -> None:
    """Open the hall: people and bots play in the browser."""
    from meadhall.server.cards import MODULE, bring
    from meadhall.server.startup_checks import check_startup
    from meadhall.server.web.app import run

    bring(cards or [])
    settings = Settings(host=host, port=port, database=database, secret=secret, web=web, bot_workers=workers)
    settings.titles = [MODULE]
    settings.trusted_proxies = [*(LOCAL if behind_proxy else ()), *(trusted_proxy or ())]
    settings.secure, settings.names = bool(settings.trusted_proxies), name or []
    check_startup(settings)
    run(settings)
