"""The state of one play: all facts of it, hidden ones included, as plain data with a stack of frames."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from meadhall.engine.arguments import int_seat, option_of, seat_of, text_of
from meadhall.engine.chance import Chance, deal_number
from meadhall.engine.errors import HiddenError, IllegalMove, NotWaiting
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame, Together
from meadhall.engine.types import SPECTATOR, TRUTH, Event, Json, Params, Prompt, Reason, Standing
from meadhall.engine.walker import MoveWalker

if TYPE_CHECKING:
    from array import array

    from meadhall.engine.game import Game
    from meadhall.engine.views import View

OPTION_LIMIT: Final = 1 << 60
OPTION_FLOOR: Final = -OPTION_LIMIT
"""Options lie between these, so that every one fits a machine integer."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """One play. A title's state adds its own flat fields and the hooks at the end of this class.

    Compiled, `X.__new__(X)` runs `__init__` unless X is `serializable`; states are, so that a copy need not. In return
    only compiled code can make a compiled state by calling its class: from outside use `game.new` and `game.blank`.

    States name their attributes in `__slots__`: an interpreter keeps more than 30 in a dict, which takes twice as long
    to copy.
    """

    __slots__ = ("chance", "disclosures", "events", "frames", "game", "listening", "viewer")

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.frames: list[Frame[Any]] = []
        self.events: list[Event] = []
        self.listening = False
        self.viewer: i64 = TRUTH
        self.disclosures: i64 = 0

    # --- choosing -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.frames

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return self.frames[-1].waiting(self) if self.frames else ()

    @property
    def seat(self) -> int | None:
        """The first seat that must choose now."""
        return self.frames[-1].seat(self) if self.frames else None

    @property
    def prompt(self) -> Prompt | None:
        return self.prompt_for(self.frames[-1].seat(self)) if self.frames else None

    @property
    def options(self) -> list[int]:
        if not self.frames:
            return []
        top = self.frames[-1]
        return top.options(self, top.seat(self) if self.viewer == TRUTH else self.answerable(top, None))

    def prompt_for(self, seat: object) -> Prompt:
        top = self.top()
        return top.ask(self, self.waiting_seat(top, seat))

    def options_for(self, seat: object) -> list[int]:
        top = self.top()
        return top.options(self, self.answerable(top, int_seat(seat, self.game.seats)))

    def play(self, option: object, seat: object = None) -> None:
        """Play one answer, an int, in place; the seat is that asked first unless it is given. What is not an option is
        refused and changes nothing."""
        top = self.frames[-1] if self.frames else self.top()
        if self.viewer != TRUTH:
            self.check_whole()
        who = top.seat(self) if seat is None else self.waiting_seat(top, seat)
        chosen = option if isinstance(option, int) else option_of(option)
        if not OPTION_FLOOR < chosen < OPTION_LIMIT or not top.allows(self, who, chosen):
            raise self.illegal(top, who, chosen)
        top.take(self, who, chosen)
        frames: list[Any] = self.frames  # compared without a look at its class: the same frame asks again
        if frames and frames[-1] is not top:
            self.settle()

    def check_whole(self) -> None:
        if self.viewer != TRUTH:
            raise HiddenError("a view cannot be played on, for what follows is hidden; play on view.sample(chance)")

    def settle(self) -> None:
        """Run the frames that ask nothing until one asks, or none is left."""
        frames = self.frames
        while frames and not frames[-1].asks():
            frames.pop().run(self)

    def top(self) -> Frame[Any]:
        if not self.frames:
            raise NotWaiting("the play is over: nobody has anything to choose")
        return self.frames[-1]

    def waiting_seat(self, top: Frame[Any], given: object) -> int:
        """The seat that is given, checked: it is asked."""
        seat = given if type(given) is int else int_seat(given, self.game.seats)
        if seat not in top.waiting(self):
            raise NotWaiting(f"seat {seat} is not asked now; waiting for {list(top.waiting(self))}")
        return seat

    def legal_option(self, top: Frame[Any], seat: int, given: object) -> int:
        option = option_of(given)
        if not OPTION_FLOOR < option < OPTION_LIMIT or not top.allows(self, seat, option):
            raise self.illegal(top, seat, option)
        return option

    def illegal(self, top: Frame[Any], seat: int, option: int) -> IllegalMove:
        options = top.options(self, seat)
        some = ", ".join(f"{one} ({top.say(self, seat, one)})" for one in options[:6])
        more = f" and {len(options) - 6} more" if len(options) > 6 else ""
        return IllegalMove(f"{option} is not an option of seat {seat}; it may choose {some}{more}")

    def answerable(self, top: Frame[Any], seat: object) -> int:
        """The seat that answers, checked: it is asked, and this state may know its options."""
        if seat is None:
            who = top.seat(self)
            if self.viewer != TRUTH and self.viewer != who and self.viewer in top.waiting(self):
                who = int(self.viewer)
        else:
            who = self.waiting_seat(top, seat)
        if self.viewer != TRUTH and self.viewer != who:
            raise HiddenError(f"this view may not know the options of seat {who}")
        return who

    # --- moves of several parts, and moves as text ------------------------------------------------------------

    @property
    def mid_move(self) -> bool:
        """Whether some seat has answered the first part of a move, but not the last."""
        if not self.frames:
            return False
        top = self.frames[-1]
        if isinstance(top, Together):
            return any(chosen and not closed for chosen, closed in zip(top.chosen, top.closed, strict=True))
        return top.origin is not None

    def parts(self, seat: int) -> tuple[int, ...]:
        """The parts this seat has answered of its unfinished move."""
        if seat not in self.waiting:
            return ()
        top = self.frames[-1]
        return top.answer_of(seat) if isinstance(top, Together) else top.parts

    def step_back(self, seat: object) -> None:
        """Take back the unfinished move of this seat; nothing has happened for anyone else."""
        top = self.top()
        who = self.waiting_seat(top, seat)
        if isinstance(top, Together):
            self.frames[-1] = top.step_back(who)
        elif top.origin is not None:
            self.frames[-1] = top.origin

    def say(self, option: object, seat: object = None) -> str:
        top = self.top()
        who = self.answerable(top, seat)
        return top.say(self, who, self.legal_option(top, who, option))

    def read(self, text: object, seat: object = None) -> int:
        """The option that one part of a move means."""
        top = self.top()
        part = text_of(text, "a move")
        who = self.answerable(top, seat)
        option = top.read(self, who, part)
        if not top.allows(self, who, option):
            reason = top.why_not(self, who, part)
            key = reason.key if reason else None
            raise IllegalMove(f"{part!r} is not allowed now ({key or 'no reason given'})", key)
        return option

    def do(self, text: object, seat: object = None) -> str:
        """Play a whole move given as text; gives the text as it is written down. If refused, nothing has changed."""
        self.check_whole()
        move = text_of(text, "a move")
        who = self.answerable(self.top(), seat)
        walker = MoveWalker(self, who)
        walker.read(move)
        walker.check_whole(move)
        for option in walker.options:
            self.play(option, who)
        return walker.text

    def replay(self, text: str, seat: int) -> None:
        """Play a whole move as it was written down, without a try on a copy: twice as quick as `do`, but if refused
        its first parts may have been played."""
        walker = MoveWalker(self, self.answerable(self.top(), seat), owned=True)
        walker.read(text)
        walker.check_whole(text)

    def spell(self, seat: int, options: list[int]) -> str:
        """A whole move, given by its parts, as text."""
        walker = MoveWalker(self, seat)
        for option in options:
            walker.take(option)
        return walker.text

    def heard(self, seat: int, options: list[int], by: int | None) -> str | None:
        """A move not yet played, as `by` (None: a spectator) may hear it; None where a part is not its business."""
        return MoveWalker(self, seat).heard(options, [by])[0]

    def why_not(self, seat: object, text: object) -> Reason | None:
        """The reason a move is not allowed, or None if it is, as far as the text goes."""
        who, move = seat_of(seat, self.game.seats), text_of(text, "a move")
        if not self.frames:
            return Reason("over", {})
        if who not in self.waiting:
            return Reason("not-your-turn", {})
        return MoveWalker(self, who).why_not(move)

    def determinize(self, chance: Chance) -> None:
        """Turn this copy of a masked state into a whole one. All randomness comes from `chance`: one draw of it gives
        both the stream of what is still to be drawn and the number by which hidden cards are dealt."""
        seed = chance.draw_seed()
        self.chance = Chance.at(seed)
        self.fill_hidden(deal_number(seed), chance)
        self.viewer = TRUTH
        self.frames = [frame.filled(self, chance) for frame in self.frames]

    def preview(self, option: object, seat: object = None) -> dict[str, Json]:
        """What the option would do as far as the seat that is asked can know."""
        top = self.top()
        who = self.answerable(top, seat)
        return top.preview(self, who, self.legal_option(top, who, option))

    # --- for machines --------------------------------------------------------------------------------------------

    def action_of(self, option: object, seat: object = None) -> int:
        """The id of an option in the fixed space of `game.actions` ids."""
        top = self.top()
        who = self.answerable(top, seat)
        return top.action(self, who, self.legal_option(top, who, option))

    def option_of(self, action: object, seat: object = None) -> int:
        """The option that an id means now; IllegalMove if it is none."""
        top = self.top()
        wanted = option_of(action)
        who = self.answerable(top, seat)
        options = top.options(self, who)
        ids = top.actions(self, who, options)
        if wanted in ids:
            return options[ids.index(wanted)]
        raise IllegalMove(f"{self.game.action_name(wanted)!r} is no option of seat {who} now")

    def shares(self) -> list[float]:
        """The win as it stands, divided among the seats in first place."""
        first = [standing.seat for standing in self.standings if standing.place == 1]
        return [1.0 / len(first) if seat in first else 0.0 for seat in range(self.game.seats)]

    # --- for the rules: the stack, events, disclosures --------------------------------------------------------------

    def then(self, *frames: Frame[Any]) -> None:
        """Lay out what follows, first things first, on top of what is already under way."""
        if len(frames) == 1:
            self.frames.append(frames[0])
        else:
            self.frames.extend(frames[::-1])

    def become(self, frame: Frame[Any]) -> None:
        """Replace the top frame by its successor."""
        self.frames[-1] = frame

    def done(self) -> None:
        """Take the top frame away."""
        self.frames.pop()

    def tell(self, key: str, shown: Params, secret: dict[int, Params] | None = None) -> None:
        """Tell what happened. Ask `listening` first where building the parameters costs anything."""
        if self.listening:
            self.events.append(Event(key, shown, secret or {}))

    def disclose(self) -> None:
        """Note that somebody learnt something hidden by a move, so that it cannot be taken back quietly."""
        self.disclosures += 1

    def take_events(self) -> list[Event]:
        """The events since the last call, and listen from now on."""
        told = self.events
        self.events = []
        self.listening = True
        return told

    # --- whole states -------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state of the same play. The copy listens to nobody."""
        other = self.clone()
        other.game = self.game
        other.chance = self.chance.copy()
        other.events = []
        other.listening = False
        other.frames = self.frames.copy()
        other.viewer = self.viewer
        other.disclosures = self.disclosures
        return other

    def view(self, seat: object) -> View:
        """What one seat (None: a spectator) may know."""
        from meadhall.engine.views import View

        who = None if seat is None else seat_of(seat, self.game.seats)
        if self.viewer != TRUTH:
            raise HiddenError("a view shows only itself: ask the state it was made of")
        known = self.mask(who)
        known.game = self.game
        known.events = []
        known.listening = False
        known.viewer = SPECTATOR if who is None else who
        known.frames = [self.frame_shown(frame, who) for frame in self.frames]
        known.disclosures = 0
        known.chance = Chance(0)
        return View(known)

    def frame_shown(self, frame: Frame[Any], seat: int | None) -> Frame[Any]:
        """A frame as the seat may see it. In the middle of a move the others still see what it began with."""
        if frame.origin is None:
            return frame.shown(seat)
        origin = frame.origin.shown(seat)
        if frame.seat(self) != seat:
            return origin
        shown = frame.shown(seat)
        if shown is frame and origin is not frame.origin:
            shown = self.game.frame(frame_data(frame))
        if shown is not frame:
            shown.parts = frame.parts
            shown.origin = origin
        return shown

    def data(self) -> dict[str, Json]:
        """Everything, as plain data; what `game.load` takes back."""
        out = self.dump()
        out["frames"] = [frame_data(frame) for frame in self.frames]
        if self.viewer == TRUTH:
            out["chance"] = [self.chance.key.hex(), int(self.chance.counter)]
            out["lore"] = int(self.disclosures)
        return out

    def to_json(self) -> str:
        """The state as JSON text; equal states give equal text."""
        if self.viewer != TRUTH:
            raise HiddenError("this state is masked; use the view's to_json")
        return msgspec.json.encode(self.data(), order="deterministic").decode()

    def digest(self) -> str:
        return blake2b(self.to_json().encode(), digest_size=16).hexdigest()

    def rollout(self, chance: Chance) -> None:
        """Play on at random to the end."""
        while self.frames:
            top = self.frames[-1]
            if top.asks():
                seat = top.seat(self)
                top.take(self, seat, top.pick(self, seat, chance))
            else:
                self.frames.pop().run(self)

    def pick(self, chance: Chance) -> int:
        """One option, each equally likely."""
        top = self.frames[-1] if self.frames else self.top()
        return top.pick(self, top.seat(self) if self.viewer == TRUTH else self.answerable(top, None), chance)

    # --- hooks of a title -----------------------------------------------------------------------------------------
    # What needs more of a title than its facts may stand on the game instead: rules import their state, and the game
    # imports both.

    @property
    def standings(self) -> list[Standing]:
        """Places as they are now, best first; final when the play is over."""
        raise NotImplementedError

    def clone(self) -> State:
        """A new state of the same class with equal fields of the title; what every state has is copied by `copy`."""
        raise NotImplementedError

    def mask(self, seat: int | None) -> State:
        """A new state with only those fields of the title filled in that the seat may know (allow-list); what every
        state has is filled in by `view`."""
        return self.game.mask(self, seat)

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        """Turn this masked state into a whole one that its viewer cannot tell from the real one. `deal` are random bits
        drawn already, enough to deal by (`engine/permutations.py`); what else is needed comes from `chance`."""
        self.game.fill_hidden(self, deal, chance)

    def dump(self) -> dict[str, Json]:
        """The title's fields as plain data, readable by a client; masked states leave out what they lack."""
        return self.game.dump(self)

    def load(self, data: dict[str, Json]) -> None:
        """Take the title's fields from what `dump` gave."""
        self.game.load(self, data)

    def count(self) -> dict[str, int]:
        """How many of each card or tile there are in all places together; never changes during a play."""
        raise NotImplementedError

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        """One sensible answer of a seat that is asked, found fast: for playouts, on whole states."""
        return self.game.policy(self, chance, seat)

    def evaluate(self) -> list[float]:
        """How likely each seat wins, in any scale, as far as the viewer of this masked state knows; not asked when the
        play is over."""
        return self.game.evaluate(self)

    def observe(self) -> dict[str, array[int]]:
        """The buffers that the game's `observation` names, of a masked state."""
        return self.game.observe(self)

    def to_text(self) -> str:
        """The position in a few lines; `game.from_text` takes it back."""
        return self.game.to_text(self)


def frame_data(frame: Frame[Any]) -> list[Json]:
    """A frame as [name, fields, parts, origin]; the last two only in the middle of a move."""
    out: list[Json] = [type(frame).__name__, frame.fields()]
    if frame.origin is not None:
        out.append(list(frame.parts))
        out.append(frame_data(frame.origin))
    return out
