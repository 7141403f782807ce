"""Everything the hall keeps of somebody, for them to take along."""

from __future__ import annotations

from meadhall.server import wire_me
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables.decks import Decks
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.log import MOVE
from meadhall.server.web.sessions import Session, Sessions

MANY = 10_000


async def own_data(hall: Hall, sessions: Sessions, session: Session) -> wire_me.OwnData:
    journal, person = hall.journal, session.person
    row = await journal.read_one(sql.GET_PERSON, b_person=person)
    if row is None:
        raise Refusal("no-session")
    tables: list[wire_me.OwnTable] = []
    for table in hall.infos(await journal.read(sql.MINE, person=person, n=MANY), person):
        mine = [at for at, seat in enumerate(table.seats) if seat.mine]
        rows = await journal.read(sql.MOVES_OF, b_id=table.id, seats=mine) if mine else []
        moves = [wire_me.OwnMove(one.seq, one.seat, one.text, one.at) for one in rows if one.kind == MOVE]
        tables.append(wire_me.OwnTable(table, moves))
    return wire_me.OwnData(
        id=person,
        name=row.name,
        account=row.account,
        created=row.created,
        sessions=await sessions.of(session),
        tables=tables,
        words=[
            wire_me.OwnWords(said.table_id, said.text, said.at)
            for said in await journal.read(sql.SAID_BY, person=person)
        ],
        sagas=[
            wire_me.OwnSaga(saga.id, saga.text, saga.created)
            for saga in await journal.read(sql.WHOLE_SAGAS_OF, person=person)
        ],
        decks=await Decks(journal, 0).of(person),
    )
