tg-cost = { $points } von { $all }
tg-labels = Nummern der Felder, Kosten und alle Namen
tg-turn-board = Spielfeld drehen
tg-hits = trifft
tg-reach = in Reichweite der Bewegung
tg-tray = Aufzustellende Einheiten
tg-tray-help = Zieh eine Einheit aufs Spielfeld oder wähle sie in der Liste.
tg-put-down = { $unit }: auf welches Feld? Wo der Zeiger darin ist, dorthin blickt sie.
tg-points-then = { $change } → { $value }, { $left ->
        [one] ein Punkt übrig
       *[other] { $left } Punkte übrig
    }
tg-points-over = { $change } → { $value }, { $over } zu viel
tg-modes = Formen
tg-with-trait = Jede Fähigkeit
tg-order = Reihenfolge
tg-order-name = Nach Namen
tg-order-value = Nach Punkten
tg-order-strength = Nach Stärke
tg-order-speed = Nach Tempo
tg-order-firepower = Nach Feuerkraft
tg-order-endurance = Nach Ausdauer
tg-order-skill = Nach Können
tg-in-the-cast = In der Besetzung
tg-went = { $unit } geht in { $steps } Schritten nach { $cell }.
