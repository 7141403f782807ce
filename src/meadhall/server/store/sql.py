"""The statements by which the hall reads and writes its database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    ScalarSelect,
    Select,
    String,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from meadhall.server.store.schema import (
    CHAT,
    DECKS,
    HALL_TABLES,
    LOG,
    NOTES,
    PEOPLE,
    PLACES,
    REVIEWS,
    SAGAS,
    SESSIONS,
    SNAPSHOTS,
)

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
ALL_SNAPSHOTS = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_id")).order_by(SNAPSHOTS.c.seq)
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

NEXT_UNDER_WAY = NEXT_TABLES.add_columns(HALL_TABLES.c.seats).where(HALL_TABLES.c.phase.in_(["waiting", "playing"]))

LATEST = 2_000


def shared_list(phase: str) -> Select[Any]:
    """Listed tables, the latest first, in a list that all share: everybody's first comes before anybody's second."""
    tables = HALL_TABLES.c
    latest = (
        select(tables.id, tables.origin, tables.host, tables.moved)
        .where(tables.phase == phase, tables.listed.is_(True))
        .order_by(tables.moved.desc())
        .limit(LATEST)
        .subquery()
    )
    maker = func.coalesce(func.nullif(latest.c.origin, ""), latest.c.host)
    turn = func.row_number().over(partition_by=maker, order_by=latest.c.moved.desc()).label("turn")
    ranked = select(latest.c.id, turn).subquery()
    return (
        select(HALL_TABLES)
        .join(ranked, ranked.c.id == tables.id)
        .order_by(ranked.c.turn, tables.moved.desc())
        .limit(bindparam("n"))
    )


OPEN_TABLES = shared_list("waiting")
RESULTS = shared_list("over")
MINE = (
    select(HALL_TABLES)
    .join(PLACES, PLACES.c.table_id == HALL_TABLES.c.id)
    .where(PLACES.c.person == bindparam("person"))
    .order_by(HALL_TABLES.c.moved.desc())
    .limit(bindparam("n"))
)


def under_way(whose: ColumnElement[bool]) -> ScalarSelect[int]:
    """How many tables have not ended. The phases are listed so that an index can find them."""
    not_ended = HALL_TABLES.c.phase.in_(["waiting", "playing"])
    return select(func.count()).select_from(HALL_TABLES).where(whose, not_ended).scalar_subquery()


UNDER_WAY = select(
    under_way(HALL_TABLES.c.host == bindparam("host")).label("mine"),
    under_way(HALL_TABLES.c.origin == bindparam("origin")).label("ours"),
)
"""The tables of one host, and all those from where somebody is."""

ADD_PERSON = insert(PEOPLE)
ADD_SESSION = insert(SESSIONS)
DROP_SESSION = delete(SESSIONS).where(SESSIONS.c.hash == bindparam("b_hash"))
THIS_PERSON = PEOPLE.c.id == bindparam("b_person")
OTHERS = PEOPLE.alias("others")
TAKEN = exists(
    select(OTHERS.c.id).where(
        OTHERS.c.likeness == bindparam("b_likeness"),
        OTHERS.c.likeness != "",
        OTHERS.c.account.is_not(None),
        OTHERS.c.id != bindparam("b_person"),
    )
)
"""Whether the name looks like that of somebody else's account."""


def name_unless(whatever: ColumnElement[bool]) -> ColumnElement[str]:
    """A name. Where this is so there is none, and then the database keeps nothing."""
    return case((whatever, null()), else_=bindparam("b_name", type_=String(64)))


SET_NAME = update(PEOPLE).where(THIS_PERSON).values(name=name_unless(TAKEN), likeness=bindparam("likeness"))
SET_ACCOUNT = (
    update(PEOPLE)
    .where(THIS_PERSON)
    .values(
        name=name_unless(or_(TAKEN, PEOPLE.c.account.is_not(None))),
        account=bindparam("account"),
        password=bindparam("password"),
        likeness=bindparam("likeness"),
    )
)
SET_PASSWORD = update(PEOPLE).where(THIS_PERSON).values(password=bindparam("password"))
FREE_NAME = (
    update(PEOPLE)
    .where(PEOPLE.c.likeness == bindparam("b_likeness"), PEOPLE.c.account.is_(None))
    .values(name="", likeness="")
)
"""No guest has an account's name."""
LIKE_ACCOUNT = select(PEOPLE.c.id).where(PEOPLE.c.likeness == bindparam("likeness"), PEOPLE.c.account.is_not(None))
ACCOUNTS_LIKE = select(PEOPLE.c.id, PEOPLE.c.likeness).where(
    PEOPLE.c.likeness.in_(bindparam("likes", expanding=True)), PEOPLE.c.account.is_not(None)
)
GET_PERSON = select(PEOPLE).where(THIS_PERSON)
SESSIONS_OF = select(SESSIONS).where(SESSIONS.c.person == bindparam("person")).order_by(SESSIONS.c.seen.desc())
MOVES_OF = (
    select(LOG.c.seq, LOG.c.seat, LOG.c.kind, LOG.c.text, LOG.c.at)
    .where(LOG.c.table_id == bindparam("b_id"), LOG.c.seat.in_(bindparam("seats", expanding=True)))
    .order_by(LOG.c.nth)
)
SAID_BY = select(CHAT).where(CHAT.c.person == bindparam("person")).order_by(CHAT.c.at)
WHOLE_SAGAS_OF = select(SAGAS).where(SAGAS.c.person == bindparam("person")).order_by(SAGAS.c.created)
DROP_SAID_BY = delete(CHAT).where(CHAT.c.person == bindparam("b_person"))
DROP_SAID_FROM = delete(CHAT).where(CHAT.c.table_id == bindparam("b_id"), CHAT.c.seat == bindparam("b_seat"))
DROP_SAGAS_OF = delete(SAGAS).where(SAGAS.c.person == bindparam("b_person"))
DROP_SESSIONS_OF = delete(SESSIONS).where(SESSIONS.c.person == bindparam("b_person"))
DROP_PERSON = delete(PEOPLE).where(THIS_PERSON)
GIVE_SAGAS = update(SAGAS).where(SAGAS.c.person == bindparam("b_person")).values(person=bindparam("person"))
GIVE_SAID = update(CHAT).where(CHAT.c.person == bindparam("b_person")).values(person=bindparam("person"))
GET_SESSION = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account, SESSIONS.c.seen, SESSIONS.c.created)
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.hash == bindparam("b_hash"))
)
GET_ACCOUNT = select(PEOPLE).where(PEOPLE.c.account == bindparam("account"))
GET_SAGA = select(SAGAS).where(SAGAS.c.id == bindparam("b_id"))
SAGA_SEEN = update(SAGAS).where(SAGAS.c.id == bindparam("b_id")).values(seen=bindparam("seen"))
SAGAS_OF = select(func.count().label("number"), func.coalesce(func.sum(SAGAS.c.size), 0).label("bytes")).where(
    SAGAS.c.person == bindparam("person")
)

# --- decks ----------------------------------------------------------------------------------------------------------

THIS_DECK = (DECKS.c.id == bindparam("b_id"), DECKS.c.person == bindparam("b_person"))
ADD_DECK = insert(DECKS)
GET_DECK = select(DECKS).where(*THIS_DECK)
SET_DECK = (
    update(DECKS).where(*THIS_DECK).values(name=bindparam("name"), code=bindparam("code"), changed=bindparam("changed"))
)
DROP_DECK = delete(DECKS).where(*THIS_DECK)
DECKS_OF = select(DECKS).where(DECKS.c.person == bindparam("person")).order_by(DECKS.c.changed.desc(), DECKS.c.id)
COUNT_DECKS = select(func.count().label("number")).where(DECKS.c.person == bindparam("person"))
DROP_DECKS_OF = delete(DECKS).where(DECKS.c.person == bindparam("b_person"))

# --- clearing away ------------------------------------------------------------------------------------------------

DROP_OLD_CHAT = delete(CHAT).where(CHAT.c.table_id == bindparam("b_id"), CHAT.c.nth < bindparam("below"))
THIS_REVIEW = (REVIEWS.c.source == bindparam("b_source"), REVIEWS.c.open == bindparam("b_open"))
GET_REVIEW = select(REVIEWS).where(*THIS_REVIEW)
DROP_REVIEW = delete(REVIEWS).where(*THIS_REVIEW)
ADD_REVIEW = insert(REVIEWS)
DROP_LOST_REVIEWS = delete(REVIEWS).where(
    ~exists(select(HALL_TABLES.c.id).where(HALL_TABLES.c.id == REVIEWS.c.source)),
    ~exists(select(SAGAS.c.id).where(SAGAS.c.id == REVIEWS.c.source)),
)
DROP_TABLE = (
    delete(REVIEWS).where(REVIEWS.c.source == bindparam("b_id")),
    delete(CHAT).where(CHAT.c.table_id == bindparam("b_id")),
    delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_id")),
    delete(LOG).where(LOG.c.table_id == bindparam("b_id")),
    delete(PLACES).where(PLACES.c.table_id == bindparam("b_id")),
    delete(HALL_TABLES).where(THIS),
)
"""Everything of a table, what refers to it first."""
OWNED = exists(
    select(PEOPLE.c.id)
    .join(PLACES, PLACES.c.person == PEOPLE.c.id)
    .where(PLACES.c.table_id == HALL_TABLES.c.id, PEOPLE.c.account.is_not(None))
)
STALE = (
    select(HALL_TABLES.c.id)
    .where(HALL_TABLES.c.phase == bindparam("phase"), HALL_TABLES.c.moved < bindparam("before"))
    .limit(bindparam("n"))
)
STALE_FINISHED = STALE.where(~OWNED)
STALE_OF_BOTS = STALE.where(HALL_TABLES.c.seats.not_like('%"person"%'))
CROWDED = (
    select(HALL_TABLES.c.host)
    .where(HALL_TABLES.c.phase == "over")
    .group_by(HALL_TABLES.c.host)
    .having(func.count() > bindparam("most"))
    .limit(bindparam("n"))
)
FINISHED_OF = (
    select(HALL_TABLES.c.id)
    .where(HALL_TABLES.c.host == bindparam("host"), HALL_TABLES.c.phase == "over")
    .order_by(HALL_TABLES.c.moved.desc())
    .offset(bindparam("most"))
    .limit(bindparam("n"))
)
ACCOUNTS = select(PEOPLE.c.id).where(PEOPLE.c.account.is_not(None))
DROP_SAGAS = delete(SAGAS).where(SAGAS.c.seen < bindparam("before"), SAGAS.c.person.not_in(ACCOUNTS))
DROP_OLDEST_SAGAS = delete(SAGAS).where(SAGAS.c.seen < bindparam("before"))
DROP_OLD_SESSIONS = delete(SESSIONS).where(SESSIONS.c.seen < bindparam("before"))
DROP_FORGOTTEN = delete(PEOPLE).where(
    PEOPLE.c.account.is_(None),
    PEOPLE.c.created < bindparam("before"),
    ~exists(select(SESSIONS.c.hash).where(SESSIONS.c.person == PEOPLE.c.id)),
    ~exists(select(PLACES.c.table_id).where(PLACES.c.person == PEOPLE.c.id)),
)
STALE_GUESTS = (
    select(SESSIONS.c.hash)
    .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
    .where(
        PEOPLE.c.account.is_(None),
        SESSIONS.c.seen < bindparam("before"),
        ~exists(select(PLACES.c.table_id).where(PLACES.c.person == PEOPLE.c.id)),
    )
    .limit(bindparam("n"))
)
SESSION_SEEN = update(SESSIONS).where(SESSIONS.c.hash == bindparam("b_hash")).values(seen=bindparam("seen"))
