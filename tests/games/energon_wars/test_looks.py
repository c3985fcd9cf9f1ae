"""What players see before they choose, in sentences, and what is answered for them."""

from typing import Any

import pytest

from rollout.gamekit.standing_answers import standing_reply
from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import Decide, Prevent, Proceed
from rollout.games.energon_wars.attack_events import AttackRolled, DamageRolled
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.phrases import Word
from rollout.games.energon_wars.screen.dice import dice
from rollout.games.energon_wars.screen.looks import look
from rollout.games.energon_wars.screen.sheets import item_rows, sheet_of
from rollout.games.energon_wars.screen.throwing import forced_by
from rollout.games.energon_wars.screen.twin import twin
from rollout.games.energon_wars.screen.view import view
from rollout.games.energon_wars.standing_answers import STANDING
from rollout.kernel.errors import Unreadable
from rollout.kernel.reasons import Reasons, Term
from rollout.words import Words
from tests.games.energon_wars.bench import Bench

LANGUAGES = ("en", "de")


def duel(**more: object) -> Bench:
    return Bench({"optimus": (10, 10)}, {"megatron": (12.5, 10)}, **more)  # type: ignore[arg-type]


def seen(bench: Bench, **question: Any) -> dict[str, Any]:
    return look(bench.state, 0, question)


# Aiming


@pytest.mark.rule("EW-RUL-78", "EW-EN-13", "EW-EN-14")
def test_aiming_shows_four_ways_to_energize_with_reasons() -> None:
    bench = duel().do("activate optimus")
    found = seen(bench, aim={"model": 0, "target": 1})
    axe, blaster, _ = found["weapons"]
    assert (axe["name"], "refusal" in axe) == ("Energon axe", False)
    assert axe["need"] == [
        {"label": "defense", "amount": 12, "rule": "EW-ATK-05", "base": True},
    ]
    ways = axe["ways"]
    assert ways["00"]["hit"] == round(33 / 36, 4)
    assert ways["11"]["damage"] > ways["01"]["damage"] > ways["00"]["damage"]
    assert [ways[way]["cost"] - axe["cost"] for way in ("00", "10", "01", "11")] == [0, 1, 1, 2]
    assert blaster["score"][0]["amount"] == 7
    assert (found["clear"], found["gap"], found["sizes"]) == (True, 54, (4, 4))
    assert found["shield"] == 6


@pytest.mark.rule("EW-EN-20", "EW-EN-13")
def test_ways_that_cannot_be_paid_are_not_shown() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "en": 2}}, {"megatron": (12.5, 10)})
    bench.do("activate optimus")
    rows = seen(bench, aim={"model": 0, "target": 1})["weapons"]
    assert [sorted(row["ways"]) for row in rows] == [["00"], ["00"], ["00", "01", "10"]]


@pytest.mark.rule("EW-EN-12", "EW-ATK-09")
def test_the_chance_to_defeat_counts_what_the_target_can_prevent() -> None:
    weak = Bench({"optimus": (10, 10)}, {"rumble": {"at": (12, 10), "hp": 1, "en": 0}})
    weak.do("activate optimus")
    shielded = Bench({"optimus": (10, 10)}, {"rumble": {"at": (12, 10), "hp": 1, "en": 2}})
    shielded.do("activate optimus")
    chances = [
        seen(bench, aim={"model": 0, "target": 1})["weapons"][2]["ways"]["00"]["defeat"]
        for bench in (weak, shielded)
    ]
    assert chances[0] > chances[1] > 0


@pytest.mark.rule("EW-LOS-06", "EW-LOS-12")
def test_cover_and_stealth_are_named() -> None:
    covered = Bench({"jazz": (10, 10)}, {"bombshell": (10, 17)}, pieces=(("car", 10, 14),))
    found = seen(covered, aim={"model": 0, "target": 1})
    assert found["cover"] == [{"label": "cover", "amount": 2, "rule": "EW-LOS-06"}]
    hidden = Bench({"jazz": (10, 10)}, {"ravage": (18, 10)})
    assert seen(hidden, aim={"model": 0, "target": 1})["hidden"]
    assert seen(hidden, aim={"model": 0, "target": 1})["weapons"][0]["refusal"]["rule"]


# Force


@pytest.mark.rule("EW-SLM-01", "EW-SLM-04", "EW-SLM-06")
def test_a_slam_shows_where_it_ends_and_whom_it_meets() -> None:
    bench = Bench(
        {"sideswipe": (10, 10)},
        {"megatron": (12.2, 10), "bombshell": (16, 10)},
    ).do("activate sideswipe")
    rows = seen(bench, aim={"model": 0, "target": 1})["weapons"]
    slam = next(row for row in rows if row["name"] == "Piledriver")["forced"][0]
    assert (slam["how"], slam["struck"], slam["x"]) == ("slam", 2, 1600 - 196)
    assert (slam["size"], slam["struck_size"]) == (4, 2)
    assert (slam["hurt"], slam["struck_hurt"], slam["down"], slam["struck_down"]) == (
        1,
        4,
        True,
        True,
    )
    assert (bench["megatron"].x, bench["megatron"].conditions) == (1220, 0)


@pytest.mark.rule("EW-THR-04", "EW-RUL-96", "EW-RUL-70")
def test_a_free_throw_shows_where_it_lands() -> None:
    bench = Bench({"optimus": (10, 10)}, {"soundwave": (12.5, 10), "skywarp": (12.5, 14)})
    found = seen(bench, throw={"model": 0, "thrown": 1, "x": 1250, "y": 1900})
    free = found["courses"]["free"]
    assert (free["y"], free["struck"], free["hurt"], free["down"]) == (1204, 2, 1, True)
    assert "struck_hurt" not in free


@pytest.mark.rule("EW-THR-05", "EW-RUL-42", "EW-RUL-43")
def test_a_throw_at_a_model_shows_both_ways_it_can_go() -> None:
    bench = Bench({"optimus": (10, 10)}, {"soundwave": (12.5, 10), "skywarp": (12.5, 14)})
    found = seen(bench, throw={"model": 0, "thrown": 1, "target": 2})
    hit, miss = found["courses"]["hit"], found["courses"]["miss"]
    assert (hit["struck"], hit["struck_hurt"], hit["struck_down"]) == (2, 3, True)
    assert miss.get("struck", -1) == -1
    assert miss["y"] < hit["y"]
    assert found["chance"] == round(21 / 36, 4)


@pytest.mark.rule("EW-THR-02", "EW-THR-05", "EW-RUL-42", "EW-RUL-46")
@pytest.mark.parametrize(("roll", "way"), [([6, 6], "hit"), ([1, 1], "miss")])
def test_a_thrown_car_is_seen_where_it_comes_to_rest(roll: list[int], way: str) -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (10, 17)},
        (roll,),
        pieces=(("car", 10, 12.5), ("medium_building", 4, 14.5)),
    )
    bench.do("activate optimus", "throw_object car")
    lifted = {"model": 0, "piece": "lifted"}
    broken = seen(bench, throw={**lifted, "x": 500, "y": 1400})["courses"]["free"]
    assert (broken["struck"], broken["piece"], "struck_hurt" in broken) == (-2, 0, False)
    far = seen(bench, throw={**lifted, "x": 2600, "y": 1250})["courses"]["free"]
    assert (far["x"], far["y"], far.get("struck", -1)) == (1600, 1250, -1)
    found = seen(bench, throw={**lifted, "target": 1})["courses"][way]
    bench.do("throw_at megatron", "decide no")
    if way == "hit":
        assert (found["struck"], found["size"], found["struck_size"]) == (1, 2, 4)
        assert found["struck_hurt"] == 2
        assert not bench.state.land.pieces[0].standing
    else:
        car = bench.state.land.pieces[0]
        assert (car.x, car.y, car.standing) == (found["x"], found["y"], True)


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"throw": {"model": 0, "piece": "lifted", "x": 1, "y": 1}},
        {"throw": {"model": 0, "piece": 99, "x": 1, "y": 1}},
        {"throw": {"model": 0, "piece": True, "x": 1, "y": 1}},
        {"aim": {"model": 0, "target": 99}},
        {"aim": {"model": True, "target": 1}},
        {"aim": 3},
        {"prevent": {"model": 0, "damage": 100}},
        {"prevent": {"model": -1, "damage": 1}},
        {"throw": {"model": 0, "thrown": 1}},
        {"reach": {"model": "optimus"}},
    ],
)
def test_a_question_that_is_none_is_unreadable(question: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        look(duel().state, None, question)


# Reach


@pytest.mark.rule("EW-MOV-03", "EW-MOV-04", "EW-MOV-05", "EW-EN-18")
def test_reach_is_shown_for_both_modes_with_the_price_of_transforming() -> None:
    bench = duel()
    modes = seen(bench, reach={"model": 0})["modes"]
    assert (modes["robot"]["speed"], modes["robot"]["transform_cost"]) == (600, 0)
    assert (modes["alt"]["speed"], modes["alt"]["transform_cost"]) == (800, 1)
    assert modes["robot"]["run_cost"] == modes["alt"]["run_cost"] == 1
    assert _width(modes["robot"]["run"]) > _width(modes["robot"]["walk"])
    assert bench["optimus"].side == 0
    tired = Bench({"optimus": {"at": (10, 10), "en": 1}}, {"megatron": (30, 30)})
    found = seen(tired, reach={"model": 0})["modes"]
    assert ("run_cost" in found["robot"], "run_cost" in found["alt"]) == (True, False)


def _width(rings: list[list[list[int]]]) -> int:
    across = [point[0] for ring in rings for point in ring]
    return max(across) - min(across)


@pytest.mark.rule("EW-MOV-06", "EW-EN-08")
def test_reach_names_the_roofs_that_can_be_climbed() -> None:
    bench = Bench(
        {"optimus": (18, 14.5)}, {"megatron": (30, 30)}, pieces=(("medium_building", 18, 18),)
    )
    modes = seen(bench, reach={"model": 0})["modes"]
    assert [spot[2] for spot in modes["robot"]["climbs"]] == [300]
    assert "climbs" not in modes["alt"]


# Prevention


@pytest.mark.rule("EW-EN-12", "EW-EN-02", "EW-EN-01")
def test_the_prevention_prompt_shows_hit_points_energon_and_penalty() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": 8, "en": 3}}, {"megatron": (30, 30)})
    found = seen(bench, prevent={"model": 0, "damage": 3})
    assert found["rows"][0] == {"spend": 0, "hp": 5, "energon": 3, "next_energon": 6, "penalty": 1}
    assert found["rows"][3] == {"spend": 3, "hp": 8, "energon": 0, "next_energon": 6}
    assert (found["everything"], found["out_of_the_red"], found.get("to_live")) == (3, 2, None)
    deadly = seen(bench, prevent={"model": 0, "damage": 9})
    assert (deadly["to_live"], deadly.get("out_of_the_red")) == (2, None)
    assert deadly["rows"][0]["hp"] == 0


# Standing answers


def answered(bench: Bench, **wishes: int) -> Any:
    assert bench.match.ask is not None
    kept = {name.replace("_", "-"): number for name, number in wishes.items()}
    return standing_reply(STANDING, kept, bench.state, bench.match.ask)


@pytest.mark.rule("EW-EN-05", "EW-EN-13")
def test_what_is_kept_as_a_shield_energizes_nothing() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "en": 4}}, {"megatron": (12.5, 10)})
    bench.do("activate optimus", "attack fist megatron")
    assert bench.about == "energize_attack"
    assert answered(bench, keep_as_shield=3) == Decide(False)
    assert answered(bench, keep_as_shield=2) is None
    assert answered(bench, energize_free=1) is None


@pytest.mark.rule("EW-EN-16")
def test_what_costs_nothing_is_energized_where_that_is_wished() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 4}},
        {"megatron": (12.5, 10)},
        scenario="kremzeek",
        tokens=(("kremzeek", 10, 10),),
    )
    bench.state.tokens[0].carrier = 0
    bench.do("activate optimus", "attack fist megatron")
    assert answered(bench, energize_free=1, keep_as_shield=9) == Decide(True)


@pytest.mark.rule("EW-EN-12")
@pytest.mark.parametrize(("hp", "en", "spent"), [(16, 3, 3), (2, 3, 0), (3, 6, 5)])
def test_damage_is_prevented_where_that_helps(hp: int, en: int, spent: int) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "hp": hp, "en": en}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6]),
        mover=1,
    )
    bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert bench.about == "prevent"
    assert answered(bench, prevent_what_helps=1) == Prevent(spent)
    assert answered(bench) is None


@pytest.mark.rule("EW-ABL-02")
def test_reactions_are_declined_where_that_is_wished() -> None:
    bench = Bench({"mirage": (10, 10)}, {"megatron": (14, 10)}, mover=1)
    bench.do("activate megatron", "attack particle_beam mirage")
    assert bench.about == "re_target"
    assert answered(bench, never_react=1) == Proceed()


# Sentences and dice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_sentences_with_distances(language: str) -> None:
    words = Words(GAME, language)
    bench = Bench(
        {"optimus": {"at": (8, 16.5), "hp": 3, "conditions": ["fire"]}, "jazz": (20, 10)},
        {"megatron": (8, 22), "rumble": (30, 30)},
        tokens=(("station", 8, 18),),
    )
    parts = twin(view(bench.state))
    assert list(parts) == ["score", "goal", "army-A", "army-B", "apart"]
    lines = words.twin(parts)
    assert words.faults == []
    told = "\n".join(lines)
    assert {"en": "3.5″", "de": "3,5″"}[language] in told
    assert "none" not in told
    near = {
        "en": "in the west, 8″ from the west edge, 18″ from the south edge, beside Optimus Prime",
        "de": "im Westen, 8″ vom Westrand, 18″ vom Südrand, neben Optimus Prime",
    }
    assert near[language] in told
    assert {"en": "Megatron 3.5″ to the north", "de": "Megatron 3,5″ im Norden"}[language] in told
    assert "Optimus Prime" in words.sentence(parts["army-A"].lines["model-0"])
    assert parts["goal"].lines["token-0"].args["seat"] == "A"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_item_is_told_in_words(language: str) -> None:
    words = Words(GAME, language)
    for card in library().cards.values():
        for side in sheet_of(card).sides.values():
            rows = [each for row in side.attacks for each in row.effects]
            rows += [each for row in side.abilities for each in row.told]
            for each in [*rows, *side.keywords]:
                assert words.sentence(each) != each.key
    for item in library().items.values():
        for ability in item_rows(item)[1]:
            assert all(words.sentence(each) for each in ability.told)
    assert words.faults == []


@pytest.mark.parametrize(
    ("language", "as_robot", "as_truck"),
    [
        ("en", "friends within 6″ and itself (all)", "friends within 6″ (all, in alt mode)"),
        ("de", "Freunde bis 6″ und es selbst (alle)", "Freunde bis 6″ (alle, im Alternativmodus)"),
    ],
)
def test_whom_an_ability_means_is_told_with_how_many(
    language: str, as_robot: str, as_truck: str
) -> None:
    words = Words(GAME, language)
    sides = sheet_of(library().cards["optimus"]).sides
    told = [words.sentence(sides[mode].abilities[0].told[1]) for mode in ("robot", "alt")]
    assert told == [as_robot, as_truck]


def test_dice_tell_what_was_needed_and_what_came_of_it() -> None:
    bench = duel(dice=([6, 5], 3, [2, 2]))
    bench.do("activate optimus", "attack fist megatron", "decide yes", "decide no")
    rolled = dice(bench.last(AttackRolled))
    assert [(die.face, die.sides) for die in rolled] == [(6, 6), (5, 6), (2, 3)]
    assert (rolled[-1].need, rolled[-1].good) == (12 - 8, True)
    hurt = dice(bench.last(DamageRolled))
    assert [(die.face, die.good) for die in hurt] == [(2, None), (2, False)]


@pytest.mark.rule("EW-ATK-05", "EW-ATK-06", "EW-ATK-07")
@pytest.mark.parametrize(
    ("faces", "need", "hit", "said"),
    [
        ((1, 1), 2, True, "Always hits"),
        ((1, 1), 3, False, None),
        ((6, 5), 12, False, None),
        ((6, 6), 13, False, "Cannot hit"),
        ((6, 6, 2), 15, False, None),
        ((6, 6, 3), 16, False, "Cannot hit"),
        ((1, 1, 1), 3, True, "Always hits"),
        ((2, 3), 9, True, "Hits unless both dice show 1"),
    ],
)
def test_dice_that_cannot_change_it_say_so(
    faces: tuple[int, ...], need: int, hit: bool, said: str | None
) -> None:
    """Three dice of an energized roll; who is knocked down is hit all the same."""
    score = Reasons((Term("energized", sum(faces[2:]), "EW-EN-13"),))
    wanted = Reasons((Term("defense", need, "EW-ATK-05", base=True),))
    settled = dice(AttackRolled(0, 1, faces, score, wanted, hit, False))[-1].settled
    assert (settled and Words(GAME, "en").plain(settled.key, **settled.args)) == said


@pytest.mark.rule("EW-ATK-07")
def test_a_hit_that_always_or_never_hurts_says_so() -> None:
    def said(armor: int, amount: int) -> str | None:
        against = Reasons((Term("armor", armor, "EW-ATK-07", base=True),))
        event = DamageRolled(0, 1, (3, 3), Reasons(()), against, amount)
        settled = dice(event)[-1].settled
        return None if settled is None else Words(GAME, "de").plain(settled.key, **settled.args)

    assert said(1, 5) == "Jeder Treffer schadet"
    assert said(2, 4) is None
    assert said(12, 0) == "Kann nicht schaden"


@pytest.mark.rule("EW-MOV-04", "EW-ACT-07", "EW-RUL-15")
def test_reach_is_what_is_left_of_the_activation() -> None:
    bench = Bench({"optimus": (18, 18), "jazz": (5, 5)}, {"megatron": (33, 33)})

    def widest(rings: list[list[list[int]]]) -> int:
        return max(x for ring in rings for x, _ in ring) - bench["optimus"].x

    bench.do("activate optimus", "walk [[1800,1800]]")
    modes = seen(bench, reach={"model": 0})["modes"]
    assert "walk" not in modes["robot"]
    assert abs(widest(modes["robot"]["run"]) - 600) <= 5
    assert abs(widest(modes["alt"]["run"]) - 800) <= 5
    assert abs(max(x for ring in seen(bench, reach={"model": 1})["modes"]["robot"]["run"]
                   for x, _ in ring) - 500 - 1200) <= 5  # fmt: skip
    bench.do("run [[1800,1800]]")
    assert bench.about == "act"
    for mode in seen(bench, reach={"model": 0})["modes"].values():
        assert {"walk", "run", "run_cost", "climbs"}.isdisjoint(mode)
    assert "walk" in seen(bench, reach={"model": 1})["modes"]["robot"]


@pytest.mark.rule("EW-MOV-15", "EW-EN-19", "EW-FLY-06")
def test_reach_before_an_activation_is_that_once_everything_is_shaken() -> None:
    bench = Bench({"jazz": {"at": (18, 18), "conditions": ["cold", "knockdown"], "en": 0}},
                  {"megatron": (33, 33)}, pieces=(("tree", 18, 20.5),))  # fmt: skip
    modes = seen(bench, reach={"model": 0})["modes"]
    assert "walk" in modes["robot"]
    assert "walk" not in modes["alt"]
    bench.do("activate jazz", "stand_up attacks")
    assert "walk" not in seen(bench, reach={"model": 0})["modes"]["robot"]


def test_a_slam_without_a_number_is_looked_at_as_one_of_three_inches() -> None:
    bench = Bench({"sideswipe": (10, 10)}, {"megatron": (12.5, 10)})
    plain, three = (forced_by(bench.state, 0, 1, Word("slam", each)) for each in ((), ("3",)))
    assert plain is not None
    assert plain == three
    assert plain.x == 1550
