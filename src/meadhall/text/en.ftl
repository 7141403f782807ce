## The hall

hall = Meadhall
hall-tagline = Four games of the North at one table
seat-nameless = Seat { $number }

## Bots

bot-random = Dice-thrower
    .text = Answers at random.
bot-naive = Gleaner
    .text = Takes what brings most points at once.
bot-greedy = Reckoner
    .text = Follows a rule of thumb of the game at hand.
bot-ismcts = Seeress
    .text = Plays the game on in her mind, many times over, before she answers.

## Refusals that every game has

no-unknown-move = “{ $move }” is no move here.
no-not-your-turn = It is not your turn.
no-over = The play is over.

## Errors of the server

error-malformed = The message cannot be understood.
error-too-long = The message is too long.
error-too-many = Too many messages at once; wait a little.
error-stale = The table has moved on meanwhile; look again.
error-illegal = That move is not allowed now.
error-invalid = That is no move.
error-not-waiting = This seat is not asked for anything now.
error-not-yours = That seat is not yours.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-no-game = There is no such game.
error-no-session = Your visit has ended; load the page again.
error-not-found = There is nothing here.
error-forbidden = You may not do that.
error-internal = Something went wrong in the hall; nothing has changed.

## The command line

cli-guest = Guest
cli-seed = seed { $seed }
cli-hand = Hand
cli-scores = Points
cli-left = { $count ->
    [one] { $count } tile left to draw
   *[other] { $count } tiles left to draw
}
cli-candidates = Good for points now
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-move-gives = { $move }: { cli-points }
cli-ask = move
cli-help = A move is typed as it is listed, for example “{ $example }”. Parts of one move are joined by a comma. Other words: { $words }.
cli-help-moves = “moves” lists every move, “moves odin” those that begin so
cli-help-what = “what odin” tells what a tile does
cli-help-try = “try { $example }” shows what a move would bring without playing it
cli-help-board = “board” draws the table again
cli-help-save = “save game.saga” writes the record so far
cli-help-back = “back” begins the move anew
cli-help-quit = “quit” leaves the table
cli-saved = Written to { $path }.
cli-not-saved = It cannot be written: { $why }.
cli-over = The play is over.
cli-place = { $place }. { $name }: { cli-points }
cli-left-early = You leave the table; the play is not finished.
cli-input-ended = No more moves were given; the play is not finished.
cli-many-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-no-such-word = “{ $word }” is nothing that can be explained here.
cli-plays = { $number }. { $name }: { $move }
cli-move-number = Move { $number } of { $count }
