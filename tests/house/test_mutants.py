"""The faults that `make mutants` puts into the rules."""

from __future__ import annotations

import ast
import itertools
import time
from typing import Any

import pytest

from benchmarks.mutants.__main__ import EQUIVALENT, equivalents, is_listed, sample
from benchmarks.mutants.grafting import functions_below, graft
from benchmarks.mutants.mutations import mutants_of
from benchmarks.mutants.packages import PACKAGES, ROOT
from benchmarks.mutants.reach import Measured, Reach
from benchmarks.mutants.witness import Witness


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants_of("a.py", source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a >= b\n", ["a >= b -> a > b"]),
        ("x = a and b\n", ["a and b -> (a or b)", "a and b -> (b)", "a and b -> (a)"]),
        ("x = not a\n", ["not a -> (a)"]),
        ("x = a - b\n", ["a - b -> a + b"]),
        ("x = b if a else c\n", ["b if a else c -> (c if a else b)"]),
        ("if a:\n    pass\n", ["a -> not a"]),
        ("tell(a)\n", ["tell(a) -> pass"]),
        ("def f():\n    yield from g()\n", ["yield from g() -> pass"]),
        ("a.b = c\n", ["a.b = c -> pass"]),
        ("a += b\n", ["a += b -> pass"]),
        ("x = min(a, b)\n", ["min(a, b) -> max(a, b)"]),
        ("x = [a for a in b if c]\n", ["[a for a in b if c] -> [a for a in b]"]),
        ("x = Refusal('TG-ATK-07')\n", ["'TG-ATK-07' -> 'mutant'"]),
        ("x = True\n", ["True -> False"]),
    ],
)
def test_a_fault_is_one_small_change(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 < 2."""\n',
        "def f(a: Annotated[int, Meta(1)]) -> Literal[2]: ...\n",
        "assert a < b\n",
        "x = told('a sentence with spaces')\n",
        "if TYPE_CHECKING:\n    x = 1\n",
        "x = f'{1 + 2}'\n",
    ],
)
def test_types_texts_and_assertions_are_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_mutant_is_the_source_with_one_place_changed() -> None:
    source = 'ä = "ö"\nx = a < b  # ü\n'
    (mutant,) = mutants_of("a.py", source)
    assert mutant.applied(source) == 'ä = "ö"\nx = a <= b  # ü\n'


@pytest.mark.parametrize("first", ["", "from __future__ import annotations\n"])
def test_a_fault_is_grafted_into_functions_that_are_loaded(first: str) -> None:
    before = f"{first}def far(a):\n    return a > 3\n"
    loaded: dict[str, Any] = {}
    exec(compile(before, "far.py", "exec", dont_inherit=True), loaded)
    assert graft([loaded["far"]], "far.py", before, before.replace(">", ">="))
    assert loaded["far"](3)
    assert not graft([], "far.py", before, before)


def test_the_functions_of_a_folder_are_found_by_their_files() -> None:
    here = functions_below(str(ROOT / "tests" / "house"))
    assert test_types_texts_and_assertions_are_left_alone in here[__file__]


def test_every_mutant_of_the_kernel_can_be_read_as_python() -> None:
    for mutant in sample(PACKAGES["kernel"], "1", "options.py"):
        ast.parse(mutant.applied((ROOT / mutant.file).read_text(encoding="utf-8")))


def test_a_seed_draws_the_same_mutants_again() -> None:
    first, again, other = (
        [str(each) for each in sample(PACKAGES["kernel"], seed, "dice.py")] for seed in "112"
    )
    assert first == again
    assert first != other
    assert sorted(first) == sorted(other)


def test_the_bots_and_screens_of_a_game_are_not_mutated() -> None:
    rooms = {path.split("/")[4] for path in PACKAGES["battlecards"].sources()}
    assert "rules" in rooms
    assert rooms.isdisjoint({"bots", "screen"})


def test_a_mutant_meets_the_tests_that_reach_its_line_and_golden_files_last() -> None:
    lines = {"a.py": {1: ["t.py::slow", "t.py::quick"], 2: ["t.py::other"]}}
    golden = {"a.py": {1: ["tests/golden/g.py::all"]}}
    seconds = {"t.py::slow": 2.0, "t.py::quick": 0.1, "t.py::other": 0.1}
    reach = Reach(
        "",
        {
            "t.py": Measured("", seconds, lines),
            "tests/golden/g.py": Measured("", {"tests/golden/g.py::all": 0.1}, golden),
        },
    )
    here = ["t.py::quick", "t.py::slow", "tests/golden/g.py::all"]
    assert reach.tests("a.py", 1, 1)[:3] == here
    assert reach.tests("a.py", 1, 1)[3:] == ["t.py::other"], "few reach it: the file's others join"


def test_a_test_is_ended_by_its_work_and_not_by_the_clock() -> None:
    hearing = Witness(0.02).pytest_runtest_call()
    next(hearing)
    time.sleep(0.1)
    with pytest.raises(pytest.fail.Exception, match="seconds of work"):
        any(each < 0 for each in itertools.count())
    hearing.close()


def test_what_is_listed_as_equivalent_is_a_mutant_that_exists() -> None:
    listed = equivalents()
    known = [
        mutant
        for file in sorted({file for file, _, _ in listed})
        for mutant in mutants_of(file, (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert [each for each in listed if not any(is_listed(mutant, [each]) for mutant in known)] == []
    assert EQUIVALENT.read_text(encoding="utf-8").count("why = ") == len(listed)
