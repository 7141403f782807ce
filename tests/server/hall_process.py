"""A hall in a process of its own: what it writes to its log and how much memory it takes can be looked at.

`python -m tests.server.hall_process SETTINGS` opens one, with its settings as JSON.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from meadhall.server.settings import Settings
from tests.server.guests import settings_for

ROOT = Path(__file__).parents[2]


class HallProcess:
    def __init__(self, url: str, pid: int, log: Path) -> None:
        self.url = url
        self.pid = pid
        self.log = log

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def memory(self) -> int:
        """The most bytes of memory that it ever had, since it was started or `forget_memory` was called."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def held_up(self) -> float:
        """Seconds that its loop was ready for a processor and others had it, since it was started."""
        return waited_for_processor(self.pid)

    def complaints(self) -> str:
        """What it logged: tracebacks and errors."""
        return self.log.read_text()


def waited_for_processor(pid: int | str = "self") -> float:
    """Seconds that the first thread of a process was ready to run and did not."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


@contextmanager
def open_process(folder: Path, **changes: Any) -> Iterator[HallProcess]:
    folder.mkdir(parents=True, exist_ok=True)
    settings = msgspec.json.encode(settings_for(folder, **changes)).decode()
    log = folder / "log.txt"
    with log.open("w") as errors:
        command = [sys.executable, "-m", "tests.server.hall_process", settings]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, log.read_text()
            yield HallProcess(found[0], process.pid, log)
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


if __name__ == "__main__":
    from meadhall.server.web.app import run

    run(msgspec.json.decode(sys.argv[1], type=Settings))
