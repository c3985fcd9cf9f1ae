"""What is told before a choice: claims, meetings, sums, and the last Energon."""

from random import Random
from typing import Any

import pytest

from rollout.gamekit.patches import plain
from rollout.games.battlecards import GAME
from rollout.games.battlecards.actions import Challenge, Contest
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.screen.forms import ClaimView
from rollout.games.battlecards.screen.looks import look
from rollout.games.battlecards.screen.view import view
from rollout.games.battlecards.screen.wording import arguments
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.kernel.text import to_text
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot

SURVIVAL = {"survival": True}
CONFIRM = "confirm-last-energon"
MOST_PLIES = 500


def at(bench: Bench, seat: int | None, **question: dict[str, Any]) -> dict[str, Any]:
    return look(bench.match.state, seat, question)


def confirms(bench: Bench) -> set[str]:
    """The offers that have to be confirmed: by their own words, or by those of the question."""
    ask, state = bench.match.ask, bench.match.state
    assert ask is not None
    asked = arguments(state, ask)
    named = str(asked.get("confirm_of", "")).split("; ")
    return {
        GAME.rules.write_action(state, action)
        for action in ask.options
        if arguments(state, action).get("confirm") == CONFIRM or to_text(action) in named
    }


def title(bench: Bench, card: int) -> str:
    return card_of(bench.match.state, card).title


def items(bench: Bench, side: dict[str, Any]) -> list[tuple[str, int]]:
    """The items of a sum: the title of the card, else the label, and the amount."""
    return [
        (title(bench, each["card"]) if "card" in each else each["label"], each["amount"])
        for each in side["now"]["items"]
    ]


@pytest.mark.rule("BC-RUL-75")
def test_deploying_with_the_last_energon_has_to_be_confirmed() -> None:
    seat = {"hand": ["A11", "A14"], "bank": 6}
    bench = Bench(seat, phase="deployment", options=SURVIVAL)
    assert confirms(bench) == {"deploy A11"}


@pytest.mark.rule("BC-RUL-75")
def test_nothing_has_to_be_confirmed_without_survival() -> None:
    seat = {"hand": ["A11", "A14"], "bank": 6}
    options = {"survival": False, "supreme_target": 40}
    assert confirms(Bench(seat, phase="deployment", options=options)) == set()


@pytest.mark.rule("BC-RUL-75")
def test_science_with_the_last_energon_has_to_be_confirmed() -> None:
    seat = {"robots": ["A10", "A14"], "bank": 2, "deck": ["R01", "R02", "R03"]}
    assert confirms(Bench(seat, phase="supply", options=SURVIVAL)) == {"science A10"}


@pytest.mark.rule("BC-RUL-75")
def test_an_advantage_that_costs_the_last_energon_has_to_be_confirmed() -> None:
    seat = {"robots": ["A11 damage 2"], "hand": ["AA04"], "bank": 1}
    assert confirms(Bench(seat, options=SURVIVAL)) == {"play AA04"}


@pytest.mark.rule("BC-RUL-75")
def test_an_ability_that_costs_the_last_energon_has_to_be_confirmed() -> None:
    bench = fight({"robots": ["A14"], "bank": 1}, {"robots": ["D05"]}, options=SURVIVAL)
    assert confirms(bench) == {"use_ability A14"}


@pytest.mark.rule("BC-RUL-75")
def test_the_question_knows_which_robot_an_effect_would_deploy_with_the_last_energon() -> None:
    seat = {"robots": ["A07"], "hand": ["AA26", "A11", "A14"], "bank": 4}
    bench = Bench(seat, options=SURVIVAL)
    assert confirms(bench) == set()
    bench.do("play AA26")
    assert bench.asked == ("A", "muster")
    assert confirms(bench) == {"choose A11"}


@pytest.mark.rule("BC-RUL-75")
@pytest.mark.parametrize("hand", [["R02", "A11"], ["A11"]])
def test_nobody_deploys_with_the_last_energon_unasked(hand: list[str]) -> None:
    """Whether a cost leaves one Robot in hand, or the effect is compulsory."""
    cost = "discard1" if len(hand) > 1 else "-"
    made = advantage(f"action;-;{cost};me;muster2;now") + robot("deploy;-;-;me;muster2;now")
    playing = {"robots": ["A07"], "hand": ["XA01", *hand], "bank": 4}
    bench = Bench(playing, options=SURVIVAL, homebrew=made).do("play XA01")
    if cost != "-":
        bench.do("choose R02")
    deploying = {"hand": ["XR01", "A11"], "bank": 8}
    compelled = Bench(deploying, phase="deployment", options=SURVIVAL, homebrew=made)
    for each in (bench, compelled.do("deploy XR01")):
        assert each.asked == ("A", "muster")
        assert (each.offers, confirms(each)) == (["choose A11", "forgo"], {"choose A11"})
        each.do("forgo")
        assert each.seat("A")["bank"] == 4
        assert each.ending() == ("", "")


@pytest.mark.rule("BC-RUL-75")
def test_whoever_is_made_to_deploy_with_the_last_energon_is_asked() -> None:
    made = advantage("action;-;-;opp;muster0;now")
    a, b = {"robots": ["A07"], "hand": ["XA01"], "bank": 9}, {"hand": ["A11"], "bank": 6}
    bench = Bench(a, b, options=SURVIVAL, homebrew=made).do("play XA01")
    assert bench.asked == ("B", "muster")
    assert bench.offers == ["choose A11", "forgo"]
    rich = Bench(a, {**b, "bank": 7}, options=SURVIVAL, homebrew=made).do("play XA01")
    assert rich.seat("B")["bank"] == 1


@pytest.mark.rule("BC-CLM-01")
def test_the_view_shows_who_claims_what_until_the_claim_is_answered() -> None:
    bench = Bench({"robots": ["A11"]}, {"robots": ["D05"]}, field=("R01",))
    before = view(bench.match.state, None)
    assert before.claim is None
    bench.do("claim A11 R01")
    for viewer in (0, 1, None):
        shown = view(bench.match.state, viewer)
        (robot,), (resource,) = shown.seats[0].robots, shown.field
        assert shown.claim == ClaimView(seat=0, robot=robot, resource=resource)
    bench.do("decline")
    assert view(bench.match.state, None).claim is None


@pytest.mark.rule("BC-CLM-06")
def test_before_contesting_both_strengths_and_speeds_are_told() -> None:
    bench = Bench({"robots": ["A11"]}, {"robots": ["D05"]}, field=("R01",)).do("claim A11 R01")
    contester = bench.match.state.robots[1][0]
    (meeting,) = at(bench, 1, contest={"robot": contester})["meetings"]
    assert [side["now"]["enhanced"] for side in meeting["battle"]["sides"]] == [7, 7]
    assert [side["speed"] for side in meeting["sides"]] == [5, 7]
    assert [side["more"] for side in meeting["sides"]] == [4, 2]


@pytest.mark.rule("BC-STR-02")
def test_before_a_challenge_bonuses_that_only_count_in_battle_are_told() -> None:
    bench = Bench({"robots": ["A11"]}, {"robots": ["D05 on R01"]}, field=("R01",))
    state = bench.match.state
    question = {"robot": state.robots[0][0], "resource": state.resources[0]}
    (meeting,) = at(bench, 0, challenge=question)["meetings"]
    mine, other = meeting["battle"]["sides"]
    assert items(bench, mine) == [("reason-core", 5), ("Sideswipe", 2)]
    assert items(bench, other) == [("reason-core", 6), ("Starscream", 1)]


@pytest.mark.rule("BC-STR-02")
def test_a_sum_names_each_card_with_what_it_adds_or_takes() -> None:
    seat = {"robots": ["A14"], "hand": ["AA02", "R02"]}
    bench = fight(seat, {"robots": ["D05"]}, options={"support_limit": 3})
    bench.do("play AA02", "pass", "add_strength R02", "pass", "use_ability A14")
    mine, other = plain(view(bench.match.state, None))["battle"]["sides"]
    assert items(bench, mine) == [
        ("reason-core", 5),
        ("Hydroelectric Dam", 2),
        ("Till All Are One", 2),
    ]
    assert items(bench, other) == [("reason-core", 6), ("Hound", -1), ("Starscream", 1)]


@pytest.mark.rule("BC-BAT-04")
def test_the_sums_after_a_move_are_told_to_the_seat_that_has_it_alone() -> None:
    bench = fight({"robots": ["A11"], "hand": ["R02"]}, {"robots": ["D05"], "hand": ["R03"]})
    card, theirs = bench.match.state.hands[0][0], bench.match.state.hands[1][0]
    mine = at(bench, 0, after={"action": f"add_strength {card}"})["battle"]
    assert mine["sides"][0]["now"]["enhanced"] == 9
    assert "battle" not in at(bench, 1, after={"action": f"add_strength {card}"})
    assert "battle" not in at(bench, None, after={"action": f"add_strength {card}"})
    assert "battle" not in at(bench, 0, after={"action": f"add_strength {theirs}"})


@pytest.mark.rule("BC-DEC-08", "BC-RUL-25")
def test_in_battle_everybody_is_told_who_may_still_transform_and_use_what() -> None:
    bench = fight({"robots": ["A14"], "bank": 3}, {"robots": ["D05"]})
    hound = bench.match.state.robots[0][0]
    for seat in (0, 1, None):
        mine, other = at(bench, seat, battle={})["sides"]
        assert "transformation" not in mine.keys() | other.keys()
        assert (mine["abilities"], other["abilities"]) == ([hound], [])
    bench.do("use_ability A14", "transform D05")
    mine, other = at(bench, 0, battle={})["sides"]
    assert mine["abilities"] == []
    assert other["transformation"]["why"] == "already-transformed"


@pytest.mark.rule("BC-SPT-04")
def test_in_battle_the_reason_why_no_more_support_is_played_is_told() -> None:
    a = {"robots": ["A44"], "hand": ["R02", "R03", "R04"]}
    bench = fight(a, {"robots": ["D05"], "hand": ["R01"]}).do("use_ability A44", "choose R02")
    hushed = at(bench, 1, battle={})["sides"][1]["support"]
    assert (hushed["why"], hushed["rule"]) == ("no-more-support", "BC-SPT-04")
    bench.do("pass", "add_strength R03")
    reached = at(bench, 1, battle={})["sides"][0]["support"]
    assert (reached["why"], reached["words"]["args"]) == (
        "support-limit-reached",
        {"limit": 1, "used": 1},
    )


@pytest.mark.rule("BC-ABL-02")
def test_whether_an_ability_may_be_used_in_battle_tells_nothing_of_a_hand() -> None:
    made = robot("battle;-;-;me;muster2;now")
    told = [
        at(
            fight({"robots": ["XR01"], "hand": hand}, {"robots": ["D05"]}, homebrew=made),
            1,
            battle={},
        )
        for hand in (["A16"], ["R02"], [])
    ]
    assert [len(each["sides"][0]["abilities"]) for each in told] == [1, 1, 0]


def after_step(bench: Bench, line: str) -> tuple[list[str], list[str]]:
    """What the step would give up, and who would fall by it, by code."""
    state = bench.match.state
    action = to_text(GAME.rules.read_action(state, line))
    told = at(bench, 0, after={"action": action})
    assert "battle" not in told
    assert at(bench, 1, after={"action": action}) == {
        "about": "after",
        "given_up": [],
        "fallen": [],
        "ends": [],
    }
    given_up, fallen = (
        [card_of(state, card).code for card in told[name]] for name in ("given_up", "fallen")
    )
    return given_up, fallen


@pytest.mark.rule("BC-CTL-04")
def test_before_a_step_the_resources_that_it_gives_up_are_told() -> None:
    robots = ["A14 on R01", "A10 on R22", "A11 on R22"]
    bench = Bench({"robots": robots}, field=("R01", "R22"), phase="deployment")
    assert card_of(bench.match.state, bench.match.state.resources[1]).requires == "science"
    assert after_step(bench, "move A14") == (["R01"], [])
    assert after_step(bench, "move A10") == (["R22"], [])
    assert after_step(bench, "move A11") == ([], [])


@pytest.mark.rule("BC-CTL-04")
def test_before_a_challenge_or_a_contest_what_is_left_for_it_is_told() -> None:
    a = {"robots": ["A11 on R03", "A14"]}
    bench = Bench(a, {"robots": ["D05 on R01"]}, field=("R01", "R03", "R04"))
    state = bench.match.state
    for mine, resources in zip(state.robots[0], ([state.resources[1]], []), strict=True):
        question = {"robot": mine, "resource": state.resources[0]}
        assert at(bench, 0, challenge=question)["given_up"] == resources
    bench.do("claim A14 R04")
    assert at(bench, 1, contest={"robot": state.robots[1][0]})["given_up"] == [state.resources[0]]


@pytest.mark.rule("BC-RUL-23")
def test_before_transforming_whoever_falls_by_it_is_told_with_all_that_changes_endurance() -> None:
    damaged = {"robots": ["A45 damage 4"]}
    assert after_step(Bench(damaged), "transform A45") == ([], ["A45"])
    stays = robot("passive;-;-;own_all;end+1;stay")
    propped = Bench({"robots": ["A45 damage 4", "XR01"]}, homebrew=stays)
    assert after_step(propped, "transform A45") == ([], [])


@pytest.mark.rule("BC-ADV-03")
def test_outside_battle_the_strength_of_an_advantage_is_refused_with_the_reason() -> None:
    bench = Bench({"robots": ["A14"], "hand": ["AA02"]})
    card, ask = bench.match.state.hands[0][0], bench.match.ask
    assert ask is not None
    refused = {to_text(action): why.why for action, why in ask.options.near_misses()}
    assert refused[f"add_strength {card}"] == "strength-only-in-battle"


@pytest.mark.rule("BC-SKL-05")
def test_what_dice_decide_is_not_told_before() -> None:
    bench = fight({"robots": ["A11"]}, {"robots": ["D05"]})
    assert "battle" not in at(bench, 0, after={"action": "roll_dice 2"})


@pytest.mark.parametrize("seed", range(2))
def test_what_was_told_before_a_choice_is_what_comes_of_it(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME.rules, source=Seeded(f"{seed:02x}"))
    told = 0
    while match.result is None and match.ply < MOST_PLIES:
        ask = match.ask
        assert ask is not None
        for action in ask.options:
            foreseen = foresee(match, ask.seat, ask.about, action)
            if foreseen is not None:
                told += 1
                after = match.fork(Seeded("ff"))
                after.answer(action)
                assert after.state.battle is None or strengths(after.view(None)) == foreseen
        match.answer(rng.choice(list(ask.options)))
    assert told


def foresee(match: Match[Any], seat: int, about: str, action: Any) -> list[int] | None:
    """Both strengths as they are told before the action; None where nothing is."""
    if about == "battle_move":
        question: dict[str, Any] = {"after": {"action": to_text(action)}}
        return strengths(look(match.state, seat, question))
    if isinstance(action, Contest):
        question = {"contest": {"robot": action.robot}}
    elif isinstance(action, Challenge):
        question = {"challenge": {"robot": action.robot, "resource": action.resource}}
    else:
        return None
    meetings = look(match.state, seat, question)["meetings"]
    return strengths(meetings[0]) if len(meetings) == 1 and meetings[0] else None


def strengths(shown: Any) -> list[int] | None:
    battle = plain(shown).get("battle")
    return None if battle is None else [side["now"]["enhanced"] for side in battle["sides"]]
