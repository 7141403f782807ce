"""Build the compiled engine: `python -m meadhall.compile` (add -v to see the compiler at work)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from meadhall.compiled import PARTS, SOURCE, fingerprint, sources, stamp, tree

LEFT_INTERPRETED = ("engine/flat.py", "engine/errors.py", "json_shape.py", "/facts.py")
"""How the paths end of what is not compiled: stand-ins are for the interpreter, shapes and facts for the pages, and
compiled code calls none of them; errors are also Python's own, of which mypyc knows only some."""

SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                         extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    def one(at):
        if at in build:
            self._compile(at, *build[at], cc_args, extra_postargs, pp_opts)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(one, objects))
    return objects

CCompiler.compile = compile_side_by_side
setup(name="meadhall_compiled", packages=[], ext_modules=mypycify(
    {modules!r}, opt_level="3", debug_level="0", multi_file=True, group_name="meadhall_engine"))
"""
"""One C file a module, compiled on all cores."""


WHOLE = "-flto=auto -fvisibility=hidden -fno-plt"
"""Lets the C compiler inline what modules call of each other and of mypyc's own library, and call Python's directly."""
USUAL = "-DNDEBUG -fwrapv"
"""What Python compiles its own extensions with, and flags of one's own take the place of."""


def flags() -> str:
    """The flags to compile all modules as one program, where the C compiler can do that."""
    given = os.environ.get("CFLAGS", "")
    with TemporaryDirectory() as folder:
        probe = [*compiler(), *WHOLE.split(), "-shared", "-fPIC", "-x", "c", "-", "-o", str(Path(folder, "probe.so"))]
        tried = subprocess.run(probe, input="int one(void) { return 1; }", capture_output=True, text=True, check=False)
    given = f"{given} {USUAL}".strip()
    return f"{given} {WHOLE}" if tried.returncode == 0 else given


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def lacking() -> str:
    """What this machine lacks for compiling; nothing if it can."""
    name = compiler()[0]
    if shutil.which(name) is None:
        return f"no C compiler ({name}) found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (python3-dev) are not installed"
    if find_spec("mypyc") is None:
        return "mypyc is not installed (pip install 'meadhall[compile]')"
    return ""


def build(verbose: bool = False) -> bool:
    """Compile engine and games. Says in one line what happened; False where there is no C compiler."""
    missing = lacking()
    if missing:
        print(f"meadhall: {missing}; the engine runs interpreted, slower")
        return False
    if stamp() == fingerprint():
        print("meadhall: the compiled engine is current")
        return True
    current = fingerprint()
    target = tree()
    work = target.with_name(target.name + ".building")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "meadhall").mkdir()
    (work / "meadhall" / "__init__.py").touch()
    for part in PARTS:
        shutil.copytree(SOURCE / part, work / "meadhall" / part, ignore=shutil.ignore_patterns("__pycache__"))
    names = [f"meadhall/{path.relative_to(SOURCE).as_posix()}" for path in sources()]
    modules = [name for name in names if not name.endswith(LEFT_INTERPRETED) and (work / name).stat().st_size > 0]
    (work / "setup.py").write_text(SETUP.format(modules=["--strict", *modules]))
    print("meadhall: compiling the engine (a few minutes) …", flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=work, capture_output=not verbose, text=True, check=False,
        env={**os.environ, "CFLAGS": flags(), "MEADHALL_ENGINE": "interpreted", "MYPYPATH": "."},
    )  # fmt: skip
    if done.returncode != 0:
        print((done.stdout or "")[-4000:], (done.stderr or "")[-4000:], sep="\n", file=sys.stderr)
        print("meadhall: compiling failed; the engine runs interpreted, slower", file=sys.stderr)
        return False
    shutil.rmtree(work / "build", ignore_errors=True)
    (work / "meadhall" / "__init__.py").unlink()
    (work / "stamp").write_text(current)
    shutil.rmtree(target, ignore_errors=True)
    work.rename(target)
    print(f"meadhall: compiled {len(modules)} modules")
    return True


if __name__ == "__main__":
    sys.exit(0 if build("-v" in sys.argv[1:]) else 1)
