### Die Wörter der Beispielspiele.

## Spieler. Wo sie Namen haben, stehen hier die Namen.

player-seat = Spieler { $seat }

## Drei gewinnt

ask-mark = Welches Feld besetzt du?
do-mark = Feld { $cell } besetzen
event-marked = { player-seat } besetzt Feld { $cell }.
cell-taken = Dieses Feld ist schon besetzt.
no-such-cell = Es gibt nur die Felder 0 bis 8.
result-three-in-a-row = drei in einer Reihe
result-board-full = das Brett ist voll
view-cells = { player-seat } hat die Felder: { $cells }.

## Bluff

ask-claim = Behauptest du, die bessere Karte zu haben?
ask-believe = Der andere behauptet, die bessere Karte zu haben. Glaubst du es?
do-claim = Behaupten
do-fold = Passen
do-call = Sehen wollen: Karten aufdecken
event-shown = Die Karten liegen offen: A hat { $first }, B hat { $second }.
event-chips-moved = { $chips ->
    [one] Ein Chip geht
   *[other] { $chips } Chips gehen
} an Spieler { $to }.
result-all-deals-played = alle Runden sind gespielt
view-deal = Gespielte Runden
view-chips = Chips
view-card = Deine Karte

## Das Scheibenduell

ask-slide = Wohin schiebst du deine Scheibe, höchstens vier Zoll weit?
do-slide = Nach { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) } schieben
event-flicked = { player-seat } schnippt: Der Puck bleibt bei { NUMBER($rest_x, useGrouping: 0) }, { NUMBER($rest_y, useGrouping: 0) } liegen{ $hit ->
    [yes] {" "}und trifft!
   *[no] .
}
event-flick-void = { player-seat } kann nicht schnippen: Der Wurf zählt nicht.
roll-deal = wie die Karten fallen
roll-hand = wie die Hand zittert
roll-puck = wo der Puck liegen bleibt
off-the-table = Dieser Punkt liegt nicht auf dem Tisch.
too-far = Das ist zu weit: Geschoben wird höchstens { NUMBER($most, useGrouping: 0) }.
result-knocked-out = die andere Scheibe ist getroffen
result-time-is-up = die Zeit ist um
view-turn = Zug
view-discs = Scheiben
view-out = Getroffen

## Das Schildduell

ask-walk = Wohin geht dein Roboter, höchstens sechs Zoll weit?
ask-face = Wohin hält er seinen Schild?
ask-fire = In welche Richtung feuert er?
do-walk = Nach { $x }″, { $y }″ gehen
do-stay = Stehen bleiben
do-face = Nach { $degrees }° wenden
do-fire = Nach { $degrees }° feuern
event-walked = { player-seat } geht nach { $x }″, { $y }″.
event-faced = { player-seat } wendet sich nach { $degrees }°.
event-beamed = { player-seat } feuert: { $met ->
    [robot] Treffer!
    [shield] Der Schild hält den Strahl auf.
    [block] Der Strahl endet an einem Block.
   *[nothing] Er trifft nichts.
}
walk-too-long = Das ist zu weit: Gegangen wird höchstens { NUMBER($most, useGrouping: 0) }.
in-the-way = Da ist etwas im Weg.
too-many-legs = Dieser Weg hat zu viele Strecken.
standing-stay = Immer stehen bleiben
result-shot-down = der andere Roboter ist ausgeschaltet

## Zählen

ask-count = Wie viele Zahlen sagst du?
do-count = { $numbers ->
    [one] Eine Zahl sagen
   *[other] { $numbers } Zahlen sagen
}
result-last-number = die letzte Zahl ist gesagt
view-said = Bisher gesagt
problem-three-rows = es sind drei Reihen zu drei Feldern
