"""`rollout simulate`: many matches between bots, and the figures."""

from __future__ import annotations

import secrets
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollout.bots import Budget, read_bot
from rollout.cli.completion import bot_names, game_names
from rollout.cli.failures import BROKEN, Failure
from rollout.cli.files import make_folder
from rollout.cli.setup_arguments import read_setup
from rollout.cli.simulation import MatchFailed, Plan, Tally, interval
from rollout.cli.simulation import simulate as run
from rollout.cli.terminal import Terminal
from rollout.gamekit.naming import letter
from rollout.games.registry import find


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=game_names)],
    number: Annotated[int, typer.Option("-n", min=1, help="help-simulate-number")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="help-simulate-bots", autocompletion=bot_names)
    ] = "random",
    seed: Annotated[str, typer.Option(metavar="S", help="help-simulate-seed")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    jobs: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="help-jobs")] = 1,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="help-seconds")] = None,
    simulations: Annotated[int | None, typer.Option(metavar="N", help="help-simulations")] = None,
    swap: Annotated[bool, typer.Option("--swap", help="help-swap")] = False,
    scenario: Annotated[str, typer.Option(metavar="NAME", help="help-scenario")] = "",
    setup: Annotated[list[str] | None, typer.Option(metavar="K=V", help="help-setup")] = None,
    homebrew: Annotated[Path | None, typer.Option(metavar="FILE", help="help-homebrew")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-simulate-save")] = None,
) -> None:
    terminal: Terminal = ctx.obj
    chosen = find(game)
    names = tuple(name.strip() for name in bots.split(","))
    budget = _budget(seconds, simulations)
    for name in names:
        read_bot(name, budget)
    rules = chosen.rules
    prepared = rules.among_bots(read_setup(chosen, scenario, setup or [], homebrew))
    seats = rules.seats(rules.start(prepared))
    if len(names) > seats and not swap:
        raise Failure("too-many-seats", given=len(names), seats=seats)
    plan = Plan(
        chosen.slug,
        prepared,
        names,
        seed or secrets.token_hex(8),
        number,
        budget,
        swap,
        "" if save is None else str(save),
    )
    if save is not None:
        make_folder(save)
    tally, taken = _run(terminal, plan, min(jobs, number))
    if as_json:
        terminal.line(msgspec.json.encode(figures(plan, tally, taken, jobs)).decode())
    else:
        _show(terminal, plan, tally, taken, jobs)


def figures(plan: Plan, tally: Tally, taken: float, jobs: int) -> dict[str, Any]:
    """The tally as JSON. With several jobs the time is that of the clock, all of them together."""
    seconds = tally.seconds if jobs == 1 else taken
    return {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(tally.decisions / seconds, 1) if seconds else 0.0,
        "wins": tally.wins,
        "win_intervals": [interval(wins, tally.matches) for wins in tally.wins],
        "wins_by_seat": tally.wins_by_seat,
        "win_intervals_by_seat": [interval(wins, tally.matches) for wins in tally.wins_by_seat],
        "draws": tally.draws,
        "mean_options": round(tally.options / max(tally.options_counted, 1), 2),
        "length": {
            "mean": round(tally.decisions / tally.matches, 2),
            "median": median(tally.lengths),
            "shortest": min(tally.lengths),
            "longest": max(tally.lengths),
        },
        "slowest_decision": [round(each, 4) for each in tally.slowest],
        "most_over_budget": [round(each, 4) for each in tally.overruns],
        "most_worked_over_budget": [round(each, 4) for each in tally.worked_over],
        "jobs": jobs,
        "swap": plan.swap,
    }


def _run(terminal: Terminal, plan: Plan, jobs: int) -> tuple[Tally, float]:
    err = terminal.err
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(
            *columns,
            TimeRemainingColumn(),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as bar:
            task = bar.add_task(terminal.words.plain("simulating"), total=plan.matches)
            tenths = Tenths(terminal, plan.matches)

            def played(number: int) -> None:
                bar.advance(task, number)
                tenths.advance(number)

            return run(plan, jobs, played)
    except MatchFailed as failed:
        raise Failure(
            "match-failed", BROKEN, number=failed.number, seed=plan.seed, error=failed.error
        ) from failed


class Tenths:
    """A line for every tenth of the matches, where nobody sees a bar."""

    def __init__(self, terminal: Terminal, matches: int) -> None:
        self.terminal = terminal
        self.matches = matches
        self.played = 0
        self.silent = terminal.err.is_terminal

    def advance(self, number: int) -> None:
        before = 10 * self.played // self.matches
        self.played += number
        if 10 * self.played // self.matches > before and not self.silent:
            said = self.terminal.words.plain(
                "simulated-so-far", played=self.played, matches=self.matches
            )
            self.terminal.err.print(said, markup=False, highlight=False, soft_wrap=True)


def _show(terminal: Terminal, plan: Plan, tally: Tally, taken: float, jobs: int) -> None:
    found = figures(plan, tally, taken, jobs)
    terminal.say("simulated", games=tally.matches, decisions=tally.decisions)
    for place, name in enumerate(plan.bots):
        wins = tally.wins[place]
        shares = _shares(wins, tally.matches)
        terminal.say("simulated-wins", bot=name, place=place + 1, wins=wins, **shares)
        if tally.slowest:
            terminal.say("simulated-slowest", seconds=f"{tally.slowest[place]:.3f}")
    for seat, wins in enumerate(tally.wins_by_seat):
        shares = _shares(wins, tally.matches)
        terminal.say("simulated-seat", seat=letter(seat), wins=wins, **shares)
    terminal.say("simulated-draws", draws=tally.draws)
    terminal.say("simulated-length", mean=found["length"]["mean"], most=found["length"]["longest"])
    terminal.say("simulated-options", mean=found["mean_options"])
    terminal.say(
        "simulated-speed", seconds=f"{found['seconds']:.2f}", speed=found["decisions_per_second"]
    )
    terminal.say("simulated-seed", seed=plan.seed)


def _shares(wins: int, matches: int) -> dict[str, str]:
    """The share of the matches in per cent, and between what it lies."""
    low, high = interval(wins, matches)
    shares = {"share": wins / matches, "low": low, "high": high}
    return {name: f"{100 * share:.1f}" for name, share in shares.items()}


def _budget(seconds: float | None, simulations: int | None) -> Budget | None:
    if seconds is None and simulations is None:
        return None
    try:
        return Budget(seconds, simulations)
    except ValueError:
        raise Failure("wrong-budget", words=str(seconds or simulations)) from None
