### The words of Energon Wars.

## Asks

ask-accept-roll = A D6 may decide the scenario. Do you agree?
ask-pick-scenario = You rolled lower: which scenario?
ask-deploy = Deploy a model.
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
do-deploy = Deploy { $model } ({ $mode })
do-board = { $model } begins aboard { $carrier }
do-hold-back = Keep the rest in reserve
do-activate = Activate { $model }
do-shake = Shake off: { $condition } (1 EN)
do-stand-up = Stand up and give up { $giving_up }
do-proceed = Go on
do-walk = Walk
do-run = Run
do-climb = Climb or jump
do-transform = Transform
do-attack = { $weapon } at { $target }
do-attack-around = { $weapon } all around
do-spray = { $weapon } in a cone
do-trample = { $weapon } in a straight line
do-throw = Throw { $target } (1 EN)
do-throw-object = Throw the { $piece } (1 EN)
do-throw-to = Throw there
do-throw-at = Throw at { $target }
do-use-ability = Use { $ability }
do-use-ability-at = Use { $ability } there
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
do-place = There
do-move-to = Move there
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

event-start-rolled = Start roll { $ours } to { $theirs }: player { $first } begins.
event-start-tied = Start roll { $ours } to { $theirs }: once more.
event-scenario-chosen = The scenario is { $scenario }.
event-terrain-shifted = The { $piece } makes room for an objective.
event-deployed = { $model } is deployed ({ $mode }).
event-boarded = { $model } begins aboard { $carrier }.
event-held-back = Player { $seat } keeps in reserve: { $models }.
event-objectives-placed = The objectives of { $scenario } are placed.
event-theme-granted = Player { $seat } fields a theme: { $theme }.
event-round-began = Round { $round }. Player { $first } begins.
event-replenished = Energon is replenished: { $models }.
event-activated = { $model } is activated.
event-activation-ended = { $model } is done.
event-shaken = { $model } shakes off: { $condition } ({ $paid } EN).
event-stood-up = { $model } stands up and gives up { $giving_up }.
event-walked = { $model } walks.
event-ran = { $model } runs ({ $paid } EN).
event-climbed = { $model } climbs.
event-moved = { $model } moves.
event-teleported = { $model } is somewhere else.
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
event-matrix-opened = { $model } opens the Matrix.
event-workbench-used = { $model } uses up a workbench.
event-portal-closed =
    { $closed ->
         [yes] One portal is closed this round.
        *[other] All portals are open.
    }
event-scored = Player { $seat } scores { $points } ({ $why }): { $total }.
event-round-ended = Round { $round } is over: { $ours } to { $theirs }.
event-match-ended = The match is over: { $reason }
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
event-displaced = { $model } is moved by force: { $how }, into { $struck }.
event-fell = { $model } falls.
event-object-thrown = The { $piece } lands.

## Results

result-winning-total = the winning total is reached.
result-all-rounds = six rounds are played, victory points decide.
result-survivors = equal points; the stronger survivors decide.
result-remaining = equal points and survivors; hit points decide.
result-drawn = a draw.
result-wiped-out = an army is wiped out.

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
scenario-spark-plug-told = Sparkplug the mechanic repairs whoever carries him, but he cannot be thrown about. 1 VP a round for his carrier, 1 for each workbench, 3 for having him home in round 6. 10 VP win.
scenario-portal-play-told = Four portals, one of them perhaps closed this round. Step through for 1 EN. 1 VP for each you control on your half, 2 for each on the enemy's. 15 VP win.
army-starter-autobots = Starter box, Autobots
army-starter-decepticons = Starter box, Decepticons

## Terminal

sum-up = Round { $round }; victory points { $ours } to { $theirs }, { $total } win.
model-line = { $name } ({ $mode }, { $status }): HP { $hp }/{ $most }, EN { $energon }/{ $boxes }, next round { $next }
card-head = { $name }: { $points } points, { $hp } hit points, { $energon } energon
card-side = { $mode } ({ $form }): SPD { $speed }, MAT { $melee }, RAT { $ranged }, size { $size }, DEF { $defense }, ARM { $armor }, storage { $storage }, transform { $cost }
no-such-card = There is no card { $name } (nearest: { $nearest }).

## Refusals

a-friend = { $target } is on your side.
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
member-missing = { $model } is not there.
member-unfit = { $model } is not fit to combine.
minibots-throw-minibots = Minibots throw only minibots and models of size 1.
model-in-the-way = A model is in the way.
more-than-it-has = That is more than a member has.
must-deploy = Another model must be deployed.
no-commander = { $name } cannot be commander.
one-commander = An army has one commander.
no-friend = { $model } is no friend beside.
no-gestalt = The team is not complete.
no-hands = { $model } has no hands to throw with now.
no-models = An army needs a model.
no-open-portal = There is no open portal to go by.
no-room-in-storage = There is no room for size { $size }.
no-room-there = There is no room there.
no-run-after-attacks = It was agreed that nobody runs after attacking.
no-such-mode = There is no such mode.
no-such-item = There is no item { $name }.
no-such-scenario = There is no scenario { $name } (nearest: { $nearest }).
no-such-map = There is no map { $name } (nearest: { $nearest }).
same-faction = One army is of the Autobots, the other of the Decepticons.
no-targets = There is nobody to use that on.
no-way-there = No climb or jump leads there.
nobody-in-range = No enemy is within { $range } inches.
nobody-trampled = No enemy lies on that line.
not-at-the-beacon = { $model } is not at the enemy's beacon.
not-base-to-base = The team does not stand base to base.
not-carried = That is not carried.
not-now = That is not possible now.
not-on-the-table = { $target } is not on the table.
not-so-damaged = { $model } is not so damaged.
not-throwable = That cannot be thrown.
not-to-be-carried = That cannot be carried.
not-to-be-deployed = That model is not to be deployed now.
not-to-be-shaken = { $model } cannot shake that off now.
nothing-to-wreck = There is nothing to wreck within reach.
off-the-mat = That is off the mat.
once-a-round = A team combines or splits once a round.
once-in-this-window = That was done already at this moment.
one-share-each = One share for each of { $count } members.
one-side-only = { $model } has one side only.
out-of-range = That is farther than { $range } inches.
out-of-sight = { $target } is out of sight.
outside-the-zone = That is not wholly inside the zone.
rate-of-fire = That may be bought { $uses } times only.
robot-mode-only = { $model } climbs in robot mode only.
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
too-little-energon = That costs { $cost } energon.
too-many-legs = A way has at most { $most } legs.
too-many-points = { $points } points are more than { $most }.
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
