## The rules for a newcomer

rules-goal = The aim
    .text =
        Two squads meet on a field of six rows of five cells. Whoever has no creature left has lost, whatever artifacts and terrains still stand.
rules-squad = The squad
    .text =
        Fifteen cards are dealt from your deck. Elite cards are paid with gold, ordinary ones with silver and gold. Every element beyond the first costs one gold, and no more than fifteen crystals go into flyers.
rules-placement = Placement
    .text =
        Both place their cards in secret, one to a cell of the own half. Then they are turned up; the second player may keep his last row hidden until his first turn. Flyers and terrains go to the extra zone, symbionts onto their hosts.
rules-turn = Your turn
    .text =
        Your closed cards open. Then move and act with your cards in any order: steps go forward, back and sideways onto free cells, and every action closes the card that takes it.
rules-strikes = Simple strikes
    .text =
        A creature strikes a card next to it, diagonals included. An open creature fights back: both roll, and the difference tells who strikes how hard. A closed card only suffers: up to 3 is weak, 4 and 5 medium, 6 strong. An open creature next to both may step in as a defender.
rules-abilities = Abilities
    .text =
        Shots, throws and discharges go over some distance and never at a neighbour. Spells and effects do what the card says. Counters are saved by closing. Instants may answer what is happening; the last one declared happens first.
rules-flyers = Flyers
    .text =
        A flyer strikes any card and stands next to none. Ranged attacks always reach it. Where only flyers are left, your creatures may close to get one strike at them.
rules-death = Wounds and death
    .text =
        A card without lives goes to the graveyard. Some come back with tokens, some go on helping from there, and what is banished is gone.

## Examples

rules-example-step = Khazg has two steps: forward, back or sideways, each onto a free cell.
rules-example-counter = A card whose feature costs counters may close to get one.
rules-example-diagonal = Diagonal neighbours may be struck; a closed one does not fight back.
rules-example-defender = Borgak stands next to both and may take the blow.
rules-example-unanswered = Against the Vampire nobody defends or strikes back, and its wounds heal.
rules-example-shot = A shot flies over others, but not at a neighbour.
rules-example-lunge = A strike over a row goes over one cell, empty or with your own card.
rules-example-finish = Finishing takes whoever has few lives left.
rules-example-jump = A jump spends all movement and goes to any free cell in its range.
rules-example-formation = Side by side the two dwarves have armor; apart they have none.
rules-example-wyvern = The Wyvern reaches every card on the field.
rules-example-sky = Only a flyer is left: Khazg closes to be able to strike it later.
rules-example-tokens = One more token, and the Plague Rider comes back to the third row.
