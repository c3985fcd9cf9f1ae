## Lists that are bought for points

lists-place = Forces { $side }
lists-ready = Ready-made
lists-kept = Your own
lists-not-bought = This figure is not bought: it comes with a scenario, or others become it in play.
lists-own = a list of your own
lists-build = Build the list
lists-legal = Legal.
lists-empty = The list is empty.
lists-of = of { $limit } points
lists-then = { $change } → { $points }, { $left ->
    [one] 1 left
   *[other] { $left } left
}
lists-over = { $change } → { $points }, over by { $over }
lists-add = Add
lists-any = Any mark
lists-order = Order
lists-order-name = By name
lists-order-points = By points
lists-order-by = By { $number }
lists-lead = { $name } leads
lists-carry = { $name } takes along …
lists-put-down = { $name } leaves { $extra } behind
lists-name = Name of the list
lists-keep = Keep the list
lists-kept-now = Kept in this browser.
lists-not-kept = This browser keeps nothing.
lists-forget = Forget { $name }
lists-sheet = Sheet
lists-theme = Theme: { $theme }
lists-no-theme = No theme: the army goes without its benefits.
lists-forms = Together they can form { $name }.
lists-speed = Speed
lists-structure = Structure
lists-hit-points = HP
lists-energon = EN
lists-size = Size
lists-mode = { $mode }: { $form }
lists-weapon = { $reach } · { $chance } % · { $damage }
lists-weapon-with = { $reach } · { $chance } % · { $damage } · { $traits }
lists-attack = { $reach }″ · { $kind } { $damage } · { $cost } EN
lists-energon-cost = { $cost } EN
