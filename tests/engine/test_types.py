"""Events, reasons and how parameters speak of seats."""

from __future__ import annotations

from meadhall import Event, Reason
from meadhall.engine.types import seat_name


def test_everybody_sees_what_is_shown_and_a_seat_its_secrets() -> None:
    event = Event("drew", {"seat": "#1", "card": "@card-hidden"}, {1: {"card": "@card-raven"}})
    assert event.seen_by(1) == {"seat": "#1", "card": "@card-raven"}
    assert event.seen_by(0) == event.seen_by(None) == {"seat": "#1", "card": "@card-hidden"}


def test_looking_at_an_event_does_not_change_it() -> None:
    event = Event("drew", {"card": 0}, {1: {"card": 5}})
    event.seen_by(1)["card"] = 9
    assert event.shown == {"card": 0} and event.secret == {1: {"card": 5}}


def test_a_reason_is_its_key() -> None:
    assert str(Reason("not-in-hand", {"dish": "@dish-boar"})) == "not-in-hand"


def test_seats_have_names_in_parameters() -> None:
    assert seat_name(2) == "#2"
