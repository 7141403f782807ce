"""What is told of a move: who, what, where and at which place, and nothing of what was drawn."""

from __future__ import annotations

from .scenario import Scene


def test_an_intruder_and_what_it_aims_at() -> None:
    told = Scene("0 hand: assassin\n1 line: bond berserk\nturn: 0").tells("0 assassin left 1, kills 1:2:berserk")
    assert told == [
        ("sends", {"seat": "#0", "unit": "@unit-assassin", "line": "#1", "end": "@end-left"}),
        ("aims", {"seat": "#0", "unit": "@unit-berserk", "line": "#1", "place": 3}),
        ("destroyed", {"unit": "@unit-berserk", "line": "#1"}),
    ]


def test_a_traitor_and_a_unit_that_changes_sides_or_is_refused() -> None:
    told = Scene("0 hand: traitor\n0 line: bond\n1 line: berserk\nturn: 0").tells("0 traitor right 1, to left")
    assert told[-1] == ("lured", {"seat": "#0", "unit": "@unit-berserk", "line": "#1", "end": "@end-left"})
    told = Scene("0 hand: traitor\n0 line: konung\n1 line: konung\nturn: 0").tells("0 traitor right 1")
    assert told[-1] == ("refused", {"unit": "@unit-konung", "line": "#0"})
    told = Scene("0 hand: traitor\n0 line: berserk bond\nturn: 0").tells("0 traitor right 0, to right")
    assert told[-1] == ("reseats", {"seat": "#0", "unit": "@unit-berserk", "end": "@end-right"}), "W-15: nobody leaves"


def test_a_raider_and_a_shield_wall() -> None:
    text = "0 hand: raider\n1 hand: shield_wall\n1 line: konung\nturn: 0"
    told = Scene(text).tells("0 raider left 1", "1 pass")
    assert told[-1] == ("taken", {"seat": "#0", "unit": "@unit-konung", "line": "#1"})
    told = Scene(text).tells("0 raider left 1", "1 shield_wall")
    assert told[-1] == ("shield-wall", {"seat": "#1", "by": "#0", "card": "@unit-raider"})


def test_the_plague_and_whom_it_takes() -> None:
    case = Scene("0 hand: plague*2\n1 line: bond\n2 line: archer\nturn: 0")
    assert case.tells("0 plague 1") == [
        ("plague", {"seat": "#0", "card": "@manoeuvre-plague", "strength": 1}),
        ("plague-takes", {"units": ["@unit-bond", "@unit-archer"]}),
    ]
    told = Scene("0 hand: plague\nturn: 0").tells("0 plague 1")
    assert told[-1] == ("plague-spares", {})


def test_a_sacrifice_with_loki() -> None:
    told = Scene("0 line: thrall berserk archer\n0 deities: loki\n1 line: konung\nturn: 0").tells(
        "0 sacrifice 0:2:berserk, with 0:1:thrall"
    )
    assert told == [
        ("sacrifices", {"seat": "#0", "units": ["@unit-thrall", "@unit-berserk"]}),
        ("loki", {"seat": "#0", "unit": "@unit-archer", "line": "#0", "place": 1}),
        ("destroyed", {"unit": "@unit-archer", "line": "#0"}),
    ]


def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    case = Scene("deck: konung*4\nturn: 0")
    case.state.take_events()
    case.play("0 pass")
    drawn = next(event for event in case.state.take_events() if event.key == "draws")
    assert drawn.shown == {"seat": "#0", "count": 4} == drawn.seen_by(1) == drawn.seen_by(None)
    assert drawn.seen_by(0) == {"seat": "#0", "count": 4, "cards": ["@unit-konung"] * 4}


def test_a_blow_names_all_it_strikes_and_the_hall_opens_after_it() -> None:
    told = Scene("hall: hel surt vidar\n0 deities: thor\nturn: 0").tells("0 thor strikes surt, strikes hel")
    assert [key for key, _ in told] == [
        "strikes", "deity-discarded", "deity-leaves-hall", "deity-leaves-hall", "hall-opens", "hall-opens",
    ]  # fmt: skip
    assert told[0][1] == {"seat": "#0", "deity": "@deity-thor", "deities": ["@deity-surt", "@deity-hel"]}


def test_a_round_that_jormungandr_ends() -> None:
    case = Scene("spoils: rout\n0 deities: jormungandr\n0 hand: konung\nturn: 0\ndeck:\n2 hand: bond")
    told = case.tells("0 konung right 0", "1 pass", "2 pass")
    assert ("jormungandr", {"seat": "#0", "deity": "@deity-jormungandr"}) in told
    assert ("wins", {"seat": "#0", "victory": "@victory-rout", "glory": 2}) in told
    assert [params["seat"] for key, params in told if key == "strength"] == ["#0", "#1", "#2"]
    assert ("round", {"round": 2, "seat": "#0"}) in told


def test_naglfar_heimdall_and_the_valkyrie_say_where_units_go() -> None:
    told = Scene("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\nturn: 0").tells(
        "0 assassin left 1, kills 1:1:berserk", "2 seat berserk left"
    )
    assert told[-1] == ("naglfar", {"seat": "#2", "unit": "@unit-berserk", "end": "@end-left"})
    told = Scene("0 deities: heimdall\n0 line: bond\ndeck: berserk\nturn: 0").tells("0 heimdall", "0 to left")
    assert told == [
        ("heimdall", {"seat": "#0", "card": "@unit-berserk"}),
        ("joins", {"seat": "#0", "unit": "@unit-berserk", "end": "@end-left"}),
    ]
    told = Scene("spoils: rout\n0 deities: valkyrie\n1 line: konung\npasses: 0 1\nturn: 2\ndeck:").tells("2 pass")
    assert ("valkyrie", {"seat": "#0", "unit": "@unit-konung", "line": "#1"}) in told


def test_a_payment_and_what_nidhogg_gets_of_it() -> None:
    told = Scene("hall: thor hel surt\n0 sacrifices: bond*2\n1 deities: nidhogg\nturn: 0").tells("0 summon hel")
    assert told[:3] == [
        ("pays", {"seat": "#0", "units": ["@unit-bond", "@unit-bond"]}),
        ("nidhogg", {"seat": "#1", "unit": "@unit-bond"}),
        ("summons", {"seat": "#0", "deity": "@deity-hel"}),
    ]
