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
board-order = Order of play
board-order-rolls = The dice: { $one } and { $other }.
board-order-first = Go first
    .text = 24 gold and 22 silver. You place around the centre, all your cards lie face up from the start, and the first turn is yours.
board-order-second = Go second
    .text = 25 gold and 23 silver. You have the whole first row to place on, and the cards of your third row may stay face down until your first turn.
board-deal = Your fifteen cards
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
board-back = Wounds in return: { $odds }
board-return-as-it-stands = In return
board-before = Before the battle
board-choose = Choose this
board-considered = { $kind }
board-declared = Declared: { $kind }
board-deck-known = Cards in it, in no order
board-dice-back = in return
board-dice-result = { $strength }, { $back } in return
board-dice-strike = strike
board-do-card = { $card } ({ $place })
board-do-buried = { $card }, in the graveyard
board-do-cell = To { $cell }
board-do-counter = { $card } gains a counter
board-do-defend = { $card } defends
board-do-defend-at = { $card } ({ $place }) defends
board-do-die = Die { $number }
board-do-feature = { $card }: { $feature }
board-do-feature-at = { $card }: { $feature } at { $target } ({ $place })
board-do-feature-return = { $card }: { $feature }, for the strike in return
board-do-jump = { $card } jumps
board-do-jump-at = { $card } jumps to { $cell }
board-do-named = { $card }
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
board-idle = { $moment }.
board-idle-attack = { $moment }: { $card } → { $target }.
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
board-stack-does-at = { $does } · { $target }
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
recap-where = Lives of the creatures left
board-in-play-short = { $count } in play
recap-fell = fallen
recap-last = The squads at the end
recap-stand = still standing

## What features do, and what they ask

board-order-ask = Several features at once. Which comes next?
board-does = { $card }: { $feature }
board-does-volkhv = Move up to 2 wounds over
board-does-ost = Make the strike strong
board-does-tribal-healer-1 = Revive a creature
board-does-tribal-healer-2 = Valhalla: 1 wound and a counter
board-does-bonecrusher = Valhalla: +1 to a simple strike
board-does-priest-king-1 = Take a creature's features away
board-does-priest-king-2 = Heal a creature by 2
board-does-tergala = Name a row for a spell
board-does-daughter-of-pearl = Prophecy: odd blocks the attack
board-does-two-headed-troll = Prophecy: wounds or poison
board-does-plague-rider = Stronger on his return
board-does-charon = Destroy a creature and himself
board-does-skeletal-worm-1 = Put the tremor marker
board-does-skeletal-worm-2 = Shift the tremor marker
board-does-skeletal-worm-3 = 1 wound to all next to it
board-does-teach = More wounds by the card behind
board-does-guard-of-tullen = Special strike 2
board-does-borgak = 2 wounds for a six
board-does-mage-of-tor-garon-1 = 1 wound to the attacker
board-does-mage-of-tor-garon-2 = Prevent 3 wounds next turn
board-does-storm-priest = Discharge 1 for lost counters
board-does-skald = Use a fallen one's Valhalla
board-does-chernovar = Throw 1-2-2
board-does-cliffs-of-lant-mor-1 = An extra life for artifacts
board-does-cliffs-of-lant-mor-2 = +1 to a creature's strikes
board-does-clay-golem = 3 more wounds to itself
board-does-helmir = Open a creature next to him
board-does-elm = Back to the deck
board-does-jaguar-1 = Gain flight
board-does-jaguar-2 = Land next to the target
board-does-sentries-of-krong = 1 wound to whoever struck
board-does-gmurr = One more shot 1
board-does-weide = Summon an Elm
board-does-wyvern-1 = Poison 2
board-does-wyvern-2 = Heal completely
board-does-poison-ivy-1 = Poison 1 to whoever struck
board-does-poison-ivy-2 = Poison 1
board-does-man-eating-troll-1 = The same poison to a neighbour
board-does-man-eating-troll-2 = Gain directed strike
board-does-nadikh = −2 to the attack
board-does-skeletal-hound = +1 to its strike, 2 extra lives
board-does-dead-bombard = +2 to the shot
board-does-fire-demon = 3 wounds to all next to his cell
board-does-raer = Push the struck card away
board-does-squire = Take the attack on himself
board-ask-volkhv-number = { $card }: how many wounds?
board-ask-volkhv-card = { $card }: which enemy creature takes them?
board-ask-tribal-healer-1-card = { $card }: which creature comes back?
board-ask-tribal-healer-1-cell = { $card }: on which cell does it come back?
board-ask-tribal-healer-2-card = Valhalla: which creature takes 1 wound and gains a counter?
board-ask-bonecrusher-card = Valhalla: which creature gets +1 to its simple strike?
board-ask-tergala-row = { $card }: in which row are your unwounded creatures counted at the start of your next turn?
board-ask-tergala-card = { $card }: which enemy creature takes wounds?
board-ask-skeletal-worm-1-cell = { $card }: the tremor marker, on which cell?
board-ask-skeletal-worm-2-offer = { $card }: shift the tremor marker by one cell?
board-ask-skeletal-worm-2-cell = { $card }: onto which cell does the tremor marker go?
board-ask-guard-of-tullen-offer = { $card }: declare a special strike 2 now?
board-ask-guard-of-tullen-card = { $card }, special strike 2: at whom?
board-ask-storm-priest-card = { $card }, discharge 1 for the lost counters: at whom?
board-ask-chernovar-card = { $card }, throw 1-2-2: at whom?
board-ask-helmir-offer = { $card } acts: open an ordinary mountain creature next to him?
board-ask-helmir-card = { $card }: which creature is opened?
board-ask-jaguar-2-cell = { $card }: on which cell next to the target does it land?
board-ask-gmurr-card = { $card }, one more shot 1: at whom?
board-ask-weide-kind = { $card }: which card is summoned?
board-ask-weide-cell = { $card }: on which cell does it appear?
board-ask-man-eating-troll-1-card = { $card }: which enemy creature next to him gets the same poison?
board-ask-skeletal-hound-offer = { $card }: take an incarnation token off a fallen creature for +1 to its strike and 2 extra lives?
board-ask-skeletal-hound-card = { $card }: off which creature is the token taken?
board-ask-dead-bombard-offer = { $card }: take an incarnation token off a creature of yours for +2 to this shot?
board-ask-dead-bombard-card = { $card }: off which creature is the token taken?
board-ask-raer-cell = { $card } pushes { $target }: onto which cell?
board-ask-raer-card = { $card }, discharge 3: at whom?
