## In the hall

title = Berserk
tagline = Recruit a squad in secret, place it face down, and fight to the last creature
length = 40–60 minutes
option-decks = Decks
    .text = Where the squads come from: two ready ones for a first game, a ready deck for each player, or decks of your own.
option-decks-squads = ready squads
    .text = The first game: Raer's Hordes against Helmir's Warband. Nothing is dealt or recruited, and all cards lie face up from the start. Their placement is ours.
option-decks-ready = ready decks
    .text = Each player picks a ready deck in secret, is dealt fifteen cards of it and recruits.
option-decks-own = decks of your own
    .text = Each player lays out a deck of 30 to 50 cards in secret, is dealt fifteen of them and recruits.
deck-horde = Deck of Raer
    .text = Darkness and swamps: the dead come back, poison spreads, flyers circle overhead.
deck-host = Deck of Helmir
    .text = Mountains, steppes and forests: armour in formation, shots and discharges, the songs of the skalds.
squad-raer = Raer's Hordes
squad-helmir = Helmir's Warband

## Cards

card-hidden = a face-down card
card-volkhv = Volkhv
    .text = 1 counter, close: a spell redistributes up to 2 wounds from a creature of yours to enemy creatures. If you go second, he starts the battle with a counter.
card-ost = Ost
    .text = Instant, close: an effect makes a simple strike of a creature of yours strong. Close: discharge 1, any range.
card-shieldbearer = Shieldbearer
    .text = Defence experience 2. −1 from ranged attacks for him and for your steppe creatures on his left and right. Formation: −1 from simple strikes.
card-tribal-healer = Tribal Healer
    .text = 3 counters, close: revive a creature of yours, closed; once per battle. Valhalla: a creature of yours takes 1 wound and gains a counter. Close: discharge 1, any range.
card-bonecrusher = Bonecrusher
    .text = Attack experience 1. Defence experience 1. Valhalla: a creature of yours gets +1 to its simple strike until the end of the turn.
card-priest-king = Priest-King
    .text = 1 counter, close: an effect makes a creature lose its features for as long as the Priest-King is in play; once per battle. Close: heal a creature by 2.
card-tergala = Tergala
    .text = Close: a spell names a row. When your next turn starts, count your unwounded creatures there: as many different enemy creatures take 1-2-2 wounds, a die for each. Close: discharge 1-2-2, any range.
card-cyclops = Cyclops
    .text = Directed strike. Protection from poison and from magic. Regeneration 1. Aims simple strikes only at the card opposite. Close: magic strike 2.
card-daughter-of-pearl = Daughter of Pearl
    .text = Defence experience 1. Once per turn, when a non-magic attack is aimed at her: prophecy 1; a card of odd cost blocks the attack.
card-two-headed-troll = Two-headed Troll
    .text = Protection from spells. Regeneration 1. On a simple strike: prophecy 2. Two elite cards: the struck card takes 2 more wounds. Two ordinary ones: it gets poison 2.
card-vampire = Vampire
    .text = Unanswered strike. Vampirism, for one less than the wounds dealt.
card-plague-rider = Plague Rider
    .text = Armour 1. Incarnation 3. Returns open, and until the end of that turn has attack experience 2 and +2 to his simple strike.
card-charon = Charon
    .text = 3 counters, close: a spell destroys a creature of your choice and Charon himself. Close: discharge 1, any range.
card-skeletal-worm = Skeletal Worm
    .text = Incarnation 4. When it reaches the graveyard, once per battle, put a tremor marker on a cell; at the start of each enemy turn you may shift it 1 cell. The worm returns only there, and open: cards on the cell are destroyed, the marker is gone, and all cards next to it take 1 wound.
card-paladin-of-allamor = Paladin of Allamor
    .text = Armour 1. Formation: +1 to simple strikes at cards of darkness. Shots, throws and discharges of your cards in his column have 1 more range.
card-assassin = Assassin
    .text = Jump, range 3. Close: strike over a row 1. Close: finishing 4.
card-teach = Teach
    .text = Directed strike. Attack experience 1. Protection from discharges. Recruiting him you may take 2 more gold crystals; then at most three cards of your squad may have an element. On a strong simple strike: an effect gives the struck creature as many more wounds as the weak simple strike of the card behind it.
card-sentient-whirl = Sentient Whirl
    .text = Incorporeal: the value of non-magic attacks against it is set to 1. Its host has +1 movement and −1 from ranged attacks.
card-guard-of-tullen = Guard of Tullen
    .text = Armour 1. Formation: defence experience 1. At the end of the enemy turn, if he is open: you may declare a special strike 2.
card-borgak = Borgak
    .text = Protection from shots. When his die shows a 6 in a fight, before modifiers, his opponent in it takes 2 wounds. If you go first: +1 movement.
card-mage-of-tor-garon = Mage of Tor-Garon
    .text = Protection from poison. When the attack of an enemy card deals no wounds, that card takes 1 wound; 3 times per turn. Close: a spell prevents the first 3 wounds that non-magic attacks deal to your cards in the next enemy turn.
card-pyromancer-of-dzara = Pyromancer of Dzara
    .text = Protection from magic. Close: discharge 1-2-3, any range. Rolling for the strength of an attack, rolls twice and you choose; equal dice give +1 to that attack.
card-khazg = Khazg
    .text = Protection from throws. Close: shot 3, range 5.
card-dwarf-crossbowman = Dwarf Crossbowman
    .text = Formation: +1 to shots. Close: shot 0-1-1, range 4.
card-mountain-spirit = Mountain Spirit
    .text = Incorporeal: protection from non-magic attacks of value exactly 1. Directed strike against heroes.
card-storm-priest = Storm Priest
    .text = Protection from flyers. When a card of yours loses 2 or more counters at once: discharge 1, any range; twice per turn. 2 counters, without closing: discharge 4, any range.
card-skald = Skald
    .text = Protection from shots. Close: an effect lets you use the Valhalla of a creature in your graveyard, and then banishes it. Close: discharge 1-2-2, range 4.
card-chernovar = Chernovar
    .text = Formation: armour 1. When an attack wounds a creature of yours that has armour, for the first time in the turn: throw 1-2-2, range 3; twice per turn.
card-cliffs-of-lant-mor = Cliffs of Lant-Mor
    .text = At the start of the battle each artifact of yours gets 1 extra life. Close: an effect gives a mountain or neutral creature +1 to strikes until the end of the turn.
card-clay-golem = Clay Golem
    .text = Protection from poison. Clumsiness 1. When one attack gives it 3 or more wounds, it takes 3 more.
card-helmir = Helmir
    .text = Protection from spells. Formation: armour 2. When he acts, you may open an ordinary mountain creature next to him, of either side; once per turn.
card-elm = Elm
    .text = Instead of dying it returns to the deck.
card-jaguar = Jaguar
    .text = When one attack gives it 3 or more wounds on your half, an effect makes it gain flight. While it flies: directed strike, and on a simple strike at a card on the ground it lands on a free cell next to that card.
card-sentries-of-krong = Sentries of Krong
    .text = Protection from shots. Steadfast. May move diagonally. When hit by a simple strike: an effect gives whoever struck 1 wound.
card-gmurr = Gmurr
    .text = Shooting experience 1. Close: shot 1-2-2, range 4. On a strong shot: one more shot 1, range 4; once per turn.
card-weide = Weide
    .text = Protection from magic. Directed strike. On a simple strike: a spell summons an Elm.
card-wyvern = Wyvern
    .text = On a strong simple strike the struck card gets poison 2. Close: heal the Wyvern completely.
card-mermaid-jester = Mermaid Jester
    .text = Close: shot 1-2-2, range 4; +1 at creatures that changed position this turn.
card-poison-ivy = Poison Ivy
    .text = Regeneration 1. Whoever hits it with a close strike gets poison 1. Its host has −1 movement. Close: its host or a creature next to it gets poison 1.
card-man-eating-troll = Man-eating Troll
    .text = Regeneration 1. Scavenging; if the devoured creature was poisoned, an enemy creature next to the troll gets the same poison. When he destroys his second enemy creature of the battle, he gains directed strike.
card-skeleton = Skeleton
    .text = Protection from poison. Horde. −1 from shots and throws.
card-mist-dweller = Mist Dweller
    .text = Incorporeal: −1 from non-magic strikes. Attack experience 2 against cards on cells it has moved onto this turn.
card-nadikh = Nadikh
    .text = Protection from flyers. Incarnation 3. In the graveyard, instant: take one of its own incarnation tokens off to give a non-magic attack −2, not below 1; once per turn. Close: discharge 1-2-3, range 4.
card-skeletal-hound = Skeletal Hound
    .text = Incarnation 3. At the start of your turn you may take an incarnation token off a creature in your graveyard: the hound gets +1 to its simple strike until the end of the turn, and 2 extra lives.
card-dead-bombard = Dead Men's Bombard
    .text = Close: shot 1-2-2, any range. With this shot you may take an incarnation token off a creature of yours for +2 to it; once per turn.
card-fire-demon = Fire Demon
    .text = Protection from poison and from shots. Teleport. On death: a spell gives every card next to his cell 3 wounds, whoever it belongs to.
card-raer = Raer
    .text = Incarnation 3. When he hits an enemy card with a strike, that card is moved 1 cell in any direction; if no enemy card is next to him then: discharge 3, any range.
card-squire = Squire
    .text = Defence experience 1. Instant: redirect an attack on a creature next to him to himself; once per turn.

## Elements, classes, kinds, places

element-steppes = steppes
element-mountains = mountains
element-forests = forests
element-swamps = swamps
element-darkness = darkness
element-neutral = neutral
class-akkenian = Akkenian
class-demon = Demon
class-elf = Elf
class-arkhaalite = Arkhaalite
class-dwarf = Dwarf
class-jordling = Jordling
class-child-of-krong = Child of Krong
class-forest-guard = Forest Guard
class-inquisitor = Inquisitor
class-toa-dan = Toa-Dan
class-troll = Troll
class-pirate = Pirate
class-orc = Orc
class-dragon = Dragon
class-linung = Linung
class-slua = Slua
class-river-maid = River Maid
class-spirit = Spirit
class-hero-mage = Hero Mage
class-hero-warrior = Hero Warrior
class-building = Building
class-koyar = Koyar
class-hero-priest = Hero Priest
class-hero-rogue = Hero Rogue
class-desert = Desert
class-war-machine = War Machine
class-mountains = Mountains
class-forest = Forest
class-swamp = Swamp
class-river = River
class-undead = Undead
kind-ground = ground creature
kind-flying = flyer
kind-companion = companion
kind-parasite = parasite
kind-artifact = artifact
kind-terrain = terrain
crystal-gold = gold
crystal-silver = silver
zone-field = battlefield
zone-extra = extra zone
zone-graveyard = graveyard
zone-exile = exile
zone-deck = deck
place-extra = the extra zone
place-graveyard = the graveyard
ability-simple_strike = simple strike
ability-special_strike = special strike
ability-magic_strike = magic strike
ability-discharge = discharge
ability-shot = shot
ability-throw = throw
ability-lunge = strike over a row
ability-spell = spell
ability-effect = effect
strength-miss = a miss
strength-weak = a weak strike
strength-medium = a medium strike
strength-strong = a strong strike
moment-any = A moment to answer
moment-declaration = The attack is declared
moment-dice = The dice are cast
moment-value = The strikes are known
moment-wounds = The wounds are dealt
moment-move = A card has changed position
moment-turn = The turn has begun

## Glossary: abilities

term-attack = attack
    .text = A simple, special or magic strike, a strike over a row, a shot, a throw or a discharge. Spells and effects are none.
term-close_attack = close attack
    .text = Simple, special and magic strikes: only at a card next to the attacker. A flyer's simple strike is one too, wherever it lands.
term-ranged_attack = ranged attack
    .text = A shot, a throw, a discharge or a strike over a row: never at a card next to the attacker. Against flyers range does not matter, except for the strike over a row, which cannot reach them.
term-simple_strike = simple strike
    .text = The close attack that every creature has: three numbers, weak-medium-strong. An open creature that is attacked fights back, and a defender may step in.
term-special_strike = special strike
    .text = A non-magic close attack of a feature. Nobody defends, and the target does not fight back.
term-magic_strike = magic strike
    .text = A magic close attack of a feature. Nobody defends, and the target does not fight back.
term-discharge = discharge
    .text = A magic ranged attack.
term-shot = shot
    .text = A non-magic ranged attack; shooting experience helps it.
term-throw = throw
    .text = A non-magic ranged attack; protection from shots does not stop it.
term-lunge = strike over a row
    .text = A non-magic ranged attack at a card two cells away in a straight line. The cell between must be empty or hold a card of yours. Never diagonally, never at flyers.
term-spell = spell
    .text = Magic that is no attack: it reaches any card its text allows.
term-effect = effect
    .text = Neither magic nor an attack: it reaches any card its text allows. An ability that names no type is an effect.
term-directed_strike = directed strike
    .text = A simple strike against which no defender may be named.
term-unanswered_strike = unanswered strike
    .text = A directed strike that the target cannot answer: only the attacker rolls, as against a closed card.

## Glossary: what a card has

term-armor = armour
    .text = In every turn, yours or the enemy's, the first wounds from non-magic attacks are stopped, as many as the number says.
term-attack_experience = attack experience
    .text = Added to the die of its simple strike when it attacks.
term-defence_experience = defence experience
    .text = Added to its die when it fights back against a simple strike.
term-shooting_experience = shooting experience
    .text = Added to the die of its shots.
term-clumsiness = clumsiness
    .text = Taken off the die of its simple strikes, in attack and in defence; 1 if there is no number.
term-regeneration = regeneration
    .text = Heals so much at the start of its player's turn, if it opened or was open.
term-poison = poison
    .text = The creature takes so many wounds at the start of its player's turn, if it opened or was open. A stronger poison replaces a weaker one; they do not add up. The incorporeal cannot be poisoned.
term-jump = jump
    .text = Instead of stepping: spend all movement and go to a free cell within range. Not after a step in the same turn. It counts as moving.
term-teleport = teleport
    .text = Instead of stepping: spend all movement and go to any free cell. Not after a step in the same turn. It counts as moving.
term-diagonal = diagonal movement
    .text = This creature may also step diagonally.
term-incarnation = incarnation
    .text = In the graveyard the card gets a token at the start of each of your turns. When it has so many, it returns closed to your third row; a flyer to the extra zone. Once per battle: when it dies again, it is banished.
term-incarnation_token = incarnation token
    .text = Lies on a card in the graveyard and counts towards its incarnation. Some cards pay with these.
term-valhalla = Valhalla
    .text = At the start of your turns, while the card lies in your graveyard, do what stands there; but only if an attack of an enemy card killed it.
term-vampirism = vampirism
    .text = Heals by the wounds its simple strike deals to a creature that is not incorporeal, at most by the lives that had left. Beyond full health it gains extra lives.
term-scavenging = scavenging
    .text = When it destroys an enemy creature next to it, or with a close attack, that creature is banished, and the scavenger heals completely and loses its poison. Not with the incorporeal.
term-finishing = finishing
    .text = An effect: destroys a creature next to this card that has no more than so many lives left. Neither symbionts nor the incorporeal.
term-steadfast = steadfast
    .text = The opponent's effects neither wound nor destroy it. Your own effects do, and so does poison.
term-incorporeal = incorporeal
    .text = May step onto occupied cells, but has to step off as soon as it can, and is banished if it cannot. Cannot be healed or poisoned, finished, drunk from or devoured, nor host a symbiont with a body. Where it would die it is banished.
term-corporeal = not incorporeal
    .text = Any card but those that have incorporeal.
term-formation = formation
    .text = While a card with formation stands next to another one of yours, not diagonally, each has what its own text says.
term-horde = horde
    .text = A deck may hold five copies of this card instead of three.
term-unique = unique
    .text = A squad holds at most one card of this name; a deck may hold more. Marked by a crown.
term-protection = protection
    .text = What the card is protected from does nothing to it: no wounds, and none of the features that come along.
term-protection_shots = protection from shots
    .text = Shots do nothing to this card.
term-protection_spells = protection from spells
    .text = Spells do nothing to this card.
term-protection_throws = protection from throws
    .text = Throws do nothing to this card.
term-protection_discharges = protection from discharges
    .text = Discharges do nothing to this card.
term-protection_magic = protection from magic
    .text = Spells, magic strikes and discharges do nothing to this card.
term-protection_flyers = protection from flyers
    .text = Attacks of flyers do nothing to this card; their spells and effects do.
term-protection_poison = protection from poison
    .text = It cannot be poisoned and takes no wounds from poison.
term-only_opposite = only opposite
    .text = It may aim simple strikes only at the card opposite.
term-two_dice = two dice
    .text = It rolls twice for the strength of an attack, and its player picks one.
term-life_cap = life limit
    .text = Extra lives never take this card beyond so many lives.

## Glossary: numbers and dice

term-strength = strength
    .text = An attack is weak, medium or strong. In a fight the table of strikes says which, otherwise a single die: up to 3 weak, 4 and 5 medium, 6 and more strong.
term-attack_value = value of an attack
    .text = The number that its strength picks out, with all that is added and taken off; so many wounds it deals. A single number counts for all three strengths.
term-value = +X to an attack
    .text = Added to the value of this card's own attacks.
term-incoming = −X from an attack
    .text = Taken off the value of attacks aimed at this card.
term-die = +X to the die
    .text = Added to what the die shows: first the roller's changes, then the other side's.
term-set_strength = setting the strength
    .text = The strength becomes what the text says, whatever the dice were.
term-set_value = setting the value
    .text = The value becomes exactly that number, after all additions.
term-prevention = prevention of wounds
    .text = Fewer wounds arrive, though the value of the attack stays as it was. Armour is one kind.
term-range = range
    .text = Steps along rows and columns from the card to its target; diagonals do not count. Where none is named, there is no limit.
term-movement = movement
    .text = How many cells a creature may step in its turn: forwards, back, left or right, onto free cells. It comes back when the card opens and at the start of its turn.
term-life = lives
    .text = How many wounds a card can bear; with the last life it dies.
term-wound = wound
    .text = A life lost. Wounds lie on the card until they are healed.
term-extra_lives = extra lives
    .text = They raise what a card can have at most. Wounds do not take them away, and getting them heals nothing.
term-counters = counters
    .text = Some features are paid with counters. A card with such a feature may close in its own turn to gain one.
term-per_turn = once per turn
    .text = The card may use this feature so often in each turn, yours or the enemy's.
term-per_battle = once per battle
    .text = The card may use this feature so often in the whole battle.
term-going_first = if you go first, if you go second
    .text = The card has this feature only if its player is the first, or the second, player.

## Glossary: what happens

term-open = open
    .text = An upright card. It may move and act, defend, and use instants that close it.
term-closed = closed
    .text = A card turned sideways. It can neither move nor act nor defend; struck, it does not fight back. All your closed cards open at the start of your turn.
term-action = action
    .text = An open card may act once: make a simple strike, defend, use a feature that closes it, or gain a counter. Then it closes.
term-instant = instant
    .text = May be declared in either player's turn, also in answer to something. The last one declared is carried out first.
term-defender = defender
    .text = When an enemy creature aims a simple strike at a card of yours, an open creature of yours that stands next to both may take the strike instead. It closes, and fights this strike as an open creature.
term-redirection = redirection
    .text = The attack gets another target. Only before the dice, and once for each attack; naming a defender is one.
term-block = blocking
    .text = The attack has no effect at all and counts as not performed; what was paid for it stays paid.
term-on_attack = on an attack, on a strike
    .text = Happens when the card performs its attack, even one of value 0. Not if it missed, was blocked or met protection.
term-start_of_battle = at the start of the battle
    .text = Before the first turn, once; the players take turns, the first player begins.
term-start_of_turn = at the start of the turn
    .text = After the active player's cards have opened. He announces his features, then his opponent does; they happen in reverse order.
term-end_of_turn = at the end of the turn
    .text = When the active player has finished, before what lasts until then runs out.
term-heal = healing
    .text = Takes so many wounds off a creature that is not incorporeal.
term-redistribute = redistributing wounds
    .text = Heal a creature, then deal out as many wounds as were healed to other cards.
term-position = change of position
    .text = A card comes to another cell: by a step, a jump, a teleport, or moved by another card. What others do to it is not its own movement.
term-fly = gaining flight
    .text = The creature becomes a flyer and goes to the extra zone; its symbiont dies.
term-land = landing
    .text = The creature loses flight and stands on a free cell. If the text names cells and all are taken, it keeps flying.
term-only_flyers = only flyers left
    .text = If an enemy squad has only flyers left, a creature of yours may close to get one simple strike at any flyer, until the end of your next turn.
term-death = death
    .text = A card goes from play to the graveyard.
term-on_death = on death
    .text = Happens as the card goes from play to the graveyard.
term-reached_graveyard = reaching the graveyard
    .text = A card comes to the graveyard from anywhere; dying is one way.
term-destroy = destroying
    .text = A card goes to the graveyard without wounds. It counts as death.
term-banish = banishing
    .text = A card goes to exile and is out of the battle. It is no death.
term-summon = summoning
    .text = A card of your deck comes into play open, on a free cell next to the card that calls it; flyers and terrains to the extra zone.
term-revive = reviving
    .text = A card of your graveyard comes into play open, on a free cell next to the card that calls it; flyers and terrains to the extra zone.
term-prophecy = prophecy
    .text = Show so many cards from the top of your deck, do what the text says, and put them under the deck.
term-feature = feature
    .text = A sentence of a card's text: what it has, may do, or answers to.
term-lost = losing features
    .text = Nothing printed on the card works. What it got from others stays. Until the end of the battle, if nothing else is said.
term-ignore = ignoring features
    .text = The attack is carried out as if the target's features in question were not there.

## Glossary: places and cards

term-next_to = next to
    .text = On one of the eight cells around, diagonals included. A symbiont stands next to its host and to all that its host stands next to. A flyer stands next to nothing.
term-opposite = opposite
    .text = The next cell forwards, as the card's own player sees it.
term-behind = behind
    .text = The next cell backwards, as the card's own player sees it.
term-left_right = left, right
    .text = The next cell sideways, as the card's own player sees it.
term-row = row
    .text = Five cells side by side, from a to e. Your first row is the one at the middle line.
term-column = column
    .text = Six cells one behind the other, through both halves.
term-creature = creature
    .text = A ground creature, a flyer or a symbiont. Whoever has none left loses.
term-ground = ground creature
    .text = Stands on a cell of the battlefield, moves and strikes.
term-flying = flyer
    .text = A creature in the extra zone. Its simple strike reaches any card. Others reach it with ranged attacks, except the strike over a row. Against it defends another flyer or a creature next to the target; for it, only another flyer.
term-symbiont = symbiont
    .text = A companion or parasite: a creature that sits on a ground creature and goes where that goes. It acts by itself and dies with its host.
term-host = host
    .text = The ground creature on which a symbiont sits. It bears one symbiont only.
term-companion = companion
    .text = A symbiont that sits on a creature of its own squad.
term-parasite = parasite
    .text = A symbiont that sits on an enemy creature; before the battle, on one of the enemy's first row.
term-artifact = artifact
    .text = Has lives, but neither moves nor strikes. A simple strike at it is made as at a closed card. It does not save its squad from losing.
term-terrain = terrain
    .text = Lies in the extra zone and cannot be attacked. A squad has one at most.
term-hero = hero
    .text = A card of one of the classes Hero Warrior, Hero Mage, Hero Priest, Hero Rogue.
term-squad = squad
    .text = The cards you have in play.
term-crystals = crystals
    .text = Gold and silver, for recruiting the squad: 24 gold and 22 silver for the first player, one more of each for the second.
term-elite = elite card
    .text = Its cost stands in a gold crystal and is paid in gold alone.
term-ordinary = ordinary card
    .text = Its cost stands in a silver crystal and is paid in silver, gold or both.
term-deal = deal
    .text = The fifteen cards from which a squad is recruited.

## What is asked

prompt-pick-deck = Which deck do you play?
prompt-lay-deck = Lay out your deck, in the order of the cards. So far { $number } of 30 to 50.
prompt-go-first = You rolled more. Do you go first, or second?
prompt-redeal = Keep these fifteen cards, or get others for 1 gold? You have { $gold }.
prompt-recruit = Recruit your squad: { $gold } gold, { $silver } silver.
prompt-place = { $card }: on which cell?
prompt-turn-up = Which cards of your third row do you turn up now?
prompt-seat = { $card }: on which creature?
prompt-turn = Turn { $turn }. Move and act with your cards, or end the turn.
prompt-price = { $card }: how many counters do you pay?
prompt-aim-target = { $card }: at which card?
prompt-aim-cell = { $card }: onto which cell?
prompt-incarnation = { $card } may come back. On which cell of your third row?
prompt-pick-die = { $card }: two dice. Which one counts?
prompt-step-down = An exchange: { $strength }, { $back } in return. Step down to the row before it in the table?
prompt-window = { $moment }. Do you answer?
prompt-window-attack = { $moment }: { $card } → { $target }. Do you answer?
prompt-order = Several features at once: { $cards }. Which comes next?
prompt-choose-card = { $card }: choose a card.
prompt-choose-cell = { $card }: choose a cell.
prompt-choose-number = { $card }: choose a number.
prompt-choose-offer = { $card }: use the feature?
prompt-choose-kind = { $card }: which card of the deck?
prompt-choose-row = { $card }: choose a row.

## Answers

answer-horde = Deck of Raer
answer-host = Deck of Helmir
answer-first = Go first
answer-second = Go second
answer-keep = Keep
answer-redeal = Deal again
answer-done = Done
answer-end = End the turn
answer-pass = Pass
answer-yes = Yes
answer-defend = Defend
answer-die = Die
answer-order = Next
answer-pay = Pay
answer-row = Row
answer-step = Step down

## What happened

event-order-rolls = Dice for the order of play: { $one } and { $other }.
event-goes-first = { $seat } goes first.
event-redealt = { $seat } pays 1 gold for another deal.
event-kept = { $seat } keeps these fifteen cards.
event-recruited = { $seat } has recruited { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-seated = { $seat } seats { $card } ({ $place }).
event-turn = Turn { $turn }: { $seat }.
event-walked = { $card }: { $from } → { $cell }.
event-moved = Moved by a card: { $card }, { $from } → { $cell }.
event-attack-simple = Simple strike: { $card } → { $target }.
event-attack-special = Special strike: { $card } → { $target }.
event-attack-magic = Magic strike: { $card } → { $target }.
event-attack-discharge = Discharge: { $card } → { $target }.
event-attack-shot = Shot: { $card } → { $target }.
event-attack-throw = Throw: { $card } → { $target }.
event-attack-lunge = Strike over a row: { $card } → { $target }.
event-defends = Defender: { $card } ({ $place }).
event-instant = Instant: { $card } ({ $place }).
event-feature = { $seat } uses a feature: { $card } ({ $place }).
event-agreed = { $card } ({ $place }): the feature is used.
event-declined = { $card } ({ $place }): the feature is not used.
event-chose = { $card } → { $target }.
event-chose-row = { $card } ({ $place }): row { $number }.
event-next = Comes next: { $card } ({ $place }).
event-sky = { $card } ({ $place }): one strike at any flyer, until the end of the next turn of { $seat }.
event-rolled = { $card }: the die shows { $die }{ $plus ->
    [0] {""}
   *[other] , modifiers { $plus }
}.
event-stepped-down = { $card }: the exchange is stepped down.
event-not-stepped-down = { $card }: the exchange stands as it is.
event-missed = { $card }: a miss.
event-blocked = { $card } ({ $place }): the attack is blocked.
event-protected = { $card } ({ $place }): protection, the attack does nothing.
event-prevented = { $card }: { $number ->
    [one] 1 wound prevented
   *[other] { $number } wounds prevented
}.
event-wounded = { $card } ({ $place }): { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}.
event-healed = { $card } ({ $place }): { $number ->
    [one] 1 wound healed
   *[other] { $number } wounds healed
}.
event-lives = { $card } ({ $place }): { $number ->
    [one] 1 extra life
   *[other] { $number } extra lives
}.
event-poisoned = { $card } ({ $place }): poison { $number }.
event-cured = { $card } ({ $place }): no more poison.
event-counters = { $card } ({ $place }): { $number ->
    [one] 1 counter gained
   *[other] { $number } counters gained
}.
event-counters-lost = { $card } ({ $place }): { $number ->
    [one] 1 counter lost
   *[other] { $number } counters lost
}.
event-tokens = { $card } in the graveyard: { $number ->
    [one] 1 incarnation token more
   *[other] { $number } incarnation tokens more
}.
event-tokens-lost = { $card } in the graveyard: { $number ->
    [one] 1 incarnation token less
   *[other] { $number } incarnation tokens less
}.
event-opened = Opened: { $card } ({ $place }).
event-closed = Closed: { $card } ({ $place }).
event-turned-up = { $seat } turns up { $card } ({ $place }).
event-left-down = { $seat } leaves the other cards face down.
event-marked = { $card }: a marker on { $cell }.
event-prophecy = Prophecy: { $cards }.
event-died = { $seat } loses { $card } ({ $place }).
event-scavenged = { $card } ({ $place }): scavenging.
event-banished = Banished: { $card } ({ $seat }).
event-to-deck = Back to the deck: { $card } ({ $seat }).
event-arrived = { $seat } brings { $card } into play ({ $place }).
event-took-off = Flight gained: { $card }.
event-landed = Landed: { $card } ({ $place }).
event-won = { $seat } wins: the enemy has no creature left.
event-drawn = The battle is a draw.

## Refusals

no-deck-rules = A deck has 30 to 50 cards, at most three of each, five with horde; lay them in order.
no-deck-small = { $missing ->
        [one] One card is missing
       *[other] { $missing } cards are missing
    }: a deck has at least { $least }.
no-deck-large = { $over ->
        [one] One card
       *[other] { $over } cards
    } too many: a deck has at most { $most }.
no-deck-copies = { $card }: { $number } copies, at most { $most } are allowed.
no-deck-unknown = “{ $word }” is no card of this edition.
no-deck-begun = A code lays a whole deck: take back the cards laid so far first.
no-code-none = That is no deck code. One begins with BRS1.
no-code-version = This code comes from a newer version than this one knows.
no-code-letter = “{ $letter }” is no letter of a deck code.
no-code-check = A letter of the code is wrong or missing. Compare it with the original.
no-code-card = The code holds card { $number }, which this edition does not have.
no-no-creature = A squad needs a creature.
no-not-dealt = { $card } is not in your deal, or no more of it.
no-not-ascending = Recruit in the order of the cards; the place of { $card } is past.
no-squad-full = With { $card } the squad would have more than fifteen cards.
no-unique = { $card } is unique: a squad has only one.
no-too-many-flyers = With { $card } more than 15 crystals would go to flyers.
no-one-terrain = { $card } would be a second terrain; a squad has one at most.
no-too-few-crystals = Your crystals do not suffice for { $card }.
no-occupied = { $cell } is occupied.
no-not-yet-there = { $cell } comes later: fill the cells before it first.
no-not-your-half = { $cell } is not on your half.
no-not-in-play = { $card } is not in play.
no-not-yours = { $card } is not yours.
no-closed = { $card } is closed.
no-has-acted = { $card } has acted already.
no-must-step-off = { $card } shares a cell and has to step off first.
no-does-not-walk = { $card } does not step: only ground creatures do.
no-no-movement = { $card } has no movement left for that.
no-not-beside = { $cell } is not one step away from { $card }; steps go forwards, back, left or right.
no-does-not-leap = { $card } has no such jump or teleport.
no-too-far = { $cell } is too far away.
no-no-target = { $card } has nothing to aim at.
no-not-adjacent = { $card } is not next to the attacker.
no-adjacent = { $card } is next to the attacker: ranged attacks do not reach it.
no-out-of-range = { $card } is out of range; the range is { $range }.
no-not-over-a-cell = A strike over a row goes over one cell, straight on, free or your own; { $card } cannot be reached like that.
no-terrain = { $card } is a terrain: it cannot be attacked.
no-itself = { $card } cannot aim at itself.
no-wrong-target = { $card } is no target for that.
no-too-many-lives = { $card } has too many lives left: { $number }.
no-lost-features = { $card } has lost its features.
no-only-in-window = That feature of { $card } is for its own moment.
no-used-up = { $card } has used that feature as often as it may.
no-too-few-counters = { $card } has too few counters; { $number } are needed.
no-no-use-for-counters = { $card } has no feature that is paid with counters.
no-not-only-flyers = The enemy has creatures on the ground; the sky can wait.
no-symbiont = { $card } is a symbiont: finishing does not reach it.
no-incorporeal = { $card } is incorporeal: that does nothing to it.
no-no-token = { $card } has no incarnation token to give.
no-no-instant = That feature of { $card } is no instant.
no-no-defence = No defender may be named against this attack now.
no-not-next-to-both = { $card } cannot defend here: a defender stands next to attacker and target, or flies where flyers fight.
no-wrong-cell = { $cell } is no cell for that.
no-not-offered = That is not among the choices here.

## What lies on a table

table-below = under the deck
table-squad = Recruited
table-deal = Dealt
table-life = lives
table-closed = closed
table-counters = counters
table-tokens = incarnation tokens
table-poison = poison
table-rider = symbiont

## On a terminal

terminal-decks-own = A whole deck is laid by its code (BRS1-…) or by the name of a ready one: horde, host.
terminal-turn = { $turn ->
    [0] Before the battle
   *[other] Turn { $turn }: { $seat }
} · quiet turns: { $quiet }
terminal-seat = { $seat } · cards in the deck: { $deck }
