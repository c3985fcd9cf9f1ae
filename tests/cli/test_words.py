"""Every word a player reads is there, in both languages, with the arguments it needs."""

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource

import rollout
from rollout.cli.commands import NAMES
from rollout.cli.rulebook import rule_ids
from rollout.gamekit import Namer
from rollout.gamekit.kinds import SEAT
from rollout.games.registry import PLAYABLE, find, games
from rollout.games.samples.facts import ChipsMoved, Flicked, Mark, Marked, Rest
from rollout.kernel import Ask, Fast, Listed, Match, Reasons, Refusal, Result, Roll, Term
from rollout.kernel.errors import WrongSeat
from rollout.server.teller import Teller
from rollout.words import LANGUAGES, UnknownLanguage, Words, catalogue, language_of
from rollout.words.arguments import plain_arguments, seats_named
from rollout.words.catalogue import SHARED, Catalogue, messages
from rollout.words.check import check_words, compare_languages, keys_in_code, needed_keys

CLI = Path(rollout.__file__).parent / "cli"
KERNEL = Path(rollout.__file__).parent / "kernel"
ALL_GAMES = [each.slug for each in games() if each.status != "coming"]
SPEAKING = ("say", "plain", "complain", "Failure")


def tic_tac_toe(language: str = "en") -> Words:
    return Words(find("tic_tac_toe"), language)


@pytest.mark.parametrize("slug", ALL_GAMES)
def test_a_game_has_words_for_everything_its_code_names(slug: str) -> None:
    assert check_words(find(slug)) == []


def test_a_game_needs_words_for_its_title_and_its_standing_answers() -> None:
    needed = needed_keys(find("shield_duel"))
    standing = {f"standing-{each.name}" for each in find("shield_duel").standing}
    assert standing
    assert needed >= {"game-shield-duel", *standing}


def test_a_sentence_needs_words_unless_it_says_what_stands_there_without() -> None:
    code = 'Sentence("twin-heap"), Sentence("a", {}, "b"), Sentence("c", otherwise="d")'
    assert list(keys_in_code(code)) == ["twin-heap"]
    assert list(keys_in_code('Sentence("lists-speed", {"speed": 3})')) == []


@pytest.mark.parametrize("slug", ALL_GAMES)
def test_nothing_is_missing_when_a_match_is_told(slug: str) -> None:
    tellers = [Words(find(slug), language) for language in LANGUAGES]
    for seed in range(3):
        tell_a_match(slug, tellers, seed)
    assert [sorted(set(words.faults)) for words in tellers] == [[] for _ in LANGUAGES]


def tell_a_match(slug: str, tellers: list[Words], seed: int) -> None:
    rng = Random(seed)
    match = Match(find(slug).rules, source=Fast(rng))
    while (ask := match.ask) is not None:
        offered = list(islice(ask.options, 8))
        missed = list(islice(ask.options.near_misses(), 8))
        for words in tellers:
            words.ask(ask, match.state)
            for action in offered:
                words.action(action, match.state)
            for action, refusal in missed:
                words.action(action, match.state)
                words.refusal(refusal, match.state)
        told = len(match.events)
        match.answer(ask.options.sample(rng))
        for event in match.events[told:]:
            for words in tellers:
                words.event(event, match.state)
    assert match.result is not None
    for words in tellers:
        words.result(match.result)


def test_the_shared_words_are_alike_in_both_languages() -> None:
    assert compare_languages(SHARED) == []


def test_wholes_are_compared_with_the_arguments_of_their_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = {
        "en": "hit = { $who } takes { amount }\namount = { $size }\nmiss = no hit\n",
        "de": "hit = { first } { amount } { gone }\nfirst = { $who }\namount = viel\n",
    }
    monkeypatch.setattr(catalogue, "resource", lambda _, language: FluentResource(texts[language]))
    monkeypatch.setattr(catalogue, "source", lambda _, language: texts[language])
    assert compare_languages("trial") == [
        "trial de: no words for gone",
        "trial de: no words for miss",
        "trial de: hit has other arguments: ['size']",
    ]


def test_words_that_cannot_be_said_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "there = { back }\nback = { $to ->\n    [far] { there }\n   *[other] here\n }\n"
        "walk = { there } and { back }\n"
        'five = { NUMBER(5, minimumFractionDigits: "a") }\n'
        "six = { NUMBER($six, minimumFractionDigits: 2) } { $found }\n"
    )
    monkeypatch.setattr(catalogue, "resource", lambda _, __: FluentResource(text))
    monkeypatch.setattr(catalogue, "source", lambda _, __: text)
    problems = compare_languages("trial")
    assert len(problems) == 6, "the same in both languages"
    assert problems[:2] == [
        "trial en: there stands inside itself",
        "trial en: back stands inside itself",
    ]
    assert problems[2].startswith("trial en: five cannot be said (TypeError: ")


def test_every_key_that_the_command_names_has_words() -> None:
    known = messages(SHARED, "en").keys()
    named = {key for file in CLI.rglob("*.py") for key in keys_of_command(file)}
    named |= {f"command-{name}" for name in NAMES} | {f"does-{name}" for name in NAMES}
    named |= {each.title for each in games()} | {f"status-{each.status}" for each in games()}
    assert sorted(named - known) == []


def test_no_shared_word_is_left_that_nobody_says() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in CLI.rglob("*.py"))
    words = CLI.parent / "words"
    code += "".join(file.read_text(encoding="utf-8") for file in words.glob("*.py"))
    rooms = (KERNEL, KERNEL.parent / "gamekit", KERNEL.parent / "space" / "regions")
    for room in rooms:
        code += "".join(file.read_text(encoding="utf-8") for file in room.glob("*.py"))
    composed = (
        *("command-", "does-", "game-", "status-", "view-", "do-", "result-", "case-"),
        "problem-",
        "obstacle-",
        "plane-",
        "limit-",
        "bearing-",
        "near-",
        "behind-",
        "standing-",
    )
    unsaid = [
        key
        for key in messages(SHARED, "en")
        if f'"{key}"' not in code and not key.startswith(composed)
    ]
    assert unsaid == []


def test_every_refusal_of_the_kernel_has_words() -> None:
    known = messages(SHARED, "en").keys()
    for file in KERNEL.glob("*.py"):
        assert set(keys_in_code(file.read_text(encoding="utf-8"))) <= known


def test_the_kernel_refuses_by_no_rule_of_a_game() -> None:
    assert set(rules_cited_in(KERNEL)) == {"KERNEL"}


def test_every_way_in_which_a_case_can_differ_has_words() -> None:
    known = messages(SHARED, "en").keys()
    places = {"Finding": 1, "_note": 1, "_blocked": 1}
    whys = {
        str(argument.value)
        for file in (KERNEL / "adjudication").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for name in [getattr(node.func, "attr", getattr(node.func, "id", ""))]
        for argument in node.args[places.get(name, 99) : places.get(name, 99) + 1]
        if isinstance(argument, ast.Constant)
    }
    assert "differs" in whys
    assert {f"case-{why}" for why in whys} - known == set()


def keys_of_command(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = getattr(function, "attr", getattr(function, "id", ""))
        spoken = node.args[:1] if name in SPEAKING else []
        spoken += [each.value for each in node.keywords if each.arg == "help"]
        for value in spoken:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.value


def test_fields_become_arguments() -> None:
    words = tic_tac_toe()
    assert words.action(Mark(4)) == "Mark cell 4"
    assert words.event(Marked(1, 4)) == "Player B marks cell 4."


def test_a_struct_inside_is_flattened_and_a_yes_or_no_is_a_word() -> None:
    words = Words(find("disc_duel"), "de")
    told = words.event(Flicked(0, Rest(12000, 7), True))
    assert told == "Spieler A schnippt: Der Puck bleibt bei 12000, 7 liegen und trifft!"


def test_a_game_turns_numbers_into_words_of_its_own() -> None:
    words = Words(find("bluff"), "en")
    assert words.event(ChipsMoved(1, 2), state=object()) == "2 chips go to player B."


def test_a_refusal_shows_its_rule() -> None:
    assert tic_tac_toe().refusal(Refusal("TTT-01", "cell-taken")) == (
        "That cell is marked already. [TTT-01]"
    )
    assert tic_tac_toe("de").refusal(Refusal("KERNEL", "not-offered")) == (
        "Das steht nicht zur Wahl."
    )


def test_reasons_are_a_sum_in_words() -> None:
    reasons = Reasons((Term("column-name", 4, "X-01"), Term("column-title", -6, "X-02")))
    assert tic_tac_toe("de").reasons(reasons) == "Name +4, Titel −6 = −2"


def test_a_result_names_the_winners_or_a_draw() -> None:
    assert tic_tac_toe().result(Result((1,), "three-in-a-row")) == (
        "Player B wins: three in a row."
    )
    assert tic_tac_toe("de").result(Result((), "board-full")) == (
        "Unentschieden: das Brett ist voll."
    )
    assert tic_tac_toe().result(Result((0, 2), "conceded")) == (
        "Players A, C win: the other side gave up."
    )


def test_a_roll_is_asked_for_in_words() -> None:
    assert tic_tac_toe().chance(Roll("lucky_number", 6)) == (
        "What do the dice say? lucky number, d6. (Enter lets the program roll.)"
    )


def test_a_key_without_words_is_shown_and_noted() -> None:
    words = tic_tac_toe("de")
    assert words.ask(Ask(0, "never_heard", Listed([]))) == "ask never heard"
    assert words.faults == ["ask-never-heard: not in de", "ask-never-heard: not in en"]


def test_a_missing_argument_is_noted() -> None:
    words = Words(None, "en")
    words.plain("saved")
    assert len(words.faults) == 1


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("de", {}, "de"),
        ("DE", {"LANG": "en_GB.UTF-8"}, "de"),
        ("de-AT", {}, "de"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_MESSAGES": "de_CH", "LANG": "fr_FR"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locales_else_english(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_of(asked, environment) == language


@pytest.mark.parametrize("number", [10**24, -(10**25), 10**30, 10**299, 1e300])
def test_a_number_of_any_size_can_be_told(number: float) -> None:
    for language in LANGUAGES:
        told = Words(None, language).plain("no-such-choice", number=number, most=8)
        assert str(number) in re.sub(r"(?<=[0-9])[.,](?=[0-9]{3})", "", told)
        assert "8" in told


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        language_of("fr", {})


def test_a_catalogue_says_which_keys_it_has() -> None:
    catalogue = Catalogue("", "de")
    assert "game-bluff" in catalogue
    assert "no-such-key" not in catalogue


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Player B is asked, not you."), ("de", "Gefragt ist Spieler B, nicht du.")],
)
def test_the_seat_that_is_asked_goes_by_its_letter(language: str, words: str) -> None:
    match = Match(find("tic_tac_toe").rules)
    match.answer(Mark(4))
    with pytest.raises(WrongSeat) as refused:
        match.answer(Mark(0), seat=0)
    assert tic_tac_toe(language).refusal(refused.value.refusal) == words


def test_what_a_game_names_is_a_seat_only_where_it_says_so() -> None:
    asked = {"asked": 3, "seat": 1}
    too_many = Refusal("HEAP-02", "too-many", asked)
    question = Ask(0, "take", Listed([]), {"asked": 3, "holder": 1})
    assert plain_arguments(too_many, str) == {**asked, "rule": "HEAP-02"}
    assert plain_arguments(question, str) == {"asked": 3, "holder": 1, "seat": "A"}
    named = seats_named(Namer((), {}, {"asked": "", "seat": SEAT, "holder": SEAT}))
    assert plain_arguments(too_many, str, named)["seat"] == "B"
    assert plain_arguments(question, str, named) == {"asked": 3, "holder": "B", "seat": "A"}


def test_a_seat_that_a_game_names_goes_by_its_letter_before_there_is_a_state() -> None:
    game, nobody = find("attacktix"), Refusal("AT-ARM-01", "nobody-in-battle", {"seat": 1})
    said = "Player B: nobody is in the battle force. [AT-ARM-01]"
    assert Words(game).refusal(nobody) == said
    assert Teller(game).stateless_refusal(nobody).words.args["seat"] == "B"


@pytest.mark.parametrize("slug", [each.slug for each in games() if each.status == PLAYABLE])
def test_every_rule_that_a_game_cites_is_in_its_book(slug: str) -> None:
    folder = CLI.parent / "games" / slug
    assert sorted(set(rules_cited_in(folder)) - rule_ids(slug)) == []


def rules_cited_in(folder: Path) -> Iterator[str]:
    """The literal rules of refusals and reasons: `Refusal("TG-ATK-05", …)`."""
    places = {"Refusal": 0, "Term": 2}
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = places.get(node.func.id, len(node.args))
                for argument in node.args[place : place + 1]:
                    if isinstance(argument, ast.Constant) and argument.value:
                        yield str(argument.value)


def test_what_is_so_or_not_is_told_by_yes_and_no() -> None:
    """A variant for `true` would never be chosen: truths reach the catalogues as words."""
    catalogues = Path(rollout.__file__).parent.rglob("*.ftl")
    wrong = [
        each.name for each in catalogues if re.search(r"\[(true|false)\]", each.read_text("utf-8"))
    ]
    assert wrong == []
