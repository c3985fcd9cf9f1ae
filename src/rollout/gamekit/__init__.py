"""What a game is made with: the package that says everything about it, and its parts."""

from rollout.gamekit.content import MOST_LIBRARIES, Content, HomebrewText, Name
from rollout.gamekit.decks import Deck, DeckBox, DeckUnreadable, Outline
from rollout.gamekit.kinds import SeatId, kind
from rollout.gamekit.naming import Kind, Namer
from rollout.gamekit.options import Option, option, read_options
from rollout.gamekit.package import GamePackage, Lesson
from rollout.gamekit.screen import Arguments, Fact, Screen
from rollout.gamekit.sentences import Die, Sentence, Twin, TwinPart
from rollout.gamekit.setup_desk import SeatChoices, SetupDesk

__all__ = [
    "MOST_LIBRARIES",
    "Arguments",
    "Content",
    "Deck",
    "DeckBox",
    "DeckUnreadable",
    "Die",
    "Fact",
    "GamePackage",
    "HomebrewText",
    "Kind",
    "Lesson",
    "Name",
    "Namer",
    "Option",
    "Outline",
    "Screen",
    "SeatChoices",
    "SeatId",
    "Sentence",
    "SetupDesk",
    "Twin",
    "TwinPart",
    "kind",
    "option",
    "read_options",
]
