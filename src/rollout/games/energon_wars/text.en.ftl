### The words of Energon Wars.

## Players. Where they have names, the names stand here.

player-seat = Player { $seat }
player-first = Player { $first }

## Asks

ask-accept-roll = A D6 may decide the scenario. Do you agree?
ask-pick-scenario = You rolled lower: which scenario?
ask-deploy = Whom do you deploy, and where?
ask-reserve = Bring a reserve onto the table.
ask-activate = Which model do you activate?
ask-leave-storage = Does { $model } come out of storage?
ask-shake = What does { $model } shake off?
ask-act = What does { $model } do?
ask-choose-target = { $ability } of { $model }: for whom?
ask-come-out = Where does { $model } come out of the portal?
ask-drop = { $model } has no room for everything. What goes?
ask-put-down = Where is { $thing } put down?
ask-put-cube = Where does the energon cube appear?
ask-put-kremzeek = Where does the Kremzeek appear?
ask-move = { $model } may move up to { $inches } inches.
ask-place = { $model } may be put anywhere within { $inches } inches.
ask-prevent = { $model } would suffer { $damage } damage ({ $why }, by { $by }). How much energon do you spend against it?
ask-shield = { $model } would suffer { $damage } damage. Do you use something against it?
ask-re-target = { $foe } attacks { $model }. Do you react?
ask-re-miss = { $foe } has missed { $model }. Do you react?
ask-re-hurt = { $foe } has hurt { $model }. Do you react?
ask-re-move = { $foe } has moved. Does { $model } react?
ask-re-ally = { $foe } attacks { $target }. Does { $model } step in?
ask-energize-attack = Energize the attack roll of { $model } for { $cost } EN?
ask-energize-damage = Energize the damage roll of { $model } for { $cost } EN?
ask-reroll = The roll of { $model } is { $total }. Roll again?
ask-resolve-next = Whose fire or acid is rolled for next?
ask-share-damage = Divide { $damage } damage among the members of { $model }.
ask-throw = { $model } has lifted { $thrown }. Where does it fly?
ask-throw-object = { $model } has lifted the { $piece }. Where does it fly?
ask-transform-free = { $model } may transform for nothing. Does it?
ask-trigger = { $model } may use { $ability }. Does it?
ask-workbench = { $model } is at a workbench. Use it up?
ask-wreck = What does { $model } wreck?

## Actions

do-accept-roll =
    { $yes ->
         [yes] Let the die decide
        *[other] No, the low roller picks
    }
do-pick-scenario = { $scenario }
do-deploy = { $model } ({ $mode }): { $spot }
do-board = { $model } begins aboard { $carrier }
do-hold-back = Keep the rest in reserve
do-activate = Activate { $model }
do-shake = Shake off: { $condition } (1 EN)
do-stand-up = Stand up and give up { $giving_up }
do-proceed = Go on
do-walk = Walk { $way }
do-run = Run { $way }
do-climb = Climb or jump { $way }
do-transform = Transform
do-attack = { $weapon } at { $target }
do-attack-around = { $weapon } all around
do-spray = { $weapon } in a cone { $way }
do-trample = { $weapon } in a straight line: { $way }
do-throw = Throw { $target } (1 EN)
do-throw-object = Throw the { $piece } (1 EN)
do-throw-to = Throw { $way }
do-throw-at = Throw at { $target }
do-use-ability = Use { $ability }
do-use-ability-at = Use { $ability }: { $spot }
do-react = { $model }: { $ability }
do-repair = Repair { $amount } for { $amount } EN
do-pick-up = Pick up { $cargo }
do-pass-on = Hand { $cargo } to { $to }
do-take-over = Take { $cargo }
do-set-down = Put { $cargo } down
do-punch = Smash the { $piece }
do-consume = Consume the cube
do-capture = Catch the Kremzeek (1 EN)
do-open-matrix = Open the Matrix (3 EN)
do-travel = Step through the portal
do-place = { $spot }
way-to-spot = to { $spot }
do-move-to = Move { $way }
do-decide =
    { $yes ->
         [yes] Yes
        *[other] No
    }
do-pick = { $model }
do-drop = { $cargo }
do-prevent = Spend { $amount } EN
do-share = Divide it so
do-end-activation = End the activation

## Events

event-start-rolled = Start roll { $ours } to { $theirs }: { player-first } begins.
event-start-tied = Start roll { $ours } to { $theirs }: once more.
event-scenario-chosen = The scenario is { $scenario }.
event-terrain-shifted = The { $piece } makes room for an objective.
event-deployed = { $model } is deployed ({ $mode }) { $place }.
event-boarded = { $model } begins aboard { $carrier }.
event-held-back = { player-seat } keeps in reserve: { $models }.
event-objectives-placed = The objectives of { $scenario } are placed.
event-theme-granted = { player-seat } fields a theme: { $theme }.
event-round-began = Round { $round }. { player-first } begins.
event-replenished = Energon is replenished: { $models }.
event-activated = { $model } is activated.
event-activation-ended = { $model } is done.
event-shaken = { $model } shakes off: { $condition } ({ $paid } EN).
event-stood-up = { $model } stands up and gives up { $giving_up }.
event-walked = { $model } walks: { $place }.
event-ran = { $model } runs ({ $paid } EN): { $place }.
event-climbed = { $model } climbs: { $place }.
event-moved = { $model } moves: { $place }.
event-teleported = { $model } is somewhere else: { $place }.
event-transformed = { $model } transforms: { $mode } ({ $paid } EN).
event-ability-used = { $model } uses { $ability } ({ $paid } EN).
event-ability-triggered = { $ability } of { $model } takes effect.
event-energon-changed = { $model }: energon { $change }, now { $energon }.
event-repaired = { $model } is repaired by { $amount } ({ $by }, { $paid } EN).
event-marked = { $model }: { $condition }.
event-unmarked = { $model } is rid of: { $condition }.
event-immune = { $model } is immune: { $effect }.
event-cloud-placed = { $model } lays a cloud.
event-cloud-gone = The cloud of { $model } is gone.
event-picked-up = { $model } picks up { $cargo } ({ $paid } EN).
event-passed-on = { $model } hands { $cargo } to { $to }.
event-put-down = { $cargo } leaves { $model }.
event-item-gone = { $cargo } of { $model } is gone.
event-terrain-destroyed = { $by } destroys the { $piece }.
event-combined = { $members } combine into { $gestalt }, with { $damage } damage.
event-split = { $gestalt } splits into { $members }.
event-reserve-placed = { $model } arrives from reserve ({ $mode }).
event-token-appeared = { $token } appears.
event-token-moved = { $token } moves.
event-capture-failed = { $model } fails to catch { $token } ({ $total }).
event-cube-consumed = { $model } consumes a cube: +{ $energon } EN.
event-cube-delivered = { $model } delivers a cube of energon.
event-matrix-opened = { $model } opens the Matrix.
event-workbench-used = { $model } uses up a workbench.
event-portal-closed =
    { $closed ->
         [yes] One portal is closed this round.
        *[other] All portals are open.
    }
event-scored = { player-seat } scores { $points } ({ $why }): { $total }.
event-round-ended = Round { $round } is over: { $ours } to { $theirs }.
event-match-ended = The match is over: { $reason }.
event-attack-declared = { $model } attacks { $targets } with { $weapon } ({ $paid } EN).
event-trampled = { $model } tramples straight ahead.
event-guarded = { $model } steps in for { $friend }.
event-energized = { $model } energizes: { $roll } ({ $paid } EN).
event-attack-rolled =
    { $model } rolls { $dice }: { $total } against { $wanted } of { $target }: { $hit ->
         [yes] hit
        *[other] miss
    }{ $critical ->
         [yes] , critical
        *[other] {""}
    }.
event-rerolled = { $model } rolls again: { $roll }.
event-damage-rolled = Damage { $dice }: { $total } against { $wanted } of { $target }: { $amount }.
event-burned = { $model }: { $condition } rolls { $roll }, { $amount } damage.
event-prevented = { $model } prevents { $amount } damage ({ $paid } EN).
event-damaged = { $model } suffers { $amount } ({ $why }, { $by }); { $hp } left.
event-defeated = { $model } is defeated ({ $by }): { $points } VP.
event-lifted =
    { $model } grabs { $target }: { $dice }, { $total } against { $wanted }: { $hit ->
         [yes] lifted
        *[other] no grip
    }.
event-object-lifted = { $model } lifts the { $piece }.
event-throw-rolled =
    { $model } throws at { $target }: { $dice }, { $total } against { $wanted }: { $hit ->
         [yes] hit
        *[other] miss
    }.
event-displaced =
    { $met ->
         [yes] { $model } is moved by force ({ $how }) and runs into { $struck }.
        *[other] { $model } is moved by force ({ $how }).
    }
event-fell = { $model } falls.
event-object-thrown = The { $piece } lands.

## Results

result-winning-total = the winning total is reached
result-all-rounds = six rounds are played, victory points decide
result-survivors = equal points; the stronger survivors decide
result-remaining = equal points and survivors; hit points decide
result-drawn = a draw
result-wiped-out = an army is wiped out

## Rolls

roll-start = start roll
roll-scenario = scenario
roll-attack = attack roll
roll-damage = damage roll
roll-energize = D3
roll-lift = lift
roll-aim = throw
roll-fire = fire
roll-fire-damage = fire damage
roll-acid = acid
roll-capture = capture
roll-leap = leap of the Kremzeek
roll-portal = closed portal

## Reasons

melee = melee score
ranged = ranged score
defense = defense
armor = armor
damage = damage of the weapon
cover = cover
elevation = elevation
concealment = concealment
energized = energized
modifier = ability
limit = limit of modifiers

## Why

why-attack = attack
why-fall = fall
why-collision = collision
why-throw = throw
why-thrown-at = thrown at
why-fire = fire
why-acid = acid
why-ability = ability
how-push = push
how-drag = drag
how-slam = slam
how-throw = throw
giving-up-movement = movement
giving-up-attacks = attacks
score-defeat = defeat
score-stations = stations
score-all-stations = all stations
score-delivered = cubes delivered
score-kremzeek-carried = Kremzeek carried
score-kremzeek-controlled = Kremzeek controlled
score-matrix = the Matrix
score-touch = the Touch
score-charge = the Charge
score-zones = zones
score-sparkplug = Sparkplug
score-home = Sparkplug is home
score-workbench = workbench
score-own-portals = portals on the own half
score-enemy-portals = portals on the enemy's half

## Names

mode-robot = robot mode
mode-alt = alt mode
condition-knockdown = knocked down
condition-fire = fire
condition-acid = acid
condition-cold = cold
condition-slow = slow
condition-stasis = stasis
condition-disruption = disruption
condition-shock = shock
condition-push = push
condition-drag = drag
condition-slam = slam
condition-throw = throw
piece-car = car
piece-tree = tree
piece-lamp-post = lamp post
piece-large-building = large building
piece-medium-building = medium building
token-station = siphon station
token-beacon = beacon
token-workbench = workbench
token-portal = portal
token-matrix = Matrix of Leadership
token-sparkplug = Sparkplug
token-kremzeek = Kremzeek
token-cube = energon cube
token-new = a new token
item-energon-cube = energon cube
item-repair-kit = repair kit
item-jetpack = jetpack
item-null-shield = null shield
item-dart-launcher = dart launcher
theme-season-one-autobots = Season 1 Autobots
theme-season-one-decepticons = Season 1 Decepticons
zone-start = deployment zone
zone-held = zone to hold
zone-cloud = cloud
status-standing = on the table
status-carried = carried
status-reserve = in reserve
scenario-energon-siphon = Energon Siphon
scenario-kremzeek = Kremzeek!
scenario-the-touch = You've Got the Touch!
scenario-escalation = Escalation
scenario-spark-plug = Spark Plug
scenario-portal-play = Portal Play
scenario-energon-siphon-told = Three stations lie across the middle. Whoever has more models within an inch of one controls it: 1 VP a round each, one more for all three. Controlled stations give energon cubes; carried home they are worth 1 VP, consumed 2 energon. 12 VP win.
scenario-kremzeek-told = Living sparks leap about and drain energon from everybody near. Catch them with a melee roll of 13 and carry them: 2 VP a round each, 1 for one you only control. Who is hurt loses what was caught. 12 VP win.
scenario-the-touch-told = Carry the Matrix: 2 VP a round, and one more energon. Every model that ends its activation in the enemy's zone scores 1, once. From round 3 on the carrier may open the Matrix at the enemy's beacon for 3 VP. 13 VP win.
scenario-escalation-told = Half the army waits in reserve. Three zones go to the larger sum of sizes and score 1, then 2, then 3 VP as the rounds go by, two zones a round at most. 14 VP win.
scenario-spark-plug-told = Sparkplug the mechanic repairs 1 damage whenever his carrier ends its activation. A hard blow, or the carrier knocked down, and he is dropped. 1 VP a round for carrying him, 1 for each workbench his carrier uses up; in round 6 instead 3 for having him in your own zone. 10 VP win.
scenario-portal-play-told = Four portals, one of them perhaps closed this round. Step through for 1 EN. 1 VP for each you control on your half, 2 for each on the enemy's. 15 VP win.
army-starter-autobots = Starter box, Autobots
army-starter-decepticons = Starter box, Decepticons
army-minibot-rush = Minibot rush: Optimus Prime and six minibots
army-gun-line = Gun line: Optimus Prime, Prowl and the marksmen
army-kings-guard = King's guard: Grimlock and his friends
army-twins = Twins: Sideswipe and Sunstreaker
army-air-strike = Air strike: Megatron and the seekers
army-eject = Eject!: Soundwave and all his cassettes
army-builders = Builders: the Constructicons, who become Devastator
army-plague = Plague: the Insecticons
map-refinery = Refinery
map-suburb = Suburb
map-ark-crash = Ark crash site
map-crossroads = Crossroads
map-docks = Docks
map-space-bridge = Space bridge
map-iacon = Iacon

## Terminal

card-head = { $name }: { $points } points, { $hp } hit points, { $energon } energon
card-side = { $mode } ({ $form }): SPD { $speed }, MAT { $melee }, RAT { $ranged }, size { $size }, DEF { $defense }, ARM { $armor }, storage { $storage }, transform { $cost }
no-such-card = There is no card { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}.

## Refusals

a-friend = { $target } is on your side.
activated-before = { $model } has activated in this round.
aimed-otherwise = That attack is not aimed like this.
another-level = That is on another level.
cannot-attack = { $model } cannot attack while it is held.
cannot-react = { $model } cannot react.
carried = { $model } is carried and can only repair itself.
carries-something-itself = { $model } carries something itself.
cassettes-throw-cassettes = Cassettes throw only cassettes and models of size 1.
cassettes-throw-no-terrain = Cassettes throw no terrain.
cold = { $model } is frozen in place.
condition-unmet = { $ability }: its condition is not met.
disrupted = { $model } is disrupted.
flying = { $target } is flying.
for-a-spot = That is for a spot.
for-nobody-else = Nobody is chosen for that: the card says whom it is for.
gave-up-attacks = { $model } gave up its attacks to stand.
gave-up-movement = { $model } gave up its movement to stand.
gestalts-are-not-bought = { $name } is not bought; its members make it.
hands-full = { $model } holds Sparkplug in its hand.
has-run = { $model } has run.
held = { $model } is held.
held-by-another = Somebody carries that.
huge-models-do-not-climb = Huge models do not climb or jump.
huge-models-do-not-run = Huge models do not run.
huge-models-only = Only huge models can do that.
items-do-not-fit = In that mode { $model } has no room for its items.
member-missing = { $model } is not there.
member-unfit = { $model } is not fit to combine.
minibots-throw-minibots = Minibots throw only minibots and models of size 1.
model-in-the-way = A model is in the way.
more-than-it-has = That is more than a member has.
must-activate = Who has a model left activates one.
must-deploy = Another model must be deployed.
no-commander = { $name } cannot be commander.
no-friend = { $model } is no friend beside.
no-gestalt = The team is not complete.
no-hands = { $model } has no hands to throw with now.
no-models = An army needs a model.
not-ready = Armies that stand ready need a scenario that is agreed on before the match.
no-open-portal = There is no open portal to go by.
no-room-in-storage = There is no room for size { $size }.
no-room-there = There is no room there.
no-run-after-attacks = It was agreed that nobody runs after attacking.
no-such-item = There is no item { $name }.
no-such-map = There is no map { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}.
no-such-mode = There is no such mode.
no-such-scenario = There is no scenario { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}.
no-targets = There is nobody to use that on.
no-way-there = No climb or jump leads there.
nobody-in-range = No enemy is within { $range } inches.
not-at-the-beacon = { $model } is not at the enemy's beacon.
not-base-to-base = The team does not stand base to base.
not-carried = That is not carried.
not-for-a-spot = That is for no spot.
not-now = That is not possible now.
not-on-the-table = { $target } is not on the table.
not-so-damaged = { $model } is not so damaged.
not-throwable = That cannot be thrown.
not-to-be-carried = That cannot be carried.
not-to-be-deployed = That model is not to be deployed now.
not-to-be-shaken = { $model } cannot shake that off now.
not-yours = { $model } is not yours.
nothing-to-wreck = There is nothing to wreck within reach.
off-the-mat = That is off the mat.
once-a-round = A team combines or splits once a round.
once-in-this-window = That was done already at this moment.
one-commander = An army has one commander.
one-share-each = One share for each of { $count } members.
one-side-only = { $model } has one side only.
out-of-range = That is farther than { $range } inches.
out-of-sight = { $target } is out of sight.
outside-the-zone = That is not wholly inside the zone.
prevents-too-much = Only { $damage } damage can be prevented for { $model }.
rate-of-fire = That may be bought { $uses } times only.
robot-mode-only = { $model } climbs in robot mode only.
same-faction = One army is of the Autobots, the other of the Decepticons.
shake-first = First it is said what { $model } shakes off.
shares-do-not-add-up = The shares must add up to { $damage }.
so-many-targets = One to { $most } targets, each once.
stealth = { $target } is hidden by stealth.
terrain-in-the-way = Terrain is in the way.
thrown-before = That was thrown before in this activation.
too-big-for-a-minibot = That is too big for a minibot.
too-big-to-throw = { $target } is too big to be thrown.
too-far = That is too far.
too-far-to-grasp = That is not within an inch.
too-high = { $target } stands too high.
too-high-or-deep = That is too high or too deep.
too-little-energon = That costs { $cost } energon.
too-many-legs = A way has at most { $most } legs.
too-many-points = { $points } points are more than { $most }.
too-wide-a-gap = There is no jump to that place.
touches-no-enemy = That touches no enemy.
travelled = { $model } has gone through a portal.
twice-in-one-army = { $name } is twice in one army.
two-factions = An army is of one faction.
used-up = { $ability } is used up for now.
walk-first = { $model } has not walked yet.
walk-is-gone = The walk of { $model } is gone.

## Options

option-tools = Movement tools
option-tools-long = 4, 6 and 8 inches
option-tools-short = 3, 5 and 7 inches
option-generous-tool = Tools reach one base farther
option-upkeep = Fire, acid and energon
option-upkeep-round = at the start of the round
option-upkeep-activation = in each activation
option-crit-cap = The critical zone lowers the maximum
option-run-after-attack = Running after attacks
option-stack-cover = Cover and elevation add up
option-stealth-range = Range of stealth, inches
option-gestalt-vp = Victory points of a Gestalt
option-gestalt-vp-members = the sum of its members
option-gestalt-vp-table = by its own points
option-wipeout = A seat without models
option-wipeout-keep-scoring = the other keeps scoring
option-wipeout-lose-at-once = loses at once
option-scenario-pick = Choice of the scenario
option-scenario-pick-die = by a D6, if both agree
option-scenario-pick-low-roller = by the low roller

## The table in sentences

table-part-score = Round and score
table-part-goal = What is fought over
table-part-army = Army of { $seat }
table-part-apart = How far they are apart
table-round = Round { $round }; victory points { $ours } to { $theirs }, { $total } win.
table-preparing = Before the first round: scenario and terrain are being settled.
table-deploying = Before the first round: the armies deploy; { $total } victory points win.
table-coming = If the round ended now: { $ours } and { $theirs } more.
table-waiting =
    { $count ->
         [0] { $seat } has nobody left to activate.
        *[other] Still to activate for { $seat }: { $models }.
    }
table-next-first = As things stand { $seat } begins the next round.
table-token = { $token } { $place }: nobody has it.
table-token-held = { $token } { $place }: controlled by { $seat }.
table-carried = { $token }: carried by { $model } ({ $seat }).
table-closed = { $token } { $place }: closed this round.
table-zone = Zone { $number }: sizes { $ours } to { $theirs }.
table-model-standing =
    { $name } ({ $mode }, size { $size }) { $place }: HP { $hp }/{ $most }, EN { $energon }/{ $boxes }, next round { $next }.{ $states ->
        [none] {""}
       *[other] {" "}{ $states }
    }
table-model-carried =
    { $name } ({ $mode }): HP { $hp }/{ $most }, EN { $energon }/{ $boxes }, next round { $next }.{ $states ->
        [none] {""}
       *[other] {" "}{ $states }
    }
table-model-reserve = { $name } is in reserve: HP { $hp }/{ $most }.
table-model-waiting = { $name } is still to be deployed: HP { $hp }/{ $most }, EN { $energon }.
table-apart = { $name }: { $gaps }
table-gap = { $name } { $gap } to the { $bearing }
is-raised = raised
is-flying = flying
is-hidden = hidden by stealth
is-critical = in the red, { $penalty } energon less
is-carried = carried by { $model }
has-item = carries: { $item }
is-modified = { $stat } { $by } ({ $ability })
is-under = under { $ability }
is-done = has activated

## Cards

card-zone = Energon in the red: { $zone }
card-row = { $name } ({ $kind }): { $range ->
         [0] trample
        *[other] { $range }″
    }, damage { $damage }, { $cost } EN, { $uses ->
         [0] any number of times
         [1] once
        *[other] { $uses } times
    }; { $effects }
card-ability = { $name } ({ $cost } EN): { $told }
kind-melee = melee
kind-ranged = ranged
kind-spray = spray
when-passive = always
when-act = in its activation
when-end = at the end of its activation
when-setup = before the game
when-round-start = at the start of a round
when-round-end = at the end of a round
when-hit = when it hits
when-hit-with = when { $attack } hits
when-critical = on a critical hit
when-critical-with = on a critical hit with { $attack }
when-kill = when it defeats an enemy
when-flip = when it has transformed to this side
when-re-target = reaction when it is attacked
when-re-miss = reaction when it is missed
when-re-hurt = reaction when it is hurt
when-re-damage = reaction before damage is suffered
when-re-ally = reaction when a friend is attacked
when-re-move = reaction when an enemy has moved
if-alone = if it is the last of its army
if-crit = while it is in the red
if-unmoved = if it has not moved
if-melee = against melee
if-ranged = against ranged attacks
if-carrying = while it carries: { $tag }
if-team = while on your side: { $tag }
if-near = within { $inches }″ of: { $tag }
if-lost = once you have lost: { $tag }
if-vs = against undamaged targets
who-hit = the model hit
who-foe = the enemy
who-spot = a spot within { $inches }″
who-counted = { $count ->
    [all] all
   *[other] { $count }
}
who-counted-of = { $count ->
    [all] all
   *[other] { $count }
}, { $tags }
who-carried = those it carries ({ $many })
who-ally = friends within { $inches }″ ({ $many })
who-ally-and-itself = friends within { $inches }″ and itself ({ $many })
who-enemy = enemies within { $inches }″ ({ $many })
who-enemy-in-sight = enemies in sight within { $inches }″ ({ $many })
who-ally-in-sight = friends in sight within { $inches }″ ({ $many })
effect-mod = { $stat } { $by }
effect-gain = gains { $what }
effect-lose = loses { $what }
effect-immunity = immune to { $what }
effect-repair = repairs { $by }
effect-transform = may transform for nothing
effect-energon = energon { $by }
effect-damage = { $by } damage
effect-move = may move { $by }″
effect-place = is put anywhere within { $by }″
effect-attack = attacks with { $attack }
effect-reroll = may repeat a roll: { $roll }
effect-free-run = the run is free
effect-free-energize-damage = energizing the next damage roll is free
effect-free-pickup = picking up is free
effect-lock = cannot energize attack rolls
effect-cleanse = rid of all conditions
effect-cloud = a cloud of { $by }″
effect-guard = becomes the target instead
effect-prevent = prevents { $by } damage
effect-wreck = destroys a smaller piece of terrain
effect-combine = the team combines
effect-split = splits into the team
until-attack = for this attack
until-act = for this activation
until-end = until the end of its next activation
until-next = until its next activation
until-round = this round
limit-1a = once an activation
limit-2a = twice an activation
limit-1r = once a round
limit-1g = once a game
fx-knockdown = knockdown
fx-drag = drag
fx-repair = repairs { $by }
fx-slow = slow
fx-throw = throw
fx-360 = all around
fx-fire = fire
fx-transform = transforms
fx-cold = cold
fx-acid = acid
fx-shock = shock
fx-trample = trample { $by }″
fx-push = push { $by }″
fx-slam = slam { $by }″
fx-stasis = stasis
fx-disruption = disruption
keyword-flight = flight
keyword-stealth = stealth
keyword-concealment = concealment
keyword-cover = cover
keyword-attack-first = may attack before the walk
keyword-anti-air = strikes fliers
keyword-ignore-cover = ignores cover
keyword-climb-alt = climbs in alt mode
keyword-jump = jumps { $by }″
keyword-sure-footed = falls do not hurt
keyword-throw-any = throws anything
keyword-carried-attack = fires from its carrier's hand
keyword-no-throw = cannot throw
keyword-huge = huge
stat-def = DEF
stat-arm = ARM
stat-mat = MAT
stat-rat = RAT
stat-dmg = damage
stat-dmg-melee = melee damage
stat-dmg-ranged = ranged damage
stat-en-max = energon boxes
tag-autobot = Autobot
tag-decepticon = Decepticon
tag-commander = commander
tag-minibot = minibot
tag-cassette = cassette
tag-seeker = seeker
tag-insecticon = Insecticon
tag-constructicon = Constructicon
tag-dinobot = Dinobot
tag-twin = twin
tag-medic = medic
tag-leader = leader
tag-gestalt = Gestalt
tag-robot = in robot mode
tag-alt = in alt mode
tag-damaged = damaged

## Standing answers

standing-energize-free = Energize whenever it costs nothing
standing-keep-as-shield = Energon kept as a shield: no roll is energized with it
standing-prevent-what-helps = Spend energon against damage whenever it helps
standing-never-react = Use no reactions

## What comes of it

outlook-has = { $hp } hit points, { $energon } EN
outlook-some-damage = some damage
outlook-damage = damage
outlook-defeat = defeated, whatever is prevented
outlook-keeps = { $left } EN stay as a shield
outlook-cost = { $cost } EN; { $left } stay as a shield
outlook-shield = { $model } could prevent { $energon }
outlook-way-10 = attack energized: { $hit } % hit, ⌀ { $damage }, { $cost } EN in all
outlook-way-01 = damage energized: { $hit } % hit, ⌀ { $damage }, { $cost } EN in all
outlook-way-11 = both energized: { $hit } % hit, ⌀ { $damage }, { $cost } EN in all
outlook-hit-needs = To hit: two dice, { $need } or more
outlook-hit-always = Always hits
outlook-hit-never = Two dice cannot hit; energize the roll
outlook-hit-sure = Hits unless both dice show 1
outlook-hurt-needs = To hurt: two dice, { $need } or more
outlook-hurt-always = Every hit hurts
outlook-hurt-never = Two dice cannot hurt it; energize the roll
outlook-always = { $die ->
    [damage] Every hit hurts
   *[other] Always hits
}
outlook-never = { $die ->
    [damage] Cannot hurt
   *[other] Cannot hit
}
outlook-strikes =
    { $count ->
         [one] one model is attacked
        *[other] { $count } models are attacked
    }
outlook-struck = { $model }: { $hit } % hit, ⌀ { $damage } damage
outlook-lifted = lifted
outlook-hits = hits
outlook-forced-into = { $model } (size { $size }) is moved ({ $how }) into { $struck } (size { $struck_size }): { $hurt } and { $struck_hurt } damage
outlook-forced-terrain = { $model } is moved ({ $how }) against something: { $hurt } damage
outlook-forced-fall = { $model } is moved ({ $how }) and falls: { $hurt } damage
outlook-forced-free = { $model } is moved ({ $how }) and stops free: { $hurt } damage
outlook-object-free = The { $piece } stays where it lands
outlook-object-breaks = The { $piece } breaks on what it meets on its way
outlook-object-strikes = The { $piece } (size { $size }) strikes { $struck } (size { $struck_size }): { $size } damage
outlook-object-fells = The { $piece } (size { $size }) strikes { $struck } (size { $struck_size }): { $size } damage, knocked down
outlook-falls = { $model } is defeated
outlook-hit-points = { $model }: { $before } → { $after } hit points
outlook-energon = Energon { $before } → { $after }; { $next } next round{ $penalty ->
         [0] {""}
        *[other] , in the red (−{ $penalty })
    }
outlook-becomes = { $form } ({ $mode }): SPD { $speed }, DEF { $defense }, ARM { $armor }, size { $size }
outlook-caught = caught

## The first match

lesson-welcome-title = Energon Wars
lesson-welcome = You lead Optimus Prime and Bumblebee; Megatron and Rumble come from the other side. Almost everything costs energon, and what you do not spend is your shield. Three stations in the middle are worth points.
lesson-deploy-title = Deploy
lesson-deploy = Put a model into your zone: seven inches deep along your edge. You also choose the mode it begins in. The sides take turns, one model each.
lesson-deploy-typed = Type the number of a place, or deploy optimus robot 1800 400.
lesson-activate-title = Activate
lesson-activate = The sides take turns with one model each until all have acted. Choose who acts now.
lesson-stations-title = What wins
lesson-stations = Whoever has more models within an inch of a station controls it when the round ends: one point each. Twelve points win, or the lead after six rounds. The bar above shows what this round would score.
lesson-attack-title = Attack
lesson-attack = An enemy is in range. Look at an attack before you choose it: what it costs, how likely it hits, how much it hurts. Two dice and your score must reach the defense; what comes above the armor hurts.
lesson-energize-title = Energize
lesson-energize = For one energon a roll gets a small die more, up to three. You are asked once for the attack roll and once for the damage. The forecast shows both ways.
lesson-walk-title = Walk
lesson-walk = A walk is free and comes before attacks. Point at a spot inside the outline; the way goes round what stands there. Walk towards a station.
lesson-walk-typed = Choose a numbered way, or type walk with the points of the way.
lesson-transform-title = Transform
lesson-transform = A card has two sides with different speed, armor and weapons. Transforming costs what is printed; hit points and energon stay. Try it.
lesson-run-title = Run
lesson-run = For one energon you move again, with the speed of the mode you are in. A run ends the activation: after it you may only transform.
lesson-prevent-title = The shield
lesson-prevent = You are about to suffer damage. Each energon you spend now takes one point of it away. What you keep can be spent on attacks when your turn comes.
lesson-replenish-title = New energon
lesson-replenish = When a round begins everybody gets energon back, up to their boxes. Badly hurt models get less: that is the red part of their track. So energon that you do not need as a shield is best spent before the round ends.
lesson-scoring-title = The round is over
lesson-scoring = Stations were counted. Whoever acted last does not begin the next round.
lesson-damage-title = What happened
lesson-damage = The log tells every roll with its sum. Touch a line to see the rules behind it.
lesson-shield-title = Keep or spend
lesson-shield = On the sheet of a model you can set how much energon stays as a shield. Then no roll is energized with it, and you are not asked.
lesson-help-title = On your own
lesson-help = You know enough. Hold an enemy against a wall, throw a car, climb a roof: whatever cannot be done says why. The rulebook opens beside the table.

## Forms of the other mode

form-ambulance = ambulance
form-bat = bat
form-bulldozer = bulldozer
form-cassette = cassette
form-cement-mixer = cement mixer
form-compact-car = compact car
form-condor = condor
form-dump-truck = dump truck
form-excavator = excavator
form-front-loader = front loader
form-gestalt = gestalt
form-grasshopper = grasshopper
form-jet-fighter = jet fighter
form-laser-gun = laser gun
form-mobile-crane = mobile crane
form-off-road-jeep = off-road jeep
form-panther = panther
form-pickup-truck = pickup truck
form-pistol = pistol
form-police-car = police car
form-racing-car = racing car
form-rally-car = rally car
form-rhinoceros-beetle = rhinoceros beetle
form-robot = robot
form-sports-car = sports car
form-stag-beetle = stag beetle
form-tape-recorder = tape recorder
form-truck-cab = truck cab
form-truck-with-trailer = truck with trailer
form-tyrannosaurus = tyrannosaurus
form-van = van

## Attacks

weapon-acid-pellets = Acid pellets
weapon-acid-splash = Acid splash
weapon-antenna-bolt = Antenna bolt
weapon-arc-blaster = Arc blaster
weapon-armoured-ram = Armoured ram
weapon-backhand = Backhand
weapon-baton = Baton
weapon-bazooka = Bazooka
weapon-blaster = Blaster
weapon-bulldozing-arm = Bulldozing arm
weapon-bumper-ram = Bumper ram
weapon-cannon-club = Cannon club
weapon-cerebro-shell = Cerebro-shell
weapon-clip = Clip
weapon-cluster-bombs = Cluster bombs
weapon-concussion-blaster = Concussion blaster
weapon-corrosive-mix = Corrosive mix
weapon-crane-hook = Crane hook
weapon-crash-through = Crash through
weapon-dart = Dart
weapon-dozer-blade = Dozer blade
weapon-drain-fangs = Drain fangs
weapon-drive-by = Drive-by
weapon-drone-rockets = Drone rockets
weapon-drum-blow = Drum blow
weapon-earthquake = Earthquake
weapon-electron-laser = Electron laser
weapon-electron-pulse = Electron pulse
weapon-energo-sword = Energo-sword
weapon-energon-axe = Energon axe
weapon-energon-mace = Energon mace
weapon-excavator-arm = Excavator arm
weapon-fangs = Fangs
weapon-fire-breath = Fire breath
weapon-fist = Fist
weapon-flame-projector = Flame projector
weapon-flying-kick = Flying kick
weapon-fusion-cannon = Fusion cannon
weapon-gamma-ray = Gamma ray
weapon-girder = Girder
weapon-glass-gas = Glass gas
weapon-grappling-hook = Grappling hook
weapon-grenade-launcher = Grenade launcher
weapon-guided-rocket = Guided rocket
weapon-gyro-inhibitor-shell = Gyro-inhibitor shell
weapon-heat-seeker = Heat-seeker
weapon-hi-fi-blast = Hi-fi blast
weapon-hood-gun = Hood gun
weapon-hood-rockets = Hood rockets
weapon-horned-charge = Horned charge
weapon-hunting-cable = Hunting cable
weapon-hunting-rifle = Hunting rifle
weapon-hydraulic-fist = Hydraulic fist
weapon-incendiary-gun = Incendiary gun
weapon-ion-blaster = Ion blaster
weapon-jab = Jab
weapon-jaws = Jaws
weapon-laser-cannon-arm = Laser cannon arm
weapon-laser-pistol = Laser pistol
weapon-laser-scalpel = Laser scalpel
weapon-leg-kick = Leg kick
weapon-lever-arm = Lever arm
weapon-light-burst-gun = Light burst gun
weapon-lightning-call = Lightning call
weapon-lightning-rifle = Lightning rifle
weapon-liquid-nitrogen = Liquid nitrogen
weapon-loader-scoop = Loader scoop
weapon-machine-gun = Machine gun
weapon-magnetic-attraction = Magnetic attraction
weapon-magnetic-inducer = Magnetic inducer
weapon-magnetic-repulsion = Magnetic repulsion
weapon-mandibles = Mandibles
weapon-metal-bite = Metal bite
weapon-missile-launcher = Missile launcher
weapon-mortar = Mortar
weapon-null-ray = Null ray
weapon-overcharged-ray = Overcharged ray
weapon-particle-beam = Particle beam
weapon-photon-rifle = Photon rifle
weapon-piledriver = Piledriver
weapon-piledriver-fist = Piledriver fist
weapon-pistol-shot = Pistol shot
weapon-pounce = Pounce
weapon-precision-laser = Precision laser
weapon-proton-missiles = Proton missiles
weapon-pulse-gun = Pulse gun
weapon-punch = Punch
weapon-pursuit-spin = Pursuit spin
weapon-quick-cement = Quick cement
weapon-radio-burst = Radio burst
weapon-ram = Ram
weapon-rocket-dart = Rocket dart
weapon-rocket-fist = Rocket fist
weapon-rocket-launcher = Rocket launcher
weapon-roll-over = Roll over
weapon-ruby-cutter = Ruby cutter
weapon-scalpel-cut = Scalpel cut
weapon-serrated-beak = Serrated beak
weapon-shock-bomb = Shock bomb
weapon-shoulder-cannon = Shoulder cannon
weapon-shoulder-missiles = Shoulder missiles
weapon-shoulder-rockets = Shoulder rockets
weapon-shovel = Shovel
weapon-show-off-ram = Show-off ram
weapon-skid-strike = Skid strike
weapon-sneak-strike = Sneak strike
weapon-solar-beam = Solar beam
weapon-sonic-boom = Sonic boom
weapon-sonic-shriek = Sonic shriek
weapon-spanner = Spanner
weapon-spin-kick = Spin kick
weapon-stampede = Stampede
weapon-stinger = Stinger
weapon-stomp = Stomp
weapon-submachine-gun = Submachine gun
weapon-tail-sweep = Tail sweep
weapon-talons = Talons
weapon-thunder-cannon = Thunder cannon
weapon-trailer-turret = Trailer turret
weapon-tranquilizer = Tranquilizer
weapon-truck-ram = Truck ram
weapon-twin-lasers = Twin lasers
weapon-twin-strike = Twin strike
weapon-wreck-and-hurl = Wreck and hurl

## Abilities

ability-advance-scout = Advance Scout
ability-ambush = Ambush
ability-amplifier = Amplifier
ability-antimatter-surge = Antimatter Surge
ability-artist-s-cut = Artist's Cut
ability-battle-computer = Battle Computer
ability-bodyguard = Bodyguard
ability-booming-echo = Booming Echo
ability-break-apart = Break Apart
ability-brittle-metal = Brittle Metal
ability-cold-logic = Cold Logic
ability-convoy = Convoy
ability-covering-fire = Covering Fire
ability-decepticons-attack = Decepticons, Attack!
ability-demolition = Demolition
ability-digging-in = Digging In
ability-dinobot-hide = Dinobot Hide
ability-do-it-with-style = Do It with Style
ability-ear-splitting = Ear-Splitting
ability-eject = Eject!
ability-electro-disruptor = Electro-Disruptor
ability-evasive-flight = Evasive Flight
ability-fade-out = Fade Out
ability-feedback = Feedback
ability-field-repair = Field Repair
ability-foreman = Foreman
ability-fuel-additive = Fuel Additive
ability-fuel-scrounger = Fuel Scrounger
ability-good-footing = Good Footing
ability-hammer-blow = Hammer Blow
ability-hard-to-pin-down = Hard to Pin Down
ability-heavy-hauler = Heavy Hauler
ability-immovable = Immovable
ability-infrared-scan = Infrared Scan
ability-insect-wings = Insect Wings
ability-insulated = Insulated
ability-jam-signals = Jam Signals
ability-life-support = Life Support
ability-lift-off = Lift off
ability-light-and-sound-show = Light and Sound Show
ability-lightning-rod = Lightning Rod
ability-listening-post = Listening Post
ability-logical-command = Logical Command
ability-magnetic-clamp = Magnetic Clamp
ability-marked-target = Marked Target
ability-master-surgeon = Master Surgeon
ability-matrix-of-leadership = Matrix of Leadership
ability-me-grimlock-king = Me Grimlock King
ability-merge = Merge!
ability-mind-control = Mind Control
ability-not-the-paint-job = Not the Paint Job!
ability-now-i-am-leader = Now I Am Leader!
ability-null-surge = Null Surge
ability-null-field = Null field
ability-one-shall-stand = One Shall Stand
ability-patch-up = Patch up
ability-peace-through-tyranny = Peace Through Tyranny
ability-phantom-image = Phantom Image
ability-piledriver-slam = Piledriver Slam
ability-primal-rage = Primal Rage
ability-purge-systems = Purge Systems
ability-quarter-mile-burst = Quarter-Mile Burst
ability-recall = Recall
ability-refuel = Refuel
ability-return-fire = Return Fire
ability-rocket-pack = Rocket Pack
ability-roll-out = Roll Out!
ability-rolling-cover = Rolling Cover
ability-rummage = Rummage
ability-slow-witted = Slow-Witted
ability-smoke-canister = Smoke Canister
ability-spare-power-cell = Spare Power Cell
ability-spotter = Spotter
ability-steady-aim = Steady Aim
ability-strafing-run = Strafing Run
ability-stretcher = Stretcher
ability-strong-back = Strong Back
ability-swarm = Swarm
ability-take-to-the-air = Take to the Air
ability-tanked-up = Tanked Up
ability-teleport = Teleport
ability-tow-line = Tow Line
ability-triage = Triage
ability-trithyllium-skin = Trithyllium Skin
ability-vanity = Vanity
ability-warp-dodge = Warp Dodge
