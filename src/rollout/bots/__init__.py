"""Bots, written once for any game: random, greedy, search."""

from rollout.bots.bot import Alternative, Bot, Choice
from rollout.bots.budget import Budget
from rollout.bots.by_name import LEVELS, NAMES, UnknownBot, bot, read_bot
from rollout.bots.position import Position, World

__all__ = [
    "LEVELS",
    "NAMES",
    "Alternative",
    "Bot",
    "Budget",
    "Choice",
    "Position",
    "UnknownBot",
    "World",
    "bot",
    "read_bot",
]
