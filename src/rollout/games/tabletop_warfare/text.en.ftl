### The words of Tabletop Warfare.

## Questions

ask-army = Choose your army: up to { $limit } points, sealed until both are ready.
ask-replace = You lost a figure in the roll. Spend the { $limit } points that are left, or nothing.
ask-obstacles = Pick obstacles for the pool: { $count }.
ask-take-obstacle = Which obstacle do you place next?
ask-place-obstacle = Where does this obstacle stand: { $template }?
ask-edge = Which side is your deployment zone?
ask-deploy = Which figure do you deploy, and in which form?
ask-deploy-at = Where does { $figure } stand?
ask-place-civilian = Where does { $figure } stand?
ask-activate = Which figure do you activate?
ask-act =
    { $figure }: { $left ->
        [0] no action left
        [one] one action left
       *[other] { $left } actions left
    }. What now?
ask-free-action = { $figure } may take a free action.
ask-path = Along which path does { $figure } move?
ask-slide = Does { $figure } slide on, up to 6″ straight?
ask-face = Which way does { $figure } face?
ask-ram = Whom does { $figure } ram?
ask-transport = Whom does { $figure } take along?
ask-reposition = Which civilian does { $figure } reposition?
ask-place = Where is { $figure } placed ({ $cause })?
ask-put-down = { $figure } no longer flies. Where is it put down?
ask-fire = { $figure } attacks: which weapon system, which target?
ask-aim-anew = Whom does the next strike of { $figure } hit?
ask-null-ray = { $figure } is hit by the Null Ray: damage or an activation marker?
ask-reroll = { $figure } rolled { $face } of { $sides } for { $die } ({ $certain ->
        [unneeded] {""}
        [always] always hits,{" "}
        [never] cannot hit,{" "}
       *[open] needed: { $need },{" "}
    }rerolls by aim: { $left }). Roll again?
ask-dodge = { $by } hits { $figure }. Try to dodge?
ask-protect = { $by } does { $amount } damage to { $figure }. Who takes it?
ask-prey = Who becomes the prey of { $figure }?
ask-next-victim = Whom does the attack of { $figure } hit next?
ask-break-weapon = Which weapon system of { $figure } is destroyed?
ask-internal = Which other form of { $figure } takes the damage?
ask-crash = { $figure } loses a wing. Which way does it go?
ask-rotor = The rotor of { $figure } flies off. Which way?
ask-odd-point = Which half of { $figure } takes the odd point?
ask-after-activation = The activation of { $figure } ends: lead a friend, lock on an enemy?
ask-till-all-are-one = { $figure } has fallen. Who takes a free action?
ask-command = Who acts next by the plans of { $figure }?
ask-tough-nut = Does { $figure } use Tough Nut now?
ask-flee = From whom does { $figure } run?
ask-agree-to-end = Three rounds without damage. End by points?

## Actions

do-make-list = bring { $figures }
do-pick-obstacles = pick { $templates }
do-take-obstacle = take: { $template }, turned by { $turn }°
do-place-at = place it { $spot }
do-choose-edge = the { $edge } side
do-deploy = deploy { $figure } as { $form }
do-deploy-joined = deploy { $figure } and { $partner } joined
do-face = face { $way }
do-activate = activate { $figure }
do-move = Move
do-move-along = move { $path }
do-attack = Attack
do-transform = Transform: { $form }
do-quick-transform = Transform freely: { $form }
do-aim = Aim
do-pass = Pass
do-tow = Tow { $target }
do-cement = Cement { $target }
do-oil-grip = Oil Grip on { $target }
do-repair = { $special }: { $target } ({ $slot })
do-signal-flare = Signal Flare for { $target }
do-siren = Siren
do-collect-sun = Solar Collectors: { $use }
do-jump-jets = Jump Jets
do-teleport = Teleport { $target }
do-prepared-contingencies = Prepared Contingencies
do-combine = Combine with { $partner }
do-split = Split
do-overload = Overload
do-unite = Union with { $partner }
do-fire = fire { $mode } at { $target }
do-cease-fire = cease fire
do-aim-anew = at { $target }
do-deal-damage = do the damage
do-give-marker = give an activation marker
do-choose-prey = hunt { $figure }
do-next-victim = { $figure } next
do-break-weapon = destroy { $system }
do-keep-roll = keep the roll
do-reroll-inspired = roll again, inspired
do-reroll-aimed = roll again by an aim marker
do-dodge = dodge
do-take-the-hit = take the hit
do-protect = { $protector } takes it
do-decline = no
do-harm-form = { $form } takes it
do-point-to = { $way }
do-bear-odd-point = { $half } takes it
do-slide-along = slide { $path }
do-ram-target = ram { $target }
do-take-along = take { $figure }
do-lead = lead { $figure }
do-lock-on = lock on { $figure }
do-rise-up = { $figure } acts
do-command = { $figure } acts
do-use-tough-nut = use it
do-flee-from = from { $figure }
do-agree-to-end = end by points
do-play-on = play on
do-time-is-up = time is up

## Events

event-list-sealed = { $side } have sealed their army.
event-lists-opened = The armies lie open.
event-figure-contested = Both want { $code }; { $side } win the roll.
event-mustered = { $count } figures are ready.
event-obstacles-sealed = { $side } have picked obstacles.
event-obstacles-opened = The picked obstacles lie open: { $picks }.
event-rolled-off = Roll for { $about }: { $side } win.
event-obstacle-taken = { $side } take: { $template }.
event-obstacle-placed = { $side } place { $template } { $place }, turned by { $turn }°.
event-obstacle-dropped = No room for: { $template }.
event-edge-chosen = { $side } choose the { $edge } side.
event-deployed = { $figure } is deployed as { $form } { $place }.
event-arrived = { $figure } stands { $place }.
event-round-began = Round { $round }: { $side } begin.
event-round-ended = Round { $round } is over; one activation marker comes off every figure.
event-activated = { $side } activate { $figure }.
event-activation-ended = The activation of { $figure } is over.
event-optimism-rolled = { $figure } rolls { $roll } as an Optimist: { $actions } actions.
event-passed = { $figure } passes.
event-free-action-began = { $figure } gets a free action ({ $cause }).
event-action-lost = { $figure } rolls { $roll } and loses the action ({ $cause }).
event-held = { $figure } rolls { $roll } and holds on ({ $cause }).
event-moved = { $figure } moves { $length } ({ $cause }): { $place }.
event-placed = { $figure } is placed { $place } ({ $cause }).
event-faced = { $figure } faces { $looking }.
event-transformed = { $figure } transforms: { $form }.
event-rammed = { $figure } rams { $target } with a { $roll }: { $own } for itself, { $dealt } for the enemy.
event-stomped = { $figure } stomps { $targets }.
event-left-the-field = { $figure } leaves the field ({ $cause }).
event-attack-began = { $figure } attacks (aim markers: { $aim }).
event-attack-ended = The attack of { $figure } is over.
event-fired = { $figure } uses { $mode } against { $target }.
event-strike-rolled =
    { $certain ->
        [unrolled] { $figure } hits { $target } without a roll.
        [always] { $figure } rolls { $roll } against { $target } and always hits.
        [never] { $figure } rolls { $roll } against { $target } and cannot hit.
       *[open] { $figure } rolls { $roll } against { $target }, more than { $need } is needed: { $hit ->
            [yes] a hit
           *[no] a miss
        }.
    }
event-rerolled = { $figure } rolls { $die } again ({ $by }): { $before } becomes { $roll }.
event-dodge-rolled =
    { $figure } rolls { $roll } to dodge: { $dodged ->
        [yes] dodged
       *[no] in vain
    }.
event-damage-rolled = { $figure } rolls damage: { $dice }.
event-shielded = { $figure } takes no damage ({ $cause }).
event-protected = { $protector } takes { $amount } damage for { $figure }.
event-damaged = { $figure } ({ $form }) takes { $amount } damage ({ $cause }); { $damage } in all.
event-repaired = { $figure } ({ $form }) is repaired by { $amount } ({ $cause }); { $damage } remain.
event-marker-repaired = { $by } restores { $slot } of { $figure }.
event-destroyed = { $figure } is destroyed ({ $cause }).
event-spoils-rolled = { $figure } takes spoils: { $roll }.
event-prey-chosen = { $figure } hunts { $prey }.
event-critical-checked = Critical check against { $figure }: { $roll }.
event-critical-hit =
    Critical hit on { $figure }: { $slot }, { $effect }{ $fresh ->
        [yes] {""}
       *[no] , already marked
    }.
event-weapon-destroyed = { $figure } loses { $system }.
event-form-locked = { $figure } can no longer become { $form }.
event-critical-rolled = { $effect } of { $figure }: { $roll }.
event-direction-sealed = { $side } have chosen a direction.
event-rotor-flew = The rotor of { $figure } flies { $looking } (rolled: { $roll }).
event-special-used = { $figure } uses { $special }.
event-marker-placed = { $figure } gets a marker: { $marker } ({ $count }).
event-marker-removed = { $figure } loses a marker: { $marker } ({ $count } left).
event-teleport-rolled = { $figure } teleports { $target } and rolls { $roll }.
event-joined = { $halves } become { $figure }.
event-parted = { $figure } splits into { $halves }.
event-scored = { $side } score { $points } ({ $cause }).
event-cube-taken = { $figure } takes the Allspark.
event-cube-dropped = The Allspark lies { $place }.
event-base-held = { $side } hold the base for { $rounds } rounds.
event-time-called = Time is up.
event-match-ended = The battle is over.

## Results

result-destroyed = the enemy team is destroyed
result-mutual-destruction = both teams are gone
result-points = the points decide
result-time = the time is over; the points decide
result-agreed = both agreed to count points
result-base-destroyed = the base is destroyed
result-base-held = the base has been captured
result-base-defended = the base has been defended
result-allspark = the Allspark is retrieved
result-conceded = the other side gave up

## Refusals

refuse-civilian = civilians are never activated and carry no marker
refuse-friends-only = only for friends
refuse-hooked-already = on its hook already
refuse-human = a human is no Transformer
refuse-jammed = a jammer is within 12″
refuse-marked = it carries an activation marker
refuse-needs-both-actions = it takes both actions
refuse-no-danger = dangerous terrain is not played
refuse-no-reroll-left = no aim marker is left for it
refuse-not-a-friend = not a friend on the field
refuse-not-among-these = not one of these
refuse-not-in-pool = not in the pool
refuse-not-inspired = no inspiration left for this die
refuse-not-yours = not a figure of the side that is next
refuse-number-of-obstacles = another number of obstacles
refuse-one-mode = one mode of a system in an attack
refuse-only-the-fist = after the jump only the fist strikes
refuse-turn-steps = turned in steps of 15 degrees
refuse-already-done = each action only once in an activation
refuse-bears-cube = it bears the Allspark
refuse-bombs-have-no-target = bombs are not aimed
refuse-both-robots = both must be robots
refuse-both-vehicles = both must be vehicles
refuse-camouflaged = camouflaged: only from within 5″
refuse-camouflaged-area = camouflaged: never the target of area damage
refuse-charged-already = charged already
refuse-civilians-apart = civilians stand at least 2″ apart
refuse-empty-army = an army has at least one figure
refuse-enemies-only = only against enemies
refuse-fatal = it would destroy itself
refuse-form-locked = this form can no longer be used
refuse-friendly-target = a friendly figure
refuse-giant = gigantic figures cannot be moved
refuse-half-without-structure = one half has no structure left
refuse-hemmed-in = no room to move
refuse-hooked = an enemy tows it
refuse-itself = not itself
refuse-lost-figure = lost in the roll
refuse-move-after-attack = no move after an attack
refuse-must-touch = must touch
refuse-no-actions-left = no actions left
refuse-no-humans = humans are not in play
refuse-never-bought = { $figure_code } is never bought with points
refuse-no-legal-target = no legal target
refuse-no-line-of-sight = no line of sight
refuse-no-other-form = no other form
refuse-no-partner = no matching partner
refuse-no-room = no room
refuse-no-speed = Speed 0
refuse-no-such-figure = no such figure: { $figure_code }
refuse-no-such-system = no such weapon system
refuse-no-time-limit = no time was agreed
refuse-time-is-up-already = the time is over already
refuse-no-weapon = no weapons on this card
refuse-nobody-else = nobody else can act
refuse-nobody-in-radius = nobody in the radius
refuse-not-a-vehicle = not in vehicle form
refuse-not-as-free-action = not as a free action
refuse-not-on-card = not on this card
refuse-not-on-field = not on the field
refuse-not-the-prey = only the prey may be attacked
refuse-nothing-to-repair = nothing to repair
refuse-obstacles-overlap = obstacles do not overlap
refuse-oiled-already = oiled already
refuse-only-air-targets = only against fliers
refuse-only-ground-targets = not against fliers
refuse-out-of-range = out of range ({ $reach })
refuse-out-of-reach = too far away ({ $reach })
refuse-over-danger = above dangerous terrain
refuse-over-limit = { $cost } points, but the limit is { $limit }
refuse-over-obstacle = above an obstacle
refuse-quick-twice = not twice without an action between
refuse-siren-already = the siren sounds already
refuse-siren-first = the siren draws the attack
refuse-special-already-used = this special action was used already
refuse-stays = a move has a length
refuse-stunned = an enemy's marker lies there
refuse-system-used = this system was used already
refuse-too-many-figures = at most { $most } figures
refuse-too-many-of-it = { $figure_code }: at most { $most }
refuse-too-near = nearer than the minimum range
refuse-too-near-edge = at least 5″ from every edge
refuse-tracks-lost = tracks destroyed
refuse-transform-lost = it can no longer transform
refuse-transforms-freely = it transforms without an action
refuse-two-markers = it has two activation markers
refuse-tyres-lost = tyres destroyed
refuse-unhurt = it has no damage
refuse-weapon-destroyed = this weapon is destroyed
refuse-wrong-faction = { $figure_code } does not bear this symbol
refuse-wrong-form = the other form is needed
refuse-off-field = the whole footprint stays on the field
refuse-barred = something is in the way
refuse-into-danger = into dangerous terrain nobody goes
refuse-never-undone = this is never undone
refuse-occupied = the spot is not free
refuse-too-long = too long by { $excess }
refuse-too-far = too far by { $excess }
refuse-outside-zone = outside the deployment zone
setup-same-faction = One side is Autobots, the other Decepticons, unless a mirror match is agreed.
setup-not-ready = Armies that stand ready need two lists, a field, no scenario and no figure that both sides want.
setup-no-such-field = There is no field { $name }.
setup-field-size = The field { $name } does not have the size { $size }.
setup-dangerous-field = The field { $name } has dangerous terrain, which is not agreed on.
setup-scenario-points = A scenario is played with a points limit of { $least } to { $most }.
warning-no-ranged-weapon = No ranged weapon.
warning-no-answer-to-fliers = No answer to fliers.

## Reasons

accuracy = accuracy
aim = aim
anti-air = anti-air
armour = armour
bombs = bombs
giant-slayer = Giant Slayer
lock = target lock
mortar = mortar
oil = oil
pack = pack
solar = solar charge
weapon = weapon
internal = internal
wing = wing
ram = ramming
stomp = stomp
head = head
ammunition = ammunition
rotor = rotor
overload = overload
worn-out = worn out

## The table

table-part-round = Round
table-round = Round { $round } of { $limit }; points { $first } to { $second }.
table-waiting = { $count ->
    [0] { $army }: nobody left to activate.
   *[other] { $army }: { $count } left to activate ({ $figures }).
}
table-army-of = { $faction } of { $side }
table-form-left = as { $form } { $left } of { $most } left
table-form-lost = { $form } no longer possible
table-form-hit = critically hit as { $form }: { $hits }
card-unknown = No figure is called { $name } (nearest: { $nearest }).
card-title = { $name }, { $cost } points
card-form = { $form }: Speed { $speed }″, Structure { $structure }
card-weapon = { $weapon }: range { $reach }″, accuracy { $accuracy }, damage { $damage } ({ $traits })
card-word-number = { $word } { $number }
card-word-with = { $word } ({ $with })
damage-plain = { $plus }
damage-dice = { $count }d{ $sides }
damage-dice-plus = { $count }d{ $sides }+{ $plus }
critical-all-of = { $weapon } (all)
shield-above = above
shield-front = front
shield-left = left
shield-rear = rear
shield-right = right
badge-activation = activated
badge-activation-2 = activated ×2, sits out
badge-aim = aim marker
badge-aim-2 = aim markers ×2
badge-aim-3 = aim markers ×3
badge-aim-4 = aim markers ×4
badge-aim-many = aim markers, five or more
badge-oiled = oil marker
badge-siren = siren marker
badge-charged = solar charge
badge-lock = target lock
badge-lock-2 = target lock ×2
badge-lock-3 = target lock ×3
badge-lock-4 = target lock ×4
badge-lock-many = target lock, five or more
badge-hook = hook marker
badge-grounded = grounded
zone-start = deployment zone
mark-cube = Allspark
everybody-below = everybody in the radius
ring-range = range
faction-autobot = Autobots
faction-decepticon = Decepticons
field-highway-junction = Highway Junction
field-energon-shore = Energon Lake
field-river-valley = River Valley
field-desert-road = Desert Road
field-city = City
field-crash-site = Crash Site
army-autobot-lesson = First Lesson
army-decepticon-lesson = First Lesson
army-autobot-first-hundred = First Hundred
army-autobot-fast-lane = Fast Lane
army-autobot-heavy-metal = Heavy Metal
army-autobot-clear-skies = Clear Skies
army-autobot-rescue-service = Rescue Service
army-autobot-eyes-and-ears = Eyes and Ears
army-decepticon-first-hundred = First Hundred
army-decepticon-jets-only = Jets Only
army-decepticon-tanks-only = Tanks Only
army-decepticon-building-site = Building Site
army-decepticon-small-war = Small War
army-decepticon-the-hunt = The Hunt
army-autobot-the-ark = The Ark
army-autobot-the-city-walks = The City Walks
army-autobot-commanders = Commanders
army-decepticon-nemesis = Nemesis
army-decepticon-the-beast-wakes = The Beast Wakes
army-decepticon-convoy-raiders = Convoy Raiders
army-autobot-epic = Epic
army-decepticon-epic = Epic
edge-south = south
edge-north = north
edge-west = west
edge-east = east
use-repair = repair
use-charge = charge
template-small-building = small building
template-large-building = large building
template-wreck = wreck
template-figure-wreck = wreck
template-trees = trees
template-lake = lake
template-deep-water = deep water
template-lava = lava
template-energon-lake = lake of energon
template-wall = wall
figure-numbered = { $name } { $number }
figure-soldier = Soldier
figure-scientist = Scientist
figure-civilian = Civilian
figure-supply-truck = Supply Truck
figure-autobot-trooper = Autobot Trooper
figure-autobot-bunker = Autobot Bunker
figure-decepticon-bunker = Decepticon Bunker
marker-activation = activation
marker-aim = aim
marker-lock = target lock
marker-oil = oil
marker-siren = siren
marker-hook = hook
marker-charge = solar charge
marker-inspiring = Inspiring

## Match options

option-points-limit = Points limit
option-field = Field
option-field-small = small, 30 × 30″
option-field-medium = medium, 30 × 90″
option-field-large = large, 90 × 90″
option-round-limit = Rounds
option-time-limit = Minutes of play
option-scenario = Scenario
option-scenario-none = none
option-scenario-capture-base = Capture Base
option-scenario-convoy = Convoy
option-scenario-protect-humans = Protect Humans
option-scenario-retrieve-the-allspark = Retrieve the Allspark
option-wrecks = Wrecks stay on the field
option-dangerous-terrain = Dangerous terrain
option-humans = Humans
option-tiebreak = Equal points
option-tiebreak-draw = a draw
option-tiebreak-remaining-cost = remaining cost decides
option-tiebreak-damage = damage decides
option-critical-repeat = A critical slot that is marked already
option-critical-repeat-none = no effect
option-critical-repeat-reroll = roll again
option-critical-repeat-next = the next slot
option-area-criticals = Critical checks of area damage
option-area-criticals-all = for everybody
option-area-criticals-target-only = only for the target
option-bomber-immune = A bomber is safe from its own bombs
option-dodge-stops-null-ray = A dodge stops the Null Ray
option-stunned-may-take-free-actions = Stunned figures may take free actions
option-max-activation-markers = Activation markers on a figure
option-max-activation-markers-two = at most two
option-max-activation-markers-unlimited = unlimited
option-oil-lost-on-miss = Oil goes even after a miss
option-scout-lock-needs-los = A Scout must see whom it locks
option-camouflage-never-area-target = Camouflage: never the target of area damage
option-leave-field-destroys = Leaving the field destroys
option-fliers-block-los = Fliers block sight
option-tracer-robot-keeps-flight = Tracer's robot keeps flying
option-giants-immovable = Giants cannot be moved
option-mirror-match = Mirror match of one faction
option-seats-per-side = Players on each side

## Causes

cause-weapon = weapon
cause-bombs = bombs
cause-mortar = mortar
cause-ram = ramming
cause-stomp = Stomp
cause-rotor = rotor
cause-wing = wing
cause-head = head
cause-ammunition = ammunition
cause-internal = internal
cause-overload = Overload
cause-worn-out = Worn Out
cause-left-field = left the field
cause-crash = crash landing
cause-dangerous-terrain = dangerous terrain
cause-move = Move
cause-oil-slide = Oil Slide
cause-jump-jets = Jump Jets
cause-flee = flight
cause-tow = towed
cause-transport = Transport
cause-siren = Siren
cause-teleport = Teleport
cause-split = Split
cause-put-down = put down
cause-nudge = nudged
cause-oil = oil
cause-terrifying-presence = Terrifying Presence
cause-shovel-shield = Shovel Shield
cause-human-guardian = Human Guardian
cause-spoils = Spoils
cause-chomp = Chomp
cause-field-workshop = Field Workshop
cause-repair-robot = Repair (Robot)
cause-repair-vehicle = Repair (Vehicle)
cause-solar-collectors = Solar Collectors
cause-tough-nut = Tough Nut
cause-leader = Leader
cause-till-all-are-one = Till All Are One
cause-prepared-contingencies = Prepared Contingencies
cause-delivered = delivered
cause-saved = saved
cause-truck-destroyed = truck destroyed
cause-truck-delivered = truck delivered
cause-civilian-destroyed = civilian destroyed
cause-civilian-saved = civilian saved

## Dice

die-accuracy = accuracy
die-damage = damage
die-critical = a critical hit
die-critical-table = the critical table
die-dodge = dodging
die-spoils = Spoils
die-terror = terror
die-human-guardian = Human Guardian
die-optimist = Optimist
die-ram = ramming
die-oil = oil
die-teleport = Teleport
die-wing = wing
die-head = head
die-ammunition = ammunition
die-rotor = rotor
die-contest = a contested figure
die-first-obstacle = the first obstacle
die-choice-of-side = the choice of side
die-first-player = the first turn

## Rolls

roll-accuracy = accuracy
roll-damage = damage
roll-critical = a critical hit
roll-critical-table = the critical table
roll-dodge = dodging
roll-spoils = Spoils
roll-terror = terror
roll-human-guardian = Human Guardian
roll-optimist = Optimist
roll-ram = ramming
roll-oil = oil
roll-teleport = Teleport
roll-wing = wing
roll-head = head
roll-ammunition = ammunition
roll-rotor = rotor
roll-contest = a contested figure
roll-first-obstacle = the first obstacle
roll-choice-of-side = the choice of side
roll-first-player = the first turn

## Weapon traits

trait-ground-targets = Ground Targets
trait-bombs = Bombs
trait-strikes = Attack Target X Times
trait-strikes-times = Attack Target { $count } Times
trait-can-repair = Can Repair Target
trait-air-targets = Air Targets
trait-mortar = Mortar
trait-armour-piercing = Armour Piercing
trait-anti-air = Anti-Air
trait-emp = EMP
trait-new-target = New Target
trait-null-ray = Null Ray

## Abilities

ability-agile = Agile
ability-leader = Leader
ability-dodge = Dodge
ability-protector = Protector
ability-spoils = Spoils
ability-till-all-are-one = Till All Are One
ability-chomp = Chomp
ability-double-attack = Double Attack
ability-flying = Flying
ability-terrifying-presence = Terrifying Presence
ability-inspiring = Inspiring
ability-hunter = Hunter
ability-anti-air = Anti-Air
ability-human-guardian = Human Guardian
ability-micromaster-combiner = Micromaster Combiner
ability-null-ray = Null Ray
ability-oil-slide = Oil Slide
ability-optimist = Optimist
ability-armour = Armour
ability-ram-reckless = Ram (Reckless)
ability-ram-normal = Ram (Normal)
ability-ram-superior = Ram (Superior)
ability-giant-slayer = Giant Slayer
ability-shovel-shield = Shovel Shield
ability-quick-transform = Quick Transform
ability-hovering = Hovering
ability-scout = Scout
ability-jammer = Jammer
ability-stomp = Stomp
ability-camouflage = Camouflage
ability-top-gun = Top Gun
ability-transport = Transport
ability-triple-changer = Triple Changer
ability-support = Support
ability-tough-nut = Tough Nut
ability-field-workshop = Field Workshop
ability-pack = Pack
ability-worn-out = Worn Out
ability-linked-rotor = Linked Rotor
ability-human = Human
ability-civilian = Civilian

## Special actions

special-tow = Tow
special-cement = Cement
special-oil-grip = Oil Grip
special-repair-vehicle = Repair (Vehicle)
special-repair-robot = Repair (Robot)
special-signal-flare = Signal Flare
special-siren = Siren
special-solar-collectors = Solar Collectors
special-jump-jets = Jump Jets
special-teleport = Teleport
special-prepared-contingencies = Prepared Contingencies
special-combine = Combine
special-split = Split
special-overload = Overload
special-union = Union

## Critical damage

critical-wing = Wing
critical-internal = Internal
critical-tracks = Tracks
critical-head = Head
critical-ammunition = Ammunition
critical-tyres = Tyres
critical-rotor = Rotor
critical-transform = Transform
critical-weapon = Weapon
critical-all = all weapons of that name

## Forms

form-alligator = alligator
form-ambulance = ambulance
form-armoured-car = armoured car
form-bomber = bomber
form-bulldozer = bulldozer
form-bunker = bunker
form-car = car
form-car-carrier = car carrier
form-cassette = cassette
form-cement-mixer = cement mixer
form-city = city
form-command-car = command car
form-depot = depot
form-dinosaur = dinosaur
form-falcon = falcon
form-fire-engine = fire engine
form-fire-truck = fire truck
form-flame-car = flame car
form-flatbed = flatbed
form-formula-car = formula car
form-fortress = fortress
form-front-engine-half = front engine half
form-front-gun-half = front gun half
form-gun-carriage = gun carriage
form-gun-tower = gun tower
form-half-track-carrier = half track carrier
form-helicopter = helicopter
form-hover-car = hover car
form-hover-cruiser = hover cruiser
form-howitzer = howitzer
form-human = human
form-jeep = jeep
form-jet = jet
form-jumbo-jet = jumbo jet
form-lion = lion
form-locomotive = locomotive
form-missile-carrier = missile carrier
form-missile-truck = missile truck
form-muscle-car = muscle car
form-off-roader = off roader
form-panther = panther
form-pickup = pickup
form-police-car = police car
form-racing-car = racing car
form-rear-engine-half = rear engine half
form-rear-gun-half = rear gun half
form-recorder = recorder
form-robot = robot
form-semi-truck = semi truck
form-siege-frame = siege frame
form-small-car = small car
form-space-shuttle = space shuttle
form-sports-car = sports car
form-tank = tank
form-tanker = tanker
form-tow-truck = tow truck
form-truck = truck
form-tyrannosaur = tyrannosaur
form-union = union
form-van = van
form-wheel-loader = wheel loader
form-wheeled-tank = wheeled tank

## Weapons

weapon-acid-drum = acid drum
weapon-acid-rifle = acid rifle
weapon-acid-thrower = acid thrower
weapon-air-to-air-missiles = air to air missiles
weapon-arm-cannons = arm cannons
weapon-arm-laser = arm laser
weapon-assault-rifle = assault rifle
weapon-atomizer-rifle = atomizer rifle
weapon-beacon-laser = beacon laser
weapon-bite = bite
weapon-blade-arm = blade arm
weapon-blaster = blaster
weapon-bomb-bay = bomb bay
weapon-boulder = boulder
weapon-bow-cannon = bow cannon
weapon-bow-laser = bow laser
weapon-bumper = bumper
weapon-cannon = cannon
weapon-carbine = carbine
weapon-cargo-bombs = cargo bombs
weapon-chest-cannon = chest cannon
weapon-claws = claws
weapon-concussion-bomb = concussion bomb
weapon-concussion-rifle = concussion rifle
weapon-cowcatcher = cowcatcher
weapon-crane-arm = crane arm
weapon-cyclone-rifle = cyclone rifle
weapon-disintegrator = disintegrator
weapon-electro-laser = electro laser
weapon-electro-sonic-rifle = electro sonic rifle
weapon-electron-pistol = electron pistol
weapon-electron-sword = electron sword
weapon-emp-catapult = EMP catapult
weapon-energo-sword = energo sword
weapon-energon-axe = energon axe
weapon-energy-missiles = energy missiles
weapon-engine-laser = engine laser
weapon-extinguisher-rifle = extinguisher rifle
weapon-field-gun = field gun
weapon-fire-breath = fire breath
weapon-fist = fist
weapon-flak = flak
weapon-flak-missiles = flak missiles
weapon-flamethrower = flamethrower
weapon-foam-pistol = foam pistol
weapon-freezing-shell = freezing shell
weapon-fusion-cannon = fusion cannon
weapon-fusion-cannon-wide = fusion cannon wide
weapon-grenade-pistol = grenade pistol
weapon-guided-missile = guided missile
weapon-gyro-rifle = gyro rifle
weapon-hand-laser = hand laser
weapon-headlight-laser = headlight laser
weapon-heat-ray = heat ray
weapon-heat-seeking-missile = heat seeking missile
weapon-heat-seeking-missiles = heat seeking missiles
weapon-heel-missiles = heel missiles
weapon-hip-missiles = hip missiles
weapon-hologram-projector = hologram projector
weapon-hook = hook
weapon-howitzer = howitzer
weapon-hunting-rifle = hunting rifle
weapon-hunting-shotgun = hunting shotgun
weapon-hypno-ray = hypno ray
weapon-incendiary-cannon = incendiary cannon
weapon-ion-displacer = ion displacer
weapon-ion-rifle = ion rifle
weapon-jamming-tone = jamming tone
weapon-laser-arm = laser arm
weapon-laser-blaster = laser blaster
weapon-laser-cannon = laser cannon
weapon-laser-pistol = laser pistol
weapon-laser-scalpel = laser scalpel
weapon-light-sword = light sword
weapon-liquid-thrower = liquid thrower
weapon-liquid-thrower-acid = liquid thrower acid
weapon-liquid-thrower-frost = liquid thrower frost
weapon-loading-shovel = loading shovel
weapon-long-barrel-missile = long barrel missile
weapon-machine-gun = machine gun
weapon-main-gun = main gun
weapon-missile-launcher = missile launcher
weapon-missile-turret = missile turret
weapon-missiles = missiles
weapon-mortar = mortar
weapon-mortar-battery = mortar battery
weapon-mortar-towers = mortar towers
weapon-mounted-cannon = mounted cannon
weapon-mounted-cannons = mounted cannons
weapon-mounted-laser = mounted laser
weapon-mounted-launcher = mounted launcher
weapon-mounted-missiles = mounted missiles
weapon-musket-laser = musket laser
weapon-nose-machine-gun = nose machine gun
weapon-null-ray = null ray
weapon-particle-pistol = particle pistol
weapon-particle-rifle = particle rifle
weapon-paws = paws
weapon-photon-laser = photon laser
weapon-photon-launcher = photon launcher
weapon-photon-missiles = photon missiles
weapon-photon-rifle = photon rifle
weapon-pile-driver-fists = pile driver fists
weapon-pistol = pistol
weapon-plasma-bombs = plasma bombs
weapon-ray-rifle = ray rifle
weapon-rifle = rifle
weapon-roof-cannon = roof cannon
weapon-roof-laser = roof laser
weapon-rotor = rotor
weapon-scatter-bombs = scatter bombs
weapon-scatter-gun = scatter gun
weapon-scatter-missiles = scatter missiles
weapon-sensor-beam = sensor beam
weapon-shoulder-cannons = shoulder cannons
weapon-shoulder-missile = shoulder missile
weapon-shoulder-missiles = shoulder missiles
weapon-sonic-boom = sonic boom
weapon-sonic-burst = sonic burst
weapon-sonic-cannons = sonic cannons
weapon-sonic-sword = sonic sword
weapon-splinter-shell = splinter shell
weapon-surface-to-air-missile = surface to air missile
weapon-sword = sword
weapon-tail-cannon = tail cannon
weapon-talons = talons
weapon-tool-arm = tool arm
weapon-tower-cannon = tower cannon
weapon-towers = towers
weapon-trophy-rifle = trophy rifle
weapon-turntable-ladder = turntable ladder
weapon-turret = turret
weapon-twin-cannon = twin cannon
weapon-twin-machine-guns = twin machine guns
weapon-twin-missile-launcher = twin missile launcher
weapon-water-cannon = water cannon
weapon-water-jet = water jet
weapon-wing-laser = wing laser
weapon-wire-guided-missiles = wire guided missiles

## What may be answered always

standing-dodge = Always try to dodge
standing-never-dodge = Never try to dodge
standing-reroll-misses = Reroll what misses, keep what hits
standing-never-protect = Never let a protector take the damage
question-harmed = Chance of any damage
question-damage = Damage
question-destroyed = Chance that the target is destroyed
outlook-has = Speed { $speed }, structure { $left }
outlook-aims =
    { $count ->
        [one] The next attack hits on { $easier } less and may roll one die again
       *[other] The next attack hits on { $easier } less and may roll { $count } dice again
    }
outlook-moves = Up to { $speed }
outlook-near =
    { $count ->
        [0] Nobody is in range after it
       *[other] Near enough for a shot after it: { $names }
    }
outlook-some-damage = some damage
outlook-damage = damage
outlook-destroyed = destroyed
outlook-repairs = repairs { $figure }
outlook-always = { $die ->
    [accuracy] Always hits
   *[other] { $about }: always
}
outlook-never = { $die ->
    [accuracy] Cannot hit
   *[other] { $about }: never
}
outlook-above = Roll above { $need }: { $chance }
outlook-null-ray = or an activation marker in place of damage
outlook-protector = { $figure } may step in and take it.
outlook-replies-dodge = The target is taken to try to dodge.
outlook-hurts = { $figure } is hit as well, ⌀ { NUMBER($mean, maximumFractionDigits: 1) }
outlook-hurts-friend = your own { $figure } is hit, ⌀ { NUMBER($mean, maximumFractionDigits: 1) }
outlook-stuns = { $figure } gets an activation marker
outlook-stuns-friend = your own { $figure } gets an activation marker
outlook-rams = Rams { $figure }: ⌀ { NUMBER($dealt, maximumFractionDigits: 1) } damage to it, ⌀ { NUMBER($own, maximumFractionDigits: 1) } to you
outlook-terror = stays where it is for fear of { $figure }
outlook-stomps = 1 damage to { $figure } by Stomp
lesson-welcome-title = Tabletop Warfare
lesson-welcome = You lead Optimus Prime and Bumblebee; Megatron and Bonecrusher come from the other side. Everything is measured in inches. Destroy more than you lose in five rounds.
lesson-deploy-title = Who stands where
lesson-deploy = Choose a figure and the form it starts in. A robot mostly shoots better, a vehicle is faster. The sides take turns, one figure each.
lesson-strip-title = Five inches
lesson-strip = Put it into your strip: at most five inches from your edge. Behind a building nobody can shoot at it.
lesson-strip-typed = Type the number of a spot, or place_at with its place in thousandths of an inch.
lesson-activate-title = Activate
lesson-activate = The sides take turns, one figure at a time; the Decepticons always begin a round. Choose who acts now. It gets a marker and acts once in this round.
lesson-actions-title = Two actions
lesson-actions = A figure has two different actions: Move, Attack, Transform, Aim, or a special action. After an Attack it moves no more. What is not possible says why.
lesson-move-title = Move
lesson-move = Come nearer. The Speed on its card says how many inches it may go.
lesson-path-title = The way
lesson-path = Point at a spot inside the outline. The way goes round whatever stands there and is measured along its bends. Rings show how far its weapons reach from where it stands.
lesson-path-typed = Choose a numbered way, or type move_along with the points of it.
lesson-aim-title = Aim
lesson-aim = A marker makes every weapon of the next Attack 3 better, and lets one die be rolled again. Markers add up, and stay until you shoot.
lesson-attack-title = Attack
lesson-attack = Somebody is in range and in sight. One Attack fires all weapons of the figure, one after the other.
lesson-fire-title = Weapon and target
lesson-fire = Look at a shot before you take it: how likely it harms, how much, whether it destroys. A d20 has to show more than the accuracy; low numbers are good.
lesson-reroll-title = Once more?
lesson-reroll = Your aim lets you roll a die again. Keep a good one; the new result counts, even if it is worse.
lesson-transform-title = Transform
lesson-transform = The other form has a card of its own, with its own structure: a second life. Damage stays on the card it lies on. Try it.
lesson-lead-title = Leader
lesson-lead = Optimus Prime is a Leader: after his activation a friend within 8 inches and in sight takes one action for free. Choose who.
lesson-round-title = The round is over
lesson-round = Everybody has acted; one marker comes off each figure. Whoever had two sits out the next round. The bar above shows who is still to act.
lesson-lives-title = Damage
lesson-lives = Damage lies on the card of the form that was hit. When that card is full the figure is destroyed, whatever its other form has left. So change before it is too late.
lesson-critical-title = Critical hits
lesson-critical = Whoever is damaged is checked: on a 20 the die picks a line of its own critical table. Wheels, weapons, or the head may be gone.
lesson-winning-title = Winning
lesson-winning = You win when no enemy is left. After the last round the cost of everything destroyed is counted, and more wins.
lesson-help-title = On your own
lesson-help = You know enough. Switch on lines of sight and auras on the table, and read any card by choosing its figure. The rulebook opens beside the table.
