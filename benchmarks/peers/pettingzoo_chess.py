"""PettingZoo's chess: random actions of the mask, as its own documentation plays."""

import random

import numpy
from pettingzoo.classic import chess_v6

from benchmarks.peers.playing import report

ENVIRONMENT = chess_v6.env()


def play(rng: random.Random) -> int:
    ENVIRONMENT.reset(seed=rng.randrange(2**31))
    decisions = 0
    for _ in ENVIRONMENT.agent_iter():
        observation, _, terminated, truncated, _ = ENVIRONMENT.last()
        if terminated or truncated:
            ENVIRONMENT.step(None)
        else:
            ENVIRONMENT.step(rng.choice(numpy.flatnonzero(observation["action_mask"])))
            decisions += 1
    return decisions


if __name__ == "__main__":
    report("PettingZoo chess", "pettingzoo", play)
