"""Clauses that only a rare position asks about, each in the position that does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import (
    Attack,
    Place,
    Repair,
    Trample,
    Walk,
)
from rollout.games.energon_wars.attack_events import ObjectThrown, Rerolled
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.vocabulary import IMMUNITIES
from rollout.games.energon_wars.events import PickedUp, Repaired
from rollout.games.energon_wars.model import Acting, Lasting, Piece, State
from rollout.games.energon_wars.rules.energizing import energizing_cost
from rollout.games.energon_wars.rules.figures import has_keyword, is_immune, score_of
from rollout.games.energon_wars.rules.menu import ActMenu
from rollout.games.energon_wars.rules.menu_refusals import Judge
from rollout.games.energon_wars.rules.sight import defense_of, is_concealed
from rollout.games.energon_wars.rules.weapons import in_the_cone, weapons_of
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.requests import Chance
from rollout.kernel.sources import Fast, Source
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
MEMBERS = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")


def first(bench: Bench) -> None:
    assert bench.match.ask is not None
    bench.answer(next(iter(bench.match.ask.options)))


def calmly(bench: Bench, *lines: str) -> Bench:
    """Nothing is energized."""
    for line in lines:
        bench.do(line)
        while bench.about.startswith("energize"):
            bench.do("decide no")
    return bench


# Numbers at their boundary


@pytest.mark.rule("EW-RUL-53", "EW-HUG-05")
def test_one_energon_each_is_enough_to_combine() -> None:
    spots = [(10, 10), (11.97, 10), (13.94, 10), (8.03, 10), (10, 11.97), (10, 8.03)]
    army = {name: {"at": spot, "en": 1} for name, spot in zip(MEMBERS, spots, strict=True)}
    bench = Bench({"jazz": (30, 5)}, army, mover=1)
    bench.do("activate scrapper", "use_ability merge")
    assert (bench["devastator"].status, bench["devastator"].energon) == ("standing", 10)
    assert [bench[name].energon for name in MEMBERS] == [0] * 6


@pytest.mark.rule("EW-EN-06", "EW-EN-20")
@pytest.mark.parametrize(
    ("amount", "rule"),
    [(-1, "EW-EN-06"), (0, "EW-EN-06"), (1, ""), (2, ""), (3, "EW-EN-20"), (4, "EW-EN-06")],
)
def test_so_much_is_repaired_as_there_is_damage_and_energon(amount: int, rule: str) -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": 13, "en": 2}}, FAR).do("activate optimus")
    assert bench.why_not(Repair(amount)) == rule
    assert bench.offered("repair") == ["repair 1", "repair 2"]


@pytest.mark.rule("EW-MOV-06", "EW-RUL-18")
@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (8.48, 10, ""), (8.47, 10, "EW-RUL-20"), (11.52, 10, ""), (11.53, 10, "EW-RUL-20"),
        (10, 8.48, ""), (10, 8.47, "EW-RUL-20"), (10, 11.52, ""), (10, 11.53, "EW-RUL-20"),
        (8.48, 8.48, ""), (6, 6, "EW-RUL-20"), (14, 14, "EW-RUL-20"), (14, 6, "EW-RUL-20"),
    ],
)  # fmt: skip
def test_nobody_walks_off_a_roof(x: float, y: float, rule: str) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "level": 0}}, FAR, pieces=(("medium_building", 10, 10),)
    )
    bench.do("activate optimus")
    assert bench.why_not(Walk(((round(x * 100), round(y * 100)),))) == rule


# Who is meant


@pytest.mark.rule("EW-STO-03")
def test_only_a_friend_in_alt_mode_on_the_table_is_picked_up() -> None:
    bench = Bench(
        {"optimus": (30, 30), "bumblebee": {"at": (11, 12), "mode": "alt"}},
        {
            "soundwave": {"at": (10, 10), "mode": "alt"},
            "rumble": {"at": (11, 10), "mode": "alt", "status": "defeated"},
            "frenzy": {"at": (10, 10), "mode": "alt", "status": "carried"},
            "ravage": {"at": (10, 11.6)},
            "ratbat": {"at": (8.4, 10), "mode": "alt"},
        },
        mover=1,
    )
    bench["frenzy"].carrier = bench.number("soundwave")
    bench.do("activate soundwave")
    for other in ("rumble", "frenzy", "ravage", "soundwave", "bumblebee"):
        assert bench.why_not(f"pick_up {other}") == "EW-STO-03"
    assert bench.why_not("pick_up ratbat") == ""
    assert bench.offered("pick_up") == ["pick_up ratbat"]


@pytest.mark.rule("EW-ABL-06", "EW-RUL-04")
def test_the_fall_of_the_others_commander_makes_nobody_leader() -> None:
    bench = Bench(
        {"optimus": {"status": "defeated"}, "jazz": (30, 30)},
        {"starscream": (10, 10), "megatron": (20, 10)},
    )
    number = bench.number("starscream")
    attack = weapons_of(bench.state, number)[0].attack
    assert score_of(bench.state, number, attack, 1).total == 7
    bench["megatron"].status = "defeated"
    assert score_of(bench.state, number, attack, 1).total == 8


@pytest.mark.rule("EW-FX-08", "EW-HUG-01")
def test_everybody_is_immune_to_what_the_card_names_and_to_nothing_else() -> None:
    huge = {"slow", "knockdown", "push", "throw", "slam", "drag"}
    for card in library().cards.values():
        state: State = GAME.rules.position(
            {
                "armies": {
                    "A": {"jazz": {"at": [5, 5]}, **_of(card.slug, card.faction, "autobot")},
                    "B": {
                        "megatron": {"at": [30, 5]},
                        **_of(card.slug, card.faction, "decepticon"),
                    },
                }
            }
        )
        number = [model.card for model in state.models].index(card.slug)
        for mode, side in enumerate(card.sides):
            state.models[number].side = mode
            printed = {
                word.parameters[0]
                for ability in side.abilities
                for word in ability.effects
                if str(word).startswith("immunity(") and ability.when == "passive"
            }
            expected = printed | (huge if card.base == "huge" else set())
            assert {each for each in IMMUNITIES if is_immune(state, number, each)} == expected


def _of(slug: str, faction: str, wanted: str) -> dict[str, Any]:
    return {slug: {"at": [20, 20]}} if faction == wanted else {}


@pytest.mark.rule("EW-LOS-13", "EW-LOS-12")
def test_who_loses_stealth_keeps_the_cloud_and_who_loses_the_cloud_keeps_stealth() -> None:
    position = {
        "armies": {"A": {"mirage": {"at": [10, 10]}}, "B": {"megatron": {"at": [10, 18]}}},
        "clouds": [[10, 10, 3]],
    }
    state: State = GAME.rules.position(position)
    beam = weapons_of(state, 1)[1].attack
    hidden = defense_of(state, 1, 0, beam).total
    state.models[0].lasting = [Lasting("Flare", "lose", "stealth", 0, "round", 1)]
    assert defense_of(state, 1, 0, beam).total == hidden
    assert is_concealed(state, 0)
    state.models[0].lasting = [Lasting("Flare", "lose", "concealment", 0, "round", 1)]
    assert defense_of(state, 1, 0, beam).total == hidden - 2
    state.models[0].lasting = [Lasting("Flare", "gain", "concealment", 0, "round", 1)]
    state.clouds = []
    assert defense_of(state, 1, 0, beam).total == hidden
    assert not has_keyword(state, 1, "concealment")


@pytest.mark.rule("EW-RUL-29", "EW-LOS-14")
def test_a_spray_passes_over_who_is_not_on_the_table() -> None:
    bench = Bench(
        {"ironhide": (10, 10), "jazz": {"at": (12.5, 10), "status": "carried"}},
        {"megatron": (13, 10), "rumble": {"at": (12.5, 10), "status": "defeated"}},
    )
    bench.do("activate ironhide")
    spray = next(each.attack for each in weapons_of(bench.state, 0) if each.attack.spray)
    assert in_the_cone(bench.state, 0, spray, 0) == [bench.number("megatron")]


@pytest.mark.rule("EW-RUL-58")
def test_the_reach_of_a_punch_is_that_of_the_first_melee_row_for_one() -> None:
    members = {name: {"at": (0, 0), "status": "merged"} for name in MEMBERS}
    bench = Bench({"jazz": (30, 30)}, {"devastator": (10, 10), **members}, mover=1)
    judge = Judge(bench.state, bench.number("devastator"))
    weapons = {each.attack.name: each for each in judge.weapons}
    kinds = [(each.attack.melee, each.attack.has("360")) for each in judge.weapons]
    assert (True, False) in kinds
    assert judge.punch_reach() == weapons["Punch"].attack.range
    judge.weapons.sort(key=lambda each: (each.attack.melee, not each.attack.has("360")))
    assert judge.punch_reach() == weapons["Punch"].attack.range
    judge.weapons = [each for each in judge.weapons if not each.attack.melee]
    assert judge.punch_reach() == 1


# What is offered, and what is nearly


@pytest.mark.rule("EW-RUL-29", "EW-TRM-01")
@pytest.mark.parametrize(("name", "mode"), [("ironhide", "robot"), ("grimlock", "alt")])
def test_sprays_and_tramples_are_not_thought_of_as_attacks_on_one(name: str, mode: str) -> None:
    bench = Bench({name: {"at": (10, 10), "mode": mode}}, {"rumble": (12, 10)})
    bench.do(f"activate {name}")
    menu = ActMenu(bench.state, 0)
    ordinary = {
        row
        for row, weapon in enumerate(menu.judge.weapons)
        if not weapon.attack.spray and not weapon.attack.has("trample")
    }
    assert len(ordinary) < len(menu.judge.weapons)
    rows = {each.weapon for each in menu.considered() if isinstance(each, Attack)}
    assert rows <= ordinary


@pytest.mark.rule("EW-TRM-01", "EW-TRM-03")
def test_lines_of_a_trample_are_listed_through_enemies() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}, "bumblebee": {"at": (10, 12.2)}},
        {"rumble": (11, 13.1)},
    )
    bench.do("activate grimlock")
    listed = [each for each in ActMenu(bench.state, 0) if isinstance(each, Trample)]
    assert listed
    for each in listed:
        across = (each.x - 1000) * 310 - (each.y - 1000) * 100
        assert abs(across) < 1000, "not on the line through the only enemy"


# What is told and done by the way


@pytest.mark.rule("EW-VP-06", "EW-EN-13")
def test_a_captured_kremzeek_is_told_and_helps_once_in_an_activation() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([6, 6],),
        scenario="kremzeek",
        tokens=(("kremzeek", 10, 11.5),),
    )
    bench.do("activate optimus", "capture kremzeek")
    assert bench.last(PickedUp) == PickedUp(0, 2, 1)
    assert [energizing_cost(bench.state, 0, roll) for roll in ("attack", "damage")] == [0, 0]
    bench.state.acting.lucky = True
    assert [energizing_cost(bench.state, 0, roll) for roll in ("attack", "damage")] == [1, 1]
    bench.state.acting = Acting(1)
    assert energizing_cost(bench.state, 0, "attack") == 1


def test_what_is_rolled_again_is_told() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([1, 1], [6, 6], [1, 1], [1, 2]),
    )
    bench["optimus"].lasting = [
        Lasting("Luck", "reroll", roll, 0, "round", 0) for roll in ("attack", "damage")
    ]
    bench.do("activate optimus", "attack fist megatron", "decide no")
    bench.do("decide yes", "decide no", "decide yes")
    assert bench.all(Rerolled) == [Rerolled(0, "attack"), Rerolled(0, "damage")]
    assert bench["optimus"].lasting == []


@pytest.mark.rule("EW-STO-09")
def test_who_is_carried_comes_along_when_its_carrier_is_put_elsewhere() -> None:
    bench = Bench(
        {"optimus": (33, 33)},
        {"skywarp": (10, 10), "rumble": {"at": (10, 10), "status": "carried", "mode": "alt"}},
        mover=1,
    )
    bench["rumble"].carrier = bench.number("skywarp")
    bench.do("activate skywarp", "use_ability teleport").answer(Place(1800, 1000))
    assert (bench["rumble"].x, bench["rumble"].y) == (1800, 1000)
    assert bench.state.acting.moved
    through = Bench(
        {"optimus": (9, 11.3), "bumblebee": {"at": (9, 11.3), "status": "carried", "mode": "alt"}},
        FAR,
        scenario="portal_play",
        tokens=(("portal", 9, 9), ("portal", 27, 9)),
    )
    through["bumblebee"].carrier = 0
    through.do("activate optimus", "walk [[900,1130]]")
    assert through.offered("travel") == ["travel portal-2"]
    through.do("travel portal-2")
    first(through)
    optimus, cargo = through["optimus"], through["bumblebee"]
    assert (cargo.x, cargo.y) == (optimus.x, optimus.y) != (900, 1130)


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(("carrier", "repaired"), [(0, [(0, 1)]), (1, []), (-1, [])])
def test_the_mechanic_repairs_only_his_carrier(carrier: int, repaired: list[Any]) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "hp": 9}, "jazz": (20, 10)},
        FAR,
        scenario="spark_plug",
        tokens=(("workbench", 10, 12), ("sparkplug", 18, 18)),
    )
    bench.state.tokens[1].carrier = carrier
    bench.do("activate optimus", "end_activation")
    assert [(each.model, each.amount) for each in bench.all(Repaired)] == repaired
    assert (bench.about == "workbench") == (carrier == 0)


@pytest.mark.rule("EW-ABL-02", "EW-ARM-03")
def test_a_null_field_works_once_in_a_round() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron+null_shield": {"at": (12.5, 10), "en": 0}},
        ([6, 6], [6, 6], [6, 6], [6, 6]),
    )
    calmly(bench, "activate optimus", "attack fist megatron")
    assert bench.about == "shield"
    first(bench)
    lost = bench["megatron"].hp
    calmly(bench, "attack fist megatron")
    assert bench.about == "act"
    assert lost - bench["megatron"].hp == 17 - lost + 2


@pytest.mark.rule("EW-RUL-46", "EW-THR-02")
def test_a_thrown_car_lands_where_somebody_fell() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": {"at": (10, 17), "status": "defeated"}},
        {"megatron": {"at": (10, 17), "level": 0}, "rumble": (33, 33)},
        pieces=(("car", 10, 12.5), ("medium_building", 30, 5)),
    )
    bench.do("activate optimus", "throw_object car", "throw_to 1000 1700")
    assert bench.last(ObjectThrown) == ObjectThrown(0, 1000, 1700, -1)
    assert bench.state.land.pieces[0] == Piece("car", 1000, 1700)


class Recording(Source):
    """Chance that remembers what was asked of it."""

    def __init__(self, rng: Random) -> None:
        self.chance = Fast(rng)
        self.seen: dict[str, set[Any]] = {}

    def answer(self, chance: Chance, number: int) -> Any:
        outcome = self.chance.answer(chance, number)
        faces = outcome if isinstance(outcome, (list, tuple)) else [outcome]
        self.seen.setdefault(chance.about, set()).update(faces)
        self.seen.setdefault("count " + chance.about, set()).add(len(faces))
        return outcome


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(
    ("scenario", "about"), [("portal_play", "portal"), ("kremzeek", "leap"), ("", "scenario")]
)
def test_the_dice_of_scenarios_have_six_sides(scenario: str, about: str) -> None:
    seen: set[Any] = set()
    for seed in range(40):
        rng = Random(seed)
        source = Recording(rng)
        setup = Setup(scenario=scenario, deployment="ready") if scenario else Setup()
        match = Match(GAME.rules, setup, source)
        while (ask := match.ask) is not None and about not in source.seen:
            agreed = ask.about == "accept_roll"
            match.answer(next(iter(ask.options)) if agreed else ask.options.sample(rng))
        seen |= source.seen.get(about, set())
    assert seen == {1, 2, 3, 4, 5, 6}
