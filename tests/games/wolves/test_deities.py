"""The blue deities, Surt beside Heimdall, and Thor with Fenrir: what each gives its owner, and what it cannot do.

The others are in `test_deities_red.py`; Nidhogg is with the payments (W-48), Loki with the sacrifices (W-49).
"""

from __future__ import annotations

import pytest

from .scenario import Scene

# --- Vidar -----------------------------------------------------------------------------------------------

VIDAR = "spoils: rout\n0 deities: vidar\npasses: 1 2\nturn: 0\ndeck:\n"


def test_w37_vidar_lays_one_more_unit_before_the_count() -> None:
    """W-37: after the last pass, although his owner has passed."""
    case = Scene(VIDAR + "0 hand: berserk\n1 line: archer").play("0 pass")
    assert case.asked == (0, "vidar") and case.texts() == ["berserk right 0", "berserk left 1", "berserk right 1",
                                                           "berserk right 2", "done"]  # fmt: skip
    case.play("0 berserk left 0")
    assert case.state.won[0] == 1 and case.state.round == 2, "he would have been last"
    case = Scene(VIDAR + "0 hand: berserk\n1 line: archer").play("0 pass", "0 done")
    assert case.state.won[1] == 1 and case.hand(0) == "berserk"


def test_w37_or_takes_an_eihwaz_unit_of_his_line_to_the_hand() -> None:
    """W-37: of the own line, with Eihwaz, and with room for it."""
    case = Scene(VIDAR + "0 line: konung archer thrall\n1 line: bond").play("0 pass")
    assert case.texts() == ["take 0:2:archer", "take 0:3:thrall", "done"]
    case.play("0 take 0:2:archer")
    assert case.hand(0) == "archer" == case.fact("0 known") and case.state.round == 2
    full = Scene(VIDAR + "0 hand: bond*12\n0 line: archer").play("0 pass")
    assert not full.may("take 0:1:archer")


def test_w37_only_one_of_the_two_and_only_once() -> None:
    """W-37"""
    case = Scene(VIDAR + "0 hand: bond*2\n0 line: archer").play("0 pass", "0 bond left 0")
    assert case.state.round == 2


def test_w37_the_unit_has_its_full_effect_huskarls_answer_shield_walls_do_not() -> None:
    """W-37, W-21"""
    text = VIDAR + "0 hand: assassin\n1 hand: shield_wall\n1 line: konung"
    case = Scene(text).play("0 pass", "0 assassin left 1, kills 1:1:konung")
    assert case.state.round == 2 and "konung" in case.discard and "shield_wall" in case.hand(1)
    case = Scene(text + " huskarl").play("0 pass", "0 assassin left 1, kills 1:1:konung")
    assert case.asked == (1, "reaction-assassin") and case.texts() == ["pass", "huskarl 1:3:huskarl"]


def test_w37_not_when_jormungandr_ends_the_round() -> None:
    """W-37"""
    case = Scene(
        "spoils: rout\n0 deities: jormungandr\n0 line: bond\n1 deities: vidar\n1 hand: konung\nstart: 0\ndeck:"
    )
    assert case.state.round == 2 and case.state.won[0] == 1


def test_w37_such_a_unit_neither_enters_nor_touches_anothers_line_under_odin() -> None:
    """W-37, W-38"""
    case = Scene(VIDAR + "0 hand: archer bond\n0 line: archer\n1 line: konung\n1 deities: odin\n2 line: thrall")
    case.play("0 pass")
    assert not case.may("bond left 1") and case.may("bond left 2") and case.may("bond left 0")
    case.state.play(case.state.read("archer left 0"))
    assert case.texts() == ["kills 0:1:archer", "kills 2:1:thrall", "kills itself"]


def test_w37_nor_does_the_shot_of_the_line_he_sends_an_archer_to() -> None:
    """W-37: seat 2 shoots with the arrow that Vidar brought."""
    case = Scene(VIDAR + "0 hand: archer\n1 line: konung\n1 deities: odin\n2 line: archer").play("0 pass")
    case.play("0 archer left 2")
    assert case.asked == (2, "shot") and case.texts() == ["kills 2:1:archer", "kills 2:2:archer"]


def test_w37_his_own_line_under_his_own_odin_is_open_to_him() -> None:
    """W-37"""
    case = Scene(VIDAR.replace("vidar", "vidar odin") + "0 hand: archer\n0 line: archer").play("0 pass")
    assert case.may("archer left 0")
    case.state.play(case.state.read("archer left 0"))
    assert "kills 0:1:archer" in case.texts()


# --- Odin ------------------------------------------------------------------------------------------------


def test_w38_other_players_deities_do_nothing_to_his_line() -> None:
    """W-38: Fenrir, Tyr, Loki, Valkyrie."""
    assert Scene("0 line: bond\n0 deities: odin\n1 deities: fenrir\nturn: 0").strengths == [1, 0, -5]
    case = Scene("0 line: bond\n0 deities: odin\n1 deities: tyr\n1 line: bond\n2 line: bond\nturn: 1").play(
        "1 tyr left"
    )
    assert [case.line(seat) for seat in range(3)] == ["bond", "", ""]
    case = Scene("0 line: bond\n0 deities: odin\n1 deities: loki\n1 line: konung\nturn: 1").play(
        "1 sacrifice 1:1:konung"
    )
    assert case.line(0) == "bond"
    case = Scene("spoils: rout\n0 line: bond\n0 deities: odin\n1 deities: valkyrie\npasses: 0 1\nturn: 2\ndeck:")
    case.play("2 pass")
    assert case.state.round == 2 and case.size(1) == 0


def test_w38_naglfar_gets_nothing_from_his_line() -> None:
    """W-38, W-47"""
    case = Scene("0 line: bond\n0 deities: odin\n1 deities: naglfar\n2 hand: assassin\nturn: 2")
    case.play("2 assassin left 0, kills 0:1:bond")
    assert case.line(1) == "" and case.discard == "bond"


def test_w38_his_owners_own_deities_do_affect_it() -> None:
    """W-38: Thor strengthens, Tyr and Loki kill."""
    assert Scene("0 line: bond\n0 deities: odin thor\nturn: 0").strengths[0] == 6
    assert Scene("0 line: bond\n0 deities: odin tyr\nturn: 0").play("0 tyr left").line(0) == ""
    case = Scene("0 line: berserk bond\n0 deities: odin loki yggdrasil\nturn: 0").play("0 sacrifice 0:1:berserk")
    assert case.line(0) == ""


@pytest.mark.parametrize(
    ("hand", "own", "move"),
    [
        ("archer", "archer", "archer left 1, kills 0:1:berserk"),
        ("assassin", "", "assassin left 0, kills 0:1:berserk"),
        ("raider", "", "raider left 0"),
        ("traitor", "", "traitor left 0"),
        ("plague", "", "plague 5"),
    ],
)
def test_w38_people_work_against_him_as_ever(hand: str, own: str, move: str) -> None:
    """W-38"""
    case = Scene(f"0 line: berserk\n0 deities: odin\n1 hand: {hand}\n1 line: {own}\nturn: 1").play(f"1 {move}")
    assert "berserk" not in case.line(0)


def test_w38_odin_banishes_any_summoned_deity_for_one_sacrifice_once_a_round() -> None:
    """W-38: anybody's, the own ones and himself included."""
    text = "hall: hel surt vidar\n0 deities: odin baldr\n0 sacrifices: bond*2\n1 deities: loki\nturn: 0"
    case = Scene(text)
    assert [text for text in case.texts() if "banishes" in text] == [
        "odin banishes odin", "odin banishes baldr", "odin banishes loki",
    ]  # fmt: skip
    case.play("0 odin banishes loki")
    assert case.gods(1) == "" and case.fact("0 sacrifices") == "bond" and case.fact("used") == "odin"
    assert not [text for text in case.texts() if text.startswith("odin")]


def test_w38_or_returns_a_discarded_one_to_the_hall_but_never_baldr() -> None:
    """W-38: it can be summoned at once."""
    case = Scene("hall: hel surt vidar\n0 deities: odin\n0 sacrifices: bond*4\ndeity discard: thor baldr\nturn: 0")
    assert [text for text in case.texts() if "recalls" in text] == ["odin recalls thor"]
    case.play("0 odin recalls thor")
    assert case.fact("deity discard") == "baldr" and case.may("summon thor")
    assert case.fact("used") == "odin" and not case.may("odin banishes odin"), "one of the two, once a round"
    case = Scene("hall: hel surt vidar\n0 deities: odin\n0 sacrifices: bond\ndeity discard: baldr\nturn: 0")
    assert not [text for text in case.texts() if "recalls" in text], "it needs one other than Baldr"


# --- Thor and Fenrir -------------------------------------------------------------------------------------


def test_w39_thor_gives_five_and_fenrir_takes_five_from_all_others() -> None:
    """W-39: there is no floor."""
    case = Scene("0 deities: thor\n0 line: archer\n1 deities: fenrir\n1 line: archer\n2 line: archer\nturn: 0")
    assert case.strengths == [1, 1, -4]


@pytest.mark.parametrize(
    ("striker", "foes", "friend"),
    [("thor", ("hel", "loki", "surt"), "tyr"), ("fenrir", ("odin", "freya", "tyr"), "hel")],
)
def test_w39_they_go_and_take_one_or_two_foes_along(striker: str, foes: tuple[str, str, str], friend: str) -> None:
    """W-39: of any players and the Hall together, without a sacrifice."""
    text = (
        f"hall: {foes[0]} {friend} yggdrasil\n0 deities: {striker}\n1 deities: {foes[1]}\n2 deities: {foes[2]}\nturn: 0"
    )
    case = Scene(text)
    found = [text.split()[2] for text in case.texts() if "strikes" in text]
    assert sorted(found) == sorted(foes), "no friends, no black one"
    case.play(f"0 {striker} strikes {found[0]}, done")
    assert set(case.fact("deity discard").split()) == {striker, found[0]}
    case = Scene(text).play(f"0 {striker} strikes {found[0]}, strikes {found[2]}")
    assert set(case.fact("deity discard").split()) == {striker, found[0], found[2]}
    assert len(case.fact("hall").split()) == 3
    other = Scene(text)
    backwards = f"{striker} strikes {found[2]}, strikes {found[0]}"
    assert other.state.why_not(0, backwards) is None
    assert other.play(f"0 {backwards}").state.digest() == case.state.digest(), "in any order"


def test_w39_without_a_foe_no_blow_is_offered() -> None:
    """W-39"""
    case = Scene("hall: tyr odin yggdrasil\n0 deities: thor\nturn: 0")
    assert not [text for text in case.texts() if "strikes" in text]


def test_w60d_a_deity_works_for_whoever_has_it_at_that_moment() -> None:
    """W-60d: Thor who strikes leaves his five behind."""
    case = Scene("hall: tyr odin yggdrasil\n0 deities: thor\n0 line: bond\n1 deities: hel\nturn: 0")
    assert case.strengths[0] == 6
    case.play("0 thor strikes hel")
    assert case.strengths[0] == 1


# --- Freya is with the manoeuvres, W-25 ------------------------------------------------------------------


def test_w25_freya_is_asked_for_each_manoeuvre_of_others() -> None:
    """W-25"""
    case = Scene("0 hand: plague\n1 deities: freya\n1 line: bond\n1 hand: shield_wall\nturn: 0")
    case.play("0 plague 1", "1 shield_wall")
    assert case.asked == (1, "freya"), "the Plague, but not her owner's own Shield Wall"
    case.play("1 take")
    assert case.hand(1) == "plague" and case.discard == "shield_wall"


# --- Heimdall --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["hirdman", "huskarl", "berserk", "hovding", "konung"])
@pytest.mark.parametrize("end", ["left", "right"])
def test_w40_heimdall_turns_up_a_warrior_who_joins_at_the_chosen_end(card: str, end: str) -> None:
    """W-40"""
    case = Scene(f"0 deities: heimdall\n0 line: bond\ndeck: {card}\nturn: 0").play("0 heimdall")
    assert case.asked == (0, "end-heimdall") and case.texts() == ["to left", "to right"]
    case.play(f"0 to {end}")
    assert case.line(0) == (f"{card} bond" if end == "left" else f"bond {card}") and case.asked == (0, "turn")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("", "archer"), ("", "plague"), ("", "traitor"), ("konung", "konung"), ("hovding", "hovding"),
        ("berserk", "priest"), ("priest", "priest"),
    ],
)  # fmt: skip
def test_w40_all_else_is_discarded(line: str, card: str) -> None:
    """W-40: leaders who may not enter as well."""
    case = Scene(f"0 deities: heimdall\n0 line: {line}\ndeck: {card}\nturn: 0").play("0 heimdall")
    assert case.line(0) == line and case.discard == card and case.asked == (0, "turn")
    assert not case.may("heimdall"), "once a round"


def test_w40_an_empty_deck_is_made_anew_first_and_with_no_cards_he_is_silent() -> None:
    """W-40, W-52"""
    case = Scene("0 deities: heimdall\ndeck:\ndiscard: berserk\nturn: 0").play("0 heimdall")
    assert case.line(0) == "berserk" and case.discard == ""
    assert not Scene("0 deities: heimdall\ndeck:\nturn: 0").may("heimdall")


TOUCHING = [
    ("archer", "archer", "archer left 1", "kills 0:1:berserk"),
    ("assassin", "", "assassin left 0", "kills 0:1:berserk"),
    ("raider", "", "raider left 0", ""),
    ("traitor", "", "traitor left 0", ""),
    ("plague", "", "plague 5", ""),
]


@pytest.mark.parametrize(("hand", "own", "move", "target"), TOUCHING)
@pytest.mark.parametrize(("guard", "passes"), [("heimdall", "0"), ("surt", "")])
def test_w40_w41_under_guard_units_are_neither_destroyed_nor_discarded_nor_taken(
    hand: str, own: str, move: str, target: str, guard: str, passes: str
) -> None:
    """W-40 from the pass on, W-41 until it; the Assassin draws nothing."""
    text = f"0 line: berserk thrall\n1 hand: {hand} bond\n1 line: {own}\n1 known: {hand} bond\nturn: 1\n"
    case = Scene(text + f"0 deities: {guard}\npasses: {passes}")
    case.play(f"1 {move}" + (", kills itself" if hand == "archer" else ""))
    assert "berserk thrall" in case.line(0) and case.size(1) == 1
    other = "" if passes else "0"
    case = Scene(text + f"0 deities: {guard}\npasses: {other}")
    full = f"1 {move}" + (f", {target}" if target else "")
    if hand == "raider":
        full += ", takes 0:1:berserk"
    if hand == "traitor" and own:
        full += ", to left"
    case.play(full)
    assert "berserk" not in case.line(0), "on the other side of the pass there is no guard"


@pytest.mark.parametrize(("guard", "passes"), [("heimdall", "0"), ("surt", "")])
def test_w40_w41_units_may_still_be_laid_there_and_fenrir_still_counts(guard: str, passes: str) -> None:
    """W-40, W-41"""
    case = Scene(f"0 line: berserk\n0 deities: {guard}\n1 hand: bond\n2 deities: fenrir\npasses: {passes}\nturn: 1")
    case.play("1 bond left 0")
    assert case.line(0) == "bond berserk" and case.strengths[0] == 1


def test_w40_heimdall_keeps_the_valkyrie_off_and_tyr() -> None:
    """W-40, W-42, W-44"""
    case = Scene("spoils: rout\n0 deities: heimdall\n0 line: bond\n1 deities: valkyrie\npasses: 0 1\nturn: 2\ndeck:")
    case.play("2 pass")
    assert case.size(1) == 0 and case.state.round == 2
    case = Scene("0 deities: heimdall\n0 line: bond\n1 deities: tyr\n1 line: bond\npasses: 0\nturn: 1").play(
        "1 tyr left"
    )
    assert case.line(0) == "bond" and case.line(1) == ""


@pytest.mark.parametrize(
    ("hand", "move", "left"),
    [
        ("assassin", "assassin left 0, kills 0:1:berserk", "assassin thrall"),
        ("raider", "raider left 0, takes 0:1:berserk", "raider thrall"),
        ("traitor", "traitor left 0, to right", "traitor thrall berserk"),
        ("bond", "sacrifice 0:1:berserk, done", "thrall"),
    ],
)
def test_w41_what_the_owner_does_to_his_own_units_is_not_stopped(hand: str, move: str, left: str) -> None:
    """W-41"""
    text = f"0 deities: surt\n0 hand: {hand}\n0 known: {hand}\n0 line: berserk thrall\nturn: 0"
    assert Scene(text).play(f"0 {move}").line(0) == left


@pytest.mark.parametrize(
    ("hand", "god", "move"), [("plague", "surt", "plague 5"), ("bond", "surt tyr yggdrasil", "tyr left")]
)
def test_w41_his_own_plague_and_tyr_spare_it(hand: str, god: str, move: str) -> None:
    """W-41, W-44"""
    case = Scene(f"0 deities: {god}\n0 hand: {hand}\n0 line: berserk\n1 line: berserk\nturn: 0").play(f"0 {move}")
    assert case.line(0) == "berserk" and case.line(1) == ""


# --- Valkyrie --------------------------------------------------------------------------------------------

VALKYRIE = "spoils: rout\n0 deities: valkyrie\npasses: 0 1\nturn: 2\ndeck:\n"


def test_w42_the_valkyrie_takes_a_unit_of_any_line_after_the_victory_cards() -> None:
    """W-42: the own line too; she must."""
    case = Scene(VALKYRIE + "0 line: bond\n1 line: konung\n2 line: archer").play("2 pass")
    assert case.asked == (0, "valkyrie") and case.state.won[1] == 1
    assert case.texts() == ["take 0:1:bond", "take 1:1:konung", "take 2:1:archer"]
    case.play("0 take 1:1:konung")
    assert case.hand(0) == "konung" == case.fact("0 known") and case.discard == "archer bond"


def test_w42_the_only_one_comes_unasked_and_none_at_twelve_cards() -> None:
    """W-42, W-72"""
    case = Scene(VALKYRIE + "1 line: konung").play("2 pass")
    assert case.hand(0) == "konung" and case.state.round == 2
    case = Scene(VALKYRIE + "1 line: konung\n0 hand: bond*12").play("2 pass")
    assert case.hand(0) == "bond*12" and case.state.round == 2


def test_w42_surt_guards_nobody_by_then() -> None:
    """W-42: everybody has passed."""
    case = Scene(VALKYRIE + "1 line: konung\n1 deities: surt").play("2 pass")
    assert case.hand(0) == "konung"


# --- Baldr -----------------------------------------------------------------------------------------------


def test_w43_baldr_leads_back_into_the_round_for_four_cards() -> None:
    """W-43: a full turn at once; he goes to the discard."""
    case = Scene("0 deities: baldr\n0 hand: archer*4 berserk\n0 line: bond\npasses: 0 1\nturn: 0\ndeck: bond*9")
    assert case.texts() == ["draw", "stay", "baldr"]
    case.play("0 baldr" + ", discard archer" * 4)
    assert case.asked == (0, "turn") and case.hand(0) == "berserk" and case.fact("passes") == "1"
    assert case.fact("deity discard") == "baldr" and case.discard == "archer*4"
    case.play("0 berserk left 0", "1 stay", "2 pass", "0 pass")
    assert case.size(0) == 4, "the later pass draws again"


def test_w43_the_place_in_the_order_of_passing_is_the_new_one() -> None:
    """W-43, W-55"""
    case = Scene("spoils: rout\n0 deities: baldr\n0 hand: archer*4\npasses: 0 1\nturn: 0\ndeck:")
    case.play("0 baldr" + ", discard archer" * 4, "0 pass", "2 pass")
    assert case.state.won[1] == 1


@pytest.mark.parametrize("cards", [3, 4])
def test_w43_it_needs_four_cards_and_somebody_still_in_the_round(cards: int) -> None:
    """W-43"""
    case = Scene(f"0 deities: baldr\n0 hand: archer*{cards}\npasses: 0 1\nturn: 0")
    assert case.may("baldr") == (cards == 4)
    case = Scene("spoils: rout\n0 deities: baldr\n0 hand: archer*4\npasses: 0 1\nturn: 2").play("2 pass")
    assert case.state.round == 2, "after the last pass it is too late"


def test_w43_back_in_the_round_he_counts_as_not_passed() -> None:
    """W-43: Surt guards again, Heimdall no more, a Shield Wall may be raised; marks stay used."""
    text = (
        "0 hand: archer*4 shield_wall bond\n0 line: konung\n1 hand: raider\npasses: 0\nturn: 0\nused: tyr\ndeck: bond\n"
    )
    back = "0 baldr" + ", discard archer" * 4
    case = Scene(text + "0 deities: baldr tyr heimdall").play(back)
    assert not case.may("tyr left") and case.may("heimdall")
    case.play("0 bond left 0", "0 end", "1 raider left 0, takes 0:2:konung")
    assert case.asked == (0, "reaction-raider") and case.may("shield_wall")
    case = Scene(text + "0 deities: baldr surt yggdrasil").play(back, "0 bond left 0", "1 raider left 0")
    assert case.line(0) == "raider bond konung"


def test_w43_jormungandr_is_not_checked_again_in_that_turn() -> None:
    """W-43: the line that is stronger now wins at his next turn only."""
    case = Scene(
        "0 deities: baldr jormungandr yggdrasil\n0 hand: archer*4 konung\n0 line: bond\n1 line: bond\n"
        "passes: 0\nstart: 0"
    )
    case.play("0 baldr" + ", discard archer" * 4, "0 konung left 0")
    assert case.state.round == 1 and case.asked == (1, "turn")
    case.play("1 pass", "2 pass")
    assert case.state.round == 2 and case.state.starter == 0


def test_w43_his_second_power_calls_a_discarded_deity_for_a_sacrifice() -> None:
    """W-43: before the pass, any but himself; there must be one."""
    case = Scene("hall: tyr hel surt\n0 deities: baldr odin\n0 sacrifices: bond\ndeity discard: thor loki\nturn: 0")
    assert [text for text in case.texts() if "baldr calls" in text] == ["baldr calls thor", "baldr calls loki"]
    case.play("0 baldr calls thor")
    assert case.gods(0) == "odin thor" and case.fact("deity discard") == "baldr loki" and case.discard == "bond"
    case = Scene("hall: tyr hel surt\n0 deities: baldr\n0 sacrifices: bond\nturn: 0")
    assert not [text for text in case.texts() if "baldr calls" in text]
    case = Scene("0 deities: baldr\n0 sacrifices: bond\ndeity discard: thor\npasses: 0\nturn: 0")
    assert case.texts() == ["draw", "stay"], "not after the pass"


# --- Tyr -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "left"), [("left", ["bond", "archer", ""]), ("right", ["konung", "thrall", ""])])
def test_w44_tyr_takes_the_unit_at_one_side_of_every_line(end: str, left: list[str]) -> None:
    """W-44: his owner's too; of passed players too."""
    case = Scene("0 deities: tyr\n0 line: konung bond\n1 line: thrall archer\n2 line: priest\npasses: 2\nturn: 0")
    case.play(f"0 tyr {end}")
    assert [case.line(seat) for seat in range(3)] == left and case.asked == (0, "turn") and not case.may("tyr left")


def test_w44_he_may_be_called_with_an_empty_line() -> None:
    """W-44"""
    assert Scene("0 deities: tyr\n1 line: bond\nturn: 0").play("0 tyr left").line(1) == ""


def test_w71_and_while_no_line_has_units() -> None:
    """W-71: then nothing happens and he is used."""
    case = Scene("0 deities: tyr\nturn: 0").play("0 tyr right")
    assert case.fact("used") == "tyr" and case.asked == (0, "turn")


def test_w60b_all_that_tyr_hits_are_gone_before_naglfars_are_seated() -> None:
    """W-60b: the own end unit is fixed before the arrivals."""
    case = Scene("0 deities: tyr naglfar yggdrasil\n0 line: bond archer\n1 line: berserk\n2 line: konung\nturn: 0")
    case.play("0 tyr left")
    assert case.line(0) == "archer" and case.asked == (0, "captives")
    assert case.texts() == ["seat berserk left", "seat berserk right", "seat konung left", "seat konung right"]
    case.play("0 seat konung left", "0 seat berserk left")
    assert case.line(0) == "berserk konung archer" and case.discard == "bond"
