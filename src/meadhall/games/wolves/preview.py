"""What an answer would bring, as far as the seat that is asked can know and if nobody reacts to it.

The answer is played on a masked copy: drawn cards stay unknown there, and its randomness is never the play's. So the
rules themselves tell what happens, to previews and to the heuristic alike.
"""

from __future__ import annotations

from meadhall.engine.mechanisms.asking import SeatStep
from meadhall.engine.mechanisms.windows import ReactionWindow
from meadhall.engine.types import Json
from meadhall.games.wolves.moves import ALLOW
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths, ranking
from meadhall.games.wolves.victories import glory


class Aftermath(SeatStep[WolvesState]):
    """A step that is part of an effect: it runs before anybody goes on with the turn."""


def masked_copy(s: WolvesState, seat: int) -> WolvesState:
    """A copy to try things on that holds nothing the seat does not know."""
    trial = s.copy() if s.is_masked() else s.view(seat).known
    assert isinstance(trial, WolvesState)
    return trial


def let_happen(trial: WolvesState) -> None:
    """Run what follows by itself, with everybody allowing it; stop where somebody has to choose."""
    while trial.frames:
        top = trial.frames[-1]
        if isinstance(top, ReactionWindow):
            top.take(trial, top.seat(trial), ALLOW)
        elif isinstance(top, Aftermath):
            trial.frames.pop().run(trial)
        else:
            return


def tried(s: WolvesState, seat: int, option: int) -> WolvesState:
    """The table after this answer; in the middle of a move nothing of it has happened yet."""
    trial = masked_copy(s, seat)
    trial.frames[-1].take(trial, seat, option)
    if not trial.mid_move:
        let_happen(trial)
    return trial


def preview(s: WolvesState, seat: int, option: int) -> dict[str, Json]:
    """Lines that change, who would lead, cards that come and go."""
    trial = tried(s, seat, option)
    return {"more": True} if trial.mid_move else difference(s, trial, seat)


def difference(s: WolvesState, trial: WolvesState, seat: int) -> dict[str, Json]:
    before, after = all_strengths(s), all_strengths(trial)
    changed: list[Json] = [
        [line, before[line], after[line]] for line in range(int(s.seats)) if before[line] != after[line]
    ]
    ranks = ranking(trial)
    out: dict[str, Json] = {"lines": changed, "leads": ranks[0], "points": after[seat] - before[seat]}
    if len(s.spoils) > 1:
        out["second"] = ranks[1]
    cards = more_cards(s, trial, seat)
    if cards:
        out["hand"] = cards
    honour = more_glory(s, trial, seat)
    if honour:
        out["glory"] = honour
    return out


def more_cards(s: WolvesState, trial: WolvesState, seat: int) -> int:
    """How many cards more the hand has."""
    return int(trial.sizes[seat]) - int(s.sizes[seat])


def more_glory(s: WolvesState, trial: WolvesState, seat: int) -> int:
    return int(glory(trial, seat)) - int(glory(s, seat))
