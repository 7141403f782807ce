"""Bots against bots: whole plays, paired seeds, intervals."""

from meadhall.arena.duel import Report, Row, duel
from meadhall.arena.play import Outcome, Plan, make_ready, play, play_all
from meadhall.arena.wilson import wilson

__all__ = ["Outcome", "Plan", "Report", "Row", "duel", "make_ready", "play", "play_all", "wilson"]
