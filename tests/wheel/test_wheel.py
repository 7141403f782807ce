"""The wheels of `make wheel`, each in an environment that has neither Node nor a compiler nor this checkout."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from meadhall import compiled

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "meadhall"
PLATFORM = sysconfig.get_platform().replace("-", "_").replace(".", "_")
CAN_COMPILE = compiled.stamp() == compiled.fingerprint()
KINDS = ["compiled", "pure"] if CAN_COMPILE else ["pure"]
LEFT_OUT = re.compile(r"^\.vite/|\.map$|^sitemap\.xml")
"""What is built and needed by nobody who has the wheel."""
FORBIDDEN = ("meadhall.server", "meadhall.cli", "meadhall.text", "litestar", "sqlalchemy", "uvicorn", "typer", "rich")
"""What a researcher's `import meadhall` does without."""

PLAY = """
import sys, meadhall, shutil
from meadhall import compiled
state = meadhall.game("bloodrage", seats=3).new(seed=7)
bot = meadhall.bot("greedy")
while not state.over:
    state.play(bot.choose(state.view(state.seat)))
print(meadhall.__file__, compiled.in_use(), state.digest(), sep="\\n")
print(*sys.modules)
print([name for name in ("node", "npm", "cc", "gcc", "clang", "git", "make") if shutil.which(name)])
"""


def wheel(kind: str) -> Path:
    found = sorted((ROOT / "dist").glob("*-none-any.whl" if kind == "pure" else f"*-{PLATFORM}.whl"))
    assert len(found) == 1, f"{len(found)} {kind} wheels in dist: run make wheel"
    return found[0]


def packed(kind: str) -> dict[str, bytes]:
    with ZipFile(wheel(kind)) as file:
        return {name: file.read(name) for name in file.namelist() if ".dist-info/" not in name}


def below(folder: Path) -> dict[str, bytes]:
    """All files of a folder but what Python caches."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


class Installed:
    """A fresh environment, and the only programs in reach are its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
        kept = {name: value for name, value in os.environ.items() if name in ("LANG", "LC_ALL", "TMPDIR")}
        self.environment = {**kept, "PATH": str(folder / "env" / "bin"), "HOME": str(folder), "PYTHONUTF8": "1"}

    @property
    def program(self) -> str:
        return str(self.folder / "env" / "bin" / "meadhall")

    def install(self, file: Path) -> None:
        words = ["install", "--quiet", "--no-index", "--no-compile", "--find-links", str(ROOT / "build" / "wheelhouse")]
        python = str(self.folder / "env" / "bin" / "python")
        pip = [sys.executable, "-m", "pip", "--python", python, "--isolated", "--disable-pip-version-check"]
        ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([*pip, *words, "--force-reinstall", "--no-deps", str(file)], check=True, env=ours)
        subprocess.run([*pip, *words, str(file)], check=True, env=ours)
        subprocess.run([*pip, "check"], check=True, stdout=subprocess.DEVNULL, env=ours)

    def run(self, *words: str, given: str = "", ends: int = 0) -> str:
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment, input=given, capture_output=True, text=True, check=False,
            timeout=120,
        )  # fmt: skip
        assert done.returncode == ends, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module", params=KINDS)
def installed(request: pytest.FixtureRequest, environment: Installed) -> tuple[str, Installed]:
    environment.install(wheel(request.param))
    return request.param, environment


@pytest.mark.parametrize("kind", KINDS)
def test_everything_and_nothing_else_is_inside(kind: str) -> None:
    files = packed(kind)
    wanted = {f"meadhall/{name}": body for name, body in below(SOURCE).items()}
    for name, folder in (("web", ROOT / "web" / "dist"), ("book", ROOT / "build" / "book")):
        built = {path: body for path, body in below(folder).items() if not LEFT_OUT.search(path)}
        wanted |= {f"meadhall/{name}/{path}": body for path, body in built.items()}
    engine = {name: body for name, body in files.items() if name.startswith("meadhall/_compiled/")}
    assert bool(engine) == (kind == "compiled")
    assert {name for name in files if name not in engine} == set(wanted)
    stale = [name for name, body in wanted.items() if files[name] != body]
    assert stale == [], "the wheel is older than its source: run make wheel"
    if engine:
        tree = below(ROOT / "build" / "compiled")
        assert [name for name, body in engine.items() if tree[name.removeprefix("meadhall/_compiled/")] != body] == []
        assert any(name.endswith(".so") for name in engine)


def test_a_researcher_imports_rules_alone(installed: tuple[str, Installed]) -> None:
    kind, place = installed
    file, in_use, digest, modules, tools = place.run("python", "-c", PLAY).splitlines()
    assert Path(file).is_relative_to(place.folder)
    assert in_use == str(kind == "compiled")
    assert [name for name in modules.split() if name.startswith(FORBIDDEN)] == []
    assert tools == "[]"
    again = place.run("python", "-c", "import os; os.environ['MEADHALL_ENGINE'] = 'interpreted'" + PLAY).splitlines()
    assert again[1:3] == ["False", digest]


def test_plays_are_simulated_and_played(installed: tuple[str, Installed]) -> None:
    _, place = installed
    told = place.run(place.program, "simulate", "wolves", "--games", "6", "--bot", "greedy", "--jobs", "2", "--json")
    assert json.loads(told)["games"] == 6
    words = ("play", "voluspa", "--seats", "2", "--lang", "ru", "--seed", "1")
    told = place.run(place.program, *words, given="thor n13\n", ends=1)
    assert "Тор" in told and "Очки — Гость: 2" in told


def test_the_hall_opens_with_its_pages(installed: tuple[str, Installed]) -> None:
    _, place = installed
    log = place.folder / "log.txt"
    with log.open("w") as errors:
        hall = subprocess.Popen(
            [place.program, "serve", "--port", "0", "--database", str(place.folder / "hall.sqlite3")],
            cwd=place.folder, env=place.environment, stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    try:
        assert hall.stdout is not None
        found = re.search(r"http://\S+", hall.stdout.readline())
        assert found is not None, log.read_text()
        with httpx.Client(base_url=found[0], timeout=100) as web:
            assert web.get("/healthz").json()["status"] == "ok"
            index = web.get("/")
            assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index.text)
            assert assets, index.text
            for path in assets:
                assert web.get(path).status_code == 200
            assert web.get(assets[0]).content == (ROOT / "web" / "dist" / assets[0].lstrip("/")).read_bytes()
            book = web.get("/book/")
            assert book.status_code == 200 and "A game in an hour" in book.text and "/book/" in index.text
            titles = {title["name"] for title in web.get("/api/titles").json()}
            assert {"voluspa", "wolves", "bloodrage"} <= titles
    finally:
        hall.send_signal(signal.SIGINT)
        hall.wait(100)
