"""How somebody has fared against the machines of the hall."""

from __future__ import annotations

from meadhall.server import wire_me
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.persistence import table_from_row
from meadhall.server.tables.seats import BOT, PERSON
from meadhall.server.tables.table import OVER, Table

READ = 500
"""So many of somebody's last tables are looked at."""


async def records(hall: Hall, person: str, game: str) -> wire_me.Records:
    """Plays of one title against machines alone. What was practice is no win and no loss."""
    found: dict[str, wire_me.Record] = {}
    last: list[str] = []
    plays = 0
    for row in await hall.journal.read(sql.MINE, person=person, n=READ):
        if row.game != game:
            continue
        try:
            table = hall.tables.get(row.id) or table_from_row(hall, row)
        except Refusal:
            continue
        if not table.seats_of(person):
            continue
        plays += 1
        bots = list(dict.fromkeys(seat.bot for seat in table.seats if seat.kind == BOT))
        last = last or bots
        if counts(table, person):
            won = any(placing.place == 1 and placing.seat in table.seats_of(person) for placing in table.result)
            for bot in bots:
                record = found.setdefault(bot, wire_me.Record(bot, 0, 0))
                record.plays += 1
                record.wins += won
    return wire_me.Records(plays, last, [found[bot] for bot in sorted(found)])


def counts(table: Table, person: str) -> bool:
    """Whether a play tells how somebody fares: it is over, no practice, and nobody else sat there."""
    alone = all(seat.kind != PERSON or seat.person == person for seat in table.seats)
    return table.phase == OVER and alone and len(table.seats_of(person)) == 1 and not table.practice
