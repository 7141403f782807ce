"""Players made of code: they get views, never states, and answer with an option.

`bot("random")`, `bot("greedy")`, `bot("naive")`, `bot("search:1000")`, `bot("level:3")`; what follows a colon are the
bot's arguments. A bot of your own is a class with `choose`, made known by `@bots.known_as("mine")`.
"""

from meadhall.bots.levels import Level
from meadhall.bots.names import Bot, bot, code, known, known_as
from meadhall.bots.search import Search
from meadhall.bots.simple import Greedy, Naive, Random

__all__ = ["Bot", "Greedy", "Level", "Naive", "Random", "Search", "bot", "code", "known", "known_as"]
