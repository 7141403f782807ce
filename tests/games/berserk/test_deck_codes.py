"""Codes of decks: every deck has one, it leads back to the deck, and what is wrong with a code is told."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import Reason, Saga
from meadhall.engine.errors import IllegalMove, InvalidMove
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.deck_codes import (
    ALPHABET,
    OF_A_SET,
    SET,
    check_of,
    code_of,
    counted,
    number_of,
    printed_id,
    read_code,
    shortest_letters,
)
from meadhall.games.berserk.decks import LEAST_DECK, READY, copies_of, deck_fault, elements_of, price_of
from meadhall.text import LANGUAGES, Catalogue

KINDS = st.integers(0, len(BOOK.cards) - 1)
COUNTS = st.dictionaries(KINDS, st.integers(1, 5), max_size=30)
HORDE_CODE = "BRS1-Z3M8-KZA4-HM34-2JT7-FZGR-Y18R-QHR6-0HGE-377"
HOST_CODE = "BRS1-K5QA-CRAN-PCVQ-14FZ-PFYW-Y8G0-33HG-0M0R-HRJC-R4S"
HORDE, HOST = READY["horde"], READY["host"]


def cards_of(counts: dict[int, int]) -> tuple[int, ...]:
    return tuple(kind for kind in sorted(counts) for _ in range(counts[kind]))


@given(COUNTS)
def test_a_code_leads_back_to_its_deck(counts: dict[int, int]) -> None:
    cards = cards_of(counts)
    code = code_of(cards)
    assert read_code(code) == cards
    assert code_of(tuple(reversed(cards))) == code


@given(COUNTS, st.randoms(use_true_random=False))
def test_a_wrong_letter_or_two_exchanged_are_noticed(counts: dict[int, int], luck: object) -> None:
    code = code_of(cards_of(counts))
    places = [at for at in range(5, len(code)) if code[at] != "-"]
    at = luck.choice(places)  # type: ignore[attr-defined]
    other = luck.choice([letter for letter in ALPHABET if letter != code[at]])  # type: ignore[attr-defined]
    with pytest.raises(InvalidMove) as caught:
        read_code(code[:at] + other + code[at + 1 :])
    assert caught.value.reason == "code-check"
    for one, two in pairwise(places):
        if code[one] != code[two]:
            letters = list(code)
            letters[one], letters[two] = letters[two], letters[one]
            with pytest.raises(InvalidMove):
                read_code("".join(letters))


@given(st.dictionaries(st.integers(0, 2 * OF_A_SET - 1), st.integers(1, 5), max_size=50))
def test_numbers_of_a_larger_pool_are_written_and_read_alike(counts: dict[int, int]) -> None:
    assert counted(shortest_letters(counts)) == counts


@given(st.text(alphabet=ALPHABET + "-", max_size=60))
def test_no_text_is_read_as_a_deck_that_has_another_code(text: str) -> None:
    plain = text.replace("-", "")
    for code in ("BRS1-" + text, "BRS1" + check_of(plain) + plain):
        try:
            cards = read_code(code)
        except InvalidMove:
            continue
        assert code_of(cards).replace("-", "") == code.replace("-", "")


def test_a_code_is_read_as_people_write_it() -> None:
    code = code_of(HORDE)
    assert read_code(code.lower().replace("-", " ")) == HORDE
    assert read_code(code.replace("0", "O").replace("1", "l").replace("BRSl", "BRS1")) == HORDE


def test_codes_stay_what_they_are() -> None:
    """Whoever kept a code has kept a deck: these were given away."""
    assert [code_of(cards) for cards in READY.values()] == [HORDE_CODE, HOST_CODE]
    assert all(len(code_of(cards)) < 64 for cards in READY.values())


def test_every_card_has_a_number_of_its_own() -> None:
    assert all(0 < card.id % SET < OF_A_SET for card in BOOK.cards)
    assert [printed_id(number_of(int(card.id))) for card in BOOK.cards] == [card.id for card in BOOK.cards]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("horde", "code-none"),
        ("", "code-none"),
        ("BRS", "code-none"),
        ("BRS9-0000-0000", "code-version"),
        ("BRS1-00*0-0000", "code-letter"),
        ("BRS1", "code-check"),
        ("BRS1-0000-0000", "code-check"),
        ("BRS1-" + "0" * 500, "code-check"),
    ],
)
def test_what_is_no_code_says_why(code: str, reason: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        read_code(code)
    assert caught.value.reason == reason


def test_a_card_of_another_edition_is_named() -> None:
    letters = shortest_letters({number_of(20178): 1})
    with pytest.raises(InvalidMove) as caught:
        read_code("BRS1" + check_of(letters) + letters)
    assert (caught.value.reason, caught.value.params) == ("code-card", {"number": "20178"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_code_has_a_text(language: str) -> None:
    catalogue = Catalogue(language, "berserk", strict=True)
    for key in ("none", "version", "letter", "check", "card"):
        assert catalogue.reason(Reason(f"code-{key}", {"letter": "U", "number": "20178"}), ("Sigrun", "Hjalmar"))
    assert catalogue.reason(Reason("deck-begun", {}), ("Sigrun", "Hjalmar"))


# --- legality --------------------------------------------------------------------------------------------------------


def test_ready_decks_are_legal_and_know_their_price() -> None:
    assert [deck_fault(cards) for cards in READY.values()] == [None, None]
    assert [price_of(len(elements_of(cards))) for cards in READY.values()] == [1, 2]


def test_the_first_reason_names_the_card() -> None:
    helmir, skeleton = BOOK.by_word["helmir"], BOOK.by_word["skeleton"]
    fault = deck_fault((helmir,) * 4)
    assert fault is not None and fault.key == "deck-copies"
    assert fault.params == {"card": "@card-helmir", "number": 4, "most": 3}
    assert copies_of(BOOK.cards[skeleton]) == 5
    fault = deck_fault((skeleton,) * 5)
    assert fault is not None and fault.params == {"missing": LEAST_DECK - 5, "least": LEAST_DECK}
    fault = deck_fault(cards_of(dict.fromkeys(range(17), 3)))
    assert fault is not None and fault.params == {"over": 1, "most": 50}


# --- at the table ----------------------------------------------------------------------------------------------------


def test_a_code_lays_a_whole_deck_and_is_what_is_written_down() -> None:
    game = meadhall.game("berserk", decks="own")
    state = game.new(5)
    saga = Saga(game, 5)
    code = code_of(HOST)
    saga.add(state, 1, code)
    assert state.waiting == (0,)
    words = ", ".join([BOOK.cards[kind].word for kind in HORDE] + ["done"])
    assert state.why_not(0, words) is None
    saga.add(state, 0, words)
    assert [text for _, text in saga.moves] == [code, code_of(HORDE)]
    by_words = game.new(5)
    by_words.do(", ".join([BOOK.cards[kind].word for kind in HOST] + ["done"]), 1)
    by_words.do("horde", 0)
    assert by_words.digest() == state.digest()
    assert saga.at(2).digest() == state.digest()


@pytest.mark.parametrize("text", ["code", "horde"])
def test_a_whole_deck_is_refused_after_single_cards(text: str) -> None:
    state = meadhall.game("berserk", decks="own").new(1)
    state.play(state.read("ost", 0), 0)
    with pytest.raises(IllegalMove) as caught:
        state.do(code_of(HORDE) if text == "code" else text, 0)
    assert caught.value.reason == "deck-begun"


def test_an_illegal_deck_is_refused_with_its_reason() -> None:
    state = meadhall.game("berserk", decks="own").new(1)
    code = code_of(HORDE[:-1])
    view = state.view(0)
    reason = view.why_not(code)
    assert reason is not None and (reason.key, reason.params) == ("deck-small", {"missing": 1, "least": 30})
    with pytest.raises(IllegalMove):
        state.do(code, 0)
    assert state.why_not(0, code_of(HORDE)) is None
    reason = state.why_not(0, "BRS1-0000-0000")
    assert reason is not None and reason.key == "code-check"


@pytest.mark.parametrize("name", ["greedy", "level:1", "level:2", "level:3"])
@pytest.mark.parametrize("seed", range(4))
def test_machines_lay_a_deck_that_somebody_thought_of(name: str, seed: int) -> None:
    from meadhall.bots import bot
    from meadhall.bots.moves import whole_move
    from meadhall.engine.chance import Chance

    state = meadhall.game("berserk", decks="own").new(seed)
    move = whole_move(bot(name, Chance(seed)), state.view(seed % 2))
    assert read_code(move) in (HORDE, HOST)
