"""Late cards: those that may be added after all cards are shown (R-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.frames import Step
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.bloodrage.battle_cards import fights
from meadhall.games.bloodrage.cards import AGE, COPIES, KEY, LATE, LATE_CARDS
from meadhall.games.bloodrage.knowledge import play_from_hand
from meadhall.games.bloodrage.layout import PILLAGER, PROVINCE
from meadhall.games.bloodrage.notation import card_key, card_of, distinct, place_key
from meadhall.games.bloodrage.offers import RoundAsked

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

PASS: Final = 127


def late_cards_out(s: BloodRage) -> bool:
    """Whether a late card might be in somebody's hand as far as everybody knows (R-68); age one has none (R-44)."""
    if s.age < 2:
        return False
    left = 0
    for card in LATE_CARDS:
        if AGE[card] <= s.age:
            left += COPIES[s.seats][card] - int(s.pile[card])
    for cards in s.table:
        for card in cards:
            left -= LATE[card]
    return left > 0


def next_late(s: BloodRage, seat: int, passes: int) -> None:
    """From the pillager clockwise, round and round until nobody plays another one (R-10). Every fighter with cards
    is asked, whether it holds a late one or not."""
    while passes < s.seats and late_cards_out(s):
        if fights(s, seat) and s.hands[seat]:
            s.then(Late(seat, passes))
            return
        seat = (seat + 1) % s.seats
        passes += 1


@final
class LateCards(Step["BloodRage"]):
    """After the reveal, before the comparison."""

    def run(self, s: BloodRage) -> None:
        next_late(s, int(s.battle[PILLAGER]), 0)


@final
class Late(RoundAsked):
    """One fighter may add a late card."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("late-card", seat, {"province": place_key(int(s.battle[PROVINCE]))}, window=True)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out = [card for card in distinct(s.hands[seat]) if LATE[card]]
        out.append(PASS)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        passes = self.passes + 1
        if option != PASS:
            play_from_hand(s, seat, option)
            s.table[seat] = (*s.table[seat], option)
            passes = 0
            if s.listening:
                s.tell("adds", {"seat": seat_name(seat), "card": card_key(option)})
        next_late(s, (seat + 1) % s.seats, passes)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return "pass" if option == PASS else KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return PASS if text == "pass" else card_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        card = self.read(s, seat, text)
        if card in self.options(s, seat):
            return None
        return Reason("not-in-hand" if LATE[card] else "not-late", {"card": card_key(card)})

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.bloodrage.preview import late_facts

        return late_facts(s, seat, option)
