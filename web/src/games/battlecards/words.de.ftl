### Worte des Battle Cards-Tischs und des Deckbaukastens. Die des Spiels kommen vom Dienst.

## Der Tisch

bc-board = Kartentisch
bc-board-help = Pfeiltasten gehen von Karte zu Karte, Enter wählt eine Karte oder antwortet mit ihr, N geht zur nächsten möglichen Antwort, Escape lässt los.
bc-key-arrows = von Karte zu Karte
bc-next-battle = Nächster Kampf
bc-next-scrapped = Nächste Karte, die verschrottet wird
bc-turn = Zug { $turn }
bc-phase-energon = Energon
bc-phase-deployment = Aufmarsch
bc-phase-action = Aktion
bc-phase-supply = Nachschub
bc-left = In diesem Zug noch:
bc-left-discover = entdecken
bc-left-deploy = einsetzen
bc-left-attempt = ein Versuch
bc-left-claim = beanspruchen
bc-left-challenge = herausfordern
bc-left-draw = ziehen
bc-left-science = Forschung
bc-next-seat = dann { $seat }
bc-bank = { $bank } Energon, { $income } mehr in der nächsten Energonphase
bc-support-limit = Unterstützungsgrenze
bc-hand-count =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
bc-deck-count =
    { $count ->
        [one] eine Karte im Nachschubstapel
       *[other] { $count } Karten im Nachschubstapel
    }
bc-scrapheap = Schrotthaufen
bc-open-scrapheap =
    { $count ->
        [one] Karten: Schrotthaufen ansehen (eine Karte)
       *[other] Karten: Schrotthaufen ansehen ({ $count } Karten)
    }
bc-scrapheap-of = Schrotthaufen von { $name } ({ $count })
bc-open-cards = { $hand }: was von Hand und Deck bekannt ist
bc-cards-of = Hand und Deck von { $name }
bc-known-of-hand = Bekannt von der Hand: { $known } von { $count }
bc-seen-by =
    { $count ->
        [one] { $name } hat eine Karte dieser Hand gesehen.
       *[other] { $name } hat { $count } Karten dieser Hand gesehen.
    }
bc-deck-bottom = Unterste Karten des Nachschubstapels, die unterste zuerst
bc-deck-list = Deckliste
bc-deck-unknown = Die Deckliste ist geheim.
bc-in-force = In Kraft
bc-by-card = ({ $source }, { $until })
bc-by-card-alone = ({ $source })
bc-until-battle = in diesem Kampf
bc-until-turn = in diesem Zug
bc-until-round = bis zum nächsten Zug von { player-seat }
bc-homebase-of =
    { $own ->
        [yes] Deine Heimatbasis
       *[no] Heimatbasis von { $name }
    }
bc-home-empty = Niemand in der Heimatbasis.
bc-hand-empty = Deine Hand ist leer.
bc-field-empty = Noch ist nichts entdeckt.
bc-site-free = frei
bc-site-held = { $name } kontrolliert
bc-site-loose = { $name } besetzt
bc-site-claimed = { $name } beansprucht
bc-offered = Karten zur Auswahl
bc-chosen-card = Die gewählte Karte
bc-choose-a-card = Wähle eine Karte, um sie hier zu lesen.
bc-more-verbs = { $count } weitere in der Liste.
bc-can-answer = Mit dieser Karte kannst du antworten.
bc-can-go-there = Die gewählte Karte kann dorthin.
bc-in-battle = im Kampf
stat-hit-points = Ausdauer übrig

## Karten

bc-str = STÄ
bc-end = AUS
bc-spd = TEM
bc-cost = Energon zum Einsetzen
bc-yield = Energon in jedem Zug
bc-requires = braucht { $skill }
bc-window-action = in der Aktionsphase
bc-window-battle = im Kampf
bc-window-contest = gegen Ansprüche
bc-window-open = jederzeit
bc-no-skills = keine Fertigkeiten
bc-no-ability = Keine Fähigkeit in diesem Modus.
bc-ability-used = benutzt
bc-support-value = Gibt im Kampf { $support } Stärke.
bc-damage = Schaden { $damage } von { $endurance }.
bc-transformed = In diesem Zug verwandelt.
bc-pinned = Kann sich nicht verwandeln.
bc-now = Jetzt Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }.
bc-card = { $name }{ $subtitle ->
    [none] {""}
   *[other] , { $subtitle }
}: { $kind }.
bc-card-robot = Kostet { $cost }, Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }.
bc-card-resource = Bringt jeden Zug { $yield } Energon{ $requires ->
    [none] {""}
   *[other] , verlangt { $requires }
}.
bc-other-mode = Verwandelt ({ $mode }): Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }.
bc-skills = Fertigkeiten: { $skills }.

## Kampf

bc-attacker = greift an
bc-defender = verteidigt
bc-enhanced = verstärkt
bc-core = Kern
bc-slot = freier Platz
bc-use-strength = +{ $strength }
bc-use-supporter = dabei +{ $strength }
bc-use-effect = Effekt
bc-use-transformation = verwandelt
bc-over-claim = Anspruch
bc-over-challenge = Herausforderung
bc-still-hand =
    { $count ->
        [0] keine Handkarten
        [one] kann die eine Handkarte spielen
       *[other] kann eine von { $count } Handkarten spielen
    }
bc-limit-reached = Unterstützungsgrenze { $limit }: keine Karten mehr
bc-hushed = In diesem Kampf keine Unterstützung mehr
bc-still-dice =
    { $dice ->
        [one] kann einen Kampfwürfel werfen
       *[other] kann bis zu { $dice } Kampfwürfel werfen
    }
bc-still-transform = { $robot } darf sich verwandeln
bc-still-abilities = darf nutzen: { $cards }
bc-cannot-join =
    { $count ->
        [one] einer kann nicht dazukommen
       *[other] { $count } können nicht dazukommen
    }
bc-if-now = Wäre jetzt Schluss:
bc-warn-wins-but-lost = { $robot } würde gewinnen und verschrottet: Kernstärke schützt, Unterstützung nicht.
bc-takes-the-hit = { $robot } steckt den Treffer für { $lead } ein!
bc-skip = Überspringen

## Bevor es geschieht

bc-claim-controls = Macht sie niemand streitig, gehört die Ressource dir.
bc-claim-no-skill = Die nötige Fertigkeit fehlt: Du würdest sie besetzen, ohne sie zu kontrollieren.
bc-speed = Tempo { $speed }
bc-meets = beginnt mit { $strength }, sichtbar bis { $most }
bc-meets-more = Tempo { $speed }, verträgt { $bears } Schaden.
bc-prospect-more =
    { $slots ->
        [0] Kein freier Platz
        [one] Ein freier Platz
       *[other] { $slots } freie Plätze
    }, { $supporters ->
        [0] niemand kann dazukommen
        [one] ein Roboter kann dazukommen
       *[other] { $supporters } Roboter können dazukommen
    }, { $dice ->
        [0] keine Kampfwürfel
        [one] ein Kampfwürfel
       *[other] { $dice } Kampfwürfel
    }, { $hand ->
        [0] keine Handkarten
        [one] eine Handkarte
       *[other] { $hand } Handkarten
    }.
bc-if-nothing = Fügt niemand etwas hinzu:
bc-if-nothing-more = Noch nicht endgültig, zu Beginn des Kampfes geschieht etwas. Fügt niemand etwas hinzu:
bc-if-then = Wäre dann Schluss:
bc-against = { $mine } gegen { $theirs }

## Reaktionen


## Der Tisch in Worten

player-seat = Spieler { $seat }

## Gruppen von Möglichkeiten

group-discover = Entdecken …
group-deploy = Einsetzen …
group-move = Bewegen …
group-transform = Verwandeln …
group-use-ability = Eine Fähigkeit nutzen …
group-play = Einen Vorteil ausspielen …
group-claim = Beanspruchen …
group-challenge = Herausfordern …
group-contest = Streitig machen …
group-add-strength = Eine Karte für Stärke verschrotten …
group-join = Einen Roboter dazuholen …
group-choose = Wählen …
group-science = Forschung nutzen …

## Decks

builder-title = Deckbaukasten
builder-intro = Fünfzig Karten, eine Armee, höchstens drei Exemplare.
builder-start-from = Grundlage
builder-draft = Wie du es verlassen hast
builder-empty = Leeres Deck
builder-random = Zufallsdeck
builder-sealed = Versiegeltes Deck
builder-made = { $kind ->
    [sealed] Versiegeltes Deck
   *[random] Zufallsdeck
} · { $army } · { $seed }
builder-seed = Losnummer
builder-seed-help = Dieselbe Losnummer ergibt dasselbe Deck.
builder-draw-anew = Neu auslosen
builder-name = Name des Decks
builder-my = Meine Decks
builder-save = In diesem Browser speichern
builder-saved = In diesem Browser gespeichert.
builder-forget = { $name } löschen
builder-search = Name, Gruppe, Text …
builder-kind = Art
builder-army = Armee
builder-cards = { $count } von { $needed } Karten
builder-tab-deck = Deck: { $count } von { $needed }
builder-tab-pool = Alle Karten
builder-kinds = { $number } (empfohlen { $advice })
builder-curve = Roboter nach Kosten
builder-average = im Mittel { $cost }
builder-legal = Dieses Deck ist erlaubt.
builder-add = { $card } hinzufügen
builder-remove = { $card } herausnehmen
builder-copies =
    { $count ->
        [one] ein Exemplar
       *[other] { $count } Exemplare
    }
builder-text = Als Text
builder-import = Text einlesen
builder-copy = Text kopieren
builder-text-help = Eine Zeile je Karte: Anzahl, dann Kürzel oder Name.
builder-play = Damit spielen
builder-cost-bar =
    { $count ->
        [one] Kosten { $cost }: ein Roboter
       *[other] Kosten { $cost }: { $count } Roboter
    }
builder-link = Ein Deck bauen
builder-none-fits = Keine Karte passt.
bc-seats = Spieler
bc-seats-count = { $count ->
    [2] Zwei
    [3] Drei
   *[4] Vier oder zwei Teams
}
builder-of-seat = Deck von Platz { $seat }
builder-later = Wählt, wer Platz nimmt
builder-paste = Liste einfügen
builder-fault-of-seat = Platz { $seat }: { $fault }
builder-difficulty = Schwierigkeit { $level } von 3
builder-number-robot =
    { $count ->
        [one] ein Roboter
       *[other] { $count } Roboter
    }
builder-number-resource =
    { $count ->
        [one] eine Ressource
       *[other] { $count } Ressourcen
    }
builder-number-advantage =
    { $count ->
        [one] ein Vorteil
       *[other] { $count } Vorteile
    }
builder-roll-out = Roll Out
builder-about-roll-out = Schnelle Wagen: Langsame Roboter können ihre Ansprüche nicht streitig machen, und im Konvoi kämpfen sie besser.
builder-dinobot-charge = Sturm der Dinobots
builder-about-dinobot-charge = Wenige, stark und langsam: verlieren Wettläufe und holen sich durch Herausforderung, was sie wollen.
builder-air-supremacy = Luftherrschaft
builder-about-air-supremacy = Jets, die fast allen davonfliegen und sich in jeden Kampf einmischen.
builder-energon-foundry = Energongießerei
builder-about-energon-foundry = Reiche Quellen, die kaum eine Fertigkeit verlangen: Ein Baumeister holt mehr heraus, und Räuber leeren die andere Bank.
builder-matrix-guard = Wächter der Matrix
builder-about-matrix-guard = Anführer und eine schnelle junge Garde: stärken den eigenen Kern und schwächen den der anderen.
builder-iron-tyranny = Eiserne Tyrannei
builder-about-iron-tyranny = Schwere Krieger, die angreifen und jeden Sieg teuer machen.

## Aufbau

bc-preset = Wege zum Sieg
bc-preset-first-game = Erste Partie: 40 Energon
bc-preset-very-short = Sehr kurz: drei Ressourcen
bc-preset-average = Mittellang: fünf Ressourcen
bc-preset-very-long = Sehr lang: 80 Energon
bc-preset-challenging = Anspruchsvoll: alle drei Wege
bc-warn-endless = Mit nur diesem Weg kann eine Partie sehr lange dauern; eine Zuggrenze ist ratsam.
bc-limit-turns = Nach { $turns } Zügen werten
bc-begins = Es beginnt
bc-agreed = Was ausgemacht ist
bc-agreed-homebrew = Selbst gemachte Karten spielen mit
builder-order = Reihenfolge
builder-order-cost = Nach Art und Kosten
builder-order-name = Nach Namen
builder-order-strength = Nach Stärke
builder-order-endurance = Nach Ausdauer
builder-order-speed = Nach Tempo
builder-then = Eine mehr: { $size } → { $more } von { $needed } Karten, Roboter kosten im Mittel { $cost }
