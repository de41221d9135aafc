"""The headers of a record: what was chosen before the game, read and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from folsom.games import Express, SetupError
from folsom.notation.lines import Line, RecordError, plain, quoted, same, shown
from folsom.notation.story import derived_words

FORMAT = "1"
FIRST_LINE = f"Folsom: {FORMAT}"
CHANCE = "?"  # in the place of a name: not chosen
MAX_DIGITS = 80  # more than any seed has

OPTION_TITLES = {option.name.replace("_", " ").capitalize(): option for option in Express.options}
REQUIRED = ("Folsom", "Game", "Players", "Seed")
TITLES = (*REQUIRED, "Characters", "Cars", "First player", *OPTION_TITLES, "Seats", "Train")
PLAIN_TITLES = {plain(title): title for title in TITLES}

Headers = dict[str, Line]  # by title
Arguments = dict[str, Any]  # of `Express`


def set_up(lines: list[Line]) -> Express:
    """The game of these headers, at its first decision."""
    headers = _by_title(lines)
    for title, only in (("Folsom", FORMAT), ("Game", Express.name)):
        if plain(headers[title].value) != plain(only):
            raise headers[title].value_error(f"{title} {quoted(headers[title].value)} can't be read here", [only])
    game = _game(headers, {title: _argument(title, line) for title, line in headers.items()})
    for title, truth in derived_words(game).items():
        if title in headers and not same(headers[title].value, truth):
            line = headers[title]
            raise line.differs(line.value_column, truth, f"the {title.lower()} of this game can't be these")
    return game


def _by_title(lines: list[Line]) -> Headers:
    if not lines:
        raise RecordError(1, 1, "the record is empty", [FIRST_LINE])
    if plain(lines[0].key) != "folsom":
        raise lines[0].error(0, "this is no record: it begins with something else", [FIRST_LINE])
    headers: Headers = {}
    for line in lines:
        title = _title(line)
        if title in headers:
            raise line.error(0, f"{title} is already on line {headers[title].number}")
        headers[title] = line
    for title in REQUIRED:
        if title not in headers:
            raise lines[-1].error(len(lines[-1].text), f"the headers end without {title}", [f"{title}: ..."])
    return headers


def _title(line: Line) -> str:
    title = PLAIN_TITLES.get(plain(line.key))
    if title is None or ":" not in line.text:
        raise line.error(0, f"there is no header {quoted(line.key)}; an empty line ends the headers", TITLES)
    return title


def _game(headers: Headers, arguments: dict[str, Arguments]) -> Express:
    try:
        return Express(**_merged(arguments.values()))
    except SetupError:
        raise _blame(headers, arguments) from None


def _merged(arguments: Iterable[Arguments]) -> Arguments:
    return {name: value for argument in arguments for name, value in argument.items()}


def _blame(headers: Headers, arguments: dict[str, Arguments]) -> RecordError:
    """The error of the first header with which the table can't be set up any more."""
    titles = ["Players", *(title for title in headers if title != "Players")]
    for count, title in enumerate(titles, 1):
        try:
            Express(**{"seed": 0, **_merged(arguments[title] for title in titles[:count])})
        except SetupError as error:
            if title == "First player":
                return headers[title].value_error("there is no such seat", _seats(arguments["Players"]["players"]))
            return headers[title].value_error(str(error))
    raise AssertionError("a table that can't be set up has a header to blame")


def _seats(players: int) -> list[str]:
    return [CHANCE, *(f"seat {number}" for number in range(1, players + 1))]


# --- values ----------------------------------------------------------------------------------


def _argument(title: str, line: Line) -> Arguments:
    """What a header says to `Express`."""
    if title in OPTION_TITLES:
        return {OPTION_TITLES[title].name: _option_value(title, line)}
    if title in VALUES:
        name, value_of = VALUES[title]
        return {name: value_of(line)}
    return {}


def _whole(line: Line) -> int:
    return _number(line, line.value)


def _number(line: Line, digits: str) -> int:
    if not re.fullmatch(f"[0-9]{{1,{MAX_DIGITS}}}", digits):
        raise line.value_error(f"{line.key.strip()} can't be {quoted(line.value)}", ["a whole number"])
    return int(digits)


def _characters(line: Line) -> list[str | None]:
    return _names(re.split("[,&]", line.value))


def _cars(line: Line) -> list[str | None]:
    return _names(line.value.split(","))


def _names(names: list[str]) -> list[str | None]:
    return [None if name == CHANCE else name for name in map(shown, names)]


def _first_player(line: Line) -> int | None:
    """A seat, counted from 1 in a record and from 0 in the game."""
    if line.value == CHANCE:
        return None
    return _number(line, re.sub(r"^seat\s+", "", line.value, flags=re.IGNORECASE)) - 1


def _option_value(title: str, line: Line) -> str:
    value = plain(line.value).replace(" ", "_")
    allowed = OPTION_TITLES[title].values
    if value not in allowed:
        raise line.value_error(f"{title} can't be {quoted(line.value)}", [word.replace("_", " ") for word in allowed])
    return value


VALUES: dict[str, tuple[str, Callable[[Line], Any]]] = {
    "Players": ("players", _whole),
    "Seed": ("seed", _whole),
    "Characters": ("characters", _characters),
    "Cars": ("cars", _cars),
    "First player": ("first_player", _first_player),
}
