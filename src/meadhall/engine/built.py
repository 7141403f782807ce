"""Whether this engine is the compiled one, for the few places where the two need different ways to be quick."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
