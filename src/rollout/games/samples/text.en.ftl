### The words of the sample games.

## Players. Where they have names, the names stand here.

player-seat = Player { $seat }

## Tic-tac-toe

ask-mark = Which cell do you mark?
do-mark = Mark cell { $cell }
event-marked = { player-seat } marks cell { $cell }.
cell-taken = That cell is marked already.
no-such-cell = There are only the cells 0 to 8.
result-three-in-a-row = three in a row
result-board-full = the board is full
view-cells = { player-seat } holds the cells: { $cells }.

## Bluff

ask-claim = Do you claim to hold the better card?
ask-believe = The other player claims to hold the better card. Do you believe it?
do-claim = Claim it
do-fold = Fold
do-call = Call: show the cards
event-shown = The cards are shown: A holds { $first }, B holds { $second }.
event-chips-moved = { $chips ->
    [one] One chip goes
   *[other] { $chips } chips go
} to player { $to }.
result-all-deals-played = all deals are played
view-deal = Deals played
view-chips = Chips
view-card = Your card

## The disc duel

ask-slide = Where do you slide your disc, at most four inches?
do-slide = Slide to { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }
event-flicked = { player-seat } flicks: the puck rests at { NUMBER($rest_x, useGrouping: 0) }, { NUMBER($rest_y, useGrouping: 0) }{ $hit ->
    [yes] {" "}and hits!
   *[no] .
}
event-flick-void = The flick of { player-seat } cannot be carried out: it does not count.
roll-deal = how the cards fall
roll-hand = how the hand trembles
roll-puck = where the puck comes to rest
off-the-table = That point is not on the table.
too-far = That is too far: a slide is { NUMBER($most, useGrouping: 0) } at most.
result-knocked-out = the other disc is knocked out
result-time-is-up = time is up
view-turn = Turn
view-discs = Discs
view-out = Knocked out

## The shield duel

ask-walk = Where does your robot walk, at most six inches?
ask-face = Which way does it hold its shield?
ask-fire = In which direction does it fire?
do-walk = Walk to { $x }″, { $y }″
do-stay = Stay
do-face = Face { $degrees }°
do-fire = Fire at { $degrees }°
event-walked = { player-seat } walks to { $x }″, { $y }″.
event-faced = { player-seat } turns to { $degrees }°.
event-beamed = { player-seat } fires: { $met ->
    [robot] a hit!
    [shield] the shield stops the beam.
    [block] the beam ends at a block.
   *[nothing] it meets nothing.
}
walk-too-long = That is too far: a walk is { NUMBER($most, useGrouping: 0) } at most.
in-the-way = Something is in the way.
too-many-legs = That way has too many legs.
standing-stay = Always stay where it is
result-shot-down = the other robot is out

## Counting

ask-count = How many numbers do you say?
do-count = { $numbers ->
    [one] Say one number
   *[other] Say { $numbers } numbers
}
result-last-number = the last number was said
view-said = Said so far
problem-three-rows = there are three rows of three cells
