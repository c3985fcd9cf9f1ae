"""Journals with one row or word altered at a time: what is said of each is what it was.

`altered_journals.txt` has a line for each alteration, to be read; after a change that was meant
it is written anew: `python -m tests.kernel.test_altered_journals`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.games.samples.facts import Rest, Slide
from rollout.kernel import Concede, Game, Journal, Match, Outside, Seeded, Unreadable
from rollout.kernel.journal import Resumed
from rollout.kernel.shares import Share, SharedDice, digest, sealed
from tests.kernel.little_games import Little, Say, gamble
from tests.kernel.test_interjections import Bell, Chat, Spill, chatter

KEPT = Path(__file__).with_name("altered_journals.txt")
PYTHON = re.compile(r"\((too many|not enough) values.*\)|\(invalid literal.*\)")
"""What Python says of it, which may change."""
SEED = "00000000000000000000000000005eed"
GAMBLE = Little(gamble, last=2)
CHAT = Chat(chatter)


def bluff() -> Journal:
    match = Match(BLUFF.rules, source=Seeded(SEED))
    rng = Random(1)
    while match.ask is not None and match.ply < 9:
        match.answer(match.ask.options.sample(rng))
    match.answer(Concede())
    return Journal.of(match)


def duel() -> Journal:
    """Dice of the hand, and a puck that is flicked and recorded."""
    match = Match(DISC_DUEL.rules, source=Seeded(SEED))
    match.answer(Slide(6_000, 12_000))
    match.resolve(Rest(18_000, 13_501))
    match.answer(Slide(18_000, 12_000))
    match.resolve(Rest(6_000, 13_500))
    return Journal.of(match)


def taken_back() -> Journal:
    """Draws that were taken back, after the end of another part."""
    match = Match(GAMBLE, source=Seeded(SEED), start=GAMBLE.start(GAMBLE.default_setup()))
    match.draws = 5
    match.answer(Say("yes"))
    match.rewind(1)
    for word in ("no", "yes"):
        match.answer(Say(word))
    match.rewind(3)
    journal = Journal.of(match)
    journal.resumed = Resumed(40, 5, "7", "2")
    journal.head = "17 abcdef"
    return journal


def agreed() -> Journal:
    """People's own dice, and a draw that all agreed on."""
    match = Match(GAMBLE, source=Outside())
    match.answer(Say("yes"))
    match.resolve(4)
    match.agree_draw()
    return Journal.of(match)


def chat() -> Journal:
    """What was interjected, and a seat that leaves."""
    match = Match(CHAT, source=Seeded(SEED))
    match.answer(Say("yes"))
    match.interject(Spill(2), 1)
    match.concede(0)
    for word in ("no", "no", "wipe", "yes"):
        match.answer(Say(word))
    match.interject(Bell())
    match.answer(Say("yes"))
    return Journal.of(match)


def shared() -> Journal:
    """Dice in which three seats had a part, one of them lost, and a fourth had none."""
    setup = GAMBLE.default_setup()
    seals = [sealed("k3v9k3v9k3v9", digest(setup), seat, f"{seat}a5a") for seat in range(4)]
    dice = SharedDice("k3v9k3v9k3v9", setup)
    dice.shares = [
        Share(0, "0a5a", seals[0]), Share(1, "", seals[1]), Share(2), Share(3, "3a5a"),
    ]  # fmt: skip
    match = Match(GAMBLE, setup, Seeded(dice.key(SEED, setup)))
    for word in ("yes", "no", "yes", "no"):
        match.answer(Say(word))
    journal = Journal.of(match)
    journal.shared, journal.seed = dice, SEED
    journal.commitment = Seeded(SEED).commitment
    return journal


def settled() -> Journal:
    """The same, with what everybody was shown before the first part was opened."""
    journal = shared()
    assert journal.shared is not None
    journal.shared.settled = journal.shared.settled_by(SEED, GAMBLE.default_setup())
    return journal


JOURNALS: dict[str, tuple[Callable[[], Journal], Game[Any]]] = {
    "bluff": (bluff, BLUFF.rules),
    "duel": (duel, DISC_DUEL.rules),
    "taken back": (taken_back, GAMBLE),
    "agreed": (agreed, GAMBLE),
    "chat": (chat, CHAT),
    "shared": (shared, GAMBLE),
    "settled": (settled, GAMBLE),
}


def alterations(text: str) -> Iterator[tuple[str, str]]:
    """What is altered, and the text with it."""
    yield "nothing", text
    rows = text.splitlines()
    for number, row in enumerate(rows):
        before, after = rows[:number], rows[number + 1 :]
        for what, instead in _rows_instead(row, after[:1]):
            rest = after[1:] if what == "with the next one" else after
            altered = "\n".join([*before, *instead, *rest]) + "\n"
            yield f"row {number + 1}, {row.split()[0]}, {what}", altered


def _rows_instead(row: str, following: list[str]) -> Iterator[tuple[str, list[str]]]:
    yield "left out", []
    yield "twice", [row, row]
    if following:
        yield "with the next one", [*following, row]
    yield "with a word more", [f"{row} more"]
    words = row.split(" ")
    for place, word in enumerate(words):
        less = [*words[:place], *words[place + 1 :]]
        yield f"without word {place}", [" ".join(less)]
        for found in list(re.finditer(r"[0-9]+|[A-Za-z]+|[*#~!=]", word))[:3]:
            other = word[: found.start()] + _other(found[0]) + word[found.end() :]
            yield (
                f"{found[0][:20]} of word {place}",
                [" ".join([*words[:place], other, *words[place + 1 :]])],
            )


def _other(found: str) -> str:
    if found.isdigit():
        return str(int(found) + 1).rjust(len(found), "0")
    return {"A": "B", "B": "A", "*": "A"}.get(found, found + found[-1])


def said(text: str, game: Game[Any]) -> str:
    """What is made of a journal: why not, or what it shows and that it is written as it was."""
    try:
        journal = Journal.parse(text)
        shown = journal.verify(game)
    except Unreadable as error:
        return f"unreadable: {PYTHON.sub('(not of its form)', str(error))}"
    result = journal.replay(game).result
    same = "same" if journal.to_text() == text else "otherwise"
    return f"{shown} {result} next draw {journal.draws}, written {same}"


def told() -> list[str]:
    return [
        f"{name}, {what}: {said(text, game)}".replace("\n", " ")
        for name, (journal, game) in JOURNALS.items()
        for what, text in alterations(journal().to_text())
    ]


def test_what_is_said_of_altered_journals_is_what_it_was() -> None:
    assert told() == KEPT.read_text(encoding="utf-8").splitlines()


def test_the_rules_by_which_it_was_settled_are_settled_too() -> None:
    journal = settled()
    assert journal.shared is not None
    journal.shared.by = journal.versions
    journal.shared.settled = journal.shared.settled_by(SEED, GAMBLE.default_setup())
    text = journal.to_text()
    assert text.startswith("rollout journal 4\n")
    assert "written same" in said(text, GAMBLE)
    assert Journal.parse(text).settled_by_others == ""
    other = text.replace("\nby rules 1", "\nby rules 2")
    assert Journal.parse(other).settled_by_others == "rules 2 content 1"
    assert said(other, GAMBLE).endswith("not those that were settled before the dice")
    without = text.replace("\nby rules 1 content 1", "")
    assert said(without, GAMBLE).endswith("that of a 'rollout journal 3'")
    without = without.replace("journal 4", "journal 3")
    assert said(without, GAMBLE).endswith("not those that were settled before the dice")
    without = re.sub(r"\nsettled \w+", "", text)
    for form in ("journal 4", "journal 3", "journal 2"):
        left_out = without.replace("journal 4", form)
        assert said(left_out, GAMBLE).endswith("what was settled before the dice is missing")
    for words in ("1", "rules 1", "rules 1 of 1", "rules 1 content 1 more"):
        assert "cannot read 'by " in said(
            text.replace("\nby rules 1 content 1", f"\nby {words}"), GAMBLE
        )


def test_unaltered_they_all_hold() -> None:
    for journal, game in JOURNALS.values():
        assert "written same" in said(journal().to_text(), game)


if __name__ == "__main__":
    KEPT.write_text("\n".join(told()) + "\n", encoding="utf-8")
