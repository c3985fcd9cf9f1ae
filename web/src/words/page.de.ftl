### Die eigenen Worte der Seite. Die der Spiele kommen vom Dienst.

## Überall

ui-home = Start
ui-nav = Wege
ui-games = Spiele
ui-close = Schließen
ui-retry = Noch einmal
ui-yes = ja
ui-no = nein
ui-all = Alle
ui-loading = Lädt …
ui-loading-table = Der Tisch wird gedeckt …
ui-skip-to-content = Zum Inhalt
ui-rulebook = Regelbuch
ui-language = Sprache
ui-language-en = English
ui-language-de = Deutsch
ui-theme = Hell oder dunkel
ui-theme-system = Auto
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Bewegung zeigen
ui-menu = Menü
ui-copy = Kopieren
ui-copied = Kopiert
ui-guest = Gast
ui-somebody = Jemand
ui-points = Punkte
ui-rounds = Runden
ui-no-limit = so viele wie nötig
ui-offline-title = Keine Verbindung
ui-offline = Der Dienst ist nicht erreichbar. Nichts ist verloren; versuch es wieder, sobald du online bist.
ui-service-failed = Das konnte der Dienst nicht tun ({ $status }).
ui-failed-title = Das hat nicht geklappt
ui-nowhere-title = Hier ist nichts
ui-nowhere = Diese Adresse führt zu keiner Seite.
ui-title-home = Start
ui-title-setup = Aufbau
ui-title-table = Tisch
ui-title-replay = Wiederholung
ui-title-first-match = Erste Partie
ui-title-rules = Regelbuch
ui-title-decks = Decks
ui-title-cast = Figuren
ui-title-about = Über
ui-title-nowhere = Hier ist nichts

## Was der Dienst antwortet, für Seiten, die vor seinen eigenen Worten da sind

no-such-match = Diese Partie gibt es nicht.
ui-unknown-game = Dieses Spiel gibt es nicht.
match-unreadable = Die Partie wurde nach anderen Regeln gespielt als den hiesigen.
not-found = Hier ist nichts.
not-allowed = Das ist nicht erlaubt.
too-many-requests = Zu viele Anfragen; warte einen Augenblick.
service-broken = Hier ging etwas schief; nichts hat sich geändert.

## Start

ui-hero = Verwandeln. Zielen. Losrollen.
ui-hero-text = Fünf Roboterspiele auf einem Tisch: jede Regel gilt, jede Chance steht da, bevor du sie ergreifst, und Bots spielen mit.
ui-learn = In drei Minuten lernen
ui-play-now = Jetzt spielen
ui-starting = Es geht los …
ui-set-up = Aufbauen
ui-coming = Kommt noch
ui-my-matches = Meine Partien
ui-my-matches-empty = Noch keine. Die erste dauert drei Minuten.
ui-go-on = Weiter
ui-your-turn = Du bist am Zug
ui-waits-for = Wartet auf { $name }
ui-i-won = Gewonnen
ui-i-lost = Verloren
ui-won-by = Sieg für { $names }
ui-open-matches = Offene Partien
ui-open-matches-empty = Gerade wartet niemand auf Mitspieler.
ui-join-in = Mitspielen
ui-replays = Wiederholungen
ui-replays-empty = Hier erscheinen öffentliche Partien, wenn sie vorbei sind; deine eigenen bleiben unter Meine Partien.
ui-watch = Ansehen
ui-samples = Kleine Spiele, um den Tisch auszuprobieren
ui-footer = Ein Fanprojekt, ohne Verbindung zu den Inhabern der Namen.
ui-account = Dein Name
ui-your-name = Name
ui-account-why = Meine Partien auf anderen Geräten behalten
ui-password = Passwort
ui-log-in = Anmelden
ui-log-out = Abmelden
ui-new-account = Neues Konto
ui-password-rule = Mindestens 8 Zeichen.
ui-password-short = Das Passwort braucht mindestens 8 Zeichen.
ui-name-missing = Sag zuerst deinen Namen.
ui-have-account = Ich habe ein Konto
ui-no-account-yet = Ich habe noch kein Konto
ui-logged-in = Du bist { $name }.

## Aufbau

ui-no-setup-title = Dieses Spiel lässt sich nicht aufbauen
ui-set-up-title = { $game }: Aufbau
ui-scenario = Szenario
ui-chosen-at-the-table = wird am Tisch gewählt
ui-map = Karte
ui-deployment = Aufstellung
deployment-table = Figur für Figur am Tisch
deployment-ready = Alle stehen bereit, der erste Spieler beginnt
ui-map-of = Karte: { $map }
ui-map-usual = Die Karte des Szenarios
ui-map-own = { $map } (die des Szenarios)
ui-map-generated = Eine neue Karte: { $style }
ui-style-woods = Wälder
ui-style-hills = Hügel
ui-style-river = Fluss
ui-style-city = Stadt
ui-style-plain = Ebene
ui-forces = Aufgebote
ui-needs = Braucht:
ui-chosen = Gewählte Einheiten
ui-fixed = fest
ui-remove = { $unit } entfernen
ui-search-units = Name, Fahrzeug, Fähigkeit …
ui-faction = Fraktion
ui-roster = Auswahl
ui-nobody-found = Niemand passt.
ui-more-units = { $count } weitere; tippe, um sie zu finden.
ui-ready-placed = Alle für mich aufstellen
ui-options = Optionen
ui-options-changed =
    { $count ->
        [0] wie üblich
        [one] eine geändert
       *[other] { $count } geändert
    }
ui-off = aus
ui-seats = Plätze
ui-seat = Platz { $seat }
ui-who-sits = Wer auf Platz { $seat } sitzt
ui-kind-me = Ich
ui-kind-bot = Ein Bot
ui-kind-open = Offen: jemanden einladen
ui-kind-hotseat = Jemand an diesem Bildschirm
ui-curtain = { $name } ist dran
ui-curtain-why = Gib den Bildschirm weiter: Diese Hand sieht nur, wer dran ist.
ui-curtain-lift = Ich bin da
ui-curtain-news = Inzwischen
ui-bot-level = Wie gut der Bot spielt
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
bot-random = zufällig
bot-greedy = gierig
bot-search = suchend
ui-help-rule = Rat von Bots
ui-help-usual = außer wenn Leute gegeneinander spielen
ui-help-yes = erlaubt
ui-help-no = nicht erlaubt
ui-agreed = Vereinbart für diese Partie
ui-agreed-clock-none = Keine Uhr: Denk nach, solange du magst.
ui-span-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
ui-span-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
ui-span-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
ui-agreed-clock-move = Für jede Entscheidung { $span }; wer länger braucht, verliert.
ui-agreed-clock-match = Je { $span } für die ganze Partie{ $increment ->
    [0] {""}
    [one] , dazu 1 Sekunde mit jeder Entscheidung
   *[other] , dazu { $increment } Sekunden mit jeder Entscheidung
}; wessen Zeit abläuft, der verliert.
ui-agreed-clock-correspondence = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jede Entscheidung; wer länger braucht, verliert.
ui-agreed-undo = Züge werden zurückgenommen: { $rule }.
ui-agreed-dice = Würfel: { $dice }.
ui-agreed-help = Bots dürfen dir raten und für dich spielen.
ui-agreed-no-help = Alle spielen ohne Hilfe eines Bots.
ui-clock = Uhr
ui-clock-none = keine
ui-clock-move = für jede Entscheidung
ui-clock-match = für die ganze Partie
ui-clock-correspondence = Tage für eine Entscheidung
ui-seconds = Sekunden
ui-increment = Zugabe jedes Mal
ui-days = Tage
ui-clock-days = { $days } T { $hours } Std.
ui-time-of-play = Verbleibende Spielzeit
ui-dice = Würfel
ui-dice-committed = hier gewürfelt, vorher versiegelt
ui-dice-shared = hier gewürfelt, alle haben einen Anteil daran
ui-dice-parts = Niemand kann diese Würfel bestimmen, auch nicht, wer diesen Dienst betreibt. Sein Anteil wurde versiegelt, bevor du kamst; jede Seite fügt einen eigenen hinzu, ebenfalls versiegelt, und alle werden geöffnet, sobald alle hier sitzen. Am Ende prüft deine Seite, dass ihr Anteil gezählt hat, und jeden Wurf können alle nachprüfen.
ui-dice-parts-missing = Für die Würfel fehlt noch: Platz { $seats }. Es kommt von selbst, wenn jene Seite wieder offen ist.
ui-dice-part-lost = Dein Anteil wurde in einem anderen Browser versiegelt: Öffne den Tisch dort.
ui-dice-without = Ohne ihn weitermachen, wenn alle einverstanden sind
ui-dice-without-agreed = Du bist einverstanden, ohne ihn weiterzumachen
ui-dice-own = eigene Würfel, eingetippt
ui-undo-rule = Zurücknehmen
ui-undo-by-rule = solange nichts Neues bekannt ist
ui-undo-by-consent = wenn die anderen zustimmen
ui-undo-by-never = nie
ui-public = Öffentlich: steht in der Liste, alle dürfen zusehen und freie Plätze nehmen
ui-start-match = Partie beginnen
ui-fault-limits = { $option }: eine ganze Zahl von { $least } bis { $most }.
ui-fault-limits-or-none = { $option }: eine ganze Zahl von { $least } bis { $most }, oder 0.
ui-fault-whole = { $option }: eine ganze Zahl.

## Der Tisch

ui-no-table-title = Diesen Tisch gibt es nicht
ui-board = Spielfeld
ui-board-label = Karte: { $map }
ui-board-help = Pfeiltasten gehen von Feld zu Feld, Enter wählt, N geht zur nächsten möglichen Antwort, eckige Klammern drehen.
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-fit = Alles zeigen
ui-measure = Messen: Sichtlinie zu jedem Feld
ui-wind = Wind nach { $direction }
ui-side-forces = Aufgebote und Bogen
ui-side-choices = Wahl und Verlauf
ui-you = du
ui-bot = Bot { $seat }
ui-bot-of = Bot, { $level }
ui-open-seat = Offener Platz
ui-away = nicht da
ui-tabs = Teile des Tisches
ui-tab-choices = Wahl
ui-tab-sheet = Bogen
ui-tab-log = Verlauf
ui-tab-seats = Plätze
ui-raise-sheet = Anheben
ui-lower-sheet = Absenken
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $limit }
ui-turn-pile = Zugstapel
ui-next = gleich
ui-card-waiting = { $unit }: noch im Stapel, { $percent } % als Nächste
ui-card-done = { $unit }: war dran
ui-card-now = { $unit }: ist dran
ui-actions-left =
    { $left ->
        [one] noch eine Aktion
       *[other] noch { $left } Aktionen
    }
ui-waiting-for = { $name } entscheidet.
ui-still-open = Platz { $seat } ist noch offen.
ui-waiting-dice = Es wird gewürfelt.
ui-playing = Sieh zu …
ui-past = Ein früherer Moment
ui-over = Die Partie ist vorbei
ui-all-choices = alle Möglichkeiten
ui-more-choices = ▾ { $count } weitere
ui-group = { $first } …
ui-why-not =
    { $count ->
        [one] Warum nicht? Eines sieht noch möglich aus
       *[other] Warum nicht? { $count } sehen noch möglich aus
    }
group-shoot = Schießen …
group-strike = Schlagen …
group-shoot-construct = Auf ein Bauwerk schießen …
group-strike-construct = Ein Bauwerk schlagen …
group-set-fire = Ein Feld anzünden …
group-transform = Verwandeln …
group-command = Befehlen …
group-transmit = Übermitteln …
group-repair = Reparieren …
group-build = Bauen …
group-combine = Vereinen …
group-set-down = Absetzen …
group-pick-up = Aufheben …
group-place-at = Ein Feld …
group-deploy = Aufstellen …
group-slide = Gleiten …
group-walk = Gehen …
group-stand-up = Aufstehen …
group-leave = Aussteigen …
ui-odds = Chancen
ui-odds-empty = Was aus einer Wahl wird, steht hier, bevor du sie triffst.
ui-odds-more = Im Einzelnen
ui-working-out = Wird berechnet …
ui-no-odds = Die Chancen ließen sich gerade nicht berechnen.
ui-need = { $kind }: { $need } oder mehr
ui-sampled = Aus Stichproben geschätzt, auf { $error } genau.
ui-to-hit = Treffer ab
ui-hits-with = Trifft mit { $percent } %.
ui-covered = Etwas neben dem Ziel kann den Schuss abfangen.
ui-sight = Sichtlinie
ui-sight-clear = Nichts ist im Weg.
ui-sight-blocked = { $hex } ist im Weg.
ui-range = Reichweite { $range } von { $longest }
ui-profile-label =
    { $clear ->
        [yes] Seitenansicht der Linie: Entfernung { $range }, nichts ist im Weg.
       *[no] Seitenansicht der Linie: Entfernung { $range }, versperrt bei { $hex }.
    }
ui-barred = Warum nicht dorthin
ui-barred-hex = { $hex } ist nicht erreichbar
ui-bring =
    { $count ->
        [0] Wähle zuerst Einheiten
        [one] Diese Einheit mitbringen
       *[other] Diese { $count } Einheiten mitbringen
    }
ui-change = Was sich ändert
ui-combine-label = Vereinen
ui-combine-damage = Schaden { $damage }; { $points } Trefferpunkte bleiben.
ui-combine-lose = Verlieren ihren Zug: { $units }.
ui-planner = Eine Bewegung planen
ui-plan = Nach { $hex } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
ui-plan-stay = In { $hex } bleiben
ui-move-to = Gehen nach
ui-move-pick = einem Feld …
ui-move-place = { $hex } für { $points }
ui-legend-reach = erreichbar; die Zahl ist, was übrig bliebe
ui-legend-arc = in Winkel und Reichweite
ui-legend-chance = Trefferchance von hier
ui-facing = Blickrichtung am Ende
ui-level = Höhe und Haltung am Ende
ui-from-there = Von dort triffst du:
ui-in-danger = Dort treffen dich:
ui-stat = Wert
ui-arc = Winkel
ui-arc-robot = weit
ui-arc-vehicle = eng
ui-arc-any = rundum
ui-abilities = Fähigkeiten
ui-partner = Partner
ui-combines = Teil von
ui-chain = Befehlskette
ui-leads = führt jetzt
ui-value = Punkte
ui-no-unit = Wähle eine Einheit, um ihren Bogen zu sehen.
ui-short-strength = STÄ
ui-short-speed = TEM
ui-short-endurance = AUS
ui-short-firepower = FEU
ui-short-skill = KÖN
ui-short-height = HÖH
ui-hex-level = Höhe { $level }
ui-hex-depth = Tiefe { $depth }
ui-hex-construct = Bauwerk der Höhe { $height } mit { $points } Trefferpunkten
ui-hex-fire = Es brennt
ui-hex-smoke = Rauch
ui-hex-reach = Erreichbar für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-goal = Ziel
ui-goal-home = Heimatreihen von { $team }
ui-goal-bank = Anderes Ufer, wohin { $team } muss
ui-goal-target = Umkämpft
ui-hex-thing = Hier liegt { $thing }
ui-twin = Der Tisch in Worten
ui-twin-table = Auf dem Tisch
ui-show-twin = Den Tisch in Worten zeigen
ui-log = Verlauf
ui-story-more = Wie es dazu kam
ui-read-it = Lesen
ui-speed = Tempo der Anzeige
ui-confirm-all = Vor jeder Antwort zweimal fragen
ui-once-more = Noch einmal zur Bestätigung.
ui-taken-back = Die letzte Antwort wurde zurückgenommen.
ui-answer-kept = Deine Antwort geht ab, sobald die Verbindung steht.
ui-tab-your-turn = ● Du bist am Zug · { $game }
ui-log-empty = Noch ist nichts geschehen.
ui-to-moment = Zu Moment { $ply }
ui-chat = Gespräch
ui-chat-text = Sag etwas …
ui-not-said = Noch nicht gesagt. { $why }
ui-unread = Es wurde etwas gesagt
ui-send = Senden
ui-mute = Stumm
ui-unmute = Hören
ui-timeline = Zeitleiste
ui-moment = Moment der Partie
ui-moment-of = Moment { $ply } von { $last }
ui-first = Zum Anfang
ui-last = Zum Jetzt
ui-step-back = Einen zurück
ui-step-on = Einen weiter
ui-run = Abspielen
ui-pause = Anhalten
ui-jump = Springen zu
ui-next-attack = Nächster Angriff
ui-next-transform = Nächste Verwandlung
ui-next-deactivation = Nächster Ausfall
ui-play-from-here = Ab hier spielen
ui-undo = Zurücknehmen
ui-undo-title = Die letzte Entscheidung zurücknehmen
ui-hint = Tipp
ui-thinking = Denkt nach …
ui-hint-title = Ein Bot würde
ui-hint-value = Wie gut die Lage dem Bot danach aussieht: 0 % ist verloren, 100 % gewonnen.
ui-hint-follow = So machen
ui-hint-weighed =
    { $count ->
        [one] Eines hat er noch erwogen
       *[other] { $count } hat er noch erwogen
    }
ui-hint-go = nach { $hex } gehen, Blick nach { $facing }
ui-hint-go-prone = nach { $hex } gehen und sich hinlegen, Blick nach { $facing }
ui-hint-target = Von dort wird { $unit } mit { $percent } % getroffen
ui-hint-threat = { $unit } könnte mit { $percent } % zurücktreffen
ui-hint-safe = Niemand kann gleich zurückschießen
ui-do-it = Ausführen
ui-confirm = Wirklich?
ui-confirm-no = Nein, noch einmal überlegen
ui-confirm-yes = Ja, trotzdem
ui-whose = { $name } ist gefragt
ui-own-dice = Eigene Würfel
ui-roll-now = { $number ->
    [one] Würfle einen { $kind } ({ $about }). Was zeigt er?
   *[other] Würfle { $kind } ({ $about }). Was zeigen sie?
}
ui-faces-so-far = Bis jetzt: { $faces } ({ $missing } fehlen)
ui-face-back = Letzte Zahl zurücknehmen
ui-carried-out = Wird gerade ausgeführt: { $about }.
ui-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; deine Wahl bleibt erhalten.
ui-looking-back = Du siehst Moment { $ply }.
ui-back-to-now = Zurück zum Jetzt
ui-offered-draw = { $name } bietet ein Unentschieden an.
ui-offered-undo = { $name } möchte eine Entscheidung zurücknehmen.
ui-waits-draw = Du hast ein Unentschieden angeboten und wartest auf Antwort.
ui-waits-undo = Du möchtest eine Entscheidung zurücknehmen und wartest auf Antwort.
ui-declined-draw = Das Unentschieden wurde abgelehnt.
ui-declined-undo = Das wurde abgelehnt: Die Entscheidung gilt.
ui-withdraw = Doch nicht
ui-accept = Zustimmen
ui-decline = Ablehnen
ui-outlived = Nach anderen Regeln gespielt
ui-outlived-why = Seit dieser Partie (nach Regeln { $rules }) haben sich die Regeln geändert, und die heutigen führen nicht zu denselben Zügen.
ui-outlived-watch = Du siehst sie an { $number ->
    [one] ihrem einen Zwischenstand
   *[other] ihren { $number } Zwischenständen
}; der letzte ist nach { $ply } Antworten.
ui-outlived-resume = Von dort, nach { $ply } Antworten, kann sie nach den heutigen Regeln weitergehen, wenn alle Plätze zustimmen. Was danach gespielt wurde, ist verloren.
ui-outlived-waits = Zugestimmt: { $agreed }. Es fehlt noch: { $missing }.
ui-outlived-agree = Vom letzten Zwischenstand weiterspielen
ui-outlived-stays = Nach den heutigen Regeln kann sie nicht weitergehen.
ui-you-won = Gewonnen!
ui-you-lost = Verloren
ui-drawn = Unentschieden
ui-result-won =
    { $count ->
        [one] { $names } gewinnt: { $how }.
       *[other] { $names } gewinnen: { $how }.
    }
ui-result-draw = Niemand gewinnt: { $how }.
ui-rematch = Noch eine Partie
ui-to-rematch = Zur nächsten Partie
ui-replay = Wiederholung
ui-share = Link kopieren
ui-verify = Würfel prüfen
ui-verify-holds = Die Würfel stimmen: { $answers } Antworten nachgespielt, der Schlüssel { $seed }… passt zum Siegel { $hash }… vom Anfang.
ui-verify-recorded = Einmal ausgeführt und aufgezeichnet: { $recorded }.
ui-verify-given = Von Menschen eingetippt: { $given ->
        [one] ein Wurf
       *[other] { $given } Würfe
    }.
ui-verify-ours-holds = Dein eigener Anteil an den Würfeln hat gezählt, wie du ihn gegeben hast, und danach wurde nichts ergänzt oder geändert.
ui-verify-ours-fails = Trau diesen Würfeln nicht: Was deine Seite feststehen sah, bevor sie ihren Anteil öffnete, steht so nicht im Protokoll.
ui-verify-ours-unchecked = Dein eigener Anteil an den Würfeln ließ sich gerade nicht prüfen.
ui-verify-fails = Das Protokoll stimmt nicht.
ui-show-end = Das Ergebnis zeigen
ui-copy-watch = Link zum Zusehen kopieren
ui-offer-draw = Unentschieden anbieten
ui-ask-undo = Um Zurücknehmen bitten
ui-concede = Aufgeben
ui-concede-sure = Wirklich aufgeben
ui-bot-takes = Einen Bot für { $name } spielen lassen
ui-take-back-seat = { $name } wieder selbst spielen
ui-leave-seat = Den Platz von { $name } verlassen
ui-leave-sure = Wirklich verlassen: der Platz ist dann offen (in einer privaten Partie mit Einladung)
ui-fill-with-bot = Einen Bot auf Platz { $seat } setzen
ui-head = Kette der Aufzeichnung: { $head }
ui-commitment = Die Würfel sind versiegelt: { $hash }…
ui-waiting-players = Es fehlen noch Spieler
ui-gathering = Die Partie beginnt, wenn niemand mehr fehlt und alle gewählt haben. Vorher wird nichts ausgeteilt.
ui-gathering-ready = bereit
ui-gathering-chooses = wählt noch
ui-gathering-lapsed = Was du auf Platz { $seat } mitgebracht hast, ist nicht mehr erlaubt: Verlass den Platz und setz dich mit etwas anderem wieder hin.
ui-to-table = Zum Tisch
ui-new-invite = Jemanden auf Platz { $seat } einladen
ui-invite = Einladung für Platz { $seat }
ui-kept = Platz { $letter } ist für { $name } reserviert.
ui-cannot-invite = Nur wer an diesem Tisch sitzt, kann einladen.
ui-join = Platz nehmen
ui-sit = Platz { $seat } spielen
ui-open-rule = { $rule } im Regelbuch öffnen
ui-whole-rulebook = ganzes Buch
ui-no-such-rule = Im Regelbuch steht kein { $rule }.
ui-no-rulebook = Das Regelbuch ist noch nicht da.
ui-rulebook-english = Das Regelbuch ist auf Englisch.
ui-keys = Tasten
ui-key-numbers = eine Möglichkeit ansehen; dieselbe Zahl noch einmal wählt sie
ui-key-enter = wählen, was du ansiehst
ui-key-escape = weglegen, überspringen
ui-key-board = zum Spielfeld
ui-key-arrows = von Feld zu Feld
ui-key-turn = die geplante Bewegung drehen
ui-key-next = zur nächsten möglichen Antwort
ui-key-measure = Messen an und aus
ui-key-zoom = näher, weiter weg
ui-key-moments = beim Zurückschauen: Schritt für Schritt, zum Anfang, zum Jetzt
ui-key-undo = zurücknehmen
ui-key-hint = um einen Tipp bitten
ui-key-skip = überspringen, was gezeigt wird
ui-key-help = diese Tasten

## Die erste Partie

ui-learn-this = Lernen
ui-no-first-match = Dieses Spiel hat keine erste Partie für Neulinge.
ui-guide-next = Weiter
ui-guide-skip = Überspringen
ui-guide-hide = Ohne Begleitung
ui-guide-wait = Die anderen handeln. Sieh aufs Spielfeld, oder klicke an, worüber du lesen willst. Ein Klick aufs Feld springt vor.
ui-guide-done-title = Mehr brauchst du nicht
ui-guide-done = Du hast eine ganze Partie gespielt. Sieh sie dir in der Wiederholung noch einmal an, oder baue eine eigene auf.

## Über

ui-about-what = Rollout ist ein digitaler Spieltisch für fünf Roboterspiele: Die Regeln gelten, die Chancen stehen da, Bots sind dabei. Alles, was du siehst, kommt aus derselben Maschine, die auch Bots, Terminal und Tests benutzen.
ui-about-fan-title = Ein Fanprojekt
ui-about-fan = Transformers und die Namen der Figuren gehören ihren Inhabern. Dieses Projekt machen Fans; es ist nicht mit ihnen verbunden, nicht von ihnen gebilligt und verkauft nichts.
ui-about-art-title = Bilder
ui-about-art = Jede Form auf dieser Seite ist von diesem Projekt gezeichnet. Kein Bild, Zeichen oder Text der Rechteinhaber wird verwendet.
ui-about-dice-title = Würfel, an denen niemand zweifelt
ui-about-dice = Bevor sich jemand setzt, veröffentlicht der Dienst das Siegel eines geheimen Schlüssels, und jede Seite, die mitspielt, fügt ein eigenes Geheimnis hinzu, versiegelt, bevor ein anderes geöffnet wird. Alle Würfe folgen aus all dem und der Aufstellung, also kann sie niemand bestimmen: kein Spieler, nicht, wer den Dienst betreibt, und nicht beide zusammen. Nach der Partie wird alles gezeigt, jede Seite prüft von selbst, dass nichts geändert wurde, was sie feststehen sah, und jeder kann das Protokoll nachspielen und jeden Wurf prüfen.
ui-about-licence-title = Lizenzen
ui-about-licence = Rollout ist freie Software unter der MIT-Lizenz. Es steht auf der Arbeit anderer:
ui-about-part = Teil
ui-about-its-licence = Lizenz
ui-standing = Antworte für mich …
ui-standing-coming = Gleich: { $answer }
ui-standing-stop = Halt, ich entscheide
ui-standing-pause = Wo etwas verdeckt ist, nach einer zufällig langen Pause, damit niemand etwas daran merkt.
stat-hit-points = Punkte übrig
