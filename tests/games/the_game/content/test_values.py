"""Force points, checked against sums done by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.games.the_game.content.force_points import (
    force_value,
    matched_forces,
    mean_damage,
    prints_hit_points,
    unit_value,
)
from rollout.games.the_game.content.library import Sheet, library
from rollout.games.the_game.content.traits import TRAITS
from rollout.games.the_game.rules.next_action import ABILITIES
from rollout.words.catalogue import LANGUAGES, messages

SHEETS = library().sheets


def roster(faction: str) -> list[Sheet]:
    return [sheet for sheet in library().draftable() if sheet.faction == faction]


ROSTERS = [roster("autobot"), roster("decepticon")]


def terms(slug: str) -> dict[str, int]:
    return {term.label: term.tenths for term in unit_value(SHEETS[slug]).terms}


@pytest.mark.rule("TG-RUL-90")
def test_blurr_is_worth_56_points_term_by_term() -> None:
    assert terms("blurr") == {
        "hit_points": 60,
        "endurance": 120,
        "firepower": 150,
        "skill": 60,
        "strength": 35,
        "speed": 60,
        "any_arc": 30,
        "hover": 10,
        "partner": 30,
    }
    assert unit_value(SHEETS["blurr"]).points == 56


@pytest.mark.rule("TG-RUL-90")
def test_an_ability_in_two_modes_is_paid_once() -> None:
    assert terms("ratchet") == {
        "hit_points": 50,
        "endurance": 100,
        "firepower": 45,
        "skill": 100,
        "strength": 20,
        "speed": 24,
        "repair": 80,
    }
    assert unit_value(SHEETS["ratchet"]).points == 42


@pytest.mark.rule("TG-RUL-90")
def test_a_weakness_lowers_the_value() -> None:
    assert terms("soundwave")["damage_x2"] == -70


@pytest.mark.rule("TG-RUL-90")
def test_a_giant_is_priced_by_its_best_shot_and_by_how_long_it_lasts() -> None:
    # Firepower 12 on Endurance 7 averages 5.2; 42 hit points last 50 hits of 0.84.
    # 14 times the root of 260 is 225.7, and Fly costs 5.
    assert terms("superion") == {"attack_and_lasting": 2257, "fly": 50}
    assert unit_value(SHEETS["superion"]).points == 231


@pytest.mark.rule("TG-RUL-90")
def test_fortress_maximus_is_worth_652_points() -> None:
    assert terms("fortress-maximus") == {
        "attack_and_lasting": 6033,
        "command": 120,
        "transmit": 60,
        "repair": 80,
        "shield": 80,
        "any_arc": 30,
        "transport": 30,
        "damage_d15": 60,
        "partner": 30,
    }
    assert unit_value(SHEETS["fortress-maximus"]).points == 652


@pytest.mark.rule("TG-RUL-90")
def test_a_combined_robot_is_free_when_all_members_are_bought() -> None:
    members = [SHEETS[slug] for slug in SHEETS["superion"].members]
    assert force_value([*members, SHEETS["superion"]]) == force_value(members) == 289
    assert force_value([*members[1:], SHEETS["superion"]]) == 289 - 73 + 231


@pytest.mark.parametrize(
    ("power", "endurance", "mean"),
    [
        (7, 7, 1.65),
        (7, 9, 0.84),
        (7, 10, 0.56),
        (7, 12, 0.2),
        (7, 13, 0.1),
        (14, 10, 4.35),
        (20, 7, 13),
        (1, 10, 0),
    ],
)
def test_mean_damage_over_both_dice(power: int, endurance: int, mean: float) -> None:
    assert mean_damage(power, endurance) == mean


def test_a_unit_without_weapons_but_printed_hit_points_is_rated_by_its_blows() -> None:
    strong = library().with_text(
        """
        [characters.wrecker]
        name = "Wrecker"
        faction = "autobot"
        size = "giant"
        endurance = 9
        skill = 5
        hit_points = 42
        modes = [{ name = "Robot", kind = "robot", strength = 12, speed = 4, height = 5 }]
        """
    )
    assert unit_value(strong.sheets["wrecker"]).points == 226


def test_only_giants_humans_and_combined_robots_print_hit_points() -> None:
    sizes = {sheet.size for sheet in SHEETS.values() if prints_hit_points(sheet)}
    assert sizes == {"giant", "city", "combiner", "crowd"}


def test_every_trait_is_on_some_sheet() -> None:
    listed = {trait for sheet in SHEETS.values() for mode in sheet.modes for trait in mode.traits}
    assert listed == set(TRAITS)


def test_every_trait_names_a_rule_of_the_book_and_has_words(rulebook: str) -> None:
    for trait in TRAITS.values():
        assert f'<a id="{trait.rule}">' in rulebook, trait.name
        for language in LANGUAGES:
            assert trait.key in messages("rollout.games.the_game", language)


def test_every_ability_of_a_unit_names_a_trait_there_is() -> None:
    assert {each.trait for each in ABILITIES.values() if each.trait} <= set(TRAITS)


@given(st.integers(0, 10**6))
def test_matched_forces_are_about_equal_and_never_above_the_cap(seed: int) -> None:
    drawn = matched_forces(seed, 300, ROSTERS)
    assert all(294 <= value <= 300 for value in drawn.values)


@given(st.integers(0, 10**6))
def test_matched_forces_have_as_many_units_as_asked_for(seed: int) -> None:
    drawn = matched_forces(seed, 330, ROSTERS, units=6)
    assert [len(force) for force in drawn.forces] == [6, 6]
    assert max(drawn.values) <= 330


def test_the_same_seed_draws_the_same_forces() -> None:
    assert matched_forces(5, 200, ROSTERS) == matched_forces(5, 200, ROSTERS)
    assert matched_forces(5, 200, ROSTERS) != matched_forces(6, 200, ROSTERS)


@pytest.mark.rule("TG-RUL-90")
def test_nobody_is_drawn_twice_even_from_one_roster() -> None:
    both = matched_forces(3, 400, [ROSTERS[0], ROSTERS[0]])
    assert set(both.forces[0]).isdisjoint(both.forces[1])
