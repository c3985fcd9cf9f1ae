"""Inside an attack: strikes, markers, choices, what is told (TW-ATT, TW-RUL-26)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare.actions import AimAnew, CeaseFire, Fire, Pass
from rollout.games.tabletop_warfare.attack_events import (
    AttackBegan,
    AttackEnded,
    CriticalChecked,
    Damaged,
    DodgeRolled,
    Fired,
    Repaired,
    Rerolled,
    Shielded,
    StrikeRolled,
)
from rollout.games.tabletop_warfare.events import FreeActionBegan, MarkerPlaced, MarkerRemoved
from rollout.kernel.reasons import Reasons, Term
from tests.games.tabletop_warfare.bench import (
    FLIER,
    GUN,
    PLAIN,
    TARGET,
    Bench,
    Made,
    at,
    gun,
)

FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
NO_CRITICAL = ("critical", 1)
AVENGER = Made("avenger", abilities=("till_all_are_one",))


def sure(traits: str, damage: str = "1", system: str = "gun", reach: str = "10") -> str:
    return (
        f'{{ system = "{system}", range = {reach}, accuracy = "100%", '
        f"damage = {damage}, traits = [{traits}] }}"
    )


@pytest.mark.rule("TW-ATT-05", "TW-HIT-02", "TW-DMG-01", "TW-CRT-01", "TW-AIM-04")
def test_everything_that_one_shot_tells_in_its_order() -> None:
    bench = Bench(
        at(PLAIN, 0, 5, aim=1),
        at(TARGET, 1, 12),
        FAR,
        dice=(("accuracy", 5), ("accuracy", 9), ("critical", 2)),
    ).do("attack", "fire 0 0 target", "reroll_aimed")
    need = Reasons((Term("accuracy", 10, "TW-HIT-02", base=True), Term("aim", -3, "TW-AIM-03")))
    amount = Reasons((Term("weapon", 3, "TW-DMG-01", base=True),))
    assert bench.match.events == [
        AttackBegan(0, 1),
        Fired(0, 0, 0, 1, need),
        Rerolled(0, "accuracy", 5, 9, "aim"),
        StrikeRolled(0, 1, 9, 7, True),
        Damaged(1, 0, 3, 3, "weapon", 0, amount),
        CriticalChecked(1, 2, False),
        MarkerRemoved(0, "aim", 0),
        AttackEnded(0),
    ]
    assert (bench.match.state.shooter, bench.match.state.rerolls) == (-1, 0)


@pytest.mark.rule("TW-FAE-27", "TW-RUL-44", "TW-BES-03", "TW-SPZ-06", "TW-RUL-43", "TW-RUL-45")
def test_of_several_strikes_one_lock_goes_and_the_shot_is_told_once() -> None:
    burst = Made("burst", weapons=(sure('"strikes 2"'), sure("")))
    bench = Bench(
        at(burst, 0, 5),
        at(TARGET, 1, 12, locks=[2, 2], oiled=True, siren=True),
        at(PLAIN, 0, 2),
        dice=(NO_CRITICAL,) * 2,
    ).do("attack", "fire 0 0 target")
    assert len(bench.told(Fired)) == 1
    assert [each.amount for each in bench.told(Damaged)] == [4, 4]
    assert bench.told(MarkerRemoved) == [
        MarkerRemoved(1, "siren", 0),
        MarkerRemoved(1, "lock", 1),
        MarkerRemoved(1, "oil", 0),
    ]
    assert bench.figure(1).locks == [2]


@pytest.mark.rule("TW-FAE-27", "TW-RUL-44")
def test_a_scout_does_no_more_damage_by_its_own_lock_and_spends_the_one_of_another() -> None:
    own = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12, locks=[0]), FAR, dice=(HIT, NO_CRITICAL))
    own.do("attack", "fire 0 0 target")
    assert (own.figure(1).damage, own.figure(1).locks) == ([3, 0], [0])
    mixed = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 12, locks=[0, 2, 0]),
        at(PLAIN, 0, 2),
        dice=(("accuracy", 8), NO_CRITICAL),
    ).do("attack", "fire 0 0 target")
    assert (mixed.figure(1).damage, mixed.figure(1).locks) == ([4, 0], [0, 0])


@pytest.mark.rule("TW-BES-04", "TW-RUL-35", "TW-RUL-43", "TW-RUL-44", "TW-RUL-68")
def test_a_shot_that_repairs_a_friend_spends_no_siren_and_no_lock_and_is_not_dodged() -> None:
    friend = Made("friend", abilities=("dodge",))
    bench = Bench(
        at(gun('"can_repair", "armour_piercing"', '"1d6"'), 0, 5, charged=True),
        at(friend, 0, 9, damage=[6, 0], locks=[2], siren=True, oiled=True),
        FAR,
        dice=(HIT, ("damage", 2)),
    ).do("attack", "fire 0 0 friend")
    figure = bench.figure(1)
    assert bench.told(Repaired) == [Repaired(1, 0, 2, 4, "weapon", 0)]
    assert (figure.locks, figure.siren, figure.damage) == ([2], True, [4, 0])
    assert bench.told(CriticalChecked) == []


@pytest.mark.rule("TW-AIM-04", "TW-RUL-51", "TW-RUL-29", "TW-RUL-30")
def test_an_attack_that_interrupts_leaves_the_rerolls_of_the_first_alone() -> None:
    double = Made("double", weapons=(sure(""), GUN))
    bench = Bench(
        at(double, 0, 5, aim=2),
        at(TARGET, 1, 9, damage=[19, 0]),
        at(AVENGER, 1, 9, 20, aim=1),
        FAR,
        dice=(("accuracy", 3), ("accuracy", 4)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.told(FreeActionBegan) == []
    bench.do("rise_up avenger", "attack")
    assert (bench.match.state.shooter, bench.match.state.rerolls) == (2, 1)
    bench.do("fire 0 0 double", "keep_roll")
    assert (bench.match.state.shooter, bench.match.state.rerolls) == (0, 2)
    assert bench.told(FreeActionBegan) == [FreeActionBegan(2, 2, "till_all_are_one")]
    assert [bench.figure(number).aim for number in (0, 2)] == [2, 0]
    bench.do("fire 1 0 avenger")
    assert bench.offers == ["keep_roll", "reroll_aimed"]
    bench.do("keep_roll")
    assert bench.figure(0).aim == 0


@pytest.mark.rule("TW-RUL-51", "TW-RUL-34", "TW-RUL-24")
@pytest.mark.parametrize(("damage", "strikes"), [(0, 2), (17, 1)])
def test_an_attacker_that_is_destroyed_between_two_strikes_strikes_no_more(
    damage: int, strikes: int
) -> None:
    missiles = Made("missiles", weapons=(sure('"strikes 2", "new_target"', "20"), GUN))
    bench = Bench(
        at(missiles, 0, 5, damage=[damage, 0]),
        at(TARGET, 1, 9),
        at(AVENGER, 1, 9, 20),
        at(PLAIN, 0, 2, 2),
        FAR,
        dice=(HIT, NO_CRITICAL) if not damage else (HIT,),
    ).do("attack", "fire 0 0 target", "rise_up avenger", "attack", "fire 0 0 missiles")
    if strikes == 2:
        assert bench.asked == (0, "aim_anew")
        bench.do("aim_anew avenger")
    assert len(bench.told(StrikeRolled)) == strikes + 1
    assert bench.asked == ((0, "act") if strikes == 2 else (1, "activate"))


@pytest.mark.rule("TW-RUL-24", "TW-RUL-51", "TW-RUL-34")
def test_an_attacker_that_changes_its_form_in_between_has_ended_its_attack() -> None:
    zealot = Made(
        "zealot",
        abilities=("till_all_are_one",),
        weapons=(sure('"mortar", "strikes 2"'), GUN),
    )
    bench = Bench(
        at(zealot, 0, 5),
        at(TARGET, 1, 12),
        at(PLAIN, 0, 12, 17, damage=[18, 0]),
        FAR,
        dice=(NO_CRITICAL,),
    ).do("attack", "fire 0 0 target")
    assert bench.asked == (0, "till_all_are_one")
    bench.do("rise_up zealot", "transform 1")
    assert len(bench.told(StrikeRolled)) == 1
    assert bench.told(AttackEnded) == [AttackEnded(0)]
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-FAE-16", "TW-RUL-36", "TW-RUL-91")
@pytest.mark.parametrize(
    ("damage", "offers"),
    [('"1d6"', ["deal_damage", "give_marker"]), ("2", ["deal_damage", "give_marker"]), ("0", [])],
)
def test_a_null_ray_without_damage_only_gives_its_marker(damage: str, offers: list[str]) -> None:
    ray = Made("ray", abilities=("null_ray",), weapons=(sure("", damage, "null_ray"), GUN))
    bench = Bench(at(ray, 0, 5), at(TARGET, 1, 12, oiled=True), FAR).do("attack", "fire 0 0 target")
    if offers:
        assert (bench.asked, bench.offers) == ((0, "null_ray"), offers)
        bench.do("give_marker")
    assert bench.asked == (0, "fire")
    assert bench.told(MarkerPlaced) == [MarkerPlaced(1, "activation", 1, 0)]
    assert bench.told(Damaged) == []
    assert bench.figure(1).oiled is False


@pytest.mark.rule("TW-FAE-16", "TW-CAT-02")
def test_only_the_system_of_that_name_is_a_null_ray_and_only_with_the_ability() -> None:
    plain = Made("ray", weapons=(sure("", "1", "null_ray"), GUN))
    assert Bench(at(plain, 0, 5), at(TARGET, 1, 12), FAR, dice=(NO_CRITICAL,)).do(
        "attack", "fire 0 0 target"
    ).asked == (0, "fire")
    other = Made("ray", abilities=("null_ray",), weapons=(sure("", "1", "null_ray"), sure("")))
    assert Bench(at(other, 0, 5), at(TARGET, 1, 12), FAR, dice=(NO_CRITICAL,)).do(
        "attack", "fire 1 0 target"
    ).asked == (0, "fire")
    dealt = Made("ray", abilities=("null_ray",), weapons=(sure("", "2", "null_ray"), GUN))
    bench = Bench(at(dealt, 0, 5), at(TARGET, 1, 12), FAR, dice=(NO_CRITICAL,))
    bench.do("attack", "fire 0 0 target", "deal_damage")
    assert (bench.figure(1).damage, bench.figure(1).activation) == ([2, 0], 0)


@pytest.mark.rule("TW-RUL-83", "TW-CRT-01", "TW-RUL-39")
def test_no_damage_is_no_damage() -> None:
    harmless = Made("harmless", abilities=("hunter",), weapons=(sure("", "0"), GUN))
    guard = Made("guard", abilities=("protector 4",))
    bench = Bench(at(harmless, 0, 5), at(TARGET, 1, 9), at(guard, 1, 9, 17)).do(
        "attack", "fire 0 0 target"
    )
    assert bench.told(Damaged) == []
    assert (bench.asked, bench.figure(0).prey) == ((0, "fire"), -1)


@pytest.mark.rule("TW-FAE-07", "TW-RUL-52")
@pytest.mark.parametrize(
    ("system", "abilities", "left"),
    [("bite", ("chomp",), 4), ("bite", (), 6), ("fist", ("chomp",), 6)],
)
def test_only_a_bite_with_chomp_feeds(system: str, abilities: tuple[str, ...], left: int) -> None:
    weapons = (sure("", "2", system), sure("", "2", "bite"))
    biter = Made("biter", abilities=abilities, weapons=weapons)
    bench = Bench(at(biter, 0, 5, damage=[6, 0]), at(TARGET, 1, 7), FAR, dice=(NO_CRITICAL,))
    bench.do("attack", "fire 0 0 target", "cease_fire")
    assert bench.figure(0).damage[0] == left
    assert [each.cause for each in bench.told(Repaired)] == ["chomp"] * (left == 4)


@pytest.mark.rule("TW-FAE-14", "TW-RUL-75")
def test_every_human_guardian_near_rolls_for_a_human_and_for_nobody_else() -> None:
    guardian = Made("guardian", abilities=("human_guardian",))
    guards = (at(guardian, 1, 9, 18), at(guardian, 1, 9, 12))
    saved = Bench(
        at(PLAIN, 0, 5),
        at("soldier", 1, 9),
        *guards,
        dice=(HIT, ("human_guardian", 4), ("human_guardian", 6)),
    ).do("attack", "fire 0 0 soldier")
    assert saved.told(Shielded) == [Shielded(1, "human_guardian", 3, 6)]
    first = Bench(
        at(PLAIN, 0, 5), at("soldier", 1, 9), *guards, dice=(HIT, ("human_guardian", 5))
    ).do("attack", "fire 0 0 soldier")
    assert first.told(Shielded) == [Shielded(1, "human_guardian", 2, 5)]
    nobody = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 9), *guards, dice=(HIT, NO_CRITICAL))
    assert nobody.do("attack", "fire 0 0 target").figure(1).damage == [3, 0]
    for y, rolls in ((21.999, 1), (22.0, 1), (22.001, 0)):
        dice = (HIT, *[("human_guardian", 6)] * rolls)
        bench = Bench(at(PLAIN, 0, 5), at("soldier", 1, 9), at(guardian, 1, 9, y), dice=dice)
        assert len(bench.do("attack", "fire 0 0 soldier").told(Shielded)) == rolls


@pytest.mark.rule("TW-FAE-03", "TW-RUL-37", "TW-RUL-34")
def test_each_strike_is_dodged_for_itself_and_told() -> None:
    dodger = Made("dodger", abilities=("dodge",))
    burst = Made("burst", weapons=(sure('"strikes 2"'),))
    bench = Bench(
        at(burst, 0, 5), at(dodger, 1, 9), FAR, dice=(("dodge", 5), ("dodge", 4), NO_CRITICAL)
    ).do("attack", "fire 0 0 dodger", "dodge", "dodge")
    assert bench.told(DodgeRolled) == [DodgeRolled(1, 5, True), DodgeRolled(1, 4, False)]
    assert bench.figure(1).damage == [1, 0]


@pytest.mark.rule("TW-FAE-08", "TW-FAE-31", "TW-RUL-34", "TW-BES-03")
@pytest.mark.parametrize(
    ("abilities", "system", "target", "traits", "strikes"),
    [
        ((), "machine_gun", FLIER, "", 1),
        (("top_gun",), "machine_gun", FLIER, "", 2),
        (("top_gun",), "machine_gun", TARGET, "", 1),
        (("top_gun",), "gun", FLIER, "", 1),
        (("double_attack",), "gun", TARGET, "", 2),
        (("double_attack", "top_gun"), "machine_gun", FLIER, "", 2),
        (("double_attack",), "gun", TARGET, '"strikes 3"', 3),
        (("top_gun",), "machine_gun", FLIER, '"strikes 3"', 3),
        ((), "gun", TARGET, '"strikes 2"', 2),
    ],
)
def test_the_largest_number_of_strikes_counts(
    abilities: tuple[str, ...], system: str, target: Made, traits: str, strikes: int
) -> None:
    weapons = (sure(traits, "1", system), sure("", "1", "machine_gun"))
    shooter = Made("shooter", abilities=abilities, weapons=weapons)
    bench = Bench(at(shooter, 0, 5), at(target, 1, 9), FAR, dice=(NO_CRITICAL,) * strikes)
    bench.do("attack", f"fire 0 0 {target.code}")
    assert len(bench.told(StrikeRolled)) == strikes


@pytest.mark.rule("TW-FAE-13", "TW-RUL-40", "TW-HIT-03", "TW-FAE-27", "TW-AIM-03", "TW-FAE-23")
@pytest.mark.parametrize(
    ("abilities", "traits", "target", "marked", "aim", "terms"),
    [
        ((), "", TARGET, {}, 0, [("accuracy", 10)]),
        ((), "", FLIER, {}, 2, [("accuracy", 10), ("aim", -6)]),
        (("anti_air",), "", FLIER, {}, 0, [("accuracy", 10), ("anti-air", -3)]),
        (("anti_air",), "", TARGET, {}, 0, [("accuracy", 10)]),
        ((), '"anti_air"', FLIER, {}, 0, [("accuracy", 10), ("anti-air", -3)]),
        ((), "", TARGET, {"locks": [2]}, 0, [("accuracy", 10), ("lock", -3)]),
        (
            ("anti_air",),
            "",
            FLIER,
            {"locks": [2, 2]},
            1,
            [("accuracy", 10), ("aim", -3), ("anti-air", -3), ("lock", -3)],
        ),
    ],
)
def test_what_must_be_exceeded_is_the_sum_of_its_reasons(
    abilities: tuple[str, ...],
    traits: str,
    target: Made,
    marked: dict[str, Any],
    aim: int,
    terms: list[tuple[str, int]],
) -> None:
    shooter = Made("shooter", abilities=abilities, weapons=gun(traits).weapons)
    bench = Bench(
        at(shooter, 0, 5, aim=aim),
        at(target, 1, 9, **marked),
        at(PLAIN, 0, 2),
        dice=(("accuracy", 1), *[("accuracy", 1)] * 0),
    ).do("attack", f"fire 0 0 {target.code}")
    need = bench.last(Fired).need
    assert [(term.label, term.amount) for term in need.terms] == terms
    assert need.total == sum(amount for _, amount in terms)


@pytest.mark.rule("TW-ATT-01", "TW-RUL-24", "TW-SPZ-08", "TW-ATT-03")
def test_shots_that_do_not_exist_are_refused_and_never_listed() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 12),
        at(TARGET, 1, 9, status="destroyed"),
        FAR,
    ).do("attack")
    assert bench.offers == ["fire 0 0 target", "cease_fire"]
    for fire, why in (
        (Fire(-1, 0, 1), "TW-ATT-01 refuse-no-such-system"),
        (Fire(1, 0, 1), "TW-ATT-01 refuse-no-such-system"),
        (Fire(0, -1, 1), "TW-ATT-01 refuse-no-such-system"),
        (Fire(0, 1, 1), "TW-ATT-01 refuse-no-such-system"),
        (Fire(0, 0, -1), "TW-RUL-24 refuse-not-on-field"),
        (Fire(0, 0, 4), "TW-RUL-24 refuse-not-on-field"),
        (Fire(0, 0, 2), "TW-RUL-24 refuse-not-on-field"),
        (Fire(0, 0, 0), "TW-BES-04 refuse-itself"),
        (Fire(0, 0, 3), "TW-RNG-01 refuse-out-of-range"),
    ):
        assert bench.refused(fire) == why
    assert bench.refused(Pass()) == "KERNEL not-offered"
    assert bench.refused(AimAnew(1)) == "KERNEL not-offered"
    assert bench.refused(CeaseFire()) == ""


@pytest.mark.rule("TW-RUL-24", "TW-RUL-19")
def test_the_choice_of_shots_tells_the_page_what_cannot_be_hit_and_why() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12), FAR).do("attack")
    ask = bench.match.ask
    assert ask is not None
    told = ask.options.describe()
    assert (told["kind"], told["figure"]) == ("uses", 0)
    misses = list(ask.options.near_misses())
    assert [(action, refusal.why) for action, refusal in misses] == [
        (Fire(0, 0, 2), "refuse-out-of-range")
    ]
    assert bool(ask.options) is True
    assert len(ask.options) == 2
