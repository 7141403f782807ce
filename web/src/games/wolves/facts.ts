// Made by `python -m meadhall.server.typescript` from src/meadhall/games/wolves/facts.py: change that, not this.

/** In the order of the rules, as are the others; picks of several are given in it. */
export const UNITS = ["archer", "bond", "hirdman", "huskarl", "berserk", "thrall", "priest", "hovding", "konung", "assassin", "traitor", "raider"] as const

export const MANOEUVRES = ["plague", "shield_wall", "outflank"] as const

/** What may lie in the Hall, by colour. */
export const DEITIES = { vidar: "blue", odin: "blue", thor: "blue", freya: "blue", heimdall: "blue", valkyrie: "blue", baldr: "blue", tyr: "blue", yggdrasil: "black", surt: "red", hel: "red", fenrir: "red", fafnir: "red", naglfar: "red", jormungandr: "red", nidhogg: "red", loki: "red", ragnarok: "black" } as const

export const VICTORIES = ["rout", "glorious_raid", "dear_victory", "beloved_of_aesir", "child_of_chaos", "own_god", "rich_spoils", "saga_of_the_kin", "challenge", "ragnarok"] as const

/** How much of a price each unit pays as a sacrifice. */
export const PAYS = { archer: 1, bond: 1, hirdman: 1, huskarl: 1, berserk: 2, thrall: 1, priest: 1, hovding: 1, konung: 1, assassin: 1, traitor: 1, raider: 1 } as const

/** A line to show, each unit with its strength there and its rune. */
export const POSTER = [["konung", 7, "tiwaz"], ["hirdman", 7, "tiwaz"], ["hirdman", 7, "tiwaz"], ["bond", 1, "eihwaz"]] as const

/** The numbers in the texts of the cards that come with the hall; it tells those of others when it is asked. */
export const NUMBERS = {
  "unit-bond": { each: 1 },
  "unit-hirdman": { beside: 7 },
  "unit-hovding": { each: 2 },
  "unit-konung": { alone: 10 },
  "victory-rout": { glory: 2, fixed: 1, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 0, draws_more: 0, draws_less: 0 },
  "victory-glorious_raid": { glory: 1, fixed: 1, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 0, draws_more: 1, draws_less: 0 },
  "victory-dear_victory": { glory: 3, fixed: 1, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 0, draws_more: 0, draws_less: 1 },
  "victory-beloved_of_aesir": { glory: 0, fixed: 0, per_blue: 1, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 3, draws_more: 0, draws_less: 0 },
  "victory-child_of_chaos": { glory: 0, fixed: 0, per_blue: 0, per_red: 1, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 3, draws_more: 0, draws_less: 0 },
  "victory-own_god": { glory: 0, fixed: 0, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "0 → 3, 1 → 1, 2+ → 0", counts_deities: 3, if_outnumbered: 0, most: 0, draws_more: 0, draws_less: 0 },
  "victory-rich_spoils": { glory: 0, fixed: 0, per_blue: 0, per_red: 0, cards_per_glory: 4, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 3, draws_more: 0, draws_less: 0 },
  "victory-saga_of_the_kin": { glory: 0, fixed: 0, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 1, by_deities: "", counts_deities: 0, if_outnumbered: 0, most: 3, draws_more: 0, draws_less: 0 },
  "victory-challenge": { glory: 1, fixed: 1, per_blue: 0, per_red: 0, cards_per_glory: 0, per_other_victory: 0, by_deities: "", counts_deities: 0, if_outnumbered: 1, most: 0, draws_more: 0, draws_less: 0 },
} as const
