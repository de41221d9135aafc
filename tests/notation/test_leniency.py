"""What may be left out of a record, or written otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from folsom import GAMES, read
from folsom.notation import replay
from tests.notation.example import EXAMPLES, EXPRESS, RecordLine
from tests.support.random_games import AnyGame

MOVES, TRAIN = EXPRESS.moves, EXPRESS.header("Train")
(PLANNED,) = EXPRESS.lines_like("; The plan is set")
FORCED = [move for move in MOVES if move.forced]


def in_other_words(text: str) -> str:
    """The record with loot named without articles, and a way instead of the car where a choice leads to one."""
    before, _, after = text.partition(PLANNED.text)
    after = re.sub(r": rob an? ", ": rob ", after)
    move = next(move for move in MOVES if move.words.startswith("move to ") and not move.forced)
    return before + PLANNED.text + after.replace(f"\n{move.text}\n", f"\n{move.start} {way_of(move)}\n")


def way_of(move: RecordLine) -> str:
    """Forward or back, and how far where it isn't one car."""
    game = next(game for game in replay(read(EXPRESS.text)) if len(game.moves) == move.number - 1)
    here = next(car for car in range(len(TRAIN)) if move.name in _inside_and_on(game, car))
    there = TRAIN.index(move.words.removeprefix("move to "))
    way = "forward" if there < here else "back"
    return way if abs(there - here) == 1 else f"{way} {abs(there - here)}"


def _inside_and_on(game: AnyGame, car: int) -> tuple[str, ...]:
    seen = game.view().cars[car]
    return (*seen.inside.bandits, *seen.roof.bandits)


Change = Callable[[str], str]
OF_ANY_GAME: dict[str, Change] = {
    "byte order mark": lambda text: "\ufeff" + text,
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "old line ends": lambda text: text.replace("\n", "\r"),
    "no last line end": lambda text: text.rstrip("\n"),
    "empty lines around": lambda text: "\n\n" + text.replace("\n2. ", "\n\n2. ") + "\n\n",
    "indented moves": lambda text: re.sub(r"^(\d+)\. ", r"  \1 .  ", text, flags=re.MULTILINE),
    "spaces at line ends": lambda text: text.replace("\n", " \t\n"),
    "no numbers": lambda text: re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE),
    "no comments": lambda text: re.sub(r"^;.*\n", "", text, flags=re.MULTILINE),
    "comments of one's own": lambda text: "; mine\n" + re.sub(r"(?<=\S)\n", " ; so: Ghost; he\n  ;\n", text),
    "upper case": lambda text: text.upper(),
    "lower case": lambda text: text.lower(),
    "no derived headers": lambda text: re.sub(r"^(Seats|Train): .*\n", "", text, flags=re.MULTILINE),
    "headers in another order": lambda text: re.sub(r"^(Game: \w+\n)(.*\n.*\n)", r"\2\1", text, flags=re.MULTILINE),
    "no spaces at commas": lambda text: text.replace(", ", ","),
    "the seat's number alone": lambda text: text.replace("seat 3", "3"),
}
OF_EXPRESS: dict[str, Change] = {
    "no forced moves": lambda text: re.sub(r"^.*\(forced\)\n", "", text, flags=re.MULTILINE),
    "some forced moves": lambda text: text.replace(f"{FORCED[1].text}\n", ""),
    "defaults": lambda text: text.replace("Seats:", "Known purses: on\nTie break: all_bullets\nSeats:"),
    "other words": in_other_words,
}
OF_SUPER: dict[str, Change] = {
    "defaults": lambda text: text.replace("Seats:", "Horse: off\nSeats:"),
    "no commas in plans": lambda text: re.sub(r"(: \w+), (\w+), (\w+)$", r"\1 \2 \3", text, flags=re.MULTILINE),
}
CHANGES: dict[str, tuple[str, Change]] = {
    f"{game}: {name}": (EXAMPLES[game].text, change)
    for game, own in {"express": OF_EXPRESS, "super": OF_SUPER}.items()
    for name, change in (OF_ANY_GAME | own).items()
}


@pytest.mark.parametrize(("text", "change"), CHANGES.values(), ids=list(CHANGES))
def test_a_record_may_be_written_otherwise(text: str, change: Change) -> None:
    changed = change(text)
    assert changed != text
    assert read(changed).record() == text
    assert read(changed.encode()).record() == text


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_headers_of_chance_may_be_left_out(kind: type[AnyGame]) -> None:
    game = kind.of(kind.make_table(), 9)
    text = re.sub(r"^(Characters|Cars|First player): .*\n", "", game.record(), flags=re.MULTILINE)
    assert text != game.record()
    assert read(text).save() == game.save()
