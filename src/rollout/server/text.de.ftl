# Was der Dienst sagt, neben den Worten der Spiele.

# Das eigene Wort eines Spiels für seine Spieler kommt zuerst.
player-seat = Spieler { $seat }

waiting-for-seat = { $seat } ist am Zug.
result-out-of-time = Zeit abgelaufen
match-is-over = Die Partie ist vorbei.
match-is-running = Die Partie läuft noch.
match-not-begun = Die Partie hat noch nicht begonnen: Jemand fehlt oder hat noch nicht gewählt.
event-seat-changed = { $did ->
    [sat-down] { $named ->
        [0] Jemand setzt sich auf Platz { $seat }.
       *[other] { $name } setzt sich auf Platz { $seat }.
    }
    [left] { $named ->
        [0] Jemand verlässt Platz { $seat }.
       *[other] { $name } verlässt Platz { $seat }.
    }
    [bot-took-over] Ein Bot übernimmt Platz { $seat }.
   *[other] Der Bot gibt Platz { $seat } zurück.
}
event-rules-changed = Der Dienst wurde erneuert: Die Partie geht mit Regeln { $rules }, Inhalt { $content } weiter.
event-taken-back = { $agreed ->
    [0] { player-seat } nimmt eine Entscheidung zurück.
   *[other] { player-seat } nimmt eine Entscheidung zurück, und die anderen sind einverstanden.
}
event-help-ended = Bots helfen in dieser Partie nicht mehr: Ein Platz steht anderen offen, und sie hat niemand gefragt.
event-time-given-back = Der Dienst war { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang weg. Das zählt gegen niemanden.
help-not-agreed = In dieser Partie spielen alle ohne Hilfe eines Bots, wie vereinbart.
share-not-due = Von diesem Platz wird für die Würfel nichts erwartet.
share-not-missing = Der Anteil aller an den Würfeln ist da, oder es fehlt noch jemand am Tisch.
share-not-the-sealed-one = Das ist nicht, was dieser Platz versiegelt hat.
share-too-early = Jemand anders hat seinen Anteil an den Würfeln noch nicht versiegelt.
not-what-was-settled = Regeln oder Aufstellung sind nicht mehr die, die alle vor dem ersten offenen Anteil an den Würfeln sahen: Diese Partie kann nicht mehr ausgeteilt werden.
dice-are-opened = Anteile an den Würfeln sind schon offen: Niemand kommt oder geht, bis ausgeteilt ist.
nothing-brought = Wähl zuerst, was du mitbringst.
nothing-to-bring = Für diesen Platz gibt es nichts zu wählen.
only-open-seats-owe = Platz { $letter }: Nur ein Platz, zu dem jemand eingeladen wird, kann später wählen.
table-changed = Am Tisch hat sich inzwischen etwas geändert. Versuch es noch einmal.
event-match-resumed = Die Partie wurde nach anderen Regeln begonnen. Wie ihre Plätze vereinbart haben, geht sie von ihrem letzten Zwischenstand aus weiter, nach { $ply } Antworten, nach Regeln { $rules }, Inhalt { $content }.
match-unreadable = Die Partie wurde nach anderen Regeln gespielt als den hiesigen ({ $fault }). Sie lässt sich an ihren Zwischenständen ansehen und vom letzten aus weiterspielen, wenn alle Plätze zustimmen.
match-is-readable = Die Partie lässt sich nach den hiesigen Regeln spielen: Sie braucht keine Zwischenstände.
cannot-be-resumed = Die Partie kann nach den hiesigen Regeln nicht weitergehen. Sie lässt sich an ihren Zwischenständen ansehen.
no-such-match = Diese Partie gibt es nicht.
no-such-seat = Diesen Platz gibt es nicht.
no-such-language = Worte gibt es nur in { $known }.
not-in-the-cast = Niemand heißt so{ $nearest ->
    [none] .
   *[other] ; ist { $nearest } gemeint?
}
not-found = Hier ist nichts.
not-allowed = Das ist nicht erlaubt.
other-protocol = Diese Seite gehört zu einer anderen Version als der Server (er spricht Protokoll { $protocol }): bitte neu laden.
message-not-understood = Das war nicht zu verstehen.
unreadable = Das ist nicht zu lesen: { $fault }
too-large = Das ist zu viel auf einmal.
remark-too-long = Eine Bemerkung hat höchstens { $most } Zeichen.
match-too-long = Dieser Platz hat in dieser Partie so viele Einträge, wie er haben darf. Er kann nur noch aufgeben.
seat-changed-too-often = Dieser Platz hat so oft gewechselt, wie er in einer Partie darf. Wenn er frei ist, kann sich noch jemand setzen.
offered-too-often = Du hast in dieser Partie { $most }-mal etwas angeboten; das muss genügen.
enough-was-said = An diesem Tisch stehen { $most } Bemerkungen; für mehr ist kein Platz.
too-many-messages = Zu viele Nachrichten; warte einen Augenblick.
too-many-requests = Zu viele Anfragen; warte einen Augenblick.
too-hard = Das war nicht rechtzeitig auszurechnen.
service-broken = Hier ging etwas schief; nichts hat sich geändert.
store-failed = Die Antwort konnte nicht bewahrt werden. Versuch es noch einmal.
not-your-seat = Das ist nicht dein Platz.
not-your-turn = Du bist nicht am Zug.
seat-taken = Dort sitzt schon jemand.
invitation-needed = Für diesen Platz braucht es eine Einladung.
wrong-number-of-seats = Diese Partie hat { $seats } Plätze.
clock-refused = Die Uhr braucht eine sinnvolle Zeit.
undo-needs-consent = Die anderen müssen zustimmen.
undo-never = In dieser Partie wird nichts zurückgenommen.
bots-play-on = Bots nehmen kein Remis an.
nothing-offered = Es wurde nichts angeboten.
offered-otherwise = Inzwischen ist nach etwas anderem gefragt. Sieh es dir an, bevor du zustimmst.
nothing-to-look-at = Hier gibt es nichts zu sehen.
name-taken = Der Name ist vergeben.
name-refused = Das ist kein Name.
wrong-password = Name und Passwort passen nicht zusammen.
no-such-standing-answer = Eine feste Antwort „{ $name }“ gibt es nicht.
no-film = Vom Zeitpunkt { $ply } gibt es keinen Film.
