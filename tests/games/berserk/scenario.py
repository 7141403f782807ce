"""Little positions for stories: cards on the field, dice as they should fall, moves as a saga writes them.

Scene("0 c3: khazg\n1 c5: ost", dice=[6]).play("0 c3 feature1, c5").wounds("c5")
"""

from __future__ import annotations

from functools import cache
from typing import Self

import meadhall
from meadhall import Chance
from meadhall.games.berserk import BerserkState
from meadhall.games.berserk.language import GONE, ZONES
from meadhall.games.berserk.notation import card_word, named_card
from meadhall.games.berserk.values import life
from tests.games.scenario import Scenario

MANY = 200_000


@cache
def seed_for(dice: tuple[int, ...]) -> int:
    """A seed whose first rolls are these."""
    for seed in range(MANY):
        chance = Chance(seed)
        if all(chance.below(6) + 1 == die for die in dice):
            return seed
    raise AssertionError(f"no seed rolls {list(dice)}")


class Scene(Scenario[BerserkState]):
    """A play that begins in this position, with these dice."""

    def __init__(self, text: str, dice: list[int] | None = None, decks: str = "squads") -> None:
        state = meadhall.game("berserk", decks=decks).from_text(text, seed_for(tuple(dice or ())))
        assert isinstance(state, BerserkState)
        super().__init__(state)

    def hit(self, *moves: str) -> Self:
        """Make these moves, and let nobody answer them."""
        for move in moves:
            self.play(move)
            while not self.state.over and self.asked[1].startswith("window"):
                self.play(f"{self.asked[0]} pass")
        return self

    def settle(self, *moves: str) -> Self:
        """Make these moves, let nobody answer them, and order what they wake as it comes."""
        self.hit(*moves)
        while not self.state.over and self.asked[1] == "order":
            self.hit(f"{self.asked[0]} order 1")
        return self

    def aims(self, act: str) -> set[str]:
        """At whom an action may be aimed, or onto which cells, as moves write them; nobody if it may not be begun."""
        seat = self.state.seat
        assert seat is not None
        for option in self.state.options:
            if self.state.say(option) == act:
                ahead = self.state.copy()
                ahead.play(option)
                return {ahead.say(aim) for aim in ahead.options}
        return set()

    def turn(self, card: str) -> Self:
        """Close a card by hand."""
        self.state.open[self.slot(card)] = 0
        return self

    @property
    def windows(self) -> bool:
        """Whether a window is open."""
        return not self.state.over and self.asked[1].startswith("window")

    def slot(self, card: str) -> int:
        """A card by its place, or by its word wherever it is."""
        s = self.state
        for gone in (False, True):
            for slot in range(s.slots):
                if (s.zone[slot] == GONE) == gone and s.card(slot).word == card:
                    return slot
        return named_card(s, card)

    def wounds(self, card: str) -> int:
        return int(self.state.wounds[self.slot(card)])

    def life(self, card: str) -> int:
        return int(life(self.state, self.slot(card)))

    def poison(self, card: str) -> int:
        return int(self.state.poison[self.slot(card)])

    def counters(self, card: str) -> int:
        return int(self.state.counters[self.slot(card)])

    def open(self, card: str) -> bool:
        return bool(self.state.open[self.slot(card)])

    def zone(self, card: str) -> str:
        return ZONES[self.state.zone[self.slot(card)]]

    def place(self, card: str) -> str:
        """Where a card is, as moves write it."""
        return card_word(self.state, self.slot(card))

    def lives(self, card: str) -> int:
        """Extra lives."""
        return int(self.state.lives[self.slot(card)])

    def tokens(self, card: str) -> int:
        return int(self.state.tokens[self.slot(card)])

    def movement(self, card: str) -> int:
        """Movement that is left."""
        return int(self.state.moves[self.slot(card)])

    def pile(self, seat: int, name: str) -> list[str]:
        """The words of the cards in a deck, or of those under it in the sight of all."""
        kinds = {"deck": self.state.decks, "below": self.state.below}[name][seat]
        return [self.state.book.cards[kind].word for kind in kinds]
