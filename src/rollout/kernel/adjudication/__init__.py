"""Adjudication: a case in a file, heard by the rules. `docs/adjudication.md` has the format."""

from rollout.kernel.adjudication.case_reading import Games
from rollout.kernel.adjudication.hearing import Words, adjudicate
from rollout.kernel.adjudication.verdict import Difference, Verdict
from rollout.kernel.adjudication.vocabulary import Vocabulary

__all__ = ["Difference", "Games", "Verdict", "Vocabulary", "Words", "adjudicate"]
