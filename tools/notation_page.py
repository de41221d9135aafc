"""What `docs/notation.md` quotes of records: an example of each game, lines of it, results and errors."""

from __future__ import annotations

import re
from typing import NamedTuple

import folsom
from folsom import GAMES

IMPOSSIBLE = {"express": "jump off the train", "super": "Move, Move, Fire"}  # X9.5, S6.3
CALLED = {"express": "choice", "super": "plan"}


class Choice(NamedTuple):
    """A choice of a record that wasn't forced."""

    number: str
    seat: str
    words: str

    def __str__(self) -> str:
        return f"{self.number}. {self.seat}: {self.words}"


def free_choices(lines: str) -> list[Choice]:
    """The choices that weren't forced."""
    found = re.findall(r"^(\d+)\. (.*?): (.*)(?<!\(forced\))$", lines, re.MULTILINE)
    return [Choice(*parts) for parts in found]


def example_of(page: str, game: str) -> str:
    """The record of a game that a page shows."""
    found: list[str] = re.findall(r"```folsom\n(.*?)```", page, re.DOTALL)
    return next(record for record in found if f"\nGame: {GAMES[game].name}\n" in record)


def with_example(page: str, record: str) -> str:
    """The page with this record as the example of its game."""
    game = next(game for game, kind in GAMES.items() if f"\nGame: {kind.name}\n" in record)
    return page.replace(example_of(page, game), record)


def with_quotations(page: str, whole_games: dict[str, str]) -> str:
    """The page, its lines of records taken from its examples, and results from these whole games."""
    for game, whole in whole_games.items():
        for pattern, text in _quoted(game, example_of(page, game), whole).items():
            page = _replaced(page, pattern, text)
    return page


def refused_choice(game: str, example: str) -> Choice:
    """The choice that the error of the page is about: the first of Stealin', and in Super the first of all."""
    _, _, acts = example.partition("\n; The plan is set. Now watch it happen!\n")
    return free_choices(acts if game == "express" else example)[0]


def _quoted(game: str, example: str, whole: str) -> dict[str, str]:
    """What stands at the place of the group in each pattern."""
    called, refused = CALLED[game], refused_choice(game, example)
    section = re.escape(f"## {GAMES[game].name}\n") + "(?s:.*?)"
    return {
        rf"{section}`(Round 2[^`]*)` stands": _last(r"^Round 2.*", example),
        rf"`(\d+\. [^`]*)` is a {called}": str(free_choices(example)[-1]),
        rf"{section}```\n(Result: 1\. .*)\n```": _last(r"^Result: .*", whole),
        rf"were {called} (.*):\n": f"{refused.number} `{IMPOSSIBLE[game]}`",
        rf"were {called} .*:\n\n```\n(line \d+, column .*)\n```": _refusal(example, refused, IMPOSSIBLE[game]),
    }


def _last(pattern: str, record: str) -> str:
    found: list[str] = re.findall(pattern, record, re.MULTILINE)
    return found[-1]


def _replaced(page: str, pattern: str, text: str) -> str:
    """The page with other text in the group of the only match."""
    (match,) = re.finditer(pattern, page)
    return page[: match.start(1)] + text + page[match.end(1) :]


def _refusal(example: str, choice: Choice, words: str) -> str:
    """The error of the example if a choice of it had these words."""
    try:
        folsom.read(example.replace(f"\n{choice}\n", f"\n{choice._replace(words=words)}\n"))
    except folsom.RecordError as error:
        return str(error)
    raise AssertionError("the impossible was read")
