"""Take out each mechanism that docs/trust.md names, and see its test fail.

`python -m benchmarks.soak.breaking [--only clocks]`

A test that passes without what it is there for proves nothing, nor does one that fails with it.
The sources are copied and all tests are run; then one place is changed as it was before the
mechanism or as if it were not there, and its test is run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from benchmarks import history

ROOT = Path(__file__).parents[2]
SERVER = "src/rollout/server/"
TESTS = "tests/server/"


class Break(NamedTuple):
    """What is found, where the mechanism against it stands, and the test that misses it."""

    what: str
    file: str
    here: str
    instead: str
    test: str


BREAKS = [
    Break(
        "foreign pages",
        SERVER + "security.py",
        "elif is_foreign(scope):",
        "elif False:",
        TESTS + "test_foreign_pages.py::test_a_foreign_page_cannot_log_its_visitor_in"
        "_and_take_the_seats",
    ),
    Break(
        "bodies of other kinds",
        SERVER + "security.py",
        "elif not is_json(scope):",
        "elif False:",
        TESTS + "test_foreign_pages.py::test_only_json_is_read",
    ),
    Break(
        "clocks that follow the wall",
        SERVER + "worker_time.py",
        "return self._steady() + self._offset",
        "return time.time()",
        TESTS + "test_time.py::test_a_wall_clock_that_is_set_changes_no_time",
    ),
    Break(
        "downtime that counts",
        SERVER + "outages.py",
        "    if not clocks.used or room.play.result is not None:\n        return\n",
        "    return\n",
        TESTS + "test_time.py::test_an_hour_without_the_service_counts_against_nobody[sqlite]",
    ),
    Break(
        "clocks of free seats",
        SERVER + "clocks.py",
        "return self._still if since is None else [*self._still, (since, inf)]",
        "return self._still",
        TESTS + "test_time.py::test_while_a_seat_is_free_all_clocks_stand_still",
    ),
    Break(
        "a pause for whoever leaves",
        SERVER + "play.py",
        "play.clocks.seat_freed(row.seat, row.at, by)",
        "play.clocks.seat_freed(row.seat, row.at)",
        TESTS + "test_leaving_and_time.py::test_the_time_of_whoever_leaves_goes_on",
    ),
    Break(
        "time for whoever takes back",
        SERVER + "clocks.py",
        "again = ply is not None and ply < self._decided",
        "again = False",
        TESTS + "test_leaving_and_time.py::test_a_decision_that_is_made_again_brings_no_more_time",
    ),
    Break(
        "bots without a quota by address",
        SERVER + "queues.py",
        "return waiting.rank, self._at_work[owner], served, waiting.number",
        "return waiting.rank, 0, 0, waiting.number",
        TESTS + "test_queues.py::test_who_wants_much_waits_for_itself",
    ),
    Break(
        "bots without priority for people",
        SERVER + "queues.py",
        "return waiting.rank, self._at_work[owner], served, waiting.number",
        "return 0, self._at_work[owner], served, waiting.number",
        TESTS + "test_queues.py::test_people_are_served_before_tables_of_bots_alone",
    ),
    Break(
        "idle connections",
        SERVER + "front.py",
        "if not self._front.behind_proxy and not self._is_let_in(network_of(self.address)):",
        "if False:",
        TESTS + "test_front.py::test_nobody_holds_all_connections",
    ),
    Break(
        "idle connections of the live port",
        SERVER + "threshold.py",
        "if self._threshold.reported is None:",
        "if False:",
        TESTS + "test_threshold.py::test_nobody_holds_all_connections_of_the_live_port[alone]",
    ),
    Break(
        "a head of any length",
        SERVER + "threshold.py",
        "if self._head_left < 0:",
        "if False:",
        TESTS + "test_threshold.py::test_a_head_that_is_too_long_is_not_read[alone]",
    ),
    Break(
        "an error that tells a shuffle",
        SERVER + "play.py",
        'raise Unrecoverable(f"row {row.sequence} leads elsewhere")',
        'raise Unrecoverable(f"{row.drawn} is not {drawn}")',
        TESTS + "test_outliving.py::test_where_the_replay_leads_elsewhere_only_the_row_is_named",
    ),
    Break(
        "unreadable matches that starve the sweep",
        SERVER + "rooms.py",
        "self._unreadable = [match_id, *self._unreadable[: MOST_UNREADABLE - 1]]",
        "pass",
        TESTS + "test_outliving.py::test_matches_that_cannot_be_read_do_not_starve_the_sweep",
    ),
    Break(
        "a worker killed twice",
        "src/rollout/cli/serving.py",
        "from rollout.server.supervision import Persistent",
        "from granian.server.mp import MPServer as Persistent",
        TESTS + "test_serve.py::test_workers_that_die_again_and_again_do_not_end_the_service",
    ),
    Break(
        "rows without end",
        SERVER + "budgets.py",
        "self.rows[row.seat] >= limits.rows_per_match // seats",
        "False",
        TESTS + "test_budgets.py::test_a_match_has_so_many_rows_and_can_be_given_up",
    ),
    Break(
        "sessions without end",
        SERVER + "access.py",
        "if not service.sessions.take(service.address_of(request.scope)):",
        "if False:",
        TESTS + "test_budgets.py::test_new_browsers_of_one_address_come_to_an_end",
    ),
    Break(
        "a lost tail row",
        SERVER + "chain.py",
        "if sequence < head.sequence:",
        "if False:",
        TESTS + "test_chain.py::test_lost_last_rows_are_missed",
    ),
    Break(
        "a row that was changed",
        SERVER + "chain.py",
        "return TERMS if row.kind in SEALING else CHANGED",
        'return ""',
        TESTS + "test_chain.py::test_whatever_is_changed_in_a_row_is_noticed",
    ),
    Break(
        "journals that nobody looks through",
        "src/rollout/cli/serving.py",
        "    for damage in found:\n",
        "    for damage in found[:0]:\n",
        TESTS + "test_chain.py::test_the_command_tells_what_is_damaged_and_what_is_sound",
    ),
    Break(
        "a log that grows",
        SERVER + "sinks.py",
        "BYTES_A_CHECKPOINT = 2_400_000",
        "BYTES_A_CHECKPOINT = 24_000_000",
        TESTS + "test_store.py::test_the_log_does_not_grow_beside_a_small_file",
    ),
    Break(
        "numbers that mean the same card",
        "src/rollout/games/battlecards/rules/turn.py",
        "if not state.open_lists[seat]:",
        "if False:",
        TESTS + "test_card_numbers.py::test_a_secret_list_is_numbered_anew_in_every_match",
    ),
    Break(
        "what is not stored yet",
        SERVER + "room.py",
        "            self.play.enter(row, given)\n",
        "            self.play.enter(row, given)\n            self.stored = Stored(self.play)\n",
        TESTS + "test_committed.py::test_what_is_not_stored_is_not_told[bluff-a concession]",
    ),
    Break(
        "dice of another part than the sealed one",
        SERVER + "shares.py",
        'return "share-not-the-sealed-one"',
        'return ""',
        TESTS + "test_shares.py::test_only_the_sealed_part_opens_and_nobody_changes_theirs",
    ),
    Break(
        "dice of parts that nobody sealed",
        "src/rollout/kernel/shares.py",
        "if len(unsealed) > 1:",
        "if len(unsealed) > 26:",
        "tests/kernel/test_shares.py::test_only_the_last_to_sit_down_need_not_seal_theirs",
    ),
    Break(
        "dice of a setup that was varied",
        "src/rollout/kernel/shares.py",
        'said = "\\n".join([seed, self.match, digest(setup), *rules, *seals])',
        'said = "\\n".join([seed, self.match, *rules, *seals])',
        TESTS + "test_shares.py::test_a_deck_that_is_brought_later_cannot_be_another_one",
    ),
    Break(
        "help between people",
        SERVER + "creation.py",
        'return not any(seat.kind == "open" for seat in wish.seats)',
        "return True",
        TESTS + "test_terms.py::test_people_who_play_each_other_play_by_themselves_unless_agreed",
    ),
    Break(
        "help by way of a branch",
        SERVER + "api_matches.py",
        "running = room.stored.result is None and not helps",
        "running = False",
        TESTS + "test_terms.py::test_a_branch_of_a_running_match_without_help_has_none_either",
    ),
    Break(
        "help by way of a seat that is opened",
        SERVER + "terms.py",
        "ends = self.on and not self._joined",
        "ends = False",
        TESTS + "test_terms.py::test_help_ends_when_a_bots_seat_is_opened_to_people",
    ),
    Break(
        "a decision that was taken back",
        SERVER + "play.py",
        "self.log.append((ply, told))",
        "pass",
        TESTS + "test_dealings.py"
        "::test_what_was_taken_back_stands_in_the_log_of_whoever_comes_later",
    ),
    Break(
        "words for what is being written",
        SERVER + "client_requests.py",
        "if self.room.settled:",
        "if True:",
        TESTS + "test_committed.py::test_refusals_are_worded_by_what_is_stored",
    ),
    Break(
        "a head that somebody noted",
        "src/rollout/cli/kept_rows.py",
        "for head in (journal.head, known):",
        "for head in ():",
        TESTS + "test_chain.py::test_whoever_noted_a_head_can_check_it_when_the_match_is_over",
    ),
    Break(
        "a disk that is full",
        SERVER + "problems.py",
        "return Problem(503 if store_failed(error) else 500, failure(error))",
        "return Problem(500, BROKEN)",
        TESTS + "test_troubles.py::test_a_full_disk_is_told_harms_nothing_and_passes",
    ),
    Break(
        "a write that is cut short",
        SERVER + "wholly.py",
        "return await asyncio.shield(task)",
        "return await task",
        TESTS + "test_cut_short.py::test_a_cancelled_write_does_not_keep_the_file_locked",
    ),
    Break(
        "a seat that is handed back to nobody",
        SERVER + "play.py",
        'if change.free or change.did == "left":',
        'if change.did == "left":',
        TESTS
        + "test_time.py::test_a_seat_that_a_bot_hands_back_to_nobody_is_free_and_time_stands_still",
    ),
    Break(
        "time that is given back twice",
        SERVER + "clocks.py",
        "            begun = last\n",
        "",
        TESTS + "test_time.py::test_an_outage_while_a_seat_is_free_is_given_back_once",
    ),
    Break(
        "a bot that comes and goes",
        SERVER + "budgets.py",
        "self.changes[row.seat] >= limits.changes_per_seat",
        "False",
        TESTS + "test_budgets.py::test_a_bot_comes_and_goes_so_often_and_costs_nobody_an_answer",
    ),
    Break(
        "files that two addresses use up",
        SERVER + "service.py",
        "if self.inside[address] >= min(self.most, self.left):",
        "if self.inside[address] >= self.most:",
        TESTS + "test_front.py::test_two_addresses_do_not_keep_everybody_out",
    ),
    Break(
        "a match without its beginning",
        SERVER + "gathering.py",
        "            check_chain(record, rows)\n            return Gathering",
        "            return Gathering",
        TESTS + "test_damage.py::test_a_match_that_lost_its_beginning_is_no_table_that_waits",
    ),
    Break(
        "a tail that was written anew",
        SERVER + "room.py",
        "    check_chain(record, rows)\n    try:",
        "    try:",
        TESTS + "test_damage.py::test_a_tail_that_was_written_anew_is_not_played_on",
    ),
    Break(
        "heads of tables that wait",
        SERVER + "store.py",
        "        await _note_heads(connection, [Head(last.match, last.sequence, last.chain)])",
        "        del last",
        TESTS + "test_damage.py::test_the_head_of_a_table_is_known_with_its_rows",
    ),
    Break(
        "terms that were changed",
        SERVER + "chain.py",
        'key.terms if row.kind in SEALING else ""',
        '""',
        TESTS + "test_damage.py::test_terms_that_were_changed_are_noticed",
    ),
    Break(
        "a checkpoint that was changed",
        SERVER + "chain.py",
        "if kept is not None and row.kept and kept.get(row.sequence) != row.kept:",
        "if False:",
        TESTS + "test_damage.py::test_a_checkpoint_that_is_not_what_was_kept_is_told_and_not_used",
    ),
    Break(
        "a store that cannot be written to",
        SERVER + "pace.py",
        "if not await room.excuse():",
        "if False:",
        TESTS + "test_time.py::test_nobody_loses_on_time_while_the_store_cannot_be_written_to",
    ),
    Break(
        "connections behind a proxy",
        SERVER + "front.py",
        "if self._front.behind_proxy and not self._is_let_in(",
        "if False and not self._is_let_in(",
        TESTS + "test_front.py::test_behind_a_proxy_nobody_holds_all_connections_either",
    ),
    Break(
        "rules that are chosen when all parts are known",
        SERVER + "gathering.py",
        "if shares.settled_now(record.seed, setup, seats, by) != shares.settled_before:",
        "if False:",
        TESTS + "test_shared_upgrades.py"
        "::test_rules_that_come_between_two_openings_do_not_deal[sqlite]",
    ),
    Break(
        "a key that changes with the form of a setup",
        SERVER + "luck.py",
        "        setup = msgspec.json.decode(record.setup)\n",
        "        game = find(record.game).rules\n"
        "        setup = msgspec.convert(msgspec.json.decode(record.setup), game.setup_type)\n",
        TESTS + "test_shared_upgrades.py::test_a_setup_that_gains_a_field_changes_no_draw[sqlite]",
    ),
    Break(
        "draws that were passed over",
        "src/rollout/cli/kept_rows.py",
        "    _check_draws(kept.rows, journal)\n",
        "",
        TESTS + "test_kept_draws.py"
        "::test_a_draw_that_was_passed_over_is_missed_unless_it_was_taken_back",
    ),
    Break(
        "what was settled left out of a journal",
        "src/rollout/cli/kept_rows.py",
        "_check_dice(kept.rows, journal)",
        "pass",
        TESTS + "test_shares.py"
        "::test_what_was_settled_cannot_be_left_out_of_a_journal_whose_rows_are_known[sqlite]",
    ),
    Break(
        "an id of the service's that a player used before",
        SERVER + "answering.py",
        "await room.answer(ask.seat, ply, new_answer_id(), (action,), _not_needed)",
        'await room.answer(ask.seat, ply, f"standing-{sequence}", (action,), _not_needed)',
        TESTS + "test_standing_answers.py::test_no_id_of_a_player_stands_in_the_way_of_what"
        "_the_service_answers",
    ),
    Break(
        "a moment that is held at one worker alone",
        SERVER + "answering.py",
        "        kept[HELD] = message.hold\n",
        "        pass\n",
        TESTS + "test_two_workers.py::test_what_a_seat_answers_itself_no_other_worker_answers",
    ),
    Break(
        "answers that nobody reads",
        SERVER + "connection.py",
        " or self._bytes_waiting >= MOST_BYTES_WAITING:",
        ":",
        TESTS + "test_connection.py::test_little_is_kept_for_whoever_asks_and_does_not_read[10000]",
    ),
    Break(
        "looks of one address",
        SERVER + "client_requests.py",
        "return self.service.looks.place(FIRST, self.connection.address)",
        "return self.service.looks.place(FIRST)",
        TESTS + "test_questions.py::test_whoever_looks_at_much_waits_for_itself",
    ),
    Break(
        "a part of the dice that is no line",
        SERVER + "api_seats.py",
        r'pattern=r"\A[0-9a-f]{32,64}\Z"',
        'pattern="^[0-9a-f]{32,64}$"',
        TESTS + "test_shares.py::test_a_part_is_one_line_so_that_its_journal_can_be_read[sqlite]",
    ),
    Break(
        "consent to something else",
        SERVER + "dealings.py",
        "agreed=ply == play.undo_ply",
        "agreed=True",
        TESTS + "test_dealings.py"
        "::test_who_would_take_one_decision_back_has_not_agreed_to_go_back_further",
    ),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="Take mechanisms out and see tests fail.")
    parser.add_argument("--only", default="", help="only those with that in their words")
    options = parser.parse_args()
    tried = [each for each in BREAKS if options.only in each.what]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        left_out = shutil.ignore_patterns(".git", ".venv*", "node_modules", "build", "__pycache__")
        shutil.copytree(ROOT, copy, ignore=left_out)
        if outcome_of(copy, *[each.test for each in tried]) != PASSED:
            sys.exit("a test fails though nothing is taken out")
        unnoticed = []
        for each in tried:
            noticed = is_noticed(copy, each)
            print(f"{each.what}: {'noticed' if noticed else 'NOT NOTICED'}", flush=True)
            unnoticed += [] if noticed else [each.what]
    if not options.only:
        history.append("soaks", {"breaking": len(tried), "unnoticed": unnoticed})
    sys.exit(bool(unnoticed))


def is_noticed(copy: Path, each: Break) -> bool:
    """Whether the test fails without the mechanism."""
    file = copy / each.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(each.here, each.instead), encoding="utf-8")
    try:
        return outcome_of(copy, each.test) == FAILED
    finally:
        file.write_text(whole, encoding="utf-8")


def outcome_of(copy: Path, *tests: str) -> int:
    """What pytest ends with there."""
    path = os.pathsep.join([str(copy / "src"), str(copy)])
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--reruns=0", "-p", "no:cacheprovider"]
    tried = subprocess.run(
        [*command, f"--basetemp={copy.parent / 'base'}", *tests],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if len(tests) > 1 and tried.returncode != PASSED:
        print(tried.stdout, file=sys.stderr)
    return tried.returncode


PASSED, FAILED = 0, 1
"""What pytest ends with; something else where there was no test to run."""

if __name__ == "__main__":
    main()
