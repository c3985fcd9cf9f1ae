"""Exact odds of an attack, against figures worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from rollout.games.the_game.actions import SetFire, Shoot, ShootConstruct, TakeControl
from rollout.games.the_game.events import WindRolled
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.attack import attack, attack_actions
from rollout.games.the_game.screen.questions import (
    controlled,
    damage_to,
    hit,
    loss_of_construct,
    outcome_for,
    puts_out,
    stray,
)
from rollout.kernel.actions import Result
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.match import Match
from rollout.kernel.odds import odds
from rollout.kernel.options import Listed
from tests.games.the_game.table import Piece, cell, lay_out, robot


class OneAttack(Game[State]):
    """A match that consists of one attack by unit 0."""

    slug = "one_attack"
    state_type = State

    def step(self, table: Table[State]) -> Script[None]:
        unit = table.state.units[0]
        options = Listed(attack_actions(table.state, unit))
        action = yield table.ask(unit.seat, "attack", options)
        yield from attack(table, unit, action)
        table.state.over = "done"

    def result(self, state: State) -> Result | None:
        return Result((), "done") if state.over else None


def match_of(*pieces: Piece, **ground: Any) -> Match[State]:
    return Match(OneAttack(), start=lay_out(list(pieces), **ground))


def duel(**ground: Any) -> Match[State]:
    """Fir 7, Ski 4 against Spe 18, End 5, 10 hit points: hits on 5 and more."""
    return match_of(
        Piece(robot("Shooter"), "0812"), Piece(robot("Target", speed=18), "0808", 1), **ground
    )


@pytest.mark.rule("TG-HIT-09")
def test_the_chance_to_hit_is_the_share_of_faces_at_or_above_the_number() -> None:
    assert odds(duel(), Shoot(1), hit).distribution == {
        True: Fraction(6, 10),
        False: Fraction(4, 10),
    }


@pytest.mark.rule("TG-DMG-01")
def test_damage_is_spread_as_a_triangle() -> None:
    """Damage is 2 + (potential die - resistance die), so 0 in 36 of 100, k in 10 - |k - 2|."""
    spread = odds(duel(), Shoot(1), damage_to(1)).distribution
    assert spread[0] == Fraction(4, 10) + Fraction(6, 10) * Fraction(36, 100)
    assert spread[2] == Fraction(6, 10) * Fraction(10, 100)
    assert spread[9] == Fraction(6, 10) * Fraction(3, 100)
    assert spread[10] == Fraction(6, 10) * Fraction(3, 100)
    assert sum(spread.values()) == 1


@pytest.mark.rule("TG-DMG-03", "TG-RUL-14")
def test_the_chance_to_deactivate_counts_all_overkill() -> None:
    """10 or more of damage: dice differences 8 and 9, in 2 + 1 of 100."""
    assert odds(duel(), Shoot(1), puts_out(1)).chance(True) == pytest.approx(0.6 * 0.03)


@pytest.mark.rule("TG-COV-03")
def test_cover_halves_the_chance() -> None:
    covered = duel(elevation={"0809": 1})
    assert odds(covered, Shoot(1), stray).chance(True) == pytest.approx(0.3)
    assert odds(covered, Shoot(1), puts_out(1)).chance(True) == pytest.approx(0.3 * 0.03)


@pytest.mark.rule("TG-DMG-01")
def test_all_answers_together_need_one_pass() -> None:
    found = odds(duel(), Shoot(1), outcome_for(1))
    assert found.exact
    assert found.distribution[(False, 0, False)] == Fraction(4, 10)
    assert found.distribution[(True, 10, True)] == Fraction(6, 10) * Fraction(3, 100)


@pytest.mark.rule("TG-DMG-01")
def test_faces_with_the_same_future_are_counted_together() -> None:
    """A miss; by resistance die 9, 10, 10, 9, 8, 7, 6, 5, 4, 3 different losses, not 10 each."""
    assert odds(duel(), Shoot(1), damage_to(1)).branches == 72


@pytest.mark.rule("TG-DMG-01")
def test_a_target_too_tough_to_hurt_is_known_at_once() -> None:
    tough = match_of(
        Piece(robot("Shooter", firepower=2), "0812"),
        Piece(robot("Tough", endurance=12), "0811", 1),
    )
    found = odds(tough, Shoot(1), damage_to(1))
    assert found.distribution == {0: Fraction(1)}
    assert found.branches == 1


@pytest.mark.rule("TG-CON-06")
def test_a_construct_loses_all_or_nothing() -> None:
    match = match_of(
        Piece(robot("Shooter", skill=0), "0812"),
        Piece(robot("Far"), "0101", 1),
        constructs={"0808": (2, 20)},
        to_hit_offset=10,
    )
    wall = cell(match.state, "0808")
    spread = odds(match, ShootConstruct(wall), loss_of_construct(wall)).distribution
    assert spread == {7: Fraction(5, 10), 0: Fraction(5, 10)}


@pytest.mark.rule("TG-CTL-02")
def test_the_chance_of_control() -> None:
    match = match_of(
        Piece(robot("Hypnotist", "control"), "0812"), Piece(robot("Victim"), "0811", 1)
    )
    assert odds(match, TakeControl(1), controlled).chance(True) == pytest.approx(0.5)


@pytest.mark.rule("TG-FIR-03")
def test_each_wind_is_equally_likely() -> None:
    match = match_of(Piece(robot("Burner", "fire"), "0812"), Piece(robot("Far"), "0101", 1))

    def wind(after: Match[Any]) -> int:
        return next(event.direction for event in after.events if isinstance(event, WindRolled))

    spread = odds(match, SetFire(cell(match.state, "0808")), wind)
    assert spread.exact
    assert spread.distribution == {direction: Fraction(1, 6) for direction in range(6)}
