"""Whether a review in the background slows the tables: how long moves wait for their acknowledgement with one going on
and without, in turn, on the same hall and tables.

    python -m benchmarks.load.reviews [--tables 25] [--pause 0.5] [--seconds 10] [--rounds 3]
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile

from benchmarks.load.load import Guest, Party, Tally, cpu_of, open_hall
from meadhall import Chance, Saga, bot, compiled, game
from meadhall.bots.moves import whole_move
from meadhall.server.tables.reviews import WAITED_FOR

TITLES = ("voluspa", "wolves", "bloodrage", "berserk")
"""Of these a play is reviewed, one title after the other."""
ASKED_EVERY = 1.0


def saga_text(title: str, seed: int) -> str:
    """A whole play by the heuristic, as text."""
    state = game(title).new(seed)
    saga, player = Saga(state.game, seed), bot("greedy", Chance(seed))
    while not state.over:
        seat = state.waiting[0]
        text = whole_move(player, state.view(seat))
        saga.moves.append((seat, text))
        state.do(text, seat)
    saga.close(state)
    return saga.to_text()


class Reader:
    """Somebody who waits for reviews of sagas that were brought beforehand."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.brought: list[str] = []
        self.thought = 0

    async def bring(self, number: int) -> None:
        """A play of every title, so many times."""
        headers = {"x-csrf-token": self.guest.csrf, "content-type": "text/plain"}
        for seed in range(number * len(TITLES)):
            text = saga_text(TITLES[seed % len(TITLES)], seed)
            answer = await self.guest.http.post("/api/sagas", content=text, headers=headers)
            self.brought.append(str(answer.raise_for_status().json()["id"]))

    async def wait(self, seconds: float) -> None:
        """Ask for a review so long, for the next one as soon as one is done."""
        loop = asyncio.get_running_loop()
        end, replay, seen = loop.time() + seconds, self.brought.pop(), 0
        while loop.time() < end:
            told = (await self.guest.http.get(f"/api/replays/{replay}/review")).raise_for_status().json()
            self.thought += told["done"] - seen
            seen = told["done"]
            if told["done"] == told["length"] and self.brought:
                replay, seen = self.brought.pop(), 0
            await asyncio.sleep(ASKED_EVERY)


async def measure(url: str, process: int, tables: int, pause: float, seconds: float, rounds: int) -> None:
    guests = [await Guest(url).arrive() for _ in range(tables * 2)]
    parties = [Party(guests[2 * at : 2 * at + 2], "voluspa", {}, 1, False) for at in range(tables)]
    await asyncio.gather(*(party.prepare() for party in parties))
    reader = Reader(await Guest(url).arrive())
    await reader.bring(rounds)
    tally, stop = Tally(), asyncio.Event()
    playing = [
        asyncio.create_task(party.play(tally, stop, pause, pause * at / tables)) for at, party in enumerate(parties)
    ]
    waits: dict[bool, list[float]] = {False: [], True: []}
    await asyncio.sleep(2.0)
    for number in range(rounds):
        for reviewing in (False, True):
            tally.waits, tally.counting = [], True
            used = cpu_of(process)
            await (reader.wait(seconds) if reviewing else asyncio.sleep(seconds))
            tally.counting = False
            waits[reviewing] += tally.waits
            say(f"round {number + 1}", reviewing, tally, cpu_of(process) - used)
        await asyncio.sleep(WAITED_FOR + 1.0)
    stop.set()
    await asyncio.wait(playing, timeout=10 + pause)
    for reviewing, found in waits.items():
        tally.waits = found
        say("in all", reviewing, tally, float("nan"))
    print(f"{reader.thought} moves were reviewed meanwhile", flush=True)
    for guest in [*guests, reader.guest]:
        await guest.http.aclose()


def say(when: str, reviewing: bool, tally: Tally, used: float) -> None:
    print(
        f"{when}, {'a review going on' if reviewing else 'no review':17}: {len(tally.waits):6d} moves, "
        f"p50 {tally.at(0.5):6.1f} ms, p95 {tally.at(0.95):6.1f} ms, p99 {tally.at(0.99):6.1f} ms"
        + (f", {used:.1f} s of the hall's processor" if used == used else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load.reviews", description=__doc__)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="of every stretch with and without a review")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    print(f"{'compiled' if compiled.in_use() else 'interpreted'} engine, {given.tables} tables", flush=True)
    folder = tempfile.mkdtemp(prefix="meadhall-load-")
    try:
        with open_hall(folder) as (url, process):
            asyncio.run(measure(url, process, given.tables, given.pause, given.seconds, given.rounds))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
