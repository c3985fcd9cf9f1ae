"""`rollout play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rollout.bots import Bot, read_bot
from rollout.cli.completion import bot_names, game_names
from rollout.cli.failures import NO, Failure
from rollout.cli.journals import does_not_hold, followed, read_journal
from rollout.cli.person import Decision
from rollout.cli.screen import Screen
from rollout.cli.session import Left, Session
from rollout.cli.setup_arguments import read_setup
from rollout.cli.teaching import Guide
from rollout.cli.terminal import Terminal
from rollout.gamekit import GamePackage
from rollout.gamekit.naming import letter
from rollout.games.registry import find
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.sources import Outside, Seeded, Source

PERSON = ("you", "me", "human", "person", "ich", "mensch")
OWN = "own"


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=game_names)] = "",
    seats: Annotated[
        str, typer.Option(metavar="WHO,WHO", help="help-play-seats", autocompletion=bot_names)
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="BOT", help="help-play-bots", autocompletion=bot_names)
    ] = "normal",
    scenario: Annotated[str, typer.Option(metavar="NAME", help="help-scenario")] = "",
    setup: Annotated[list[str] | None, typer.Option(metavar="K=V", help="help-setup")] = None,
    homebrew: Annotated[Path | None, typer.Option(metavar="FILE", help="help-homebrew")] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="help-play-seed")] = "",
    dice: Annotated[str, typer.Option(metavar="own", help="help-play-dice")] = "",
    learn: Annotated[bool, typer.Option("--learn", help="help-play-learn")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-save")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-resume")] = None,
) -> None:
    terminal: Terminal = ctx.obj
    source = _source(dice, seed)
    arranged = "--resume" if resume is not None else "--learn" if learn else ""
    if arranged and (scenario or setup or homebrew):
        raise Failure("already-arranged", option=arranged)
    if resume is not None:
        match = _resumed(resume, game)
        save = save or resume
    elif game and learn:
        _learn(terminal, find(game), plain, save)
        return
    elif game:
        chosen = find(game)
        match = Match(chosen.rules, read_setup(chosen, scenario, setup or [], homebrew), source)
    else:
        raise Failure("play-what")
    if dice == OWN and not find(match.game.slug).own_dice:
        raise Failure("no-own-dice")
    players = _players(seats, bots, match.game.seats(match.state))
    screen = Screen(terminal, terminal.words_of(find(match.game.slug)), plain)
    _sit(Session(match, players, screen, save))


def _learn(terminal: Terminal, package: GamePackage, plain: bool, save: Path | None) -> None:
    """The first match of a game, with its lessons."""
    first = package.first_match
    screen = Screen(terminal, terminal.words_of(package), plain)
    if first is None:
        raise Failure("no-first-match", title=screen.words.title())
    guide = Guide(first, screen)
    match = Match(package.rules, first.setup, Outside() if guide.prepared else Seeded())
    players: list[Bot | None] = [
        None if seat == first.seat else read_bot(first.level)
        for seat in range(package.rules.seats(match.state))
    ]
    _sit(Session(match, players, screen, save, guide))


def _sit(session: Session) -> None:
    _greet(session)
    try:
        play_on(session)
    except Left:
        session.leave()
    except KeyboardInterrupt:
        session.screen.terminal.line()
        session.leave()
        raise


def play_on(session: Session) -> None:
    """People and bots answer in turn until the match is over. Raises Left when one leaves."""
    match = session.match
    while match.result is None:
        if isinstance(match.chance, Recorded):
            session.carry_out()
        elif session.chance_is_written():
            continue
        elif match.chance is not None:
            session.roll_by_hand(match.chance)
        elif match.ask is not None:
            player = session.players[match.ask.seat]
            if player is None:
                session.hand_over(match.ask)
                Decision(session, match.ask).take()
            else:
                session.let_bot_answer(player)
    session.close()


def _source(dice: str, seed: str) -> Source:
    if dice not in ("", OWN):
        raise Failure("dice-unknown", dice=dice)
    return Outside() if dice == OWN else Seeded(seed or None)


def _resumed(file: Path, game: str) -> Match[Any]:
    """The match in a journal, ready to go on with the dice it was begun with."""
    journal, chosen, others = followed(*read_journal(file))
    if game and find(game).slug != chosen.slug:
        raise Failure("resume-other-game", path=str(file), game=chosen.slug)
    seeded = journal.seed and journal.commitment
    try:
        match = journal.replay(chosen.rules, source=journal.source() if seeded else Outside())
    except Unreadable as error:
        raise does_not_hold(file, error, chosen, others) from None
    if match.result is not None:
        raise Failure("resume-finished", NO, path=str(file))
    return match


def _players(seats: str, bots: str, number: int) -> list[Bot | None]:
    """Who sits where: as listed, else a person first and bots in the other seats."""
    names = [name.strip() for name in seats.split(",")] if seats else []
    if len(names) > number:
        raise Failure("too-many-seats", given=len(names), seats=number)
    fill = [name.strip() for name in bots.split(",")]
    if not names:
        names = [PERSON[0]]
    while len(names) < number:
        names.append(fill[(len(names) - 1) % len(fill)])
    return [None if name in PERSON else read_bot(name) for name in names]


def _greet(session: Session) -> None:
    screen = session.screen
    screen.say("welcome", title=screen.words.title())
    for seat, player in enumerate(session.players):
        if player is None:
            screen.say("seat-person", seat=letter(seat))
        else:
            screen.say("seat-bot", seat=letter(seat), bot=player.name)
    source = session.match.source
    if isinstance(source, Seeded):
        screen.say("commitment", hash=source.commitment)
    screen.say("welcome-help")
