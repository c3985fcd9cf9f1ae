"""Shares of wins with their intervals, as the tools of balance tell them."""

from dataclasses import dataclass

from rollout.cli.simulation import interval


@dataclass
class Share:
    """Wins of so many matches, in per cent, with the 95 % interval."""

    matches: int
    share: float
    low: float
    high: float


def share(wins: list[float]) -> Share:
    """Of wins; a draw is half of one."""
    low, high = interval(round(sum(wins)), len(wins))
    mean = sum(wins) / max(1, len(wins))
    return Share(len(wins), round(100 * mean, 1), round(100 * low, 1), round(100 * high, 1))
