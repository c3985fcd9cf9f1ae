at-view = Wie der Tisch gezeigt wird
at-view-scene = Tisch
at-view-plan = Plan
at-scene = Der Tisch im Raum
at-scene-help = Q und E drehen die Kamera, R und F heben und senken sie, T blickt von oben, C über die Schulter, G zeigt den ganzen Tisch.
at-from-above = Von oben
at-key-turn = Kamera drehen
at-key-raise = Kamera heben und senken
at-key-above = Von oben; ganzer Tisch
at-turn = Zug { $turn } · { $left ->
    [0] kein Angriff übrig
    [one] ein Angriff übrig
   *[other] { $left } Angriffe übrig
}
at-next-attack = Nächster Angriff
at-next-loss = Nächste Figur gefallen
at-next-turn = Nächster Zug
at-speed-red = Tempo { $speed } in Rot
at-speed-white = Tempo { $speed } in Weiß
at-aim = Zielen
at-aim-somewhere = Zeige auf jemanden.
at-aim-headline = { $chance }, dass { $name } fällt
at-chance = Etwa { $number } von 10
at-chance-sure = Fast sicher
at-chance-hardly = Kaum je
at-chance-none = Keine Aussicht
at-topples = fällt { $share }
at-stays = steht { $share }
at-misses = daneben { $share }
at-friends = In Gefahr: { $names }
at-switches = Schalter: Hüfte { $waist }, Brust { $chest }
at-locked = Die Richtung steht fest. Geschosse übrig: { $left }
at-ends-table = Es fällt auf den Tisch.
at-ends-wall = Eine Mauer hält es auf.
at-ends-figure = Es trifft jemanden.
at-ends-cover = Deckung hält es auf.
at-ends-edge = Es fliegt vom Tisch.
at-ends-spent = Es reicht an niemanden.
at-pitch = Erhöhung
at-pitch-follows = folgt dem Ziel
at-side = Von welcher Seite
at-side-left = Von links
at-side-right = Von rechts
at-twist = Aufgezogen
at-arm = Arm
at-millimetres = { $length } mm
at-strike = Loslassen
at-roll = Rollen
at-tix = { $count } von { $most } Tix
at-tix-left = { $left ->
    [0] Kein Tik übrig
    [one] Ein Tik übrig
   *[other] { $left } Tix übrig
}
at-cut-contact = hält bei Berührung
at-cut-slowing = hält in bremsendem Gelände
at-cut-barrier = hält hinter der Sperre
at-then = Dann: { $face }
at-halved = Bremsendes Gelände: halbe Tix.
at-next-turn-reach = { $speed ->
    [one] Hält sie hier: ein Tik im nächsten Zug.
   *[other] Hält sie hier: { $speed } Tix im nächsten Zug.
}
at-stop = Von selbst halten
at-stop-never = nie
at-stop-red = sobald Rot zeigt
at-stop-white = sobald Weiß zeigt
at-stop-number = ab { $number }
at-halt = Hier halten
at-shoulder = Über die Schulter
at-practice = { $downs } gefallen bei { $tries ->
    [one] einem Angriff
   *[other] { $tries } Angriffen
}
at-film = Der Schuss noch einmal
at-film-play = Schuss abspielen
at-film-time = Augenblick des Schusses
at-film-at = { $time } ms
at-film-share = Link zu diesem Schuss
at-film-again = Noch einmal
at-shown = Was ihr Fenster gezeigt hat
at-shelves = Ablagen von { $seat }
at-half-battle = Kampftruppe
at-half-back-up = Reserve
at-half-defeated = Besiegt
at-build = Truppe bauen
at-any-rank = Jeder Rang
at-order-white = Nach Weiß
at-add-to = Dazu in
at-drop = { $name } herausnehmen
at-points-of = { $points } von { $most } Punkten
at-ready = Fertig zusammengestellt
at-own-force = Figur für Figur gewählt
at-sheet-number = Nr. { $number }
at-sheet-worth = { $points } Punkte · { $rank } · Größe { $size }
at-sheet-white = weiß in { $white } von 26
at-mode = Art der Partie
group-advance = Rollen …
group-halt = Anhalten und blicken …
group-aim = Zielen …
group-stand = Ein Platz auf der Linie …
group-enter = Ein Platz auf der Linie …
at-mode-duel = Duell
at-mode-duel-told = Zwei Spieler, jeder mit einer Linie, bis bei einem niemand mehr steht.
at-mode-teams = Mannschaften
at-mode-teams-told = Zwei gegen zwei oder zwei gegen einen. Die Truppen einer Mannschaft ergeben zusammen die Größe.
at-mode-free-for-all = Jeder gegen jeden
at-mode-free-for-all-told = Drei oder vier, jeder für sich, jeder mit einer Seite des Tisches.
at-mode-tournament = Turnier
at-mode-tournament-told = Runden jeder gegen jeden mit Punkten nach Plätzen; dann spielen die zwei Besten ein Duell.
at-rounds = Runden
at-rounds-then-final = { $count ->
    [one] Eine Runde, dann das Finale
   *[other] { $count } Runden, dann das Finale
}
at-round = Runde { $round } von { $rounds }
at-final = Finale
at-scored = { $points ->
    [one] ein Turnierpunkt
   *[other] { $points } Turnierpunkte
}
at-mode-gallery = Schießstand
at-mode-gallery-told = Eine Figur, Ziele in bekannter Entfernung, so viele Versuche, wie du willst. Was fällt, wird wieder aufgestellt.
at-players = Spieler
at-size = Größe
at-size-points = { $size } Punkte, Reserve die Hälfte davon
at-shooter = Wer übt
at-targets = Ziele
at-shape-robot = Roboter
at-shape-car = Auto
at-shape-condor = Kondor
at-shape-insect = Insekt
at-shape-jet = Düsenjäger
at-shape-panther = Panther
at-shape-scorpion = Skorpion
at-shape-tank = Panzer
at-shape-truck = Lastwagen
at-shape-tyrannosaur = Tyrannosaurus
at-map-bare-table = Leerer Tisch
at-map-energon-field = Energonfeld
at-map-twin-forests = Zwei Wälder
at-map-highway = Autobahn
at-map-fortress = Festung
at-map-stockade = Palisade
at-map-junkyard = Schrottplatz
at-map-junkyard-b = Schrottplatz B
at-map-underground-maze = Unterirdisches Labyrinth
at-map-triangle = Dreieck
at-map-arena = Arena
at-map-rally-point = Sammelpunkt
at-force-vanguard = Vorhut
at-force-spearhead = Speerspitze
at-force-dinobot-charge = Sturm der Dinobots
at-force-cassette-club = Kassettenklub
at-force-old-guard = Alte Garde
at-force-reborn = Wiedergeboren
at-force-firing-line = Feuerlinie
at-force-sting = Stachel
at-force-planet-eater = Planetenfresser
at-force-god-of-light = Gott des Lichts
