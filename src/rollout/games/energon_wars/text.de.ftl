### Die Wörter von Energon Wars.

## Spieler. Wo sie Namen haben, stehen die Namen hier.

player-seat = Spieler { $seat }
player-first = Spieler { $first }

## Fragen

ask-accept-roll = Ein W6 kann das Szenario bestimmen. Einverstanden?
ask-pick-scenario = Du hast niedriger gewürfelt: welches Szenario?
ask-deploy = Wen stellst du auf, und wo?
ask-reserve = Bringe eine Reserve auf den Tisch.
ask-activate = Welches Modell aktivierst du?
ask-leave-storage = Kommt { $model } aus dem Laderaum?
ask-shake = Was schüttelt { $model } ab?
ask-act = Was tut { $model }?
ask-choose-target = { $ability } von { $model }: für wen?
ask-come-out = Wo kommt { $model } aus dem Portal?
ask-drop = { $model } hat nicht Platz für alles. Was bleibt zurück?
ask-put-down = Wo wird { $thing } abgesetzt?
ask-put-cube = Wo erscheint der Energonwürfel?
ask-put-kremzeek = Wo erscheint der Kremzeek?
ask-move = { $model } darf sich bis zu { $inches } Zoll bewegen.
ask-place = { $model } darf im Umkreis von { $inches } Zoll aufgestellt werden.
ask-prevent = { $model } würde { $damage } Schaden erleiden ({ $why }, durch { $by }). Wie viel Energon setzt du dagegen?
ask-shield = { $model } würde { $damage } Schaden erleiden. Setzt du etwas dagegen ein?
ask-re-target = { $foe } greift { $model } an. Reagierst du?
ask-re-miss = { $foe } hat { $model } verfehlt. Reagierst du?
ask-re-hurt = { $foe } hat { $model } verletzt. Reagierst du?
ask-re-move = { $foe } hat sich bewegt. Reagiert { $model }?
ask-re-ally = { $foe } greift { $target } an. Springt { $model } dazwischen?
ask-energize-attack = Den Angriffswurf von { $model } für { $cost } EN verstärken?
ask-energize-damage = Den Schadenswurf von { $model } für { $cost } EN verstärken?
ask-reroll = Der Wurf von { $model } ist { $total }. Noch einmal würfeln?
ask-resolve-next = Für wessen Feuer oder Säure wird als Nächstes gewürfelt?
ask-share-damage = Verteile { $damage } Schaden auf die Glieder von { $model }.
ask-throw = { $model } hat { $thrown } gehoben. Wohin damit?
ask-throw-object = { $model } hat etwas gehoben: { $piece }. Wohin damit?
ask-transform-free = { $model } darf sich kostenlos verwandeln. Soll es?
ask-trigger = { $model } darf { $ability } einsetzen. Soll es?
ask-workbench = { $model } steht an einer Werkbank. Aufbrauchen?
ask-wreck = Was zertrümmert { $model }?

## Handlungen

do-accept-roll =
    { $yes ->
         [yes] Der Würfel entscheidet
        *[other] Nein, der niedrigere Wurf wählt
    }
do-pick-scenario = { $scenario }
do-deploy = { $model } ({ $mode }): { $spot }
do-board = { $model } beginnt an Bord von { $carrier }
do-hold-back = Den Rest in Reserve halten
do-activate = { $model } aktivieren
do-shake = Abschütteln: { $condition } (1 EN)
do-stand-up = Aufstehen und verzichten auf: { $giving_up }
do-proceed = Weiter
do-walk = Gehen: { $way }
do-run = Rennen: { $way }
do-climb = Klettern oder springen: { $way }
do-transform = Verwandeln
do-attack = { $weapon } auf { $target }
do-attack-around = { $weapon } ringsum
do-spray = { $weapon } als Kegel, { $way }
do-trample = { $weapon } in gerader Linie: { $way }
do-throw = { $target } werfen (1 EN)
do-throw-object = Werfen: { $piece } (1 EN)
do-throw-to = Werfen: { $way }
do-throw-at = Auf { $target } werfen
do-use-ability = { $ability } einsetzen
do-use-ability-at = { $ability } einsetzen: { $spot }
do-react = { $model }: { $ability }
do-repair = { $amount } reparieren für { $amount } EN
do-pick-up = { $cargo } aufnehmen
do-pass-on = { $cargo } an { $to } geben
do-take-over = { $cargo } übernehmen
do-set-down = { $cargo } absetzen
do-punch = Zerschlagen: { $piece }
do-consume = Den Würfel verbrauchen
do-capture = Den Kremzeek fangen (1 EN)
do-open-matrix = Die Matrix öffnen (3 EN)
do-travel = Durch das Portal gehen
do-place = { $spot }
way-to-spot = zu { $spot }
do-move-to = Bewegen: { $way }
do-decide =
    { $yes ->
         [yes] Ja
        *[other] Nein
    }
do-pick = { $model }
do-drop = { $cargo }
do-prevent = { $amount } EN einsetzen
do-share = So verteilen
do-end-activation = Die Aktivierung beenden

## Ereignisse

event-start-rolled = Startwurf { $ours } zu { $theirs }: { player-first } beginnt.
event-start-tied = Startwurf { $ours } zu { $theirs }: noch einmal.
event-scenario-chosen = Das Szenario ist { $scenario }.
event-terrain-shifted = Macht einem Ziel Platz: { $piece }.
event-deployed = { $model } wird aufgestellt ({ $mode }) { $place }.
event-boarded = { $model } beginnt an Bord von { $carrier }.
event-held-back = { player-seat } hält in Reserve: { $models }.
event-objectives-placed = Die Ziele von { $scenario } liegen bereit.
event-theme-granted = { player-seat } führt ein Thema: { $theme }.
event-round-began = Runde { $round }. { player-first } beginnt.
event-replenished = Energon wird aufgefüllt: { $models }.
event-activated = { $model } wird aktiviert.
event-activation-ended = { $model } ist fertig.
event-shaken = { $model } schüttelt ab: { $condition } ({ $paid } EN).
event-stood-up = { $model } steht auf und verzichtet auf: { $giving_up }.
event-walked = { $model } geht: { $place }.
event-ran = { $model } rennt ({ $paid } EN): { $place }.
event-climbed = { $model } klettert: { $place }.
event-moved = { $model } bewegt sich: { $place }.
event-teleported = { $model } ist woanders: { $place }.
event-transformed = { $model } verwandelt sich: { $mode } ({ $paid } EN).
event-ability-used = { $model } setzt { $ability } ein ({ $paid } EN).
event-ability-triggered = { $ability } von { $model } wirkt.
event-energon-changed = { $model }: Energon { $change }, jetzt { $energon }.
event-repaired = { $model } wird um { $amount } repariert ({ $by }, { $paid } EN).
event-marked = { $model }: { $condition }.
event-unmarked = { $model } ist frei von: { $condition }.
event-immune = { $model } ist immun: { $effect }.
event-cloud-placed = { $model } legt eine Wolke.
event-cloud-gone = Die Wolke von { $model } ist verflogen.
event-picked-up = { $model } nimmt { $cargo } auf ({ $paid } EN).
event-passed-on = { $model } gibt { $cargo } an { $to }.
event-put-down = { $cargo } verlässt { $model }.
event-item-gone = { $cargo } von { $model } ist weg.
event-terrain-destroyed = { $by } zerstört: { $piece }.
event-combined = { $members } vereinen sich zu { $gestalt }, mit { $damage } Schaden.
event-split = { $gestalt } teilt sich in { $members }.
event-reserve-placed = { $model } kommt aus der Reserve ({ $mode }).
event-token-appeared = Erscheint: { $token }.
event-token-moved = Bewegt sich: { $token }.
event-capture-failed = { $model } fängt nicht: { $token } ({ $total }).
event-cube-consumed = { $model } verbraucht einen Würfel: +{ $energon } EN.
event-cube-delivered = { $model } liefert einen Energonwürfel ab.
event-matrix-opened = { $model } öffnet die Matrix.
event-workbench-used = { $model } braucht eine Werkbank auf.
event-portal-closed =
    { $closed ->
         [yes] Ein Portal ist diese Runde geschlossen.
        *[other] Alle Portale sind offen.
    }
event-scored = { player-seat } erhält { $points } ({ $why }): { $total }.
event-round-ended = Runde { $round } ist vorbei: { $ours } zu { $theirs }.
event-match-ended = Das Spiel ist aus: { $reason }.
event-attack-declared = { $model } greift { $targets } mit { $weapon } an ({ $paid } EN).
event-trampled = { $model } trampelt geradeaus.
event-guarded = { $model } springt für { $friend } ein.
event-energized = { $model } verstärkt: { $roll } ({ $paid } EN).
event-attack-rolled =
    { $model } würfelt { $dice }: { $total } gegen { $wanted } von { $target }: { $hit ->
         [yes] Treffer
        *[other] daneben
    }{ $critical ->
         [yes] , kritisch
        *[other] {""}
    }.
event-rerolled = { $model } würfelt noch einmal: { $roll }.
event-damage-rolled = Schaden { $dice }: { $total } gegen { $wanted } von { $target }: { $amount }.
event-burned = { $model }: { $condition } würfelt { $roll }, { $amount } Schaden.
event-prevented = { $model } verhindert { $amount } Schaden ({ $paid } EN).
event-damaged = { $model } erleidet { $amount } ({ $why }, { $by }); { $hp } übrig.
event-defeated = { $model } ist besiegt ({ $by }): { $points } SP.
event-lifted =
    { $model } packt { $target }: { $dice }, { $total } gegen { $wanted }: { $hit ->
         [yes] gehoben
        *[other] kein Griff
    }.
event-object-lifted = { $model } hebt etwas: { $piece }.
event-throw-rolled =
    { $model } wirft auf { $target }: { $dice }, { $total } gegen { $wanted }: { $hit ->
         [yes] Treffer
        *[other] daneben
    }.
event-displaced =
    { $met ->
         [yes] { $model } wird bewegt ({ $how }) und prallt gegen { $struck }.
        *[other] { $model } wird bewegt ({ $how }).
    }
event-fell = { $model } stürzt ab.
event-object-thrown = Landet: { $piece }.

## Ergebnisse

result-winning-total = die Siegpunktzahl ist erreicht
result-all-rounds = sechs Runden sind gespielt, Siegpunkte entscheiden
result-survivors = Gleichstand; die stärkeren Überlebenden entscheiden
result-remaining = Gleichstand; die Trefferpunkte entscheiden
result-drawn = unentschieden
result-wiped-out = eine Armee ist ausgelöscht

## Würfe

roll-start = Startwurf
roll-scenario = Szenario
roll-attack = Angriffswurf
roll-damage = Schadenswurf
roll-energize = W3
roll-lift = Heben
roll-aim = Wurf
roll-fire = Feuer
roll-fire-damage = Feuerschaden
roll-acid = Säure
roll-capture = Fangen
roll-leap = Sprung des Kremzeek
roll-portal = geschlossenes Portal

## Gründe

melee = Nahkampfwert
ranged = Fernkampfwert
defense = Verteidigung
armor = Panzerung
damage = Schaden der Waffe
cover = Deckung
elevation = Erhöhung
concealment = Verborgenheit
energized = verstärkt
modifier = Fähigkeit
limit = Grenze der Modifikatoren

## Woher

why-attack = Angriff
why-fall = Sturz
why-collision = Zusammenstoß
why-throw = Wurf
why-thrown-at = beworfen
why-fire = Feuer
why-acid = Säure
why-ability = Fähigkeit
how-push = Stoß
how-drag = Zug
how-slam = Schmettern
how-throw = Wurf
giving-up-movement = Bewegung
giving-up-attacks = Angriffe
score-defeat = Sieg über ein Modell
score-stations = Stationen
score-all-stations = alle Stationen
score-delivered = abgelieferte Würfel
score-kremzeek-carried = Kremzeek getragen
score-kremzeek-controlled = Kremzeek kontrolliert
score-matrix = die Matrix
score-touch = die Berührung
score-charge = der Sturmlauf
score-zones = Zonen
score-sparkplug = Sparkplug
score-home = Sparkplug ist daheim
score-workbench = Werkbank
score-own-portals = Portale der eigenen Hälfte
score-enemy-portals = Portale der feindlichen Hälfte

## Namen

mode-robot = Robotermodus
mode-alt = Alternativmodus
condition-knockdown = niedergeworfen
condition-fire = Feuer
condition-acid = Säure
condition-cold = Kälte
condition-slow = verlangsamt
condition-stasis = Stasis
condition-disruption = Störung
condition-shock = Schock
condition-push = Stoß
condition-drag = Zug
condition-slam = Schmettern
condition-throw = Wurf
piece-car = Auto
piece-tree = Baum
piece-lamp-post = Laterne
piece-large-building = großes Gebäude
piece-medium-building = mittleres Gebäude
token-station = Zapfstation
token-beacon = Leuchtfeuer
token-workbench = Werkbank
token-portal = Portal
token-matrix = Matrix der Führung
token-sparkplug = Sparkplug
token-kremzeek = Kremzeek
token-cube = Energonwürfel
token-new = eine neue Marke
item-energon-cube = Energonwürfel
item-repair-kit = Reparatursatz
item-jetpack = Raketenrucksack
item-null-shield = Nullschild
item-dart-launcher = Pfeilwerfer
theme-season-one-autobots = Autobots der ersten Staffel
theme-season-one-decepticons = Decepticons der ersten Staffel
zone-start = Aufstellungszone
zone-held = zu haltende Zone
zone-cloud = Wolke
status-standing = auf dem Tisch
status-carried = getragen
status-reserve = in Reserve
scenario-energon-siphon = Energonzapfer
scenario-kremzeek = Kremzeek!
scenario-the-touch = Du hast das Gespür!
scenario-escalation = Eskalation
scenario-spark-plug = Spark Plug
scenario-portal-play = Portalspiel
scenario-energon-siphon-told = Drei Stationen liegen quer über der Mitte. Wer mehr Modelle im Umkreis von einem Zoll hat, kontrolliert sie: je 1 SP pro Runde, einen mehr für alle drei. Kontrollierte Stationen geben Energonwürfel; heimgebracht sind sie 1 SP wert, verbraucht 2 Energon. 12 SP gewinnen.
scenario-kremzeek-told = Lebende Funken springen umher und zehren am Energon aller in der Nähe. Fange sie mit einem Nahkampfwurf von 13 und trage sie: je 2 SP pro Runde, 1 für einen nur kontrollierten. Wer verletzt wird, verliert den Fang. 12 SP gewinnen.
scenario-the-touch-told = Trage die Matrix: 2 SP pro Runde und ein Energon mehr. Jedes Modell, das seine Aktivierung in der feindlichen Zone beendet, zählt einmal 1. Ab Runde 3 darf der Träger die Matrix am feindlichen Leuchtfeuer für 3 SP öffnen. 13 SP gewinnen.
scenario-escalation-told = Die halbe Armee wartet in Reserve. Drei Zonen gehören der größeren Summe der Größen und zählen erst 1, dann 2, dann 3 SP, höchstens zwei Zonen pro Runde. 14 SP gewinnen.
scenario-spark-plug-told = Sparkplug, der Mechaniker, repariert 1 Schaden, sooft sein Träger die Aktivierung beendet. Bei einem harten Treffer, oder wenn der Träger niedergeschlagen wird, fällt er herunter. 1 SP pro Runde fürs Tragen, 1 je Werkbank, die der Träger verbraucht; in Runde 6 stattdessen 3, wenn er in der eigenen Zone ist. 10 SP gewinnen.
scenario-portal-play-told = Vier Portale, eines davon vielleicht geschlossen. Für 1 EN geht man hindurch. 1 SP für jedes kontrollierte der eigenen, 2 der feindlichen Hälfte. 15 SP gewinnen.
army-starter-autobots = Grundkasten, Autobots
army-starter-decepticons = Grundkasten, Decepticons
army-minibot-rush = Minibots voran: Optimus Prime und sechs Minibots
army-gun-line = Feuerlinie: Optimus Prime, Prowl und die Schützen
army-kings-guard = Königsgarde: Grimlock und seine Freunde
army-twins = Zwillinge: Sideswipe und Sunstreaker
army-air-strike = Luftschlag: Megatron und die Seeker
army-eject = Auswurf!: Soundwave und alle seine Kassetten
army-builders = Bautrupp: die Constructicons, aus denen Devastator wird
army-plague = Plage: die Insecticons
map-refinery = Raffinerie
map-suburb = Vorort
map-ark-crash = Absturzstelle der Arche
map-crossroads = Kreuzung
map-docks = Hafen
map-space-bridge = Raumbrücke
map-iacon = Iacon

## Im Terminal

card-head = { $name }: { $points } Punkte, { $hp } Trefferpunkte, { $energon } Energon
card-side = { $mode } ({ $form }): SPD { $speed }, MAT { $melee }, RAT { $ranged }, Größe { $size }, DEF { $defense }, ARM { $armor }, Laderaum { $storage }, verwandeln { $cost }
no-such-card = Es gibt keine Karte { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}.

## Ablehnungen

a-friend = { $target } ist auf deiner Seite.
activated-before = { $model } war in dieser Runde schon aktiv.
aimed-otherwise = So wird mit diesem Angriff nicht gezielt.
another-level = Das ist auf einer anderen Ebene.
cannot-attack = { $model } kann so nicht angreifen.
cannot-react = { $model } kann nicht reagieren.
carried = { $model } wird getragen und kann sich nur reparieren.
carries-something-itself = { $model } trägt selbst etwas.
cassettes-throw-cassettes = Kassetten werfen nur Kassetten und Modelle der Größe 1.
cassettes-throw-no-terrain = Kassetten werfen kein Gelände.
cold = { $model } ist festgefroren.
condition-unmet = { $ability }: die Bedingung ist nicht erfüllt.
disrupted = { $model } ist gestört.
flying = { $target } fliegt.
for-a-spot = Das gilt einer Stelle.
for-nobody-else = Dafür wird niemand gewählt: Die Karte sagt, wem es gilt.
gave-up-attacks = { $model } hat zum Aufstehen auf Angriffe verzichtet.
gave-up-movement = { $model } hat zum Aufstehen auf Bewegung verzichtet.
gestalts-are-not-bought = { $name } wird nicht gekauft, sondern aus Gliedern gebildet.
hands-full = { $model } hält Sparkplug in der Hand.
has-run = { $model } ist gerannt.
held = { $model } ist gehalten.
held-by-another = Das trägt schon jemand.
huge-models-do-not-climb = Riesige Modelle klettern und springen nicht.
huge-models-do-not-run = Riesige Modelle rennen nicht.
huge-models-only = Das können nur riesige Modelle.
items-do-not-fit = In diesem Modus hat { $model } keinen Platz für seine Gegenstände.
member-missing = { $model } fehlt.
member-unfit = { $model } kann sich nicht vereinen.
minibots-throw-minibots = Minibots werfen nur Minibots und Modelle der Größe 1.
model-in-the-way = Ein Modell ist im Weg.
more-than-it-has = Das ist mehr, als ein Glied hat.
must-activate = Wer noch ein Modell hat, aktiviert eines.
must-deploy = Es muss noch ein Modell aufgestellt werden.
no-commander = { $name } kann nicht Anführer sein.
no-friend = { $model } ist kein Freund daneben.
no-gestalt = Das Team ist nicht vollständig.
no-hands = { $model } hat gerade keine Hände zum Werfen.
no-models = Eine Armee braucht ein Modell.
not-ready = Bereitstehende Armeen brauchen ein Szenario, das vor der Partie vereinbart ist.
no-open-portal = Da ist kein offenes Portal.
no-room-in-storage = Für Größe { $size } ist kein Platz.
no-room-there = Dort ist kein Platz.
no-run-after-attacks = Es ist vereinbart, dass nach Angriffen nicht gerannt wird.
no-such-item = Es gibt keinen Gegenstand { $name }.
no-such-map = Es gibt keine Karte { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}.
no-such-mode = Diesen Modus gibt es nicht.
no-such-scenario = Es gibt kein Szenario { $name }{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}.
no-targets = Dafür ist niemand da.
no-way-there = Dorthin führt kein Klettern und kein Sprung.
nobody-in-range = Kein Feind ist im Umkreis von { $range } Zoll.
not-at-the-beacon = { $model } ist nicht am feindlichen Leuchtfeuer.
not-base-to-base = Das Team steht nicht Fuß an Fuß.
not-carried = Das wird nicht getragen.
not-for-a-spot = Das gilt keiner Stelle.
not-now = Das geht jetzt nicht.
not-on-the-table = { $target } ist nicht auf dem Tisch.
not-so-damaged = { $model } ist nicht so beschädigt.
not-throwable = Das lässt sich nicht werfen.
not-to-be-carried = Das lässt sich nicht tragen.
not-to-be-deployed = Dieses Modell wird jetzt nicht aufgestellt.
not-to-be-shaken = { $model } kann das jetzt nicht abschütteln.
not-yours = { $model } gehört dir nicht.
nothing-to-wreck = In Reichweite ist nichts zu zertrümmern.
off-the-mat = Das liegt neben der Matte.
once-a-round = Ein Team vereint oder teilt sich einmal pro Runde.
once-in-this-window = Das ist in diesem Moment schon geschehen.
one-commander = Eine Armee hat einen Anführer.
one-share-each = Ein Anteil für jedes der { $count } Glieder.
one-side-only = { $model } hat nur eine Seite.
out-of-range = Das ist weiter als { $range } Zoll.
out-of-sight = { $target } ist außer Sicht.
outside-the-zone = Das liegt nicht ganz in der Zone.
prevents-too-much = Für { $model } lassen sich nur { $damage } Schaden verhindern.
rate-of-fire = Das geht nur { $uses } Mal.
robot-mode-only = { $model } klettert nur im Robotermodus.
same-faction = Die eine Armee gehört den Autobots, die andere den Decepticons.
shake-first = Zuerst wird gesagt, was { $model } abschüttelt.
shares-do-not-add-up = Die Anteile müssen { $damage } ergeben.
so-many-targets = Ein bis { $most } Ziele, jedes einmal.
stealth = { $target } ist getarnt.
terrain-in-the-way = Gelände ist im Weg.
thrown-before = Das wurde in dieser Aktivierung schon geworfen.
too-big-for-a-minibot = Das ist zu groß für einen Minibot.
too-big-to-throw = { $target } ist zu groß zum Werfen.
too-far = Das ist zu weit.
too-far-to-grasp = Das ist nicht im Umkreis von einem Zoll.
too-high = { $target } steht zu hoch.
too-high-or-deep = Das ist zu hoch oder zu tief.
too-little-energon = Das kostet { $cost } Energon.
too-many-legs = Ein Weg hat höchstens { $most } Abschnitte.
too-many-points = { $points } Punkte sind mehr als { $most }.
too-wide-a-gap = Dorthin führt kein Sprung.
touches-no-enemy = Das berührt keinen Feind.
travelled = { $model } ist durch ein Portal gegangen.
twice-in-one-army = { $name } ist zweimal in einer Armee.
two-factions = Eine Armee gehört einer Fraktion.
used-up = { $ability } ist vorerst verbraucht.
walk-first = { $model } ist noch nicht gegangen.
walk-is-gone = { $model } kann nicht mehr gehen.

## Vereinbarungen

option-tools = Bewegungsstäbe
option-tools-long = 4, 6 und 8 Zoll
option-tools-short = 3, 5 und 7 Zoll
option-generous-tool = Stäbe reichen einen Fuß weiter
option-upkeep = Feuer, Säure und Energon
option-upkeep-round = zu Beginn der Runde
option-upkeep-activation = in jeder Aktivierung
option-crit-cap = Die kritische Zone senkt das Maximum
option-run-after-attack = Rennen nach Angriffen
option-stack-cover = Deckung und Erhöhung addieren sich
option-stealth-range = Reichweite der Tarnung, Zoll
option-gestalt-vp = Siegpunkte eines Gestalts
option-gestalt-vp-members = die Summe seiner Glieder
option-gestalt-vp-table = nach seinen eigenen Punkten
option-wipeout = Ein Platz ohne Modelle
option-wipeout-keep-scoring = der andere sammelt weiter Punkte
option-wipeout-lose-at-once = verliert sofort
option-scenario-pick = Wahl des Szenarios
option-scenario-pick-die = durch W6, wenn beide zustimmen
option-scenario-pick-low-roller = durch den niedrigeren Wurf

## Der Tisch in Sätzen

table-part-score = Runde und Stand
table-part-goal = Worum es geht
table-part-army = Armee von { $seat }
table-part-apart = Abstände
table-round = Runde { $round }; Siegpunkte { $ours } zu { $theirs }, { $total } gewinnen.
table-preparing = Vor der ersten Runde: Szenario und Gelände werden bestimmt.
table-deploying = Vor der ersten Runde: Die Armeen stellen sich auf; { $total } Siegpunkte gewinnen.
table-coming = Endete die Runde jetzt: { $ours } und { $theirs } mehr.
table-waiting =
    { $count ->
         [0] { $seat } hat niemanden mehr zu aktivieren.
        *[other] Noch zu aktivieren für { $seat }: { $models }.
    }
table-next-first = Wie es steht, beginnt { $seat } die nächste Runde.
table-token = { $token } { $place }: niemand hat es.
table-token-held = { $token } { $place }: kontrolliert von { $seat }.
table-carried = { $token }: getragen von { $model } ({ $seat }).
table-closed = { $token } { $place }: in dieser Runde geschlossen.
table-zone = Zone { $number }: Größen { $ours } zu { $theirs }.
table-model-standing =
    { $name } ({ $mode }, Größe { $size }) { $place }: TP { $hp }/{ $most }, EN { $energon }/{ $boxes }, nächste Runde { $next }.{ $states ->
        [none] {""}
       *[other] {" "}{ $states }
    }
table-model-carried =
    { $name } ({ $mode }): TP { $hp }/{ $most }, EN { $energon }/{ $boxes }, nächste Runde { $next }.{ $states ->
        [none] {""}
       *[other] {" "}{ $states }
    }
table-model-reserve = { $name } ist in Reserve: TP { $hp }/{ $most }.
table-model-waiting = { $name } ist noch aufzustellen: TP { $hp }/{ $most }, EN { $energon }.
table-apart = { $name }: { $gaps }
table-gap = { $name } { $gap } im { $bearing }
is-raised = erhöht
is-flying = fliegt
is-hidden = durch Tarnung verborgen
is-critical = im roten Bereich, { $penalty } Energon weniger
is-carried = getragen von { $model }
has-item = trägt: { $item }
is-modified = { $stat } { $by } ({ $ability })
is-under = unter { $ability }
is-done = hat aktiviert

## Karten

card-zone = Energon im roten Bereich: { $zone }
card-row = { $name } ({ $kind }): { $range ->
         [0] Überrennen
        *[other] { $range }″
    }, Schaden { $damage }, { $cost } EN, { $uses ->
         [0] beliebig oft
         [1] einmal
        *[other] { $uses }-mal
    }; { $effects }
card-ability = { $name } ({ $cost } EN): { $told }
kind-melee = Nahkampf
kind-ranged = Fernkampf
kind-spray = Kegel
when-passive = immer
when-act = in seiner Aktivierung
when-end = am Ende seiner Aktivierung
when-setup = vor dem Spiel
when-round-start = zu Beginn einer Runde
when-round-end = am Ende einer Runde
when-hit = wenn es trifft
when-hit-with = wenn { $attack } trifft
when-critical = bei einem kritischen Treffer
when-critical-with = bei einem kritischen Treffer mit { $attack }
when-kill = wenn es einen Gegner besiegt
when-flip = wenn es sich auf diese Seite verwandelt hat
when-re-target = Reaktion, wenn es angegriffen wird
when-re-miss = Reaktion, wenn es verfehlt wird
when-re-hurt = Reaktion, wenn es verletzt wird
when-re-damage = Reaktion, bevor Schaden erlitten wird
when-re-ally = Reaktion, wenn ein Freund angegriffen wird
when-re-move = Reaktion, wenn ein Gegner sich bewegt hat
if-alone = wenn es als Letztes seiner Armee übrig ist
if-crit = solange es im roten Bereich ist
if-unmoved = wenn es sich nicht bewegt hat
if-melee = gegen Nahkampf
if-ranged = gegen Fernkampf
if-carrying = solange es trägt: { $tag }
if-team = solange auf deiner Seite ist: { $tag }
if-near = höchstens { $inches }″ entfernt von: { $tag }
if-lost = sobald du verloren hast: { $tag }
if-vs = gegen unbeschädigte Ziele
who-hit = das getroffene Modell
who-foe = der Gegner
who-spot = eine Stelle bis { $inches }″
who-counted = { $count ->
    [all] alle
   *[other] { $count }
}
who-counted-of = { $count ->
    [all] alle
   *[other] { $count }
}, { $tags }
who-carried = die es trägt ({ $many })
who-ally = Freunde bis { $inches }″ ({ $many })
who-ally-and-itself = Freunde bis { $inches }″ und es selbst ({ $many })
who-enemy = Gegner bis { $inches }″ ({ $many })
who-enemy-in-sight = sichtbare Gegner bis { $inches }″ ({ $many })
who-ally-in-sight = sichtbare Freunde bis { $inches }″ ({ $many })
effect-mod = { $stat } { $by }
effect-gain = erhält { $what }
effect-lose = verliert { $what }
effect-immunity = immun gegen { $what }
effect-repair = repariert { $by }
effect-transform = darf sich kostenlos verwandeln
effect-energon = Energon { $by }
effect-damage = { $by } Schaden
effect-move = darf sich { $by }″ bewegen
effect-place = wird irgendwo bis { $by }″ hingestellt
effect-attack = greift an mit { $attack }
effect-reroll = darf einen Wurf wiederholen: { $roll }
effect-free-run = Rennen ist kostenlos
effect-free-energize-damage = den nächsten Schadenswurf zu laden ist kostenlos
effect-free-pickup = Aufheben ist kostenlos
effect-lock = kann Angriffswürfe nicht laden
effect-cleanse = ist alle Zustände los
effect-cloud = eine Wolke von { $by }″
effect-guard = wird an seiner Stelle zum Ziel
effect-prevent = verhindert { $by } Schaden
effect-wreck = zerstört ein kleineres Geländestück
effect-combine = das Team verbindet sich
effect-split = zerfällt in das Team
until-attack = für diesen Angriff
until-act = für diese Aktivierung
until-end = bis zum Ende seiner nächsten Aktivierung
until-next = bis zu seiner nächsten Aktivierung
until-round = in dieser Runde
limit-1a = einmal je Aktivierung
limit-2a = zweimal je Aktivierung
limit-1r = einmal je Runde
limit-1g = einmal je Spiel
fx-knockdown = Niederschlag
fx-drag = Heranziehen
fx-repair = repariert { $by }
fx-slow = Verlangsamung
fx-throw = Wurf
fx-360 = ringsum
fx-fire = Feuer
fx-transform = verwandelt sich
fx-cold = Kälte
fx-acid = Säure
fx-shock = Schock
fx-trample = Überrennen { $by }″
fx-push = Stoß { $by }″
fx-slam = Schmettern { $by }″
fx-stasis = Stasis
fx-disruption = Störung
keyword-flight = Flug
keyword-stealth = Tarnung
keyword-concealment = Verschleierung
keyword-cover = Deckung
keyword-attack-first = darf vor dem Gehen angreifen
keyword-anti-air = trifft Flieger im Nahkampf
keyword-ignore-cover = missachtet Deckung
keyword-climb-alt = klettert im Alternativmodus
keyword-jump = springt { $by }″
keyword-sure-footed = Stürze schaden nicht
keyword-throw-any = wirft alles
keyword-carried-attack = schießt aus der Hand seines Trägers
keyword-no-throw = kann nicht werfen
keyword-huge = riesig
stat-def = DEF
stat-arm = ARM
stat-mat = MAT
stat-rat = RAT
stat-dmg = Schaden
stat-dmg-melee = Nahkampfschaden
stat-dmg-ranged = Fernkampfschaden
stat-en-max = Energonfelder
tag-autobot = Autobot
tag-decepticon = Decepticon
tag-commander = Anführer
tag-minibot = Minibot
tag-cassette = Kassette
tag-seeker = Seeker
tag-insecticon = Insecticon
tag-constructicon = Constructicon
tag-dinobot = Dinobot
tag-twin = Zwilling
tag-medic = Sanitäter
tag-leader = Teamführer
tag-gestalt = Gestalt
tag-robot = im Robotermodus
tag-alt = im Alternativmodus
tag-damaged = beschädigt

## Feste Antworten

standing-energize-free = Laden, wann immer es nichts kostet
standing-keep-as-shield = Energon als Schild behalten: damit wird kein Wurf geladen
standing-prevent-what-helps = Energon gegen Schaden einsetzen, wann immer es hilft
standing-never-react = Keine Reaktionen nutzen

## Was daraus wird

outlook-has = { $hp } Trefferpunkte, { $energon } EN
outlook-some-damage = etwas Schaden
outlook-damage = Schaden
outlook-defeat = besiegt, was auch verhindert wird
outlook-keeps = { $left } EN bleiben als Schild
outlook-cost = { $cost } EN; { $left } bleiben als Schild
outlook-shield = { $model } könnte { $energon } verhindern
outlook-way-10 = Angriff geladen: { $hit } % Treffer, ⌀ { $damage }, in allem { $cost } EN
outlook-way-01 = Schaden geladen: { $hit } % Treffer, ⌀ { $damage }, in allem { $cost } EN
outlook-way-11 = beide geladen: { $hit } % Treffer, ⌀ { $damage }, in allem { $cost } EN
outlook-hit-needs = Für einen Treffer: zwei Würfel, { $need } oder mehr
outlook-hit-always = Trifft immer
outlook-hit-never = Zwei Würfel können nicht treffen; lade den Wurf
outlook-hit-sure = Trifft, außer beide Würfel zeigen 1
outlook-hurt-needs = Für Schaden: zwei Würfel, { $need } oder mehr
outlook-hurt-always = Jeder Treffer schadet
outlook-hurt-never = Zwei Würfel können nicht schaden; lade den Wurf
outlook-always = { $die ->
    [damage] Jeder Treffer schadet
   *[other] Trifft immer
}
outlook-never = { $die ->
    [damage] Kann nicht schaden
   *[other] Kann nicht treffen
}
outlook-strikes =
    { $count ->
         [one] ein Modell wird angegriffen
        *[other] { $count } Modelle werden angegriffen
    }
outlook-struck = { $model }: { $hit } % Treffer, ⌀ { $damage } Schaden
outlook-lifted = gehoben
outlook-hits = trifft
outlook-forced-into = { $model } (Größe { $size }) wird bewegt ({ $how }) und prallt gegen { $struck } (Größe { $struck_size }): { $hurt } und { $struck_hurt } Schaden
outlook-forced-terrain = { $model } wird bewegt ({ $how }) und prallt gegen etwas: { $hurt } Schaden
outlook-forced-fall = { $model } wird bewegt ({ $how }) und stürzt: { $hurt } Schaden
outlook-forced-free = { $model } wird bewegt ({ $how }) und hält frei an: { $hurt } Schaden
outlook-object-free = Wurfstück ({ $piece }): bleibt liegen, wo es landet
outlook-object-breaks = Wurfstück ({ $piece }): zerbricht an dem, was im Weg steht
outlook-object-strikes = Wurfstück ({ $piece }, Größe { $size }) trifft { $struck } (Größe { $struck_size }): { $size } Schaden
outlook-object-fells = Wurfstück ({ $piece }, Größe { $size }) trifft { $struck } (Größe { $struck_size }): { $size } Schaden, niedergeschlagen
outlook-falls = { $model } wird besiegt
outlook-hit-points = { $model }: { $before } → { $after } Trefferpunkte
outlook-energon = Energon { $before } → { $after }; { $next } in der nächsten Runde{ $penalty ->
         [0] {""}
        *[other] , im roten Bereich (−{ $penalty })
    }
outlook-becomes = { $form } ({ $mode }): SPD { $speed }, DEF { $defense }, ARM { $armor }, Größe { $size }
outlook-caught = gefangen

## Das erste Spiel

lesson-welcome-title = Energon Wars
lesson-welcome = Du führst Optimus Prime und Bumblebee; von der anderen Seite kommen Megatron und Rumble. Fast alles kostet Energon, und was du nicht ausgibst, ist dein Schild. Drei Stationen in der Mitte bringen Punkte.
lesson-deploy-title = Aufstellen
lesson-deploy = Stelle ein Modell in deine Zone: sieben Zoll tief an deiner Kante. Du wählst auch den Modus, in dem es beginnt. Die Seiten wechseln sich ab, je ein Modell.
lesson-deploy-typed = Tippe die Nummer eines Platzes oder deploy optimus robot 1800 400.
lesson-activate-title = Aktivieren
lesson-activate = Die Seiten aktivieren abwechselnd je ein Modell, bis alle gehandelt haben. Wähle, wer jetzt handelt.
lesson-stations-title = Was gewinnt
lesson-stations = Wer mehr Modelle höchstens einen Zoll von einer Station hat, kontrolliert sie am Ende der Runde: je ein Punkt. Zwölf Punkte gewinnen, oder der Vorsprung nach sechs Runden. Die Leiste oben zeigt, was diese Runde brächte.
lesson-attack-title = Angreifen
lesson-attack = Ein Gegner ist in Reichweite. Sieh dir einen Angriff an, bevor du ihn wählst: was er kostet, wie wahrscheinlich er trifft, wie sehr er schadet. Zwei Würfel und dein Wert müssen die Verteidigung erreichen; was über der Panzerung liegt, schadet.
lesson-energize-title = Laden
lesson-energize = Für ein Energon bekommt ein Wurf einen kleinen Würfel dazu, bis drei. Du wirst einmal für den Angriff und einmal für den Schaden gefragt. Die Vorschau zeigt beides.
lesson-walk-title = Gehen
lesson-walk = Gehen ist kostenlos und kommt vor den Angriffen. Zeige auf eine Stelle im Umriss; der Weg führt um alles herum, was dort steht. Geh zu einer Station.
lesson-walk-typed = Wähle einen nummerierten Weg oder tippe walk mit den Punkten des Weges.
lesson-transform-title = Verwandeln
lesson-transform = Eine Karte hat zwei Seiten mit anderem Tempo, anderer Panzerung und anderen Waffen. Verwandeln kostet, was aufgedruckt ist; Trefferpunkte und Energon bleiben. Probier es.
lesson-run-title = Rennen
lesson-run = Für ein Energon bewegst du dich noch einmal, mit dem Tempo deines Modus. Ein Rennen beendet die Aktivierung: danach darfst du dich nur noch verwandeln.
lesson-prevent-title = Der Schild
lesson-prevent = Dir droht Schaden. Jedes Energon, das du jetzt ausgibst, nimmt einen Punkt davon weg. Was du behältst, kannst du für Angriffe ausgeben, wenn du an der Reihe bist.
lesson-replenish-title = Neues Energon
lesson-replenish = Zu Beginn einer Runde bekommen alle Energon zurück, bis ihre Felder voll sind. Schwer Beschädigte bekommen weniger: das ist der rote Teil ihrer Leiste. Energon, das du nicht als Schild brauchst, gibst du also am besten vor dem Ende der Runde aus.
lesson-scoring-title = Die Runde ist vorbei
lesson-scoring = Die Stationen wurden gezählt. Wer zuletzt gehandelt hat, beginnt die nächste Runde nicht.
lesson-damage-title = Was geschah
lesson-damage = Das Protokoll erzählt jeden Wurf mit seiner Summe. Berühre eine Zeile, um die Regeln dahinter zu sehen.
lesson-shield-title = Behalten oder ausgeben
lesson-shield = Auf dem Bogen eines Modells stellst du ein, wie viel Energon als Schild bleibt. Dann wird kein Wurf damit geladen, und du wirst nicht gefragt.
lesson-help-title = Allein weiter
lesson-help = Du weißt genug. Dränge einen Gegner gegen eine Wand, wirf ein Auto, steig auf ein Dach: was nicht geht, sagt warum. Das Regelbuch öffnet sich neben dem Tisch.

## Formen des anderen Modus

form-ambulance = Krankenwagen
form-bat = Fledermaus
form-bulldozer = Planierraupe
form-cassette = Kassette
form-cement-mixer = Betonmischer
form-compact-car = Kompaktwagen
form-condor = Kondor
form-dump-truck = Kipplaster
form-excavator = Bagger
form-front-loader = Frontlader
form-gestalt = Gestalt
form-grasshopper = Heuschrecke
form-jet-fighter = Düsenjäger
form-laser-gun = Laserkanone
form-mobile-crane = Autokran
form-off-road-jeep = Geländejeep
form-panther = Panther
form-pickup-truck = Pritschenwagen
form-pistol = Pistole
form-police-car = Polizeiwagen
form-racing-car = Rennwagen
form-rally-car = Rallyewagen
form-rhinoceros-beetle = Nashornkäfer
form-robot = Roboter
form-sports-car = Sportwagen
form-stag-beetle = Hirschkäfer
form-tape-recorder = Kassettenrekorder
form-truck-cab = Zugmaschine
form-truck-with-trailer = Laster mit Anhänger
form-tyrannosaurus = Tyrannosaurus
form-van = Kleinbus

## Angriffe

weapon-acid-pellets = Säurekugeln
weapon-acid-splash = Säurespritzer
weapon-antenna-bolt = Antennenblitz
weapon-arc-blaster = Lichtbogenblaster
weapon-armoured-ram = Panzerrammstoß
weapon-backhand = Rückhandschlag
weapon-baton = Schlagstock
weapon-bazooka = Panzerfaust
weapon-blaster = Blaster
weapon-bulldozing-arm = Räumarm
weapon-bumper-ram = Stoßstangenrammer
weapon-cannon-club = Kanonenkeule
weapon-cerebro-shell = Zerebrokapsel
weapon-clip = Streifschlag
weapon-cluster-bombs = Streubomben
weapon-concussion-blaster = Schockblaster
weapon-corrosive-mix = Ätzmischung
weapon-crane-hook = Kranhaken
weapon-crash-through = Durchbruch
weapon-dart = Pfeil
weapon-dozer-blade = Räumschild
weapon-drain-fangs = Saugzähne
weapon-drive-by = Im Vorbeifahren
weapon-drone-rockets = Drohnenraketen
weapon-drum-blow = Trommelschlag
weapon-earthquake = Erdbeben
weapon-electron-laser = Elektronenlaser
weapon-electron-pulse = Elektronenimpuls
weapon-energo-sword = Energieschwert
weapon-energon-axe = Energonaxt
weapon-energon-mace = Energonkeule
weapon-excavator-arm = Baggerarm
weapon-fangs = Reißzähne
weapon-fire-breath = Feueratem
weapon-fist = Faust
weapon-flame-projector = Flammenwerfer
weapon-flying-kick = Flugtritt
weapon-fusion-cannon = Fusionskanone
weapon-gamma-ray = Gammastrahl
weapon-girder = Stahlträger
weapon-glass-gas = Glasgas
weapon-grappling-hook = Enterhaken
weapon-grenade-launcher = Granatwerfer
weapon-guided-rocket = Lenkrakete
weapon-gyro-inhibitor-shell = Kreiselhemmgeschoss
weapon-heat-seeker = Wärmesuchrakete
weapon-hi-fi-blast = Hi-Fi-Stoß
weapon-hood-gun = Haubengeschütz
weapon-hood-rockets = Haubenraketen
weapon-horned-charge = Hornstoß
weapon-hunting-cable = Fangkabel
weapon-hunting-rifle = Jagdgewehr
weapon-hydraulic-fist = Hydraulikfaust
weapon-incendiary-gun = Brandgewehr
weapon-ion-blaster = Ionenblaster
weapon-jab = Gerade
weapon-jaws = Kiefer
weapon-laser-cannon-arm = Laserkanonenarm
weapon-laser-pistol = Laserpistole
weapon-laser-scalpel = Laserskalpell
weapon-leg-kick = Beintritt
weapon-lever-arm = Hebelarm
weapon-light-burst-gun = Lichtstoßgewehr
weapon-lightning-call = Blitzruf
weapon-lightning-rifle = Blitzgewehr
weapon-liquid-nitrogen = Flüssigstickstoff
weapon-loader-scoop = Ladeschaufel
weapon-machine-gun = Maschinengewehr
weapon-magnetic-attraction = Magnetische Anziehung
weapon-magnetic-inducer = Magnetinduktor
weapon-magnetic-repulsion = Magnetische Abstoßung
weapon-mandibles = Mundwerkzeuge
weapon-metal-bite = Metallbiss
weapon-missile-launcher = Lenkwaffenwerfer
weapon-mortar = Mörser
weapon-null-ray = Nullstrahl
weapon-overcharged-ray = Überladener Strahl
weapon-particle-beam = Teilchenstrahl
weapon-photon-rifle = Photonengewehr
weapon-piledriver = Rammhammer
weapon-piledriver-fist = Rammfaust
weapon-pistol-shot = Pistolenschuss
weapon-pounce = Sprungangriff
weapon-precision-laser = Präzisionslaser
weapon-proton-missiles = Protonenraketen
weapon-pulse-gun = Impulsgewehr
weapon-punch = Fausthieb
weapon-pursuit-spin = Verfolgungsdrehung
weapon-quick-cement = Schnellzement
weapon-radio-burst = Funkstoß
weapon-ram = Rammstoß
weapon-rocket-dart = Raketenpfeil
weapon-rocket-fist = Raketenfaust
weapon-rocket-launcher = Raketenwerfer
weapon-roll-over = Überrollen
weapon-ruby-cutter = Rubinschneider
weapon-scalpel-cut = Skalpellschnitt
weapon-serrated-beak = Sägeschnabel
weapon-shock-bomb = Schockbombe
weapon-shoulder-cannon = Schulterkanone
weapon-shoulder-missiles = Schulterlenkwaffen
weapon-shoulder-rockets = Schulterraketen
weapon-shovel = Schaufel
weapon-show-off-ram = Angeberstoß
weapon-skid-strike = Driftschlag
weapon-sneak-strike = Hinterhalthieb
weapon-solar-beam = Sonnenstrahl
weapon-sonic-boom = Überschallknall
weapon-sonic-shriek = Schallschrei
weapon-spanner = Schraubenschlüssel
weapon-spin-kick = Drehtritt
weapon-stampede = Ansturm
weapon-stinger = Stachel
weapon-stomp = Stampfer
weapon-submachine-gun = Maschinenpistole
weapon-tail-sweep = Schwanzhieb
weapon-talons = Klauen
weapon-thunder-cannon = Donnerkanone
weapon-trailer-turret = Anhängergeschütz
weapon-tranquilizer = Betäubungspfeil
weapon-truck-ram = Lasterrammstoß
weapon-twin-lasers = Zwillingslaser
weapon-twin-strike = Doppelhieb
weapon-wreck-and-hurl = Zertrümmern und Schleudern

## Fähigkeiten

ability-advance-scout = Vorauskundschafter
ability-ambush = Überfall
ability-amplifier = Verstärker
ability-antimatter-surge = Antimateriewoge
ability-artist-s-cut = Künstlerhand
ability-battle-computer = Gefechtsrechner
ability-bodyguard = Leibwache
ability-booming-echo = Dröhnendes Echo
ability-break-apart = Auseinander!
ability-brittle-metal = Sprödes Metall
ability-cold-logic = Kalte Logik
ability-convoy = Geleitzug
ability-covering-fire = Feuerschutz
ability-decepticons-attack = Decepticons, Angriff!
ability-demolition = Abriss
ability-digging-in = Eingraben
ability-dinobot-hide = Dinobothaut
ability-do-it-with-style = Mit Stil
ability-ear-splitting = Ohrenbetäubend
ability-eject = Auswerfen!
ability-electro-disruptor = Elektrostörer
ability-evasive-flight = Ausweichflug
ability-fade-out = Verblassen
ability-feedback = Rückkopplung
ability-field-repair = Feldreparatur
ability-foreman = Vorarbeiter
ability-fuel-additive = Treibstoffzusatz
ability-fuel-scrounger = Treibstoffschnorrer
ability-good-footing = Sicherer Stand
ability-hammer-blow = Hammerschlag
ability-hard-to-pin-down = Schwer zu fassen
ability-heavy-hauler = Schwertransporter
ability-immovable = Unverrückbar
ability-infrared-scan = Infrarotblick
ability-insect-wings = Insektenflügel
ability-insulated = Isoliert
ability-jam-signals = Funkstörung
ability-life-support = Lebenserhaltung
ability-lift-off = Abheben
ability-light-and-sound-show = Licht- und Tonschau
ability-lightning-rod = Blitzableiter
ability-listening-post = Horchposten
ability-logical-command = Logisches Kommando
ability-magnetic-clamp = Magnetklammer
ability-marked-target = Markiertes Ziel
ability-master-surgeon = Meisterchirurg
ability-matrix-of-leadership = Matrix der Führerschaft
ability-me-grimlock-king = Ich Grimlock König
ability-merge = Vereinigung!
ability-mind-control = Gedankenkontrolle
ability-not-the-paint-job = Nicht den Lack!
ability-now-i-am-leader = Jetzt führe ich!
ability-null-surge = Nullwoge
ability-null-field = Nullfeld
ability-one-shall-stand = Einer bleibt stehen
ability-patch-up = Flicken
ability-peace-through-tyranny = Frieden durch Tyrannei
ability-phantom-image = Trugbild
ability-piledriver-slam = Rammschlag
ability-primal-rage = Urwut
ability-purge-systems = Systeme spülen
ability-quarter-mile-burst = Sprint auf der Viertelmeile
ability-recall = Rückruf
ability-refuel = Auftanken
ability-return-fire = Gegenfeuer
ability-rocket-pack = Raketenrucksack
ability-roll-out = Ausrücken!
ability-rolling-cover = Rollende Deckung
ability-rummage = Durchwühlen
ability-slow-witted = Begriffsstutzig
ability-smoke-canister = Rauchkanister
ability-spare-power-cell = Reservezelle
ability-spotter = Späher
ability-steady-aim = Ruhige Hand
ability-strafing-run = Tiefflugangriff
ability-stretcher = Trage
ability-strong-back = Starker Rücken
ability-swarm = Schwarm
ability-take-to-the-air = In die Luft
ability-tanked-up = Vollgetankt
ability-teleport = Teleport
ability-tow-line = Abschleppseil
ability-triage = Erstversorgung
ability-trithyllium-skin = Trithylliumhaut
ability-vanity = Eitelkeit
ability-warp-dodge = Warpsprung
