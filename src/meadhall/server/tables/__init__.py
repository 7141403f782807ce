"""Tables and what happens at them: seats, moves, the log, undo, windows, clocks, bots, chat, replays; and the hall that
keeps them all."""
