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
