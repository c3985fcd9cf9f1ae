"""A match in the terminal: read, choose, ask why, take back, leave and come again."""

from pathlib import Path

import pytest

from rollout.games.registry import find
from rollout.kernel import Journal
from tests.cli.conftest import Run

ALONE = ("--seats", "you,you")
"""Hot seat: no bot answers in between."""


def test_a_match_is_played_by_numbers(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="1\n3\n1\n3\n1\n")
    assert done.code == 0
    assert "Player A marks cell 0." in done.out
    assert "Player A wins: three in a row." in done.out


def test_a_match_is_played_by_actions_in_words(rollout: Run) -> None:
    typed = "mark 0\nmark 3\nmark 1\nmark 4\nmark 2\n"
    done = rollout("play", "tic_tac_toe", *ALONE, typed=typed)
    assert "Player A wins: three in a row." in done.out


def test_units_and_hexes_go_by_name_as_in_case_files(rollout: Run) -> None:
    typed = "deploy optimus-prime\ndeploy_as truck\nplace_at 0702\nface SE\nquit\n"
    done = rollout("play", "the_game", *ALONE, "--seed", "a", typed=typed)
    assert "Optimus Prime starts at 0702, Truck, facing SE." in done.out


def test_a_line_without_end_is_quoted_in_part(rollout: Run) -> None:
    typed = "a" * 20_000 + "\n" + "1" * 20_000 + "\nquit\n"
    done = rollout("play", "tic_tac_toe", *ALONE, typed=typed)
    assert f'"{"a" * 60}…" is neither a choice nor a command' in done.out
    assert f'"{"1" * 60}…" is neither a choice nor a command' in done.out


def test_giving_up_takes_no_further_words(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="concede the corner\nquit\n")
    assert '"concede the corner" is neither a choice nor a command' in done.out
    assert "wins" not in done.out


def test_units_that_are_not_placed_yet_are_off_the_map(rollout: Run) -> None:
    done = rollout("play", "the_game", *ALONE, "--plain", typed="quit\n")
    assert "Ratchet (Team A), Robot, not on the map, 10 of 10 hit points." in done.out
    assert "No card is face down." in done.out


def test_a_first_match_teaches_one_thing_at_a_time(rollout: Run) -> None:
    done = rollout("play", "the_game", "--learn", "--plain", typed="end_turn\nquit\n")
    lines = done.out.splitlines()
    titles = ["Your first match", "Move", "Who is next?"]
    assert [line for line in lines if line in (*titles, "Shoot", "Repair")] == titles[:2]
    assert "[TG-FAC-02, TG-FAC-03, TG-MOV-01, TG-MOV-03]" in done.out


def test_what_a_terminal_cannot_show_is_said_for_those_who_type(rollout: Run) -> None:
    done = rollout("play", "the_game", "--learn", "--plain", typed="quit\n")
    assert "click" not in done.out
    assert "Lit hexes" not in done.out


@pytest.mark.parametrize("arranged", [("--learn",), ("--resume", "evening.txt")])
def test_what_is_arranged_already_takes_no_other_arrangements(
    rollout: Run, arranged: tuple[str, ...]
) -> None:
    done = rollout("play", "the_game", *arranged, "--scenario", "bridgehead")
    assert (done.code, done.err) == (
        2,
        f"rollout: with {arranged[0]} a match is set up already: "
        "--scenario, --setup and --homebrew do not go with it\n",
    )


def test_a_game_without_lessons_says_so(rollout: Run) -> None:
    done = rollout("play", "bluff", "--learn")
    assert done.code != 0
    assert "has no first match for newcomers" in done.err


def test_a_bot_answers_in_the_other_seat(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", "--bots", "random", typed="mark 4\nquit\n")
    assert "Player B marks cell" in done.out


def test_bots_play_alone_when_they_hold_all_seats(rollout: Run) -> None:
    done = rollout("play", "bluff", "--seats", "random,greedy:5sims", "--seed", "s")
    assert done.code == 0
    assert "all deals are played" in done.out


def test_the_board_is_drawn_and_the_choices_are_numbered(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="mark 4\nquit\n")
    assert "│ 3 X 5 │" in done.out
    assert "   1  Mark cell 0" in done.out


def test_plain_mode_has_sentences_and_no_drawing(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, "--plain", typed="mark 4\nquit\n")
    assert "Player A holds the cells: 4." in done.out
    assert "1. Mark cell 0" in done.out
    assert not set(done.out) & set("│╭╰\x1b")


def test_an_impossible_action_says_why_and_by_which_rule(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="mark 4\nmark 4\nquit\n")
    assert "Not possible: That cell is marked already. [TTT-01]" in done.out


def test_why_answers_without_choosing(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="mark 4\nwhy mark 4\nwhy mark 0\nquit\n")
    assert "Not possible: That cell is marked already. [TTT-01]" in done.out
    assert "That is possible: Mark cell 0" in done.out
    assert "marks cell 0" not in done.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("77", "There is no choice number 77; the last one is 9."),
        ("dance", '"dance" is neither a choice nor a command; "help" lists the commands.'),
        ("mark", '"mark" is neither a choice nor a command'),
        ("mark x", '"mark x" is neither a choice nor a command'),
        ("odds", "Of which choice?"),
        ("odds 1", "No roll decides what comes of this."),
        ("odds mark 99", "There are only the cells 0 to 8."),
        ("why", "Everything that looks possible is possible."),
        ("undo", "Not possible: There is nothing to take back."),
        ("save", 'Where to? "save FILE"'),
        ("rule TG-XXX-99", 'there is no rule "TG-XXX-99"'),
        ("help", "undo, u: take the last decision back"),
    ],
)
def test_whatever_is_typed_gets_an_answer(rollout: Run, typed: str, answer: str) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed=f"{typed}\nquit\n")
    assert answer in done.out
    assert done.code == 0


def test_a_decision_is_taken_back(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="mark 4\nundo\nmark 5\nlog\nquit\n")
    assert "Taken back." in done.out
    log = done.out.rpartition("> ")[0].rpartition("> ")[2]
    assert "Player A marks cell 5." in log
    assert "cell 4" not in log


def test_taking_back_goes_past_the_answer_of_a_bot(rollout: Run) -> None:
    typed = "mark 4\nundo\nmark 8\nquit\n"
    done = rollout("play", "tic_tac_toe", "--bots", "random", "--plain", typed=typed)
    assert "Taken back." in done.out
    assert "Player A holds the cells: 8." in done.out


def test_nothing_is_taken_back_after_new_cards(rollout: Run) -> None:
    done = rollout("play", "bluff", *ALONE, typed="fold\nundo\nquit\n")
    assert "Not possible: It cannot be taken back: something new has been learned" in done.out


def test_a_hint_says_what_was_weighed(rollout: Run) -> None:
    typed = "mark 0\nmark 3\nmark 1\nmark 4\nhint\nquit\n"
    done = rollout("play", "tic_tac_toe", *ALONE, typed=typed)
    assert "I would choose: Mark cell 2." in done.out
    assert "1. Mark cell 2: value +1.00, tried" in done.out


def test_a_region_is_answered_with_any_point(rollout: Run) -> None:
    typed = "slide 0 0\nslide 6001 12003\nquit\n"
    done = rollout("play", "disc_duel", *ALONE, "--seed", "s", typed=typed)
    assert "Others are possible too: type one like" in done.out
    assert "Player A flicks" in done.out
    assert "That is too far: a slide is 4000 at most. [DISC-01]" in done.out


def test_hidden_cards_stay_hidden_from_the_other_person(rollout: Run) -> None:
    done = rollout("play", "bluff", *ALONE, "--plain", "--seed", "s", typed="claim\nquit\n")
    first, second = done.out.split("Player A: Do you claim", 1)
    assert first.count("Your card:") == 1
    assert second.count("Your card:") == 1
    assert "Player A: Claim it" in second


def test_a_person_gives_up(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, typed="concede\n")
    assert "Player B wins: the other side gave up." in done.out


def test_own_dice_are_typed_in_and_checked(rollout: Run) -> None:
    typed = "[0,1]\n[2,0,1]\nclaim\ncall\n\nquit\n"
    done = rollout("play", "bluff", *ALONE, "--dice", "own", "--plain", typed=typed)
    assert "What do the dice say? how the cards fall, shuffle." in done.out
    assert "That cannot come out of a shuffle." in done.out
    assert "The cards are shown: A holds 2, B holds 0." in done.out
    assert done.out.count("What do the dice say?") == 2


def test_dice_of_ones_own_are_typed_in_one_by_one(rollout: Run) -> None:
    typed = "slide 6000 12000\n12\nx\n6 6 6\n6\n6 6\n6\nquit\n"
    done = rollout("play", "disc_duel", *ALONE, "--dice", "own", "--plain", typed=typed)
    assert "What do the dice say? how the hand trembles, 2d11." in done.out
    assert done.out.count("A d11 shows a number from 1 to 11.") == 2
    assert "Only 2 dice are missing." in done.out
    assert "So far: 6. One die is missing." in done.out
    assert "Only one die is missing." in done.out
    assert "Player A wins: the other disc is knocked out" in done.out


def test_nothing_between_commas_is_no_face(rollout: Run) -> None:
    typed = "slide 6000 12000\n,\n6 6\nquit\n"
    done = rollout("play", "disc_duel", *ALONE, "--dice", "own", "--plain", typed=typed)
    assert done.out.count("A d11 shows a number from 1 to 11.") == 1
    assert "So far" not in done.out


@pytest.mark.parametrize("faces", ["quit\n", "6\nquit\n"])
def test_one_leaves_while_dice_are_asked_for(rollout: Run, tmp_path: Path, faces: str) -> None:
    file = tmp_path / "match.txt"
    told = ("play", "disc_duel", *ALONE, "--dice", "own", "--plain", "--save", str(file))
    done = rollout(*told, typed=f"slide 6000 12000\n{faces}")
    assert "A d11 shows" not in done.out
    assert file.exists()
    done = rollout("play", "--resume", str(file), *ALONE, "--plain", typed="6 6\nquit\n")
    assert "What do the dice say? how the hand trembles, 2d11." in done.out
    assert "Player A flicks" in done.out


def test_an_empty_line_rolls_the_dice_that_are_missing(rollout: Run) -> None:
    typed = "slide 6000 12000\n6\n\nquit\n"
    done = rollout("play", "disc_duel", *ALONE, "--dice", "own", "--plain", typed=typed)
    assert "Player A flicks" in done.out


def test_leaving_saves_and_the_match_goes_on_later(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    rollout("play", "bluff", *ALONE, "--seed", "s", "--save", str(file), typed="claim\nquit\n")
    whole = rollout("play", "--resume", str(file), *ALONE, typed="fold\n" + "fold\n" * 12)
    assert "all deals are played" in whole.out
    saved = Journal.parse(file.read_text(encoding="utf-8"))
    straight = tmp_path / "straight.txt"
    typed = "claim\nfold\n" + "fold\n" * 12
    rollout("play", "bluff", *ALONE, "--seed", "s", "--save", str(straight), typed=typed)
    assert saved == Journal.parse(straight.read_text(encoding="utf-8"))
    assert rollout("verify", str(file)).code == 0


def test_a_match_of_other_rules_goes_on_by_these_where_they_lead_to_the_same(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    rollout("play", "bluff", *ALONE, "--seed", "s", "--save", str(file), typed="claim\nquit\n")
    text = file.read_text(encoding="utf-8").replace("rules 1", "rules 99")
    file.write_text(text, encoding="utf-8")
    whole = rollout("play", "--resume", str(file), *ALONE, typed="fold\n" + "fold\n" * 12)
    assert "all deals are played" in whole.out
    file.write_text(text.replace("\n= ", "\n= 0"), encoding="utf-8")
    elsewhere = rollout("play", "--resume", str(file), *ALONE)
    assert elsewhere.code == 1
    assert "does not hold: written for rules 99 content 1, and now: " in elsewhere.err


def test_saving_by_command_and_ending_of_the_input(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = rollout("play", "tic_tac_toe", *ALONE, typed=f"mark 4\nsave {file}\n")
    assert done.code == 0
    assert f"rollout play --resume {file}" in done.out
    match = Journal.parse(file.read_text(encoding="utf-8")).replay(find("tic_tac_toe").rules)
    assert match.state.cells[4] == 0


def test_saving_where_nothing_can_be_written_says_so_and_goes_on(
    rollout: Run, tmp_path: Path
) -> None:
    typed = f"save {tmp_path}/no/such/folder/file\nmark 4\nquit\n"
    done = rollout("play", "tic_tac_toe", *ALONE, typed=typed)
    assert "cannot be written" in done.out
    assert "Player A marks cell 4." in done.out


def test_the_setup_is_changed_by_pairs(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", *ALONE, "--setup", "first=1", typed="mark 0\nquit\n")
    assert "Player B marks cell 0." in done.out


def test_the_seed_decides_the_dice(rollout: Run) -> None:
    games = [
        rollout("play", "bluff", *ALONE, "--plain", "--seed", seed, typed="quit\n").out
        for seed in ("one", "one", "two", "three", "four", "five")
    ]
    assert games[0] == games[1]
    assert len({game.partition("Your card: ")[2][:1] for game in games}) > 1


def test_everything_is_said_in_german(rollout: Run) -> None:
    typed = "mark 4\nmark 4\nwarum mark 0\nzurück\nhilfe\nunsinn\nende\n"
    done = rollout("play", "tic_tac_toe", *ALONE, "--lang", "de", typed=typed)
    for words in (
        "Drei gewinnt",
        "Spieler A: Welches Feld besetzt du?",
        "Spieler A besetzt Feld 4.",
        "Nicht möglich: Dieses Feld ist schon besetzt. [TTT-01]",
        "Das ist möglich: Feld 0 besetzen",
        "Zurückgenommen.",
        "zurück, z, u, undo: die letzte Entscheidung zurücknehmen",
        "„unsinn“ ist weder eine Wahl noch ein Befehl",
        "Du hast die Partie verlassen. Sie wurde nicht gespeichert.",
    ):
        assert words in done.out


def test_two_people_and_a_bot_finish_the_game(program: Run) -> None:
    typed = "mark 0\nmark 3\nmark 1\nmark 4\nmark 2\n"
    done = program("play", "tic_tac_toe", "--seats", "you,you", "--plain", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "Player A wins: three in a row." in done.out


LONG_SHOT = """
[characters.long-shot]
name = "Long Shot"
faction = "autobot"
size = "car"
endurance = 6
skill = 9
modes = [{ name = "Robot", kind = "robot", strength = 5, speed = 5, firepower = 9, height = 2 }]
"""


def test_units_of_ones_own_join_the_match(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-robots.toml"
    file.write_text(LONG_SHOT, encoding="utf-8")
    forces = 'forces=[["long-shot"],["vortex"]]'
    start = ("play", "the_game", *ALONE, "--plain", "--setup", forces)
    done = rollout(*start, "--homebrew", str(file), typed="quit\n")
    assert done.code == 0
    assert "Long Shot (Team A), Robot, not on the map, 12 of 12 hit points." in done.out
    assert "there is no unit 'long-shot'" in rollout(*start, typed="quit\n").err


def test_homebrew_with_a_mistake_is_told_in_one_line(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-robots.toml"
    file.write_text(LONG_SHOT.replace("speed = 5", 'speed = "five"'), encoding="utf-8")
    done = rollout("play", "the_game", "--homebrew", str(file))
    assert done.code == 2
    assert "characters.long-shot.modes[0].speed: expected a whole number" in done.err
    assert done.err.count("\n") == 1


def test_a_game_without_content_takes_no_homebrew(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-robots.toml"
    file.write_text(LONG_SHOT, encoding="utf-8")
    done = rollout("play", "tic_tac_toe", "--homebrew", str(file))
    assert done.code == 2
    assert 'the setup has no "homebrew"' in done.err
