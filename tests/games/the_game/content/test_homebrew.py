"""A player's own content: read by the same code, refused with file, line, key and nearest name."""

from pathlib import Path

import pytest

from rollout.games.the_game.content.library import check, library
from rollout.kernel.content import ContentError

GOOD = """\
[characters.long-shot]
name = "Long Shot"
faction = "autobot"
size = "car"
endurance = 6
skill = 9
modes = [
  { name = "Robot", kind = "robot", strength = 5, speed = 5, firepower = 9, height = 2 },
  { name = "Buggy", kind = "car", speed = 8, firepower = 5, height = 1, traits = ["any_arc"] },
]
"""

MAP = """\
[maps.yard]
name = "Yard"
areas = [
  { at = ["0101..0303"], terrain = "rough" },
  { at = ["0505"], construct = "wall" },
]
[maps.yard.objectives]
gate = ["0505"]
"""

SCENARIO = """\
[scenarios.brawl]
name = "Brawl"
map = "mesa"
objectives = [{ kind = "eliminate" }]
[[scenarios.brawl.sides]]
value = 100
force = ["blurr"]
[[scenarios.brawl.sides]]
value = 100
"""


def problems(tmp_path: Path, text: str) -> list[ContentError]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return check(file)


def only_problem(tmp_path: Path, text: str) -> ContentError:
    (problem,) = problems(tmp_path, text)
    return problem


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


def test_good_homebrew_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD + MAP + SCENARIO) == []


def test_homebrew_stands_beside_our_own_content(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(GOOD, encoding="utf-8")
    grown = library().with_homebrew(tmp_path)
    assert grown.sheets["long-shot"].hit_points == 12
    assert grown.sheets["long-shot"].confidence == "homebrew"
    assert "blurr" in grown.sheets
    assert "long-shot" not in library().sheets


def test_files_of_a_folder_may_refer_to_each_other(tmp_path: Path) -> None:
    paired = changed(GOOD, "skill = 9", 'skill = 9\npartners = ["spotter"]')
    spotter = """
    [characters.spotter]
    name = "Spotter"
    faction = "autobot"
    kind = "nebulon"
    size = "nebulon"
    endurance = 2
    skill = 4
    modes = [{ name = "Suit", kind = "nebulon", strength = 2, speed = 3, height = 1 }]
    """
    (tmp_path / "a.toml").write_text(paired, encoding="utf-8")
    (tmp_path / "b.toml").write_text(spotter, encoding="utf-8")
    assert check(tmp_path) == []


def test_homebrew_can_be_a_text_without_a_file() -> None:
    assert library().with_text(GOOD).sheets["long-shot"].skill == 9


def test_a_mistake_in_a_text_names_the_text() -> None:
    with pytest.raises(ContentError, match=r"^case 7:6: characters\.long-shot\.skil: "):
        library().with_text(changed(GOOD, "skill", "skil"), "case 7")


def test_a_section_must_be_a_table(tmp_path: Path) -> None:
    assert only_problem(tmp_path, "maps = 3").expected == "a table"


def test_bad_homebrew_raises_its_first_problem(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed(GOOD, '"car"\n', '"cart"\n'), encoding="utf-8")
    with pytest.raises(ContentError, match="nearest: car"):
        library().with_homebrew(file)


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "nearest"),
    [
        ('["any_arc"]', '["any_ark"]', 9, "characters.long-shot.modes[1].traits[0]", "any_arc"),
        ("speed = 8", "sped = 8", 9, "characters.long-shot.modes[1].sped", "speed"),
        ('kind = "car"', 'kind = "cars"', 9, "characters.long-shot.modes[1].kind", "car"),
        ("endurance = 6", "endurance = 31", 5, "characters.long-shot.endurance", ""),
        ("strength = 5", "strength = 31", 8, "characters.long-shot.modes[0].strength", ""),
        ("speed = 5", "speed = 41", 8, "characters.long-shot.modes[0].speed", ""),
        ("height = 2", "height = 13", 8, "characters.long-shot.modes[0].height", ""),
        ("skill = 9", 'skill = "high"', 6, "characters.long-shot.skill", ""),
        ("skill = 9", "skil = 9", 6, "characters.long-shot.skil", "skill"),
        ('faction = "autobot"', 'faction = "autobt"', 3, "characters.long-shot.faction", "autobot"),
        ("skill = 9", 'skill = 9\ninner = "cerebro"', 7, "characters.long-shot.inner", "cerebros"),
        ("skill = 9", 'skill = 9\nteam = "superior"', 7, "characters.long-shot.team", "superion"),
        (
            "skill = 9",
            'skill = 9\npartners = ["haywirr"]',
            7,
            "characters.long-shot.partners[0]",
            "haywire",
        ),
        ("[characters", "[character", 1, "character", "characters"),
    ],
)
def test_a_mistake_in_a_character_is_found_where_it_stands(
    tmp_path: Path, old: str, new: str, line: int, key: str, nearest: str
) -> None:
    problem = only_problem(tmp_path, changed(GOOD, old, new))
    assert (problem.line, problem.key, problem.nearest) == (line, key, nearest)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('name = "Buggy"', 'name = "Robot"', "a name no other mode has"),
        ('["any_arc"]', '["any_arc", "any_arc"]', "each trait once"),
        ('["any_arc"]', '["damage_x2", "damage_d15"]', "at most one damage factor"),
        ('["any_arc"]', '["combine"]', "a team to combine with"),
        ("skill = 9", "skill = 9\ntech_spec = [1, 2, 3]", "eight ratings"),
        ("skill = 9", 'skill = 9\nkind = "combined"', "members for a combined robot only"),
        ("skill = 9", "skill = 9\nheads = 20", "heads and heads_per_firepower for humans only"),
        ("height = 2 }", 'height = 2, side = "leaves" }', "a side"),
        ("skill = 9", 'skill = 9\npartners = ["blurr"]', "a Nebulon"),
        ("skill = 9", 'skill = 9\nteam = "superion"', "a team that lists it as a member"),
        ("skill = 9", 'skill = 9\ninner = "long-shot"', "a unit that does not contain this one"),
        ("long-shot", "optimus-prime", "a name that is not in use yet"),
        ("long-shot", "Long_Shot", "a name in small letters, digits and hyphens"),
    ],
)
def test_figures_that_do_not_go_together_are_refused(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert expected in [problem.expected for problem in problems(tmp_path, changed(GOOD, old, new))]


def test_a_combined_robot_must_be_named_by_its_members(tmp_path: Path) -> None:
    giant = (
        GOOD
        + """
    [characters.giant]
    name = "Giant"
    faction = "autobot"
    kind = "combined"
    size = "combiner"
    endurance = 9
    skill = 5
    hit_points = 30
    members = ["long-shot", "blur"]
    modes = [{ name = "Combined", kind = "combiner", strength = 9, speed = 3, height = 6 }]
    """
    )
    found = [(each.key, each.expected, each.nearest) for each in problems(tmp_path, giant)]
    assert found == [
        ("characters.giant.members[0]", 'a unit of team "giant"', ""),
        ("characters.giant.members[1]", "a Transformer", "blurr"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "nearest"),
    [
        ('"0101..0303"', '"0101..0399"', 4, "maps.yard.areas[0].at[0]", ""),
        ('"0101..0303"', '"9901..0303"', 4, "maps.yard.areas[0].at[0]", ""),
        ('"0505"]', '"505"]', 5, "maps.yard.areas[1].at[0]", ""),
        ('"rough"', '"rouhg"', 4, "maps.yard.areas[0].terrain", "rough"),
        ('"wall"', '"wal"', 5, "maps.yard.areas[1].construct", "wall"),
        ('construct = "wall"', "height = 2", 5, "maps.yard.areas[1].construct", ""),
        ('terrain = "rough"', "depth = 2", 4, "maps.yard.areas[0].depth", ""),
        ("[maps.yard]", "[maps.yard]\ncolumns = 3", 2, "maps.yard.columns", ""),
        ('gate = ["0505"]', 'gate = ["0505"]\ndoor = [7]', 9, "maps.yard.objectives.door[0]", ""),
    ],
)
def test_a_mistake_in_a_map_is_found_where_it_stands(
    tmp_path: Path, old: str, new: str, line: int, key: str, nearest: str
) -> None:
    problem = problems(tmp_path, changed(MAP, old, new))[0]
    assert (problem.line, problem.key, problem.nearest) == (line, key, nearest)


@pytest.mark.parametrize(
    ("old", "new", "key", "expected", "nearest"),
    [
        ('"mesa"', '"messa"', "map", "a map", "mesa"),
        ('["blurr"]', '["blur"]', "sides[0].force[0]", "a unit", "blurr"),
        ("value = 100\nforce", "value = 10\nforce", "sides[0].force", "a value of at most 10", ""),
        (
            '["blurr"]',
            '["blurr"]\nrequired = [{ trait = "build" }]',
            "sides[0].force",
            "1 with build",
            "",
        ),
        (
            '["blurr"]',
            '["blurr"]\nrequired = [{ trait = "bild" }]',
            "sides[0].required[0].trait",
            "a trait",
            "build",
        ),
        (
            '["blurr"]',
            '["blurr"]\nrequired_units = ["inferno"]',
            "sides[0].force",
            '"inferno" among the force',
            "",
        ),
        (
            '["blurr"]',
            '["blurr"]\nfaction = "decepticon"',
            "sides[0].force",
            "units of the decepticons",
            "",
        ),
        (
            '["blurr"]',
            '["blurr"]\nfixed = ["blurr"]',
            "sides[0].force[0]",
            "a unit that is in the match once",
            "",
        ),
        (
            '["blurr"]',
            '["blurr"]\nzone = { kind = "around", group = "sumit", depth = 2 }',
            "sides[0].zone.group",
            "an objective of map mesa",
            "summit",
        ),
        (
            '["blurr"]',
            '["blurr"]\nzone = { kind = "edges" }',
            "sides[0].zone",
            "edges and a depth",
            "",
        ),
        (
            '["blurr"]',
            '["blurr"]\nzone = { kind = "hexes", hexes = ["0199"] }',
            "sides[0].zone.hexes[0]",
            "a hex of map mesa",
            "",
        ),
        (
            '"mesa"',
            '"mesa"\noptions = { braul = true }',
            "options.braul",
            "a match option",
            "brawl",
        ),
        ('"mesa"', '"mesa"\noptions = { brawl = 1 }', "options.brawl", "false or true", ""),
        (
            '"mesa"',
            '"mesa"\noptions = { fire_damage = "hot" }',
            "options.fire_damage",
            "a whole number",
            "",
        ),
        (
            '{ kind = "eliminate" }',
            '{ kind = "rescue", side = 0 }',
            "objectives[0].count",
            "count for rescue",
            "",
        ),
        (
            '{ kind = "eliminate" }',
            '{ kind = "far_bank", level = 3 }',
            "objectives[0].level",
            "no level for far_bank",
            "",
        ),
        (
            '"mesa"',
            '"mesa"\ncrowds = [{ sheet = "blurr", hex = "0101" }]',
            "crowds[0].sheet",
            "humans",
            "",
        ),
        (
            '"mesa"',
            '"mesa"\nplacements = [{ unit = "blurr", hex = "0101", facing = 0, mode = 2 }]',
            "placements[0].mode",
            "a mode below 2",
            "",
        ),
        (
            '"mesa"',
            '"mesa"\nobjects = [{ kind = "cube", group = "summitt" }]',
            "objects[0].group",
            "an objective of map mesa",
            "summit",
        ),
        (
            '"mesa"',
            '"mesa"\nreinforcements = [{ round = 2, side = 0, units = ["ratchett"] }]',
            "reinforcements[0].units[0]",
            "a unit",
            "ratchet",
        ),
    ],
)
def test_a_mistake_in_a_scenario_is_found_where_it_stands(
    tmp_path: Path, old: str, new: str, key: str, expected: str, nearest: str
) -> None:
    problem = only_problem(tmp_path, changed(SCENARIO, old, new))
    assert (problem.key, problem.expected, problem.nearest) == (
        f"scenarios.brawl.{key}",
        expected,
        nearest,
    )


def test_a_scenario_that_names_hexes_needs_a_map(tmp_path: Path) -> None:
    homeless = changed(
        SCENARIO, 'map = "mesa"', 'crowds = [{ sheet = "army-squad", hex = "0101" }]'
    )
    problem = only_problem(tmp_path, homeless)
    assert problem.expected == "a map for the scenario, since it names a hex"


def test_every_faulty_entry_is_reported_in_one_go(tmp_path: Path) -> None:
    text = changed(GOOD, "skill = 9", "skill = 99") + changed(MAP, '"wall"', '"wal"')
    assert [problem.key for problem in problems(tmp_path, text)] == [
        "characters.long-shot.skill",
        "maps.yard.areas[1].construct",
    ]


def test_a_problem_is_one_line_with_file_line_key_expectation_and_nearest_name(
    tmp_path: Path,
) -> None:
    problem = only_problem(tmp_path, changed(GOOD, '["any_arc"]', '["any_ark"]'))
    assert str(problem) == (
        f"{tmp_path / 'mine.toml'}:9: characters.long-shot.modes[1].traits[0]: "
        'expected one of 25 known names, found "any_ark" (nearest: any_arc)'
    )


def test_an_empty_folder_is_a_mistake(tmp_path: Path) -> None:
    (problem,) = check(tmp_path)
    assert (problem.expected, problem.found) == ("TOML files", "none")


def test_a_broken_file_does_not_hide_the_mistakes_of_another(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("[characters", encoding="utf-8")
    (tmp_path / "b.toml").write_text(changed(GOOD, "skill", "skil"), encoding="utf-8")
    assert [Path(problem.file).name for problem in check(tmp_path)] == ["a.toml", "b.toml"]
