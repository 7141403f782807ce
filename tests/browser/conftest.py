"""A hall that is open for the browser, with the pages as they are built."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from meadhall.server import clock
from meadhall.server.limits import Limits
from meadhall.server.settings import Settings
from meadhall.server.tables import hall as hall_module
from meadhall.server.tables import hints
from meadhall.server.web.app import make_server
from tests.browser.pages import DESK, PATIENCE, Visitor

ROOT = Path(__file__).parents[2]
DIST = Path(os.environ.get("MEADHALL_WEB", ROOT / "web" / "dist"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome") or ""


IDLE = ("AimEnabled", "OptimizationHints", "PreconnectToSearch", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup")
"""What Chromium does for an address bar that nobody sees: two pages more for each of ours, and words with strangers."""
NEEDED_OFF = ("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding")
"""What Playwright itself turns off for a page like ours; the last list counts, so it stands here too."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after these tests: while it is open, nothing else in this process may run an event loop of its own."""
    assert CHROMIUM, "no Chromium found: set CHROMIUM, or run make test, which installs it"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    flags.append("--disable-features=" + ",".join(NEEDED_OFF + IDLE))
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield opened
        opened.close()


HASTE: dict[str, Any] = {
    "bot_pace": 0.02,
    "quick_window": 0.1,
    "window_settles": 0.02,
    "quick_from": 0.02,
    "quick_to": 0.05,
    "absent_after": 1.0,
    "sweep_every": 0.5,
}


WINDOW = 120.0
"""How long a window stays open in the patient hall, unless its time is let pass: enough for the slowest machine."""


class Time(asyncio.SelectorEventLoop):
    """The time of a hall, of which as much passes at once as a test wants: no window is open longer than is needed."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def let_pass(self, seconds: float) -> None:
        """From the thread of the test."""
        self.ahead += seconds
        self.call_soon_threadsafe(lambda: None)

    def let_clocks_run(self, seconds: float) -> None:
        """The same for the time that players have, which follows a clock of its own."""
        clock.BEGAN += seconds
        self.let_pass(seconds)


@contextmanager
def open_hall(folder: Path, time: Time | None = None, **more: Any) -> Iterator[str]:
    """The address of a hall whose bots are quick and whose people are missed soon."""
    assert (DIST / "index.html").exists(), "the pages are not built: run make web"
    settings = Settings(
        port=0,
        database=f"sqlite+aiosqlite:///{folder / 'hall.sqlite3'}",
        secret="a secret of the tests",
        web=str(DIST),
        limits=Limits.generous(),
        **{**HASTE, **more},
    )
    server = make_server(settings)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]

    def serve() -> None:
        with asyncio.Runner(loop_factory=lambda: time or Time()) as runner:
            runner.run(server._serve())

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the hall did not open"
        thread.join(0.05)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_hall(tmp_path_factory.mktemp("hall")) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, hall: str) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers; afterwards none of their pages may have met a mistake."""
    here: list[Visitor] = []

    def arrive(device: dict[str, Any] = DESK, locale: str = "en-GB", at: str = hall) -> Visitor:
        here.append(Visitor(browser, at, device, locale))
        return here[-1]

    yield arrive
    for visitor in here:
        visitor.close()


@pytest.fixture(scope="session")
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the patient hall."""
    monkeypatch.setattr(clock, "BEGAN", clock.BEGAN)
    return Time()


@pytest.fixture
def patient_hall(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[str]:
    """A hall whose windows stay open, whoever has answered, until their time is let pass."""
    with open_hall(tmp_path_factory.mktemp("patient"), time, window=WINDOW, quick_window=WINDOW) as address:
        yield address


@pytest.fixture(autouse=True)
def time_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may be late with a hint."""
    monkeypatch.setattr(hints, "WITHIN", PATIENCE / 1000)


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Tables made from now on are dealt from this seed: what chance would bring some day, it brings at once."""

    def fix(seed: bytes) -> None:
        chance = SimpleNamespace(token_bytes=lambda count: seed, token_urlsafe=secrets.token_urlsafe)
        monkeypatch.setattr(hall_module, "secrets", chance)

    return fix
