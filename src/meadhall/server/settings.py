"""How one hall is run: everything that may be set from outside, with its default."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from msgspec import Struct, field

from meadhall.server.limits import Limits


def data_folder() -> Path:
    """Where the user's own data live, by the conventions of the platform."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "meadhall"


class Keeping(Struct):
    """How many days the hall keeps what nobody uses. What an account has finished stays with it, up to a number."""

    waiting: float = 7.0
    """A table at which people are still waited for, after anybody last sat down."""
    playing: float = 90.0
    """A play under way, after its last move."""
    finished: float = 90.0
    """A finished play of guests, after its end."""
    bots: float = 7.0
    """A finished play of bots alone."""
    sagas: float = 30.0
    """A saga that a guest brought, after somebody last looked at it."""
    sagas_of_accounts: float = 365.0
    guests: float = 30.0
    """A session of a guest who sits nowhere."""
    sessions: float = 365.0
    """A session of anybody else that is not used."""
    finished_plays: int = 500
    """So many finished plays are kept of those that one person set up; the earliest go first."""
    every: float = 1800.0
    """Seconds between two times of clearing away."""


class Settings(Struct):
    """Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A SQLite file, or a URL as SQLAlchemy writes it; empty: a SQLite file in the user's data folder."""
    secret: str = ""
    """Keys the stored hashes of sessions; empty: made once and kept beside the database."""
    web: str = ""
    """The folder of the built client; empty: `web/dist` of the checkout, or the one in the package."""
    titles: list[str] = field(default_factory=list)
    """Modules that register titles of their own."""
    bot_workers: int = 1
    review_tries: int = 0
    """Simulations for each choice of a play that is reviewed; 0: as many as suit its title."""
    bot_pace: float = 0.7
    """The least time between two visible moves when the second is a bot's and a person is at the table."""
    window: float = 12.0
    """How long a reaction window stays open at a table of several people."""
    quick_window: float = 5.0
    """The same at a table that has chosen quick ones."""
    window_settles: float = 0.25
    """So long after it has closed everybody is shown what came of it."""
    quick_from: float = 0.8
    quick_to: float = 2.4
    """Bots, and the server for a lone person who can only pass, answer in a window after a time from this span."""
    absent_after: float = 60.0
    """How long a person must be away before the others may give the seat to a bot."""
    idle_after: float = 300.0
    """Tables that nobody watches leave memory after this time."""
    sweep_every: float = 5.0
    snapshot_every: int = 50
    trusted_proxies: list[str] = field(default_factory=list)
    """Addresses and networks of the proxies whose word is taken for a client's address and for https."""
    secure: bool = False
    """People come by https alone: cookies are for nothing else, and browsers are told so."""
    names: list[str] = field(default_factory=list)
    """The hosts this hall answers to; empty: any, or where it listens on this machine alone, this machine's."""
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)

    def database_url(self) -> str:
        if self.database:
            return self.database if "://" in self.database else f"sqlite+aiosqlite:///{self.database}"
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'hall.sqlite3'}"

    def secret_bytes(self) -> bytes:
        if self.secret:
            return self.secret.encode()[:64]
        url = self.database_url()
        if not url.startswith("sqlite") or ":memory:" in url:
            return secrets.token_bytes(32)
        path = Path(url.split("///", 1)[1] + ".secret")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()[:64]
        with os.fdopen(handle, "wb") as file:
            made = secrets.token_hex(32).encode()
            file.write(made)
        return made
