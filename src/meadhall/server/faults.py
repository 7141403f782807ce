"""Points at which a test may kill the process, to see that nothing acknowledged is lost.

`MEADHALL_FAULT=after-commit:17` kills it without warning when it comes by `after-commit` for the 17th time.
"""

from __future__ import annotations

import os
import signal

WANTED, _, COUNT = os.environ.get("MEADHALL_FAULT", "").partition(":")
LEFT = int(COUNT) if COUNT.isdecimal() else 1


def fault(point: str) -> None:
    global LEFT
    if point == WANTED:
        LEFT -= 1
        if LEFT <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
