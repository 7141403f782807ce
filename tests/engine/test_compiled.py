"""Which engine is used, and when a compiled one is too old to be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meadhall import compile as compiling
from meadhall import compiled


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for a compiled engine, empty; the path of modules is put back afterwards."""
    monkeypatch.setenv("MEADHALL_COMPILED_TREE", str(tmp_path))
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def preferred(monkeypatch: pytest.MonkeyPatch, engine: str | None) -> list[str]:
    if engine is None:
        monkeypatch.delenv("MEADHALL_ENGINE", raising=False)
    else:
        monkeypatch.setenv("MEADHALL_ENGINE", engine)
    path = ["source"]
    compiled.prefer(path)
    return path


@pytest.mark.parametrize("engine", [None, "auto", "interpreted"])
def test_without_a_build_the_engine_is_interpreted(
    tree: Path, monkeypatch: pytest.MonkeyPatch, engine: str | None
) -> None:
    assert compiled.stamp() == ""
    assert preferred(monkeypatch, engine) == ["source"]


def test_a_compiled_engine_that_is_not_built_is_an_error(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImportError, match="nothing is built: run python -m meadhall"):
        preferred(monkeypatch, "compiled")


@pytest.mark.parametrize("engine", [None, "auto", "compiled"])
def test_a_current_build_is_preferred(tree: Path, monkeypatch: pytest.MonkeyPatch, engine: str | None) -> None:
    (tree / "stamp").write_text(compiled.fingerprint())
    assert preferred(monkeypatch, engine) == [str(tree / "meadhall"), "source"]
    assert sys.path[-1] == str(tree)


def test_interpreted_means_interpreted(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "stamp").write_text(compiled.fingerprint())
    assert preferred(monkeypatch, "interpreted") == ["source"]


def test_a_build_older_than_its_source_is_not_used(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "stamp").write_text("of another day")
    assert preferred(monkeypatch, "auto") == ["source"]
    with pytest.raises(ImportError, match="older than its source"):
        preferred(monkeypatch, "compiled")


def test_another_word_for_an_engine_is_an_error(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImportError, match="'fast': choose auto, interpreted or compiled"):
        preferred(monkeypatch, "fast")


def toy_source(path: Path) -> Path:
    """A source tree with an engine and one title."""
    for folder in ("engine", "games/toy"):
        (path / folder).mkdir(parents=True)
    (path / "games" / "__init__.py").write_text('TITLES = {"toy": "meadhall.games.toy"}\n')
    return path


def test_every_change_of_the_source_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = toy_source(tmp_path) / "engine" / "rules.py"
    rules.write_text("x = 1\n")
    monkeypatch.setattr(compiled, "SOURCE", tmp_path)
    prints = [compiled.fingerprint()]
    rules.write_text("x = 2\n")
    prints.append(compiled.fingerprint())
    rules.rename(tmp_path / "games" / "toy" / "rules.py")
    prints.append(compiled.fingerprint())
    assert len(set(prints)) == 3


def test_the_build_lives_beside_a_checkout_or_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_COMPILED_TREE", raising=False)
    checkout = tmp_path / "checkout"
    monkeypatch.setattr(compiled, "SOURCE", toy_source(checkout / "src" / "meadhall"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert compiled.tree().parent == tmp_path / "cache" / "meadhall"
    (checkout / "pyproject.toml").touch()
    assert compiled.tree() == checkout / "build" / "compiled"


def test_without_a_compiler_the_build_says_so_and_leaves_things_alone(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.build() is False
    assert "no C compiler (no-such-compiler) found; the engine runs interpreted" in capsys.readouterr().out
    assert list(tree.iterdir()) == []


def test_a_current_build_is_not_built_again(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    (tree / "stamp").write_text(compiled.fingerprint())
    assert compiling.build() is True
    assert "current" in capsys.readouterr().out


def test_a_build_that_fails_leaves_the_old_one(
    tree: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    source = toy_source(tmp_path_factory.mktemp("source"))
    (source / "engine" / "wrong.py").write_text("x: int = 'no number'\n")
    for module in (compiled, compiling):
        monkeypatch.setattr(module, "SOURCE", source)
    monkeypatch.setenv("CC", sys.executable)
    old = tree / "old"
    old.mkdir()
    monkeypatch.setenv("MEADHALL_COMPILED_TREE", str(old))
    (old / "stamp").write_text("of another day")
    assert compiling.build() is False
    assert "compiling failed" in capsys.readouterr().err
    assert compiled.stamp() == "of another day"
