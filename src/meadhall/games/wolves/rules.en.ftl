## The rules for a newcomer

rules-minute = In one minute
    .text =
        On your turn lay one unit at the end of a line, play a manoeuvre, sacrifice a unit, or pass. The strongest line takes a victory card when all have passed. Five Glory after a round end the play.

        You have nine cards and draw almost none before you pass. So do not spend more on a round than it is worth: pass early, and you draw four and win ties.

        You may lay units into other players' lines: Archers, Assassins, Raiders and Traitors do their harm there.

        Sacrifices pay for gods in the Hall. Gods stay with you for the whole play. Blue and red ones do not bear each other.
rules-goal = The aim
    .text =
        Everybody builds a line of warriors. When all have passed, the strongest line takes a victory card; with four or five players the second strongest takes the other one. Victory cards bring Glory. Once somebody has five Glory after a round, or Ragnarök has come, the most Glory wins.

        Your hand is not filled up after every turn. Nine cards are all you begin with, so the question of each round is how much it is worth to you, and when to stop.
rules-turn = Your turn
    .text =
        You take exactly one main action: lay a unit, play a manoeuvre, sacrifice a unit of your own line, or pass.

        Before and after it you may call on the gods as often as you can pay: summon them from the Hall, or use what your own can do. Whoever has passed keeps getting turns until all have.
rules-lines = The lines
    .text =
        A unit is laid at the left or the right end of a line. It need not be your own: a line belongs to its owner, whoever laid what stands there, and some units do most harm among your foes.

        The strength of a line is the sum of its units, changed by Thor and Fenrir. It is read afresh at every moment, from the line as it stands then. When a unit goes, the others close up.

        Every unit bears one of two runes. Tiwaz marks warriors and leaders, Eihwaz marks simple folk and intruders.
rules-units = Warriors and folk
    .text =
        Berserk 5, Huskarl 2, Archer 1 and Thrall 0 are worth what is printed. A Bond is worth as much as there are Eihwaz units in his line, himself among them. A Hirdman has 3, but 7 while at least one of his neighbours is a Hirdman.

        Berserk and Thrall show their use when sacrificed: the Berserk pays for two, and Thralls go along for nothing. The Huskarl guards his line against intruders.
rules-leaders = Leaders
    .text =
        A line holds at most one Priest, one Hövding and one Konung. The Hövding is worth two for every Tiwaz unit in the line, himself included. The Konung has ten, less one for every other unit, and never less than nothing. The Priest has 8, but he does not come where another Tiwaz unit of strength 8 or less stands already; others may join him later.
rules-intruders = Those who do harm
    .text =
        Archer: laid from hand beside another Archer, he destroys any unit of any line. If that happens in another player's line, its owner chooses who falls.

        Assassin: destroys a unit of the line he is laid into. If it had 4 or less, you draw a card.

        Raider: takes a unit of that line into your hand, but no other Raider.

        Traitor: brings the weakest Tiwaz unit of that line to the end of yours that you choose.

        They stay where they were laid, and belong to that line from then on.
rules-manoeuvres = Manoeuvres
    .text =
        Plague: name a strength. In all lines, yours too, the units that have exactly that much are discarded.

        Outflank: discard as many cards as you like and draw one more than that; or take one to three units of your line back to hand.

        Shield Wall: no action. You play it when something is about to happen to your line.
rules-answers = Answers
    .text =
        When somebody's Archer, Assassin, Raider, Traitor, Plague, Tyr or Loki reaches for your line, you are asked before it happens, once.

        A Shield Wall from your hand saves your line, and only yours, as long as you have not passed. A Huskarl in your line can be discarded against an Assassin, Raider or Traitor, even after your pass.

        Whether you are asked depends on what everybody knows, never on your hand: the question itself betrays nothing. In the menu of the prompt you can let everything happen for the rest of the round.
rules-pass = Passing
    .text =
        Whoever passes draws four cards and is out of the round; the line stays and counts. On later turns you may still draw one card and discard one. Nobody holds more than twelve cards: what would go beyond does not happen.

        Of two equal lines the one whose owner passed earlier is ahead.
rules-sacrifice = Sacrifices
    .text =
        As a main action, give one unit of your line to the gods. Any Thralls of your line may go along. They lie before you until you pay with them; what is left at the end of the round is lost.
rules-gods = The gods
    .text =
        Three deities stand in the Hall. The first of a colour costs two sacrifices, and one more for each deity of that colour you have already. Yggdrasil always costs two. A Berserk pays for two; you may not add a card that the price does not need.

        Blue and red gods do not bear each other. Whoever comes to have both must give up one colour at once, unless Yggdrasil, the black one, serves him. Gods stay from round to round.

        Most work all the time. Some are called, and a sand-glass on their plate says that it was done this round. Thor and Fenrir may be given up for a blow: one or two gods of the other colour are discarded, wherever they are.
rules-blue = The blue gods
    .text =
        There are eight, and this is what each of them does.
rules-red = The red gods
    .text =
        These are eight as well, and with them stands Yggdrasil, the black one.
rules-round = The end of a round
    .text =
        When all have passed, Vidar comes first, then the lines are counted. With three players one victory card lies open and the strongest line takes it. With four or five there are two: the strongest chooses, the second gets the other.

        Then the Valkyrie flies, lines and sacrifices are discarded, marks of use are taken off, and the winner starts the next round. Hands, gods and victory cards stay.
rules-victories = Victory cards
    .text =
        Some are worth a fixed number of Glory, others change with your gods, your hand or your other victories. What a card is worth to whom at this moment stands beside it. Two of them change how many cards your pass draws.
rules-end = The end of the play
    .text =
        If somebody has five Glory or more at the end of a round, the play is over; five in the middle of it count for nothing. Ragnarök lies among the last three deities and at the bottom of the victories; where it turns up, that round is the last.

        Most Glory wins. Among equals it is whoever took a victory card in the last round; otherwise they share.
rules-reconstructed = What is reconstructed
    .text =
        The rulebook has no list of its cards. How many there are of each, the runes of Huskarl and Raider, the strengths of Traitor and Raider and all nine victory cards are our own reconstruction. They are kept as data. Whoever owns the box writes its true cards into a file of the same shape and opens the hall with it: meadhall serve --cards FILE. Tables may then choose those cards, and every record says which were played. This page keeps to the numbers of our own set; at a table every card tells those it is played with.

        Everything else follows the rulebook; where it is silent, the hall's rulings say how it is played.
rules-hands = With mouse, finger and keys
    .text =
        Take up a card: the ends of all lines glow and tell how strong the line would be. Choose an end, then a target if there is one; the golden button, a second click or Enter plays the move. Touch a unit of your own line to sacrifice it, a god of the Hall to summon it, a god of yours to call on it. Rest on a card, or press it long, to read it and to see where its strength comes from.

        Keys: 1 to 9 and 0 take up a card, arrows walk over all that can be chosen, Enter chooses and plays, Escape steps back, Space passes or says that it is enough, T tells the table in words, U takes a move back.

rules-example-hirdmen = The second Hirdman makes a pair: 7 and 7 with the Berserk's 5 are 19.
rules-example-either = One more Bond, and all Bonds grow.
rules-example-folk = Four Eihwaz units: each Bond is worth four.
rules-example-pairs = The first two stand side by side; the third, beyond the Berserk, is alone.
rules-example-leaders = Three Tiwaz units make the Hövding 6. Two others leave the Konung 8. The Priest came beside a Thrall.
rules-example-konung = Even a Thrall makes a Konung weaker: a gift nobody wants.
rules-example-archers = The right Archer was laid beside the left one: any unit on the table may fall.
rules-example-traitor = The Huskarl is the weakest Tiwaz unit; he changes sides, the Traitor stays.
rules-example-plague = Seven is named: both Hirdmen of one line and the Konung of another are lost.
rules-example-thralls = The Berserk goes, and both Thralls may go along.
rules-example-summon = A Berserk pays the whole price, and Thor makes the line stronger by five.
rules-example-fenrir = Fenrir takes five from the third line; Odin's line ignores him.
