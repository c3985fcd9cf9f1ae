"""Which language to speak: the one asked for, else that of the locale, else English."""

from __future__ import annotations

from collections.abc import Mapping

from rollout.words.catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There is no catalogue in that language."""

    def __init__(self, asked: str) -> None:
        self.asked = asked
        super().__init__(f'no words in "{asked}"; there are: {", ".join(LANGUAGES)}')


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """
    >>> language_of(None, {"LANG": "de_AT.UTF-8"})
    'de'
    >>> language_of(None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"})
    'en'
    """
    if asked:
        code = _code(asked)
        if code not in LANGUAGES:
            raise UnknownLanguage(asked)
        return code
    for variable in VARIABLES:
        locale = environment.get(variable)
        if locale:
            return _code(locale) if _code(locale) in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _code(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
