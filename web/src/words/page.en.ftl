### The page's own words. Those of the games come from the service.

## Everywhere

ui-home = Home
ui-nav = Ways
ui-games = Games
ui-close = Close
ui-retry = Try again
ui-yes = yes
ui-no = no
ui-all = All
ui-loading = Loading …
ui-loading-table = Laying the table …
ui-skip-to-content = To the content
ui-rulebook = Rulebook
ui-language = Language
ui-language-en = English
ui-language-de = Deutsch
ui-theme = Light or dark
ui-theme-system = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Show movement
ui-menu = Menu
ui-copy = Copy
ui-copied = Copied
ui-guest = Guest
ui-somebody = Somebody
ui-points = points
ui-rounds = Rounds
ui-no-limit = as many as it takes
ui-offline-title = No connection
ui-offline = The service cannot be reached. Nothing is lost; try again when you are online.
ui-service-failed = The service could not do that ({ $status }).
ui-failed-title = That did not work
ui-nowhere-title = Nothing is here
ui-nowhere = This address leads to no page.
ui-title-home = Home
ui-title-setup = Set up
ui-title-table = Table
ui-title-replay = Replay
ui-title-first-match = First match
ui-title-rules = Rulebook
ui-title-decks = Decks
ui-title-cast = Cast
ui-title-about = About
ui-title-nowhere = Nothing here

## What the service answers, for pages that come before its own words

no-such-match = There is no such match.
ui-unknown-game = There is no such game.
match-unreadable = The match was played by other rules than those that are here.
not-found = There is nothing here.
not-allowed = That is not allowed.
too-many-requests = Too many requests; wait a moment.
service-broken = Something went wrong here; nothing has changed.

## Home

ui-hero = Transform. Take aim. Roll out.
ui-hero-text = Five robot battle games on one table, with every rule kept, every chance shown before you take it, and bots that play along.
ui-learn = Learn in three minutes
ui-play-now = Play now
ui-starting = Starting …
ui-set-up = Set up
ui-coming = Coming
ui-my-matches = My matches
ui-my-matches-empty = None yet. The first one takes three minutes.
ui-go-on = Go on
ui-your-turn = Your turn
ui-waits-for = Waiting for { $name }
ui-i-won = You won
ui-i-lost = You lost
ui-won-by = Won by { $names }
ui-open-matches = Open matches
ui-open-matches-empty = Nobody is waiting for a player right now.
ui-join-in = Join
ui-replays = Replays
ui-replays-empty = Public matches appear here when they are over; your own stay under My matches.
ui-watch = Watch
ui-samples = Small games to try the table with
ui-footer = A fan project, not affiliated with the owners of the names.
ui-account = Your name
ui-your-name = Name
ui-account-why = Keep my matches on other devices
ui-password = Password
ui-log-in = Log in
ui-log-out = Log out
ui-new-account = New account
ui-password-rule = At least 8 characters.
ui-password-short = The password needs at least 8 characters.
ui-name-missing = Say your name first.
ui-have-account = I have an account
ui-no-account-yet = I have no account yet
ui-logged-in = You are { $name }.

## Set-up

ui-no-setup-title = This game cannot be set up
ui-set-up-title = { $game }: set up
ui-scenario = Scenario
ui-chosen-at-the-table = chosen at the table
ui-map = Map
ui-deployment = Deployment
deployment-table = One figure after the other, at the table
deployment-ready = Everybody stands ready, the first player begins
ui-map-of = Map: { $map }
ui-map-usual = The scenario's map
ui-map-own = { $map } (the scenario's own)
ui-map-generated = A new map: { $style }
ui-style-woods = woods
ui-style-hills = hills
ui-style-river = river
ui-style-city = city
ui-style-plain = plain
ui-forces = Forces
ui-needs = Needs:
ui-chosen = Chosen units
ui-fixed = fixed
ui-remove = Remove { $unit }
ui-search-units = Name, vehicle, ability …
ui-faction = Faction
ui-roster = Roster
ui-nobody-found = Nobody fits.
ui-more-units = { $count } more; type to find them.
ui-ready-placed = Place everybody for me
ui-options = Options
ui-options-changed =
    { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
ui-off = off
ui-seats = Seats
ui-seat = Seat { $seat }
ui-who-sits = Who sits on seat { $seat }
ui-kind-me = Me
ui-kind-bot = A bot
ui-kind-open = Open: invite somebody
ui-kind-hotseat = Somebody at this screen
ui-curtain = Over to { $name }
ui-curtain-why = Hand over the screen: only whoever is next may see that hand.
ui-curtain-lift = I am here
ui-curtain-news = Meanwhile
ui-bot-level = How well the bot plays
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-random = random
bot-greedy = greedy
bot-search = search
ui-help-rule = Advice of bots
ui-help-usual = unless people play each other
ui-help-yes = allowed
ui-help-no = not allowed
ui-agreed = Agreed for this match
ui-agreed-clock-none = No clock: think as long as you like.
ui-span-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
ui-span-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
ui-span-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
ui-agreed-clock-move = { $span } for each decision; whoever takes longer loses.
ui-agreed-clock-match = { $span } each for the whole match{ $increment ->
    [0] {""}
    [one] , and 1 second more with every decision
   *[other] , and { $increment } seconds more with every decision
}; whoever runs out loses.
ui-agreed-clock-correspondence = { $days ->
    [one] A day
   *[other] { $days } days
} for each decision; whoever takes longer loses.
ui-agreed-undo = Moves are taken back: { $rule }.
ui-agreed-dice = Dice: { $dice }.
ui-agreed-help = Bots may advise you and play in your place.
ui-agreed-no-help = Everybody plays without a bot's help.
ui-clock = Clock
ui-clock-none = none
ui-clock-move = for each decision
ui-clock-match = for the whole match
ui-clock-correspondence = days for a decision
ui-seconds = Seconds
ui-increment = Added each time
ui-days = Days
ui-clock-days = { $days } d { $hours } h
ui-time-of-play = Time of play left
ui-dice = Dice
ui-dice-committed = rolled here, sealed in advance
ui-dice-shared = rolled here, everybody has a part in them
ui-dice-parts = Nobody can choose these dice, not even whoever runs this service. Its part was sealed before you came; every page adds a part of its own, sealed too, and all are opened once everybody sits here. At the end your page checks that its part counted, and everybody can check every roll.
ui-dice-parts-missing = Missing for the dice: seat { $seats }. It comes by itself when that page is open again.
ui-dice-part-lost = Your part was sealed in another browser: open the table there.
ui-dice-without = Go on without it, if all agree
ui-dice-without-agreed = You agree to go on without it
ui-dice-own = our own dice, typed in
ui-undo-rule = Taking back
ui-undo-by-rule = while nothing new was learned
ui-undo-by-consent = if the others agree
ui-undo-by-never = never
ui-public = Public: in the list of matches, anybody may watch and take an open seat
ui-start-match = Start the match
ui-fault-limits = { $option }: a whole number from { $least } to { $most }.
ui-fault-limits-or-none = { $option }: a whole number from { $least } to { $most }, or 0.
ui-fault-whole = { $option }: a whole number.

## The table

ui-no-table-title = There is no such table
ui-board = Board
ui-board-label = Map: { $map }
ui-board-help = Arrow keys go from hex to hex, Enter chooses, N goes to the next possible answer, brackets turn.
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-fit = Show everything
ui-measure = Measure: line of sight to any hex
ui-wind = Wind towards { $direction }
ui-side-forces = Forces and sheet
ui-side-choices = Choices and log
ui-you = you
ui-bot = Bot { $seat }
ui-bot-of = Bot, { $level }
ui-open-seat = Open seat
ui-away = away
ui-tabs = Parts of the table
ui-tab-choices = Choices
ui-tab-sheet = Sheet
ui-tab-log = Log
ui-tab-seats = Seats
ui-raise-sheet = Raise
ui-lower-sheet = Lower
ui-round = Round { $round }
ui-round-of = Round { $round } of { $limit }
ui-turn-pile = Turn pile
ui-next = next
ui-card-waiting = { $unit }: still in the pile, { $percent } % to be next
ui-card-done = { $unit }: has acted
ui-card-now = { $unit }: acts now
ui-actions-left =
    { $left ->
        [one] one action left
       *[other] { $left } actions left
    }
ui-waiting-for = { $name } decides.
ui-still-open = Seat { $seat } is still open.
ui-waiting-dice = The dice are being rolled.
ui-playing = Watch …
ui-past = An earlier moment
ui-over = The match is over
ui-all-choices = all choices
ui-more-choices = ▾ { $count } more
ui-group = { $first } …
ui-why-not =
    { $count ->
        [one] Why not? One more thing looks possible
       *[other] Why not? { $count } more things look possible
    }
group-shoot = Shoot …
group-strike = Strike …
group-shoot-construct = Shoot a construct …
group-strike-construct = Strike a construct …
group-set-fire = Set a hex on fire …
group-transform = Transform …
group-command = Command …
group-transmit = Transmit …
group-repair = Repair …
group-build = Build …
group-combine = Combine …
group-set-down = Set down …
group-pick-up = Pick up …
group-place-at = A hex …
group-deploy = Place …
group-slide = Slide …
group-walk = Walk …
group-stand-up = Stand up …
group-leave = Get out …
ui-odds = Odds
ui-odds-empty = What comes of a choice is told here before you take it.
ui-odds-more = In detail
ui-working-out = Working it out …
ui-no-odds = The odds could not be worked out just now.
ui-need = { $kind }: { $need } or more
ui-sampled = Estimated from samples, give or take { $error }.
ui-to-hit = To hit
ui-hits-with = Hits with { $percent } %.
ui-covered = Something next to the target may catch the shot.
ui-sight = Line of sight
ui-sight-clear = Nothing is in the way.
ui-sight-blocked = { $hex } is in the way.
ui-range = range { $range } of { $longest }
ui-profile-label =
    { $clear ->
        [yes] Side view of the line: range { $range }, nothing blocks it.
       *[no] Side view of the line: range { $range }, blocked at { $hex }.
    }
ui-barred = Why not there
ui-barred-hex = { $hex } is out of reach
ui-bring =
    { $count ->
        [0] Choose units first
        [one] Bring this unit
       *[other] Bring these { $count } units
    }
ui-change = What changes
ui-combine-label = Combining
ui-combine-damage = Damage { $damage }; { $points } hit points left.
ui-combine-lose = Lose their turn: { $units }.
ui-planner = Plan a Movement
ui-plan = Move to { $hex } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
ui-plan-stay = Stay in { $hex }
ui-move-to = Move to
ui-move-pick = a hex …
ui-move-place = { $hex } for { $points }
ui-legend-reach = within reach; the number is what would be left
ui-legend-arc = in arc and range
ui-legend-chance = chance to hit from here
ui-facing = Facing at the end
ui-level = Level and posture at the end
ui-from-there = From there you hit:
ui-in-danger = There you are hit by:
ui-stat = Figure
ui-arc = Arc
ui-arc-robot = wide
ui-arc-vehicle = narrow
ui-arc-any = all round
ui-abilities = Abilities
ui-partner = Partner
ui-combines = Part of
ui-chain = Chain of command
ui-leads = leads now
ui-value = Points
ui-no-unit = Choose a unit to see its sheet.
ui-short-strength = STR
ui-short-speed = SPD
ui-short-endurance = END
ui-short-firepower = FRP
ui-short-skill = SKL
ui-short-height = HGT
ui-hex-level = level { $level }
ui-hex-depth = depth { $depth }
ui-hex-construct = construct of height { $height } with { $points } hit points
ui-hex-fire = It burns
ui-hex-smoke = Smoke
ui-hex-reach = Within reach for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-goal = Goal
ui-goal-home = Home rows of { $team }
ui-goal-bank = Far bank, where { $team } must go
ui-goal-target = Fought over
ui-hex-thing = Here lies { $thing }
ui-twin = The table in words
ui-twin-table = On the table
ui-show-twin = Show the table in words
ui-log = Log
ui-story-more = How it came about
ui-read-it = Read it
ui-speed = Speed of what is shown
ui-confirm-all = Ask twice before every answer
ui-once-more = Once more to confirm.
ui-taken-back = The last answer was taken back.
ui-answer-kept = Your answer goes out once the line is back.
ui-tab-your-turn = ● Your turn · { $game }
ui-log-empty = Nothing has happened yet.
ui-to-moment = To moment { $ply }
ui-chat = Talk
ui-chat-text = Say something …
ui-not-said = Not said yet. { $why }
ui-unread = something new was said
ui-send = Send
ui-mute = Mute
ui-unmute = Hear
ui-timeline = Timeline
ui-moment = Moment of the match
ui-moment-of = Moment { $ply } of { $last }
ui-first = To the start
ui-last = To now
ui-step-back = One back
ui-step-on = One on
ui-run = Play
ui-pause = Pause
ui-jump = Jump to
ui-next-attack = Next attack
ui-next-transform = Next transformation
ui-next-deactivation = Next deactivation
ui-play-from-here = Play from here
ui-undo = Take back
ui-undo-title = Take the last decision back
ui-hint = Hint
ui-thinking = Thinking …
ui-hint-title = A bot would
ui-hint-value = How good the position looks to the bot afterwards: 0 % is lost, 100 % won.
ui-hint-follow = Do that
ui-hint-weighed =
    { $count ->
        [one] One more it weighed
       *[other] { $count } more it weighed
    }
ui-hint-go = go to { $hex }, facing { $facing }
ui-hint-go-prone = go to { $hex } and lie down, facing { $facing }
ui-hint-target = From there { $unit } is hit with { $percent } %
ui-hint-threat = { $unit } could hit back with { $percent } %
ui-hint-safe = Nobody can shoot back right away
ui-do-it = Do it
ui-confirm = Really?
ui-confirm-no = No, think again
ui-confirm-yes = Yes, do it all the same
ui-whose = { $name } is asked
ui-own-dice = Your own dice
ui-roll-now = { $number ->
    [one] Roll a { $kind } ({ $about }). What does it show?
   *[other] Roll { $kind } ({ $about }). What do they show?
}
ui-faces-so-far = So far: { $faces } ({ $missing } missing)
ui-face-back = Take the last face back
ui-carried-out = Being carried out: { $about }.
ui-lost = The connection was lost. It comes back by itself; what you chose is kept.
ui-looking-back = You look at moment { $ply }.
ui-back-to-now = Back to now
ui-offered-draw = { $name } offers a draw.
ui-offered-undo = { $name } asks to take a decision back.
ui-waits-draw = You offered a draw and wait for an answer.
ui-waits-undo = You asked to take a decision back and wait for an answer.
ui-declined-draw = The draw was declined.
ui-declined-undo = That was declined: the decision stands.
ui-withdraw = Never mind
ui-accept = Agree
ui-decline = Decline
ui-outlived = Played by other rules
ui-outlived-why = The rules have changed since this match was played (by rules { $rules }), and today’s do not lead to the same moves.
ui-outlived-watch = You watch it by its { $number ->
    [one] one checkpoint
   *[other] { $number } checkpoints
}; the last one is after { $ply } answers.
ui-outlived-resume = It can go on from there, after { $ply } answers, by today’s rules, if all seats agree. What was played later is lost.
ui-outlived-waits = Agreed: { $agreed }. Still missing: { $missing }.
ui-outlived-agree = Go on from the last checkpoint
ui-outlived-stays = It cannot go on by today’s rules.
ui-you-won = You win!
ui-you-lost = You lose
ui-drawn = A draw
ui-result-won =
    { $count ->
        [one] { $names } wins: { $how }.
       *[other] { $names } win: { $how }.
    }
ui-result-draw = Nobody wins: { $how }.
ui-rematch = Rematch
ui-to-rematch = To the rematch
ui-replay = Replay
ui-share = Copy link
ui-verify = Check the dice
ui-verify-holds = The dice hold: { $answers } answers replayed, the seed { $seed }… fits the hash { $hash }… published at the start.
ui-verify-recorded = Carried out once and recorded: { $recorded }.
ui-verify-given = Typed in by people: { $given ->
        [one] one roll
       *[other] { $given } rolls
    }.
ui-verify-ours-holds = Your own part of the dice counted as you gave it, and nothing was added or changed afterwards.
ui-verify-ours-fails = Do not trust these dice: what your page saw fixed before it opened its own part is not what stands in the journal.
ui-verify-ours-unchecked = Your own part of the dice could not be checked just now.
ui-verify-fails = The journal does not hold.
ui-show-end = Show the result
ui-copy-watch = Copy link to watch
ui-offer-draw = Offer a draw
ui-ask-undo = Ask to take back
ui-concede = Give up
ui-concede-sure = Really give up
ui-bot-takes = Let a bot play for { $name }
ui-take-back-seat = Play { $name } myself again
ui-leave-seat = Leave the seat of { $name }
ui-leave-sure = Really leave: the seat is open then (in a private match by invitation)
ui-fill-with-bot = Let a bot sit on seat { $seat }
ui-head = Chain of the record: { $head }
ui-commitment = The dice are sealed: { $hash }…
ui-waiting-players = Waiting for players
ui-gathering = The match begins when nobody is missing and everybody has chosen. Nothing is dealt before that.
ui-gathering-ready = ready
ui-gathering-chooses = still to choose
ui-gathering-lapsed = What you brought to seat { $seat } is no longer allowed: leave the seat and sit down again with something else.
ui-to-table = To the table
ui-new-invite = Invite somebody to seat { $seat }
ui-invite = Invitation for seat { $seat }
ui-kept = Seat { $letter } is kept for { $name }.
ui-cannot-invite = Only somebody who sits at this table can invite.
ui-join = Sit down
ui-sit = Play seat { $seat }
ui-open-rule = Open { $rule } in the rulebook
ui-whole-rulebook = whole book
ui-no-such-rule = The rulebook has no { $rule }.
ui-no-rulebook = The rulebook is not here yet.
ui-rulebook-english = The rulebook is in English.
ui-keys = Keys
ui-key-numbers = look at a choice; the same number again takes it
ui-key-enter = take what you look at
ui-key-escape = put it away, skip
ui-key-board = to the board
ui-key-arrows = from hex to hex
ui-key-turn = turn the planned Movement
ui-key-next = to the next possible answer
ui-key-measure = measure on and off
ui-key-zoom = closer, farther
ui-key-moments = looking back: step by step, to the beginning, to now
ui-key-undo = take back
ui-key-hint = ask for a hint
ui-key-skip = skip what is shown
ui-key-help = these keys

## The first match

ui-learn-this = Learn it
ui-no-first-match = This game has no first match for newcomers.
ui-guide-next = Next
ui-guide-skip = Skip
ui-guide-hide = Without the guide
ui-guide-wait = The others act. Watch the board, or click a piece and read about it. A click on the board skips ahead.
ui-guide-done-title = That is all you need
ui-guide-done = You have played a whole match. Watch it again in the replay, or set up one of your own.

## About

ui-about-what = Rollout is a digital tabletop for five robot battle games: rules enforced, odds shown, bots included. Everything you see comes from the same engine that bots, terminal and tests use.
ui-about-fan-title = A fan project
ui-about-fan = Transformers and the names of its characters belong to their owners. This project is made by fans, is not affiliated with or endorsed by them, and sells nothing.
ui-about-art-title = Pictures
ui-about-art = Every shape on this page is drawn by this project. No picture, logo or text of the rights holders is used.
ui-about-dice-title = Dice nobody can doubt
ui-about-dice = Before anybody sits down the service publishes the hash of a secret seed, and every page that plays adds a secret of its own, sealed before any other is opened. All rolls follow from all of these together with the setup, so nobody can choose them: no player, not whoever runs the service, and not the two in league. When the match is over everything is shown, each page checks by itself that nothing it saw fixed was changed, and anybody can replay the journal and check every roll.
ui-about-licence-title = Licences
ui-about-licence = Rollout is free software under the MIT licence. It stands on the work of others:
ui-about-part = Part
ui-about-its-licence = Licence
ui-standing = Answer for me …
ui-standing-coming = In a moment: { $answer }
ui-standing-stop = Wait, let me decide
ui-standing-pause = Where something is hidden, after a moment of random length, so that nobody can tell.
stat-hit-points = points left
