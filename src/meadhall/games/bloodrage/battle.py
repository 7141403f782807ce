"""Battles: cards played in secret and shown together, late cards (R-10), the comparison and what it costs (rulebook
501-531)."""

from __future__ import annotations

from typing import Any, final

from meadhall.engine.frames import Frame, Step
from meadhall.engine.mechanisms.asking import PASS_WORD, PickCards, SeatAsked, SeatStep
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.mechanisms.windows import PassRound
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage import battle_cards, cards, layout
from meadhall.games.bloodrage.battle_cards import clockwise, fights, put_away, totals, winner_of
from meadhall.games.bloodrage.cards import AGE, COPIES, KEY, LATE, LATE_CARDS
from meadhall.games.bloodrage.clans import gain_glory, pay, power
from meadhall.games.bloodrage.draft import CardsTogether, ask_together
from meadhall.games.bloodrage.figures import force, force_size, here
from meadhall.games.bloodrage.knowledge import play_from_hand
from meadhall.games.bloodrage.layout import DONE, KINDS, SEATS, SLOTS
from meadhall.games.bloodrage.notation import card_key, card_of, place_key
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import BATTLE, Destroy


@final
class Clash(Step[BloodRage]):
    """Whoever has figures in the province or its fjord fights; if that is the pillager alone there is no battle
    and no battle glory (rulebook 499-501)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[layout.PROVINCE]
        pillager: int = s.battle[layout.PILLAGER]
        fighters = 0
        valkyries = 0
        for seat in range(s.seats):
            if force_size(s, seat, province):
                fighters |= 1 << seat
                for kind in range(layout.MONSTER_SLOT, KINDS):
                    if here(s, seat, province, kind) and cards.KILL_GLORY[s.slots[seat * SLOTS + kind]]:
                        valkyries |= 1 << seat
        if fighters == 1 << pillager:
            s.battle[layout.WINNER] = pillager
            return
        s.battle[layout.FIGHTERS] = fighters
        s.battle[layout.VALKYRIES] = valkyries
        if s.listening:
            s.tell("battle", {"province": place_key(province)})
        s.then(Muster(), LateCards(), Compare())


@final
class Muster(Step[BloodRage]):
    """Every fighter plays one card if it has any (R-44). A hand of one card leaves no choice, as all see (R-67)."""

    def run(self, s: BloodRage) -> None:
        s.battle[layout.STAGE] = layout.CARDS
        seats = [seat for seat in clockwise(s) if fights(s, seat) and len(s.hands[seat]) > 1]
        if seats:
            s.then(ask_together(PlayCards, seats))
        else:
            reveal_cards(s, (), ())


@final
class PlayCards(CardsTogether):
    """Each fighter lays one card of its hand face down (rulebook 507)."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("battle-card", seat, {"province": place_key(int(s.battle[layout.PROVINCE]))})

    def reveal(self, s: BloodRage) -> None:
        reveal_cards(s, self.seats, self.chosen)


def reveal_cards(s: BloodRage, seats: tuple[int, ...], chosen: tuple[tuple[int, ...], ...]) -> None:
    """All cards are turned up together; then their effects in the published order (R-2)."""
    for seat in clockwise(s):
        if not fights(s, seat) or not s.hands[seat]:
            continue
        card = chosen[seats.index(seat)][0] if seat in seats else s.hands[seat][0]
        play_from_hand(s, seat, card)
        s.table[seat] = (card,)
        if s.listening:
            s.tell("reveals", {"seat": seat_name(seat), "card": card_key(card)})
    s.battle[layout.STAGE] = layout.REVEALED
    battle_cards.primacy(s)
    if battle_cards.watch(s):
        s.then(Muster())
        return
    frames: list[Frame[Any]] = []
    for seat in clockwise(s):
        if s.table[seat]:
            card = s.table[seat][0]
            if cards.KIND[card] == cards.QUEST and power(s, seat, layout.QUEST_STRENGTH):
                frames.append(CountQuest(seat))
            frames += battle_cards.reveal_effect(s, seat)
    if frames:
        s.then(*frames)


@final
class CountQuest(SeatAsked[BloodRage]):
    """Tyr's Domain, Tyr's Wrath: a revealed quest may count as +3 or as +5, never both together (R-50, R-51). That is
    said when the card's turn comes, before late cards (R-81)."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("quest-strength", seat, {"card": card_key(s.table[seat][0])})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return battle_cards.quest_strengths(s, seat)

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        battle_cards.count_quest(s, seat, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return f"as {option}"


# --- the outcome --------------------------------------------------------------------------------------------------


@final
class Compare(Step[BloodRage]):
    """The greatest strength wins; a tie means that everybody loses (rulebook 521, R-16). What follows keeps to R-42,
    and rage that comes there can be spent there (R-82); a card that Loki's Poison takes has done its work for the
    winner (R-75).
    """

    def run(self, s: BloodRage) -> None:
        sums = totals(s)
        winner = winner_of(sums, [fights(s, seat) for seat in range(s.seats)])
        if s.listening:
            for seat in clockwise(s):
                if fights(s, seat):
                    s.tell("strength", {"seat": seat_name(seat), "strength": sums[seat]})
            params: Params = {"province": place_key(int(s.battle[layout.PROVINCE]))}
            if winner == cards.NONE:
                s.tell("tie", params)
            else:
                s.tell("wins", {"seat": seat_name(winner), **params})
        decide(s, winner)


def decide(s: BloodRage, winner: int) -> None:
    """The battle is won, or lost by all: what the cards say of that, and what is to come."""
    s.battle[layout.STAGE] = layout.OUTCOME
    s.battle[layout.WINNER] = winner
    for seat in clockwise(s):
        if s.table[seat] and battle_cards.has_text(s, seat) and cards.FALLEN_GLORY[s.table[seat][0]]:
            s.battle[layout.JUDGES] |= 1 << seat
    frames: list[Frame[Any]] = []
    if winner != cards.NONE:
        card = s.table[winner][0] if s.table[winner] else cards.NONE
        if card != cards.NONE and battle_cards.has_text(s, winner) and cards.PILLAGE_RAISE[card]:
            s.battle[layout.GRACE] = card + 1
        battle_cards.losers_take(s, winner)
        frames += battle_cards.winner_gains(s, winner, card)
    frames.append(PutAway())
    frames += [Fall(seat) for seat in clockwise(s) if fights(s, seat) and seat != winner]
    frames.append(Deeds())
    s.then(*frames)


@final
class PutAway(Step[BloodRage]):
    """The winner discards what it played, the losers take theirs back (rulebook 523); Tyr's Prowess may save some
    (R-3)."""

    def run(self, s: BloodRage) -> None:
        winner: int = s.battle[layout.WINNER]
        if winner != cards.NONE and s.table[winner]:
            cost = power(s, winner, layout.KEEP_COST)
            if cost and s.rage[winner] >= cost:
                s.then(Prowess(winner, (), -1))
                return
        put_away(s, ())


@final
class Prowess(PickCards[BloodRage]):
    """Tyr's Prowess: the winner may keep any of its revealed cards for 1 rage each; asked in ascending order."""

    def __init__(self, who: int, picked: tuple[int, ...], least: int) -> None:
        super().__init__(who, picked)
        self.least = least

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("prowess", seat, {"cost": power(s, seat, layout.KEEP_COST)})

    def no_card(self) -> int:
        return DONE

    def hand(self, s: BloodRage, seat: int) -> list[int]:
        return sorted(s.table[seat])

    def cards(self, s: BloodRage, seat: int) -> list[int]:
        if (len(self.picked) + 1) * power(s, seat, layout.KEEP_COST) > s.rage[seat]:
            return []
        return super().cards(s, seat)

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        kept = self.picked
        if option != DONE:
            kept = (*kept, option)
            following = Prowess(seat, kept, option)
            if following.cards(s, seat):
                s.become(following.after(self, option))
                return
        s.done()
        pay(s, seat, len(kept) * power(s, seat, layout.KEEP_COST))
        put_away(s, kept)

    def card_word(self, card: int) -> str:
        return cards.KEY[card]

    def card_named(self, word: str) -> int:
        return card_of(word)

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        return Reason("unknown-move", {"move": cards.KEY[card]})


@final
class Fall(SeatStep[BloodRage]):
    """A loser's figures in the province and its fjord are destroyed (rulebook 525), loser by loser clockwise (R-72)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[layout.PROVINCE]
        s.then(Destroy(self.who, province, force(s, self.who, province), BATTLE))


@final
class Deeds(Step[BloodRage]):
    """Glory for the fallen: Odin's Judgement for all of them, Valkyries and Thor's Glory for enemies, lost or won
    (R-20, R-21), Thor's Glory once a battle (R-56)."""

    def run(self, s: BloodRage) -> None:
        total = sum([int(s.battle[layout.FALLEN + seat]) for seat in range(SEATS)])
        judges: int = s.battle[layout.JUDGES]
        valkyries: int = s.battle[layout.VALKYRIES]
        for seat in clockwise(s):
            if not fights(s, seat):
                continue
            enemies = total - int(s.battle[layout.FALLEN + seat])
            if (judges >> seat) & 1:
                gain_glory(s, seat, total * cards.JUDGEMENT, "@cause-judgement")
            if (valkyries >> seat) & 1:
                gain_glory(s, seat, enemies * cards.VALKYRIE, "@cause-valkyrie")
            rout = power(s, seat, layout.ROUT)
            if rout and enemies >= rout:
                gain_glory(s, seat, power(s, seat, layout.ROUT_GLORY), "@cause-rout")


# --- late cards --------------------------------------------------------------------------------------------------


def late_cards_out(s: BloodRage) -> bool:
    """Whether a late card might be in somebody's hand as far as everybody knows (R-68); age one has none (R-44)."""
    if s.age < 2:
        return False
    left = 0
    for card in LATE_CARDS:
        if AGE[card] <= s.age:
            left += COPIES[s.seats][card] - int(s.pile[card])
    for played in s.table:
        for card in played:
            left -= LATE[card]
    return left > 0


@final
class LateCards(Step[BloodRage]):
    """After the reveal, before the comparison."""

    def run(self, s: BloodRage) -> None:
        Late(int(s.battle[layout.PILLAGER]), 0).begin(s)


@final
class Late(PassRound[BloodRage]):
    """One fighter may add a late card: from the pillager clockwise, round and round until nobody plays another one
    (R-10). Every fighter with cards is asked, whether it holds a late one or not."""

    def concerns(self, s: BloodRage, seat: int) -> bool:
        return fights(s, seat) and len(s.hands[seat]) > 0

    def goes_on(self, s: BloodRage) -> bool:
        return late_cards_out(s)

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("late-card", seat, {"province": place_key(int(s.battle[layout.PROVINCE]))}, window=True)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out = [card for card in distinct(s.hands[seat]) if LATE[card]]
        out.append(DONE)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option != DONE:
            play_from_hand(s, seat, option)
            s.table[seat] = (*s.table[seat], option)
            if s.listening:
                s.tell("adds", {"seat": seat_name(seat), "card": card_key(option)})
        self.ask_next(s, option == DONE)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return PASS_WORD if option == DONE else KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return DONE if text == PASS_WORD else card_of(text)

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        return Reason("not-in-hand" if LATE[card] else "not-late", {"card": card_key(card)})
