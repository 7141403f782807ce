"""Feast: a made-up game that has every mechanism of the real ones in small, to prove the engine on.

Two rounds. Each deals a pack to everybody: keep one card, pass the rest to the left, keep one of what you got (and
show another, with `draft=open`), burn what is left. Then everybody leads once: send a dish against a neighbour for a
stake; whoever might hold a raven may stop it; leader and target serve a card each in secret, dice are rolled, the
winner takes the stake and peeks at one of the loser's cards. At the end of the round all cards go back.

With `instants` a raven may itself be answered by a raven, the last one happens first, and what was undone may be taken
back; before the end of the round everybody may drink toasts with some cards until all have passed.
"""

from __future__ import annotations

from meadhall import Chance, Choice, Game, State, Title, View, register
from meadhall.engine.actions import Block, Buffer
from meadhall.engine.game import Value
from tests.madeup import draft, instants, machine, position, raid
from tests.madeup.hall import Feast


class FeastGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        """`instants` came later than the first records: where it is off, nothing tells of it, so that those stay as
        they are."""
        super().__init__(title, seats, {name: value for name, value in options.items() if name != "instants" or value})

    def blank(self, chance: Chance) -> State:
        return Feast(self, chance)

    def set_up(self, state: State) -> None:
        assert isinstance(state, Feast)
        state.leader = int(state.chance.below(self.seats))
        state.then(draft.Deal())

    def read_position(self, state: State, text: str) -> None:
        assert isinstance(state, Feast)
        position.read(state, text)

    def greedy(self, view: View, chance: Chance) -> int:
        """Do the most that can be done: the options are listed from least to most."""
        return view.options[-1]

    def action_blocks(self) -> list[Block]:
        return machine.action_blocks(self)

    @property
    def observation(self) -> tuple[Buffer, ...]:
        return machine.observation(self)


TITLE = Title(
    "feast",
    (2, 3, 4),
    (Choice("draft", "hidden", ("hidden", "open")), Choice("dice", True), Choice("instants", False)),
    FeastGame,
    (*draft.FRAMES, *raid.FRAMES, *instants.FRAMES),
)


def join() -> None:
    """Make the game known to the hall."""
    register(TITLE)
