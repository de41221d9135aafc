"""One language: its Fluent files, and how it writes lists and money.

Fluent and Babel are loaded with the first sentence: programs that only play or simulate games never wait for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from folsom.locale import FALLBACK, LANGUAGES, known, text_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SERVER_FILES = ("refusals.ftl", "server.ftl")
PEOPLE_FILES = (
    "games.ftl",
    "terminal.ftl",
    "reminders.ftl",
    "page.ftl",
    "end.ftl",
)  # of the terminal
CURRENCY_MARK, CURRENCY_SIGN = "¤", "$"
GROUP = 1000
UNGROUPED = {"it": 10 * GROUP}  # up to here Italian doesn't group digits; others group from a thousand on


class NoSuchSentence(KeyError):
    """No language has a sentence of this name."""


class Speech:
    """A language: a game's own messages, and files that are read when a message is first looked up in them."""

    def __init__(self, language: str, files: Sequence[str], own: str = "") -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(own))
        self._unread = list(files)

    def has(self, name: str) -> bool:
        """Whether the language has a sentence of this name: `id`, or `id.form` for one of its forms."""
        return self._pattern(name) is not None

    def say(self, name: str, /, **words: Any) -> str:
        """The sentence of this name, or one of its forms as `id.form`, with these words in it."""
        pattern = self._pattern(name)
        if pattern is None:
            raise NoSuchSentence(name)
        return str(self._bundle.format_pattern(pattern, words)[0])

    def _pattern(self, name: str) -> Any:
        message_id, _, form = name.partition(".")
        message = self._message(message_id)
        if message is None:
            return None
        return message.attributes.get(form) if form else message.value

    def _message(self, message_id: str) -> Any:
        """The message of this id, from the first file that has it."""
        from fluent.runtime import FluentResource

        while not self._bundle.has_message(message_id):
            if not self._unread:
                return None
            self._bundle.add_resource(FluentResource(text_of(self.language, self._unread.pop(0))))
        return self._bundle.get_message(message_id)

    def read(self) -> None:
        """Read all files now."""
        self._message("")

    def listed(self, words: Sequence[str]) -> str:
        """A, B and C."""
        from babel.lists import format_list

        return format_list(list(words), locale=self.language)

    def money(self, dollars: int) -> str:
        """An amount, as the page writes it."""
        from babel import Locale
        from babel.numbers import format_decimal

        locale = Locale(self.language)
        digits = "#,##0" if dollars >= UNGROUPED.get(self.language, GROUP) else "0"
        amount = format_decimal(dollars, digits, locale=locale)
        prefix, suffix = locale.currency_formats["standard"].prefix[0], locale.currency_formats["standard"].suffix[0]
        return f"{prefix}{amount}{suffix}".replace(CURRENCY_MARK, CURRENCY_SIGN)


@cache
def speech(language: str, own: str = "") -> Speech:
    """A language as the terminal uses it, with a game's own messages; English if the language isn't known."""
    return Speech(known(language) or FALLBACK, PEOPLE_FILES, own)


@cache
def _server_speech(language: str) -> Speech:
    return Speech(language, SERVER_FILES)


def sentence(language: str, name: str, /, **facts: Any) -> str:
    """One of the server's sentences with these facts, in a language or else in English."""
    wanted = _server_speech(known(language) or FALLBACK)
    return (wanted if wanted.has(name) else _server_speech(FALLBACK)).say(name, **facts)


def read_sentences() -> None:
    """Read the server's sentences now: reading them later would make a player wait, and everyone else too."""
    for language in LANGUAGES:
        _server_speech(language).read()
    speech(FALLBACK).read()


def capital(text: str) -> str:
    """The sentence with a capital first letter, which keeps its accent."""
    return text[:1].upper() + text[1:]
