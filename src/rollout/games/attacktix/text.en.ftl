### The words of Attacktix.

## Players. Where they have names, the names stand here.

player-seat = Player { $seat }

## Asks

ask-side = Which side of the field do you take?
ask-place = Where on your line does { $figure } stand?
ask-advance = Before the match: which figure rolls up to two tix ahead?
ask-move = Move: which figure rolls – or no more?
ask-roll =
    { $tix ->
        [0] { $figure } has no tix left. Which way does it face?
        [one] { $figure } may roll one tik. Where to?
       *[other] { $figure } may roll { $tix } tix. Where to?
    }
ask-wreck = { $figure } has crossed section { $section }. Is it destroyed?
ask-attack =
    { $left ->
        [one] Attack: one attack is left. Who attacks?
       *[other] Attack: { $left } attacks are left. Who attacks?
    }
ask-aim = How is the weapon of { $figure } pointed?
ask-knob = The claw of { $figure } still touches. Is its knob turned?
ask-fire-again = { $figure } has missiles left, in the same direction. Another one?
ask-settle = Several fell together. Whose underside is looked at first?
ask-use-ability = The window under { $figure } is white. Is the ability used?
ask-choose = The ability of { $figure }: on whom?
ask-enter = Where on the line does { $figure } come in?
ask-push = In which direction is { $figure } pushed, four tix at most?
ask-gallery = Practise: attack, roll somewhere else, or leave it at that.
ask-attackback = Does { $figure } attack at once?
ask-call = A covered wheel decides. Red or white?

## Actions

do-take-side = Take the { $side } side
do-stand = { $left } cm from the left end of your line
do-move = Move { $figure }
do-end-moves = No more moves
do-advance =
    { $tix ->
        [one] Roll one tik
       *[other] Roll { $tix } tix
    } { $way }{ $stop ->
        [never] {""}
        [red] , until red shows
        [white] , until white shows
       *[other] , until { $stop } or more shows
    }
do-halt = Stop, looking { $way }
do-shove =
    { $tix ->
        [one] Push the { $thing } by one tik
       *[other] Push the { $thing } by { $tix } tix
    }
do-wreck = Destroy the section
do-spare = Let it stand
do-attack-with = Attack with { $figure }
do-tear-down = { $figure } tears down section { $section }
do-end-attacks = No more attacks
do-turn-base = Turn the base: { $way }
do-aim = Aim { $way }, { $pitch }° up
do-slash = Slash from the { $side }, wound to { $twist }°, arm { $height } mm
do-throw =
    { $object ->
        [yes] Throw the { $thing } { $way }
       *[no] Throw { $way }
    }
do-knob = { $turn }
do-fire-again = Fire again
do-stop-firing = Stop firing
do-settle-first = { $figure } first
do-use-ability = Use it
do-decline-ability = Leave it
do-choose = { $figure }
do-enter = Come in { $left } cm from the left end of your line
do-push-to =
    { $tix ->
        [one] Push it by one tik { $way }
       *[other] Push it by { $tix } tix { $way }
    }
do-call = Call { $colour }

## Events

event-side-taken = { player-seat } takes the { $side } side.
event-ground = Grinding: { $figure } shows { $speed } in { $colour }.
event-placed = { player-seat } stands { $figure } on the line.
event-places-shown = All placements are shown.
event-seats-drawn = Drawn by lot, { $about }: { $order }.
event-speeds-counted = The Speeds add up to { $sums }. The smallest sum begins.
event-covered-grind =
    { $coin ->
        [yes] A coin shows { $colour }.
       *[no] The covered window of { $figure } shows { $speed } in { $colour }.
    }
event-first-player = { player-seat } begins.
event-turn-began = Turn { $turn }: { player-seat }, with { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }.
event-move-began =
    { $tix ->
        [one] { $figure } may roll one tik
       *[other] { $figure } may roll { $tix } tix
    }{ $halved ->
        [yes] , half of its Speed.
       *[no] .
    }
event-rolled = { $figure }, tik { $tix }: the window shows { $speed } in { $colour }{ $cut }.
event-shoved = { $figure } pushes the { $thing }.
event-halted =
    { $tix ->
        [0] { $figure } stays, facing { $looking }.
        [one] { $figure } stops after one tik, facing { $looking }.
       *[other] { $figure } stops after { $tix } tix, facing { $looking }.
    }
event-stumbled = A clumsy hand: { $figure } knocks over { $other }, which is stood up again.
event-section-fell =
    { $crossing ->
        [yes] { $figure } destroys section { $section } in crossing.
       *[no] { $figure } tears down section { $section }.
    }
event-moves-ended =
    { $number ->
        [0] { player-seat } has moved.
       *[other] { player-seat } has moved. In cover: { $covered }.
    }
event-base-turned = { $figure } is turned { $looking }.
event-attacked =
    { $form ->
        [slash] { $figure } strikes with a { $weapon } from the { $side }, wound to { $twist }°.
       *[straight] { $figure } attacks with a { $weapon } { $looking }, elevation { $pitch }°.
    }
event-attacked-sums = The hand was off by { $off }°.
event-struck = { $figure } is struck on the { $part }, { $force } mN·s.
event-stroke-void =
    { $inside ->
        [figure] The attack of { $figure } cannot be carried out: its weapon would begin inside { $other }. It is given back.
        [object] The attack of { $figure } cannot be carried out: its weapon would begin inside something that stands there. It is given back.
       *[none] The attack of { $figure } cannot be carried out: the engine came to no result. It is given back.
    }
event-missed = Nobody falls.
event-slid = { $figure } is pushed and stands.
event-thing-moved =
    { $removed ->
        [yes] The { $thing } is knocked off the table.
       *[no] { $standing ->
            [yes] The { $thing } is pushed.
           *[no] The { $thing } falls over.
        }
    }
event-switch-tripped =
    { $chest ->
        [yes] { $waist ->
            [yes] Both switches of { $figure } are tripped!
           *[no] The chest switch of { $figure } is tripped.
        }
       *[no] The waist switch of { $figure } is tripped.
    }
event-felled = { $figure } { $how }!
event-underside =
    { $white ->
        [yes] Turned over, the window of { $figure } is white.
       *[no] Turned over, the window of { $figure } is not white.
    }
event-ability-used = { $figure }: { $verb }!
event-ability-failed = { $figure }: { $verb } fails. [{ $rule }]
event-defeated = { $figure } is defeated.
event-recovered = { $figure } stands up again.
event-entered = { $figure } comes into play at the line.
event-encouraged =
    { $attacks ->
        [one] { player-seat } has one attack more in the next turn.
       *[other] { player-seat } has { $attacks } attacks more in the next turn.
    }
event-pushed = { $figure } is slid away.
event-jammed = { $figure } is jammed: no attack in its next turn.
event-captured = { player-seat } captures { $figure }!
event-attack-over =
    { $left ->
        [0] That was the last attack of the turn.
        [one] One attack is left.
       *[other] { $left } attacks are left.
    }
event-targets-stood =
    { $felled ->
        [0] Nobody fell.
        [one] One target fell, and stands again.
       *[other] { $felled } targets fell, and stand again.
    } { $tries ->
        [one] { $downs } felled in 1 attack.
       *[other] { $downs } felled in { $tries } attacks.
    }
event-reloaded = All weapons are loaded, all switches reset.
event-accident-happened = { $figure } { $kind }, by accident; all is put back as it was.
event-gave-up = { player-seat } gives up; its figures leave when the turn ends.
event-dropped-out =
    { $gave_up ->
        [yes] { player-seat } gives up and leaves in place { $place }.
       *[no] { player-seat } has no figure left and leaves in place { $place }.
    }
event-standings = Places by seat: { $by_place }. Tournament points: { $by_points }.
event-round-over = Round { $round } of the tournament is over. Points so far by seat: { $by_points }.
event-round-began = Round { $round } of { $rounds } begins: all forces are whole again.
event-final-began = The final: { $pair }.

## What chance decides

roll-grind = what the windows show
roll-covered-grind = what the covered window shows
roll-coin = a coin
roll-first-player = whose figure decides who begins
roll-seat-draw = the order of the seats
roll-aim-noise = how the hand errs
roll-physics = what falls
roll-clumsy = whether the hand is clumsy

## Results

result-eliminated =
    { $count ->
        [0] nobody is left standing
       *[other] nobody of the other side is left standing
    }
result-practised = enough practice for today
result-stalled =
    { $count ->
        [0] no figure has fallen for too long, and equal points stand
       *[other] no figure has fallen for too long; more points stand
    }
result-conceded =
    { $count ->
        [0] the practice was given up
       *[other] the other side gave up
    }

## Refusals

no-such-force = There is no force "{ $force }".{ $nearest ->
    [none] {""}
   *[other] {" "}Nearest: { $nearest }.
}
no-such-figure = There is no figure "{ $code }".{ $nearest ->
    [none] {""}
   *[other] {" "}Nearest: { $nearest }.
}
no-such-map = There is no map "{ $map }".{ $nearest ->
    [none] {""}
   *[other] {" "}Nearest: { $nearest }.
}
map-for-others = The map "{ $map }" is for another number of players.
size-no-hundreds = The size must be a multiple of 100, not { $size }.
two-players = A duel has two players, not { $count }.
three-or-four = A free-for-all has three or four players, not { $count }.
teams-unsettled = Each of the { $count } players must be on one of two teams.
battle-points = Player { $seat }: the battle force has { $points } points, not { $wanted }.
back-up-points = Player { $seat }: the Back-Up has { $points } points, not { $wanted }.
team-battle-points = The team of player { $seat }: its battle forces have { $points } points, not { $wanted }.
team-back-up-points = The team of player { $seat }: its Back-Up has { $points } points, not { $wanted }.
no-battle-masters = Player { $seat }: an official tournament allows no Battle Masters.
no-mega-here = Player { $seat }: there is no room for a Mega on this map.
battle-masters = Player { $seat }: { $count } Battle Masters, agreed were { $wanted }.
team-no-battle-masters = The team of player { $seat }: an official tournament allows no Battle Masters.
team-no-mega-here = The team of player { $seat }: there is no room for a Mega on this map.
team-battle-masters = The team of player { $seat }: { $count } Battle Masters, agreed were { $wanted }.
too-many-copies = Player { $seat }: at most { $most } copies of { $code }.
too-many-figures = Player { $seat }: { $count } figures, at most { $most } have room.
nobody-in-battle = Player { $seat }: nobody is in the battle force.
no-engine = Attacktix needs the physics engine MuJoCo, which is not installed here: pip install "rollout-tabletop[physics]".
no-way = A path leads on from point to point.
off-the-field = The figure would leave the field.
no-room = There is no room to roll that way.
farther-back = Before the match nobody goes farther back than it was placed.
too-many-tix = At most { $tix } tix are left.
no-such-stop = An order can wait for red, white or a number.
no-such-path = A path has from 1 to 16 points.
not-on-the-line = That is not on the starting line.
too-near-the-side = The base would stand too near to the end of the line.
spot-taken = The base does not fit there.
has-moved = { $figure } has moved in this turn.
has-attacked = { $figure } has attacked in this turn.
void-too-often = The attack of { $figure } could not be carried out three times; another figure must try.
is-jammed = { $figure } is jammed in this turn.
is-spent = The weapon of { $figure } is spent until the turn ends.
shooter-in-cover = Cover keeps this figure from shooting there.
target-in-cover = { $figure } is in cover: missiles cannot attack it.
beyond-the-joint = The weapon cannot be pointed that far, or only in half degrees. Typed numbers are tenths of a degree: 900 is 90°.
cannot-be-cocked = The weapon would begin inside { $figure }.
pushed-too-far = A push is four tix at most.
not-on-the-table = That figure is not on the table.
no-battle-master = { $figure } is no Battle Master.
not-in-play = { $figure } is not in play.
not-yours = { $figure } is another player's to handle.
moves-are-over = All moves come before the first attack.
one-at-a-time = It is { $figure } that acts now.
moves-come-first = The Move step is not over.
base-stays = The base is turned while moving, not for an attack.
cannot-be-thrown = Only a small object that the figure touches can be thrown.
another-weapon = That is not how the weapon of { $figure } strikes.
for-opponents = { $figure } is no opponent's.
for-the-own-side = { $figure } is not of the own side.
does-not-fit = The ability is not about { $figure }.
no-tix-left = The move is over, but for turning.
would-push = { $figure } stands in the way, and nobody is pushed.
wall-in-the-way = A high barrier stands in the way.
thing-in-the-way = An object stands in the way.
not-pushed = That object cannot be pushed now, or not so far.
lies-there = What has fallen is not pushed.
cannot-be-struck = The figure cannot strike that section from here.
never-falls = That section cannot be destroyed.
is-gone = That section is gone already.
no-such-section = There is no such section.
not-now = That is not asked for now.
one-after-the-other = First the attack of { $figure } is settled.
aim-is-locked = The aim does not change between the shots of an attack.
no-tix = A figure rolls one tik at least.
never-pushed = That object cannot be pushed.
no-room-to-push = Something stands in the way of the object.
fell-otherwise = { $figure } did not fall in that instant.
side-taken = Another player has that side.
weapon-in-a-wall = The weapon would begin inside something that stands there.

## The table

table-before = Before the match.
table-turn =
    { $left ->
        [one] Turn { $turn }, { player-seat }: { $phase }; one attack left.
       *[other] Turn { $turn }, { player-seat }: { $phase }; { $left } attacks left.
    }
table-round = Tournament, round { $round } of { $rounds }. Points: { $points }.
table-final = Tournament, the final: { $seats }. Points before it: { $points }.
table-player = { player-seat }
table-against = { $one } against { $other }
table-scored = { player-seat } { $points }
table-part-turn = Turn
table-part-windows = Windows
table-part-shelves = Back-Up and Defeated
table-window = { player-seat }: { $name }, { $points } points, { $rank }, { $faction }, { $weapon }, Speed { $speed } in { $colour }; { $notes }
table-loaded =
    { $count ->
        [0] launcher empty
        [one] one missile loaded
       *[other] { $count } missiles loaded
    }
table-shown = seen before: { $faces }
table-coming = coming: { $faces }
table-face = { $speed } { $colour }
table-ability = ability { $ability }
table-underside = white underneath at { $white } of 26
table-seen-white =
    { $tix ->
        [0] seen white underneath
        [one] white underneath one tik ago
       *[other] white underneath { $tix } tix ago
    }
table-back-up = { player-seat }, Back-Up: { $names }
table-defeated = { player-seat }, Defeated: { $names }
shape-car = car
shape-condor = condor
shape-insect = insect
shape-jet = jet
shape-panther = panther
shape-scorpion = scorpion
shape-tank = tank
shape-truck = truck
shape-tyrannosaur = tyrannosaur
gallery-of-two = A shooting gallery has one figure, and a list of targets: { $count } lists are too many or too few.
one-shooter = One figure practises at a time, not { $count }.
too-many-targets = There is room for one to { $most } targets, not { $count }.

phase-practice = practising
phase-move = moving
phase-attack = attacking

## Words

colour-red = red
colour-white = white
hand-left = left
hand-right = right
knob-left = Turn the knob to the left
knob-right = Turn the knob to the right
knob-not = Leave it
side-south = south
side-west = west
side-north = north
side-east = east
cut-none = {""}
cut-contact = {" "}and it stops in contact
cut-slowing = {" "}and it stops in the thick of it
cut-barrier = {" "}and it stops behind the barrier
drawn-sides = who chooses a side first
drawn-placing = who places first
drawn-advance = who advances first
felled-down = falls over
felled-leaning = leans over and is down
felled-off = is knocked off the field
felled-switches = falls by its switches
felled-ability = falls by revenge
accident-knocked-over = is knocked over by hand
accident-switch-tripped = has a switch tripped by hand
accident-fell-by-itself = falls by itself
part-arm = weapon
part-base = base
part-legs = legs
part-torso = torso
part-head = head
part-lip = front
part-waist = waist switch
part-chest = chest switch
part-body = body
verb-recover = Recover
verb-rescue = Rescue
verb-transform = Transform
verb-recruit = Recruit
verb-rally = Rally
verb-attackback = Attackback
verb-battle-cry = Battle cry
verb-push = Push
verb-scramble = Scramble
verb-jam = Jam
verb-revenge = Revenge
verb-capture = Capture
ability-called = { $verb } ({ $whom })
ability-anybody = anybody
ability-but = { $whom }, not { $unless }
ability-told-recover = Stands up again where it lies, if you have another such figure in play.
ability-told-rescue = Comes back at your line, if you have another such figure in play.
ability-told-transform = Its other mode comes in at your line, out of the Back-Up.
ability-told-recruit = Such a figure comes in at your line, out of the Back-Up.
ability-told-rally = Such a figure comes back at your line, out of the Defeated area.
ability-told-attackback = Such a figure of yours moves and attacks at once.
ability-told-battle-cry = One attack more in your next turn.
ability-told-push = Such an opponent is slid up to four tix.
ability-told-scramble = Such an opponent is ground where it stands.
ability-told-jam = Such an opponent cannot attack in its next turn.
ability-told-revenge = The attacker is defeated, if it is such an opponent.
ability-told-capture = The attacker, if it is an opponent and no Mega, is yours, if you have another such figure in play.
rank-warrior = Warrior
rank-leader = Leader
rank-captain = Captain
rank-trooper = Trooper
rank-specialist = Specialist
rank-mega = Mega
faction-autobot = Autobot
faction-decepticon = Decepticon
faction-jedi = Jedi
faction-droid-army = Droid Army
faction-wookiee = Wookiee
faction-sith = Sith
faction-republic = Republic
faction-separatist = Separatist
weapon-light-missile = light missile
weapon-standard-missile = missile
weapon-heavy-missile = heavy missile
weapon-light-slash = light slash
weapon-medium-slash = slash
weapon-heavy-slash = heavy slash
weapon-throw = throw
weapon-strong-throw = strong throw
weapon-jab = jab
weapon-strong-jab = strong jab
weapon-claw = claw
weapon-four-missiles = battery of four missiles
weapon-two-missiles = battery of two missiles
weapon-great-slash = great slash
weapon-great-throw = great throw
sort-energon-tower = Energon Tower
sort-fortress = fortress
sort-junk = piece of junk
sort-crate = crate
badge-cover = in cover
badge-jammed = jammed
badge-waist = waist switch tripped
badge-chest = chest switch tripped
badge-empty = empty
zone-start = starting line
obstacle-wall = barrier
obstacle-crate = object
obstacle-building = fortress
obstacle-trees = cover
obstacle-lake = slow ground
near-wall = at the barrier
near-crate = at the object
near-building = at the fortress
near-trees = at the cover
near-lake = at the slow ground
behind-wall = behind the barrier
behind-crate = behind the object
behind-building = behind the fortress
behind-trees = behind the cover
behind-lake = behind the slow ground

## Options

option-tix-mm = Length of a tik, in tenths of a millimetre
option-wheel-view = What is seen of a wheel
option-wheel-view-face = the face that shows
option-wheel-view-strip = the whole strip
option-placement = Placing
option-placement-simultaneous = in secret, shown together
option-placement-alternate = in turn
option-points = Points of a force
option-points-exact = exactly
option-points-at-most = at most
option-battle-masters = Battle Masters
option-bm-count = Number of Battle Masters
option-bm-count-exact = exactly
option-bm-count-at-most = at most
option-max-copies = Copies of a figure
option-tournament = Tournament
option-tournament-casual = none
option-tournament-official = official: no Battle Masters
option-lines = Measure of the field
option-lines-feet = feet
option-lines-metres = metres
option-friendly-turn = Turning the base to attack
option-friendly-turn-off = not
option-friendly-turn-melee = for melee
option-friendly-turn-all = always
option-repose = Poses between turns
option-repose-kept = stay as they were
option-repose-attack-step = straight when the Attack step begins
option-noise = The hand
option-noise-steady = steady
option-noise-normal = normal
option-noise-shaky = shaky
option-own-ability = Abilities of figures felled by their own side
option-ability-optional = Abilities may be left unused
option-transform-place = Where a transformed figure stands
option-transform-place-line = at the line
option-transform-place-spot = on the spot
option-recover-grind = A figure that recovers is ground
option-ringout-recover = Recovering after a ring-out
option-ringout-recover-edge = at the edge
option-ringout-recover-none = not
option-edge = The edge of the field
option-edge-table = of a table: one falls down
option-edge-marked = a drawn line
option-edge-open = none: no ring-out
option-stall-rounds = Quiet rounds that end a match
option-team-min-attacks = Fewest attacks of a team's player
option-section-reach = Sections that may be torn down
option-section-reach-sight = those in sight or reach
option-section-reach-any = any
option-clumsy = Clumsy hands
option-mega-high = High barriers for a Mega
option-mega-high-as-low = are as low ones
option-mega-high-ignored = are ignored

## What comes of an attack

outlook-rolls =
    { $tix ->
        [one] May roll one tik
       *[other] May roll { $tix } tix
    }
outlook-targets =
    { $count ->
        [0] Nobody in range
       *[other] In range (chance to topple): { $names }
    }
outlook-threats =
    { $count ->
        [0] In nobody’s fire
       *[other] In the fire of (chance to topple): { $names }
    }
outlook-endangered = { $figure } in danger of { $by } ({ $chance } to topple)
outlook-falls = { $figure } falls
outlook-stands = { $figure } is struck and stands
outlook-waist = the waist switch of { $figure } is tripped
outlook-chest = the chest switch of { $figure } is tripped
outlook-misses = nobody is touched

## The first match

lesson-welcome-title = Figures that really fall over
lesson-welcome = Two sides stand on a table and shoot, slash and jab each other over. There are no dice: every attack is played out by physics. Whoever has nobody left standing at the end of a turn has lost.
lesson-place-title = On your line
lesson-place = Stand each figure somewhere on your starting line. The others do the same, and nobody sees it before all stand. Leave room: a figure that falls takes its neighbour along.
lesson-creep-title = Two tix for nothing
lesson-creep = Before the first turn each figure may creep two tix forward, whatever its window shows. You may leave it at that and end your moves.
lesson-move-title = Who moves
lesson-move = In your turn you move first, any of your figures, each once. Choose one. All moves must be over before the first attack.
lesson-tix-title = Tix
lesson-tix = A figure rolls as many tix as its window showed when the move began; a tik is an inch. Every tik turns the wheel, and a new number comes up. Roll towards somebody, but not farther than you like.
lesson-tix-typed = Type advance with a path and a number of tix, as in: advance [[4000 5000]] 3.
lesson-stop-early-title = Stop on a good number
lesson-stop-early = The number you stop on is your Speed next turn, so stopping early can be worth more than an inch. Turning costs nothing: end the move facing the one you want to hit, for the base stays as it is when you attack.
lesson-spacing-title = Near enough to strike
lesson-spacing = A slash, a throw or a jab reaches a finger's breadth: roll until bases almost touch. You may touch an opponent but never push. Ten millimetres apart is often better than none: an arm needs room to swing.
lesson-attack-title = Two attacks
lesson-attack = Two of your figures may attack, one after the other. Choose one: each shows how it is armed. You need not attack at all.
lesson-aim-title = Aim
lesson-aim = You choose a direction and how far up; whoever is in the way is hit, friend or foe. A missile drops on its way, so aim higher the farther it goes. The cone shows how far an ordinary hand strays; the chances stand beside it.
lesson-aim-typed = Type aim with bearing and elevation in tenths of a degree, as in: aim 900 20.
lesson-underside-title = The underside
lesson-underside = A figure that falls is turned over. If the little window is white, its special ability happens at once: it stands up again, calls somebody in, or strikes back. Nobody, its owner included, knows the window before.
lesson-switches-title = A Battle Master
lesson-switches = The big one does not fall by force. It has two switches, at its waist and on its chest: trip both within one turn and it is down. A throw from below finds the waist, a missile the chest.
