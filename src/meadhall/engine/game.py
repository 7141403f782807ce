"""Titles, their options, and games: a title with its options chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from meadhall.engine.actions import ActionSpace, Block, Buffer, Observed, buffers_of, observe
from meadhall.engine.arguments import text_of
from meadhall.engine.chance import MASK_60, Chance
from meadhall.engine.errors import DataError, MeadhallError, OptionError, PositionError
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.json_reader import MOST, JsonReader, check_same
from meadhall.engine.loading import BROKEN, read_frame, read_frames, try_out
from meadhall.engine.reckoning import Gain
from meadhall.engine.search.beliefs import Beliefs
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


def left_out(*given: object) -> Any:
    """Stands for a hook that a title does not say."""
    raise NotImplementedError


class Hooks(NamedTuple):
    """What a title does with its states and views, as functions. Its game, or the states themselves, may say any of it
    by a method instead."""

    dump: Callable[[Any], dict[str, Json]] = left_out
    load: Callable[[Any, dict[str, Json]], None] = left_out
    to_text: Callable[[Any], str] = left_out
    from_text: Callable[[Any, str], None] = left_out
    evaluate: Callable[[Any], list[float]] = left_out
    check: Callable[[Any], None] | None = None
    observed: tuple[Observed, ...] = ()
    blocks: Callable[[], list[Block]] = left_out
    greedy: Callable[[View, Chance], int] | None = None
    looks_broken: Callable[[View, int], bool] | None = None
    rate: Callable[[View, list[int]], list[float]] | None = None
    sources: tuple[str, ...] = ()
    gains: Callable[[str, Params], list[Gain]] | None = None


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
    hooks: Hooks = Hooks()
    search: SearchSettings = SearchSettings()


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

    def new(self, seed: object = 0) -> State:
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

    @property
    def hooks(self) -> Hooks:
        return self.title.hooks

    def read_position(self, state: State, text: str) -> None:
        """Hook: fill a blank state from a position given in a few lines, frames and all."""
        self.hooks.from_text(state, text)

    def frame_limits(self) -> dict[str, tuple[int, int]]:
        """Hook: the least and the most that fields of frames may be, by their names; `who` and `seats` are seats."""
        return {}

    def check(self, state: State) -> None:
        """Hook: whether the facts of a state from outside fit together; DataError says which do not."""
        check = self.hooks.check
        if check is not None:
            check(state)

    def greedy(self, view: View, chance: Chance) -> int:
        """Hook: the title's heuristic choice for the seat of this view; unless it is said, that of its quick policy."""
        greedy = self.hooks.greedy
        return view.known.policy(chance, view.asked_seat()) if greedy is None else greedy(view, chance)

    def looks_broken(self, view: View, option: int) -> bool:
        """Hook: whether a bot that chose this would look as if it were broken, however weak it is meant to be."""
        looks_broken = self.hooks.looks_broken
        return looks_broken is not None and looks_broken(view, option)

    # --- hooks of the search --------------------------------------------------------------------------------------

    @property
    def search_settings(self) -> SearchSettings:
        """Hook: how this game is searched best; unless it is said, as its title is."""
        return self.title.search

    def rate(self, view: View, options: list[int]) -> list[float]:
        """Hook: how promising each option looks at a glance, in any scale; unless it is said, all look alike. What is
        rated `NEVER` is not tried where there is anything else."""
        rate = self.hooks.rate
        return [0.0] * len(options) if rate is None else rate(view, options)

    def stage(self, state: State) -> int:
        """Hook: the number of the stretch of the play that is under way, from 1: a round, an age. 0 where there are
        none."""
        return 0

    def beliefs(self, view: View) -> Beliefs | None:
        """Hook: which worlds behind a view are likelier than others by what was played; unless it is said, none."""
        return None

    def certain(self, view: View) -> bool:
        """Hook: whether nothing is hidden from this seat any more and no luck is left to the end of the play."""
        return False

    # --- hooks of the reckoning -----------------------------------------------------------------------------------

    @property
    def sources(self) -> tuple[str, ...]:
        """Hook: where points may come from, in the order in which they are shown."""
        return self.hooks.sources

    def gains(self, key: str, params: Params) -> list[Gain]:
        """Hook: the points that an event tells of. Over a whole play they come to the score of every seat."""
        gains = self.hooks.gains
        return [] if gains is None else gains(key, params)

    def begins(self, key: str, params: Params) -> int:
        """Hook: the number of the stage that begins with this event; 0 where none does."""
        return 0

    # --- hooks for machines ----------------------------------------------------------------------------------------

    def action_blocks(self) -> list[Block]:
        """Hook: the blocks of the fixed space of answers."""
        return self.hooks.blocks()

    @property
    def observation(self) -> tuple[Buffer, ...]:
        """Hook: the buffers that `view.observe()` fills, in their order."""
        return buffers_of(self.hooks.observed or left_out(), self.seats)

    # --- hooks of its states, where a title does not say them on the state itself ------------------------------------

    def mask(self, state: State, seat: int | None) -> State:
        raise NotImplementedError

    def fill_hidden(self, state: State, deal: i64, chance: Chance) -> None:
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, Json]:
        return self.hooks.dump(state)

    def load(self, state: State, data: dict[str, Json]) -> None:
        self.hooks.load(state, data)

    def to_text(self, state: State) -> str:
        return self.hooks.to_text(state)

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        """What an option of this frame would do as far as the seat can know."""
        return {}

    def policy(self, state: State, chance: Chance, seat: int | None) -> int:
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        return self.hooks.evaluate(state)

    def observe(self, state: State) -> dict[str, array[int]]:
        return observe(self.hooks.observed or left_out(), state)

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

    def from_json(self, text: object, trusted: bool = False) -> State:
        """A state from what `to_json` gave; DataError if it is none of this game's, with the place where it is wrong.
        What one has written oneself may be `trusted`: it is read, and not tried out."""
        return self.from_data(json_object(text), TRUTH, trusted)

    def from_data(self, data: dict[str, Json], viewer: int = TRUTH, trusted: bool = False) -> State:
        """A state from what `data` gave."""
        reader = JsonReader(data)
        state = self.blank(Chance(0))
        state.viewer = viewer
        try:
            self.fill(state, reader)
            if not trusted:
                self.check(state)
                check_same(reader, state.data())
                try_out(state, reader.key("frames"))
        except MeadhallError:
            raise
        except BROKEN as error:
            raise DataError(f"this is no state of {self.name}: what it tells does not fit together") from error
        return state

    def fill(self, state: State, data: JsonReader) -> None:
        state.load(data.object())
        state.frames = read_frames(self, data.key("frames"))
        if state.viewer == TRUTH:
            key, counter = data.key("chance").items(2, 2)
            state.chance = Chance(secret_key(key)) if key.text() else Chance(0)
            state.chance.counter = counter.whole(0, MASK_60)
            state.disclosures = data.key("lore").whole()

    def from_text(self, text: object, seed: object = 0) -> State:
        """A play from a position given in a few lines; what follows is drawn from the seed."""
        position = text_of(text, "a position")
        state = self.blank(Chance(seed))
        try:
            self.read_position(state, position)
            state.settle()
            self.check(state)
            try_out(state, JsonReader(None))
        except OptionError:
            raise
        except DataError as error:
            raise PositionError(f"the position is wrong: {error}") from error
        except MeadhallError:
            raise
        except BROKEN as error:
            raise PositionError(f"this is no position of {self.name}: what it tells does not fit together") from error
        return state

    def frame(self, data: Json) -> Frame[Any]:
        """A frame from what `frame_data` gave."""
        return read_frame(self, JsonReader(data, "frame"))


def secret_key(key: JsonReader) -> bytes:
    try:
        return bytes.fromhex(key.text())
    except ValueError as error:
        raise key.error("this is no key: 64 hexadecimal digits") from error


def choose(title: Title, seats: object, given: Mapping[str, object]) -> Game:
    """A game of this title; errors say what was given and what is allowed."""
    if seats is None:
        seats = title.seats[0]
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in title.seats:
        allowed = ", ".join(str(number) for number in title.seats)
        raise OptionError(f"{title.name} is for so many seats: {allowed}; not {seats!r}")
    names = [choice.name for choice in title.choices]
    for name in given:
        if name not in names:
            raise OptionError(f"{title.name} has no option {name!r}; it has {', '.join(names) or 'none'}")
    options: dict[str, Value] = {}
    for choice in title.choices:
        value = given.get(choice.name, choice.default)
        found = [ok for ok in choice.allowed if value == ok and type(value) is type(ok)]
        if not found:
            allowed = ", ".join(str(ok) for ok in choice.allowed)
            raise OptionError(f"{choice.name}={value!r} is not allowed; choose one of {allowed}")
        options[choice.name] = found[0]
    return title.make(title, seats, options)


REGISTERED: dict[str, Title] = {}


def register(title: Title) -> None:
    """Make a title known by its name; for titles outside the package."""
    REGISTERED[title.name] = title


def title_named(given: object) -> Title:
    from meadhall.games import TITLES

    name = text_of(given, "the name of a game")
    if name in REGISTERED:
        return REGISTERED[name]
    if name not in TITLES:
        known = ", ".join(sorted([*TITLES, *REGISTERED]))
        raise OptionError(f"there is no game {name!r}; there are {known}")
    title: Title = import_module(TITLES[name]).TITLE
    return title


def game(name: object, seats: object = None, **options: object) -> Game:
    """A game by its name, for so many seats, with its options chosen."""
    return choose(title_named(name), seats, options)


def json_object(text: object) -> dict[str, Json]:
    try:
        data: Json = msgspec.json.decode(text_of(text, "JSON"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise DataError(f"this is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise DataError("this JSON is not an object")
    return data


def view_from_data(data: dict[str, Json]) -> View:
    """A view from what `view.data()` gave."""
    for key in ("game", "seats", "options", "seat", "state"):
        if key not in data:
            raise DataError(f"this view does not say its {key!r}")
    reader = JsonReader(data)
    title = title_named(reader.key("game").text())
    play = choose(title, reader.key("seats").whole(), reader.key("options").object())
    seat, state = reader.key("seat"), reader.key("state")
    if state.has("chance"):
        raise state.error("this is a whole state, not a view")
    viewer = SPECTATOR if seat.missing else seat.whole(-MOST, MOST)
    if not seat.missing and not 0 <= viewer < play.seats:
        raise seat.error(f"there is no seat {viewer}; seats are 0 to {play.seats - 1}")
    view = View(play.from_data(state.object(), viewer))
    check_same(reader, view.data())
    return view
