"""The kernel: scripts ask, seats and the world answer, the journal keeps it all."""

from rollout.kernel.actions import (
    Action,
    AgreeDraw,
    Concede,
    Event,
    Interjection,
    Result,
    Revelation,
    tag_of,
)
from rollout.kernel.course import WORLD, Entry, Watcher
from rollout.kernel.dice import FACES, HIGHEST, IN_ORDER, SUM, AtLeast, Count, Dice, Hits
from rollout.kernel.errors import (
    CannotUndo,
    ChanceError,
    Illegal,
    NothingAsked,
    Refusal,
    Stale,
    TableError,
    Unreadable,
    WrongSeat,
)
from rollout.kernel.game import BrokenOff, Game, Judgement, Plan, Script, State, Table, Witness
from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import Match
from rollout.kernel.odds import Foreseen, Odds, first_offered, odds
from rollout.kernel.options import NOT_OFFERED, Endless, Joined, Listed, Options
from rollout.kernel.reasons import Reasons, Term
from rollout.kernel.recorded import Recorded, carried_out
from rollout.kernel.requests import Ask, Chance, Roll, Shuffle
from rollout.kernel.sources import Fast, Outside, Scripted, Seeded, Source, Stream, commitment
from rollout.kernel.text import parse_text, to_text

__all__ = [
    "FACES",
    "HIGHEST",
    "IN_ORDER",
    "NOT_OFFERED",
    "SUM",
    "WORLD",
    "Action",
    "AgreeDraw",
    "Ask",
    "AtLeast",
    "BrokenOff",
    "CannotUndo",
    "Chance",
    "ChanceError",
    "Concede",
    "Count",
    "Dice",
    "Endless",
    "Entry",
    "Event",
    "Fast",
    "Foreseen",
    "Game",
    "Hits",
    "Illegal",
    "Interjection",
    "Joined",
    "Journal",
    "Judgement",
    "Listed",
    "Match",
    "NothingAsked",
    "Odds",
    "Options",
    "Outside",
    "Plan",
    "Reasons",
    "Recorded",
    "Refusal",
    "Result",
    "Revelation",
    "Roll",
    "Script",
    "Scripted",
    "Seeded",
    "Shuffle",
    "Source",
    "Stale",
    "State",
    "Stream",
    "Table",
    "TableError",
    "Term",
    "Unreadable",
    "Watcher",
    "Witness",
    "WrongSeat",
    "carried_out",
    "commitment",
    "first_offered",
    "odds",
    "parse_text",
    "state_hash",
    "tag_of",
    "to_text",
]
