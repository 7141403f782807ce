## In the hall

title = Blood Rage
tagline = Draft the gifts of the gods, pillage what Ragnarök leaves standing, and die in glory
length = 60–90 minutes
option-first_game = First game
    .text = In age one everybody plays with the eight cards dealt; the draft begins in age two.
option-first_game-yes = yes
option-first_game-no = no

## Cards

card-hidden = a hidden card
card-lord_of_hammers = Lord of Hammers
    .text = After a pillage with your leader in the province he may go on to an adjacent one.
card-brothers_in_arms = Brothers in Arms
    .text = Every two of your warriors in one province are worth 3 together.
card-lokis_dragons = Loki's Dragons
    .text = Whenever a ship of yours goes down, 4 Glory.
card-dwarf_chieftain = Dwarf Chieftain
    .text = Joins you and invades without rage.
card-sea_serpent = Sea Serpent
    .text = Is a ship: lives in fjords and never moves.
card-troll = Troll
    .text = When he invades, every enemy warrior in the province is destroyed.
card-friggas_charm = Frigga's Charm
    .text = You pay 1 rage less for every upgrade.
card-friggas_succor = Frigga's Succor
    .text = When you invade a province, one more warrior may invade it for nothing.
card-lokis_blessing = Loki's Blessing
    .text = After losing a battle a warrior of your reserve may invade that province for nothing.
card-lokis_domain = Loki's Domain
    .text = 1 Glory for every figure that Valhalla gives back to you at the end of an age.
card-thors_glory = Thor's Glory
    .text = 2 Glory for a battle of yours, won or lost, that costs your enemies two or more figures.
card-tyrs_domain = Tyr's Domain
    .text = A quest you play in a battle can be worth +3.
card-heimdalls_sight = Heimdall's Sight
    .text = Worth as much as the highest card of an enemy.
card-lokis_trickery = Loki's Trickery
    .text = Lose, and 1 rage of the winner's is yours.
card-odins_smite = Odin's Smite
    .text = +1. One warrior of every opponent in the province is destroyed before strengths are compared.
card-thors_hammer = Thor's Hammer
    .text = +1. Victory brings 3 Glory.
card-friggas_grace = Frigga's Grace
    .text = +2. If you pillage the province, raise another stat by 1.
card-tyrs_bash = Tyr's Bash
    .text = +2.
card-tyrs_smash-1 = Tyr's Smash
    .text = +3.
card-tyrs_crush-1 = Tyr's Crush
    .text = +4.
card-tyrs_smite-1 = Tyr's Smite
    .text = +5.
card-alfheim-1 = Alfheim!
    .text = Be the strongest in a province of Alfheim: 5 Glory and a stat rises by 1.
card-glorious_death-1 = Glorious Death!
    .text = Have at least four figures in Valhalla: 6 Glory and a stat rises by 1.
card-jotunheim-1 = Jotunheim!
    .text = Be the strongest in a province of Jotunheim: 5 Glory and a stat rises by 1.
card-manheim-1 = Manheim!
    .text = Be the strongest in a province of Manheim: 5 Glory and a stat rises by 1.
card-yggdrasil-1 = Yggdrasil!
    .text = Be the strongest in Yggdrasil: 6 Glory and a stat rises by 1.
card-lord_of_axes = Lord of Axes
    .text = After a pillage with your leader in the province raise one stat of your choice by 1.
card-experts_in_arms = Experts in Arms
    .text = Your warriors are worth 2 each, and cost 2 rage to bring.
card-fire_dragons = Fire Dragons
    .text = Whenever a ship of yours goes down, 8 Glory.
card-dark_elf = Dark Elf
    .text = May invade Yggdrasil itself and has strength 3 there.
card-fire_giant = Fire Giant
    .text = When he invades, every enemy figure in the province that is no monster is destroyed, ships in its fjord too.
card-valkyrie = Valkyrie
    .text = 2 Glory for every enemy who falls in a battle of hers, won or lost.
card-friggas_protection = Frigga's Protection
    .text = Pay 1 rage to save one of your figures from destruction, but not from Ragnarök.
card-lokis_eminence = Loki's Eminence
    .text = 2 Glory for every figure that Valhalla gives back to you at the end of an age.
card-odins_inspiration = Odin's Inspiration
    .text = Twice the Glory for your figures that die in Ragnarök.
card-thors_domain = Thor's Domain
    .text = Having invaded a province, you may pillage it straight away for 2 rage.
card-tyrs_challenge = Tyr's Challenge
    .text = As an action, for 2 rage, you pillage where a token is turned already.
card-tyrs_prowess = Tyr's Prowess
    .text = After winning a battle you may keep cards you played, for 1 rage each.
card-heimdalls_watch-2 = Heimdall's Watch
    .text = All revealed cards are discarded, you take their strength in Glory, and everybody plays anew.
card-lokis_backstab = Loki's Backstab
    .text = Lose, and 2 Glory of the winner's are yours.
card-odins_tide = Odin's Tide
    .text = +1. Before strengths are compared everybody in the battle keeps one figure; the others are destroyed.
card-thors_oath = Thor's Oath
    .text = +1. Victory raises a stat of your choice by 1.
card-heimdalls_eye = Heimdall's Eye
    .text = +2. May also be added after all cards are shown.
card-tyrs_smash-2 = Tyr's Smash
    .text = +3.
card-tyrs_crush-2 = Tyr's Crush
    .text = +4.
card-tyrs_smite-2 = Tyr's Smite
    .text = +5.
card-tyrs_rage-2 = Tyr's Rage
    .text = +6.
card-alfheim-2 = Alfheim!
    .text = Be the strongest in a province of Alfheim: 7 Glory and a stat rises by 1.
card-glorious_death-2 = Glorious Death!
    .text = Have at least four figures in Valhalla: 8 Glory and a stat rises by 1.
card-jotunheim-2 = Jotunheim!
    .text = Be the strongest in a province of Jotunheim: 7 Glory and a stat rises by 1.
card-manheim-2 = Manheim!
    .text = Be the strongest in a province of Manheim: 7 Glory and a stat rises by 1.
card-yggdrasil-2 = Yggdrasil!
    .text = Be the strongest in Yggdrasil: 8 Glory and a stat rises by 1.
card-lord_of_spears = Lord of Spears
    .text = After a pillage with your leader in the province raise all three stats by 1.
card-masters_in_arms = Masters in Arms
    .text = Your warriors are worth 2 each, and cost 2 rage to bring; every two in one province count 6 together.
card-eternal_dragons = Eternal Dragons
    .text = Whenever a ship of yours goes down, 12 Glory.
card-frost_giant = Frost Giant
    .text = When you pillage with him in the province you take the reward twice.
card-soldier_of_hel = Soldier of Hel
    .text = Joins you and invades without rage.
card-volur_witch = Volur Witch
    .text = Rather than fall in an outer province she may flee to Yggdrasil.
card-friggas_domain = Frigga's Domain
    .text = You may invade with figures from Valhalla for 1 rage each.
card-friggas_sacrifice = Frigga's Sacrifice
    .text = As an action give up two figures on the board; for them a stat rises by 1.
card-lokis_wrath = Loki's Wrath
    .text = 3 Glory for every figure that Valhalla gives back to you at the end of an age.
card-odins_throne = Odin's Throne
    .text = Twice the Glory for quests you fulfil.
card-thors_conquest = Thor's Conquest
    .text = At the end of the game 3 Glory for every figure of yours on the board.
card-tyrs_wrath = Tyr's Wrath
    .text = A quest you play in a battle can be worth +5.
card-heimdalls_watch-3 = Heimdall's Watch
    .text = All revealed cards are discarded, you take their strength in Glory, and everybody plays anew.
card-lokis_poison = Loki's Poison
    .text = Lose, and the cards the winner played go to your hand.
card-thors_ascension = Thor's Ascension
    .text = +1. Victory brings 3 rage and 3 Glory.
card-odins_judgement = Odin's Judgement
    .text = +2. 2 Glory for every figure that falls in this battle, friend or foe.
card-heimdalls_gaze = Heimdall's Gaze
    .text = +3. May also be added after all cards are shown.
card-thors_primacy = Thor's Primacy
    .text = +3. The texts of your opponents' revealed cards do nothing.
card-tyrs_crush-3 = Tyr's Crush
    .text = +4.
card-tyrs_smite-3 = Tyr's Smite
    .text = +5.
card-tyrs_rage-3 = Tyr's Rage
    .text = +6.
card-alfheim-3 = Alfheim!
    .text = Be the strongest in a province of Alfheim: 9 Glory and a stat rises by 1.
card-glorious_death-3 = Glorious Death!
    .text = Have at least four figures in Valhalla: 11 Glory and a stat rises by 1.
card-jotunheim-3 = Jotunheim!
    .text = Be the strongest in a province of Jotunheim: 9 Glory and a stat rises by 1.
card-manheim-3 = Manheim!
    .text = Be the strongest in a province of Manheim: 9 Glory and a stat rises by 1.
card-yggdrasil-3 = Yggdrasil!
    .text = Be the strongest in Yggdrasil: 11 Glory and a stat rises by 1.

## Figures

figure-leader = leader
    .acc = the leader
    .text = Strength 3; invades without rage.
figure-warrior = warrior
    .acc = a warrior
    .text = Strength 1.
figure-ship = ship
    .acc = a ship
    .text = Strength 2; lives in a fjord, supports both provinces beside it and never moves.
figure-monster = monster
    .acc = a monster
    .text = Joins a clan by its upgrade.
figure-troll = Troll
    .acc = the Troll
    .text = When he invades, every enemy warrior in the province is destroyed.
figure-dwarf_chieftain = Dwarf Chieftain
    .acc = the Dwarf Chieftain
    .text = Joins you and invades without rage.
figure-sea_serpent = Sea Serpent
    .acc = the Sea Serpent
    .text = Is a ship: lives in fjords and never moves.
figure-dark_elf = Dark Elf
    .acc = the Dark Elf
    .text = May invade Yggdrasil itself and has strength 3 there.
figure-valkyrie = Valkyrie
    .acc = the Valkyrie
    .text = 2 Glory for every enemy who falls in a battle of hers, won or lost.
figure-fire_giant = Fire Giant
    .acc = the Fire Giant
    .text = When he invades, every enemy figure in the province that is no monster is destroyed, ships in its fjord too.
figure-frost_giant = Frost Giant
    .acc = the Frost Giant
    .text = When you pillage with him in the province you take the reward twice.
figure-soldier_of_hel = Soldier of Hel
    .acc = the Soldier of Hel
    .text = Joins you and invades without rage.
figure-volur_witch = Volur Witch
    .acc = the Volur Witch
    .text = Rather than fall in an outer province she may flee to Yggdrasil.

## Provinces, fjords, regions

province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor
province-yggdrasil = Yggdrasil
fjord-ne = the north-eastern fjord
fjord-se = the south-eastern fjord
fjord-sw = the south-western fjord
fjord-nw = the north-western fjord
region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim

## Clans, stats, phases

clan-wolf = Wolf clan
clan-raven = Raven clan
clan-bear = Bear clan
clan-serpent = Serpent clan
stat-rage = rage
    .text = How much rage you have for the actions of an age.
stat-axes = axes
    .text = How much Glory you get for winning a battle.
stat-horns = helmets
    .text = How many figures you may have on the board.
stat-glory = Glory
    .text = Whoever has most of it in the end wins.
reward-rage = rage +1
reward-axes = axes +1
reward-horns = helmets +1
reward-glory = 5 Glory
reward-all = all stats +1
phase-draft = Gifts of the gods
phase-actions = Actions
phase-discard = Discard
phase-quests = Quests
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla
kind-leader = Leader upgrade
kind-warrior = Warrior upgrade
kind-ship = Ship upgrade
kind-monster = Monster
kind-clan = Clan upgrade
kind-battle = Battle card
kind-quest = Quest
cause-dragons = dragon ships
cause-ragnarok = Ragnarök
cause-loki = Loki
cause-pillage = pillage
cause-battle = battle
cause-invasion = invasion
cause-judgement = Odin's Judgement
cause-valkyrie = Valkyrie
cause-rout = Thor's Glory
cause-watch = Heimdall's Watch
cause-conquest = Thor's Conquest

## Prompts

prompt-draft = Choose { $count -> 
    [one] one card
   *[other] { $count } cards
 } of the pack, then it goes to the left (age { $age }, round { $round }).
prompt-action = Choose an action ({ $rage } rage left).
prompt-march = Who marches from { $from } to { $to }?
prompt-free-invasion = { $card } brings a figure. Where does it invade?
prompt-quest = Which quest do you lay face down?
prompt-succor = Frigga's Succor: send one more warrior to { $province }?
prompt-storm = Thor's Domain: pillage { $province } at once for { $cost } rage?
prompt-blessing = Loki's Blessing: send a warrior to { $province }?
prompt-call = { $pillager } pillages { $province }. Send a figure to the battle?
prompt-battle-card = Battle for { $province }: play a card face down.
prompt-quest-strength = What does { $card } count for in this battle?
prompt-late-card = Battle for { $province }: add a late card?
prompt-tide = Odin's Tide: which figure in { $province } survives?
prompt-spare = Your figures in { $province } are about to be destroyed ({ $cause }). Whom do you save?
prompt-prowess = Tyr's Prowess: which cards do you keep, for { $cost } rage each?
prompt-raise = { $card }: which stat rises?
prompt-hammers = Lord of Hammers: where does the leader go from { $province }?
prompt-sacrifice = Frigga's Sacrifice: which figure do you give?
prompt-sacrifice-stat = Frigga's Sacrifice: which stat rises?
prompt-keep = Which card do you keep for the next age?
prompt-quest-reward = Your quests are fulfilled: which stat rises?

## Answers

answer-pass = Pass
answer-invade = Invade
answer-recall = Recall from Valhalla
answer-march = March
answer-upgrade = Upgrade
answer-quest = Lay a quest
answer-pillage = Pillage
answer-challenge = Pillage again
answer-sacrifice = Sacrifice
answer-save = Save
answer-flee = Flee to Yggdrasil
answer-done = Enough
answer-stay = Stay
answer-warrior = Send a warrior
answer-as = Count as

## Events

event-age = Age { $age } begins; { $first } goes first
event-drafted = { $seen ->
    [1] Round { $round }: you take { $cards }
   *[other] Round { $round }: everybody has chosen
}
event-glory = { $seat }: { $glory } Glory ({ $cause })
event-rage = { $seat } gains { $rage } rage
event-raises = { $seat } raises { $stat } to { $value }
event-falls = { $seat } loses { $count ->
    [one] { $figure_acc }
   *[other] { $count } × { $figure }
} in { $place }
event-protects = { $seat } saves { $count ->
    [one] { $figure_acc }
   *[other] { $count } × { $figure }
} for { $cost } rage
event-flees = { $figure } of { $seat } flees to Yggdrasil
event-released = { $count ->
    [one] One figure
   *[other] { $count } figures
} of { $seat } { $count ->
    [one] returns
   *[other] return
} from Valhalla
event-invades = { $seat } invades { $place } with { $figure_acc }
event-marches = { $seat } marches from { $from } to { $to }: { $figures }
event-upgrades = { $seat } upgrades: { $card } ({ $cost } rage)
event-replaces = { $seat } upgrades: { $card } in place of { $old } ({ $cost } rage)
event-lays = { $seat } lays a quest: { $card }
event-passes = { $seat } passes
event-pillages = { $seat } sets out to pillage { $province }
event-joins = { $seat } sends { $figure_acc } from { $from } to { $to }
event-battle = Battle for { $province }
event-reveals = { $seat } reveals { $card }
event-cancels = { $seat } cancels the texts of all other cards: { $card }
event-watch = { $seat } discards all revealed cards: { $card }
event-counts = { $seat } counts { $card } as +{ $strength }
event-adds = { $seat } adds { $card }
event-strength = { $seat }: strength { $strength }
event-tie = A tie in { $province }: everybody loses
event-wins = { $seat } wins the battle for { $province }
event-takes-rage = { $seat } takes { $rage } rage from { $from }
event-takes-glory = { $seat } takes { $glory } Glory from { $from }
event-takes-cards = { $seat } takes the cards of { $from }: { $cards }
event-keeps = { $seat } keeps { $cards }
event-pillaged = { $seat } pillages { $province }: { $reward }
event-advances = The leader of { $seat } goes on from { $from } to { $to }
event-sacrifices = { $seat } sacrifices { $figures }
event-drops = { $seen ->
    [1] { $seat } drops { $cards }
   *[other] { $seat } drops { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
event-fulfils = { $seat } has fulfilled { $card }
event-fails = { $seat } has not fulfilled { $card }
event-ragnarok = Ragnarök takes { $province }
event-legendary = { $seat }: legendary { $stat } ({ $value }), { $glory } Glory
event-ends = The world ends. Most Glory, { $glory }: { $winners }

## Refusals

no-rage-spent = You have no rage left, so you can take no action, not even one that costs nothing.
no-too-dear = That costs { $cost } rage; you have { $rage }.
no-not-in-reserve = You have no { $figure } in your reserve.
no-not-in-valhalla = You have no { $figure } in Valhalla.
no-helmets-full = You have as many figures on the board as helmets ({ $horns }).
no-villages-full = { $province } has no free village.
no-destroyed = { $province } is destroyed.
no-tree-barred = Yggdrasil cannot be invaded; one marches there.
no-ships-to-fjords = Ships invade fjords only.
no-fjords-for-ships = Only ships can go to a fjord.
no-fjord-closed = Both provinces of { $fjord } are destroyed: it is closed.
no-power-missing = For that you need { $card }.
no-same-province = They stand there already: choose another province.
no-nobody-there = You have nobody in { $province }.
no-ship-stays = Ships never move.
no-not-in-hand = { $card } is not in your hand.
no-not-in-pack = { $card } is not in your pack.
no-not-late = { $card } cannot be added after the reveal.
no-not-an-upgrade = { $card } is no upgrade.
no-slot-full = There is no free slot for { $card }: say which card it replaces.
no-not-in-slot = The card that { $card } should replace is not in such a slot.
no-quest-missing = You have no quest in your hand.
no-not-a-quest = { $card } is no quest.
no-already-pillaged = { $province } was pillaged already in this age.
no-not-pillaged-yet = { $province } was not pillaged yet: pillage it for nothing.
no-too-few-figures = You need { $count } figures on the board for that.
no-not-adjacent = { $from } does not border { $to }.
no-figure-missing = You have no { $figure } there to send ({ $place }).
no-nobody-marches = At least one figure must march.
no-out-of-order = Choose in the order in which they are listed.
no-stat-full = { $stat } cannot rise any further.

## On a terminal

terminal-age = Age { $age } · { $phase } · { $seat } goes first
terminal-villages = free villages: { $free } of { $all }
terminal-ruined = in ruins
terminal-closed = closed
terminal-pillaged = pillaged
terminal-doomed = burns at the end of age { $age }
terminal-clan = { $seat }: rage { $rage } of { $most } · axes { $axes } · figures { $figures } of { $helmets } · cards { $hand } · quests laid { $quests }
terminal-passed = has passed
terminal-upgrades = Upgrades
terminal-reserve = Reserve
terminal-valhalla = Valhalla
terminal-battle = The battle: { $province }
terminal-quests = Quests laid
terminal-picked = Chosen
terminal-pack = The pack
terminal-scores = Glory
terminal-place = { $place }. { $name }: Glory { $points }
terminal-candidates = Bring Glory now
terminal-move-gives = { $move }: Glory { $points }
