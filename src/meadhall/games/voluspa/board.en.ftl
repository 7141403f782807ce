## At the board

board-ask-cell = Choose a cell for { $tile }: { $count ->
    [one] { $count } is open
   *[other] { $count } are open
}
board-ask-discard = Discard { $tile }?
board-ask-drop = Put { $tile } away?
board-ask-nowhere = { $tile } fits nowhere now
board-bag = { $count ->
    [0] No tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
board-bag-heading = The bag
board-boost = Freyas given with the tile
board-boost-less = One Freya less
board-boost-more = One Freya more
board-box-base = Völuspá
board-box-order = Order of the Gods
board-box-edda = Saga of Edda
board-covers = under it: { $tiles }
board-discard = discard: { $count }
board-first-tile = Choose a tile first.
board-fly = { $points ->
    [0] Fly for nothing
   *[other] Fly for +{ $points }
}
board-hels = { $count ->
    [one] Hel
   *[other] { $count } Hels
}
board-here-both = { $tile } here: row { $row } + column { $column }
board-here-column = { $tile } here: column { $column }
board-here-none = { $tile } here: no points
board-here-other = { $tile } here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-here-row = { $tile } here: row { $row }
board-if = If you place
board-if-none = Choose a tile and a cell, and the points are reckoned here.
board-key-legal = you may place here
board-key-raised = raised by Freya or the pack
board-key-zero = silenced by Loki
board-line-col = Column, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-line-dwarf = Half of the neighbours
board-line-hel = Tiles around: { $count }
board-line-lone = Beside Hel alone
board-line-none = No line is scored
board-line-other = Points
board-line-row = Row, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-line-serpent-col = Whole column, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-line-serpent-row = Whole row, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-over = { $seat } wins with { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-place = { $points ->
    [0] Place for nothing
   *[other] Place for +{ $points }
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-row = Row { $row }
board-strength = Strength { $value }
board-thrown = The tile that lies there is thrown to { $cell }.
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-together = Together
board-turn = move { $number }
board-unseen = Not seen yet, in the bag or in other hands:
board-ways = Which way
board-worth = Worth { $value } where it lies
board-worth-boost = raised by { $boost } through Freya
board-worth-both = row { $row }, column { $column }
board-worth-pack = the pack counts together
board-worth-zero = Worth 0: silenced by Loki

recap-how = { $seat } has { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $other } { $less }.
recap-over-time = Over the play
recap-shared = Nobody gained a point: the first place is shared.
recap-stage = { $number }
recap-tie = With equal points, whoever had them first stands before the other.
recap-where = Where the points came from
