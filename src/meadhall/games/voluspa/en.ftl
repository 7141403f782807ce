## In the lobby

title = Völuspá
tagline = Lay gods and monsters in rows, and be the mightiest where it counts
length = 30–45 minutes

## Tiles

tile-odin = Odin
    .text = The mightiest tile there is. No special power.
tile-thor = Thor
    .text = Strong and plain. No special power.
tile-troll = Troll
    .text = Nobody but another Troll may be laid beside it.
tile-dragon = Dragon
    .text = May land on top of a lying tile and silence it; not on another Dragon, nor on a tile beside a Troll.
tile-fenrir = Fenrir
    .text = A pack: all Fenrirs of one row count together, each row and column for itself.
tile-skadi = Skadi
    .text = May change places with a lying tile and take it into your hand; not one beside a Troll, nor another Skadi. You draw nothing this turn.
tile-valkyrie = Valkyrie
    .text = Laid at one end of a row with a Valkyrie at the other end, she scores it whatever the strengths.
tile-loki = Loki
    .text = Tiles beside him are worth 0. Other Lokis are not impressed.
tile-hel = Hel
    .text = Goes on top of any tile and makes a gap for ever. One point for every tile around, corners included. She does not count towards your five tiles.
tile-serpent = Sea Serpent
    .short = Serpent
    .text = Scores either the row or the column, across all gaps and of any length, if it is the strongest in the whole of it.
tile-jotun = Jotun
    .text = May throw a lying tile to the end of its row or column and take its place.
tile-hermod = Hermod
    .text = After him you may lay one more tile in his row or column.
tile-dwarf = Dwarf
    .text = Scores half the strength of the tiles beside him, rounded down, instead of rows. Has no fear of Trolls.
tile-freya = Freya
    .text = Lay her, or give her away with another tile: it is stronger by one for each Freya given.
tile-raven = Raven
    .text = Scores, and may then fly to another place and score once more. May land on lying tiles, even a Dragon, but not on a Raven, nor beside a Troll.
tile-nidhogg = Nidhogg
    .text = Every row in which he lies brings two points more to whoever scores it.

## Options

option-set = Tiles
option-set-base = Völuspá
    .text = The sixty tiles of the first box.
option-set-edda = Saga of Edda
    .text = With Hel, Sea Serpent, Jotun and Hermod.
option-set-order = Order of the Gods
    .text = With Dwarf, Freya, Raven and Nidhogg.
option-set-giants = King of the Giants
    .text = With Hermod, Jotun, Freya and Nidhogg.
option-set-serpents = Rise of the Serpents
    .text = With Hel, Sea Serpent, Freya and Dwarf.
option-set-ravens = Lord of the Ravens
    .text = With Hel, Hermod, Raven and Nidhogg.
option-set-all = Everything
    .text = All tiles of all three boxes.
option-valkyrie_lock = Valkyries lock their row
    .text = A tile put between two Valkyries at the ends of a row does not score that row.
option-valkyrie_lock-yes = yes
option-valkyrie_lock-no = no
option-skadi_draws = Draw after Skadi
    .text = You fill your hand after a Skadi as after any other tile.
option-skadi_draws-yes = yes
option-skadi_draws-no = no
option-no_late_hel = No late Hel
    .text = When the last tile is drawn, every Hel still in hand leaves the play.
option-no_late_hel-yes = yes
option-no_late_hel-no = no
option-serpent_counts_hel = The Serpent counts Hel
    .text = Every Hel in the Sea Serpent's line counts as a tile for it.
option-serpent_counts_hel-yes = yes
option-serpent_counts_hel-no = no
option-dwarf_scores_lines = The Dwarf scores rows
    .text = He scores his row and column like others, and his neighbours besides.
option-dwarf_scores_lines-yes = yes
option-dwarf_scores_lines-no = no
option-strict_tokens = Few boost tokens
    .text = A tile can be raised only to a value whose token is still free.
option-strict_tokens-yes = yes
option-strict_tokens-no = no

## What is asked

prompt-place = Lay a tile.
prompt-follow = You may lay one more tile in the row or column of Hermod on { $cell }.
prompt-fly = The Raven on { $cell } may fly on.
prompt-discard = No tile can be laid. Discard one.
prompt-drop = You hold { $count ->
    [one] a tile
   *[other] { $count } tiles
} too many. Put one away.

answer-done = Enough
answer-stay = Stay here
answer-fly = Fly on
answer-discard = Discard
answer-drop = Put away

## What happens

points-gained = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
boosted = { $boost ->
    [0] { "" }
   *[other] { " " }(+{ $boost })
}
event-place = { $seat } lays { $tile }{ boosted } on { $cell }: { points-gained }
event-cover = { $seat } lays { $tile }{ boosted } over { $under } on { $cell }: { points-gained }
event-exchange = { $seat } leaves { $tile }{ boosted } on { $cell } and takes { $took } from there{ $freyas ->
    [0] { "" }
    [one] { " " }with a Freya
   *[other] { " " }with { $freyas } Freyas
}: { points-gained }
event-throw = { $seat } lays { $tile }{ boosted } on { $cell }, who throws { $thrown } to { $to }: { points-gained }
event-hel = { $seat } lays Hel over { $tile } on { $cell }: { points-gained }
event-fly = { $seat } lets { $tile }{ boosted } fly from { $from } to { $cell }: { points-gained }
event-stay = { $seat } leaves the Raven on { $cell }
event-done = { $seat } lays nothing more
event-discard = { $seat } can lay nothing and discards { $tile }
event-drop = { $seat } puts { $tile } away
event-draw = { $seat } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}
event-hels-gone = The last tile is drawn: { $count ->
    [one] a Hel leaves
   *[other] { $count } Hels leave
} the play
event-end = Nobody has a tile left

## Why not

no-not-asked = That is not what is asked now.
no-not-in-hand = There is no { $tile } in your hand.
no-not-enough-freyas = To raise { $tile } by { $needed } you give as many Freyas; you have { $freyas } to give.
no-over-twelve = { $tile } would be worth { $worth }; nothing is raised above 12.
no-no-token = No token of { $worth } is left for { $tile }.
no-must-place = Something can be laid, so { $tile } may not be discarded.
no-needs-tile = Hel goes on top of a tile; { $cell } is empty.
no-on-hel = Hel lies on { $cell }; nothing goes on top of her.
no-occupied = { $there } lies on { $cell }; { $tile } needs an empty place.
no-dragon-on-dragon = A Dragon does not land on another Dragon.
no-skadi-on-skadi = A Skadi does not change places with another Skadi.
no-raven-on-raven = A Raven does not land on another Raven.
no-no-neighbour = { $cell } touches no tile.
no-too-long = That would make a row of { $length }; seven is the most.
no-beside-troll = { $tile } may not lie on { $cell }, beside the Troll on { $troll }.
no-nothing-to-throw = Nothing lies on { $cell } that could be thrown.
no-throw-blocked = { $there } cannot be thrown that way: Hel lies on { $to }.
no-throw-too-long = { $there } would land on { $to } in a row of more than seven.
no-throw-troll-beside = The Troll would land on { $to }, beside the Jotun.
no-throw-beside-troll = { $there } would land on { $to }, beside the Troll on { $troll }.
no-not-in-line = { $cell } is not in the row or column of Hermod on { $hermod }.
no-hel-not-near = After Hermod on { $hermod } Hel goes only on a tile around him, not on { $cell }.
no-needs-cell = Say where { $tile } goes: a tile and a cell, as in “odin c4”.
no-hel-unraised = Hel has no strength that Freyas could raise.
no-which-line = Say which line the Serpent scores: row or col.
no-same-cell = The Raven sits on { $cell } already.

## What a move would score

line-row = row
line-col = column
line-serpent-row = the whole row
line-serpent-col = the whole column
line-dwarf = neighbours
line-hel = tiles around
line-lone = alone beside Hel

## On a terminal

terminal-silent = silenced by Loki
terminal-raised = raised by Freya
terminal-covering = lies on another tile
terminal-last = laid last
terminal-bag = { $count ->
    [0] There are no tiles left to draw.
    [one] One tile is left to draw.
   *[other] { $count } tiles are left to draw.
}
terminal-hand = { $seat } holds { $count ->
    [one] one tile
   *[other] { $count } tiles
}{ $tiles_count ->
    [0] { "" }
   *[other] ; seen: { $tiles }
}.
