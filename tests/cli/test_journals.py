"""Replaying and verifying what was written of a match."""

import json
from pathlib import Path
from random import Random

import pytest

from rollout.games.registry import find
from rollout.kernel import Journal, Match, Outside, Seeded
from tests.cli.conftest import Run


def written(slug: str, own_dice: bool = False) -> str:
    """The journal of a finished match."""
    match = Match(find(slug).rules, source=Outside() if own_dice else Seeded("secret"))
    rng = Random(1)
    while match.result is None:
        if match.ask is not None:
            match.answer(match.ask.options.sample(rng))
        elif match.chance is not None:
            match.resolve(match.chance.draw(rng))
    return Journal.of(match).to_text()


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(written("bluff"), encoding="utf-8")
    return file


def test_a_journal_holds(rollout: Run, journal: Path) -> None:
    done = rollout("verify", str(journal))
    assert done.code == 0
    assert "The journal holds:" in done.out
    assert "every draw follows from it: 7 draws, 0 taken back." in done.out


def test_own_dice_are_told_apart(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(written("bluff", own_dice=True), encoding="utf-8")
    assert "such as people's own dice: 7." in rollout("verify", str(file)).out


def test_a_seed_that_is_not_revealed_yet_is_mentioned(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    match = Match(find("bluff").rules, source=Seeded("secret"))
    file.write_text(Journal.of(match).to_text(), encoding="utf-8")
    assert "The seed is not revealed yet" in rollout("verify", str(file)).out


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("seed secret", "seed other"),
        ("0 * #0 deal shuffle = [", "0 * #0 deal shuffle = [9,"),
        ("= ", "= 0"),
        ("\nresult B", "\nresult A"),
        ("A claim", "A mark 4"),
        ("A claim", "B claim"),
    ],
)
def test_a_journal_that_was_changed_does_not_hold(
    rollout: Run, journal: Path, before: str, after: str
) -> None:
    text = journal.read_text(encoding="utf-8")
    assert before in text
    journal.write_text(text.replace(before, after, 1), encoding="utf-8")
    done = rollout("verify", str(journal))
    assert done.code == 1
    assert "does not hold" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", "is no journal: line 1"),
        (b"hello\n", "is no journal: line 1"),
        (b"\x00\x01\x02", "is not a text in UTF-8"),
        (b"\xff\xfe\xfa", "is not a text in UTF-8"),
        (b"rollout journal 1\ngame x\n", "is no journal: line 2"),
        (b"rollout journal 1\n", "is no journal: no line names the game"),
        (b"rollout journal 1\ngame chess rules 1 content 1\n", 'there is no game "chess"'),
        (b"rollout journal 1\ngame bluff rules 1 content 1\n7 A claim\n", "line 3"),
    ],
)
def test_a_file_that_is_no_journal_is_one_line_and_code_2(
    rollout: Run, tmp_path: Path, command: str, content: bytes, error: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    done = rollout(command, str(file))
    assert done.code == 2
    assert error in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_and_a_folder_are_told(rollout: Run, tmp_path: Path, command: str) -> None:
    missing = rollout(command, str(tmp_path / "nothing"))
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    assert "there is no " in missing.err
    folder = rollout(command, str(tmp_path))
    assert (folder.code, folder.err.count("\n")) == (2, 1)
    assert "is a folder" in folder.err


OTHERS = "Written for rules 99 content 1; rules 1 content 1, which are here, "


def of_other_rules(journal: Path) -> list[str]:
    text = journal.read_text(encoding="utf-8").replace("rules 1", "rules 99")
    journal.write_text(text, encoding="utf-8")
    return text.splitlines(keepends=True)


def test_a_match_of_other_rules_is_shown_and_holds_where_these_lead_to_the_same(
    rollout: Run, journal: Path
) -> None:
    of_other_rules(journal)
    shown = rollout("replay", str(journal), "--plain")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith(OTHERS + "lead to the same.\n")
    assert "all deals are played" in shown.out
    verified = rollout("verify", str(journal))
    assert verified.code == 0
    assert OTHERS + "lead to the same.\n" in verified.out
    found = json.loads(rollout("verify", str(journal), "--json").out)
    assert (found["holds"], found["rules"]) == (True, "rules 1 content 1")
    assert found["written_for"] == "rules 99 content 1"


def test_a_match_of_other_rules_is_shown_as_far_as_these_agree(rollout: Run, journal: Path) -> None:
    rows = of_other_rules(journal)
    hashes = [place for place, row in enumerate(rows) if row.startswith("=")]
    rows[hashes[3]] = "= 0123456789abcdef\n"
    agreed = sum(1 for row in rows[: hashes[3]] if row[0].isdigit()) - 1
    journal.write_text("".join(rows), encoding="utf-8")
    shown = rollout("replay", str(journal), "--plain")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith(
        f"{OTHERS}agree for {agreed} answers and then lead elsewhere: it is shown as far as that.\n"
    )
    assert "all deals are played" not in shown.out
    verified = rollout("verify", str(journal))
    assert verified.code == 1
    assert "does not hold: written for rules 99 content 1, and now: " in verified.err
    found = json.loads(rollout("verify", str(journal), "--json").out)
    assert found["holds"] is False
    assert found["problem"].startswith("written for rules 99 content 1, and now: ")


WITHOUT_AN_ANSWER = [
    ("verify", "missing.txt", 2, "there is no missing.txt"),
    ("verify", "bytes.txt", 2, "bytes.txt is not a text in UTF-8"),
    ("verify", "chess.txt", 2, 'there is no game "chess"'),
    ("adjudicate", "missing.txt", 2, "there is no missing.txt"),
    ("content check", "missing.txt", 2, "there is no missing.txt"),
    ("deck check", "missing.txt", 2, "there is no missing.txt"),
    ("deck check", "bytes.txt", 2, "bytes.txt is not a text in UTF-8"),
    ("verify --heads", "bytes.txt", 2, "there is no option --heads (nearest: --head)"),
    ("verify", "", 2, "FILE is missing"),
]


@pytest.mark.parametrize(("command", "file", "code", "error"), WITHOUT_AN_ANSWER)
def test_with_json_there_is_one_document_whatever_happens(
    rollout: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    file: str,
    code: int,
    error: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bytes.txt").write_bytes(b"\xff\xfe\x00")
    Path("chess.txt").write_text("rollout journal 1\ngame chess rules 1 content 1\n", "utf-8")
    done = rollout(*command.split(), "--json", *([file] if file else []))
    assert done.code == code
    found = json.loads(done.out)
    assert found["code"] == code
    assert error in found["error"]
    assert done.err == f"rollout: {found['error']}\n"


def test_a_replay_tells_the_whole_match(rollout: Run, journal: Path) -> None:
    done = rollout("replay", str(journal), "--plain")
    assert done.code == 0
    assert "Player A: Claim it" in done.out
    assert "all deals are played" in done.out


def test_a_replay_can_be_cut(rollout: Run, journal: Path) -> None:
    done = rollout("replay", str(journal), "--from", "0", "--to", "2", "--plain")
    assert done.out.count("Player ") == 1
    assert "Deals played: 0" in done.out


def test_a_replay_goes_step_by_step_forward_and_back(rollout: Run, journal: Path) -> None:
    done = rollout("replay", str(journal), "--steps", "--plain", typed="\n\nb\n0\n999\n\n")
    places = [line.partition(">")[0] for line in done.out.splitlines() if ">" in line]
    last = places[0].partition("/")[2]
    assert [place.partition("/")[0] for place in places] == ["0", "1", "2", "1", "0", last]
    assert "That was the last answer." in done.out


def test_a_replay_says_what_can_be_typed(rollout: Run, journal: Path) -> None:
    done = rollout("replay", str(journal), "--steps", "--plain", typed="what\nq\n")
    assert done.out.count("Enter: next answer.") == 2


def test_a_replay_in_german(rollout: Run, journal: Path) -> None:
    done = rollout("replay", str(journal), "--plain", "--lang", "de")
    assert "alle Runden sind gespielt" in done.out


def test_a_finished_match_is_not_resumed(rollout: Run, journal: Path) -> None:
    done = rollout("play", "--resume", str(journal))
    assert (done.code, "is a finished match" in done.err) == (1, True)


def test_a_match_of_another_game_is_not_resumed(rollout: Run, journal: Path) -> None:
    done = rollout("play", "tic_tac_toe", "--resume", str(journal))
    assert (done.code, "is a match of bluff" in done.err) == (2, True)


def test_a_setup_with_content_that_cannot_be_read_is_told_in_one_line(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "homebrew.txt"
    game = find("battlecards").rules
    versions = f"rules {game.rules_version} content {game.content_version}"
    head = f"rollout journal 1\ngame battlecards {versions}\n"
    file.write_text(f'{head}setup {{"homebrew":"]["}}\n', encoding="utf-8")
    done = rollout("verify", str(file))
    assert done.code == 1
    assert "the match cannot be begun" in done.err
    assert done.err.count("\n") == 1
