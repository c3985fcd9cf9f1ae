"""The table in sentences: said alike by terminal, screen reader and page."""

from __future__ import annotations

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.twin import twin
from rollout.words import Words
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot


def lines(bench: Bench, seat: int | None = 0, language: str = "en") -> dict[str, str]:
    words = Words(GAME, language)
    told = {
        name: words.sentence(line)
        for part in twin(bench.match.view(seat)).values()
        for name, line in part.lines.items()
    }
    assert words.faults == []
    return told


@pytest.mark.rule("BC-TRF-01")
def test_a_robot_is_told_as_it_is_and_as_it_would_be_transformed() -> None:
    told = lines(Bench({"robots": ["A04 damage 1"]}, {"robots": ["D33"]}))
    (prowl,) = [line for line in told.values() if "Prowl" in line]
    assert prowl.startswith("Player A: Prowl (robot mode), strength ")
    assert "damage 1 of " in prowl
    assert "transformed (" in prowl


def test_a_battle_is_told_with_its_sums_and_its_end() -> None:
    bench = fight(
        {"robots": ["A21", "A38 on R04"], "hand": ["R25"]},
        {"robots": ["D37"], "hand": ["DA17"]},
        field=("R01", "R04"),
    ).do("add_strength R25")
    told = lines(bench)
    assert told["side-A"] == (
        "Player A: Gears, core 4, enhanced 8 (core 4, Coal Seam +4), damage 2, support 1/1"
    )
    assert told["end-winner"] == "Gears wins."
    assert told["end-damage-A"] == "Gears takes 2 damage."
    assert told["end-damage-B"] == "Brawl takes 2 damage."
    assert lines(bench, language="de")["end-winner"] == "Gears gewinnt."


@pytest.mark.rule("BC-STR-02")
def test_every_effect_on_a_strength_is_told_by_its_card() -> None:
    text = robot("passive;-;-;foe;str-1;stay", "passive;-;-;self;str+2;stay")
    text += advantage("battle;-;-;lead;core+2&str-3;battle")
    bench = fight({"robots": ["XR01"], "hand": ["XA01"]}, {"robots": ["D27"]}, homebrew=text)
    told = lines(bench.do("play XA01"))
    sum_of_a = "core 4, Trial Run +2, Trial Run −3, Testbed +2"
    assert told["side-A"].startswith(f"Player A: Testbed, core 6, enhanced 5 ({sum_of_a}), ")
    assert "(core 4, Testbed −1)" in told["side-B"]


@pytest.mark.rule("BC-VIC-03", "BC-VIC-04", "BC-VIC-05")
def test_every_agreed_way_to_win_is_told_with_how_far_a_seat_has_come() -> None:
    told = lines(Bench({"robots": ["A21"], "bank": 12}, {"robots": ["D33"]}))
    assert told["goal-A-supreme"] == "Supreme Victory: 12 of 40 Energon."
    assert told["goal-A-domination"] == "Domination Victory: 0 of 5 Resources."
    assert told["goal-A-survival"] == "Survival Victory: whose bank is empty has lost."


def test_a_hand_is_told_to_its_seat_and_to_nobody_else() -> None:
    bench = Bench({"hand": ["R02"]}, {"hand": ["R03"]})
    assert lines(bench, 0)["hand-told-A"] == "Hand: Hydroelectric Dam."
    assert "hand-told-B" not in lines(bench, 0)
    assert "known-hand-told-B" not in lines(bench, 0)
    state = bench.match.state
    state.seen[0].append(state.hands[1][0])
    assert lines(bench, 0)["known-hand-told-B"].startswith("Known of the hand: ")


@pytest.mark.rule("BC-CLM-01")
def test_a_claim_is_told_with_strength_and_speed() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"]}, field=("R01",)).do("claim A21 R01")
    assert lines(bench, 1)["claim"] == (
        "Player A claims Oil Refinery with Gears (robot mode): strength 4, speed 4."
    )


def test_terminal_and_twin_say_the_same() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"]}, field=("R01",))
    view, words = bench.match.view(0), Words(GAME, "en")
    assert GAME.screen.describe is not None
    said = GAME.screen.describe(view, words).splitlines()
    assert [line for line in said if not line.endswith(":")] == list(lines(bench).values())
