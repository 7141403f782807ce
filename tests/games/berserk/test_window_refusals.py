"""Why an answer is refused: in windows, in the middle of a feature, and at the aiming of finishing."""

from __future__ import annotations

from tests.games.berserk.scenario import Scene


def test_reasons_in_the_window_of_a_declared_strike() -> None:
    text = "0 c3: khazg\n1 c4: ost\n1 d4: borgak\n1 b4: helmir closed\n1 e6: volkhv"
    scene = Scene(text).play("0 c3 strike, c4")
    assert scene.asked == (1, "window-attack") and scene.may("defend d4")
    assert scene.why("1 defend e6")[0] == "not-next-to-both"
    assert scene.why("1 defend b4")[0] == "closed"
    assert scene.why("1 defend c3")[0] == "not-yours"
    assert scene.why("1 c4 feature1")[0] == "only-in-window", "Ost speaks when the values are known"
    assert scene.why("1 c4 feature2")[0] == "no-instant"
    assert scene.why("1 d4 feature1")[0] == scene.why("1 run away")[0], "that says nothing"


def test_nobody_defends_against_a_shot() -> None:
    scene = Scene("0 c3: khazg\n1 c5: ost\n1 d5: squire").play("0 c3 feature1, c5")
    assert scene.asked == (1, "window-attack")
    assert scene.why("1 defend d5")[0] == "no-defence"


def test_reasons_for_an_instant_from_the_graveyard() -> None:
    text = "active: 1\n0 c3: fire-demon closed\n0 a1: ost\n0 graveyard: nadikh tokens=1\n1 c4: helmir"
    scene = Scene(text, dice=[6]).play("1 c4 strike, c3")
    assert scene.may("nadikh feature1")
    text = "active: 1\n0 c3: fire-demon closed\n0 a1: ost\n0 graveyard: nadikh\n1 c4: helmir\n1 e6: ost"
    scene = Scene(text, dice=[6]).play("1 c4 strike, c3")
    assert scene.asked == (1, "window-attack")
    assert scene.why("1 nadikh feature1")[0] == "not-yours"


def test_reasons_while_a_feature_happens() -> None:
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 d5: ost\n1 e6: helmir", dice=[4]).play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell")
    assert scene.why("0 d5") == ("occupied", {"cell": "d5"})
    assert scene.why("0 a1") == ("wrong-cell", {"cell": "a1"})
    scene.play("0 b5")
    assert scene.asked == (0, "choose-card")
    assert scene.why("0 c3")[0] == "itself"


def test_reasons_for_a_price_and_an_order() -> None:
    scene = Scene("active: 1\n0 a3: skeletal-hound\n0 graveyard: raer tokens=2\n1 e6: helmir").play("1 end")
    assert scene.asked == (0, "order")
    assert scene.why("0 order 7")[0] == "not-offered"
    assert scene.why("0 order 0")


def test_reasons_for_finishing() -> None:
    """L404: neither symbionts nor the incorporeal, and only those with few lives left."""
    text = "0 c3: assassin\n1 c4: ost wounds=4\n1 d4: khazg\n1 d4+: sentient-whirl\n1 b4: mist-dweller wounds=8"
    scene = Scene(text + "\n1 e6: volkhv wounds=6")
    assert scene.state.why_not(0, "c3 feature2, c4") is None
    assert scene.why("0 c3 feature2, d4+")[0] == "symbiont"
    assert scene.why("0 c3 feature2, b4")[0] == "incorporeal"
    assert scene.why("0 c3 feature2, d4")[0] == "too-many-lives"
    assert scene.why("0 c3 feature2, e6")[0] == "not-adjacent"


def test_passing_is_no_answer_where_something_has_to_be_chosen() -> None:
    nothing = Scene("0 c3: khazg\n1 e6: ost").why("0 dance")[0]
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 e6: volkhv")
    assert scene.why("0 c3 strike, pass")[0] == scene.why("0 c3 strike, done")[0] == nothing
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 d5: ost\n1 e6: helmir").play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell") and scene.why("0 pass")[0] == nothing
    scene = Scene("active: 1\n0 a3: raer\n1 e6: helmir\n0 graveyard: plague-rider tokens=2").play("1 end")
    assert scene.asked == (0, "incarnation") and scene.why("0 pass")[0] == nothing


def test_a_refusal_does_not_tell_whether_a_face_down_card_has_features() -> None:
    """K-11."""
    words = ("khazg", "helmir", "elm", "mist-dweller")
    scenes = [Scene(f"0 a1: skeleton\n1 c6: {word} hidden\n1 d5: skald") for word in words]
    assert {scene.why("0 c6 feature1")[0] for scene in scenes} == {"not-yours"}
    assert len({scene.why("0 c6 feature9")[0] for scene in scenes}) == 1
