"""The commands of `meadhall`, and how a mistake is told: one sentence, an exit code, no traceback."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.main import get_command

from meadhall.cli import arena, bench, database, games, play, review, sagas, simulate, study
from meadhall.engine.errors import MeadhallError, OptionError

SERVER = "meadhall.server.serve"
FAILED, MISUSED = 1, 2


class Hall(TyperGroup):
    """The commands, with the server's loaded only when it is asked for."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return [*super().list_commands(ctx), *(["serve"] if find_spec(SERVER) else [])]

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        if cmd_name == "serve" and find_spec(SERVER):
            hidden = typer.Typer(add_completion=False)
            hidden.command("serve")(import_module(SERVER).serve)
            return get_command(hidden)
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except MeadhallError as error:
            complain(str(error))
            raise typer.Exit(MISUSED if isinstance(error, OptionError) else FAILED) from error
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            complain(f"{error.filename or 'a file'}: {error.strerror or error}")
            raise typer.Exit(FAILED) from error


def complain(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True, emoji=False).print(f"meadhall: {sentence}", markup=False)


app = typer.Typer(
    cls=Hall,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Games of the North: play them, study them, teach them to machines.",
)
app.command("play")(play.play_command)
app.command("games")(games.games_command)
app.command("simulate")(simulate.simulate_command)
app.command("arena")(arena.arena_command)
app.command("study")(study.study_command)
app.command("verify")(sagas.verify_command)
app.command("replay")(sagas.replay_command)
app.command("review")(review.review_command)
app.command("bench")(bench.bench_command)
app.command("check")(database.check_command)
app.command("backup")(database.backup_command)
app.command("restore")(database.restore_command)


def main() -> None:
    app(prog_name="meadhall")
