"""Exact chances of a shot: against the rules played out, and against sums done by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rollout.gamekit import Die
from rollout.games.tabletop_warfare.actions import Aim, Attack, CeaseFire, Fire, Move
from rollout.games.tabletop_warfare.attack_events import DamageRolled, StrikeRolled
from rollout.games.tabletop_warfare.screen.chains import Card
from rollout.games.tabletop_warfare.screen.fates import (
    destroyed,
    fate_of_target,
    harmed,
    mean_damage,
)
from rollout.games.tabletop_warfare.screen.looks import look
from rollout.games.tabletop_warfare.screen.outlook import outlook
from rollout.games.tabletop_warfare.screen.questions import assault_of, questions
from rollout.games.tabletop_warfare.screen.rough_chains import RoughCard, card_struck
from rollout.games.tabletop_warfare.screen.shown_dice import dice
from rollout.kernel.match import Match
from rollout.kernel.odds import Foreseen, odds
from tests.games.tabletop_warfare.bench import FLIER, TARGET, Bench, Made, at, gun

SHOT = Fire(0, 0, 1)
SURE = '"100%"'
ARMOUR = ("armour",)
HEADS = ("head",) * 3 + ("transform",) * 3
CHAIN = ("ammunition", "head", "ammunition", "head", "transform", "tyres")
TAME = ("tyres", "tracks", "transform", "transform", "tyres", "tyres")


def foreseen(bench: Bench) -> dict[str, Foreseen]:
    found = dict(questions(bench.match.state, SHOT))
    assert all(isinstance(each, Foreseen) for each in found.values())
    return found  # type: ignore[return-value]


def shooting(shooter: Made, target: Made, **marked: Any) -> Bench:
    return Bench(at(shooter, 0, 10), at(target, 1, 16, **marked)).do("attack")


@pytest.mark.rule("TW-RUL-26")
@pytest.mark.parametrize(
    ("shooter", "target", "marked"),
    [
        (gun(""), Made("plain_card", slots=TAME), {}),
        (gun("", accuracy=SURE), Made("weak", structure=3), {}),
        (gun("", damage='"1d6"', accuracy=SURE), Made("hard", abilities=ARMOUR, slots=TAME), {}),
        (gun("", damage="4"), Made("hard", abilities=ARMOUR, slots=TAME), {"oiled": True}),
        (gun('"armour_piercing"'), Made("hard", abilities=ARMOUR, slots=TAME), {"locks": [2]}),
        (gun("", accuracy=SURE), Made("quick", abilities=("dodge",), slots=TAME), {}),
        (gun('"anti_air"'), Made("quick", abilities=("dodge", "flying"), slots=TAME), {}),
        (gun('"mortar"', accuracy=SURE), Made("low", slots=TAME), {}),
        (gun('"mortar"', accuracy=SURE), FLIER, {}),
        (gun("", accuracy=SURE), Made("head", slots=HEADS, structure=7), {}),
        (gun("", accuracy=SURE), Made("marked", slots=HEADS), {"criticals": [0b100001, 0]}),
        (gun("", damage="1", accuracy=SURE), Made("chain", slots=CHAIN, structure=3), {}),
    ],
)
def test_foreseen_chances_are_those_of_the_rules_played_out(
    shooter: Made, target: Made, marked: dict[str, Any]
) -> None:
    bench = shooting(shooter, target, **marked)
    chances = fate_of_target(
        bench.match.state, assault_of(bench.match.state), 0, mode(bench), bench.figure(1)
    )
    _, damage, lost = foreseen(bench).values()

    def fate(match: Match[Any]) -> tuple[int, bool]:
        return damage.read(match), lost.read(match)

    played = odds(bench.match, SHOT, fate)
    assert played.exact
    assert {value: chance for value, chance in chances.items() if chance} == played.distribution


def test_ammunition_explodes_and_is_checked_again() -> None:
    """After 3 of 6 points a 20 blows it up: 1 and 2 leave it a further check, 3 and more do not."""
    bench = shooting(gun("", accuracy=SURE), Made("bomb", slots=("ammunition",) * 6, structure=6))
    last = Fraction(1, 20)
    one_left = last * Fraction(20, 20)
    two_left = last * (Fraction(19, 20) + Fraction(1, 20) * one_left)
    three_left = last * (Fraction(18, 20) + Fraction(1, 20) * two_left + Fraction(1, 20) * one_left)
    _, _, lost = foreseen(bench).values()
    assert lost.chances[True] == three_left


def test_long_chains_of_critical_hits_are_counted_to_the_end() -> None:
    """Sixty points, three dice and six slots that each may set off the next: no chance is lost."""
    slots = ("wing", "wing", "ammunition", "ammunition", "head", "ammunition")
    victim = Made("victim", structure=60, slots=slots)
    for repeat in ("none", "reroll", "next"):
        shooter = gun('"strikes 3"', damage='"1d6"')
        bench = Bench(at(shooter, 0, 10), at(victim, 1, 16), critical_repeat=repeat).do("attack")
        chances = fate_of_target(
            bench.match.state, assault_of(bench.match.state), 0, mode(bench), bench.figure(1)
        )
        assert sum(chances.values()) == 1
        assert chances[0, False] == Fraction(1, 8)
        assert all(0 <= dealt <= 60 for dealt, _ in chances)


@pytest.mark.parametrize("repeat", ["none", "reroll", "next"])
def test_rounded_chances_are_the_exact_ones_to_six_digits(repeat: str) -> None:
    slots = ("wing", "head", "ammunition", "ammunition", "tyres", "weapon gun")
    victim = Made("victim", structure=30, slots=slots, abilities=ARMOUR)
    bench = Bench(at(gun(""), 0, 10), at(victim, 1, 16), critical_repeat=repeat).do("attack")
    exact = Card(bench.match.state, bench.figure(1), True)
    rough = RoughCard(bench.match.state, bench.figure(1), True)
    third = Fraction(1, 3)
    for _ in range(4):
        for card in (exact, rough):
            card.strike(Fraction(7, 20), {0: third, 5: third, 9: third})
    wanted, found = exact.chances(), rough.chances()
    assert sum(found.values()) == 1
    assert max(abs(found.get(fate, 0) - chance) for fate, chance in wanted.items()) < 1e-6
    assert not set(found) - set(wanted)


def test_what_only_homebrew_knows_is_rounded_and_everything_else_exact() -> None:
    """Six sure hits of at least 9 each: never less than 54 points, and hardly ever 200 to spare."""
    plain = shooting(gun('"strikes 3"', damage='"2d6"'), Made("titan", structure=70))
    assert type(card_struck(plain.match.state, plain.figure(1), True, 3, 11)) is Card
    huge = shooting(
        gun('"strikes 6"', damage='"9d20"', accuracy=SURE), Made("moon", structure=200, slots=TAME)
    )
    assert type(card_struck(huge.match.state, huge.figure(1), True, 6, 172)) is RoughCard
    _, damage, lost = foreseen(huge).values()
    assert sum(damage.chances.values()) == 1
    assert lost.chances[True] > Fraction(99, 100)
    assert min(amount for amount, chance in damage.chances.items() if chance) >= 54


def test_a_wing_counts_as_a_crash_or_as_damage() -> None:
    """One check in 20 is critical, one slot in 6 a wing; then a 1 crashes, the others do 2 to 6."""
    wings = Made("wings", abilities=("flying",), slots=("wing", *TAME[1:]), structure=40)
    bench = shooting(gun("", accuracy=SURE), wings)
    chances = fate_of_target(
        bench.match.state, assault_of(bench.match.state), 0, mode(bench), bench.figure(1)
    )
    assert chances[3, True] == Fraction(1, 720)
    assert chances[3, False] == Fraction(119, 120)
    assert [chances[3 + face, False] for face in range(2, 7)] == [Fraction(1, 720)] * 5
    assert sum(chances.values()) == 1


def mode(bench: Bench) -> Any:
    return bench.state.library.kinds["traited"].cards[0].systems[0].modes[0]


@pytest.mark.parametrize(
    ("repeat", "chance"),
    [
        ("none", Fraction(1, 20) * Fraction(1, 6)),
        ("reroll", Fraction(1, 20)),
        ("next", Fraction(1, 20)),
    ],
)
@pytest.mark.rule("TW-RUL-27")
def test_marked_slots_count_as_agreed(repeat: str, chance: Fraction) -> None:
    """Only the sixth slot is free, and it holds a head that one in three loses."""
    last = Made("last", slots=(*("transform",) * 5, "head"), structure=40)
    bench = Bench(
        at(gun("", accuracy=SURE), 0, 10),
        at(last, 1, 16, criticals=[0b011111, 0]),
        critical_repeat=repeat,
    ).do("attack")
    (_, _, lost) = foreseen(bench).values()
    assert lost.chances[True] == chance / 3


def test_several_strikes_add_up_until_the_target_falls() -> None:
    """Two hits of 3, each with a half: a quarter for 6, which is all it has."""
    twice = gun('"strikes 2"')
    weak = Made("weak", slots=TAME, structure=6)
    bench = shooting(twice, weak)
    harm, damage, lost = foreseen(bench).values()
    assert damage.chances == {0: Fraction(1, 4), 3: Fraction(1, 2), 6: Fraction(1, 4)}
    assert (harm.chances[True], lost.chances[True]) == (Fraction(3, 4), Fraction(1, 4))


@pytest.mark.rule("TW-FAE-24")
def test_a_shield_towards_the_attacker_leaves_no_chance() -> None:
    shield = Made("shield", abilities=("shovel_shield front",))
    bench = shooting(gun("", accuracy=SURE), shield, facing=1800)
    (harm, damage, _) = foreseen(bench).values()
    assert harm.chances == {False: 1}
    assert damage.chances == {0: 1}
    behind = shooting(gun("", accuracy=SURE), shield, facing=0)
    assert foreseen(behind)["question-harmed"].chances == {True: 1}


def test_nothing_is_asked_of_what_is_no_shot_at_an_enemy() -> None:
    bench = Bench(
        at(gun('"can_repair"'), 0, 10), at(TARGET, 0, 14, damage=[3, 0]), at(TARGET, 1, 5)
    )
    assert questions(bench.match.state, SHOT) == []
    bench.do("attack")
    assert questions(bench.match.state, SHOT) == []
    assert questions(bench.match.state, Fire(0, 0, -1)) == []
    assert questions(bench.match.state, Fire(0, 7, 2)) == []
    assert len(questions(bench.match.state, Fire(0, 0, 2))) == 3


@pytest.mark.rule("TW-BES-06", "TW-RUL-33")
def test_a_mortars_forecast_names_everybody_in_its_circles() -> None:
    bench = Bench(
        at(gun('"mortar"'), 0, 10),
        at(TARGET, 1, 18),
        at(Made("friend", slots=TAME), 0, 18, 18),
        at(TARGET, 1, 18, 10.6),
        at(FLIER, 1, 20),
    )
    shot = {"figure": 0, "system": 0, "mode": 0, "target": 1}
    seen = look(bench.state, 0, {"forecast": shot})
    assert (seen["centre"], seen["circles"]) == ((18_000, 15_000), [2750, 3750])
    caught = {each["figure"]: (each["friend"], each["harmed"]) for each in seen["caught"]}
    assert caught == {2: (True, 1.0), 3: (False, 1.0)}
    friend = next(each for each in seen["caught"] if each["friend"])
    assert friend["mean"] == 2.0


@pytest.mark.rule("TW-BES-02", "TW-RUL-32")
def test_a_bombers_forecast_names_everybody_below() -> None:
    bombs = gun('"bombs"', damage="2", reach="3", accuracy=SURE).weapons
    bomber = Made("bomber", abilities=("flying",), weapons=bombs)
    bench = Bench(at(bomber, 0, 10), at(TARGET, 1, 14), at(TARGET, 0, 7), at(FLIER, 1, 10, 12))
    shot = {"figure": 0, "system": 0, "mode": 0, "target": -1}
    seen = look(bench.state, 0, {"forecast": shot})
    assert [(each["figure"], each["friend"]) for each in seen["caught"]] == [
        (1, False),
        (2, True),
    ]
    assert (seen["centre"], seen["circles"]) == ((10_000, 15_000), [3750])
    assert "target" not in seen


@pytest.mark.rule("TW-RUL-71")
def test_an_emp_catapult_stuns_whoever_is_near_its_target() -> None:
    bench = Bench(
        at(gun('"emp"'), 0, 10), at(TARGET, 1, 16), at(TARGET, 0, 16, 18), at(FLIER, 1, 25)
    )
    shot = {"figure": 0, "system": 0, "mode": 0, "target": 1}
    seen = look(bench.state, 0, {"forecast": shot})
    assert seen["circles"] == [2750]
    assert [(each["figure"], each["stunned"]) for each in seen["caught"]] == [(2, True)]


@pytest.mark.rule("TW-FAE-20", "TW-FAE-21", "TW-FAE-22")
@pytest.mark.parametrize(
    ("ram", "own", "dealt"),
    [("ram_reckless", 3.5, 1.5), ("ram_normal", 3.5, 3.5), ("ram_superior", 1.5, 3.5)],
)
def test_an_arrival_tells_what_a_ram_does_to_both(ram: str, own: float, dealt: float) -> None:
    bench = Bench(at(Made("ram", abilities=(ram,)), 0, 10), at(TARGET, 1, 15))
    way = {"figure": 0, "path": [[13_500, 15_000]]}
    (found,) = look(bench.state, 0, {"arrival": way})["rams"]
    assert (found["target"], found["ram"]) == (1, ram)
    assert (found["own"], found["dealt"]) == (pytest.approx(own), pytest.approx(dealt))
    short = {"figure": 0, "path": [[13_000, 15_000]]}
    assert "rams" not in look(bench.state, 0, {"arrival": short})


@pytest.mark.rule("TW-RUL-22", "TW-RUL-48", "TW-RUL-49")
def test_an_arrival_tells_of_terror_stomping_and_a_slide() -> None:
    walker = Made("walker", abilities=("stomp", "oil_slide", "ram_normal"))
    terror = Made("terror", abilities=("terrifying_presence",))
    bench = Bench(at(walker, 0, 10), at(TARGET, 1, 11.5), at(terror, 1, 12, 20))
    seen = look(bench.state, 0, {"arrival": {"figure": 0, "path": [[10_000, 15_200]]}})
    assert seen == {"terror": [2], "stomped": [1], "slide": 6000}
    long = look(
        bench.state, 0, {"arrival": {"figure": 0, "path": [[8000, 15_000], [10_000, 15_000]]}}
    )
    assert [each["target"] for each in long["rams"]] == [1]


def test_means_and_chances_are_read_off_the_same_fates() -> None:
    bench = shooting(gun("", damage="3"), Made("weak", structure=3))
    state = bench.match.state
    chances = fate_of_target(state, assault_of(state), 0, mode(bench), bench.figure(1))
    assert (harmed(chances), destroyed(chances)) == (Fraction(1, 2), Fraction(1, 2))
    assert mean_damage(chances) == Fraction(3, 2)


@pytest.mark.rule("TW-HIT-03", "TW-FAE-13")
def test_the_outlook_says_the_outcome_first_and_the_sum_below() -> None:
    """11 - 3 aim - 3 anti-air = 5: 75 %; of 2 points left no more than 2 are counted."""
    flak = Made("flak", abilities=("anti_air",), weapons=gun("", damage="4", accuracy="11").weapons)
    jet = Made("jet", abilities=("flying",), structure=2)
    bench = Bench(at(flak, 0, 10, aim=1), at(jet, 1, 16)).do("attack")
    told = outlook(bench.match, 0, SHOT)
    assert told is not None
    some, much, lost = told.headline
    assert (some.chance, lost.chance) == (0.75, 0.75)
    assert much.spread == ((0, 0.25), (2, 0.75))
    (total,) = told.sums
    assert [term.amount for term in total.terms] == [11, -3, -3]
    assert total.words.args == {"need": 5, "chance": "75 %"}
    ceased = outlook(bench.match, 0, CeaseFire())
    assert ceased is not None
    assert [part.words.key for part in ceased.fates] == ["outlook-targets", "outlook-threats"]


@pytest.mark.rule("TW-MOV-01", "TW-AIM-03", "TW-AIM-04")
def test_what_rolls_nothing_says_what_comes_of_it() -> None:
    """The gun hits on more than 10 within 10 inches; the target stands 6 away."""
    bench = Bench(at(gun(""), 0, 10), at(TARGET, 1, 16))
    moved = outlook(bench.match, 0, Move())
    aimed = outlook(bench.match, 0, Aim())
    attack = outlook(bench.match, 0, Attack())
    assert moved is not None
    assert aimed is not None
    assert attack is not None
    assert (moved.headline[0].words.key, moved.fates[0].words.args["count"]) == ("outlook-moves", 1)
    assert aimed.headline[0].words.args == {"easier": 3, "count": 1}
    assert attack.fates[0].words.args["names"][0].args["chance"] == "50 %"


@pytest.mark.rule("TW-HIT-01", "TW-HIT-02")
def test_a_strike_shows_its_die_against_what_it_needs() -> None:
    """More than 5 is needed; an automatic hit rolls nothing."""
    (die,) = dice(StrikeRolled(0, 1, 12, 5, hit=True))
    assert (die.about, die.face, die.sides, die.need, die.good) == (
        "roll-accuracy",
        12,
        20,
        6,
        True,
    )
    assert dice(StrikeRolled(0, 1, 0, 0, hit=True)) == []


@pytest.mark.rule("TW-HIT-02")
def test_a_strike_that_no_face_can_change_shows_no_number() -> None:
    for need, said in ((0, "outlook-always"), (20, "outlook-never")):
        (die,) = dice(StrikeRolled(0, 1, 12, need, hit=need == 0))
        assert die.settled is not None
        assert (die.settled.key, die.settled.args["die"]) == (said, "accuracy")
    assert [dice(StrikeRolled(0, 1, 12, need, False))[0].settled for need in (1, 19)] == [None] * 2


@pytest.mark.rule("TW-DMG-01")
def test_damage_shows_each_die_and_what_they_come_to() -> None:
    assert dice(DamageRolled(0, (4, 1), 6, 2)) == [
        Die("roll-damage", 4, 6),
        Die("roll-damage", 1, 6, counts=7),
    ]
    assert dice(DamageRolled(0, (4,), 6, 0)) == [Die("roll-damage", 4, 6)]
    assert dice(DamageRolled(0, (4,), 6, 3)) == [Die("roll-damage", 4, 6, counts=7)]
