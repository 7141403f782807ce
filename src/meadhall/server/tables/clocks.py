"""Clocks: so much time a move, and a reserve for the whole play (live), or days a move (slow).

Whoever runs out keeps the seat, but a bot plays on until the person takes it back.
"""

from __future__ import annotations

from meadhall.server.tables.seats import Seat
from meadhall.server.wire import Clock, ClockTimes


class Clocks:
    """`since[seat]` is when the seat began to think, by the hall's time, which a restart goes on with."""

    def __init__(self, clock: Clock | None, seats: list[Seat]) -> None:
        self.clock = clock
        self.seats = seats
        self.since: dict[int, float] = {}

    def start(self, waiting: list[int], now: float) -> None:
        """These seats are asked from now on; who was asked already goes on thinking."""
        self.since = {seat: self.since.get(seat, now) for seat in waiting}

    def stop(self, seat: int, now: float) -> None:
        """The seat has answered: what it took beyond the time for a move comes off its reserve."""
        began = self.since.pop(seat, None)
        if began is None or self.clock is None:
            return
        spent = max(0.0, now - began - self.clock.move)
        self.seats[seat].reserve = max(0.0, self.reserve(seat) - spent)

    def pause(self) -> None:
        self.since = {}

    def restart(self, seat: int) -> None:
        """Somebody else chooses for the seat from now on: its time is counted anew once it is asked."""
        self.since.pop(seat, None)

    def run_out(self, seat: int) -> None:
        self.seats[seat].reserve = 0.0

    def reserve(self, seat: int) -> float:
        kept = self.seats[seat].reserve
        return (self.clock.reserve if self.clock else 0.0) if kept is None else kept

    def left(self, seat: int, now: float) -> float | None:
        if self.clock is None:
            return None
        return max(0.0, self.clock.move + self.reserve(seat) - max(0.0, now - self.since.get(seat, now)))

    def times(self, now: float) -> ClockTimes | None:
        """How all clocks stand now; nobody waits for a bot's."""
        if self.clock is None:
            return None
        left = [self.left(seat, now) or 0.0 for seat in range(len(self.seats))]
        return ClockTimes(now, left, [seat for seat in sorted(self.since) if not self.seats[seat].player])

    def due(self, now: float) -> tuple[float, int] | None:
        """When the first clock runs out, and whose."""
        if self.clock is None:
            return None
        ends = [(now + (self.left(seat, now) or 0.0), seat) for seat in self.since if not self.seats[seat].player]
        return min(ends) if ends else None
