"""Titles, their options, and games: a title with its options chosen."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from meadhall.engine.actions import ActionSpace, Block, Buffer
from meadhall.engine.chance import Chance
from meadhall.engine.errors import DataError, MeadhallError, OptionError
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.reckoning import Gain
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import SPECTATOR, TRUTH, Json, Params
from meadhall.engine.views import View

if TYPE_CHECKING:
    from array import array

Value: TypeAlias = "str | int | bool"


class Choice(NamedTuple):
    """One option of a title: its name, its default and all values it may take."""

    name: str
    default: Value
    allowed: tuple[Value, ...] = (False, True)


class Title(NamedTuple):
    """A title as it stands in the hall: what may be chosen about it, and how a game of it is made."""

    name: str
    seats: tuple[int, ...]
    choices: tuple[Choice, ...]
    make: type[Game]
    frames: tuple[type[Frame[Any]], ...]
    version: int = 1
    """Of the rules: raised whenever the same seed and moves may lead elsewhere. Sagas and tables keep the one they were
    begun under, and say so where it is another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one title with its options chosen; immutable."""

    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.space: ActionSpace | None = None

    @property
    def name(self) -> str:
        return self.title.name

    def new(self, seed: int | bytes = 0) -> State:
        """A new play. An int is for simulations; a table's seed is 32 secret bytes."""
        state = self.blank(Chance(seed))
        self.set_up(state)
        state.settle()
        return state

    def blank(self, chance: Chance) -> State:
        """Hook: a state of this game with empty fields and no frames."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Hook: deal, and lay out the first frames."""
        raise NotImplementedError

    def from_text(self, text: str, seed: int | bytes = 0) -> State:
        """Hook: a play from a position given in a few lines; what follows is drawn from the seed."""
        raise NotImplementedError

    def greedy(self, view: View, chance: Chance) -> int:
        """Hook: the title's heuristic choice for the seat of this view."""
        raise NotImplementedError

    # --- hooks of the search --------------------------------------------------------------------------------------

    @property
    def search_settings(self) -> SearchSettings:
        """Hook: how this game is searched best."""
        return SearchSettings()

    def rate(self, view: View, options: list[int]) -> list[float]:
        """Hook: how promising each option looks at a glance, in any scale; unless it is said, all look alike."""
        return [0.0] * len(options)

    def stage(self, state: State) -> int:
        """Hook: the number of the stretch of the play that is under way, from 1: a round, an age. 0 where there are
        none."""
        return 0

    # --- hooks of the reckoning -----------------------------------------------------------------------------------

    @property
    def sources(self) -> tuple[str, ...]:
        """Hook: where points may come from, in the order in which they are shown."""
        return ()

    def gains(self, key: str, params: Params) -> list[Gain]:
        """Hook: the points that an event tells of. Over a whole play they come to the score of every seat."""
        return []

    def begins(self, key: str, params: Params) -> int:
        """Hook: the number of the stage that begins with this event; 0 where none does."""
        return 0

    # --- hooks for machines ----------------------------------------------------------------------------------------

    def action_blocks(self) -> list[Block]:
        """Hook: the blocks of the fixed space of answers."""
        raise NotImplementedError

    @property
    def observation(self) -> tuple[Buffer, ...]:
        """Hook: the buffers that `view.observe()` fills, in their order."""
        raise NotImplementedError

    # --- hooks of its states, where a title does not say them on the state itself ------------------------------------

    def mask(self, state: State, seat: int | None) -> State:
        raise NotImplementedError

    def fill_hidden(self, state: State, deal: i64, chance: Chance) -> None:
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, Json]:
        raise NotImplementedError

    def load(self, state: State, data: dict[str, Json]) -> None:
        raise NotImplementedError

    def to_text(self, state: State) -> str:
        raise NotImplementedError

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        """What an option of this frame would do as far as the seat can know."""
        return {}

    def policy(self, state: State, chance: Chance, seat: int | None) -> int:
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        raise NotImplementedError

    def observe(self, state: State) -> dict[str, array[int]]:
        raise NotImplementedError

    # --- the fixed space of answers -------------------------------------------------------------------------------

    def action_space(self) -> ActionSpace:
        space = self.space
        if space is None:
            space = ActionSpace(self.action_blocks())
            self.space = space
        return space

    @property
    def actions(self) -> int:
        """How many ids there are: every option of every prompt has one from 0 to this less 1."""
        return self.action_space().size

    def action_name(self, action: int) -> str:
        """What an id means, as a short text."""
        return self.action_space().name(action)

    def action(self, state: State, frame: Frame[Any], seat: int, option: int) -> int:
        """The id of an option of this frame."""
        raise NotImplementedError

    def action_id(self, block: str, at: int) -> int:
        """The id that stands in a block at this place."""
        return self.action_space().id(block, at)

    # --- states as data -------------------------------------------------------------------------------------------

    def from_json(self, text: str) -> State:
        """A state from what `to_json` gave."""
        return self.from_data(json_object(text))

    def from_data(self, data: dict[str, Json], viewer: int = TRUTH) -> State:
        """A state from what `data` gave; DataError if it is none of this game's."""
        try:
            return self.rebuilt(data, viewer)
        except MeadhallError:
            raise
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError, OverflowError) as error:
            raise DataError(f"this is no state of {self.name}: {type(error).__name__} {error}") from error

    def rebuilt(self, data: dict[str, Json], viewer: int) -> State:
        state = self.blank(Chance(0))
        state.viewer = viewer
        state.load(data)
        frames = data["frames"]
        assert isinstance(frames, list)
        state.frames = [self.frame(frame) for frame in frames]
        if viewer == TRUTH:
            chance = data["chance"]
            assert isinstance(chance, list)
            key, counter = chance
            assert isinstance(key, str) and isinstance(counter, int)
            state.chance = Chance(bytes.fromhex(key)) if key else Chance(0)
            state.chance.counter = counter
            lore = data["lore"]
            assert isinstance(lore, int)
            state.disclosures = lore
        return state

    def frame(self, data: Json) -> Frame[Any]:
        assert isinstance(data, list)
        name, fields = data[0], data[1]
        assert isinstance(fields, list)
        for kind in self.title.frames:
            if kind.__name__ == name:
                frame = kind(*[tuple_of(field) for field in fields])
                if len(data) > 2:
                    parts = data[2]
                    assert isinstance(parts, list)
                    frame.parts = tuple(int(part) for part in parts if isinstance(part, int))
                    frame.origin = self.frame(data[3])
                return frame
        raise DataError(f"{self.name} has no frame {name!r}")


def tuple_of(field: Json) -> Any:
    """JSON has lists where frames have tuples."""
    return tuple(tuple_of(part) for part in field) if isinstance(field, list) else field


def choose(title: Title, seats: int | None, given: dict[str, Value]) -> Game:
    """A game of this title; errors say what was given and what is allowed."""
    if seats is None:
        seats = title.seats[0]
    if type(seats) is not int or seats not in title.seats:
        allowed = ", ".join(str(number) for number in title.seats)
        raise OptionError(f"{title.name} is for so many seats: {allowed}; not {seats!r}")
    names = [choice.name for choice in title.choices]
    for name in given:
        if name not in names:
            raise OptionError(f"{title.name} has no option {name!r}; it has {', '.join(names) or 'none'}")
    options: dict[str, Value] = {}
    for choice in title.choices:
        value = given.get(choice.name, choice.default)
        if not any(value == ok and type(value) is type(ok) for ok in choice.allowed):
            allowed = ", ".join(str(ok) for ok in choice.allowed)
            raise OptionError(f"{choice.name}={value!r} is not allowed; choose one of {allowed}")
        options[choice.name] = value
    return title.make(title, seats, options)


REGISTERED: dict[str, Title] = {}


def register(title: Title) -> None:
    """Make a title known by its name; for titles outside the package."""
    REGISTERED[title.name] = title


def title_named(name: str) -> Title:
    from meadhall.games import TITLES

    if name in REGISTERED:
        return REGISTERED[name]
    if name not in TITLES:
        known = ", ".join(sorted([*TITLES, *REGISTERED]))
        raise OptionError(f"there is no game {name!r}; there are {known}")
    title: Title = import_module(TITLES[name]).TITLE
    return title


def game(name: str, seats: int | None = None, **options: Value) -> Game:
    """A game by its name, for so many seats, with its options chosen."""
    return choose(title_named(name), seats, options)


def json_object(text: str) -> dict[str, Json]:
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise DataError(f"this is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise DataError("this JSON is not an object")
    return data


def view_from_data(data: dict[str, Json]) -> View:
    """A view from what `view.data()` gave."""
    for key in ("game", "seats", "options", "seat", "state"):
        if key not in data:
            raise DataError(f"this view does not say its {key!r}")
    name, seats, options = data["game"], data["seats"], data["options"]
    seat, state = data["seat"], data["state"]
    if not isinstance(name, str) or not isinstance(seats, int) or not isinstance(options, dict):
        raise DataError("a view's game is a name, its seats a number, its options an object")
    if not isinstance(state, dict) or not (seat is None or isinstance(seat, int)):
        raise DataError("a view's state is an object, its seat a number or null")
    if seat is not None and not 0 <= seat < seats:
        raise DataError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if "chance" in state:
        raise DataError("this is a whole state, not a view")
    chosen: dict[str, Value] = {key: value for key, value in options.items() if isinstance(value, str | int)}
    play = choose(title_named(name), seats, chosen)
    return View(play.from_data(state, SPECTATOR if seat is None else seat))
