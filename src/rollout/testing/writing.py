"""Laws of writing: states, actions, events and journals are read back as they were written."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import Match
from rollout.kernel.text import parse_text, to_text
from rollout.testing.asked_moments import LawBroken, Moment, demand


def a_state_is_read_back(moment: Moment) -> None:
    law, game, state = "a_state_is_read_back", moment.game, moment.match.state
    try:
        data = msgspec.json.decode(msgspec.json.encode(game.encode(state)))
        again = game.decode(data)
    except (TypeError, ValueError) as error:
        raise LawBroken(law, str(error)) from error
    demand(state_hash(game, again) == state_hash(game, state), law, "it is another state")


def an_action_is_read_back(moment: Moment) -> None:
    """From JSON, from its line of text, and from the words of a case file."""
    law, game, state = "an_action_is_read_back", moment.game, moment.match.state
    union = _any_of(game.actions)
    for action in moment.some_options(20):
        line = to_text(action)
        demand(len(line.splitlines()) == 1, law, f"{action} is not one line of text")
        try:
            read = {
                "JSON": msgspec.json.decode(msgspec.json.encode(action), type=union),
                "text": parse_text(line, game.actions),
                "words": game.read_action(state, game.write_action(state, action)),
            }
        except (TypeError, ValueError) as error:
            raise LawBroken(law, f"{action}: {error}") from error
        for form, again in read.items():
            same = again == action and hash(again) == hash(action)
            demand(same, law, f"{action} comes back from {form} as {again}")


def views_and_reports_are_json(moment: Moment) -> None:
    law, game, state = "views_and_reports_are_json", moment.game, moment.match.state
    for value in (*(game.view(state, each) for each in moment.watchers), game.report(state)):
        try:
            msgspec.json.encode(value)
        except (TypeError, ValueError) as error:
            raise LawBroken(law, str(error)) from error


def events_are_declared_and_json(match: Match[Any]) -> None:
    law, game = "events_are_declared_and_json", match.game
    watchers: list[int | None] = [*range(game.seats(match.state)), None]
    union = _any_of((*game.events, None))
    for event in match.events:
        declared = type(event) in game.events
        demand(declared, law, f"{event} is of a kind that the game does not declare")
        seen = [event, *(event.seen_by(watcher) for watcher in watchers)]
        for each in seen:
            try:
                again = msgspec.json.decode(msgspec.json.encode(each), type=union)
            except (TypeError, ValueError) as error:
                raise LawBroken(law, f"{each}: {error}") from error
            demand(again == each, law, f"{each} comes back as {again}")
        game.report_event(match.state, event)


def a_journal_is_read_back(match: Match[Any]) -> None:
    law = "a_journal_is_read_back"
    journal = Journal.of(match)
    again = Journal.parse(journal.to_text())
    demand(again == journal, law, "the text says another journal")


def a_replay_equals_the_match(match: Match[Any]) -> None:
    """The same states at every step, the same events, the same result; the seed verifies."""
    law, game = "a_replay_equals_the_match", match.game
    try:
        journal = Journal.parse(Journal.of(match).to_text())
        replay = journal.replay(game)
        verified = journal.verify(game)
    except Unreadable as error:
        raise LawBroken(law, str(error)) from error
    same = state_hash(game, replay.state) == state_hash(game, match.state)
    demand(same, law, "it ends in another state")
    demand(replay.events == match.events, law, "it tells other events")
    demand(replay.result == match.result, law, "it has another result")
    demand(verified.given == 0, law, "an outcome does not come from the seed")


def _any_of(kinds: tuple[Any, ...]) -> Any:
    """The union of types that are known only at run time."""
    return functools.reduce(operator.or_, kinds)
