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

error-already-started = The play has begun already.
error-ambiguous-move = That could mean more than one move.
error-bad-credentials = No account has this name and this password.
error-bad-message = The message cannot be understood.
error-bad-options = The table cannot be set up like this: { $detail }
error-bad-position = The position cannot be set up: { $detail }
error-bad-saga = The record cannot be read: { $detail }
error-busy = The hall is busy; try again in a moment.
error-csrf = The page is too old; load it again.
error-curtain-down = Lift the curtain of this seat first.
error-has-account = You have an account already.
error-id-used = This message was received before, as something else.
error-illegal-move = That move is not allowed now.
error-invalid-move = That is no move.
error-invite-needed = One comes to this table by invitation only.
error-name-taken = Somebody has this name already.
error-no-seat = There is no such seat.
error-no-session = The hall does not know you yet; load the page again.
error-not-absent = Whoever sits there is not away long enough.
error-not-found = There is nothing here.
error-not-host = Only whoever set up the table may do that.
error-not-over = The play is not over yet.
error-not-seated = You do not sit at this table.
error-not-started = The play has not begun yet.
error-not-your-seat = That seat is not yours.
error-not-your-turn = It is not this seat's turn.
error-origin = The message comes from another page than this hall's.
error-over = The play is over.
error-rules-changed = The rules have changed since this play began; it can only be looked at.
error-seat-taken = Somebody sits there already.
error-seats-open = Some seats are still empty.
error-server = Something went wrong in the hall; nothing has changed.
error-stale = The table has moved on meanwhile; look again.
error-too-fast = That is too fast; wait a little.
error-too-large = That is too long.
error-too-many-connections = The hall is open in too many windows.
error-too-many-tables = You have too many tables open.
error-undo-asked = The others are being asked about it already.
error-undo-not-asked = Nobody has asked to take a move back.
error-undo-nothing = There is no move to take back.
error-undo-together = What all choose together cannot be taken back.
error-unknown-game = There is no such game.
error-unknown-move = That is no move here.
error-unknown-replay = There is no such record.
error-unknown-table = There is no such table.
error-window-open = Somebody may still react; wait a moment.

## The command line

cli-guest = Guest
cli-seed = seed { $seed }
cli-hand = Hand
cli-scores = Points
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
