"""`rollout deck check`, `show` and `pool`: decks of Battlecards, ready-made or one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from rollout.cli.failures import NO, ContentProblem, Failure
from rollout.cli.files import read_text
from rollout.cli.group import Command, Group
from rollout.cli.terminal import Terminal
from rollout.games.battlecards.content.cards import ROBOT
from rollout.games.battlecards.content.decks import (
    Deck,
    DeckUnreadable,
    Outline,
    deck_problems,
    export_deck,
    find_deck,
    find_pool,
    outline,
)
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.screen.card_text import card_name
from rollout.games.battlecards.setup import MatchOptions
from rollout.games.registry import find
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game
from rollout.words.words import Words

deck = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False)

Named = Annotated[str, typer.Argument(metavar="DECK", help="help-deck-name")]
Pool = Annotated[str, typer.Argument(metavar="DECK", help="help-deck-pool-name")]
Homebrew = Annotated[Path | None, typer.Option(metavar="FILE", help="help-deck-homebrew")]
Size = Annotated[int, typer.Option(min=10, max=100, metavar="N", help="help-deck-size")]
Mixed = Annotated[bool, typer.Option("--mixed", help="help-deck-mixed")]


@deck.command(cls=Command, help="help-deck-check")
def check(
    ctx: typer.Context,
    name: Named,
    size: Size = 50,
    mixed: Mixed = False,
    homebrew: Homebrew = None,
) -> None:
    terminal: Terminal = ctx.obj
    cards = _cards(homebrew)
    found = _find(terminal, name, cards, size)
    _show_outline(terminal, found, outline(found, cards, size))
    problems = deck_problems(found, cards, MatchOptions(deck_size=size, mixed_armies=mixed))
    for told in _told(terminal, problems, cards):
        terminal.err.print(told, markup=False, highlight=False, soft_wrap=True)
    if problems:
        raise typer.Exit(NO)
    terminal.say("deck-legal", name=_called(terminal, name) or found.name or name)


@deck.command(cls=Command, help="help-deck-show")
def show(ctx: typer.Context, name: Named, size: Size = 50, homebrew: Homebrew = None) -> None:
    terminal: Terminal = ctx.obj
    cards = _cards(homebrew)
    found = _find(terminal, name, cards, size)
    found.name = _called(terminal, name) or found.name
    terminal.line(export_deck(found, cards).rstrip("\n"))


@deck.command(cls=Command, help="help-deck-pool")
def pool(ctx: typer.Context, name: Pool, size: Size = 50, homebrew: Homebrew = None) -> None:
    terminal: Terminal = ctx.obj
    cards = _cards(homebrew)
    try:
        opened = find_pool(name, cards, size)
    except DeckUnreadable as unreadable:
        raise _failure(terminal, unreadable, cards) from None
    opened.name = _called(terminal, name.replace("sealed", "pool", 1))
    terminal.line(export_deck(opened, cards).rstrip("\n"))


def _cards(homebrew: Path | None) -> Library:
    try:
        return library("" if homebrew is None else read_text(homebrew))
    except ContentError as problem:
        raise Failure("deck-homebrew", problem=ContentProblem(problem, _game())) from None


def _find(terminal: Terminal, name: str, cards: Library, size: int) -> Deck:
    """A file with a deck list, or anything a match takes for a deck."""
    path = Path(name)
    text = read_text(path) if path.suffix or path.exists() else name
    try:
        return find_deck(text if text == name else text + "\n", cards, size)
    except DeckUnreadable as unreadable:
        raise _failure(terminal, unreadable, cards) from None


def _failure(terminal: Terminal, unreadable: DeckUnreadable, cards: Library) -> Failure:
    return Failure("deck-unreadable", problem="\n".join(_told(terminal, unreadable.faults, cards)))


def _told(terminal: Terminal, faults: list[Refusal], cards: Library) -> list[str]:
    """What is wrong, with the cards by their names in the reader's language."""
    words = terminal.words_of(_game())
    return [words.refusal(_named(fault, words, cards)) for fault in faults]


def _named(fault: Refusal, words: Words, cards: Library) -> Refusal:
    names = {code: card_name(cards.card(code), words) for code in fault.details.get("codes", ())}
    if not names:
        return fault
    if "cards" in fault.details:
        listed = ", ".join(f"{code} {name}" for code, name in names.items())
        return Refusal(fault.rule, fault.why, {**fault.details, "cards": listed})
    return Refusal(fault.rule, fault.why, {**fault.details, "card": next(iter(names.values()))})


def _show_outline(terminal: Terminal, found: Deck, outline: Outline) -> None:
    for kind, count in outline.kinds.items():
        terminal.say("deck-kind", kind=kind, count=count, advised=outline.advice[kind])
    for cost, count in outline.curve.items():
        terminal.say("deck-curve", cost=cost, count=count, bar="█" * count)
    terminal.say(
        "deck-size-and-cost",
        size=found.size,
        robots=outline.kinds[ROBOT],
        average=outline.average_cost,
    )


def _called(terminal: Terminal, name: str) -> str:
    """What a deck or pool made by lot is called; empty for others, with names of their own."""
    made = re.fullmatch(r"(random|sealed|pool):(\w+):(\w+)", name)
    if made is None:
        return ""
    kind, army, seed = made.groups()
    army = terminal.words_of(_game()).plain(f"army-{army}")
    return terminal.words.plain("deck-made", kind=kind, army=army, seed=seed)


def _game() -> Game[Any]:
    return find("battlecards")
