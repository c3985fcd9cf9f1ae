"""The build hook keeps the compiled wheel honest."""

import ast
import shutil
import tomllib
from pathlib import Path

import pytest

from hatch_build import (
    joined_by_room,
    modules_to_compile,
    refuse_interpreted_between,
    restore_annotations,
    translate,
)

ROOT = Path(__file__).parents[2]
STATE = """\
@dataclass
class Army:
    units: list[Unit]
    leader: Unit | None = None
"""
CLASS_VARIABLE = """\
class Damaged(Event, frozen=True):
    reveals: ClassVar[bool] = True
"""
FORWARD_REFERENCE = """\
class Damaged(Event, frozen=True):
    reason: Reason

class Reason(Event, frozen=True):
    rule: str
"""

FLOATS = """\
HEIGHTS: Final[tuple[float, ...]] = (39.0, 57.0)
WAIST: Final = (39.0, 57.0)
"""


def read_hook() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"][
        "custom"
    ]
    return hook


def write(folder: Path, source: str) -> Path:
    module = folder / "model.py"
    module.write_text(source, encoding="utf-8")
    return module


def test_a_class_gets_its_whole_annotations_back(tmp_path: Path) -> None:
    module = write(tmp_path, STATE)
    restore_annotations(module)
    last = ast.parse(module.read_text(encoding="utf-8")).body[-1]
    assert ast.unparse(last) == (
        "setattr(Army, '__annotations__', {'units': 'list[Unit]', 'leader': 'Unit | None'})"
    )


def test_the_lines_of_a_module_keep_their_numbers(tmp_path: Path) -> None:
    module = write(tmp_path, STATE)
    restore_annotations(module)
    assert module.read_text(encoding="utf-8").startswith(STATE)


def test_a_class_variable_of_a_struct_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"model\.py:1: Damaged\.reveals is a class variable"):
        restore_annotations(write(tmp_path, CLASS_VARIABLE))


def test_a_struct_field_of_a_class_defined_later_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"Damaged\.reason is of the class Reason, which is not"):
        restore_annotations(write(tmp_path, FORWARD_REFERENCE))


def test_a_final_tuple_of_floats_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"model\.py:2: WAIST is a tuple of floats"):
        restore_annotations(write(tmp_path, FLOATS))


def test_an_interpreted_class_between_compiled_ones_is_refused(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("class Game: ...\n", encoding="utf-8")
    between = tmp_path / "kit.py"
    between.write_text(
        "from kernel import Game\nclass Named(Game): ...\nclass Alone: ...\n", encoding="utf-8"
    )
    module = write(tmp_path, "from kit import Alone, Named\nclass Chess(Named[int], Alone): ...\n")
    modules = [tmp_path / "kernel.py", module]
    with pytest.raises(ValueError, match=r"model\.py: the base Named is interpreted"):
        refuse_interpreted_between(modules, tmp_path)
    refuse_interpreted_between([*modules, between], tmp_path)


def test_package_files_and_named_modules_stay_interpreted(tmp_path: Path) -> None:
    rules = tmp_path / "games" / "chess" / "rules"
    rules.mkdir(parents=True)
    for place in (rules / "__init__.py", rules / "attack.py", rules.parent / "events.py"):
        place.touch()
    named = modules_to_compile(tmp_path, ["games/**/*.py"], ["games/*/events.py"])
    assert named == [rules / "attack.py"]


def test_modules_of_one_room_are_compiled_together_the_largest_room_first(tmp_path: Path) -> None:
    names = ("kernel___match", "games___chess___rules___attack", "games___chess___rules___check")
    sources = [tmp_path / f"__native_rollout___{name}.c" for name in names] + [tmp_path / "init.c"]
    for length, source in enumerate(sources, 1):
        source.write_text("x" * length, encoding="utf-8")
    rooms = [Path(room) for room in joined_by_room([str(source) for source in sources])]
    assert [room.name for room in rooms] == [
        "room_rollout_games_chess_rules.c",
        "room.c",
        "room_rollout_kernel.c",
    ]
    assert rooms[0].read_text(encoding="utf-8") == (
        '#include "__native_rollout___games___chess___rules___attack.c"\n'
        '#include "__native_rollout___games___chess___rules___check.c"\n'
    )


@pytest.mark.timeout(1_200)
def test_what_is_compiled_stays_in_the_subset_that_mypyc_compiles(tmp_path: Path) -> None:
    hook = read_hook()
    sources = tmp_path / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("page", "*.so"))
    assert all(any(sources.glob(pattern)) for pattern in hook["compile"])
    modules = modules_to_compile(sources, hook["compile"], hook["interpreted"])
    refuse_interpreted_between(modules, sources)
    for module in modules:
        restore_annotations(module)
    assert len(translate(modules, sources, tmp_path)) > len(modules)
    shutil.rmtree(tmp_path)


def test_what_is_compiled_keeps_nothing_in_a_dictionary_of_its_objects() -> None:
    """Compiled objects have none: `cached_property` fails there, and only when it is asked."""
    hook = read_hook()
    modules = modules_to_compile(ROOT / "src", hook["compile"], hook["interpreted"])
    assert modules
    assert [each for each in modules if "cached_property" in each.read_text("utf-8")] == []
