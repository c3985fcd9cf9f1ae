"""AT-VIC, AT-RST, AT-TEAM, AT-FFA: ends of turns and of matches."""

from random import Random

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Accident, Enter
from rollout.games.attacktix.events import (
    AccidentHappened,
    DroppedOut,
    Entered,
    Reloaded,
    Standings,
    TurnBegan,
)
from rollout.games.attacktix.model import IN_PLAY, State
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.rules.victory import tournament_points
from rollout.games.attacktix.rules.wheel import written
from rollout.games.attacktix.setup import MatchOptions, Setup
from rollout.kernel import Concede, Fast, Match, Scripted
from rollout.kernel.actions import Result
from rollout.kernel.errors import TableError
from rollout.words import Words
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    grind,
    hit,
    miss,
    offered,
    pass_turn,
    piece,
    table,
    to_attack,
    told,
)

JETFIRE = piece("jetfire_robot", x=400, y=400)
FOE = piece("prowl_robot", "B", x=400, y=700, facing=270)
FIRE = ("attack_with jetfire_robot", "aim 900 0")


@pytest.mark.rule("AT-VIC-01", "AT-TRN-05")
def test_who_has_nobody_upright_when_the_turn_ends_has_lost() -> None:
    spare = piece("kup_robot", x=700, y=400)
    match = table(JETFIRE, spare, FOE, phase="attack", script=[STILL, hit(0, {2: 80})])
    answer(match, *FIRE)
    assert asked(match) == (0, "attack")
    answer(match, "end_attacks")
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.rule) == (
        (0,),
        "eliminated",
        "AT-VIC-01",
    )


@pytest.mark.rule("AT-RUL-53")
def test_both_sides_empty_is_a_draw() -> None:
    megatron = piece("megatron_tank", "B", x=400, y=700, bottom=25)
    match = table(JETFIRE, megatron, phase="attack", script=[STILL, hit(0, {1: 80})])
    answer(match, *FIRE)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "eliminated")


@pytest.mark.rule("AT-RST-01", "AT-RST-03", "AT-RST-04", "AT-TRN-06", "AT-RUL-50", "AT-RUL-52")
def test_missiles_and_rods_are_loaded_at_the_end_of_the_turn_and_never_before() -> None:
    jab = piece("bumblebee_car", x=600, y=400)
    spare = piece("kup_robot", x=700, y=400)
    script = [STILL, miss(0), STILL, miss(1)]
    match = table(JETFIRE, jab, spare, FOE, phase="attack", attacks=3, script=script)
    answer(match, *FIRE, "attack_with bumblebee_car", "aim 900 0")
    assert [each.loaded for each in match.state.figures[:3]] == [0, 0, 1]
    answer(match, "end_attacks")
    assert told(match, Reloaded) == [Reloaded(0)]
    assert [each.loaded for each in match.state.figures[:3]] == [1, 1, 1]
    assert told(match, TurnBegan) == [TurnBegan(1, 2, 2)]


@pytest.mark.rule("AT-RUL-54")
@pytest.mark.parametrize(
    ("pieces", "winners"),
    [((JETFIRE, FOE), (0,)), ((piece("kup_robot", x=400, y=300), FOE), ())],
)
def test_after_quiet_rounds_more_points_standing_win(
    pieces: tuple[dict[str, object], ...], winners: tuple[int, ...]
) -> None:
    match = table(*pieces, stall_rounds=2)
    for _ in range(3):
        pass_turn(match)
        assert match.result is None
    to_attack(match)
    answer(match, "end_attacks")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, "stalled")


@pytest.mark.rule("AT-RUL-54")
def test_a_defeat_starts_the_quiet_rounds_anew_and_without_a_limit_there_are_none() -> None:
    late = piece("cyclonus_robot", "B", x=100, y=1000)
    match = table(JETFIRE, FOE, late, script=[STILL, hit(0, {1: 80})], stall_rounds=1)
    to_attack(match)
    answer(match, *FIRE)
    assert match.state.quiet == 0
    endless = table(JETFIRE, FOE, stall_rounds=None)
    for _ in range(6):
        pass_turn(endless)
    assert endless.result is None


def several(mode: str, seats: int, **more: object) -> State:
    """A match of several in its first turn: each seat has a Warrior in play, and a Back-Up."""
    force = "kup_robot, grimlock_robot, scorponok_robot | ultra_magnus_robot, strongarm_robot"
    setup = Setup(forces=(force,) * seats, mode=mode, **more)  # type: ignore[arg-type]
    state: State = GAME.rules.start(setup)
    sides = {3: [0, 1, 3], 4: [0, 1, 2, 3]}
    if mode == "free_for_all":
        state.sides = sides[seats]
        state.order = list(range(seats))
    for number, each in enumerate(state.figures):
        if each.zone == "unplaced":
            kup = each.code == "kup_robot"
            each.zone = IN_PLAY if kup else "defeated"
            each.x, each.y = 3000 + 900 * number // 5, 4000 + 600 * each.owner
            each.facing = 900
            load(state, number)
            each.shown = [written(state.face(number))]
    state.turn, state.seat, state.phase, state.allowed = 1, state.order[0], "attack", 2
    return state


def started(state: State, script: list[object]) -> Match[State]:
    return Match(GAME.rules, Setup(), Scripted(script), state)


KUPS = [0, 5, 10, 15]
"""The numbers of the Kups by seat."""
SLASH = ("attack_with {}", "slash left 1200")


def kup(seat: int) -> str:
    return "kup_robot" if seat == 0 else f"kup_robot-{seat + 1}"


def strike(match: Match[State], seat: int) -> None:
    answer(match, f"attack_with {kup(seat)}", "slash left 0")


@pytest.mark.rule("AT-FFA-08", "AT-FFA-09", "AT-FFA-10", "AT-RUL-62", "AT-RUL-63")
def test_in_a_free_for_all_players_drop_out_until_one_is_left() -> None:
    state = several("free_for_all", 3)
    match = started(state, [STILL, hit(0, {5: 80}), STILL, hit(0, {10: 80})])
    strike(match, 0)
    assert told(match, DroppedOut) == [DroppedOut(1, 3)]
    assert all(each.zone == "gone" for each in match.state.figures if each.owner == 1)
    assert asked(match) == (2, "move")
    pass_turn(match)
    to_attack(match)
    strike(match, 0)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert told(match, Standings) == [Standings((1, 3, 2), (6, 0, 3))]


@pytest.mark.rule("AT-RUL-61", "AT-RUL-53")
def test_who_leave_together_share_the_lower_place() -> None:
    state = several("free_for_all", 4)
    match = started(state, [STILL, hit(0, {5: 80, 10: 80})])
    strike(match, 0)
    assert told(match, DroppedOut) == [DroppedOut(1, 4), DroppedOut(2, 4)]


@pytest.mark.rule("AT-FFA-10", "AT-RUL-62")
def test_tournament_points_by_place() -> None:
    assert tournament_points((1, 2, 3, 4), 4) == (8, 4, 1, 0)
    assert tournament_points((2, 1, 3), 3) == (3, 6, 0)
    assert tournament_points((1, 4, 4, 4), 4) == (8, 0, 0, 0)


@pytest.mark.rule("AT-FFA-06", "AT-FFA-07")
def test_in_a_free_for_all_abilities_help_only_the_own_and_act_on_any_opponent() -> None:
    """Prowl of seat 1 recruits a Trooper: his own, not seat 2's. Sideways may hit anybody."""
    state = several("free_for_all", 3)
    state.figures[5].code, state.figures[5].bottom = "prowl_robot", 3
    state.figures[9].code = "arcee_robot"
    match = started(state, [STILL, hit(0, {5: 80})])
    strike(match, 0)
    assert told(match, DroppedOut) == [DroppedOut(1, 3)]
    jam = several("free_for_all", 3)
    jam.figures[5].code, jam.figures[5].bottom = "ravage_panther", 25
    other = started(jam, [STILL, hit(0, {5: 80})])
    strike(other, 0)
    assert offered(other) == ["choose kup_robot", "choose kup_robot-2"]


def teams(**more: object) -> State:
    return several("teams", 4, teams=(0, 1, 0, 1), size=200, **more)


@pytest.mark.rule("AT-TEAM-07", "AT-TEAM-10", "AT-RUL-59")
def test_a_team_member_may_be_recruited_and_stays_its_owners() -> None:
    state = teams()
    state.figures[5].code, state.figures[5].bottom = "prowl_robot", 3
    state.figures[15].zone = "defeated"
    match = started(state, [STILL, hit(0, {5: 80}), grind()])
    strike(match, 0)
    assert asked(match) == (1, "choose")
    answer(match, "choose strongarm_robot-4", Enter(3000, 10444))
    assert told(match, Entered)[0].seat == 3
    assert match.state.figures[19].controller == 3
    assert match.result is None
    pass_turn(match) if asked(match)[0] == 0 else None
    assert asked(match) == (2, "move")
    pass_turn(match)
    assert asked(match) == (3, "move")


@pytest.mark.rule("AT-TEAM-08")
def test_abilities_on_opponents_spare_team_mates() -> None:
    state = teams()
    state.figures[5].code, state.figures[5].bottom = "ravage_panther", 25
    match = started(state, [STILL, hit(0, {5: 80})])
    strike(match, 0)
    assert offered(match) == ["choose kup_robot", "choose kup_robot-2"]


@pytest.mark.rule("AT-TEAM-09")
def test_the_match_ends_when_a_team_has_nobody_in_play() -> None:
    match = started(teams(), [STILL, hit(0, {5: 80, 15: 90})])
    strike(match, 0)
    assert match.result is not None
    assert match.result.winners == (0, 2)


@pytest.mark.rule("AT-TEAM-06", "AT-TEAM-10", "AT-RUL-58")
def test_attacks_follow_the_points_contributed_and_who_has_nobody_passes() -> None:
    state = teams()
    state.figures[5].zone = "defeated"
    match = started(state, [])
    answer(match, "end_attacks")
    assert told(match, TurnBegan) == [TurnBegan(2, 2, 1)]


@pytest.mark.rule("AT-DEF-04", "AT-BM-11", "AT-BM-13", "AT-CHN-07", "AT-ETQ-06")
@pytest.mark.parametrize("kind", ["knocked_over", "switch_tripped", "fell_by_itself"])
def test_accidents_defeat_nobody_and_tripped_switches_stay_as_they_were(kind: str) -> None:
    primus = piece("primus_robot", "B", x=400, y=700)
    match = table(JETFIRE, primus)
    match.state.figures[1].waist = True
    match.interject(Accident(kind, 1))  # type: ignore[arg-type]
    assert told(match, AccidentHappened) == []
    to_attack(match)
    assert told(match, AccidentHappened) == [AccidentHappened(kind, 1)]
    figure = match.state.figures[1]
    assert (figure.zone, figure.waist, figure.chest) == ("play", True, False)


@pytest.mark.rule("AT-BM-11")
def test_only_what_stands_falls_by_accident_and_only_battle_masters_by_themselves() -> None:
    match = table(JETFIRE, FOE)
    for wrong in (Accident("fell_by_itself", 0), Accident("knocked_over", 9)):
        with pytest.raises(TableError):
            match.interject(wrong)


def test_bots_alone_always_have_an_end_to_quiet_rounds() -> None:
    endless = Setup(options=MatchOptions(stall_rounds=None))
    assert GAME.rules.among_bots(endless).options.stall_rounds == 12
    assert GAME.rules.among_bots(Setup()) == Setup()


@pytest.mark.parametrize("setup", [Setup(), Setup(map="highway"), Setup(map="junkyard")])
def test_a_match_is_played_to_its_end_by_the_fitted_table(setup: Setup) -> None:
    rng = Random(5)
    match = Match(GAME.rules, setup, Fast(rng))
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    assert match.result is not None
    assert Concede() not in [entry.answer for entry in match.entries]


@pytest.mark.rule("AT-RUL-53", "AT-RUL-54", "AT-RUL-95")
@pytest.mark.parametrize(
    ("reason", "drawn", "won"),
    [
        ("eliminated", "nobody is left standing", "nobody of the other side is left standing"),
        ("stalled", "equal points stand", "more points stand"),
        ("conceded", "the practice was given up", "the other side gave up"),
    ],
)
def test_an_end_without_a_winner_is_told_as_such(reason: str, drawn: str, won: str) -> None:
    words = Words(GAME, "en")
    assert drawn in words.result(Result((), reason))
    assert won in words.result(Result((1,), reason))
