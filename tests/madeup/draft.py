"""The draft: two packs go through every hand, all seats choosing at once."""

from __future__ import annotations

from meadhall.engine.frames import Frame, Step, Together
from meadhall.engine.types import Prompt, seat_name
from tests.madeup.hall import BURNT, DECK, EVERYBODY, HAND, PACK, Feast, bit, dish
from tests.madeup.raid import NextLead


class Deal(Step[Feast]):
    def run(self, s: Feast) -> None:
        seats = tuple(range(s.game.seats))
        for seat in seats:
            for _ in range(s.pack_size()):
                deck = s.at(DECK)
                s.put(deck[s.chance.below(len(deck))], PACK + seat, bit(seat))
        s.then(FirstPick(seats, ((),) * len(seats), (False,) * len(seats)))


class Pick(Together[Feast]):
    """Choose from the pack in front of you."""

    def choices(self, s: Feast, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [card for card in s.at(PACK + seat) if card not in chosen]

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("open" if self.answer_of(seat) else "keep", seat, {"count": s.packed[seat]})

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"{'open' if self.answer_of(seat) else 'keep'} {option + 1}"

    def action(self, s: Feast, seat: int, option: int) -> int:
        return s.game.action_id("open" if self.answer_of(seat) else "keep", option)


class FirstPick(Pick):
    def reveal(self, s: Feast) -> None:
        for seat in self.seats:
            keep = self.answer_of(seat)[0]
            s.put(keep, HAND + seat, bit(seat))
            told: dict[str, int | str | list[int | str]] = {"dish": dish(keep)}
            if s.listening:
                s.tell("kept", {"seat": seat_name(seat), "dish": "@dish-hidden"}, {seat: told})
        packs = [s.at(PACK + seat) for seat in self.seats]
        for seat, pack in zip(self.seats, packs, strict=True):
            left = s.left_of(seat)
            s.passed[seat] = tuple(pack)
            for card in pack:
                s.put(card, PACK + left, bit(left) | bit(seat))
        s.disclose()
        s.then(SecondPick(self.seats, ((),) * len(self.seats), (False,) * len(self.seats)))


class SecondPick(Pick):
    """Keep one, with `draft=open` lay another one open in your hand, burn the last."""

    def complete(self, s: Feast, seat: int, chosen: tuple[int, ...]) -> bool:
        return len(chosen) == (2 if s.game.options["draft"] == "open" else 1)

    def reveal(self, s: Feast) -> None:
        for seat in self.seats:
            answer = self.answer_of(seat)
            s.put(answer[0], HAND + seat, bit(seat))
            if len(answer) > 1:
                s.put(answer[1], HAND + seat, EVERYBODY)
                s.tell("opened", {"seat": seat_name(seat), "dish": dish(answer[1])})
            for card in s.at(PACK + seat):
                s.put(card, BURNT, bit(seat))
        s.then(NextLead(s.leader, s.game.seats))


FRAMES: tuple[type[Frame[Feast]], ...] = (Deal, FirstPick, SecondPick)
