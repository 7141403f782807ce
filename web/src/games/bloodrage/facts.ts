// Made by `python -m meadhall.server.typescript` from src/meadhall/games/bloodrage/facts.py: change that, not this.

/** All cards by key, in the order of the rules. `cost`: rage an upgrade costs. `strength`: what a figure is worth, or what a battle card adds; one that `mirrors` is as strong as the strongest card of an enemy. `late`: may be added after all cards are shown. `place`: the region or province a quest asks for. */
export const CARDS = {
  lord_of_hammers: { id: "lord_of_hammers", age: 1, kind: "leader", god: null, cost: 3, strength: 3, mirrors: false, late: false, glory: null, place: null },
  brothers_in_arms: { id: "brothers_in_arms", age: 1, kind: "warrior", god: null, cost: 1, strength: 1, mirrors: false, late: false, glory: null, place: null },
  lokis_dragons: { id: "lokis_dragons", age: 1, kind: "ship", god: "loki", cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  dwarf_chieftain: { id: "dwarf_chieftain", age: 1, kind: "monster", god: null, cost: 0, strength: 2, mirrors: false, late: false, glory: null, place: null },
  sea_serpent: { id: "sea_serpent", age: 1, kind: "monster", god: null, cost: 3, strength: 3, mirrors: false, late: false, glory: null, place: null },
  troll: { id: "troll", age: 1, kind: "monster", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  friggas_charm: { id: "friggas_charm", age: 1, kind: "clan", god: "frigga", cost: 0, strength: null, mirrors: false, late: false, glory: null, place: null },
  friggas_succor: { id: "friggas_succor", age: 1, kind: "clan", god: "frigga", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  lokis_blessing: { id: "lokis_blessing", age: 1, kind: "clan", god: "loki", cost: 1, strength: null, mirrors: false, late: false, glory: null, place: null },
  lokis_domain: { id: "lokis_domain", age: 1, kind: "clan", god: "loki", cost: 1, strength: null, mirrors: false, late: false, glory: null, place: null },
  thors_glory: { id: "thors_glory", age: 1, kind: "clan", god: "thor", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  tyrs_domain: { id: "tyrs_domain", age: 1, kind: "clan", god: "tyr", cost: 0, strength: null, mirrors: false, late: false, glory: null, place: null },
  heimdalls_sight: { id: "heimdalls_sight", age: 1, kind: "battle", god: "heimdall", cost: null, strength: 0, mirrors: true, late: false, glory: null, place: null },
  lokis_trickery: { id: "lokis_trickery", age: 1, kind: "battle", god: "loki", cost: null, strength: 0, mirrors: false, late: false, glory: null, place: null },
  odins_smite: { id: "odins_smite", age: 1, kind: "battle", god: "odin", cost: null, strength: 1, mirrors: false, late: false, glory: null, place: null },
  thors_hammer: { id: "thors_hammer", age: 1, kind: "battle", god: "thor", cost: null, strength: 1, mirrors: false, late: false, glory: null, place: null },
  friggas_grace: { id: "friggas_grace", age: 1, kind: "battle", god: "frigga", cost: null, strength: 2, mirrors: false, late: false, glory: null, place: null },
  tyrs_bash: { id: "tyrs_bash", age: 1, kind: "battle", god: "tyr", cost: null, strength: 2, mirrors: false, late: false, glory: null, place: null },
  "tyrs_smash-1": { id: "tyrs_smash", age: 1, kind: "battle", god: "tyr", cost: null, strength: 3, mirrors: false, late: false, glory: null, place: null },
  "tyrs_crush-1": { id: "tyrs_crush", age: 1, kind: "battle", god: "tyr", cost: null, strength: 4, mirrors: false, late: false, glory: null, place: null },
  "tyrs_smite-1": { id: "tyrs_smite", age: 1, kind: "battle", god: "tyr", cost: null, strength: 5, mirrors: false, late: false, glory: null, place: null },
  "alfheim-1": { id: "alfheim", age: 1, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 5, place: "alfheim" },
  "glorious_death-1": { id: "glorious_death", age: 1, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 6, place: null },
  "jotunheim-1": { id: "jotunheim", age: 1, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 5, place: "jotunheim" },
  "manheim-1": { id: "manheim", age: 1, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 5, place: "manheim" },
  "yggdrasil-1": { id: "yggdrasil", age: 1, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 6, place: "yggdrasil" },
  lord_of_axes: { id: "lord_of_axes", age: 2, kind: "leader", god: null, cost: 3, strength: 3, mirrors: false, late: false, glory: null, place: null },
  experts_in_arms: { id: "experts_in_arms", age: 2, kind: "warrior", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  fire_dragons: { id: "fire_dragons", age: 2, kind: "ship", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  dark_elf: { id: "dark_elf", age: 2, kind: "monster", god: null, cost: 1, strength: 1, mirrors: false, late: false, glory: null, place: null },
  fire_giant: { id: "fire_giant", age: 2, kind: "monster", god: null, cost: 4, strength: 4, mirrors: false, late: false, glory: null, place: null },
  valkyrie: { id: "valkyrie", age: 2, kind: "monster", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  friggas_protection: { id: "friggas_protection", age: 2, kind: "clan", god: "frigga", cost: 0, strength: null, mirrors: false, late: false, glory: null, place: null },
  lokis_eminence: { id: "lokis_eminence", age: 2, kind: "clan", god: "loki", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  odins_inspiration: { id: "odins_inspiration", age: 2, kind: "clan", god: "odin", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  thors_domain: { id: "thors_domain", age: 2, kind: "clan", god: "thor", cost: 1, strength: null, mirrors: false, late: false, glory: null, place: null },
  tyrs_challenge: { id: "tyrs_challenge", age: 2, kind: "clan", god: "tyr", cost: 0, strength: null, mirrors: false, late: false, glory: null, place: null },
  tyrs_prowess: { id: "tyrs_prowess", age: 2, kind: "clan", god: "tyr", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  "heimdalls_watch-2": { id: "heimdalls_watch", age: 2, kind: "battle", god: "heimdall", cost: null, strength: 0, mirrors: false, late: false, glory: null, place: null },
  lokis_backstab: { id: "lokis_backstab", age: 2, kind: "battle", god: "loki", cost: null, strength: 0, mirrors: false, late: false, glory: null, place: null },
  odins_tide: { id: "odins_tide", age: 2, kind: "battle", god: "odin", cost: null, strength: 1, mirrors: false, late: false, glory: null, place: null },
  thors_oath: { id: "thors_oath", age: 2, kind: "battle", god: "thor", cost: null, strength: 1, mirrors: false, late: false, glory: null, place: null },
  heimdalls_eye: { id: "heimdalls_eye", age: 2, kind: "battle", god: "heimdall", cost: null, strength: 2, mirrors: false, late: true, glory: null, place: null },
  "tyrs_smash-2": { id: "tyrs_smash", age: 2, kind: "battle", god: "tyr", cost: null, strength: 3, mirrors: false, late: false, glory: null, place: null },
  "tyrs_crush-2": { id: "tyrs_crush", age: 2, kind: "battle", god: "tyr", cost: null, strength: 4, mirrors: false, late: false, glory: null, place: null },
  "tyrs_smite-2": { id: "tyrs_smite", age: 2, kind: "battle", god: "tyr", cost: null, strength: 5, mirrors: false, late: false, glory: null, place: null },
  "tyrs_rage-2": { id: "tyrs_rage", age: 2, kind: "battle", god: "tyr", cost: null, strength: 6, mirrors: false, late: false, glory: null, place: null },
  "alfheim-2": { id: "alfheim", age: 2, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 7, place: "alfheim" },
  "glorious_death-2": { id: "glorious_death", age: 2, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 8, place: null },
  "jotunheim-2": { id: "jotunheim", age: 2, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 7, place: "jotunheim" },
  "manheim-2": { id: "manheim", age: 2, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 7, place: "manheim" },
  "yggdrasil-2": { id: "yggdrasil", age: 2, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 8, place: "yggdrasil" },
  lord_of_spears: { id: "lord_of_spears", age: 3, kind: "leader", god: null, cost: 3, strength: 3, mirrors: false, late: false, glory: null, place: null },
  masters_in_arms: { id: "masters_in_arms", age: 3, kind: "warrior", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  eternal_dragons: { id: "eternal_dragons", age: 3, kind: "ship", god: null, cost: 2, strength: 2, mirrors: false, late: false, glory: null, place: null },
  frost_giant: { id: "frost_giant", age: 3, kind: "monster", god: null, cost: 4, strength: 4, mirrors: false, late: false, glory: null, place: null },
  soldier_of_hel: { id: "soldier_of_hel", age: 3, kind: "monster", god: null, cost: 0, strength: 3, mirrors: false, late: false, glory: null, place: null },
  volur_witch: { id: "volur_witch", age: 3, kind: "monster", god: null, cost: 3, strength: 3, mirrors: false, late: false, glory: null, place: null },
  friggas_domain: { id: "friggas_domain", age: 3, kind: "clan", god: "frigga", cost: 0, strength: null, mirrors: false, late: false, glory: null, place: null },
  friggas_sacrifice: { id: "friggas_sacrifice", age: 3, kind: "clan", god: "frigga", cost: 1, strength: null, mirrors: false, late: false, glory: null, place: null },
  lokis_wrath: { id: "lokis_wrath", age: 3, kind: "clan", god: "loki", cost: 3, strength: null, mirrors: false, late: false, glory: null, place: null },
  odins_throne: { id: "odins_throne", age: 3, kind: "clan", god: "odin", cost: 2, strength: null, mirrors: false, late: false, glory: null, place: null },
  thors_conquest: { id: "thors_conquest", age: 3, kind: "clan", god: "thor", cost: 3, strength: null, mirrors: false, late: false, glory: null, place: null },
  tyrs_wrath: { id: "tyrs_wrath", age: 3, kind: "clan", god: "tyr", cost: 1, strength: null, mirrors: false, late: false, glory: null, place: null },
  "heimdalls_watch-3": { id: "heimdalls_watch", age: 3, kind: "battle", god: "heimdall", cost: null, strength: 0, mirrors: false, late: false, glory: null, place: null },
  lokis_poison: { id: "lokis_poison", age: 3, kind: "battle", god: "loki", cost: null, strength: 0, mirrors: false, late: false, glory: null, place: null },
  thors_ascension: { id: "thors_ascension", age: 3, kind: "battle", god: "thor", cost: null, strength: 1, mirrors: false, late: false, glory: null, place: null },
  odins_judgement: { id: "odins_judgement", age: 3, kind: "battle", god: "odin", cost: null, strength: 2, mirrors: false, late: false, glory: null, place: null },
  heimdalls_gaze: { id: "heimdalls_gaze", age: 3, kind: "battle", god: "heimdall", cost: null, strength: 3, mirrors: false, late: true, glory: null, place: null },
  thors_primacy: { id: "thors_primacy", age: 3, kind: "battle", god: "thor", cost: null, strength: 3, mirrors: false, late: false, glory: null, place: null },
  "tyrs_crush-3": { id: "tyrs_crush", age: 3, kind: "battle", god: "tyr", cost: null, strength: 4, mirrors: false, late: false, glory: null, place: null },
  "tyrs_smite-3": { id: "tyrs_smite", age: 3, kind: "battle", god: "tyr", cost: null, strength: 5, mirrors: false, late: false, glory: null, place: null },
  "tyrs_rage-3": { id: "tyrs_rage", age: 3, kind: "battle", god: "tyr", cost: null, strength: 6, mirrors: false, late: false, glory: null, place: null },
  "alfheim-3": { id: "alfheim", age: 3, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 9, place: "alfheim" },
  "glorious_death-3": { id: "glorious_death", age: 3, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 11, place: null },
  "jotunheim-3": { id: "jotunheim", age: 3, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 9, place: "jotunheim" },
  "manheim-3": { id: "manheim", age: 3, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 9, place: "manheim" },
  "yggdrasil-3": { id: "yggdrasil", age: 3, kind: "quest", god: null, cost: null, strength: null, mirrors: false, late: false, glory: 11, place: "yggdrasil" },
} as const

/** The outer provinces clockwise from the north, as on the board. */
export const OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"] as const

/** Of the outer provinces; Yggdrasil has none. */
export const VILLAGES = { elvagar: 4, angerboda: 5, muspelheim: 5, horgr: 4, utgard: 3, andlang: 3, gimle: 5, myrkulor: 3 } as const

export const YGGDRASIL = "yggdrasil"

/** Each lies between two provinces of the ring and supports both. */
export const FJORDS = ["ne", "se", "sw", "nw"] as const

/** The provinces a fjord supports. */
export const SHORES = { ne: ["elvagar", "angerboda"], se: ["muspelheim", "horgr"], sw: ["utgard", "andlang"], nw: ["gimle", "myrkulor"] } as const

export const STATS = ["rage", "axes", "horns"] as const

/** The steps of each stat. */
export const TRACKS = { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] } as const

/** Glory at the end of the play, by step. */
export const LEGENDARY = [0, 0, 0, 10, 10, 20] as const

/** The slots of a clan sheet, in the order of `Clan.upgrades`. */
export const SLOTS = ["leader", "warrior", "ship", "monster", "monster", "clan", "clan", "clan"] as const

/** The first slot for monsters, and the first for the clan. */
export const MONSTER_SLOT = 3

export const CLAN_SLOT = 5

/** The kinds of figures every clan has; the others are monsters, by the id of their card. */
export const FIGURES = ["leader", "warrior", "ship"] as const

/** The kinds of figures that stand in fjords. */
export const AFLOAT = ["ship", "sea_serpent"] as const

export const PHASES = ["draft", "actions", "discard", "quests", "ragnarok", "valhalla"] as const

/** Glory for each own figure that falls with a doomed province, by age. */
export const RAGNAROK_GLORY = [0, 2, 3, 4] as const

/** Cards of a pack before the first is taken. */
export const PACK = 8

/** Cards everybody keeps of a draft. */
export const PICKS = 6
