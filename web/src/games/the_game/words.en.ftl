tg-cost = { $points } of { $all }
tg-labels = Numbers of hexes, costs and all names
tg-turn-board = Turn the board
# A shot at it never misses; whether it does damage is another matter.
tg-hits = hits
tg-reach = within reach
tg-tray = Units to be placed
tg-tray-help = Drag a unit onto the board, or choose it in the list.
tg-put-down = { $unit }: which hex? Where the pointer is in it, there it looks.
tg-points-then = { $change } → { $value }, { $left ->
        [one] one point left
       *[other] { $left } points left
    }
tg-points-over = { $change } → { $value }, over by { $over }
tg-modes = Modes
tg-with-trait = Any ability
tg-order = Order
tg-order-name = By name
tg-order-value = By points
tg-order-strength = By strength
tg-order-speed = By speed
tg-order-firepower = By firepower
tg-order-endurance = By endurance
tg-order-skill = By skill
tg-in-the-cast = In the cast
tg-went = { $unit } goes to { $cell } in { $steps } steps.
