## The rules for a newcomer

rules-minute = In one minute
    .text =
        Two squads of creatures stand face to face, each on three rows of five cells. Whoever has no creature left has lost.

        When your turn begins, all your cards open. Each of them may step and may act once: strike a card next to it, or use one of its features. A card that has acted closes: it is turned sideways and does nothing more until your next turn.

        Striking an open creature is a fight. Both sides roll a die, and the difference says who hits, and how hard. A closed creature does not fight back. But an open one beside it may step in as a defender. So with every card you choose anew: strike now, or stay open for the enemy's turn.

        For the first game take the ready squads. Then nothing is recruited or placed, and you may go straight on to the turn.
rules-field = The field
    .text =
        The battlefield has six rows of five cells; columns are a to e, rows 1 to 6. Rows 1 to 3 are the first player's half, rows 4 to 6 the second player's. Your first row is the one at the middle line, your third row the one nearest to you.

        Next to a card are the eight cells around it, diagonals included. Opposite, behind, left and right are single cells, always as the card's own player sees them.

        Beside the field lies the extra zone, where flyers and terrains go, and each player has a deck, a graveyard and an exile.
rules-cards = What a card shows
    .text =
        The number in the crystal is its cost: gold for elite cards, silver for ordinary ones. A crown makes the card unique: one of that name in a squad. The element is steppes, mountains, forests, swamps or darkness; neutral cards have none.

        Lives are the wounds it can bear. Movement is how far it steps; flyers, companions, parasites, artifacts and terrains show their kind instead. The three numbers of the simple strike are the wounds of a weak, a medium and a strong one.

        Symbols and sentences below are its features. If a card says something else than these rules, the card is right. Each term has an entry of its own: touch it to read it.
rules-recruiting = Recruiting a squad
    .text =
        Both roll a die; whoever has more chooses to go first or second. The first player gets 24 gold and 22 silver crystals, the second 25 and 23.

        A deck has 30 to 50 cards, at most three of the same name, five if they have horde. You are dealt fifteen. If you do not like them, you may shuffle them back and get fifteen others, for 1 gold each time.

        Now recruit in secret. Elite cards are paid in gold alone, ordinary ones in silver, gold or both. Every element beyond the first costs 1 gold; neutral cards do not count. No more than 15 crystals may go to flyers. Of a unique card you take one copy, and one terrain at most. You need not spend everything. What you leave goes back into the deck.
rules-placement = Placement
    .text =
        Both place their squads in secret, face down, one card on a cell; flyers, symbionts and terrains take a cell for now as well. The first player fills the central nine cells of his half, then the side cells of his second and third row, and those of the first row last. The second player has all five cells of his first row and the three central ones of the other two, then the rest.

        Then cards are turned up. The second player may leave cards of his third row face down until his first turn. Such a card is turned up earlier if it does something, or if an attack, a spell or an effect is aimed at it and nobody defends it.

        Flyers and terrains go to the extra zone, symbionts are seated, and features for the start of the battle are used in turns, the first player first.
rules-turn = Your turn
    .text =
        First your closed cards open, and all have their movement back. Armour is whole again on both sides. Next comes what happens at the start of a turn: poison, regeneration, incarnation tokens, Valhalla and other features.

        Then move and act with your cards, in any order: one after the other, or first all steps and then all blows. A card may step and then act. Once it has acted it is closed. You need not use all of them.

        When you end the turn, what happens at its end takes place, and whatever lasts until then runs out.
rules-movement = Movement
    .text =
        An open creature steps forwards, back, left or right onto a free cell, and each step takes one of its movement. Not diagonally, and not through other cards. Artifacts stay where they are.

        Instead of stepping, a creature with jump goes to a free cell within its range, and one with teleport to any free cell. That takes all its movement, and is not possible after a step in the same turn. Both count as moving; being moved by another card does not.
rules-action = Actions
    .text =
        An open card may act once, and closes. It makes a simple strike, or uses a feature whose price is to close, or gains a counter if it has a feature that is paid with counters. In the enemy's turn it may defend.

        A card that something opens again has its movement back and may act once more. Features that do not ask for closing can be used whether the card is open or closed.
rules-strike = Simple strikes and the dice
    .text =
        A creature strikes a card next to it. If that is an open creature, they fight: the attacker rolls, then the attacked one. Experience and other features change the dice. Now compare.

        The attacker is ahead by 1: he hits weakly. By 2: he hits for medium, and gets a weak blow back. By 3: medium, and nothing comes back. By 4: strong, and a weak blow back. By 5 or more: strong, and nothing back.

        The attacked one is ahead by 1: the attacker still hits weakly. By 2: both miss. By 3: the attacker misses and gets a weak blow. By 4: the attacker hits weakly and gets a medium blow. By 5 or more: he misses and gets a medium blow.

        Equal dice: up to 4 the attacker hits weakly, from 5 on the attacked one does.

        Where both hit, whoever rolled more may step down to the row before: ahead by 4, you may take a medium strike without an answer instead of a strong one with a weak blow back. Both strikes land at the same time.
rules-closed = Striking a closed card
    .text =
        A closed creature without a defender does not fight back, and an artifact never does. Only the attacker rolls, and always hits: up to 3 weakly, with 4 or 5 for medium, with 6 or more strongly.

        You see the odds of a strike before you declare it.
rules-defender = Defenders
    .text =
        When an enemy creature declares a simple strike in its own turn, you may name a defender: an open creature of yours that stands next to the attacker and next to the target. It closes and takes the fight upon itself, as an open creature.

        A card can be defended whether it is open or closed. Nobody can be defended from a directed or unanswered strike, nor from attacks that are not simple strikes. An attack gets a new target once at most: a defended one cannot be redirected any more.
rules-features = Features that close a card
    .text =
        “Close:” before a feature is its price: the card acts, and closes. If it gives wounds, one die says how hard, as against a closed card: “shot 1-2-2” is 1 with up to 3, else 2. “Shot 3” is 3 whatever you roll. The target does not fight back, and nobody defends it.

        Simple, special and magic strikes are close attacks, for cards next to the attacker. Shots, throws, discharges and the strike over a row are ranged attacks. Spells and effects are no attacks. Magic strikes, discharges and spells are magic, all others are not.

        Some prices are counters. A card with such a feature may close to gain one, and pays when it has enough.
rules-ranged = Ranged attacks
    .text =
        Range is counted in steps along rows and columns, not diagonally. Without a number it is unlimited. What stands next to the attacker, diagonally too, cannot be the target of a ranged attack. Cards in between do not matter.

        The strike over a row is different: it goes over one cell, along the row or the column, and that cell must be empty or hold a card of yours.

        Spells and effects reach neighbours as well.
rules-wounds = From the dice to the wounds
    .text =
        First the dice are changed: by the roller's side, then by the other; then strength is known. Then the value: what the attacker's side adds, then what the target's side takes off. What sets a strength or a value to a number comes last.

        A block undoes the whole attack. Protection lets nothing through. Armour and other prevention stop some of the wounds, but the value stays. Abilities of the same name do not add up, the larger one counts: poison 2 and poison 1 are poison 2. Other bonuses add up.
rules-instants = Instants
    .text =
        An instant may be used like any feature of your turn, and besides that at any moment of either turn: in answer to an attack, after the dice, after a step. Some name their own moment. Naming a defender is an instant, too.

        You are asked whenever you could answer. The active player speaks first, then the other, until both pass. The last one declared happens first.
rules-formation = Formation
    .text =
        Cards of yours that have formation help each other while they stand side by side or one behind the other, not diagonally. Each of them gets what its own text says. When one leaves, the formation is broken and the gain is lost.
rules-flyers = Flyers
    .text =
        A flyer is in the extra zone and next to nobody. Its simple strike reaches any card, on the field or in the air. Ground creatures cannot strike it; ranged attacks reach it from everywhere, except the strike over a row.

        Against a flyer's strike another flyer may defend, or a creature next to the target. A struck flyer is defended by flyers alone. Between two ground creatures no flyer steps in.

        If a squad has only flyers left, a creature of the other side may close to reach for the sky: until the end of its player's next turn it may strike any flyer once. Another flyer may defend. Hit or miss, the right is gone then, but it may be gained again.
rules-symbionts = Symbionts
    .text =
        Companions sit on ground creatures of their own squad, parasites on those of the enemy. Before the battle they are seated: the first player's companions, the second player's, then the first player's parasites on creatures of the enemy's first row, then the second player's. One host bears one symbiont. Whoever finds no host dies.

        A symbiont shares the cell of its host and goes where that goes. It is a creature with lives of its own: it can be attacked, opens and acts by itself, stands next to its host and to all that its host stands next to, and may defend. When the host dies, leaves or takes to the air, the symbiont dies.
rules-artifacts = Artifacts and terrains
    .text =
        An artifact has lives and may be attacked, but neither moves nor strikes; its features work like those of creatures. A simple strike at it is always made as at a closed card, but it may be defended.

        A terrain lies in the extra zone and supports its squad. It cannot be attacked. Artifacts and terrains alone do not hold a field: without creatures you have lost.
rules-incorporeal = The incorporeal
    .text =
        An incorporeal creature may step onto cells where others stand, and on through them. While it shares a cell it must step off before anything else is done; if it has no movement left there, it is banished.

        It is neither healed nor poisoned, cannot be finished or devoured, and gives a vampire nothing. Where it would die, it is banished instead.
rules-death = Wounds and death
    .text =
        Wounds stay on a card until they are healed. A creature or artifact without lives goes to the graveyard at once, and features on death take effect. Extra lives raise what a card can have; they do not heal.

        To destroy a card is to let it die without wounds. A banished card has not died; it is gone for the rest of the battle.

        Poison wounds a creature at the start of its player's turn, regeneration heals it then: both only if it opened or was open.
rules-incarnation = Incarnation and Valhalla
    .text =
        A dead card with incarnation gets a token at the start of each of your turns. When it has as many as its number, it comes back to a free cell of your third row, closed; a flyer to the extra zone. If the row is full, it waits. This happens once per battle: when it dies again, it is banished.

        Valhalla works from the graveyard, at the start of each of your turns, for cards that fell to an attack of an enemy card.
rules-winning = Winning
    .text =
        You win as soon as the enemy's squad has no creature left and nothing remains to be resolved. Artifacts, terrains and cards that wait for their incarnation save nobody. If both squads are empty, it is a draw.

        So that no battle lasts for ever, it is also a draw when 40 turns in a row pass without a creature or an artifact leaving the battle, and after turn 200.
rules-silent = Where the book is silent
    .text =
        The placement of the two ready squads is ours, since the picture that shows it is lost to us. The limits for a draw are ours as well. All other questions the book leaves open are answered by the hall's rulings.

rules-example-halves = The two ready squads. The first player's first row is row 3, the second player's row 4. Wyvern and Mountain Spirit fly in the extra zone.
rules-example-step = Two movement: the Plague Rider steps forwards, and may step once more, then strike.
rules-example-jump = The Assassin jumps up to three steps far, over everybody.
rules-example-fight = Raer strikes Helmir, who is open: both roll, and both can hit.
rules-example-closed = The Clay Golem is closed: only the troll rolls, and he hits for certain.
rules-example-defender = The Guard of Tullen is open and stands next to both: he may take the blow for Khazg, who is closed.
rules-example-directed = Teach has a directed strike: the Guard of Tullen can only watch.
rules-example-shot = Khazg shoots five steps far. Raer, next to him, cannot be his target.
rules-example-over = Over his own Squire the Assassin strikes the Skald, two cells ahead.
rules-example-finishing = The Vampire has 3 lives left: finishing 4 is enough, without a die.
rules-example-counters = With three counters Charon takes a creature with him, however strong.
rules-example-formation = Helmir and Chernovar stand side by side: armour 2 for one, armour 1 for the other.
rules-example-air = The Wyvern strikes the Storm Priest in the last row. His protection from flyers undoes it; against Ost beside him it would work.
rules-example-whirl = With the Sentient Whirl on him, the Mage steps two cells.
rules-example-bombard = The bombard does not move, but it shoots as far as you like.
rules-example-cliffs = The cliffs give Chernovar +1 to his strikes for this turn.
rules-example-mist = The Mist Dweller steps onto the skeleton's cell, and has one movement left to step off.
rules-example-return = Raer has two of his three tokens. When your next turn starts, he comes back to the third row.
