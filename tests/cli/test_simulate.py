"""Many matches between bots, and the figures."""

import json
from pathlib import Path
from typing import Any

import pytest

from rollout.cli.simulation import Plan, play_match
from tests.cli.conftest import Run


def figures(rollout: Run, *arguments: str) -> Any:
    done = rollout("simulate", *arguments, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_figures_are_json(rollout: Run) -> None:
    found = figures(rollout, "tic_tac_toe", "-n", "20", "--bots", "random,random", "--seed", "s")
    assert found["games"] == 20
    assert found["bots"] == ["random", "random"]
    assert sum(found["wins"]) + found["draws"] == 20
    assert 100 <= found["decisions"] <= 180
    assert found["length"]["shortest"] >= 5
    assert found["length"]["longest"] <= 9
    assert 1 <= found["mean_options"] <= 9
    assert found["decisions_per_second"] > 0


def test_a_seed_makes_a_run_repeatable(rollout: Run) -> None:
    runs = [
        figures(rollout, "bluff", "-n", "12", "--bots", bots, "--seed", "s", "--simulations", "9")
        for bots in ("random,search", "random,search")
    ]
    assert runs[0]["wins"] == runs[1]["wins"]
    assert runs[0]["decisions"] == runs[1]["decisions"]


def test_the_number_of_processes_does_not_change_the_matches(rollout: Run) -> None:
    one, two = (
        figures(rollout, "bluff", "-n", "30", "--seed", "s", "--jobs", jobs) for jobs in ("1", "2")
    )
    assert one["wins_by_seat"] == two["wins_by_seat"]
    assert one["decisions"] == two["decisions"]


def test_wins_belong_to_bots_when_they_change_seats(rollout: Run) -> None:
    arguments = ("tic_tac_toe", "-n", "10", "--swap", "--seed", "s")
    found = figures(rollout, *arguments, "--bots", "search:40sims,random")
    assert found["wins"][0] >= 7
    assert min(found["wins_by_seat"]) >= 2


def test_swapped_pairs_have_the_same_dice() -> None:
    plan = Plan("bluff", None, ("random", "random"), "s", 2, swap=True)
    first, second = play_match(plan, 0), play_match(plan, 1)
    assert first.matches == second.matches == 1


def test_one_bot_takes_all_seats(rollout: Run) -> None:
    found = figures(rollout, "tic_tac_toe", "-n", "5", "--bots", "random")
    assert found["wins"] == [5 - found["draws"]]


def test_decisions_of_bots_are_timed(rollout: Run) -> None:
    found = figures(rollout, "bluff", "-n", "2", "--bots", "greedy,random", "--seconds", "0.5")
    assert len(found["slowest_decision"]) == 2
    assert found["slowest_decision"][0] > 0


def test_a_person_reads_sentences(rollout: Run) -> None:
    done = rollout("simulate", "tic_tac_toe", "-n", "4", "--seed", "s")
    assert "4 matches, " in done.out
    assert "Seed: s" in done.out


def test_a_german_reads_german(rollout: Run) -> None:
    done = rollout("simulate", "tic_tac_toe", "-n", "1", "--seed", "s", "--lang", "de")
    assert "Eine Partie, " in done.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("no_game",), 'there is no game "no_game"'),
        (("tic_tac_to",), "(nearest: tic_tac_toe)"),
        (("bluff", "--bots", "serch,random"), 'there is no bot "serch" (nearest: search)'),
        (("bluff", "--bots", ""), 'there is no bot ""'),
        (("bluff", "--bots", "search:soon"), '"soon" is no budget'),
        (("bluff", "--seconds", "-1"), '"-1.0" is no budget'),
        (("bluff", "--seconds", "nan"), '"nan" is no budget'),
        (("bluff", "--simulations", "0"), '"0" is no budget'),
        (("bluff", "-n", "0"), '-n: expected a number from 1, found "0"'),
        (("bluff", "--jobs", "300"), '--jobs: expected a number from 1 to 256, found "300"'),
        (("bluff", "-n", "many"), '-n: expected a number from 1, found "many"'),
        (("bluff", "--setup", "first=1"), "bluff has nothing to set up"),
        (("tic_tac_toe", "--setup", "fist=1"), 'the setup has no "fist" (nearest: first)'),
        (("tic_tac_toe", "--setup", "first"), '"first" is not KEY=VALUE'),
        (("tic_tac_toe", "--setup", "first=x"), "this setup is not possible"),
        (("tic_tac_toe", "--setup", "first.x=1"), '"first.x=1" is not KEY=VALUE'),
        (("tic_tac_toe", "--scenario", "x"), 'the setup has no "scenario"'),
    ],
)
def test_a_wrong_order_is_one_line_and_code_2(
    rollout: Run, arguments: tuple[str, ...], error: str
) -> None:
    done = rollout("simulate", *arguments)
    assert done.code == 2
    assert error in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_more_bots_than_seats_are_refused_unless_they_take_turns(rollout: Run) -> None:
    three = ("simulate", "tic_tac_toe", "-n", "3", "--bots", "random,greedy:1sims,random")
    done = rollout(*three)
    assert done.code == 2
    assert "3 players are named, but there are 2 seats" in done.err
    assert rollout(*three, "--swap").code == 0


def test_progress_is_told_in_lines_where_there_is_no_terminal(rollout: Run) -> None:
    done = rollout("simulate", "tic_tac_toe", "-n", "2", "--json")
    assert done.err == "1 of 2 matches\n2 of 2 matches\n"
    assert len(rollout("simulate", "tic_tac_toe", "-n", "40", "--json").err.splitlines()) == 10


def test_wins_are_told_by_bot_and_by_seat_with_their_intervals(rollout: Run) -> None:
    words = ("simulate", "tic_tac_toe", "-n", "20", "--bots", "random", "--seed", "s")
    found = figures(rollout, *words[1:])
    low, high = found["win_intervals_by_seat"][0]
    assert 0 <= low < found["wins_by_seat"][0] / 20 < high <= 1
    assert len(found["win_intervals"]) == 1
    told = rollout(*words).out
    wins = found["wins_by_seat"][1]
    assert f"Seat B: {wins} wins ({5 * wins:.1f} %, most likely " in told


def test_the_journals_of_a_simulation_are_saved_and_hold(rollout: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    for jobs in ("1", "2"):
        done = rollout(
            *("simulate", "bluff", "-n", "10", "--seed", "s", "--jobs", jobs),
            *("--bots", "random", "--save", str(folder / jobs)),
        )
        assert done.code == 0, done.err
    names = sorted(path.name for path in (folder / "1").iterdir())
    assert (names[0], names[-1], len(names)) == ("bluff-01.txt", "bluff-10.txt", 10)
    assert rollout("verify", str(folder / "1" / names[3])).code == 0
    first, second = ((folder / jobs / names[3]).read_text("utf-8") for jobs in ("1", "2"))
    assert first == second
