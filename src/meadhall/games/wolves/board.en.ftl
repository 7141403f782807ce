## At the board

board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-call = Call
board-change = { $seat }: { $before } → { $after }
board-change-you = you: { $before } → { $after }
board-choose-end = Choose an end of that line.
board-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-deities = Deities
board-deity-deck = { $count ->
    [0] No deities left in the deck
    [one] { $count } deity in the deck
   *[other] { $count } deities in the deck
}
board-deity-discard = Discarded deities: { $count }
board-deity-left = { $count } left
board-discard = Discard: { $count }
board-discards = { $count ->
    [one] { $count } card away
   *[other] { $count } cards away
}
board-do-away = { $unit } finds no place: discard
board-do-baldr = Back with Baldr
board-do-baldr-calls = Baldr gives himself for { $deity }
board-do-choose = Take { $victory }
board-do-discard = Discard { $card }
board-do-discard-all = Discard { $cards }
board-do-fafnir-takes = Fafnir gives himself and takes { $deity }
board-do-fenrir-strikes = Fenrir strikes { $deity }
board-do-fetch = Take { $card } from the discard
board-do-fetch-all = Take { $cards } from the discard
board-do-heimdall = Heimdall turns up a card
board-do-hel = Trade cards with Hel
board-do-huskarl = Give the Huskarl in place { $place }
board-huskarl-at = Huskarl { $place }
board-do-itself = the one just laid
board-do-keep = Keep the { $colour } deities
board-do-kills = Kill { $unit } of { $line } in place { $place }
board-do-lay = { $unit } to the { $end } of your line
board-do-odin-banishes = Odin banishes { $deity }
board-do-odin-recalls = Odin recalls { $deity } to the Hall
board-do-outflank-hand = Outflank: new cards
board-do-outflank-line = Outflank: units back to hand
board-do-pay = Pay with { $card }
board-do-pay-all = Pay with { $cards }
board-do-plague = Plague: name { $strength }
board-do-return = Take { $unit } in place { $place } back
board-do-return-all = Take { $cards } back
board-do-sacrifice = Sacrifice { $unit } in place { $place }
board-do-seat = Seat { $unit } on the { $end }
board-do-send = { $unit } to the { $end } of { $line }
board-do-strikes = Strike { $deity } too
board-do-summon = Summon { $deity }
board-do-takes = Take { $unit } of { $line } in place { $place }
board-do-thor-strikes = Thor strikes { $deity }
board-do-to = On the { $end }
board-do-tyr = Tyr strikes all lines on the { $end }
board-do-with = { $unit } in place { $place } goes along
board-do-with-all = { $cards } go along
board-draws = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
board-empty = Nobody stands here
board-end = To the { $end } of this line: { $value }
board-falls = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
board-falls-none = nobody falls
board-glory = { $count } Glory
board-glory-change = { $count ->
    [one] { $count } Glory
   *[other] { $count } Glory
}
board-guard = { $deity } guards this line
board-hall = Hall of the gods
board-hall-tab = Hall
board-if-allowed = If you allow it: { $results }
board-known = Known to be in hand
board-laid-by = Laid by { $seat }
board-last-round = Ragnarök has come: this round is the last.
board-lay = Lay
board-leave = Leave it
board-line = Line
board-line-empty = The line is empty.
board-line-of = Line of { $seat }
board-lines-tab = Lines
board-name = Name it
board-no-answer = You have nothing to answer with.
board-odds = { $warriors } of { $all } unseen cards are Tiwaz units
board-odin-banishes = banish
board-odin-recalls = recall
board-over = { $seat } wins with { $count } Glory
board-pass-ask = Pass for this round and draw { $count ->
    [one] a card
   *[other] { $count } cards
}?
board-passed = passed
board-passed-as = Passed as number { $place }
board-people = People
board-piles = Decks and discards
board-place = { $place ->
    [1] 1st
   *[other] 2nd
}
board-price = { $count ->
    [one] price { $count } sacrifice
   *[other] price { $count } sacrifices
}
board-quiet-round = Do not ask me again this round
board-quiet-round-on = No questions this round
board-ragnarok-near = Ragnarök is among the last three
board-round = Round { $round }
board-round-brief = rd. { $round }
board-round-last = Round { $round } · the last
board-runes = Runes
board-rune-eihwaz = Eihwaz: folk and intruders
board-rune-tiwaz = Tiwaz: warriors and leaders
board-sacrifice-worth = Worth of the sacrifices: { $count }
board-sacrifices = Sacrifices
board-seats = { $count ->
    [3] three at the table
    [4] four at the table
   *[5] five at the table
}
board-serves = { $deity } serves { $seat }.
board-serves-you = { $deity } serves you already; now there is nothing to call for.
board-side-left = On the left
board-side-right = On the right
board-spoils = Spoils of this round
board-strength = Strength { $value }
board-strength-printed = Strength { $value }, rune { $rune }
board-strength-counted = Strength is counted, rune { $rune }
board-taken = picked
board-threat-archer = Your { $unit } in place { $place } would fall.
board-threat-arrival = The { $unit } of { $line } would join your line.
board-threat-assassin = Your { $unit } in place { $place } would die.
board-threat-loki = Your { $unit } in place { $place } would fall.
board-threat-plague = Strength { $strength }: { $count ->
    [one] one of your units
   *[other] { $count } of your units
} would be lost.
board-threat-raider = Your { $unit } in place { $place } would be carried off.
board-threat-traitor = Your { $unit } in place { $place } would change sides.
board-threat-tyr = Your { $unit } on the { $end } would fall.
board-unseen-victories = Victories not seen yet: { $count }
board-used = used this round
board-via-deity = { $card }: on whom?
board-via-hand = { $card }: to which end of which line?
board-via-outflank = Outflank: new cards, or units back to hand?
board-via-pile = { $card }: to which end of your line?
board-via-plague = Which strength does the Plague take?
board-via-strike = { $card } strikes up to two: whom?
board-via-tyr = On which side does Tyr strike?
board-victories = Victories won
board-why-bond = { $each ->
    [1] { $count ->
        [one] he alone bears Eihwaz here
       *[other] { $count } Eihwaz units in the line
    }
   *[other] { $count ->
        [one] { $each } for himself: no other Eihwaz unit
       *[other] { $each } for each of { $count } Eihwaz units
    }
}
board-why-hirdman = a Hirdman stands beside him
board-why-hirdman-alone = no Hirdman beside him
board-why-hovding = { $count ->
    [one] { $each } for himself: no other Tiwaz unit
   *[other] { $each } for each of { $count } Tiwaz units
}
board-why-konung = { $alone }, less { $count } for the others in the line
board-why-printed = as printed
board-worth = Worth now
board-your-line = Your line

recap-ahead = You are ahead with { $count } Glory; { $seat } has { $other }.
recap-behind = You have { $count } Glory; { $seat } is ahead with { $other }.
recap-brings = { $count } Glory
recap-chapter = Round { $number }
recap-chapters = Rounds
recap-empty-line = no line
recap-gains = Glory from victory cards
recap-how = { $seat } has { $count } Glory, { $other } { $less }.
recap-level = You are level with { $seat }: { $count } Glory.
recap-lines = The lines as they stood
recap-lines-note = The strongest line takes a victory card of its choice, the second the other. What a card brings may change later.
recap-next = Round { $number }
recap-next-first = { $seat } begins.
recap-next-hand = { $count ->
    [one] You keep one card in hand.
   *[other] You keep { $count } cards in hand.
}
recap-no-lines = Nothing is known of this round.
recap-no-prize = no victory card
recap-over = Round { $number } is over
recap-over-time = Over the rounds
recap-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
recap-shared = Equal Glory and no victory card in the last round to part them: the victory is shared.
recap-stage = { $number }
recap-tie = With equal Glory, whoever took a victory card in the last round stands before the other.
recap-where = Where the Glory came from
