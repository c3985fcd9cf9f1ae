"""The printed figures of every Robot, and what the whole pool must offer."""

from collections import Counter
from math import floor

import pytest

from rollout.games.battlecards.content.cards import ADVANTAGE, RESOURCE, ROBOT, Card
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.screen.forms import Skills
from tests.games.battlecards.bench import Bench

FIGURES = """
A01 13 8/7/5 3/7/6 T1+C1 1.5 | A02 12 7/8/4 3/8/6 T1+S2 1.5 | A03 7 4/5/5 2/5/7 T2 0.7
A04 6 5/4/5 2/4/7 T1+C1 0.4 | A05 3 3/4/6 1/4/7 S1 0.7 | A06 4 4/4/6 2/4/7 C1 0.5
A07 7 4/4/6 2/4/8 T1+C1 1.2 | A08 8 6/6/3 3/6/5 C2 0.6 | A09 4 4/5/4 1/5/6 S2 0.9
A10 5 4/5/4 2/5/7 S2+C1 0.7 | A11 6 5/5/5 3/5/7 C2 0.3 | A12 6 6/4/5 2/4/7 C1 0.3
A13 4 3/3/6 1/3/8 T1 1.2 | A14 5 5/5/4 2/5/5 S1 0.4 | A15 6 4/6/3 2/6/5 T1 1
A16 5 5/3/6 2/3/7 C2 0.7 | A17 5 5/3/6 2/3/7 C1 0.4 | A18 4 4/3/7 2/3/8 C1 0.2
A19 5 5/5/3 2/5/4 C2 0.6 | A20 3 3/5/3 2/5/4 S1 0.8 | A21 4 4/5/4 2/5/5 - 0.6
A22 8 6/6/5 3/6/8 S2 0.4 | A23 4 3/4/3 3/4/3 S3 1 | A24 6 5/5/4 2/5/2 T1 1
A25 11 8/6/3 4/7/4 C3 0.5 | A26 8 6/5/3 4/6/3 C2 0.6 | A27 6 5/4/6 3/4/8 C1 0.7
A28 7 6/7/2 3/8/3 C1 0.7 | A29 8 6/5/3 4/6/3 C2 0.5 | A30 6 5/4/6 2/4/8 C1 0.8
A31 12 7/7/5 3/7/6 T2 1.1 | A32 7 5/5/4 2/5/6 T1+C1 0.7 | A33 6 5/4/7 2/4/8 C1 0.6
A34 8 6/5/6 3/5/8 C2 0.5 | A35 12 7/8/3 3/8/4 T2 0.6 | A36 5 4/4/9 2/4/9 - 0.3
A37 12 9/9/1 4/9/2 C1 1.2 | A38 4 4/3/7 2/3/9 - 0.6 | A39 2 3/4/3 1/4/8 S2 0.3
A40 7 5/5/5 3/5/8 T1 0.4 | A41 2 3/4/4 1/4/6 S1 0.7 | A42 7 6/6/3 2/6/5 C1 0.8
A43 5 4/4/5 1/4/7 T1 0.6 | A44 5 4/4/5 2/4/7 T1 0.6 | A45 3 3/5/4 1/4/6 S2 0.8
D01 13 8/7/4 4/5/2 T1+C2 1.5 | D02 13 7/8/4 4/7/3 T2+C1 1.2 | D03 12 9/7/4 5/7/3 C3 -0.4
D04 9 5/5/7 3/5/9 T1+C1 1.5 | D05 8 6/4/7 3/4/9 C1 0.5 | D06 8 5/6/4 2/6/2 T1+S1 1.5
D07 7 6/5/4 3/5/2 S1+C1 0.7 | D08 12 7/6/4 4/6/5 T1+S2 1.4 | D09 9 6/7/3 4/7/4 S3 0.6
D10 6 5/5/6 2/5/8 C1 0.9 | D11 5 4/4/7 2/4/9 C1 0.5 | D12 5 4/4/6 2/4/8 C1 0.5
D13 5 4/4/6 2/4/8 C1 0.6 | D14 7 5/5/6 3/5/8 C1 0.4 | D15 2 1/2/6 2/2/9 T1 0.3
D16 2 2/2/6 2/2/8 C1 0.4 | D17 5 2/3/7 3/3/8 T1 1.1 | D18 2 3/3/4 1/3/4 C1 0.8
D19 2 3/3/5 1/3/4 C1 0.5 | D20 2 1/2/6 1/2/8 S1 1.8 | D21 3 3/5/4 2/5/2 S1 0.9
D22 6 4/5/3 2/5/4 T1+S2 1.2 | D23 6 5/5/3 3/5/3 C2 0.4 | D24 4 3/5/3 2/5/3 S2 0.9
D25 3 3/4/4 2/4/4 S1 1 | D26 3 3/5/3 2/5/3 S1 0.5 | D27 5 4/6/3 3/6/3 - 0.9
D28 8 6/6/4 3/6/8 C1 0.4 | D29 9 6/6/5 4/6/7 C2 0.2 | D30 11 7/6/6 3/6/8 T1+C1 0.7
D31 8 6/5/5 3/5/7 C1 0.7 | D32 10 7/6/3 4/6/5 T1 0.5 | D33 4 4/4/6 2/4/7 - 0.4
D34 5 4/4/6 2/4/7 C1 0.7 | D35 11 6/6/3 4/6/4 T2 1 | D36 5 4/4/5 2/4/6 T1 0.7
D37 7 6/5/3 4/6/3 C2 0 | D38 5 4/4/5 2/4/7 C1 0.8 | D39 12 9/9/1 4/9/1 C1 0.9
D40 5 4/4/4 3/4/5 S1 0.8 | D41 6 5/4/4 3/4/5 C1 0.5 | D42 5 4/4/6 2/4/7 C1 0.6
D43 7 5/6/4 3/6/7 - 1 | D44 5 4/4/6 2/4/8 C1 0.5 | D45 12 7/6/4 4/6/6 T1+C2 1.2
"""
"""Code, cost, robot mode, alt mode, skills (Tactical, Combat, Science), ability points."""
ENTRIES = [entry.split() for line in FIGURES.strip().splitlines() for entry in line.split(" | ")]


@pytest.mark.rule("BC-TRF-01", "BC-GEN-02", "BC-PRN-02", "BC-RUL-92")
@pytest.mark.parametrize(
    ("code", "cost", "robot", "alt", "skills", "points"), ENTRIES, ids=lambda text: text
)
def test_a_robot_stands_in_play_with_its_printed_figures(
    code: str, cost: str, robot: str, alt: str, skills: str, points: str
) -> None:
    for entry, figures in ((code, robot), (f"{code} alt", alt)):
        bench = Bench({"robots": [entry]})
        found = bench.robot(code)
        bonus = 1 if (code, figures) == ("A28", alt) else 0
        strength, endurance, speed = figures.split("/")
        assert found["core"] == int(strength)
        assert found["endurance"] == int(endurance) + bonus
        assert found["speed"] == int(speed)
        (shown,) = bench.match.view(None).robots.values()
        assert shown.skills == Skills(**levels(skills))


@pytest.mark.rule("BC-DEP-03")
@pytest.mark.parametrize(
    ("code", "cost", "robot", "alt", "skills", "points"), ENTRIES, ids=lambda text: text
)
def test_a_robot_is_deployed_for_its_printed_cost(
    code: str, cost: str, robot: str, alt: str, skills: str, points: str
) -> None:
    bench = Bench({"hand": [code], "bank": 20}, phase="deployment").do(f"deploy {code}")
    assert bench.seat("A")["bank"] == 20 - int(cost)


@pytest.mark.parametrize(
    ("code", "cost", "robot", "alt", "skills", "points"), ENTRIES, ids=lambda text: text
)
def test_a_cost_follows_the_formula_that_the_balance_rests_on(
    code: str, cost: str, robot: str, alt: str, skills: str, points: str
) -> None:
    strength, endurance, speed = (int(figure) for figure in robot.split("/"))
    alt_strength, alt_endurance, alt_speed = (int(figure) for figure in alt.split("/"))
    level = levels(skills)
    value = (
        0.75 * strength + 0.025 * strength**2 + 0.30 * endurance + 0.20 * speed
        + 0.75 * alt_strength + 0.10 * alt_endurance + 0.10 * alt_speed
        + 1.4 * level["tactical"] + 0.30 * level["combat"] + 0.30 * level["science"]
        + float(points)
    )  # fmt: skip
    assert int(cost) == max(1, floor(round(value - 4.8, 6) + 0.5))
    assert library().card(code).ability_points == round(10 * float(points))


def levels(skills: str) -> dict[str, int]:
    found = {"tactical": 0, "combat": 0, "science": 0}
    names = {"T": "tactical", "C": "combat", "S": "science"}
    for skill in skills.split("+") if skills != "-" else []:
        found[names[skill[0]]] = int(skill[1])
    return found


def cards(kind: str) -> list[Card]:
    return [card for card in library().cards if card.kind == kind]


@pytest.mark.rule("BC-GEN-02", "BC-PRN-01")
def test_the_pool_has_206_cards_for_both_armies() -> None:
    assert Counter(card.kind for card in library().cards) == {
        ROBOT: 90,
        RESOURCE: 42,
        ADVANTAGE: 74,
    }
    assert Counter(card.army for card in cards(ROBOT)) == {"autobot": 45, "decepticon": 45}
    assert Counter(card.army for card in cards(ADVANTAGE)) == {"autobot": 37, "decepticon": 37}


@pytest.mark.rule("BC-PRN-02")
def test_every_robot_can_be_read_in_both_orientations() -> None:
    for robot in cards(ROBOT):
        assert robot.form
        assert min(robot.endurance) >= 1
        assert len(robot.strength) == len(robot.speed) == len(robot.abilities) == 2


@pytest.mark.rule("BC-DEP-04", "BC-DCK-04")
def test_each_army_has_titles_with_several_subtitles() -> None:
    titles = Counter((card.army, card.title) for card in cards(ROBOT))
    several = Counter(army for (army, _), count in titles.items() if count > 1)
    assert several == {"autobot": 3, "decepticon": 4}


@pytest.mark.rule("BC-RUL-15")
def test_every_skill_stands_at_every_level_and_some_robots_have_none() -> None:
    for skill, top in (("tactical", 2), ("combat", 3), ("science", 3)):
        assert {card.skill(skill) for card in cards(ROBOT)} == set(range(top + 1))
    assert sorted(
        card.code for card in cards(ROBOT) if not card.tactical + card.combat + card.science
    ) == ["A21", "A36", "A38", "D27", "D33", "D43"]


@pytest.mark.rule("BC-RES-02")
def test_every_skill_is_required_by_at_least_five_resources() -> None:
    needed = Counter(card.requires for card in cards(RESOURCE))
    assert {skill: needed[skill] for skill in ("tactical", "combat", "science")} == {
        "tactical": 6,
        "combat": 5,
        "science": 9,
    }
