"""Adjudication: a case in a file, heard by the rules. `docs/adjudication.md` has the format."""

from rollout.kernel.adjudication.hearing import Rulebook, adjudicate
from rollout.kernel.adjudication.reading import Games
from rollout.kernel.adjudication.verdict import Difference, Verdict

__all__ = ["Difference", "Games", "Rulebook", "Verdict", "adjudicate"]
