"""`rollout deck check`, `show` and `pool`: decks of cards, ready-made or one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from rollout.cli.failures import NO, OK, ContentProblem, Failure
from rollout.cli.files import read_text
from rollout.cli.group import Command, Group
from rollout.cli.terminal import Terminal
from rollout.gamekit import Deck, DeckBox, DeckUnreadable, GamePackage, Outline
from rollout.games.registry import PLAYABLE, find, games
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal

NO_DECK: Final = "no-deck"
"""Why a name is refused that is like none of a deck."""
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
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    desk = Desk(ctx.obj, homebrew)
    found = desk.find(name, size)
    outline = desk.box.outline(found, desk.cards, size)
    problems = desk.box.problems(found, desk.cards, size, mixed)
    if as_json:
        desk.terminal.json(desk.figures(found, outline, problems))
        raise typer.Exit(NO if problems else OK)
    desk.show_outline(found, outline)
    for told in desk.told(problems):
        desk.terminal.err.print(told, markup=False, highlight=False, soft_wrap=True)
    if problems:
        raise typer.Exit(NO)
    desk.terminal.say("deck-legal", name=desk.called(name) or found.name or name)


@deck.command(cls=Command, help="help-deck-show")
def show(ctx: typer.Context, name: Named, size: Size = 50, homebrew: Homebrew = None) -> None:
    desk = Desk(ctx.obj, homebrew)
    found = desk.find(name, size)
    found.name = desk.called(name) or found.name
    desk.show(found)


@deck.command(cls=Command, help="help-deck-pool")
def pool(ctx: typer.Context, name: Pool, size: Size = 50, homebrew: Homebrew = None) -> None:
    desk = Desk(ctx.obj, homebrew)
    opened = desk.pool(name, size)
    opened.name = desk.called(name.replace("sealed", "pool", 1))
    desk.show(opened)


class Desk:
    """The decks of the game that has them, for somebody who reads in one language."""

    def __init__(self, terminal: Terminal, homebrew: Path | None) -> None:
        self.terminal = terminal
        game, self.box = game_with_decks()
        self.game = game.slug
        self.words = terminal.words_of(game)
        try:
            self.cards = self.box.cards("" if homebrew is None else read_text(homebrew))
        except ContentError as problem:
            raise Failure("deck-homebrew", problem=ContentProblem(problem, game)) from None

    def find(self, name: str, size: int) -> Deck:
        """A file with a deck list, or anything a match takes for a deck."""
        path = Path(name)
        text = read_text(path) if path.suffix or path.exists() else name
        try:
            return self.box.find(text if text == name else text + "\n", self.cards, size)
        except DeckUnreadable as unreadable:
            raise self._failure(unreadable) from None

    def pool(self, name: str, size: int) -> Deck:
        """All the cards that a sealed deck is built from."""
        try:
            return self.box.pool(name, self.cards, size)
        except DeckUnreadable as unreadable:
            raise self._failure(unreadable) from None

    def show(self, deck: Deck) -> None:
        self.terminal.line(self.box.export(deck, self.cards).rstrip("\n"))

    def show_outline(self, found: Deck, outline: Outline) -> None:
        for kind, count in outline.kinds.items():
            advised = outline.advice[kind]
            self.terminal.say("deck-kind", kind=kind, count=count, advised=advised)
        for cost, count in outline.curve.items():
            self.terminal.say("deck-curve", cost=cost, count=count, bar="█" * count)
        self.terminal.say(
            "deck-size-and-cost",
            size=found.size,
            robots=sum(outline.curve.values()),
            average=outline.average_cost,
        )

    def figures(self, found: Deck, outline: Outline, problems: list[Refusal]) -> dict[str, Any]:
        """What is to be said of a deck, as JSON."""
        faults = [
            {"rule": problem.rule, "why": problem.why, "told": told}
            for problem, told in zip(problems, self.told(problems), strict=True)
        ]
        counted = {"kinds": outline.kinds, "curve": outline.curve, "average": outline.average_cost}
        deck = {"name": found.name, "size": found.size, **counted}
        return {**deck, "legal": not faults, "faults": faults}

    def told(self, faults: list[Refusal]) -> list[str]:
        """What is wrong, with the cards by their names in the reader's language."""
        return [self.words.refusal(self._named(fault)) for fault in faults]

    def called(self, name: str) -> str:
        """What a deck or pool made by lot is called; empty for others, with names of their own."""
        made = re.fullmatch(r"(random|sealed|pool):(\w+):(\w+)", name)
        if made is None:
            return ""
        kind, army, seed = made.groups()
        army = self.words.plain(f"army-{army}")
        return self.terminal.words.plain("deck-made", kind=kind, army=army, seed=seed)

    def _failure(self, unreadable: DeckUnreadable) -> Failure:
        problem = "\n".join(self.told(unreadable.faults))
        if any(fault.why == NO_DECK for fault in unreadable.faults):
            return Failure("deck-no-such-name", problem=problem, game=self.game)
        return Failure("deck-unreadable", problem=problem)

    def _named(self, fault: Refusal) -> Refusal:
        codes = fault.details.get("codes", ())
        names = {code: self.box.card_name(code, self.cards, self.words) for code in codes}
        if not names:
            return fault
        if "cards" in fault.details:
            listed = ", ".join(f"{code} {name}" for code, name in names.items())
            return Refusal(fault.rule, fault.why, {**fault.details, "cards": listed})
        return Refusal(fault.rule, fault.why, {**fault.details, "card": next(iter(names.values()))})


def game_with_decks() -> tuple[GamePackage, DeckBox]:
    """The first of our games whose players build decks."""
    for each in games():
        if each.status == PLAYABLE:
            game = find(each.slug)
            if game.decks is not None:
                return game, game.decks
    raise Failure("content-unknown-game", game="none")
