### Die Wörter von Battle Cards. Die Namen der Karten und was auf ihnen steht kommen zuletzt.

## Spieler. Wo sie Namen haben, stehen hier die Namen.

player-seat = Spieler { $seat }
player-target = Spieler { $target }
player-winner = Spieler { $winner }
player-first = Spieler { $first }
player-controller = Spieler { $controller }

## Asks

ask-deployment = Aufmarsch: entdecken, einsetzen, bewegen – oder weiter.
ask-action = Aktion: ausspielen, nutzen, beanspruchen oder herausfordern – oder weiter.
ask-supply = Nachschub: ziehen, forschen, verwandeln – dann weiter.
ask-contest = { $robot } beansprucht { $resource }. Machst du den Anspruch streitig?
ask-hold = { $robot } fordert dich um { $resource } heraus. Wer hält stand?
ask-begin-or-wait = Du hast die Wahl: Beginnst du oder wartest du?
ask-battle-move = Du bist am Zug im Kampf.
ask-take-the-hit = { $damage } Schaden würden { $robot } verschrotten. Steckt jemand den Treffer ein?
ask-mulligan = Behältst du diese Hand?
ask-opponent = Welcher Gegner?
ask-target = Auf welche Karte?
ask-scrap-card =
    { $count ->
         [one] Welche Karte verschrottest du?
        *[other] Welche Karte verschrottest du? Noch { $count }.
    }
ask-sift = Welche Karte nimmst du?
ask-put-under = Welche Karte kommt als nächste unter den Stapel? Die letzte liegt zuunterst.
ask-fetch = Welche Karte nimmst du aus dem Stapel?
ask-salvage = Welche Karte nimmst du vom Schrotthaufen?
ask-muster = Welchen Roboter setzt du ein?
ask-shuttle = Zu welcher Ressource?
ask-order-of-effects = Welcher Effekt geschieht zuerst?
ask-pay-for-effect = Bezahlst du für den Effekt von { $card }?

## Actions

do-keep = Die Hand behalten
do-mulligan = Eine neue Hand ziehen
do-discover = { $card } entdecken
do-deploy = { $card } ({ $subtitle }) für { $cost } Energon einsetzen
do-move =
    { $home ->
         [yes] { $robot } zur Heimatbasis bewegen
        *[no] { $robot } auf { $to } bewegen
    }
do-transform =
    { $alt ->
         [yes] { $robot } in den Robotermodus verwandeln
        *[no] { $robot } in den Altmodus verwandeln
    }
do-use-ability = { $ability } nutzen ({ $card })
do-play = { $card } ausspielen
do-claim = { $resource } mit { $robot } beanspruchen
do-challenge = Mit { $robot } um { $resource } herausfordern
do-end-phase = Weiter zur nächsten Phase
do-draw = Karten ziehen
do-science = Forschung von { $robot }: { $level } zahlen, { $level } ziehen
do-end-turn = Den Zug beenden
do-decline = Geschehen lassen
do-contest = Mit { $robot } streitig machen
do-hold = Mit { $robot } standhalten
do-begin = Beginnen
do-wait = Warten
do-add-strength = { $card } für { $support } Stärke verschrotten
do-join = { $robot } für { $support } Stärke dazuholen
do-roll-dice =
    { $dice ->
         [one] Einen Kampfwürfel werfen
        *[other] { $dice } Kampfwürfel werfen
    }
do-pass = Passen
do-take-the-hit = { $robot } steckt den Treffer ein
do-bear-the-hit = Den Treffer hinnehmen
do-choose = { $card }
do-choose-seat = { player-seat }
do-resolve = { $ability } ({ $card })
do-pay = Bezahlen
do-forgo = Verzichten
confirm-last-energon = Das kostet dein letztes Energon. Überleben ist vereinbart: Du verlierst sofort.

## Events

event-match-began = { player-first } beginnt.
event-turn-began = Zug { $number }: { player-seat }.
event-phase-began =
    { $phase ->
         [deployment] Aufmarschphase.
         [action] Aktionsphase.
        *[supply] Nachschubphase.
    }
event-cards-drawn =
    { $known ->
         [0] { $count ->
             [one] { player-seat } zieht eine Karte.
            *[other] { player-seat } zieht { $count } Karten.
         }
         [1] { player-seat } zieht { $last }.
        *[other] { player-seat } zieht { $named } und { $last }.
    }
event-science-used = { $robot } nutzt Forschung { $level }.
event-hand-redrawn = { player-seat } zieht eine neue Hand.
event-deck-shuffled = { player-seat } mischt den Nachschubstapel.
event-yield-banked = { player-seat } erhält { $amount } Energon und hat { $bank }.
event-bank-changed =
    { $change ->
         [more] { player-seat } gewinnt { $size } Energon und hat { $bank }.
         [paid] { player-seat } zahlt { $size } Energon und hat { $bank }.
        *[less] { player-seat } verliert { $size } Energon und hat { $bank }.
    }
event-discovered = { player-seat } entdeckt { $card }.
event-deployed =
    { $cost ->
         [0] { player-seat } bringt { $card } in die Heimatbasis.
        *[other] { player-seat } setzt { $card } für { $cost } Energon ein.
    }
event-moved =
    { $home ->
         [yes] { $robot } geht zur Heimatbasis.
        *[no] { $robot } geht auf { $to }.
    }
event-transformed =
    { $alt ->
         [yes] { $robot } verwandelt sich: { $form }.
        *[no] { $robot } verwandelt sich in den Robotermodus.
    }
event-ability-used = { $card } nutzt { $ability }.
event-advantage-played = { player-seat } spielt { $card }.
event-claim-staked = { $robot } beansprucht { $resource }.
event-claim-granted = Niemand macht den Anspruch streitig.
event-contested = { $robot } macht den Anspruch streitig.
event-challenged = { $robot } fordert um { $resource } heraus; { $holder } hält stand.
event-strength-added = { player-seat } verschrottet { $card } für { $amount } Stärke.
event-robot-joined = { $robot } kommt zum Kampf dazu und bringt { $amount } Stärke.
event-dice-rolled = { player-seat } würfelt { $faces }: { $added } Stärke.
event-waited = { player-seat } wartet.
event-passed = { player-seat } passt.
event-robot-affected =
    { $word ->
         [str] { $card }: { $signed } Stärke.
         [core] { $card }: { $signed } Kernstärke.
         [spd] { $card }: { $signed } Tempo.
         [end] { $card }: { $signed } Ausdauer.
         [dice] { $card }: { $signed } Kampfwürfel.
         [shield] Bis zu { $amount } Schaden an { $card } wird verhindert.
         [pin] { $card } kann sich nicht verwandeln.
         [yield] { $card }: { $signed } Ertrag.
         [anyspeed] { $card } muss nicht auf Tempo achten.
        *[ward] Gegner können { $card } weder beanspruchen noch darum herausfordern.
    }
event-seat-affected =
    { $word ->
         [limit] Die Unterstützungsgrenze von { player-seat } ändert sich um { $signed }.
         [hush] { player-seat } darf in diesem Kampf keine Unterstützung mehr spielen.
        *[uncontested] Ansprüche von { player-seat } können nicht streitig gemacht werden.
    }
event-support-cancelled = { $card } verliert den Effekt.
event-battle-broken-off = Der Kampf um { $resource } wird abgebrochen.
event-battle-fought =
    { $lead1 } ({ $terms1 }) gegen Kern { $core2 }: { $damage2 } Schaden an { $lead2 }. { $lead2 } ({ $terms2 }) gegen Kern { $core1 }: { $damage1 } Schaden an { $lead1 }. { $winner ->
         [none] Niemand gewinnt.
        *[other] { player-winner } gewinnt.
    }
event-battle-cut-short =
    { $winner ->
         [none] Der Kampf um { $resource } endet ohne Sieger.
        *[other] Der Kampf um { $resource } endet sofort: { player-winner } hat gewonnen.
    }
event-battle-ended = Der Kampf um { $resource } ist vorbei.
event-hit-taken = { $robot } steckt den Treffer für { $lead } ein: { $amount } Schaden.
event-damaged = { $robot } erleidet { $amount } Schaden und hat jetzt { $markers }.
event-repaired = { $robot } wird um { $amount } repariert und hat noch { $markers } Schaden.
event-scrapped = Verschrottet: { $card }.
event-lost-from-hand = Aus der Hand von { player-seat } verschrottet: { $card }.
event-set-aside = { $robot } wird zur Seite gelegt.
event-came-back = { $robot } kommt in die Heimatbasis zurück.
event-control-gained = { player-seat } kontrolliert { $resource }.
event-control-lost = { player-seat } kontrolliert { $resource } nicht mehr.
event-hand-seen =
    { $known ->
         [0] { player-seat } sieht sich die Hand von { player-target } an.
         [1] { player-target } hat auf der Hand: { $last }.
        *[other] { player-target } hat auf der Hand: { $named } und { $last }.
    }
event-deck-seen =
    { $count ->
         [one] { player-seat } sieht sich die oberste Karte des Stapels an.
        *[other] { player-seat } sieht sich die obersten { $count } Karten des Stapels an.
    }
event-deck-searched = { player-seat } durchsucht den Nachschubstapel.
event-card-kept =
    { $known ->
         [0] { player-seat } nimmt eine davon.
        *[other] { player-seat } nimmt { $last }.
    }
event-card-fetched = { player-seat } nimmt { $card } aus dem Stapel.
event-nothing-found = { player-seat } findet nichts im Stapel.
event-card-salvaged = { player-seat } nimmt { $card } vom Schrotthaufen.
event-gave-up = { player-seat } gibt auf; die anderen spielen weiter.
event-seat-eliminated = { player-seat } ist ausgeschieden.

## Why not

ability-used-this-battle = Diese Fähigkeit wurde in diesem Kampf schon genutzt.
ability-used-this-turn = Diese Fähigkeit wurde in diesem Zug schon genutzt.
advantage-not-for-now = Dieser Effekt gehört in einen anderen Moment.
already-at-homebase = Er ist schon in der Heimatbasis.
already-deployed = In jedem Zug wird nur ein Roboter eingesetzt, und das ist schon geschehen.
already-discovered = In jedem Zug wird nur eine Ressource entdeckt, und das ist schon geschehen.
already-drawn = Du hast schon gezogen.
already-moved = Er hat sich in dieser Phase schon bewegt.
already-transformed = Er hat sich in diesem Zug schon verwandelt.
attempt-already-made = Du hast deinen Versuch in diesem Zug schon gemacht.
begin-or-wait-first = Sag zuerst, ob du beginnst oder wartest.
cannot-transform-to-join = Er ist im Robotermodus und kann sich jetzt nicht verwandeln.
claims-start-at-homebase = Ein Anspruch geht von der Heimatbasis aus.
condition-not-met =
    { $condition ->
         [lead] Er müsste dein Anführer sein.
         [supporting] Er müsste einen Kampf unterstützen.
         [home] Er müsste in der Heimatbasis sein.
         [holding] Er müsste auf einer Ressource stehen, die du kontrollierst.
         [attacker] Du müsstest der Angreifer sein.
         [defender] Du müsstest der Verteidiger sein.
        *[other] Die Bedingung ist jetzt nicht erfüllt.
    }
contesters-come-from-homebase = Es ist vereinbart, dass nur von der Heimatbasis aus streitig gemacht wird.
contesters-come-as-they-are = Wer streitig macht, kommt in seinem jetzigen Modus: Vor dem Kampf verwandelt sich niemand.
damage-would-scrap-it = Der Schaden, den es kostet, würde den Roboter verschrotten, der bezahlt.
deck-size = { $size ->
    [0] Das Deck ist leer und muss { $needed } Karten haben.
    [one] Das Deck hat eine Karte und muss { $needed } haben.
   *[other] Das Deck hat { $size } Karten und muss { $needed } haben.
}
dice-already-rolled = Die Kampfwürfel dieses Kampfes sind gefallen.
draw-first = Zieh erst deine Karten.
effect-not-for-battle = Ihr Effekt ist nicht für den Kampf; die Karte kann Stärke geben.
hand-has-a-robot = Du hast einen Roboter auf der Hand.
joining-would-scrap-it = Sein Schaden würde ihn im Altmodus verschrotten.
lead-cannot-support = Er ist der Anführer.
lead-of-other-army = Dein Anführer gehört zur anderen Armee.
mixed-armies = Ein Deck bleibt bei einer Armee.
moves-go-to-controlled-resources = Bewegungen führen zu Ressourcen, die du kontrollierst.
moves-start-or-end-at-homebase = Bewegungen beginnen oder enden in der Heimatbasis.
no-ability-in-this-mode = In diesem Modus hat er keine Fähigkeit.
no-claim-on-first-turn = In deinem ersten Zug wird nichts beansprucht.
no-first-seat = Es ist nicht gesagt, wer beginnt.
no-legal-target = Es gibt nichts, worauf es wirken könnte.
no-more-support = Du darfst in diesem Kampf keine Unterstützung mehr spielen.
no-robot-of-its-army = Du hast keinen Roboter dieser Armee im Spiel.
no-science = Er hat keine Forschung.
no-such-seat = Es gibt keinen Platz { $seat }.
no-victory-condition = Mindestens ein Weg zum Sieg muss vereinbart sein.
nobody-to-challenge = Niemand kontrolliert sie.
not-a-resource = Das ist keine Ressource.
not-a-robot = Das ist kein Roboter.
not-an-advantage = Das ist kein Vorteil.
not-in-hand = Du hast die Karte nicht auf der Hand.
card-already-used = Die Karte ist in diesem Kampf schon eingesetzt.
card-on-the-scrapheap = Sie liegt auf deinem Schrotthaufen.
not-in-the-field = Sie liegt nicht im Feld.
not-the-time-for-this-ability = Diese Fähigkeit gehört in einen anderen Moment.
not-your-robot-in-play = Das ist keiner deiner Roboter im Spiel.
number-of-seats = Es spielen zwei bis vier, nicht { $seats }.
only-claims-are-contested = Nur ein eben erhobener Anspruch wird streitig gemacht.
only-in-action = Das gehört in die Aktionsphase.
only-in-action-or-battle = Vorteile werden in der Aktionsphase, im Kampf oder als Antwort auf einen Anspruch gespielt.
only-in-battle = Das gehört in einen Kampf.
only-in-deployment = Das gehört in die Aufmarschphase.
only-in-supply = Das gehört in die Nachschubphase.
only-robots-there-hold = Standhalten muss einer deiner Roboter, die dort stehen.
only-supporters-take-hits = Nur einer deiner Unterstützer in diesem Kampf kann den Treffer einstecken.
only-hits-that-scrap-are-taken = Ein Treffer wird nur weitergegeben, wenn er den Anführer verschrotten würde.
opening-hand-larger-than-deck = Die Starthand ist größer als das Deck.
own-resource = Sie gehört dir schon.
pinned = Er kann sich im Moment nicht verwandeln.
resource-is-controlled = Jemand kontrolliert sie.
resource-is-warded = Im Moment kann niemand sie beanspruchen oder um sie herausfordern.
resource-not-controlled = Du kontrollierst sie nicht.
resources-in-field-lend-no-strength = Eine Ressource im Feld gibt keine Stärke.
robots-in-hand-give-no-support = Ein Roboter auf der Hand gibt keine Stärke.
same-army = Zwei Plätze müssen verschiedene Armeen führen.
science-already-used = In dieser Phase wurde schon geforscht.
science-needs-homebase = Geforscht wird in der Heimatbasis.
so-many-dice =
    { $most ->
         [0] Dein Anführer hat keine Kampfwürfel.
         [one] Dein Anführer darf einen Würfel werfen.
        *[other] Dein Anführer darf bis zu { $most } Würfel werfen.
    }
spectators-do-not-transform = Im Zug eines anderen verwandelt sich nur ein Anführer.
supply-deck-empty = Der Nachschubstapel ist leer.
strength-only-in-battle = Eine Karte gibt nur im Kampf Stärke.
support-limit-reached = Deine Unterstützungsgrenze ist { $limit }, und du hast { $used } gespielt.
supporters-stay-in-alt-mode = Wer unterstützt, bleibt im Altmodus.
supports-already = Er unterstützt schon.
supreme-target-too-low = Das Ziel { $target } muss höher sein als die { $start } Energon am Anfang.
team-mate-controls-it = Dein Mitspieler im Team kontrolliert sie.
teams-need-four-seats = Teams brauchen vier Plätze, nicht { $seats }.
title-in-play = Ein Roboter dieses Namens ist schon im Spiel.
too-dear = Es kostet { $cost }, und in der Bank sind { $bank }.
too-few-cards-to-scrap = Du hast zu wenige Handkarten, um dafür welche zu verschrotten.
too-many-copies = { $copies }-mal { $card }; höchstens { $most } sind erlaubt.
too-slow-to-contest = Sein Tempo ist { $speed }; nötig ist { $needed }.
too-slow-to-support = Sein Tempo ist { $speed }; nötig ist { $needed }.

## Was daraus wird

outlook-becomes = Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }
outlook-phase =
    { $phase ->
        [deployment] Weiter zur Aufmarschphase
        [action] Weiter zur Aktionsphase
        [supply] Weiter zur Nachschubphase
       *[none] Der Zug ist zu Ende
    }
outlook-holdings = { $bank } Energon, { $coming } mehr im nächsten Zug; { $hand } auf der Hand
outlook-undone = In diesem Zug nicht getan: { $what }
outlook-not-discovered = eine Ressource entdecken
outlook-not-deployed = einen Roboter einsetzen
outlook-not-claimed = beanspruchen
outlook-not-challenged = herausfordern
outlook-supply = { $cards } Karten; { $deck } liegen im Stapel
outlook-brings = { $energon } Energon je Zug für die Seite, die sie kontrolliert
outlook-requires = Kontrolliert nur von einem Roboter mit { $skill }
outlook-hand =
    { $robots ->
        [0] Kein Roboter unter { $cards } Karten
        [one] Ein Roboter unter { $cards } Karten, { $cheap } jetzt bezahlbar
       *[other] { $robots } Roboter unter { $cards } Karten, { $cheap } jetzt bezahlbar
    }
outlook-wins = du gewinnst
outlook-dice = Stärke durch Würfel
outlook-scraps = { $robot } wird verschrottet
outlook-win = Du gewinnst, { $mine } zu { $theirs }
outlook-loss = Du verlierst, { $mine } zu { $theirs }
outlook-draw = Unentschieden, { $mine } zu { $theirs }
outlook-scrapped = { $robot } wird verschrottet
outlook-hit = { $robot } nimmt { $damage }, { $left } übrig
outlook-saved = { $robot } kehrt heim und gibt die Ressource auf
outlook-strength = { $robot }: { $strength }
outlook-if-no-more = Wenn niemand mehr etwas tut.
outlook-claim = { $count ->
    [0] Niemand kann es streitig machen
    [one] { $robots } kann es streitig machen
   *[other] { $count } können es streitig machen: { $robots }
}
outlook-claim-no-control = Kann es mangels Fertigkeit nicht kontrollieren
outlook-granted = { $robot } nimmt { $resource } ein
outlook-draws = { $cards ->
    [one] Du ziehst eine Karte
   *[other] Du ziehst { $cards } Karten
}
outlook-pays = { $cost } Energon, { $left } bleiben.
outlook-gives-up = Gibt { $resources } auf.
outlook-loses = Verliert { $robots }.

## Fragen nach Chancen

question-dice-added = Stärke durch Würfel
question-wins = Du gewinnst den Kampf
question-lead-lost = Dein Anführer wird verschrottet
question-foe-lost = Der andere Anführer wird verschrottet

## Sums, rolls, results

reason-core = Kern
reason-core-change = Kern geändert
reason-supporter = Unterstützer
reason-strength-support = Karte
reason-combat-dice = Würfel
reason-effects = Effekte
reason-yield = Ertrag
reason-support-limit = Grenze
reason-tactical = Taktik
roll-first-seat = wer beginnt
roll-random-card = eine zufällige Karte
roll-combat-die = Kampfwürfel
die-counts-to = nur Augen bis { $most } zählen
roll-supply-deck = die Reihenfolge des Nachschubstapels
roll-card-numbers = die Nummern der Karten
result-supreme = Sieg durch Reichtum, die Bank ist voll
result-domination = Sieg durch Vorherrschaft, genug Ressourcen
result-survival = Überleben, eine leere Energonbank verliert
result-empty-deck = der andere Nachschubstapel ist leer
result-judged = die Partie wurde gewertet

## What is wrong with decks, positions and cards of one's own

deck-line = Zeile { $line }: Erwartet werden Anzahl und Karte, gefunden „{ $row }“.
deck-no-card = Zeile { $line }: Eine Karte „{ $card }“ gibt es nicht.
deck-no-card-but = Zeile { $line }: Eine Karte „{ $card }“ gibt es nicht. Am nächsten: { $cards }.
deck-title-of-several = Zeile { $line }: Mehrere Karten heißen { $title }: { $cards }. Schreib das Kürzel oder den Untertitel dazu.
deck-other-card = Zeile { $line }: { $code } ist { $card }, nicht { $name }.
no-deck = Ein Deck „{ $deck }“ gibt es nicht.
no-deck-but = Ein Deck „{ $deck }“ gibt es nicht. Am nächsten: { $nearest }.
no-pool = „{ $deck }“ hat keinen Vorrat: Schreib sealed:ARMEE:WORT.
no-army = Eine Armee „{ $army }“ gibt es nicht, es gibt autobot und decepticon.
no-army-but = Eine Armee „{ $army }“ gibt es nicht. Am nächsten: { $nearest }.
problem-card-in-match-nearest = eine Karte { $card } gibt es in dieser Partie nicht (am nächsten: { $nearest })
problem-card-in-match = eine Karte { $card } gibt es in dieser Partie nicht
problem-position-seats = es sind A und B, dann C und D
problem-position-turn-seat = einen Platz { $seat }, der am Zug wäre, gibt es nicht
problem-position-card-nearest = eine Karte { $card } gibt es nicht (am nächsten: { $nearest })
problem-position-card = eine Karte { $card } gibt es nicht
problem-position-resource = eine Ressource schreibt man R01 oder R01 of B, nicht { $entry }
problem-position-no-robot = { $entry } ist kein Roboter
problem-position-no-resource = { $entry } ist keine Ressource
problem-position-word = { $word } ist keines von { $known }
problem-position-field = { $name } liegt nicht im Feld
problem-position-title = { $title } ist zweimal im Spiel
problem-position-shared = auf { $resource } stehen Roboter zweier Plätze
problem-code-in-use = ein Kürzel, das noch frei ist
problem-code-form = ein Kürzel aus zwei bis zehn Großbuchstaben und Ziffern, wie XR01
problem-name-in-use = ein Name, der noch frei ist
problem-copies-and-code = Anzahl und Kürzel wie in "2 A03"
problem-code-of-a-card = das Kürzel einer Karte
problem-most-copies = höchstens { $most } Exemplare einer Karte
problem-card-of-army = eine Karte der Armee { $army } oder eine Ressource
problem-cards-of-a-deck = { $fewest } bis { $most } Karten
problem-a-condition = eine Bedingung
problem-a-condition-of = eine Bedingung, eine von { $names }
problem-a-cost = ein Preis, eines von { $names }
problem-an-effect = ein Effekt
problem-an-effect-of = ein Effekt, einer von { $names }
problem-effect-on = ein Effekt auf { $target }
problem-effect-on-of = ein Effekt auf { $target }, einer von { $names }
problem-other-than-0 = eine andere Zahl als 0
problem-number-up-to = eine Zahl bis { $most }
problem-no-target = kein Ziel
problem-effects-that-last = Effekte, die andauern
problem-how-long = wie lange { $effect } dauert
problem-turn-or-round = turn oder round
problem-compares-nothing = eine Bedingung, die nichts vergleicht
problem-compares-no-strengths = eine Bedingung, die keine Stärken vergleicht
problem-hold-together = eine Bedingung, die zusammen mit { $other } gelten kann
problem-condition-without-battle = eine Bedingung, die ohne Kampf gilt, wegen { $trigger }
problem-target-without-battle = ein Ziel, das es ohne Kampf gibt, wegen { $trigger }
problem-effect-without-battle = ein Effekt, der keinen Kampf braucht, wegen { $trigger }
problem-condition-at-time = eine Bedingung, die im Augenblick von { $trigger } gelten kann
problem-target-at-time = ein Ziel, das es im Augenblick von { $trigger } geben kann
problem-cost-at-time = ein Preis, der im Augenblick von { $trigger } bezahlt werden kann
problem-trigger-robot-mode = ein Auslöser, der im Robotermodus vorkommt
problem-condition-robot-mode = eine Bedingung, die im Robotermodus gilt
problem-idle-effect = ein Effekt, der bei { $target } etwas bewirkt
problem-cost-without-lead = ein Preis, der ohne Anführer im Kampf bezahlt werden kann
problem-cost-without-robot = ein Preis, der ohne Roboter bezahlt werden kann
problem-cost-in-first-clause = ein Preis nur im ersten Satz
problem-condition-of-kind = eine Bedingung, die eine Karte der Art { $kind } erfüllen kann
problem-condition-no-resource = eine Bedingung, die keine Ressource braucht
problem-other-target = ein anderes Ziel als die Karte
problem-first-clause = { $trigger } wie im ersten Satz
problem-a-group = die Gruppe eines Roboters
problem-a-title = der Name eines Roboters
problem-kind-or-group = robot, resource, advantage, any oder die Gruppe eines Roboters

## The table

army-autobot = Autobots
army-decepticon = Decepticons
army-none = beide Armeen
kind-robot = Roboter
kind-resource = Ressource
kind-advantage = Vorteil
type-site = Ort
type-world = Welt
type-plant = Kraftwerk
type-base = Stützpunkt
type-vessel = Schiff
type-artifact = Artefakt
type-item = Gerät
skill-tactical = Taktik
skill-combat = Kampf
skill-science = Forschung
mode-robot = Robotermodus
mode-alt = Altmodus
victory-supreme = Reichtum { $have }/{ $target }
victory-domination = Vorherrschaft { $have }/{ $target }
victory-survival = Überleben
table-turn = Zug { $turn } von { player-seat }, { $phase ->
     [energon] Energonphase
     [deployment] Aufmarschphase
     [action] Aktionsphase
     [supply] Nachschubphase
    *[opening] Eröffnung
}
table-seat = { player-seat } ({ $army }): { $bank } Energon (+{ $income }), Unterstützungsgrenze { $limit }
table-counts = Hand { $hand }, Stapel { $deck }, Schrotthaufen { $scrapheap }
table-homebase = Heimatbasis
table-field = Feld
table-known-hand = von der Hand bekannt
table-hand = Hand
table-set-aside = zur Seite gelegt
table-empty = nichts
table-robot = { $name } { $strength }/{ $endurance }/{ $speed } ({ $mode }){ $damage ->
     [0] {""}
    *[other] , Schaden { $damage }
}
table-resource = { $name }: Ertrag { $yield }{ $requires ->
     [none] {""}
    *[other] , verlangt { $requires }
}, { $hold ->
     [free] frei
     [occupied] besetzt von { player-controller }, von niemandem kontrolliert
    *[controlled] { player-controller }
}
table-claim = { player-seat } beansprucht { $resource } mit { $robot }
table-battle = Kampf um { $resource }
table-side = { player-seat }: { $lead }, Kern { $core }, verstärkt { $enhanced } ({ $terms }), Schaden { $damage }, Unterstützung { $used }/{ $slots }
table-part-turn = Zug
table-part-changes = In Kraft
table-part-seat = { player-seat }
table-term = { $label } { $amount }
table-claim-told = { player-seat } beansprucht { $resource } mit { $robot } ({ $mode }): Stärke { $strength }, Tempo { $speed }.
table-robot-told = { player-seat }: { $name } ({ $mode }), Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }{ $states ->
     [none] {""}
    *[other] ; { $states }
}.
robot-skill = { $skill } { $level }
robot-damage = Schaden { $damage } von { $endurance }
robot-other-mode = verwandelt ({ $mode }) Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }
robot-transformed = in diesem Zug verwandelt
robot-pinned = kann sich nicht verwandeln
battle-now-wins = { $robot } gewinnt.
battle-now-tie = Niemand gewinnt.
battle-now-damage =
    { $scrapped ->
        [yes] { $robot } erleidet { $damage } Schaden und wird verschrottet.
       *[no] { $robot } erleidet { $damage } Schaden.
    }
battle-now-savers = { $count ->
     [one] Den Treffer für { $lead } kann { $robots } einstecken.
    *[other] Den Treffer für { $lead } können einstecken: { $robots }.
}
table-until-battle = in diesem Kampf
table-until-turn = in diesem Zug
table-until-round = bis zum nächsten Zug von { player-seat }
table-change = { $change } ({ $source }, { $until })
table-goal-supreme = Sieg durch Reichtum: { $have } von { $target } Energon.
table-goal-domination = Sieg durch Vorherrschaft: { $have } von { $target } Ressourcen.
table-goal-survival = Sieg durch Überleben: Wessen Bank leer ist, der hat verloren.
table-homebase-empty = Heimatbasis: { $cards ->
     [none] niemand
    *[other] { $cards }
}.
table-hand-told = Hand: { $cards }.
table-known-hand-told = Von der Hand bekannt: { $cards }.
table-set-aside-told = Beiseitegelegt: { $cards }.
table-scrapheap-told = Schrotthaufen: { $cards }.
pile-scrapheap = Schrotthaufen von { player-seat }, das Neueste zuletzt ({ $count })
pile-set-aside = Zur Seite gelegt von { player-seat } ({ $count })
pile-bottom = Unter dem Stapel von { player-seat }, das Unterste zuerst ({ $count })
pile-known-hand = Von der Hand von { player-seat } bekannt ({ $count })
no-card = Eine Karte „{ $card }“ gibt es nicht.
no-card-but = Eine Karte „{ $card }“ gibt es nicht. Am nächsten: { $cards }.
card-of-several = Mit „{ $card }“ können mehrere Karten gemeint sein: { $cards }.
sheet-robot = Roboter der { $army }{ $group ->
     [none] {""}
    *[other] {" "}({ $group })
}, kostet { $cost } Energon
sheet-advantage = Vorteil der { $army }
sheet-resource = Ressource ({ $type }): bringt jeden Zug { $yield } Energon{ $requires ->
     [none] {""}
    *[other] , verlangt { $requires }
}
sheet-support = Gibt im Kampf { $support } Stärke
sheet-skills = Fertigkeiten: { $skills }
sheet-mode = { $mode ->
     [robot] Robotermodus
    *[alt] Altmodus ({ $form })
}: Stärke { $strength }, Ausdauer { $endurance }, Tempo { $speed }

## Was auf einer Karte steht, aus ihren Wörtern zusammengesetzt.
## $order: wie ein Effekt im Satz steht: plain, inverted (nach einer Bedingung), next (vom selben
## gesagt wie der Effekt davor), again (derselbe Effekt noch einmal), command (wer liest, bekommt
## gesagt, was zu tun ist).
## $place: wo ein Effekt, der andauert, unter denen seines Satzes steht: only, first, middle, last.
## $side ist das Wort für das Ziel, oder `me`, wo es tut, wer die Karte nutzt. Beide sind die `sides`
## eines Kampfes, `both` außerhalb, oder `either`. $from ist, wem etwas genommen wird.
## $counted: womit die Zahl malgenommen wird. $sound: wie ein Name beginnt.

card-clause = { $when }{ $conditions }{ $cost }{ $effects }.
card-comma = { $before }, { $after }
card-and = { $before } und { $after }
card-if = wenn { $all },{" "}
when-passive = {""}
when-action = Aktionsphase:{" "}
when-open = Jederzeit:{" "}
when-battle = Im Kampf:{" "}
when-contest = Wenn ein Gegner etwas beansprucht:{" "}
when-deploy = Beim Einsetzen:{" "}
when-battle-start = Zu Beginn des Kampfes:{" "}
when-support = Wenn er zu einem Kampf dazukommt:{" "}
when-win = Nach einem gewonnenen Kampf:{" "}
when-lose = Nach einem verlorenen Kampf:{" "}
when-scrapped = Wenn er im Spiel verschrottet wird:{" "}
when-control = Bei Übernahme der Kontrolle:{" "}
when-energon = In deiner Energonphase:{" "}
when-discover = Beim Entdecken:{" "}
if-and = { $before } und { $after }
if-robot =
    { $order ->
         [next] {""}
        *[other] er{" "}
    }
if-you =
    { $order ->
         [next] {""}
        *[other] du{" "}
    }
if-lead = { if-robot }anführt
if-supporting = { if-robot }unterstützt
if-home = { if-robot }in der Heimatbasis ist
if-holding = { if-robot }eine deiner Ressourcen hält
if-attacker = { if-you }angreifst
if-defender = { if-you }verteidigst
if-claim = es um einen Anspruch geht
if-challenge = es um eine Herausforderung geht
if-faster = dein Anführer schneller ist
if-slower = dein Anführer langsamer ist
if-damaged = { if-robot }beschädigt ist
if-foe-damaged = der gegnerische Anführer beschädigt ist
if-foe-str = der gegnerische Anführer eine Kernstärke von mindestens { $number } hat
if-lead-group = dein Anführer { a-group } ist
if-foe-group = der gegnerische Anführer { a-group } ist
if-with = { if-you }{ $name } im Spiel hast
if-without = { if-you }{ $name } nicht im Spiel hast
if-group = { if-you }mindestens { $number } { group-many } im Spiel hast
if-held-at-least =
    { $number ->
         [one] { if-you }eine Ressource kontrollierst
        *[other] { if-you }mindestens { $number } Ressourcen kontrollierst
    }
if-held-at-most =
    { $number ->
         [0] { if-you }keine Ressource kontrollierst
         [one] { if-you }höchstens eine Ressource kontrollierst
        *[other] { if-you }höchstens { $number } Ressourcen kontrollierst
    }
if-bank = deine Bank höchstens { $number } Energon hat
if-behind = deine Bank kleiner ist als die jedes Gegners
if-hand =
    { $number ->
         [one] { if-you }eine Karte auf der Hand hast
        *[other] { if-you }mindestens { $number } Karten auf der Hand hast
    }
if-here = hier gekämpft wird
cost-en = zahle { $amount } Energon →{" "}
cost-discard =
    { $amount ->
         [one] verschrotte eine Karte aus der Hand →{" "}
        *[other] verschrotte { $amount } Karten aus der Hand →{" "}
    }
cost-dmg = lege { $amount } Schaden auf { $payer ->
     [self] ihn
    *[lead] deinen Anführer
} →{" "}
until =
    { $duration ->
         [battle] {" "}in diesem Kampf
         [turn] {" "}in diesem Zug
         [round] {" "}bis zu deinem nächsten Zug
        *[stay] {""}
    }
target =
    { $side ->
         [self] dieser Roboter
         [lead] dein Anführer
         [foe] der gegnerische Anführer
         [own] einer deiner Roboter
         [own-other] ein anderer deiner Roboter
         [own-all] jeder deiner Roboter
         [foe-home] ein gegnerischer Roboter in der Heimatbasis
         [foe-held] ein gegnerischer Roboter auf einer Ressource
         [foe-sup] ein gegnerischer Unterstützer
         [res-held] eine deiner Ressourcen
         [res-free] eine unbesetzte Ressource
        *[here] diese Ressource
    }
target-again =
    { $side ->
         [own-all] jeder
         [res-held] sie
         [res-free] sie
         [here] sie
        *[other] er
    }
target-whom =
    { $named ->
         [yes] { $side ->
             [own-all] jeden
             [res-held] sie
             [res-free] sie
             [here] sie
            *[other] ihn
         }
        *[no] { $side ->
             [self] diesen Roboter
             [lead] deinen Anführer
             [foe] den gegnerischen Anführer
             [own] einen deiner Roboter
             [own-other] einen anderen deiner Roboter
             [own-all] jeden deiner Roboter
             [foe-home] einen gegnerischen Roboter in der Heimatbasis
             [foe-held] einen gegnerischen Roboter auf einer Ressource
             [foe-sup] einen gegnerischen Unterstützer
            *[other] { target }
        }
    }
target-on =
    { $named ->
         [yes] { $side ->
             [own-all] jedem
            *[other] ihm
         }
        *[no] { $side ->
             [self] diesem Roboter
             [lead] deinem Anführer
             [foe] dem gegnerischen Anführer
             [own] einem deiner Roboter
             [own-other] einem anderen deiner Roboter
             [own-all] jedem deiner Roboter
             [foe-home] einem gegnerischen Roboter in der Heimatbasis
             [foe-held] einem gegnerischen Roboter auf einer Ressource
            *[foe-sup] einem gegnerischen Unterstützer
        }
    }
effect-who =
    { $side ->
         [me] du
         [opp] der Gegner
         [sides] beide Seiten
         [both] du und alle Gegner
         [either] du und alle Gegner (im Kampf: beide Seiten)
        *[other] { $named ->
             [yes] { target-again }
            *[no] { target }
        }
    }
effect-first =
    { $order ->
         [plain] { effect-who }{" "}
        *[other] {""}
    }
effect-then =
    { $order ->
         [inverted] {" "}{ effect-who }
        *[other] {""}
    }
effect-each =
    { $side ->
         [sides] {" "}jeweils
         [both] {" "}jeweils
         [either] {" "}jeweils
        *[other] {""}
    }
effect-while =
    { $place ->
         [only] { until }
         [first] { until }
        *[other] {""}
    }
effect-signed = { $change ->
     [more] +
    *[less] −
}{ $amount }
effect-gets =
    { $order ->
         [again] {""}
        *[other] { effect-first }bekommt{ effect-then }{ effect-while }{" "}
    }
effect-str = { effect-gets }{ effect-signed } Stärke{ per }
effect-core = { effect-gets }{ effect-signed } Kernstärke{ per }
effect-spd = { effect-gets }{ effect-signed } Tempo{ per }
effect-end = { effect-gets }{ effect-signed } Ausdauer{ per }
effect-limit-of =
    { $side ->
         [me] deine Unterstützungsgrenze
         [opp] die Unterstützungsgrenze des Gegners
         [sides] die Unterstützungsgrenze beider Seiten
         [battles] die Unterstützungsgrenze beider Seiten
         [both] die Unterstützungsgrenze für dich und alle Gegner
        *[either] die Unterstützungsgrenze für dich und alle Gegner (im Kampf: für beide Seiten)
    }
effect-limit = { $order ->
     [next] {""}
     [inverted] {""}
    *[other] { $side ->
         [battles] in deinen Kämpfen{" "}
        *[other] { effect-limit-of }{" "}
    }
}{ $change ->
     [more] steigt
    *[less] sinkt
}{ $order ->
     [next] {""}
     [inverted] { $side ->
         [battles] {" "}in deinen Kämpfen { effect-limit-of }
        *[other] {" "}{ effect-limit-of }
    }
    *[other] { $side ->
         [battles] {" "}{ effect-limit-of }
        *[other] {""}
    }
}{ effect-while } um { $amount }{ per }
effect-dice = { effect-gets }{ $amount ->
     [one] einen Kampfwürfel
    *[other] { $amount } Kampfwürfel
} { $change ->
     [more] mehr
    *[less] weniger
}{ per }
effect-shield = { effect-first }wird{ effect-then }{ effect-while } vor bis zu { $amount } Schaden{ per } geschützt
effect-more =
    { $amount ->
         [one] 1 weiteres{ per }
        *[other] { $amount } weitere{ per }
    }
effect-hit =
    { $order ->
         [again] { $amount } weiteren{ per }
        *[other] { effect-first }erleidet{ effect-then } { $amount } Schaden{ per }
    }
effect-repair =
    { $order ->
         [command] repariere { $amount } Schaden an { target-on }{ per }
        *[other] { effect-first }wird{ effect-then } um { $amount }{ per } repariert
    }
effect-gain =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ $side ->
             [me] { $order ->
                 [command] gewinne
                *[other] gewinnst
             }
             [opp] gewinnt
            *[other] gewinnen
        }{ effect-then }{ effect-each } { $amount } Energon{ per }
    }
effect-lose =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ $side ->
             [me] { $order ->
                 [command] verliere
                *[other] verlierst
             }
             [opp] verliert
            *[other] verlieren
        }{ effect-then }{ effect-each } { $amount } Energon{ per }
    }
effect-take =
    { $side ->
         [me] { $order ->
             [command] nimm
            *[other] nimmst
         }
         [opp] nimmt
        *[other] nehmen
    }
effect-steal =
    { $order ->
         [again] { effect-more }
        *[other] { effect-first }{ effect-take }{ effect-then } { $from ->
             [both] jedem Gegner
             [either] jedem Gegner (im Kampf: der anderen Seite)
            *[opp] dem Gegner
        } { $amount } Energon{ per } ab
    }
effect-cards =
    { $amount ->
         [one] eine Karte
        *[other] { $amount } Karten
    }
effect-more-cards =
    { $amount ->
         [one] eine weitere{ per }
        *[other] { $amount } weitere{ per }
    }
effect-draw =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ $side ->
             [me] { $order ->
                 [command] ziehe
                *[other] ziehst
             }
             [opp] zieht
            *[other] ziehen
        }{ effect-then }{ per }{ effect-each } { effect-cards }
    }
effect-scraps =
    { $side ->
         [me] { $order ->
             [command] verschrotte
            *[other] verschrottest
         }
         [opp] verschrottet
        *[other] verschrotten
    }
effect-discard =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ effect-scraps }{ effect-then }{ per }{ effect-each } { effect-cards } { $side ->
             [me] deiner
             [opp] seiner
            *[other] eigener
        } Wahl aus der Hand
    }
effect-rip =
    { $order ->
         [again] { effect-more-cards }
        *[other] { effect-first }{ effect-scraps }{ effect-then }{ per }{ effect-each } zufällig { effect-cards } aus der Hand
    }
effect-look =
    { $side ->
         [me] { $order ->
             [command] sieh dir
            *[other] siehst{ effect-then } dir
         }
         [opp] sieht{ effect-then } sich
        *[other] sehen{ effect-then } sich
    }
effect-scan = { effect-first }{ effect-look } { $from ->
     [both] die Hand jedes Gegners
     [either] die Hand jedes Gegners (im Kampf: der anderen Seite)
    *[opp] die Hand des Gegners
} an
effect-deck =
    { $side ->
         [me] deines Stapels
         [opp] seines Stapels
        *[other] ihres Stapels
    }
effect-sift-rest = { $side ->
     [me] { $order ->
         [command] nimm eine und lege
        *[other] nimmst eine und legst
     }
     [opp] nimmt eine und legt
    *[other] nehmen eine und legen
} den Rest unter den Stapel
effect-sift = { effect-first }{ $counted ->
     [none] { $amount ->
         [one] { effect-take }{ effect-then }{ effect-each } die oberste Karte { effect-deck }
        *[other] { effect-look }{ effect-each } die obersten { $amount } Karten { effect-deck } an, { effect-sift-rest }
     }
    *[other] { effect-look }{ per }{ effect-each } eine der obersten Karten { effect-deck } an, { effect-sift-rest }
}
effect-shown =
    { $name ->
         [any] {""}
        *[other] , { $side ->
             [me] { $order ->
                 [command] zeige
                *[other] zeigst
             }
             [opp] zeigt
            *[other] zeigen
        } die Karte
    }
effect-fetch = { effect-first }{ $side ->
     [me] { $order ->
         [command] suche { a-kind } aus deinem Stapel heraus{ effect-shown }, nimm sie und mische
        *[other] suchst{ effect-then } { a-kind } aus deinem Stapel heraus{ effect-shown }, nimmst sie und mischst
     }
     [opp] sucht{ effect-then } { a-kind } aus seinem Stapel heraus{ effect-shown }, nimmt sie und mischt
    *[other] suchen{ effect-then }{ effect-each } { a-kind } aus dem eigenen Stapel heraus{ effect-shown }, nehmen sie und mischen
}
effect-salvage = { effect-first }{ effect-take }{ effect-then }{ effect-each } { a-kind } { $side ->
     [me] von deinem
     [opp] von seinem
    *[other] vom eigenen
} Schrotthaufen auf die Hand
effect-revive =
    { $counted ->
         [none] { $amount ->
             [0] bringe einen Roboter, der nichts kostet, von deinem Schrotthaufen in die Heimatbasis
            *[other] bringe einen Roboter mit Kosten bis { $amount } von deinem Schrotthaufen in die Heimatbasis
         }
        *[other] bringe einen Roboter, der nicht mehr als { $amount } Energon{ per } kostet, von deinem Schrotthaufen in die Heimatbasis
    }
effect-muster = { effect-first }{ $side ->
     [me] { $order ->
         [command] setze
        *[other] setzt
     }
     [opp] setzt
    *[other] setzen
}{ effect-then }{ effect-each } einen weiteren Roboter aus der Hand { $amount ->
     [0] zu vollen Kosten
    *[other] für { $amount } Energon weniger{ per }
} ein
effect-back =
    { $side ->
         [foe-sup] an seinen Ausgangsort zurück
        *[other] in die Heimatbasis zurück
    }
effect-recall =
    { $order ->
         [command] schicke { target-whom } { effect-back }
        *[other] { effect-first }kehrt{ effect-then } { effect-back }
    }
effect-shuttle =
    { $order ->
         [command] bewege { target-whom } zwischen der Heimatbasis und einer deiner Ressourcen
        *[other] { effect-first }wechselt{ effect-then } zwischen der Heimatbasis und einer deiner Ressourcen
    }
effect-scrap =
    { $order ->
         [command] verschrotte { target-whom }
        *[other] { effect-first }wird{ effect-then } verschrottet
    }
effect-cancel-of =
    { $side ->
         [me] deine letzte Unterstützungskarte
         [opp] die letzte Unterstützungskarte des Gegners
        *[other] die letzte Unterstützungskarte jeder Seite
    }
effect-cancel =
    { $order ->
         [next] verliert ihren Effekt
         [inverted] verliert { effect-cancel-of } ihren Effekt
        *[other] { effect-cancel-of } verliert ihren Effekt
    }
effect-hush =
    { $order ->
         [command] spiele{ effect-while } keine weiteren Unterstützungskarten
        *[other] { $side ->
             [battles] { $order ->
                 [inverted] darf in deinen Kämpfen niemand Unterstützungskarten spielen
                *[other] in deinen Kämpfen darf niemand Unterstützungskarten spielen
             }
             [sides] { $order ->
                 [inverted] darf niemand{ effect-while } weitere Unterstützungskarten spielen
                *[other] niemand darf{ effect-while } weitere Unterstützungskarten spielen
             }
            *[other] { effect-first }{ $side ->
                 [me] darfst
                 [opp] darf
                *[other] dürfen
            }{ effect-then }{ effect-while } keine weiteren Unterstützungskarten spielen
        }
    }
effect-flip =
    { $order ->
         [command] verwandle { target-whom } (auch zum zweiten Mal in diesem Zug)
        *[other] { effect-first }verwandelt{ effect-then } sich (auch zum zweiten Mal in diesem Zug)
    }
effect-pin = { effect-first }kann{ effect-then } sich{ effect-while } nicht verwandeln
effect-yield = { effect-gets }{ effect-signed } Ertrag{ per }
effect-uncontested-of =
    { $side ->
         [me] deine Ansprüche
         [opp] die Ansprüche des Gegners
         [sides] die Ansprüche beider Seiten
        *[other] deine Ansprüche und die aller Gegner
    }
effect-uncontested =
    { $order ->
         [next] können{ effect-while } nicht streitig gemacht werden
         [inverted] können { effect-uncontested-of }{ effect-while } nicht streitig gemacht werden
        *[other] { effect-uncontested-of } können{ effect-while } nicht streitig gemacht werden
    }
effect-anyspeed = { effect-first }muss{ effect-then }{ effect-while } beim Streitigmachen und Unterstützen nicht auf Tempo achten
effect-ward =
    { $order ->
         [inverted] können Gegner { target-whom }{ effect-while } weder beanspruchen noch darum herausfordern
        *[other] Gegner können { target-whom }{ effect-while } weder beanspruchen noch darum herausfordern
    }
effect-breakoff = brich den Kampf ohne Sieger und ohne Schaden ab
effect-aside =
    { $duration ->
         [turn] {" "}bis zum Ende des Zuges
        *[round] {" "}bis zu deinem nächsten Zug
    }
effect-stash =
    { $order ->
         [command] lege { target-whom }{ effect-aside } zur Seite
        *[other] { effect-first }wird{ effect-then }{ effect-aside } zur Seite gelegt
    }
per =
    { $counted ->
         [none] {""}
         [held] {" "}je Ressource unter deiner Kontrolle (höchstens 4)
        *[group] {" "}je { group-one } auf deiner Seite (höchstens 4)
    }

## Gruppen von Robotern: einer, mehrere, und als das, was gesucht wird. Eigene Gruppen behalten
## ihre Namen.

group-one =
    { $name ->
         [Air] Flieger
         [Cadet] Kadett
         [Car] Auto
         [Cassette] Kassette
         [Comms] Funker
         [Herald] Herold
         [Lab] Forscher
         [Leader] Befehlshaber
         [Recon] Kundschafter
         [Rescue] Retter
         [Triple] Dreifachwandler
        *[other] { $name }
    }
group-many =
    { $name ->
         [Cadet] Kadetten
         [Car] Autos
         [Cassette] Kassetten
         [Charger] Chargers
         [Combaticon] Combaticons
         [Constructicon] Constructicons
         [Dinobot] Dinobots
         [Herald] Herolde
         [Insecticon] Insecticons
         [Minibot] Minibots
         [Predacon] Predacons
         [Stunticon] Stunticons
         [Titan] Titanen
         [Air] { group-one }
         [Comms] { group-one }
         [Lab] { group-one }
         [Leader] { group-one }
         [Recon] { group-one }
         [Rescue] { group-one }
         [Triple] { group-one }
         [Seeker] Seeker
         [Wrecker] Wrecker
        *[other] Roboter der Gruppe { $name }
    }
a-group =
    { $name ->
         [Cassette] eine { group-one }
        *[other] ein { group-one }
    }
a-kind =
    { $name ->
         [robot] einen Roboter
         [resource] eine Ressource
         [advantage] einen Vorteil
         [any] eine beliebige Karte
         [Cadet] einen Kadetten
         [Car] ein Auto
         [Cassette] eine Kassette
         [Titan] einen Titanen
        *[other] einen { group-one }
    }

## Die Namen der Karten

card-aa01 = Rollt los!
card-aa02 = Bis alle eins sind
card-aa03 = Matrix der Führerschaft
card-aa04 = Notreparatur
card-aa05 = Einer wird stehen
card-aa06 = Funke der Hoffnung
card-aa07 = Ruf nach Verstärkung
card-aa08 = Spionagebericht
card-aa09 = Energonrationierung
card-aa10 = Vorhersage von Teletraan
card-aa11 = Kraftfeldkuppel
card-aa12 = Hinterhalt am Pass
card-aa13 = Sturm auf die Linie
card-aa14 = Abgehängt
card-aa15 = Sabotierte Waffen
card-aa16 = Gestörtes Signal
card-aa17 = Rauch und Spiegel
card-aa18 = Ablenkung
card-aa19 = Raserei der Dinobots
card-aa20 = Kampfübung
card-aa21 = Konvoiformation
card-aa22 = Bergungstrupp der Arche
card-aa23 = Neue Rekruten
card-aa24 = Erkundung der Grenze
card-aa25 = Konvoibegleitung
card-aa26 = Verstärkung von Cybertron
card-aa27 = Primes Opfer
card-aa28 = Waffenruhe
card-aa29 = Entwaffnen
card-aa30 = Verwandlung unter Feuer
card-aa31 = Haltet die Stellung
card-aa32 = Geteilter Sieg
card-aa33 = Stasiskapsel
card-aa34 = Holt es zurück!
card-aa35 = Notreserven
card-aa36 = Alarmstart!
card-aa37 = Keinen Schritt weiter
card-da01 = Decepticons, Angriff!
card-da02 = Frieden durch Tyrannei
card-da03 = Energonraubzug
card-da04 = Verrat
card-da05 = Gehirnmuschel
card-da06 = Nullstrahl
card-da07 = Kassetten, raus!
card-da08 = Von Unicron erneuert
card-da09 = Reise über die Weltraumbrücke
card-da10 = Überstunden der Constructicons
card-da11 = Vereint zum Schlag
card-da12 = Lufthoheit
card-da13 = Diamantformation
card-da14 = Hinterhalt im Dunkeln
card-da15 = Folgt dem Ruf
card-da16 = Zwietracht säen
card-da17 = Nachschub abschneiden
card-da18 = Decepticons, Rückzug!
card-da19 = Psychosonde
card-da20 = Bombenangriff
card-da21 = Fusionsüberladung
card-da22 = Die nackte Angst
card-da23 = Gestohlene Pläne
card-da24 = Verbrannte Erde
card-da25 = Hooks Operationstisch
card-da26 = Bewegungsunfähig
card-da27 = Feindliche Übernahme
card-da28 = Überraschungsschlag
card-da29 = Zwangsrekrutierung
card-da30 = Schürfen
card-da31 = Eiserner Griff
card-da32 = Nachbrenner
card-da33 = Stasisfesseln
card-da34 = Zwangsräumung
card-da35 = Geheime Kriegskasse
card-da36 = Ausschwärmen
card-da37 = Kein Pardon
card-r01 = Ölraffinerie
card-r02 = Wasserkraftwerk
card-r03 = Rubinkristallmine
card-r04 = Solaranlage
card-r05 = Kernreaktor
card-r06 = Stahlgießerei
card-r07 = Raketenbasis
card-r08 = Teletraan I
card-r09 = Die Arche
card-r10 = Die Nemesis
card-r11 = Weltraumbrücke
card-r12 = Dinobot-Insel
card-r13 = Energongeysir
card-r14 = Kristallstadt
card-r15 = Iacon
card-r16 = Kaon
card-r17 = Polyhex
card-r18 = Vektor Sigma
card-r19 = Plasma-Energiekammer
card-r20 = Gruft des Sternensäbels
card-r21 = Kronosphäre
card-r22 = Herz von Cybertron
card-r23 = Exponentialgenerator
card-r24 = Prototyp des Immobilisators
card-r25 = Kohleflöz
card-r26 = Erdwärmequelle
card-r27 = Bohrinsel
card-r28 = Gezeitenkraftwerk
card-r29 = Windpark
card-r30 = Militärflugplatz
card-r31 = Autobot-Stadt
card-r32 = Darkmount
card-r33 = Radioteleskop
card-r34 = Teilchenbeschleuniger
card-r35 = Mondbasis
card-r36 = Quintessa
card-r37 = Junkion
card-r38 = Monacus
card-r39 = Asteroidenmine
card-r40 = Unicrons Kielwasser
card-r41 = Insecticon-Schwarm
card-r42 = Goldene Scheibe
subtitle-a01 = Anführer der Autobots
subtitle-a02 = Träger der Matrix
subtitle-a03 = Stratege
subtitle-a04 = Nachtstreife
subtitle-a05 = Spion und Späher
subtitle-a06 = Treuer Freund
subtitle-a07 = Sondereinsatz
subtitle-a08 = Sicherheitschef
subtitle-a09 = Chefarzt
subtitle-a10 = Verrückter Erfinder
subtitle-a11 = Frontkämpfer
subtitle-a12 = Eitler Schütze
subtitle-a13 = Edler Spion
subtitle-a14 = Fährtenleser
subtitle-a15 = Verteidiger mit Kraftfeld
subtitle-a16 = Redseliger Schütze
subtitle-a17 = Draufgänger
subtitle-a18 = Magnetkämpfer
subtitle-a19 = Abbruchsoldat
subtitle-a20 = Nörgelnder Ingenieur
subtitle-a21 = Lastträger mit Heimweh
subtitle-a22 = Polarforscher
subtitle-a23 = Leitender Forscher
subtitle-a24 = Funkoffizier
subtitle-a25 = Kommandant der Dinobots
subtitle-a26 = Flammenwerfer
subtitle-a27 = Bomber der Dinobots
subtitle-a28 = Dschungelstampfer
subtitle-a29 = Wüstenkrieger
subtitle-a30 = Junger Kavalier
subtitle-a31 = Erbe wider Willen
subtitle-a32 = Alter Soldat
subtitle-a33 = Schnelle Scharfschützin
subtitle-a34 = Hauptmann der Wrecker
subtitle-a35 = Stadtkommandant
subtitle-a36 = Datenkurier
subtitle-a37 = Letzter Wächter
subtitle-a38 = Waghals der Lüfte
subtitle-a39 = Späher im Orbit
subtitle-a40 = Anführer der Aerialbots
subtitle-a41 = Sanitäter der Protectobots
subtitle-a42 = Suche und Rettung
subtitle-a43 = Leiter der Sicherheit
subtitle-a44 = Meister der Ablenkung
subtitle-a45 = Stiller Geologe
subtitle-d01 = Anführer der Decepticons
subtitle-d02 = Tyrann von Kaon
subtitle-d03 = Herold des Chaos
subtitle-d04 = Luftkommandant
subtitle-d05 = Verräterischer Erbe
subtitle-d06 = Chef der Nachrichten
subtitle-d07 = Kalter Verhörer
subtitle-d08 = Wächter von Cybertron
subtitle-d09 = Logik aus Stahl
subtitle-d10 = Zweifelnder Bomber
subtitle-d11 = Teleportierender Spaßvogel
subtitle-d12 = Lauter Prahler
subtitle-d13 = Flieger des Grauens
subtitle-d14 = Rammer der Lüfte
subtitle-d15 = Verhörvogel
subtitle-d16 = Künstler der Klinge
subtitle-d17 = Jaguar und Saboteur
subtitle-d18 = Bebenmacher
subtitle-d19 = Lärmender Aufrührer
subtitle-d20 = Treibstoffschnorrer
subtitle-d21 = Dreifacher Spion
subtitle-d22 = Baumeister
subtitle-d23 = Wut der Zerstörung
subtitle-d24 = Chirurg aus Leidenschaft
subtitle-d25 = Säurechemiker
subtitle-d26 = Schrottgräber
subtitle-d27 = Müder Transporter
subtitle-d28 = Galaktischer Transporter
subtitle-d29 = Angreifer an zwei Fronten
subtitle-d30 = Treuer Kriegsherr
subtitle-d31 = Spürhund der Sweeps
subtitle-d32 = Tyrann der Stunticons
subtitle-d33 = Fatalistischer Raser
subtitle-d34 = Irrer Fahrer
subtitle-d35 = Planer der Combaticons
subtitle-d36 = Waffenhändler
subtitle-d37 = Trommelfeuer auf Ketten
subtitle-d38 = Verhörer am Himmel
subtitle-d39 = Wandelnde Festung
subtitle-d40 = Gedankenlenker
subtitle-d41 = Herr der Blitze
subtitle-d42 = Charmanter Erpresser
subtitle-d43 = Treibstoffhorter
subtitle-d44 = Rasender Vandale
subtitle-d45 = Geduldiger Jäger
subtitle-r01 = Golfküste
subtitle-r02 = Flussschlucht
subtitle-r03 = Burma
subtitle-r04 = Wüstenfeld
subtitle-r05 = An der Küste
subtitle-r07 = Startplatz
subtitle-r09 = Mount St. Hilary
subtitle-r10 = Meeresgrund
subtitle-r11 = Verbindung nach Cybertron
subtitle-r14 = Verlorene Enklave
subtitle-r15 = Halle der Archive
subtitle-r16 = Arenen der Gladiatoren
subtitle-r17 = Schmelzbecken
subtitle-r18 = Kammer des Lebens
subtitle-r25 = Appalachen
subtitle-r26 = Feuerring
subtitle-r27 = Nordsee
subtitle-r28 = Buchtsperre
subtitle-r29 = Hochebene
subtitle-r31 = Erde
subtitle-r32 = Zitadelle von Polyhex
subtitle-r35 = Mondbasis Eins
subtitle-r36 = Gerichtshöfe
subtitle-r37 = Planet des Schrotts
subtitle-r38 = Spielermond
subtitle-r39 = Anspruch im Gürtel
subtitle-r40 = Trümmerfeld
form-a01 = Sattelzug
form-a02 = Sattelzug
form-a03 = Streifenwagen
form-a04 = Streifenwagen
form-a05 = Kleinwagen
form-a06 = Kleinwagen
form-a07 = Sportcoupé
form-a08 = Gepanzerter Lieferwagen
form-a09 = Krankenwagen
form-a10 = Rallyewagen
form-a11 = Sportwagen
form-a12 = Sportwagen
form-a13 = Rennwagen
form-a14 = Geländejeep
form-a15 = Campinglaster
form-a16 = Sportwagen
form-a17 = Kleinwagen
form-a18 = Muscle-Car
form-a19 = Geländewagen
form-a20 = Zugmaschine
form-a21 = Pritschenwagen
form-a22 = Transportjet
form-a23 = Mikroskop
form-a24 = Kassettendeck
form-a25 = Tyrannosaurus
form-a26 = Triceratops
form-a27 = Pteranodon
form-a28 = Brontosaurier
form-a29 = Stegosaurus
form-a30 = Rennwagen
form-a31 = Gepanzertes Wohnmobil
form-a32 = Werkstattwagen
form-a33 = Sportwagen
form-a34 = Hubschrauberauto
form-a35 = Autotransporter
form-a36 = Schwebeauto
form-a37 = Raketenbasis
form-a38 = Angriffsjet
form-a39 = Fliegende Untertasse
form-a40 = Überschalljet
form-a41 = Krankenwagen
form-a42 = Feuerwehrauto
form-a43 = Kommandowagen der Feuerwehr
form-a44 = Rennwagen
form-a45 = Strandbuggy
form-d01 = Fusionspistole
form-d02 = Belagerungskanone
form-d03 = Laserkanone
form-d04 = Kampfjet
form-d05 = Kampfjet
form-d06 = Kassettendeck
form-d07 = Kassettendeck
form-d08 = Strahlenpistole
form-d09 = Strahlenpistole
form-d10 = Kampfjet
form-d11 = Kampfjet
form-d12 = Kegeljet
form-d13 = Kegeljet
form-d14 = Kegeljet
form-d15 = Kondor
form-d16 = Kondor
form-d17 = Jaguar
form-d18 = Mikrokassette
form-d19 = Mikrokassette
form-d20 = Fledermaus
form-d21 = Kamera
form-d22 = Frontlader
form-d23 = Planierraupe
form-d24 = Kranwagen
form-d25 = Betonmischer
form-d26 = Bagger
form-d27 = Muldenkipper
form-d28 = Raumfähre und Lokomotive
form-d29 = Düsenpanzer
form-d30 = Raumjäger
form-d31 = Luftkissenboot
form-d32 = Sattelschlepper
form-d33 = Sportwagen
form-d34 = Sportwagen
form-d35 = Raketenlaster
form-d36 = Kampfjeep
form-d37 = Panzer
form-d38 = Hubschrauber
form-d39 = Stadtfestung
form-d40 = Nashornkäfer
form-d41 = Hirschkäfer
form-d42 = Heuschrecke
form-d43 = Tankflugzeug
form-d44 = Sportwagen
form-d45 = Mechanischer Löwe
ability-a01-robot = Streiter der Freiheit
ability-a01-alt = Schutz im Anhänger
ability-a02-robot = Licht im Dunkel
ability-a03-robot = Kampfcomputer
ability-a03-alt = Sirene
ability-a04-alt = Heiße Verfolgung
ability-a05-robot = Lauschangriff
ability-a05-alt = Durchschlüpfen
ability-a06-robot = Treues Herz
ability-a07-robot = Improvisation
ability-a07-alt = Licht und Ton
ability-a08-robot = Leibwache
ability-a09-robot = Reparaturhalle
ability-a09-alt = Erste Hilfe im Feld
ability-a10-robot = Unerprobtes Gerät
ability-a11-robot = Jet-Judo
ability-a12-robot = Angeberei
ability-a13-robot = Elektrostörer
ability-a13-alt = Verschwinden
ability-a14-robot = Hologramm
ability-a14-alt = Voraus erkunden
ability-a15-robot = Kraftfeld
ability-a15-alt = Rollende Mauer
ability-a16-alt = Deckungsfeuer
ability-a17-robot = Lasst mich ran
ability-a18-robot = Magnetarme
ability-a19-robot = Kraft über Maschine
ability-a20-robot = Baugutachten
ability-a21-alt = Versorgungsfahrt
ability-a22-alt = Lufttransport
ability-a23-robot = Berechnete Schwäche
ability-a24-robot = Offener Kanal
ability-a24-alt = Aufdrehen
ability-a25-robot = Ich Grimlock König
ability-a26-alt = Flammenatem
ability-a27-alt = Luftschlag
ability-a28-robot = Erdstoß
ability-a28-alt = Dickes Fell
ability-a29-robot = Wüstenzorn
ability-a30-robot = Wendepunkt
ability-a31-robot = Der Auserwählte
ability-a32-robot = Kriegsgeschichten
ability-a33-robot = Erstschlag
ability-a34-robot = Schneller Wechsel
ability-a34-alt = Absprung
ability-a35-robot = Die Linie halten
ability-a36-robot = Schneller als schnell
ability-a37-robot = Unverrückbar
ability-a37-alt = Raketenstart
ability-a38-alt = Tiefflug
ability-a39-alt = Auge am Himmel
ability-a40-alt = Formationsflug
ability-a41-robot = Flicken
ability-a42-robot = Wegstecken
ability-a42-alt = Leiterrettung
ability-a43-robot = Geländealarm
ability-a44-robot = Blenden
ability-a45-robot = Reiche Ader
ability-d01-robot = Fusionskanone
ability-d02-robot = Keine Gnade
ability-d03-robot = Instabiler Kern
ability-d04-robot = Nullstrahler
ability-d04-alt = Tiefflug
ability-d05-robot = Jetzt führe ich
ability-d06-robot = Auswurf
ability-d06-alt = Gedankenlesen
ability-d07-robot = Verhör
ability-d08-robot = Fernanzapfung
ability-d09-robot = Kalte Berechnung
ability-d10-alt = Überschallknall
ability-d11-robot = Teleport
ability-d11-alt = Aus dem Nichts
ability-d12-robot = Einschüchtern
ability-d13-alt = Heulen des Grauens
ability-d14-alt = Rammen
ability-d15-alt = Spähflug
ability-d16-alt = Messerschnabel
ability-d17-robot = Sabotage
ability-d17-alt = Anschleichen
ability-d18-robot = Rammhämmer
ability-d19-robot = Kriegsschrei
ability-d20-alt = Treibstoffraub
ability-d21-robot = Drei Körper
ability-d21-alt = Schnappschuss
ability-d22-robot = Baupläne
ability-d23-robot = Mit dem Kopf voran
ability-d24-robot = Operation
ability-d25-robot = Säurebad
ability-d25-alt = Umschmelzen
ability-d26-robot = Graben
ability-d27-alt = Schleppen
ability-d28-alt = Truppentransport
ability-d29-robot = Schneller Wechsel
ability-d30-robot = Treue Klinge
ability-d31-robot = Jagd auf Verwundete
ability-d32-robot = König der Straße
ability-d33-robot = Nichts zählt
ability-d34-alt = Frontalstoß
ability-d35-robot = Meisterplan
ability-d36-robot = Ausverkauf
ability-d38-alt = Rotorwirbel
ability-d39-robot = Schrecken
ability-d40-robot = Gedankenlenkung
ability-d41-robot = Blitz
ability-d42-robot = Verschlingen
ability-d43-robot = Horten
ability-d44-robot = Verwüsten
ability-d45-robot = Geduld
ability-r03 = Kristallvorrat
ability-r06 = Schweißstraße
ability-r07 = Kommandoposten
ability-r08 = Datenstrom
ability-r09 = Gepanzerter Rumpf
ability-r10 = Geschützbatterien
ability-r11 = Durchgang
ability-r12 = Urwut
ability-r14 = Verborgene Bibliothek
ability-r15 = Archive
ability-r16 = Arena
ability-r17 = Wiederverwertung
ability-r18 = Lebensfunke
ability-r20 = Klinge der Primes
ability-r21 = Die Uhr zurückdrehen
ability-r22 = Überlastung
ability-r23 = Rückkopplung
ability-r24 = Froststrahl
ability-r26 = Kochender Dampf
ability-r28 = Steter Strom
ability-r29 = Schnellstart
ability-r30 = Alarmstart
ability-r31 = Stadtmauern
ability-r32 = Festungsgeschütze
ability-r33 = Abgefangene Signale
ability-r35 = Frühwarnung
ability-r36 = Urteil
ability-r37 = Ersatzteile
ability-r38 = Wette
ability-r40 = Verfluchter Boden
ability-r41 = Gefräßig
ability-r42 = Vorauswissen

option-supreme-target = Energon für den Sieg durch Reichtum
option-domination-target = Ressourcen für den Sieg durch Vorherrschaft
option-survival = Überleben: Eine leere Bank verliert
option-phase-order = Reihenfolge der Phasen
option-phase-order-supply-last = Nachschub zuletzt
option-phase-order-supply-before-action = Nachschub vor Aktion
option-attempts-per-turn = Versuche in einem Zug
option-attempts-per-turn-one = einer
option-attempts-per-turn-claim-and-challenge = Anspruch und Herausforderung
option-first-seat = Wer beginnt
option-first-seat-random = das Los
option-first-seat-chosen = ein bestimmter Platz
option-first-seat-loser-of-last = wer zuletzt verlor
option-mixed-armies = Decks aus beiden Armeen
option-unique-titles-scope = Ein Titel nur einmal im Spiel
option-unique-titles-scope-seat = bei jedem Platz
option-unique-titles-scope-table = am ganzen Tisch
option-mulligan = Neue Starthand
option-mulligan-none = nicht erlaubt
option-mulligan-one-if-no-robot = einmal, ohne Roboter
option-mulligan-one-free = einmal
option-hand-limit = Handgrenze
option-empty-deck = Leerer Nachschubstapel
option-empty-deck-nothing = nichts geschieht
option-empty-deck-reshuffle-once = wird einmal neu gemischt
option-empty-deck-lose = verliert
option-garrison = Roboter auf einer Ressource
option-garrison-many = viele
option-garrison-single = einer
option-lead-transform-uses-slot = Die Verwandlung des Anführers belegt einen Platz
option-turn-limit = Zuggrenze
option-teams = Teams
option-starting-energon = Energon zu Beginn
option-opening-hand = Starthand
option-draw-per-turn = Gezogene Karten je Zug
option-support-limit = Unterstützungsgrenze
option-deck-size = Deckgröße
option-first-turn-claim = Ansprüche im ersten Zug
option-first-turn-claim-forbidden = verboten
option-first-turn-claim-allowed = erlaubt
option-contest-from = Wer streitig macht, kommt
option-contest-from-anywhere = von überall
option-contest-from-homebase-only = nur aus der Heimatbasis
option-same-army = Beide dürfen dieselbe Armee führen

## Was immer gleich beantwortet werden kann

standing-contest = Ansprüche nie streitig machen
standing-begin = Mit dem schnelleren Anführer immer beginnen
standing-nothing = Passen, wenn nur Passen geht

## Die erste Partie

lesson-welcome-title = Deine erste Partie
lesson-welcome = Wer zuerst 40 Energon auf der Bank hat, gewinnt. Ressourcen im Feld bringen es Zug um Zug ein; Roboter halten sie. Du führst die Autobots und beginnst.
lesson-discover-title = Eine Ressource entdecken
lesson-discover = Eine Ressource aus deiner Hand kommt ins Feld, einmal im Zug und umsonst. Von da an dürfen beide Seiten sie sich holen.
lesson-deploy-title = Einen Roboter einsetzen
lesson-deploy = Ein Roboter im Zug geht von deiner Hand in deine Heimatbasis; sein Preis kommt von deiner Bank. Er ist sofort bereit.
lesson-contest-title = Jemand erhebt Anspruch
lesson-contest = Die andere Seite will eine Ressource. Ein Roboter von dir, der mindestens so schnell ist, darf widersprechen, dann kämpfen die beiden. Oder lass sie ziehen.
lesson-battle-title = Im Kampf
lesson-battle = Leg Stärke dazu: Verschrotte eine Karte für die Zahl an ihrem Rand, lass einen Roboter mitkämpfen, wirf die Würfel für Kampf. Meist darf nur eine Karte je Kampf dazu. Passe, wenn du zufrieden bist; die höhere Summe gewinnt.
lesson-claim-title = Anspruch erheben
lesson-claim = Schick einen Roboter aus der Heimatbasis zu einer Ressource, die niemand hält. Widerspricht niemand, der schnell genug ist, gehört sie dir. Eine Ressource je Zug darfst du angehen.
lesson-challenge-title = Herausfordern
lesson-challenge = Die andere Seite hält eine Ressource. Schick einen Roboter hin: Wer sie hält, muss kämpfen, so schnell du auch bist. Sieh dir vorher die Stärken an.
lesson-phases-title = Die Phasen eines Zuges
lesson-phases = Energon, Aufmarsch, Aktion, Nachschub: Der Streifen zeigt, wo du bist. Eine verlassene Phase kommt in diesem Zug nicht wieder. Geh weiter, wenn du so weit bist.
lesson-phases-typed = Energon, Aufmarsch, Aktion, Nachschub. Eine verlassene Phase kommt in diesem Zug nicht wieder. Geh weiter, wenn du so weit bist.
lesson-draw-title = Ziehen
lesson-draw = Zwei Karten je Zug. Manche Roboter verstehen sich auf Wissenschaft und ziehen mehr, gegen Energon.
lesson-yield-title = Energon
lesson-yield = Am Anfang eines Zuges bringt jede gehaltene Ressource ihren Ertrag. Manche verlangen eine Fähigkeit: Ohne sie bringen sie nichts.
lesson-damage-title = Stärke und Schaden
lesson-damage = Alles Dazugelegte entscheidet, wer gewinnt. Schaden aber ist die Summe des Gegners gegen die eigene Stärke deines Roboters: Was du dazulegst, gewinnt Kämpfe und schützt niemanden. Wer so viel Schaden hat wie Ausdauer, wird verschrottet.
lesson-winning-title = Der Weg zu 40
lesson-winning = Roboter und Wissenschaft kosten Energon, das du zum Siegen brauchst. Zwei gute Ressourcen früh sind mehr wert als eine volle Heimatbasis.
lesson-transform-title = Verwandeln
lesson-transform = Jeder Roboter hat zwei Seiten: andere Stärke, Tempo und Fähigkeit. Er wechselt einmal im Zug, und das kostet nichts. Oft holt die eine Seite, und die andere kämpft.
lesson-help-title = Hilfe ist nah
lesson-help = Was möglich aussieht und es nicht ist, sagt den Grund mit seiner Regel. H fragt einen Bot um Rat, U nimmt zurück, solange nichts Neues bekannt wurde. Jetzt spiel sie zu Ende.
lesson-help-typed = „warum“ zählt auf, was möglich aussieht und es nicht ist, mit der Regel. „rat“ fragt einen Bot um Rat, „zurück“ nimmt zurück, solange nichts Neues bekannt wurde. Jetzt spiel sie zu Ende.
