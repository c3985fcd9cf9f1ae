"""Bots that misbehave, for a process of their own: the worker must cope with each."""

import os
import time

from rollout.bots import Bot, Budget, Choice, Position
from rollout.kernel import Concede


class Hanging(Bot):
    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        while True:
            time.sleep(1)


class Raising(Bot):
    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        raise RuntimeError("no idea")


class Vanishing(Bot):
    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        os._exit(3)


class Cheating(Bot):
    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        return Choice(Concede(), (Concede(),))


class Stillborn(Bot):
    def __init__(self) -> None:
        raise RuntimeError("cannot begin")
