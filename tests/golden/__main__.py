"""Compare what the games do with what they did, or write down what they do now.

    python -m tests.golden [GAME …]               compare: every digest, playthrough, count, journal
    python -m tests.golden renew [GAME …]         write digests, playthroughs and counts anew
    python -m tests.golden show GAME SETUP MANNER SEED     one match of the digests, as text

`renew` adds journals that are missing and never touches one that is there. A journal that no
longer holds is removed by hand, with the reason in the commit that does it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rollout.kernel.errors import Unreadable
from tests.golden import journals, records
from tests.golden.plans import GAMES, Plan, plan_of


def main(words: list[str]) -> int:
    if words[:1] == ["show"]:
        game, setup, manner, seed = words[1:]
        playthrough = plan_of(game).playthrough(setup, int(seed), manner)
        playthrough.play(plan_of(game).longest)
        print(playthrough.text, end="")
        return 0
    if words[:1] == ["renew"]:
        for game in words[1:] or GAMES:
            renew(plan_of(game))
        return 0
    return sum([compare(game, plan_of(game)) for game in words or GAMES]) > 0


def renew(plan: Plan) -> None:
    records.write_digests(plan)
    records.counts_file(plan).write_text(records.counts(plan), encoding="utf-8")
    for path, text in records.playthroughs(plan):
        path.write_text(text, encoding="utf-8")
    journals.write_missing(plan)


def compare(game: str, plan: Plan) -> int:
    """How many differences there are; each is told in a line."""
    found = 0
    for difference in (*digests(plan), *files(plan), *old_journals(plan)):
        found += 1
        print(f"{game}: {difference}")
    matches = len(records.read_digests(plan))
    kept = len(list((plan.folder / "journals").iterdir()))
    print(f"{game}: {matches} matches and {kept} journals, {found} differences")
    return found


def digests(plan: Plan) -> Iterator[str]:
    for key, was in records.read_digests(plan).items():
        now = records.digest(plan, key)
        if was != now:
            parts = [
                part
                for part in ("plies", "play", "told", "order")
                if getattr(was, part) != getattr(now, part)
            ]
            yield f"{' '.join(str(each) for each in key)} differs in {', '.join(parts)}"


def files(plan: Plan) -> Iterator[str]:
    wanted = [(records.counts_file(plan), records.counts(plan)), *records.playthroughs(plan)]
    for path, text in wanted:
        if path.read_text(encoding="utf-8") != text:
            yield f"{path.name} differs"


def old_journals(plan: Plan) -> Iterator[str]:
    for path in sorted((plan.folder / "journals").iterdir()):
        try:
            journals.verify(plan, path)
        except (Unreadable, AssertionError) as error:
            yield f"{path.name}: {error}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
