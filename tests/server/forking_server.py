"""A process that forks a server for every line it reads: a database, and where the server is to die.

Forking saves the second that importing everything takes; each server is a process of its own, and dies alone.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys

from meadhall.server import faults
from meadhall.server.limits import Limits
from meadhall.server.settings import Settings
from meadhall.server.web import app


def serve(database: str, fault: str) -> None:
    os.environ["MEADHALL_FAULT"] = fault
    importlib.reload(faults)
    app.run(
        Settings(
            port=0, database=database, secret="crash", titles=["tests.server.feast"], bot_workers=0, bot_pace=0.0,
            snapshot_every=5, quick_window=0.01, window_settles=0.0, limits=Limits.generous(),
        )
    )  # fmt: skip


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            serve(*line.split())
            os._exit(0)
