"""What comes of a choice, told before it is made."""

from random import Random

import pytest

from rollout.gamekit.outlook import Outlook, mean
from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.screen.outlook import outlook
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from rollout.words import Words
from tests.games.energon_wars.bench import Bench


def ahead(bench: Bench, line: str) -> Outlook:
    found = outlook(bench.match, bench.seat, bench.read(line))
    assert found is not None
    return found


def keys(found: Outlook) -> list[str]:
    return [part.words.key for part in (*found.headline, *found.fates)]


@pytest.mark.rule("EW-ATK-05", "EW-ATK-07", "EW-EN-13", "EW-EN-14")
def test_an_attack_tells_damage_first_then_the_ways_to_energize_it() -> None:
    """Null ray, RAT 7 and DMG 13, at Optimus, DEF 13 and ARM 18: the example of the rules."""
    bench = Bench({"optimus": (10, 10)}, {"starscream": (14, 10)}, mover=1)
    found = ahead(bench.do("activate starscream"), "attack null_ray optimus")
    assert keys(found) == [
        "outlook-some-damage",
        "outlook-damage",
        "outlook-shield",
        "outlook-way-10",
        "outlook-way-01",
        "outlook-way-11",
    ]
    assert round(mean(found.headline[1].spread), 2) == 1.65
    assert found.headline[0].chance == round(26 / 36 * 26 / 36, 4)
    assert [(total.words.key, total.words.args["need"]) for total in found.sums] == [
        ("outlook-hit-needs", 6),
        ("outlook-hurt-needs", 6),
    ]
    assert found.fates[0].words.args == {"model": "Optimus Prime", "energon": 6}


@pytest.mark.rule("EW-KD-04", "EW-EN-12")
def test_whoever_lies_down_is_hit_and_the_weak_are_defeated() -> None:
    weak = {"at": (12, 10), "hp": 1, "en": 0, "conditions": ["knockdown"]}
    bench = Bench({"optimus": (10, 10)}, {"rumble": weak}).do("activate optimus")
    found = ahead(bench, "attack fist rumble")
    assert found.sums[0].words.key == "outlook-hit-sure"
    assert found.headline[2].words.key == "outlook-defeat"


@pytest.mark.rule("EW-RUL-28", "EW-RUL-69")
def test_attacks_on_everybody_name_friends_in_danger() -> None:
    bench = Bench({"jazz": (12, 10)}, {"rumble": (10, 10), "bombshell": (10, 12)}, mover=1).do(
        "activate rumble"
    )
    found = ahead(bench, "attack_around earthquake")
    assert [(part.words.args["model"], part.tone) for part in found.fates] == [
        ("Jazz", ""),
        ("Bombshell", "bad"),
    ]


@pytest.mark.rule("EW-EN-14")
def test_energizing_is_weighed_against_not() -> None:
    bench = Bench({"optimus": (10, 10)}, {"starscream": (14, 10)}, ([6, 6],), mover=1)
    bench.do("activate starscream", "attack null_ray optimus", "decide no")
    assert bench.about == "energize_damage"
    yes, no = ahead(bench, "decide yes"), ahead(bench, "decide no")
    assert mean(yes.headline[1].spread) > mean(no.headline[1].spread)
    assert [each.costs[0].args["cost"] for each in (yes, no)] == [1, 0]


@pytest.mark.rule("EW-EN-12", "EW-EN-02")
def test_prevention_tells_hit_points_energon_and_penalty() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "hp": 8, "en": 3}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 4]),
        mover=1,
    )
    bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert bench.match.ask is not None
    assert bench.match.ask.context["damage"] == 3
    none, some = ahead(bench, "prevent 0"), ahead(bench, "prevent 2")
    assert none.headline[0].words.args == {"before": 8, "after": 5, "model": "Optimus Prime"}
    assert none.costs[0].args == {"before": 3, "after": 3, "next": 6, "penalty": 1}
    assert some.costs[0].args == {"before": 3, "after": 1, "next": 6, "penalty": 0}


@pytest.mark.rule("EW-THR-01", "EW-THR-05")
def test_throws_tell_the_lift_then_where_it_goes() -> None:
    bench = Bench(
        {"optimus": (10, 10)}, {"soundwave": (12.5, 10), "skywarp": (12.5, 14)}, ([6, 6],)
    ).do("activate optimus")
    assert ahead(bench, "throw soundwave").headline[0].words.key == "outlook-lifted"
    bench.do("throw soundwave", "decide no")
    free = ahead(bench, "throw_to 1250 700")
    assert keys(free) == ["outlook-forced-free"]
    aimed = ahead(bench, "throw_at skywarp")
    assert keys(aimed) == ["outlook-hits", "outlook-forced-into", "outlook-forced-free"]
    assert aimed.fates[0].words.args["struck_hurt"] == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_foretold_has_words(language: str) -> None:
    words = Words(GAME, language)
    rng = Random(5)
    match = Match(GAME.rules, Setup(scenario="kremzeek"), Fast(rng))
    told = 0
    while (ask := match.ask) is not None and match.state.round < 4:
        if match.ply % 3 == 0:
            for action in list(ask.options)[:40]:
                found = outlook(match, ask.seat, action)
                if found is not None:
                    told += 1
                    for part in (*found.headline, *found.fates):
                        words.sentence(part.words)
                    for line in (*found.costs, *(each.words for each in found.sums)):
                        words.sentence(line)
        match.answer(ask.options.sample(rng))
    assert told > 20
    assert words.faults == []


@pytest.mark.rule("EW-RUL-95", "EW-EN-13", "EW-THR-03")
def test_the_die_for_a_throw_is_told_of_that_throw_and_not_of_the_attack_before_it() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}, "skywarp": {"at": (12.5, 13), "en": 0}},
        ([6, 6], [1, 1], [6, 5]),
    )
    bench.do("activate optimus", "attack fist megatron", "decide no", "decide no")
    bench.do("throw megatron")
    assert bench.about == "energize_attack"
    plain, energized = ahead(bench, "decide no"), ahead(bench, "decide yes")
    assert (keys(plain), keys(energized)) == (["outlook-lifted"], ["outlook-lifted"])
    assert plain.headline[0].chance == round(33 / 36, 4)
    assert energized.headline[0].chance == round((35 / 36 + 2) / 3, 4)
    assert [each.costs[0].args for each in (plain, energized)] == [
        {"cost": 0, "left": 4},
        {"cost": 1, "left": 3},
    ]
    bench.do("decide no", "throw_at skywarp")
    assert bench.about == "energize_attack"
    assert keys(ahead(bench, "decide no")) == ["outlook-hits"]
    assert keys(ahead(bench, "decide yes")) == ["outlook-hits"]


@pytest.mark.rule("EW-THR-02", "EW-RUL-44", "EW-EN-13")
def test_an_aim_is_told_of_objects_and_of_attacks_that_throw() -> None:
    car = Bench({"optimus": (10, 10)}, {"megatron": (10, 17)}, pieces=(("car", 10, 12.5),))
    car.do("activate optimus", "throw_object car", "throw_at megatron")
    assert keys(ahead(car, "decide yes")) == ["outlook-hits"]
    tail = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}},
        {"soundwave": {"at": (12.5, 10), "en": 0}, "skywarp": {"at": (12.5, 13), "en": 0}},
        ([6, 6],),
    )
    tail.do("activate grimlock", "attack tail_sweep soundwave")
    assert keys(ahead(tail, "decide no")) == ["outlook-some-damage", "outlook-damage"]
    tail.do("decide no", "throw_at skywarp")
    assert keys(ahead(tail, "decide yes")) == ["outlook-hits"]


@pytest.mark.rule("EW-VP-06", "EW-ABL-06")
def test_the_chance_of_a_capture_counts_what_changes_the_melee_score() -> None:
    bench = Bench(
        {"optimus": (10, 10)}, {"megatron": (30, 30)}, scenario="kremzeek",
        tokens=(("kremzeek", 10, 11.5),),
    )  # fmt: skip
    bench.do("activate optimus")
    assert ahead(bench, "capture kremzeek").headline[0].chance == round(30 / 36, 4)
    bench["optimus"].lasting = [Lasting("Show", "mod", "MAT", -2, "end", 1)]
    assert ahead(bench, "capture kremzeek").headline[0].chance == round(21 / 36, 4)


@pytest.mark.rule("EW-THR-02", "EW-THR-05", "EW-RUL-46", "EW-RUL-97")
def test_a_thrown_car_tells_whom_it_strikes_before_it_flies() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (10, 17), "frenzy": (14.5, 12.5)},
        pieces=(("car", 10, 12.5), ("medium_building", 4, 14.5)),
    )
    bench.do("activate optimus", "throw_object car")
    at_megatron = ahead(bench, "throw_at megatron")
    assert keys(at_megatron) == ["outlook-hits", "outlook-object-strikes"]
    assert at_megatron.headline[0].chance == round(30 / 36, 4)
    told = at_megatron.fates[0].words.args
    assert (told["size"], told["struck"], told["struck_size"]) == (2, "Megatron", 4)
    assert keys(ahead(bench, "throw_at frenzy")) == ["outlook-hits", "outlook-object-fells"]
    assert keys(ahead(bench, "throw_to 1000 1400")) == ["outlook-object-free"]
    assert keys(ahead(bench, "throw_to 500 1400")) == ["outlook-object-breaks"]
    bench["frenzy"].x, bench["frenzy"].y = 1000, 1500
    instead = ahead(bench, "throw_at megatron")
    assert instead.fates[0].words.args["struck"] == "Frenzy"


@pytest.mark.rule("EW-RUL-46", "EW-RUL-97")
def test_a_car_thrown_against_a_tree_does_not_break_and_strikes_nobody() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (10, 17)},
        ([6, 6],),
        pieces=(("car", 10, 12.5), ("tree", 10, 14.5)),
    )
    bench.do("activate optimus", "throw_object car")
    assert keys(ahead(bench, "throw_to 1000 1800")) == ["outlook-object-free"]
    assert keys(ahead(bench, "throw_at megatron")) == ["outlook-hits", "outlook-object-free"]
    bench.do("throw_at megatron", "decide no")
    assert bench.state.land.pieces[0].standing
    assert bench["megatron"].hp == bench.state.cards[1].hit_points


@pytest.mark.rule("EW-ACT-02", "EW-EN-20")
def test_what_rolls_nothing_says_who_is_in_range_and_what_stays() -> None:
    bench = Bench({"optimus": (10, 10)}, {"starscream": (14, 10)}, mover=1)
    found = ahead(bench, "activate starscream")
    assert keys(found) == ["outlook-has", "outlook-targets", "outlook-threats"]
    assert found.fates[0].words.args["names"][0].args == {
        "name": "Optimus Prime", "chance": "72 %",
    }  # fmt: skip
    ended = ahead(bench.do("activate starscream"), "end_activation")
    assert [cost.key for cost in ended.costs] == ["outlook-keeps"]
