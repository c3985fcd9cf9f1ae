"""The kernel: scripts ask, seats and the world answer, the journal keeps it all."""

from rollout.kernel.actions import (
    Action,
    AgreeDraw,
    Concede,
    Event,
    Result,
    Revelation,
    parse_text,
    tag_of,
    to_text,
)
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
from rollout.kernel.game import Game, Judgement, Plan, Script, State, Table
from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import WORLD, Entry, Match, Watcher
from rollout.kernel.odds import Odds, first_offered, odds
from rollout.kernel.options import NOT_OFFERED, Area, Joined, Listed, Options, Point, Region
from rollout.kernel.reasons import Reasons, Term
from rollout.kernel.requests import Ask, Chance, Roll, Shuffle
from rollout.kernel.sources import Fast, Outside, Scripted, Seeded, Source, Stream, commitment

__all__ = [
    "NOT_OFFERED",
    "WORLD",
    "Action",
    "AgreeDraw",
    "Area",
    "Ask",
    "CannotUndo",
    "Chance",
    "ChanceError",
    "Concede",
    "Entry",
    "Event",
    "Fast",
    "Game",
    "Illegal",
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
    "Point",
    "Reasons",
    "Refusal",
    "Region",
    "Result",
    "Revelation",
    "Roll",
    "Scripted",
    "Script",
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
    "WrongSeat",
    "commitment",
    "first_offered",
    "odds",
    "parse_text",
    "state_hash",
    "tag_of",
    "to_text",
]
