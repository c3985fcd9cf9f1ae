tw-round = Runde { $round } von { $limit } · { $first } : { $second }
tw-round-open = Runde { $round } · { $first } : { $second }
tw-tempo-acts = { $name } ist am Zug
tw-tempo-acted = { $name } hat gehandelt
tw-tempo-sits-out = { $name } setzt nächste Runde aus
tw-tempo-ready = { $name } handelt noch
tw-tempo-left = noch { $count }
tw-cost = { $cost } Punkte
tw-speed = Geschwindigkeit { $inches }″
tw-sight-show = Sichtlinien
tw-sight-clear = frei
tw-sight-blocked = verdeckt
tw-next-attack = Nächster Angriff
tw-next-destroyed = Nächste zerstörte Figur
tw-forecast = { $percent } % Treffer · ⌀ { $damage } von { $left } Struktur
tw-forecast-area = Schadet { $count ->
    [one] einer Figur
   *[other] { $count } Figuren
}
tw-forecast-need = Zu überwürfeln
tw-forecast-friends = Eigene in Gefahr: { $names }
