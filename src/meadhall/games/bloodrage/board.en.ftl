## At the board: the ring, what is asked, the table in words

board-add = Add it
board-age = Age { $age }
board-age-brief = age { $age }
board-ahead = { $seat } is ahead
board-ahead-you = you are ahead
board-battle-after = The next battle
board-battle-again = The last battle: { $province }
board-battle-before = The battle before
board-battle-nth = { $number } of { $all }
board-board-tab = Board
board-burns = { $place } burns at the end of age { $age }
board-burns-note = { $place } burns at the end of this age: { $count } Glory for each of its dead
board-call-own = You pillage { $province }. Send another figure to the battle?
board-called = Call to battle
board-clans-tab = Clans
board-closed = closed
board-compare = Touch a card to read it; a second one to weigh them against each other.
board-compare-kept = Kept so far: { $cards }.
board-cost = { $count ->
    [0] for nothing
   *[other] { $count } rage
}
board-cost-left = { $count ->
    [0] for nothing, { $left } rage left
   *[other] { $count } rage, { $left } left
}
board-destroyed = in ruins
board-discards = Discarded: { $count }
board-do-as = Count as +{ $count }
board-do-bring = { $card }, and its figure invades { $place }
board-do-challenge = Pillage { $place } again
board-do-invade = Invade { $place } with { $figure_acc }
board-do-lay = Lay { $card } face down
board-do-march = March from { $from } to { $to }
board-do-pillage = Pillage { $place }
board-do-recall = Bring { $figure_acc } from Valhalla to { $place }
board-do-replace = Upgrade: { $card } in place of { $old }
board-do-save = Save { $figure_acc }
board-do-send = { $figure } from { $place }
board-do-upgrade = Upgrade: { $card }
board-doomed = burns at the end of age { $age }
board-figure-free = { $count ->
    [0] The card and its figure cost no rage.
   *[other] The card costs { $count } rage, its figure nothing more.
}
board-figures-there = Figures
board-first = goes first
board-fjord-of = Supports { $places }
board-for-rage = { $verb }: { $count } rage
board-free = { $count ->
    [0] no free village
    [one] { $count } free village of { $all }
   *[other] { $count } free villages of { $all }
}
board-glory = { $count } Glory
board-go = Go there
board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-hand-later = Your hand fills when the draft is over.
board-keep = Keep
board-legendary = +{ $count } Glory in the end
board-lost = { $count ->
    [0] nobody falls
    [one] { $count } figure falls
   *[other] { $count } figures fall
}
board-no-invasion = Without invading
board-nobody = nobody
board-over = { $seat } wins with { $count } Glory
board-pass-ask = Pass for the rest of this age? { $count ->
    [0] You have no rage left.
    [one] { $count } rage is lost.
   *[other] { $count } rage is lost.
}
board-passed = passed
board-peek = See the board
board-peek-back = Back to the cards
board-picked = { $count } of { $all } chosen
board-pillaged = pillaged
board-places = Provinces and fjords
board-play = Play it
board-points = +{ $count } Glory
board-quest-ruined = Its lands lie in ruins: this quest cannot be fulfilled any more.
board-quest-ruined-brief = lands in ruins
board-quests-laid = { $count ->
    [one] { $count } quest laid
   *[other] { $count } quests laid
}
board-quiet-age = Send nobody to battles this age
board-quiet-age-on = No calls: this age
board-quiet-battle = Send nobody to this battle
board-quiet-battle-on = No calls: this battle
board-quiet-late = No late card in this battle
board-quiet-late-on = No late cards
board-rage-of = Rage { $rage } of { $all }
board-raid = A pillage: { $results }
board-raise = Raise it
board-replaces = replaces { $card }
board-reserve = Reserve
board-reserve-empty = The reserve is empty.
board-ring = The board: eight provinces around Yggdrasil
board-seen = Seen in hand
board-send = Send
board-side = { $seat }: { $strength }
board-side-you = you: { $strength }
board-slot-free = a free slot
board-strength = strength { $value }
board-strength-at = { $place }: { $value }
board-strengths = Strengths
board-take = Take it
board-tie = a tie: all would lose
board-token = Reward: { $reward }
board-unopposed = nobody opposes it
board-upgrades = Upgrades
board-valhalla = Valhalla
board-via-dead = Where does { $figure_acc } return to?
board-via-hand = Which slot does { $card } take?
board-via-march = Where do your figures go from { $place }?
board-via-place = What do you do in { $place }?
board-via-reserve = Where do you send { $figure_acc }?
board-wish-march = Choose the place from which to march.
board-wish-pillage = Choose the province to pillage.
board-with = With { $card }

## Parts of the board: cards, clan sheets, draft, battle, Valhalla

part-adds = adds { $value }
part-adds-mirror = adds as much as the highest card of an enemy
part-cost = { $count ->
    [0] costs no rage
   *[other] costs { $count } rage
}
part-god-frigga = Gift of Frigga
part-god-heimdall = Gift of Heimdall
part-god-loki = Gift of Loki
part-god-odin = Gift of Odin
part-god-thor = Gift of Thor
part-god-tyr = Gift of Tyr
part-laid = { $count ->
    [one] Your quest on the table
   *[other] Your { $count } quests on the table
}
part-late = may be added late
part-root = the root of the world
part-on-board = { $count } of { $most } figures on the board
part-slot-clan = clan
part-slot-leader = leader
part-slot-monster = monster
part-slot-ship = ship
part-slot-warrior = warriors
part-all-lost = A tie: everybody has lost
part-as-it-stands = As it stands
part-battle = Battle for { $province }
part-call = Call to battle: { $province }
part-choosing = still choosing
part-deeds = What has happened
part-defends = defends
part-face-down = a card face down
part-fallen = fallen: { $figure }
part-pillage = Pillage of { $province }
part-pillages = pillages
part-won = { $seat } has won
part-you-won = You have won
part-draft-chooses = chooses
part-draft-chosen = has chosen
part-draft-circle = Who holds a pack; it goes on to the next in this list
part-draft-kept = Kept: { $count } of { $all }
part-draft-left = Packs go to the left.
part-draft-pack = The pack before you
part-draft-round = age { $age } · round { $round } of { $all }
part-draft-wait = The pack goes on as soon as all have chosen.
part-draft-watch = Everybody chooses in secret.
part-valhalla-empty = Nobody is here yet.

recap-ahead = You are ahead with { $count } Glory; { $seat } has { $other }.
recap-back = Back from Valhalla
recap-battles = { $count ->
    [one] { $count } battle:
   *[other] { $count } battles:
}
recap-behind = You have { $count } Glory; { $seat } is ahead with { $other }.
recap-burns-nothing = Ragnarök
recap-burnt = Ragnarök takes { $place }
recap-chapter = Age { $number }
recap-chapters = Ages
recap-done = fulfilled
recap-each = { $count } Glory for each
recap-failed = failed
recap-fallen = { $count ->
    [one] { $figure }
   *[other] { $figure } ×{ $count }
}
recap-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
recap-gains = Glory of this age
recap-how = { $seat } has { $count } Glory, { $other } { $less }.
recap-level = You are level with { $seat }: { $count } Glory.
recap-next = Age { $number }
recap-next-burns = { $place } burns at its end: { $count } Glory for each of its dead.
recap-next-cards = New packs of eight cards: everybody keeps six.
recap-next-first = { $seat } takes the first turn.
recap-next-rage = All rage is back: { $rage }.
recap-next-there = { $count ->
    [one] One figure of yours stands there.
   *[other] { $count } figures of yours stand there.
}
recap-no-battles = There was no battle.
recap-no-quest = no quest
recap-nobody-back = Valhalla was empty.
recap-nobody-fell = Nobody stood there.
recap-note = Legends: a stat on its fourth or fifth step brings 10 Glory at the end, on its last 20.
recap-over = Age { $number } is over
recap-over-time = Over three ages
recap-quests = Quests
recap-quests-done = { $count } of { $all } fulfilled
recap-shared = Equal Glory: the victory is shared.
recap-stage = age { $number }
recap-tie = Equal Glory: the victory is shared.
recap-tie-battle = a tie: nobody won
recap-where = Where the Glory came from

source-battles = Battles
source-gifts = Gifts of the gods
source-legends = Legends
source-pillage = Pillage
source-quests = Quests
source-ragnarok = Ragnarök
