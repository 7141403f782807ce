## The hall

hall = Meadhall
hall-tagline = Four games of the North at one table
seat-nameless = Seat { $number }

## Bots

bot-random = Dice-thrower
    .text = The weakest: answers at random.
bot-naive = Gleaner
    .text = Takes what brings most points at once.
bot-greedy = Reckoner
    .text = Plays by rules of thumb, and thinks no further.
bot-search = Seeress
    .text = Plays the game on in her mind, many times over, before she answers.

bot-level-1 = Snorri the Thrall
    .short = Snorri
    .text = Plays what comes to hand, as the whim takes him. Good company for a first evening.
bot-level-2 = Thora the Freewoman
    .short = Thora
    .text = Takes what looks best at the moment, and forgives a mistake.
bot-level-3 = Ketil the Huskarl
    .short = Ketil
    .text = Knows the rules of thumb, but now and then overlooks something.
bot-level-4 = Ragnhild the Jarl
    .short = Ragnhild
    .text = Makes no plain mistake, and minds what she leaves to you.
bot-level-5 = Hrolf the King
    .short = Hrolf
    .text = Weighs hundreds of ways it may go on. Few have carved their name on his bench.

## Refusals that every game has

no-unknown-move = “{ $move }” is no move here.
no-whole-move = “{ $move }” is a whole move here: nothing can follow it.
no-not-your-turn = It is not your turn.
no-over = The play is over.

## Errors of the server

error-already-started = The play has begun already.
error-ambiguous-move = That could mean more than one move.
error-bad-credentials = No account has this name and this password.
error-bad-message = The message cannot be understood.
error-bad-name = Such a name cannot be had: it has marks in it that nobody sees.
error-bad-options = The table cannot be set up like this: { $detail }
error-bad-position = The position cannot be set up: { $detail }
error-bad-saga = { $where ->
    [move] The record cannot be read: move { $number } is not allowed where it stands.
    [line] The record cannot be read: line { $number } is no line of a saga.
    [rules] The record cannot be shown: it was written under other rules than those of today.
   *[other] The record cannot be read: it is no saga, or only a part of one.
}
error-busy = The hall is busy; try again in a moment.
error-csrf = The page is too old; load it again.
error-curtain-down = Lift the curtain of this seat first.
error-database-away = The hall cannot reach its memory just now, so nothing new can be kept. All that was done before is safe; what you send now is tried again.
error-database-gone = The file with the hall's memory was taken away, so nothing new can be kept. What was done before is in that file; whoever keeps the hall has to put it back.
error-disk-full = The hall's disk is full, so nothing new can be kept until there is room. All that was done before is safe; what you send now is tried again.
error-has-account = You have an account already.
error-hint-alone = There are hints only where no other person plays.
error-host = This hall does not answer to that address.
error-id-used = This message was received before, as something else.
error-illegal-move = That move is not allowed now.
error-insecure = This hall is entered by https alone.
error-invalid-move = That is no move.
error-invite-needed = One comes to this table by invitation only.
error-log-full = So much has been taken back at this table that nothing more can be.
error-name-taken = Somebody has this name already.
error-no-account = You have no account here.
error-no-hint = Nobody found the time to think about it; ask again in a moment.
error-no-resigning = Resigning is for two: at this table you can leave, and a machine plays on.
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
error-password-common = This password is among those that are tried first. Take one that nobody else would think of.
error-password-name = A password that is made of your name is guessed at once.
error-password-short = A password needs at least { $least } characters: shorter ones can be found by trying them all.
error-rules-changed = The rules have changed since this play began; it can only be looked at.
error-seat-taken = Somebody sits there already.
error-seats-open = Some seats are still empty.
error-server = Something went wrong in the hall; nothing has changed.
error-stale = The table has moved on meanwhile; look again.
error-table-broken = The record of this play is damaged; it cannot be played on. What can be read of it is shown, and no other table is touched.
error-too-fast = That is too fast; wait a little.
error-too-large = That is too long.
error-too-many-connections = The hall is open in too many windows.
error-too-many-guesses = Too many wrong passwords were given for this account. Try again in some minutes.
error-too-many-sagas = The hall keeps no more records for you; some of yours have to go first.
error-too-many-decks = The hall keeps no more decks for you; throw one away first.
error-unknown-deck = There is no such deck of yours.
error-bad-deck = This is no deck.
error-too-many-tables = You have too many tables open.
error-undo-alone = Nobody is here who could agree, and what was learnt cannot be unlearnt.
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
cli-hint = “moves” lists what you may do, “help” tells the other words.
cli-help-moves = “moves” lists every move, “moves { $begin }” those that begin so
cli-help-what = “what { $thing }” tells what it does
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
cli-next-turn = Enter shows the next turning point.
cli-no-turns = No move gave much away.
cli-turn = { $nth }. Move { $number }, { $seat }: “{ $move }” gave away { $loss }; better was “{ $better }”.
cli-move-number = Move { $number } of { $count }

## The pages

ui-about = About
ui-account = Account
ui-answer-in = Your answer is in
ui-answer-kept = Everybody sees it when the time is up.
ui-ask-again = Ask me again
ui-away = away
ui-away-note = Away just now. If it takes long, the menu lets a machine play on.
ui-beast-bear = Bear
ui-beast-raven = Raven
ui-beast-serpent = Serpent
ui-beast-stag = Stag
ui-beast-wolf = Wolf
ui-begins-lot = Who begins is decided by lot when the play starts.
ui-board = Table
ui-cancel = Cancel
ui-cell-points = { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-clock-brisk = Brisk
ui-clock-brisk-note = 30 seconds a move and 5 minutes in reserve
ui-clock-calm = Calm
ui-clock-calm-note = 90 seconds a move and 15 minutes in reserve
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-clock-none = No clock
ui-clock-none-note = Take the time you need
ui-clock-of = Time left for { $name }: { $time }
ui-clock-other = { $seconds } seconds a move and { $minutes } minutes in reserve
ui-clock-other-slow = Days for a move: { $days }
ui-clock-out-note = Whoever runs out of time keeps the seat, but a machine plays for them until they take it back; the reserve is gone then.
ui-clock-slow = By letter
ui-clock-slow-note = Three days a move
ui-close = Close
ui-contents = Contents
ui-coordinates = Names of cells
ui-coordinates-note = Letters and numbers along the edge of the board
ui-curtain-heading = { $name }, it is your turn
ui-curtain-lift = Lift the curtain
ui-curtain-note = The others look away, please. What only you may see shows when the curtain is up.
ui-decks = Decks
ui-ending-left = left the table; a machine played from move { $number } on
ui-ending-lost = You lost.
ui-ending-one = { $name } wins
ui-ending-practice = Moves were taken back or hints were asked for: this play counts as practice.
ui-ending-ran-out = ran out of time; a machine played from move { $number } on
ui-ending-resigned = { $name } resigned.
ui-ending-shared = A shared victory
ui-ending-show = See the result
ui-ending-stand-in = was away; a machine played from move { $number } on
ui-ending-you = The victory is yours
ui-example = Example
ui-fit = Show the whole table
ui-go-on = Go on
ui-guest = Guest
ui-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-hero =
    Sit down.
    The fire is lit.
ui-hint = Hint
ui-hint-line = { $number }. { $move }: { $chance } % to win
ui-hint-practice = Chances to win. The play counts as practice from now on.
ui-invite = Invitation for a friend
ui-invite-copied = The address is copied.
ui-invite-copy = Copy the invitation
ui-language = Language
ui-leave = Leave the table
ui-leave-note = A machine plays on under your name, and the others are told. You cannot take the seat back afterwards. If you only go away for a while, go back to the hall: your seat waits.
ui-leave-sure = Leave for good
ui-looking = Looking back
ui-looking-at = You are looking at move { $number }
ui-lost = The hall cannot be reached. Trying again; your move is kept.
ui-machine = machine
ui-menu = Menu
ui-mine = Your tables
ui-motion = Movement
ui-motion-note = Tiles travel, light breathes
ui-news-back = { $seat } is back and plays again.
ui-news-left = { $seat } has left for good. A machine plays on.
ui-news-ran-out = { $seat } has run out of time. A machine plays meanwhile.
ui-news-rematch = Another game is proposed.
ui-news-stand-in = A machine plays for { $seat } now.
ui-news-undo-withdrawn = { $seat } no longer asks to take the move back.
ui-no-invite = One sits down here by invitation. Whoever sits at the table has it in their address bar and can send it to you. You may stay: the play opens here as soon as it begins, and you can watch.
ui-no-moment = That moment cannot be shown now.
ui-no-replay = There is no such record.
ui-no-table = There is no such table
ui-no-board = This game has no board on these pages yet: play it in a terminal
ui-not-asked = Something else is asked now.
ui-now-seat = { $seat } is thinking
ui-now-seats = { $seats } are thinking
ui-now-you = It is your turn
ui-nowhere = There is nothing here
ui-offline = The hall cannot be reached just now.
ui-open = Open tables
ui-opening = The door opens …
ui-options = What is played
ui-over = The play is over
ui-pace = Moves of others
ui-pace-at_once = At once
ui-pace-calm = Calmly
ui-pace-note = How fast machines' moves are told, when nobody else waits
ui-pace-quick = Quickly
ui-pace-slow = Slowly
ui-pause = Between rounds
ui-pause-key = Until I go on
ui-pause-long = 20 s
ui-pause-never = Do not stop
ui-pause-note = How long the table stops to tell what came to pass; never with other people
ui-pause-short = 8 s
ui-part-lost = This part of the page could not be loaded. All that was done is safe.
ui-part-lost-heading = Not loaded
ui-places = Places
ui-play-machine = Play the machine
ui-play-title = Play { $title }
ui-players = Players
ui-recap-all = Together
ui-recap-as-bars = As bars
ui-recap-as-table = As a table
ui-recap-move = move { $number }
ui-recap-moves = moves
ui-recap-rest = { $count } smaller sources
ui-recap-source = Source
ui-recap-table = Points by source
ui-recap-touch = touch a part to see its moves
ui-rematch = Once more
ui-rematch-agree = Play once more
ui-rematch-asked = { $names } would like to play once more. Do you?
ui-rematch-decline = No, thank you
ui-rematch-go = To the next table
ui-replay = Replay
ui-replay-eyes = Seen through the eyes of
ui-replay-eyes-none = whoever watches
ui-replay-pause = Pause
ui-replay-play = Play on
ui-resign = Resign
ui-resign-note = The play ends at once, and the other one has won.
ui-resign-sure = Yes, resign
ui-result-best = Your best moment
ui-result-best-of = Best moment of { $name }
ui-result-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-result-resigned = { $seat } resigned before the end.
ui-result-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-result-see = See it on the board
ui-result-shared-you = You share the victory
ui-result-since = { $seat } has been ahead since move { $number }.
ui-return = Return
ui-review = Review
ui-rule-link = the rule
ui-rules = Rules
ui-rules-play-note = Enough read? The table explains the rest as you go.
ui-saga = Saga
ui-saga-and-talk = Saga and talk
ui-saga-download = Keep the saga
ui-saga-empty = Nothing has happened yet.
ui-sagas = Sagas
ui-seat-fill = Let a machine sit here
ui-seat-free = Free seat
ui-seat-kept = is asked to play once more
ui-seat-unfill = Free the seat
ui-seats = Seats
ui-see-board = See the board
ui-sending = Your move
ui-sending-note = is on its way …
ui-settings = Settings
ui-sit = Sit down
ui-skip = To the table
ui-slider = Move of the play
ui-slider-back = One move back
ui-slider-forth = One move on
ui-sound = Sound
ui-sound-off = Silent
ui-sound-on = { $percent } %
ui-sound-turn-off = Turn the sound off
ui-sound-turn-on = Turn the sound on
ui-space = Space
ui-stand-in = away · a machine plays
ui-stand-in-give = Let a machine play for { $name }
ui-stand-in-later = Away. In { $time } a machine may play for { $name }
ui-stand-in-left = has left · a machine plays
ui-stand-in-note = A machine plays in this seat just now.
ui-stand-in-ran-out = out of time · a machine plays
ui-stand-in-take = Take your seat back
ui-stand-in-you = A machine plays for you. The seat is still yours.
ui-stand-in-you-ran-out = Your time ran out, so a machine plays for you. The seat is still yours.
ui-start = Begin
ui-stood-in-failed = { $bot } could not decide; { $by } has moved instead.
ui-stood-in-late = { $bot } found no time to think; { $by } has moved instead.
ui-summary-key = The table waits for you.
ui-summary-left = The table goes on in { $count } s.
ui-summary-others = The table goes on meanwhile: nobody waits for you here.
ui-summary-show = What it brought
ui-tables = Tables
ui-talk = Talk
ui-talk-empty = Nobody has said a word yet.
ui-talk-players = Only those who play hear this. Whoever watches has a talk of their own.
ui-talk-say = Say something
ui-talk-send = Say
ui-talk-spectators = Only those who watch hear this; the players do not.
ui-text-asked = What is asked
ui-text-filter = Show only options with these words
ui-text-last = What happened last
ui-text-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
ui-text-view = The table in words
ui-text-wait = Wait for the others.
ui-their-turn = Their turn
ui-theme = Light
ui-theme-day = Day
ui-theme-night = Night
ui-to-hall = Back to the hall
ui-told-count = { $number } of { $count } told since your move
ui-told-skip = Tell at once
ui-tray = Choose
ui-try-again = Try again
ui-turn-watched = To move
ui-undo = Take back
ui-undo-asks = { $seat } asks to take the last move back. Do you allow it?
ui-undo-no = Refuse
ui-undo-own = You have asked to take your move back. The others decide.
ui-undo-refused = { $seat } does not allow the take-back. The move stands.
ui-undo-waits = { $seat } asks to take a move back; the others decide.
ui-undo-yes = Allow
ui-unreachable = The hall cannot be reached just now.
ui-waiting-facts = What is played
ui-waiting-free = Waiting for players. Send the invitation to a friend.
ui-waiting-host = Everybody is here. Whoever opened the table begins.
ui-waiting-kept = Waiting for the others, who are asked to play once more.
ui-waiting-others = Players are waited for; the play has not begun.
ui-waiting-you = Everybody is here. You may begin.
ui-watch-copy = Copy the address of this table
ui-watching = You are watching.
ui-way-col = column
ui-way-e = to the right
ui-way-n = upwards
ui-way-none = nowhere
ui-way-row = row
ui-way-s = downwards
ui-way-w = to the left
ui-you = you
ui-your-name = Your name
ui-your-choice = Your choice
ui-your-turn = Your turn
event-undo = { $seat } takes a move back
event-resign = { $seat } resigns
