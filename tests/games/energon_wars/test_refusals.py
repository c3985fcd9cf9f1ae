"""The specification read anew: refusals by their own rule, storage."""

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import (
    Activate,
    Climb,
    Place,
    Prevent,
    Shake,
    Share,
    Spray,
    StandUp,
    Trample,
)
from rollout.games.energon_wars.events import (
    ItemGone,
)
from rollout.games.energon_wars.model import Item
from rollout.games.energon_wars.rules.combining import Shares
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
MEMBERS = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")
TWO = {"at": (10, 10), "conditions": ["knockdown"]}


def put(bench: Bench, x: float, y: float) -> None:
    bench.answer(Place(round(x * 100), round(y * 100)))


def carried(bench: Bench, cargo: str, carrier: str) -> None:
    bench[cargo].carrier = bench.number(carrier)


def unenergized(bench: Bench, *lines: str) -> None:
    for line in lines:
        bench.do(line)
        while bench.about.startswith("energize"):
            bench.do("decide no")


# Refusals by the rule that forbids it


@pytest.mark.rule("EW-ACT-10", "EW-ACT-01", "EW-RND-06", "EW-RND-10")
def test_who_cannot_be_activated_is_told_why() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "jazz": {"at": (14, 10), "activated": True},
            "ratchet": {"status": "defeated"},
        },
        FAR,
    )
    assert bench.why_not("activate jazz") == "EW-ACT-10"
    assert bench.why_not("activate megatron") == "EW-ACT-01"
    assert bench.why_not("activate ratchet") == "EW-RND-10"
    assert bench.why_not("proceed") == "EW-RND-06"
    assert bench.why_not(Activate(99)) == "KERNEL"
    assert bench.why_not("activate optimus") == ""


@pytest.mark.rule("EW-EN-12")
@pytest.mark.parametrize(("amount", "rule"), [(0, ""), (2, ""), (3, "EW-EN-12"), (-1, "EW-EN-12")])
def test_no_more_is_prevented_than_there_is_energon(amount: int, rule: str) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 2}}, {"megatron": (12.5, 10)}, ([6, 6], [6, 6]), mover=1
    )
    unenergized(bench, "activate megatron", "attack fist optimus")
    assert bench.about == "prevent"
    assert bench.why_not(Prevent(amount)) == rule


@pytest.mark.rule("EW-EN-12")
def test_no_more_is_prevented_than_there_is_damage() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (12.5, 10)}, ([6, 6], [4, 4]), mover=1)
    unenergized(bench, "activate megatron", "attack fist optimus")
    assert bench.offers == ["prevent 0", "prevent 1"]
    assert bench.why_not("prevent 2") == "EW-EN-12"


@pytest.mark.rule("EW-KD-05", "EW-RUL-37", "EW-TRN-08", "EW-RUL-66", "EW-EN-19", "EW-ACT-02")
def test_before_it_has_shaken_a_model_is_told_by_which_rule_it_waits() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["knockdown", "fire"]}},
        {"megatron": (12.5, 10)},
        pieces=(("car", 10, 12.5),),
    )
    bench.do("activate optimus")
    assert bench.about == "shake"
    assert bench.why_not("attack fist megatron") == "EW-KD-05"
    assert bench.why_not("walk [[1000,900]]") == "EW-RUL-37"
    assert bench.why_not("throw megatron") == "EW-RUL-37"
    assert bench.why_not("transform") == "EW-TRN-08"
    assert bench.why_not("use_ability roll_out") == "EW-RUL-37"
    assert bench.why_not(Shake("fire")) == "EW-RUL-66"
    assert bench.why_not(Shake("cold")) == "EW-EN-19"
    assert bench.why_not("end_activation") == "EW-ACT-02"


@pytest.mark.rule("EW-RUL-67", "EW-KD-07", "EW-EN-20")
def test_in_stasis_nothing_is_done_before_it_is_shaken() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["stasis", "knockdown"]}},
        {"megatron": (12.5, 10)},
    )
    bench.do("activate optimus")
    assert bench.why_not(StandUp("movement")) == "EW-RUL-67"
    bench.do("shake knockdown")
    assert bench.why_not("attack fist megatron") == "EW-RUL-67"
    assert bench.why_not("throw megatron") == "EW-RUL-67"
    assert bench.why_not("walk [[1000,900]]") == "EW-RUL-67"
    assert bench.why_not(StandUp("movement")) == "EW-KD-07"
    bench["optimus"].energon = 0
    assert bench.why_not("proceed") == ""
    poor = Bench({"optimus": {**TWO, "en": 0}}, FAR)
    poor.do("activate optimus")
    assert poor.why_not("shake knockdown") == "EW-EN-20"


@pytest.mark.rule("EW-RUL-29", "EW-ATK-19", "EW-RUL-38", "EW-TRM-01", "EW-RUL-92")
def test_a_spray_and_a_trample_are_refused_by_their_own_rules() -> None:
    bench = Bench({"ironhide": (10, 10)}, FAR)
    bench.do("activate ironhide")
    assert bench.why_not(Spray(0, 0)) == "EW-RUL-29"
    bench.do("walk [[1000,1000]]", "run [[1000,1100]]")
    assert bench.why_not(Spray(0, 0)) == "EW-ATK-19"
    ravage = Bench({"optimus": (30, 30)}, {"ravage": (10, 10)}, mover=1)
    ravage.do("activate ravage")
    assert ravage.why_not(Trample(1, 1000, 1401)) == "EW-TRM-01"
    cold = Bench(
        {"optimus": (30, 30)}, {"ravage": {"at": (10, 10), "conditions": ["cold"]}}, mover=1
    )
    cold.do("activate ravage", "proceed")
    assert cold.why_not(Trample(1, 1000, 1200)) == "EW-RUL-92"
    down = Bench({"ironhide": TWO}, {"megatron": (13, 10)})
    down.do("activate ironhide", "stand_up attacks")
    assert down.why_not(Spray(0, 0)) == "EW-RUL-38"
    assert down.why_not(Spray(9, 0)) == "KERNEL"


@pytest.mark.rule("EW-MOV-06", "EW-MOV-07", "EW-MOV-08", "EW-RUL-18")
def test_a_climb_is_refused_by_height_by_gap_or_for_want_of_a_side() -> None:
    high = Bench({"optimus": (18, 22.98)}, FAR, pieces=(("large_building", 18, 19),))
    high.do("activate optimus")
    roofs = [round(each.height / 100) for each in high.state.land.platforms]
    assert high.why_not(Climb(1800, 2000, roofs.index(6))) == "EW-MOV-06"
    assert high.why_not(Climb(1800, 1700, roofs.index(3))) == "EW-MOV-08"
    far = Bench(
        {"optimus": {"at": (10, 10), "level": 0}},
        FAR,
        pieces=(("medium_building", 10, 10), ("medium_building", 20, 10)),
    )
    far.do("activate optimus")
    assert far.why_not(Climb(1850, 1000, 1)) == "EW-MOV-07"


# Storage


@pytest.mark.rule("EW-RUL-50")
def test_who_stays_in_storage_neither_walks_nor_shakes() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "bumblebee": {
                "at": (10, 10),
                "mode": "alt",
                "status": "carried",
                "hp": 8,
                "conditions": ["slow"],
            },
        },
        FAR,
    )
    carried(bench, "bumblebee", "optimus")
    bench.do("activate bumblebee", "decide no")
    assert bench.about == "act"
    assert bench.offers == ["end_activation", "repair 1", "repair 2"]
    assert bench.why_not("walk [[1100,1100]]") == "EW-RUL-50"
    assert bench.why_not(Climb(1000, 1000, 0)) == "EW-RUL-50"
    assert bench.why_not("shake slow") == "EW-RUL-50"


@pytest.mark.rule("EW-RUL-50", "EW-RUL-67")
def test_out_of_stasis_a_carried_model_may_still_leave() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "bumblebee": {
                "at": (10, 10),
                "mode": "alt",
                "status": "carried",
                "conditions": ["stasis", "slow"],
            },
        },
        FAR,
    )
    carried(bench, "bumblebee", "optimus")
    bench.do("activate bumblebee")
    assert bench.offers == ["shake stasis", "proceed"]
    bench.do("shake stasis")
    assert bench.about == "leave_storage"
    bench.do("decide yes")
    assert bench.about == "put_down"


@pytest.mark.rule("EW-TRN-04", "EW-STO-07", "EW-TRN-06")
def test_a_model_for_which_there_is_no_more_room_may_transform_free() -> None:
    bench = Bench(
        {
            "optimus": {"at": (10, 10), "mode": "alt"},
            "bumblebee": {"at": (10, 10), "mode": "alt", "status": "carried"},
            "jazz": {"at": (10, 10), "mode": "alt", "status": "carried"},
        },
        FAR,
    )
    carried(bench, "bumblebee", "optimus")
    carried(bench, "jazz", "optimus")
    bench.do("activate optimus", "transform")
    assert (bench.about, bench.offers) == ("drop", ["drop jazz", "drop bumblebee"][::-1])
    bench.do("drop jazz")
    put(bench, 11.98, 10)
    assert bench.about == "transform_free"
    bench.do("decide yes")
    assert (bench["jazz"].side, bench["jazz"].energon, bench["bumblebee"].status) == (
        0,
        4,
        "carried",
    )


@pytest.mark.rule("EW-STO-03", "EW-TRN-04")
def test_who_is_not_ejected_does_not_transform_in_storage() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"soundwave": (10, 10), "rumble": {"at": (10, 10), "mode": "alt", "status": "carried"}},
        mover=1,
    )
    carried(bench, "rumble", "soundwave")
    bench.do("activate soundwave", "use_ability eject", "proceed")
    assert bench.about == "act"
    assert (bench["rumble"].status, bench["rumble"].side) == ("carried", 1)


@pytest.mark.rule("EW-RUL-51")
def test_what_the_fallen_carried_is_put_within_an_inch_of_the_spot() -> None:
    def falls() -> Bench:
        bench = Bench(
            {"optimus": (10, 10)},
            {
                "soundwave": {"at": (12.5, 10), "hp": 1, "en": 0},
                "rumble": {"at": (12.5, 10), "status": "carried", "mode": "alt"},
            },
            ([6, 6], [6, 6]),
        )
        carried(bench, "rumble", "soundwave")
        unenergized(bench, "activate optimus", "attack fist soundwave")
        return bench

    bench = falls()
    assert bench.why_not(Place(1250, 1000)) == ""
    assert bench.why_not(Place(1250, 1000 + 98 + 49 + 100)) == ""
    assert bench.why_not(Place(1250, 1000 + 98 + 49 + 103)) == "EW-STO-05"
    put(bench, 12.5, 12.4)
    assert (bench["rumble"].x, bench["rumble"].y) == (1250, 1240)


@pytest.mark.rule("EW-ARM-03", "EW-SET-07", "EW-SET-08")
def test_nobody_is_deployed_in_a_mode_without_room_for_its_items() -> None:
    match = Match(
        GAME.rules,
        Setup(("cliffjumper+jetpack,optimus", "megatron"), "energon_siphon"),
        Scripted([[6, 6], [1, 1]]),
    )
    assert match.ask is not None
    read, refusal = GAME.rules.read_action, match.ask.options.refusal
    found = refusal(read(match.state, "deploy cliffjumper alt 1000 300"))
    assert found is not None
    assert found.rule == "EW-ARM-03"
    assert refusal(read(match.state, "deploy cliffjumper robot 1000 300")) is None
    match.answer(read(match.state, "deploy optimus alt 500 300"))
    match.answer(read(match.state, "deploy megatron robot 500 3300"))
    found = match.ask.options.refusal(read(match.state, "board cliffjumper optimus"))
    assert found is not None
    assert found.rule == "EW-ARM-03"


@pytest.mark.rule("EW-RUL-48", "EW-SET-05")
def test_who_begins_in_storage_takes_no_turn() -> None:
    match = Match(
        GAME.rules,
        Setup(("optimus,jazz,bumblebee", "megatron,skywarp"), "energon_siphon"),
        Scripted([[6, 6], [1, 1]]),
    )
    read = GAME.rules.read_action
    for line in ("deploy optimus alt 500 300", "deploy megatron robot 500 3300"):
        match.answer(read(match.state, line))
    match.answer(read(match.state, "board bumblebee optimus"))
    assert match.ask is not None
    assert match.ask.seat == 0
    match.answer(read(match.state, "deploy jazz robot 1000 300"))
    assert match.ask.seat == 1


@pytest.mark.rule("EW-STO-01", "EW-STO-05", "EW-HUG-07")
@pytest.mark.parametrize(("items", "gone"), [(2, 0), (8, 2)])
def test_items_of_a_gestalt_go_to_members_with_room(items: int, gone: int) -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {
            **{name: {"status": "merged"} for name in MEMBERS},
            "devastator": (18, 18),
        },
        mover=1,
    )
    state = bench.state
    giant = bench.number("devastator")
    state.items += [Item("jetpack", giant) for _ in range(items)]
    bench.do("activate devastator", "use_ability break_apart", "share [0,0,0,0,0,0]")
    while bench.about == "put_down":
        bench.do(bench.offers[0])
    carriers = [item.carrier for item in state.items if item.carrier >= 0]
    assert giant not in carriers
    assert all(carriers.count(each) <= 1 for each in carriers)
    assert len(bench.all(ItemGone)) == gone


@pytest.mark.rule("EW-HUG-08", "EW-RUL-57")
def test_every_share_that_is_offered_fits_its_member() -> None:
    shares = Shares(16, [2, 8, 9])
    assert [each for each in shares if shares.refusal(each) is not None] == []
    assert Share((2, 7, 7)) in list(shares)


@pytest.mark.rule("EW-ABL-01", "EW-ABL-02")
def test_what_is_for_all_who_are_carried_asks_nobody() -> None:
    bench = Bench(
        {
            "ratchet": {"at": (10, 10), "mode": "alt"},
            "bumblebee": {"at": (10, 10), "mode": "alt", "status": "carried", "hp": 5},
            "gears": {"at": (10, 10), "mode": "alt", "status": "carried", "hp": 5},
        },
        FAR,
    )
    carried(bench, "bumblebee", "ratchet")
    carried(bench, "gears", "ratchet")
    bench.do("activate ratchet", "end_activation")
    assert (bench["bumblebee"].hp, bench["gears"].hp) == (6, 6)
    assert bench.about == "activate"
