// Made by `python -m meadhall.server.typescript` from src/meadhall/games/berserk/facts.py: change that, not this.

