"""The made-up game is what the engine is proven on."""

import pytest
from hypothesis import settings

import meadhall
from tests import madeup
from tests.madeup import leaks
from tests.madeup.hall import Feast

madeup.join()
leaks.join()

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

POSITION = """\
round 0 leader 0 lead 0 left 2
score 0 0
hand 1 4
hand 5 8
burnt 2
spent 3
"""


@pytest.fixture
def position() -> Feast:
    """Seat 0 leads with cards 1 and 4, seat 1 holds 5 and 8; 4 and 8 are ravens."""
    state = meadhall.game("feast", 2).from_text(POSITION, 3)
    assert isinstance(state, Feast)
    return state
