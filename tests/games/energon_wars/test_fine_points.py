"""Fine points: directions, orders, facts that are told, and windows that open again."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import PassOn, Place, TakeOver, Trample
from rollout.games.energon_wars.attack_events import AttackDeclared, Trampled
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.content.printed import said_as
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.events import (
    AbilityTriggered,
    CloudGone,
    CloudPlaced,
    Combined,
    PassedOn,
    PickedUp,
    PutDown,
    Ran,
    Replenished,
    Shaken,
    StoodUp,
    Teleported,
    Transformed,
    Unmarked,
    Walked,
)
from rollout.games.energon_wars.model import Item, State
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.rules.preparation import _clear as clear_of
from rollout.games.energon_wars.rules.reactions import may_react
from rollout.games.energon_wars.rules.sight import cover_rule
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.content import ContentError
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
MEMBERS = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")
SPOTS = [(10, 10), (11.97, 10), (13.94, 10), (8.03, 10), (10, 11.97), (10, 8.03)]


def first(bench: Bench) -> None:
    assert bench.match.ask is not None
    bench.answer(next(iter(bench.match.ask.options)))


# Facts


@pytest.mark.rule("EW-TRM-03")
def test_a_trample_tells_where_it_ends() -> None:
    bench = Bench({"grimlock": {"at": (10, 10), "mode": "alt"}}, {"rumble": (10.3, 12)}, ([1, 1],))
    bench.do("activate grimlock").answer(Trample(3, 1020, 1400))
    bench.do("decide no")
    assert bench.last(Trampled) == Trampled(0, 1020, 1400)
    assert bench.last(AttackDeclared).targets == (1,)
    assert bench.state.acting.moved


@pytest.mark.rule("EW-MOV-03", "EW-MOV-04", "EW-TRN-01", "EW-THM-05")
def test_moves_and_turns_are_told_with_their_cost() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR)
    bench.do("activate optimus", "walk [[1000,1100],[1100,1100]]", "transform", "run [[1100,1400]]")
    assert bench.last(Walked) == Walked(0, ((1000, 1100), (1100, 1100)), -1)
    assert bench.all(Transformed) == [Transformed(0, 1, 1)]
    assert bench.last(Ran) == Ran(0, ((1100, 1400),), -1, 1)
    assert bench["optimus"].energon == 4


@pytest.mark.rule("EW-EN-19", "EW-KD-07")
def test_shaking_and_standing_up_are_told() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["knockdown", "cold"]}, "jazz": (20, 10)}, FAR
    )
    bench.do("activate optimus", "shake cold", "stand_up attacks")
    assert bench.last(Shaken) == Shaken(0, "cold", 1)
    assert bench.last(StoodUp) == StoodUp(0, "attacks")
    assert (bench["optimus"].energon, bench["optimus"].conditions) == (5, 0)
    assert bench.why_not("run [[1000,1100]]") == "EW-MOV-04"


@pytest.mark.rule("EW-RUL-66", "EW-RUL-68")
def test_what_fades_is_told_by_name_and_only_what_was_there_at_the_start() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "conditions": ["slow"]}, "jazz": (20, 10)}, FAR)
    bench.do("activate optimus", "proceed")
    bench["optimus"].conditions |= 64
    bench.do("end_activation")
    assert bench.all(Unmarked) == [Unmarked(0, "slow")]
    assert bench["optimus"].conditions == 64


@pytest.mark.rule("EW-LOS-13", "EW-RUL-36")
def test_a_cloud_is_told_and_goes_when_its_maker_activates_again() -> None:
    bench = Bench({"wheeljack": (10, 10), "jazz": (20, 10)}, FAR)
    bench.do("activate wheeljack")
    bench.do(bench.offered("use_ability_at")[0])
    [placed] = bench.all(CloudPlaced)
    assert (placed.model, placed.radius) == (0, bench.state.clouds[0].radius)
    assert (placed.x, placed.y) == (bench.state.clouds[0].x, bench.state.clouds[0].y)
    bench.do("end_activation")
    bench["wheeljack"].activated = False
    bench.rest("megatron").do("activate wheeljack")
    assert bench.all(CloudGone) == [CloudGone(0)]
    assert bench.state.clouds == []


@pytest.mark.rule("EW-STO-04", "EW-STO-05", "EW-STO-06")
def test_what_is_handled_is_told() -> None:
    bench = Bench({"optimus": (10, 10), "ironhide": (12.5, 10)}, FAR, tokens=(("cube", 10, 11.6),))
    cube = len(bench.state.models)
    bench.do("activate optimus", "pick_up cube")
    assert bench.last(PickedUp) == PickedUp(0, cube, 1)
    bench.answer(PassOn(cube, 1))
    assert bench.last(PassedOn) == PassedOn(0, cube, 1)
    assert bench.why_not(TakeOver(cube)) == "EW-RUL-79"
    bench.do("walk [[1000,1000]]").answer(TakeOver(cube))
    assert bench.last(PassedOn) == PassedOn(1, cube, 0)
    bench.do("set_down cube").answer(Place(1000, 853))
    assert bench.last(PutDown) == PutDown(0, cube, 1000, 853)
    assert (bench.state.tokens[0].x, bench.state.tokens[0].y) == (1000, 853)


@pytest.mark.rule("EW-STO-06")
def test_things_are_handed_to_friends_on_the_table_alone() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "ironhide": (12.5, 10),
            "jazz": {"at": (10, 12.3), "status": "defeated"},
            "ratchet": (10, 13.1),
        },
        {"megatron": (7.5, 10)},
        tokens=(("cube", 0, 0),),
    )
    cube = len(bench.state.models)
    bench.state.tokens[0].carrier = 0
    bench.do("activate optimus")
    rules = [bench.why_not(PassOn(cube, other)) for other in range(5)]
    assert rules == ["EW-STO-06", "", "EW-STO-06", "EW-STO-06", "EW-STO-06"]
    bench.state.tokens[0].carrier = bench.number("megatron")
    assert bench.why_not(TakeOver(cube)) == "EW-STO-06"


@pytest.mark.rule("EW-RUL-79", "EW-EN-17")
@pytest.mark.parametrize("line", ["throw_object lamp_post", "throw rumble", "repair 1"])
def test_whatever_is_paid_opens_a_new_window(line: str) -> None:
    bench = Bench(
        {"bumblebee": {"at": (10, 10), "hp": 8, "mode": "alt"}},
        {"rumble": (10, 12)},
        ([1, 1],) if line == "throw rumble" else (),
        pieces=(("lamp_post", 10, 8.5),),
    )
    bench.do("activate bumblebee", "transform")
    assert bench.why_not("transform") == "EW-RUL-79"
    bench.do(line)
    while bench.about != "act":
        bench.do("decide no") if bench.about.startswith("energize") else first(bench)
    assert bench.why_not("transform") == ""


# Reactions and the Gestalt


@pytest.mark.rule("EW-ABL-02")
@pytest.mark.parametrize(
    ("pieces", "at", "asked"),
    [
        ((), (18, 12), "re_move"),
        ((("medium_building", 14, 12),), (18, 12), "act"),
        ((), (19.96, 12), "re_move"),
        ((), (19.98, 12), "act"),
    ],
)
def test_covering_fire_needs_sight_and_seven_inches(pieces: Any, at: Any, asked: str) -> None:
    bench = Bench(
        {"prowl": (11 if not pieces else 9, 12)},
        {"megatron": {"at": (at[0], at[1] + 0.5), "en": 3}},
        pieces=pieces,
        mover=1,
    )
    bench.do("activate megatron", f"walk [[{round(at[0] * 100)},{round(at[1] * 100)}]]")
    assert bench.about == asked


def test_only_the_seat_that_is_not_active_reacts() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR)
    assert [may_react(bench.state, number) for number in (0, 1)] == [False, False]
    bench.do("activate optimus")
    assert [may_react(bench.state, number) for number in (0, 1)] == [False, True]


@pytest.mark.rule("EW-HUG-06", "EW-RUL-106", "EW-RUL-102")
def test_a_gestalt_begins_fresh_where_its_leader_stood() -> None:
    army = {name: {"at": spot, "en": 2} for name, spot in zip(MEMBERS, SPOTS, strict=True)}
    bench = Bench({"jazz": (30, 5)}, army, mover=1, number=3)
    giant = bench["devastator"]
    giant.energon, giant.conditions, giant.used, giant.grounded = 0, 8, ["1g:Old"], True
    bench["hook"].conditions, bench["mixmaster"].conditions = 16 | 2, 64 | 4
    bench["longhaul"].hp -= 1
    bench.do("activate scrapper", "use_ability merge")
    assert (giant.x, giant.y, giant.level) == (1000, 1000, -1)
    assert (giant.energon, giant.hp, giant.activated) == (10, 39, True)
    assert (giant.conditions, giant.used, giant.grounded) == (2 | 4 | 64, ["1g:Old"], False)
    assert giant.merged_round == bench["hook"].merged_round == 3
    told = bench.last(Combined)
    assert (told.damage, len(told.members)) == (1, 6)
    assert all(bench[name].conditions == 0 and bench[name].activated for name in MEMBERS)


@pytest.mark.rule("EW-HUG-09", "EW-RUL-57")
def test_members_return_with_what_their_damage_leaves_them() -> None:
    members = {name: {"at": (0, 0), "status": "merged"} for name in MEMBERS}
    bench = Bench(
        {"jazz": (30, 30)},
        {"devastator": {"at": (10, 10), "hp": 30, "conditions": ["acid"]}, **members},
        mover=1,
    )
    cards = {card.slug: card for card in bench.state.cards}
    bench.do("activate devastator", "use_ability break_apart")
    team = [name for name in (model.card for model in bench.state.models) if name in MEMBERS]
    parts = [0] * 6
    weakest = min(range(6), key=lambda n: cards[team[n]].energon)
    parts[weakest] = cards[team[weakest]].hit_points - 1
    rest = 10 - parts[weakest]
    parts[(weakest + 1) % 6] = rest
    bench.do(f"share {str(parts).replace(' ', '')}")
    while bench.about == "put_down":
        first(bench)
    for name, part in zip(team, parts, strict=True):
        model, card = bench[name], cards[name]
        assert model.hp == card.hit_points - part
        assert model.energon == max(1, card.energon - card.penalty(model.hp))
        assert (model.conditions, model.activated, model.status) == (4, False, "standing")


# Set-up, upkeep and words


@pytest.mark.rule("EW-RUL-46", "EW-RUL-70")
@pytest.mark.parametrize(
    ("at", "to", "lands"),
    [
        ((3, 18), (0.25, 18), (25, 1800)), ((3, 18), (0.24, 18), None),
        ((33, 18), (35.75, 18), (3575, 1800)), ((33, 18), (35.76, 18), None),
        ((18, 3), (18, 0.25), (1800, 25)), ((18, 3), (18, 0.24), None),
        ((18, 33), (18, 35.75), (1800, 3575)), ((18, 33), (18, 35.76), None),
    ],
)  # fmt: skip
def test_what_is_thrown_stays_on_the_mat_to_the_hundredth(at: Any, to: Any, lands: Any) -> None:
    bench = Bench(
        {"optimus": (at[0], at[1] + 2.1) if at[1] == 18 else (at[0] + 2.1, at[1])},
        {"megatron": (18, 18)},
        pieces=(("lamp_post", *at),),
    )
    bench.do("activate optimus", "throw_object lamp_post")
    bench.do(f"throw_to {round(to[0] * 100)} {round(to[1] * 100)}")
    piece = bench.state.land.pieces[0]
    assert piece.standing
    assert 25 <= piece.x <= 3575
    assert 25 <= piece.y <= 3575
    assert lands is None or (piece.x, piece.y) == lands


@pytest.mark.rule("EW-SET-09")
@pytest.mark.parametrize(
    ("spot", "clear"),
    [
        ((75, 1800), True), ((74, 1800), False), ((3525, 1800), True), ((3526, 1800), False),
        ((1800, 75), True), ((1800, 74), False), ((1800, 3525), True), ((1800, 3526), False),
    ],
)  # fmt: skip
def test_terrain_is_moved_to_no_spot_beyond_the_edge(spot: Any, clear: bool) -> None:
    tree, car = (table_library().pieces[kind] for kind in ("tree", "car"))
    assert clear_of(tree, spot, []) == clear
    wide = [(150, 1800), (149, 1800), (3450, 1800), (3451, 1800)]
    deep = [(1800, 75), (1800, 74), (1800, 3525), (1800, 3526)]
    assert [clear_of(car, each, []) for each in wide + deep] == [True, False] * 4


@pytest.mark.rule("EW-SET-10")
def test_what_happens_before_the_game_is_asked_of_the_owner_of_the_ability() -> None:
    for army, foes in (("bumblebee,optimus", "megatron"), ("optimus,bumblebee", "rumble")):
        setup = Setup((army, foes), "energon_siphon", deployment="ready")
        match: Match[State] = Match(GAME.rules, setup, Scripted([]))
        assert match.ask is not None
        assert (match.ask.about, match.ask.seat) == ("move", 0)
        cards = [model.card for model in match.state.models]
        assert match.ask.context["model"] == cards.index("bumblebee")


@pytest.mark.rule("EW-EN-01", "EW-RND-03")
def test_replenishment_is_told_with_everybody_who_gains() -> None:
    bench = Bench(
        {
            "optimus": {"at": (10, 10), "en": 1, "hp": 4, "activated": True},
            "jazz": {"at": (20, 10), "activated": True},
            "bumblebee": {"at": (10, 10), "status": "carried", "mode": "alt", "en": 0,
                          "activated": True},
            "ratchet": {"status": "defeated", "en": 0},
        },
        {"megatron": {"at": (33, 33), "en": 6}},
        mover=1,
    )  # fmt: skip
    bench["bumblebee"].carrier = 0
    bench.rest("megatron")
    assert bench.last(Replenished) == Replenished((0, 2), (4, 4))


@pytest.mark.rule("EW-LOS-06", "EW-LOS-07")
def test_the_cover_of_a_low_building_is_that_of_standing_beside_it() -> None:
    def rule(*pieces: tuple[str, float, float]) -> str:
        bench = Bench(
            {"optimus": {"at": (10, 17), "mode": "robot"}}, {"rumble": (13.9, 5)}, pieces=pieces
        )
        return cover_rule(bench.state, 1, 0)

    beside = ("medium_building", 13.3, 14.5)
    assert rule() == ""
    assert rule(beside) == "EW-LOS-07"
    assert rule(beside, ("large_building", 28, 28)) == "EW-LOS-07"


@pytest.mark.parametrize(("side", "place"), [("robot", "robot"), ("alt", "alt")])
def test_what_is_wrong_with_a_side_is_said_of_that_side(side: str, place: str) -> None:
    fist = '{ name = "Fist", kind = "melee", range = 1, damage = 10, cost = 1, fx = ["sing"] }'
    good = fist.replace(', fx = ["sing"]', "")
    sides = "".join(
        f'[cards.odd.{each}]\nform = "x"\nspeed = "M"\nmelee = 5\nranged = 5\nsize = 3\n'
        "defense = 12\narmor = 15\ntransform_cost = 1\n"
        f"attacks = [{fist if each == side else good}]\n"
        for each in ("robot", "alt")
    )
    text = (
        '[cards.odd]\nname = "Odd"\nfaction = "autobot"\nbase = "large"\npoints = 3\n'
        "hit_points = 9\ncritical_zone = [[3, 1]]\nenergon = 3\n" + sides
    )
    with pytest.raises(ContentError, match=f"cards.odd.{place}"):
        library_with(text)


@pytest.mark.rule("EW-ABL-02")
def test_words_of_weapons_and_abilities_are_found_by_number() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR).do("activate optimus")
    weapon, ability = NAMER.kinds["weapon"], NAMER.kinds["ability"]
    rows = [each.name for each in bench.state.cards[0].sides[0].attacks]
    told = [weapon.say(bench.state, n, {}) for n in range(-1, len(rows) + 1)]
    assert told == [None, *[said_as("weapon", row) for row in rows], None]
    assert weapon.say(bench.state, "fist", {}) is None
    named = [each.name for each in bench.state.cards[1].sides[0].abilities]
    told = [ability.say(bench.state, n, {"model": 1}) for n in range(-1, len(named) + 1)]
    assert told == [None, *[said_as("ability", name) for name in named], None]
    assert ability.say(bench.state, 0, {"model": 99}) is None
    assert ability.say(bench.state, "x", {"model": 1}) is None


def test_facts_of_others_are_told_by_name() -> None:
    """Every thing that can be carried has words of its own, models, items and tokens alike."""
    bench = Bench({"optimus": (10, 10)}, FAR, tokens=(("cube", 5, 5),))
    bench.state.items = [Item("jetpack", 0)]
    cargo = NAMER.kinds["cargo"]
    said = [cargo.say(bench.state, number, {}) for number in range(5)]
    keys = [getattr(each, "key", each) for each in said]
    assert keys[2:] == ["item-jetpack", "token-cube", "token-new"]
    assert AbilityTriggered.__struct_fields__[0] == Teleported.__struct_fields__[0] == "model"


def test_a_number_that_nothing_has_is_told_as_nothing() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR, tokens=(("cube", 5, 8),))
    said = {
        kind: [getattr(NAMER.kinds[kind].say(bench.state, n, {}), "key", None) for n in (-1, 0, 2)]
        for kind in ("token", "mode")
    }
    assert said == {
        "token": [None, "token-cube", None],
        "mode": [None, "mode-robot", None],
    }
    alt = NAMER.kinds["mode"].say(bench.state, 1, {})
    assert getattr(alt, "key", None) == "mode-alt"


@pytest.mark.rule("EW-RUL-79", "EW-TRN-01")
def test_a_turn_that_was_free_does_not_bar_one_that_is_paid() -> None:
    bench = Bench({"jazz": {"at": (10, 10), "mode": "alt", "en": 1}}, FAR)
    bench.do("activate jazz", "transform")
    assert (bench["jazz"].side, bench["jazz"].energon) == (0, 1)
    assert bench.why_not("transform") == ""
    bench.do("transform")
    assert (bench["jazz"].side, bench["jazz"].energon) == (1, 0)
