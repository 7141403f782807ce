"""What is going to happen at a table by itself: moves that bots are choosing, and timers."""

from __future__ import annotations

import asyncio

from msgspec import Struct


class BotTurn(Struct):
    """A bot that chooses for a seat at this seq."""

    seq: int
    player: str
    task: asyncio.Task[None]


class Agenda:
    def __init__(self) -> None:
        self.turns: dict[int, BotTurn] = {}
        self.timers: list[asyncio.TimerHandle] = []

    def add_turn(self, seat: int, turn: BotTurn) -> None:
        self.turns[seat] = turn

    def keep_turns(self, seq: int, wanted: dict[int, str]) -> None:
        """Stop whoever chooses for a seat that is not asked any more, or for which somebody else is to choose."""
        here = asyncio.current_task() if self.turns else None
        for seat, turn in list(self.turns.items()):
            if turn.seq != seq or wanted.get(seat) != turn.player or turn.task.done():
                del self.turns[seat]
                if turn.task is not here:
                    turn.task.cancel()

    def add_timer(self, timer: asyncio.TimerHandle) -> None:
        self.timers.append(timer)

    def cancel_timers(self) -> None:
        for timer in self.timers:
            timer.cancel()
        self.timers = []

    def stop(self) -> None:
        """Nothing happens by itself any more; the turn that is being played now ends as it would."""
        here = asyncio.current_task()
        for turn in self.turns.values():
            if turn.task is not here:
                turn.task.cancel()
        self.turns = {}
        self.cancel_timers()
