### Words of the Battle Cards table and of the deck builder. Those of the game come from the service.

## The table

bc-board = Table of cards
bc-board-help = Arrow keys go from card to card, Enter chooses a card or answers with it, N goes to the next possible answer, Escape lets go.
bc-key-arrows = from card to card
bc-next-battle = Next battle
bc-next-scrapped = Next card that is scrapped
bc-turn = Turn { $turn }
bc-phase-energon = Energon
bc-phase-deployment = Deployment
bc-phase-action = Action
bc-phase-supply = Supply
bc-left = Left in this turn:
bc-left-discover = discover
bc-left-deploy = deploy
bc-left-attempt = one attempt
bc-left-claim = claim
bc-left-challenge = challenge
bc-left-draw = draw
bc-left-science = Science
bc-next-seat = then { $seat }
bc-bank = { $bank } Energon, { $income } more in the next Energon phase
bc-support-limit = Support Limit
bc-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
bc-deck-count =
    { $count ->
        [one] one card in the supply deck
       *[other] { $count } cards in the supply deck
    }
bc-scrapheap = Scrapheap
bc-open-scrapheap =
    { $count ->
        [one] cards: look at the scrapheap (one card)
       *[other] cards: look at the scrapheap ({ $count } cards)
    }
bc-scrapheap-of = Scrapheap of { $name } ({ $count })
bc-open-cards = { $hand }: what is known of hand and deck
bc-cards-of = Hand and deck of { $name }
bc-known-of-hand = Known of the hand: { $known } of { $count }
bc-seen-by =
    { $count ->
        [one] { $name } has seen one card of this hand.
       *[other] { $name } has seen { $count } cards of this hand.
    }
bc-deck-bottom = Bottom of the supply deck, the lowest first
bc-deck-list = Deck list
bc-deck-unknown = The deck list is secret.
bc-in-force = In force
bc-by-card = ({ $source }, { $until })
bc-by-card-alone = ({ $source })
bc-until-battle = in this battle
bc-until-turn = in this turn
bc-until-round = until the next turn of { player-seat }
bc-homebase-of =
    { $own ->
        [yes] Your Homebase
       *[no] Homebase of { $name }
    }
bc-home-empty = Nobody in Homebase.
bc-hand-empty = Your hand is empty.
bc-field-empty = Nothing has been discovered yet.
bc-site-free = free
bc-site-held = { $name } controls it
bc-site-loose = { $name } occupies it
bc-site-claimed = { $name } claims it
bc-offered = Cards to choose from
bc-chosen-card = The chosen card
bc-choose-a-card = Choose a card to read it here.
bc-more-verbs = { $count } more in the list of choices.
bc-can-answer = It can answer the question.
bc-can-go-there = The chosen card can go there.
bc-in-battle = in battle
stat-hit-points = endurance left

## Cards

bc-str = STR
bc-end = END
bc-spd = SPD
bc-cost = Energon to deploy
bc-yield = Energon each turn
bc-requires = needs { $skill }
bc-window-action = in the Action phase
bc-window-battle = in battle
bc-window-contest = against a claim
bc-window-open = at any time
bc-no-skills = no skills
bc-no-ability = No ability in this mode.
bc-ability-used = used
bc-support-value = Lends { $support } strength in battle.
bc-damage = Damage { $damage } of { $endurance }.
bc-transformed = Transformed in this turn.
bc-pinned = Cannot transform.
bc-now = Now { $strength } strength, { $endurance } endurance, { $speed } speed.
bc-card = { $name }{ $subtitle ->
    [none] {""}
   *[other] , { $subtitle }
}: { $kind }.
bc-card-robot = Costs { $cost }, strength { $strength }, endurance { $endurance }, speed { $speed }.
bc-card-resource = Yields { $yield } Energon each turn{ $requires ->
    [none] {""}
   *[other] , needs { $requires }
}.
bc-other-mode = Transformed ({ $mode }): strength { $strength }, endurance { $endurance }, speed { $speed }.
bc-skills = Skills: { $skills }.

## Battle

bc-attacker = attacks
bc-defender = defends
bc-enhanced = enhanced
bc-core = core
bc-slot = free slot
bc-use-strength = +{ $strength }
bc-use-supporter = joined +{ $strength }
bc-use-effect = effect
bc-use-transformation = transformed
bc-over-claim = claim
bc-over-challenge = challenge
bc-still-hand =
    { $count ->
        [0] no cards in hand
        [one] may play its card from hand
       *[other] may play one of { $count } cards from hand
    }
bc-limit-reached = Support Limit { $limit }: no more cards
bc-hushed = No more support cards in this battle
bc-still-dice =
    { $dice ->
        [one] may roll one Combat die
       *[other] may roll up to { $dice } Combat dice
    }
bc-still-transform = { $robot } may transform
bc-still-abilities = may use: { $cards }
bc-cannot-join =
    { $count ->
        [one] one cannot join
       *[other] { $count } cannot join
    }
bc-if-now = If it ended now:
bc-warn-wins-but-lost = { $robot } would win the battle and be scrapped: core strength protects, support does not.
bc-takes-the-hit = { $robot } takes the hit for { $lead }!
bc-skip = Skip

## Before it is done

bc-claim-controls = Uncontested, the Resource is yours.
bc-claim-no-skill = The skill it needs is missing: you would occupy it without controlling it.
bc-speed = speed { $speed }
bc-meets = opens at { $strength }, up to { $most } in sight
bc-meets-more = Speed { $speed }, bears { $bears } damage.
bc-prospect-more =
    { $slots ->
        [0] No free slot
        [one] One free slot
       *[other] { $slots } free slots
    }, { $supporters ->
        [0] nobody able to join
        [one] one Robot able to join
       *[other] { $supporters } Robots able to join
    }, { $dice ->
        [0] no Combat dice
        [one] one Combat die
       *[other] { $dice } Combat dice
    }, { $hand ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $hand } cards in hand
    }.
bc-if-nothing = If nobody adds anything:
bc-if-nothing-more = Not yet final, something happens as the battle begins. If nobody adds anything:
bc-if-then = If it ended then:
bc-against = { $mine } against { $theirs }

## Reactions


## The table in words

player-seat = Player { $seat }

## Groups of choices

group-discover = Discover …
group-deploy = Deploy …
group-move = Move …
group-transform = Transform …
group-use-ability = Use an ability …
group-play = Play an Advantage …
group-claim = Claim …
group-challenge = Challenge …
group-contest = Contest …
group-add-strength = Scrap a card for strength …
group-join = Let a Robot join …
group-choose = Choose …
group-science = Use Science …

## Decks

builder-title = Deck builder
builder-intro = Fifty cards, one army, three copies at most.
builder-start-from = Start from
builder-draft = As you left it
builder-empty = Empty deck
builder-random = Random deck
builder-sealed = Sealed deck
builder-made = { $kind ->
    [sealed] Sealed deck
   *[random] Random deck
} · { $army } · { $seed }
builder-seed = Seed
builder-seed-help = The same seed makes the same deck.
builder-draw-anew = Draw anew
builder-name = Name of the deck
builder-my = My decks
builder-save = Keep in this browser
builder-saved = Kept in this browser.
builder-forget = Delete { $name }
builder-search = Name, group, text …
builder-kind = Kind
builder-army = Army
builder-cards = { $count } of { $needed } cards
builder-tab-deck = Deck: { $count } of { $needed }
builder-tab-pool = All cards
builder-kinds = { $number } (advised { $advice })
builder-curve = Robots by cost
builder-average = average { $cost }
builder-legal = This deck is legal.
builder-add = Add { $card }
builder-remove = Take out { $card }
builder-copies =
    { $count ->
        [one] one copy
       *[other] { $count } copies
    }
builder-text = As text
builder-import = Read the text
builder-copy = Copy the text
builder-text-help = One line a card: copies, then code or name.
builder-play = Play with it
builder-cost-bar =
    { $count ->
        [one] cost { $cost }: one Robot
       *[other] cost { $cost }: { $count } Robots
    }
builder-link = Build a deck
builder-none-fits = No card fits.
bc-seats = Players
bc-seats-count = { $count ->
    [2] Two
    [3] Three
   *[4] Four, or two teams
}
builder-of-seat = Deck of seat { $seat }
builder-later = Chosen by whoever sits down
builder-paste = Paste a list
builder-fault-of-seat = Seat { $seat }: { $fault }
builder-difficulty = difficulty { $level } of 3
builder-number-robot =
    { $count ->
        [one] one Robot
       *[other] { $count } Robots
    }
builder-number-resource =
    { $count ->
        [one] one Resource
       *[other] { $count } Resources
    }
builder-number-advantage =
    { $count ->
        [one] one Advantage
       *[other] { $count } Advantages
    }
builder-roll-out = Roll Out
builder-about-roll-out = Fast cars: slow Robots may not contest their claims, and in convoy they fight better.
builder-dinobot-charge = Dinobot Charge
builder-about-dinobot-charge = Few, strong and slow: loses races and takes back what it wants by challenge.
builder-air-supremacy = Air Supremacy
builder-about-air-supremacy = Jets that outrun nearly everybody and join every battle.
builder-energon-foundry = Energon Foundry
builder-about-energon-foundry = Rich wells that need hardly any skill: a builder gets more out of one, and raiders drain the other bank.
builder-matrix-guard = Matrix Guard
builder-about-matrix-guard = Leaders and a quick young guard: they strengthen their own core and weaken the other's.
builder-iron-tyranny = Iron Tyranny
builder-about-iron-tyranny = Heavy warriors that attack, and make every victory hurt.

## Setting up

bc-preset = How to win
bc-preset-first-game = First game: 40 Energon
bc-preset-very-short = Very short: three Resources
bc-preset-average = Average: five Resources
bc-preset-very-long = Very long: 80 Energon
bc-preset-challenging = Challenging: all three ways
bc-warn-endless = With only this way to win a match can last very long; a turn limit is advised.
bc-limit-turns = Judge it after { $turns } turns
bc-begins = Beginning seat
bc-agreed = What was agreed on
bc-agreed-homebrew = Cards that the players made are in play
builder-order = Order
builder-order-cost = By kind and cost
builder-order-name = By name
builder-order-strength = By strength
builder-order-endurance = By endurance
builder-order-speed = By speed
builder-then = One more: { $size } → { $more } of { $needed } cards, Robots cost { $cost } on average
