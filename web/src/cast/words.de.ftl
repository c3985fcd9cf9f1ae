### Die Figuren: ihre Seite, ihre Lager, ihre Formen.

cast-about = Alle, die in den fünf Spielen kämpfen: wie sie aussehen, was aus ihnen wird, wo du ihnen begegnest.
cast-search = Nach Name oder Form suchen
cast-faction = Seite
cast-any-faction = Jede Seite
cast-faction-autobot = Autobot
cast-faction-decepticon = Decepticon
cast-faction-neutral = Auf eigener Seite
cast-faction-human = Mensch
cast-game = Spiel
cast-any-game = Alle Spiele
cast-number = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
cast-unknown = Unter dieser Adresse steht niemand. Unten stehen alle.
cast-nobody = Auf niemanden passt das alles. Nimm etwas weg.
cast-as = { $name } als: { $form }
cast-turn = Drehen
cast-shapes = Formen
cast-appears = Kommt vor in
cast-called = dort: { $name }
cast-to-sheet = Zum Blatt
cast-to-cards = Zu den Karten
cast-colours-sure = Die Farben sind sicher bekannt.
cast-colours-likely = Die Hauptfarbe ist bekannt, der Rest wahrscheinlich.
cast-colours-guess = Die Farben sind geraten.

## Wer keinen Namen hat, nur was er ist

cast-name-soldier = Soldat
cast-name-scientist = Wissenschaftler
cast-name-civilian = Zivilist
cast-name-supply-truck = Versorgungslaster
cast-name-human-crowd = Menschenmenge
cast-name-army-squad = Armeetrupp
cast-name-autobot-trooper = Autobot-Soldat
cast-name-autobot-bunker = Autobot-Bunker
cast-name-decepticon-bunker = Decepticon-Bunker

## Formen

form-robot = Roboter
form-car = Auto
form-sports-car = Sportwagen
form-race-car = Rennwagen
form-van = Kleinbus
form-jeep = Geländewagen
form-pickup = Pritschenwagen
form-truck = Lastwagen
form-missile-truck = Raketenlaster
form-fire-engine = Löschfahrzeug
form-crane = Kranwagen
form-dump-truck = Kipplaster
form-mixer = Betonmischer
form-train = Lokomotive
form-motorcycle = Motorrad
form-tank = Panzer
form-half-track = Halbkettenfahrzeug
form-bulldozer = Planierraupe
form-loader = Radlader
form-excavator = Bagger
form-drill-tank = Bohrpanzer
form-jet = Düsenflugzeug
form-fighter = Kampfjet
form-bomber = Bomber
form-vtol-jet = Senkrechtstarter
form-starfighter = Sternenjäger
form-space-shuttle = Raumfähre
form-helicopter = Hubschrauber
form-ufo = Fliegende Untertasse
form-hovercraft = Schwebefahrzeug
form-boat = Boot
form-ship = Schiff
form-submarine = Unterseeboot
form-gun = Schusswaffe
form-cassette-player = Kassettenspieler
form-cassette = Kassette
form-camera = Kamera
form-microscope = Mikroskop
form-tyrannosaur = Tyrannosaurier
form-triceratops = Triceratops
form-stegosaur = Stegosaurier
form-sauropod = Sauropode
form-lion = Löwe
form-panther = Panther
form-wolf = Wolf
form-rhino = Nashorn
form-bull = Stier
form-gorilla = Gorilla
form-dragon = Drache
form-turtle = Schildkröte
form-pteranodon = Pteranodon
form-bat = Fledermaus
form-condor = Kondor
form-bird = Vogel
form-eagle = Adler
form-insect-beetle = Käfer
form-insect-grasshopper = Heuschrecke
form-insect-stag = Hirschkäfer
form-crab = Krebs oder Skorpion
form-squid = Kalmar
form-shark = Fisch
form-city = Stadt
form-battle-station = Kampfstation
form-base = Stützpunkt
form-second-robot = Anderer Roboter
form-shell = Äußere Hülle
