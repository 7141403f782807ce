## Before the battle

board-pick-deck = Pick a deck
board-pick-deck-note = In secret: the other does not learn which one you take.
board-lay-deck = Lay out your deck
board-deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $gold } gold, { $silver } silver
board-deck-take = Play { $deck }
board-deck-seen = Cards of the deck
board-deck-chosen = Your deck
board-order = Order of play
board-order-rolls = The dice: { $one } and { $other }.
board-order-first = Go first
    .text = 24 gold and 22 silver. You place around the centre, all your cards lie face up from the start, and the first turn is yours.
board-order-second = Go second
    .text = 25 gold and 23 silver. You have the whole first row to place on, and the cards of your third row may stay face down until your first turn.
board-deal = Your fifteen cards
board-deal-of = { $seat }: fifteen cards
board-redeal-note = Another deal costs 1 gold, each time. You have { $gold }.
board-keep = Keep these
board-redeal = Deal again for 1 gold
board-recruit = Recruit your squad
board-recruit-ask = { $count ->
    [0] Recruit your squad from these fifteen cards.
    [one] 1 card recruited. Another one?
   *[other] { $count } cards recruited. Another one?
}
board-recruit-left = Left: { $gold } gold, { $silver } silver.
board-recruit-done = Recruit { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-recruit-enough = You could still afford { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Go to battle with { $cards } nevertheless?
board-recruit-on = Go on recruiting
board-recruit-clear = Start anew
board-squad = Your squad
board-squad-empty = Nobody yet: pick cards from the deal.
board-squad-count = Squad: { $count }
board-gold-left = gold: { $left } of { $all } left
board-silver-left = silver: { $left } of { $all } left
board-flyers-spent = Flyers: { $count } of 15 crystals
board-elements-price = { $count ->
    [one] Two elements cost 1 gold
   *[other] Several elements cost { $count } gold
}
board-picked = recruited
board-barred-squad-full = squad full
board-barred-unique = unique
board-barred-too-many-flyers = flyers
board-barred-one-terrain = terrain
board-barred-too-few-crystals = too dear
board-waiting-other = { $seat } is still choosing.
board-answer-kept = Your answer is in, and kept in secret.
board-place = Place your squad
board-place-ask = { $count ->
    [one] One card is left to place
   *[other] { $count } cards are left to place
}: pick one, then a cell that glows.
board-place-card = { $card }: on which cell?
board-place-whole = Your squad stands. Is it placed as you want it?
board-place-whole-note = It lies face down until the other is ready. Cards can still change places.
board-place-done = Done
board-place-left = To be placed
board-place-none = All cards stand.
board-place-here = { $card }, placed
board-place-free = free, may be used
board-place-closed = free, not yet
board-enemy-places = { $seat } places { $count ->
    [one] 1 card
   *[other] { $count } cards
}, face down
board-enemy-placed = { $seat } is ready.
board-row-number = row { $row }
board-reveal = The squads are turned up!
board-reveal-skip = Go on
board-why-life = Lives: { $left } of { $all }{ $extra ->
    [0] {""}
   *[other] , { $extra } of them extra
}
board-why-strike = Simple strike { $now }; printed { $printed }
board-why-bonus = { $what } – from the text of { $card }
board-why-own = { $what } – from its own text
board-why-until = { $line }, until the end of turn { $turn }
board-why-value = { $amount } to { $kinds }
board-why-incoming = { $amount } from { $kinds } at it
board-why-die = { $amount } to the die
board-why-movement = { $amount } movement
board-why-range = { $amount } range
board-why-all = attacks

## At the board

board-over = The battle is over.
