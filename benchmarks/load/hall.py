"""A hall of its own for a load test: fresh database, generous limits, any free port, and if it is said windows of
another length."""

from __future__ import annotations

import sys

from meadhall.server.limits import Limits
from meadhall.server.settings import Settings
from meadhall.server.web.app import run

if __name__ == "__main__":
    titles = ["benchmarks.load.noughts"]
    settings = Settings(port=0, database=sys.argv[1], secret="load", titles=titles, limits=Limits.generous())
    if len(sys.argv) > 2:
        settings.window = float(sys.argv[2])
    run(settings)
