## In the hall

title = Wolves of Odin
tagline = Build a line of warriors, buy the gods with blood, and pass in time
length = 45–90 minutes
option-cards = Cards
    .text = Which cards are in the decks. The rulebook prints no list; ours is reconstructed.
option-cards-reconstructed = reconstructed
option-cards-other = your own: { $name }

## Units

unit-archer = Archer
    .text = Laid from hand beside another Archer: destroy any unit in any line. In another player's line its owner picks the target.
unit-bond = Bond
    .text = { $each ->
        [1] As strong as there are Eihwaz units in the line, counting himself.
       *[other] { $each } for every Eihwaz unit in the line, counting himself.
    }
unit-hirdman = Hirdman
    .text = Strength { $beside } while at least one neighbour is a Hirdman.
unit-huskarl = Huskarl
    .text = When an Assassin, Raider or Traitor is laid into your line you may discard him: their effect is void. Also after your pass.
unit-berserk = Berserk
    .text = Counts as two sacrifices when you pay with him.
unit-thrall = Thrall
    .text = May join any other unit you sacrifice, for free.
unit-priest = Priest
    .text = Does not come where another Tiwaz unit has strength 8 or less. Only one in a line.
unit-hovding = Hövding
    .text = { $each } for every Tiwaz unit in the line, counting himself. Only one in a line.
unit-konung = Konung
    .text = { $alone }, less one for every other unit in the line. Only one in a line.
unit-assassin = Assassin
    .text = When laid: destroy a unit of that line. If it had strength 4 or less, draw a card.
unit-traitor = Traitor
    .text = When laid: the weakest Tiwaz unit of that line comes over to yours.
unit-raider = Raider
    .text = When laid: take a unit of that line into your hand; never another Raider.

## Manoeuvres

manoeuvre-plague = Plague
    .text = Name a strength: all players discard their units that have exactly that much.
manoeuvre-shield_wall = Shield Wall
    .text = No action: play it when something is about to happen to your line, and it does not. Not after your pass.
manoeuvre-outflank = Outflank
    .text = Discard any number of cards and draw one more than that; or take one to three of your own units back to hand.

## Deities

deity-vidar = Vidar
    .text = Before the count you may lay one more unit, or take an Eihwaz unit of your line back to hand.
deity-odin = Odin
    .text = Other players' deities do nothing to your line and your sacrifices. Once a round, for one sacrifice: discard any summoned deity, or return a discarded one (never Baldr) to the Hall.
deity-thor = Thor
    .text = Your line has 5 more. Discard him to discard up to two red deities, summoned ones or in the Hall.
deity-freya = Freya
    .text = You may take manoeuvres that others have played into your hand.
deity-heimdall = Heimdall
    .text = Once a round: turn up a card; a Tiwaz unit joins your line, anything else is discarded. After your pass nobody can touch your units.
deity-valkyrie = Valkyrie
    .text = When the winners are known, take a unit from any line into your hand.
deity-baldr = Baldr
    .text = After your pass: discard him and four cards to come back into the round. Or, before it: one sacrifice and he himself for any discarded deity.
deity-tyr = Tyr
    .text = Once a round: every line, yours too, loses its unit at one end; you choose left or right for all.
deity-yggdrasil = Yggdrasil
    .text = You may keep red and blue deities at the same time.
deity-surt = Surt
    .text = Until your pass nobody can touch your units.
deity-hel = Hel
    .text = Once a round: discard one or two cards and take as many others from the discard.
deity-fenrir = Fenrir
    .text = All other lines have 5 less. Discard him to discard up to two blue deities, summoned ones or in the Hall.
deity-fafnir = Fafnir
    .text = Give one sacrifice and him to take any summoned deity, or one from the Hall.
deity-naglfar = Naglfar
    .text = Units destroyed in other lines come to yours.
deity-jormungandr = Jörmungandr
    .text = If your line is stronger than every other when your turn begins, the round ends at once and you win it.
deity-nidhogg = Nidhogg
    .text = When another player pays with sacrifices, one of them at random comes to your hand.
deity-loki = Loki
    .text = When you sacrifice a unit, destroy a weaker one in any line.

## Victories

victory-rout = Rout
    .text = { victory-worth }
victory-glorious_raid = Glorious Raid
    .text = { victory-worth }
victory-dear_victory = Dear-bought Victory
    .text = { victory-worth }
victory-beloved_of_aesir = Beloved of the Æsir
    .text = { victory-worth }
victory-child_of_chaos = Child of Chaos
    .text = { victory-worth }
victory-own_god = One's Own God
    .text = { victory-worth }
victory-rich_spoils = Rich Spoils
    .text = { victory-worth }
victory-saga_of_the_kin = Saga of the Kin
    .text = { victory-worth }
victory-challenge = The Challenge
    .text = { victory-worth }
victory-ragnarok = Ragnarök
    .text = This round is the last.
victory-worth = { $fixed ->
    [0] { "" }
   *[other] { $glory } Glory.{ " " }
}{ $per_blue ->
    [0] { "" }
   *[other] { $per_blue } Glory for each of your blue deities.{ " " }
}{ $per_red ->
    [0] { "" }
   *[other] { $per_red } Glory for each of your red deities.{ " " }
}{ $cards_per_glory ->
    [0] { "" }
    [1] 1 Glory for every card in your hand.{ " " }
   *[other] 1 Glory for every { $cards_per_glory } cards in your hand.{ " " }
}{ $per_other_victory ->
    [0] { "" }
   *[other] { $per_other_victory } Glory for each of your other victory cards.{ " " }
}{ $counts_deities ->
    [0] { "" }
   *[other] Glory by the number of your deities: { $by_deities }.{ " " }
}{ $if_outnumbered ->
    [0] { "" }
   *[other] +{ $if_outnumbered } Glory while somebody has more deities than you.{ " " }
}{ $most ->
    [0] { "" }
   *[other] At most { $most } in all.{ " " }
}{ $draws_more ->
    [0] { "" }
    [1] Your pass draws 1 card more.{ " " }
   *[other] Your pass draws { $draws_more } cards more.{ " " }
}{ $draws_less ->
    [0] { "" }
    [1] Your pass draws 1 card less.{ " " }
   *[other] Your pass draws { $draws_less } cards less.{ " " }
}

## Other names

end-left = left
end-right = right
colour-blue = blue
colour-red = red
rune-tiwaz = Tiwaz
rune-eihwaz = Eihwaz

## What is asked

prompt-turn = Lay a unit, play a manoeuvre, sacrifice, or pass.
prompt-rest = Anything more from your deities, or is the turn over?
prompt-watch = You have passed. Draw a card and discard one?
prompt-discard = Discard a card.
prompt-target-archer = The Archers shoot. Which unit falls?
prompt-target-assassin = Whom does the Assassin kill in the line of { $line }?
prompt-target-raider = Which unit does the Raider take from the line of { $line }?
prompt-target-traitor = Several are equally weak. Whom does the Traitor bring from the line of { $line }?
prompt-end-traitor = The { $unit } from the line of { $line } comes to an end of yours. Which one?
prompt-shot = { $by } laid an Archer beside yours. Which unit do they shoot?
prompt-captives = Naglfar brings { $units }. Who goes to which end of your line?
prompt-reaction-archer = { $by } aims at your { $unit } in place { $place }. Raise the Shield Wall?
prompt-reaction-assassin = { $by } sends an Assassin for your { $unit } in place { $place }. Do you answer?
prompt-reaction-raider = { $by } wants to carry off your { $unit } in place { $place }. Do you answer?
prompt-reaction-traitor = A Traitor of { $by } tempts your { $unit } in place { $place }. Do you answer?
prompt-reaction-arrival = The { $unit } of { $line } is about to join your line. Refuse it with a Shield Wall?
prompt-reaction-plague = { $by } names { $strength } for the Plague: { $count ->
    [one] one of your units
   *[other] { $count } of your units
} would be lost. Raise the Shield Wall?
prompt-reaction-tyr = Tyr of { $by } strikes on the { $end }: your { $unit } would fall. Raise the Shield Wall?
prompt-reaction-loki = Loki of { $by } is after your { $unit } in place { $place }. Raise the Shield Wall?
prompt-freya = { $by } has played { $card }. Does Freya take it to your hand?
prompt-outflank-hand = Which cards do you discard? You would draw { $draw }.
prompt-outflank-line = Which units come back to your hand? At most { $most }.
prompt-joining = Does a Thrall go along with the { $unit }?
prompt-prey = Loki kills a unit weaker than { $strength }. Which one?
prompt-payment = { $deity } costs { $price }, you have paid { $paid }. Which sacrifice do you give?
prompt-keep-colour = Red and blue gods do not bear each other. Which do you keep?
prompt-second-strike = { $deity } strikes { $first }. Another one?
prompt-end-heimdall = Heimdall calls a { $unit } to you. At which end?
prompt-hel-throws = Which cards do you give to Hel?
prompt-hel-takes = Take { $count ->
    [one] a card
   *[other] { $count } cards
} from the discard.
prompt-baldr-returns = Baldr leads you back. Discard { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
prompt-vidar = Vidar before the count: lay a unit, take back one with Eihwaz, or neither?
prompt-spoils = Yours is the first place. Which victory do you take? { $second } gets the other.
prompt-valkyrie = The Valkyrie takes a unit to your hand. Which one?

## Answers

answer-archer = Archer
answer-bond = Bond
answer-hirdman = Hirdman
answer-huskarl = Huskarl
answer-berserk = Berserk
answer-thrall = Thrall
answer-priest = Priest
answer-hovding = Hövding
answer-konung = Konung
answer-assassin = Assassin
answer-traitor = Traitor
answer-raider = Raider
answer-plague = Plague
answer-outflank = Outflank
answer-shield_wall = Shield Wall
answer-sacrifice = Sacrifice
answer-summon = Summon
answer-odin = Odin
answer-baldr = Baldr
answer-fafnir = Fafnir
answer-thor = Thor
answer-fenrir = Fenrir
answer-heimdall = Heimdall
answer-tyr = Tyr
answer-hel = Hel
answer-pass = Pass
answer-end = End the turn
answer-allow = Allow
answer-take = Take
answer-draw = Draw and discard
answer-stay = Nothing
answer-discard = Discard
answer-done = Done
answer-kills = Kill
answer-takes = Take
answer-to = To this end
answer-seat = Seat
answer-keep = Keep
answer-strikes = Strike
answer-throws = Give
answer-pay = Pay
answer-with = Take along
answer-return = Take back
answer-choose = Choose

## What happened

event-round = Round { $round } begins; { $seat } starts.
event-spoils = To be won: { $victory }.
event-ragnarok-spoils = { $card } lies among the victories: this round is the last.
event-ragnarok-hall = { $card } stands in the Hall: this round is the last.
event-hall-opens = { $deity } enters the Hall.
event-lays = { $seat } lays { $unit } on the { $end }.
event-sends = { $seat } lays { $unit } into the line of { $line }, on the { $end }.
event-lays-vidar = Vidar leads { $unit } of { $seat } into the line of { $line }, on the { $end }.
event-aims = { $seat } names { $unit } of { $line } in place { $place }.
event-loki = { $seat }: Loki turns on { $unit } of { $line } in place { $place }.
event-destroyed = { $unit } of { $line } is destroyed.
event-refused = { $unit } finds no place with { $line } and is discarded.
event-naglfar = Naglfar brings { $unit } to { $seat }, on the { $end }.
event-taken = { $seat } carries { $unit } off from { $line }.
event-lured = { $unit } leaves { $line } for { $seat }, on the { $end }.
event-reseats = The Traitor of { $seat } makes { $unit } change places: now on the { $end }.
event-plague = { $seat } plays { $card } and names { $strength }.
event-plague-takes = The Plague takes { $units }.
event-plague-spares = The Plague takes nobody.
event-shield-wall = { $seat } raises the Shield Wall against { $card } of { $by }.
event-huskarl = { $seat } discards a Huskarl: { $card } of { $by } does nothing.
event-freya = Freya brings { $card } to { $seat }.
event-outflank-hand = { $seat } plays { $card } for new cards.
event-outflank-line = { $seat } plays { $card } and takes back { $units }.
event-discards = { $seat } discards { $cards }.
event-draws = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-reshuffle = The discard is shuffled into a new deck of { $count }.
event-sacrifices = { $seat } sacrifices { $units }.
event-pays = { $seat } pays with { $units }.
event-nidhogg = Nidhogg brings { $unit } of those to { $seat }.
event-summons = { $seat } summons { $deity }.
event-odin-banishes = { $seat }: Odin banishes { $deity }.
event-odin-recalls = { $seat }: Odin recalls { $deity } to the Hall.
event-baldr-calls = { $seat }: Baldr gives himself for { $deity }.
event-fafnir-takes = { $seat }: Fafnir gives himself and takes { $deity }.
event-deity-discarded = { $deity } leaves { $seat }.
event-deity-leaves-hall = { $deity } leaves the Hall.
event-keeps-colour = { $seat } keeps the { $colour } deities.
event-strikes = { $seat }: { $deity } strikes { $deities }.
event-heimdall = { $seat }: Heimdall turns up { $card }.
event-joins = { $unit } joins { $seat } on the { $end }.
event-tyr = { $seat }: Tyr strikes all lines on the { $end }.
event-hel = { $seat } gives { $thrown } to Hel and takes { $taken }.
event-passes = { $seat } passes.
event-baldr-returns = { $seat } comes back into the round with Baldr.
event-jormungandr = Jörmungandr ends the round: { $seat } has the strongest line.
event-vidar-takes = { $seat }: Vidar takes { $unit } back to hand.
event-stands = { $units_count ->
    [0] { $seat } has no line.
   *[other] { $seat } stands with { $units }.
}
event-worth = { $seat }: { $victory } is worth { $glory } Glory.
event-strength = { $seat }: line of { $strength }.
event-wins = { $seat } takes { $victory } and has { $glory } Glory now.
event-valkyrie = The Valkyrie carries { $unit } from the line of { $line } to the hand of { $seat }.
event-ends-glory = Somebody has five Glory or more: the saga ends.
event-ends-ragnarok = Ragnarök: the saga ends.
event-final-glory = { $seat }: { $glory } Glory.

## Refusals

no-not-in-hand = You do not hold { $card }.
no-second-leader = There is a { $unit } already in the line of { $line }; it cannot hold two.
no-priest-beside-weak = The Priest does not come to the line of { $line }: another Tiwaz unit there has strength 8 or less.
no-shield-wall-no-action = The Shield Wall is no action: it is played when something is about to happen to your line.
no-shield-wall-after-pass = No Shield Wall after your pass.
no-huskarl-only-intruders = A Huskarl stops only Assassin, Raider and Traitor, not { $card }.
no-which-huskarl = Say which Huskarl: several stand in your line.
no-no-huskarl = No such Huskarl stands in your line.
no-must-act = You must take a main action first: lay, play, sacrifice or pass.
no-already-acted = You have taken your main action; only your deities are left.
no-must-pass = After { $most } actions in a round only passing is left.
no-already-passed = You have passed already.
no-before-pass = That is for those who have passed.
no-after-pass = After your pass you may only draw and discard.
no-hand-full = You hold twelve cards; nobody may hold more.
no-hand-empty = Your hand is empty.
no-decks-empty = There is no card left to draw.
no-discard-empty = The discard is empty.
no-not-in-discard = { $card } does not lie in the discard.
no-line-empty = Your line is empty.
no-not-your-line = For that you choose units of your own line.
no-nobody-so-strong = Nobody has a unit of strength { $strength }, nor anyone stronger.
no-only-that-line = { $unit } touches only the line of { $line }.
no-line-guarded = { $deity } guards the line of { $line }.
no-odin-ignores = Odin of { $seat } ignores what other players' deities do.
no-raiders-spare-raiders = A Raider does not take Raiders.
no-not-weakest = The Traitor takes the weakest Tiwaz unit, and this one is stronger.
no-not-tiwaz = The Traitor takes only units with Tiwaz.
no-not-itself = { $unit } cannot be its own target.
no-not-weaker = Loki kills only what is weaker than { $strength }.
no-only-thralls-join = Only Thralls go along.
no-ascending = Choose in order, left to right; that one was passed over.
no-choose-one = Choose at least one.
no-not-sacrificed = { $card } is not among your sacrifices.
no-redundant-payment = That would pay more than the price of { $price } needs, or leave it unpaid.
no-too-few-sacrifices = { $deity } costs { $price }; your sacrifices are worth { $have }.
no-ragnarok-stays = Ragnarök can be neither summoned nor taken nor discarded.
no-not-in-hall = { $deity } does not stand in the Hall.
no-not-your-deity = { $deity } is not yours.
no-used-this-round = { $deity } has been used this round.
warn-colour = One of your two colours will have to go: red and blue gods do not bear each other.
no-not-an-enemy = { $deity } is not a foe within reach: hostile colour, summoned or in the Hall.
no-baldr-stays-dead = Odin cannot return Baldr.
no-deity-not-discarded = { $deity } is not in the discard.
no-deity-not-summoned = Nobody has summoned { $deity }.
no-out-of-fafnirs-reach = Fafnir takes only what another has summoned, or what stands in the Hall; not { $deity }.
no-two-colours = You cannot keep red and blue deities without Yggdrasil.
no-needs-cards = You need { $count } cards to give.
no-only-own-eihwaz = Vidar takes only Eihwaz units of your own line.
no-not-open = { $victory } is not to be won this round.
no-not-captured = Naglfar has no { $unit } for you.
no-must-be-seated = { $unit } has a place in your line and must take it.
no-line-refuses = The line of { $line } cannot take { $unit }.

## On a terminal

terminal-round = Round { $round } · cards in the deck: { $deck }
terminal-last-round = Ragnarök has come: this round is the last.
terminal-hall = Hall of the gods
terminal-price = for { $count }
terminal-spoils = Spoils of this round
terminal-seat = { $number } · { $seat }: strength { $strength } · cards { $cards } · Glory { $glory }
terminal-passed = passed
terminal-line-empty = nobody stands here
terminal-sacrifices = Sacrifices
terminal-deities = Deities
terminal-victories = Victories won
terminal-known = Known to be in hand
terminal-cards-reconstructed = The rulebook prints no list of its cards: their numbers and the victory cards are our reconstruction.
terminal-scores = Glory
terminal-place = { $place }. { $name }: Glory { $points }
terminal-candidates = Make your line stronger now
terminal-move-gives = { $move }: your line changes by { $points }
