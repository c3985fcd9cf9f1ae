"""AT-ARM: what may be brought along, and what is refused."""

from typing import Any

import pytest

from rollout.gamekit.match_options import options_of
from rollout.games.attacktix import GAME
from rollout.games.attacktix.rules.forces import attacks_of
from rollout.games.attacktix.rules.turn_order import attacks_in_turn
from rollout.games.attacktix.setup import MatchOptions, Setup
from rollout.games.attacktix.setup_desk import check, describe, explain
from rollout.kernel.errors import SetupRefused

HUNDRED = "grimlock_robot, prowl_robot, arcee_robot, strongarm_robot, strongarm_robot"
FIFTY = "grimlock_tyrannosaur, strongarm_robot"
GOOD = f"{HUNDRED} | {FIFTY}"


def why(**setup: Any) -> tuple[str, str]:
    with pytest.raises(SetupRefused) as refused:
        GAME.rules.start(Setup(**setup))
    return refused.value.refusal.rule, refused.value.refusal.why


def starts(**setup: Any) -> Any:
    return GAME.rules.start(Setup(**setup))


@pytest.mark.rule("AT-ARM-01", "AT-ARM-02", "AT-DEC-01", "AT-DEC-02", "AT-RUL-09")
def test_a_force_has_exactly_its_points_and_half_of_them_in_back_up() -> None:
    assert len(starts(forces=(GOOD, "spearhead")).figures) == 7 + 6
    short = f"arcee_robot | {FIFTY}"
    assert why(forces=(short, "spearhead")) == ("AT-ARM-01", "battle-points")
    assert why(forces=(f"{HUNDRED} | kup_robot", "spearhead")) == ("AT-ARM-02", "back-up-points")
    assert why(forces=(GOOD, "spearhead"), size=150) == ("AT-ARM-01", "size-no-hundreds")
    lenient = MatchOptions(points="at_most")
    assert starts(forces=(short, "spearhead"), options=lenient).shares == [20, 100]
    more = f"{HUNDRED}, kup_robot | {FIFTY}"
    assert why(forces=(more, "spearhead"), options=lenient) == ("AT-ARM-01", "battle-points")


@pytest.mark.rule("AT-ARM-03", "AT-ARM-04", "AT-ARM-05", "AT-RUL-12")
def test_copies_and_factions_are_free_but_where_a_limit_was_agreed() -> None:
    mixed = f"megatron_robot, prowl_robot, arcee_robot, strongarm_robot, strongarm_robot | {FIFTY}"
    state = starts(forces=(mixed, mixed))
    copies = [
        each.copy
        for each in GAME.rules.view(state, 0).figures.values()
        if each.code == "strongarm_robot"
    ]
    assert copies == [1, 2, 3, 4, 5, 6]
    two = MatchOptions(max_copies=2)
    assert why(forces=(mixed, "spearhead"), options=two) == ("AT-RUL-12", "too-many-copies")
    assert starts(forces=(mixed, "spearhead"), options=MatchOptions(max_copies=3)) is not None


@pytest.mark.rule("AT-ARM-06", "AT-ARM-07", "AT-ARM-08", "AT-RUL-10")
def test_as_many_battle_masters_as_agreed_those_in_back_up_counted() -> None:
    masters = ("planet_eater", "god_of_light")
    assert why(forces=masters, size=200) == ("AT-ARM-07", "battle-masters")
    assert starts(forces=masters, size=200, options=MatchOptions(battle_masters=1)).size == 200
    two = MatchOptions(battle_masters=2)
    assert why(forces=masters, size=200, options=two) == ("AT-ARM-07", "battle-masters")
    at_most = MatchOptions(battle_masters=2, bm_count="at_most")
    assert starts(forces=masters, size=200, options=at_most).size == 200
    waiting = (
        "grimlock_robot, prowl_robot, arcee_robot, kup_robot, ultra_magnus_robot, grimlock_robot,"
        " hot_shot_robot | devastator_robot, ironhide_robot"
    )
    assert starts(
        forces=(waiting, "planet_eater"), size=200, options=MatchOptions(battle_masters=1)
    )


@pytest.mark.rule("AT-ARM-08")
def test_a_battle_master_too_many_in_the_back_up_is_refused_by_the_rule_about_those() -> None:
    force = (
        "unicron_robot, optimus_prime_robot, optimus_prime_robot, optimus_prime_robot"
        " | omega_supreme_robot, jetfire_robot"
    )
    one = MatchOptions(battle_masters=1)
    refusal = why(forces=(force, "planet_eater"), size=200, options=one)
    assert refusal == ("AT-ARM-08", "battle-masters")


@pytest.mark.rule("AT-ARM-09")
def test_official_tournaments_allow_no_battle_masters() -> None:
    agreed = MatchOptions(battle_masters=1, tournament="official")
    assert why(forces=("planet_eater", "god_of_light"), size=200, options=agreed) == (
        "AT-ARM-09",
        "no-battle-masters",
    )
    assert starts(options=MatchOptions(tournament="official")).turn == 0


def test_no_mega_may_be_used_in_the_maze() -> None:
    agreed = MatchOptions(battle_masters=1)
    maze = "underground_maze"
    refusal = why(forces=("planet_eater", "god_of_light"), size=200, options=agreed, map=maze)
    assert refusal == ("AT-SMP-07", "no-mega-here")


@pytest.mark.rule("AT-TEAM-01", "AT-TEAM-02")
def test_teams_have_equal_points_split_as_they_like() -> None:
    three = ("vanguard", "dinobot_charge", "planet_eater")
    agreed = MatchOptions(battle_masters=1, bm_count="at_most")
    state = starts(forces=three, mode="teams", teams=(0, 0, 1), size=200, options=agreed)
    assert state.teams == [0, 0, 1]
    assert state.shares == [100, 100, 200]
    assert why(forces=three, mode="teams", teams=(0, 1, 1), size=200, options=agreed) == (
        "AT-TEAM-01",
        "team-battle-points",
    )
    none = MatchOptions()
    assert why(forces=three, mode="teams", teams=(0, 0, 1), size=200, options=none) == (
        "AT-ARM-07",
        "team-battle-masters",
    )
    official = MatchOptions(tournament="official")
    assert why(forces=three, mode="teams", teams=(0, 0, 1), size=200, options=official) == (
        "AT-ARM-09",
        "team-no-battle-masters",
    )
    maze = {"options": agreed, "map": "underground_maze"}
    assert why(forces=three, mode="teams", teams=(0, 0, 1), size=200, **maze) == (
        "AT-SMP-07",
        "team-no-mega-here",
    )
    lacking = ("vanguard", f"{HUNDRED} | kup_robot", "planet_eater")
    assert why(forces=lacking, mode="teams", teams=(0, 0, 1), size=200, options=agreed) == (
        "AT-TEAM-01",
        "team-back-up-points",
    )
    assert why(forces=three, mode="teams", size=200) == ("AT-TEAM-01", "teams-unsettled")


@pytest.mark.rule("AT-FFA-01")
def test_a_free_for_all_is_for_three_or_four() -> None:
    pair = ("vanguard", "spearhead")
    assert why(forces=pair, mode="free_for_all") == ("AT-FFA-01", "three-or-four")
    assert why(forces=(*pair, "sting")) == ("AT-ARM-01", "two-players")
    assert starts(forces=(*pair, "sting"), mode="free_for_all").phase == "sides"
    assert why(forces=pair, map="arena") == ("AT-DEC-01", "map-for-others")


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("vanguad", "AT-ARM-01", "no-such-force"),
        ("arcee_robt | kup_robot", "AT-DEC-02", "no-such-figure"),
        ("| kup_robot", "AT-ARM-01", "battle-points"),
    ],
)
def test_what_there_is_not_is_refused_with_the_nearest(text: str, rule: str, key: str) -> None:
    assert why(forces=(text, "spearhead")) == (rule, key)


def test_an_unknown_map_is_refused() -> None:
    assert why(map="highwey") == ("AT-DEC-01", "no-such-map")


@pytest.mark.rule("AT-TEAM-06", "AT-RUL-57", "AT-RUL-58")
def test_a_share_of_points_gives_attacks_rounded_half_up() -> None:
    assert [attacks_of(points, 0) for points in (49, 50, 149, 150, 200)] == [0, 1, 1, 2, 2]
    assert attacks_of(40, 1) == 1


@pytest.mark.rule("AT-RUL-57")
@pytest.mark.parametrize("least", [0, 1])
def test_whether_a_small_share_attacks_is_agreed_and_told_beforehand(least: int) -> None:
    three = (
        "grimlock_robot | grimlock_tyrannosaur",
        "vanguard",
        "prowl_robot, arcee_robot, strongarm_robot, strongarm_robot | strongarm_robot",
    )
    agreed = MatchOptions(team_min_attacks=least)
    setup = Setup(forces=three, mode="teams", teams=(0, 1, 0), options=agreed)
    told = check(setup)
    assert told["faults"] == []
    assert [seat["attacks"] for seat in told["seats"]] == [least, 1, 1]
    assert [attacks_in_turn(GAME.rules.start(setup), seat) for seat in range(3)] == [least, 1, 1]


def test_the_desk_lists_figures_forces_and_maps_and_checks_setups() -> None:
    told = describe()
    assert (len(told["figures"]), len(told["forces"]), len(told["maps"])) == (46, 10, 12)
    drawn = {each["code"]: (each["cast"], each["shape"]) for each in told["figures"]}
    assert drawn["optimus_prime_truck"] == ("optimus-prime", 1)
    assert (drawn["megatron_robot"], drawn["megatron_tank"]) == (("megatron", 0), ("megatron", 2))
    checked = check(Setup())
    assert checked["faults"] == []
    assert checked["seats"][0] == {"points": 100, "back_up": 50, "attacks": 2}
    wrong = explain({"forces": ["vanguard", "spearhead"], "size": 200})
    assert [each["rule"] for each in wrong["faults"]] == ["AT-ARM-01", "AT-ARM-02"] * 2
    assert explain({"forces": 3}) == {}


def test_every_option_names_its_rule() -> None:
    assert len(options_of(MatchOptions)) == 23
    assert options_of(MatchOptions)["stall_rounds"].rule == "AT-RUL-54"
