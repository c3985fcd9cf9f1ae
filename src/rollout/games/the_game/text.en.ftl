### The words of The Game.


## Asks

ask-force = Choose the units you bring.
ask-chain = Put your commanders in order: who leads first?
ask-deploy = Which unit do you place next?
ask-deploy-as = How does { $unit } start?
ask-deploy-hex = Where does { $unit } start?
ask-deploy-facing = Which way does { $unit } face?
ask-act =
    { $unit }: { $left ->
         [one] one action left
        *[other] { $left } actions left
    }. What now?
ask-grant =
    { $unit } may act for free: { $left ->
         [one] one action
        *[other] { $left } actions
    }. What now?
ask-move-step = { $unit }: { $left ->
        [one] one speed point
       *[other] { $left } speed points
    } left. Where to?
ask-depth = Does { $unit } stay hidden under water or come to the surface?
ask-drop = Where does { $unit } come down?
ask-drop-facing = Which way does { $unit } face?
ask-set-down-facing = Which way does { $unit } face?
ask-combine-facing = Which way does { $unit } face?
ask-border = The shot at { $target } runs along a border: which hex counts?

## Actions

do-choose-force = Bring { $units }
do-order-chain = Chain of command: { $units }
do-deploy = Place { $unit }
do-deploy-as =
    { $carrier ->
         [none] as { $mode }, { $level }
        *[other] as { $mode }, with { $carrier }
    }
do-place-at = Hex { $cell }
do-face = Face { $facing }
do-move = Move
do-sprint = Sprint (both actions)
do-lay-smoke = Lay smoke while moving (both actions)
do-shoot =
    Shoot { $target }{ $gun ->
         [none] {""}
        *[other] {" "}with { $gun }
    }{ $how }
do-shoot-construct =
    Shoot the construct at { $cell }{ $gun ->
         [none] {""}
        *[other] {" "}with { $gun }
    }{ $how }
do-strike = Strike { $target }{ $how }
do-strike-construct = Strike the construct at { $cell }{ $how }
do-set-fire =
    Set { $cell } on fire{ $gun ->
         [none] {""}
        *[other] {" "}with { $gun }
    }{ $how }
do-take-control = Take control of { $target }
do-transform = Transform: { $mode }
do-build = { $what } at { $cell }
do-cloak = Cloak
do-uncloak = Uncloak
do-combine = Combine at { $cell }
do-separate = Separate
do-command = Command { $ally }: two free actions
do-transmit = Transmit to { $ally }: one free action
do-extinguish-fire = Put out the fire at { $cell }
do-repair = Repair { $patient }
do-raise-shield = Raise a field: { $field }
do-keep-shield = Keep the field up
do-pick-up = Pick up { $unit }
do-pick-up-thing = Pick up { $thing }
do-set-down = Set { $unit } down at { $cell }
do-set-down-thing = Set { $thing } down at { $cell }
do-duck-and-cover = Duck and cover (both actions)
do-end-turn = End the turn
do-forward = Forward
do-backward = Backward
do-turn-left = Turn left
do-turn-right = Turn right
do-slide = Slide { $direction }
do-walk = Walk { $direction }
do-take-off = Take off
do-rise = Hover
do-land = Land
do-drop-prone = Drop to the ground
do-stand-up = Stand up, facing { $facing }
do-board = Board { $transport }
do-leave = Get out to { $direction }
do-launch = Take off from within
do-rejoin = Rejoin { $host }
do-warp = Warp to { $cell }, { $level }, facing { $facing }
do-retreat = Retreat from the map
do-stop = Stop here
do-surface = Show at the surface
do-submerge = Stay under water
do-take-border = Hex { $cell } counts
how-careful-aim = , with careful aim (both actions)
how-redirect-power = , with redirected power (both actions)
how-brawl = , brawling (both actions)
how-demolish = , demolishing it
build-new = Build a construct
build-reinforce = Reinforce the construct
build-raise = Raise the construct
field-self = around itself
field-weapon = against weapons, around seven hexes
facing-0 = N
facing-1 = NE
facing-2 = SE
facing-3 = S
facing-4 = SW
facing-5 = NW
level-ground = on the ground
level-surface = on the surface
level-hovering = hovering
level-air = in the air
thing-energon-cube = an energon cube
nobody = nobody
team-0 = Team A
team-1 = Team B
kind-weapon = shoots at
kind-physical = strikes at
kind-fire = tries to set fire to
kind-demolish = tears at
kind-control = grapples for control of
cause-weapon = by a shot
cause-physical = by a blow
cause-fall = by a fall
cause-fire = by fire
cause-separation = as its share
cause-climb = by the weight of a climber
cause-stray = by a stray shot

## Events

event-forces-opened = The forces are shown: { $forces }.
event-forces-contested = Wanted by more than one side, so it stays at home: { $units }.
event-allegiance-rolled = The teams roll for { $unit }: { $rolls }. { $team } has it.
event-chain-ordered = { $team } names its chain of command: { $units }.
event-deployed = { $unit } starts at { $cell }, { $mode }, facing { $facing }.
event-round-began = Round { $round }. The turn pile is shuffled.
event-card-flipped = The next card: { $unit }.
event-card-passed = { $unit } cannot act; the card is passed over.
event-turn-ended = { $unit } is done.
event-grant-began =
    { $unit } may act at once: { $actions ->
         [one] one free action
        *[other] { $actions } free actions
    }.
event-round-ended = Round { $round } is over.
event-arrived = { $unit } comes into play at { $cell }.
event-scored =
    { $team }: { $points ->
         [one] one point
        *[other] { $points } points
    }.
event-match-ended = The match is over.
event-movement-began = { $unit } moves: { $points ->
        [one] one speed point
       *[other] { $points } speed points
    }.
event-moved = { $unit } goes from { $start } to { $cell } for { $cost }.
event-moved-sums = { $cost_reasons }.
event-turned = { $unit } turns to face { $facing }.
event-level-changed = { $unit } is now { $level }.
event-went-prone = { $unit } drops to the ground.
event-stood-up = { $unit } stands up, facing { $facing }.
event-warped = { $unit } vanishes at { $start } and appears at { $cell }.
event-boarded = { $unit } boards { $transport }.
event-left-transport = { $unit } leaves { $transport } at { $cell }.
event-rejoined = { $unit } rejoins { $host }.
event-retreated = { $unit } leaves the map.
event-movement-ended = { $unit } stops{ $left ->
        [0] { "" }
        [one] ; one point unused
       *[other] ; { $left } points unused
    }.
event-attack-declared = { $attacker } { $kind } { $target }{ $how }.
event-attack-declared-sums = To hit: { $need_reasons }.
event-border-chosen = On the border, { $cell } counts.
event-hit-rolled =
    { $certain ->
         [always] Rolled { $roll }; it always hits.
         [never] Rolled { $roll }; it cannot hit.
        *[open] { $hit ->
             [yes] Rolled { $roll }, needed { $need }: a hit.
            *[no] Rolled { $roll }, needed { $need }: a miss.
        }
    }
event-cover-rolled =
    { $stray ->
         [yes] Cover: rolled { $roll }, the shot strikes { $cover } instead.
        *[no] Cover: rolled { $roll }, the shot gets past { $cover }.
    }
event-shot-lost = The shot is lost at { $cell }.
event-damage-rolled =
    { $damage ->
         [0] No damage: potential { $potential } against resistance { $resistance }.
        *[other] Potential { $potential } against resistance { $resistance }: { $damage } damage.
    }
event-damage-rolled-sums = Potential { $potential_reasons }; resistance { $resistance_reasons }; damage { $damage_reasons }.
event-damaged = { $unit } takes { $amount } damage { $cause }; { $left } left.
event-deactivated = { $unit } is deactivated.
event-humans-killed = { $amount } of { $unit } are killed.
event-construct-damaged = The construct at { $cell } loses { $amount }; { $left } left.
event-construct-destroyed = The construct at { $cell } collapses.
event-fell = { $unit } falls { $height } levels.
event-released = { $unit } breaks free from { $host } at { $cell }.
event-unconscious = { $unit } is unconscious.
event-dropped = { $unit } comes down at { $cell }.
event-control-rolled =
    { $success ->
         [yes] Rolled { $roll }: { $attacker } controls { $target }.
        *[no] Rolled { $roll }: { $target } resists.
    }
event-control-kept =
    { $kept ->
         [yes] Rolled { $roll }: { $unit } stays under control.
        *[no] Rolled { $roll }: { $unit } breaks free.
    }
event-control-ended = { $unit } is its own again.
event-fire-set = Fire breaks out at { $cell }.
event-wind-rolled = The wind is rolled: { $roll }. Smoke drifts { $direction }.
event-smoke-placed = Smoke at { $cell }.
event-smoke-cleared = The smoke at { $cell } clears.
event-transformed = { $unit } transforms: { $mode }.
event-allegiance-changed =
    { $team ->
         [nobody] { $unit } leaves the game.
        *[other] { $unit } goes over to { $team }.
    }
event-built = { $unit }: { $what } at { $cell } (height { $height }, { $hit_points } hit points).
event-cloaked = { $unit } cloaks.
event-uncloaked = { $unit } can be seen again.
event-combined = { $members } combine into { $unit } at { $cell }; damage { $damage }.
event-separated = { $unit } separates into { $members }; { $share } damage each.
event-commanded = { $unit } commands { $ally }.
event-transmitted = { $unit } transmits to { $ally }.
event-fire-extinguished = { $unit } puts out the fire at { $cell }.
event-repaired =
    { $revived ->
         [yes] { $unit } brings { $patient } back: { $amount } hit points.
        *[no] { $unit } repairs { $patient }: { $amount } hit points.
    }
event-shield-raised = { $unit } raises a field { $field }.
event-shield-kept = { $unit } keeps the field up.
event-shield-dropped = The field of { $unit } goes down.
event-picked-up = { $unit } picks up { $carried }.
event-put-down = { $unit } sets { $carried } down at { $cell }.
event-ducked = { $unit } ducks and covers.

## Results

result-elimination = the other team is out of action
result-conceded = the other side gave up
result-value = what is left of the forces was compared after the last round
result-points = the points are counted after the last round
result-collect-cubes = enough energon cubes are home
result-destroy-constructs = the fate of the buildings is decided
result-burn-trees = the fires in the forest are counted
result-survive = the last round shows who has held out
result-far-bank = the far bank is counted after the last round

## Rolls

roll-to-hit = to hit
roll-cover = cover
roll-resistance = resistance
roll-potential = potential
roll-wind = wind
roll-control = control
roll-keep = to keep control
roll-allegiance = allegiance
roll-turn-pile = the turn pile
roll-seat-order = who places first

## Reasons

reason-air = air hex
reason-attacker-prone = attacker lies down
reason-bank = bank of the water
reason-boarding = boarding
reason-brawl = brawl
reason-careful-aim = careful aim
reason-clear = clear ground
reason-construct = construct
reason-damage-factor = damage factor
reason-demolish = demolition
reason-drop-prone = lying down
reason-duck-and-cover = duck and cover
reason-endurance = Endurance
reason-firepower = Firepower
reason-grounded-aircraft = aircraft on the ground
reason-gun = held gun
reason-half-speed = half the target's Speed
reason-hover = starting to hover
reason-hover-over-rough = hovering over rough ground
reason-hover-over-water = hovering over water
reason-immobile = immobile target
reason-land = landing
reason-leaving = getting out
reason-levels = levels changed
reason-member-damage = damage of a member
reason-natural-one = a natural 1 misses
reason-natural-ten = a natural 10 hits
reason-nothing-through = nothing gets through
reason-physical = physical attack
reason-potential = potential
reason-prone-halved = halved for lying down
reason-redirect-power = redirected power
reason-rejoining = rejoining
reason-resistance = resistance
reason-ride-water = riding over water
reason-roll = the die
reason-rough = rough ground
reason-sail-water = sailing
reason-set-down = settling
reason-skill = attacker's Skill
reason-slide = sliding
reason-small = small target
reason-smoke = smoke
reason-speed = Speed
reason-sprint = sprint
reason-stand-up = standing up
reason-strength = Strength
reason-swim-water = swimming
reason-take-off = take-off
reason-target-prone-far = target lies, at a distance
reason-target-prone-near = target lies, next to it
reason-thick-trees = thick trees
reason-thin-trees = thin trees
reason-to-hit-offset = agreed offset
reason-turn = turning
reason-water = water

## Refusals

refuse-across-weapon-field = A weapon field lies between.
refuse-ally-not-in-play-yet = That ally only comes into play next round.
refuse-attack-while-carried = A carried unit cannot attack.
refuse-attack-while-cloaked = A cloaked unit cannot attack.
refuse-attack-while-inside = A passenger cannot attack.
refuse-attacked-already = It has attacked already this turn.
refuse-attacker-deactivated = A deactivated unit cannot attack.
refuse-attacker-submerged = Under water it cannot shoot.
refuse-backward-elevation = Backward, the level may not change.
refuse-barred-to-boats = A boat cannot travel on land.
refuse-barred-to-hover = A hover vehicle cannot enter rough ground, trees or constructs.
refuse-barred-to-humans = Humans cannot go there.
refuse-body-there = A body lies there; nobody may stop on it.
refuse-build-flying = A flying unit cannot build.
refuse-build-hex-taken = The hex is not free to build on.
refuse-build-no-construct = No construct stands there.
refuse-build-no-such-work = There is no such work.
refuse-build-not-adjacent = Only adjacent hexes can be built on.
refuse-build-stood-on = A unit stands on it.
refuse-cannot-fly = This mode cannot fly.
refuse-cannot-hover = This mode cannot hover.
refuse-cannot-pass = There are not enough points to get past { $unit }.
refuse-carrier-carried = Its carrier is carried itself.
refuse-chain-units = The chain must name each commander of the team once.
refuse-choose-gun = It holds several guns: choose one.
refuse-cloaked-already = It is cloaked already.
refuse-combine-carried = A member is carried or inside a transport.
refuse-combine-controlled = A member is under enemy control.
refuse-combine-damage = The team is too badly damaged.
refuse-combine-hex = The giant must stand on the hex of a member.
refuse-combine-incomplete = The whole team must be in the game.
refuse-combine-layers = All members must be on the ground, or all in the air if the giant flies.
refuse-combine-member-down = A member is not operational.
refuse-combine-mode = A member is in a mode that cannot combine.
refuse-combine-not-together = The members do not stand together.
refuse-command-not-leader = Only the current leader may command.
refuse-command-stolen = A controlled commander cannot command.
refuse-commanded-already = It has commanded already this round.
refuse-construct-under-water = The construct is under water.
refuse-control-endurance = Its Endurance is too high to be controlled.
refuse-control-humans = Humans cannot be controlled.
refuse-controlled-units-stay = A controlled unit cannot retreat.
refuse-enemy-there = { $unit } is in the way.
refuse-fire-burning-already = That hex burns already.
refuse-fire-own-hex = It cannot set its own hex on fire.
refuse-fire-too-far = The fire is not next to it.
refuse-flying-already = It is in the air already.
refuse-force-comes-with-others = { $unit } comes with its team and is not chosen.
refuse-force-empty = A force needs at least one unit.
refuse-force-faction = { $unit } is of another faction.
refuse-force-mercenary = { $unit } is a mercenary; the dice decide for whom it fights.
refuse-force-no-such-unit = There is no unit called { $unit }.
refuse-force-required-trait = At least { $count } with { $trait } must be there.
refuse-force-required-unit = { $unit } must be there.
refuse-force-taken = { $unit } is in the game already.
refuse-force-too-many = At most { $most } units.
refuse-force-twice = { $unit } is named twice.
refuse-force-value = The force is worth { $value }; at most { $cap } are allowed.
refuse-gun-needs-operator = A gun must be fired by the one who holds it.
refuse-hex-taken = The hex is taken.
refuse-hovering-already = It hovers already.
refuse-hovering-over-trees = It cannot hover over trees.
refuse-humans = Humans can only move and shoot.
refuse-humans-do-not-strike = Humans never strike.
refuse-humans-have-no-facing = Humans have no facing.
refuse-inside-own-field = Nothing goes out of its own field.
refuse-launch-from-flying = From a flying transport it leaves into the air beside it.
refuse-layer-taken = { $unit } is there already.
refuse-leave-in-the-air = It cannot get out in the air.
refuse-lying-in-the-air = In the air nobody lies down.
refuse-lying-robots-only = Only robots can lie down.
refuse-needs-both-actions = It needs both actions of a turn.
refuse-neutral = Neutral crowds may not be attacked here.
refuse-no-action-left = No action is left.
refuse-no-construct-there = No construct stands there.
refuse-no-control-ability = This mode does not have Control.
refuse-no-demolish-ability = This mode does not have Demolish.
refuse-no-fire = Nothing burns there.
refuse-no-fire-ability = This mode does not have Fire.
refuse-no-firepower = It has no Firepower now.
refuse-no-retreat = Retreating was not agreed on.
refuse-no-skill = With Skill 0 this has no effect.
refuse-no-speed = With Speed 0 it cannot move.
refuse-no-step = That is no step of a Movement.
refuse-no-strength = It has no Strength now.
refuse-no-such-ally = There is no such ally to help.
refuse-no-such-facing = There is no such facing.
refuse-no-such-field = There is no such field.
refuse-no-such-gun = It does not hold that gun.
refuse-no-such-level = It cannot be on that level.
refuse-no-such-mode = There is no such mode.
refuse-no-such-target = There is no such target.
refuse-no-such-unit = There is no such unit there.
refuse-no-such-way-to-attack = That is no way to attack.
refuse-no-telaport = This mode does not have Telaport.
refuse-no-transport = It is no transport.
refuse-no-vertical-contact = It lies wholly above or below.
refuse-not-agreed = That optional action was not agreed on.
refuse-not-ahead = It is not in the hex ahead.
refuse-not-at-own-edge = It is not at its own edge of the map.
refuse-not-carried = It is not carried.
refuse-not-cloaked = It is not cloaked.
refuse-not-flying = It is not in the air.
refuse-not-in-the-hex-ahead = A blow reaches only the hex directly ahead.
refuse-not-in-this-mode = This mode does not have that ability.
refuse-not-its-host = That is not where it came from.
refuse-not-operational = It is not operational.
refuse-not-prone = It does not lie down.
refuse-off-map = The map ends there.
refuse-other-layer = One flies, the other does not.
refuse-out-of-range = The range is { $range }, the Firepower reaches { $longest }.
refuse-out-of-robot-arc = The target is outside its wide front arc.
refuse-out-of-vehicle-arc = The target is outside its narrow front arc.
refuse-own-team = It is on your own side.
refuse-pick-up-cloaked = A cloaked unit cannot be picked up.
refuse-pick-up-flying = In the air nothing can be picked up or set down.
refuse-pick-up-flying-target = It is in the air.
refuse-pick-up-shielded = A field protects it.
refuse-pick-up-small-picker = A small unit cannot carry others.
refuse-pick-up-too-far = It is not next to it.
refuse-pick-up-too-large = It is too large to be carried.
refuse-points = That costs { $cost }; only { $left } are left.
refuse-prone = It lies on the ground and must stand up first.
refuse-prone-already = It lies already.
refuse-repair-humans = Humans cannot be repaired.
refuse-repair-not-an-ally = Only allies can be repaired.
refuse-repair-other-layer = One flies, the other does not.
refuse-repair-too-far = The patient must be next to it.
refuse-repair-unconscious = It is out for the rest of the game.
refuse-repair-unhurt = It has all its hit points.
refuse-same-mode = It is in that mode already.
refuse-second-nebulon = Only one Nebulon can be carried.
refuse-separate-carried = A carried giant cannot separate.
refuse-separate-no-members = It has no members to separate into.
refuse-separate-not-combined = Only a combined robot can separate.
refuse-set-down-not-adjacent = Only on an adjacent hex.
refuse-set-down-not-carried = It does not carry that.
refuse-set-down-taken = That hex is not free.
refuse-shield-not-up = No field is up.
refuse-shield-up-already = That field is up already.
refuse-sight-blocked = The line of sight is blocked at { $hex }.
refuse-slide = Only a hovering or flying helicopter can slide.
refuse-slide-elevation = Sliding, the level may not change.
refuse-slide-sideways-only = It slides only sideways.
refuse-sprint-robots-only = Only robots can sprint.
refuse-stop-hex-taken = { $unit } stands here; the Movement cannot end here.
refuse-take-off-submerged = Under water it cannot take off.
refuse-target-carried = A carried unit cannot be targeted.
refuse-target-cloaked = A cloaked unit cannot be targeted.
refuse-target-inside-own-field = A field protects the target.
refuse-target-inside-transport = A passenger cannot be targeted.
refuse-target-is-a-body = A deactivated unit cannot be targeted.
refuse-target-submerged = The target is under water.
refuse-too-slow-to-stand = It is too slow to stand up.
refuse-too-tall-to-board = It is too tall to board.
refuse-transform-below-barred = The new mode cannot stand on the ground below.
refuse-transform-below-taken = The ground below is taken.
refuse-transform-midair = In the air it may not change into a mode that cannot fly.
refuse-transform-passengers-aloft = Its passengers cannot get out in the air.
refuse-transform-still-small = Carried, it can only change into a large mode.
refuse-transform-too-tall = The new mode does not fit into the transport.
refuse-transmitted-already = It has transmitted already this round.
refuse-transport-no-ally = It carries only allies.
refuse-transport-on-other-layer = One flies, the other does not.
refuse-used-already = It has done that already this turn.
refuse-walk-humans-only = Only humans walk in any direction.
refuse-warp-after-steps = A warp is a whole Movement by itself.
refuse-warp-in-smoke = Smoke cannot be laid while warping.
refuse-warp-too-far = It is too far away.
refuse-while-carried = Carried, it can only change into a large mode.
refuse-while-inside = A passenger can only get out, transform, repair, command or transmit.

## Names of maps, scenarios, constructs, factions

game-the-game = Transformers: The Game
map-training-ground = Training ground
map-twin-forests = Twin forests
map-river-crossing = River crossing
map-city-blocks = City blocks
map-mesa = Mesa
map-coast = Coast
map-power-plant = Power plant
map-cybertron-plain = Cybertron plain
scenario-settle-the-score = Settle the score
scenario-energon-raid = Energon raid
scenario-hold-the-plant = Hold the plant
scenario-rescue = Rescue
scenario-forest-fire = Forest fire
scenario-bridgehead = Bridgehead
scenario-city-under-siege = City under siege
scenario-the-mercenary = The mercenary
scenario-second-wave = Second wave
scenario-full-muster = Full muster
scenario-tutorial = First steps
about-settle-the-score = Put the other team out of action.
about-energon-raid = Carry energon cubes from the plant to your home rows. First to four.
about-hold-the-plant = Attackers must tear down the plant by round 10.
about-rescue = Autobots bring humans home; Decepticons stop them.
about-forest-fire = Decepticons want five tree hexes burning at the end of round 8.
about-bridgehead = Get more value across the river by the end of round 10.
about-city-under-siege = Fortress Maximus must hold out for fifteen rounds.
about-the-mercenary = Hold the top of the mesa while a mercenary changes sides.
about-second-wave = Reinforcements arrive by sea.
about-full-muster = Six a side, all out.
about-tutorial = Learn the game by playing it.
construct-wall = Wall
construct-house = House
construct-warehouse = Warehouse
construct-tower = Tower
construct-bridge-pier = Bridge pier
construct-power-plant = Power plant
construct-ark-hull = Ark hull
construct-energon-silo = Energon silo
terrain-clear = Clear ground
terrain-rough = Rough ground
terrain-water = Water
terrain-thin-trees = Thin trees
terrain-thick-trees = Thick trees
faction-autobot = Autobot
faction-decepticon = Decepticon
faction-mercenary = Mercenary
faction-human = Human
status-operational = operational
status-deactivated = deactivated
status-unconscious = unconscious
status-aside = set aside
status-gone = out of the game
stat-strength = Strength
stat-speed = Speed
stat-endurance = Endurance
stat-firepower = Firepower
stat-skill = Skill
stat-height = Height
stat-hit-points = Hit points

## Traits

trait-any-arc = Any Arc
trait-build = Build
trait-cloak = Cloak
trait-combine = Combine
trait-command = Command
trait-control = Control
trait-demolish = Demolish
trait-extinguish-fire = Extinguish Fire
trait-fire = Fire
trait-repair = Repair
trait-shield = Shield
trait-smoke = Smoke
trait-swim = Swim
trait-transmit = Transmit
trait-damage-d15 = Damage/1.5
trait-damage-x15 = DamageX1.5
trait-damage-x2 = DamageX2
trait-fly = Fly
trait-gun = Gun
trait-hover = Hover
trait-small = Small
trait-telaport = Telaport
trait-transport = Transport
trait-vtol = VTOL
trait-water = Water

## Match options

option-sprint = Sprint: doubled Speed for both actions
option-careful-aim = Careful aim: doubled Skill for both actions
option-redirect-power = Redirect power: doubled Firepower for both actions
option-brawl = Brawl: doubled Strength for both actions
option-duck-and-cover = Duck and cover: doubled Endurance for both actions
option-to-hit-offset = A flat addition to every number to hit
option-natural-rolls = A natural 1 misses, a natural 10 hits
option-arcs = Firing arcs: standard or wide
option-arcs-standard = standard
option-arcs-wide = wide
option-shoot-and-strike = One shot and one blow may share a turn
option-air-sight = Trees and smoke on lines with a flyer: clear or strict
option-air-sight-clear = clear
option-air-sight-strict = strict
option-midair-transform = Changing in the air into a mode that cannot fly: land, fall or forbid
option-midair-transform-land = land
option-midair-transform-fall = fall
option-midair-transform-forbid = forbidden
option-redirect-range = Redirect power doubles the range too
option-fire-damage = Damage for ending a turn in a burning hex
option-fire-captured-gun = An enemy gun may be fired
option-friendly-fire = Own units may be attacked
option-mercenary-market = Mercenaries are rolled for every round
option-retreat-edge = Units may leave by their own edge
option-round-limit = Last round (0: none)
option-force = How forces are chosen
option-force-value = by points
option-force-count = by number
option-force-free = free
option-force-scenario = as set up here

## Names of modes

mode-aircraft-carrier = Aircraft Carrier
mode-alligator = Alligator
mode-ambulance = Ambulance
mode-ape-monster = Ape Monster
mode-armored-car = Armored Car
mode-assault-craft = Assault Craft
mode-bat = Bat
mode-battle-platform = Battle Platform
mode-battle-station = Battle Station
mode-battle-transport = Battle Transport
mode-beetle = Beetle
mode-beetle-monster = Beetle Monster
mode-bird-monster = Bird Monster
mode-bomber-jet = Bomber Jet
mode-brontosaurus = Brontosaurus
mode-bull = Bull
mode-bulldozer = Bulldozer
mode-camera = Camera
mode-camper-truck = Camper Truck
mode-cannon-tank = Cannon Tank
mode-car = Car
mode-car-carrier = Car Carrier
mode-cassette = Cassette
mode-cement-mixer = Cement Mixer
mode-ceratosaurus = Ceratosaurus
mode-cicada = Cicada
mode-city = City
mode-coelacanth = Coelacanth
mode-combined = Combined
mode-condor = Condor
mode-counterpunch = Counterpunch
mode-crab = Crab
mode-crab-monster = Crab Monster
mode-crane = Crane
mode-crane-truck = Crane Truck
mode-crowd = Crowd
mode-defense-base = Defense Base
mode-dino-bird-and-lynx = Dino-Bird and Lynx
mode-dinosaur = Dinosaur
mode-dragster = Dragster
mode-drill-tank = Drill Tank
mode-dump-truck = Dump Truck
mode-dune-buggy = Dune Buggy
mode-eagle = Eagle
mode-exo-suit = Exo-suit
mode-falcon = Falcon
mode-fire-bird = Fire Bird
mode-fire-chief-car = Fire Chief Car
mode-fire-dinosaur = Fire Dinosaur
mode-fire-insect = Fire Insect
mode-fire-truck = Fire Truck
mode-fire-truck-half = Fire Truck Half
mode-flight-car = Flight Car
mode-front-loader = Front Loader
mode-gorilla = Gorilla
mode-grasshopper = Grasshopper
mode-gun = Gun
mode-half-track = Half-track
mode-hawk = Hawk
mode-helicopter = Helicopter
mode-hover = Hover
mode-hovercraft = Hovercraft
mode-hydrofoil = Hydrofoil
mode-ice-monster = Ice Monster
mode-insect-monster = Insect Monster
mode-interceptor-jet = Interceptor Jet
mode-jeep = Jeep
mode-jet = Jet
mode-jet-liner = Jet Liner
mode-jump-jet = Jump Jet
mode-laser-cannon = Laser Cannon
mode-laser-gun = Laser Gun
mode-laser-pistol = Laser Pistol
mode-light-cannon = Light Cannon
mode-lion = Lion
mode-lobster = Lobster
mode-locust = Locust
mode-longhorn-beetle = Longhorn Beetle
mode-lunar-car = Lunar Car
mode-manta = Manta
mode-microscope = Microscope
mode-minivan = Minivan
mode-missile-truck = Missile Truck
mode-motorcycle = Motorcycle
mode-off-road-buggy = Off-road Buggy
mode-off-road-jeep = Off-road Jeep
mode-ogre-beast = Ogre Beast
mode-panther = Panther
mode-parrot = Parrot
mode-payloader = Payloader
mode-pickup-truck = Pickup Truck
mode-plane = Plane
mode-police-car = Police Car
mode-pteranodon = Pteranodon
mode-puma = Puma
mode-race-car = Race Car
mode-rhino-beetle = Rhino Beetle
mode-rhinoceros = Rhinoceros
mode-robot = Robot
mode-sabre-tooth-monster = Sabre-tooth Monster
mode-saucer = Saucer
mode-scorpion = Scorpion
mode-sea-skimmer = Sea Skimmer
mode-shark = Shark
mode-shark-beast = Shark Beast
mode-sharkticon = Sharkticon
mode-shuttle = Shuttle
mode-slime-monster = Slime Monster
mode-speedboat = Speedboat
mode-squad = Squad
mode-squid = Squid
mode-stag-beetle = Stag Beetle
mode-starfighter = Starfighter
mode-steam-shovel = Steam Shovel
mode-stegosaurus = Stegosaurus
mode-submarine = Submarine
mode-super-robot = Super Robot
mode-tank = Tank
mode-tanker-truck = Tanker Truck
mode-tape-deck = Tape Deck
mode-tiger = Tiger
mode-tilt-rotor = Tilt Rotor
mode-tow-truck = Tow Truck
mode-train = Train
mode-triceratops = Triceratops
mode-truck = Truck
mode-truck-cab = Truck Cab
mode-turtle = Turtle
mode-two-headed-dragon = Two-headed Dragon
mode-two-headed-hound = Two-headed Hound
mode-tyrannosaurus = Tyrannosaurus
mode-utility-truck = Utility Truck
mode-van = Van
mode-weapon = Weapon
mode-weapons-base = Weapons Base
mode-winged-beast = Winged Beast
mode-winged-monster = Winged Monster
mode-winged-wolf = Winged Wolf
mode-wolf = Wolf

## The table in a terminal

sheet-head = { $name }: Endurance { $endurance }, Skill { $skill }, { $hit_points } hit points
sheet-mode = { "  " }{ $mode }: Strength { $strength }, Speed { $speed }, Firepower { $firepower }, Height { $height }{ $traits ->
    [none] {""}
   *[other] ; { $traits }
}
sheet-of-several = Several are called like that: { $names }
no-sheet = Nobody here is called "{ $name }"{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}.
table-headline = { $scenario }. Round { $round }. Points: { $scores }.
goal-eliminate = Whoever has the last operational unit wins.
goal-eliminate-now = Operational: Team A { $a }, Team B { $b }
goal-value = After round { $limit } whoever has kept more of the starting value wins.
goal-value-now = Kept: Team A { $a } %, Team B { $b } %
goal-points = After round { $limit } whoever has more points wins.
goal-points-now = Points: Team A { $a }, Team B { $b }
goal-collect-cubes = Carry energon cubes to your home rows and put them down there: { $count } at the end of a round win, if the others have fewer.
goal-collect-cubes-now = At home: Team A { $a }, Team B { $b }
goal-destroy-constructs = { $team } wins when at the end of a round no marked construct stands; { $other } wins if one still stands after round { $limit }.
goal-destroy-constructs-now = Standing: { $left } of { $all }, { $points } hit points in all
goal-rescue = { $team } gets a point for every { $count } humans in its home rows.
goal-rescue-now = At home: { $heads } humans
goal-kill-humans = { $team } gets a point for every { $count } humans killed.
goal-kill-humans-now = Killed: { $heads }
goal-burn-trees = { $team } wins if { $count } hexes of trees burn after round { $limit }, else { $other } wins.
goal-burn-trees-now = Burning: { $fires } of { $count }
goal-far-bank = After round { $limit } whoever has more value on the ground of the far bank wins.
goal-far-bank-now = Across: Team A { $a }, Team B { $b } points
goal-survive = { $team } wins if { $units } is operational after round { $limit }, else { $other } wins.
goal-hold-level = At the end of rounds { $rounds }: a point for the only team with a unit on the ground at level { $level }.
goal-reinforcements = End of round { $round }: { $units } comes to the aid of { $team }.
is-submerged = under water
is-shield-self = field around itself
is-shield-weapon = field against weapons
is-controlled = controlled by { $unit }
is-carrying = carries { $units }
table-turn-of = It is the turn of { $unit }.
table-fires = Fires: { $hexes }.
table-smoke = Smoke: { $hexes }.
table-things = { $thing }: { $hexes }.
table-part-turn = Turn
table-part-goal = Goal
table-part-map = Map
table-pile =
    { $count ->
        [0] No card is face down.
       *[other] Still in the pile, each with a chance of { $percent } % to be next: { $units }.
    }
table-unit =
    { $states ->
        [none] { $unit } ({ $team }), { $mode }, at { $cell } facing { $facing }, { $hit_points } of { $most } hit points.
       *[other] { $unit } ({ $team }), { $mode }, at { $cell } facing { $facing }, { $hit_points } of { $most } hit points, { $states }.
    }
table-unit-off-map = { $unit } ({ $team }), { $mode }, not on the map, { $hit_points } of { $most } hit points.
table-ground = { $terrain }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }{ $depth ->
        [0] { "" }
       *[other] , depth { $depth }
    }{ $height ->
        [0] { "" }
       *[other] , construct of height { $height } with { $points } hit points
    }: { $hexes }.
goal-home-hexes = Home rows of { $team }: { $hexes }.
goal-bank-hexes = Far bank, where { $team } must go: { $hexes }.
table-legend = .clear :rough ~water+depth t/T trees #construct+height *fire %smoke, a digit is the level; A1↑ unit and facing, ° flying, x a body
is-prone = lying down
is-cloaked = cloaked
is-ducking = in cover
is-carried = with { $unit }

## Questions before an attack

outlook-stands = { $unit } in { $cell }, facing { $facing }
outlook-becomes = Strength { $strength }, Speed { $speed }, Firepower { $firepower }
outlook-reach = { $points ->
        [one] 1 point, { $hexes } hexes in reach
       *[other] { $points } points, { $hexes } hexes in reach
    }
outlook-some-damage = some damage
outlook-damage = damage
outlook-out = out of action
outlook-hurts = { $unit } is hurt
outlook-collapses = collapses
outlook-burns = it burns
outlook-controlled = under your control
outlook-mended = hit points back
outlook-revived = on its feet again
outlook-always = { $die ->
    [to-hit] Always hits
   *[other] { $about }: always
}
outlook-never = { $die ->
    [to-hit] Cannot hit
   *[other] { $about }: never
}
question-hit = Hits
question-damage = Damage
question-puts-out = Puts it out of action
question-stray = Cover catches the shot
question-controlled = Takes control

## What is wrong with a setup or a content file: the English sentences are those of the code

problem-not-to-be-placed = only a unit that is still to be placed may be placed
problem-no-such-hex = there is no hex { $label } on a map of 0101 to { $last }
problem-no-such-nearest = there is no { $what } { $name } (nearest: { $nearest })
problem-no-such-known = there is no { $what } { $name }; known are { $known }
problem-no-such = there is no { $what } { $name }
problem-word-scenario = scenario
problem-word-map = map
problem-word-unit = unit
problem-word-deployment = deployment
problem-word-option = option
problem-word-object = object
problem-word-mode = mode
problem-word-direction = direction
problem-word-level = level
problem-word-field = field
problem-word-seat = seat
problem-forces-for-two = forces are given for 2 teams, not { $number }
problem-generated-map = a generated map is generated/<style>/<seed> with style { $styles }, not { $name }
problem-seats = seats name the team of each seat, 0 or 1, both at least once, for up to { $most } seats, not { $seats }
problem-map-lacks-hex = { $scenario } needs hex { $label }, which map { $map } has not
problem-map-lacks-group = { $scenario } needs { $group }, which map { $map } has not
problem-no-units = team { $team } of { $scenario } has no units of its own ({ $rule })
problem-twice = { $unit } is in this match twice ({ $rule })
problem-no-room = { $units } units are too many for a map of { $room } hexes ({ $rule })
problem-no-state = this is no state of The Game: { $problem }
problem-state-numbers = this state of The Game names hexes, units or seats that are not there
problem-hit-points = { $unit } has { $number } hit points
problem-needs-a-hex = { $unit } is { $status } and needs a hex: at
problem-cannot-fly = { $unit } cannot fly in this mode ({ $rule })
problem-cannot-hover = { $unit } cannot hover in this mode ({ $rule })
problem-one-place = { $unit } and { $other } are in one place ({ $rule })
problem-thing-somewhere = { $kind } lies somewhere (at) or is carried (carried_by)
problem-a-match-option = a match option
problem-no-key-for = no { $key } for { $kind }
problem-key-for = { $key } for { $kind }
problem-one-factor = at most one damage factor
problem-each-trait-once = each trait once
problem-one-twice = one twice
problem-own-mode-name = a name no other mode has
problem-a-team = a team to combine with
problem-one-of-a-group = at most one { $group }
problem-a-team-to = a team to { $ability } with
problem-combine-alone = combine alone
problem-a-side = a side
problem-side-of-unit = a side of the unit
problem-eight-ratings = eight ratings
problem-members-for-combined = members for a combined robot only
problem-heads-for-humans = heads and heads_per_firepower for humans only
problem-mode-of-each-side = a mode of each side
problem-one-side = one side
problem-hex-or-block = a hex or block such as "0101" or "0101..{ $last }"
problem-depth-in-water = depth in water only
problem-construct-name = the name of a construct
problem-construct-known = a construct of the catalogue
problem-new-name = a name that is not in use yet
problem-small-letters = a name in small letters, digits and hyphens
problem-a-nebulon = a Nebulon
problem-a-unit = a unit
problem-not-itself = a unit that does not contain this one
problem-a-combined-robot = a combined robot
problem-team-lists-it = a team that lists it as a member
problem-mode-combines = a mode that lists combine
problem-a-transformer = a Transformer
problem-unit-of-team = a unit of team { $team }
problem-a-map = a map
problem-once-in-match = a unit that is in the match once
problem-mode-below = a mode below { $number }
problem-humans = humans
problem-a-trait = a trait
problem-value-at-most = a value of at most { $value }
problem-count-with = { $count } with { $trait }
problem-among-force = { $unit } among the force
problem-no-such-unit = no such unit
problem-units-of = units of the { $faction }s
problem-edges-and-depth = edges and a depth
problem-some-hexes = some hexes
problem-map-for-group = a map for the scenario, since it names a group
problem-map-for-hex = a map for the scenario, since it names a hex
problem-objective-of-map = an objective of map { $map }
problem-hex-of-map = a hex of map { $map }

## What a character does, as its sheet says

function-aerial-assault = Aerial Assault
function-aerial-defense = Aerial Defense
function-aerial-strategist = Aerial Strategist
function-aerial-trooper = Aerial Trooper
function-aerialbot-commander = Aerialbot Commander
function-aeronautics-engineer = Aeronautics Engineer
function-aerospace-commander = Aerospace Commander
function-air-communications = Air Communications
function-air-defense = Air Defense
function-air-guardian = Air Guardian
function-air-gunner = Air Gunner
function-air-patrol = Air Patrol
function-air-scout = Air Scout
function-air-support = Air Support
function-air-warfare-strategist = Air Warfare Strategist
function-air-warrior = Air Warrior
function-air-and-ground-assault = Air and Ground Assault
function-air-and-sea-assault = Air and Sea Assault
function-architect = Architect
function-archivist = Archivist
function-artillery = Artillery
function-assault-base = Assault Base
function-assault-warrior = Assault Warrior
function-autobot-leader = Autobot Leader
function-battle-station = Battle Station
function-battlefield-organizer = Battlefield Organizer
function-bombardier = Bombardier
function-bomber = Bomber
function-cavalier = Cavalier
function-chemical-engineer = Chemical Engineer
function-chemist = Chemist
function-city-commander = City Commander
function-combaticon-commander = Combaticon Commander
function-communications = Communications
function-computer-programmer = Computer Programmer
function-construction-engineer = Construction Engineer
function-data-collection = Data Collection
function-data-collector = Data Collector
function-data-courier = Data Courier
function-decepticon-leader = Decepticon Leader
function-decoy = Decoy
function-defense-base = Defense Base
function-defensive-operations = Defensive Operations
function-defensive-strategist = Defensive Strategist
function-demolitions = Demolitions
function-desert-warrior = Desert Warrior
function-detective = Detective
function-dinobot-commander = Dinobot Commander
function-diversionary-tactician = Diversionary Tactician
function-doctor = Doctor
function-double-spy = Double Spy
function-electrical-engineer-and-swordsman = Electrical Engineer and Swordsman
function-electronic-surveillance = Electronic Surveillance
function-electronic-warfare = Electronic Warfare
function-enforcer = Enforcer
function-escape-artist = Escape Artist
function-espionage = Espionage
function-espionage-director = Espionage Director
function-executioner = Executioner
function-fighter = Fighter
function-fire-fighter = Fire Fighter
function-flame-trooper = Flame Trooper
function-flamethrower = Flamethrower
function-forward-scout = Forward Scout
function-fuel-scout = Fuel Scout
function-fueler = Fueler
function-geologist = Geologist
function-ground-assault = Ground Assault
function-ground-assault-commander = Ground Assault Commander
function-ground-troop-support = Ground Troop Support
function-ground-trooper = Ground Trooper
function-ground-and-air-commando = Ground and Air Commando
function-gunner = Gunner
function-headmaster-commander = Headmaster Commander
function-heavy-trooper = Heavy Trooper
function-highway-patrol = Highway Patrol
function-human-partner = Human partner
function-hypnotist = Hypnotist
function-infiltrator = Infiltrator
function-intercept-and-assault = Intercept and Assault
function-interceptor = Interceptor
function-interplanetary-defense = Interplanetary Defense
function-interrogation = Interrogation
function-interrogator = Interrogator
function-jungle-warrior = Jungle Warrior
function-junkion-leader = Junkion Leader
function-land-and-sea-assault = Land and Sea Assault
function-lieutenant-commander = Lieutenant Commander
function-maintenance = Maintenance
function-materials-fabrication = Materials Fabrication
function-materials-transport = Materials Transport
function-mechanical-engineer = Mechanical Engineer
function-medic = Medic
function-mercenary = Mercenary
function-messenger = Messenger
function-metallurgist = Metallurgist
function-military-operations-commander = Military Operations Commander
function-military-strategist = Military Strategist
function-military-transport = Military Transport
function-mining-and-salvage = Mining and Salvage
function-monster-leader = Monster Leader
function-munitions-expert = Munitions Expert
function-naval-assault = Naval Assault
function-naval-commander = Naval Commander
function-naval-defense = Naval Defense
function-naval-transport = Naval Transport
function-nebulon-partner = Nebulon partner
function-pacifist-officer = Pacifist Officer
function-patrol-leader = Patrol Leader
function-patrol-officer = Patrol Officer
function-predacon-commander = Predacon Commander
function-protectobot-leader = Protectobot Leader
function-protector = Protector
function-psychological-warfare = Psychological Warfare
function-reconnaissance = Reconnaissance
function-reconnaissance-and-communications = Reconnaissance and Communications
function-saboteur = Saboteur
function-salvage = Salvage
function-scientist = Scientist
function-scout = Scout
function-scout-trooper = Scout Trooper
function-sea-rescue = Sea Rescue
function-seacon-leader = Seacon Leader
function-search-and-rescue = Search and Rescue
function-security = Security
function-security-director = Security Director
function-sentry = Sentry
function-shock-trooper = Shock Trooper
function-shocktrooper = Shocktrooper
function-siege-warrior = Siege Warrior
function-slime-trooper = Slime Trooper
function-solo-assault-group = Solo Assault Group
function-space-warrior = Space Warrior
function-special-operations = Special Operations
function-spy = Spy
function-stealth-assault = Stealth Assault
function-strategist = Strategist
function-stunticon-leader = Stunticon Leader
function-super-warrior = Super Warrior
function-supply-procurer = Supply Procurer
function-surgical-engineer = Surgical Engineer
function-surveillance = Surveillance
function-survivalist = Survivalist
function-swamp-warrior = Swamp Warrior
function-technobot-commander = Technobot Commander
function-technological-vampire = Technological Vampire
function-terrorcon-commander = Terrorcon Commander
function-terrorist = Terrorist
function-theoretician = Theoretician
function-thief = Thief
function-tracker = Tracker
function-translator = Translator
function-transport = Transport
function-transport-and-reconnaissance = Transport and Reconnaissance
function-trooper = Trooper
function-undersea-patrol = Undersea Patrol
function-undersea-warrior = Undersea Warrior
function-underwater-assault = Underwater Assault
function-underwater-attack = Underwater Attack
function-underwater-demolitions = Underwater Demolitions
function-underwater-engineer = Underwater Engineer
function-underwater-reconnaissance = Underwater Reconnaissance
function-warrior = Warrior
function-weapons-supervisor = Weapons Supervisor

setup-no-units = { $team } has no units of its own: choose at least one.
setup-unit-twice = { $unit } is in this match twice.
setup-no-room = { $units } units are too many for a map of { $hexes } hexes.
setup-map-lacks = The scenario needs a place that this map has not ({ $place }): choose another map.

## The first match

lesson-welcome-title = Your first match
lesson-welcome = Five short rounds: whoever has more left at the end wins. You lead Blurr and Ratchet (round, red plates) against Vortex and Bonecrusher.
lesson-welcome-typed = Five short rounds: whoever has more left at the end wins. You lead Blurr and Ratchet against Vortex and Bonecrusher.
lesson-turn-and-move-title = Move
lesson-turn-and-move = Lit hexes are within reach; the number is what would be left. Where in the hex you point decides which way you face. Click, or tap twice, to go. Towards the enemy is good.
lesson-turn-and-move-typed = A Movement is a row of steps: forward, turns, and a stop. Each costs speed points, more in trees and uphill. Towards the enemy is good.
lesson-shoot-title = Shoot
lesson-shoot = An enemy is in sight and in range. Point at it: you see the sum, the exact odds and the line from the side. Click to shoot.
lesson-shoot-typed = An enemy is in sight and in range. The choice shows the chance; "odds" and its number tell the whole sum.
lesson-transform-title = Transform
lesson-transform = Changing mode swaps the whole stat line. Point at Transform in the list to compare both modes, then choose it.
lesson-transform-typed = Changing mode swaps the whole stat line: other speed, other weapons. "card" and a name show both modes.
lesson-two-actions-title = Two actions
lesson-two-actions = A turn is up to two different actions, in any order. Use what you like, then end the turn.
lesson-the-pile-title = Who is next?
lesson-the-pile = Each unit has one card in the pile. The strip at the top shows who has acted and who may be next, with the chance of each. Nobody knows the order.
lesson-the-pile-typed = Each unit has one card in the pile. The table says who may be next, with the chance of each. Nobody knows the order.
lesson-dice-title = The dice
lesson-dice = A ten-sided die must reach the number. Then power and toughness each add a die; the difference is the damage. The log keeps every sum.
lesson-dice-typed = A ten-sided die must reach the number. Then power and toughness each add a die; the difference is the damage. "log" tells every sum again.
lesson-trees-and-cover-title = Trees and cover
lesson-trees-and-cover = Trees in the line make a shot harder, hills and buildings block it or catch half the shots. Point at an enemy: the small side view shows what is in the way.
lesson-trees-and-cover-typed = Trees in the line make a shot harder, hills and buildings block it or catch half the shots. "odds" and the number of a shot name what is in the way.
lesson-repair-title = Repair
lesson-repair = Ratchet stands beside somebody damaged. Repair gives hit points back, and can raise the fallen.
lesson-flying-title = In the air
lesson-flying = Vortex flies: the shadow shows it. Flyers look over hills, and at your next turn you can see how its height changes the line.
lesson-flying-typed = Vortex flies. Flyers look over hills, and its height changes the line of your shots.
lesson-prone-title = Lie down
lesson-prone = Within a move a robot may drop to the ground. Shots from afar find it harder to hit; getting up costs points. Try it when you stay in the open.
lesson-why-not-title = Why not?
lesson-why-not = What looks possible but is not stands below the choices, with the reason. A rule number opens the rulebook there.
lesson-why-not-typed = "why" lists what looks possible but is not, with the reason. "rule" and its number show the rulebook there.
lesson-help-title = Help is near
lesson-help = Take back with U while nothing new was learned. H asks a bot what it would do. The question mark shows all keys. Now play it out.
lesson-help-typed = "undo" takes back while nothing new was learned. "hint" asks a bot what it would do. "help" lists all commands. Now play it out.
