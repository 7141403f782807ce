"""Resigning: at a table of two the play is over when one gives it up, and the other has won."""

from __future__ import annotations

import msgspec

from meadhall.engine.types import seat_name
from meadhall.server import clock
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables import moves
from meadhall.server.tables.log import RESIGN, LoggedEvent, LogRow, encode_events, placings_of
from meadhall.server.tables.table import Table


async def resign(table: Table, seat: int, client: str) -> int:
    """End the play for this seat; what was chosen before the others could see it stays unseen no longer."""
    async with table.lock:
        before = moves.repeated(table, seat, client, RESIGN, None)
        if before is not None:
            return table.shown_seq
        truth = table.require_playable()
        assert table.log is not None
        if not table.may_resign:
            raise Refusal("no-resigning", seq=table.shown_seq)
        if table.window is not None:
            raise Refusal("window-open", seq=table.shown_seq)
        events = [LoggedEvent("resign", {"seat": seat_name(seat)})]
        row = LogRow(
            table.seq, seat, moves.next_nth(table), RESIGN, "", "", client, encode_events(events), clock.now(), events
        )
        result = placings_of(truth, seat)
        finish = {"b_id": table.id, "result": msgspec.json.encode(result).decode()}
        try:
            await table.hall.journal.write((sql.ADD_ROW, row.values(table.id)), (sql.FINISH, finish))
        except BaseException:
            table.hall.forget(table)
            raise
        table.drop_undo()
        table.give_up(row, result)
        moves.show(table)
        return table.shown_seq
