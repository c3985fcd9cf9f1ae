"""The `rollout` command: play, simulate, replay, verify, adjudicate, look up rules."""

from __future__ import annotations

from typing import Annotated

import typer

import rollout
from rollout.cli.adjudicate import adjudicate
from rollout.cli.completion import completion
from rollout.cli.content import content
from rollout.cli.deck import deck
from rollout.cli.games import games
from rollout.cli.group import Command, Group
from rollout.cli.journals import replay, verify
from rollout.cli.match_options import options
from rollout.cli.play import play
from rollout.cli.rules import rules
from rollout.cli.schema import schema
from rollout.cli.serving import ServeCommand, backup, check, restore, serve
from rollout.cli.simulate import simulate

app = typer.Typer(
    cls=Group,
    help="help-rollout",
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rollout {rollout.__version__}")
        raise typer.Exit


@app.callback(help="help-rollout")
def about_rollout(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="help-version"),
    ] = False,
) -> None:
    """What stands before any command."""


app.command(cls=Command, help="help-play")(play)
app.command(cls=Command, help="help-games")(games)
app.command(cls=Command, help="help-match-options")(options)
app.command(cls=Command, help="help-simulate")(simulate)
app.command(cls=Command, help="help-replay")(replay)
app.command(cls=Command, help="help-verify")(verify)
app.command(cls=Command, help="help-adjudicate")(adjudicate)
app.command(cls=Command, help="help-schema")(schema)
app.command(cls=ServeCommand, help="help-serve")(serve)
app.command(cls=Command, help="help-backup")(backup)
app.command(cls=Command, help="help-check-journals")(check)
app.command(cls=Command, help="help-restore")(restore)
app.command(cls=Command, help="help-completion")(completion)
app.add_typer(rules, name="rules", help="help-rules")
app.add_typer(content, name="content", help="help-content")
app.add_typer(deck, name="deck", help="help-deck")


def main() -> None:
    """Run the command line; the exit code says how it went."""
    app()
