"""The Tech Specs as content: figures written out, and laws that hold for every sheet."""

from collections import Counter

import pytest

from rollout.games.the_game.content.library import Mode, Sheet, library
from rollout.games.the_game.content.traits import TRAITS

SHEETS = library().sheets


def figures(mode: Mode) -> tuple[int, int, int, int]:
    return mode.strength, mode.speed, mode.firepower, mode.height


def traits_of(sheet: Sheet) -> set[str]:
    return {trait for mode in sheet.modes for trait in mode.traits}


@pytest.mark.rule("TG-SPC-01")
def test_blurr_has_one_figure_per_mode_in_the_order_of_his_name_line() -> None:
    blurr = SHEETS["blurr"]
    assert [mode.name for mode in blurr.modes] == ["Robot", "Hover"]
    assert figures(blurr.modes[0]) == (7, 10, 10, 2)
    assert figures(blurr.modes[1]) == (0, 15, 10, 1)
    assert (blurr.endurance, blurr.skill) == (6, 6)


@pytest.mark.rule("TG-SPC-01")
def test_air_raid_has_strength_5_as_a_robot_and_none_as_a_jet() -> None:
    air_raid = SHEETS["air-raid"]
    assert [(mode.name, mode.strength) for mode in air_raid.modes] == [("Robot", 5), ("Jet", 0)]


@pytest.mark.rule("TG-SPC-04", "TG-ABL-02")
def test_the_traits_of_blurr_stand_in_his_hover_mode_only() -> None:
    robot, hover = SHEETS["blurr"].modes
    assert robot.traits == frozenset()
    assert hover.traits == {"hover", "any_arc"}


@pytest.mark.rule("TG-RUL-01")
def test_hit_points_that_are_not_printed_are_twice_the_endurance() -> None:
    assert SHEETS["blurr"].hit_points == 12
    assert SHEETS["air-raid"].hit_points == 14


@pytest.mark.rule("TG-RUL-02", "TG-SPC-03")
def test_haywire_has_the_figures_of_the_ruling() -> None:
    haywire = SHEETS["haywire"]
    assert figures(haywire.modes[0]) == (2, 3, 2, 1)
    assert (haywire.endurance, haywire.skill, haywire.hit_points) == (2, 3, 4)
    assert SHEETS["blurr"].partners == ["haywire"]


@pytest.mark.rule("TG-RUL-03", "TG-CMP-01")
def test_sheets_of_large_transformers_multiply_strength_but_not_endurance() -> None:
    metroplex = SHEETS["metroplex"]
    assert figures(metroplex.modes[0]) == (30, 3, 20, 12)
    assert (metroplex.endurance, metroplex.hit_points) == (10, 80)
    assert max(sheet.endurance for sheet in SHEETS.values()) == 10


@pytest.mark.rule("TG-CMP-01")
def test_units_of_every_side_and_year_stand_in_one_library() -> None:
    assert Counter(sheet.faction for sheet in SHEETS.values()) == {
        "autobot": 168,
        "decepticon": 149,
        "mercenary": 1,
        "human": 2,
    }
    assert {sheet.year for sheet in SHEETS.values() if sheet.year} == set(range(1984, 1991))


def test_every_ability_and_attribute_is_on_a_sheet() -> None:
    listed = {trait for sheet in SHEETS.values() for trait in traits_of(sheet)}
    assert listed == set(TRAITS)


@pytest.mark.parametrize("faction", ["autobot", "decepticon"])
def test_each_side_has_two_or_more_units_with_command(faction: str) -> None:
    commanders = [
        sheet.slug
        for sheet in library().draftable()
        if sheet.faction == faction and "command" in traits_of(sheet)
    ]
    assert len(commanders) >= 2


@pytest.mark.rule("TG-CMB-01")
def test_a_team_is_all_units_that_name_the_same_combined_robot() -> None:
    for combined in library().teams():
        naming = {sheet.slug for sheet in SHEETS.values() if sheet.team == combined.slug}
        assert naming == set(combined.members), combined.slug


@pytest.mark.rule("TG-CMB-01")
def test_there_are_twelve_teams_and_superion_is_five_aerialbots() -> None:
    assert len(library().teams()) == 12
    assert SHEETS["superion"].members == [
        "silverbolt",
        "air-raid",
        "fireflight",
        "skydive",
        "slingshot",
    ]


def test_a_large_combined_robot_has_two_thirds_of_its_members_hit_points() -> None:
    for combined in library().teams():
        if combined.slug not in ("slamdance", "squawkbox"):
            total = sum(SHEETS[member].hit_points for member in combined.members)
            assert combined.hit_points == -(-2 * total // 3), combined.slug


def test_every_member_lists_combine_in_some_mode() -> None:
    members = [member for combined in library().teams() for member in combined.members]
    assert [slug for slug in members if "combine" not in traits_of(SHEETS[slug])] == []


@pytest.mark.rule("TG-UNQ-01", "TG-UNQ-02", "TG-UNQ-03")
def test_inside_fortress_maximus_is_cerebros_and_inside_him_spike() -> None:
    assert SHEETS["fortress-maximus"].inner == "cerebros"
    assert SHEETS["fortress-maximus"].partners == []
    assert SHEETS["cerebros"].inner == "spike-witwicky"
    assert SHEETS["cerebros"].hit_points == 12
    assert SHEETS["spike-witwicky"].kind == "nebulon"


@pytest.mark.rule("TG-UNQ-04", "TG-UNQ-05", "TG-RUL-86", "TG-RUL-97")
def test_doubledealer_has_a_side_and_a_partner_per_mode_and_a_mode_that_leaves() -> None:
    doubledealer = SHEETS["doubledealer"]
    assert doubledealer.faction == "mercenary"
    assert [mode.side for mode in doubledealer.modes] == ["autobot", "decepticon", "leaves"]
    assert doubledealer.partners == ["knok", "skar"]
    assert doubledealer.partner_modes == [0, 1]


@pytest.mark.rule("TG-HUM-01")
def test_a_crowd_is_twenty_weak_humans() -> None:
    crowd = SHEETS["human-crowd"]
    assert figures(crowd.modes[0]) == (0, 2, 2, 1)
    assert (crowd.endurance, crowd.skill, crowd.hit_points) == (1, 5, 20)
    assert (crowd.heads, crowd.heads_per_firepower) == (20, 10)


@pytest.mark.rule("TG-HUM-02")
def test_an_army_squad_is_twenty_soldiers() -> None:
    squad = SHEETS["army-squad"]
    assert figures(squad.modes[0]) == (0, 3, 4, 1)
    assert (squad.endurance, squad.skill, squad.hit_points) == (5, 7, 20)
    assert (squad.heads, squad.heads_per_firepower) == (20, 5)


@pytest.mark.rule("TG-NEB-02")
def test_every_nebulon_is_one_level_high_and_has_no_abilities() -> None:
    nebulons = [sheet for sheet in SHEETS.values() if sheet.kind == "nebulon"]
    assert len(nebulons) == 49
    for nebulon in nebulons:
        assert [mode.height for mode in nebulon.modes] == [1], nebulon.slug
        assert traits_of(nebulon) == set(), nebulon.slug


def test_figures_stay_in_the_ranges_of_a_tech_spec() -> None:
    for sheet in SHEETS.values():
        assert 1 <= sheet.endurance <= 30
        assert 0 <= sheet.skill <= 20
        assert sheet.hit_points >= 1
        for mode in sheet.modes:
            assert 0 <= mode.strength <= 30
            assert 0 <= mode.speed <= 40
            assert 0 <= mode.firepower <= 30
            assert 1 <= mode.height <= 12


def test_the_confidence_of_each_sheet_is_kept() -> None:
    marks = Counter(sheet.confidence for sheet in SHEETS.values())
    assert marks["sourced"] == 91
    assert marks["recalled-sure"] == 3
    assert marks["recalled-unsure"] == 164
    assert marks["derived"] == 62


@pytest.mark.rule("TG-RUL-06")
@pytest.mark.parametrize(
    ("slug", "mode", "robot_form", "robot_arc"),
    [
        ("optimus-prime", 0, True, True),
        ("optimus-prime", 1, False, False),
        ("punch", 2, True, True),
        ("sky-lynx", 0, True, True),
        ("sky-lynx", 1, False, False),
        ("grimlock", 1, False, False),
        ("haywire", 0, True, True),
        ("cerebros", 0, True, True),
        ("superion", 0, True, True),
    ],
)
def test_robot_form_and_robot_arc_follow_from_kind_and_place(
    slug: str, mode: int, robot_form: bool, robot_arc: bool
) -> None:
    found = SHEETS[slug].modes[mode]
    assert (found.robot_form, found.robot_arc) == (robot_form, robot_arc)


@pytest.mark.parametrize(
    ("slug", "mode", "family", "aircraft"),
    [
        ("starscream", 1, "jet", True),
        ("vortex", 1, "helicopter", True),
        ("slingshot", 1, "helicopter", True),
        ("cosmos", 1, "helicopter", True),
        ("starscream", 0, "robot", False),
        ("swoop", 1, "beast", False),
        ("blurr", 1, "hover", False),
        ("broadside", 1, "boat", False),
        ("megatron", 1, "gun", False),
        ("soundwave", 1, "small", False),
        ("metroplex", 2, "base", False),
        ("warpath", 1, "ground", False),
    ],
)
def test_each_kind_of_mode_has_its_family(
    slug: str, mode: int, family: str, aircraft: bool
) -> None:
    found = SHEETS[slug].modes[mode]
    assert (found.family, found.aircraft) == (family, aircraft)


@pytest.mark.rule("TG-DFX-01")
@pytest.mark.parametrize(
    ("slug", "mode", "factor"),
    [
        ("warpath", 1, (2, 3)),
        ("vortex", 1, (3, 2)),
        ("soundwave", 1, (2, 1)),
        ("blurr", 0, (1, 1)),
    ],
)
def test_damage_factors_are_exact_fractions(slug: str, mode: int, factor: tuple[int, int]) -> None:
    found = SHEETS[slug].modes[mode]
    assert (found.factor_numerator, found.factor_denominator) == factor


def test_partners_inner_units_humans_and_combined_robots_cannot_be_drafted() -> None:
    draftable = {sheet.slug for sheet in library().draftable()}
    assert draftable.isdisjoint({"haywire", "cerebros", "human-crowd", "superion"})
    assert {"blurr", "fortress-maximus", "doubledealer"} <= draftable
    assert len(draftable) == 256


def test_the_library_is_read_once() -> None:
    assert library() is library()
