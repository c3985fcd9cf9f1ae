"""Journals: written, read back, replayed, verified, and every kind of tampering noticed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.bluff import Hands
from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.games.samples.tic_tac_toe import Mark
from rollout.kernel import (
    Concede,
    Entry,
    Fast,
    Journal,
    Match,
    Outside,
    Script,
    Scripted,
    Seeded,
    Unreadable,
    state_hash,
)
from rollout.kernel.journal import Line, Verified
from tests.kernel.little_games import Little, Notes, NotesTable, Say, gamble, talk, words

SEED = "00000000000000000000000000005eed"


def finished_bluff() -> Match[Hands]:
    match = Match(BLUFF.rules, source=Seeded(SEED))
    rng = Random(1)
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    return match


def test_a_journal_reads_as_a_person_would_write_it() -> None:
    match = Match(TIC_TAC_TOE.rules, source=Outside())
    match.answer(Mark(4))
    match.answer(Mark(0))
    match.answer(Concede())
    assert Journal.of(match).to_text() == (
        "rollout journal 1\n"
        "game tic_tac_toe rules 1 content 1\n"
        'setup {"first":0}\n'
        "= b158d55b773642f3\n"
        "0 A mark 4\n"
        "= 0367c9af6bac0de7\n"
        "1 B mark 0\n"
        "= b0baf6e9df6f198d\n"
        "2 A concede\n"
        "result B conceded\n"
    )


def test_a_journal_holds_the_seed_only_when_the_match_is_over() -> None:
    match = Match(BLUFF.rules, source=Seeded(SEED))
    journal = Journal.of(match)
    assert (journal.seed, journal.commitment) == ("", Seeded(SEED).commitment)
    match.answer(Concede())
    assert Journal.of(match).seed == SEED


def test_a_journal_is_read_back_equal() -> None:
    journal = Journal.of(finished_bluff())
    assert Journal.parse(journal.to_text()) == journal


def test_a_journal_survives_foreign_line_ends_and_a_byte_order_mark() -> None:
    journal = Journal.of(finished_bluff())
    text = "\ufeff" + journal.to_text().replace("\n", "\r\n")
    assert Journal.parse(text) == journal


def test_a_replay_equals_the_match() -> None:
    match = finished_bluff()
    replay = Journal.parse(Journal.of(match).to_text()).replay(BLUFF.rules)
    assert replay.entries == match.entries
    assert replay.events == match.events
    assert replay.result == match.result
    assert state_hash(BLUFF.rules, replay.state) == state_hash(BLUFF.rules, match.state)


def test_a_replay_can_stop_on_the_way() -> None:
    match = finished_bluff()
    assert Journal.of(match).replay(BLUFF.rules, upto=4).ply == 4


def test_a_replayed_match_goes_on_as_if_it_had_never_stopped() -> None:
    game = Little(gamble)
    whole = Match(game, source=Seeded(SEED))
    for word in ("yes", "no", "yes", "no"):
        whole.answer(Say(word))
    begun = Match(game, source=Seeded(SEED))
    for word in ("yes", "no"):
        begun.answer(Say(word))
    resumed = Journal.parse(Journal.of(begun).to_text()).replay(game, source=Seeded(SEED))
    for word in ("yes", "no"):
        resumed.answer(Say(word))
    assert resumed.state == whole.state


def test_a_match_from_a_position_is_replayed_from_that_position() -> None:
    def counting(table: NotesTable) -> Script[None]:
        """Changes the state before it asks."""
        table.state.written.append("step")
        yield table.ask(0, "word", words("go"))

    game = Little(counting)
    match = Match(game, start=Notes(["before"]))
    match.answer(Say("go"))
    journal = Journal.parse(Journal.of(match).to_text())
    assert journal.position == {"written": ["before"], "hidden": 0, "steps": 0}
    assert journal.replay(game).state.written == ["before", "step", "step"]


def test_a_match_from_a_position_keeps_its_setup() -> None:
    position = TIC_TAC_TOE.rules.position({"turn": "X", "board": ["...", ".O.", "..."]})
    match = Match(TIC_TAC_TOE.rules, TIC_TAC_TOE.rules.default_setup(), start=position)
    match.answer(Mark(0))
    journal = Journal.parse(Journal.of(match).to_text())
    assert journal.setup == {"first": 0}
    assert TIC_TAC_TOE.rules.report(journal.replay(TIC_TAC_TOE.rules).state)["board"] == [
        "X..",
        ".O.",
        "...",
    ]


def test_concessions_and_agreed_draws_are_replayed() -> None:
    game = Little(gamble)
    match = Match(game, source=Outside())
    match.answer(Say("yes"))
    match.agree_draw()
    journal = Journal.parse(Journal.of(match).to_text())
    assert [line.words for line in journal.lines] == ['say "yes"', "agree_draw"]
    assert journal.replay(game).result == match.result


def test_a_concession_out_of_turn_is_replayed() -> None:
    game = Little(gamble)
    match = Match(game, source=Outside())
    match.answer(Say("yes"))
    match.concede(1)
    journal = Journal.parse(Journal.of(match).to_text())
    assert journal.lines[-1] == Line(1, 1, "concede")
    assert journal.replay(game).result == match.result


class Mixed(Outside):
    """A source that leaves some chance to people and keeps a seed for the rest."""

    @property
    def commitment(self) -> str:
        return Seeded(SEED).commitment

    @property
    def secret(self) -> str:
        return SEED


def test_any_source_with_a_seed_has_it_written() -> None:
    match = Match(Little(talk), source=Mixed())
    match.agree_draw()
    journal = Journal.of(match)
    assert (journal.commitment, journal.seed) == (Seeded(SEED).commitment, SEED)


def test_a_fork_and_an_imagined_match_have_no_journal() -> None:
    match = Match(BLUFF.rules, source=Seeded(SEED))
    for fork in (match.fork(), match.imagine(0, Random(1)), match.fork().at(0)):
        with pytest.raises(ValueError, match="no journal"):
            Journal.of(fork)


# Verifying


def test_every_draw_is_shown_to_follow_from_the_seed() -> None:
    journal = Journal.of(finished_bluff())
    assert journal.verify(BLUFF.rules) == Verified(drawn=7, skipped=0, given=0)


def test_draws_that_were_taken_back_are_counted_as_skipped() -> None:
    game = Little(gamble, last=1)
    match = Match(game, source=Seeded(SEED))
    match.answer(Say("yes"))
    match.rewind(1)
    match.answer(Say("no"))
    match.undo()
    match.rewind(0)
    unfinished = Journal.parse(Journal.of(match).to_text())
    assert unfinished.draws == 2
    match.answer(Say("no"))
    match.answer(Say("no"))
    journal = Journal.parse(Journal.of(match).to_text())
    assert [line.draw for line in journal.lines] == [-1, 2, -1]
    assert journal.verify(game) == Verified(drawn=1, skipped=2, given=0)


def test_a_resumed_match_never_draws_a_number_again() -> None:
    game = Little(gamble, last=1)
    match = Match(game, source=Seeded(SEED))
    match.answer(Say("yes"))
    match.rewind(0)
    resumed = Journal.parse(Journal.of(match).to_text()).replay(game, source=Seeded(SEED))
    resumed.answer(Say("yes"))
    assert resumed.entries[1].draw == 1


def test_outcomes_from_outside_are_counted_as_given() -> None:
    game = Little(gamble, last=1)
    match = Match(game, source=Outside())
    match.answer(Say("yes"))
    match.resolve(4)
    match.answer(Say("no"))
    assert Journal.of(match).verify(game) == Verified(drawn=0, skipped=0, given=1)


def test_a_match_that_goes_on_from_another_takes_its_outcomes_as_given() -> None:
    game = Little(gamble, last=2)
    match = Match(game, source=Seeded(SEED))
    for word in ("yes", "no", "yes", "no"):
        match.answer(Say(word))
    branch = match.at(3, Seeded("0ddba11"))
    assert [entry.draw for entry in branch.entries] == [-1, -1, -1]
    for word in ("no", "no"):
        branch.answer(Say(word))
    journal = Journal.parse(Journal.of(branch).to_text())
    assert journal.verify(game) == Verified(drawn=1, skipped=0, given=1)
    same = match.at(3, match.source)
    assert [entry.draw for entry in same.entries] == [-1, 0, -1]


def test_another_seed_than_the_committed_one_is_noticed() -> None:
    journal = replace(Journal.of(finished_bluff()), seed=SEED.upper())
    with pytest.raises(Unreadable, match="not the one that was committed to"):
        journal.verify(BLUFF.rules)


def test_another_outcome_is_noticed() -> None:
    journal = Journal.of(finished_bluff())
    first = journal.lines[0]
    other = "[0,1,2]" if "[0,1,2]" not in first.words else "[0,2,1]"
    journal.lines[0] = Line(0, first.by, f"deal shuffle = {other}", first.draw)
    journal.hashes = {}
    with pytest.raises(Unreadable):
        journal.verify(BLUFF.rules)


def test_a_number_that_is_drawn_twice_is_noticed() -> None:
    journal = Journal.of(finished_bluff())
    draws = [line for line in journal.lines if line.draw >= 0]
    draws[1].draw = draws[0].draw
    with pytest.raises(Unreadable, match="do not rise"):
        journal.verify(BLUFF.rules)


def test_another_hash_is_noticed_at_its_step() -> None:
    journal = Journal.of(finished_bluff())
    ply = sorted(journal.hashes)[2]
    journal.hashes[ply] = "0" * 16
    with pytest.raises(Unreadable, match=f"ended at ply {ply} has another hash"):
        journal.replay(BLUFF.rules)


def test_a_hash_of_another_start_is_noticed() -> None:
    journal = Journal.of(finished_bluff())
    journal.hashes[0] = "0" * 16
    with pytest.raises(Unreadable, match="ply 0"):
        journal.replay(BLUFF.rules)


def test_another_result_is_noticed() -> None:
    journal = replace(Journal.of(finished_bluff()), result="A conceded")
    with pytest.raises(Unreadable, match="not 'A conceded'"):
        journal.replay(BLUFF.rules)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("luck d6 = 7", "a d6 shows 1 to 6, not 7"),
        ("luck d6 = x", "ply 1"),
        ("luck d6", "ply 1"),
        ("fate d6 = 3", "luck d6 was asked for"),
        ("luck d8 = 3", "luck d6 was asked for"),
    ],
)
def test_an_impossible_outcome_is_noticed(words: str, problem: str) -> None:
    game = Little(gamble)
    match = Match(game, source=Scripted([3]))
    match.answer(Say("yes"))
    journal = Journal.of(match)
    journal.lines[1].words = words
    with pytest.raises(Unreadable, match=problem):
        journal.replay(game)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (Line(0, 1, "mark 4"), "wrong seat"),
        (Line(0, 0, "mark 9"), "no such cell"),
        (Line(0, 0, "marc 4"), "nearest: mark"),
        (Line(0, -1, "puck flick = 1"), "nothing of the kind was asked"),
    ],
)
def test_an_impossible_answer_is_noticed(line: Line, problem: str) -> None:
    journal = Journal("tic_tac_toe", "1", "1", lines=[line])
    with pytest.raises(Unreadable, match=problem):
        journal.replay(TIC_TAC_TOE.rules)


@pytest.mark.parametrize(
    "other",
    [{"game": "chess"}, {"rules_version": "2"}, {"content_version": "2"}],
)
def test_a_journal_of_another_version_is_refused(other: dict[str, str]) -> None:
    journal = replace(Journal("tic_tac_toe", "1", "1"), **other)  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="written for"):
        journal.replay(TIC_TAC_TOE.rules)


@pytest.mark.parametrize("setup", [{"first": "x"}, 7, [1]])
def test_a_setup_that_cannot_be_read_is_refused(setup: object) -> None:
    with pytest.raises(Unreadable, match="cannot be begun"):
        Journal("tic_tac_toe", "1", "1", setup=setup).replay(TIC_TAC_TOE.rules)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: expected 'rollout journal 1'"),
        ("rollout journal 9\n", "line 1"),
        ("rollout journal 1\n", "no line names the game"),
        ("rollout journal 1\ngame bluff\n", "line 2"),
        ("rollout journal 1\ngame bluff rules 1 content 1\nsetup {\n", "line 3"),
        ("rollout journal 1\n0 A mark 4\n2 B mark 5\n", "line 3: .*expected ply 1"),
        ("rollout journal 1\n0  mark 4\n", "line 2: .*'' is no seat"),
        ("rollout journal 1\n0 AB mark 4\n", "line 2: .*'AB' is no seat"),
        ("rollout journal 1\n0 * #x luck d6 = 3\n", "line 2"),
        ("rollout journal 1\nfoo\n", "line 2"),
        ("rollout journal 1\ndraws many\n", "line 2"),
        ("rollout journal 1\n" + "9" * 5_000 + " A mark 4\n", "line 2"),
    ],
)
def test_what_is_no_journal_is_refused_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem) as raised:
        Journal.parse(text)
    assert len(str(raised.value)) < 400


@given(st.text())
def test_any_text_is_a_journal_or_unreadable(text: str) -> None:
    for start in ("", "rollout journal 1\ngame bluff rules 1 content 1\n"):
        try:
            Journal.parse(start + text).replay(BLUFF.rules)
        except Unreadable:
            continue


@given(st.data())
def test_a_journal_with_a_changed_letter_is_the_same_match_or_unreadable(
    data: st.DataObject,
) -> None:
    match = finished_bluff()
    text = Journal.of(match).to_text()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters())
    try:
        journal = Journal.parse(text[:place] + letter + text[place + 1 :])
        journal.verify(BLUFF.rules)
        replay = journal.replay(BLUFF.rules)
    except Unreadable:
        return
    assert replay.result == match.result or not journal.result


@given(st.integers(0, 10**9))
def test_any_duel_is_replayed_to_the_same_end(seed: int) -> None:
    rng = Random(seed)
    match = Match(DISC_DUEL.rules, source=Fast(rng))
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
        if rng.random() < 0.2:
            match.rewind(rng.randrange(match.ply))
    replay = Journal.parse(Journal.of(match).to_text()).replay(DISC_DUEL.rules)
    assert (replay.events, replay.result) == (match.events, match.result)


def test_numbers_of_draws_stay_with_their_outcomes() -> None:
    match = finished_bluff()
    assert match.entries[0] == Entry(-1, match.entries[0].answer, 0)
    assert [entry.draw for entry in match.entries if entry.by == -1] == [0, 1, 2, 3, 4, 5, 6]


def test_a_talk_without_chance_has_no_draws_to_verify() -> None:
    game = Little(talk, last=1)
    match = Match(game, source=Seeded(SEED))
    match.answer(Say("yes"))
    match.answer(Say("no"))
    assert Journal.of(match).verify(game) == Verified(0, 0, 0)


def test_a_draw_that_was_agreed_on_is_no_outcome_from_outside() -> None:
    match = Match(TIC_TAC_TOE.rules, source=Seeded("00ff"))
    match.answer(Mark(4))
    match.agree_draw()
    shown = Journal.parse(Journal.of(match).to_text()).verify(TIC_TAC_TOE.rules)
    assert (shown.drawn, shown.given, shown.recorded) == (0, 0, 0)
