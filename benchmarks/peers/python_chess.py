"""python-chess: random legal moves until the game is over."""

import random

import chess

from benchmarks.peers.playing import report


def play(rng: random.Random) -> int:
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
    return decisions


if __name__ == "__main__":
    report("python-chess", "chess", play)
