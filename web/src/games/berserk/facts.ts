// Made by `python -m meadhall.server.typescript` from src/meadhall/games/berserk/facts.py: change that, not this.

/** Keywords that come with a number. */
export const NUMBERED = ["armor", "attack_experience", "defence_experience", "shooting_experience", "regeneration", "clumsiness", "jump", "incarnation"] as const

/** By their numbers. `copies`: how many a deck may hold. `terms`: entries of the glossary with their numbers, the weightiest first. */
export const CARDS = {
  "10003": { word: "volkhv", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: ["orc"], life: 7, move: 1, strike: [1, 1, 2], features: [{ number: 0, ability: "spell", value: null, range: null, counters: 1, instant: false }], copies: 3, terms: [["spell", 0]] },
  "10005": { word: "ost", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: [], life: 7, move: 1, strike: [1, 1, 2], features: [{ number: 2, ability: "effect", value: null, range: null, counters: 0, instant: true }, { number: 3, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }], copies: 3, terms: [["instant", 0], ["discharge", 0]] },
  "10019": { word: "shieldbearer", kind: "ground", elite: false, cost: 7, unique: false, element: "steppes", classes: ["akkenian"], life: 10, move: 1, strike: [1, 2, 3], features: [], copies: 3, terms: [["formation", 0], ["defence_experience", 2]] },
  "10042": { word: "tribal-healer", kind: "ground", elite: false, cost: 5, unique: false, element: "mountains", classes: ["jordling"], life: 8, move: 1, strike: [1, 2, 3], features: [{ number: 4, ability: "effect", value: null, range: null, counters: 3, instant: false }, { number: 6, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }], copies: 3, terms: [["valhalla", 0], ["discharge", 0]] },
  "10062": { word: "bonecrusher", kind: "ground", elite: true, cost: 6, unique: false, element: "mountains", classes: ["jordling"], life: 12, move: 1, strike: [3, 5, 6], features: [], copies: 3, terms: [["attack_experience", 1], ["defence_experience", 1], ["valhalla", 0]] },
  "10094": { word: "priest-king", kind: "ground", elite: true, cost: 6, unique: true, element: "forests", classes: [], life: 10, move: 2, strike: [1, 2, 3], features: [{ number: 8, ability: "effect", value: null, range: null, counters: 1, instant: false }, { number: 9, ability: "effect", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [["unique", 0]] },
  "10096": { word: "tergala", kind: "ground", elite: true, cost: 6, unique: true, element: "forests", classes: ["elf"], life: 8, move: 1, strike: [1, 1, 2], features: [{ number: 10, ability: "spell", value: null, range: null, counters: 0, instant: false }, { number: 11, ability: "discharge", value: [1, 2, 2], range: null, counters: 0, instant: false }], copies: 3, terms: [["spell", 0], ["discharge", 0], ["unique", 0]] },
  "10101": { word: "cyclops", kind: "ground", elite: true, cost: 8, unique: false, element: "forests", classes: [], life: 14, move: 2, strike: [4, 5, 6], features: [{ number: 12, ability: "magic_strike", value: [2, 2, 2], range: null, counters: 0, instant: false }], copies: 3, terms: [["regeneration", 1], ["directed_strike", 0], ["only_opposite", 0], ["protection_poison", 0], ["protection_magic", 0], ["magic_strike", 0]] },
  "10122": { word: "daughter-of-pearl", kind: "ground", elite: true, cost: 4, unique: true, element: "swamps", classes: ["river-maid"], life: 9, move: 1, strike: [1, 2, 3], features: [], copies: 3, terms: [["defence_experience", 1], ["unique", 0]] },
  "10132": { word: "two-headed-troll", kind: "ground", elite: true, cost: 7, unique: false, element: "swamps", classes: ["troll"], life: 13, move: 1, strike: [3, 3, 4], features: [], copies: 3, terms: [["regeneration", 1], ["protection_spells", 0]] },
  "10139": { word: "vampire", kind: "ground", elite: false, cost: 4, unique: false, element: "darkness", classes: ["slua"], life: 9, move: 2, strike: [1, 2, 3], features: [], copies: 3, terms: [["unanswered_strike", 0], ["vampirism", 0]] },
  "10141": { word: "plague-rider", kind: "ground", elite: false, cost: 4, unique: false, element: "darkness", classes: ["undead"], life: 7, move: 2, strike: [2, 3, 3], features: [], copies: 3, terms: [["incarnation", 3], ["armor", 1]] },
  "10150": { word: "charon", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: [], life: 8, move: 1, strike: [1, 1, 2], features: [{ number: 16, ability: "spell", value: null, range: null, counters: 3, instant: false }, { number: 17, ability: "discharge", value: [1, 1, 1], range: null, counters: 0, instant: false }], copies: 3, terms: [["spell", 0], ["discharge", 0]] },
  "10161": { word: "skeletal-worm", kind: "ground", elite: true, cost: 6, unique: false, element: "darkness", classes: ["undead"], life: 10, move: 2, strike: [2, 3, 4], features: [], copies: 3, terms: [["incarnation", 4]] },
  "10188": { word: "paladin-of-allamor", kind: "ground", elite: false, cost: 6, unique: false, element: "neutral", classes: ["elf", "inquisitor"], life: 10, move: 1, strike: [2, 3, 4], features: [], copies: 3, terms: [["formation", 0], ["armor", 1]] },
  "10191": { word: "assassin", kind: "ground", elite: true, cost: 5, unique: true, element: "neutral", classes: ["koyar"], life: 7, move: 1, strike: [1, 2, 3], features: [{ number: 21, ability: "lunge", value: [1, 1, 1], range: null, counters: 0, instant: false }, { number: 22, ability: "finishing", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [["jump", 3], ["lunge", 0], ["finishing", 0], ["unique", 0]] },
  "10199": { word: "teach", kind: "ground", elite: true, cost: 7, unique: true, element: "neutral", classes: ["pirate"], life: 12, move: 2, strike: [2, 3, 4], features: [], copies: 3, terms: [["directed_strike", 0], ["attack_experience", 1], ["protection_discharges", 0], ["unique", 0]] },
  "20004": { word: "sentient-whirl", kind: "companion", elite: false, cost: 3, unique: false, element: "steppes", classes: ["spirit"], life: 4, move: 0, strike: [0, 0, 0], features: [], copies: 3, terms: [["incorporeal", 0]] },
  "20012": { word: "guard-of-tullen", kind: "ground", elite: false, cost: 4, unique: false, element: "steppes", classes: ["akkenian"], life: 7, move: 1, strike: [2, 2, 3], features: [], copies: 3, terms: [["formation", 0], ["armor", 1]] },
  "20017": { word: "borgak", kind: "ground", elite: false, cost: 6, unique: false, element: "steppes", classes: ["orc"], life: 12, move: 1, strike: [3, 4, 3], features: [], copies: 3, terms: [["protection_shots", 0]] },
  "20026": { word: "mage-of-tor-garon", kind: "ground", elite: true, cost: 5, unique: true, element: "steppes", classes: ["toa-dan"], life: 9, move: 1, strike: [1, 2, 2], features: [{ number: 28, ability: "spell", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [["protection_poison", 0], ["spell", 0], ["unique", 0]] },
  "20027": { word: "pyromancer-of-dzara", kind: "ground", elite: true, cost: 5, unique: false, element: "steppes", classes: ["toa-dan"], life: 9, move: 1, strike: [1, 2, 3], features: [{ number: 29, ability: "discharge", value: [1, 2, 3], range: null, counters: 0, instant: false }], copies: 3, terms: [["protection_magic", 0], ["discharge", 0]] },
  "20031": { word: "khazg", kind: "ground", elite: true, cost: 7, unique: false, element: "steppes", classes: ["akkenian"], life: 9, move: 2, strike: [2, 3, 4], features: [{ number: 30, ability: "shot", value: [3, 3, 3], range: 5, counters: 0, instant: false }], copies: 3, terms: [["protection_throws", 0], ["shot", 0]] },
  "20035": { word: "dwarf-crossbowman", kind: "ground", elite: false, cost: 3, unique: false, element: "mountains", classes: ["dwarf"], life: 6, move: 1, strike: [1, 1, 2], features: [{ number: 31, ability: "shot", value: [0, 1, 1], range: 4, counters: 0, instant: false }], copies: 3, terms: [["formation", 0], ["shot", 0]] },
  "20039": { word: "mountain-spirit", kind: "flying", elite: false, cost: 4, unique: false, element: "mountains", classes: ["dragon", "spirit"], life: 7, move: 0, strike: [2, 2, 3], features: [], copies: 3, terms: [["incorporeal", 0]] },
  "20040": { word: "storm-priest", kind: "ground", elite: false, cost: 4, unique: true, element: "mountains", classes: ["linung"], life: 9, move: 1, strike: [1, 1, 2], features: [{ number: 33, ability: "discharge", value: [4, 4, 4], range: null, counters: 2, instant: false }], copies: 3, terms: [["protection_flyers", 0], ["discharge", 0], ["unique", 0]] },
  "20042": { word: "skald", kind: "ground", elite: false, cost: 4, unique: false, element: "mountains", classes: ["jordling"], life: 7, move: 1, strike: [1, 1, 1], features: [{ number: 34, ability: "effect", value: null, range: null, counters: 0, instant: false }, { number: 35, ability: "discharge", value: [1, 2, 2], range: 4, counters: 0, instant: false }], copies: 3, terms: [["protection_shots", 0], ["discharge", 0]] },
  "20051": { word: "chernovar", kind: "ground", elite: false, cost: 5, unique: true, element: "mountains", classes: ["dwarf"], life: 10, move: 1, strike: [2, 3, 3], features: [], copies: 3, terms: [["formation", 0], ["unique", 0]] },
  "20055": { word: "cliffs-of-lant-mor", kind: "terrain", elite: true, cost: 3, unique: false, element: "mountains", classes: ["mountains"], life: 0, move: 0, strike: [], features: [{ number: 38, ability: "effect", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [] },
  "20058": { word: "clay-golem", kind: "ground", elite: true, cost: 4, unique: false, element: "mountains", classes: [], life: 15, move: 1, strike: [2, 3, 4], features: [], copies: 3, terms: [["clumsiness", 1], ["protection_poison", 0]] },
  "20066": { word: "helmir", kind: "ground", elite: true, cost: 7, unique: true, element: "mountains", classes: ["dwarf", "hero-warrior"], life: 13, move: 1, strike: [2, 3, 5], features: [], copies: 3, terms: [["formation", 0], ["protection_spells", 0], ["unique", 0]] },
  "20069": { word: "elm", kind: "flying", elite: false, cost: 1, unique: false, element: "forests", classes: [], life: 1, move: 0, strike: [1, 1, 1], features: [], copies: 3, terms: [] },
  "20081": { word: "jaguar", kind: "ground", elite: false, cost: 5, unique: false, element: "forests", classes: ["child-of-krong"], life: 11, move: 1, strike: [2, 3, 4], features: [], copies: 3, terms: [] },
  "20088": { word: "sentries-of-krong", kind: "ground", elite: false, cost: 8, unique: false, element: "forests", classes: ["forest-guard"], life: 16, move: 2, strike: [3, 4, 4], features: [], copies: 3, terms: [["steadfast", 0], ["diagonal", 0], ["protection_shots", 0]] },
  "20090": { word: "gmurr", kind: "ground", elite: true, cost: 3, unique: false, element: "forests", classes: ["forest-guard"], life: 6, move: 1, strike: [1, 1, 2], features: [{ number: 45, ability: "shot", value: [1, 2, 2], range: 4, counters: 0, instant: false }], copies: 3, terms: [["shooting_experience", 1], ["shot", 0]] },
  "20097": { word: "weide", kind: "flying", elite: true, cost: 5, unique: true, element: "forests", classes: ["elf", "hero-mage"], life: 7, move: 0, strike: [1, 2, 2], features: [], copies: 3, terms: [["directed_strike", 0], ["protection_magic", 0], ["unique", 0]] },
  "20105": { word: "wyvern", kind: "flying", elite: false, cost: 4, unique: false, element: "swamps", classes: [], life: 5, move: 0, strike: [1, 2, 2], features: [{ number: 49, ability: "effect", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [] },
  "20113": { word: "mermaid-jester", kind: "ground", elite: false, cost: 4, unique: false, element: "swamps", classes: ["river-maid"], life: 7, move: 1, strike: [1, 2, 3], features: [{ number: 50, ability: "shot", value: [1, 2, 2], range: 4, counters: 0, instant: false }], copies: 3, terms: [["shot", 0]] },
  "20115": { word: "poison-ivy", kind: "parasite", elite: false, cost: 4, unique: false, element: "swamps", classes: [], life: 8, move: 0, strike: [0, 0, 0], features: [{ number: 52, ability: "effect", value: null, range: null, counters: 0, instant: false }], copies: 3, terms: [["regeneration", 1]] },
  "20135": { word: "man-eating-troll", kind: "ground", elite: true, cost: 7, unique: false, element: "swamps", classes: ["troll"], life: 13, move: 1, strike: [3, 4, 6], features: [], copies: 3, terms: [["regeneration", 1], ["scavenging", 0]] },
  "20141": { word: "skeleton", kind: "ground", elite: false, cost: 3, unique: false, element: "darkness", classes: ["undead"], life: 8, move: 1, strike: [1, 2, 2], features: [], copies: 5, terms: [["protection_poison", 0], ["horde", 0]] },
  "20149": { word: "mist-dweller", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["spirit"], life: 10, move: 2, strike: [2, 3, 4], features: [], copies: 3, terms: [["incorporeal", 0]] },
  "20151": { word: "nadikh", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["undead"], life: 9, move: 1, strike: [1, 2, 3], features: [{ number: 55, ability: "effect", value: null, range: null, counters: 0, instant: true }, { number: 56, ability: "discharge", value: [1, 2, 3], range: 4, counters: 0, instant: false }], copies: 3, terms: [["incarnation", 3], ["protection_flyers", 0], ["instant", 0], ["discharge", 0]] },
  "20152": { word: "skeletal-hound", kind: "ground", elite: false, cost: 5, unique: false, element: "darkness", classes: ["undead"], life: 8, move: 2, strike: [2, 3, 3], features: [], copies: 3, terms: [["incarnation", 3]] },
  "20159": { word: "dead-bombard", kind: "artifact", elite: true, cost: 4, unique: false, element: "darkness", classes: ["war-machine"], life: 9, move: 0, strike: [], features: [{ number: 58, ability: "shot", value: [1, 2, 2], range: null, counters: 0, instant: false }], copies: 3, terms: [["shot", 0]] },
  "20163": { word: "fire-demon", kind: "ground", elite: true, cost: 5, unique: false, element: "darkness", classes: ["demon"], life: 8, move: 1, strike: [2, 3, 3], features: [], copies: 3, terms: [["teleport", 0], ["protection_poison", 0], ["protection_shots", 0]] },
  "20167": { word: "raer", kind: "ground", elite: true, cost: 7, unique: true, element: "darkness", classes: ["hero-warrior", "undead"], life: 13, move: 1, strike: [2, 3, 5], features: [], copies: 3, terms: [["incarnation", 3], ["unique", 0]] },
  "20182": { word: "squire", kind: "ground", elite: false, cost: 4, unique: false, element: "neutral", classes: [], life: 8, move: 1, strike: [1, 2, 2], features: [{ number: 62, ability: "effect", value: null, range: null, counters: 0, instant: true }], copies: 3, terms: [["defence_experience", 1], ["instant", 0]] },
} as const

export const ELEMENTS = ["steppes", "mountains", "forests", "swamps", "darkness", "neutral"] as const

/** By their numbers. `board-does-<name>` says what one does, `board-ask-<name>-<answer>` what it asks. */
export const FEATURES = { "0": "volkhv", "2": "ost", "4": "tribal-healer-1", "5": "tribal-healer-2", "7": "bonecrusher", "8": "priest-king-1", "9": "priest-king-2", "10": "tergala", "13": "daughter-of-pearl", "14": "two-headed-troll", "15": "plague-rider", "16": "charon", "18": "skeletal-worm-1", "19": "skeletal-worm-2", "20": "skeletal-worm-3", "24": "teach", "25": "guard-of-tullen", "26": "borgak", "27": "mage-of-tor-garon-1", "28": "mage-of-tor-garon-2", "32": "storm-priest", "34": "skald", "36": "chernovar", "37": "cliffs-of-lant-mor-1", "38": "cliffs-of-lant-mor-2", "39": "clay-golem", "40": "helmir", "41": "elm", "42": "jaguar-1", "43": "jaguar-2", "44": "sentries-of-krong", "46": "gmurr", "47": "weide", "48": "wyvern-1", "49": "wyvern-2", "51": "poison-ivy-1", "52": "poison-ivy-2", "53": "man-eating-troll-1", "54": "man-eating-troll-2", "55": "nadikh", "57": "skeletal-hound", "59": "dead-bombard", "60": "fire-demon", "61": "raer", "62": "squire" } as const

/** How many cards a deck has, and how many of them are dealt. */
export const DECK = { least: 30, most: 50, deal: 15 } as const

/** The numbers of their cards, with how many of each. */
export const READY_DECKS = {
  horde: { "10122": 1, "10132": 1, "10139": 2, "10141": 2, "10150": 1, "10161": 1, "10191": 1, "10199": 1, "20105": 2, "20113": 2, "20115": 1, "20135": 1, "20141": 4, "20149": 1, "20151": 2, "20152": 2, "20159": 1, "20163": 2, "20167": 1, "20182": 1 },
  host: { "10003": 1, "10005": 1, "10019": 1, "10042": 1, "10062": 1, "10094": 1, "10096": 1, "10101": 1, "10188": 1, "20004": 1, "20012": 2, "20017": 1, "20026": 1, "20027": 1, "20031": 1, "20035": 2, "20039": 1, "20040": 1, "20042": 1, "20051": 1, "20055": 1, "20058": 1, "20066": 1, "20069": 1, "20081": 1, "20088": 1, "20090": 1, "20097": 1 },
} as const

export const STRENGTH_NAMES = ["miss", "weak", "medium", "strong"] as const

export const ABILITY_NAMES = ["simple_strike", "special_strike", "magic_strike", "discharge", "shot", "throw", "lunge", "spell", "effect"] as const

export const MOMENT_NAMES = ["any", "declaration", "dice", "value", "wounds", "move", "turn"] as const

export const ATTACK_NAMES = ["simple_strike", "special_strike", "magic_strike", "discharge", "shot", "throw", "lunge"] as const

/** As it is drawn, with columns from one side to the other: those are its rows in the rules. `cells`: row by row of the rules, from the side of whoever goes first. */
export const FIELD = { columns: 6, rows: 5, cells: ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3", "a4", "b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5", "a6", "b6", "c6", "d6", "e6"] } as const

/** How many numbers an instant takes that was declared; and what stands for its feature where it is a defender. */
export const INSTANT = { width: 6, defender: -2 } as const

/** The table of strikes, from the attacker's best row: the strength of the strike, and of the one in return. */
export const DICE_ROWS = [[3, 0], [3, 1], [2, 0], [2, 1], [1, 0], [0, 0], [0, 1], [1, 2], [0, 2]] as const

/** The row by how far the attacker's die leads, from -5 to 5 without 0. */
export const ROW_BY_LEAD = [8, 7, 6, 5, 4, 4, 3, 2, 1, 0] as const

/** The row of equal dice: up to four, and above. */
export const EQUAL_ROWS = [4, 6] as const

/** The strength where only the attacker rolls, by die. */
export const ALONE = [1, 1, 1, 2, 2, 3] as const

/** Where what stands in a record of something under way; then its type of attacks, and two of their flags. `program`: the feature whose steps are taken, where it is no attack. */
export const RECORD = { type: 0, slot: 1, feature: 2, side: 3, kind: 4, target: 5, first: 6, flags: 7, die: 8, plus: 10, strength: 12, value: 14, program: 19, attack: 1, fight: 8, defended: 2 } as const
