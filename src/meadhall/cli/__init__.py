"""The command line: play in a terminal, run plays by the thousand, check and replay records, open the hall."""

from meadhall.cli.hall import app, main

__all__ = ["app", "main"]
