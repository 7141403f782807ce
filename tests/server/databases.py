"""Where the halls of these tests keep their tables: SQLite files, or databases of their own on another server.

`MEADHALL_TEST_DATABASE=postgresql+asyncpg://user:password@localhost` runs the tests there; `createdb` must be at hand.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path

from sqlalchemy.engine import make_url

ELSEWHERE = os.environ.get("MEADHALL_TEST_DATABASE", "")


def database_for(folder: Path) -> str:
    """The same database for the same folder."""
    if not ELSEWHERE:
        return f"sqlite+aiosqlite:///{folder / 'hall.sqlite3'}"
    url = make_url(ELSEWHERE)
    name = "meadhall_" + hashlib.blake2b(str(folder).encode(), digest_size=8).hexdigest()
    mark = folder / "database"
    if not mark.exists():
        folder.mkdir(parents=True, exist_ok=True)
        where = ["-h", url.host or "localhost", "-p", str(url.port or 5432), "-U", url.username or "postgres"]
        keys = {**os.environ, "PGPASSWORD": url.password or ""}
        subprocess.run(["dropdb", "--if-exists", *where, name], env=keys, check=True, capture_output=True)
        subprocess.run(["createdb", *where, name], env=keys, check=True, capture_output=True)
        mark.touch()
    return url.set(database=name).render_as_string(hide_password=False)
