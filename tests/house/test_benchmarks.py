"""The machinery of the benchmarks."""

import pytest

from benchmarks.registry import Benchmark, benchmark
from benchmarks.run import ratios_between

RATE = Benchmark("random play", "decisions/s", {"pure": 8_000.0}, lambda: 0.0)
TIME = Benchmark("fork", "µs", {"pure": 60.0}, lambda: 0.0)


def test_a_rate_meets_its_goal_from_below() -> None:
    assert [RATE.meets("pure", figure) for figure in (7_999.0, 8_000.0)] == [False, True]


def test_a_time_meets_its_goal_from_above() -> None:
    assert [TIME.meets("pure", figure) for figure in (61.0, 60.0)] == [False, True]


def test_a_build_without_a_goal_neither_meets_nor_misses() -> None:
    assert RATE.meets("compiled", 1.0) is None


def test_a_rate_is_compared_with_every_peer() -> None:
    ours = [{"name": "random play", "build": "pure", "unit": "decisions/s", "figure": 9_000.0}]
    peers = [{"peer": "slow", "figure": 1_000.0}, {"peer": "quick", "figure": 36_000.0}]
    assert ratios_between(ours, peers) == {"random play (pure)": {"slow": 9.0, "quick": 0.25}}


def test_a_time_is_compared_with_no_peer() -> None:
    ours = [{"name": "fork", "build": "pure", "unit": "µs", "figure": 60.0}]
    assert ratios_between(ours, [{"peer": "slow", "figure": 1_000.0}]) == {}


def test_two_benchmarks_cannot_share_a_name() -> None:
    register = benchmark("a name used once", unit="s")
    register(lambda: 1.0)
    with pytest.raises(ValueError, match="two benchmarks are called 'a name used once'"):
        register(lambda: 2.0)
