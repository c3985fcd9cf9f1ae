tw-round = Round { $round } of { $limit } · { $first } : { $second }
tw-round-open = Round { $round } · { $first } : { $second }
tw-tempo-acts = { $name } acts now
tw-tempo-acted = { $name } has acted
tw-tempo-sits-out = { $name } sits out the next round
tw-tempo-ready = { $name } is still to act
tw-tempo-left = { $count } still to act
tw-cost = { $cost } points
tw-speed = Speed { $inches }″
tw-sight-show = Lines of sight
tw-sight-clear = clear
tw-sight-blocked = blocked
tw-next-attack = Next attack
tw-next-destroyed = Next figure destroyed
tw-forecast = { $percent } % hit · ⌀ { $damage } of { $left } structure
tw-forecast-area = Harms { $count ->
    [one] one figure
   *[other] { $count } figures
}
tw-forecast-need = Roll above
tw-forecast-friends = Friends in danger: { $names }
