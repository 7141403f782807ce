"""The fields of a play of Blood Rage: who sees each, and where it stands in JSON."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import ALL, DERIVED, NONE, PART, VIEW, Field

BATTLE_KEYS: Final = (
    "battle.province",
    "battle.pillager",
    "battle.stage",
    "battle.winner",
    "battle.canceller",
    "battle.fighters",
    "battle.valkyries",
    "battle.judges",
    "battle.grace",
    "battle.fallen",
    "battle.counted",
)

FIELDS: Final = (
    Field("seats", DERIVED),
    Field("age", ALL, ("age",)),
    Field("phase", ALL, ("phase",)),
    Field("first", ALL, ("first",)),
    Field("round", ALL, ("draft.round",)),
    Field("passed", ALL, ("clans.passed",)),
    Field("pillaged", ALL, ("provinces.*.pillaged",)),
    Field("ruined", ALL, ("provinces.*.destroyed",)),
    Field("tokens", ALL, ("provinces.*.token",)),
    Field("doom", ALL, ("doom",)),
    Field("rage", ALL, ("clans.rage",)),
    Field("steps", ALL, ("clans.steps",)),
    Field("actions", ALL, ("clans.actions",)),
    Field("glory", ALL, ("clans.glory",)),
    Field("slots", ALL, ("clans.upgrades",)),
    Field("sheet", DERIVED),
    Field("figures", ALL, ("provinces.*.figures", "fjords.*.figures", "clans.reserve", "clans.valhalla")),
    Field("onboard", DERIVED),
    Field("free", DERIVED),
    Field("battle", ALL, BATTLE_KEYS),
    Field("table", ALL, ("battle.table",)),
    Field("rest", NONE, ("rest",)),
    Field("pile", ALL, ("discards",)),
    Field("hands", PART, ("clans.handSize", "clans.hand")),
    Field("quests", PART, ("clans.questCount", "clans.quests")),
    Field("packs", PART, ("packs",)),
    Field("known", ALL, ("clans.seen.known",)),
    Field("veiled", ALL, ("clans.seen.veiled",)),
    Field("shown", ALL, ("clans.seen.shown",)),
    Field("loose", ALL, ("clans.seen.loose",)),
    Field("old", ALL, ("clans.seen.old",)),
    Field("plan", VIEW),
)

DERIVED_KEYS: Final = (
    "turn",
    "provinces.*.region",
    "provinces.*.fjord",
    "provinces.*.villages",
    "provinces.*.free",
    "provinces.*.doomed",
    "provinces.*.strengths",
    "fjords.*.closed",
    "clans.stats",
    "clans.figures",
    "clans.helmets",
    "draft.take",
    "draft.hand",
    "draft.picked",
    "battle.sides",
    "battle.leader",
)
