"""The language that the terminal speaks: the one of `--language`, or the locale's, or English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

from folsom.cli.failure import Failure
from folsom.locale import FALLBACK, LANGUAGE_NAMES, known
from folsom.locale.speech import Speech, speech

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class _Spoken:
    """The current language: one terminal, one language."""

    language = FALLBACK


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """`--language`, for commands that speak to people."""
    parser.add_argument(
        "--language", metavar="TAG", help=f"{', '.join(LANGUAGE_NAMES)} (default: the locale's, or else {FALLBACK})"
    )


def speak_as_asked(args: argparse.Namespace) -> None:
    """Speak the language that was asked for; raises `Failure` if there is no such language."""
    speak(locale_language() if args.language is None else _named(args.language))


def _named(tag: str) -> str:
    language = known(tag)
    if language is None:
        listed = ", ".join(f"{tag} ({name})" for tag, name in LANGUAGE_NAMES.items())
        raise Failure(f"there is no language {tag!r}; there are {listed}")
    return language


def locale_language() -> str:
    """The language of the locale, if it's one of ours; otherwise English."""
    tag = next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), "")
    return known(tag.partition(".")[0]) or FALLBACK


def speak(language: str) -> None:
    """Speak this language from now on."""
    _Spoken.language = language


def language() -> str:
    """The current language."""
    return _Spoken.language


def spoken() -> Speech:
    """The current language's messages."""
    return speech(_Spoken.language)


def say(name: str, /, **words: Any) -> str:
    """The message with this name, with its variables filled in; `id.form` asks for one of its forms."""
    return spoken().say(name, **words)


def money(dollars: int) -> str:
    """An amount of money."""
    return spoken().money(dollars)


def listed(words: Sequence[str]) -> str:
    """A list in words: A, B and C."""
    return spoken().listed(words)
