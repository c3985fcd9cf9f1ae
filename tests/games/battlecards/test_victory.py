"""Winning, banks, more than two seats (BC-VIC, BC-RUL, BC-MUL, BC-OPT)."""

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.setup import PRESETS, MatchOptions, Setup
from rollout.kernel.errors import SetupRefused
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.games.battlecards.bench import Bench, Seat, fight
from tests.games.battlecards.cards.homebrew import robot

DECKS = ("roll_out", "air_supremacy")
OFF = {"supreme_target": None, "domination_target": None, "survival": False}


def refused(**changes: object) -> str:
    """The rule by which a setup is refused; empty when a match can begin."""
    options = {key: value for key, value in changes.items() if key not in ("decks", "first")}
    setup = {key: value for key, value in changes.items() if key in ("decks", "first")}
    try:
        agreed = MatchOptions(**options)  # type: ignore[arg-type]
        GAME.rules.start(Setup(**{"decks": DECKS, **setup}, options=agreed))  # type: ignore[arg-type]
    except SetupRefused as error:
        return error.refusal.rule
    return ""


@pytest.mark.rule("BC-VIC-03", "BC-VIC-02", "BC-OPT-01", "BC-VIC-08", "BC-RUL-73")
def test_supreme_is_won_as_soon_as_the_bank_reaches_the_target() -> None:
    seat = {"robots": ["A21 on R01"], "bank": 38}
    bench = Bench(seat, field=("R01",), phase="energon")
    assert bench.ending() == ("A", "supreme")
    short = Bench({**seat, "bank": 37}, field=("R01",), phase="energon")
    assert short.ending() == ("", "")


@pytest.mark.rule("BC-VIC-03", "BC-OPT-01", "BC-VIC-02")
def test_an_inactive_or_higher_target_does_not_end_the_match() -> None:
    seat = {"robots": ["A21 on R01"], "bank": 78}
    for target in (None, 81):
        options = {"supreme_target": target}
        assert Bench(seat, field=("R01",), phase="energon", options=options).ending() == ("", "")
    options = {"supreme_target": 80}
    bench = Bench(seat, field=("R01",), phase="energon", options=options)
    assert bench.ending() == ("A", "supreme")


@pytest.mark.rule("BC-VIC-04", "BC-OPT-02", "BC-CTL-03")
def test_domination_counts_controlled_resources_only() -> None:
    robots = ["A21 on R01", "A38 on R04", "A36 on R02", "A08"]
    bench = Bench(
        {"robots": robots}, field=("R01", "R04", "R02", "R13"), options={"domination_target": 3}
    )
    assert bench.seat("A")["held"] == 2
    bench.do("claim A08 R13")
    assert bench.ending() == ("A", "domination")


@pytest.mark.rule("BC-VIC-05", "BC-OPT-03", "BC-RUL-75")
def test_paying_the_last_energon_loses_by_survival_at_once() -> None:
    bench = Bench({"hand": ["A21"], "bank": 4}, phase="deployment").do("deploy A21")
    assert bench.ending() == ("B", "survival")
    off = Bench({"hand": ["A21"], "bank": 4}, phase="deployment", options={"survival": False})
    off.do("deploy A21")
    assert off.ending() == ("", "")


@pytest.mark.rule("BC-VIC-05", "BC-RUL-76")
def test_a_loss_can_bring_a_bank_below_0_with_survival() -> None:
    bench = Bench({"robots": ["D37"], "hand": ["DA17"]}, {"bank": 1}).do("play DA17")
    assert bench.ending() == ("A", "survival")
    assert bench.seat("B")["bank"] == -1


@pytest.mark.rule("BC-RUL-77", "BC-OPT-03")
def test_without_survival_losses_stop_at_0() -> None:
    bench = Bench(
        {"robots": ["D37"], "hand": ["DA17"]}, {"bank": 1}, options={"survival": False}
    ).do("play DA17")
    assert bench.ending() == ("", "")
    assert bench.seat("B")["bank"] == 0


@pytest.mark.rule("BC-RUL-75")
def test_a_cost_above_the_bank_is_refused() -> None:
    bench = Bench({"robots": ["A09", "A21 damage 1"], "bank": 0}, options={"survival": False})
    assert bench.why_not("use_ability A09") == "BC-RUL-75"
    seat = {"robots": ["A14 alt"], "hand": ["AA06"], "bank": 1, "scrapheap": ["A41"]}
    assert Bench(seat, {"robots": ["D10"]}).why_not("play AA06") == "BC-RUL-75"


@pytest.mark.rule("BC-RUL-74")
def test_survival_comes_before_supreme() -> None:
    """Stealing the last 2 Energon wins by Survival although it also reaches 40."""
    bench = Bench({"robots": ["D37"], "hand": ["DA03"], "bank": 39}, {"bank": 2}).do("play DA03")
    assert bench.ending() == ("A", "survival")


HOMEBREW = """
[advantages.XX01]
title = "Mutual Ruin"
army = "autobot"
support = 1
clauses = [{ trigger = "action", target = "both", effect = ["lose3"] }]

[advantages.XX02]
title = "Mutual Riches"
army = "autobot"
support = 1
clauses = [{ trigger = "action", target = "both", effect = ["gain5"] }]
"""


@pytest.mark.rule("BC-RUL-74")
def test_when_both_banks_fall_to_0_by_one_effect_it_is_a_draw() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["XX01"], "bank": 3}, {"bank": 3}, homebrew=HOMEBREW
    ).do("play XX01")
    assert bench.ending() == ("", "survival")


@pytest.mark.rule("BC-RUL-74")
def test_the_turn_seat_wins_when_both_reach_the_supreme_target() -> None:
    a = {"robots": ["A21"], "hand": ["XX02"], "bank": 36}
    bench = Bench(a, {"bank": 38}, homebrew=HOMEBREW).do("play XX02")
    assert bench.ending() == ("A", "supreme")


@pytest.mark.rule("BC-RUL-74")
def test_the_turn_seat_comes_before_the_first_seat_of_the_table() -> None:
    b = {"robots": ["A21"], "hand": ["XX02"], "bank": 36}
    bench = Bench({"bank": 38}, b, homebrew=HOMEBREW, turn_seat="B").do("play XX02")
    assert bench.ending() == ("B", "supreme")


@pytest.mark.rule("BC-RUL-74", "BC-RUL-88")
def test_after_the_turn_seat_the_next_one_clockwise_wins() -> None:
    """B is the turn seat and does not reach 40; A and C do, and C comes next after B."""
    b = {"robots": ["A21"], "hand": ["XX02"], "bank": 9}
    bench = Bench({"bank": 36}, b, {"bank": 38}, homebrew=HOMEBREW, turn_seat="B").do("play XX02")
    assert bench.ending() == ("C", "supreme")


@pytest.mark.rule("BC-RUL-73", "BC-RUL-78")
def test_in_battle_banks_count_at_once_and_control_only_afterwards() -> None:
    bench = fight({"robots": ["A21"], "bank": 1}, {"robots": ["D37"]})
    assert bench.ending() == ("", "")
    paid = fight({"robots": ["A18"], "bank": 1}, {"robots": ["D37"]}).do("use_ability A18")
    assert paid.ending() == ("B", "survival")
    assert paid.told("battle_fought") == []


@pytest.mark.rule("BC-RUL-78", "BC-VIC-04")
def test_domination_by_a_battle_is_counted_when_it_is_resolved() -> None:
    robots = ["A08", "A21 on R04"]
    bench = fight(
        {"robots": robots}, {"robots": ["D27"]}, field=("R01", "R04"),
        options={"domination_target": 2},
    )  # fmt: skip
    while bench.match.ask is not None:
        bench.do("pass")
    assert bench.ending() == ("A", "domination")


@pytest.mark.rule("BC-RUL-78", "BC-BAT-06")
def test_effects_after_the_battle_happen_before_domination_is_counted() -> None:
    bench = fight(
        {"robots": ["D02", "D27 on R04"]}, {"robots": ["A21"]}, field=("R01", "R04"),
        options={"domination_target": 2},
    )  # fmt: skip
    while bench.match.ask is not None:
        bench.do("pass")
    assert bench.ending() == ("A", "domination")
    assert bench.seat("B")["bank"] == 23


@pytest.mark.rule("BC-VIC-01", "BC-SET-01")
def test_at_least_one_condition_must_be_active() -> None:
    assert refused(**OFF) == "BC-VIC-01"
    assert refused(**{**OFF, "survival": True}) == ""


@pytest.mark.rule("BC-RUL-98", "BC-OPT-01", "BC-OPT-16")
def test_a_supreme_target_must_exceed_the_starting_energon() -> None:
    assert refused(supreme_target=40, starting_energon=40) == "BC-RUL-98"
    assert refused(supreme_target=41, starting_energon=40) == ""


@pytest.mark.rule("BC-VIC-06")
@pytest.mark.parametrize(
    ("preset", "targets"),
    [
        ("first_game", (40, None, False)),
        ("very_short", (None, 3, False)),
        ("average", (None, 5, False)),
        ("very_long", (80, None, False)),
        ("challenging", (40, 5, True)),
    ],
)
def test_the_presets_agree_on_conditions(
    preset: str, targets: tuple[int | None, int | None, bool]
) -> None:
    options = PRESETS[preset]
    assert (options.supreme_target, options.domination_target, options.survival) == targets


@pytest.mark.rule("BC-VIC-07")
def test_no_record_of_a_pursued_victory_is_kept() -> None:
    view = Match(GAME.rules, Setup(decks=DECKS), Seeded("1")).view(0)
    assert not [
        key
        for key in view.__struct_fields__
        if "goal" in key or "intent" in key or "pursued" in key
    ]


@pytest.mark.rule("BC-OPT-16", "BC-GEN-04")
def test_the_opening_figures_can_be_agreed_on() -> None:
    options = MatchOptions(starting_energon=30, opening_hand=7)
    match = Match(GAME.rules, Setup(decks=DECKS, options=options), Seeded("1"))
    assert match.state.banks == [30, 30]
    assert [len(hand) for hand in match.state.hands] == [7, 7]


@pytest.mark.rule("BC-OPT-19", "BC-RUL-106", "BC-GEN-01")
def test_two_seats_lead_different_armies_unless_agreed_otherwise() -> None:
    twins = ("roll_out", "dinobot_charge")
    assert refused(decks=twins) == "BC-RUL-106"
    assert refused(decks=twins, same_army=True) == ""
    assert refused(decks=(*twins, "roll_out")) == ""


@pytest.mark.rule("BC-OPT-19", "BC-RUL-106", "BC-OPT-07")
def test_leave_to_mix_armies_does_not_let_two_pure_decks_share_one() -> None:
    twins = ("roll_out", "dinobot_charge")
    assert refused(decks=twins, mixed_armies=True) == "BC-RUL-106"
    mixed = "3 A21\n3 D27\n3 R01\n1 A12"
    assert refused(decks=(mixed, "random:autobot:1"), mixed_armies=True, deck_size=10) == ""


@pytest.mark.rule("BC-OPT-15", "BC-MUL-01")
def test_two_to_four_seats_may_play_and_teams_need_four() -> None:
    assert refused(decks=("roll_out",)) == "BC-OPT-15"
    assert refused(decks=DECKS * 2) == ""
    assert refused(decks=DECKS, teams=True) == "BC-OPT-15"
    assert refused(decks=DECKS * 2, teams=True) == ""


@pytest.mark.rule("BC-OPT-06")
def test_a_chosen_first_seat_must_be_named_and_exist() -> None:
    assert refused(first_seat="chosen") == "BC-OPT-06"
    assert refused(first_seat="chosen", first=2) == "BC-OPT-06"
    assert refused(first_seat="chosen", first=1) == ""


@pytest.mark.rule("BC-RUL-88", "BC-MUL-03", "BC-MUL-04", "BC-OPT-15")
def test_turns_go_clockwise_and_opponents_are_asked_in_that_order() -> None:
    bench = Bench(
        {"robots": ["D33"]}, {"robots": ["A21"]}, {"robots": ["A36"]}, field=("R01",),
        turn_seat="B",
    )  # fmt: skip
    bench.do("claim A21 R01")
    assert bench.asked == ("C", "contest")
    bench.do("decline")
    assert bench.asked == ("A", "contest")
    bench.do("decline", "end_phase", "draw", "end_turn")
    assert bench.asked == ("C", "deployment")


@pytest.mark.rule("BC-RUL-88", "BC-MUL-03")
def test_the_first_opponent_to_accept_fights() -> None:
    bench = Bench(
        {"robots": ["D33"]}, {"robots": ["A21"]}, {"robots": ["A36"]}, field=("R01",),
        turn_seat="B",
    )  # fmt: skip
    bench.do("claim A21 R01", "contest A36")
    assert bench.side("C")["lead"] == "A36"
    assert "A" not in bench.report["battle"]


@pytest.mark.rule("BC-RUL-88")
def test_an_effect_on_the_opponent_chooses_one_of_several() -> None:
    bench = Bench({"robots": ["D37"], "hand": ["DA17"]}, {"bank": 9}, {"bank": 9})
    bench.do("play DA17")
    assert bench.asked == ("A", "opponent")
    bench.do("choose_seat C")
    assert (bench.seat("B")["bank"], bench.seat("C")["bank"]) == (9, 7)


@pytest.mark.rule("BC-RUL-88", "BC-RUL-24")
@pytest.mark.parametrize(
    ("robots", "line", "asked"),
    [
        (["D27", "D06 alt"], "use_ability D06", ("A", "opponent")),
        (["XR01"], "use_ability XR01", ("B", "battle_move")),
    ],
)
def test_what_is_used_at_any_time_may_be_aimed_past_the_battle_and_what_is_of_it_may_not(
    robots: list[str], line: str, asked: tuple[str, str]
) -> None:
    """D06 looks at a hand at any time, XR01 in battle."""
    bench = Bench(
        {"robots": robots, "hand": ["R04"]},
        {"robots": ["A21 on R01"], "hand": ["R25"]},
        {"hand": ["R27"]},
        field=("R01",),
        homebrew=robot("battle;lead;-;opp;scan;now"),
    )
    bench.do(f"challenge {robots[0]} R01")
    while bench.asked != ("A", "battle_move"):
        bench.do("wait" if bench.asked[0] == "B" else "begin")
    bench.do(line)
    assert bench.asked == asked


@pytest.mark.rule("BC-RUL-88")
def test_a_seat_at_0_is_eliminated_its_resources_stay_and_the_last_seat_wins() -> None:
    bench = Bench(
        {"robots": ["D37"], "hand": ["DA17", "DA17"]},
        {"bank": 2, "robots": ["A21 on R01"], "hand": ["AA09"]},
        {"bank": 2},
        field=("R01 of B",),
    )
    bench.do("play DA17", "choose_seat B")
    assert bench.ending() == ("", "")
    assert bench.seat("B")["robots"] == {}
    assert bench.seat("B")["hand"] == []
    assert bench.resource("R01")["controller"] == "none"
    bench.do("play DA17-2")
    assert bench.ending() == ("A", "survival")


@pytest.mark.rule("BC-RUL-88")
def test_a_turn_seat_that_is_eliminated_passes_the_turn_on() -> None:
    bench = Bench({"hand": ["A21"], "bank": 4}, {}, {}, phase="deployment").do("deploy A21")
    assert bench.asked == ("B", "deployment")
    assert bench.told("seat_eliminated")[0]["seat"] == "A"


@pytest.mark.rule("BC-RUL-89", "BC-OPT-15")
def test_members_of_a_team_win_together_and_are_no_opponents() -> None:
    seats: list[Seat] = [{"robots": ["A21 on R01"], "bank": 38}, {"robots": ["D33"]},
             {"robots": ["A36 on R04"]}, {"robots": ["D43"]}]  # fmt: skip
    bench = Bench(*seats, field=("R01", "R04", "R13"), phase="energon", options={"teams": True})
    assert bench.ending() == ("AC", "supreme")
    other = Bench(*[{**seat, "bank": 9} for seat in seats], field=("R01", "R04", "R13"),
                  options={"teams": True})  # fmt: skip
    assert other.why_not("challenge A21 R04") == "BC-RUL-89"


@pytest.mark.rule("BC-RUL-89")
def test_a_team_shares_no_banks_hands_or_robots() -> None:
    seats: list[Seat] = [{"robots": ["A08"]}, {"robots": ["D37 on R01"]}, {"robots": ["A38"]}, {}]
    bench = Bench(*seats, field=("R01",), options={"teams": True}).do("challenge A08 R01")
    bench.do("begin")
    assert bench.why_not("join A38") == "BC-SPT-09"


@pytest.mark.rule("BC-MUL-02")
def test_an_advantage_is_played_on_own_robots_only_even_if_another_seat_shares_the_army() -> None:
    bench = Bench(
        {"robots": ["A21 damage 1", "A36 damage 1"], "hand": ["AA04"]},
        {},
        {"robots": ["A38 damage 1"]},
    )
    bench.do("play AA04")
    assert bench.asked == ("A", "target")
    assert bench.offers == ["choose A21", "choose A36"]
    assert bench.why_not("choose A38") == "BC-MUL-02"
    assert bench.why_not("choose AA04") == "BC-DEC-11"
