"""The made-up game is known wherever the laws are run."""

from tests import madeup

madeup.join()
