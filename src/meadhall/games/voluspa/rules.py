"""What was chosen about a game, as the rules ask for it."""

from __future__ import annotations

from typing import final

from meadhall.engine.flat import i64
from meadhall.engine.game import Value
from meadhall.games.voluspa.listing import ready_options
from meadhall.games.voluspa.tiles import BASE_KINDS, FREYA, HEL, KINDS, hels_each, numbers


@final
class Rules:
    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        tile_set = str(options["set"])
        self.seats = seats
        self.tile_set = tile_set
        self.numbers = numbers(tile_set)
        self.base = tile_set == "base"
        self.wide = 64 if self.base else 128
        self.kinds: i64 = BASE_KINDS if self.base else KINDS
        self.ready = ready_options(self.wide)
        self.hel = self.numbers[HEL] > 0
        self.hels = hels_each(seats) if self.hel else 0
        self.freya = self.numbers[FREYA] > 0
        self.valkyrie_lock = bool(options["valkyrie_lock"])
        self.skadi_draws = bool(options["skadi_draws"])
        self.no_late_hel = bool(options["no_late_hel"])
        self.serpent_counts_hel = bool(options["serpent_counts_hel"])
        self.dwarf_scores_lines = bool(options["dwarf_scores_lines"])
        self.strict_tokens = bool(options["strict_tokens"])
