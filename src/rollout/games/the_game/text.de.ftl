### Die Wörter von The Game.


## Asks

ask-force = Wähle die Einheiten, die du mitbringst.
ask-chain = Ordne deine Anführer: Wer führt zuerst?
ask-deploy = Welche Einheit stellst du als Nächstes auf?
ask-deploy-as = Wie beginnt { $unit }?
ask-deploy-hex = Wo beginnt { $unit }?
ask-deploy-facing = Wohin blickt { $unit }?
ask-act =
    { $unit }: noch { $left ->
         [one] eine Aktion
        *[other] { $left } Aktionen
    }. Was nun?
ask-grant =
    { $unit } darf außer der Reihe handeln: { $left ->
         [one] eine Aktion
        *[other] { $left } Aktionen
    }. Was nun?
ask-move-step = { $unit }: noch { $left ->
        [one] ein Bewegungspunkt
       *[other] { $left } Bewegungspunkte
    }. Wohin?
ask-depth = Bleibt { $unit } unter Wasser oder taucht auf?
ask-drop = Wo kommt { $unit } zu stehen?
ask-drop-facing = Wohin blickt { $unit }?
ask-set-down-facing = Wohin blickt { $unit }?
ask-combine-facing = Wohin blickt { $unit }?
ask-border = Der Schuss auf { $target } läuft auf einer Hexkante: Welches Feld zählt?

## Actions

do-choose-force = { $units } mitbringen
do-order-chain = Befehlskette: { $units }
do-deploy = { $unit } aufstellen
do-deploy-as =
    { $carrier ->
         [none] als { $mode }, { $level }
        *[other] als { $mode }, bei { $carrier }
    }
do-place-at = Feld { $cell }
do-face = Blick nach { $facing }
do-move = Bewegen
do-sprint = Sprinten (beide Aktionen)
do-lay-smoke = Beim Bewegen Rauch legen (beide Aktionen)
do-shoot =
    Auf { $target } schießen{ $gun ->
         [none] {""}
        *[other] {" "}mit { $gun }
    }{ $how }
do-shoot-construct =
    Auf das Bauwerk bei { $cell } schießen{ $gun ->
         [none] {""}
        *[other] {" "}mit { $gun }
    }{ $how }
do-strike = { $target } schlagen{ $how }
do-strike-construct = Das Bauwerk bei { $cell } schlagen{ $how }
do-set-fire =
    { $cell } in Brand setzen{ $gun ->
         [none] {""}
        *[other] {" "}mit { $gun }
    }{ $how }
do-take-control = { $target } unter Kontrolle bringen
do-transform = Verwandeln: { $mode }
do-build = { $what } bei { $cell }
do-cloak = Tarnen
do-uncloak = Enttarnen
do-combine = Bei { $cell } vereinigen
do-separate = Trennen
do-command = { $ally } befehligen: zwei freie Aktionen
do-transmit = An { $ally } funken: eine freie Aktion
do-extinguish-fire = Das Feuer bei { $cell } löschen
do-repair = { $patient } reparieren
do-raise-shield = Ein Feld errichten: { $field }
do-keep-shield = Das Feld aufrechterhalten
do-pick-up = { $unit } aufnehmen
do-pick-up-thing = { $thing } aufnehmen
do-set-down = { $unit } bei { $cell } absetzen
do-set-down-thing = { $thing } bei { $cell } absetzen
do-duck-and-cover = In Deckung gehen (beide Aktionen)
do-end-turn = Zug beenden
do-forward = Vorwärts
do-backward = Rückwärts
do-turn-left = Links drehen
do-turn-right = Rechts drehen
do-slide = Seitwärts nach { $direction }
do-walk = Nach { $direction } gehen
do-take-off = Abheben
do-rise = Schweben
do-land = Landen
do-drop-prone = Hinlegen
do-stand-up = Aufstehen, Blick nach { $facing }
do-board = In { $transport } einsteigen
do-leave = Nach { $direction } aussteigen
do-launch = Von innen abheben
do-rejoin = Zu { $host } zurückkehren
do-warp = Nach { $cell } springen, { $level }, Blick nach { $facing }
do-retreat = Von der Karte zurückziehen
do-stop = Hier anhalten
do-surface = An der Oberfläche bleiben
do-submerge = Unter Wasser bleiben
do-take-border = Feld { $cell } zählt
how-careful-aim = , genau gezielt (beide Aktionen)
how-redirect-power = , mit umgeleiteter Energie (beide Aktionen)
how-brawl = , mit voller Wucht (beide Aktionen)
how-demolish = , zum Abriss
build-new = Ein Bauwerk errichten
build-reinforce = Das Bauwerk verstärken
build-raise = Das Bauwerk erhöhen
field-self = um sich selbst
field-weapon = gegen Waffen, um sieben Felder
facing-0 = N
facing-1 = NO
facing-2 = SO
facing-3 = S
facing-4 = SW
facing-5 = NW
level-ground = am Boden
level-surface = an der Oberfläche
level-hovering = schwebend
level-air = in der Luft
thing-energon-cube = einen Energonwürfel
nobody = niemand
team-0 = Team A
team-1 = Team B
kind-weapon = schießt auf
kind-physical = schlägt nach
kind-fire = will in Brand setzen:
kind-demolish = reißt an
kind-control = ringt um Kontrolle über
cause-weapon = durch einen Schuss
cause-physical = durch einen Schlag
cause-fall = durch einen Sturz
cause-fire = durch Feuer
cause-separation = als Anteil
cause-climb = durch das Gewicht eines Kletterers
cause-stray = durch einen verirrten Schuss

## Events

event-forces-opened = Die Streitkräfte werden aufgedeckt: { $forces }.
event-forces-contested = Von mehr als einer Seite gewählt, bleibt also daheim: { $units }.
event-allegiance-rolled = Die Teams würfeln um { $unit }: { $rolls }. { $team } bekommt es.
event-chain-ordered = { $team } legt die Befehlskette fest: { $units }.
event-deployed = { $unit } beginnt bei { $cell }, { $mode }, Blick nach { $facing }.
event-round-began = Runde { $round }. Der Stapel wird gemischt.
event-card-flipped = Die nächste Karte: { $unit }.
event-card-passed = { $unit } kann nicht handeln; die Karte wird übergangen.
event-turn-ended = { $unit } ist fertig.
event-grant-began =
    { $unit } darf sofort handeln: { $actions ->
         [one] eine freie Aktion
        *[other] { $actions } freie Aktionen
    }.
event-round-ended = Runde { $round } ist vorbei.
event-arrived = { $unit } kommt bei { $cell } ins Spiel.
event-scored =
    { $team }: { $points ->
         [one] ein Punkt
        *[other] { $points } Punkte
    }.
event-match-ended = Die Partie ist vorbei.
event-movement-began = { $unit } bewegt sich: { $points ->
        [one] ein Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
event-moved = { $unit } geht von { $start } nach { $cell } für { $cost }.
event-moved-sums = { $cost_reasons }.
event-turned = { $unit } dreht sich nach { $facing }.
event-level-changed = { $unit } ist nun { $level }.
event-went-prone = { $unit } legt sich hin.
event-stood-up = { $unit } steht auf, Blick nach { $facing }.
event-warped = { $unit } verschwindet bei { $start } und erscheint bei { $cell }.
event-boarded = { $unit } steigt in { $transport } ein.
event-left-transport = { $unit } verlässt { $transport } bei { $cell }.
event-rejoined = { $unit } kehrt zu { $host } zurück.
event-retreated = { $unit } verlässt die Karte.
event-movement-ended = { $unit } hält an{ $left ->
        [0] { "" }
        [one] ; ein Punkt bleibt ungenutzt
       *[other] ; { $left } Punkte bleiben ungenutzt
    }.
event-attack-declared = { $attacker } { $kind } { $target }{ $how }.
event-attack-declared-sums = Zum Treffen: { $need_reasons }.
event-border-chosen = An der Kante zählt { $cell }.
event-hit-rolled =
    { $certain ->
         [always] Gewürfelt { $roll }; das trifft immer.
         [never] Gewürfelt { $roll }; das kann nicht treffen.
        *[open] { $hit ->
             [yes] Gewürfelt { $roll }, nötig { $need }: getroffen.
            *[no] Gewürfelt { $roll }, nötig { $need }: daneben.
        }
    }
event-cover-rolled =
    { $stray ->
         [yes] Deckung: { $roll } gewürfelt, der Schuss trifft stattdessen { $cover }.
        *[no] Deckung: { $roll } gewürfelt, der Schuss geht an { $cover } vorbei.
    }
event-shot-lost = Der Schuss verpufft bei { $cell }.
event-damage-rolled =
    { $damage ->
         [0] Kein Schaden: Potenzial { $potential } gegen Widerstand { $resistance }.
        *[other] Potenzial { $potential } gegen Widerstand { $resistance }: { $damage } Schaden.
    }
event-damage-rolled-sums = Potenzial { $potential_reasons }; Widerstand { $resistance_reasons }; Schaden { $damage_reasons }.
event-damaged = { $unit } nimmt { $amount } Schaden { $cause }; { $left } übrig.
event-deactivated = { $unit } ist deaktiviert.
event-humans-killed = { $amount } von { $unit } kommen um.
event-construct-damaged = Das Bauwerk bei { $cell } verliert { $amount }; { $left } übrig.
event-construct-destroyed = Das Bauwerk bei { $cell } stürzt ein.
event-fell = { $unit } stürzt { $height } Stufen tief.
event-released = { $unit } löst sich bei { $cell } von { $host }.
event-unconscious = { $unit } ist bewusstlos.
event-dropped = { $unit } kommt bei { $cell } zu stehen.
event-control-rolled =
    { $success ->
         [yes] { $roll } gewürfelt: { $attacker } kontrolliert { $target }.
        *[no] { $roll } gewürfelt: { $target } widersteht.
    }
event-control-kept =
    { $kept ->
         [yes] { $roll } gewürfelt: { $unit } bleibt unter Kontrolle.
        *[no] { $roll } gewürfelt: { $unit } reißt sich los.
    }
event-control-ended = { $unit } ist wieder frei.
event-fire-set = Bei { $cell } bricht Feuer aus.
event-wind-rolled = Der Wind wird ausgewürfelt: { $roll }. Rauch zieht nach { $direction }.
event-smoke-placed = Rauch bei { $cell }.
event-smoke-cleared = Der Rauch bei { $cell } verzieht sich.
event-transformed = { $unit } verwandelt sich: { $mode }.
event-allegiance-changed =
    { $team ->
         [nobody] { $unit } verlässt das Spiel.
        *[other] { $unit } läuft über zu { $team }.
    }
event-built = { $unit }: { $what } bei { $cell } (Höhe { $height }, { $hit_points } Trefferpunkte).
event-cloaked = { $unit } tarnt sich.
event-uncloaked = { $unit } ist wieder zu sehen.
event-combined = { $members } vereinigen sich bei { $cell } zu { $unit }; Schaden { $damage }.
event-separated = { $unit } trennt sich in { $members }; je { $share } Schaden.
event-commanded = { $unit } befehligt { $ally }.
event-transmitted = { $unit } funkt an { $ally }.
event-fire-extinguished = { $unit } löscht das Feuer bei { $cell }.
event-repaired =
    { $revived ->
         [yes] { $unit } holt { $patient } zurück: { $amount } Trefferpunkte.
        *[no] { $unit } repariert { $patient }: { $amount } Trefferpunkte.
    }
event-shield-raised = { $unit } errichtet ein Feld { $field }.
event-shield-kept = { $unit } hält das Feld aufrecht.
event-shield-dropped = Das Feld von { $unit } erlischt.
event-picked-up = { $unit } nimmt { $carried } auf.
event-put-down = { $unit } setzt { $carried } bei { $cell } ab.
event-ducked = { $unit } geht in Deckung.

## Results

result-elimination = das andere Team ist ausgeschaltet
result-conceded = die andere Seite gibt auf
result-value = nach der letzten Runde zählte, was von den Streitkräften übrig war
result-points = nach der letzten Runde werden die Punkte gezählt
result-collect-cubes = genug Energonwürfel sind daheim
result-destroy-constructs = über die Bauwerke ist entschieden
result-burn-trees = die Feuer im Wald werden gezählt
result-survive = nach der letzten Runde zeigt sich, wer durchgehalten hat
result-far-bank = nach der letzten Runde zählt das andere Ufer

## Rolls

roll-to-hit = zum Treffen
roll-cover = Deckung
roll-resistance = Widerstand
roll-potential = Potenzial
roll-wind = Wind
roll-control = Kontrolle
roll-keep = um die Kontrolle zu behalten
roll-allegiance = Gefolgschaft
roll-turn-pile = den Stapel
roll-seat-order = wer zuerst aufstellt

## Reasons

reason-air = Luftfeld
reason-attacker-prone = Angreifer liegt
reason-bank = Ufer
reason-boarding = Einsteigen
reason-brawl = volle Wucht
reason-careful-aim = genau gezielt
reason-clear = freies Gelände
reason-construct = Bauwerk
reason-damage-factor = Schadensfaktor
reason-demolish = Abriss
reason-drop-prone = Hinlegen
reason-duck-and-cover = in Deckung
reason-endurance = Ausdauer
reason-firepower = Feuerkraft
reason-grounded-aircraft = Fluggerät am Boden
reason-gun = gehaltene Waffe
reason-half-speed = halbes Tempo des Ziels
reason-hover = Schweben
reason-hover-over-rough = Schweben über unwegsamem Gelände
reason-hover-over-water = Schweben über Wasser
reason-immobile = unbewegliches Ziel
reason-land = Landen
reason-leaving = Aussteigen
reason-levels = Höhenstufen
reason-member-damage = Schaden eines Mitglieds
reason-natural-one = eine 1 geht daneben
reason-natural-ten = eine 10 trifft
reason-nothing-through = nichts dringt durch
reason-physical = Nahkampf
reason-potential = Potenzial
reason-prone-halved = halbiert, weil liegend
reason-redirect-power = umgeleitete Energie
reason-rejoining = Zurückkehren
reason-resistance = Widerstand
reason-ride-water = Fahrt über Wasser
reason-roll = der Würfel
reason-rough = unwegsames Gelände
reason-sail-water = Fahrt auf Wasser
reason-set-down = Aufsetzen
reason-skill = Können des Angreifers
reason-slide = Seitwärtsgleiten
reason-small = kleines Ziel
reason-smoke = Rauch
reason-speed = Tempo
reason-sprint = Sprint
reason-stand-up = Aufstehen
reason-strength = Stärke
reason-swim-water = Schwimmen
reason-take-off = Abheben
reason-target-prone-far = Ziel liegt, auf Distanz
reason-target-prone-near = Ziel liegt, direkt daneben
reason-thick-trees = dichter Wald
reason-thin-trees = lichter Wald
reason-to-hit-offset = vereinbarter Zuschlag
reason-turn = Drehen
reason-water = Wasser

## Refusals

refuse-across-weapon-field = Ein Waffenfeld liegt dazwischen.
refuse-ally-not-in-play-yet = Dieser Verbündete ist erst nächste Runde im Spiel.
refuse-attack-while-carried = Wer getragen wird, kann nicht angreifen.
refuse-attack-while-cloaked = Getarnt kann man nicht angreifen.
refuse-attack-while-inside = Ein Passagier kann nicht angreifen.
refuse-attacked-already = Sie hat diesen Zug schon angegriffen.
refuse-attacker-deactivated = Eine deaktivierte Einheit kann nicht angreifen.
refuse-attacker-submerged = Unter Wasser kann sie nicht schießen.
refuse-backward-elevation = Rückwärts darf sich die Höhe nicht ändern.
refuse-barred-to-boats = Ein Boot kann nicht an Land fahren.
refuse-barred-to-hover = Ein Luftkissenfahrzeug kann nicht in unwegsames Gelände, Wald oder Bauwerke.
refuse-barred-to-humans = Menschen können dort nicht hin.
refuse-body-there = Dort liegt ein Wrack; niemand darf darauf anhalten.
refuse-build-flying = Wer fliegt, kann nicht bauen.
refuse-build-hex-taken = Das Feld ist nicht frei zum Bauen.
refuse-build-no-construct = Dort steht kein Bauwerk.
refuse-build-no-such-work = So eine Arbeit gibt es nicht.
refuse-build-not-adjacent = Nur auf Nachbarfeldern kann gebaut werden.
refuse-build-stood-on = Eine Einheit steht darauf.
refuse-cannot-fly = Diese Form kann nicht fliegen.
refuse-cannot-hover = Diese Form kann nicht schweben.
refuse-cannot-pass = Die Punkte reichen nicht, um an { $unit } vorbeizukommen.
refuse-carrier-carried = Ihr Träger wird selbst getragen.
refuse-chain-units = Die Kette muss jeden Anführer des Teams einmal nennen.
refuse-choose-gun = Sie hält mehrere Waffen: Wähle eine.
refuse-cloaked-already = Sie ist schon getarnt.
refuse-combine-carried = Ein Mitglied wird getragen oder fährt mit.
refuse-combine-controlled = Ein Mitglied steht unter feindlicher Kontrolle.
refuse-combine-damage = Das Team ist zu stark beschädigt.
refuse-combine-hex = Der Riese muss auf dem Feld eines Mitglieds stehen.
refuse-combine-incomplete = Das ganze Team muss im Spiel sein.
refuse-combine-layers = Alle müssen am Boden sein, oder alle in der Luft, wenn der Riese fliegt.
refuse-combine-member-down = Ein Mitglied ist nicht einsatzfähig.
refuse-combine-mode = Ein Mitglied ist in einer Form, die sich nicht vereinigen kann.
refuse-combine-not-together = Die Mitglieder stehen nicht beisammen.
refuse-command-not-leader = Nur der aktuelle Anführer darf befehligen.
refuse-command-stolen = Ein kontrollierter Anführer kann nicht befehligen.
refuse-commanded-already = Sie hat diese Runde schon befehligt.
refuse-construct-under-water = Das Bauwerk steht unter Wasser.
refuse-control-endurance = Ihre Ausdauer ist zu hoch für eine Kontrolle.
refuse-control-humans = Menschen können nicht kontrolliert werden.
refuse-controlled-units-stay = Eine kontrollierte Einheit kann sich nicht zurückziehen.
refuse-enemy-there = { $unit } steht im Weg.
refuse-fire-burning-already = Dieses Feld brennt schon.
refuse-fire-own-hex = Das eigene Feld kann nicht in Brand gesetzt werden.
refuse-fire-too-far = Das Feuer ist nicht in Reichweite.
refuse-flying-already = Sie ist schon in der Luft.
refuse-force-comes-with-others = { $unit } kommt mit dem Team und wird nicht gewählt.
refuse-force-empty = Eine Streitmacht braucht mindestens eine Einheit.
refuse-force-faction = { $unit } gehört zu einer anderen Fraktion.
refuse-force-mercenary = { $unit } ist Söldner; die Würfel entscheiden, für wen.
refuse-force-no-such-unit = Es gibt keine Einheit namens { $unit }.
refuse-force-required-trait = Mindestens { $count } mit { $trait } müssen dabei sein.
refuse-force-required-unit = { $unit } muss dabei sein.
refuse-force-taken = { $unit } ist schon im Spiel.
refuse-force-too-many = Höchstens { $most } Einheiten.
refuse-force-twice = { $unit } ist zweimal genannt.
refuse-force-value = Die Streitmacht ist { $value } wert; erlaubt sind höchstens { $cap }.
refuse-gun-needs-operator = Eine Waffe muss von dem abgefeuert werden, der sie hält.
refuse-hex-taken = Das Feld ist besetzt.
refuse-hovering-already = Sie schwebt schon.
refuse-hovering-over-trees = Über Wald kann sie nicht schweben.
refuse-humans = Menschen können sich nur bewegen und schießen.
refuse-humans-do-not-strike = Menschen schlagen nie zu.
refuse-humans-have-no-facing = Menschen haben keine Blickrichtung.
refuse-inside-own-field = Aus dem eigenen Feld dringt nichts hinaus.
refuse-launch-from-flying = Aus einem fliegenden Transporter steigt sie seitlich in die Luft aus.
refuse-layer-taken = { $unit } ist schon dort.
refuse-leave-in-the-air = In der Luft kann sie nicht aussteigen.
refuse-lying-in-the-air = In der Luft legt sich niemand hin.
refuse-lying-robots-only = Nur Roboter können sich hinlegen.
refuse-needs-both-actions = Das braucht beide Aktionen eines Zugs.
refuse-neutral = Unbeteiligte dürfen hier nicht angegriffen werden.
refuse-no-action-left = Es ist keine Aktion übrig.
refuse-no-construct-there = Dort steht kein Bauwerk.
refuse-no-control-ability = Diese Form hat keine Kontrolle.
refuse-no-demolish-ability = Diese Form hat keinen Abriss.
refuse-no-fire = Dort brennt nichts.
refuse-no-fire-ability = Diese Form kann kein Feuer legen.
refuse-no-firepower = Sie hat jetzt keine Feuerkraft.
refuse-no-retreat = Rückzug ist nicht vereinbart.
refuse-no-skill = Mit Können 0 bewirkt das nichts.
refuse-no-speed = Mit Tempo 0 kann sie sich nicht bewegen.
refuse-no-step = Das ist kein Schritt einer Bewegung.
refuse-no-strength = Sie hat jetzt keine Stärke.
refuse-no-such-ally = Einen solchen Verbündeten gibt es nicht.
refuse-no-such-facing = Diese Blickrichtung gibt es nicht.
refuse-no-such-field = Ein solches Feld gibt es nicht.
refuse-no-such-gun = Diese Waffe hält sie nicht.
refuse-no-such-level = Auf dieser Höhe kann sie nicht sein.
refuse-no-such-mode = Diese Form gibt es nicht.
refuse-no-such-target = Dieses Ziel gibt es nicht.
refuse-no-such-unit = Dort ist keine solche Einheit.
refuse-no-such-way-to-attack = So kann man nicht angreifen.
refuse-no-telaport = Diese Form hat keinen Raumsprung.
refuse-no-transport = Das ist kein Transporter.
refuse-no-vertical-contact = Das Ziel liegt ganz darüber oder darunter.
refuse-not-agreed = Diese Zusatzaktion ist nicht vereinbart.
refuse-not-ahead = Es ist nicht im Feld voraus.
refuse-not-at-own-edge = Sie ist nicht am eigenen Kartenrand.
refuse-not-carried = Sie wird nicht getragen.
refuse-not-cloaked = Sie ist nicht getarnt.
refuse-not-flying = Sie ist nicht in der Luft.
refuse-not-in-the-hex-ahead = Ein Schlag reicht nur in das Feld direkt voraus.
refuse-not-in-this-mode = Diese Form hat diese Fähigkeit nicht.
refuse-not-its-host = Von dort stammt sie nicht.
refuse-not-operational = Sie ist nicht einsatzfähig.
refuse-not-prone = Sie liegt nicht.
refuse-off-map = Dort endet die Karte.
refuse-other-layer = Eine fliegt, die andere nicht.
refuse-out-of-range = Die Entfernung ist { $range }, die Feuerkraft reicht { $longest } weit.
refuse-out-of-robot-arc = Das Ziel liegt außerhalb des weiten Schussfelds.
refuse-out-of-vehicle-arc = Das Ziel liegt außerhalb des schmalen Schussfelds.
refuse-own-team = Das ist die eigene Seite.
refuse-pick-up-cloaked = Eine getarnte Einheit kann nicht aufgenommen werden.
refuse-pick-up-flying = In der Luft kann nichts aufgenommen oder abgesetzt werden.
refuse-pick-up-flying-target = Sie ist in der Luft.
refuse-pick-up-shielded = Ein Feld schützt sie.
refuse-pick-up-small-picker = Eine kleine Einheit kann andere nicht tragen.
refuse-pick-up-too-far = Es ist nicht direkt daneben.
refuse-pick-up-too-large = Sie ist zu groß zum Tragen.
refuse-points = Das kostet { $cost }; es sind nur noch { $left } übrig.
refuse-prone = Sie liegt und muss erst aufstehen.
refuse-prone-already = Sie liegt schon.
refuse-repair-humans = Menschen kann man nicht reparieren.
refuse-repair-not-an-ally = Nur Verbündete können repariert werden.
refuse-repair-other-layer = Eine fliegt, die andere nicht.
refuse-repair-too-far = Der Patient muss direkt daneben sein.
refuse-repair-unconscious = Er ist für den Rest des Spiels ausgeschaltet.
refuse-repair-unhurt = Sie hat alle Trefferpunkte.
refuse-same-mode = Sie ist schon in dieser Form.
refuse-second-nebulon = Nur ein Nebulaner kann getragen werden.
refuse-separate-carried = Getragen kann er sich nicht trennen.
refuse-separate-no-members = Er hat keine Mitglieder mehr.
refuse-separate-not-combined = Nur ein vereinigter Roboter kann sich trennen.
refuse-set-down-not-adjacent = Nur auf ein Nachbarfeld.
refuse-set-down-not-carried = Das trägt sie nicht.
refuse-set-down-taken = Dieses Feld ist nicht frei.
refuse-shield-not-up = Kein Feld ist aktiv.
refuse-shield-up-already = Dieses Feld ist schon aktiv.
refuse-sight-blocked = Die Sichtlinie ist bei { $hex } versperrt.
refuse-slide = Nur ein schwebender oder fliegender Hubschrauber kann seitwärts gleiten.
refuse-slide-elevation = Beim Gleiten darf sich die Höhe nicht ändern.
refuse-slide-sideways-only = Gleiten geht nur seitwärts.
refuse-sprint-robots-only = Nur Roboter können sprinten.
refuse-stop-hex-taken = { $unit } steht hier; die Bewegung kann hier nicht enden.
refuse-take-off-submerged = Unter Wasser kann sie nicht abheben.
refuse-target-carried = Wer getragen wird, ist kein Ziel.
refuse-target-cloaked = Wer getarnt ist, ist kein Ziel.
refuse-target-inside-own-field = Ein Feld schützt das Ziel.
refuse-target-inside-transport = Ein Passagier ist kein Ziel.
refuse-target-is-a-body = Eine deaktivierte Einheit ist kein Ziel.
refuse-target-submerged = Das Ziel ist unter Wasser.
refuse-too-slow-to-stand = Sie ist zu langsam zum Aufstehen.
refuse-too-tall-to-board = Sie ist zu groß zum Einsteigen.
refuse-transform-below-barred = Die neue Form kann unten nicht stehen.
refuse-transform-below-taken = Der Boden darunter ist besetzt.
refuse-transform-midair = In der Luft darf sie keine Form annehmen, die nicht fliegt.
refuse-transform-passengers-aloft = Die Passagiere können in der Luft nicht aussteigen.
refuse-transform-still-small = Getragen kann sie nur eine große Form annehmen.
refuse-transform-too-tall = Die neue Form passt nicht in den Transporter.
refuse-transmitted-already = Sie hat diese Runde schon gefunkt.
refuse-transport-no-ally = Er nimmt nur Verbündete mit.
refuse-transport-on-other-layer = Eine fliegt, die andere nicht.
refuse-used-already = Das hat sie diesen Zug schon getan.
refuse-walk-humans-only = Nur Menschen gehen in jede Richtung.
refuse-warp-after-steps = Ein Sprung ist eine ganze Bewegung für sich.
refuse-warp-in-smoke = Beim Sprung kann kein Rauch gelegt werden.
refuse-warp-too-far = Es ist zu weit weg.
refuse-while-carried = Getragen kann sie nur eine große Form annehmen.
refuse-while-inside = Ein Passagier kann nur aussteigen, sich verwandeln, reparieren, befehligen oder funken.

## Names of maps, scenarios, constructs, factions

game-the-game = Transformers: Das Spiel
map-training-ground = Übungsgelände
map-twin-forests = Zwillingswälder
map-river-crossing = Flussübergang
map-city-blocks = Häuserblocks
map-mesa = Tafelberg
map-coast = Küste
map-power-plant = Kraftwerk
map-cybertron-plain = Ebene von Cybertron
scenario-settle-the-score = Offene Rechnung
scenario-energon-raid = Energonraub
scenario-hold-the-plant = Haltet das Kraftwerk
scenario-rescue = Rettung
scenario-forest-fire = Waldbrand
scenario-bridgehead = Brückenkopf
scenario-city-under-siege = Belagerte Stadt
scenario-the-mercenary = Der Söldner
scenario-second-wave = Zweite Welle
scenario-full-muster = Volles Aufgebot
scenario-tutorial = Erste Schritte
about-settle-the-score = Schalte das andere Team aus.
about-energon-raid = Bring Energonwürfel vom Kraftwerk in deine Heimreihen. Wer vier hat, gewinnt.
about-hold-the-plant = Die Angreifer müssen das Kraftwerk bis Runde 10 abreißen.
about-rescue = Die Autobots bringen Menschen heim; die Decepticons verhindern es.
about-forest-fire = Die Decepticons wollen am Ende von Runde 8 fünf brennende Waldfelder.
about-bridgehead = Bring bis zum Ende von Runde 10 mehr Wert über den Fluss.
about-city-under-siege = Fortress Maximus muss fünfzehn Runden durchhalten.
about-the-mercenary = Halte den Gipfel, während ein Söldner die Seiten wechselt.
about-second-wave = Verstärkung kommt über das Meer.
about-full-muster = Sechs gegen sechs, alles oder nichts.
about-tutorial = Lerne das Spiel beim Spielen.
construct-wall = Mauer
construct-house = Haus
construct-warehouse = Lagerhaus
construct-tower = Turm
construct-bridge-pier = Brückenpfeiler
construct-power-plant = Kraftwerk
construct-ark-hull = Rumpf der Arche
construct-energon-silo = Energonsilo
terrain-clear = Freies Gelände
terrain-rough = Unwegsames Gelände
terrain-water = Wasser
terrain-thin-trees = Lichter Wald
terrain-thick-trees = Dichter Wald
faction-autobot = Autobot
faction-decepticon = Decepticon
faction-mercenary = Söldner
faction-human = Mensch
status-operational = einsatzfähig
status-deactivated = deaktiviert
status-unconscious = bewusstlos
status-aside = beiseitegelegt
status-gone = aus dem Spiel
stat-strength = Stärke
stat-speed = Tempo
stat-endurance = Ausdauer
stat-firepower = Feuerkraft
stat-skill = Können
stat-height = Höhe
stat-hit-points = Trefferpunkte

## Traits

trait-any-arc = Rundumfeuer
trait-build = Bauen
trait-cloak = Tarnung
trait-combine = Vereinigung
trait-command = Befehl
trait-control = Kontrolle
trait-demolish = Abriss
trait-extinguish-fire = Löschen
trait-fire = Brandlegung
trait-repair = Reparatur
trait-shield = Schild
trait-smoke = Rauch
trait-swim = Schwimmen
trait-transmit = Funk
trait-damage-d15 = Schaden/1,5
trait-damage-x15 = Schaden×1,5
trait-damage-x2 = Schaden×2
trait-fly = Fliegen
trait-gun = Waffe
trait-hover = Luftkissen
trait-small = Klein
trait-telaport = Raumsprung
trait-transport = Transport
trait-vtol = Senkrechtstart
trait-water = Wasserfahrt

## Match options

option-sprint = Sprint: doppeltes Tempo für beide Aktionen
option-careful-aim = Genau zielen: doppeltes Können für beide Aktionen
option-redirect-power = Energie umleiten: doppelte Feuerkraft für beide Aktionen
option-brawl = Volle Wucht: doppelte Stärke für beide Aktionen
option-duck-and-cover = In Deckung: doppelte Ausdauer für beide Aktionen
option-to-hit-offset = Ein fester Zuschlag auf jede Trefferzahl
option-natural-rolls = Eine 1 verfehlt, eine 10 trifft
option-arcs = Schussfelder: normal oder weit
option-arcs-standard = normal
option-arcs-wide = weit
option-shoot-and-strike = Ein Schuss und ein Schlag im selben Zug
option-air-sight = Wald und Rauch bei Fliegern: frei oder streng
option-air-sight-clear = frei
option-air-sight-strict = streng
option-midair-transform = Verwandlung in der Luft in eine flugunfähige Form: landen, fallen oder verboten
option-midair-transform-land = landen
option-midair-transform-fall = fallen
option-midair-transform-forbid = verboten
option-redirect-range = Umgeleitete Energie verdoppelt auch die Reichweite
option-fire-damage = Schaden, wer den Zug in einem brennenden Feld beendet
option-fire-captured-gun = Eine erbeutete Waffe darf abgefeuert werden
option-friendly-fire = Eigene Einheiten dürfen angegriffen werden
option-mercenary-market = Um Söldner wird jede Runde gewürfelt
option-retreat-edge = Einheiten dürfen über den eigenen Rand abziehen
option-round-limit = Letzte Runde (0: keine)
option-force = Wie Streitkräfte gewählt werden
option-force-value = nach Punkten
option-force-count = nach Anzahl
option-force-free = frei
option-force-scenario = wie hier aufgebaut

## Names of modes

mode-aircraft-carrier = Flugzeugträger
mode-alligator = Alligator
mode-ambulance = Krankenwagen
mode-ape-monster = Affenmonster
mode-armored-car = Panzerwagen
mode-assault-craft = Sturmfahrzeug
mode-bat = Fledermaus
mode-battle-platform = Kampfplattform
mode-battle-station = Kampfstation
mode-battle-transport = Kampftransporter
mode-beetle = Käfer
mode-beetle-monster = Käfermonster
mode-bird-monster = Vogelmonster
mode-bomber-jet = Bomber
mode-brontosaurus = Brontosaurus
mode-bull = Stier
mode-bulldozer = Planierraupe
mode-camera = Kamera
mode-camper-truck = Wohnmobil
mode-cannon-tank = Kanonenpanzer
mode-car = Auto
mode-car-carrier = Autotransporter
mode-cassette = Kassette
mode-cement-mixer = Betonmischer
mode-ceratosaurus = Ceratosaurus
mode-cicada = Zikade
mode-city = Stadt
mode-coelacanth = Quastenflosser
mode-combined = Vereinigt
mode-condor = Kondor
mode-counterpunch = Counterpunch
mode-crab = Krabbe
mode-crab-monster = Krabbenmonster
mode-crane = Kran
mode-crane-truck = Kranwagen
mode-crowd = Menschenmenge
mode-defense-base = Verteidigungsbasis
mode-dino-bird-and-lynx = Urvogel und Luchs
mode-dinosaur = Dinosaurier
mode-dragster = Dragster
mode-drill-tank = Bohrpanzer
mode-dump-truck = Kipper
mode-dune-buggy = Strandbuggy
mode-eagle = Adler
mode-exo-suit = Exo-Anzug
mode-falcon = Falke
mode-fire-bird = Feuervogel
mode-fire-chief-car = Einsatzleitwagen
mode-fire-dinosaur = Feuersaurier
mode-fire-insect = Feuerinsekt
mode-fire-truck = Feuerwehrwagen
mode-fire-truck-half = Feuerwehrhälfte
mode-flight-car = Flugauto
mode-front-loader = Frontlader
mode-gorilla = Gorilla
mode-grasshopper = Grashüpfer
mode-gun = Pistole
mode-half-track = Halbkettenfahrzeug
mode-hawk = Habicht
mode-helicopter = Hubschrauber
mode-hover = Luftkissenwagen
mode-hovercraft = Luftkissenboot
mode-hydrofoil = Tragflächenboot
mode-ice-monster = Eismonster
mode-insect-monster = Insektenmonster
mode-interceptor-jet = Abfangjäger
mode-jeep = Geländewagen
mode-jet = Jet
mode-jet-liner = Verkehrsjet
mode-jump-jet = Senkrechtstarter
mode-laser-cannon = Laserkanone
mode-laser-gun = Laserwaffe
mode-laser-pistol = Laserpistole
mode-light-cannon = Lichtkanone
mode-lion = Löwe
mode-lobster = Hummer
mode-locust = Heuschrecke
mode-longhorn-beetle = Bockkäfer
mode-lunar-car = Mondauto
mode-manta = Manta
mode-microscope = Mikroskop
mode-minivan = Kleinbus
mode-missile-truck = Raketenwagen
mode-motorcycle = Motorrad
mode-off-road-buggy = Geländebuggy
mode-off-road-jeep = Gelände-Jeep
mode-ogre-beast = Oger
mode-panther = Panther
mode-parrot = Papagei
mode-payloader = Radlader
mode-pickup-truck = Pritschenwagen
mode-plane = Flugzeug
mode-police-car = Streifenwagen
mode-pteranodon = Pteranodon
mode-puma = Puma
mode-race-car = Rennwagen
mode-rhino-beetle = Nashornkäfer
mode-rhinoceros = Nashorn
mode-robot = Roboter
mode-sabre-tooth-monster = Säbelzahnmonster
mode-saucer = Untertasse
mode-scorpion = Skorpion
mode-sea-skimmer = Gleitboot
mode-shark = Hai
mode-shark-beast = Haibestie
mode-sharkticon = Sharkticon
mode-shuttle = Raumfähre
mode-slime-monster = Schleimmonster
mode-speedboat = Schnellboot
mode-squad = Trupp
mode-squid = Kalmar
mode-stag-beetle = Hirschkäfer
mode-starfighter = Raumjäger
mode-steam-shovel = Bagger
mode-stegosaurus = Stegosaurus
mode-submarine = U-Boot
mode-super-robot = Superroboter
mode-tank = Panzer
mode-tanker-truck = Tankwagen
mode-tape-deck = Kassettenrekorder
mode-tiger = Tiger
mode-tilt-rotor = Kipprotor
mode-tow-truck = Abschleppwagen
mode-train = Zug
mode-triceratops = Triceratops
mode-truck = Lastwagen
mode-truck-cab = Zugmaschine
mode-turtle = Schildkröte
mode-two-headed-dragon = Zweiköpfiger Drache
mode-two-headed-hound = Zweiköpfiger Hund
mode-tyrannosaurus = Tyrannosaurus
mode-utility-truck = Werkstattwagen
mode-van = Kastenwagen
mode-weapon = Waffe
mode-weapons-base = Waffenbasis
mode-winged-beast = Flügelbestie
mode-winged-monster = Flügelmonster
mode-winged-wolf = Flügelwolf
mode-wolf = Wolf

## Der Tisch im Terminal

sheet-head = { $name }: Ausdauer { $endurance }, Können { $skill }, { $hit_points } Trefferpunkte
sheet-mode = { "  " }{ $mode }: Stärke { $strength }, Tempo { $speed }, Feuerkraft { $firepower }, Höhe { $height }{ $traits ->
    [none] {""}
   *[other] ; { $traits }
}
sheet-of-several = So heißen mehrere: { $names }
no-sheet = Niemand heißt hier „{ $name }“{ $nearest ->
    [none] {""}
   *[other] {" "}(am nächsten: { $nearest })
}.
table-headline = { $scenario }. Runde { $round }. Punkte: { $scores }.
goal-eliminate = Wer die letzte einsatzfähige Einheit hat, gewinnt.
goal-eliminate-now = Einsatzfähig: Team A { $a }, Team B { $b }
goal-value = Nach Runde { $limit } gewinnt, wer mehr vom Anfangswert behalten hat.
goal-value-now = Behalten: Team A { $a } %, Team B { $b } %
goal-points = Nach Runde { $limit } gewinnt, wer mehr Punkte hat.
goal-points-now = Punkte: Team A { $a }, Team B { $b }
goal-collect-cubes = Energonwürfel in die eigenen Heimatreihen tragen und dort ablegen: { $count } am Ende einer Runde gewinnen, wenn die anderen weniger haben.
goal-collect-cubes-now = Daheim: Team A { $a }, Team B { $b }
goal-destroy-constructs = { $team } gewinnt, wenn am Ende einer Runde kein markiertes Bauwerk mehr steht; { $other } gewinnt, wenn nach Runde { $limit } noch eines steht.
goal-destroy-constructs-now = Es stehen { $left } von { $all }, zusammen { $points } Trefferpunkte
goal-rescue = { $team } bekommt einen Punkt für je { $count } Menschen in seinen Heimatreihen.
goal-rescue-now = Daheim: { $heads } Menschen
goal-kill-humans = { $team } bekommt einen Punkt für je { $count } getötete Menschen.
goal-kill-humans-now = Getötet: { $heads }
goal-burn-trees = { $team } gewinnt, wenn nach Runde { $limit } { $count } Felder mit Bäumen brennen, sonst gewinnt { $other }.
goal-burn-trees-now = Es brennen { $fires } von { $count }
goal-far-bank = Nach Runde { $limit } gewinnt, wer mehr Wert auf dem Boden des anderen Ufers hat.
goal-far-bank-now = Drüben: Team A { $a }, Team B { $b } Punkte
goal-survive = { $team } gewinnt, wenn { $units } nach Runde { $limit } einsatzfähig ist, sonst gewinnt { $other }.
goal-hold-level = Am Ende der Runden { $rounds }: ein Punkt für das einzige Team mit einer Einheit am Boden auf Höhe { $level }.
goal-reinforcements = Ende der Runde { $round }: { $units } kommt { $team } zu Hilfe.
is-submerged = unter Wasser
is-shield-self = Feld um sich
is-shield-weapon = Feld gegen Waffen
is-controlled = gesteuert von { $unit }
is-carrying = trägt { $units }
table-turn-of = { $unit } ist am Zug.
table-fires = Feuer: { $hexes }.
table-smoke = Rauch: { $hexes }.
table-things = { $thing }: { $hexes }.
table-part-turn = Zug
table-part-goal = Ziel
table-part-map = Karte
table-pile =
    { $count ->
        [0] Keine Karte ist verdeckt.
       *[other] Noch im Stapel, jede mit { $percent } % als Nächste: { $units }.
    }
table-unit =
    { $states ->
        [none] { $unit } ({ $team }), { $mode }, auf { $cell } mit Blick nach { $facing }, { $hit_points } von { $most } Trefferpunkten.
       *[other] { $unit } ({ $team }), { $mode }, auf { $cell } mit Blick nach { $facing }, { $hit_points } von { $most } Trefferpunkten, { $states }.
    }
table-unit-off-map = { $unit } ({ $team }), { $mode }, nicht auf der Karte, { $hit_points } von { $most } Trefferpunkten.
table-ground = { $terrain }{ $level ->
        [0] { "" }
       *[other] , Höhe { $level }
    }{ $depth ->
        [0] { "" }
       *[other] , Tiefe { $depth }
    }{ $height ->
        [0] { "" }
       *[other] , Bauwerk der Höhe { $height } mit { $points } Trefferpunkten
    }: { $hexes }.
goal-home-hexes = Heimatreihen von { $team }: { $hexes }.
goal-bank-hexes = Anderes Ufer, wohin { $team } muss: { $hexes }.
table-legend = .frei :unwegsam ~Wasser+Tiefe t/T Wald #Bauwerk+Höhe *Feuer %Rauch, eine Ziffer ist die Höhenstufe; A1↑ Einheit und Blick, ° fliegend, x ein Wrack
is-prone = liegend
is-cloaked = getarnt
is-ducking = in Deckung
is-carried = bei { $unit }

## Fragen vor einem Angriff

outlook-stands = { $unit } in { $cell }, Blick nach { $facing }
outlook-becomes = Stärke { $strength }, Tempo { $speed }, Feuerkraft { $firepower }
outlook-reach = { $points ->
        [one] 1 Punkt, { $hexes } Felder erreichbar
       *[other] { $points } Punkte, { $hexes } Felder erreichbar
    }
outlook-some-damage = irgendein Schaden
outlook-damage = Schaden
outlook-out = außer Gefecht
outlook-hurts = { $unit } wird verletzt
outlook-collapses = stürzt ein
outlook-burns = es brennt
outlook-controlled = unter deiner Kontrolle
outlook-mended = Trefferpunkte zurück
outlook-revived = wieder auf den Beinen
outlook-always = { $die ->
    [to-hit] Trifft immer
   *[other] { $about }: immer
}
outlook-never = { $die ->
    [to-hit] Kann nicht treffen
   *[other] { $about }: nie
}
question-hit = Trifft
question-damage = Schaden
question-puts-out = Setzt außer Gefecht
question-stray = Deckung fängt den Schuss ab
question-controlled = Übernimmt die Kontrolle

## What is wrong with a setup or a content file: the English sentences are those of the code

problem-not-to-be-placed = nur eine Einheit, die noch aufzustellen ist, kann aufgestellt werden
problem-no-such-hex = ein Feld { $label } gibt es auf einer Karte von 0101 bis { $last } nicht
problem-no-such-nearest = { $what } { $name } gibt es nicht (am nächsten: { $nearest })
problem-no-such-known = { $what } { $name } gibt es nicht; bekannt sind { $known }
problem-no-such = { $what } { $name } gibt es nicht
problem-word-scenario = Szenario
problem-word-map = Karte
problem-word-unit = Einheit
problem-word-deployment = Aufstellung
problem-word-option = Option
problem-word-object = Gegenstand
problem-word-mode = Modus
problem-word-direction = Richtung
problem-word-level = Ebene
problem-word-field = Feld
problem-word-seat = Platz
problem-forces-for-two = Truppen werden für 2 Mannschaften angegeben, nicht für { $number }
problem-generated-map = eine erzeugte Karte heißt generated/<Art>/<Startwert> mit der Art { $styles }, nicht { $name }
problem-seats = seats nennt die Mannschaft jedes Platzes, 0 oder 1, beide mindestens einmal, für höchstens { $most } Plätze, nicht { $seats }
problem-map-lacks-hex = { $scenario } braucht das Feld { $label }, das die Karte { $map } nicht hat
problem-map-lacks-group = { $scenario } braucht { $group }, was die Karte { $map } nicht hat
problem-no-units = Mannschaft { $team } von { $scenario } hat keine eigenen Einheiten ({ $rule })
problem-twice = { $unit } ist zweimal in dieser Partie ({ $rule })
problem-no-room = { $units } Einheiten sind zu viele für eine Karte von { $room } Feldern ({ $rule })
problem-no-state = das ist kein Stand dieses Spiels: { $problem }
problem-state-numbers = dieser Stand nennt Felder, Einheiten oder Plätze, die es nicht gibt
problem-hit-points = { $unit } hat { $number } Trefferpunkte
problem-needs-a-hex = { $unit } ist { $status } und braucht ein Feld: at
problem-cannot-fly = { $unit } kann in diesem Modus nicht fliegen ({ $rule })
problem-cannot-hover = { $unit } kann in diesem Modus nicht schweben ({ $rule })
problem-one-place = { $unit } und { $other } sind am selben Ort ({ $rule })
problem-thing-somewhere = { $kind } liegt irgendwo (at) oder wird getragen (carried_by)
problem-a-match-option = eine Option der Partie
problem-no-key-for = kein { $key } bei { $kind }
problem-key-for = { $key } bei { $kind }
problem-one-factor = höchstens ein Schadensfaktor
problem-each-trait-once = jede Eigenschaft nur einmal
problem-one-twice = eine doppelt
problem-own-mode-name = ein Name, den kein anderer Modus hat
problem-a-team = ein Team, mit dem sie sich verbindet
problem-one-of-a-group = höchstens eines: { $group }
problem-a-team-to = ein Team für { $ability }
problem-combine-alone = combine allein
problem-a-side = eine Seite
problem-side-of-unit = eine Seite der Einheit
problem-eight-ratings = acht Werte
problem-members-for-combined = members nur bei einem Kombinierer
problem-heads-for-humans = heads und heads_per_firepower nur bei Menschen
problem-mode-of-each-side = ein Modus für jede Seite
problem-one-side = nur eine Seite
problem-hex-or-block = ein Feld oder Block wie "0101" oder "0101..{ $last }"
problem-depth-in-water = depth nur bei Wasser
problem-construct-name = der Name eines Bauwerks
problem-construct-known = ein Bauwerk aus dem Verzeichnis
problem-new-name = ein Name, den es noch nicht gibt
problem-small-letters = ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen
problem-a-nebulon = ein Nebulon
problem-a-unit = eine Einheit
problem-not-itself = eine Einheit, die diese nicht enthält
problem-a-combined-robot = ein Kombinierer
problem-team-lists-it = ein Team, das sie als Mitglied nennt
problem-mode-combines = ein Modus mit combine
problem-a-transformer = ein Transformer
problem-unit-of-team = eine Einheit des Teams { $team }
problem-a-map = eine Karte
problem-once-in-match = eine Einheit, die nur einmal in der Partie ist
problem-mode-below = ein Modus unter { $number }
problem-humans = Menschen
problem-a-trait = eine Eigenschaft
problem-value-at-most = ein Wert von höchstens { $value }
problem-count-with = { $count } mit { $trait }
problem-among-force = { $unit } in der Truppe
problem-no-such-unit = keine solche Einheit
problem-units-of = Einheiten der Fraktion { $faction }
problem-edges-and-depth = Ränder und eine Tiefe
problem-some-hexes = einige Felder
problem-map-for-group = eine Karte für das Szenario, denn es nennt eine Gruppe
problem-map-for-hex = eine Karte für das Szenario, denn es nennt ein Feld
problem-objective-of-map = ein Ziel der Karte { $map }
problem-hex-of-map = ein Feld der Karte { $map }

## Was eine Figur tut, wie es auf ihrem Bogen steht

function-aerial-assault = Luftangriff
function-aerial-defense = Luftverteidigung
function-aerial-strategist = Luftstratege
function-aerial-trooper = Lufttruppler
function-aerialbot-commander = Kommandant der Aerialbots
function-aeronautics-engineer = Luftfahrtingenieur
function-aerospace-commander = Luftkommandant
function-air-communications = Luftfernmelder
function-air-defense = Luftabwehr
function-air-guardian = Luftwächter
function-air-gunner = Bordschütze
function-air-patrol = Luftstreife
function-air-scout = Luftspäher
function-air-support = Luftunterstützung
function-air-warfare-strategist = Stratege des Luftkriegs
function-air-warrior = Luftkrieger
function-air-and-ground-assault = Angriff aus der Luft und am Boden
function-air-and-sea-assault = Angriff zu Luft und zu Wasser
function-architect = Architekt
function-archivist = Archivar
function-artillery = Artillerie
function-assault-base = Angriffsbasis
function-assault-warrior = Sturmkrieger
function-autobot-leader = Anführer der Autobots
function-battle-station = Kampfstation
function-battlefield-organizer = Schlachtfeldordner
function-bombardier = Bombenschütze
function-bomber = Bomber
function-cavalier = Kavalier
function-chemical-engineer = Chemieingenieur
function-chemist = Chemiker
function-city-commander = Stadtkommandant
function-combaticon-commander = Kommandant der Combaticons
function-communications = Fernmelder
function-computer-programmer = Programmierer
function-construction-engineer = Bauingenieur
function-data-collection = Datenerfassung
function-data-collector = Datensammler
function-data-courier = Datenkurier
function-decepticon-leader = Anführer der Decepticons
function-decoy = Lockvogel
function-defense-base = Verteidigungsbasis
function-defensive-operations = Verteidigung
function-defensive-strategist = Verteidigungsstratege
function-demolitions = Sprengmeister
function-desert-warrior = Wüstenkrieger
function-detective = Ermittler
function-dinobot-commander = Kommandant der Dinobots
function-diversionary-tactician = Ablenkungstaktiker
function-doctor = Arzt
function-double-spy = Doppelspion
function-electrical-engineer-and-swordsman = Elektriker und Schwertkämpfer
function-electronic-surveillance = Elektronische Überwachung
function-electronic-warfare = Elektronische Kriegführung
function-enforcer = Vollstrecker
function-escape-artist = Entfesselungskünstler
function-espionage = Spionage
function-espionage-director = Leiter der Spionage
function-executioner = Vollstrecker
function-fighter = Kämpfer
function-fire-fighter = Feuerwehr
function-flame-trooper = Flammentruppler
function-flamethrower = Flammenwerfer
function-forward-scout = Vorausspäher
function-fuel-scout = Treibstoffsucher
function-fueler = Betanker
function-geologist = Geologe
function-ground-assault = Bodenangriff
function-ground-assault-commander = Kommandant des Bodenangriffs
function-ground-troop-support = Unterstützung der Bodentruppen
function-ground-trooper = Bodentruppler
function-ground-and-air-commando = Kommando zu Land und in der Luft
function-gunner = Schütze
function-headmaster-commander = Kommandant der Headmasters
function-heavy-trooper = Schwerer Truppler
function-highway-patrol = Autobahnstreife
function-human-partner = Menschlicher Partner
function-hypnotist = Hypnotiseur
function-infiltrator = Eindringling
function-intercept-and-assault = Abfangen und Angreifen
function-interceptor = Abfangjäger
function-interplanetary-defense = Planetenverteidigung
function-interrogation = Verhöre
function-interrogator = Verhörer
function-jungle-warrior = Dschungelkrieger
function-junkion-leader = Anführer der Junkions
function-land-and-sea-assault = Angriff zu Land und zu Wasser
function-lieutenant-commander = Korvettenkapitän
function-maintenance = Wartung
function-materials-fabrication = Werkstoffherstellung
function-materials-transport = Materialtransport
function-mechanical-engineer = Maschinenbauer
function-medic = Sanitäter
function-mercenary = Söldner
function-messenger = Bote
function-metallurgist = Metallurge
function-military-operations-commander = Einsatzleiter
function-military-strategist = Militärstratege
function-military-transport = Truppentransport
function-mining-and-salvage = Bergbau und Bergung
function-monster-leader = Anführer der Monster
function-munitions-expert = Munitionsfachmann
function-naval-assault = Seeangriff
function-naval-commander = Seekommandant
function-naval-defense = Seeverteidigung
function-naval-transport = Seetransport
function-nebulon-partner = Nebulonischer Partner
function-pacifist-officer = Friedliebender Offizier
function-patrol-leader = Streifenführer
function-patrol-officer = Streifenpolizist
function-predacon-commander = Kommandant der Predacons
function-protectobot-leader = Anführer der Protectobots
function-protector = Beschützer
function-psychological-warfare = Psychologische Kriegführung
function-reconnaissance = Aufklärer
function-reconnaissance-and-communications = Aufklärung und Fernmeldewesen
function-saboteur = Saboteur
function-salvage = Bergung
function-scientist = Wissenschaftler
function-scout = Späher
function-scout-trooper = Spähtruppler
function-sea-rescue = Seerettung
function-seacon-leader = Anführer der Seacons
function-search-and-rescue = Suche und Rettung
function-security = Sicherheit
function-security-director = Leiter der Sicherheit
function-sentry = Wachposten
function-shock-trooper = Stoßtruppler
function-shocktrooper = Stoßtruppler
function-siege-warrior = Belagerer
function-slime-trooper = Schleimtruppler
function-solo-assault-group = Ein-Mann-Sturmtrupp
function-space-warrior = Raumkrieger
function-special-operations = Sondereinsätze
function-spy = Spion
function-stealth-assault = Tarnangriff
function-strategist = Stratege
function-stunticon-leader = Anführer der Stunticons
function-super-warrior = Superkrieger
function-supply-procurer = Beschaffer
function-surgical-engineer = Chirurg
function-surveillance = Überwacher
function-survivalist = Überlebenskünstler
function-swamp-warrior = Sumpfkrieger
function-technobot-commander = Kommandant der Technobots
function-technological-vampire = Technischer Vampir
function-terrorcon-commander = Kommandant der Terrorcons
function-terrorist = Terrorist
function-theoretician = Theoretiker
function-thief = Dieb
function-tracker = Fährtenleser
function-translator = Übersetzer
function-transport = Transport
function-transport-and-reconnaissance = Transport und Aufklärung
function-trooper = Truppler
function-undersea-patrol = Unterwasserstreife
function-undersea-warrior = Unterwasserkrieger
function-underwater-assault = Unterwassersturm
function-underwater-attack = Unterwasserangriff
function-underwater-demolitions = Unterwassersprengung
function-underwater-engineer = Unterwasseringenieur
function-underwater-reconnaissance = Unterwasseraufklärung
function-warrior = Krieger
function-weapons-supervisor = Waffenmeister

setup-no-units = { $team } hat keine eigenen Einheiten: wähle wenigstens eine.
setup-unit-twice = { $unit } ist zweimal in dieser Partie.
setup-no-room = { $units } Einheiten sind zu viele für eine Karte mit { $hexes } Feldern.
setup-map-lacks = Das Szenario braucht einen Ort, den diese Karte nicht hat ({ $place }): wähle eine andere.

## Die erste Partie

lesson-welcome-title = Deine erste Partie
lesson-welcome = Fünf kurze Runden: Wer am Ende mehr übrig hat, gewinnt. Du führst Blurr und Ratchet (runde, rote Scheiben) gegen Vortex und Bonecrusher.
lesson-welcome-typed = Fünf kurze Runden: Wer am Ende mehr übrig hat, gewinnt. Du führst Blurr und Ratchet gegen Vortex und Bonecrusher.
lesson-turn-and-move-title = Bewegen
lesson-turn-and-move = Helle Felder sind erreichbar; die Zahl ist, was übrig bliebe. Wohin im Feld du zeigst, dorthin blickst du am Ende. Klicke, oder tippe zweimal. Auf den Gegner zu ist gut.
lesson-turn-and-move-typed = Eine Bewegung ist eine Folge von Schritten: vorwärts, Drehungen und ein Halt. Jeder kostet Tempopunkte, mehr im Wald und bergauf. Auf den Gegner zu ist gut.
lesson-shoot-title = Schießen
lesson-shoot = Ein Gegner ist in Sicht und Reichweite. Zeige auf ihn: Du siehst die Summe, die genauen Chancen und die Linie von der Seite. Klicke, um zu schießen.
lesson-shoot-typed = Ein Gegner ist in Sicht und Reichweite. Die Wahl zeigt die Chance; „chancen“ und ihre Nummer sagen die ganze Summe.
lesson-transform-title = Verwandeln
lesson-transform = Ein anderer Modus tauscht alle Werte. Zeige in der Liste auf Verwandeln, vergleiche beide Modi, dann wähle es.
lesson-transform-typed = Ein anderer Modus tauscht alle Werte: anderes Tempo, andere Waffen. „karte“ und ein Name zeigen beide Modi.
lesson-two-actions-title = Zwei Aktionen
lesson-two-actions = Ein Zug sind bis zu zwei verschiedene Aktionen, in beliebiger Folge. Nutze sie und beende dann den Zug.
lesson-the-pile-title = Wer ist gleich dran?
lesson-the-pile = Jede Einheit hat eine Karte im Stapel. Der Streifen oben zeigt, wer schon dran war und wer gleich kommen kann, mit der Chance für jeden. Die Reihenfolge kennt niemand.
lesson-the-pile-typed = Jede Einheit hat eine Karte im Stapel. Der Tisch sagt, wer gleich kommen kann, mit der Chance für jeden. Die Reihenfolge kennt niemand.
lesson-dice-title = Die Würfel
lesson-dice = Ein zehnseitiger Würfel muss die Zahl erreichen. Dann würfeln Kraft und Zähigkeit; der Unterschied ist der Schaden. Der Verlauf behält jede Summe.
lesson-dice-typed = Ein zehnseitiger Würfel muss die Zahl erreichen. Dann würfeln Kraft und Zähigkeit; der Unterschied ist der Schaden. „verlauf“ erzählt jede Summe noch einmal.
lesson-trees-and-cover-title = Bäume und Deckung
lesson-trees-and-cover = Bäume in der Linie machen einen Schuss schwerer, Hügel und Bauwerke versperren sie oder fangen die Hälfte der Schüsse ab. Zeige auf einen Gegner: Die kleine Seitenansicht zeigt, was im Weg ist.
lesson-trees-and-cover-typed = Bäume in der Linie machen einen Schuss schwerer, Hügel und Bauwerke versperren sie oder fangen die Hälfte der Schüsse ab. „chancen“ und die Nummer eines Schusses nennen, was im Weg ist.
lesson-repair-title = Reparieren
lesson-repair = Ratchet steht neben jemandem mit Schaden. Reparieren gibt Trefferpunkte zurück und kann Gefallene aufrichten.
lesson-flying-title = In der Luft
lesson-flying = Vortex fliegt: Der Schatten zeigt es. Wer fliegt, sieht über Hügel hinweg; in deinem nächsten Zug siehst du, wie die Höhe die Linie ändert.
lesson-flying-typed = Vortex fliegt. Wer fliegt, sieht über Hügel hinweg, und die Höhe ändert die Linie deiner Schüsse.
lesson-prone-title = Hinlegen
lesson-prone = In einer Bewegung kann ein Roboter sich hinlegen. Schüsse von fern treffen ihn schwerer; aufstehen kostet Punkte. Probier es, wenn du im Freien bleibst.
lesson-why-not-title = Warum nicht?
lesson-why-not = Was möglich aussieht und es nicht ist, steht mit dem Grund unter der Wahl. Eine Regelnummer öffnet dort das Regelbuch.
lesson-why-not-typed = „warum“ zählt auf, was möglich aussieht und es nicht ist, mit dem Grund. „regel“ und ihre Nummer zeigen dort das Regelbuch.
lesson-help-title = Hilfe ist nah
lesson-help = Mit U nimmst du zurück, solange nichts Neues bekannt wurde. H fragt einen Bot um Rat. Das Fragezeichen zeigt alle Tasten. Jetzt spiel sie zu Ende.
lesson-help-typed = „zurück“ nimmt zurück, solange nichts Neues bekannt wurde. „rat“ fragt einen Bot um Rat. „hilfe“ nennt alle Befehle. Jetzt spiel sie zu Ende.
