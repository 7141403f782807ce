"""The life of a table: set up, joined, started, played, played again."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import Guest, Json, open_hall, play_on, story


@story
async def test_a_table_lives_from_set_up_to_rematch(tmp_path: Path) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        table = await anna.table("feast", "me", "open", "random", quickWindows=True)
        assert table["phase"] == "waiting" and table["commitment"] is None and table["invite"]
        assert await boris.refused(f"/api/tables/{table['id']}/start") == "not-host"
        assert await anna.refused(f"/api/tables/{table['id']}/start") == "seats-open"
        assert await boris.refused(f"/api/tables/{table['id']}/join", {"name": "Boris"}) == "invite-needed"
        joined = await boris.join(table, "Boris")
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Boris", ""]
        assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
        started = await anna.post(f"/api/tables/{table['id']}/start")
        assert started["phase"] == "playing" and len(started["commitment"]) == 64 and started["seed"] is None

        over = await finish(table["id"], [anna, boris])
        assert over["phase"] == "over" and over["seed"]
        assert sorted(placing["seat"] for placing in over["result"]) == [0, 1, 2]

        again = await boris.post(f"/api/tables/{table['id']}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["", "Anna", "Boris"]
        assert (await anna.post(f"/api/tables/{table['id']}/rematch"))["id"] == again["id"]
        assert (await anna.get(f"/api/tables/{table['id']}"))["rematch"] == again["id"]
        lobby = await anna.get("/api/lobby")
        assert {one["id"] for one in lobby["mine"]} == {table["id"], again["id"]}


async def finish(table: str, guests: list[Guest]) -> Json:
    import asyncio

    for _ in range(2000):
        for guest in guests:
            await play_on(guest, table, 1)
        info: Json = await guests[0].get(f"/api/tables/{table}")
        if info["phase"] == "over":
            return info
        await asyncio.sleep(0.01)
    raise AssertionError("the play does not end")
