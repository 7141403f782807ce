"""The statements by which the hall reads and writes its database."""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update

from meadhall.server.store.schema import CHAT, HALL_TABLES, LOG, NOTES, PEOPLE, PLACES, SAGAS, SESSIONS, SNAPSHOTS

THESE: BindParameter[list[str]] = bindparam("ids", expanding=True)
THIS = HALL_TABLES.c.id == bindparam("b_id")

PROBE = update(NOTES).where(NOTES.c.key == "probe").values(value=bindparam("value"))
ADD_ROW = insert(LOG)
ADD_SNAPSHOT = insert(SNAPSHOTS)
DROP_SNAPSHOT = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("b_id"), SNAPSHOTS.c.seq == bindparam("b_seq")
)
ADD_CHAT = insert(CHAT)
ADD_TABLE = insert(HALL_TABLES)
ADD_PLACE = insert(PLACES)
DROP_PLACE = delete(PLACES).where(PLACES.c.person == bindparam("b_person"), PLACES.c.table_id == bindparam("b_id"))
ADD_SAGA = insert(SAGAS)
FINISH = update(HALL_TABLES).where(THIS).values(phase="over", result=bindparam("result"), due=None)
START = update(HALL_TABLES).where(THIS).values(phase="playing", moved=bindparam("moved"), version=bindparam("version"))
MARK_PRACTICE = update(HALL_TABLES).where(THIS).values(practice=True)
SET_SEATS = update(HALL_TABLES).where(THIS).values(seats=bindparam("seats"))
SET_HOST = update(HALL_TABLES).where(THIS).values(host=bindparam("host"))
SET_REMATCH = update(HALL_TABLES).where(THIS).values(rematch=bindparam("rematch"))
SUM_UP = (
    update(HALL_TABLES)
    .where(THIS)
    .values(
        moved=bindparam("moved"),
        seq=bindparam("seq"),
        waiting=bindparam("waiting"),
        due=bindparam("due"),
        clocks=bindparam("clocks"),
    )
)

GET_TABLE = select(HALL_TABLES).where(THIS)
GET_REQUEST = select(HALL_TABLES).where(
    HALL_TABLES.c.host == bindparam("host"), HALL_TABLES.c.request == bindparam("request")
)
GET_LOG = select(LOG).where(LOG.c.table_id == bindparam("b_id")).order_by(LOG.c.nth)
LAST_SNAPSHOT = (
    select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_id")).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
)
ALL_SNAPSHOTS = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_id"))
TALKING = select(CHAT.c.table_id).where(CHAT.c.table_id.in_(THESE)).distinct()
LAST_CHAT = select(CHAT).where(CHAT.c.table_id == bindparam("b_id")).order_by(CHAT.c.nth.desc()).limit(bindparam("n"))
DUE = select(HALL_TABLES.c.id).where(HALL_TABLES.c.due <= bindparam("now")).order_by(HALL_TABLES.c.due)
GET_TABLES = select(HALL_TABLES).where(HALL_TABLES.c.id.in_(THESE))
GET_LOGS = select(LOG).where(LOG.c.table_id.in_(THESE)).order_by(LOG.c.table_id, LOG.c.nth)

COUNT_TABLES = select(func.count()).select_from(HALL_TABLES)
COUNT_ROWS = select(func.count()).select_from(LOG)
NEXT_TABLES = (
    select(HALL_TABLES.c.id)
    .where(HALL_TABLES.c.id > bindparam("after"))
    .order_by(HALL_TABLES.c.id)
    .limit(bindparam("n"))
)

OPEN_TABLES = (
    select(HALL_TABLES)
    .where(HALL_TABLES.c.phase == "waiting", HALL_TABLES.c.listed.is_(True))
    .order_by(HALL_TABLES.c.moved.desc())
    .limit(bindparam("n"))
)
RESULTS = (
    select(HALL_TABLES)
    .where(HALL_TABLES.c.phase == "over", HALL_TABLES.c.listed.is_(True))
    .order_by(HALL_TABLES.c.moved.desc())
    .limit(bindparam("n"))
)
MINE = (
    select(HALL_TABLES)
    .join(PLACES, PLACES.c.table_id == HALL_TABLES.c.id)
    .where(PLACES.c.person == bindparam("person"))
    .order_by(HALL_TABLES.c.moved.desc())
    .limit(bindparam("n"))
)

UNDER_WAY = (
    select(func.count())
    .select_from(HALL_TABLES)
    .where(HALL_TABLES.c.host == bindparam("host"), HALL_TABLES.c.phase != "over")
)

ADD_PERSON = insert(PEOPLE)
ADD_SESSION = insert(SESSIONS)
DROP_SESSION = delete(SESSIONS).where(SESSIONS.c.hash == bindparam("b_hash"))
MOVE_SESSION = update(SESSIONS).where(SESSIONS.c.hash == bindparam("b_hash")).values(person=bindparam("person"))
SET_NAME = update(PEOPLE).where(PEOPLE.c.id == bindparam("b_person")).values(name=bindparam("name"))
SET_ACCOUNT = (
    update(PEOPLE)
    .where(PEOPLE.c.id == bindparam("b_person"), PEOPLE.c.account.is_(None))
    .values(name=bindparam("name"), account=bindparam("account"), password=bindparam("password"))
)
GET_SESSION = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account)
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.hash == bindparam("b_hash"))
)
GET_ACCOUNT = select(PEOPLE).where(PEOPLE.c.account == bindparam("account"))
GET_SAGA = select(SAGAS).where(SAGAS.c.id == bindparam("b_id"))
