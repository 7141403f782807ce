"""The verbs: all that changes a card in a way that cards can notice. Each changes the state, tells it and wakes
listeners; nothing else writes these facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64, vec
from meadhall.engine.types import Params, seat_name
from meadhall.games.berserk import board, dice, events, features, language, state, under_way, values
from meadhall.games.berserk.state import BerserkState

BY_POISON: Final = 9
"""Besides the kinds of abilities: what else wounds."""


# --- telling --------------------------------------------------------------------------------------------------------
def name_of(s: BerserkState, slot: i64) -> str:
    """A card as events speak of it."""
    if slot < 0 or s.kind[slot] < 0 or s.face_down(slot):
        return "@card-hidden"
    return f"@card-{s.card(slot).word}"


def tell_card(s: BerserkState, key: str, slot: i64, number: i64 = 0) -> None:
    if s.listening:
        place = (
            board.CELL_NAMES[s.cell[slot]] if s.zone[slot] == language.FIELD and s.cell[slot] >= 0 else "@place-extra"
        )
        if s.zone[slot] == language.GRAVEYARD:
            place = "@place-graveyard"
        seat = seat_name(int(s.side[slot]))
        s.tell(key, {"card": name_of(s, slot), "seat": seat, "number": int(number), "place": place})


def tell_roll(s: BerserkState, slot: i64, die: i64, plus: i64) -> None:
    if s.listening:
        seat = seat_name(int(s.side[slot]))
        s.tell("rolled", {"card": name_of(s, slot), "seat": seat, "die": int(die), "plus": int(plus)})


# --- places ---------------------------------------------------------------------------------------------------------
def stand(s: BerserkState, slot: i64, cell: i64) -> None:
    """Put a card on a cell of the battlefield; over another one it is a ghost (K-12)."""
    s.zone[slot] = language.FIELD
    s.cell[slot] = cell
    if s.at[cell] >= 0:
        s.ghost = slot
    else:
        s.at[cell] = slot
        s.filled |= bit(cell)


def leave(s: BerserkState, slot: i64) -> None:
    """Take a card off its cell."""
    cell = s.cell[slot]
    if cell < 0:
        return
    if s.ghost == slot:
        s.ghost = language.NOBODY
    elif s.at[cell] == slot:
        s.at[cell] = language.NOBODY
        s.filled &= ~bit(cell)
        ghost = s.ghost
        if ghost >= 0 and s.cell[ghost] == cell:
            s.ghost = language.NOBODY
            stand(s, ghost, cell)
    s.cell[slot] = language.NOWHERE


def change_position(s: BerserkState, slot: i64, cell: i64, walks: bool) -> None:
    """A card comes to another cell: by its own step, jump or teleport, or moved by a card. Symbionts are carried."""
    before = s.cell[slot]
    leave(s, slot)
    stand(s, slot, cell)
    s.facts[slot] |= state.SHIFTED
    if walks:
        s.facts[slot] |= state.WALKED
        s.trail[slot] |= bit(cell)
    for other in range(s.slots):
        if s.host[other] == slot:
            s.cell[other] = cell
    if s.listening:
        params: Params = {"card": name_of(s, slot), "cell": board.CELL_NAMES[cell], "from": board.CELL_NAMES[before]}
        s.tell("walked" if walks else "moved", params)
    events.wake(s, "changed_position", slot, cell=cell)


def close(s: BerserkState, slot: i64) -> None:
    if s.open[slot]:
        s.open[slot] = s.moves[slot] = 0
        tell_card(s, "closed", slot)
        events.wake(s, "closed", slot)


def act_with(s: BerserkState, slot: i64) -> None:
    """A card closes to act."""
    s.facts[slot] |= state.ACTED
    close(s, slot)


def open_up(s: BerserkState, slot: i64) -> None:
    """Open a closed card: it may act again, and its movement is back (L227, K-16)."""
    if not s.open[slot]:
        s.open[slot] = 1
        s.facts[slot] &= ~state.ACTED
        restore_movement(s, slot)
        tell_card(s, "opened", slot)
        events.wake(s, "opened", slot)


def begin_turn(s: BerserkState, slot: i64) -> None:
    """What is counted in a turn begins anew, armor is whole, limits return (K-7, L464)."""
    s.facts[slot] = s.trail[slot] = s.stopped[slot] = s.turn_uses[slot] = 0


def movement(s: BerserkState, slot: i64) -> i64:
    """How many steps a card has in a turn."""
    walks = s.form[slot] == language.GROUND
    return max(0, s.card(slot).move + values.keyword(s, slot, language.MOVEMENT)) if walks else 0


def restore_movement(s: BerserkState, slot: i64) -> None:
    s.moves[slot] = movement(s, slot)
    s.facts[slot] %= state.OWED


def change_movement(s: BerserkState, slot: i64, before: i64) -> None:
    """What is left of a card's movement grows or shrinks with it: what was spent stays spent (L227, K-61)."""
    if s.in_play(slot) and s.is_open(slot):
        left = s.moves[slot] - s.facts[slot] // state.OWED + movement(s, slot) - before
        s.moves[slot] = max(0, left)
        s.facts[slot] = s.facts[slot] % state.OWED + max(0, -left) * state.OWED


def turn_up(s: BerserkState, slot: i64) -> None:
    """A face-down card is turned up: flyers and terrains go to the extra zone; it gets what it starts the battle with
    (L219, K-14)."""
    if not s.face_down(slot):
        return
    s.flags[slot] &= ~state.FACE_DOWN
    s.disclose()
    tell_card(s, "turned-up", slot)
    card = s.card(slot)
    s.form[slot] = card.kind
    if card.kind == language.FLYING or card.kind == language.TERRAIN:
        leave(s, slot)
        s.zone[slot] = language.EXTRA
    s.stale = True
    for feature in card.features:
        if feature.stage == "starts_with" and values.all_hold(s, feature.conditions, slot, under_way.NO_RECORD):
            s.counters[slot] += feature.amount
    restore_movement(s, slot)


def lay_down(s: BerserkState, kind: i64, owner: i64, cell: i64) -> None:
    """A card of a squad is placed face down: a ground creature, for all that anybody knows (K-43)."""
    slot = s.new_slot(kind, owner)
    s.form[slot] = language.GROUND
    s.flags[slot] = state.FACE_DOWN
    s.stale = True
    stand(s, slot, cell)


def attach(s: BerserkState, slot: i64, host: i64) -> None:
    """A symbiont sits on its host (L106, K-18), whose movement changes with it."""
    before = movement(s, host)
    leave(s, slot)
    s.zone[slot] = language.FIELD
    s.host[slot] = host
    s.cell[slot] = s.cell[host]
    s.stale = True
    change_movement(s, host, before)
    tell_card(s, "seated", slot)


# --- wounds and what undoes them ------------------------------------------------------------------------------------
def wound(s: BerserkState, slot: i64, number: i64, by: i64, kind: i64) -> i64:
    """Give a card wounds; gives how many. Dying comes after (`bury_dead`)."""
    if number <= 0 or not s.in_play(slot) or s.form[slot] == language.TERRAIN:
        return 0
    s.wounds[slot] += number
    s.dealer[slot] = by
    s.dealt[slot] = kind
    tell_card(s, "wounded", slot, number)
    events.wake(s, "wounded", slot, by, kind, number=number, cell=s.cell[slot])
    if (language.ATTACKS >> kind) & 1:
        s.facts[slot] |= state.HURT
    return number


def stopped_wounds(s: BerserkState, slot: i64, number: i64, kind: i64) -> i64:
    """Armor and pools keep back wounds of an attack; gives those that come through (L386, L484). What armor has kept
    back is noted on the card, wherever it comes from (K-15)."""
    left = number
    if (language.NON_MAGIC >> kind) & 1:
        held = min(values.armor_left(s, slot), left)
        s.stopped[slot] += held
        left -= held
    pools = list(s.pools)
    for at, (side, there, modifier, last, first) in enumerate(s.pools):
        works = there > 0 and first <= s.turn and side == s.side[slot]
        if works and (s.book.modifiers[modifier].kinds >> kind) & 1:
            held = min(i64(there), left)
            pools[at] = (side, int(there - held), modifier, last, first)
            left -= held
    s.pools = tuple(pools)
    if left < number:
        tell_card(s, "prevented", slot, number - left)
    return left


def heal(s: BerserkState, slot: i64, number: i64) -> i64:
    """Take wounds off a creature that is not incorporeal (L446); gives how many."""
    healed = min(number, s.wounds[slot])
    if healed <= 0 or not s.in_play(slot) or values.incorporeal(s, slot):
        return 0
    s.wounds[slot] -= healed
    tell_card(s, "healed", slot, healed)
    events.wake(s, "healed", slot, number=healed)
    return healed


def drink(s: BerserkState, slot: i64, number: i64) -> None:
    """Vampirism: heal, and what is left over becomes extra lives, up to the printed limit."""
    if number <= 0 or values.life(s, slot) <= 0:
        return
    more = number - heal(s, slot, number)
    cap = values.keyword(s, slot, language.LIFE_CAP)
    if cap > 0:
        more = min(more, cap - s.card(slot).life - s.lives[slot])
    if more > 0 and s.wounds[slot] == 0:
        gain_lives(s, slot, more)


def gain_lives(s: BerserkState, slot: i64, number: i64) -> None:
    s.lives[slot] += number
    tell_card(s, "lives", slot, number)


def gain_poison(s: BerserkState, slot: i64, number: i64, by: i64) -> None:
    """Poison does not add up (L363); none for the incorporeal and those under protection."""
    guarded = values.incorporeal(s, slot) or values.keyword(s, slot, language.PROTECTION_POISON) > 0
    if s.in_play(slot) and values.is_creature(s, slot) and number > s.poison[slot] and not guarded:
        s.poison[slot] = number
        tell_card(s, "poisoned", slot, number)
        events.wake(s, "poisoned", slot, by, number=number)


def cure(s: BerserkState, slot: i64) -> None:
    if s.poison[slot]:
        s.poison[slot] = 0
        tell_card(s, "cured", slot)


def change_counters(s: BerserkState, slot: i64, number: i64) -> None:
    """A card gains counters, or loses so many of them at once."""
    if number:
        changed = max(number, -s.counters[slot])
        s.counters[slot] += changed
        tell_card(s, "counters" if number > 0 else "counters-lost", slot, max(changed, -changed))
        events.wake(s, "counters_gained" if number > 0 else "counters_lost", slot, number=max(changed, -changed))


def change_tokens(s: BerserkState, slot: i64, number: i64) -> None:
    """Incarnation tokens lie on cards in the graveyard only (L448, K-36)."""
    if s.zone[slot] == language.GRAVEYARD:
        s.tokens[slot] = max(0, s.tokens[slot] + number)
        tell_card(s, "tokens" if number > 0 else "tokens-lost", slot, max(number, -number))


# --- lasting changes ------------------------------------------------------------------------------------------------
def last_turn(s: BerserkState, until: str, side: i64) -> i64:
    """The turn at whose end (or start) something runs out. The end of the enemy's turn is that of this one if it is
    his, otherwise of his next; the whole of his turn is always a next one."""
    mine = int(s.active == side)
    lasts = {"end_of_turn": 0, "end_of_enemy_turn": mine, "enemy_turn": 2 - mine}
    lasts |= {"end_of_your_next_turn": 1 + mine, "start_of_your_next_turn": 1 + mine}
    return s.turn + lasts[until] if until in lasts else language.FOREVER


def grant(s: BerserkState, slot: i64, modifier: features.Modifier, until: str, by: i64, side: i64) -> None:
    """A card gets a keyword or a number for a while."""
    amount = values.amount_of(s, modifier.amount, by, side, under_way.NO_RECORD, 0)
    source: i64 = by if until == "while_source" else language.NOBODY
    last = last_turn(s, until, side)
    row = (int(slot), int(modifier.number), int(amount), int(last), int(source), int(side))
    s.grants = (*s.grants, row)
    s.granted[slot] += 1
    if modifier.stat == language.LOST:
        s.stale = True
    elif modifier.stat == language.MOVEMENT and s.is_open(slot):
        s.moves[slot] = max(0, s.moves[slot] + amount)


def drop_grants(s: BerserkState, turn: i64, slot: i64) -> None:
    """Grants run out at the end of a turn, with the card that has them, or with the card they came from."""
    kept: list[tuple[int, ...]] = []
    for grant in s.grants:
        holder, modifier, _, last, source, _ = grant
        if last <= turn or (slot >= 0 and (holder == slot or source == slot)):
            s.granted[holder] -= 1
            s.stale = s.stale or s.book.modifiers[modifier].stat == language.LOST
        else:
            kept.append(grant)
    s.grants = tuple(kept)


def add_pool(s: BerserkState, side: i64, number: i64, modifier: features.Modifier, until: str) -> None:
    """The next wounds of some kind on a side are prevented."""
    last = last_turn(s, until, side)
    first: i64 = last if until == "enemy_turn" else s.turn
    s.pools = (*s.pools, (int(side), int(number), int(modifier.number), int(last), int(first)))


def drop_pools(s: BerserkState) -> None:
    """Prevention that is used up or runs out with this turn."""
    s.pools = tuple([pool for pool in s.pools if pool[3] > s.turn and pool[1] > 0])


def put_mark(s: BerserkState, slot: i64, cell: i64) -> None:
    """A marker of this card on a cell, in place of the one that lay elsewhere."""
    drop_mark(s, slot)
    s.marks = (*s.marks, (int(slot), int(cell), 0, language.FOREVER))
    s.tell("marked", {"card": name_of(s, slot), "cell": board.CELL_NAMES[cell]})


def drop_mark(s: BerserkState, slot: i64) -> None:
    s.marks = tuple([mark for mark in s.marks if mark[0] != slot])


def mark_of(s: BerserkState, slot: i64) -> i64:
    """The cell of a card's marker; NOWHERE if there is none."""
    for holder, cell, _, _ in s.marks:
        if holder == slot:
            return cell
    return language.NOWHERE


# --- leaving play ---------------------------------------------------------------------------------------------------
def bury_dead(s: BerserkState) -> None:
    """Cards without lives die at once (L348), all together; then scavengers feed."""
    spent = [int(slot) for slot in range(s.slots) if s.wounds[slot] > 0 and values.life(s, slot) <= 0]
    for slot in [slot for slot in spent if s.in_play(slot) and s.form[slot] != language.TERRAIN]:
        destroy(s, slot, s.dealer[slot], s.dealt[slot])


def destroy(s: BerserkState, slot: i64, by: i64, kind: i64) -> None:
    """A card in play dies: it goes to its owner's graveyard, unless something happens instead (L382, L526). Valhalla
    calls whom an attack of an enemy card has killed (K-26); scavengers feed among the features of the moment (K-57);
    what it did in the battle stays with it (K-52), and the second time it is exiled (K-22)."""
    if not s.in_play(slot):
        return
    if values.incorporeal(s, slot):
        banish(s, slot)
        return
    if replaced(s, slot):
        return
    side = s.side[slot]
    cell = s.cell[slot]
    poison = s.poison[slot]
    creature = values.is_creature(s, slot)
    near = by >= 0 and (values.next_to(s, by, slot) or (kind >= 0 and (language.CLOSE_ATTACKS >> kind) & 1 != 0))
    riders = riders_of(s, slot)
    enemy = by >= 0 and s.side[by] != side
    mute = values.silent(s, slot)
    tell_card(s, "died", slot)
    leave_play(s, slot, language.GRAVEYARD)
    s.side[slot] = side
    if enemy and kind >= 0 and (language.ATTACKS >> kind) & 1:
        s.flags[slot] |= state.FALLEN
    for event in ("died", "reached_graveyard"):
        events.wake(s, event, slot, by, kind, cell=cell, gone=language.NOBODY if mute else slot)
    if enemy and creature:
        s.kills[by] += 1
        if near and values.keyword(s, by, language.SCAVENGING) > 0:
            events.lay_by(s, by, events.SCAVENGING_ITEM, slot, number=poison)
    if by >= 0:
        events.wake(s, "destroyed", slot, by, kind, number=s.kills[by], cell=cell)
    s.side[slot] = s.owner[slot]
    kill_all(s, riders)
    if s.flags[slot] & state.REBORN:
        exile_dead(s, slot)


def exile_dead(s: BerserkState, slot: i64) -> None:
    if s.zone[slot] == language.GRAVEYARD:
        s.zone[slot] = language.EXILE
        s.stale = True


def scavenge(s: BerserkState, slot: i64, dead: i64, poison: i64) -> None:
    """Scavenging: the dead is banished, the scavenger healed and cured (L520, K-57)."""
    exile_dead(s, dead)
    tell_card(s, "scavenged", slot)
    heal(s, slot, s.wounds[slot])
    cure(s, slot)
    events.wake(s, "keyword_used", dead, slot, language.SCAVENGING, number=poison)


def replaced(s: BerserkState, slot: i64) -> bool:
    """Whether something happened at once instead of this card's death, and it has lives again or is out of play."""
    if slot not in events.hear(s, "insteads") or values.silent(s, slot):
        return False
    for feature in s.card(slot).features:
        if feature.replaces != "dying" or events.used_up(s, feature, slot):
            continue
        if values.all_hold(s, feature.conditions, slot, under_way.NO_RECORD):
            events.count_use(s, feature, slot)
            for op in feature.program:
                do_to(s, op, slot, slot, s.side[slot], language.EFFECT, under_way.NO_RECORD)
            return not s.in_play(slot) or values.life(s, slot) > 0
    return False


def do_to(
    s: BerserkState, op: features.Op, other: i64, slot: i64, side: i64, type: i64, act: vec[i64],
    cell: i64 = language.NOWHERE,
) -> None:  # fmt: skip
    """Do to one card what an operation of the card `slot` does; `cell` is what was answered for it."""
    code, amount = op.code, op.amount
    number = s.wounds[other]
    if amount.code != "full":
        strength: i64 = rolled_strength(s, slot, type) if amount.code == "triple" else 0
        number = values.amount_of(s, amount, slot, side, act, strength)
    if code == "banish":
        if s.zone[other] <= language.GRAVEYARD:
            banish(s, other)
    elif code == "tokens":
        change_tokens(s, other, number)
    elif code == "to_deck":
        to_deck(s, other)
    elif not s.in_play(other):
        pass
    elif code in ("wound", "destroy"):
        if not unmoved(s, other, type, side):
            if code == "wound":
                wound(s, other, number, slot, type)
            else:
                destroy(s, other, slot, type)
    elif code == "heal":
        heal(s, other, number)
    elif code == "poison":
        gain_poison(s, other, number, slot)
    elif code in COUNTED:
        COUNTED[code](s, other, number)
    elif code in PLAIN:
        PLAIN[code](s, other)
    elif code == "shift":
        change_position(s, other, cell, False)
    else:
        assert code == "grant"
        for modifier in op.modifiers:
            grant(s, other, modifier, op.until, slot, side)


def rolled_strength(s: BerserkState, slot: i64, type: i64) -> i64:
    """A die for wounds or healing that are no attack, with what changes any die of the card (K-33)."""
    die = s.chance.below(6) + 1
    plus = values.total(s, slot, language.DIE, type)
    tell_roll(s, slot, die, plus)
    return dice.unanswered_strength(die + plus)


def riders_of(s: BerserkState, slot: i64) -> list[int]:
    return [int(other) for other in range(s.slots) if s.host[other] == slot and s.in_play(other)]


def kill_all(s: BerserkState, slots: list[int]) -> None:
    """Symbionts die with their host, by nobody's hand."""
    for slot in slots:
        destroy(s, slot, language.NOBODY, language.NOBODY)


def leave_play(s: BerserkState, slot: i64, zone: i64) -> None:
    """A card leaves for a graveyard, exile or deck; a creature or artifact that dies ends the quiet turns (K-6)."""
    if s.in_play(slot) and zone != language.GONE and s.form[slot] != language.TERRAIN:
        s.quiet = 0
    host = s.host[slot]
    before: i64 = movement(s, host) if host >= 0 else 0
    leave(s, slot)
    s.clear(slot)
    s.side[slot] = s.owner[slot]
    s.form[slot] = s.card(slot).kind
    s.zone[slot] = zone
    s.flags[slot] = s.flags[slot] & state.REBORN
    drop_grants(s, language.NOBODY, slot)
    s.stale = True
    if host >= 0:
        change_movement(s, host, before)


def banish(s: BerserkState, slot: i64) -> None:
    """A card goes to the exile, from play or from a graveyard."""
    riders = riders_of(s, slot) if s.in_play(slot) else []
    tell_card(s, "banished", slot)
    leave_play(s, slot, language.EXILE)
    kill_all(s, riders)


def to_deck(s: BerserkState, slot: i64) -> None:
    """A card goes back under its owner's deck, in the sight of all (K-42). What its last deeds wake still knows it."""
    tell_card(s, "to-deck", slot)
    side = s.side[slot]
    leave_play(s, slot, language.GONE)
    s.side[slot] = side
    s.battle_uses[slot] = s.kills[slot] = s.flags[slot] = 0
    s.facts[slot] = state.LEFT
    owner = s.owner[slot]
    s.below[owner] = (*s.below[owner], int(s.kind[slot]))


# --- coming into play -----------------------------------------------------------------------------------------------
def enter(s: BerserkState, slot: i64, cell: i64, open: bool) -> None:
    """A card comes into play: onto a cell, or to the extra zone if it flies or is a terrain (K-27)."""
    s.form[slot] = s.card(slot).kind
    s.flags[slot] = s.flags[slot] & state.REBORN
    s.stale = True
    if cell >= 0:
        stand(s, slot, cell)
    else:
        s.zone[slot] = language.EXTRA
    s.open[slot] = 1 if open else 0
    if open:
        restore_movement(s, slot)
    tell_card(s, "arrived", slot)


def incarnate(s: BerserkState, slot: i64, cell: i64) -> None:
    """A card comes back from the graveyard, once in a battle (L448)."""
    card = s.card(slot)
    s.clear(slot)
    s.flags[slot] |= state.REBORN
    if card.incarnates_on_mark:
        drop_mark(s, slot)
        for other in range(s.slots):
            if s.zone[other] == language.FIELD and s.cell[other] == cell and not values.is_symbiont(s, other):
                destroy(s, other, slot, language.EFFECT)
    enter(s, slot, cell, card.incarnates_open)
    events.wake(s, "came_back", slot, cell=cell)
    events.wake(s, "incarnated", slot, cell=cell)


def take_off(s: BerserkState, slot: i64) -> None:
    """Gain flight: the card goes to the extra zone, and its symbionts die (L106). It is no change of position
    (K-59)."""
    if s.form[slot] == language.FLYING:
        return
    riders = riders_of(s, slot)
    leave(s, slot)
    s.form[slot] = language.FLYING
    s.zone[slot] = language.EXTRA
    s.stale = True
    s.moves[slot] = 0
    tell_card(s, "took-off", slot)
    kill_all(s, riders)
    events.wake(s, "flight_gained", slot)


def land(s: BerserkState, slot: i64, cell: i64) -> None:
    """Lose flight on a free cell (L490). Neither this nor taking off is a change of position (K-59)."""
    s.form[slot] = language.GROUND
    s.stale = True
    stand(s, slot, cell)
    tell_card(s, "landed", slot)


COUNTED: Final[dict[str, Callable[[BerserkState, i64, i64], None]]] = {
    "lives": gain_lives, "counters": change_counters,
}  # fmt: skip
PLAIN: Final[dict[str, Callable[[BerserkState, i64], None]]] = {
    "cure": cure, "open": open_up, "close": close, "fly": take_off,
}  # fmt: skip
"""Operations that are just a verb, with a number or without."""


def free_cells_around(s: BerserkState, slot: i64) -> list[int]:
    """The free cells next to a card on the battlefield, in all directions (K-29)."""
    return [cell for cell in board.AROUND[s.cell[slot]] if s.at[cell] < 0] if s.zone[slot] == language.FIELD else []


def incarnation_cells(s: BerserkState, slot: i64) -> list[int]:
    """Where a card may come back: free cells of its owner's third row, or the cell of its marker where nobody holds it
    (K-58); NOWHERE is the extra zone."""
    if s.card(slot).kind == language.FLYING:
        return [language.NOWHERE]
    if s.card(slot).incarnates_on_mark:
        mark = mark_of(s, slot)
        return [int(mark)] if mark >= 0 and not held(s, mark, slot) else []
    return [cell for cell in third_row(s, slot) if s.at[cell] < 0]


def third_row(s: BerserkState, slot: i64) -> list[int]:
    """The cells of the third row of a card's owner."""
    return board.THIRD_ROWS[0 if s.is_first(s.owner[slot]) else 1]


def returning(s: BerserkState) -> list[int]:
    """Cards with all their tokens and a place to come back to (K-22)."""
    return [slot for slot in events.hear(s, "returning") if complete(s, slot) and incarnation_cells(s, slot)]


def complete(s: BerserkState, slot: i64, more: i64 = 0) -> bool:
    """Whether a card in the graveyard has all tokens of its incarnation, or would have them with some more."""
    if s.zone[slot] != language.GRAVEYARD or s.flags[slot] & state.REBORN:
        return False
    return 0 < s.card(slot).printed[language.INCARNATION] <= s.tokens[slot] + more


def held(s: BerserkState, cell: i64, slot: i64) -> bool:
    """Whether a cell holds a card that the arrival of this one cannot destroy (L508, K-58)."""
    there = [other for other in range(s.slots) if s.zone[other] == language.FIELD and s.cell[other] == cell]
    return any(unmoved(s, other, language.EFFECT, s.owner[slot]) for other in there)


def guards_against(s: BerserkState, slot: i64, type: i64) -> bool:
    """Whether a spell has no effect on a card that is protected from spells."""
    return type == language.SPELL and not values.silent(s, slot) and (s.card(slot).guard >> language.SPELL) & 1 != 0


def unmoved(s: BerserkState, slot: i64, type: i64, by_side: i64) -> bool:
    """Steadfast cards take no wounds from the opponent's effects and are not destroyed by them (L508)."""
    return type == language.EFFECT and s.side[slot] != by_side and values.keyword(s, slot, language.STEADFAST) > 0
