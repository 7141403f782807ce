"""The compiled engine: built from the same source into a tree of its own, and preferred when it is current.

`python -m meadhall.compile` builds it with mypyc. `MEADHALL_ENGINE` chooses: `auto` (the default: compiled if it
is built and its source has not changed since), `interpreted`, or `compiled` (an error if that cannot be).
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
PARTS = ("engine", "games")


def tree() -> Path:
    """Where the compiled engine lives: beside a checkout, in an installed package, or in the user's cache."""
    chosen = os.environ.get("MEADHALL_COMPILED_TREE")
    if chosen:
        return Path(chosen)
    checkout = SOURCE.parent.parent
    if (checkout / "pyproject.toml").exists():
        return checkout / "build" / "compiled"
    brought = SOURCE / "_compiled"
    if (brought / "stamp").exists():
        return brought
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "meadhall" / f"compiled-{fingerprint()[:12]}"


def registered() -> list[str]:
    """The folders of the titles in the hall, read from their list without importing it."""
    for statement in ast.parse((SOURCE / "games" / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Dict):
            return [module.rpartition(".")[2] for module in ast.literal_eval(statement.value).values()]
    return []


def sources() -> list[Path]:
    """What is compiled: the engine and the titles in the hall, not one that is still being written."""
    folders = [SOURCE / "engine", *(SOURCE / "games" / name for name in registered())]
    return sorted([SOURCE / "games" / "__init__.py", *(path for folder in folders for path in folder.rglob("*.py"))])


def fingerprint() -> str:
    """A hash of all that goes into the compiled tree, and of the interpreter it is for."""
    digest = hashlib.blake2b(str(sysconfig.get_config_var("EXT_SUFFIX")).encode(), digest_size=16)
    for path in sources():
        digest.update(path.relative_to(SOURCE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def stamp() -> str:
    path = tree() / "stamp"
    return path.read_text() if path.exists() else ""


def prefer(package_path: list[str]) -> None:
    """Put the compiled tree first on the package's path, if that is wanted and possible."""
    wanted = os.environ.get("MEADHALL_ENGINE", "auto")
    if wanted not in ("auto", "interpreted", "compiled"):
        raise ImportError(f"MEADHALL_ENGINE={wanted!r}: choose auto, interpreted or compiled")
    if wanted == "interpreted" or not stamp():
        if wanted == "compiled":
            raise ImportError("MEADHALL_ENGINE=compiled, but nothing is built: run python -m meadhall.compile")
        return
    if stamp() != fingerprint():
        if wanted == "compiled":
            raise ImportError("the compiled engine is older than its source: run python -m meadhall.compile")
        return
    package_path.insert(0, str(tree() / "meadhall"))
    sys.path.append(str(tree()))


def in_use() -> bool:
    """Whether the engine that is loaded now is the compiled one."""
    from meadhall.engine import state

    return not str(state.__file__).endswith(".py")
