### Die Wörter von Tabletop Warfare.

## Fragen

ask-army = Stelle deine Armee zusammen: höchstens { $limit } Punkte, verdeckt, bis beide fertig sind.
ask-replace = Du hast eine Figur im Wurf verloren. Gib die übrigen { $limit } Punkte neu aus, oder nichts.
ask-obstacles = Wähle Hindernisse für den Vorrat: { $count }.
ask-take-obstacle = Welches Hindernis stellst du als Nächstes auf?
ask-place-obstacle = Wo steht dieses Hindernis: { $template }?
ask-edge = Welche Seite ist deine Aufstellungszone?
ask-deploy = Welche Figur stellst du auf, und in welcher Form?
ask-deploy-at = Wo steht { $figure }?
ask-place-civilian = Wo steht { $figure }?
ask-activate = Welche Figur aktivierst du?
ask-act =
    { $figure }: { $left ->
        [0] keine Aktion übrig
        [one] noch eine Aktion
       *[other] noch { $left } Aktionen
    }. Was nun?
ask-free-action = { $figure } darf eine Gratisaktion ausführen.
ask-path = Auf welchem Weg bewegt sich { $figure }?
ask-slide = Rutscht { $figure } weiter, bis zu 6″ geradeaus?
ask-face = Wohin blickt { $figure }?
ask-ram = Wen rammt { $figure }?
ask-transport = Wen nimmt { $figure } mit?
ask-reposition = Welchen Zivilisten stellt { $figure } um?
ask-place = Wohin kommt { $figure } ({ $cause })?
ask-put-down = { $figure } fliegt nicht mehr. Wo wird die Figur abgesetzt?
ask-fire = { $figure } greift an: welches Waffensystem, welches Ziel?
ask-aim-anew = Wem gilt der nächste Angriff von { $figure }?
ask-null-ray = { $figure } ist vom Null-Strahl getroffen: Schaden oder Aktivierungsmarker?
ask-reroll = { $figure } hat { $face } von { $sides } für { $die } gewürfelt ({ $certain ->
        [unneeded] {""}
        [always] trifft immer,{" "}
        [never] kann nicht treffen,{" "}
       *[open] nötig: { $need },{" "}
    }Zielmarker-Würfe: { $left }). Noch einmal?
ask-dodge = { $by } trifft { $figure }. Ausweichen versuchen?
ask-protect = { $by } macht { $amount } Schaden bei { $figure }. Wer nimmt ihn?
ask-prey = Wer wird die Beute von { $figure }?
ask-next-victim = Wen trifft der Angriff von { $figure } als Nächsten?
ask-break-weapon = Welches Waffensystem von { $figure } wird zerstört?
ask-internal = Welche andere Form von { $figure } nimmt den Schaden?
ask-crash = { $figure } verliert einen Flügel. In welche Richtung?
ask-rotor = Der Rotor von { $figure } fliegt davon. In welche Richtung?
ask-odd-point = Welche Hälfte von { $figure } nimmt den überzähligen Punkt?
ask-after-activation = Die Aktivierung von { $figure } endet: einen Verbündeten führen, einen Gegner erfassen?
ask-till-all-are-one = { $figure } ist gefallen. Wer führt eine Gratisaktion aus?
ask-command = Wer handelt als Nächster nach den Plänen von { $figure }?
ask-tough-nut = Nutzt { $figure } jetzt Zäher Brocken?
ask-flee = Vor wem läuft { $figure } davon?
ask-agree-to-end = Drei Runden ohne Schaden. Nach Punkten beenden?

## Aktionen

do-make-list = { $figures } mitbringen
do-pick-obstacles = { $templates } wählen
do-take-obstacle = nehmen: { $template }, um { $turn }° gedreht
do-place-at = hinstellen: { $spot }
do-choose-edge = die Seite { $edge }
do-deploy = { $figure } als { $form } aufstellen
do-deploy-joined = { $figure } und { $partner } vereint aufstellen
do-face = Blick: { $way }
do-activate = { $figure } aktivieren
do-move = Bewegen
do-move-along = bewegen: { $path }
do-attack = Angreifen
do-transform = Transformieren: { $form }
do-quick-transform = Gratis transformieren: { $form }
do-aim = Zielen
do-pass = Passen
do-tow = { $target } abschleppen
do-cement = { $target } einzementieren
do-oil-grip = Ölgriff gegen { $target }
do-repair = { $special }: { $target } ({ $slot })
do-signal-flare = Signalfeuer für { $target }
do-siren = Sirene
do-collect-sun = Sonnenkollektoren: { $use }
do-jump-jets = Sprungdüsen
do-teleport = { $target } teleportieren
do-prepared-contingencies = Vorbereitete Notfallpläne
do-combine = Mit { $partner } vereinen
do-split = Trennen
do-overload = Überladung
do-unite = Verbund mit { $partner }
do-fire = { $mode } auf { $target }
do-cease-fire = Angriff beenden
do-aim-anew = auf { $target }
do-deal-damage = Schaden machen
do-give-marker = Aktivierungsmarker geben
do-choose-prey = { $figure } jagen
do-next-victim = { $figure } als Nächste
do-break-weapon = { $system } zerstören
do-keep-roll = Wurf behalten
do-reroll-inspired = neu würfeln (Inspirierend)
do-reroll-aimed = neu würfeln (Zielmarker)
do-dodge = ausweichen
do-take-the-hit = den Treffer hinnehmen
do-protect = { $protector } nimmt ihn
do-decline = nein
do-harm-form = { $form } nimmt ihn
do-point-to = { $way }
do-bear-odd-point = { $half } nimmt ihn
do-slide-along = rutschen: { $path }
do-ram-target = { $target } rammen
do-take-along = { $figure } nehmen
do-lead = { $figure } führen
do-lock-on = { $figure } erfassen
do-rise-up = { $figure } handelt
do-command = { $figure } handelt
do-use-tough-nut = nutzen
do-flee-from = vor { $figure }
do-agree-to-end = nach Punkten beenden
do-play-on = weiterspielen
do-time-is-up = die Zeit ist um

## Ereignisse

event-list-sealed = Die Armee ist verdeckt gewählt: { $side }.
event-lists-opened = Die Armeen liegen offen.
event-figure-contested = Beide wollen { $code }; den Wurf gewinnen: { $side }.
event-mustered = { $count } Figuren stehen bereit.
event-obstacles-sealed = Hindernisse gewählt: { $side }.
event-obstacles-opened = Die gewählten Hindernisse liegen offen: { $picks }.
event-rolled-off = Wurf um { $about }: es gewinnen { $side }.
event-obstacle-taken = { $side } nehmen: { $template }.
event-obstacle-placed = { $side } stellen auf: { $template } { $place }, um { $turn }° gedreht.
event-obstacle-dropped = Kein Platz für: { $template }.
event-edge-chosen = { $side } wählen die Seite { $edge }.
event-deployed = { $figure } steht als { $form } { $place }.
event-arrived = { $figure } steht { $place }.
event-round-began = Runde { $round }: es beginnen { $side }.
event-round-ended = Runde { $round } ist zu Ende; jede Figur verliert einen Aktivierungsmarker.
event-activated = { $side } aktivieren { $figure }.
event-activation-ended = Die Aktivierung von { $figure } ist zu Ende.
event-optimism-rolled = { $figure } würfelt als Optimist { $roll }: { $actions } Aktionen.
event-passed = { $figure } passt.
event-free-action-began = { $figure } erhält eine Gratisaktion ({ $cause }).
event-action-lost = { $figure } würfelt { $roll } und verliert die Aktion ({ $cause }).
event-held = { $figure } würfelt { $roll } und hält stand ({ $cause }).
event-moved = { $figure } bewegt sich { $length } ({ $cause }): { $place }.
event-placed = { $figure } steht nun { $place } ({ $cause }).
event-faced = { $figure } blickt { $looking }.
event-transformed = { $figure } transformiert sich: { $form }.
event-rammed = { $figure } rammt { $target } mit einer { $roll }: { $own } für sich, { $dealt } für den Gegner.
event-stomped = { $figure } stampft über { $targets }.
event-left-the-field = { $figure } verlässt das Feld ({ $cause }).
event-attack-began = { $figure } greift an (Zielmarker: { $aim }).
event-attack-ended = Der Angriff von { $figure } ist zu Ende.
event-fired = { $figure } setzt { $mode } gegen { $target } ein.
event-strike-rolled =
    { $certain ->
        [unrolled] { $figure } trifft { $target } ohne Wurf.
        [always] { $figure } würfelt { $roll } gegen { $target } und trifft immer.
        [never] { $figure } würfelt { $roll } gegen { $target } und kann nicht treffen.
       *[open] { $figure } würfelt { $roll } gegen { $target }, nötig ist mehr als { $need }: { $hit ->
            [yes] Treffer
           *[no] daneben
        }.
    }
event-rerolled = { $figure } würfelt { $die } neu ({ $by }): aus { $before } wird { $roll }.
event-dodge-rolled =
    { $figure } würfelt { $roll } zum Ausweichen: { $dodged ->
        [yes] ausgewichen
       *[no] vergeblich
    }.
event-damage-rolled = { $figure } würfelt den Schaden: { $dice }.
event-shielded = { $figure } nimmt keinen Schaden ({ $cause }).
event-protected = { $protector } nimmt { $amount } Schaden für { $figure }.
event-damaged = { $figure } ({ $form }) nimmt { $amount } Schaden ({ $cause }); zusammen { $damage }.
event-repaired = { $figure } ({ $form }) wird um { $amount } repariert ({ $cause }); es bleiben { $damage }.
event-marker-repaired = { $by } setzt { $slot } von { $figure } instand.
event-destroyed = { $figure } ist zerstört ({ $cause }).
event-spoils-rolled = { $figure } macht Beute: { $roll }.
event-prey-chosen = { $figure } jagt { $prey }.
event-critical-checked = Kritische Prüfung gegen { $figure }: { $roll }.
event-critical-hit =
    Kritischer Treffer bei { $figure }: { $slot }, { $effect }{ $fresh ->
        [yes] {""}
       *[no] , schon markiert
    }.
event-weapon-destroyed = { $figure } verliert { $system }.
event-form-locked = { $figure } kann nicht mehr { $form } werden.
event-critical-rolled = { $effect } von { $figure }: { $roll }.
event-direction-sealed = Richtung gewählt: { $side }.
event-rotor-flew = Der Rotor von { $figure } fliegt { $looking } (gewürfelt: { $roll }).
event-special-used = { $figure } nutzt { $special }.
event-marker-placed = { $figure } erhält einen Marker: { $marker } ({ $count }).
event-marker-removed = { $figure } verliert einen Marker: { $marker } (noch { $count }).
event-teleport-rolled = { $figure } teleportiert { $target } und würfelt { $roll }.
event-joined = { $halves } werden zu { $figure }.
event-parted = { $figure } trennt sich in { $halves }.
event-scored = { $points } Punkte für { $side } ({ $cause }).
event-cube-taken = { $figure } nimmt den Allspark.
event-cube-dropped = Der Allspark liegt { $place }.
event-base-held = { $side } halten die Basis seit { $rounds } Runden.
event-time-called = Die Zeit ist um.
event-match-ended = Die Schlacht ist zu Ende.

## Ergebnisse

result-destroyed = das gegnerische Team ist vernichtet
result-mutual-destruction = beide Teams sind vernichtet
result-points = die Punkte entscheiden
result-time = die Zeit ist um; die Punkte entscheiden
result-agreed = beide haben sich auf Punkte geeinigt
result-base-destroyed = die Basis ist zerstört
result-base-held = die Basis ist erobert
result-base-defended = die Basis ist verteidigt
result-allspark = der Allspark ist geborgen
result-conceded = die andere Seite hat aufgegeben

## Ablehnungen

refuse-civilian = Zivilisten werden nie aktiviert und tragen keinen Marker
refuse-friends-only = nur für Verbündete
refuse-hooked-already = hängt schon am Haken
refuse-human = ein Mensch ist kein Transformer
refuse-jammed = ein Störsender ist innerhalb von 12″
refuse-marked = trägt einen Aktivierungsmarker
refuse-needs-both-actions = braucht beide Aktionen
refuse-no-danger = ohne gefährliches Gelände gespielt
refuse-no-reroll-left = kein Zielmarker dafür übrig
refuse-not-a-friend = kein Verbündeter auf dem Feld
refuse-not-among-these = nichts davon
refuse-not-in-pool = nicht im Pool
refuse-not-inspired = dieser Wurf wurde schon wiederholt oder niemand inspiriert
refuse-not-yours = keine Figur der Seite, die an der Reihe ist
refuse-number-of-obstacles = eine andere Zahl von Hindernissen
refuse-one-mode = ein Modus je Waffensystem und Angriff
refuse-only-the-fist = nach dem Sprung schlägt nur die Faust
refuse-turn-steps = Drehung in Schritten von 15 Grad
refuse-already-done = jede Aktion nur einmal je Aktivierung
refuse-bears-cube = sie trägt den Allspark
refuse-bombs-have-no-target = Bomben haben kein Ziel
refuse-both-robots = beide müssen Roboter sein
refuse-both-vehicles = beide müssen Fahrzeuge sein
refuse-camouflaged = getarnt: nur aus höchstens 5″
refuse-camouflaged-area = getarnt: nie Ziel von Flächenschaden
refuse-charged-already = schon aufgeladen
refuse-civilians-apart = Zivilisten stehen mindestens 2″ auseinander
refuse-empty-army = eine Armee hat mindestens eine Figur
refuse-enemies-only = nur gegen Gegner
refuse-fatal = sie würde sich selbst zerstören
refuse-form-locked = diese Form ist nicht mehr nutzbar
refuse-friendly-target = eine befreundete Figur
refuse-giant = gigantische Figuren lassen sich nicht versetzen
refuse-half-without-structure = eine Hälfte hat keine Strukturpunkte mehr
refuse-hemmed-in = kein Platz für eine Bewegung
refuse-hooked = ein Gegner schleppt sie ab
refuse-itself = nicht sie selbst
refuse-lost-figure = im Wurf verloren
refuse-move-after-attack = keine Bewegung nach dem Angriff
refuse-must-touch = muss berühren
refuse-no-actions-left = keine Aktion mehr
refuse-no-humans = Menschen sind nicht im Spiel
refuse-never-bought = { $figure_code } wird nie mit Punkten gekauft
refuse-no-legal-target = kein erlaubtes Ziel
refuse-no-line-of-sight = keine Sichtlinie
refuse-no-other-form = keine andere Form
refuse-no-partner = kein passendes Gegenstück
refuse-no-room = kein Platz
refuse-no-speed = Geschwindigkeit 0
refuse-no-such-figure = keine solche Figur: { $figure_code }
refuse-no-such-system = kein solches Waffensystem
refuse-no-time-limit = keine Zeit vereinbart
refuse-time-is-up-already = die Zeit ist schon um
refuse-no-weapon = keine Waffen auf dieser Statcard
refuse-nobody-else = niemand sonst kann handeln
refuse-nobody-in-radius = niemand im Umkreis
refuse-not-a-vehicle = nicht in Fahrzeugform
refuse-not-as-free-action = nicht als Gratisaktion
refuse-not-on-card = nicht auf dieser Statcard
refuse-not-on-field = nicht auf dem Feld
refuse-not-the-prey = nur die Beute darf angegriffen werden
refuse-nothing-to-repair = nichts zu reparieren
refuse-obstacles-overlap = Hindernisse überlappen nicht
refuse-oiled-already = schon ölig
refuse-only-air-targets = nur gegen Luftziele
refuse-only-ground-targets = nur gegen Bodenziele
refuse-out-of-range = außer Reichweite ({ $reach })
refuse-out-of-reach = zu weit weg ({ $reach })
refuse-over-danger = über gefährlichem Gelände
refuse-over-limit = { $cost } Punkte, das Limit ist { $limit }
refuse-over-obstacle = über einem Hindernis
refuse-quick-twice = nicht zweimal ohne Aktion dazwischen
refuse-siren-already = die Sirene läuft schon
refuse-siren-first = die Sirene zieht den Angriff auf sich
refuse-special-already-used = diese Spezialaktion ist schon genutzt
refuse-stays = eine Bewegung hat eine Länge
refuse-stunned = dort liegt der Marker eines Gegners
refuse-system-used = dieses System ist schon genutzt
refuse-too-many-figures = höchstens { $most } Figuren
refuse-too-many-of-it = { $figure_code }: höchstens { $most }
refuse-too-near = näher als die Mindestreichweite
refuse-too-near-edge = mindestens 5″ von jedem Rand
refuse-tracks-lost = Ketten zerstört
refuse-transform-lost = sie kann nicht mehr transformieren
refuse-transforms-freely = sie transformiert ohne Aktion
refuse-two-markers = sie hat zwei Aktivierungsmarker
refuse-tyres-lost = Reifen zerstört
refuse-unhurt = sie hat keinen Schaden
refuse-weapon-destroyed = diese Waffe ist zerstört
refuse-wrong-faction = { $figure_code } trägt dieses Symbol nicht
refuse-wrong-form = die andere Form ist nötig
refuse-off-field = die ganze Standfläche bleibt auf dem Feld
refuse-barred = etwas steht im Weg
refuse-into-danger = in gefährliches Gelände geht niemand
refuse-never-undone = das wird nie rückgängig gemacht
refuse-occupied = der Platz ist nicht frei
refuse-too-long = zu lang um { $excess }
refuse-too-far = zu weit um { $excess }
refuse-outside-zone = außerhalb der Aufstellungszone
setup-same-faction = Eine Seite spielt Autobots, die andere Decepticons, sonst ist ein Spiegelspiel zu vereinbaren.
setup-not-ready = Bereitstehende Armeen brauchen zwei Listen, ein Feld, kein Szenario und keine Figur, die beide Seiten wollen.
setup-no-such-field = Es gibt kein Feld { $name }.
setup-field-size = Das Feld { $name } hat nicht die Größe { $size }.
setup-dangerous-field = Das Feld { $name } hat gefährliches Gelände, das nicht vereinbart ist.
setup-scenario-points = Ein Szenario wird mit einem Punktelimit von { $least } bis { $most } gespielt.
warning-no-ranged-weapon = Keine Fernwaffe.
warning-no-answer-to-fliers = Nichts gegen Flieger.

## Gründe

accuracy = Zielsicherheit
aim = Zielen
anti-air = Luftabwehr
armour = Panzerung
bombs = Bomben
giant-slayer = Riesentöter
lock = Zielerfassung
mortar = Mörser
oil = Öl
pack = Meute
solar = Sonnenladung
weapon = Waffe
internal = Intern
wing = Flügel
ram = Rammen
stomp = Stomp
head = Kopf
ammunition = Munition
rotor = Rotor
overload = Überladung
worn-out = altersschwach

## Der Tisch

table-part-round = Runde
table-round = Runde { $round } von { $limit }; Punkte { $first } zu { $second }.
table-waiting = { $count ->
    [0] { $army }: niemand mehr zu aktivieren.
   *[other] { $army }: noch { $count } zu aktivieren ({ $figures }).
}
table-army-of = { $faction } von { $side }
table-form-left = als { $form } noch { $left } von { $most }
table-form-lost = { $form } nicht mehr möglich
table-form-hit = kritisch getroffen als { $form }: { $hits }
card-unknown = Keine Figur heißt { $name } (am nächsten: { $nearest }).
card-title = { $name }, { $cost } Punkte
card-form = { $form }: Geschwindigkeit { $speed }″, Strukturpunkte { $structure }
card-weapon = { $weapon }: Reichweite { $reach }″, Zielsicherheit { $accuracy }, Schaden { $damage } ({ $traits })
card-word-number = { $word } { $number }
card-word-with = { $word } ({ $with })
damage-plain = { $plus }
damage-dice = { $count }W{ $sides }
damage-dice-plus = { $count }W{ $sides }+{ $plus }
critical-all-of = { $weapon } (alle)
shield-above = oben
shield-front = vorne
shield-left = links
shield-rear = hinten
shield-right = rechts
badge-activation = aktiviert
badge-activation-2 = aktiviert ×2, setzt aus
badge-aim = Zielmarker
badge-aim-2 = Zielmarker ×2
badge-aim-3 = Zielmarker ×3
badge-aim-4 = Zielmarker ×4
badge-aim-many = Zielmarker, fünf oder mehr
badge-oiled = Öl-Marker
badge-siren = Sirenenmarker
badge-charged = Sonnenladung
badge-lock = erfasst
badge-lock-2 = erfasst ×2
badge-lock-3 = erfasst ×3
badge-lock-4 = erfasst ×4
badge-lock-many = erfasst, fünfmal oder öfter
badge-hook = Hakenmarker
badge-grounded = flugunfähig
zone-start = Aufstellungszone
mark-cube = Allspark
everybody-below = alle im Umkreis
ring-range = Reichweite
faction-autobot = Autobots
faction-decepticon = Decepticons
field-highway-junction = Autobahnkreuz
field-energon-shore = Energonsee
field-river-valley = Flusstal
field-desert-road = Wüstenstraße
field-city = Stadt
field-crash-site = Absturzstelle
army-autobot-lesson = Erste Lektion
army-decepticon-lesson = Erste Lektion
army-autobot-first-hundred = Die ersten Hundert
army-autobot-fast-lane = Überholspur
army-autobot-heavy-metal = Schwermetall
army-autobot-clear-skies = Freier Himmel
army-autobot-rescue-service = Rettungsdienst
army-autobot-eyes-and-ears = Augen und Ohren
army-decepticon-first-hundred = Die ersten Hundert
army-decepticon-jets-only = Nur Jets
army-decepticon-tanks-only = Nur Panzer
army-decepticon-building-site = Baustelle
army-decepticon-small-war = Kleinkrieg
army-decepticon-the-hunt = Die Jagd
army-autobot-the-ark = Die Arche
army-autobot-the-city-walks = Die Stadt geht um
army-autobot-commanders = Kommandanten
army-decepticon-nemesis = Nemesis
army-decepticon-the-beast-wakes = Die Bestie erwacht
army-decepticon-convoy-raiders = Konvoijäger
army-autobot-epic = Großschlacht
army-decepticon-epic = Großschlacht
edge-south = Süd
edge-north = Nord
edge-west = West
edge-east = Ost
use-repair = reparieren
use-charge = aufladen
template-small-building = kleines Gebäude
template-large-building = großes Gebäude
template-wreck = Wrack
template-figure-wreck = Wrack
template-trees = Bäume
template-lake = See
template-deep-water = tiefes Wasser
template-lava = Lavafluss
template-energon-lake = Energonsee
template-wall = Mauer
figure-numbered = { $name } { $number }
figure-soldier = Soldat
figure-scientist = Wissenschaftler
figure-civilian = Zivilist
figure-supply-truck = Versorgungslaster
figure-autobot-trooper = Autobot-Soldat
figure-autobot-bunker = Autobot-Bunker
figure-decepticon-bunker = Decepticon-Bunker
marker-activation = Aktivierung
marker-aim = Zielmarker
marker-lock = Zielerfassung
marker-oil = Öl
marker-siren = Sirene
marker-hook = Haken
marker-charge = Sonnenladung
marker-inspiring = Inspirierend

## Spieloptionen

option-points-limit = Punktelimit
option-field = Spielfeld
option-field-small = klein, 30 × 30″
option-field-medium = mittel, 30 × 90″
option-field-large = groß, 90 × 90″
option-round-limit = Runden
option-time-limit = Spielzeit in Minuten
option-scenario = Szenario
option-scenario-none = keines
option-scenario-capture-base = Basis erobern
option-scenario-convoy = Konvoi
option-scenario-protect-humans = Menschen beschützen
option-scenario-retrieve-the-allspark = Den Allspark bergen
option-wrecks = Wracks bleiben liegen
option-dangerous-terrain = Gefährliches Gelände
option-humans = Menschen
option-tiebreak = Punktgleichheit
option-tiebreak-draw = unentschieden
option-tiebreak-remaining-cost = verbliebene Kosten entscheiden
option-tiebreak-damage = Schaden entscheidet
option-critical-repeat = Schon markierter kritischer Treffer
option-critical-repeat-none = keine Wirkung
option-critical-repeat-reroll = neu würfeln
option-critical-repeat-next = die nächste Zeile
option-area-criticals = Kritische Prüfung bei Flächenschaden
option-area-criticals-all = für alle
option-area-criticals-target-only = nur für das Ziel
option-bomber-immune = Bomber sind vor eigenen Bomben sicher
option-dodge-stops-null-ray = Ausweichen hält den Null-Strahl auf
option-stunned-may-take-free-actions = Gelähmte Figuren dürfen Gratisaktionen
option-max-activation-markers = Aktivierungsmarker je Figur
option-max-activation-markers-two = höchstens zwei
option-max-activation-markers-unlimited = unbegrenzt
option-oil-lost-on-miss = Öl geht auch nach einem Fehlschuss
option-scout-lock-needs-los = Scouts müssen das erfasste Ziel sehen
option-camouflage-never-area-target = Tarnung: nie Ziel von Flächenschaden
option-leave-field-destroys = Verlassen des Feldes zerstört
option-fliers-block-los = Flieger verdecken die Sicht
option-tracer-robot-keeps-flight = Tracers Roboter fliegt weiter
option-giants-immovable = Giganten sind unbeweglich
option-mirror-match = Spiegelspiel einer Fraktion
option-seats-per-side = Spieler je Seite

## Ursachen

cause-weapon = Waffe
cause-bombs = Bomben
cause-mortar = Mörser
cause-ram = Rammen
cause-stomp = Stomp
cause-rotor = Rotor
cause-wing = Flügel
cause-head = Kopf
cause-ammunition = Munition
cause-internal = Intern
cause-overload = Überladung
cause-worn-out = Altersschwach
cause-left-field = Feld verlassen
cause-crash = Bruchlandung
cause-dangerous-terrain = gefährliches Gelände
cause-move = Bewegen
cause-oil-slide = Oilslide
cause-jump-jets = Sprungdüsen
cause-flee = Flucht
cause-tow = abgeschleppt
cause-transport = Transport
cause-siren = Sirene
cause-teleport = Teleportation
cause-split = Trennung
cause-put-down = abgesetzt
cause-nudge = verschoben
cause-oil = Öl
cause-terrifying-presence = Furchteinflößende Erscheinung
cause-shovel-shield = Schaufel
cause-human-guardian = Menschenschützer
cause-spoils = Beute
cause-chomp = Chomp
cause-field-workshop = Feldwerkstatt
cause-repair-robot = Reparatur (Roboter)
cause-repair-vehicle = Reparatur (Fahrzeug)
cause-solar-collectors = Sonnenkollektoren
cause-tough-nut = Zäher Brocken
cause-leader = Anführer
cause-till-all-are-one = Bis alle eins sind
cause-prepared-contingencies = Vorbereitete Notfallpläne
cause-delivered = angekommen
cause-saved = gerettet
cause-truck-destroyed = Laster zerstört
cause-truck-delivered = Laster angekommen
cause-civilian-destroyed = Zivilist getötet
cause-civilian-saved = Zivilist gerettet

## Würfel

die-accuracy = Zielsicherheit
die-damage = Schaden
die-critical = kritischer Treffer
die-critical-table = Tabelle für kritische Treffer
die-dodge = Ausweichen
die-spoils = Beute
die-terror = Furcht
die-human-guardian = Menschenschützer
die-optimist = Optimist
die-ram = Rammen
die-oil = Öl
die-teleport = Teleportation
die-wing = Flügel
die-head = Kopf
die-ammunition = Munition
die-rotor = Rotor
die-contest = umstrittene Figur
die-first-obstacle = das erste Hindernis
die-choice-of-side = die Seitenwahl
die-first-player = den ersten Zug

## Würfe

roll-accuracy = Zielsicherheit
roll-damage = Schaden
roll-critical = kritischer Treffer
roll-critical-table = Tabelle für kritische Treffer
roll-dodge = Ausweichen
roll-spoils = Beute
roll-terror = Furcht
roll-human-guardian = Menschenschützer
roll-optimist = Optimist
roll-ram = Rammen
roll-oil = Öl
roll-teleport = Teleportation
roll-wing = Flügel
roll-head = Kopf
roll-ammunition = Munition
roll-rotor = Rotor
roll-contest = umstrittene Figur
roll-first-obstacle = das erste Hindernis
roll-choice-of-side = die Seitenwahl
roll-first-player = den ersten Zug

## Besonderheiten

trait-ground-targets = Bodenziele
trait-bombs = Bomben
trait-strikes = Greife Ziel X-mal an
trait-strikes-times = Greife Ziel { $count }-mal an
trait-can-repair = Kann Ziel reparieren
trait-air-targets = Luftziele
trait-mortar = Mörser
trait-armour-piercing = Panzerbrechend
trait-anti-air = Luftabwehr
trait-emp = EMP
trait-new-target = Neues Ziel
trait-null-ray = Null-Strahl

## Fähigkeiten

ability-agile = Agil
ability-leader = Anführer
ability-dodge = Ausweichen
ability-protector = Beschützer
ability-spoils = Beute
ability-till-all-are-one = Bis alle eins sind
ability-chomp = Chomp
ability-double-attack = Doppelangriff
ability-flying = Fliegend
ability-terrifying-presence = Furchteinflößende Erscheinung
ability-inspiring = Inspirierend
ability-hunter = Jäger
ability-anti-air = Luftabwehr
ability-human-guardian = Menschenschützer
ability-micromaster-combiner = Micromaster Combiner
ability-null-ray = Null-Strahl
ability-oil-slide = Oilslide
ability-optimist = Optimist
ability-armour = Panzerung
ability-ram-reckless = Rammen (Leichtsinnig)
ability-ram-normal = Rammen (Normal)
ability-ram-superior = Rammen (Überlegen)
ability-giant-slayer = Riesentöter
ability-shovel-shield = Schaufel
ability-quick-transform = Schnelltransformierung
ability-hovering = Schwebend
ability-scout = Scout
ability-jammer = Störsender
ability-stomp = Stomp
ability-camouflage = Tarnung
ability-top-gun = Top Gun
ability-transport = Transport
ability-triple-changer = Triple Changer
ability-support = Unterstützung
ability-tough-nut = Zäher Brocken
ability-field-workshop = Feldwerkstatt
ability-pack = Meute
ability-worn-out = Altersschwach
ability-linked-rotor = Verbundener Rotor
ability-human = Mensch
ability-civilian = Zivilist

## Spezialaktionen

special-tow = Abschleppen
special-cement = Einzementieren
special-oil-grip = Ölgriff
special-repair-vehicle = Reparatur (Fahrzeug)
special-repair-robot = Reparatur (Roboter)
special-signal-flare = Signalfeuer
special-siren = Sirene
special-solar-collectors = Sonnenkollektoren
special-jump-jets = Sprungdüsen
special-teleport = Teleportation
special-prepared-contingencies = Vorbereitete Notfallpläne
special-combine = Vereinen
special-split = Trennen
special-overload = Überladung
special-union = Verbund

## Kritische Schäden

critical-wing = Flügel
critical-internal = Intern
critical-tracks = Ketten
critical-head = Kopf
critical-ammunition = Munition
critical-tyres = Reifen
critical-rotor = Rotor
critical-transform = Transform
critical-weapon = Waffe
critical-all = alle Waffen des Namens

## Formen

form-alligator = Alligator
form-ambulance = Krankenwagen
form-armoured-car = Panzerwagen
form-bomber = Bomber
form-bulldozer = Planierraupe
form-bunker = Bunker
form-car = Wagen
form-car-carrier = Autotransporter
form-cassette = Kassette
form-cement-mixer = Betonmischer
form-city = Stadt
form-command-car = Kommandowagen
form-depot = Depot
form-dinosaur = Dinosaurier
form-falcon = Falke
form-fire-engine = Löschzug (Verbund)
form-fire-truck = Löschfahrzeug
form-flame-car = Flammenwagen
form-flatbed = Pritschenwagen
form-formula-car = Formelwagen
form-fortress = Festung
form-front-engine-half = Löschzug-Hälfte (vorn)
form-front-gun-half = Geschützhälfte (vorn)
form-gun-carriage = Geschützwagen (Verbund)
form-gun-tower = Geschützturm
form-half-track-carrier = Halbkette
form-helicopter = Hubschrauber
form-hover-car = Schwebewagen
form-hover-cruiser = Schwebekreuzer
form-howitzer = Haubitze
form-human = Mensch
form-jeep = Jeep
form-jet = Jet
form-jumbo-jet = Großraumjet
form-lion = Löwe
form-locomotive = Lokomotive
form-missile-carrier = Raketenwagen
form-missile-truck = Raketenlaster
form-muscle-car = Muskelwagen
form-off-roader = Geländewagen
form-panther = Panther
form-pickup = Pickup
form-police-car = Polizeiwagen
form-racing-car = Rennwagen
form-rear-engine-half = Löschzug-Hälfte (hinten)
form-rear-gun-half = Geschützhälfte (hinten)
form-recorder = Rekorder
form-robot = Roboter
form-semi-truck = Sattelzug
form-siege-frame = Belagerungsgerüst
form-small-car = Kleinwagen
form-space-shuttle = Raumfähre
form-sports-car = Sportwagen
form-tank = Panzer
form-tanker = Tankwagen
form-tow-truck = Abschleppwagen
form-truck = Laster
form-tyrannosaur = Tyrannosaurus
form-union = Verbund
form-van = Van
form-wheel-loader = Radlader
form-wheeled-tank = Radpanzer

## Waffen

weapon-acid-drum = Säuretrommel
weapon-acid-rifle = Säuregewehr
weapon-acid-thrower = Säurewerfer
weapon-air-to-air-missiles = Luft-Luft-Raketen
weapon-arm-cannons = Armkanonen
weapon-arm-laser = Armlaser
weapon-assault-rifle = Sturmgewehr
weapon-atomizer-rifle = Zerstäubergewehr
weapon-beacon-laser = Blaulichtlaser
weapon-bite = Biss
weapon-blade-arm = Klingenarm
weapon-blaster = Blaster
weapon-bomb-bay = Bombenschacht
weapon-boulder = Felsbrocken
weapon-bow-cannon = Bugkanone
weapon-bow-laser = Buglaser
weapon-bumper = Stoßstange
weapon-cannon = Kanone
weapon-carbine = Karabiner
weapon-cargo-bombs = Frachtbomben
weapon-chest-cannon = Brustkanone
weapon-claws = Krallen
weapon-concussion-bomb = Erschütterungsbombe
weapon-concussion-rifle = Erschütterungsgewehr
weapon-cowcatcher = Kuhfänger
weapon-crane-arm = Kranarm
weapon-cyclone-rifle = Zyklongewehr
weapon-disintegrator = Desintegrator
weapon-electro-laser = Elektrolaser
weapon-electro-sonic-rifle = Elektro-Schallgewehr
weapon-electron-pistol = Elektronenpistole
weapon-electron-sword = Elektronenschwert
weapon-emp-catapult = EMP-Katapult
weapon-energo-sword = Energo-Schwert
weapon-energon-axe = Energon-Axt
weapon-energy-missiles = Energieraketen
weapon-engine-laser = Motorlaser
weapon-extinguisher-rifle = Löschgewehr
weapon-field-gun = Geschütz
weapon-fire-breath = Feueratem
weapon-fist = Faust
weapon-flak = Flak
weapon-flak-missiles = Flakraketen
weapon-flamethrower = Flammenwerfer
weapon-foam-pistol = Schaumpistole
weapon-freezing-shell = Kältegranate
weapon-fusion-cannon = Fusionskanone
weapon-fusion-cannon-wide = Fusionskanone (breit)
weapon-grenade-pistol = Granatpistole
weapon-guided-missile = Lenkrakete
weapon-gyro-rifle = Gyrogewehr
weapon-hand-laser = Handlaser
weapon-headlight-laser = Scheinwerferlaser
weapon-heat-ray = Hitzestrahler
weapon-heat-seeking-missile = Wärmesuchrakete
weapon-heat-seeking-missiles = Wärmesuchraketen
weapon-heel-missiles = Fersenraketen
weapon-hip-missiles = Hüftraketen
weapon-hologram-projector = Hologrammwerfer
weapon-hook = Haken
weapon-howitzer = Haubitze
weapon-hunting-rifle = Jagdgewehr
weapon-hunting-shotgun = Jagdflinte
weapon-hypno-ray = Hypnostrahl
weapon-incendiary-cannon = Zündkanone
weapon-ion-displacer = Ionenverdränger
weapon-ion-rifle = Ionengewehr
weapon-jamming-tone = Störton
weapon-laser-arm = Laserarm
weapon-laser-blaster = Laserblaster
weapon-laser-cannon = Laserkanone
weapon-laser-pistol = Laserpistole
weapon-laser-scalpel = Laserskalpell
weapon-light-sword = Lichtschwert
weapon-liquid-thrower = Flüssigkeitswerfer
weapon-liquid-thrower-acid = Flüssigkeitswerfer (Säure)
weapon-liquid-thrower-frost = Flüssigkeitswerfer (Frost)
weapon-loading-shovel = Ladeschaufel
weapon-long-barrel-missile = Langrohrrakete
weapon-machine-gun = MG
weapon-main-gun = Hauptgeschütz
weapon-missile-launcher = Raketenwerfer
weapon-missile-turret = Raketenturm
weapon-missiles = Raketen
weapon-mortar = Mörser
weapon-mortar-battery = Mörserbatterie
weapon-mortar-towers = Mörsertürme
weapon-mounted-cannon = Bordkanone
weapon-mounted-cannons = Bordkanonen
weapon-mounted-laser = Bordlaser
weapon-mounted-launcher = Bordwerfer
weapon-mounted-missiles = Bordraketen
weapon-musket-laser = Musketenlaser
weapon-nose-machine-gun = Bord-MG
weapon-null-ray = Null-Strahl
weapon-particle-pistol = Partikelpistole
weapon-particle-rifle = Partikelgewehr
weapon-paws = Pranken
weapon-photon-laser = Photonenlaser
weapon-photon-launcher = Photonenwerfer
weapon-photon-missiles = Photonenraketen
weapon-photon-rifle = Photonengewehr
weapon-pile-driver-fists = Rammfäuste
weapon-pistol = Pistole
weapon-plasma-bombs = Plasmabomben
weapon-ray-rifle = Strahlengewehr
weapon-rifle = Gewehr
weapon-roof-cannon = Dachkanone
weapon-roof-laser = Dachlaser
weapon-rotor = Rotor
weapon-scatter-bombs = Streubomben
weapon-scatter-gun = Streugewehr
weapon-scatter-missiles = Streuraketen
weapon-sensor-beam = Sensorstrahl
weapon-shoulder-cannons = Schulterkanonen
weapon-shoulder-missile = Schulterrakete
weapon-shoulder-missiles = Schulterraketen
weapon-sonic-boom = Überschallknall
weapon-sonic-burst = Schallstoß
weapon-sonic-cannons = Schallkanonen
weapon-sonic-sword = Schallschwert
weapon-splinter-shell = Splittergranate
weapon-surface-to-air-missile = Boden-Luft-Rakete
weapon-sword = Schwert
weapon-tail-cannon = Schwanzkanone
weapon-talons = Klauen
weapon-tool-arm = Werkzeugarm
weapon-tower-cannon = Turmkanone
weapon-towers = Türme
weapon-trophy-rifle = Trophäengewehr
weapon-turntable-ladder = Drehleiter
weapon-turret = Drehturm
weapon-twin-cannon = Doppelkanone
weapon-twin-machine-guns = Zwillings-MG
weapon-twin-missile-launcher = Doppelraketenwerfer
weapon-water-cannon = Wasserkanone
weapon-water-jet = Wasserwerfer
weapon-wing-laser = Schwingenlaser
weapon-wire-guided-missiles = Drahtlenkraketen

## Was immer gleich beantwortet werden kann

standing-dodge = Immer auszuweichen versuchen
standing-never-dodge = Nie auszuweichen versuchen
standing-reroll-misses = Fehlschläge neu würfeln, Treffer behalten
standing-never-protect = Nie einen Beschützer den Schaden nehmen lassen
question-harmed = Chance auf Schaden
question-damage = Schaden
question-destroyed = Chance, dass das Ziel zerstört wird
outlook-has = Bewegung { $speed }, Struktur { $left }
outlook-aims =
    { $count ->
        [one] Der nächste Angriff trifft ab { $easier } weniger und darf einen Würfel wiederholen
       *[other] Der nächste Angriff trifft ab { $easier } weniger und darf { $count } Würfel wiederholen
    }
outlook-moves = Bis zu { $speed }
outlook-near =
    { $count ->
        [0] Danach ist niemand in Reichweite
       *[other] Danach nah genug für einen Schuss: { $names }
    }
outlook-some-damage = Schaden
outlook-damage = Schadenspunkte
outlook-destroyed = zerstört
outlook-repairs = repariert { $figure }
outlook-always = { $die ->
    [accuracy] Trifft immer
   *[other] { $about }: immer
}
outlook-never = { $die ->
    [accuracy] Kann nicht treffen
   *[other] { $about }: nie
}
outlook-above = Wurf über { $need }: { $chance }
outlook-null-ray = oder ein Aktivierungsmarker statt Schaden
outlook-protector = { $figure } kann ihn abfangen.
outlook-replies-dodge = Angenommen ist, dass das Ziel auszuweichen versucht.
outlook-hurts = { $figure } wird mitgetroffen, ⌀ { NUMBER($mean, maximumFractionDigits: 1) }
outlook-hurts-friend = deine eigene Figur { $figure } wird getroffen, ⌀ { NUMBER($mean, maximumFractionDigits: 1) }
outlook-stuns = { $figure } bekommt einen Aktivierungsmarker
outlook-stuns-friend = deine eigene Figur { $figure } bekommt einen Aktivierungsmarker
outlook-rams = Rammt { $figure }: ⌀ { NUMBER($dealt, maximumFractionDigits: 1) } Schaden dort, ⌀ { NUMBER($own, maximumFractionDigits: 1) } bei dir
outlook-terror = bleibt aus Furcht vor { $figure } stehen
outlook-stomps = 1 Schaden für { $figure } durch Stomp
lesson-welcome-title = Tabletop Warfare
lesson-welcome = Du führst Optimus Prime und Bumblebee; von der anderen Seite kommen Megatron und Bonecrusher. Alles wird in Zoll gemessen. Zerstöre in fünf Runden mehr, als du verlierst.
lesson-deploy-title = Wer steht wo
lesson-deploy = Wähle eine Figur und die Form, in der sie beginnt. Als Roboter schießt sie meist besser, als Fahrzeug ist sie schneller. Die Seiten wechseln sich ab, je eine Figur.
lesson-strip-title = Fünf Zoll
lesson-strip = Stelle sie in deinen Streifen: höchstens fünf Zoll von deiner Seite. Hinter einem Gebäude kann niemand auf sie schießen.
lesson-strip-typed = Tippe die Nummer eines Platzes oder place_at mit seinem Ort in Tausendstel Zoll.
lesson-activate-title = Aktivieren
lesson-activate = Die Seiten wechseln sich ab, eine Figur nach der anderen; die Decepticons beginnen jede Runde. Wähle, wer jetzt handelt. Die Figur bekommt einen Marker und handelt einmal in dieser Runde.
lesson-actions-title = Zwei Aktionen
lesson-actions = Eine Figur hat zwei verschiedene Aktionen: Bewegen, Angreifen, Transformieren, Zielen oder eine Spezialaktion. Nach einem Angriff bewegt sie sich nicht mehr. Was nicht geht, sagt warum.
lesson-move-title = Bewegen
lesson-move = Komm näher. Die Geschwindigkeit auf der Statcard sagt, wie viele Zoll weit.
lesson-path-title = Der Weg
lesson-path = Zeige auf eine Stelle im Umriss. Der Weg führt um alles herum, was dort steht, und wird mit allen Kurven gemessen. Kreise zeigen, wie weit die Waffen von hier reichen.
lesson-path-typed = Wähle einen nummerierten Weg oder tippe move_along mit seinen Punkten.
lesson-aim-title = Zielen
lesson-aim = Ein Zielmarker macht jede Waffe des nächsten Angriffs um 3 besser und erlaubt, einen Würfel zu wiederholen. Marker sammeln sich an und bleiben, bis du schießt.
lesson-attack-title = Angreifen
lesson-attack = Jemand ist in Reichweite und in Sicht. Ein Angriff feuert alle Waffensysteme der Figur ab, eines nach dem anderen.
lesson-fire-title = Waffe und Ziel
lesson-fire = Sieh dir einen Schuss an, bevor du ihn wählst: wie wahrscheinlich er schadet, wie sehr, ob er zerstört. Ein W20 muss mehr zeigen als die Zielsicherheit; niedrige Werte sind gut.
lesson-reroll-title = Noch einmal?
lesson-reroll = Dein Zielmarker erlaubt, einen Würfel zu wiederholen. Behalte einen guten; das neue Ergebnis zählt, auch wenn es schlechter ist.
lesson-transform-title = Transformieren
lesson-transform = Die andere Form hat ihre eigene Statcard mit eigenen Strukturpunkten: ein zweites Leben. Schaden bleibt auf der Karte, auf der er liegt. Probier es.
lesson-lead-title = Anführer
lesson-lead = Optimus Prime ist Anführer: Nach seiner Aktivierung bekommt ein Freund im Umkreis von 8 Zoll und in Sicht eine Gratisaktion. Wähle, wer.
lesson-round-title = Die Runde ist vorbei
lesson-round = Alle haben gehandelt; von jeder Figur kommt ein Marker herunter. Wer zwei hatte, setzt die nächste Runde aus. Die Leiste oben zeigt, wer noch an der Reihe ist.
lesson-lives-title = Schaden
lesson-lives = Schaden liegt auf der Karte der Form, die getroffen wurde. Ist sie voll, ist die Figur zerstört, egal was die andere Form noch hat. Wechsle also rechtzeitig.
lesson-critical-title = Kritische Treffer
lesson-critical = Nach jedem Schaden wird geprüft: Bei einer 20 bestimmt ein Würfel eine Zeile der Tabelle für kritische Treffer. Reifen, Waffen oder der Kopf können verloren sein.
lesson-winning-title = Gewinnen
lesson-winning = Du gewinnst, wenn kein Gegner mehr steht. Nach der letzten Runde zählen die Kosten aller Zerstörten, und mehr gewinnt.
lesson-help-title = Allein weiter
lesson-help = Du weißt genug. Schalte auf dem Tisch Sichtlinien und Wirkungskreise ein und lies jede Karte, indem du ihre Figur wählst. Das Regelbuch öffnet sich neben dem Tisch.
