"""Nothing of a deck, a deal, a squad in secret or a card face down is told to the other side, nor to those who watch.

The ready decks share hardly a card, so a card of the one deck that is named to the wrong ears is a leak, unless it has
lain face up. Deals, recruits and placements are all made of the deck's cards: their names are the canaries of all.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall import Chance
from meadhall.engine.game import view_from_data
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import READY
from meadhall.games.berserk.game import BerserkPlay
from meadhall.games.berserk.json_shape import WholeState
from meadhall.games.berserk.state import BerserkState
from tests.conformance.plays import walked
from tests.server.guests import Guest, Json, open_hall, story

PICKS = ("horde", "host")
DECKS = [set(READY[name]) for name in PICKS]
ONLY = [DECKS[0] - DECKS[1], DECKS[1] - DECKS[0]]
SECRETS = ("PickDeck", "Recruit", "Place")
PATHS = ("saga", "replay?at=0", "replay?at=3", "replay", "reckoning")
NAMES = re.compile(r"[a-z][a-z-]+[a-z]|\b\d{5}\b")


class Canaries:
    """Cards that have lain face up; the others of a deck are for its owner's ears alone."""

    def __init__(self) -> None:
        self.seen: set[int] = set()
        self.found = 0

    def look(self, state: Any) -> None:
        assert isinstance(state, BerserkState)
        whole = msgspec.convert(state.data(), WholeState)
        laid = [card.card for card in whole.cards if not card.face_down]
        below = [card for player in whole.players for card in player.below]
        self.seen |= {BOOK.by_id[card] for card in [*laid, *below] if card is not None}

    def search(self, text: str, ears: int | None, where: str) -> None:
        """No card of a deck that is not theirs, unless it has lain face up."""
        words = set(NAMES.findall(text))
        named = {kind for kind in ONLY[0] | ONLY[1] if called(kind) & words}
        for seat, deck in enumerate(ONLY):
            if seat != ears:
                leaked = (named & deck) - self.seen
                assert not leaked, f"{where} told {ears} of {[BOOK.cards[kind].word for kind in leaked]}"
        self.found += len(named)

    def answers(self, told: Json, ears: int | None) -> None:
        """What others have chosen in secret is told as given or not given, and a deck as a number of cards."""
        state = (told.get("view") or {}).get("state") or {}
        for name, fields, *_ in state.get("frames", []):
            for seat in (0, 1) if name in SECRETS else ():
                assert seat == ears or set(fields[1][seat]) <= {-1}, f"{name} of {seat} was told to {ears}"
        for seat, player in enumerate(state.get("players", [])):
            hidden = [card for key in ("deck", "deal", "squad") for card in player[key] if card is not None]
            assert seat == ears or not hidden, f"cards of {seat} were told to {ears}"
            own = [card for card in player["deck"] if card is not None]
            assert own == sorted(own), "a deck lies in no order that anybody learns"
        assert "chance" not in state


def called(kind: int) -> set[str]:
    card = BOOK.cards[kind]
    return {card.word, f"card-{card.word}", str(card.id)}


def answer(sync: Json, chance: Chance) -> str:
    """A whole move by the title's quick policy; cards stay face down as long as they may."""
    kind, seat = sync["asked"]["kind"], sync["asked"]["seat"]
    if kind == "pick-deck":
        return PICKS[seat]
    if kind in ("turn-up", "redeal"):
        return "done" if kind == "turn-up" else "keep"
    state = view_from_data(sync["view"]).sample(chance)
    return walked(state, seat, lambda here, seat: here.policy(chance, seat))


@story
async def played(tmp_path: Path, most: int) -> None:
    async with open_hall(tmp_path, window=0.03, quick_window=0.03) as place:
        anna, boris, watcher = [await place.guest(name) for name in ("Anna", "Boris", "Watcher")]
        made = await anna.table("berserk", "me", "open", options={"decks": "ready"}, quickWindows=True)
        await boris.join(made)
        table = made["id"]
        await anna.post(f"/api/tables/{table}/start")
        ears: list[tuple[Guest, int | None]] = [(anna, 0), (boris, 1), (watcher, None)]
        lines = [(await guest.live(table, "?previews=1"), seat) for guest, seat in ears]
        canaries, chance, face_down = Canaries(), Chance(11), 0
        for number in range(most):
            told = [(await guest.sync(table), seat) for guest, seat in ears]
            texts = [(msgspec.json.encode(sync).decode(), seat, "a sync") for sync, seat in told]
            if number % 8 == 0:
                for guest, seat in ears:
                    for path in PATHS:
                        texts.append(((await guest.http.get(f"/api/tables/{table}/{path}")).text, seat, path))
            for (guest, seat), (sync, _) in zip(ears, told, strict=True):
                canaries.answers(sync, seat)
                if seat is None or not sync["asked"]:
                    continue
                move = answer(sync, chance)
                command = await guest.command(table, "move", seq=sync["seq"], seat=seat, move=move)
                texts.append((msgspec.json.encode(command).decode(), seat, "an answer"))
            for line, seat in lines:
                await line.quiet(0.001)
                for text in line.heard:
                    canaries.answers(msgspec.json.decode(text), seat)
                    texts.append((text, seat, "the live channel"))
                line.heard.clear()
            truth = (await place.services.hall.table(table)).truth
            canaries.look(truth)
            cards = told[2][0]["view"]["state"]["cards"]
            face_down += sum(card["faceDown"] for card in cards)
            assert all(card["card"] is None for card in cards if card["faceDown"]), "a card face down was named"
            if told[0][0]["table"]["phase"] == "over":
                break
            for text, seat, where in texts:
                canaries.search(text, seat, where)
            await asyncio.sleep(0.01)
        assert canaries.found > 500 and face_down, "hardly anything was there to be watched"


def test_a_battle_tells_neither_side_nor_spectators_of_hidden_cards(tmp_path: Path) -> None:
    played(tmp_path, 60)


@pytest.mark.parametrize("field", ["deals", "decks", "squads", "kind"])
def test_the_canaries_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    mask = BerserkPlay.mask

    def leaky(self: BerserkPlay, seat: int | None) -> BerserkPlay:
        masked = mask(self, seat)
        setattr(masked, field, getattr(self, field)[:])
        return masked

    monkeypatch.setattr(BerserkPlay, "mask", leaky)
    with pytest.raises(AssertionError, match=r"told (0|1|None) of|was told to|were told to|was named"):
        played(tmp_path, 60)
