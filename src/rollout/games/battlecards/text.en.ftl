### The words of Battle Cards. Names of cards and what stands on them come last.

## Players. Where they have names, the names stand here.

player-seat = Player { $seat }
player-target = Player { $target }
player-winner = Player { $winner }
player-first = Player { $first }
player-controller = Player { $controller }

## Asks

ask-deployment = Deployment: discover, deploy, move – or go on.
ask-action = Action: play, use, claim or challenge – or go on.
ask-supply = Supply: draw, use Science, transform – then go on.
ask-contest = { $robot } claims { $resource }. Do you contest it?
ask-hold = { $robot } challenges { $resource }. Who holds it?
ask-begin-or-wait = The choice is yours: do you begin, or wait?
ask-battle-move = Your move in the battle.
ask-take-the-hit = { $robot } would be scrapped by { $damage } damage. Does somebody take the hit?
ask-mulligan = Do you keep this hand?
ask-opponent = Which opponent?
ask-target = On which card?
ask-scrap-card =
    { $count ->
         [one] Which card do you scrap?
        *[other] Which card do you scrap? { $count } to go.
    }
ask-sift = Which card do you take?
ask-put-under = Which card goes under the deck next? The last one lies at the bottom.
ask-fetch = Which card do you take from the deck?
ask-salvage = Which card do you take from the scrapheap?
ask-muster = Which Robot do you deploy?
ask-shuttle = To which Resource?
ask-order-of-effects = Which effect happens first?
ask-pay-for-effect = Do you pay for the effect of { $card }?

## Actions

do-keep = Keep the hand
do-mulligan = Draw a new hand
do-discover = Discover { $card }
do-deploy = Deploy { $card } ({ $subtitle }) for { $cost } Energon
do-move =
    { $home ->
         [yes] Move { $robot } to Homebase
        *[no] Move { $robot } to { $to }
    }
do-transform =
    { $alt ->
         [yes] Transform { $robot } to robot mode
        *[no] Transform { $robot } to alt mode
    }
do-use-ability = Use { $ability } ({ $card })
do-play = Play { $card }
do-claim = Claim { $resource } with { $robot }
do-challenge = Challenge for { $resource } with { $robot }
do-end-phase = Go on to the next phase
do-draw = Draw your cards
do-science = Use the Science of { $robot }: pay { $level }, draw { $level }
do-end-turn = End the turn
do-decline = Let it go
do-contest = Contest with { $robot }
do-hold = Hold with { $robot }
do-begin = Begin
do-wait = Wait
do-add-strength = Scrap { $card } for { $support } strength
do-join = Let { $robot } join for { $support } strength
do-roll-dice =
    { $dice ->
         [one] Roll one Combat die
        *[other] Roll { $dice } Combat dice
    }
do-pass = Pass
do-take-the-hit = { $robot } takes the hit
do-bear-the-hit = Bear the hit
do-choose = { $card }
do-choose-seat = { player-seat }
do-resolve = { $ability } ({ $card })
do-pay = Pay
do-forgo = Do without it
confirm-last-energon = This pays your last Energon. With Survival agreed on, you lose at once.

## Events

event-match-began = { player-first } begins.
event-turn-began = Turn { $number }: { player-seat }.
event-phase-began =
    { $phase ->
         [deployment] Deployment phase.
         [action] Action phase.
        *[supply] Supply phase.
    }
event-cards-drawn =
    { $known ->
         [0] { $count ->
             [one] { player-seat } draws a card.
            *[other] { player-seat } draws { $count } cards.
         }
         [1] { player-seat } draws { $last }.
        *[other] { player-seat } draws { $named } and { $last }.
    }
event-science-used = { $robot } uses Science { $level }.
event-hand-redrawn = { player-seat } draws a new hand.
event-deck-shuffled = { player-seat } shuffles the supply deck.
event-yield-banked = { player-seat } banks { $amount } Energon and has { $bank }.
event-bank-changed =
    { $change ->
         [more] { player-seat } gains { $size } Energon and has { $bank }.
         [paid] { player-seat } pays { $size } Energon and has { $bank }.
        *[less] { player-seat } loses { $size } Energon and has { $bank }.
    }
event-discovered = { player-seat } discovers { $card }.
event-deployed =
    { $cost ->
         [0] { player-seat } puts { $card } into Homebase.
        *[other] { player-seat } deploys { $card } for { $cost } Energon.
    }
event-moved =
    { $home ->
         [yes] { $robot } goes to Homebase.
        *[no] { $robot } goes to { $to }.
    }
event-transformed =
    { $alt ->
         [yes] { $robot } transforms: { $form }.
        *[no] { $robot } transforms to robot mode.
    }
event-ability-used = { $card } uses { $ability }.
event-advantage-played = { player-seat } plays { $card }.
event-claim-staked = { $robot } claims { $resource }.
event-claim-granted = Nobody contests the claim.
event-contested = { $robot } contests the claim.
event-challenged = { $robot } challenges for { $resource }; { $holder } holds it.
event-strength-added = { player-seat } scraps { $card } for { $amount } strength.
event-robot-joined = { $robot } joins the battle and adds { $amount } strength.
event-dice-rolled = { player-seat } rolls { $faces }: { $added } strength.
event-waited = { player-seat } waits.
event-passed = { player-seat } passes.
event-robot-affected =
    { $word ->
         [str] { $card }: { $signed } strength.
         [core] { $card }: { $signed } core strength.
         [spd] { $card }: { $signed } speed.
         [end] { $card }: { $signed } endurance.
         [dice] { $card }: { $signed } Combat dice.
         [shield] Up to { $amount } damage to { $card } is prevented.
         [pin] { $card } cannot transform.
         [yield] { $card }: { $signed } yield.
         [anyspeed] { $card } need not mind speeds.
        *[ward] { $card } cannot be claimed or challenged by opponents.
    }
event-seat-affected =
    { $word ->
         [limit] The Support Limit of { player-seat } changes by { $signed }.
         [hush] { player-seat } may play no more support cards in this battle.
        *[uncontested] Claims of { player-seat } cannot be contested.
    }
event-support-cancelled = { $card } loses its effect.
event-battle-broken-off = The battle for { $resource } is broken off.
event-battle-fought =
    { $lead1 } ({ $terms1 }) against core { $core2 }: { $damage2 } damage to { $lead2 }. { $lead2 } ({ $terms2 }) against core { $core1 }: { $damage1 } damage to { $lead1 }. { $winner ->
         [none] Nobody wins.
        *[other] { player-winner } wins.
    }
event-battle-cut-short =
    { $winner ->
         [none] The battle for { $resource } ends without a winner.
        *[other] The battle for { $resource } ends at once: { player-winner } has won.
    }
event-battle-ended = The battle for { $resource } is over.
event-hit-taken = { $robot } takes the hit for { $lead }: { $amount } damage.
event-damaged = { $robot } takes { $amount } damage and has { $markers }.
event-repaired = { $robot } is repaired by { $amount } and has { $markers } damage left.
event-scrapped = Scrapped: { $card }.
event-lost-from-hand = Scrapped from the hand of { player-seat }: { $card }.
event-set-aside = { $robot } is set aside.
event-came-back = { $robot } comes back to Homebase.
event-control-gained = { player-seat } controls { $resource }.
event-control-lost = { player-seat } no longer controls { $resource }.
event-hand-seen =
    { $known ->
         [0] { player-seat } looks at the hand of { player-target }.
         [1] In the hand of { player-target }: { $last }.
        *[other] In the hand of { player-target }: { $named } and { $last }.
    }
event-deck-seen =
    { $count ->
         [one] { player-seat } looks at the top card of the deck.
        *[other] { player-seat } looks at the top { $count } cards of the deck.
    }
event-deck-searched = { player-seat } searches the supply deck.
event-card-kept =
    { $known ->
         [0] { player-seat } takes one of them.
        *[other] { player-seat } takes { $last }.
    }
event-card-fetched = { player-seat } takes { $card } from the deck.
event-nothing-found = { player-seat } finds nothing in the deck.
event-card-salvaged = { player-seat } takes { $card } from the scrapheap.
event-gave-up = { player-seat } gives up; the others play on.
event-seat-eliminated = { player-seat } is out.

## Why not

ability-used-this-battle = This ability has been used in this battle.
ability-used-this-turn = This ability has been used in this turn.
advantage-not-for-now = This effect is for another moment.
already-at-homebase = It is in Homebase already.
already-deployed = One Robot a turn is deployed, and one was.
already-discovered = One Resource a turn is discovered, and one was.
already-drawn = You have drawn already.
already-moved = It has moved in this phase.
already-transformed = It has transformed in this turn.
attempt-already-made = You have made your attempt in this turn.
begin-or-wait-first = First say whether you begin or wait.
cannot-transform-to-join = It is in robot mode and cannot transform now.
claims-start-at-homebase = A claim starts from Homebase.
condition-not-met =
    { $condition ->
         [lead] It would have to be your lead.
         [supporting] It would have to support a battle.
         [home] It would have to be in Homebase.
         [holding] It would have to be on a Resource you control.
         [attacker] You would have to be the attacker.
         [defender] You would have to be the defender.
        *[other] Its condition does not hold now.
    }
contesters-come-from-homebase = It was agreed that contesters come from Homebase.
contesters-come-as-they-are = A contester comes in the mode it is in: nobody transforms before a battle.
damage-would-scrap-it = The damage that it costs would scrap the Robot that pays.
deck-size = { $size ->
    [0] The deck is empty and must have { $needed } cards.
    [one] The deck has one card and must have { $needed }.
   *[other] The deck has { $size } cards and must have { $needed }.
}
dice-already-rolled = The Combat dice of this battle have been rolled.
draw-first = Draw your cards first.
effect-not-for-battle = Its effect is not for battle; the card may lend its strength.
hand-has-a-robot = There is a Robot in your hand.
joining-would-scrap-it = Its damage would scrap it in alt mode.
lead-cannot-support = It is the lead.
lead-of-other-army = Your lead is of the other army.
mixed-armies = A deck keeps to one army.
moves-go-to-controlled-resources = Moves go to Resources you control.
moves-start-or-end-at-homebase = Moves start or end in Homebase.
no-ability-in-this-mode = It has no ability in this mode.
no-claim-on-first-turn = No claims on your first turn.
no-first-seat = Nobody was named to begin.
no-legal-target = There is nothing it could be used on.
no-more-support = You may play no more support cards in this battle.
no-robot-of-its-army = You have no Robot of its army in play.
no-science = It has no Science.
no-such-seat = There is no seat { $seat }.
no-victory-condition = At least one way to win must be agreed on.
nobody-to-challenge = Nobody controls it.
not-a-resource = It is no Resource.
not-a-robot = It is no Robot.
not-an-advantage = It is no Advantage.
not-in-hand = It is not in your hand.
card-already-used = The card was used in this battle already.
card-on-the-scrapheap = It lies on your scrapheap.
not-in-the-field = It is not in the field.
not-the-time-for-this-ability = This ability is for another moment.
not-your-robot-in-play = It is no Robot of yours in play.
number-of-seats = Two to four seats play, not { $seats }.
only-claims-are-contested = Only a claim that was just staked can be contested.
only-in-action = That belongs to the Action phase.
only-in-action-or-battle = Advantages are played in the Action phase, in battle, or in answer to a claim.
only-in-battle = That belongs to a battle.
only-in-deployment = That belongs to the Deployment phase.
only-in-supply = That belongs to the Supply phase.
only-robots-there-hold = One of your Robots on that Resource must hold it.
only-supporters-take-hits = Only one of your supporters in this battle can take the hit.
only-hits-that-scrap-are-taken = A hit is passed on only when it would scrap the lead.
opening-hand-larger-than-deck = The opening hand is larger than the deck.
own-resource = It is yours already.
pinned = It cannot transform at the moment.
resource-is-controlled = Somebody controls it.
resource-is-warded = It cannot be claimed or challenged at the moment.
resource-not-controlled = You do not control it.
resources-in-field-lend-no-strength = A Resource in the field lends no strength.
robots-in-hand-give-no-support = A Robot in hand lends no strength.
same-army = Two seats must lead different armies.
science-already-used = Science has been used in this phase.
science-needs-homebase = Science works from Homebase.
so-many-dice =
    { $most ->
         [0] Your lead has no Combat dice.
         [one] Your lead may roll one die.
        *[other] Your lead may roll up to { $most } dice.
    }
spectators-do-not-transform = In another's turn only a lead transforms.
supply-deck-empty = The supply deck is empty.
strength-only-in-battle = A card lends strength only in battle.
support-limit-reached = Your Support Limit is { $limit }, and you have played { $used }.
supporters-stay-in-alt-mode = A supporter stays in alt mode.
supports-already = It supports already.
supreme-target-too-low = The Supreme target { $target } must be higher than the { $start } Energon at the start.
team-mate-controls-it = Your team-mate controls it.
teams-need-four-seats = Teams need four seats, not { $seats }.
title-in-play = A Robot of that title is in play already.
too-dear = It costs { $cost }, and the bank holds { $bank }.
too-few-cards-to-scrap = You have too few cards in hand to scrap for it.
too-many-copies = { $copies } copies of { $card }; at most { $most } are allowed.
too-slow-to-contest = Its speed is { $speed }; { $needed } is needed.
too-slow-to-support = Its speed is { $speed }; { $needed } is needed.

## What comes of it

outlook-becomes = Strength { $strength }, endurance { $endurance }, speed { $speed }
outlook-phase =
    { $phase ->
        [deployment] On to the Deployment phase
        [action] On to the Action phase
        [supply] On to the Supply phase
       *[none] The turn is over
    }
outlook-holdings = { $bank } Energon, { $coming } more next turn; { $hand } in hand
outlook-undone = Not done this turn: { $what }
outlook-not-discovered = discover a Resource
outlook-not-deployed = deploy a Robot
outlook-not-claimed = claim
outlook-not-challenged = challenge
outlook-supply = { $cards } cards; { $deck } are in the deck
outlook-brings = { $energon } Energon a turn for whoever controls it
outlook-requires = Controlled only by a Robot with { $skill }
outlook-hand =
    { $robots ->
        [0] No Robot among { $cards } cards
        [one] One Robot among { $cards } cards, { $cheap } to be paid for now
       *[other] { $robots } Robots among { $cards } cards, { $cheap } to be paid for now
    }
outlook-wins = you win
outlook-dice = strength by dice
outlook-scraps = { $robot } is scrapped
outlook-win = You win, { $mine } to { $theirs }
outlook-loss = You lose, { $mine } to { $theirs }
outlook-draw = A draw, { $mine } to { $theirs }
outlook-scrapped = { $robot } is scrapped
outlook-hit = { $robot } takes { $damage }, { $left } left
outlook-saved = { $robot } goes home and gives the Resource up
outlook-strength = { $robot }: { $strength }
outlook-if-no-more = If nobody does anything more.
outlook-claim = { $count ->
    [0] Nobody can contest it
    [one] { $robots } can contest it
   *[other] { $count } can contest it: { $robots }
}
outlook-claim-no-control = Lacks the skill to control it
outlook-granted = { $robot } takes { $resource }
outlook-draws = { $cards ->
    [one] You draw a card
   *[other] You draw { $cards } cards
}
outlook-pays = { $cost } Energon, { $left } left.
outlook-gives-up = Gives up { $resources }.
outlook-loses = Loses { $robots }.

## Questions of odds

question-dice-added = Strength by dice
question-wins = You win the battle
question-lead-lost = Your lead is scrapped
question-foe-lost = The other lead is scrapped

## Sums, rolls, results

reason-core = core
reason-core-change = core changed
reason-supporter = supporter
reason-strength-support = card
reason-combat-dice = dice
reason-effects = effects
reason-yield = yield
reason-support-limit = limit
reason-tactical = Tactical
roll-first-seat = who begins
roll-random-card = a card at random
roll-combat-die = Combat die
die-counts-to = only faces up to { $most } count
roll-supply-deck = the order of the supply deck
roll-card-numbers = the numbers of the cards
result-supreme = Supreme Victory, the bank is full
result-domination = Domination Victory, enough Resources
result-survival = Survival, an empty Energon bank loses
result-empty-deck = the other supply deck is empty
result-judged = the game was judged

## What is wrong with decks, positions and cards of one's own

deck-line = Line { $line }: expected copies and a card, found “{ $row }”.
deck-no-card = Line { $line }: there is no card “{ $card }”.
deck-no-card-but = Line { $line }: there is no card “{ $card }”. Nearest: { $cards }.
deck-title-of-several = Line { $line }: several cards are called { $title }: { $cards }. Write the code or the subtitle as well.
deck-other-card = Line { $line }: { $code } is { $card }, not { $name }.
no-deck = There is no deck “{ $deck }”.
no-deck-but = There is no deck “{ $deck }”. Nearest: { $nearest }.
no-pool = “{ $deck }” has no pool: write sealed:ARMY:SEED.
no-army = There is no army “{ $army }”; there are autobot and decepticon.
no-army-but = There is no army “{ $army }”. Nearest: { $nearest }.
problem-card-in-match-nearest = there is no card { $card } in the match (nearest: { $nearest })
problem-card-in-match = there is no card { $card } in the match
problem-position-seats = they are A and B, then C and D
problem-position-turn-seat = there is no seat { $seat } to have the turn
problem-position-card-nearest = there is no card { $card } (nearest: { $nearest })
problem-position-card = there is no card { $card }
problem-position-resource = a Resource is written R01 or R01 of B, not { $entry }
problem-position-no-robot = { $entry } is no robot
problem-position-no-resource = { $entry } is no resource
problem-position-word = { $word } is none of { $known }
problem-position-field = there is no { $name } in the field
problem-position-title = { $title } is in play twice
problem-position-shared = Robots of two seats are on { $resource }
problem-code-in-use = a code that is not in use yet
problem-code-form = a code of two to ten capitals and digits, as in XR01
problem-name-in-use = a name that is not in use yet
problem-copies-and-code = copies and code, as in "2 A03"
problem-code-of-a-card = the code of a card
problem-most-copies = at most { $most } copies of a card
problem-card-of-army = a card of the { $army } army, or a Resource
problem-cards-of-a-deck = { $fewest } to { $most } cards
problem-a-condition = a condition
problem-a-condition-of = a condition, one of { $names }
problem-a-cost = a cost, one of { $names }
problem-an-effect = an effect
problem-an-effect-of = an effect, one of { $names }
problem-effect-on = an effect on { $target }
problem-effect-on-of = an effect on { $target }, one of { $names }
problem-other-than-0 = a number other than 0
problem-number-up-to = a number up to { $most }
problem-no-target = no target
problem-effects-that-last = effects that last
problem-how-long = how long { $effect } lasts
problem-turn-or-round = turn or round
problem-compares-nothing = a condition that compares nothing
problem-compares-no-strengths = a condition that compares no strengths
problem-hold-together = a condition that can hold together with { $other }
problem-condition-without-battle = a condition that holds without a battle, because of { $trigger }
problem-target-without-battle = a target that is there without a battle, because of { $trigger }
problem-effect-without-battle = an effect that needs no battle, because of { $trigger }
problem-condition-at-time = a condition that can hold at the time of { $trigger }
problem-target-at-time = a target that can be there at the time of { $trigger }
problem-cost-at-time = a cost that can be paid at the time of { $trigger }
problem-trigger-robot-mode = a trigger that comes up in robot mode
problem-condition-robot-mode = a condition that holds in robot mode
problem-idle-effect = an effect that does something to { $target }
problem-cost-without-lead = a cost that is paid without a lead in battle
problem-cost-without-robot = a cost that is paid without a Robot
problem-cost-in-first-clause = a cost in the first clause only
problem-condition-of-kind = a condition that a card of kind { $kind } can meet
problem-condition-no-resource = a condition that no Resource is needed for
problem-other-target = a target other than the card
problem-first-clause = { $trigger }, as in the first clause
problem-a-group = the group of a Robot
problem-a-title = the title of a Robot
problem-kind-or-group = robot, resource, advantage, any or the group of a Robot

## The table

army-autobot = Autobots
army-decepticon = Decepticons
army-none = both armies
kind-robot = Robot
kind-resource = Resource
kind-advantage = Advantage
type-site = site
type-world = world
type-plant = plant
type-base = base
type-vessel = vessel
type-artifact = artifact
type-item = item
skill-tactical = Tactical
skill-combat = Combat
skill-science = Science
mode-robot = robot mode
mode-alt = alt mode
victory-supreme = Supreme { $have }/{ $target }
victory-domination = Domination { $have }/{ $target }
victory-survival = Survival
table-turn = Turn { $turn } of { player-seat }, { $phase ->
     [energon] Energon phase
     [deployment] Deployment phase
     [action] Action phase
     [supply] Supply phase
    *[opening] opening
}
table-seat = { player-seat } ({ $army }): { $bank } Energon (+{ $income }), Support Limit { $limit }
table-counts = hand { $hand }, deck { $deck }, scrapheap { $scrapheap }
table-homebase = Homebase
table-field = Field
table-known-hand = known of the hand
table-hand = Hand
table-set-aside = set aside
table-empty = nothing
table-robot = { $name } { $strength }/{ $endurance }/{ $speed } ({ $mode }){ $damage ->
     [0] {""}
    *[other] , damage { $damage }
}
table-resource = { $name }: yield { $yield }{ $requires ->
     [none] {""}
    *[other] , needs { $requires }
}, { $hold ->
     [free] free
     [occupied] occupied by { player-controller }, controlled by nobody
    *[controlled] { player-controller }
}
table-claim = { player-seat } claims { $resource } with { $robot }
table-battle = Battle for { $resource }
table-side = { player-seat }: { $lead }, core { $core }, enhanced { $enhanced } ({ $terms }), damage { $damage }, support { $used }/{ $slots }
table-part-turn = Turn
table-part-changes = In force
table-part-seat = { player-seat }
table-term = { $label } { $amount }
table-claim-told = { player-seat } claims { $resource } with { $robot } ({ $mode }): strength { $strength }, speed { $speed }.
table-robot-told = { player-seat }: { $name } ({ $mode }), strength { $strength }, endurance { $endurance }, speed { $speed }{ $states ->
     [none] {""}
    *[other] ; { $states }
}.
robot-skill = { $skill } { $level }
robot-damage = damage { $damage } of { $endurance }
robot-other-mode = transformed ({ $mode }) strength { $strength }, endurance { $endurance }, speed { $speed }
robot-transformed = transformed in this turn
robot-pinned = cannot transform
battle-now-wins = { $robot } wins.
battle-now-tie = Nobody wins.
battle-now-damage =
    { $scrapped ->
        [yes] { $robot } takes { $damage } damage and is scrapped.
       *[no] { $robot } takes { $damage } damage.
    }
battle-now-savers = { $count ->
     [one] { $robots } could take the hit for { $lead }.
    *[other] { $robots } could take the hit for { $lead }.
}
table-until-battle = in this battle
table-until-turn = in this turn
table-until-round = until the next turn of { player-seat }
table-change = { $change } ({ $source }, { $until })
table-goal-supreme = Supreme Victory: { $have } of { $target } Energon.
table-goal-domination = Domination Victory: { $have } of { $target } Resources.
table-goal-survival = Survival Victory: whose bank is empty has lost.
table-homebase-empty = Homebase: { $cards ->
     [none] nobody
    *[other] { $cards }
}.
table-hand-told = Hand: { $cards }.
table-known-hand-told = Known of the hand: { $cards }.
table-set-aside-told = Set aside: { $cards }.
table-scrapheap-told = Scrapheap: { $cards }.
pile-scrapheap = Scrapheap of { player-seat }, the newest last ({ $count })
pile-set-aside = Set aside by { player-seat } ({ $count })
pile-bottom = Under the deck of { player-seat }, the lowest first ({ $count })
pile-known-hand = Known of the hand of { player-seat } ({ $count })
no-card = There is no card “{ $card }”.
no-card-but = There is no card “{ $card }”. Nearest: { $cards }.
card-of-several = Several cards may be meant by “{ $card }”: { $cards }.
sheet-robot = Robot of the { $army }{ $group ->
     [none] {""}
    *[other] {" "}({ $group })
}, costs { $cost } Energon
sheet-advantage = Advantage of the { $army }
sheet-resource = Resource ({ $type }): yields { $yield } Energon a turn{ $requires ->
     [none] {""}
    *[other] , needs { $requires }
}
sheet-support = Lends { $support } strength in battle
sheet-skills = Skills: { $skills }
sheet-mode = { $mode ->
     [robot] Robot mode
    *[alt] Alt mode ({ $form })
}: strength { $strength }, endurance { $endurance }, speed { $speed }

## What stands on a card, put together from its words.
## $order: how an effect is placed in its sentence: plain, inverted (after a condition), next
## (told of the same as the effect before), again (the same effect once more), command (the
## reader is told what to do).
## $place: where an effect that lasts stands among those of its clause: only, first, middle, last.
## $side is the word of the target, or `me` where the user of the card does it. Both are the `sides`
## of a battle, `both` outside of one, or `either`. $from is whom something is taken from.
## $counted: what the amount is multiplied by. $sound: how a name begins.

card-clause = { $when }{ $conditions }{ $cost }{ $effects }.
card-comma = { $before }, { $after }
card-and = { $before } and { $after }
card-if = { $all },{" "}
when-passive = {""}
when-action = Action phase:{" "}
when-open = At any time:{" "}
when-battle = In battle:{" "}
when-contest = When an opponent stakes a claim:{" "}
when-deploy = When deployed:{" "}
when-battle-start = When the battle begins:{" "}
when-support = When it joins a battle:{" "}
when-win = After winning a battle:{" "}
when-lose = After losing a battle:{" "}
when-scrapped = When it is scrapped from play:{" "}
when-control = On taking control:{" "}
when-energon = In your Energon phase:{" "}
when-discover = When you discover it:{" "}
if-and = { $before }, { $after }
if-lead = as the lead
if-supporting = while supporting
if-home = from Homebase
if-holding = while on a Resource you control
if-attacker = as the attacker
if-defender = as the defender
if-claim = in a battle over a claim
if-challenge = in a battle over a challenge
if-faster = if your lead is faster
if-slower = if your lead is slower
if-damaged = if it is damaged
if-foe-damaged = if the opposing lead is damaged
if-foe-str = if the opposing lead has core STR { $number } or more
if-lead-group = if your lead is { a-group }
if-foe-group = if the opposing lead is { a-group }
if-with = with { $name } in play
if-without = without { $name } in play
if-group = with { $number } or more { group-many } in play
if-held-at-least =
    { $number ->
         [one] if you control a Resource
        *[other] if you control { $number } or more Resources
    }
if-held-at-most =
    { $number ->
         [0] if you control no Resource
         [one] if you control at most one Resource
        *[other] if you control { $number } or fewer Resources
    }
if-bank = if your bank is { $number } or less
if-behind = if your bank is smaller than each opponent's
if-hand =
    { $number ->
         [one] with a card in hand
        *[other] with { $number } or more cards in hand
    }
if-here = in a battle here
cost-en = pay { $amount } Energon →{" "}
cost-discard =
    { $amount ->
         [one] scrap a card from hand →{" "}
        *[other] scrap { $amount } cards from hand →{" "}
    }
cost-dmg = put { $amount } damage on { $payer ->
     [self] it
    *[lead] your lead
} →{" "}
until =
    { $duration ->
         [battle] {" "}this battle
         [turn] {" "}this turn
         [round] {" "}until your next turn begins
        *[stay] {""}
    }
target =
    { $side ->
         [self] this Robot
         [lead] your lead
         [foe] the opposing lead
         [own] one of your Robots
         [own-other] another of your Robots
         [own-all] each of your Robots
         [foe-home] an opposing Robot in Homebase
         [foe-held] an opposing Robot on a Resource
         [foe-sup] an opposing supporter
         [res-held] a Resource you control
         [res-free] an unoccupied Resource
        *[here] this Resource
    }
target-again =
    { $side ->
         [own-all] each
        *[other] it
    }
target-whom =
    { $named ->
         [yes] { target-again }
        *[no] { target }
    }
effect-who =
    { $side ->
         [me] you
         [opp] the opponent
         [sides] both sides
         [both] you and every opponent
         [either] you and every opponent (in a battle: both sides)
        *[other] { target-whom }
    }
effect-each =
    { $side ->
         [sides] each{" "}
         [both] each{" "}
         [either] each{" "}
        *[other] {""}
    }
effect-first =
    { $order ->
         [next] {""}
         [command] {""}
        *[other] { effect-who } { effect-each }
    }
effect-while =
    { $place ->
         [only] { until }
         [last] { until }
        *[other] {""}
    }
effect-signed = { $change ->
     [more] +
    *[less] −
}{ $amount }
effect-gets =
    { $order ->
         [again] {""}
        *[other] { effect-first }gets{" "}
    }
effect-str = { effect-gets }{ effect-signed } STR{ per }{ effect-while }
effect-core = { effect-gets }{ effect-signed } core STR{ per }{ effect-while }
effect-spd = { effect-gets }{ effect-signed } SPD{ per }{ effect-while }
effect-end = { effect-gets }{ effect-signed } END{ per }{ effect-while }
effect-limit-of =
    { $side ->
         [me] your Support Limit
         [opp] the opponent's Support Limit
         [sides] the Support Limit of both sides
         [battles] in your battles the Support Limit of both sides
         [both] the Support Limit of you and every opponent
        *[either] the Support Limit of you and every opponent (in a battle: of both sides)
    }
effect-limit = { $order ->
     [next] {""}
    *[other] { effect-limit-of }{" "}
}{ $change ->
     [more] rises
    *[less] falls
} by { $amount }{ per }{ effect-while }
effect-dice = { effect-gets }{ $change ->
     [more] { $amount } more
    *[less] { $amount } fewer
} Combat { $amount ->
     [one] die
    *[other] dice
}{ per }{ effect-while }
effect-shield = { effect-first }is protected from up to { $amount } damage{ per }{ effect-while }
effect-more = { $amount } more{ per }
effect-hit =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }takes { $amount } damage{ per }
    }
effect-repair =
    { $order ->
         [command] repair { $amount } damage on { target-whom }{ per }
        *[other] { effect-first }has { $amount } damage repaired{ per }
    }
effect-gain =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ $side ->
             [opp] gains
            *[other] gain
        } { $amount } Energon{ per }
    }
effect-lose =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ $side ->
             [opp] loses
            *[other] lose
        } { $amount } Energon{ per }
    }
effect-take =
    { $side ->
         [opp] takes
        *[other] take
    }
effect-steal =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ effect-take } { $amount } Energon from { $from ->
             [both] every opponent
             [either] every opponent (in a battle: from the other side)
            *[opp] the opponent
        }{ per }
    }
effect-cards =
    { $amount ->
         [one] a card
        *[other] { $amount } cards
    }
effect-more-cards =
    { $amount ->
         [one] another{ per }
        *[other] { $amount } more{ per }
    }
effect-draw =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ $side ->
             [opp] draws
            *[other] draw
        } { effect-cards }{ per }
    }
effect-scraps =
    { $side ->
         [opp] scraps
        *[other] scrap
    }
effect-discard =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ effect-scraps } { effect-cards } of { $side ->
             [me] your
            *[other] their
        } choice from hand{ per }
    }
effect-rip =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ effect-scraps } { effect-cards } from hand at random{ per }
    }
effect-look =
    { $side ->
         [opp] looks
        *[other] look
    }
effect-scan = { effect-first }{ effect-look } at { $from ->
     [both] the hand of every opponent
     [either] the hand of every opponent (in a battle: of the other side)
    *[opp] the opponent's hand
}
effect-deck =
    { $side ->
         [me] your deck
        *[other] their deck
    }
effect-sift-rest = , { effect-take } one and { $side ->
     [opp] puts
    *[other] put
} the rest under the deck
effect-sift = { effect-first }{ $counted ->
     [none] { $amount ->
         [one] { effect-take } the top card of { effect-deck }
        *[other] { effect-look } at the top { $amount } cards of { effect-deck }{ effect-sift-rest }
     }
    *[other] { effect-look } at a card from the top of { effect-deck }{ per }{ effect-sift-rest }
}
effect-shown =
    { $name ->
         [any] {""}
        *[other] , { $side ->
             [opp] shows
            *[other] show
        } it
    }
effect-fetch = { effect-first }{ $side ->
     [opp] searches their deck for { a-kind }{ effect-shown }, takes it and shuffles
     [me] search your deck for { a-kind }{ effect-shown }, take it and shuffle
    *[other] search their deck for { a-kind }{ effect-shown }, take it and shuffle
}
effect-salvage = { effect-first }{ effect-take } { a-kind } from { $side ->
     [me] your
    *[other] their
} scrapheap into hand
effect-revive =
    { $counted ->
         [none] { $amount ->
             [0] put a Robot of cost 0 from your scrapheap into Homebase
            *[other] put a Robot of cost { $amount } or less from your scrapheap into Homebase
         }
        *[other] put a Robot from your scrapheap into Homebase that costs no more than { $amount } Energon{ per }
    }
effect-muster = { effect-first }{ $side ->
     [opp] deploys
    *[other] deploy
} one more Robot from hand { $amount ->
     [0] at its full cost
    *[other] for { $amount } Energon less{ per }
}
effect-back =
    { $side ->
         [foe-sup] back where it came from
        *[other] back to Homebase
    }
effect-recall =
    { $order ->
         [command] send { target-whom } { effect-back }
        *[other] { effect-first }goes { effect-back }
    }
effect-shuttle =
    { $order ->
         [command] move { target-whom } between Homebase and a Resource you control
        *[other] { effect-first }moves between Homebase and a Resource you control
    }
effect-scrap =
    { $order ->
         [command] scrap { target-whom }
        *[other] { effect-first }is scrapped
    }
effect-cancel-of =
    { $side ->
         [me] your latest support card
         [opp] the opponent's latest support card
        *[other] the latest support card of each side
    }
effect-cancel =
    { $order ->
         [next] loses its effect
        *[other] { effect-cancel-of } loses its effect
    }
effect-hush =
    { $order ->
         [command] play no more support cards{ effect-while }
        *[other] { $side ->
             [sides] nobody may play any more support cards{ effect-while }
             [battles] in your battles nobody may play support cards
             [both] { effect-who } may play no more support cards{ effect-while }
             [either] { effect-who } may play no more support cards{ effect-while }
            *[other] { effect-first }may play no more support cards{ effect-while }
        }
    }
effect-flip =
    { $order ->
         [command] transform { target-whom } (even a second time this turn)
        *[other] { effect-first }transforms (even a second time this turn)
    }
effect-pin = { effect-first }cannot transform{ effect-while }
effect-yield = { effect-gets }{ effect-signed } yield{ per }{ effect-while }
effect-uncontested-of =
    { $side ->
         [me] your claims
         [opp] the opponent's claims
         [sides] the claims of both sides
        *[other] your claims and those of every opponent
    }
effect-uncontested =
    { $order ->
         [next] cannot be contested{ effect-while }
        *[other] { effect-uncontested-of } cannot be contested{ effect-while }
    }
effect-anyspeed = { effect-first }ignores speed when contesting or supporting{ effect-while }
effect-ward = { effect-first }cannot be claimed or challenged by opponents{ effect-while }
effect-breakoff = break off the battle with no winner and no damage
effect-aside =
    { $duration ->
         [turn] {" "}until the turn ends
        *[round] {" "}until your next turn begins
    }
effect-stash =
    { $order ->
         [command] set { target-whom } aside{ effect-aside }
        *[other] { effect-first }is set aside{ effect-aside }
    }
per =
    { $counted ->
         [none] {""}
         [held] {" "}for each Resource you control (at most 4)
        *[group] {" "}for each of your { group-many } in play (at most 4)
    }

## Groups of Robots: one, several, and as what is looked for. Homebrew groups keep their names.

group-one =
    { $name ->
         [Air] Air Robot
         [Comms] Comms Robot
         [Lab] Lab Robot
         [Recon] Recon Robot
         [Rescue] Rescue Robot
         [Triple] Triple Changer
        *[other] { $name }
    }
group-many =
    { $name ->
         [Air] { group-one }s
         [Cadet] { group-one }s
         [Car] { group-one }s
         [Cassette] { group-one }s
         [Charger] { group-one }s
         [Combaticon] { group-one }s
         [Comms] { group-one }s
         [Constructicon] { group-one }s
         [Dinobot] { group-one }s
         [Herald] { group-one }s
         [Insecticon] { group-one }s
         [Lab] { group-one }s
         [Leader] { group-one }s
         [Minibot] { group-one }s
         [Predacon] { group-one }s
         [Recon] { group-one }s
         [Rescue] { group-one }s
         [Seeker] { group-one }s
         [Stunticon] { group-one }s
         [Titan] { group-one }s
         [Triple] { group-one }s
         [Wrecker] { group-one }s
        *[other] Robots of the group { $name }
    }
a-group =
    { $sound ->
         [vowel] an { group-one }
        *[other] a { group-one }
    }
a-kind =
    { $name ->
         [robot] a Robot
         [resource] a Resource
         [advantage] an Advantage
         [any] any card
        *[other] { a-group }
    }

## Names of cards

card-aa01 = Roll Out!
card-aa02 = Till All Are One
card-aa03 = Matrix of Leadership
card-aa04 = Emergency Repairs
card-aa05 = One Shall Stand
card-aa06 = Spark of Hope
card-aa07 = Call for Backup
card-aa08 = Spy Report
card-aa09 = Energon Rationing
card-aa10 = Teletraan Forecast
card-aa11 = Force Field Dome
card-aa12 = Ambush at the Pass
card-aa13 = Charge the Line
card-aa14 = Outrun Them
card-aa15 = Sabotaged Weapons
card-aa16 = Jammed Signal
card-aa17 = Smoke and Mirrors
card-aa18 = Diversion
card-aa19 = Dinobot Rampage
card-aa20 = Combat Drill
card-aa21 = Convoy Formation
card-aa22 = Ark Salvage Crew
card-aa23 = New Recruits
card-aa24 = Survey the Frontier
card-aa25 = Convoy Escort
card-aa26 = Reinforcements from Cybertron
card-aa27 = Prime's Sacrifice
card-aa28 = Ceasefire
card-aa29 = Disarm
card-aa30 = Transform Under Fire
card-aa31 = Stand Your Ground
card-aa32 = Shared Victory
card-aa33 = Stasis Pod
card-aa34 = Take It Back!
card-aa35 = Emergency Reserves
card-aa36 = Scramble!
card-aa37 = Not One Step Further
card-da01 = Decepticons, Attack!
card-da02 = Peace Through Tyranny
card-da03 = Energon Raid
card-da04 = Treachery
card-da05 = Cerebro-Shell
card-da06 = Null-Ray Blast
card-da07 = Cassettes, Eject!
card-da08 = Rebuilt by Unicron
card-da09 = Space Bridge Transit
card-da10 = Constructicon Overtime
card-da11 = Merge for the Kill
card-da12 = Air Superiority
card-da13 = Diamond Formation
card-da14 = Ambush in the Dark
card-da15 = Answer the Call
card-da16 = Sow Dissent
card-da17 = Cut Supply Line
card-da18 = Decepticons, Retreat!
card-da19 = Psycho-Probe
card-da20 = Bombing Run
card-da21 = Fusion Overload
card-da22 = Fear Itself
card-da23 = Stolen Plans
card-da24 = Scorched Earth
card-da25 = Hook's Operating Table
card-da26 = Immobilised
card-da27 = Hostile Takeover
card-da28 = Surprise Strike
card-da29 = Conscription
card-da30 = Prospecting
card-da31 = Iron Grip
card-da32 = Afterburner
card-da33 = Stasis Cuffs
card-da34 = Forced Eviction
card-da35 = Hidden War Chest
card-da36 = Swarm the Claim
card-da37 = No Quarter
card-r01 = Oil Refinery
card-r02 = Hydroelectric Dam
card-r03 = Ruby Crystal Mine
card-r04 = Solar Array
card-r05 = Nuclear Reactor
card-r06 = Steel Foundry
card-r07 = Rocket Base
card-r08 = Teletraan I
card-r09 = The Ark
card-r10 = The Nemesis
card-r11 = Space Bridge
card-r12 = Dinobot Island
card-r13 = Energon Geyser
card-r14 = Crystal City
card-r15 = Iacon
card-r16 = Kaon
card-r17 = Polyhex
card-r18 = Vector Sigma
card-r19 = Plasma Energy Chamber
card-r20 = Star Saber Vault
card-r21 = Kronosphere
card-r22 = Heart of Cybertron
card-r23 = Exponential Generator
card-r24 = Immobilizer Prototype
card-r25 = Coal Seam
card-r26 = Geothermal Vent
card-r27 = Offshore Rig
card-r28 = Tidal Station
card-r29 = Wind Farm
card-r30 = Military Airfield
card-r31 = Autobot City
card-r32 = Darkmount
card-r33 = Radio Telescope
card-r34 = Particle Accelerator
card-r35 = Lunar Moonbase
card-r36 = Quintessa
card-r37 = Junkion
card-r38 = Monacus
card-r39 = Asteroid Mine
card-r40 = Unicron's Wake
card-r41 = Insecticon Hive
card-r42 = Golden Disk
subtitle-a01 = Autobot Leader
subtitle-a02 = Matrix Bearer
subtitle-a03 = Military Strategist
subtitle-a04 = Night Patrol
subtitle-a05 = Espionage Scout
subtitle-a06 = Steadfast Friend
subtitle-a07 = Special Operations
subtitle-a08 = Security Chief
subtitle-a09 = Chief Medic
subtitle-a10 = Mad Inventor
subtitle-a11 = Front-Line Warrior
subtitle-a12 = Vain Gunner
subtitle-a13 = Noble Spy
subtitle-a14 = Wilderness Tracker
subtitle-a15 = Force-Field Defender
subtitle-a16 = Talkative Gunner
subtitle-a17 = Reckless Raider
subtitle-a18 = Magnetic Striker
subtitle-a19 = Demolition Trooper
subtitle-a20 = Grumbling Engineer
subtitle-a21 = Homesick Hauler
subtitle-a22 = Polar Explorer
subtitle-a23 = Senior Scientist
subtitle-a24 = Communications Officer
subtitle-a25 = Dinobot Commander
subtitle-a26 = Flame Thrower
subtitle-a27 = Dinobot Bombardier
subtitle-a28 = Jungle Stomper
subtitle-a29 = Desert Warrior
subtitle-a30 = Young Cavalier
subtitle-a31 = Reluctant Heir
subtitle-a32 = Old Soldier
subtitle-a33 = Swift Sharpshooter
subtitle-a34 = Wrecker Captain
subtitle-a35 = City Commander
subtitle-a36 = Data Courier
subtitle-a37 = Last Sentinel
subtitle-a38 = Aerial Daredevil
subtitle-a39 = Orbital Scout
subtitle-a40 = Aerialbot Leader
subtitle-a41 = Protectobot Medic
subtitle-a42 = Search and Rescue
subtitle-a43 = Security Director
subtitle-a44 = Diversionary Tactician
subtitle-a45 = Quiet Geologist
subtitle-d01 = Decepticon Leader
subtitle-d02 = Tyrant of Kaon
subtitle-d03 = Herald of Chaos
subtitle-d04 = Air Commander
subtitle-d05 = Treacherous Heir
subtitle-d06 = Communications Chief
subtitle-d07 = Cold Interrogator
subtitle-d08 = Guardian of Cybertron
subtitle-d09 = Logic Made Steel
subtitle-d10 = Doubting Bomber
subtitle-d11 = Teleporting Prankster
subtitle-d12 = Loud Braggart
subtitle-d13 = Funeral Flyer
subtitle-d14 = Mid-Air Rammer
subtitle-d15 = Interrogator Bird
subtitle-d16 = Edge Artist
subtitle-d17 = Saboteur Jaguar
subtitle-d18 = Quake Maker
subtitle-d19 = Noise Rioter
subtitle-d20 = Fuel Scrounger
subtitle-d21 = Triple Spy
subtitle-d22 = Master Builder
subtitle-d23 = Wrecking Fury
subtitle-d24 = Perfectionist Surgeon
subtitle-d25 = Acid Chemist
subtitle-d26 = Salvage Digger
subtitle-d27 = Weary Transport
subtitle-d28 = Galactic Transport
subtitle-d29 = Two-Front Attacker
subtitle-d30 = Loyal Warlord
subtitle-d31 = Sweep Tracker
subtitle-d32 = Stunticon Tyrant
subtitle-d33 = Fatalist Racer
subtitle-d34 = Maniac Driver
subtitle-d35 = Combaticon Planner
subtitle-d36 = Arms Dealer
subtitle-d37 = One-Bot Barrage
subtitle-d38 = Sky Interrogator
subtitle-d39 = Walking Fortress
subtitle-d40 = Cerebro-Shell Injector
subtitle-d41 = Lightning Master
subtitle-d42 = Charming Blackmailer
subtitle-d43 = Fuel Hoarder
subtitle-d44 = Joyriding Vandal
subtitle-d45 = Patient Hunter
subtitle-r01 = Gulf Coast
subtitle-r02 = River Gorge
subtitle-r03 = Burma
subtitle-r04 = Desert Field
subtitle-r05 = Coastal Station
subtitle-r07 = Launch Site
subtitle-r09 = Mount St. Hilary
subtitle-r10 = Ocean Floor
subtitle-r11 = Cybertron Link
subtitle-r14 = Lost Enclave
subtitle-r15 = Hall of Records
subtitle-r16 = Gladiator Pits
subtitle-r17 = Smelting Pools
subtitle-r18 = Chamber of Life
subtitle-r25 = Appalachia
subtitle-r26 = Ring of Fire
subtitle-r27 = North Sea
subtitle-r28 = Bay Barrage
subtitle-r29 = High Plains
subtitle-r31 = Earth
subtitle-r32 = Polyhex Citadel
subtitle-r35 = Moonbase One
subtitle-r36 = Courts of Judgment
subtitle-r37 = Planet of Junk
subtitle-r38 = Gambling Moon
subtitle-r39 = Belt Claim
subtitle-r40 = Debris Field
form-a01 = Tractor Trailer
form-a02 = Tractor Trailer
form-a03 = Police Cruiser
form-a04 = Police Cruiser
form-a05 = Compact Car
form-a06 = Compact Car
form-a07 = Sports Coupe
form-a08 = Armoured Van
form-a09 = Ambulance
form-a10 = Rally Car
form-a11 = Sports Car
form-a12 = Sports Car
form-a13 = Racing Car
form-a14 = Off-Road Jeep
form-a15 = Camper Truck
form-a16 = Sports Car
form-a17 = Compact Car
form-a18 = Muscle Car
form-a19 = Off-Roader
form-a20 = Semi Cab
form-a21 = Pickup Truck
form-a22 = Transport Jet
form-a23 = Microscope
form-a24 = Tape Deck
form-a25 = Tyrannosaurus
form-a26 = Triceratops
form-a27 = Pteranodon
form-a28 = Brontosaurus
form-a29 = Stegosaurus
form-a30 = Racing Car
form-a31 = Armoured Camper
form-a32 = Utility Truck
form-a33 = Sports Car
form-a34 = Helicopter Car
form-a35 = Car Carrier
form-a36 = Hover Car
form-a37 = Rocket Base
form-a38 = Attack Jet
form-a39 = Flying Saucer
form-a40 = Supersonic Jet
form-a41 = Ambulance
form-a42 = Fire Engine
form-a43 = Fire Chief Car
form-a44 = Racing Car
form-a45 = Dune Buggy
form-d01 = Fusion Pistol
form-d02 = Siege Cannon
form-d03 = Laser Cannon
form-d04 = Fighter Jet
form-d05 = Fighter Jet
form-d06 = Tape Deck
form-d07 = Tape Deck
form-d08 = Ray Gun
form-d09 = Ray Gun
form-d10 = Fighter Jet
form-d11 = Fighter Jet
form-d12 = Conehead Jet
form-d13 = Conehead Jet
form-d14 = Conehead Jet
form-d15 = Condor
form-d16 = Condor
form-d17 = Jaguar
form-d18 = Microcassette
form-d19 = Microcassette
form-d20 = Bat
form-d21 = Camera
form-d22 = Front Loader
form-d23 = Bulldozer
form-d24 = Crane Truck
form-d25 = Cement Mixer
form-d26 = Excavator
form-d27 = Dump Truck
form-d28 = Shuttle-Locomotive
form-d29 = Jet-Tank
form-d30 = Space Fighter
form-d31 = Hovercraft
form-d32 = Semi Truck
form-d33 = Sports Car
form-d34 = Sports Car
form-d35 = Missile Truck
form-d36 = Combat Jeep
form-d37 = Tank
form-d38 = Helicopter
form-d39 = City-Fortress
form-d40 = Rhino Beetle
form-d41 = Stag Beetle
form-d42 = Grasshopper
form-d43 = Tanker Jet
form-d44 = Sports Car
form-d45 = Mechanical Lion
ability-a01-robot = Freedom's Champion
ability-a01-alt = Trailer Shelter
ability-a02-robot = Light in the Dark
ability-a03-robot = Battle Computer
ability-a03-alt = Siren
ability-a04-alt = Hot Pursuit
ability-a05-robot = Eavesdrop
ability-a05-alt = Slip Through
ability-a06-robot = Loyal Heart
ability-a07-robot = Improvise
ability-a07-alt = Light and Sound
ability-a08-robot = Bodyguard
ability-a09-robot = Repair Bay
ability-a09-alt = Field Triage
ability-a10-robot = Untested Device
ability-a11-robot = Jet Judo
ability-a12-robot = Show-Off
ability-a13-robot = Electro-Disruptor
ability-a13-alt = Vanish
ability-a14-robot = Hologram
ability-a14-alt = Scout Ahead
ability-a15-robot = Force Field
ability-a15-alt = Rolling Wall
ability-a16-alt = Covering Fire
ability-a17-robot = Let Me at Them
ability-a18-robot = Magnet Arms
ability-a19-robot = Might over Machine
ability-a20-robot = Structural Survey
ability-a21-alt = Supply Run
ability-a22-alt = Airlift
ability-a23-robot = Calculated Weakness
ability-a24-robot = Open Channel
ability-a24-alt = Turn It Up
ability-a25-robot = Me Grimlock King
ability-a26-alt = Flame Breath
ability-a27-alt = Air Strike
ability-a28-robot = Ground Tremor
ability-a28-alt = Thick Hide
ability-a29-robot = Desert Fury
ability-a30-robot = Turning Point
ability-a31-robot = Chosen One
ability-a32-robot = War Stories
ability-a33-robot = First Strike
ability-a34-robot = Quick Change
ability-a34-alt = Air Drop
ability-a35-robot = Hold the Line
ability-a36-robot = Faster than Fast
ability-a37-robot = Immovable
ability-a37-alt = Rocket Launch
ability-a38-alt = Strafing Run
ability-a39-alt = Eye in the Sky
ability-a40-alt = Wing Formation
ability-a41-robot = Mend
ability-a42-robot = Walk It Off
ability-a42-alt = Ladder Rescue
ability-a43-robot = Perimeter Alarm
ability-a44-robot = Blind Them
ability-a45-robot = Rich Vein
ability-d01-robot = Fusion Cannon
ability-d02-robot = No Mercy
ability-d03-robot = Unstable Core
ability-d04-robot = Null Ray
ability-d04-alt = Strafing Run
ability-d05-robot = I Lead Now
ability-d06-robot = Eject
ability-d06-alt = Read Minds
ability-d07-robot = Interrogate
ability-d08-robot = Remote Siphon
ability-d09-robot = Cold Calculation
ability-d10-alt = Sonic Boom
ability-d11-robot = Teleport
ability-d11-alt = Out of Nowhere
ability-d12-robot = Intimidate
ability-d13-alt = Howl of Dread
ability-d14-alt = Ram
ability-d15-alt = Spy Run
ability-d16-alt = Razor Beak
ability-d17-robot = Sabotage
ability-d17-alt = Stalk
ability-d18-robot = Pile Drivers
ability-d19-robot = War Cry
ability-d20-alt = Fuel Raid
ability-d21-robot = Three Bodies
ability-d21-alt = Snapshot
ability-d22-robot = Blueprints
ability-d23-robot = Bull Rush
ability-d24-robot = Surgery
ability-d25-robot = Acid Bath
ability-d25-alt = Recast
ability-d26-robot = Dig
ability-d27-alt = Hauling
ability-d28-alt = Troop Carrier
ability-d29-robot = Quick Change
ability-d30-robot = Loyal Blade
ability-d31-robot = Hunt the Wounded
ability-d32-robot = King of the Road
ability-d33-robot = Nothing Matters
ability-d34-alt = Head-On
ability-d35-robot = Master Plan
ability-d36-robot = Sell-Off
ability-d38-alt = Rotor Wash
ability-d39-robot = Terror
ability-d40-robot = Mind Control
ability-d41-robot = Lightning
ability-d42-robot = Devour
ability-d43-robot = Hoard
ability-d44-robot = Vandalise
ability-d45-robot = Wait for It
ability-r03 = Crystal Cache
ability-r06 = Welding Line
ability-r07 = Command Post
ability-r08 = Data Feed
ability-r09 = Armoured Hull
ability-r10 = Gun Batteries
ability-r11 = Transit
ability-r12 = Primal Rage
ability-r14 = Hidden Library
ability-r15 = Archives
ability-r16 = Arena
ability-r17 = Recycling
ability-r18 = Spark of Life
ability-r20 = Blade of Primes
ability-r21 = Turn Back the Clock
ability-r22 = Overload
ability-r23 = Feedback
ability-r24 = Freeze Ray
ability-r26 = Scalding Steam
ability-r28 = Steady Current
ability-r29 = Quick Start
ability-r30 = Scramble
ability-r31 = City Walls
ability-r32 = Fortress Guns
ability-r33 = Signal Intercept
ability-r35 = Early Warning
ability-r36 = Judgment
ability-r37 = Spare Parts
ability-r38 = Wager
ability-r40 = Cursed Ground
ability-r41 = Ravenous
ability-r42 = Foreknowledge

option-supreme-target = Energon for a Supreme Victory
option-domination-target = Resources for a Domination Victory
option-survival = Survival: an empty bank loses
option-phase-order = Order of the phases
option-phase-order-supply-last = Supply last
option-phase-order-supply-before-action = Supply before Action
option-attempts-per-turn = Attempts in a turn
option-attempts-per-turn-one = one
option-attempts-per-turn-claim-and-challenge = a claim and a challenge
option-first-seat = Who begins
option-first-seat-random = by lot
option-first-seat-chosen = a chosen seat
option-first-seat-loser-of-last = who lost last time
option-mixed-armies = Decks of both armies
option-unique-titles-scope = A title only once in play
option-unique-titles-scope-seat = for each seat
option-unique-titles-scope-table = for the whole table
option-mulligan = Drawing a new opening hand
option-mulligan-none = not allowed
option-mulligan-one-if-no-robot = once, without a Robot
option-mulligan-one-free = once
option-hand-limit = Hand limit
option-empty-deck = Empty supply deck
option-empty-deck-nothing = nothing happens
option-empty-deck-reshuffle-once = is reshuffled once
option-empty-deck-lose = loses
option-garrison = Robots on one Resource
option-garrison-many = many
option-garrison-single = one
option-lead-transform-uses-slot = A lead's transformation uses a slot
option-turn-limit = Turn limit
option-teams = Teams
option-starting-energon = Energon at the start
option-opening-hand = Opening hand
option-draw-per-turn = Cards drawn in a turn
option-support-limit = Support Limit
option-deck-size = Deck size
option-first-turn-claim = Claims on the first turn
option-first-turn-claim-forbidden = forbidden
option-first-turn-claim-allowed = allowed
option-contest-from = Contesters come from
option-contest-from-anywhere = anywhere
option-contest-from-homebase-only = Homebase only
option-same-army = Both may lead the same army

## What may be answered always

standing-contest = Never contest a claim
standing-begin = Always begin with the faster lead
standing-nothing = Pass when passing is all I can do

## The first match

lesson-welcome-title = Your first match
lesson-welcome = Whoever has 40 Energon in the bank first wins. Resources in the field bring it in turn after turn; Robots hold them. You lead the Autobots, and you begin.
lesson-discover-title = Discover a Resource
lesson-discover = A Resource from your hand goes into the field, once a turn and free of charge. From then on both sides may go for it.
lesson-deploy-title = Deploy a Robot
lesson-deploy = One Robot a turn goes from your hand to your Homebase; its price comes from your bank. It is ready at once.
lesson-contest-title = Somebody claims
lesson-contest = The other side goes for a Resource. A Robot of yours that is at least as fast may object, and then the two fight. Or let it go.
lesson-battle-title = In battle
lesson-battle = Add strength: scrap a card for the number on its edge, let a Robot join, roll the dice of Combat. Usually one card a battle is all you may add. Pass when you are content; the higher sum wins.
lesson-claim-title = Claim
lesson-claim = Send a Robot from Homebase to a Resource that nobody holds. If nobody who is fast enough objects, it is yours, and you may go for one Resource a turn.
lesson-challenge-title = Challenge
lesson-challenge = The other side holds a Resource. Send a Robot there: whoever holds it has to fight, however fast it is. Look at the strengths first.
lesson-phases-title = The phases of a turn
lesson-phases = Energon, Deployment, Action, Supply: the strip shows where you are. A phase you have left does not come back in this turn. Go on when you are ready.
lesson-phases-typed = Energon, Deployment, Action, Supply. A phase you have left does not come back in this turn. Go on when you are ready.
lesson-draw-title = Draw
lesson-draw = Two cards a turn. Some Robots are good at Science and draw more, for a price.
lesson-yield-title = Energon
lesson-yield = At the start of a turn each Resource that is held brings its yield. Some ask for a skill: without it they bring nothing.
lesson-damage-title = Strength and damage
lesson-damage = Everything added decides who wins. But damage is the enemy's sum against your Robot's own strength: what you add wins battles and protects nobody. A Robot with as much damage as its endurance is scrapped.
lesson-winning-title = The way to 40
lesson-winning = Robots and Science cost Energon that you need to win. Two good Resources early are worth more than a full Homebase.
lesson-transform-title = Transform
lesson-transform = Every Robot has two sides: other strength, speed and ability. It changes once a turn, and it costs nothing. Often one side claims and the other fights.
lesson-help-title = Help is near
lesson-help = What looks possible but is not says why, with its rule. H asks a bot what it would do, U takes back while nothing new was learned. Now play it out.
lesson-help-typed = "why" lists what looks possible but is not, with its rule. "hint" asks a bot what it would do, "undo" takes back while nothing new was learned. Now play it out.
