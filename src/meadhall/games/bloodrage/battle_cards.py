"""Battle cards: what they add, and each odd one as a function of its own."""

from __future__ import annotations

from typing import Any, final

from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import SeatAsked, SeatStep
from meadhall.engine.types import Params, Prompt, seat_name
from meadhall.games.bloodrage import cards, layout
from meadhall.games.bloodrage.clans import Raise, gain_glory, gain_rage, pay
from meadhall.games.bloodrage.figures import force, here, strength
from meadhall.games.bloodrage.knowledge import gain_open
from meadhall.games.bloodrage.layout import KINDS, PROVINCE, SEATS, SLOTS
from meadhall.games.bloodrage.notation import card_key, kind_name, place_key
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import BATTLE as IN_BATTLE
from meadhall.games.bloodrage.valhalla import Destroy


def clockwise(s: BloodRage) -> list[int]:
    """All seats from the pillager on (R-2)."""
    pillager: int = s.battle[layout.PILLAGER]
    return [(pillager + i) % s.seats for i in range(s.seats)]


def fights(s: BloodRage, seat: int) -> bool:
    """Who is in a battle stays in it, even when a card has taken all its figures (rulebook 515, R-5)."""
    fighters: int = s.battle[layout.FIGHTERS]
    return (fighters >> seat) & 1 == 1


def has_text(s: BloodRage, seat: int) -> bool:
    """Whether the text of this seat's card counts: not if an opponent's Primacy has cancelled it."""
    canceller: int = s.battle[layout.CANCELLER]
    return canceller in (cards.NONE, seat)


def card_strength(s: BloodRage, seat: int, card: int) -> int:
    """What one revealed card adds, Heimdall's Sight apart. Upgrades and quests add nothing (rulebook 511), but for a
    quest that Tyr's upgrades let count."""
    if cards.KIND[card] == cards.BATTLE:
        return cards.STRENGTH[card]
    return int(s.battle[layout.COUNTED + seat]) if cards.KIND[card] == cards.QUEST else 0


def cards_strength(s: BloodRage, seat: int) -> int:
    """What all revealed cards of a seat add. Heimdall's Sight is worth the highest single card of an enemy, late ones
    included (R-31), and nothing when cancelled (R-50)."""
    total = 0
    for card in s.table[seat]:
        if cards.REVEAL[card] == cards.SIGHT:
            if has_text(s, seat):
                total += highest_enemy(s, seat)
        else:
            total += card_strength(s, seat, card)
    return total


def highest_enemy(s: BloodRage, seat: int) -> int:
    """The highest single card of an enemy; a quest at what Tyr's upgrades let it count (R-77)."""
    rivals = [rival for rival in range(s.seats) if rival != seat]
    return max([card_strength(s, rival, card) for rival in rivals for card in s.table[rival]], default=0)


def totals(s: BloodRage) -> list[int]:
    """The strength of every fighter as it stands: figures and revealed cards."""
    province: int = s.battle[PROVINCE]
    out = [0] * SEATS
    for seat in range(s.seats):
        if fights(s, seat):
            out[seat] = strength(s, seat, province) + cards_strength(s, seat)
    return out


def winner_of(sums: list[int], present: list[bool]) -> int:
    """The one who is stronger than all others that are there, or NONE."""
    best = -1
    winner = cards.NONE
    for seat in range(len(present)):
        if present[seat]:
            if sums[seat] > best:
                best = sums[seat]
                winner = seat
            elif sums[seat] == best:
                winner = cards.NONE
    return winner


# --- on revealing -------------------------------------------------------------------------------------------------


def primacy(s: BloodRage) -> None:
    """Thor's Primacy comes first: the first one from the pillager clockwise cancels the text of every opposing card,
    other Primacies included (R-2, R-32)."""
    s.battle[layout.CANCELLER] = cards.NONE
    for seat in clockwise(s):
        if s.table[seat] and cards.REVEAL[s.table[seat][0]] == cards.PRIMACY:
            s.battle[layout.CANCELLER] = seat
            if s.listening:
                s.tell("cancels", {"seat": seat_name(seat), "card": card_key(s.table[seat][0])})
            return


def watch(s: BloodRage) -> bool:
    """Heimdall's Watch: all revealed cards are discarded, its owner gets glory for the strength they showed, and
    everybody plays anew (R-29, R-30). The first one discards a second one too (R-32)."""
    for seat in clockwise(s):
        if s.table[seat] and cards.REVEAL[s.table[seat][0]] == cards.WATCH and has_text(s, seat):
            if s.listening:
                s.tell("watch", {"seat": seat_name(seat), "card": card_key(s.table[seat][0])})
            worth = 0
            for rival in range(s.seats):
                for card in s.table[rival]:
                    worth += cards.STRENGTH[card] if cards.KIND[card] == cards.BATTLE else 0
                    s.pile[card] += 1
                s.table[rival] = ()
            gain_glory(s, seat, worth, "@cause-watch")
            return True
    return False


def reveal_effect(s: BloodRage, seat: int) -> list[Frame[Any]]:
    """What the card of a seat sets off before strengths are compared."""
    effect = cards.REVEAL[s.table[seat][0]]
    if not has_text(s, seat):
        return []
    if effect == cards.SMITE:
        return [Smite(seat)]
    return [Tide(rival) for rival in clockwise(s) if fights(s, rival)] if effect == cards.TIDE else []


@final
class Smite(SeatStep[BloodRage]):
    """Odin's Smite: one warrior of every opponent in the province is destroyed before strengths are compared."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[PROVINCE]
        frames: list[Frame[Any]] = []
        for rival in clockwise(s):
            if rival != self.who and fights(s, rival) and here(s, rival, province, cards.WARRIOR):
                frames.append(Destroy(rival, province, (0, 1, 0, 0, 0), IN_BATTLE))
        if frames:
            s.then(*frames)


@final
class Tide(SeatStep[BloodRage]):
    """Odin's Tide: a fighter keeps one figure of province and fjord together, the others are destroyed (R-38), but for
    those whom Frigga's Protection saves beside it (R-85)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[PROVINCE]
        present = force(s, self.who, province)
        kinds = [kind for kind in range(KINDS) if present[kind]]
        if len(kinds) > 1:
            s.then(KeepFigure(self.who))
        elif kinds:
            keep_figure(s, self.who, kinds[0])


@final
class KeepFigure(SeatAsked[BloodRage]):
    """Which figure outlives Odin's Tide."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("tide", seat, {"province": place_key(int(s.battle[PROVINCE]))})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        present = force(s, seat, int(s.battle[PROVINCE]))
        return [kind for kind in range(KINDS) if present[kind]]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        keep_figure(s, seat, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return kind_name(s, seat, option)


def keep_figure(s: BloodRage, seat: int, kept: int) -> None:
    province: int = s.battle[PROVINCE]
    present = force(s, seat, province)
    victims = tuple(present[kind] - (kind == kept) for kind in range(KINDS))
    s.then(Destroy(seat, province, victims, IN_BATTLE))


# --- quests as battle cards ---------------------------------------------------------------------------------------


def quest_strengths(s: BloodRage, seat: int) -> list[int]:
    """0, and what each of Tyr's upgrades offers."""
    offered = [cards.QUEST_STRENGTH[s.slots[seat * SLOTS + slot]] for slot in range(layout.CLAN_SLOT, SLOTS)]
    return sorted([0, *[worth for worth in offered if worth]])


def count_quest(s: BloodRage, seat: int, worth: int) -> None:
    s.battle[layout.COUNTED + seat] = worth
    if s.listening and worth:
        s.tell("counts", {"seat": seat_name(seat), "card": card_key(s.table[seat][0]), "strength": worth})


# --- after the comparison -----------------------------------------------------------------------------------------


def losers_take(s: BloodRage, winner: int) -> None:
    """Cards that pay for losing, from the pillager clockwise; nobody gives more than is left (R-28, R-39). They come
    before Tyr's Prowess can spend the rage or save the cards (R-3, R-4). Without a winner they take nothing (R-16)."""
    for seat in clockwise(s):
        if seat == winner or not s.table[seat] or not has_text(s, seat):
            continue
        card = s.table[seat][0]
        who: Params = {"seat": seat_name(seat), "from": seat_name(winner)}
        if cards.LOSE_RAGE[card]:
            amount = min(cards.LOSE_RAGE[card], int(s.rage[winner]))
            pay(s, winner, amount)
            # Beyond the end of the track it is lost.
            s.rage[seat] = min(layout.MOST_RAGE, int(s.rage[seat]) + amount)
            if s.listening and amount:
                s.tell("takes-rage", {**who, "rage": amount})
        if cards.LOSE_GLORY[card]:
            amount = min(cards.LOSE_GLORY[card], int(s.glory[winner]))
            s.glory[winner] -= amount
            s.glory[seat] += amount
            if s.listening and amount:
                s.tell("takes-glory", {**who, "glory": amount})
        if cards.LOSE_CARDS[card] and s.table[winner]:
            taken = s.table[winner]
            s.table[winner] = ()
            for other in taken:
                gain_open(s, seat, other)
            if s.listening:
                s.tell("takes-cards", {**who, "cards": [card_key(other) for other in taken]})


def winner_gains(s: BloodRage, winner: int, card: int) -> list[Frame[Any]]:
    """Cards that pay for winning: glory, rage, a stat."""
    if card == cards.NONE or not has_text(s, winner):
        return []
    if cards.WIN_GLORY[card]:
        gain_glory(s, winner, cards.WIN_GLORY[card], card_key(card))
    if cards.WIN_RAGE[card]:
        gain_rage(s, winner, cards.WIN_RAGE[card])
    if cards.WIN_RAISE[card]:
        return [Raise(winner, cards.NONE, card)]
    return []


def put_away(s: BloodRage, kept: tuple[int, ...]) -> None:
    """The winner's cards are discarded but for those kept, everybody else's return to the hand (rulebook 523)."""
    winner: int = s.battle[layout.WINNER]
    spared = list(kept)
    for seat in clockwise(s):
        played = s.table[seat]
        s.table[seat] = ()
        for card in played:
            if seat != winner or card in spared:
                if seat == winner:
                    spared.remove(card)
                gain_open(s, seat, card)
            else:
                s.pile[card] += 1
    if s.listening and kept:
        s.tell("keeps", {"seat": seat_name(winner), "cards": [card_key(card) for card in kept]})
