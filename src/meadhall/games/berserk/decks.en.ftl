## The shelf of decks

decks-heading = Decks
decks-mine = Yours
decks-ready = Ready decks
decks-new = New deck
decks-new-name = New deck
decks-none = No deck yet. Copy a ready one and change it, or begin with an empty one.
decks-import = Open a code
decks-import-label = Code of a deck
decks-imported-name = Shared deck
decks-copy = Copy
decks-copy-of = Copy the deck “{ $name }”
decks-open = Open the deck “{ $name }”
decks-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-here = in this browser
decks-here-note = Decks of guests stay in this browser. An account keeps them on every device.
decks-bring = { $count ->
    [one] Bring the deck of this browser into the account
   *[other] Bring { $count } decks of this browser into the account
}
decks-brought = Your account keeps them now.
decks-unknown = There is no such deck here. It may be kept in another browser, or for another account.

## The builder

builder-heading = Deck builder
builder-heading-short = Deck
builder-title = Berserk
builder-search = name, class or words of the text
builder-search-short = name, class, text
builder-elements = Elements
builder-costs = Cost
builder-kinds = Kinds
builder-kind-ground = ground creatures
builder-kind-flying = flyers
builder-kind-symbiont = symbionts
builder-kind-artifact = artifacts
builder-kind-terrain = terrains
builder-shown = { $count } of { $all }
builder-order = Order
builder-order-cost = cheapest first
builder-order-name = by name
builder-order-element = by element
builder-clear = Show all cards
builder-nothing = No card is like that.
builder-pool = Pool
builder-pool-keys = Arrow keys go from card to card, Enter or plus puts one into the deck, minus takes one out, i shows it large.
builder-card = { $card }, { $cost } { $crystal ->
    [gold] gold
   *[silver] silver
}, { $element }, { $kind }. In the deck: { $count } of { $most }
builder-deck = The deck
builder-name = Name of the deck
builder-cards = of { $least } to { $most }
builder-legal-none = Legal, without any element.
builder-legal-one = Legal. One element: no price.
builder-legal-many = Legal. { $count } elements: { $price ->
    [one] { $price } gold crystal
   *[other] { $price } gold crystals
} if a squad has all of them.
builder-empty = Empty so far: a deck has at least { $least } cards.
builder-checking = Looking it over…
builder-concerned = show
builder-add = One more { $card }
builder-remove = One { $card } fewer
builder-unique = unique
builder-curve = Cost
builder-curve-row = Cost { $cost }: { $silver } silver, { $gold } gold
builder-crystals = { $gold } gold, { $silver } silver
builder-flyers = { $count ->
    [one] { $count } flyer
   *[other] { $count } flyers
}
builder-code = Share code
builder-code-hint = Copy it to share the deck, or paste another to open that one.
builder-code-empty = paste a code to open its deck
builder-copy = copy
builder-copied = The code is copied.
builder-loaded = The deck of that code is opened as a new one.
builder-hand = Try a hand
builder-hand-note = Fifteen cards, as they might be dealt.
builder-hand-again = Deal again
builder-hand-cost = To take all of them: { $gold } gold, { $silver } silver.
builder-duplicate = Duplicate
builder-duplicated = A copy of the deck is open.
builder-copy-name = { $name } (copy)
builder-play = Play it
builder-play-short = Play
builder-play-not = A deck must be legal to be played.
builder-list = List
builder-pool-back = Cards
builder-delete = Delete
builder-delete-ask = Delete “{ $name }” for good?
builder-deleted = The deck is gone.
builder-kept-account = Kept in your account
builder-kept-here = Kept in this browser
builder-keeping = Keeping…
builder-not-kept = Not kept yet
builder-keep = Keep this deck
builder-failed = It could not be kept. Your next change tries again.
builder-more = More
builder-card-page = Page of the card
builder-back = All decks

## Playing a deck

play-deck-heading = Play “{ $name }”
play-deck-against = Against
play-deck-machine = Play against { $name }
play-deck-friend = With a friend
play-deck-note = The other side lays a deck of its own, in secret like yours.
lay-heading = Your deck
lay-note = The other side learns nothing of it but the number of its cards.
lay-choose = Lay this deck
lay-none = You have no deck of your own that may be played. Take a ready one, or paste a code.
lay-own = Yours
lay-ready = Ready
lay-code = Or a code
lay-laying = Your deck is laid…
lay-build = Build a deck

## The page of a card

page-set = Berserk · set { $set }, card { $number }
page-elite = Elite
page-ordinary = Ordinary
page-line = { $rank } · { $element } · { $kind }
page-into = Into the deck
page-into-named = Into “{ $name }”
page-into-done = In “{ $name }”: { $count } of { $most }.
page-full = “{ $name }” has as many of it as may be.
page-words = Words of the card
page-rulings = Rulings
page-decks = Decks with it
page-decks-none = None of yours and no ready deck has it.
page-ready = ready deck
page-yours = yours
page-kin = Of the same class
page-copies = { $count } in a deck
page-cards = All cards
page-in-play = In play
page-plays = in { $count } squads
page-wins = Wins with it
page-alive = Alive at the end
page-figures-note = The line in the middle is one half. Counted in { $count } battles of machines, whose squads were put together by chance: how they play shows in the figures too.
page-unknown = There is no such card.

ask-helmir-1 = Whose creature does he open?
    .text = Of either side: the text does not ask for one of yours.
ask-helmir-2 = Does his armour work twice with two neighbours in formation?
    .text = No. Formation is there or not; its armour stays 2.
ask-chernovar-1 = When does a creature “have armour”?
    .text = Whenever the wound finds it with any armour, also one that only its formation gives.
ask-daughter-of-pearl-1 = Is the prophecy made before or after the dice?
    .text = After them, for the card that the attack then aims at.
ask-elm-1 = Where in the deck does it go?
    .text = Under it, in the sight of all.
ask-assassin-1 = May finishing be used on a card that lies face down?
    .text = No. What may be chosen must not tell what the card is.
ask-teach-1 = When is the extra gold to be paid back?
    .text = Never. But a squad that used any of it has at most three cards with an element.
ask-skeleton-1 = How many may a deck hold?
    .text = Five, for it has horde; of other cards three.
