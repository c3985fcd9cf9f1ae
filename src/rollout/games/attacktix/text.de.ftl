### Die Worte von Attacktix.

## Spieler. Wo sie Namen haben, stehen hier die Namen.

player-seat = Spieler { $seat }

## Fragen

ask-side = Welche Seite des Feldes nimmst du?
ask-place = Wo auf deiner Linie steht { $figure }?
ask-advance = Vor dem Spiel: Welche Figur rollt bis zu zwei Tix voran?
ask-move = Bewegung: Welche Figur rollt – oder keine mehr?
ask-roll =
    { $tix ->
        [0] { $figure } hat keine Tix mehr. Wohin blickt die Figur?
        [one] { $figure } darf einen Tik rollen. Wohin?
       *[other] { $figure } darf { $tix } Tix rollen. Wohin?
    }
ask-wreck = { $figure } hat Abschnitt { $section } überquert. Wird er zerstört?
ask-attack =
    { $left ->
        [one] Angriff: Ein Angriff bleibt. Wer greift an?
       *[other] Angriff: { $left } Angriffe bleiben. Wer greift an?
    }
ask-aim = Wohin zeigt die Waffe von { $figure }?
ask-knob = Die Klaue von { $figure } berührt noch. Wird am Knopf gedreht?
ask-fire-again = { $figure } hat noch Geschosse, in derselben Richtung. Noch eines?
ask-settle = Mehrere sind zugleich gefallen. Welche Unterseite wird zuerst angesehen?
ask-use-ability = Das Fenster unter { $figure } ist weiß. Wird die Fähigkeit genutzt?
ask-choose = Die Fähigkeit von { $figure }: auf wen?
ask-enter = Wo auf der Linie kommt { $figure } ins Spiel?
ask-push = In welche Richtung wird { $figure } geschoben, höchstens vier Tix?
ask-gallery = Übe: angreifen, woandershin rollen, oder es gut sein lassen.
ask-attackback = Greift { $figure } sofort an?
ask-call = Ein verdecktes Rad entscheidet. Rot oder weiß?

## Handlungen

do-take-side = Die Seite im { $side } nehmen
do-stand = { $left } cm vom linken Ende deiner Linie
do-move = { $figure } bewegen
do-end-moves = Keine Bewegung mehr
do-advance =
    { $tix ->
        [one] Einen Tik rollen
       *[other] { $tix } Tix rollen
    }: { $way }{ $stop ->
        [never] {""}
        [red] , bis Rot erscheint
        [white] , bis Weiß erscheint
       *[other] , bis { $stop } oder mehr erscheint
    }
do-halt = Anhalten, Blick { $way }
do-shove =
    { $tix ->
        [one] { $thing } um einen Tik schieben
       *[other] { $thing } um { $tix } Tix schieben
    }
do-wreck = Den Abschnitt zerstören
do-spare = Ihn stehen lassen
do-attack-with = Mit { $figure } angreifen
do-tear-down = { $figure } reißt Abschnitt { $section } ein
do-end-attacks = Kein Angriff mehr
do-turn-base = Den Sockel drehen: { $way }
do-aim = Zielen: { $way }, { $pitch }° hoch
do-slash = Hieb von { $side }, bis { $twist }° gespannt, Arm { $height } mm
do-throw =
    { $object ->
        [yes] { $thing } werfen: { $way }
       *[no] Werfen: { $way }
    }
do-knob = { $turn }
do-fire-again = Noch einmal schießen
do-stop-firing = Nicht mehr schießen
do-settle-first = Zuerst { $figure }
do-use-ability = Nutzen
do-decline-ability = Darauf verzichten
do-choose = { $figure }
do-enter = { $left } cm vom linken Ende deiner Linie ins Spiel kommen
do-push-to =
    { $tix ->
        [one] Um einen Tik schieben: { $way }
       *[other] Um { $tix } Tix schieben: { $way }
    }
do-call = { $colour } sagen

## Ereignisse

event-side-taken = { player-seat } nimmt die Seite im { $side }.
event-ground = Am Rad von { $figure } wird gedreht: { $speed } in { $colour }.
event-placed = { player-seat } stellt { $figure } auf die Linie.
event-places-shown = Alle Aufstellungen werden gezeigt.
event-seats-drawn = Ausgelost, { $about }: { $order }.
event-speeds-counted = Die Summen der Tempi sind { $sums }. Die kleinste beginnt.
event-covered-grind =
    { $coin ->
        [yes] Eine Münze zeigt { $colour }.
       *[no] Das verdeckte Fenster von { $figure } zeigt { $speed } in { $colour }.
    }
event-first-player = { player-seat } beginnt.
event-turn-began = Zug { $turn }: { player-seat }, mit { $attacks ->
        [one] einem Angriff
       *[other] { $attacks } Angriffen
    }.
event-move-began =
    { $tix ->
        [one] { $figure } darf einen Tik rollen
       *[other] { $figure } darf { $tix } Tix rollen
    }{ $halved ->
        [yes] , die Hälfte des Tempos.
       *[no] .
    }
event-rolled = { $figure }, Tik { $tix }: Das Fenster zeigt { $speed } in { $colour }{ $cut }.
event-shoved = { $figure } schiebt: { $thing }.
event-halted =
    { $tix ->
        [0] { $figure } bleibt stehen, Blick { $looking }.
        [one] { $figure } hält nach einem Tik, Blick { $looking }.
       *[other] { $figure } hält nach { $tix } Tix, Blick { $looking }.
    }
event-stumbled = Eine ungeschickte Hand: { $figure } stößt { $other } um; die Figur wird wieder aufgestellt.
event-section-fell =
    { $crossing ->
        [yes] { $figure } zerstört beim Überqueren Abschnitt { $section }.
       *[no] { $figure } reißt Abschnitt { $section } ein.
    }
event-moves-ended =
    { $number ->
        [0] { player-seat } hat sich bewegt.
       *[other] { player-seat } hat sich bewegt. In Deckung: { $covered }.
    }
event-base-turned = { $figure } wird gedreht, Blick { $looking }.
event-attacked =
    { $form ->
        [slash] { $figure } schlägt zu ({ $weapon }) von { $side }, bis { $twist }° gespannt.
       *[straight] { $figure } greift an ({ $weapon }) { $looking }, { $pitch }° hoch.
    }
event-attacked-sums = Die Hand wich um { $off }° ab.
event-struck = { $figure } wird getroffen: { $part }, { $force } mN·s.
event-stroke-void =
    { $inside ->
        [figure] Der Angriff von { $figure } lässt sich nicht ausführen: Die Waffe begänne in { $other }. Er wird zurückgegeben.
        [object] Der Angriff von { $figure } lässt sich nicht ausführen: Die Waffe begänne in etwas, das dort steht. Er wird zurückgegeben.
       *[none] Der Angriff von { $figure } lässt sich nicht ausführen: Die Berechnung kam zu keinem Ergebnis. Er wird zurückgegeben.
    }
event-missed = Niemand fällt.
event-slid = { $figure } wird verschoben und steht.
event-thing-moved =
    { $removed ->
        [yes] Vom Tisch gestoßen: { $thing }.
       *[no] { $standing ->
            [yes] Verschoben: { $thing }.
           *[no] Umgefallen: { $thing }.
        }
    }
event-switch-tripped =
    { $chest ->
        [yes] { $waist ->
            [yes] Beide Schalter von { $figure } sind ausgelöst!
           *[no] Der Brustschalter von { $figure } ist ausgelöst.
        }
       *[no] Der Hüftschalter von { $figure } ist ausgelöst.
    }
event-felled = { $figure } { $how }!
event-underside =
    { $white ->
        [yes] Umgedreht: Das Fenster von { $figure } ist weiß.
       *[no] Umgedreht: Das Fenster von { $figure } ist nicht weiß.
    }
event-ability-used = { $figure }: { $verb }!
event-ability-failed = { $figure }: { $verb } gelingt nicht. [{ $rule }]
event-defeated = { $figure } ist besiegt.
event-recovered = { $figure } steht wieder auf.
event-entered = { $figure } kommt an der Linie ins Spiel.
event-encouraged =
    { $attacks ->
        [one] { player-seat } hat im nächsten Zug einen Angriff mehr.
       *[other] { player-seat } hat im nächsten Zug { $attacks } Angriffe mehr.
    }
event-pushed = { $figure } wird weggeschoben.
event-jammed = { $figure } klemmt: kein Angriff im nächsten Zug.
event-captured = { player-seat } fängt { $figure }!
event-attack-over =
    { $left ->
        [0] Das war der letzte Angriff des Zugs.
        [one] Ein Angriff bleibt.
       *[other] { $left } Angriffe bleiben.
    }
event-targets-stood =
    { $felled ->
        [0] Niemand ist umgefallen.
        [one] Ein Ziel ist umgefallen und steht wieder.
       *[other] { $felled } Ziele sind umgefallen und stehen wieder.
    } { $tries ->
        [one] { $downs } in einem Angriff umgeworfen.
       *[other] { $downs } in { $tries } Angriffen umgeworfen.
    }
event-reloaded = Alle Waffen sind geladen, alle Schalter zurückgesetzt.
event-accident-happened = { $figure } { $kind }, aus Versehen; alles wird wieder hergestellt.
event-gave-up = { player-seat } gibt auf; die Figuren gehen, wenn der Zug endet.
event-dropped-out =
    { $gave_up ->
        [yes] { player-seat } gibt auf und scheidet aus, Platz { $place }.
       *[no] { player-seat } hat keine Figur mehr und scheidet aus, Platz { $place }.
    }
event-standings = Plätze nach Sitzen: { $by_place }. Turnierpunkte: { $by_points }.
event-round-over = Runde { $round } des Turniers ist vorbei. Punkte bisher nach Sitzen: { $by_points }.
event-round-began = Runde { $round } von { $rounds } beginnt: Alle Truppen sind wieder vollzählig.
event-final-began = Das Finale: { $pair }.

## Was der Zufall entscheidet

roll-grind = was die Fenster zeigen
roll-covered-grind = was das verdeckte Fenster zeigt
roll-coin = eine Münze
roll-first-player = wessen Figur entscheidet, wer beginnt
roll-seat-draw = die Reihenfolge der Sitze
roll-aim-noise = wie die Hand abweicht
roll-physics = was fällt
roll-clumsy = ob die Hand ungeschickt ist

## Ergebnisse

result-eliminated =
    { $count ->
        [0] niemand steht mehr
       *[other] von der anderen Seite steht niemand mehr
    }
result-practised = genug geübt für heute
result-stalled =
    { $count ->
        [0] zu lange ist keine Figur gefallen, und es stehen gleich viele Punkte
       *[other] zu lange ist keine Figur gefallen; mehr Punkte stehen
    }
result-conceded =
    { $count ->
        [0] das Üben wurde aufgegeben
       *[other] die andere Seite hat aufgegeben
    }

## Ablehnungen

no-such-force = Eine Truppe „{ $force }“ gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Am nächsten: { $nearest }.
}
no-such-figure = Eine Figur „{ $code }“ gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Am nächsten: { $nearest }.
}
no-such-map = Eine Karte „{ $map }“ gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Am nächsten: { $nearest }.
}
map-for-others = Die Karte „{ $map }“ ist für eine andere Zahl von Spielern.
size-no-hundreds = Die Größe muss ein Vielfaches von 100 sein, nicht { $size }.
two-players = Ein Duell hat zwei Spieler, nicht { $count }.
three-or-four = Jeder gegen jeden spielen drei oder vier, nicht { $count }.
teams-unsettled = Jeder der { $count } Spieler muss zu einem von zwei Teams gehören.
battle-points = Spieler { $seat }: Die Kampftruppe hat { $points } Punkte, nicht { $wanted }.
back-up-points = Spieler { $seat }: Die Reserve hat { $points } Punkte, nicht { $wanted }.
team-battle-points = Das Team von Spieler { $seat }: Seine Kampftruppen haben { $points } Punkte, nicht { $wanted }.
team-back-up-points = Das Team von Spieler { $seat }: Seine Reserve hat { $points } Punkte, nicht { $wanted }.
no-battle-masters = Spieler { $seat }: Ein offizielles Turnier erlaubt keine Battle Masters.
no-mega-here = Spieler { $seat }: Auf dieser Karte ist kein Platz für einen Mega.
battle-masters = Spieler { $seat }: { $count } Battle Masters, vereinbart waren { $wanted }.
team-no-battle-masters = Das Team von Spieler { $seat }: Ein offizielles Turnier erlaubt keine Battle Masters.
team-no-mega-here = Das Team von Spieler { $seat }: Auf dieser Karte ist kein Platz für einen Mega.
team-battle-masters = Das Team von Spieler { $seat }: { $count } Battle Masters, vereinbart waren { $wanted }.
too-many-copies = Spieler { $seat }: höchstens { $most } Exemplare von { $code }.
too-many-figures = Spieler { $seat }: { $count } Figuren, höchstens { $most } haben Platz.
nobody-in-battle = Spieler { $seat }: Niemand ist in der Kampftruppe.
no-engine = Attacktix braucht die Physik-Bibliothek MuJoCo, die hier nicht installiert ist: pip install "rollout-tabletop[physics]".
no-way = Ein Weg führt von Punkt zu Punkt weiter.
off-the-field = Die Figur würde das Feld verlassen.
no-room = In diese Richtung ist kein Platz zum Rollen.
farther-back = Vor dem Spiel geht niemand weiter zurück, als er aufgestellt wurde.
too-many-tix = Höchstens { $tix } Tix sind übrig.
no-such-stop = Gewartet werden kann auf Rot, Weiß oder eine Zahl.
no-such-path = Ein Weg hat 1 bis 16 Punkte.
not-on-the-line = Das liegt nicht auf der Startlinie.
too-near-the-side = Der Sockel stünde zu nah am Ende der Linie.
spot-taken = Dort ist kein Platz für den Sockel.
has-moved = { $figure } hat sich in diesem Zug bewegt.
has-attacked = { $figure } hat in diesem Zug angegriffen.
void-too-often = Der Angriff von { $figure } ließ sich dreimal nicht ausführen; eine andere Figur muss es versuchen.
is-jammed = { $figure } klemmt in diesem Zug.
is-spent = Die Waffe von { $figure } ist verbraucht, bis der Zug endet.
shooter-in-cover = Deckung hindert diese Figur daran, dorthin zu schießen.
target-in-cover = { $figure } ist in Deckung: Geschosse können nicht angreifen.
beyond-the-joint = So weit lässt sich die Waffe nicht richten, oder nur in halben Grad. Getippte Zahlen sind Zehntelgrad: 900 ist 90°.
cannot-be-cocked = Die Waffe begänne in { $figure }.
pushed-too-far = Geschoben wird um höchstens vier Tix.
not-on-the-table = Diese Figur ist nicht auf dem Tisch.
no-battle-master = { $figure } ist kein Battle Master.
not-in-play = { $figure } ist nicht im Spiel.
not-yours = { $figure } führt ein anderer Spieler.
moves-are-over = Bewegt wird nur vor dem ersten Angriff.
one-at-a-time = Jetzt ist { $figure } an der Reihe.
moves-come-first = Der Bewegungsschritt ist noch nicht vorbei.
base-stays = Der Sockel wird beim Bewegen gedreht, nicht für einen Angriff.
cannot-be-thrown = Geworfen wird nur ein kleiner Gegenstand, den die Figur berührt.
another-weapon = So schlägt die Waffe von { $figure } nicht zu.
for-opponents = { $figure } gehört keinem Gegner.
for-the-own-side = { $figure } gehört nicht zur eigenen Seite.
does-not-fit = Die Fähigkeit gilt nicht für { $figure }.
no-tix-left = Die Bewegung ist vorbei, bis auf das Drehen.
would-push = { $figure } steht im Weg, und niemand wird geschoben.
wall-in-the-way = Eine hohe Barriere steht im Weg.
thing-in-the-way = Ein Gegenstand steht im Weg.
not-pushed = Dieser Gegenstand lässt sich jetzt nicht oder nicht so weit schieben.
lies-there = Was umgefallen ist, wird nicht geschoben.
cannot-be-struck = Diesen Abschnitt kann die Figur von hier nicht treffen.
never-falls = Dieser Abschnitt lässt sich nicht zerstören.
is-gone = Dieser Abschnitt ist schon weg.
no-such-section = Diesen Abschnitt gibt es nicht.
not-now = Danach wird jetzt nicht gefragt.
one-after-the-other = Erst wird der Angriff von { $figure } zu Ende gebracht.
aim-is-locked = Zwischen den Schüssen eines Angriffs wird nicht neu gezielt.
no-tix = Eine Figur rollt mindestens einen Tik.
never-pushed = Dieser Gegenstand lässt sich nicht schieben.
no-room-to-push = Dem Gegenstand steht etwas im Weg.
fell-otherwise = { $figure } ist nicht im selben Augenblick gefallen.
side-taken = Diese Seite hat ein anderer Spieler.
weapon-in-a-wall = Die Waffe begänne in etwas, das dort steht.

## Der Tisch

table-before = Vor dem Spiel.
table-turn =
    { $left ->
        [one] Zug { $turn }, { player-seat }: { $phase }; ein Angriff bleibt.
       *[other] Zug { $turn }, { player-seat }: { $phase }; { $left } Angriffe bleiben.
    }
table-round = Turnier, Runde { $round } von { $rounds }. Punkte: { $points }.
table-final = Turnier, das Finale: { $seats }. Punkte davor: { $points }.
table-player = { player-seat }
table-against = { $one } gegen { $other }
table-scored = { player-seat } { $points }
table-part-turn = Zug
table-part-windows = Fenster
table-part-shelves = Reserve und Besiegte
table-window = { player-seat }: { $name }, { $points } Punkte, { $rank }, { $faction }, { $weapon }, Tempo { $speed } in { $colour }; { $notes }
table-loaded =
    { $count ->
        [0] Werfer leer
        [one] ein Geschoss geladen
       *[other] { $count } Geschosse geladen
    }
table-shown = zuvor gesehen: { $faces }
table-coming = es folgen: { $faces }
table-face = { $speed } { $colour }
table-ability = Fähigkeit { $ability }
table-underside = unten weiß bei { $white } von 26
table-seen-white =
    { $tix ->
        [0] unten weiß gesehen
        [one] unten weiß vor einem Tik
       *[other] unten weiß vor { $tix } Tix
    }
table-back-up = { player-seat }, Reserve: { $names }
table-defeated = { player-seat }, Besiegte: { $names }
shape-car = Auto
shape-condor = Kondor
shape-insect = Insekt
shape-jet = Düsenjäger
shape-panther = Panther
shape-scorpion = Skorpion
shape-tank = Panzer
shape-truck = Lastwagen
shape-tyrannosaur = Tyrannosaurus
gallery-of-two = Eine Schießbude hat eine Figur und eine Liste von Zielen: { $count } Listen sind zu viele oder zu wenige.
one-shooter = Es übt immer eine Figur, nicht { $count }.
too-many-targets = Platz ist für ein bis { $most } Ziele, nicht für { $count }.

phase-practice = Übung
phase-move = Bewegung
phase-attack = Angriff

## Wörter

colour-red = Rot
colour-white = Weiß
hand-left = links
hand-right = rechts
knob-left = Den Knopf nach links drehen
knob-right = Den Knopf nach rechts drehen
knob-not = Es lassen
side-south = Süden
side-west = Westen
side-north = Norden
side-east = Osten
cut-none = {""}
cut-contact = {" "}und die Figur hält im Kontakt
cut-slowing = {" "}und die Figur hält im Dickicht
cut-barrier = {" "}und die Figur hält hinter der Sperre
drawn-sides = wer zuerst eine Seite wählt
drawn-placing = wer zuerst aufstellt
drawn-advance = wer zuerst vorrückt
felled-down = fällt um
felled-leaning = lehnt und ist am Boden
felled-off = wird vom Feld gestoßen
felled-switches = fällt durch die Schalter
felled-ability = fällt durch Rache
accident-knocked-over = wird von Hand umgestoßen
accident-switch-tripped = bekommt von Hand einen Schalter ausgelöst
accident-fell-by-itself = fällt von selbst
part-arm = Waffe
part-base = Sockel
part-legs = Beine
part-torso = Rumpf
part-head = Kopf
part-lip = Vorderseite
part-waist = Hüftschalter
part-chest = Brustschalter
part-body = Körper
verb-recover = Aufstehen
verb-rescue = Rettung
verb-transform = Verwandlung
verb-recruit = Verstärkung
verb-rally = Sammeln
verb-attackback = Gegenangriff
verb-battle-cry = Schlachtruf
verb-push = Schub
verb-scramble = Verwirrung
verb-jam = Klemmen
verb-revenge = Rache
verb-capture = Gefangennahme
ability-called = { $verb } ({ $whom })
ability-anybody = egal wer
ability-but = { $whom }, nicht { $unless }
ability-told-recover = Die Figur steht wieder auf, wo sie liegt, wenn du noch so eine im Spiel hast.
ability-told-rescue = Die Figur kommt an deiner Linie zurück, wenn du noch so eine Figur im Spiel hast.
ability-told-transform = Die andere Gestalt kommt an deiner Linie aus der Reserve herein.
ability-told-recruit = So eine Figur kommt an deiner Linie aus der Reserve herein.
ability-told-rally = So eine Figur kommt an deiner Linie von den Besiegten zurück.
ability-told-attackback = So eine Figur von dir zieht und greift sofort an.
ability-told-battle-cry = In deinem nächsten Zug ein Angriff mehr.
ability-told-push = So ein Gegner wird bis zu vier Tix geschoben.
ability-told-scramble = Am Rad so eines Gegners wird gedreht, wo er steht.
ability-told-jam = So ein Gegner kann in seinem nächsten Zug nicht angreifen.
ability-told-revenge = Der Angreifer ist besiegt, wenn er so ein Gegner ist.
ability-told-capture = Der Angreifer, wenn er Gegner und kein Mega ist, gehört dir, wenn du noch so eine Figur im Spiel hast.
rank-warrior = Krieger
rank-leader = Anführer
rank-captain = Hauptmann
rank-trooper = Soldat
rank-specialist = Spezialist
rank-mega = Mega
faction-autobot = Autobot
faction-decepticon = Decepticon
faction-jedi = Jedi
faction-droid-army = Droidenarmee
faction-wookiee = Wookiee
faction-sith = Sith
faction-republic = Republik
faction-separatist = Separatisten
weapon-light-missile = leichtes Geschoss
weapon-standard-missile = Geschoss
weapon-heavy-missile = schweres Geschoss
weapon-light-slash = leichter Hieb
weapon-medium-slash = Hieb
weapon-heavy-slash = schwerer Hieb
weapon-throw = Wurf
weapon-strong-throw = starker Wurf
weapon-jab = Stoß
weapon-strong-jab = starker Stoß
weapon-claw = Klaue
weapon-four-missiles = Batterie von vier Geschossen
weapon-two-missiles = Batterie von zwei Geschossen
weapon-great-slash = großer Hieb
weapon-great-throw = großer Wurf
sort-energon-tower = Energonturm
sort-fortress = Festung
sort-junk = Schrottstück
sort-crate = Kiste
badge-cover = in Deckung
badge-jammed = klemmt
badge-waist = Hüftschalter ausgelöst
badge-chest = Brustschalter ausgelöst
badge-empty = leer
zone-start = Startlinie
obstacle-wall = Sperre
obstacle-crate = Gegenstand
obstacle-building = Festung
obstacle-trees = Deckung
obstacle-lake = langsamer Grund
near-wall = an der Sperre
near-crate = am Gegenstand
near-building = an der Festung
near-trees = an der Deckung
near-lake = am langsamen Grund
behind-wall = hinter der Sperre
behind-crate = hinter dem Gegenstand
behind-building = hinter der Festung
behind-trees = hinter der Deckung
behind-lake = hinter dem langsamen Grund

## Vereinbarungen

option-tix-mm = Länge eines Tiks, in Zehntelmillimetern
option-wheel-view = Was man von einem Rad sieht
option-wheel-view-face = die sichtbare Zahl
option-wheel-view-strip = den ganzen Streifen
option-placement = Aufstellen
option-placement-simultaneous = geheim, zusammen gezeigt
option-placement-alternate = der Reihe nach
option-points = Punkte einer Truppe
option-points-exact = genau
option-points-at-most = höchstens
option-battle-masters = Battle Masters
option-bm-count = Zahl der Battle Masters
option-bm-count-exact = genau
option-bm-count-at-most = höchstens
option-max-copies = Exemplare einer Figur
option-tournament = Turnier
option-tournament-casual = keines
option-tournament-official = offiziell: keine Battle Masters
option-lines = Maß des Feldes
option-lines-feet = Fuß
option-lines-metres = Meter
option-friendly-turn = Den Sockel zum Angriff drehen
option-friendly-turn-off = nicht
option-friendly-turn-melee = im Nahkampf
option-friendly-turn-all = immer
option-repose = Haltungen zwischen den Zügen
option-repose-kept = bleiben, wie sie waren
option-repose-attack-step = gerade, wenn der Angriff beginnt
option-noise = Die Hand
option-noise-steady = ruhig
option-noise-normal = normal
option-noise-shaky = zittrig
option-own-ability = Fähigkeiten von Figuren, die die eigene Seite fällt
option-ability-optional = Auf Fähigkeiten darf man verzichten
option-transform-place = Wo eine verwandelte Figur steht
option-transform-place-line = an der Linie
option-transform-place-spot = an Ort und Stelle
option-recover-grind = Wer aufsteht, dessen Rad wird gedreht
option-ringout-recover = Aufstehen nach einem Sturz vom Feld
option-ringout-recover-edge = am Rand
option-ringout-recover-none = nicht
option-edge = Der Rand des Feldes
option-edge-table = eine Tischkante: man fällt hinunter
option-edge-marked = eine gezogene Linie
option-edge-open = keiner: niemand fällt hinaus
option-stall-rounds = Ruhige Runden, die ein Spiel beenden
option-team-min-attacks = Mindestzahl der Angriffe im Team
option-section-reach = Abschnitte, die eingerissen werden dürfen
option-section-reach-sight = in Sicht oder Reichweite
option-section-reach-any = alle
option-clumsy = Ungeschickte Hände
option-mega-high = Hohe Sperren für einen Mega
option-mega-high-as-low = sind wie niedrige
option-mega-high-ignored = zählen nicht

## Was bei einem Angriff herauskommt

outlook-rolls =
    { $tix ->
        [one] Darf einen Tik rollen
       *[other] Darf { $tix } Tix rollen
    }
outlook-targets =
    { $count ->
        [0] Niemand in Reichweite
       *[other] In Reichweite (Chance zu kippen): { $names }
    }
outlook-threats =
    { $count ->
        [0] In niemandes Schussfeld
       *[other] Im Schussfeld von (Chance zu kippen): { $names }
    }
outlook-endangered = { $figure } in Gefahr durch { $by } (kippt zu { $chance })
outlook-falls = { $figure } fällt um
outlook-stands = { $figure } wird getroffen und bleibt stehen
outlook-waist = der Hüftschalter von { $figure } wird ausgelöst
outlook-chest = der Brustschalter von { $figure } wird ausgelöst
outlook-misses = niemand wird berührt

## Die erste Partie

lesson-welcome-title = Figuren, die wirklich umfallen
lesson-welcome = Zwei Seiten stehen auf einem Tisch und schießen, schlagen und stoßen einander um. Würfel gibt es nicht: Jeder Angriff wird von der Physik ausgespielt. Wer am Ende eines Zuges niemanden mehr stehen hat, hat verloren.
lesson-place-title = Auf der Linie
lesson-place = Stell jede Figur irgendwo auf deine Startlinie. Die andere Seite tut dasselbe, und niemand sieht es, bevor alle stehen. Lass Platz: Wer fällt, reißt den Nachbarn mit.
lesson-creep-title = Zwei Tix umsonst
lesson-creep = Vor dem ersten Zug darf jede Figur zwei Tix vorrücken, was auch immer ihr Fenster zeigt. Du kannst es auch lassen und die Bewegung beenden.
lesson-move-title = Wer sich bewegt
lesson-move = In deinem Zug bewegst du zuerst, jede deiner Figuren einmal. Wähle eine. Alle Bewegungen müssen vor dem ersten Angriff vorbei sein.
lesson-tix-title = Tix
lesson-tix = Eine Figur rollt so viele Tix, wie ihr Fenster zu Beginn der Bewegung zeigte; ein Tik ist ein Zoll. Jeder Tik dreht das Rad, und eine neue Zahl erscheint. Roll auf jemanden zu, aber nicht weiter, als du magst.
lesson-tix-typed = Tippe advance mit einem Weg und einer Zahl von Tix, etwa: advance [[4000 5000]] 3.
lesson-stop-early-title = Auf einer guten Zahl halten
lesson-stop-early = Die Zahl, auf der du hältst, ist im nächsten Zug dein Tempo; früh zu halten kann also mehr wert sein als ein Zoll. Drehen kostet nichts: Sieh am Ende den an, den du treffen willst, denn beim Angriff bleibt der Sockel, wie er steht.
lesson-spacing-title = Nah genug zum Schlagen
lesson-spacing = Ein Schlag, ein Wurf oder ein Stoß reicht eine Fingerbreite weit: Roll, bis die Sockel einander fast berühren. Berühren darfst du den Gegner, schieben nie. Zehn Millimeter Abstand sind oft besser als keiner: Ein Arm braucht Platz zum Ausholen.
lesson-attack-title = Zwei Angriffe
lesson-attack = Zwei deiner Figuren dürfen angreifen, eine nach der anderen. Wähle eine: Bei jeder steht, womit sie kämpft. Angreifen muss niemand.
lesson-aim-title = Zielen
lesson-aim = Du wählst eine Richtung und wie hoch; wer im Weg steht, wird getroffen, Freund oder Feind. Ein Geschoss sinkt unterwegs, also ziel umso höher, je weiter es fliegt. Der Kegel zeigt, wie weit eine gewöhnliche Hand abweicht; daneben stehen die Chancen.
lesson-aim-typed = Tippe aim mit Richtung und Höhe in Zehntelgrad, etwa: aim 900 20.
lesson-underside-title = Die Unterseite
lesson-underside = Wer umfällt, wird umgedreht. Ist das kleine Fenster weiß, geschieht seine besondere Fähigkeit sofort: Er steht wieder auf, ruft jemanden herbei oder schlägt zurück. Niemand, auch nicht sein Besitzer, kennt das Fenster vorher.
lesson-switches-title = Ein Battle Master
lesson-switches = Der Große fällt nicht durch Gewalt. Er hat zwei Schalter, an der Hüfte und auf der Brust: Löse beide in einem Zug aus, und er liegt. Ein Wurf von unten findet die Hüfte, ein Geschoss die Brust.
