at-view = How the table is shown
at-view-scene = Table
at-view-plan = Plan
at-scene = The table in space
at-scene-help = Q and E turn the camera, R and F raise and lower it, T looks from above, C over the shoulder, G shows the whole table.
at-from-above = From above
at-key-turn = Turn the camera
at-key-raise = Raise and lower the camera
at-key-above = From above; whole table
at-turn = Turn { $turn } · { $left ->
    [0] no attack left
    [one] one attack left
   *[other] { $left } attacks left
}
at-next-attack = Next attack
at-next-loss = Next figure down
at-next-turn = Next turn
at-speed-red = Speed { $speed } in red
at-speed-white = Speed { $speed } in white
at-aim = Aiming
at-aim-somewhere = Point at somebody.
at-aim-headline = { $chance } to topple { $name }
at-chance = About { $number } in 10
at-chance-sure = Almost sure
at-chance-hardly = Hardly ever
at-chance-none = No chance
at-topples = topples { $share }
at-stays = stands { $share }
at-misses = miss { $share }
at-friends = In danger: { $names }
at-switches = Switches: waist { $waist }, chest { $chest }
at-locked = The aim is locked. Missiles left: { $left }
at-ends-table = It drops on the table.
at-ends-wall = A wall stops it.
at-ends-figure = It meets somebody.
at-ends-cover = Cover stops it.
at-ends-edge = It flies off the table.
at-ends-spent = It reaches nobody.
at-pitch = Elevation
at-pitch-follows = follows the target
at-side = From which side
at-side-left = From the left
at-side-right = From the right
at-twist = Wound to
at-arm = Arm
at-millimetres = { $length } mm
at-strike = Let go
at-roll = Rolling
at-tix = { $count } of { $most } tix
at-tix-left = { $left ->
    [0] No tix left
    [one] One tik left
   *[other] { $left } tix left
}
at-cut-contact = stops in contact
at-cut-slowing = stops in slowing ground
at-cut-barrier = stops behind the barrier
at-then = Then: { $face }
at-halved = Slowing ground: half its tix.
at-next-turn-reach = { $speed ->
    [one] Stopping here: one tik in your next turn.
   *[other] Stopping here: { $speed } tix in your next turn.
}
at-stop = Stop by itself
at-stop-never = never
at-stop-red = when red shows
at-stop-white = when white shows
at-stop-number = from { $number } on
at-halt = Stop here
at-shoulder = Over the shoulder
at-practice = { $downs } down in { $tries ->
    [one] one attack
   *[other] { $tries } attacks
}
at-film = The shot again
at-film-play = Play the shot
at-film-time = Moment of the shot
at-film-at = { $time } ms
at-film-share = Link to this shot
at-film-again = Shot again
at-shown = What its window has shown
at-shelves = Shelves of { $seat }
at-half-battle = Battle force
at-half-back-up = Back-Up
at-half-defeated = Defeated
at-build = Build the force
at-any-rank = Any rank
at-order-white = By white
at-add-to = Add to
at-drop = Take { $name } out
at-points-of = { $points } of { $most } points
at-ready = Ready-made
at-own-force = chosen figure by figure
at-sheet-number = No. { $number }
at-sheet-worth = { $points } points · { $rank } · size { $size }
at-sheet-white = white in { $white } of 26
at-mode = Kind of match
group-advance = Roll …
group-halt = Stop and look …
group-aim = Aim …
group-stand = A place on the line …
group-enter = A place on the line …
at-mode-duel = Duel
at-mode-duel-told = Two players, a line each, until one has nobody upright.
at-mode-teams = Teams
at-mode-teams-told = Two against two, or two against one. Each team's forces together make the size.
at-mode-free-for-all = Free-for-all
at-mode-free-for-all-told = Three or four, each for themselves, each with a side of the table.
at-mode-tournament = Tournament
at-mode-tournament-told = Rounds of a free-for-all with points by place; then the two best play a duel.
at-rounds = Rounds
at-rounds-then-final = { $count ->
    [one] One round, then the final
   *[other] { $count } rounds, then the final
}
at-round = Round { $round } of { $rounds }
at-final = Final
at-scored = { $points ->
    [one] one tournament point
   *[other] { $points } tournament points
}
at-mode-gallery = Shooting gallery
at-mode-gallery-told = One figure, targets at known ranges, as many tries as you like. What falls is stood up again.
at-players = Players
at-size = Size
at-size-points = { $size } points, Back-Up half of that
at-shooter = Who practises
at-targets = Targets
at-shape-robot = robot
at-shape-car = car
at-shape-condor = condor
at-shape-insect = insect
at-shape-jet = jet
at-shape-panther = panther
at-shape-scorpion = scorpion
at-shape-tank = tank
at-shape-truck = truck
at-shape-tyrannosaur = tyrannosaur
at-map-bare-table = Bare table
at-map-energon-field = Energon field
at-map-twin-forests = Twin forests
at-map-highway = Highway
at-map-fortress = Fortress
at-map-stockade = Stockade
at-map-junkyard = Junkyard
at-map-junkyard-b = Junkyard B
at-map-underground-maze = Underground maze
at-map-triangle = Triangle
at-map-arena = Arena
at-map-rally-point = Rally point
at-force-vanguard = Vanguard
at-force-spearhead = Spearhead
at-force-dinobot-charge = Dinobot charge
at-force-cassette-club = Cassette club
at-force-old-guard = Old guard
at-force-reborn = Reborn
at-force-firing-line = Firing line
at-force-sting = Sting
at-force-planet-eater = Planet eater
at-force-god-of-light = God of light
