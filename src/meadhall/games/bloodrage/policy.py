"""A sensible answer found fast, for playouts on whole states: a few looks at the board, and chance where they tell
nothing. What is weighed at leisure stands in `heuristic`."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.frames import Frame, one_of
from meadhall.engine.mechanisms.asking import NO, YES
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.actions import Turn, list_cards, list_invasions, list_pillages
from meadhall.games.bloodrage.battle import Late, PlayCards
from meadhall.games.bloodrage.battle_cards import fights
from meadhall.games.bloodrage.board import PROVINCES, shores
from meadhall.games.bloodrage.cards import BATTLE, KIND, LATE, SHIP, STRENGTH, WORTH
from meadhall.games.bloodrage.clans import ChooseStat
from meadhall.games.bloodrage.draft import CardsTogether
from meadhall.games.bloodrage.figures import marchers, rival_strength, strength, with_figure
from meadhall.games.bloodrage.invade import Blessing, StormOffer, Succor, has_helmet
from meadhall.games.bloodrage.layout import DONE, KINDS, PILLAGER, PROVINCE, STATS
from meadhall.games.bloodrage.march import Marchers, march_targets
from meadhall.games.bloodrage.pillage import PASS, Call
from meadhall.games.bloodrage.preview import quiet_answer
from meadhall.games.bloodrage.quests import LayQuest, QuestRewards, fulfilled
from meadhall.games.bloodrage.sacrifice import Offering, OfferingStat
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.upgrades import FreeInvasion

TRIES: Final = 4
"""So many invasions or marches are looked at."""


def policy(s: BloodRage, frame: Frame[Any], me: int, chance: Chance) -> int:
    """One answer of a seat that is asked."""
    if isinstance(frame, Turn):
        return choose_action(s, me, chance)
    if isinstance(frame, PlayCards):
        return choose_battle_card(s, frame.options(s, me), me, chance)
    if isinstance(frame, CardsTogether):
        return best_card(frame.options(s, me), chance)
    if isinstance(frame, Call):
        return choose_call(s, frame.options(s, me), me)
    if isinstance(frame, Late):
        late = [card for card in s.hands[me] if LATE[card]]
        behind = strength(s, me, int(s.battle[PROVINCE])) <= rival_strength(s, me, int(s.battle[PROVINCE]))
        return late[0] if late and behind else DONE
    if isinstance(frame, Succor | Blessing):
        return YES
    if isinstance(frame, StormOffer):
        return YES if lead(s, me, frame.province) > 0 else NO
    if isinstance(frame, ChooseStat | QuestRewards | OfferingStat):
        return furthest_stat(s, me, frame.options(s, me))
    if isinstance(frame, LayQuest):
        done = [card for card in frame.options(s, me) if fulfilled(s, me, card)]
        return one_of(done or frame.options(s, me), chance)
    if isinstance(frame, FreeInvasion):
        landings = [moves.INVADE | (frame.slot << 6) | place for place in frame.options(s, me)[:-1]]
        return moves.target_of(best_landing(s, me, landings, chance))
    if isinstance(frame, Marchers):
        return frame.options(s, me)[0]
    if isinstance(frame, Offering):
        return one_of(frame.options(s, me), chance)
    return quiet_answer(s, frame, me)


def lead(s: BloodRage, me: int, province: int) -> int:
    return strength(s, me, province) - rival_strength(s, me, province)


# --- actions ------------------------------------------------------------------------------------------------------


def choose_action(s: BloodRage, me: int, chance: Chance) -> int:
    """Pillage where one is ahead; else a card, an invasion or a march, whatever comes first; quests before the rage is
    spent."""
    rage: int = s.rage[me]
    pillages: list[int] = []
    list_pillages(s, me, rage, pillages)
    best = PASS
    most = 0
    for option in pillages:
        ahead = lead(s, me, moves.target_of(option)) - moves.price(s, me, option)
        if ahead > most:
            best = option
            most = ahead
    if most:
        return best
    cards: list[int] = []
    list_cards(s, me, rage, cards)
    if cards:
        last = cards[-1]
        if last == moves.QUEST and (rage <= 2 or chance.below(4) == 0):
            return last
        option = one_of(cards, chance)
        if option != moves.QUEST and moves.price(s, me, option) < rage:
            return option
    option = choose_invasion(s, me, rage, chance)
    if option == PASS:
        option = choose_march(s, me, chance)
    if option == PASS and cards:
        return cards[-1]
    if option == PASS and pillages:
        return one_of(pillages, chance)
    return option


def choose_invasion(s: BloodRage, me: int, rage: int, chance: Chance) -> int:
    invasions: list[int] = []
    if has_helmet(s, me):
        list_invasions(s, me, rage, invasions)
    return best_landing(s, me, invasions, chance) if invasions else PASS


def landing_worth(s: BloodRage, me: int, kind: int, place: int) -> int:
    """By how much one would be ahead there, more where there is something to pillage or to die for."""
    if place >= PROVINCES:
        return max([landing_worth(s, me, SHIP, shore) for shore in shores(place)])
    if (s.ruined >> place) & 1:
        return -99
    ahead = with_figure(s, me, place, kind) - rival_strength(s, me, place)
    worth = min(3, ahead)
    if not (s.pillaged >> place) & 1:
        worth += 3 if ahead > 0 else 1
    return worth + (2 if place == s.doom[s.age - 1] else 0)


def best_landing(s: BloodRage, me: int, invasions: list[int], chance: Chance) -> int:
    """The best of a few."""
    best = PASS
    most = -99
    for _ in range(TRIES):
        option = one_of(invasions, chance)
        worth = landing_worth(s, me, moves.kind_or_start(option), moves.target_of(option))
        if worth > most:
            best = option
            most = worth
    return best


def choose_march(s: BloodRage, me: int, chance: Chance) -> int:
    """From a province that is pillaged to one that is not."""
    starts = [place for place in range(PROVINCES) if (s.pillaged >> place) & 1 and marchers(s, me, place)]
    targets = [place for place in march_targets(s) if not (s.pillaged >> place) & 1]
    if not starts or not targets:
        return PASS
    start = one_of(starts, chance)
    for _ in range(TRIES):
        target = one_of(targets, chance)
        if strength(s, me, start) > rival_strength(s, me, target):
            return moves.MARCH | (start << 6) | target
    return PASS


# --- cards, battles, stats ------------------------------------------------------------------------------------------


def best_card(options: list[int], chance: Chance) -> int:
    """Of two cards the one that is usually worth more."""
    first, second = one_of(options, chance), one_of(options, chance)
    return first if WORTH[first] >= WORTH[second] else second


def choose_battle_card(s: BloodRage, options: list[int], me: int, chance: Chance) -> int:
    """The weakest card that may be enough, or any if none is."""
    province: int = s.battle[PROVINCE]
    need = 1 + chance.below(4)
    for seat in range(s.seats):
        if seat != me and fights(s, seat):
            need = max(need, strength(s, seat, province) + 1 + int(chance.below(4)) - strength(s, me, province))
    best = -1
    for card in options:
        adds = STRENGTH[card] if KIND[card] == BATTLE else 0
        if adds >= need and (best < 0 or adds < STRENGTH[best]):
            best = card
    return one_of(options, chance) if best < 0 else best


def choose_call(s: BloodRage, options: list[int], me: int) -> int:
    """Come if one figure is enough to be ahead, or stay."""
    province: int = s.battle[PROVINCE]
    rival = rival_strength(s, me, province)
    if strength(s, me, province) > rival and s.battle[PILLAGER] == me:
        return PASS
    for option in options:
        if option != PASS and with_figure(s, me, province, (option - 1) % KINDS) > rival:
            return option
    return PASS


def furthest_stat(s: BloodRage, me: int, options: list[int]) -> int:
    """A stat near a legend first."""
    best = options[0]
    for stat in options:
        if s.steps[me * STATS + stat] > s.steps[me * STATS + best]:
            best = stat
    return best
