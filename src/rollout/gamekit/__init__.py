"""What a game is made with: the package that says everything about it, and its parts."""

from rollout.gamekit.building import Builder, Building, Verdict, Ware
from rollout.gamekit.content import MOST_LIBRARIES, Content, HomebrewText, Name
from rollout.gamekit.decks import Deck, DeckBox, DeckUnreadable, Outline
from rollout.gamekit.kinds import SeatId, kind
from rollout.gamekit.lessons import FirstMatch, Lesson, PreparedChance
from rollout.gamekit.match_options import Option, option, read_options
from rollout.gamekit.naming import Kind, Namer
from rollout.gamekit.outlook import Outlook, Part, Sum, certainty, first_sums, foregone, prospect
from rollout.gamekit.package import GamePackage
from rollout.gamekit.screen import Arguments, Fact, Screen
from rollout.gamekit.sentences import Die, Sentence, Twin, TwinPart
from rollout.gamekit.setup_desk import SeatChoices, SetupDesk
from rollout.gamekit.time_limits import TimeLimit

__all__ = [
    "MOST_LIBRARIES",
    "Arguments",
    "Builder",
    "Building",
    "Content",
    "Deck",
    "DeckBox",
    "DeckUnreadable",
    "Die",
    "Fact",
    "FirstMatch",
    "GamePackage",
    "HomebrewText",
    "Kind",
    "Lesson",
    "Name",
    "Namer",
    "Option",
    "Outline",
    "Outlook",
    "Part",
    "PreparedChance",
    "Screen",
    "SeatChoices",
    "SeatId",
    "Sentence",
    "SetupDesk",
    "Sum",
    "TimeLimit",
    "Twin",
    "TwinPart",
    "Verdict",
    "Ware",
    "certainty",
    "first_sums",
    "foregone",
    "kind",
    "option",
    "prospect",
    "read_options",
]
