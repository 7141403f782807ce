"""What a preview promised beside what happened, found out from events and from the state as data alone.

Others hold no cards and leave whatever may be left, so nothing hidden comes between the promise and the deed.
"""

from __future__ import annotations

from typing import Any

from meadhall import State
from meadhall.engine.types import Event
from meadhall.games.bloodrage.ages import end_game
from meadhall.games.bloodrage.battle import PlayCards
from meadhall.games.bloodrage.cards import BY_KEY
from meadhall.games.bloodrage.layout import LAST_STEP, SLOT_NAMES, STAGE
from meadhall.games.bloodrage.quests import QuestPhase
from meadhall.games.bloodrage.state import BloodRage

Facts = dict[str, Any]
RAISING = ("lord_of_axes", "lord_of_spears")
"""Leaders whose success raises stats besides."""
LEAVING = ("pass", "stay", "done")
BATTLE_PROMPTS = ("battle-card", "late-card")


def bared(state: BloodRage, seat: int, kind: str) -> BloodRage:
    """The same position in which the others hold no cards, and before a pillage nobody does."""
    other = state.copy()
    assert isinstance(other, BloodRage)
    for rival in range(other.seats):
        if rival != seat or kind not in ("battle-card", "late-card", "action", "quest", "free-invasion"):
            keep_only(other, rival, None)
    if isinstance(other.frames[-1], PlayCards):
        other.frames[-1] = PlayCards((seat,), ((),), (False,))
    return other


def keep_only(state: BloodRage, seat: int, kept: int | None) -> None:
    """Take all cards but this one out of a hand."""
    for card in state.hands[seat]:
        state.rest[card] += card != kept
    state.hands[seat] = () if kept is None else (kept,)
    state.known[seat] = ()


def quiet(state: State, seat: int) -> int:
    """How whoever is asked leaves things alone; what cannot be left is chosen as `preview` says."""
    prompt = state.prompt_for(seat)
    words = {state.say(option, seat): option for option in state.options_for(seat)}
    for word in LEAVING:
        if word in words:
            return words[word]
    if prompt.kind == "raise":
        return next(option for word, option in words.items() if word != "axes")
    if prompt.kind == "tide":
        battle: Any = state.data()["battle"]
        figures = next(side["figures"] for side in battle["sides"] if side["seat"] == seat)
        strengths = {name: value for _, name, value in figures}
        return words[max(words, key=lambda word: strengths[word])]
    return list(words.values())[-1]


class Deed:
    """A move played out: the state after its last part, after all that it set off, and what was told."""

    def __init__(self, state: BloodRage, seat: int, option: int) -> None:
        kind = state.prompt_for(seat).kind
        self.before = bared(state, seat, kind)
        if (kind == "action" and state.say(option, seat).split()[0] in ("pillage", "challenge")) or kind == "storm":
            self.before = bared(state, seat, "pillage")
        if kind in BATTLE_PROMPTS:
            keep_only(self.before, seat, BY_KEY.get(state.say(option, seat)))
        play = self.before.copy()
        assert isinstance(play, BloodRage)
        self.play = play
        self.play.take_events()
        self.play.play(option, seat)
        while self.play.frames and self.play.mid_move and self.play.parts(seat):
            self.play.play(quiet(self.play, seat), seat)
        self.done = self.play.copy()
        while self.play.battle[STAGE]:
            asked = self.play.waiting[0]
            self.play.play(quiet(self.play, asked), asked)
        self.events: list[Event] = self.play.take_events()
        self.same_phase = (play.age, play.phase) == (state.age, state.phase)

    def clan(self, seat: int, when: State) -> Any:
        clans: Any = when.data()["clans"]
        return clans[seat]

    def change(self, seat: int, what: str) -> int:
        return int(self.clan(seat, self.done)[what]) - int(self.clan(seat, self.before)[what])

    def told(self, key: str) -> list[Any]:
        return [event.shown for event in self.events if event.key == key]

    def strengths(self) -> dict[str, int]:
        """As they were compared first, a battle begun anew by Heimdall's Watch included."""
        return {str(told["seat"])[1:]: told["strength"] for told in self.told("strength")}

    def leader(self) -> int | None:
        wins = self.told("wins")
        return int(wins[0]["seat"][1:]) if wins else None


def broken(state: BloodRage, seat: int, option: int, facts: Facts) -> list[str]:
    """The names of the facts that were promised and did not come true; empty too where nothing can be said."""
    kind, text = state.prompt_for(seat).kind, state.say(option, seat)
    deed = Deed(state, seat, option)
    found: Facts = {}
    if deed.same_phase or (deed.play.age == state.age and deed.play.phase == state.phase):
        found |= rage_facts(deed, seat, kind, text)
        if "points" in facts:
            found["points"] = int(deed.play.glory[seat]) - int(deed.before.glory[seat])
        found |= board_facts(deed, seat, kind, text)
        found |= action_facts(deed, seat, option, text.split()) if kind == "action" else {}
        found |= spoils_facts(deed, seat) if kind == "storm" else {}
        found |= slot_facts(deed, seat) if kind == "free-invasion" else {}
    if kind in BATTLE_PROMPTS:
        found["strengths"], found["leader"] = deed.strengths(), deed.leader()
        found["total"] = deed.strengths()[str(seat)]
    if kind == "quest":
        found |= quest_facts(deed.done, seat, text)
    return [name for name, value in found.items() if name in facts and facts[name] != value]


def rage_facts(deed: Deed, seat: int, kind: str, text: str) -> Facts:
    if kind in BATTLE_PROMPTS or kind == "spare":
        return {}
    if kind == "action":
        return {"cost": -deed.change(seat, "rage"), "rage": deed.clan(seat, deed.done)["rage"]}
    return {"cost": -deed.change(seat, "rage")} if kind in ("free-invasion", "march", "succor", "storm") else {}


def board_facts(deed: Deed, seat: int, kind: str, text: str) -> Facts:
    """Strengths, stats and the dead as the data shows them after the move."""
    provinces: Any = deed.done.data()["provinces"]
    words = text.split()
    place = words[-1]
    if kind == "march":
        place = str(deed.before.prompt_for(seat).params["to"]).removeprefix("@province-")
    elif kind in ("succor", "blessing"):
        place = str(deed.before.prompt_for(seat).params["province"]).removeprefix("@province-")
    if kind in ("raise", "sacrifice-stat"):
        before, after = deed.clan(seat, deed.before)["stats"][text], deed.clan(seat, deed.done)["stats"][text]
        legendary = told_in_the_end(deed.done, seat, text) - told_in_the_end(deed.before, seat, text)
        return {"stat": text, "from": before, "to": after, "legendary": legendary}
    if kind == "call":
        battle: Any = deed.done.data()["battle"]
        if battle is None or battle["stage"] != "call":
            return {}
        shown = {str(side["seat"]): side["figureStrength"] for side in battle["sides"] if side["figures"]}
        return {"strengths": shown, "leader": battle["leader"], "strength": shown.get(str(seat), 0)}
    landed = (kind == "action" and words[0] in ("invade", "recall")) or (kind == "free-invasion" and text != "stay")
    if landed and place not in provinces:
        fjord = [name for name, row in provinces.items() if row["fjord"] == place and not row["destroyed"]]
        return {"provinces": {name: provinces[name]["strengths"][str(seat)] for name in fjord}}
    if landed or kind in ("march", "succor", "blessing"):
        return {"strength": provinces[place]["strengths"].get(str(seat), 0)}
    if kind == "spare" and deed.before.parts(seat) == ():
        return {"lost": sum(deed.clan(seat, deed.done)["valhalla"].values()) - sum(
            deed.clan(seat, deed.before)["valhalla"].values())}  # fmt: skip
    return {}


def action_facts(deed: Deed, seat: int, option: int, words: list[str]) -> Facts:
    """What else is told of an action, by the first word of its text."""
    if words[0] in ("pillage", "challenge"):
        return spoils_facts(deed, seat)
    if words[0] == "march":
        return march_facts(deed, seat, option, *words[1:])
    if words[0] == "upgrade":
        return slot_facts(deed, seat)
    if words[0] == "sacrifice":
        given = deed.told("sacrifices")[0]["figures"]
        return {"valhalla": sum(deed.clan(seat, deed.done)["valhalla"].values()) - len(given)}
    return {}


def spoils_facts(deed: Deed, seat: int) -> Facts:
    """Of a pillage: whether it came to a battle, and if it succeeded, what it brought and how often."""
    found: Facts = {"opposed": bool(deed.told("battle"))}
    for told in deed.told("pillaged"):
        reward = str(told["reward"]).removeprefix("@reward-")
        times = reward_came(deed, seat, reward)
        found |= {"reward": reward} | ({} if times is None else {"times": times})
    return found


def reward_came(deed: Deed, seat: int, reward: str) -> int | None:
    """How often; None where that cannot be told from another rise, or a stat has come to its end."""
    if reward == "glory":
        return [told["cause"] for told in deed.told("glory")].count("@cause-pillage")
    before, after = deed.clan(seat, deed.before), deed.clan(seat, deed.play)
    stat = "rage" if reward == "all" else reward
    if before["upgrades"][0] in RAISING or after["steps"][stat] > LAST_STEP:
        return None
    return int(after["steps"][stat] - before["steps"][stat])


def march_facts(deed: Deed, seat: int, option: int, start: str, target: str) -> Facts:
    """Everybody who may go goes: those who went and those who stayed could march, and so many found room."""
    play = deed.before.copy()
    play.play(option, seat)
    while play.mid_move and play.parts(seat):
        play.play(play.options_for(seat)[0], seat)
    before, after = figures_of(deed.before, seat), figures_of(play, seat)
    went = after.count(target) - before.count(target)
    provinces: Any = play.data()["provinces"]
    free = provinces[target]["free"]
    return {"marchers": went + after.count(start)} | ({} if free is None else {"room": free + went})


def figures_of(state: State, seat: int) -> list[str]:
    """The provinces in which a seat's figures stand, one for each figure."""
    provinces: Any = state.data()["provinces"]
    return [name for name, row in provinces.items() for owner, *_ in row["figures"] if owner == seat]


def slot_facts(deed: Deed, seat: int) -> Facts:
    """Where a card has come to lie, and on which other one; nothing where it lies on one of its kind."""
    before, after = deed.clan(seat, deed.before)["upgrades"], deed.clan(seat, deed.done)["upgrades"]
    changed = [slot for slot in range(len(after)) if before[slot] != after[slot]]
    return {"slot": SLOT_NAMES[changed[0]], "replaces": before[changed[0]]} if changed else {}


def told_in_the_end(state: State, seat: int, stat: str) -> int:
    """The glory for a stat, if the play ended here."""
    last = state.copy()
    assert isinstance(last, BloodRage)
    last.take_events()
    end_game(last)
    rows = [event.shown for event in last.take_events() if event.key == "legendary"]
    return sum([int(str(row["glory"])) for row in rows if (row["seat"], row["stat"]) == (f"#{seat}", f"@stat-{stat}")])


def quest_facts(state: State, seat: int, card: str) -> Facts:
    """The quest phase, if it came at once."""
    state = state.copy()
    assert isinstance(state, BloodRage)
    state.quests = [()] * len(state.quests)
    state.quests[seat] = (BY_KEY[card],)
    state.take_events()
    state.frames = [QuestPhase()]
    state.settle()
    events = state.take_events()
    done = any(event.key == "fulfils" for event in events)
    glory = [event.shown["glory"] for event in events if event.key == "glory"]
    return {"done": done, "glory": glory[0]} if done else {"done": done}
