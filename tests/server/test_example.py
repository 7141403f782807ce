"""The bot of the examples plays a whole game over HTTP against a bot of the hall."""

from __future__ import annotations

import asyncio
import json
import runpy
import subprocess
import sys
from pathlib import Path

from tests.server.guests import open_hall, story

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@story
async def test_thirty_lines_are_enough_for_a_bot(tmp_path: Path) -> None:
    lines = [line for line in BOT.read_text().split("\n") if line.strip()]
    assert len(lines) <= 36
    async with open_hall(tmp_path, quick_from=0.0, quick_to=0.01, bot_workers=1) as hall:
        anna = await hall.guest("Anna")
        made = await anna.table("feast", "open", "greedy", start=False, quickWindows=True)
        command = [sys.executable, str(BOT), hall.url, made["id"], made["invite"]]
        playing = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        while (await anna.get(f"/api/tables/{made['id']}"))["seats"][0]["kind"] == "open":
            await asyncio.sleep(0.05)
        await anna.post(f"/api/tables/{made['id']}/start")
        told, _ = await playing.communicate()
        result = json.loads(told.decode().replace("'", '"'))
        assert playing.returncode == 0
        assert result == (await anna.get(f"/api/tables/{made['id']}"))["result"] != []


def test_it_can_be_imported() -> None:
    assert callable(runpy.run_path(str(BOT))["play"])
