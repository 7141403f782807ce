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
