"""Errors for the person who made the mistake: a key of the catalogue (`error-…`), never prose."""

from __future__ import annotations

from meadhall.server.wire import Refused
from meadhall.server.wire_types import Params

STATUS = {
    "no-session": 401,
    "bad-credentials": 401,
    "csrf": 403,
    "origin": 403,
    "insecure": 403,
    "host": 421,
    "bad-name": 400,
    "password-short": 400,
    "password-common": 400,
    "password-name": 400,
    "too-many-guesses": 429,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "invite-needed": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-replay": 404,
    "unknown-game": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "too-many-sagas": 429,
    "too-many-decks": 429,
    "unknown-deck": 404,
    "bad-deck": 400,
    "hint-alone": 409,
    "no-hint": 503,
    "busy": 503,
    "disk-full": 503,
    "database-away": 503,
    "database-gone": 503,
    "server": 500,
    "bad-message": 400,
    "bad-options": 400,
    "bad-saga": 400,
    "bad-position": 400,
}


class Refusal(Exception):
    """Something was asked that is not done; nothing has changed."""

    def __init__(self, error: str, reason: str | None = None, params: Params | None = None, seq: int | None = None):
        super().__init__(error)
        self.error = error
        self.reason = reason
        self.params = params or {}
        self.seq = seq

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 409)

    def message(self, command: str | None = None) -> Refused:
        return Refused(command, self.error, self.reason, self.params, self.seq)
