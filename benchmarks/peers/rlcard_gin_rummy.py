"""RLCard's gin rummy: random legal actions until the hand is over."""

import random

import rlcard

from benchmarks.peers.playing import SEED, report

ENVIRONMENT = rlcard.make("gin-rummy", config={"seed": SEED})


def play(rng: random.Random) -> int:
    state, _ = ENVIRONMENT.reset()
    decisions = 0
    while not ENVIRONMENT.is_over():
        state, _ = ENVIRONMENT.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    report("RLCard gin rummy", "rlcard", play)
