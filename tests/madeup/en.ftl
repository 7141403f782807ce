title = Feast
tagline = A made-up game that proves the engine
length = { $seats } seats, ten minutes
option-draft = Draft
option-draft-hidden = all cards hidden
option-draft-open = one card lies open
option-dice = Dice
option-dice-yes = with dice
option-dice-no = without dice
option-instants = Instants
option-instants-yes = ravens answer ravens, and toasts are drunk
option-instants-no = ravens are not answered

dish-mead = mead
dish-boar = boar
dish-salmon = salmon
dish-raven = raven
dish-hidden = a card
dish-nothing = nothing

prompt-keep = Keep one of { $count ->
    [one] one card
   *[other] { $count } cards
}
prompt-open = Lay one card open
prompt-lead = Rest or send a dish; cards in hand: { $count }
prompt-against = To whom do you send { $dish }?
prompt-stake = For how much do you send { $dish } to { $target }?
prompt-ravens = Stop the raid on { $target } with a raven?
prompt-answer = { $seat }: { $dish }. Answer with a raven?
prompt-take-back = Take { $dish } back into your hand?
prompt-toast = Drink a toast? Cards in hand: { $count }
prompt-toast-cards = Drink with which cards? Chosen: { $count }
prompt-serve = Serve a card or hold; the stake is { $stake }

event-kept = { $seat } keeps { $dish }
event-opened = { $seat } lays { $dish } open
event-rested = { $seat } rests
event-sent = { $seat } sends { $dish } to { $target } for { $stake }
event-stopped = The raven of { $seat } stops the raid
event-answered = { $seat } sends a raven against it
event-undone = The raven of { $seat } undoes { $dish } of { $other }
event-taken-back = { $seat } takes { $dish } back
event-toasted = { $seat } drinks a toast for { $points }
event-served = { $seat } serves { $dish }: strength { $strength }
event-won = { $seat } wins { $stake }
event-peeked = { $seat } peeks at { $dish } in the hand of { $loser }
event-round-over = Round { $round } is over

no-not-in-hand = You do not hold this { $dish }

answer-keep = Keep
answer-open = Lay open
answer-rest = Rest
answer-send = Send
answer-against = To
answer-stake = For
answer-pass = Pass
answer-raven = Raven
answer-hold = Hold
answer-serve = Serve
answer-take = Take back
answer-toast = Toast
answer-with = With
answer-done = Done
