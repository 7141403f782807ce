"""What a wheel carries beyond its source: the pages and the book as they were built, and the compiled engine.

`MEADHALL_WHEEL=compiled` puts the engine in and makes the wheel one for this platform; `pure` leaves it out. Both want
all the rest. Without it (`pip install .`) whatever is built already goes in. `make wheel` makes both.
"""

import os
import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
BUILT = {"web": ROOT / "web" / "dist", "book": ROOT / "build" / "book"}
"""Folders of the package, and what is put there."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "setup.py", "*.md", "*.map", ".vite", "sitemap.xml*")
WANTED = os.environ.get("MEADHALL_WHEEL", "")


def built_engine() -> Path | None:
    """Where the compiled engine is, if it is built of this source for this Python."""
    spec = spec_from_file_location("compiled", ROOT / "src" / "meadhall" / "compiled.py")
    assert spec is not None and spec.loader is not None
    compiled = module_from_spec(spec)
    spec.loader.exec_module(compiled)
    return Path(compiled.tree()) if compiled.stamp() == compiled.fingerprint() else None


def engine() -> Path | None:
    """What goes into the wheel of it."""
    found = None if WANTED == "pure" else built_engine()
    if WANTED == "compiled" and found is None:
        raise SystemExit("meadhall: the compiled engine is not built, or not of this source: run make compiled")
    return found


class Build(build_py):
    """The source, and beside it what was built of it."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        package = Path(self.build_lib, "meadhall")
        for name, folder in BUILT.items():
            if (folder / "index.html").is_file():
                shutil.copytree(folder, package / name, ignore=LEFT_OUT)
            elif WANTED:
                raise SystemExit(f"meadhall: {folder} is not built: run make wheel")
        tree = engine()
        if tree is not None:
            shutil.copytree(tree, package / "_compiled", ignore=LEFT_OUT)


class Wheel(Distribution):
    def has_ext_modules(self) -> bool:
        """A wheel with machine code is for one platform and one Python."""
        return engine() is not None


if WANTED not in ("", "compiled", "pure"):
    raise SystemExit(f"meadhall: MEADHALL_WHEEL={WANTED!r}: choose compiled or pure")
setup(cmdclass={"build_py": Build}, distclass=Wheel)
