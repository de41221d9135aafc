"""The records that people are shown: whole games in `examples/`, and the example in `docs/notation.md`.

`python -m tests.samples` plays them anew, and quotes them anew on the page; people review the diff.
"""

from __future__ import annotations

import random
import re
from itertools import count
from pathlib import Path
from typing import Any

import folsom
from folsom.bots import BOTS, Bot

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
PAGE = ROOT / "docs" / "notation.md"

SAMPLES: dict[str, dict[str, Any]] = {
    "four_bandits": {"seed": 1899, "characters": ["Tuco", "Belle", "Django", "Cheyenne"]},
    "two_teams": {
        "players": 2,
        "seed": 1866,
        "characters": ["Tuco", "Cheyenne", "Django", "Doc"],
        "known_purses": "off",
    },
}
QUOTED_RESULT = "four_bandits"

EXAMPLE: dict[str, Any] = {
    "seed": 1900,
    "characters": ["Ghost", None, None],
    "cars": [None, "Mail", None],
    "first_player": 2,
}
FIRST_DICE = 1900
LAST_ROUND_OF_EXAMPLE = 2
TO_BE_SHOWN = (
    r"^5\. .*(?<!\(forced\))$",
    r"(?<!\(forced\))\n; Schemin' is over",
    r": rob a \w+$",
    r": move to [\w ]+$",
    r"\(forced\)\n(?s:.*)\(forced\)$",
    r"^; .* has no effect, ",
)
IMPOSSIBLE = "jump off the train"  # X9.5


# --- games -----------------------------------------------------------------------------------


def play(game: folsom.Express, bot: Bot, rng: random.Random) -> None:
    """One choice."""
    seat = game.to_act[0]
    game.play(seat, bot.choose(game.view(seat), game.choices(seat), rng))


def sample(name: str) -> str:
    """A whole game of greedy bots."""
    game = folsom.Express(**SAMPLES[name])
    rng = random.Random(game.seed)
    while not game.over:
        play(game, BOTS["greedy"], rng)
    return game.record()


def example() -> str:
    """The first random game that shows all there is to be shown."""
    games = (short_game(random.Random(dice)) for dice in count(FIRST_DICE))
    return next(game for game in games if all(re.search(each, game, re.MULTILINE) for each in TO_BE_SHOWN))


def short_game(rng: random.Random) -> str:
    """A random game that stops behind the first choice of its last round."""
    game = folsom.Express(**EXAMPLE)
    while len(game.rounds) < LAST_ROUND_OF_EXAMPLE:
        play(game, BOTS["random"], rng)
    play(game, BOTS["random"], rng)
    return game.record()


# --- the page --------------------------------------------------------------------------------


def example_of(page: str) -> str:
    """The record that a page shows."""
    found: list[str] = re.findall(r"```folsom\n(.*?)```", page, re.DOTALL)
    return found[0]


def with_example(page: str, record: str) -> str:
    """The page with this record as its example."""
    return page.replace(example_of(page), record)


def with_quotations(page: str, whole: str) -> str:
    """The page, its lines of a record taken from its example, and a result from this whole game."""
    example = example_of(page)
    plans, _, acts = example.partition("\n; Schemin' is over.\n")
    quoted = {
        r"`(Round 2: [^`]*)` stands": re.findall(r"^Round 2: .*", example, re.MULTILINE)[-1],
        r"`(\d+\. [^`]*)` is a choice": plans.splitlines()[-1],
        r"```\n(Result: 1\. .*)\n```": re.findall(r"^Result: .*", whole, re.MULTILINE)[-1],
        r"were move (.*):\n": f"{first_free_move(acts)[0]} `{IMPOSSIBLE}`",
        r"```\n(line \d+, column .*)\n```": refusal(example, acts),
    }
    for pattern, text in quoted.items():
        page = replaced(page, pattern, text)
    return page


def replaced(page: str, pattern: str, text: str) -> str:
    """The page with other text in the group of the only match."""
    (match,) = re.finditer(pattern, page)
    return page[: match.start(1)] + text + page[match.end(1) :]


def first_free_move(lines: str) -> tuple[str, str, str]:
    """The number, the seat and the words of the first choice that wasn't forced."""
    number, seat, words = re.findall(r"^(\d+)\. (.*?): (.*)(?<!\(forced\))$", lines, re.MULTILINE)[0]
    return number, seat, words


def refusal(example: str, acts: str) -> str:
    """The error of the example if the first free choice of its Stealin' were impossible."""
    number, seat, words = first_free_move(acts)
    try:
        folsom.read(example.replace(f"\n{number}. {seat}: {words}\n", f"\n{number}. {seat}: {IMPOSSIBLE}\n"))
    except folsom.RecordError as error:
        return str(error)
    raise AssertionError("the impossible was read")


# --- files -----------------------------------------------------------------------------------


def write(path: Path, text: str) -> None:
    """Write a file, and say whether it changed."""
    changed = not path.exists() or path.read_text() != text
    path.write_text(text)
    print(f"{'changed' if changed else 'same   '} {path.name}")


def main() -> None:
    """Write the samples and the page."""
    for name in SAMPLES:
        write(EXAMPLES / f"{name}.folsom", sample(name))
    page = with_example(PAGE.read_text(), example())
    write(PAGE, with_quotations(page, (EXAMPLES / f"{QUOTED_RESULT}.folsom").read_text()))


if __name__ == "__main__":
    main()
