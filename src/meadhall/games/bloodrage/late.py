"""Late cards: those that may be added after all cards are shown (R-10)."""

from __future__ import annotations

from typing import final

from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import PASS_WORD
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.mechanisms.windows import PassRound
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.bloodrage.battle_cards import fights
from meadhall.games.bloodrage.battlefield import PILLAGER, PROVINCE
from meadhall.games.bloodrage.cards import AGE, COPIES, KEY, LATE, LATE_CARDS
from meadhall.games.bloodrage.knowledge import play_from_hand
from meadhall.games.bloodrage.layout import DONE
from meadhall.games.bloodrage.notation import card_key, card_of, place_key
from meadhall.games.bloodrage.state import BloodRage


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


@final
class LateCards(Step[BloodRage]):
    """After the reveal, before the comparison."""

    def run(self, s: BloodRage) -> None:
        Late(int(s.battle[PILLAGER]), 0).begin(s)


@final
class Late(PassRound[BloodRage]):
    """One fighter may add a late card: from the pillager clockwise, round and round until nobody plays another one
    (R-10). Every fighter with cards is asked, whether it holds a late one or not."""

    def concerns(self, s: BloodRage, seat: int) -> bool:
        return fights(s, seat) and len(s.hands[seat]) > 0

    def goes_on(self, s: BloodRage) -> bool:
        return late_cards_out(s)

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("late-card", seat, {"province": place_key(int(s.battle[PROVINCE]))}, window=True)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out = [card for card in distinct(s.hands[seat]) if LATE[card]]
        out.append(DONE)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option != DONE:
            play_from_hand(s, seat, option)
            s.table[seat] = (*s.table[seat], option)
            if s.listening:
                s.tell("adds", {"seat": seat_name(seat), "card": card_key(option)})
        self.ask_next(s, option == DONE)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return PASS_WORD if option == DONE else KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return DONE if text == PASS_WORD else card_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        card = self.read(s, seat, text)
        if card in self.options(s, seat):
            return None
        return Reason("not-in-hand" if LATE[card] else "not-late", {"card": card_key(card)})
