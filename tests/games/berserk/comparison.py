"""A play of Berserk and the oracle who follows it: what is asked, of whom, what may be answered, what lies where."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import meadhall
from meadhall.games.berserk.game import BerserkPlay

from .oracle.battle import Oracle
from .oracle.table import (
    CELLS,
    INCARNATIONS,
    INCORPOREAL,
    PRINTED,
    SYMBIONTS,
    WORDS,
    Card,
    Disagreement,
    cell_name,
    cell_named,
)

MOST_STEPS = 3000


def oracle_of(data: dict[str, Any], table: Oracle) -> Oracle:
    """The oracle begins with the squads as they stand at the first choice of the first turn."""
    table.first, table.active = data["first"], data["active"]
    table.turn = data["turn"]
    table.quiet = data["quiet"]
    table.decks = [Counter(WORDS[id] for id in (*player["deck"], *player["below"])) for player in data["players"]]
    for slot, seen in enumerate(data["cards"]):
        card = Card(slot, WORDS[seen["card"]], seen["owner"], seen["side"], seen["kind"], seen["zone"])
        card.cell = None if seen["cell"] is None else cell_named(seen["cell"])
        card.counters, card.lives = seen["counters"], seen["lives"]
        card.wounds, card.poison, card.open = seen["wounds"], seen["poison"], seen["open"]
        card.face_down = seen["faceDown"]
        card.reborn, card.fallen, card.tokens = seen["reborn"], seen["fallen"], seen["tokens"]
        table.cards.append(card)
    for slot, seen in enumerate(data["cards"]):
        if seen["host"] is not None:
            table.cards[slot].host = table.cards[seen["host"]]
    for card in table.in_play():
        card.moves = table.movement(card)
    return table


def facts_of_play(data: dict[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {name: data[name] for name in ("turn", "active", "quiet", "winner")}
    for seat, player in enumerate(data["players"]):
        facts[f"deck {seat}"] = Counter(WORDS[id] for id in (*player["deck"], *player["below"]))
    for slot, card in enumerate(data["cards"]):
        if card["zone"] == "gone":
            facts[f"slot {slot}"] = None
            continue
        seen = {"word": WORDS[card["card"]], "zone": card["zone"], "owner": card["owner"]}
        seen |= {name: card[name] for name in ("cell", "tokens", "reborn")}
        if card["zone"] == "graveyard":
            seen["fallen"] = card["fallen"]
        if card["zone"] in ("field", "extra"):
            seen |= {name: card[name] for name in ("side", "kind", "host", "open", "life", "wounds", "lives")}
            seen |= {name: card[name] for name in ("counters", "poison")} | {"faceDown": card["faceDown"]}
        if card["open"] and card["zone"] == "field" and card["kind"] == "ground":
            seen["moves"] = card["moves"]
        facts[f"slot {slot}"] = seen
    return facts


def facts_of_oracle(table: Oracle) -> dict[str, Any]:
    facts: dict[str, Any] = {"turn": table.turn, "active": table.active, "quiet": table.quiet, "winner": table.winner}
    for seat in (0, 1):
        facts[f"deck {seat}"] = +table.decks[seat]
    for card in table.cards:
        if card.zone == "deck":
            facts[f"slot {card.slot}"] = None
            continue
        seen: dict[str, Any] = {"word": card.word, "zone": card.zone, "owner": card.owner}
        seen |= {"cell": None if card.cell is None else cell_name(card.cell), "tokens": card.tokens}
        seen["reborn"] = card.reborn
        if card.zone == "graveyard":
            seen["fallen"] = card.fallen
        if card.in_play:
            seen |= {"side": card.side, "kind": card.kind, "host": None if card.host is None else card.host.slot}
            seen |= {"open": card.open, "life": card.life, "wounds": card.wounds, "lives": card.lives}
            seen |= {"counters": card.counters, "poison": card.poison, "faceDown": card.face_down}
        if card.open and card.zone == "field" and card.kind == "ground":
            seen["moves"] = card.moves
        facts[f"slot {card.slot}"] = seen
    return facts


def mixed(chance: random.Random) -> str:
    """A position somewhere in a battle, with any of the cards on both sides."""
    cells = [cell_name(cell) for cell in CELLS]
    chance.shuffle(cells)
    lines = [f"turn: {chance.randrange(1, 9)}", f"active: {chance.randrange(2)}", f"first: {chance.randrange(2)}"]
    words = sorted(PRINTED)
    for seat in (0, 1):
        squad = chance.sample(words, chance.randrange(4, 10))
        hosts = []
        for word in squad:
            kind = PRINTED[word]["kind"]
            if kind in ("flying", "terrain"):
                lines.append(f"{seat} extra: {word}{strain(chance, word)}")
            elif kind not in SYMBIONTS:
                cell = cells.pop()
                lines.append(f"{seat} {cell}: {word}{strain(chance, word)}")
                if word not in INCORPOREAL:
                    hosts.append(cell)
        for word in squad:
            if PRINTED[word]["kind"] in SYMBIONTS and hosts:
                rider = seat if word == "sentient-whirl" else 1 - seat
                lines.append(f"{rider} {hosts.pop()}+: {word}")
        dead = [word for word in chance.sample(words, 5) if PRINTED[word]["kind"] == "ground" and word not in squad]
        for word in dead:
            tokens = f" tokens={chance.randrange(3)}" if word in INCARNATIONS and word != "skeletal-worm" else ""
            lines.append(f"{seat} graveyard: {word}{tokens}{chance.choice(('', ' fallen'))}")
        lines.append(f"{seat} deck: elm {' '.join(sorted(set(words) - set(squad) - {'elm'}))}")
    return "\n".join(lines)


def strain(chance: random.Random, word: str) -> str:
    """Wounds, counters and poison of a battle that has lasted."""
    printed, out = PRINTED[word], ""
    if printed.get("life", 0) > 1 and chance.random() < 0.4:
        out += f" wounds={chance.randrange(1, printed['life'])}"
    if chance.random() < 0.3 and word in ("volkhv", "tribal-healer", "priest-king", "charon", "storm-priest"):
        out += f" counters={chance.randrange(1, 4)}"
    if chance.random() < 0.1 and printed["kind"] == "ground" and word not in INCORPOREAL:
        out += "" if printed.get("symbols", {}).get("protection_poison") else " poison=1"
    return out + chance.choice(("", "", " closed"))


class Match:
    """One play."""

    def __init__(self, seed: int, decks: str, table: Oracle) -> None:
        self.random = random.Random(seed)
        if decks == "mixed":
            state = meadhall.game("berserk", 2, decks="squads").from_text(mixed(self.random), seed)
        else:
            state = meadhall.game("berserk", 2, decks=decks).new(seed)
        assert isinstance(state, BerserkPlay)
        self.state = state
        state.listening = True
        self.told: list[str] = []
        self.seen: Counter[str] = Counter()
        self.open_battle()
        data: Any = state.dump()
        self.table = oracle_of(data, table)

    def open_battle(self) -> None:
        """Recruit as much as can be, place it anyhow, turn all up, and come to the first turn."""
        while self.state.prompt is not None and self.state.prompt.kind != "turn":
            kind = self.state.prompt.kind
            texts = [self.state.say(option) for option in self.state.options]
            if kind in ("recruit", "turn-up"):
                texts = [text for text in texts if text != "done"][: 3 if kind == "recruit" else 1] or texts
            if kind == "redeal":
                texts = ["keep"]
            self.state.play(self.state.read(self.random.choice(texts)))
            self.told.append(f"{kind} {texts}")
        self.state.take_events()

    def run(self) -> Counter[str]:
        asking = self.table.follow()
        self.hear()
        question = next(asking)
        for _ in range(MOST_STEPS):
            answer = self.compare(*question)
            self.told.append(f"{question[0]} {question[1]} {answer}")
            self.state.play(self.state.read(answer))
            self.hear()
            try:
                question = asking.send(answer)
            except StopIteration:
                self.compare_end()
                return self.seen
        raise Disagreement("the play has no end")

    def hear(self) -> None:
        """What the oracle may know of the play: dice, and the words of the next question."""
        table, prompt = self.table, self.state.prompt
        for event in self.state.take_events():
            self.told.append(f"  {event.key} {dict(event.shown)}")
            self.seen[event.key] += 1
            if event.key == "prophecy":
                cards: Any = event.shown["cards"]
                table.shown.append([str(name).removeprefix("@card-") for name in cards])
            if event.key == "rolled":
                table.rolls.append(dict(event.shown))
        table.asked = prompt.kind if prompt else ""
        table.asked_seat = prompt.seat if prompt and prompt.seat is not None else 0
        table.offered = [self.state.say(option) for option in self.state.options] if prompt else []
        names: Any = prompt.params.get("cards", []) if prompt else []
        table.named = list(names)

    def compare(self, seat: int, kind: str, options: list[str]) -> str:
        """Both ask the same and see the same; gives one answer."""
        prompt = self.state.prompt
        if prompt is None:
            raise Disagreement(f"the play is over, and {seat} should be asked {kind}")
        if self.table.rolls or self.table.shown:
            raise Disagreement(f"nobody should have rolled {self.table.rolls}, nor shown {self.table.shown}")
        if (prompt.seat, prompt.kind) != (seat, kind):
            asked = f"{prompt.seat} is asked {prompt.kind} {self.table.offered}"
            raise Disagreement(f"{asked}, and {seat} should be asked {kind} {options}")
        if sorted(self.table.offered) != sorted(options):
            more, less = set(self.table.offered) - set(options), set(options) - set(self.table.offered)
            raise Disagreement(f"{kind}: the play offers {sorted(more)} more, and {sorted(less)} not")
        self.compare_facts()
        return self.choose(kind, options)

    def compare_facts(self) -> None:
        data: Any = self.state.dump()
        played, expected = facts_of_play(data), facts_of_oracle(self.table)
        for name, fact in played.items():
            if fact != expected.get(name):
                raise Disagreement(f"{name}: the play has {fact}, the oracle {expected.get(name)}")

    def choose(self, kind: str, options: list[str]) -> str:
        """Any kind of answer as likely as the others, but a turn seldom ends early."""
        self.seen[kind] += 1
        if kind != "turn":
            return self.random.choice(options)
        if len(options) == 1 or ("end" in options and self.random.random() < 0.04):
            return options[0]
        busy = [text for text in options if len(text.split()[-1]) > 2]
        if not busy or self.random.random() < 0.4:
            busy = [text for text in options if text != "end"]
        return self.random.choice(busy)

    def compare_end(self) -> None:
        if not self.state.over:
            raise Disagreement("the play goes on, and should be over")
        self.compare_facts()
