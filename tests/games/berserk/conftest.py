"""Berserk is not in the hall's list yet: its tests make it known themselves."""

from meadhall.engine.game import register
from meadhall.games.berserk import TITLE

register(TITLE)
