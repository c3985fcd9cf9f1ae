### The cast: its page, its sides, its forms.

cast-about = Everybody who fights in the five games: what they look like, what they become, where you meet them.
cast-search = Search by name or form
cast-faction = Side
cast-any-faction = Every side
cast-faction-autobot = Autobot
cast-faction-decepticon = Decepticon
cast-faction-neutral = Own side
cast-faction-human = Human
cast-game = Game
cast-any-game = All games
cast-number = { $count ->
    [one] one character
   *[other] { $count } characters
}
cast-unknown = Nobody in the cast has this address. Everybody stands below.
cast-nobody = Nobody fits all of that. Take something away.
cast-as = { $name } as: { $form }
cast-turn = Turn
cast-shapes = Forms
cast-appears = Appears in
cast-called = there: { $name }
cast-to-sheet = To the sheet
cast-to-cards = To the cards
cast-colours-sure = The colours are known for sure.
cast-colours-likely = The main colour is known, the rest is likely.
cast-colours-guess = The colours are a guess.

## Who has no name, only what they are

cast-name-soldier = Soldier
cast-name-scientist = Scientist
cast-name-civilian = Civilian
cast-name-supply-truck = Supply Truck
cast-name-human-crowd = Human Crowd
cast-name-army-squad = Army Squad
cast-name-autobot-trooper = Autobot Trooper
cast-name-autobot-bunker = Autobot Bunker
cast-name-decepticon-bunker = Decepticon Bunker

## Forms

form-robot = Robot
form-car = Car
form-sports-car = Sports car
form-race-car = Race car
form-van = Van
form-jeep = Off-roader
form-pickup = Pickup
form-truck = Truck
form-missile-truck = Missile truck
form-fire-engine = Fire engine
form-crane = Crane truck
form-dump-truck = Dump truck
form-mixer = Concrete mixer
form-train = Train
form-motorcycle = Motorcycle
form-tank = Tank
form-half-track = Half-track
form-bulldozer = Bulldozer
form-loader = Loader
form-excavator = Excavator
form-drill-tank = Drill tank
form-jet = Jet
form-fighter = Fighter jet
form-bomber = Bomber
form-vtol-jet = Jump jet
form-starfighter = Star fighter
form-space-shuttle = Space shuttle
form-helicopter = Helicopter
form-ufo = Flying saucer
form-hovercraft = Hovercraft
form-boat = Boat
form-ship = Ship
form-submarine = Submarine
form-gun = Gun
form-cassette-player = Cassette player
form-cassette = Cassette
form-camera = Camera
form-microscope = Microscope
form-tyrannosaur = Tyrannosaur
form-triceratops = Triceratops
form-stegosaur = Stegosaur
form-sauropod = Sauropod
form-lion = Lion
form-panther = Panther
form-wolf = Wolf
form-rhino = Rhinoceros
form-bull = Bull
form-gorilla = Gorilla
form-dragon = Dragon
form-turtle = Turtle
form-pteranodon = Pteranodon
form-bat = Bat
form-condor = Condor
form-bird = Bird
form-eagle = Eagle
form-insect-beetle = Beetle
form-insect-grasshopper = Grasshopper
form-insect-stag = Stag beetle
form-crab = Crab or scorpion
form-squid = Squid
form-shark = Fish
form-city = City
form-battle-station = Battle station
form-base = Base
form-second-robot = Other robot
form-shell = Outer shell
