// Made by `python -m meadhall.server.typescript` from src/meadhall/games/voluspa/facts.py: change that, not this.

/** All tiles, in the order of the rules. */
export const TILES = {
  hel: { strength: 0, box: "edda" },
  odin: { strength: 8, box: "base" },
  thor: { strength: 7, box: "base" },
  troll: { strength: 6, box: "base" },
  dragon: { strength: 5, box: "base" },
  fenrir: { strength: 4, box: "base" },
  skadi: { strength: 3, box: "base" },
  valkyrie: { strength: 2, box: "base" },
  loki: { strength: 1, box: "base" },
  serpent: { strength: 6, box: "edda" },
  jotun: { strength: 5, box: "edda" },
  hermod: { strength: 3, box: "edda" },
  dwarf: { strength: 2, box: "order" },
  freya: { strength: 3, box: "order" },
  raven: { strength: 4, box: "order" },
  nidhogg: { strength: 7, box: "order" },
} as const

/** How many columns and rows the board of a set has before it wraps around. */
export const WIDE = { base: 64, edda: 128, order: 128, giants: 128, serpents: 128, ravens: 128, all: 128 } as const

/** Column and row of the first tile, from 0. */
export const MIDDLE = 13
