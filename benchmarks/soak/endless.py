"""Tic-tac-toe, board after board in one match, so that a benchmark can play as long as it likes."""

from __future__ import annotations

import sys
from typing import Any

from litestar.types import ASGIApp

from rollout.gamekit import GamePackage
from rollout.games import registry
from rollout.games.samples.screen import HOME, SCREEN
from rollout.games.samples.tic_tac_toe import EMPTY, Board, TicTacToe
from rollout.kernel.actions import Result
from rollout.kernel.game import Script, Table

SLUG = "endless_tic_tac_toe"


class Endless(TicTacToe):
    slug = SLUG

    def result(self, state: Board) -> Result | None:
        return None

    def bound(self, state: Board) -> int:
        return 1_000_000

    def step(self, table: Table[Board]) -> Script[None]:
        yield from super().step(table)
        board = table.state
        if board.winner != EMPTY or EMPTY not in board.cells:
            board.cells = [EMPTY] * 9
            board.winner = EMPTY


GAME = GamePackage(Endless(), home=HOME, screen=SCREEN)


def application() -> ASGIApp:
    """The service, with this game among the samples."""
    from rollout.server.application import application as service

    register()
    return service()


def register() -> None:
    names: Any = registry
    if SLUG not in registry.SAMPLES:
        names.SAMPLES = (*registry.SAMPLES, SLUG)
        sys.modules[f"rollout.games.samples.{SLUG}"] = sys.modules[__name__]
