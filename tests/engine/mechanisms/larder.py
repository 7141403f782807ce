"""A state that is nothing but cards counted by kind: few kinds, or more than a byte can number."""

from __future__ import annotations

from meadhall import Chance, Game, State, Title
from meadhall.engine.game import choose
from meadhall.engine.mechanisms.counted_cards import CountedCards

FEW, MANY = 5, 400


class Larder(CountedCards):
    """Nothing but cards."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance, MANY if game.options["many"] else FEW)

    def clone(self) -> State:
        other = Larder(self.game, self.chance.copy())
        self.copy_public_cards(other)
        self.copy_hidden_cards(other)
        return other

    def mask(self, seat: int | None) -> State:
        other = Larder(self.game, Chance(0))
        self.copy_public_cards(other)
        self.mask_cards(other, seat)
        return other


class LarderGame(Game):
    def blank(self, chance: Chance) -> State:
        return Larder(self, chance)


def larder(deck: list[int], seats: int = 3, many: bool = False) -> Larder:
    """So many of each kind in the deck, nothing in the hands."""
    state = choose(Title("larder", (2, 3), (), LarderGame, ()), seats, {})
    state.options["many"] = many
    made = state.blank(Chance(7))
    assert isinstance(made, Larder)
    for kind, count in enumerate(deck):
        made.deck[kind] = count
    made.deck_size = sum(deck)
    return made
