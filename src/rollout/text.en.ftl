### Words that all games and the command line share. Arguments are listed where they are not plain.

## The games

game-the-game = Transformers: The Game
game-the-game-about = Hex maps, stat lines, one card per unit. The two of you never know who acts next.
game-tabletop-warfare = Transformers Tabletop Warfare
game-tabletop-warfare-about = Miniatures and a tape measure: inches, cover and combined giants.
game-battlecards = Transformers Battle Cards
game-battlecards-about = Duels of cards: bluff, skills, and taking the hit.
game-energon-wars = Energon Wars
game-energon-wars-about = Gather energon, raise shields, break theirs.
game-attacktix = Attacktix
game-attacktix-about = Figures that really fire. Whoever tips over is out.
game-tic-tac-toe = Tic-tac-toe
game-bluff = Bluff
game-disc-duel = Disc duel
game-shield-duel = Shield duel
game-counting = Counting
status-playable = can be played
status-installed = of other people, installed here
status-not-loaded = installed here, but { game-fault }
status-sample = a sample, to learn and measure with

## What the kernel refuses

nothing-asked = Nothing is asked at the moment.
no-chance-asked = No roll is waited for at the moment.
wrong-seat = Player { $asked } is asked, not you.
stale = The match has moved on since that answer was made.
out-of-the-match = Whoever is out of the match has no say in it any more.
not-offered = That is none of the choices.
no-legs = A way has at least one leg.
no-such-angle = That angle is not possible here.
chance-between = A roll comes in between, so these answers cannot be given at once.
wrong-die = That outcome is not possible here.
missing-roll = A roll is missing: { $about } ({ $kind }).
wrong-roll = The next roll is { $about } ({ $kind }), not { $scripted }.
left-over-rolls = Rolls are left over: { $outcomes }.
nothing-to-undo = There is nothing to take back.
new-information = It cannot be taken back: something new has been learned since.
not-your-decision = The last decision was not yours.
no-such-ply = The match has no moment number { $ply }.

## A measured table in words

plane-figure = { $name } { $place }{ $notes ->
     [none] {""}
    *[other] ; { $notes }
}
plane-copy = { $name } { $copy }
plane-in-form = { $name } ({ $form })
plane-acting = acts now
plane-spent = has acted
plane-down = knocked down
plane-wreck = out of action
plane-twin-figures = Figures
plane-twin-apart = Distances
plane-twin-table = Table
plane-facing = looks { $way }
plane-left = { $left } of { $most } left
plane-raised = { $height } above the ground
plane-apart = { $one } and { $other }: { $gap } apart, { $other } to the { $bearing }
bearing-n = north
bearing-ne = north-east
bearing-e = east
bearing-se = south-east
bearing-s = south
bearing-sw = south-west
bearing-w = west
bearing-nw = north-west
plane-obstacle = { $name } { $place }, { $height } high
obstacle-building = building
obstacle-wall = wall
obstacle-rock = rock
obstacle-trees = trees
obstacle-hill = hill
obstacle-lake = lake
obstacle-lava = lava
obstacle-road = road
obstacle-wreck = wreck
obstacle-crate = crate
obstacle-ruin = ruin

## Places and ways on a measured table, as people say them

plane-way =
    { $turn ->
        [ahead] straight ahead
        [back] straight back
        [left] { $degrees }° to the left
       *[right] { $degrees }° to the right
    }
plane-way-toward = { $way }, towards { $name }
plane-path = { $length } { $way }{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-spot = { $left } from the left, { $deep } from the near edge{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-spot-on-map = { $west } from the west edge, { $south } from the south edge{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-compass = { $bearing }, { $degrees }° by the compass
plane-place = { $part }{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-whereabouts = { $part }, { $west } from the west edge, { $south } from the south edge{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-part-middle = in the middle
plane-part-n = in the north
plane-part-ne = in the north-east
plane-part-e = in the east
plane-part-se = in the south-east
plane-part-s = in the south
plane-part-sw = in the south-west
plane-part-w = in the west
plane-part-nw = in the north-west
plane-looking = to the { $bearing }
plane-looking-at = towards { $name }
plane-toward = towards { $name }
plane-up-to = up to { $name }
plane-beside = beside { $name }
near-building = at the building
near-wall = at the wall
near-rock = at the rock
near-trees = at the trees
near-hill = at the hill
near-lake = at the lake
near-lava = at the lava
near-road = at the road
near-wreck = at the wreck
near-crate = at the crate
near-ruin = at the ruin
behind-building = behind the building
behind-wall = behind the wall
behind-rock = behind the rock
behind-trees = behind the trees
behind-hill = behind the hill
behind-lake = beyond the lake
behind-lava = beyond the lava
behind-road = beyond the road
behind-wreck = behind the wreck
behind-crate = behind the crate
behind-ruin = behind the ruin

## How a match ends

result-won = { $count ->
    [one] Player { $winners } wins: { $how }.
   *[other] Players { $winners } win: { $how }.
}
result-draw = A draw: { $how }.
result-conceded = the other side gave up
result-draw-agreed = all agreed to it

## Kernel actions

do-concede = Give up
do-agree-draw = Agree to a draw

## At the table

welcome = { $title }
welcome-help = Type the number of a choice, or "help".
seat-person = Player { $seat }: a person at this terminal.
seat-bot = Player { $seat }: the bot "{ $bot }".
commitment = The dice are fixed already. Hash of their secret seed: { $hash }
seed-revealed = The secret seed of the dice was { $seed }
your-turn = Player { $seat }: { $ask }
hand-over = Player { $seat } is next. Press Enter when nobody else can see the screen.
answered = Player { $seat }: { $action }
answered-secretly = Player { $seat } has chosen in secret.
refused = Not possible: { $why }
near-miss = { $action }: { $why }
choices-more = { $left } more choices; "{ $command }" shows them all.
choices-region = Others are possible too: type one like "{ $example }".
choices-refused = "{ $command }" tells what else looks possible and why it is not.
no-such-choice = There is no choice number { $number }; the last one is { $most }.
confirm = { $doubt } Press Enter to do it all the same; anything else leaves it.
card-which = Which one? "{ $command } NAME"
no-cards = There are no cards or sheets to read in this game.
not-understood = "{ $text }" is neither a choice nor a command; "{ $help }" lists the commands.
chance-wanted = What do the dice say? { $about }, { $kind }. (Enter lets the program roll.)
wrong-outcome = { $sides ->
    [0] That cannot come out of a { $kind }.
   *[other] A { $kind } shows a number from 1 to { $sides }.
}
faces-so-far = So far: { $faces }. { $missing ->
    [one] One die is
   *[other] { $missing } dice are
} missing.
too-many-faces = { $missing ->
    [one] Only one die is missing.
   *[other] Only { $missing } dice are missing.
}
undone = Taken back.
saved = Saved in { $path }.
save-where = Where to? "{ $command } FILE"
left-unsaved = You left the match. It was not saved.
left-saved = You left the match. Go on later with: rollout play --resume { $path }
view-nothing = none

## What comes of an action

outlook-chance = { $chance } { $what }
outlook-mean = ⌀ { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $what }
outlook-always = { $about }: always
outlook-never = { $about }: never
outlook-needs = { $about }: { $kind }, { $need } or more
outlook-sum = { $what } ({ $reasons })
outlook-replies-quick = Others are taken to answer as a quick bot would.
outlook-sampled = Estimated, give or take { $error }.
outlook-shot = { $name } { $chance }
outlook-more = { $count } more
outlook-targets =
    { $count ->
        [0] Nobody in range
       *[other] In range (chance to hit): { $names }
    }
outlook-threats =
    { $count ->
        [0] In nobody’s fire
       *[other] In the fire of (chance to hit): { $names }
    }
outlook-then = Then: { $question }
outlook-then-other = Then { $player } decides.
outlook-then-chance = Then chance decides: { $about }.
outlook-then-over = Then the match is over.

## Odds and hints

odds-short = { $chance }
odds-need = { $kind }, { $need } or more: { $chance }.
odds-reasons = That number is { $reasons }.
odds-yes = { $question }: { $exact ->
    [yes] { $chance }
   *[no] about { $chance }
}
odds-value = { $question }: { $mean ->
    [none] {""}
   *[other] { $mean } on average,{" "}
}most likely { $likely } ({ $exact ->
    [yes] { $chance }
   *[no] about { $chance }
})
odds-none = No roll decides what comes of this.
odds-of-what = Of which choice? "{ $command } 3"
hint-thinking = Let me think …
hint = I would choose: { $plan }. ({ $tried ->
    [one] one line tried
   *[other] { $tried } lines tried
})
hint-weighed = { $place }. { $plan }: value { $value }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
why-what = Everything that looks possible is possible. "{ $command } ACTION" asks about an action.
why-allowed = That is possible: { $action }

## Commands at the table: the words for each, separated by commas

command-help = help, ?
command-board = board, b
command-choices = choices, c
command-card = card, sheet, k
command-piles = piles, p
command-log = log, l
command-hint = hint, h
command-odds = odds, o
command-why = why, w
command-undo = undo, u
command-rule = rule, r
command-save = save, s
command-concede = concede
command-quit = quit, q
help-at-table = Type the number of a choice, an action in words (like the journal writes it), or:
help-command = { $words }: { $does }
does-help = this list
does-board = show the table again
does-choices = show all choices
does-card = what stands on a card or a sheet, by its code, its name or a part of it
does-piles = cards that lie open, though the table only counts them
does-log = what has happened so far
does-hint = ask a bot what it would do, and what it weighed
does-odds = the odds of a choice, by its number
does-why = why something is not possible: with an action, or alone for all near misses
does-undo = take the last decision back, while nothing new was learned
does-rule = show a rule by its ID
does-save = save the match in a file
does-concede = give up
does-quit = leave

## Replays and journals

replay-help = Enter: next answer. b: back. A number: go there. q: leave.
replay-end = That was the last answer.
journal-of-others = Written for { $others }; { $ours }, which are here, lead to the same.
journal-agrees-until = Written for { $others }; { $ours }, which are here, agree for { $ply } answers and then lead elsewhere: it is shown as far as that.
journal-holds = The journal holds: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $steps ->
    [one] one state
   *[other] { $steps } states
} compared.
journal-seed-holds = The seed is the one that was committed to, and every draw follows from it: { $drawn ->
    [one] one draw
   *[other] { $drawn } draws
}, { $skipped } taken back.
journal-shares = The draws follow from the seed and from what { $shares ->
    [one] one seat
   *[other] { $shares } seats
} added, each as it was sealed.
journal-settled = Setup and seals are those that everybody was shown before the first part was opened: { $settled }….
journal-settled-by = That was by { $versions }: since then the match has gone on by the newer ones of this journal. The rows of the service (--rows) show where.
journal-shares-lost = What { $lost ->
    [one] one seat
   *[other] { $lost } seats
} had sealed was lost; all agreed to go on without it.
journal-no-seed = The seed is not revealed yet, so the draws cannot be checked.
journal-recorded = Outcomes that were carried out once and recorded, so that no seed can give them: { $recorded }.
journal-resumed = The match was begun by rules { $rules }; its first { $ply } answers and { $draws } draws are theirs and are not in this journal.
journal-rows-hold = The { $rows } rows that the service kept are one unbroken chain up to the head of this journal, { $head }, and their answers are those of this journal.
journal-head-is-that = Its head is the one that you noted: { $head }.
journal-head-not-checked = Its head is { $head }. Compare it with what your table showed (--head), and check the chain with the rows that the service kept (--rows).
journal-given = Outcomes given from outside, such as people's own dice: { $given }.

## Simulations

simulating = Playing
simulated = { $games ->
    [one] One match
   *[other] { $games } matches
}, { $decisions } decisions.
simulated-wins = { $place }. { $bot }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share } %, most likely { $low } to { $high } %)
simulated-seat = Seat { $seat }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share } %, most likely { $low } to { $high } %)
simulated-slowest = { "   " }slowest decision { $seconds } s
simulated-draws = Draws: { $draws }
simulated-length = Decisions in a match: { $mean } on average, { $most } at most.
simulated-options = Choices in a decision: { $mean } on average.
simulated-speed = { $seconds } s, { $speed } decisions a second.
simulated-seed = Seed: { $seed }

## Rules and content

coverage = { $game }: { $tested } of { $rules } rules have a test.
coverage-passed = Of { $passed } of { $rules } rules a test passed when the tests were last run.
coverage-missing = Without a test: { $rules }
coverage-not-passed = With tests of which none passed: { $rules }
coverage-unknown = Named by tests, but in no rulebook: { $rules }
content-good = { $path } is good: { $files ->
    [one] one file
   *[other] { $files } files
} checked.
deck-kind = { $kind ->
    [robot] Robots
    [resource] Resources
   *[advantage] Advantages
}: { $count } (advised: { $advised })
deck-curve = Robots of cost { $cost }: { $bar } { $count }
deck-size-and-cost = { $size ->
    [one] One card
   *[other] { $size } cards
}{ $robots ->
    [0] , no Robots.
   *[other] , a Robot costs { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
}
deck-made = { $kind ->
    [random] Random deck
    [pool] Sealed pool
   *[sealed] Sealed deck
} { $seed } of the { $army }
deck-legal = { $name } is a legal deck.
case-holds = { $path }: holds
case-fails = { $path }: { $title }: does not hold
case-difference = {"  "}line { $line }, { $place }, { $field }: { $what }
case-place-opening = opening
case-place-end = end
case-place-step = step { $step }
case-differs = expected { $expected }, found { $found }
case-refused-otherwise = expected { $expected }, found { $found }: { $refusal }
case-refused = { $answer } is refused: { $refusal }
case-allowed = { $answer } is allowed
case-roll-missing = a roll is missing: { $found }
case-roll-wrong = { $expected } is not what is rolled: { $refusal }
case-roll-impossible = { $expected } is not what is rolled: { $fault }
case-rolls-left = not rolled: { $expected }
case-event-missing = expected { $expected }, found { $found }
case-event-unwanted = this happened all the same: { $found }
case-place-run = run { $run }, { $place }
case-event-out-of-order = { $expected } happened, but before { $after }; found { $found }
case-nobody-passes = nobody can pass: { $found }
cases-counted = { $count ->
    [one] One case
   *[other] { $count } cases
}, { $failed } not as written.

## Columns

column-name = name
column-title = title
column-status = status
column-usual = usual
column-values = values
column-rule = rule
column-meaning = meaning

## What can go wrong: one line each

error-mark = rollout:
broken = a mistake in the program: { $kind }: { $error } (set { $variable }=1 to see where)
interrupted = interrupted
lang-missing = --lang needs a language: en or de
unknown-language = there are no words in "{ $asked }"; choose en or de
no-such-command = there is no command "{ $name }"{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}
no-such-option = there is no option { $option }{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}
parameter-missing = { $name } is missing
parameter-wrong = { $name }: expected a number{ $least ->
    [none] {""}
   *[other] {" "}from { $least }
}{ $most ->
    [none] {""}
   *[other] {" "}to { $most }
}, found "{ $value }"
too-many-words = "{ $words }" is more than the command takes
usage-wrong = that is not how the command is used: { $problem }
unknown-game = there is no game "{ $slug }"{ $nearest ->
    [none] ; there are { $known }
   *[other] {" "}(nearest: { $nearest })
}
game-not-loaded = "{ $slug }" is installed, but { game-fault }
game-fault = { $fault ->
    [no-name] that is no name for a game: small letters, digits, underscores
    [no-package] it names no GamePackage, but { $found }
    [no-rules] its rules are no Game, but { $found }
    [no-part] in its GamePackage stands something of another kind ({ $found })
    [other-name] by its own rules it is called "{ $found }"
    [no-home] its home is no package ({ $found })
    [no-words] its words cannot be read ({ $found })
    [no-beginning] no match of it can be begun ({ $found })
    [no-seats] it has no number of seats, but { $found }
    [no-setup] its setup cannot be told ({ $found })
   *[other] cannot be loaded ({ $found })
}
unknown-bot = there is no bot "{ $name }"{ $nearest ->
    [none] ; there are { $known }
   *[other] {" "}(nearest: { $nearest })
}
wrong-budget = "{ $words }" is no budget: write seconds like 0.5, or simulations like 200sims
already-arranged = with { $option } a match is set up already: --scenario, --setup and --homebrew do not go with it
play-what = which game? "rollout games" lists them
dice-unknown = --dice knows only "own", not "{ $dice }"
no-own-dice = In this game nobody rolls dice of their own: a hand that errs is no die.
no-first-match = { $title } has no first match for newcomers
too-many-seats = { $given } players are named, but there are { $seats } seats
resume-other-game = { $path } is a match of { $game }
resume-finished = { $path } is a finished match; "rollout replay" shows it
setup-none = { $game } has nothing to set up
options-none = { $game } has no match options
setup-not-a-pair = "{ $pair }" is not KEY=VALUE
setup-unknown-key = the setup has no "{ $key }"{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}
setup-no-key-like-it = the setup has no "{ $key }"; it has { $known }
setup-missing-key = the setup needs "{ $key }"
setup-refused = this setup is not possible: { $problem }
setup-no-such-name = this setup is not possible: { $problem } ("rollout games { $game }" lists what may be typed)
setup-option-limits = { $option }: a whole number from { $least } to { $most }, not { $found }.
setup-option-values = { $option }: one of { $values }, not { $found }.
setup-wrong-value = { $option } must be { $kind ->
    [number] a whole number
    [between] a whole number from { $least } to { $most }{ $none ->
        [no] {""}
       *[other] {" "}({ $none }: none)
    }
    [at-least] a whole number from { $least }
    [at-most] a whole number up to { $most }
    [choice] one of { $values }
    [switch] true or false
    [text] text
    [text-of] text of { $least } to { $most } characters
    [list] a list
    [list-of] a list of { $least } to { $most }
    [table] a table
    [else] something else
   *[other] a number, true, false or text
}{ $optional ->
    [yes] {" "}or null
   *[no] {""}
}, not { $found }
match-failed = match { $number } of seed { $seed } failed: { $error }
file-missing = there is no { $path }
file-is-folder = { $path } is a folder, not a file
file-too-large = { $path } is too large
file-not-text = { $path } is not a text in UTF-8
file-unreadable = { $path } cannot be read: { $reason }
file-not-writable = { $path } cannot be written: { $reason }
journal-unreadable = { $path } is no journal: { $problem }
journal-wrong = { $path } does not hold: { $problem }
no-rulebook = there is no rulebook here
unknown-rule = there is no rule "{ $id }"{ $nearest ->
    [none] ; rules are called like TG-MOV-03, and "rollout rules coverage --json" has them all
   *[other] {" "}(nearest: { $nearest })
}
not-a-checkout = the folder { $path } has no docs/rules and tests
no-checkout = the rules and their tests are only in the project's source folder; name it with --root
tests-unreadable = the tests cannot be collected: { $why }
content-none = there are no content files (.toml) in { $path }
content-which-game = { $path } may be for { $games }: say which with --game
content-unknown-game = { $game ->
    [none] no game here takes content of one's own
   *[other] { $game } takes no content of one's own
}
case-malformed = { $problem }
deck-unreadable = { $problem }
deck-no-such-name = { $problem } "rollout games { $game }" lists the decks.
deck-homebrew = { $problem }

## Help

help-usage = Usage: { $usage }
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-everywhere = Everywhere:
help-lang = en or de; else the language of the system
help-help = show this
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]...
help-version = show the version
help-completion = Write what a shell needs to complete commands and names.
help-completion-shell = bash, zsh or fish
unknown-shell = there is no completion for "{ $name }"; there is for { $known }
help-simulate-save = write the journal of every match into this folder
help-games-game = list what may be typed for this game: scenarios, maps, units, decks, options, bots
backup-no-database = there is no database { $database } to back up
simulated-so-far = { $played } of { $matches } matches
names-scenarios = Scenarios (--scenario NAME):
names-maps = Maps (--setup map=NAME):
names-map-styles = Generated maps (--setup map=generated/STYLE/SEED):
names-units = Units:
names-decks = Decks:
names-cards = Cards:
names-armies = Armies (--setup armies=["NAME","NAME"]):
names-forces = Forces (--setup forces=["NAME","NAME"]):
names-fields = Fields (--setup ground=NAME):
names-figures = Figures:
names-items = Items:
names-options = Options, with what they usually are (--setup NAME=VALUE):
names-bots = Bots; a budget may follow, as in search:0.5 or search:200sims:
help-rollout = A digital tabletop: rules enforced, odds shown, bots included.
help-play = Play in the terminal.
help-games = List the games.
help-match-options = List what the seats of a match may agree on.
help-simulate = Let bots play many matches and count.
help-schema = Print the shapes of what a screen is sent, as JSON Schema.
help-replay = Walk through a saved match.
help-verify = Check a journal: every answer, every state, every draw.
help-adjudicate = Decide written cases by the rules.
help-rules = Look up rules, and which of them are tested.
help-content = Content of one's own.
help-coverage = Which rules have a test? Exit code 1 when some have none.
help-show = Show one rule.
help-check = Check content files; each mistake is one line.
help-game = the game; "rollout games" lists them
help-games-all = the samples as well
help-options-game = the game whose options are listed
help-options-markdown = as the table of the rulebook
help-json = figures as JSON
help-plain = no colour, no drawing, whole sentences: for screen readers
help-simulate-number = how many matches (100)
help-simulate-bots = the bots by seat: random, greedy, search, easy, normal, hard; a budget may follow, as in search:0.1 or search:200sims
help-simulate-seed = a word that makes the run repeatable
help-jobs = how many processes (1)
help-seconds = seconds a decision, for bots without a budget of their own
help-simulations = simulations a decision: repeatable, unlike seconds
help-swap = bots change seats from match to match, in pairs with the same dice
help-scenario = a scenario of the game
help-homebrew = a content file of one's own; its units, maps and scenarios (or cards) join the game's
help-setup = a value of the setup, such as options.sprint=true; may be repeated
help-play-seats = who sits where: "you" or a bot, separated by commas (you first, bots elsewhere)
help-play-bots = the bot for seats that are not named (normal)
help-play-seed = the secret seed of the dice
help-play-learn = the first match for newcomers, with its lessons
help-play-dice = roll your own dice and type what they show
help-play-save = the file in which the match is saved when it ends or you leave
help-play-resume = go on with a saved match
help-journal-file = a journal, as "save" writes it
help-verify-rows = the rows that the service kept, from /api/matches/MATCH/rows: checks their chain up to the head
help-verify-head = a head that your table showed, such as "17 5f1c2a90…"
help-from = begin at this answer
help-to = end at this answer
help-steps = one answer at a time
help-adjudicate-files = case files (TOML)
help-coverage-game = one game; all if left out
help-results = what the tests came to, as make test wrote it; without it they are collected anew
help-root = the project's source folder, if it is not this one
help-show-rule = the ID of a rule, such as TG-MOV-03
help-check-path = a file or a folder
help-check-game = the game it is for, where the content does not tell
help-deck = Decks of Battle Cards.
help-deck-check = Is a deck legal? Kinds, curve, and one line for each fault; exit code 1 if it is not.
help-deck-show = Write a deck as text, as "check" and the setup of a match read it.
help-deck-name = a file with a deck list, the name of a ready-made deck, random:ARMY:SEED or sealed:ARMY:SEED
help-deck-pool = Write the cards that a sealed deck is built from, as text.
help-deck-pool-name = sealed:ARMY:SEED
help-deck-size = how many cards a deck must have (50)
help-deck-mixed = both armies may be in a deck
help-deck-homebrew = a file with cards of one's own (TOML)

## The service

help-serve = Serve matches over the network, for browsers and programs.
help-check-journals = Look whether the journals in a database are what was written.
check-sound = Every journal in { $database } is what was written.
check-damaged = Match { $match }{ $what ->
    [unreadable] { "" }
    [outcome] { "" }
   *[other] , row { $row }
}: { $what ->
    [unreadable] what the database has of it cannot be read
    [outcome] whether and how it ended is not what was written
    [changed] it does not follow from the row before it
    [terms] it, or what was agreed on before the match, is not what was written
    [checkpoint] the checkpoint that is kept with it is not what was written
    [unchained] it carries no hash, though rows before it do
    [missing] it is missing
    [lost] it was known to be there and is lost
   *[other-head] it is not the one that was known
}. { $what ->
    [checkpoint] That checkpoint is not used, and the match goes on.
    [outcome] Its journal counts instead, and a match that is not over goes on.
   *[other] It is not played on; all other matches are.
}
help-backup = Write all matches and their journals to a file.
help-restore = Read a backup into a database.
help-serve-limits = Limits of one client, with their usual values (changed with { $variable }):
limit-requests-per-second = requests of one address, live tables that it opens among them; bursts of ten seconds
limit-kilobytes-per-second = what one address sends; bursts of ten seconds
limit-costly-per-minute = new matches, branches, rematches, claims, invitations, parts of the dice, verifications, words on matches of older rules, of one address
limit-setups-per-minute = set-ups and decks of one address that are judged
limit-passwords-per-minute = new accounts and log-ins of one address
limit-sessions-per-hour = browsers of one address that are new here
limit-sessions-per-account = browsers logged in to one account; the oldest is logged out
limit-messages-per-second = messages at one live table
limit-chat-per-second = remarks at one live table; bursts of five
limit-remarks-per-match = remarks in one match
limit-connections-per-address = live tables of one address
limit-connections-at-door = connections of any kind of one address
limit-questions-per-address = odds, hints and looks of one address that are worked on or wait, at any of its live tables
limit-connections-in-all = connections of all addresses with one worker, a third of the files it may open at most; nobody has more than are left
limit-connections-per-match = live tables of one match
limit-rows-per-match = answers, rolls, offers and take-backs in one match, an equal share for each seat; then it can only give up
limit-changes-per-seat = how often a seat is left, given to a bot or handed back in one match
limit-offers-per-seat = offers of a draw and requests to go back of one seat
limit-matches-in-memory = matches in the memory of one worker; others are read when needed
limit-bot-processes = bots that think at the same time; one more process works out odds, shots and long texts
help-serve-host = the address to listen at
help-serve-port = the port to listen at; 0 finds a free one
help-serve-database = where matches are kept: FILE, sqlite:///FILE or postgresql://… (a file of your own)
help-serve-redis = Redis or Valkey, for several workers or machines
help-serve-workers = how many processes serve (1)
help-serve-live = a port for live tables alone, for a proxy to send them to
help-serve-proxy = believe the address that a proxy in front reports
help-serve-power = wait for the disk at every answer (SQLite)
help-serve-open = show it in a browser
help-backup-file = the backup
serve-address = Rollout is at { $address }
    Matches are kept in { $database }. Ctrl+C ends it.
serve-needs-redis = several workers need --redis, to tell each other what happened
serve-no-database = the database { $database } cannot be used: { $problem }
serve-no-host = { $host } cannot be listened at: { $problem }
serve-no-port = { $host }, port { $port } cannot be used: { $problem }
serve-same-port = the port for live tables must be another than port { $port }, where all else is
backup-done = { $matches ->
    [one] one match was
   *[other] { $matches } matches were
} written to { $path }
restore-done = { $matches ->
    [one] one match was
   *[other] { $matches } matches were
} read from { $path }
backup-failed = { $problem }

## What is wrong with a file: the English sentences are those of the kernel, word for word

problem-number-of-faces = { $dice } are { $number } faces in a list, not { $found }
problem-no-such-face = a { $die } shows 1 to { $most }, not { $found }
problem-no-such-shuffle = a shuffle of { $items } cannot give { $found }
problem-line-expected = line { $line }: expected { $expected }
problem-line-unreadable = line { $line }: cannot read { $row } ({ $problem })
problem-second-line = a second { $head }
problem-second-hash = another hash than the line before
problem-too-deep = nested too deeply
problem-no-game-named = no line names the game
problem-expected-ply = expected ply { $ply }
problem-no-seat = { $who } is no seat
problem-other-end = it ends with { $found }, not { $written }
problem-no-such-key-nearest = { $place }: there is no such key (nearest: { $nearest })
problem-no-such-key-known = { $place }: there is no such key; known are { $known }
problem-draw-used-again = a draw of the part before is used again
problem-draws-do-not-rise = the numbers of the draws do not rise
problem-drawn-not-recorded = what can be drawn is not recorded
problem-only-recorded = that can only be recorded
problem-other-rules-now = written for { $others }, and now: { $problem }
problem-other-versions = written for { $game } rules { $rules } content { $content }, not { $this } rules { $these } content { $contents }
problem-cannot-begin = the match cannot be begun: { $problem }
problem-cannot-go-on = the rules cannot go on from there ({ $error })
problem-other-hash = the step that ended at ply { $ply } has another hash than written
problem-other-seed = the seed is not the one that was committed to
problem-drawn-no-outcome = only an outcome is drawn or recorded
problem-other-part = the part of seat { $seat } is not the one that was sealed
problem-other-dice-form = line 1: what it tells of the dice is that of a { $form }
problem-no-settlement = what was settled before the dice is missing
problem-other-settlement = setup, rules and seals are not those that were settled before the dice
problem-parts-out-of-order = the parts of the dice are not in the order of their seats
problem-never-sealed = the parts of seats { $seats } were never sealed; only one may be so
problem-seed-gives = ply { $ply }: the seed gives { $outcome }
problem-at-ply = ply { $ply }: { $words }: { $problem }
problem-was-asked-for = { $label } was asked for
problem-nothing-of-the-kind = nothing of the kind was asked
problem-one-line = an action is one line of at most { $most } characters
problem-empty-line = an empty line is no action
problem-no-action-nearest = { $tag } is no action (nearest: { $nearest })
problem-no-action = { $tag } is no action; known are { $tags }
problem-too-many-fields = { $line } has more words than { $tag } has fields
problem-cannot-read = cannot read { $line }: { $problem }
problem-cannot-read-at = cannot read { $line } at character { $number }
problem-wrong-type = Expected { $expected }, got { $found }
problem-readable-file = a readable file
problem-utf-8 = text in UTF-8
problem-other-bytes = other bytes
problem-known-key = a known key
problem-a-value = a value
problem-one-of = one of { $names }
problem-known-names = { $count } known names
problem-whole-number = a whole number
problem-a-number = a number
problem-a-text = text
problem-true-or-false = true or false
problem-a-list = a list
problem-a-table = a table
problem-nothing = nothing
problem-or-nothing = { $kind } or nothing
problem-of-length = { $kind } of length { $limit }
problem-at-most = { $kind } <= { $limit }
problem-at-least = { $kind } >= { $limit }
problem-toml = TOML
problem-toml-files = TOML files
problem-none = none
problem-no-setup = no setup
problem-a-seat = a seat ({ $letters })
problem-a-chance = a chance like "3/10"
problem-one-deed = one of answer, refused and undo
problem-several-deeds = several of them
problem-an-event = an event
problem-a-detail-of = a detail of { $event }
problem-an-events-detail = a detail of an event
problem-part-of-a-sum = a part of a sum
problem-a-rule-of = a rule of { $game }
problem-a-key-of = a key of { $table }
problem-beside-refused = refused beside it
problem-beside-an-answer = an answer beside it
problem-refused-how = a rule, a reason (why) or words (says)
problem-no-steps = no steps beside it
problem-some = some
problem-not-known-here = { $name } is not known here
problem-no-such-game-nearest = there is no game "{ $slug }" (nearest: { $nearest })
problem-no-such-game = there is no game "{ $slug }"
problem-game-not-loaded = "{ $slug }" is installed here, but cannot be loaded
problem-expected-found-nearest = { $where }: expected { $expected }, found { $found } (nearest: { $nearest })
problem-expected-found = { $where }: expected { $expected }, found { $found }
problem-no-such-file = No such file or directory
problem-is-a-directory = Is a directory
problem-not-a-directory = Not a directory
problem-permission-denied = Permission denied
problem-links-in-a-circle = Too many levels of symbolic links
problem-input-output-error = Input/output error
problem-disk-full = No space left on device
problem-read-only = Read-only file system
problem-address-in-use = Address already in use
problem-address-not-here = Cannot assign requested address
content-problem = { $where }: expected { $expected }, found { $found }{ $nearest ->
    [none] {""}
   *[other] {" "}(nearest: { $nearest })
}

## Standing answers

standing-pass-over = Pass over phases and turns in which there is nothing to choose
