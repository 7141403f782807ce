## The rules for a newcomer

rules-minute = In one minute
    .text =
        Lay one of your five tiles beside a tile on the table. If it is the strongest of its row, the row is yours: a point for each tile in it. The same for its column. A tie gives nothing.

        No line has more than seven tiles, and nothing but another Troll may be laid beside a Troll.

        Some tiles have a power: the Dragon covers a tile, Fenrirs add up, Loki makes his neighbours worthless, two Valkyries take all that lies between them, Skadi takes a tile into your hand.

        Draw back to five. When bag and hands are empty, the most points win. What each cell would bring is shown before you lay anything.
rules-goal = The aim
    .text =
        Everybody lays tiles on one common table, and rows and columns grow out of them. Whoever lays a tile that is the mightiest of its row or column gets a point for every tile in it. When the bag and all hands are empty, the most points win.

        If two have the same number of points, the one who reached it first is ahead.
rules-turn = Your turn
    .text =
        You hold five tiles. Lay one of them beside a tile on the table, count its points, and draw back to five.

        You must lay a tile if any of yours fits anywhere. Only when none does, you discard one instead, get nothing, and draw.

        The very first tile is laid before the play begins and belongs to nobody.
rules-line = What a tile scores
    .text =
        Look at the row and at the column in which your new tile lies, up to the nearest gaps. A line of at least two tiles is yours if your tile is stronger than every other tile in it. It brings one point for each tile, your own included.

        Row and column are counted apart and added up. A tie gives nothing for that line; the other line may still be yours. Only the tile just laid scores.
rules-seven = No line longer than seven
    .text =
        No row and no column may have more than seven tiles without a gap, not even when your tile joins two shorter ones.
rules-plain = Odin and Thor
    .text =
        Odin is worth 8, Thor 7. They have no power but their strength.
rules-troll = Troll
    .text =
        Worth 6. Nothing may be laid beside a lying Troll, except another Troll. The Troll himself may go anywhere, and tiles that lie beside him already stay. So he guards your row against Odin and Thor.
rules-dragon = Dragon
    .text =
        Worth 5. He may be laid on an empty cell like any tile, or on top of a lying tile. What he covers counts no more. He may not land on another Dragon, and not on a tile that has a Troll for a neighbour.
rules-fenrir = Fenrir
    .text =
        Worth 4, but he hunts in a pack: all Fenrirs of one line have the sum of their strengths. Each line is counted for itself, so the same Fenrir can be worth 8 in his row and 4 in his column. Fenrirs of one pack never tie each other.
rules-skadi = Skadi
    .text =
        Worth 3. She is laid like any tile, or she takes the place of a lying tile, and that tile goes to your hand. She cannot take another Skadi, nor a tile beside a Troll. A tile taken from under which something lay leaves the rest behind: it is out of the play.

        In a turn with a Skadi you draw nothing.
rules-valkyrie = Valkyrie
    .text =
        Worth 2, but lay her at one end of a line that has a Valkyrie at its other end, and the line is yours, whatever lies between. Two Valkyries side by side are such a line already.
rules-loki = Loki
    .text =
        Worth 1. All tiles beside him, above, below, left and right, are worth 0 as long as he lies there. Only other Lokis are not impressed. A tile worth 0 cannot win a line by strength, but a Valkyrie between her sisters still can.
rules-hel = Hel
    .text =
        From Saga of Edda. Hel is not drawn: everybody begins with one beside the five tiles, with two players two each. She is laid on top of any tile, even a Troll or beside one, and makes a gap there for ever. She scores no line, but one point for every tile around her, corners included, and two more if she covers a Nidhogg. You draw nothing for her.

        A tile that touches nothing but Hel scores exactly one point.
rules-serpent = Sea Serpent
    .text =
        From Saga of Edda, worth 6. It does not score row and column, but one of the two that you choose: all tiles of it on the whole table, across every gap, however many they are. It must be stronger than each of them.
rules-jotun = Jotun
    .text =
        From Saga of Edda, worth 5. He is laid like any tile, or he throws a lying tile: it slides along its row or column to the first empty cell beyond the end, and the Jotun takes its place. Where it lands no line may grow beyond seven. Only a Troll may land beside a Troll, not even a Dwarf. The Jotun himself does not go where a Troll is his neighbour, and a Troll that he throws must not come to lie beside him. Only the Jotun scores, on the table as it is then.
rules-hermod = Hermod
    .text =
        From Saga of Edda, worth 3. Count his points; then you may lay one more tile, in the same row or column as he. If that is a Hermod again, you may go on from him. A Hel that follows must lie on one of the eight cells around him.
rules-dwarf = Dwarf
    .text =
        From Order of the Gods, worth 2. He scores no lines. He gets half of what the tiles beside him are worth together, rounded down. He has no fear of Trolls and may be laid next to them.
rules-freya = Freya
    .text =
        From Order of the Gods, worth 3. Lay her like any tile, or give her away while you lay another one: that tile is stronger by one for each Freya given, up to 12. It keeps the strength as long as it is not covered. Freyas that were given lie in the discard, and come to whoever takes the tile with a Skadi.
rules-raven = Raven
    .text =
        From Order of the Gods, worth 4. He may land on an empty cell or on a lying tile, even a Dragon, but not on a Raven, and not on a tile beside a Troll. Count his points. Then he may fly on to another place and score a second time. The first place is then as it was before, but for one thing: if a Freya had made the tile under him stronger, that strength is gone. A strength of his own flies with him.
rules-nidhogg = Nidhogg
    .text =
        From Order of the Gods, worth 7. Every line in which a Nidhogg lies brings two points more to whoever scores it, for each Nidhogg. That holds when Loki silences him, and for the Dragon or Raven that has just covered him. A Hel laid on a Nidhogg gets his two points as well. Taken by a Skadi he brings nothing.
rules-end = The end
    .text =
        When the bag is empty, everybody plays on until the hands are empty. Whoever has no tile left is skipped, so some play longer than others.
rules-sets = Sets and variants
    .text =
        The first box has sixty tiles. Saga of Edda and Order of the Gods add four kinds each, and there are mixtures of both; choose them when you set up a table. The variants there change single rules and are all off at first.
rules-hands = With mouse, finger and keys
    .text =
        Take up a tile: its cells glow and tell what they would bring. Point at one: light lies over the lines that would score, and the sum stands beside it. Then the golden button, a second click or Enter plays it.

        Keys: 1 to 9 take up a tile, arrows walk over the open cells, Enter plays, Escape steps back, Space says that it is enough, W turns a Jotun or a Serpent, plus and minus give Freyas, F shows the whole table, T tells it in words, U takes a move back.

rules-example-line = Odin scores the column with four tiles and the row with two.
rules-example-tie = A second Thor ties the first one: the row gives nothing.
rules-example-seven = Thor joins three tiles and two: six in a row, and all are his.
rules-example-troll = The cells beside the Troll are closed to Odin; he finds room at the other end.
rules-example-dragon = The Dragon lands on Thor, who no longer counts, and is the strongest of the row.
rules-example-fenrir = The third Fenrir makes a pack of 12, and all five tiles are its prey.
rules-example-skadi = Skadi takes the Dragon's place. Odin is silenced by Loki, so she scores three.
rules-example-valkyrie = A Valkyrie at each end: five points, although Odin lies between them.
rules-example-loki = Loki silences all three neighbours, and scores row and column with his 1.
rules-example-hel = Hel is laid on Thor. Four tiles lie around her: four points.
rules-example-serpent = The Serpent counts the whole row across the gap.
rules-example-jotun = Thor is thrown to the end of the row beside Loki, and the Jotun scores in his place.
rules-example-hermod = Hermod scores two; then one more tile may go into his row or his column.
rules-example-dwarf = Thor and a pack of two Fenrirs beside the Dwarf: half of 15 is 7.
rules-example-freya = Two Freyas given: the Dragon is worth 7 and wins the row from the Troll.
rules-example-raven = The Raven lands on the Dragon and scores the row.
rules-example-nidhogg = Two Fenrirs are stronger than Nidhogg: five tiles, and two points for him.
