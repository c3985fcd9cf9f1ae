"""Battlecards, the card game."""

from rollout.games.battlecards.game import Battlecards

GAME = Battlecards()

__all__ = ["GAME"]
