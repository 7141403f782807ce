"""Whatever is tried at a table of Völuspá, the answer is a sentence in both languages."""

from __future__ import annotations

import meadhall
from meadhall import Chance, State
from meadhall.games.voluspa.tiles import NAMES
from meadhall.text import Catalogue

TEXTS = [Catalogue(language, "voluspa") for language in ("en", "ru")]


def attempts(state: State) -> list[str]:
    """Every tile on and around some lying tiles, thrown and boosted, and all other words there are."""
    rows = state.dump()["board"]
    assert isinstance(rows, list)
    names = [str(row[0]) for row in rows[-3:] if isinstance(row, list)]
    cells = sorted(
        {f"{chr(ord(name[0]) + step)}{int(name[1:]) + by}" for name in names for step in (-1, 0, 1) for by in (0, 1)}
    )
    texts = ["done", "stay", "a1", *(f"{verb} {tile}" for verb in ("discard", "drop") for tile in NAMES[2:])]
    for cell in cells:
        texts.append(f"fly {cell}")
        for tile in NAMES[1:]:
            ways = {"jotun": ["", " throws n", " throws e"], "serpent": [" row", " col"]}.get(tile, [""])
            texts += [f"{tile}{boost} {cell}{way}" for way in ways for boost in ("", "+1", "+6")]
    return texts


def test_every_refusal_is_a_sentence() -> None:
    met = set()
    for seed in range(3):
        state = meadhall.game("voluspa", 2, set="all", strict_tokens=True).new(seed)
        chance = Chance(seed)
        for number in range(60):
            seat = state.waiting[0]
            if number % 10 == 9:
                view = state.view(seat)
                for text in attempts(state):
                    reason = view.why_not(text)
                    if reason is not None:
                        met.add(reason.key)
                        for texts in TEXTS:
                            assert texts.reason(reason).endswith(".")
            state.play(state.pick(chance))
    expected = {"not-in-hand", "not-asked", "occupied", "no-neighbour", "beside-troll", "must-place", "unknown-move"}
    assert expected <= met


def test_tiles_that_do_not_lie_on_their_own_kind_say_so() -> None:
    for tile in ("dragon", "skadi", "raven"):
        assert all(texts.has(f"no-{tile}-on-{tile}") for texts in TEXTS)


def test_every_tile_of_the_boxes_has_name_cases_and_text() -> None:
    russian = TEXTS[1]
    for tile in NAMES[1:]:
        for texts in TEXTS:
            assert texts.name(f"tile-{tile}") and texts.text(f"tile-{tile}")
        attributes = russian.bundle.get_message(f"tile-{tile}").attributes
        assert {"acc", "gen", "dat", "ins", "prep"} <= set(attributes)
