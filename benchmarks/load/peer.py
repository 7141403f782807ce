"""The same small work on boardgame.io, in the same run: 25 tables of noughts and crosses, 50 sockets, flat out.

boardgame.io keeps its matches in memory, its default; Meadhall commits every move to the disk.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "boardgameio"
MATCHES = 25


def installed() -> Path | None:
    """boardgame.io and what it needs, in a folder outside the checkout; None where npm cannot fetch it."""
    if shutil.which("npm") is None:
        return None
    place = Path(tempfile.gettempdir()) / "meadhall-boardgameio"
    place.mkdir(exist_ok=True)
    for name in ("package.json", "hall.cjs", "load.cjs"):
        shutil.copy(FOLDER / name, place / name)
    if not (place / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        if subprocess.run(command, cwd=place, check=False, timeout=300).returncode != 0:
            return None
    return place


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def measured(seconds: float) -> dict[str, float] | None:
    """Moves a second and waits of boardgame.io."""
    place = installed()
    if place is None:
        print("boardgame.io cannot be fetched here; no comparison")
        return None
    port = free_port()
    server = subprocess.Popen(["node", "hall.cjs", str(port)], cwd=place, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        while "open" not in server.stdout.readline():
            if server.poll() is not None:
                return None
        command = ["node", "load.cjs", f"http://localhost:{port}", str(seconds), str(MATCHES)]
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, timeout=seconds + 60, check=False)
        lines = done.stdout.strip().splitlines()
        found: dict[str, float] | None = json.loads(lines[-1]) if lines else None
        return found
    finally:
        server.kill()
        server.wait()


def compare(seconds: float, ours: float) -> None:
    """Print both, and how many times as many moves this server makes durable."""
    theirs = measured(seconds)
    if theirs is not None and theirs["moves"]:
        print(
            f"boardgame.io, in memory: {theirs['moves']:7.0f} moves/s, p50 {theirs['p50']:6.1f} ms, "
            f"p99 {theirs['p99']:6.1f} ms; Meadhall, on the disk: {ours:7.0f}; ratio {ours / theirs['moves']:.2f}"
        )
