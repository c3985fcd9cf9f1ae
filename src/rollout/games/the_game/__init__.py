"""Transformers: The Game. `GAME` is the one public name."""

from rollout.games.the_game.game import GAME

__all__ = ["GAME"]
