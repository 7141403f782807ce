"""One hall as a process of its own: `python -m tests.server.one_hall SETTINGS`, as JSON.

What only tests want comes by the environment: `MEADHALL_TEST_CLOCK` names a file with the seconds by which the
system's clock was set wrong since, `MEADHALL_TEST_UNLOCKED` lets a second hall in.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

SET_BY = os.environ.get("MEADHALL_TEST_CLOCK", "")
TRUE_TIME = time.time


def system_time() -> float:
    return TRUE_TIME() + float(Path(SET_BY).read_text() or 0)


if __name__ == "__main__":
    if SET_BY:
        time.time = system_time
    import msgspec
    from sqlalchemy import text

    from meadhall.server.settings import Settings
    from meadhall.server.store import writers
    from meadhall.server.store.lock import FileLock
    from meadhall.server.web.app import run

    if os.environ.get("MEADHALL_TEST_UNLOCKED"):
        FileLock.try_to_take = lambda self: True  # type: ignore[method-assign]
        writers.SEIZE = text("SELECT CAST(:number AS bigint) IS NOT NULL")
    run(msgspec.json.decode(sys.argv[1], type=Settings))
