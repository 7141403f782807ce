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
board-side-chooses = still choosing
board-side-ready = has chosen
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

board-as-it-stands = As it stands
board-back = Strikes back: { $odds }
board-before = Before the battle
board-choose = Choose this
board-considered = { $kind }
board-declared = Declared: { $kind }
board-deck-known = Cards in it, in no order
board-dice-back = in return
board-dice-result = { $strength }, { $back } in return
board-dice-strike = strike
board-do-card = { $card } ({ $place })
board-do-cell = To { $cell }
board-do-counter = { $card } gains a counter
board-do-defend = { $card } defends
board-do-die = Die { $number }
board-do-feature = { $card }: { $feature }
board-do-feature-at = { $card }: { $feature } at { $target } ({ $place })
board-do-feature-return = { $card }: { $feature }, for the strike in return
board-do-jump = { $card } jumps
board-do-jump-at = { $card } jumps to { $cell }
board-do-order = { $card } next
board-do-pay = { $number ->
    [one] Pay { $number } counter
   *[other] Pay { $number } counters
}
board-do-row = Row { $number }
board-do-sky = { $card } reaches for the sky: one strike at any flyer
board-do-step = { $card } steps to { $cell }
board-do-strike = { $card } strikes
board-do-strike-at = { $card } strikes { $target } ({ $place })
board-do-teleport = { $card } teleports
board-do-teleport-at = { $card } teleports to { $cell }
board-empty-cell = free
board-end-ask = { $count ->
    [one] One of your cards can still do something. End the turn?
   *[other] { $count } of your cards can still do something. End the turn?
}
board-expected = { $number } wounds expected
board-extra-lives = { $count ->
    [one] { $count } extra life
   *[other] { $count } extra lives
}
board-face-down = face down
board-feature = Feature
board-field = Battlefield
board-field-tab = Field
board-graves-tab = Graves
board-if-answers = If { $card } answers
board-if-defends = If { $card } defends
board-if-passed = If you pass: { $odds }
board-in-play = { $count ->
    [one] { $count } card in play
   *[other] { $count } cards in play
}
board-keep-exchange = Keep the exchange
board-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
board-may-answer = You may answer
board-may-defend = You may defend
board-no-answer = Nothing to answer with
board-odds-back-line = In return { $odds }.
board-odds-line = Wounds { $odds }.
board-outline-field = Rows 1 to 3 are { $seat }’s, rows 4 to 6 { $other }’s; rows 3 and 4 meet in the middle.
board-over = { $seat } wins; lives left: { $count }
board-piles = Graveyards, exile and decks
board-piles-of = Graveyard, exile and deck of { $seat }: { $count } fallen
board-quiet-peace = Ask me only when I am attacked
board-quiet-peace-on = Asked only when attacked
board-quiet-turn = Do not ask me this turn
board-quiet-turn-on = No questions this turn
board-quiet-window = Do not ask me in this window
board-quiet-window-on = No questions in this window
board-stack = { $kind }
board-stack-at = { $kind } at { $target }
board-stack-defends = steps in as defender
board-stack-tab = Stack { $count }
board-stack-title = Stack · the top resolves first
board-strike = strike { $strike }
board-strikes-back = Strikes back
board-turn = { $count ->
    [one] One of your cards can still move or act.
   *[other] { $count } of your cards can still move or act.
}
board-turn-number = Turn { $turn }
board-turn-over = None of your cards can do anything more.
board-use = Use it
board-verb-counter = Gain a counter
board-verb-jump = Jump
board-verb-sky = Reach for flyers
board-verb-step = Step
board-verb-strike = Strike
board-verb-teleport = Teleport
board-via = { $card }: choose a lit cell or a target.
board-via-still = { $card }: what shall it do?
board-via-verb = { $card } · { $verb }: where, or at whom?
board-wounds = { $count ->
    [0] no wound
    [one] { $count } wound
   *[other] { $count } wounds
}
board-wounds-deadly = { $count ->
    [one] { $count } wound, dies
   *[other] { $count } wounds, dies
}
board-your-answer = your answer?
recap-how = { $seat } has { $count ->
    [one] { $count } life
   *[other] { $count } lives
} left, { $other } { $less }.
recap-over-time = Over the play
recap-shared = Neither side has a creature left, or nothing fell for too long: the battle is a draw.
recap-stage = { $number }
recap-tie = Equal lives, but a battle is won by the last creature.
recap-where = Lives left
board-does-banish = Banish
board-does-block = Block the attack
board-does-borrow = Call a Valhalla
board-does-change_value = Change the strike
board-does-close = Close a card
board-does-counters = Counters
board-does-cure = Cure poison
board-does-destroy = Destroy
board-does-fly = Take flight
board-does-grant = Effect
board-does-heal = Heal
board-does-land = Land
board-does-later = Spell for later
board-does-lives = Extra lives
board-does-mark = Put a marker
board-does-open = Open a card
board-does-poison = Poison
board-does-pool = Prevent wounds
board-does-prophecy = Prophecy
board-does-redirect = Take the attack
board-does-redistribute = Redistribute wounds
board-does-revive = Revive
board-does-set_strength = Strong strike
board-does-shift = Move a card
board-does-summon = Summon
board-does-tokens = Tokens
board-does-wound = Wound
board-in-play-short = { $count } in play
recap-fell = fallen
recap-last = The squads at the end
recap-stand = still standing
