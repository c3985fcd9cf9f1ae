"""Homebrew is checked on the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LONG_SHOT = """
[characters.long-shot]
name = "Long Shot"
faction = "autobot"
function = "Sniper"
size = "car"
endurance = 6
skill = 9
modes = [
  { name = "Robot", kind = "robot", strength = 5, speed = 5, firepower = 9, height = 2 },
  { name = "Buggy", kind = "car", speed = 8, firepower = 5, height = 1, traits = ["any_arc"] },
]
"""


@pytest.fixture
def homebrew(tmp_path: Path) -> Path:
    file = tmp_path / "robots.toml"
    file.write_text(LONG_SHOT, encoding="utf-8")
    return file


def test_good_content_is_code_0(rollout: Run, homebrew: Path) -> None:
    for path in (homebrew, homebrew.parent):
        done = rollout("content", "check", str(path))
        assert (done.code, done.err) == (0, "")
        assert "is good: one file checked." in done.out


def test_a_mistake_names_file_line_key_and_the_nearest_name(rollout: Run, homebrew: Path) -> None:
    homebrew.write_text(LONG_SHOT.replace("any_arc", "any_ark"), encoding="utf-8")
    done = rollout("content", "check", str(homebrew))
    assert done.code == 1
    assert f"{homebrew}:11: characters.long-shot.modes[1].traits[0]: expected" in done.err
    assert 'found "any_ark" (nearest: any_arc)' in done.err


def test_every_mistake_is_a_line(rollout: Run, homebrew: Path) -> None:
    other = homebrew.with_name("more.toml")
    other.write_text(LONG_SHOT.replace("long-shot", "short-shot").replace("endurance", "endurence"))
    homebrew.write_text(LONG_SHOT.replace("any_arc", "any_ark"), encoding="utf-8")
    done = rollout("content", "check", str(homebrew.parent))
    assert done.code == 1
    assert {line.partition(":")[0].rpartition("/")[2] for line in done.err.splitlines()} == {
        "robots.toml", "more.toml",
    }  # fmt: skip


@pytest.mark.parametrize("content", [b"[characters", b"\xff\xfe", b"\x00"])
def test_what_is_no_toml_is_told_with_its_line(
    rollout: Run, homebrew: Path, content: bytes
) -> None:
    homebrew.write_bytes(content)
    done = rollout("content", "check", str(homebrew))
    assert done.code == 1
    assert done.err.startswith(f"{homebrew}:")
    assert done.err.count("\n") == 1


def test_nothing_to_check_is_code_2(rollout: Run, tmp_path: Path) -> None:
    empty = rollout("content", "check", str(tmp_path))
    assert (empty.code, "no content files" in empty.err) == (2, True)
    missing = rollout("content", "check", str(tmp_path / "nothing.toml"))
    assert (missing.code, "there is no" in missing.err) == (2, True)


def test_the_game_may_be_named(rollout: Run, homebrew: Path) -> None:
    assert rollout("content", "check", str(homebrew), "--game", "the_game").code == 0
    none = rollout("content", "check", str(homebrew), "--game", "tic_tac_toe")
    assert (none.code, "takes no content of one's own" in none.err) == (2, True)
    unknown = rollout("content", "check", str(homebrew), "--game", "the_gam")
    assert (unknown.code, "(nearest: the_game)" in unknown.err) == (2, True)


MAPS = {
    "attacktix": '[maps.yard]\nobjects = [{ sort = "crate", at = [0, 0] }]\n',
    "energon_wars": "[maps.yard]\nmedium_building = [[10, 11], [27, 11]]\n",
}


@pytest.mark.parametrize("game", MAPS)
def test_a_file_with_maps_only_is_for_the_game_that_can_read_it(
    rollout: Run, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "maps.toml"
    file.write_text(MAPS[game], encoding="utf-8")
    found = rollout("content", "check", str(file), "--json")
    assert (found.code, f'"game":"{game}"' in found.out) == (0, True)


def test_where_no_game_can_read_what_several_have_nobody_guesses(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "maps.toml"
    file.write_text("[maps.yard]\nmedum_building = [[10, 11]]\n", encoding="utf-8")
    which = rollout("content", "check", str(file))
    several = "the_game, energon_wars, attacktix"
    told = f"rollout: {file} may be for {several}: say which with --game\n"
    assert (which.code, which.err) == (2, told)
    named = rollout("content", "check", str(file), "--game", "energon_wars")
    assert (named.code, "(nearest: medium_building)" in named.err) == (1, True)


def test_a_misspelt_section_is_told_by_the_game_that_has_one_like_it(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[robotz.x]\nname = "X"\n', encoding="utf-8")
    near = rollout("content", "check", str(file))
    assert (near.code, "(nearest: robots)" in near.err) == (1, True)
    file.write_text("x = 1\n", encoding="utf-8")
    which = rollout("content", "check", str(file))
    assert which.code == 2
    assert which.err.endswith("energon_wars, attacktix: say which with --game\n")
