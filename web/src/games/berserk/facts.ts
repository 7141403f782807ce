// Made by `python -m meadhall.server.typescript` from src/meadhall/games/berserk/facts.py: change that, not this.

/** By their numbers. */
export const CARDS = {
  "10003": { word: "volkhv", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: ["orc"], life: 7, move: 1, strike: [1, 1, 2], features: [{ number: 0, ability: "spell", value: null, range: null, counters: 1, instant: false }] },
  "10005": { word: "ost", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: [], life: 7, move: 1, strike: [1, 1, 2], features: [{ number: 2, ability: "effect", value: null, range: null, counters: 0, instant: true }, { number: 3, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }] },
  "10019": { word: "shieldbearer", kind: "ground", elite: false, cost: 7, unique: false, element: "steppes", classes: ["akkenian"], life: 10, move: 1, strike: [1, 2, 3], features: [] },
  "10042": { word: "tribal-healer", kind: "ground", elite: false, cost: 5, unique: false, element: "mountains", classes: ["jordling"], life: 8, move: 1, strike: [1, 2, 3], features: [{ number: 4, ability: "effect", value: null, range: null, counters: 3, instant: false }, { number: 6, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }] },
  "10062": { word: "bonecrusher", kind: "ground", elite: true, cost: 6, unique: false, element: "mountains", classes: ["jordling"], life: 12, move: 1, strike: [3, 5, 6], features: [] },
  "10094": { word: "priest-king", kind: "ground", elite: true, cost: 6, unique: true, element: "forests", classes: [], life: 10, move: 2, strike: [1, 2, 3], features: [{ number: 8, ability: "effect", value: null, range: null, counters: 1, instant: false }, { number: 9, ability: "effect", value: null, range: null, counters: 0, instant: false }] },
  "10096": { word: "tergala", kind: "ground", elite: true, cost: 6, unique: true, element: "forests", classes: ["elf"], life: 8, move: 1, strike: [1, 1, 2], features: [{ number: 10, ability: "spell", value: null, range: null, counters: 0, instant: false }, { number: 11, ability: "discharge", value: [1, 2, 2], range: null, counters: 0, instant: false }] },
  "10101": { word: "cyclops", kind: "ground", elite: true, cost: 8, unique: false, element: "forests", classes: [], life: 14, move: 2, strike: [4, 5, 6], features: [{ number: 12, ability: "magic_strike", value: [2, 2, 2], range: null, counters: 0, instant: false }] },
  "10122": { word: "daughter-of-pearl", kind: "ground", elite: true, cost: 4, unique: true, element: "swamps", classes: ["river-maid"], life: 9, move: 1, strike: [1, 2, 3], features: [] },
  "10132": { word: "two-headed-troll", kind: "ground", elite: true, cost: 7, unique: false, element: "swamps", classes: ["troll"], life: 13, move: 1, strike: [3, 3, 4], features: [] },
  "10139": { word: "vampire", kind: "ground", elite: false, cost: 4, unique: false, element: "darkness", classes: ["slua"], life: 9, move: 2, strike: [1, 2, 3], features: [] },
  "10141": { word: "plague-rider", kind: "ground", elite: false, cost: 4, unique: false, element: "darkness", classes: ["undead"], life: 7, move: 2, strike: [2, 3, 3], features: [] },
  "10150": { word: "charon", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: [], life: 8, move: 1, strike: [1, 1, 2], features: [{ number: 16, ability: "spell", value: null, range: null, counters: 3, instant: false }, { number: 17, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }] },
  "10161": { word: "skeletal-worm", kind: "ground", elite: true, cost: 6, unique: false, element: "darkness", classes: ["undead"], life: 10, move: 2, strike: [2, 3, 4], features: [] },
  "10188": { word: "paladin-of-allamor", kind: "ground", elite: false, cost: 6, unique: false, element: "neutral", classes: ["elf", "inquisitor"], life: 10, move: 1, strike: [2, 3, 4], features: [] },
  "10191": { word: "assassin", kind: "ground", elite: true, cost: 5, unique: true, element: "neutral", classes: ["koyar"], life: 7, move: 1, strike: [1, 2, 3], features: [{ number: 21, ability: "lunge", value: [1, 1, 1], range: null, counters: 0, instant: false }, { number: 22, ability: "finishing", value: null, range: null, counters: 0, instant: false }] },
  "10199": { word: "teach", kind: "ground", elite: true, cost: 7, unique: true, element: "neutral", classes: ["pirate"], life: 12, move: 2, strike: [2, 3, 4], features: [] },
  "20004": { word: "sentient-whirl", kind: "companion", elite: false, cost: 3, unique: false, element: "steppes", classes: ["spirit"], life: 4, move: 0, strike: [0, 0, 0], features: [] },
  "20012": { word: "guard-of-tullen", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: ["akkenian"], life: 7, move: 1, strike: [2, 2, 3], features: [] },
  "20017": { word: "borgak", kind: "ground", elite: false, cost: 6, unique: false, element: "steppes", classes: ["orc"], life: 12, move: 1, strike: [3, 4, 3], features: [] },
  "20026": { word: "mage-of-tor-garon", kind: "ground", elite: true, cost: 5, unique: true, element: "steppes", classes: ["toa-dan"], life: 9, move: 1, strike: [1, 2, 2], features: [{ number: 28, ability: "spell", value: null, range: null, counters: 0, instant: false }] },
  "20027": { word: "pyromancer-of-dzara", kind: "ground", elite: true, cost: 5, unique: false, element: "steppes", classes: ["toa-dan"], life: 9, move: 1, strike: [1, 2, 3], features: [{ number: 29, ability: "discharge", value: [1, 2, 3], range: null, counters: 0, instant: false }] },
  "20031": { word: "khazg", kind: "ground", elite: true, cost: 7, unique: false, element: "steppes", classes: ["akkenian"], life: 9, move: 2, strike: [2, 3, 4], features: [{ number: 30, ability: "shot", value: [3, 3, 3], range: 5, counters: 0, instant: false }] },
  "20035": { word: "dwarf-crossbowman", kind: "ground", elite: false, cost: 3, unique: false, element: "mountains", classes: ["dwarf"], life: 6, move: 1, strike: [1, 1, 2], features: [{ number: 31, ability: "shot", value: [0, 1, 1], range: 4, counters: 0, instant: false }] },
  "20039": { word: "mountain-spirit", kind: "flying", elite: false, cost: 4, unique: false, element: "mountains", classes: ["dragon", "spirit"], life: 7, move: 0, strike: [2, 2, 3], features: [] },
  "20040": { word: "storm-priest", kind: "ground", elite: false, cost: 4, unique: true, element: "mountains", classes: ["linung"], life: 9, move: 1, strike: [1, 1, 2], features: [{ number: 33, ability: "discharge", value: [4, 4, 4], range: null, counters: 2, instant: false }] },
  "20042": { word: "skald", kind: "ground", elite: false, cost: 4, unique: false, element: "mountains", classes: ["jordling"], life: 7, move: 1, strike: [1, 1, 1], features: [{ number: 34, ability: "effect", value: null, range: null, counters: 0, instant: false }, { number: 35, ability: "discharge", value: [1, 2, 2], range: 4, counters: 0, instant: false }] },
  "20051": { word: "chernovar", kind: "ground", elite: false, cost: 5, unique: true, element: "mountains", classes: ["dwarf"], life: 10, move: 1, strike: [2, 3, 3], features: [] },
  "20055": { word: "cliffs-of-lant-mor", kind: "terrain", elite: true, cost: 3, unique: false, element: "mountains", classes: ["mountains"], life: 0, move: 0, strike: [], features: [{ number: 38, ability: "effect", value: null, range: null, counters: 0, instant: false }] },
  "20058": { word: "clay-golem", kind: "ground", elite: true, cost: 4, unique: false, element: "mountains", classes: [], life: 15, move: 1, strike: [2, 3, 4], features: [] },
  "20066": { word: "helmir", kind: "ground", elite: true, cost: 7, unique: true, element: "mountains", classes: ["dwarf", "hero-warrior"], life: 13, move: 1, strike: [2, 3, 5], features: [] },
  "20069": { word: "elm", kind: "flying", elite: false, cost: 1, unique: false, element: "forests", classes: [], life: 1, move: 0, strike: [1, 1, 1], features: [] },
  "20081": { word: "jaguar", kind: "ground", elite: false, cost: 5, unique: false, element: "forests", classes: ["child-of-krong"], life: 11, move: 1, strike: [2, 3, 4], features: [] },
  "20088": { word: "sentries-of-krong", kind: "ground", elite: false, cost: 8, unique: false, element: "forests", classes: ["forest-guard"], life: 16, move: 2, strike: [3, 4, 4], features: [] },
  "20090": { word: "gmurr", kind: "ground", elite: true, cost: 3, unique: false, element: "forests", classes: ["forest-guard"], life: 6, move: 1, strike: [1, 1, 2], features: [{ number: 45, ability: "shot", value: [1, 2, 2], range: 4, counters: 0, instant: false }] },
  "20097": { word: "weide", kind: "flying", elite: true, cost: 5, unique: true, element: "forests", classes: ["elf", "hero-mage"], life: 7, move: 0, strike: [1, 2, 2], features: [] },
  "20105": { word: "wyvern", kind: "flying", elite: false, cost: 4, unique: false, element: "swamps", classes: [], life: 5, move: 0, strike: [1, 2, 2], features: [{ number: 49, ability: "effect", value: null, range: null, counters: 0, instant: false }] },
  "20113": { word: "mermaid-jester", kind: "ground", elite: false, cost: 4, unique: false, element: "swamps", classes: ["river-maid"], life: 7, move: 1, strike: [1, 2, 3], features: [{ number: 50, ability: "shot", value: [1, 2, 2], range: 4, counters: 0, instant: false }] },
  "20115": { word: "poison-ivy", kind: "parasite", elite: false, cost: 4, unique: false, element: "swamps", classes: [], life: 8, move: 0, strike: [0, 0, 0], features: [{ number: 52, ability: "effect", value: null, range: null, counters: 0, instant: false }] },
  "20135": { word: "man-eating-troll", kind: "ground", elite: true, cost: 7, unique: false, element: "swamps", classes: ["troll"], life: 13, move: 1, strike: [3, 4, 6], features: [] },
  "20141": { word: "skeleton", kind: "ground", elite: false, cost: 3, unique: false, element: "darkness", classes: ["undead"], life: 8, move: 1, strike: [1, 2, 2], features: [] },
  "20149": { word: "mist-dweller", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["spirit"], life: 10, move: 2, strike: [2, 3, 4], features: [] },
  "20151": { word: "nadikh", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["undead"], life: 9, move: 1, strike: [1, 2, 3], features: [{ number: 55, ability: "effect", value: null, range: null, counters: 0, instant: true }, { number: 56, ability: "discharge", value: [1, 2, 3], range: 4, counters: 0, instant: false }] },
  "20152": { word: "skeletal-hound", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["undead"], life: 8, move: 2, strike: [2, 3, 3], features: [] },
  "20159": { word: "dead-bombard", kind: "artifact", elite: true, cost: 4, unique: false, element: "darkness", classes: ["war-machine"], life: 9, move: 0, strike: [], features: [{ number: 58, ability: "shot", value: [1, 2, 2], range: null, counters: 0, instant: false }] },
  "20163": { word: "fire-demon", kind: "ground", elite: true, cost: 5, unique: false, element: "darkness", classes: ["demon"], life: 8, move: 1, strike: [2, 3, 3], features: [] },
  "20167": { word: "raer", kind: "ground", elite: true, cost: 7, unique: true, element: "darkness", classes: ["hero-warrior", "undead"], life: 13, move: 1, strike: [2, 3, 5], features: [] },
  "20182": { word: "squire", kind: "ground", elite: false, cost: 4, unique: false, element: "neutral", classes: [], life: 8, move: 1, strike: [1, 2, 2], features: [{ number: 62, ability: "effect", value: null, range: null, counters: 0, instant: true }] },
} as const

export const STRENGTH_NAMES = ["miss", "weak", "medium", "strong"] as const

export const ABILITY_NAMES = ["simple_strike", "special_strike", "magic_strike", "discharge", "shot", "throw", "lunge", "spell", "effect"] as const

export const MOMENT_NAMES = ["any", "declaration", "dice", "value", "wounds", "move", "turn"] as const

/** The table of strikes, from the attacker's best row: the strength of the strike, and of the one in return. */
export const DICE_ROWS = [[3, 0], [3, 1], [2, 0], [2, 1], [1, 0], [0, 0], [0, 1], [1, 2], [0, 2]] as const

/** The row by how far the attacker's die leads, from -5 to 5 without 0. */
export const ROW_BY_LEAD = [8, 7, 6, 5, 4, 4, 3, 2, 1, 0] as const

/** The row of equal dice: up to four, and above. */
export const EQUAL_ROWS = [4, 6] as const

/** The strength where only the attacker rolls, by die. */
export const ALONE = [1, 1, 1, 2, 2, 3] as const

/** Where what stands in a record of something under way; then its type of attacks, and two of their flags. */
export const RECORD = { type: 0, slot: 1, feature: 2, side: 3, kind: 4, target: 5, first: 6, flags: 7, die: 8, plus: 10, strength: 12, value: 14, attack: 1, fight: 8, defended: 2 } as const
