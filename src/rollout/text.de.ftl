### Wörter, die alle Spiele und die Befehlszeile teilen.

## Die Spiele

game-the-game = Transformers: Das Spiel
game-the-game-about = Hexfelder, Werte, eine Karte für jede Einheit. Niemand weiß, wer als Nächstes dran ist.
game-tabletop-warfare = Transformers Tabletop Warfare
game-tabletop-warfare-about = Miniaturen und Maßband: Zoll, Deckung und vereinte Riesen.
game-battlecards = Transformers Battle Cards
game-battlecards-about = Kartenduelle: Bluff, Fertigkeiten und Treffer einstecken.
game-energon-wars = Energon Wars
game-energon-wars-about = Energon sammeln, Schilde heben, fremde brechen.
game-attacktix = Attacktix
game-attacktix-about = Figuren, die wirklich feuern. Wer umkippt, ist raus.
game-tic-tac-toe = Drei gewinnt
game-bluff = Bluff
game-disc-duel = Scheibenduell
game-shield-duel = Schildduell
game-counting = Zählen
status-playable = spielbar
status-installed = von anderen, hier installiert
status-not-loaded = hier installiert, aber { game-fault }
status-sample = ein Beispiel, zum Lernen und Messen

## Was der Kern ablehnt

nothing-asked = Im Augenblick ist nichts gefragt.
no-chance-asked = Im Augenblick wird auf keinen Wurf gewartet.
wrong-seat = Gefragt ist Spieler { $asked }, nicht du.
stale = Die Partie ist seit dieser Antwort weitergegangen.
out-of-the-match = Wer ausgeschieden ist, hat in der Partie nichts mehr zu sagen.
not-offered = Das steht nicht zur Wahl.
no-legs = Ein Weg hat mindestens eine Strecke.
no-such-angle = Dieser Winkel ist hier nicht möglich.
chance-between = Dazwischen wird gewürfelt, also gehen diese Antworten nicht auf einmal.
wrong-die = Dieses Ergebnis ist hier nicht möglich.
missing-roll = Ein Wurf fehlt: { $about } ({ $kind }).
wrong-roll = Der nächste Wurf ist { $about } ({ $kind }), nicht { $scripted }.
left-over-rolls = Es bleiben Würfe übrig: { $outcomes }.
nothing-to-undo = Es gibt nichts zurückzunehmen.
new-information = Das geht nicht mehr zurück: Seither ist etwas Neues bekannt geworden.
not-your-decision = Die letzte Entscheidung war nicht deine.
no-such-ply = Einen Zeitpunkt { $ply } hat die Partie nicht.

## Ein Tisch mit Maßband in Worten

plane-figure = { $name } { $place }{ $notes ->
     [none] {""}
    *[other] ; { $notes }
}
plane-copy = { $name } { $copy }
plane-in-form = { $name } ({ $form })
plane-acting = ist am Zug
plane-spent = hat gehandelt
plane-down = liegt am Boden
plane-wreck = außer Gefecht
plane-twin-figures = Figuren
plane-twin-apart = Abstände
plane-twin-table = Tisch
plane-facing = blickt { $way }
plane-left = noch { $left } von { $most }
plane-raised = { $height } über dem Boden
plane-apart = { $one } und { $other }: { $gap } auseinander, { $other } im { $bearing }
bearing-n = Norden
bearing-ne = Nordosten
bearing-e = Osten
bearing-se = Südosten
bearing-s = Süden
bearing-sw = Südwesten
bearing-w = Westen
bearing-nw = Nordwesten
plane-obstacle = { $name } { $place }, { $height } hoch
obstacle-building = Gebäude
obstacle-wall = Mauer
obstacle-rock = Felsen
obstacle-trees = Bäume
obstacle-hill = Hügel
obstacle-lake = See
obstacle-lava = Lava
obstacle-road = Straße
obstacle-wreck = Wrack
obstacle-crate = Kiste
obstacle-ruin = Ruine

## Orte und Wege auf einem vermessenen Tisch, wie man sie sagt

plane-way =
    { $turn ->
        [ahead] geradeaus
        [back] gerade zurück
        [left] { $degrees }° nach links
       *[right] { $degrees }° nach rechts
    }
plane-way-toward = { $way }, auf { $name } zu
plane-path = { $length } { $way }{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-spot = { $left } von links, { $deep } vom nahen Rand{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-spot-on-map = { $west } vom Westrand, { $south } vom Südrand{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-compass = { $bearing }, Kompass { $degrees }°
plane-place = { $part }{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-whereabouts = { $part }, { $west } vom Westrand, { $south } vom Südrand{ $by ->
     [none] {""}
    *[other] , { $by }
}
plane-part-middle = in der Mitte
plane-part-n = im Norden
plane-part-ne = im Nordosten
plane-part-e = im Osten
plane-part-se = im Südosten
plane-part-s = im Süden
plane-part-sw = im Südwesten
plane-part-w = im Westen
plane-part-nw = im Nordwesten
plane-looking = nach { $bearing }
plane-looking-at = zu { $name }
plane-toward = auf { $name } zu
plane-up-to = an { $name } heran
plane-beside = neben { $name }
near-building = am Gebäude
near-wall = an der Mauer
near-rock = am Felsen
near-trees = an den Bäumen
near-hill = am Hügel
near-lake = am See
near-lava = an der Lava
near-road = an der Straße
near-wreck = am Wrack
near-crate = an der Kiste
near-ruin = an der Ruine
behind-building = hinter dem Gebäude
behind-wall = hinter der Mauer
behind-rock = hinter dem Felsen
behind-trees = hinter den Bäumen
behind-hill = hinter dem Hügel
behind-lake = jenseits des Sees
behind-lava = jenseits der Lava
behind-road = jenseits der Straße
behind-wreck = hinter dem Wrack
behind-crate = hinter der Kiste
behind-ruin = hinter der Ruine

## Wie eine Partie endet

result-won = { $count ->
    [one] Spieler { $winners } gewinnt: { $how }.
   *[other] Die Spieler { $winners } gewinnen: { $how }.
}
result-draw = Unentschieden: { $how }.
result-conceded = die andere Seite hat aufgegeben
result-draw-agreed = alle waren einverstanden

## Handlungen des Kerns

do-concede = Aufgeben
do-agree-draw = Einem Unentschieden zustimmen

## Am Tisch

welcome = { $title }
welcome-help = Tippe die Nummer einer Wahl oder „hilfe“.
seat-person = Spieler { $seat }: ein Mensch an diesem Terminal.
seat-bot = Spieler { $seat }: der Bot „{ $bot }“.
commitment = Die Würfel stehen schon fest. Prüfsumme ihres geheimen Startwerts: { $hash }
seed-revealed = Der geheime Startwert der Würfel war { $seed }
your-turn = Spieler { $seat }: { $ask }
hand-over = Als Nächstes ist Spieler { $seat } dran. Drücke Enter, wenn sonst niemand zusieht.
answered = Spieler { $seat }: { $action }
answered-secretly = Spieler { $seat } hat geheim gewählt.
refused = Nicht möglich: { $why }
near-miss = { $action }: { $why }
choices-more = { $left } weitere Möglichkeiten; „{ $command }“ zeigt alle.
choices-region = Auch anderes ist möglich: Tippe es so: „{ $example }“.
choices-refused = „{ $command }“ sagt, was sonst noch möglich scheint und warum es nicht geht.
no-such-choice = Eine Wahl Nummer { $number } gibt es nicht; die letzte ist { $most }.
confirm = { $doubt } Enter tut es trotzdem; alles andere lässt es bleiben.
card-which = Was davon? „{ $command } NAME“
no-cards = In diesem Spiel gibt es keine Karten oder Bögen zu lesen.
not-understood = „{ $text }“ ist weder eine Wahl noch ein Befehl; „{ $help }“ zählt die Befehle auf.
chance-wanted = Was sagen die Würfel? { $about }, { $kind }. (Enter lässt das Programm würfeln.)
wrong-outcome = { $sides ->
    [0] Das kann bei { $kind } nicht herauskommen.
   *[other] Ein { $kind } zeigt eine Zahl von 1 bis { $sides }.
}
faces-so-far = Bis jetzt: { $faces }. { $missing ->
    [one] Ein Würfel fehlt.
   *[other] { $missing } Würfel fehlen.
}
too-many-faces = { $missing ->
    [one] Nur ein Würfel fehlt noch.
   *[other] Nur { $missing } Würfel fehlen noch.
}
undone = Zurückgenommen.
saved = Gespeichert in { $path }.
save-where = Wohin? „{ $command } DATEI“
left-unsaved = Du hast die Partie verlassen. Sie wurde nicht gespeichert.
left-saved = Du hast die Partie verlassen. Weiter geht es mit: rollout play --resume { $path }
view-nothing = nichts

## Was aus einer Wahl wird

outlook-chance = { $chance } { $what }
outlook-mean = ⌀ { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $what }
outlook-always = { $about }: immer
outlook-never = { $about }: nie
outlook-needs = { $about }: { $kind }, { $need } oder mehr
outlook-sum = { $what } ({ $reasons })
outlook-replies-quick = Die anderen antworten, so die Annahme, wie ein schneller Bot.
outlook-sampled = Geschätzt, auf { $error } genau.
outlook-shot = { $name } { $chance }
outlook-more = { $count } weitere
outlook-targets =
    { $count ->
        [0] Niemand in Reichweite
       *[other] In Reichweite (Trefferchance): { $names }
    }
outlook-threats =
    { $count ->
        [0] In niemandes Schussfeld
       *[other] Im Schussfeld von (Trefferchance): { $names }
    }
outlook-then = Danach: { $question }
outlook-then-other = Danach entscheidet { $player }.
outlook-then-chance = Danach entscheidet der Zufall: { $about }.
outlook-then-over = Danach ist das Spiel zu Ende.

## Chancen und Ratschläge

odds-short = { $chance }
odds-need = { $kind }, { $need } oder mehr: { $chance }.
odds-reasons = Diese Zahl ist { $reasons }.
odds-yes = { $question }: { $exact ->
    [yes] { $chance }
   *[no] etwa { $chance }
}
odds-value = { $question }: { $mean ->
    [none] {""}
   *[other] im Mittel { $mean },{" "}
}am wahrscheinlichsten { $likely } ({ $exact ->
    [yes] { $chance }
   *[no] etwa { $chance }
})
odds-none = Kein Wurf entscheidet, was daraus wird.
odds-of-what = Von welcher Wahl? „{ $command } 3“
hint-thinking = Ich denke nach …
hint = Ich würde wählen: { $plan }. ({ $tried ->
    [one] ein Verlauf geprüft
   *[other] { $tried } Verläufe geprüft
})
hint-weighed = { $place }. { $plan }: Wert { $value }, { $visits ->
    [one] einmal
   *[other] { $visits }-mal
} geprüft
why-what = Alles, was möglich scheint, ist möglich. „{ $command } HANDLUNG“ fragt nach einer Handlung.
why-allowed = Das ist möglich: { $action }

## Befehle am Tisch: die Wörter für jeden, durch Kommas getrennt

command-help = hilfe, ?
command-board = tisch, t
command-choices = auswahl, a
command-card = karte, bogen, sheet, k
command-piles = stapel, p
command-log = verlauf, v
command-hint = rat, h
command-odds = chancen, o
command-why = warum, w
command-undo = zurück, z, u
command-rule = regel, r
command-save = speichern, s
command-concede = aufgeben
command-quit = ende, q
help-at-table = Tippe die Nummer einer Wahl, eine Handlung in Worten (wie im Protokoll) oder:
help-command = { $words }: { $does }
does-help = diese Liste
does-board = den Tisch noch einmal zeigen
does-choices = alle Möglichkeiten zeigen
does-card = was auf einer Karte oder einem Bogen steht, nach Kürzel, Namen oder einem Teil davon
does-piles = Karten, die offen liegen, auch wenn der Tisch sie nur zählt
does-log = was bisher geschehen ist
does-hint = einen Bot fragen, was er täte und was er abgewogen hat
does-odds = die Chancen einer Wahl, nach ihrer Nummer
does-why = warum etwas nicht geht: mit einer Handlung, oder allein für alles Naheliegende
does-undo = die letzte Entscheidung zurücknehmen, solange nichts Neues bekannt wurde
does-rule = eine Regel nach ihrer Kennung zeigen
does-save = die Partie in einer Datei speichern
does-concede = aufgeben
does-quit = gehen

## Wiedergabe und Protokolle

replay-help = Enter: nächste Antwort. b: zurück. Eine Zahl: dorthin. q: Ende.
replay-end = Das war die letzte Antwort.
journal-of-others = Geschrieben für { $others }; { $ours }, die hier gelten, führen zum selben.
journal-agrees-until = Geschrieben für { $others }; { $ours }, die hier gelten, stimmen { $ply } Antworten lang überein und führen dann anderswohin: So weit wird es gezeigt.
journal-holds = Das Protokoll stimmt: { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}, { $steps ->
    [one] ein Stand
   *[other] { $steps } Stände
} verglichen.
journal-seed-holds = Der Startwert ist der zugesagte, und jede Ziehung folgt aus ihm: { $drawn ->
    [one] eine Ziehung
   *[other] { $drawn } Ziehungen
}, { $skipped } zurückgenommen.
journal-shares = Die Ergebnisse folgen aus dem Startwert und aus dem, was { $shares ->
    [one] ein Platz
   *[other] { $shares } Plätze
} hinzugefügt { $shares ->
    [one] hat
   *[other] haben
}, jeweils wie versiegelt.
journal-settled = Aufstellung und Siegel sind die, die allen gezeigt wurden, bevor der erste Anteil offen war: { $settled }….
journal-settled-by = Das galt für { $versions }: seither ging die Partie nach den neueren dieses Protokolls weiter. Wo, zeigen die Zeilen des Dienstes (--rows).
journal-shares-lost = Was { $lost ->
    [one] ein Platz
   *[other] { $lost } Plätze
} versiegelt { $lost ->
    [one] hatte
   *[other] hatten
}, ging verloren; alle waren einverstanden, ohne es weiterzuspielen.
journal-no-seed = Der Startwert ist noch nicht offengelegt, also lassen sich die Ziehungen nicht prüfen.
journal-recorded = Einmal ausgeführte und aufgezeichnete Ergebnisse, die kein Startwert geben kann: { $recorded }.
journal-resumed = Die Partie wurde nach Regeln { $rules } begonnen; ihre ersten { $ply } Antworten und { $draws } Würfe gehören zu ihnen und stehen nicht in diesem Protokoll.
journal-rows-hold = Die { $rows } Zeilen, die der Dienst bewahrt hat, sind eine lückenlose Kette bis zum Kopf dieses Protokolls, { $head }, und ihre Antworten sind die dieses Protokolls.
journal-head-is-that = Sein Kopf ist der, den du notiert hast: { $head }.
journal-head-not-checked = Sein Kopf ist { $head }. Vergleich ihn mit dem, was dein Tisch zeigte (--head), und prüf die Kette mit den Zeilen, die der Dienst bewahrt hat (--rows).
journal-given = Von außen eingegebene Ergebnisse, etwa eigene Würfel: { $given }.

## Serien

simulating = Spielt
simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen.
simulated-wins = { $place }. { $bot }: { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} ({ $share } %, wohl zwischen { $low } und { $high } %)
simulated-seat = Platz { $seat }: { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} ({ $share } %, wohl zwischen { $low } und { $high } %)
simulated-slowest = { "   " }langsamste Entscheidung { $seconds } s
simulated-draws = Unentschieden: { $draws }
simulated-length = Entscheidungen je Partie: im Mittel { $mean }, höchstens { $most }.
simulated-options = Möglichkeiten je Entscheidung: im Mittel { $mean }.
simulated-speed = { $seconds } s, { $speed } Entscheidungen je Sekunde.
simulated-seed = Startwert: { $seed }

## Regeln und Inhalte

coverage = { $game }: { $tested } von { $rules } Regeln haben einen Test.
coverage-passed = Zu { $passed } von { $rules } Regeln bestand ein Test beim letzten Lauf.
coverage-missing = Ohne Test: { $rules }
coverage-not-passed = Mit Tests, von denen keiner bestand: { $rules }
coverage-unknown = Von Tests genannt, aber in keinem Regelbuch: { $rules }
content-good = { $path } ist in Ordnung: { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
} geprüft.
deck-kind = { $kind ->
    [robot] Roboter
    [resource] Ressourcen
   *[advantage] Vorteile
}: { $count } (empfohlen: { $advised })
deck-curve = Roboter für { $cost }: { $bar } { $count }
deck-size-and-cost = { $size ->
    [one] Eine Karte
   *[other] { $size } Karten
}{ $robots ->
    [0] , keine Roboter.
   *[other] , ein Roboter kostet im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
deck-made = { $kind ->
    [random] Zufallsdeck
    [pool] Versiegelter Vorrat
   *[sealed] Versiegeltes Deck
} { $seed } der { $army }
deck-legal = { $name } ist ein regelgerechtes Deck.
case-holds = { $path }: stimmt
case-fails = { $path }: { $title }: stimmt nicht
case-difference = {"  "}Zeile { $line }, { $place }, { $field }: { $what }
case-place-opening = Beginn
case-place-end = Ende
case-place-step = Schritt { $step }
case-differs = erwartet { $expected }, gefunden { $found }
case-refused-otherwise = erwartet { $expected }, gefunden { $found }: { $refusal }
case-refused = { $answer } wird abgelehnt: { $refusal }
case-allowed = { $answer } ist erlaubt
case-roll-missing = ein Wurf fehlt: { $found }
case-roll-wrong = { $expected } ist nicht, was gewürfelt wird: { $refusal }
case-roll-impossible = { $expected } ist nicht, was gewürfelt wird: { $fault }
case-rolls-left = nicht gewürfelt: { $expected }
case-event-missing = erwartet { $expected }, gefunden { $found }
case-event-unwanted = das geschah trotzdem: { $found }
case-place-run = Durchgang { $run }, { $place }
case-event-out-of-order = { $expected } geschah, aber vor { $after }; gefunden { $found }
case-nobody-passes = niemand kann passen: { $found }
cases-counted = { $count ->
    [one] Ein Fall
   *[other] { $count } Fälle
}, { $failed } nicht wie beschrieben.

## Spalten

column-name = Name
column-title = Titel
column-status = Stand
column-usual = üblich
column-values = Werte
column-rule = Regel
column-meaning = Bedeutung

## Was schiefgehen kann: je eine Zeile

error-mark = rollout:
broken = ein Fehler im Programm: { $kind }: { $error } ({ $variable }=1 zeigt, wo)
interrupted = abgebrochen
lang-missing = --lang braucht eine Sprache: en oder de
unknown-language = auf „{ $asked }“ gibt es keine Wörter; wähle en oder de
no-such-command = einen Befehl „{ $name }“ gibt es nicht{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}
no-such-option = eine Option { $option } gibt es nicht{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}
parameter-missing = { $name } fehlt
parameter-wrong = { $name }: erwartet wird eine Zahl{ $least ->
    [none] {""}
   *[other] {" "}ab { $least }
}{ $most ->
    [none] {""}
   *[other] {" "}bis { $most }
}, gefunden „{ $value }“
too-many-words = „{ $words }“ ist mehr, als der Befehl nimmt
usage-wrong = so wird der Befehl nicht benutzt: { $problem }
unknown-game = ein Spiel „{ $slug }“ gibt es nicht{ $nearest ->
    [none] ; es gibt { $known }
   *[other] {" "}(am nächsten: { $nearest })
}
game-not-loaded = „{ $slug }“ ist installiert, aber { game-fault }
game-fault = { $fault ->
    [no-name] so kann kein Spiel heißen: Kleinbuchstaben, Ziffern, Unterstriche
    [no-package] nennt kein GamePackage, sondern { $found }
    [no-rules] hat als Regeln kein Game, sondern { $found }
    [no-part] in seinem GamePackage steht etwas von anderer Art ({ $found })
    [other-name] heißt nach den eigenen Regeln „{ $found }“
    [no-home] hat als Zuhause kein Paket ({ $found })
    [no-words] hat Wörter, die sich nicht lesen lassen ({ $found })
    [no-beginning] es lässt sich keine Partie davon beginnen ({ $found })
    [no-seats] hat keine Zahl von Plätzen, sondern { $found }
    [no-setup] sein Aufbau lässt sich nicht beschreiben ({ $found })
   *[other] lässt sich nicht laden ({ $found })
}
unknown-bot = einen Bot „{ $name }“ gibt es nicht{ $nearest ->
    [none] ; es gibt { $known }
   *[other] {" "}(am nächsten: { $nearest })
}
wrong-budget = „{ $words }“ ist keine Bedenkzeit: schreibe Sekunden wie 0.5 oder Durchläufe wie 200sims
already-arranged = mit { $option } ist die Partie schon eingerichtet: --scenario, --setup und --homebrew passen nicht dazu
play-what = welches Spiel? „rollout games“ zählt sie auf
dice-unknown = --dice kennt nur „own“, nicht „{ $dice }“
no-own-dice = In diesem Spiel würfelt niemand selbst: Eine Hand, die zittert, ist kein Würfel.
no-first-match = { $title } hat keine erste Partie für Neulinge
too-many-seats = { $given } Spieler sind genannt, aber es gibt { $seats } Plätze
resume-other-game = { $path } ist eine Partie von { $game }
resume-finished = { $path } ist eine beendete Partie; „rollout replay“ zeigt sie
setup-none = bei { $game } gibt es nichts einzustellen
options-none = { $game } hat keine Optionen
setup-not-a-pair = „{ $pair }“ ist nicht NAME=WERT
setup-unknown-key = der Aufbau hat kein „{ $key }“{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}
setup-no-key-like-it = der Aufbau hat kein „{ $key }“; er hat { $known }
setup-missing-key = der Aufbau braucht „{ $key }“
setup-refused = dieser Aufbau ist nicht möglich: { $problem }
setup-no-such-name = dieser Aufbau ist nicht möglich: { $problem } („rollout games { $game }“ zählt auf, was sich eingeben lässt)
setup-option-limits = { $option }: eine ganze Zahl von { $least } bis { $most }, nicht { $found }.
setup-option-values = { $option }: eines von { $values }, nicht { $found }.
setup-wrong-value = { $option } muss { $kind ->
    [number] eine ganze Zahl
    [between] eine ganze Zahl von { $least } bis { $most }{ $none ->
        [no] {""}
       *[other] {" "}({ $none }: keine)
    }
    [at-least] eine ganze Zahl ab { $least }
    [at-most] eine ganze Zahl bis { $most }
    [choice] eines von { $values }
    [switch] true oder false
    [text] ein Text
    [text-of] ein Text von { $least } bis { $most } Zeichen
    [list] eine Liste
    [list-of] eine Liste von { $least } bis { $most }
    [table] eine Tabelle
    [else] etwas anderes
   *[other] eine Zahl, true, false oder ein Text
}{ $optional ->
    [yes] {" "}oder null
   *[no] {""}
} sein, nicht { $found }
match-failed = Partie { $number } zum Startwert { $seed } ist gescheitert: { $error }
file-missing = { $path } gibt es nicht
file-is-folder = { $path } ist ein Ordner, keine Datei
file-too-large = { $path } ist zu groß
file-not-text = { $path } ist kein Text in UTF-8
file-unreadable = { $path } lässt sich nicht lesen: { $reason }
file-not-writable = { $path } lässt sich nicht schreiben: { $reason }
journal-unreadable = { $path } ist kein Protokoll: { $problem }
journal-wrong = { $path } stimmt nicht: { $problem }
no-rulebook = hier gibt es kein Regelbuch
unknown-rule = eine Regel „{ $id }“ gibt es nicht{ $nearest ->
    [none] ; Regeln heißen wie TG-MOV-03, und „rollout rules coverage --json“ hat sie alle
   *[other] {" "}(am nächsten: { $nearest })
}
not-a-checkout = im Ordner { $path } fehlen docs/rules und tests
no-checkout = Regeln und ihre Tests gibt es nur im Quellordner des Projekts; nenne ihn mit --root
tests-unreadable = die Tests lassen sich nicht einsammeln: { $why }
content-none = in { $path } sind keine Inhaltsdateien (.toml)
content-which-game = { $path } kann für { $games } sein: Sag mit --game, für welches
content-unknown-game = { $game ->
    [none] kein Spiel hier nimmt eigene Inhalte an
   *[other] { $game } nimmt keine eigenen Inhalte an
}
case-malformed = { $problem }
deck-unreadable = { $problem }
deck-no-such-name = { $problem } „rollout games { $game }“ zählt die Decks auf.
deck-homebrew = { $problem }

## Hilfe

help-usage = Aufruf: { $usage }
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-everywhere = Überall:
help-lang = en oder de; sonst die Sprache des Systems
help-help = dies zeigen
usage-options = [OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]...
help-version = die Version zeigen
help-completion = Schreiben, was eine Shell braucht, um Befehle und Namen zu ergänzen.
help-completion-shell = bash, zsh oder fish
unknown-shell = für „{ $name }“ gibt es keine Ergänzung; es gibt sie für { $known }
help-simulate-save = das Protokoll jeder Partie in diesen Ordner schreiben
help-games-game = aufzählen, was sich für dieses Spiel eingeben lässt: Szenarien, Karten, Einheiten, Decks, Optionen, Bots
backup-no-database = eine Datenbank { $database } zum Sichern gibt es nicht
simulated-so-far = { $played } von { $matches } Partien
names-scenarios = Szenarien (--scenario NAME):
names-maps = Karten (--setup map=NAME):
names-map-styles = Erzeugte Karten (--setup map=generated/STIL/STARTWERT):
names-units = Einheiten:
names-decks = Decks:
names-cards = Karten:
names-armies = Armeen (--setup armies=["NAME","NAME"]):
names-forces = Truppen (--setup forces=["NAME","NAME"]):
names-fields = Spielfelder (--setup ground=NAME):
names-figures = Figuren:
names-items = Gegenstände:
names-options = Optionen mit dem, was sie gewöhnlich sind (--setup NAME=WERT):
names-bots = Bots; eine Bedenkzeit kann folgen wie in search:0.5 oder search:200sims:
help-rollout = Ein digitaler Spieltisch: Regeln werden eingehalten, Chancen gezeigt, Bots sitzen bereit.
help-play = Im Terminal spielen.
help-games = Die Spiele aufzählen.
help-match-options = Aufzählen, was die Plätze einer Partie vereinbaren können.
help-simulate = Bots viele Partien spielen lassen und zählen.
help-schema = Die Formen dessen, was ein Bildschirm erhält, als JSON Schema ausgeben.
help-replay = Durch eine gespeicherte Partie gehen.
help-verify = Ein Protokoll prüfen: jede Antwort, jeden Stand, jede Ziehung.
help-adjudicate = Beschriebene Fälle nach den Regeln entscheiden.
help-rules = Regeln nachschlagen, und welche davon geprüft sind.
help-content = Eigene Inhalte.
help-coverage = Welche Regeln haben einen Test? Rückgabewert 1, wenn welche fehlen.
help-show = Eine Regel zeigen.
help-check = Inhaltsdateien prüfen; jeder Fehler ist eine Zeile.
help-game = das Spiel; „rollout games“ zählt sie auf
help-games-all = auch die Beispiele
help-options-game = das Spiel, dessen Optionen aufgezählt werden
help-options-markdown = als Tabelle des Regelbuchs
help-json = Zahlen als JSON
help-plain = keine Farbe, keine Zeichnung, ganze Sätze: für Vorleseprogramme
help-simulate-number = wie viele Partien (100)
help-simulate-bots = die Bots nach Plätzen: random, greedy, search, easy, normal, hard; eine Bedenkzeit kann folgen, wie search:0.1 oder search:200sims
help-simulate-seed = ein Wort, das den Lauf wiederholbar macht
help-jobs = wie viele Prozesse (1)
help-seconds = Sekunden je Entscheidung, für Bots ohne eigene Bedenkzeit
help-simulations = Durchläufe je Entscheidung: wiederholbar, anders als Sekunden
help-swap = Bots tauschen von Partie zu Partie die Plätze, paarweise mit gleichen Würfeln
help-scenario = ein Szenario des Spiels
help-homebrew = eine eigene Inhaltsdatei; ihre Einheiten, Karten und Szenarien kommen zu denen des Spiels
help-setup = ein Wert des Aufbaus, etwa options.sprint=true; mehrfach möglich
help-play-seats = wer wo sitzt: „ich“ oder ein Bot, durch Kommas getrennt (du zuerst, sonst Bots)
help-play-bots = der Bot für nicht genannte Plätze (normal)
help-play-seed = der geheime Startwert der Würfel
help-play-learn = die erste Partie für Neulinge, mit ihren Lektionen
help-play-dice = selbst würfeln und eintippen, was die Würfel zeigen
help-play-save = die Datei, in der die Partie am Ende oder beim Gehen gespeichert wird
help-play-resume = mit einer gespeicherten Partie weitermachen
help-journal-file = ein Protokoll, wie „speichern“ es schreibt
help-verify-rows = die Zeilen, die der Dienst bewahrt hat, von /api/matches/PARTIE/rows: prüft ihre Kette bis zum Kopf
help-verify-head = ein Kopf, den dein Tisch zeigte, etwa "17 5f1c2a90…"
help-from = bei dieser Antwort beginnen
help-to = bei dieser Antwort enden
help-steps = eine Antwort nach der anderen
help-adjudicate-files = Falldateien (TOML)
help-coverage-game = ein Spiel; sonst alle
help-results = was aus den Tests wurde, wie make test es schrieb; sonst werden sie neu eingesammelt
help-root = der Quellordner des Projekts, wenn es nicht dieser ist
help-show-rule = die Kennung einer Regel, etwa TG-MOV-03
help-check-path = eine Datei oder ein Ordner
help-check-game = für welches Spiel, wenn der Inhalt es nicht verrät
help-deck = Decks für Battle Cards.
help-deck-check = Ist ein Deck regelgerecht? Arten, Kostenkurve und je Fehler eine Zeile; Rückgabewert 1, wenn nicht.
help-deck-show = Ein Deck als Text schreiben, wie „check“ und der Aufbau einer Partie ihn lesen.
help-deck-name = eine Datei mit einer Deckliste, der Name eines fertigen Decks, random:ARMEE:WORT oder sealed:ARMEE:WORT
help-deck-pool = Die Karten als Text schreiben, aus denen ein versiegeltes Deck gebaut ist.
help-deck-pool-name = sealed:ARMEE:WORT
help-deck-size = wie viele Karten ein Deck haben muss (50)
help-deck-mixed = beide Armeen dürfen in einem Deck sein
help-deck-homebrew = eine Datei mit eigenen Karten (TOML)

## Der Dienst

help-serve = Partien übers Netz anbieten, für Browser und Programme.
help-check-journals = Nachsehen, ob die Journale einer Datenbank so sind, wie sie geschrieben wurden.
check-sound = Jedes Journal in { $database } ist, wie es geschrieben wurde.
check-damaged = Partie { $match }{ $what ->
    [unreadable] { "" }
    [outcome] { "" }
   *[other] , Zeile { $row }
}: { $what ->
    [unreadable] was die Datenbank von ihr hat, ist nicht lesbar
    [outcome] ob und wie sie endete, ist nicht, was geschrieben wurde
    [changed] sie folgt nicht aus der Zeile davor
    [terms] sie, oder was vor der Partie vereinbart wurde, ist nicht, was geschrieben wurde
    [checkpoint] der Zwischenstand, der mit ihr aufbewahrt wird, ist nicht, was geschrieben wurde
    [unchained] sie trägt keine Prüfsumme, obwohl frühere eine tragen
    [missing] sie fehlt
    [lost] sie war bekannt und ist verloren
   *[other-head] sie ist nicht die, die bekannt war
}. { $what ->
    [checkpoint] Dieser Zwischenstand wird nicht benutzt, und die Partie geht weiter.
    [outcome] Stattdessen gilt ihr Protokoll, und eine Partie, die nicht zu Ende ist, geht weiter.
   *[other] Sie wird nicht weitergespielt; alle anderen schon.
}
help-backup = Alle Partien und ihre Protokolle in eine Datei schreiben.
help-restore = Eine Sicherung in eine Datenbank einlesen.
help-serve-limits = Grenzen eines Gastes mit ihren üblichen Werten (zu ändern mit { $variable }):
limit-requests-per-second = Anfragen einer Adresse, Tische, die sie öffnet, mitgezählt; zehn Sekunden auf einmal
limit-kilobytes-per-second = was eine Adresse schickt; zehn Sekunden auf einmal
limit-costly-per-minute = neue Partien, Abzweige, Revanchen, Plätze, Einladungen, Anteile an den Würfeln, Prüfungen, Worte zu Partien älterer Regeln, von einer Adresse
limit-setups-per-minute = Aufstellungen und Decks einer Adresse, die beurteilt werden
limit-passwords-per-minute = neue Konten und Anmeldungen einer Adresse
limit-sessions-per-hour = Browser einer Adresse, die hier neu sind
limit-sessions-per-account = an einem Konto angemeldete Browser; der älteste wird abgemeldet
limit-messages-per-second = Nachrichten an einem Tisch
limit-chat-per-second = Bemerkungen an einem Tisch; fünf auf einmal
limit-remarks-per-match = Bemerkungen in einer Partie
limit-connections-per-address = Tische einer Adresse
limit-connections-at-door = Verbindungen aller Art einer Adresse
limit-questions-per-address = Aussichten, Ratschläge und Blicke einer Adresse, die in Arbeit sind oder warten, an allen ihren Tischen
limit-connections-in-all = Verbindungen aller Adressen mit einem Arbeiter, höchstens ein Drittel der Dateien, die er öffnen darf; niemand hat mehr, als übrig sind
limit-connections-per-match = Zuschauer und Spieler einer Partie
limit-rows-per-match = Antworten, Würfe, Angebote und Rücknahmen in einer Partie, zu gleichen Teilen für jeden Platz; dann kann er nur noch aufgeben
limit-changes-per-seat = wie oft ein Platz in einer Partie verlassen, einem Bot gegeben oder zurückgegeben wird
limit-offers-per-seat = Remisangebote und Bitten um Rücknahme eines Platzes
limit-matches-in-memory = Partien im Speicher eines Arbeiters; andere werden bei Bedarf gelesen
limit-bot-processes = Bots, die zugleich nachdenken; ein Prozess mehr rechnet Aussichten, Schüsse und lange Texte aus
help-serve-host = die Adresse, an der gelauscht wird
help-serve-port = der Port, an dem gelauscht wird; 0 findet einen freien
help-serve-database = wo Partien liegen: DATEI, sqlite:///DATEI oder postgresql://… (eine eigene Datei)
help-serve-redis = Redis oder Valkey, für mehrere Prozesse oder Rechner
help-serve-workers = wie viele Prozesse dienen (1)
help-serve-live = ein Port nur für laufende Tische, an den ein Proxy sie schickt
help-serve-proxy = der Adresse glauben, die ein vorgeschalteter Proxy meldet
help-serve-power = bei jeder Antwort auf die Platte warten (SQLite)
help-serve-open = im Browser zeigen
help-backup-file = die Sicherung
serve-address = Rollout ist unter { $address }
    Partien liegen in { $database }. Strg+C beendet es.
serve-needs-redis = mehrere Prozesse brauchen --redis, um einander zu sagen, was geschah
serve-no-database = die Datenbank { $database } ist nicht zu gebrauchen: { $problem }
serve-no-host = an { $host } kann nicht gelauscht werden: { $problem }
serve-no-port = { $host }, Port { $port } ist nicht zu gebrauchen: { $problem }
serve-same-port = der Port für laufende Tische muss ein anderer sein als Port { $port }, an dem alles andere ist
backup-done = { $matches ->
    [one] eine Partie wurde
   *[other] { $matches } Partien wurden
} nach { $path } geschrieben
restore-done = { $matches ->
    [one] eine Partie wurde
   *[other] { $matches } Partien wurden
} aus { $path } gelesen
backup-failed = { $problem }

## What is wrong with a file: the English sentences are those of the kernel, word for word

problem-number-of-faces = { $dice } sind { $number } Augenzahlen in einer Liste, nicht { $found }
problem-no-such-face = ein { $die } zeigt 1 bis { $most }, nicht { $found }
problem-no-such-shuffle = gemischt kann aus { $items } nicht { $found } werden
problem-line-expected = Zeile { $line }: erwartet wird { $expected }
problem-line-unreadable = Zeile { $line }: { $row } ist nicht zu lesen ({ $problem })
problem-second-line = zum zweiten Mal { $head }
problem-second-hash = eine andere Prüfsumme als die Zeile davor
problem-too-deep = zu tief verschachtelt
problem-no-game-named = keine Zeile nennt das Spiel
problem-expected-ply = erwartet wird Zug { $ply }
problem-no-seat = { $who } ist kein Platz
problem-other-end = es endet mit { $found }, nicht mit { $written }
problem-no-such-key-nearest = { $place }: diesen Schlüssel gibt es nicht (am nächsten: { $nearest })
problem-no-such-key-known = { $place }: diesen Schlüssel gibt es nicht; bekannt sind { $known }
problem-draw-used-again = eine Ziehung aus dem Teil davor wird noch einmal benutzt
problem-draws-do-not-rise = die Nummern der Ziehungen steigen nicht
problem-drawn-not-recorded = was gezogen werden kann, wird nicht aufgezeichnet
problem-only-recorded = das kann nur aufgezeichnet werden
problem-other-rules-now = geschrieben für { $others }, und jetzt: { $problem }
problem-other-versions = geschrieben für { $game } mit Regeln { $rules } und Inhalt { $content }, nicht für { $this } mit Regeln { $these } und Inhalt { $contents }
problem-cannot-begin = die Partie kann nicht beginnen: { $problem }
problem-cannot-go-on = die Regeln führen von dort nicht weiter ({ $error })
problem-other-hash = der Schritt, der bei Zug { $ply } endete, hat eine andere Prüfsumme als die geschriebene
problem-other-seed = der Startwert ist nicht der, der festgelegt war
problem-drawn-no-outcome = nur was herauskam, ist gezogen oder aufgezeichnet
problem-other-part = der Anteil von Platz { $seat } ist nicht der versiegelte
problem-other-dice-form = Zeile 1: was es von den Würfeln erzählt, gehört in ein { $form }
problem-no-settlement = was vor den Würfeln festgelegt wurde, fehlt
problem-other-settlement = Aufbau, Regeln und Siegel sind nicht die, die vor den Würfeln festgelegt wurden
problem-parts-out-of-order = die Anteile an den Würfeln stehen nicht in der Folge ihrer Plätze
problem-never-sealed = die Anteile der Plätze { $seats } wurden nie versiegelt; nur einer darf es sein
problem-seed-gives = Zug { $ply }: der Startwert ergibt { $outcome }
problem-at-ply = Zug { $ply }: { $words }: { $problem }
problem-was-asked-for = gefragt war { $label }
problem-nothing-of-the-kind = nichts dergleichen war gefragt
problem-one-line = eine Handlung ist eine Zeile von höchstens { $most } Zeichen
problem-empty-line = eine leere Zeile ist keine Handlung
problem-no-action-nearest = { $tag } ist keine Handlung (am nächsten: { $nearest })
problem-no-action = { $tag } ist keine Handlung; bekannt sind { $tags }
problem-too-many-fields = { $line } hat mehr Wörter, als { $tag } Angaben hat
problem-cannot-read = { $line } ist nicht zu lesen: { $problem }
problem-cannot-read-at = { $line } ist ab Zeichen { $number } nicht zu lesen
problem-wrong-type = erwartet wird { $expected }, gefunden { $found }
problem-readable-file = eine lesbare Datei
problem-utf-8 = Text in UTF-8
problem-other-bytes = andere Bytes
problem-known-key = ein bekannter Schlüssel
problem-a-value = ein Wert
problem-one-of = eines von { $names }
problem-known-names = { $count } bekannten Namen
problem-whole-number = eine ganze Zahl
problem-a-number = eine Zahl
problem-a-text = Text
problem-true-or-false = true oder false
problem-a-list = eine Liste
problem-a-table = eine Tabelle
problem-nothing = nichts
problem-or-nothing = { $kind } oder nichts
problem-of-length = { $kind } der Länge { $limit }
problem-at-most = { $kind } <= { $limit }
problem-at-least = { $kind } >= { $limit }
problem-toml = TOML
problem-toml-files = TOML-Dateien
problem-none = keine
problem-no-setup = kein Aufbau
problem-a-seat = ein Platz ({ $letters })
problem-a-chance = eine Wahrscheinlichkeit wie "3/10"
problem-one-deed = nur eines von answer, refused und undo
problem-several-deeds = mehrere davon
problem-an-event = ein Ereignis
problem-a-detail-of = eine Angabe von { $event }
problem-an-events-detail = eine Angabe eines Ereignisses
problem-part-of-a-sum = ein Teil einer Summe
problem-a-rule-of = eine Regel von { $game }
problem-a-key-of = ein Schlüssel von { $table }
problem-beside-refused = refused daneben
problem-beside-an-answer = eine Antwort daneben
problem-refused-how = eine Regel, ein Grund (why) oder Worte (says)
problem-no-steps = keine Schritte daneben
problem-some = einige
problem-not-known-here = { $name } kennt hier niemand
problem-no-such-game-nearest = ein Spiel „{ $slug }“ gibt es nicht (am nächsten: { $nearest })
problem-no-such-game = ein Spiel „{ $slug }“ gibt es nicht
problem-game-not-loaded = „{ $slug }“ ist hier installiert, kann aber nicht geladen werden
problem-expected-found-nearest = { $where }: erwartet wird { $expected }, gefunden { $found } (am nächsten: { $nearest })
problem-expected-found = { $where }: erwartet wird { $expected }, gefunden { $found }
problem-no-such-file = Datei oder Ordner nicht gefunden
problem-is-a-directory = ist ein Ordner
problem-not-a-directory = ist kein Ordner
problem-permission-denied = keine Berechtigung
problem-links-in-a-circle = Verweise im Kreis
problem-input-output-error = Ein-/Ausgabefehler
problem-disk-full = kein Platz mehr
problem-read-only = nur lesbar
problem-address-in-use = die Adresse wird schon benutzt
problem-address-not-here = diese Adresse hat der Rechner nicht
content-problem = { $where }: erwartet wird { $expected }, gefunden { $found }{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}

## Ständige Antworten

standing-pass-over = Phasen und Züge übergehen, in denen nichts zu wählen ist
