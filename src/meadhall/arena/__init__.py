"""Bots against bots: whole plays, paired seeds, intervals."""

from meadhall.arena.duel import Report, Row, duel
from meadhall.arena.play import Outcome, Plan, play, play_all, take_code
from meadhall.arena.wilson import wilson

__all__ = ["Outcome", "Plan", "Report", "Row", "duel", "play", "play_all", "take_code", "wilson"]
