"""What may be done next, free actions and markers: tables and a second opinion (TW-ACT)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import (
    Activate,
    Aim,
    Attack,
    Cement,
    CollectSun,
    Combine,
    Decline,
    JumpJets,
    Lead,
    LockOn,
    Move,
    OilGrip,
    Overload,
    Pass,
    PreparedContingencies,
    QuickTransform,
    Repair,
    SignalFlare,
    Siren,
    Split,
    Teleport,
    Tow,
    Transform,
    Unite,
)
from rollout.games.tabletop_warfare.events import (
    ActionLost,
    FreeActionBegan,
    MarkerPlaced,
    Passed,
    SpecialUsed,
)
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at, gun, obstacle

FAR = at(TARGET, 1, 28, 28)


def conceivable(figures: int) -> list[Action]:
    """Every action of an activation with every number that could be meant, and some more."""
    numbers = range(-1, figures + 1)
    found: list[Action] = [
        *(Move(), Attack(), Aim(), Pass(), Siren(), JumpJets(), Split(), Overload()),
        *(PreparedContingencies(), Decline(), CollectSun("repair"), CollectSun("charge")),
    ]
    for form in range(-1, 4):
        found += [Transform(form), QuickTransform(form)]
    for number in numbers:
        found += [Tow(number), Cement(number), OilGrip(number), SignalFlare(number)]
        found += [Teleport(number), Combine(number), Unite(number)]
        for slot in range(-1, 7):
            found += [Repair("repair_robot", number, slot), Repair("repair_vehicle", number, slot)]
    return found


@pytest.mark.rule("TW-ACT-01", "TW-SPC-04", "TW-RUL-19")
@pytest.mark.parametrize(
    "armies",
    [
        ("autobot_rescue_service", "decepticon_small_war"),
        ("roadburner,wheelblaze,jetfire,hoist", "meltdown,half_track,bombshock,scrapper"),
    ],
)
def test_what_is_listed_is_exactly_what_is_not_refused(armies: tuple[str, str]) -> None:
    rng = Random(5)
    setup = Setup(armies, options=MatchOptions(round_limit=2), deployment="ready")
    match: Match[State] = Match(GAME.rules, setup, Fast(rng))
    looked = 0
    while (ask := match.ask) is not None:
        if ask.about in ("act", "free_action"):
            every = conceivable(len(match.state.figures))
            allowed = {each for each in every if ask.options.refusal(each) is None}
            assert set(ask.options) == allowed
            looked += 1
        match.answer(ask.options.sample(rng))
    assert looked > 15


ALL_SPECIALS = ("tow 3", "cement", "oil_grip", "repair_robot 2", "signal_flare", "siren")


@pytest.mark.rule("TW-SPC-01", "TW-SPC-03", "TW-SPC-04", "TW-ACT-02", "TW-RUL-17", "TW-RUL-56")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Tow(9), "TW-SPZ-01 refuse-not-on-field"),
        (Tow(0), "TW-SPZ-01 refuse-itself"),
        (Tow(1), "TW-SPZ-01 refuse-not-a-vehicle"),
        (Tow(3), "TW-SPZ-01 refuse-hooked-already"),
        (Tow(4), "TW-SPZ-01 refuse-out-of-reach"),
        (Cement(1), "TW-SPZ-02 refuse-enemies-only"),
        (Cement(4), "TW-SPZ-02 refuse-out-of-reach"),
        (Cement(2), "TW-RUL-11 refuse-two-markers"),
        (OilGrip(2), "TW-RUL-45 refuse-oiled-already"),
        (OilGrip(4), "TW-SPZ-03 refuse-out-of-reach"),
        (Repair("repair_robot", 2), "TW-RUL-55 refuse-friends-only"),
        (Repair("repair_robot", 3), "TW-SPZ-04 refuse-wrong-form"),
        (Repair("repair_robot", 1), "TW-SPZ-04 refuse-must-touch"),
        (Repair("repair_robot", 0), "TW-SPZ-04 refuse-nothing-to-repair"),
        (Repair("repair_robot", 0, 3), "TW-SPZ-04 refuse-nothing-to-repair"),
        (Repair("repair_robot", 0, 6), "TW-SPZ-04 refuse-nothing-to-repair"),
        (Repair("repair_robot", 0, -2), "TW-SPZ-04 refuse-nothing-to-repair"),
        (Repair("repair_vehicle", 3), "TW-SPC-04 refuse-not-on-card"),
        (Repair("repair_all", 0), "TW-SPC-04 refuse-not-on-card"),
        (SignalFlare(2), "TW-RUL-56 refuse-friends-only"),
        (SignalFlare(0), "TW-SPZ-05 refuse-itself"),
        (SignalFlare(1), "TW-SPZ-05 refuse-no-legal-target"),
        (SignalFlare(5), "TW-SPZ-05 refuse-not-on-field"),
        (Teleport(1), "TW-SPC-04 refuse-not-on-card"),
        (Combine(1), "TW-SPC-04 refuse-not-on-card"),
        (Decline(), "KERNEL not-offered"),
        (Activate(1), "KERNEL not-offered"),
        (QuickTransform(1), "TW-FAE-25 refuse-not-on-card"),
        (Transform(0), "TW-RUL-19 refuse-no-other-form"),
        (Transform(2), "TW-RUL-19 refuse-no-other-form"),
        (Transform(-1), "TW-RUL-19 refuse-no-other-form"),
        (Siren(), ""),
    ],
)
def test_every_special_action_is_refused_with_its_rule_and_reason(action: Action, why: str) -> None:
    user = Made("user", specials=ALL_SPECIALS)
    bench = Bench(
        at(user, 0, 5, 15),
        at(Made("unarmed", weapons=()), 0, 5, 10),
        at(TARGET, 1, 8, 15, activation=2, oiled=True),
        at(PLAIN, 0, 5, 18, form=1, hook=0),
        at(TARGET, 1, 28, 28, form=1),
        at(PLAIN, 0, 20, status="destroyed"),
    )
    assert bench.refused(action) == why


@pytest.mark.rule("TW-SPC-03", "TW-ACT-02", "TW-ACT-01", "TW-RUL-56")
def test_what_was_done_is_refused_by_another_rule_than_what_cannot_be_paid() -> None:
    user = Made("user", specials=("siren", "prepared_contingencies"))
    bench = Bench(at(user, 0, 5), at(PLAIN, 0, 9), FAR, actions=3)
    assert bench.refused(PreparedContingencies()) == ""
    bench.do("siren", "aim")
    assert bench.refused(Siren()) == "TW-SPC-03 refuse-special-already-used"
    assert bench.refused(Aim()) == "TW-ACT-02 refuse-already-done"
    assert bench.refused(PreparedContingencies()) == "TW-RUL-56 refuse-needs-both-actions"
    quick = Made("quick", abilities=("quick_transform",), specials=("prepared_contingencies",))
    spent = Bench(at(quick, 0, 5), FAR, actions=1).do("aim")
    for action in (Move(), PreparedContingencies()):
        assert spent.refused(action) == "TW-ACT-01 refuse-no-actions-left"


@pytest.mark.rule("TW-SPZ-03", "TW-RUL-45")
def test_oil_costs_both_actions_of_a_plan_and_none_of_a_pass_or_a_quick_change() -> None:
    planner = Made("planner", abilities=("quick_transform",), specials=("prepared_contingencies",))
    bench = Bench(at(planner, 0, 5, oiled=True), at(PLAIN, 0, 9), FAR, dice=(("oil", 1),))
    bench.do("quick_transform 1")
    assert bench.match.state.acting.actions == 2
    bench.do("prepared_contingencies")
    assert bench.told(ActionLost) == [ActionLost(0, "oil", 1)]
    assert bench.match.state.acting.actions == 0
    passed = Bench(at(planner, 0, 5, oiled=True), at(PLAIN, 0, 9), FAR).do("pass")
    assert passed.told(Passed) == [Passed(0)]
    assert passed.asked == (1, "activate")


@pytest.mark.rule("TW-RUL-17", "TW-RUL-12", "TW-FAE-02", "TW-SPZ-10")
def test_a_free_action_is_told_costs_nothing_and_may_be_declined() -> None:
    planner = Made("planner", specials=("prepared_contingencies",))
    pieces = (at(planner, 0, 5), at(PLAIN, 0, 9), at(PLAIN, 0, 13, activation=1, stuns=1), FAR)
    bench = Bench(*pieces).do("prepared_contingencies")
    assert bench.offers == ["command plain", "command plain-2", "decline"]
    assert bench.why_not("command target") == "TW-RUL-56"
    bench.do("command plain")
    assert bench.told(FreeActionBegan) == [FreeActionBegan(1, 0, "prepared_contingencies")]
    assert bench.refused(Pass()) == "TW-RUL-17 refuse-not-as-free-action"
    assert bench.refused(PreparedContingencies()) == "TW-SPC-04 refuse-not-on-card"
    bench.do("decline", "decline")
    assert bench.asked == (1, "activate")
    assert [bench.figure(number).activation for number in (0, 1, 2)] == [1, 0, 1]
    stunned = Bench(*pieces, stunned_may_take_free_actions=False).do("prepared_contingencies")
    assert stunned.offers == ["command plain", "decline"]
    nobody = Bench(at(planner, 0, 5), at("soldier", 0, 9), FAR)
    assert nobody.refused(PreparedContingencies()) == "TW-RUL-56 refuse-nobody-else"


@pytest.mark.rule("TW-RUL-17", "TW-RUL-80", "TW-FAE-25")
def test_a_quick_transformer_transforms_by_a_free_action_as_anybody_does() -> None:
    leader = Made("lead", abilities=("leader",))
    quick = Made("quick", abilities=("quick_transform",))
    bench = Bench(at(leader, 0, 5), at(quick, 0, 9), FAR).do("pass", "lead quick")
    assert bench.refused(QuickTransform(1)) == "TW-RUL-17 refuse-not-as-free-action"
    assert bench.refused(Transform(1)) == ""
    own = Bench(at(quick, 0, 5), FAR)
    assert own.refused(Transform(1)) == "TW-RUL-80 refuse-transforms-freely"
    own.do("quick_transform 1")
    assert own.refused(QuickTransform(0)) == "TW-RUL-80 refuse-quick-twice"


@pytest.mark.rule("TW-FAE-02", "TW-FAE-27", "TW-FAE-28", "TW-RUL-44", "TW-RUL-77", "TW-RUL-12")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Lead(1), ""),
        (Lead(2), "TW-FAE-02 refuse-out-of-reach"),
        (Lead(3), "TW-RUL-75 refuse-human"),
        (Lead(4), "TW-RUL-12 refuse-stunned"),
        (Lead(5), "TW-FAE-28 refuse-jammed"),
        (Lead(6), "TW-FAE-02 refuse-no-line-of-sight"),
        (Lead(7), "TW-FAE-02 refuse-not-a-friend"),
        (Lead(8), "TW-FAE-02 refuse-not-a-friend"),
        (Lead(0), "TW-FAE-02 refuse-not-a-friend"),
        (Lead(99), "TW-FAE-02 refuse-not-a-friend"),
        (LockOn(7), ""),
        (LockOn(9), "TW-RUL-44 refuse-no-line-of-sight"),
        (LockOn(1), "TW-FAE-27 refuse-enemies-only"),
        (LockOn(99), "TW-FAE-27 refuse-enemies-only"),
        (Pass(), "KERNEL not-offered"),
    ],
)
def test_who_cannot_be_led_or_locked_is_refused_with_its_reason(action: Action, why: str) -> None:
    both = Made("both", abilities=("leader", "scout"))
    jammer = Made("jammer", abilities=("jammer",))
    bench = Bench(
        at(both, 0, 5, 5),
        at(PLAIN, 0, 5, 8),
        at(PLAIN, 0, 5, 20),
        at("soldier", 0, 8, 5),
        at(PLAIN, 0, 2, 5, activation=1, stuns=1),
        at(PLAIN, 0, 11.5, 9),
        at(Made("hidden"), 0, 11, 2),
        at(jammer, 1, 24, 9),
        at(PLAIN, 0, 6, 5, status="destroyed"),
        at(TARGET, 1, 14, 1),
        obstacles=(obstacle("large_building", 8, 2, 90),),
        stunned_may_take_free_actions=False,
        scout_lock_needs_los=True,
    ).do("pass")
    assert bench.asked == (0, "after_activation")
    assert bench.refused(action) == why


@pytest.mark.rule("TW-FAE-02", "TW-FAE-27", "TW-RUL-77")
def test_a_leader_leads_once_a_scout_locks_once_and_both_may_be_declined() -> None:
    both = Made("both", abilities=("leader", "scout"))
    bench = Bench(at(both, 0, 5), at(PLAIN, 0, 8), FAR).do("pass", "lead plain", "decline")
    assert bench.refused(Lead(1)) == "TW-FAE-02 refuse-not-on-card"
    assert bench.offers == ["lock_on target", "decline"]
    bench.do("lock_on target")
    assert bench.told(MarkerPlaced) == [MarkerPlaced(2, "lock", 1, 0)]
    assert bench.asked == (1, "activate")
    scout = Bench(at(both, 0, 5), at(PLAIN, 0, 8), FAR).do("pass", "lock_on target")
    assert scout.refused(LockOn(2)) == "TW-FAE-27 refuse-not-on-card"
    assert scout.do("decline").asked == (1, "activate")


@pytest.mark.rule("TW-SPZ-02", "TW-SPZ-03", "TW-SPZ-06", "TW-SPZ-07", "TW-RUL-66", "TW-AIM-01")
@pytest.mark.parametrize(
    ("special", "line", "used", "placed"),
    [
        (
            "cement",
            "cement target",
            SpecialUsed(0, "cement", 1),
            MarkerPlaced(1, "activation", 1, 0),
        ),
        (
            "oil_grip",
            "oil_grip target",
            SpecialUsed(0, "oil_grip", 1),
            MarkerPlaced(1, "oil", 1, 0),
        ),
        ("siren", "siren", SpecialUsed(0, "siren"), MarkerPlaced(0, "siren", 1, 0)),
        (
            "solar_collectors",
            "collect_sun charge",
            SpecialUsed(0, "solar_collectors"),
            MarkerPlaced(0, "charge", 1, 0),
        ),
        ("", "aim", None, MarkerPlaced(0, "aim", 1, 0)),
    ],
)
def test_each_marker_is_told_with_whose_it_is(
    special: str, line: str, used: Any, placed: MarkerPlaced
) -> None:
    user = Made("user", specials=(special,) if special else ())
    bench = Bench(at(user, 0, 5), at(TARGET, 1, 8), FAR).do(line)
    assert bench.told(SpecialUsed) == ([used] if used else [])
    assert bench.told(MarkerPlaced) == [placed]


@pytest.mark.rule("TW-RUL-66", "TW-FAQ-02")
@pytest.mark.parametrize(("damage", "why"), [(6, ""), (7, "TW-RUL-66 refuse-fatal")])
def test_an_overload_must_leave_structure_and_have_a_target(damage: int, why: str) -> None:
    loader = Made("loader", specials=("overload",), structure=10, abilities=("armour",))
    bench = Bench(at(loader, 0, 5, damage=[damage, 0]), at(TARGET, 1, 12), FAR)
    assert bench.refused(Overload()) == why
    alone = Bench(at(loader, 0, 5), FAR)
    assert alone.refused(Overload()) == "TW-RUL-66 refuse-no-legal-target"


@pytest.mark.rule("TW-RUL-19", "TW-ACT-01")
def test_the_choice_of_acts_tells_the_page_what_is_left_and_why_not() -> None:
    bench = Bench(at(PLAIN, 0, 5), FAR, actions=1)
    ask = bench.match.ask
    assert ask is not None
    told = ask.options.describe()
    assert (told["kind"], told["figure"], told["left"]) == ("acts", 0, 1)
    assert [each["do"] for each in told["actions"]] == ["move", "transform", "aim", "pass"]
    assert [(each["action"]["do"], each["refusal"]["rule"]) for each in told["refused"]] == [
        ("attack", "TW-RUL-19")
    ]
    assert bool(ask.options)
    assert len(ask.options) == 4
    assert bench.match.ask is not None
    assert ask.options.sample(Random(1)) in ask.options


@pytest.mark.rule("TW-FAE-11", "TW-AIM-04", "TW-RUL-29")
def test_a_question_about_a_die_says_what_lies_there_and_what_is_left() -> None:
    muse = Made("muse", abilities=("inspiring",))
    bench = Bench(
        at(PLAIN, 0, 5, aim=2),
        at(muse, 0, 8, 9),
        at(gun(""), 1, 12),
        dice=(("accuracy", 2), ("accuracy", 3)),
    ).do("attack", "fire 0 0 traited")
    ask = bench.match.ask
    assert ask is not None
    assert {
        key: ask.context[key] for key in ("figure", "die", "face", "sides", "need", "left")
    } == {
        "figure": 0,
        "die": "accuracy",
        "face": 2,
        "sides": 20,
        "need": 5,
        "left": 2,
    }
    assert bench.offers == ["keep_roll", "reroll_inspired", "reroll_aimed"]
    bench.do("reroll_inspired")
    assert bench.offers == ["keep_roll", "reroll_aimed"]
