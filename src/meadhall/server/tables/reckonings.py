"""Where the points of a table or of a saga came from, as the titles' events tell it."""

from __future__ import annotations

import asyncio

from meadhall.engine.game import Game
from meadhall.engine.reckoning import Reckoning
from meadhall.server import wire
from meadhall.server.tables.log import LoggedEvent
from meadhall.server.tables.replays import Story
from meadhall.server.tables.table import OVER, Table


def reckoned(game: Game, moves: list[tuple[int, list[LoggedEvent]]]) -> Reckoning:
    """The reckoning of moves, each with the moment after it and what all heard of it."""
    heard = Reckoning(game)
    for at, events in moves:
        for event in events:
            heard.hear(at, event.key, event.shown)
    return heard


def message(id: str, heard: Reckoning) -> wire.Reckoned:
    return wire.Reckoned(
        id=id,
        sources=list(heard.game.sources),
        points=[wire.Points(one.at, one.seat, one.source, one.thing, one.points) for one in heard.entries],
        stages=[wire.StageBegun(stage.number, stage.at) for stage in heard.stages],
    )


def of_story(id: str, story: Story) -> wire.Reckoned:
    return message(id, story_reckoned(story))


def story_reckoned(story: Story) -> Reckoning:
    return reckoned(story.saga.game, [(at + 1, events) for at, events in enumerate(story.events)])


async def of_table(table: Table) -> wire.Reckoned:
    """The reckoning of the moves that stand. A play that was logged before its title told all of it is played anew."""
    shown, log = table.require_shown(), table.log
    assert log is not None
    rows = [row for row in log.stood_since(0, shown.seq) if row.nth < shown.count]
    heard = reckoned(table.game, [(row.seq + 1, row.told()) for row in rows])
    scores = {one.seat: one.score for one in table.result}
    if table.shown_phase == OVER and table.game.sources and any(heard.totals[seat] != scores[seat] for seat in scores):
        saga = log.saga(shown.seq, [seat.name for seat in table.seats])
        again = story_reckoned(await asyncio.to_thread(Story, saga))
        if any(again.totals[seat] != scores[seat] for seat in scores):
            return message(table.id, heard)
        again.move_to([row.seq + 1 for row in rows])  # a saga counts its moves, a log its turns
        return message(table.id, again)
    return message(table.id, heard)
