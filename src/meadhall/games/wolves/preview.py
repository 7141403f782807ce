"""What an option would do, as far as the seat that is asked can know and if nobody answers it.

The option is tried on a masked copy: drawn cards stay unknown there, and its randomness is never the play's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.wolves.extras import FIRST_EXTRA, HEIMDALL_CALLS, HEL_TRADES, THOR_STRIKES, TYR_CALLS
from meadhall.games.wolves.hall import Colours, price
from meadhall.games.wolves.laying import LAY
from meadhall.games.wolves.lines import put, take_out
from meadhall.games.wolves.reactions import ALLOW, Bounty, Reaction, Spent
from meadhall.games.wolves.strengths import all_strengths, ranking
from meadhall.games.wolves.summoning import SUMMON, bring_about
from meadhall.games.wolves.turns import NAME_PLAGUE, PASS, SACRIFICE
from meadhall.games.wolves.units import KINDS, UNITS
from meadhall.games.wolves.victories import glory, pass_draw

if TYPE_CHECKING:
    from meadhall.games.wolves.state import WolvesState


def masked_copy(s: WolvesState, seat: int) -> WolvesState:
    """A copy to try things on that holds nothing the seat does not know."""
    if s.is_masked():
        trial = s.copy()
    else:
        trial = s.view(seat).known
    from meadhall.games.wolves.state import WolvesState

    assert isinstance(trial, WolvesState)
    return trial


def let_happen(trial: WolvesState) -> None:
    """Run what follows by itself, with everybody allowing it; stop where somebody has to choose."""
    while trial.frames:
        top = trial.frames[-1]
        if isinstance(top, Reaction):
            top.take(trial, top.seat(trial), ALLOW)
        elif isinstance(top, Spent | Bounty | Colours):
            trial.frames.pop().run(trial)
        else:
            return


def preview(s: WolvesState, seat: int, option: int) -> dict[str, Json]:
    """Lines that change, who would lead, cards that come and go."""
    trial = masked_copy(s, seat)
    trial.frames[-1].take(trial, seat, option)
    if trial.mid_move:
        return {"more": True}
    let_happen(trial)
    return difference(s, trial, seat)


def difference(s: WolvesState, trial: WolvesState, seat: int) -> dict[str, Json]:
    before, after = all_strengths(s), all_strengths(trial)
    changed: list[Json] = [
        [line, before[line], after[line]] for line in range(int(s.seats)) if before[line] != after[line]
    ]
    ranks = ranking(trial)
    out: dict[str, Json] = {"lines": changed, "leads": ranks[0], "points": after[seat] - before[seat]}
    if len(s.spoils) > 1:
        out["second"] = ranks[1]
    cards = int(trial.sizes[seat]) - int(s.sizes[seat])
    if cards:
        out["hand"] = cards
    honour = int(glory(trial, seat)) - int(glory(s, seat))
    if honour:
        out["glory"] = honour
    return out


def preview_turn(s: WolvesState, seat: int, option: int) -> dict[str, Json]:
    """The same for the options of a turn, where a move may have further parts."""
    if option == HEIMDALL_CALLS:
        return heimdall_odds(s, seat)
    if option >= FIRST_EXTRA and (option - FIRST_EXTRA) >> 5 < THOR_STRIKES:
        verb, deity = (option - FIRST_EXTRA) >> 5, (option - FIRST_EXTRA) & 31
        trial = masked_copy(s, seat)
        bring_about(trial, seat, verb, deity)
        let_happen(trial)
        out = difference(s, trial, seat)
        out["price"] = int(price(s, seat, deity)) if verb == SUMMON else 1
        return out
    trial = masked_copy(s, seat)
    trial.frames[-1].take(trial, seat, option)
    more = trial.mid_move
    if more:
        trial = masked_copy(s, seat)
        if option < LAY:
            put(trial, (option >> 1) & 7, option & 1, option >> 4, seat)
        elif SACRIFICE <= option < FIRST_EXTRA:
            take_out(trial, seat, option - SACRIFICE)
    else:
        let_happen(trial)
    out = difference(s, trial, seat)
    if more:
        out["more"] = True
    if option == PASS:
        out["draws"] = int(trial.sizes[seat]) - int(s.sizes[seat])
        out["wouldDraw"] = int(pass_draw(s, seat))
    elif NAME_PLAGUE <= option < SACRIFICE or TYR_CALLS <= option < HEL_TRADES:
        out["falls"] = [len(s.lines[line]) - len(trial.lines[line]) for line in range(int(s.seats))]
    return out


def heimdall_odds(s: WolvesState, seat: int) -> dict[str, Json]:
    """How likely the top card is a unit with Tiwaz, by what the seat has not seen: the deck, or else the discard."""
    known = masked_copy(s, seat)
    pool = [int(count) for count in (known.deck if s.deck_size > 0 else s.discard)]
    total = sum(pool)
    warriors = sum(pool[kind] for kind in range(UNITS) if (s.cards.tiwaz >> i64(kind)) & 1)
    return {"odds": [warriors, total], "unseen": sum(pool[UNITS:KINDS])}
