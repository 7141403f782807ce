## The rules for a newcomer

rules-minute = In one minute
    .text =
        Three ages. In each you first draft six cards, then spend your rage, one action a turn: invade a province, march, upgrade your clan, lay a quest, pillage.

        Pillaging calls everybody near to battle. Each side plays a card face down; the strongest wins and gets Glory by its axes, and what the province holds if it was the one to pillage. All figures that lost go to Valhalla. They come back when the age ends.

        Quests pay for being strong somewhere, or for dying. At the end of an age Ragnarök burns one province, which everybody knows beforehand, and whoever dies there gets Glory.

        The most Glory after three ages wins. Losing battles can be a way to it.
rules-goal = The aim
    .text =
        Ragnarök is coming, and nobody will stop it. All your clan can choose is how it will be remembered. You gain Glory by winning battles, by pillaging, by doing what the gods ask of you, and by dying well. After three ages the clan with the most Glory has won.

        To lose a battle is no shame here. Some clans come out ahead by sending their own dead to Valhalla, again and again. Find out early in each age which kind of clan yours is going to be.
rules-board = The lands
    .text =
        In the middle grows Yggdrasil, the world tree. Around it lies a ring of eight provinces in three regions: Elvagar, Angerboda and Myrkulor are Manheim; Muspelheim, Horgr and Utgard are Jotunheim; Andlang and Gimle are Alfheim. A province borders its two neighbours in the ring, and Yggdrasil borders all eight.

        A province has three, four or five villages, and one figure fits into each. When all are taken, nobody else comes in. Yggdrasil has no villages: there is room for everybody.

        Four fjords lie between the provinces, each with room for any number of ships. A fjord serves the two provinces beside it: its ships fight and count in both, and what befalls either province befalls the fjord as well.

        A token in each province tells what a pillage brings: one step of rage, axes or helmets, and in one place 5 Glory. Yggdrasil raises all three. Some provinces are gone before you begin: one when four play, two when three play. Which ones Ragnarök will take at the end of each age everybody knows from the start.
rules-clan = Your clan
    .text =
        A clan has three stats. Rage is what you can spend in an age. Axes are the Glory you get for winning a battle. Helmets are how many figures you may have on the board. Every clan begins with rage 6, axes 3 and helmets 4. Each stat has six steps: rage climbs to 12, axes to 8, helmets to 10.

        You command a leader of strength 3, eight warriors of strength 1 each and a ship of strength 2. At first they all wait in your reserve. A figure that is destroyed goes to Valhalla and is back in the reserve when the age is over. At the beginning all clans are alike; your upgrades make the difference.
rules-age = Three ages of six phases
    .text =
        Every age has the same six phases. Gifts of the gods: you draft your cards. Actions: the clans spend their rage, turn by turn. Discard: all cards but one are dropped. Quests: they are opened and rewarded. Ragnarök: a province is destroyed. Valhalla: the dead return.

        Then the tokens of all provinces are turned up again, the clan to the left becomes the first player, and the next age begins with a deck of its own. The later the age, the mightier its cards. Stats, upgrades and the figures on the board stay as they are.
rules-draft = The gifts of the gods
    .text =
        Everybody gets eight cards of the age's deck, takes one of them in secret and passes the others to the left. From the pack that arrives everybody takes one again, and so on, until all have six cards. The two that remain are dropped unseen.

        Nobody is told what you take. But remember what you pass on: somebody has it now. If you kept a card from the age before, you have it back in hand after the draft.

        A good hand has something of everything: strength for battles, upgrades that fit together, and quests you can fulfil where you are going anyway. Cards of the same god often help each other.
rules-actions = Your turn, and your rage
    .text =
        In each age you have as much rage as your stat says. Turn by turn, clockwise, each clan takes one action: it invades, marches, upgrades, lays a quest or pillages. You may take the same action on every turn if you like.

        Once your rage is spent you take no more actions, not even those that cost nothing. So pillage and lay your quests while you have some left. You still answer the call to battle, and fight wherever you stand. If you gain rage later, you are in play again.

        You may also pass. Then the rage you had is lost, and in this age you take no more actions.

        The phase is over when nobody can act any more, or when every province that still stands has been pillaged, Yggdrasil too. Rage is never saved for later.
rules-invade = Invade
    .text =
        Put a figure of your reserve into a free village of any outer province, and pay rage for its strength. A leader comes for nothing. A ship goes to a fjord instead. Nobody invades Yggdrasil: one marches there.

        If you have as many figures on the board as helmets, you cannot invade. Ships take a helmet, too; the dead in Valhalla do not.
rules-march = March
    .text =
        For 1 rage, any number of your figures go from one province to free villages of another. They need not be neighbours: the whole board is one march wide. Ships never move.

        Marching is the way to Yggdrasil. From there your figures can answer the call to every battle in the ring.
rules-upgrade = Upgrade
    .text =
        Pay what the card costs and lay it into its slot. It works at once, and until the end of the game. There is one slot for the leader, one for the warriors, one for the ship, two for monsters and three for the clan. You may lay a card over another one, which is discarded.

        The upgrade of a leader, of warriors or of a ship tells their new strength. If such a figure waits in your reserve, it may invade at once without further rage. A monster comes with its card and may do the same. A helmet must be free for it, as in any invasion.

        Upgrades in different slots all count, even if they do the same.
rules-quest = Lay a quest
    .text =
        Lay a quest of your hand face down beside your clan. That costs nothing, and you may have as many as you like, even two alike. What it is nobody knows until the quests are opened.

        Alfheim!, Jotunheim! and Manheim! ask you to be the strongest in some province of that region, Yggdrasil! in Yggdrasil itself. Glorious Death! asks for at least four figures of yours in Valhalla. A quest that you do not fulfil costs you nothing but the card.
rules-pillage = Pillage
    .text =
        Choose a province that has not been pillaged in this age, in which you have a figure, or a ship in its fjord. It costs no rage.

        If nobody opposes you, the reward is yours at once: a step of a stat, or 5 Glory, and in Yggdrasil a step of all three. If others are there, or come, there is a battle. Three things happen then: the call, the cards, the outcome.
rules-call = The call to battle
    .text =
        Clockwise from the pillager's left, every clan may send one figure from a neighbouring province into a free village of the one that is pillaged. Then again, round and round, the pillager too, until nobody sends another or all villages are taken. Whoever said no may still come on a later lap.

        It costs nothing, and clans without rage may come as well. Ships cannot come; those in the fjord are in the battle already.
rules-battle = The cards
    .text =
        Everybody who has figures in the province or its fjord takes part. Each plays one card face down, and all are turned up at the same time. Whoever holds cards must play one.

        A battle card adds its strength to your figures and does what it says. An upgrade or a quest adds nothing. That is no waste: losers take their cards back. So play a weak card where you cannot win, and let others waste their strong ones.
rules-order = Which card acts first, and late cards
    .text =
        First comes Thor's Primacy: the texts of all opposing cards are void, but their strength remains. Then Heimdall's Watch: all cards are discarded and everybody plays anew. Then all others that act before the comparison, from the pillager clockwise, such as Odin's Smite and Odin's Tide. A clan that has lost its last figure in this way fights on with the strength of its card.

        Heimdall's Eye and Heimdall's Gaze are late cards. They can be played like others, or added once all cards are shown: the pillager is asked first, then the others clockwise, round and round until nobody adds one. There are none in age one.
rules-outcome = Who wins, and what for
    .text =
        The greatest strength wins. If there is a tie at the top, everybody has lost.

        The losers' figures in the province and its fjord are destroyed, ships included, and go to Valhalla. But the losers take their cards back to hand, while the winner's are discarded. First the cards that pay for losing do their work, then those that pay for winning.

        If the pillager has won, the reward follows, and the token is turned: this province cannot be pillaged again in this age. If a defender has won, nobody gets the reward, and the province can be tried again.

        Last of all the winner, pillager or not, gets Glory for the clan's axes. They are counted after the reward, so an axe just pillaged counts already. Where nobody fought, there is no such Glory.
rules-discard = Discard
    .text =
        When the actions are over, everybody keeps one card for the next age and drops all others, unseen. In the third age none is kept.
rules-quests = Quests are opened
    .text =
        All laid quests are opened together. To be the strongest in a province you need more than every other clan there; ships in its fjord count. A tie is not enough. You may be the strongest where nobody else is, and one ship may well be the strongest on both of its shores.

        Every quest you have fulfilled brings its Glory, and you raise a stat of your choice by 1. Then all opened quests are discarded.
rules-ragnarok = Ragnarök
    .text =
        The doomed province of this age is destroyed for ever, with all figures in it and in its fjord. There is no better death: each figure brings its clan 2 Glory in the first age, 3 in the second and 4 in the third. A clan that is there in time, and in numbers, lives on in songs.

        The fjord goes on serving its other shore. When both provinces are gone, it is closed.
rules-valhalla = Valhalla
    .text =
        All figures in Valhalla return to the reserves of their clans, monsters as well. Some of Loki's upgrades pay for each that comes back.
rules-end = The end of the world
    .text =
        After the third age every stat that has become legendary brings Glory: 10 if it stands on its fourth or fifth step, 20 on the sixth, which is the last. The numbers on the tracks: rage 6, 7, 8, 9, 12, 12; axes 3, 4, 5, 6, 8, 8; helmets 4, 5, 6, 7, 10, 10.

        The clan with the most Glory wins. Clans with equal Glory share the place.
rules-monsters = Monsters
    .text =
        Nine monsters wait for a clan that calls them by their card, three in each age. A monster is a figure like others: it takes a village and a helmet, marches, fights, dies, returns from Valhalla. You can have two. If you lay a third over one of them, that one leaves the game, wherever it is, without Glory for anybody.

        The Sea Serpent alone is a ship: it lives in fjords, needs no village and never moves. And only the Dark Elf invades Yggdrasil itself.

        Troll and Fire Giant strike when they invade, also in the free invasion that comes with their card, but not when they march or answer a call.
rules-gods = The six gods
    .text =
        Odin turns battles around. His Smite fells a warrior of every opponent, his Tide leaves each clan a single figure, his Judgement pays 2 Glory for every dead. Odin's Inspiration doubles what Ragnarök pays you, Odin's Throne what quests do.

        Thor rewards victory. His Hammer brings 3 Glory, his Oath a stat, his Ascension rage and Glory, and his Primacy silences all other cards. Thor's Glory pays when many enemies fall, Thor's Domain lets you pillage where you have just invaded, Thor's Conquest counts your figures at the end of the game.

        Loki rewards defeat. His Trickery takes rage from the winner, his Backstab takes Glory, his Poison takes the very cards. Loki's Blessing sends a warrior after the dead; Domain, Eminence and Wrath pay for all who return from Valhalla.

        Frigga helps. Her Grace raises a second stat, her Charm makes upgrades cheaper, her Succor brings another warrior, her Protection saves figures for rage, her Domain calls them out of Valhalla, and her Sacrifice gives a stat for two of them.

        Heimdall sees what others hide. His Sight is worth as much as the enemy's best card, his Watch clears the table, his Eye and Gaze come late.

        Tyr is plain strength, from +2 to +6. With Tyr's Domain or Wrath even a quest strikes, Tyr's Challenge pillages twice, Tyr's Prowess keeps the winning cards.

        Lords make your leader's pillages worth more, Arms strengthen your warriors, dragon ships pay when they sink. In every age there are nine quests, thirteen battle cards and twelve upgrades, three of these monsters. Six cards of each deck are used from three players on, and eight more only when four play.
rules-two = For two
    .text =
        Three provinces are gone from the start, and each deck has twenty cards. In the draft you take two cards at a time and pass the others to your opponent, three times in all; the two that remain are dropped. Everything else stays the same.
rules-first = Your first game
    .text =
        If the cards are new to you, choose “First game” when you set up the table. Then there is no draft in the first age: everybody plays with the eight cards dealt. From the second age on you draft as usual, and know by then what is worth taking.
rules-hands = With mouse, finger and keys
    .text =
        What you can choose glows. Take up a figure of your reserve, and each place it may go to tells how strong you would be there. Touch a card of your hand to lay it, or a province where you stand to march from it or to pillage it. Then the golden button, a second click or Enter makes the move. Rest on a card, a figure or a province, or press it long, to read about it. If something is not allowed, try it, and you are told why.

        Keys: 1 to 9 and 0 take up a card, arrows walk over all that can be chosen, Enter chooses and plays, Escape steps back, Space passes, T tells the table in words, U takes a move back.

rules-example-lands = Gimle has five villages, Andlang three. The Wolf's ship serves Gimle and Myrkulor, the Bear's Elvagar and Angerboda. Horgr is gone already, and Muspelheim will be next.
rules-example-draft = One of these eight stays with you; seven go on to the left.
rules-example-warrior = Andlang's last village. The Wolf pays 1 rage for a warrior and is in.
rules-example-ship = For 2 rage the ship adds its 2 on both shores: 3 in Utgard, 2 in Andlang, where it fights a full province without a village of its own.
rules-example-march = Leader and warrior climb Yggdrasil for 1 rage. One warrior and the ship stay behind.
rules-example-lord = 3 rage for the Lord of Hammers, and since the leader waits in the reserve he comes to Angerboda for nothing.
rules-example-arms = With Brothers in Arms two warriors are worth 3. The second one comes with the card, and the two Ravens are outmatched.
rules-example-dragons = Loki's Dragons bring the ship at once. Should it ever sink, that is 4 Glory.
rules-example-clan = All three slots of the clan are taken: Thor's Glory takes the place of Tyr's Domain.
rules-example-quest = In Elvagar the Wolf has 4, the Raven 2. If that lasts until the quests are opened, Manheim! brings 5 Glory and a stat.
rules-example-alone = Nobody is there and nobody near enough to come: the Wolf raises its rage for the next age, and gets no Glory for battle.
rules-example-fjord = The ship alone is enough to pillage Andlang. The Raven's warrior defends it; the Bear's leader in Myrkulor is too far away.
rules-example-call = The Wolf pillages Elvagar. The Raven may send its warrior from Myrkulor, then the Serpent its leader from Yggdrasil, though it has no rage left. The Bear in Gimle is no neighbour.
rules-example-battle = Tyr's Crush makes 8 of the Wolf's 4. The Raven has 3, plays an upgrade that adds nothing, and will have it back.
rules-example-primacy = Thor's Primacy comes before Heimdall's Watch: the Watch does nothing, and 6 stand against 3.
rules-example-late = Eight against eight: everybody would lose. With Heimdall's Eye the Wolf has ten.
rules-example-axes = The token of Utgard raises axes from 4 to 5 before they are counted: if the Wolf wins, the battle itself is worth 5 Glory.
rules-example-strongest = The Serpent's ship and warrior have 3 in Andlang against the Raven's 1, and serve Alfheim! In Utgard the ship only ties with two Ravens: no Jotunheim! Elvagar is a tie, too, but the Wolf holds Angerboda for Manheim!
rules-example-ragnarok = Gimle falls at the end of this second age, with everybody in the fjord: 9 Glory for the Wolf, 6 for the Raven, 3 for the Bear's ship. The Bear's leader in Myrkulor is safe.
rules-example-troll = As the Troll arrives three warriors fall, two of the Raven and one of the Bear. The Raven's leader stays.
rules-example-dwarf_chieftain = The Dwarf Chieftain and his coming cost nothing, and the last rage is still there.
rules-example-sea_serpent = The Sea Serpent is a ship of strength 3, stronger than the Raven's beside it, and counts on both shores.
rules-example-dark_elf = Only the Dark Elf can invade Yggdrasil. He pays 1 rage, and has strength 3 there.
rules-example-valkyrie = If the Wolf wins here, three Ravens fall, the ship among them: 3 Glory for its axes and 6 for the Valkyrie.
rules-example-fire_giant = The Raven's leader, warriors and ship in the fjord all burn. The Bear's Troll is a monster and does not.
rules-example-frost_giant = With the Frost Giant the reward comes twice: all three stats rise by two steps.
rules-example-soldier_of_hel = The Soldier of Hel comes from the reserve for nothing: 4 against the Serpent's leader.
rules-example-volur_witch = The battle is lost and the warrior will fall, but the Volur Witch may go to Yggdrasil instead.
