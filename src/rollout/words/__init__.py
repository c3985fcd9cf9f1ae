"""Every word a player reads, from Fluent catalogues in English and German."""

from rollout.words.catalogue import LANGUAGES, Catalogue
from rollout.words.language import UnknownLanguage, language_of
from rollout.words.words import Words, listed_title

__all__ = ["LANGUAGES", "Catalogue", "UnknownLanguage", "Words", "language_of", "listed_title"]
