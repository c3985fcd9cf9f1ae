"""Tramples: straight on over smaller models, or over nobody."""

import pytest

from rollout.games.energon_wars.actions import Trample
from rollout.games.energon_wars.attack_events import AttackDeclared
from tests.games.energon_wars.bench import Bench


@pytest.mark.rule("EW-TRM-01", "EW-TRM-02", "EW-TRM-03", "EW-RUL-73", "EW-FX-13", "EW-TER-05")
def test_a_trample_passes_over_smaller_models_and_attacks_each() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}, "jazz": {"at": (12.3, 10), "en": 0}},
        {"rumble": {"at": (10, 12), "en": 0}, "megatron": (14, 14)},
        ([6, 6], [1, 1]),
    )
    bench.do("activate grimlock")
    assert bench.why_not(Trample(3, 1000, 1400)) == ""
    assert bench.why_not(Trample(3, 1000, 1601)) == "EW-TRM-01"
    assert bench.why_not(Trample(3, 1000, 1250)) == "EW-TRM-02"
    assert bench.why_not(Trample(3, 700, 1000)) == ""
    assert bench.why_not(Trample(3, 1400, 1400)) == "EW-TRM-02"
    bench.do("trample stampede 1000 1400", "decide no", "decide no")
    assert bench["grimlock"].y == 1400
    assert bench.last(AttackDeclared).targets == (2,)


@pytest.mark.rule("EW-TRM-01", "EW-TRM-03", "EW-TRM-04")
def test_a_trample_over_nobody_is_a_straight_move_for_its_price() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}, "jazz": (10, 13)}, {"megatron": (33, 33)}
    )
    bench.do("activate grimlock")
    assert bench.why_not(Trample(3, 1000, 1000)) == "EW-TRM-04"
    assert bench.offered("trample")[0] == "trample stampede 1600 1000"
    bench.do("trample stampede 1580 1000")
    assert (bench["grimlock"].x, bench["grimlock"].energon) == (1580, 3)
    assert bench.last(AttackDeclared).targets == ()
    assert bench.about == "act"
    assert bench.why_not("walk [[1580,1100]]") == "EW-RUL-15"


@pytest.mark.rule("EW-TRM-04")
def test_without_a_place_to_end_there_is_no_trample() -> None:
    walls = (("medium_building", 4.46, 0.9), ("medium_building", 0.9, 4.46))
    grimlock = {"grimlock": {"at": (0.98, 0.98), "mode": "alt"}}
    bench = Bench(grimlock, {"megatron": (33, 33)}, pieces=walls)
    bench.do("activate grimlock")
    assert bench.offered("trample") == []
    assert bench.why_not(Trample(3, 1000, 1200)) == "EW-TRM-04"


@pytest.mark.rule("EW-RUL-92")
def test_cold_stops_a_trample() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt", "conditions": ["cold"]}}, {"rumble": (10, 12)}
    )
    bench.do("activate grimlock", "proceed")
    assert bench.offered("trample") == []
