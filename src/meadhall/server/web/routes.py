"""The hall over plain HTTP."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Example
from litestar.params import FromQuery, JSONBody, Parameter
from litestar.response import Stream

from meadhall.server import wire, wire_commands, wire_me, wire_thoughts
from meadhall.server.limits import Limits
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables import attendance, joining, messages, reckonings, records, replays, reviews
from meadhall.server.web.addresses import ip_of
from meadhall.server.web.deck_routes import DECK_HANDLERS
from meadhall.server.web.game_routes import numbers_of_cards, position
from meadhall.server.web.live import answered
from meadhall.server.web.own_data import own_data
from meadhall.server.web.services import Services
from meadhall.server.web.sessions import Session, agent_of, check_csrf, check_origin, session_id
from meadhall.server.web.stream import lines

Asking = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
Visitor = NamedDependency[Session | None]
Member = NamedDependency[Session]
At = Annotated[int | None, Parameter(ge=0, le=1_000_000, description="the moment; none: the last")]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=15, description="whose view; none: a spectator's")]
Since = Annotated[int, Parameter(ge=0, le=1_000_000, description="the log begins with this seq")]
OpenCards = Annotated[bool, Parameter(description="with open cards, not as each seat knew it")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000, description="the number of the move, from 0")]
Better = Annotated[str, Parameter(max_length=400, description="the move to compare with")]
TableId = Annotated[str, Parameter(max_length=64, examples=[Example(value="r0yVrMEDsGxG")])]


async def visitor(request: Asking, services: TheServices) -> Session | None:
    return await services.sessions.find(request.headers.get("cookie", ""))


async def member(request: Asking, services: TheServices, visitor: Visitor) -> Session:
    """Whoever changes anything has a session, comes from these pages or from a program, and knows the token."""
    check_origin(request.scope)  # type: ignore[arg-type]
    if visitor is None:
        raise Refusal("no-session")
    check_csrf(visitor, request.headers.get("x-csrf-token"))
    return visitor


def who(visitor: Session | None) -> str:
    return visitor.person if visitor else ""


def address(request: Asking) -> str:
    return ip_of(request.scope)  # type: ignore[arg-type]


def agent(request: Asking) -> str:
    return agent_of(request.headers.get("user-agent", ""))


def with_cookie(services: Services, session: Session) -> Response[wire.Me]:
    return Response(
        session.me(), headers={"set-cookie": services.sessions.cookie(session), "cache-control": "no-store"}
    )


# --- who I am -----------------------------------------------------------------------------------------------------


@get("/api/titles", sync_to_thread=False, tags=["hall"])
def titles(services: TheServices) -> list[wire.TitleInfo]:
    """The games of the hall, what may be chosen about them, and the bots there are."""
    return services.hall.titles()


@get("/api/me", tags=["me"])
async def me(request: Asking, services: TheServices, visitor: Visitor) -> Response[wire.Me]:
    """Who I am; begins a session where there is none."""
    if visitor is None:
        if not services.new_sessions.take(address(request)):
            raise Refusal("too-fast")
        visitor = await services.sessions.begin(agent(request))
    return with_cookie(services, visitor)


@post("/api/me", status_code=200, tags=["me"])
async def set_name(services: TheServices, member: Member, data: JSONBody[wire_me.SetName]) -> wire.Me:
    """Give me another name."""
    await services.accounts.rename(member, data.name)
    return member.me()


@get("/api/me/data", tags=["me"])
async def my_data(request: Asking, services: TheServices, visitor: Visitor) -> Response[wire_me.OwnData]:
    """Everything the hall keeps of me, as a file."""
    if visitor is None:
        raise Refusal("no-session")
    if not services.heavy.take(visitor.person, address(request), 5.0):
        raise Refusal("too-fast")
    told = await own_data(services.hall, services.sessions, visitor)
    return Response(told, headers={"content-disposition": 'attachment; filename="meadhall.json"'})


@get("/api/me/records/{game:str}", tags=["me"])
async def my_records(
    services: TheServices, visitor: Visitor, game: Annotated[str, Parameter(max_length=32)]
) -> wire_me.Records:
    """How I have fared against the machines of the hall in one title."""
    return await records.records(services.hall, who(visitor), game)


@post("/api/me/delete", status_code=200, tags=["me"])
async def delete_me(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire_me.Farewell]
) -> Response[wire.Me]:
    """Delete everything of mine. Where others sat too, a nameless seat stays."""
    slow_down(services, request)
    if member.account is not None:
        await services.accounts.owner(member, data.password)
    await joining.forget_person(services.hall, member.person)
    await services.sessions.leave(member.person)
    services.replays.forget_all()
    services.reviews.forget_all()
    return with_cookie(services, await services.sessions.begin(agent(request)))


@post("/api/account", status_code=200, tags=["me"])
async def make_account(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire_me.Credentials]
) -> Response[wire.Me]:
    """Make me an account, so that my tables are mine on every device."""
    slow_down(services, request)
    return with_cookie(services, await services.accounts.make(member, data, agent(request)))


@post("/api/account/password", status_code=200, tags=["me"])
async def change_password(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire_me.ChangePassword]
) -> Response[wire.Me]:
    """Give my account another password; all my other sessions end."""
    slow_down(services, request)
    return with_cookie(services, await services.accounts.change_password(member, data, agent(request)))


@get("/api/account/sessions", tags=["me"])
async def my_sessions(services: TheServices, visitor: Visitor) -> list[wire_me.SessionInfo]:
    """Where I am signed in."""
    if visitor is None:
        raise Refusal("no-session")
    return await services.sessions.of(visitor)


@post("/api/account/sessions/end", status_code=200, tags=["me"])
async def end_session(
    services: TheServices, member: Member, data: JSONBody[wire_me.EndSession]
) -> list[wire_me.SessionInfo]:
    """Sign out another device of mine, or all but this one."""
    for one in await services.hall.journal.read(sql.SESSIONS_OF, person=member.person):
        if one.hash != member.hash and data.id in (None, session_id(one.hash)):
            await services.sessions.end(one.hash)
    return await services.sessions.of(member)


@post("/api/login", status_code=200, tags=["me"])
async def login(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire_me.Credentials]
) -> Response[wire.Me]:
    """Log in; what I played as a guest comes along."""
    slow_down(services, request)
    return with_cookie(services, await services.accounts.enter(member, data, agent(request)))


@post("/api/logout", status_code=200, tags=["me"])
async def logout(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire.Blank]
) -> Response[wire.Me]:
    """Log out; from now on I am a new guest."""
    await services.sessions.end(member.hash)
    return with_cookie(services, await services.sessions.begin(agent(request)))


def slow_down(services: Services, request: Asking) -> None:
    if not services.account.take(address(request)):
        raise Refusal("too-fast")


# --- tables -------------------------------------------------------------------------------------------------------


@get("/api/lobby", tags=["hall"])
async def lobby(services: TheServices, visitor: Visitor) -> wire.Lobby:
    """Open tables, my tables, late results."""
    return await services.hall.lobby(who(visitor))


@post("/api/tables", tags=["tables"])
async def new_table(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    """Set up a table."""
    origin = await check_tables(services, request, member)
    for seat in data.seats:
        if seat.name is not None:
            seat.name = await services.sessions.free_name(seat.name, member.person)
    return messages.info(await services.hall.make(member.person, member.name, data, origin), member.person)


async def check_tables(services: Services, request: Asking, member: Member) -> str:
    """Refuse another table where somebody makes them too fast or has too many under way; where they are."""
    if not services.new_tables.take(member.person, address(request)):
        raise Refusal("too-fast")
    limits, origin = services.limits, services.origin(address(request))
    found = await services.hall.journal.read_one(sql.UNDER_WAY, host=member.person, origin=origin)
    if found is None or found.mine >= limits.tables_per_session or found.ours >= limits.tables_per_ip:
        raise Refusal("too-many-tables")
    return origin


@get("/api/tables/{table_id:str}", tags=["tables"])
async def one_table(services: TheServices, visitor: Visitor, table_id: TableId) -> wire.TableInfo:
    return messages.info(await services.hall.table(table_id), who(visitor))


@get("/api/tables/{table_id:str}/sync", tags=["play"])
async def sync(
    services: TheServices, visitor: Visitor, table_id: TableId, since: Since = 0, previews: FromQuery[bool] = False
) -> wire.Sync:
    """Everything I may know of the table now."""
    table = await services.hall.table(table_id)
    return messages.sync(table, who(visitor), previews, since)


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join(services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire.Join]) -> wire.TableInfo:
    """Take an open seat."""
    data.name = await services.sessions.free_name(data.name, member.person)
    table = await services.hall.table(table_id)
    await joining.join(services.hall, table, member.person, data)
    if data.name and not member.name:
        await services.accounts.rename(member, data.name)
    return messages.info(table, member.person)


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=["tables"])
async def leave(services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire.Blank]) -> wire.Left:
    """Get up from my seats."""
    table = await services.hall.table(table_id)
    await joining.leave(services.hall, table, member.person)
    return wire.Left(messages.info(table, member.person))


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"])
async def start(services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire.Blank]) -> wire.TableInfo:
    """Begin the play; only who set up the table may."""
    table = await services.hall.table(table_id)
    await services.hall.start(table, member.person)
    return messages.info(table, member.person)


@post("/api/tables/{table_id:str}/seat", status_code=200, tags=["tables"])
async def set_seat(
    services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire.SetSeat]
) -> wire.TableInfo:
    """Let a machine sit on a free seat before the play, or have its seat free again; only who set up the table may."""
    table = await services.hall.table(table_id)
    await joining.set_seat(services.hall, table, member.person, data)
    return messages.info(table, member.person)


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=["tables"])
async def rematch(
    request: Asking, services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire.Blank]
) -> wire.TableInfo:
    """The same again, everybody one seat further; it begins when all who played have asked for it."""
    table = await services.hall.table(table_id)
    origin = await check_tables(services, request, member) if table.rematch is None else ""
    again = await services.hall.rematch(table, member.person, origin)
    return messages.info(again, member.person)


@post("/api/tables/{table_id:str}/commands", status_code=200, tags=["play"])
async def commands(
    request: Asking, services: TheServices, member: Member, table_id: TableId, data: JSONBody[wire_commands.Command]
) -> Response[wire.Ack | wire.Composed | wire.Why | wire_thoughts.Hinted | wire.Sync | wire.Refused]:
    """One command, as on the live channel. The same id never plays twice."""
    ip = address(request)
    if not services.commands.take(member.person, ip):
        raise Refusal("too-fast")
    table = await services.hall.table(table_id)
    answer = await answered(services, table, member, ip, data)
    if isinstance(data, wire_commands.Curtain) and isinstance(answer, wire.Ack):
        return Response(messages.sync(table, member.person, True))
    if isinstance(answer, wire.Refused):
        return Response(answer, status_code=Refusal(answer.error).status)
    assert isinstance(answer, wire.Ack | wire.Composed | wire.Why | wire_thoughts.Hinted)
    return Response(answer)


@get("/api/tables/{table_id:str}/stream", media_type="application/x-ndjson", tags=["play"])
async def stream(
    request: Asking,
    services: TheServices,
    visitor: Visitor,
    table_id: TableId,
    since: Since = 0,
    previews: FromQuery[bool] = False,
) -> Stream:
    """What happens at the table, one message a line, from `since` on."""
    table = await services.hall.table(table_id)
    if services.sessions.is_over(visitor):
        raise Refusal("no-session")
    ip, person = address(request), who(visitor)
    if not services.arrivals.take(person, ip):
        raise Refusal("too-fast")
    attendance.check_room(table, person)
    services.check_room(ip, person, bool(table.seats_of(person)))
    content = lines(services, table, visitor, ip, since, previews)
    return Stream(content, media_type="application/x-ndjson", headers={"cache-control": "no-store"})


# --- looking back -------------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/saga", tags=["replays"])
async def saga(services: TheServices, visitor: Visitor, table_id: TableId) -> Response[wire.Seen | str]:
    """The saga of a finished table; of an unfinished one, what I have seen."""
    table = await services.hall.table(table_id)
    told = replays.export(table, who(visitor))
    if isinstance(told, str):
        day = datetime.fromtimestamp(table.moved, UTC).date()
        name = f'attachment; filename="{table.game.name}-{day}.saga"'
        return Response(told, media_type="text/plain", headers={"content-disposition": name})
    return Response(told)


@get("/api/tables/{table_id:str}/replay", tags=["replays"])
async def look_back(
    services: TheServices, visitor: Visitor, table_id: TableId, at: At = None, seat: SeatAsked = None
) -> wire.Replay:
    """The table at an earlier moment, as I saw it."""
    return await replays.look_back(await services.hall.table(table_id), who(visitor), at, seat)


@get("/api/tables/{table_id:str}/reckoning", tags=["replays"])
async def reckoning(services: TheServices, table_id: TableId) -> wire.Reckoned:
    """Where all points of the table so far came from."""
    return await reckonings.of_table(await services.hall.table(table_id))


@post("/api/sagas", request_max_body_size=Limits().saga, tags=["replays"])
async def take_in(request: Asking, services: TheServices, member: Member) -> wire.Imported:
    """Bring a saga, as text, to look at."""
    ip = address(request)
    if not services.heavy.take(member.person, ip):
        raise Refusal("too-fast")
    body = await request.body()
    if not services.saga_bytes.take(member.person, ip, len(body)):
        raise Refusal("too-fast")
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise replays.unreadable() from error
    return await services.replays.take_in(text, member.person)


@get("/api/replays/{replay_id:str}", tags=["replays"])
async def replay(services: TheServices, replay_id: TableId, at: At = None, seat: SeatAsked = None) -> wire.Replay:
    """A saga at one moment."""
    return await services.replays.show(replay_id, at, seat)


@get("/api/replays/{replay_id:str}/reckoning", tags=["replays"])
async def reckoning_of_saga(services: TheServices, replay_id: TableId) -> wire.Reckoned:
    """Where all points of a saga came from."""
    return reckonings.of_story(replay_id, await services.replays.story(replay_id))


@get("/api/tables/{table_id:str}/review", tags=["replays"])
async def review(services: TheServices, table_id: TableId, open: OpenCards = False) -> wire_thoughts.Review:
    """What a finished play looks like to a good player, as far as it is thought about; asking again keeps it going."""
    return await services.reviews.of_table(table_id, open)


@get("/api/replays/{replay_id:str}/review", tags=["replays"])
async def review_of_saga(services: TheServices, replay_id: TableId, open: OpenCards = False) -> wire_thoughts.Review:
    """The same of a saga."""
    return await services.reviews.of_saga(replay_id, open)


@get("/api/tables/{table_id:str}/review/{number:int}", tags=["replays"])
async def review_moment(
    services: TheServices, table_id: TableId, number: Number, better: Better = ""
) -> wire_thoughts.ReviewMoment:
    """What a seat knew before one of its moves, and what that move and a better one would do."""
    return reviews.moment(await services.reviews.story(table_id), number, better)


@get("/api/replays/{replay_id:str}/review/{number:int}", tags=["replays"])
async def review_moment_of_saga(
    services: TheServices, replay_id: TableId, number: Number, better: Better = ""
) -> wire_thoughts.ReviewMoment:
    """The same of a saga."""
    return reviews.moment(await services.replays.story(replay_id), number, better)


# --- errors -------------------------------------------------------------------------------------------------------


def refused(_: Asking, error: Refusal) -> Response[wire.Refused]:
    return Response(error.message(), status_code=error.status)


def failed(_: Asking, error: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses, in our words."""
    keys = {400: "bad-message", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}
    key = keys.get(error.status_code, "server" if error.status_code >= 500 else "bad-message")
    return Response(wire.Refused(None, key), status_code=error.status_code)


def decoding(_: Asking, error: Exception) -> Response[wire.Refused]:
    """What cannot be read: no JSON, of other types, or nested without end."""
    return Response(wire.Refused(None, "bad-message"), status_code=400)


HANDLERS: list[HTTPRouteHandler] = [
    titles, me, set_name, my_data, my_records, delete_me, make_account, change_password, my_sessions,
    end_session, login, logout, lobby, new_table, one_table, sync, join, leave, start, set_seat, rematch,
    commands, stream, saga, look_back, reckoning, take_in, replay, reckoning_of_saga, position, numbers_of_cards,
    review, review_of_saga, review_moment, review_moment_of_saga, *DECK_HANDLERS,
]  # fmt: skip
DEPENDENCIES = {"visitor": Provide(visitor), "member": Provide(member)}
