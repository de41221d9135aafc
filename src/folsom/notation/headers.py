"""The headers of a record: what was chosen before the game, read and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from folsom.games import GAMES, SECRET_BYTES, Option, SetupError
from folsom.notation.forms import AnyGame
from folsom.notation.lines import BrokenPromise, RecordError, RecordLine, plain, quoted, same, shown
from folsom.notation.story import derived_words

FORMAT = "1"
FIRST_LINE = f"Folsom: {FORMAT}"
CHANCE = "?"  # instead of a name: left to chance
MAX_DIGITS = 80  # more than any seed has

SECRET_DIGITS = 2 * SECRET_BYTES

REQUIRED = ("Folsom", "Game", "Players")
SEED, SECRET, COMMITMENT = "Seed", "Secret", "Commitment"
DEALT_FROM = (SEED, SECRET)  # one of them

GameType = type[AnyGame]
Headers = dict[str, RecordLine]  # by title
Arguments = dict[str, Any]  # of a table, and the seed or secret


def option_titles(kind: GameType) -> dict[str, Option]:
    """The options of a game, by header."""
    return {option.name.replace("_", " ").capitalize(): option for option in kind.options}


def _titles(kind: GameType) -> list[str]:
    """The headers that a record of this game can have."""
    characters = ["Characters"] if kind.character_names else []
    cars, train = (["Cars"], ["Train"]) if kind.car_names else ([], [])
    first = ["First player"] if kind.has_first_player else []
    return [
        *REQUIRED,
        *DEALT_FROM,
        COMMITMENT,
        *characters,
        *cars,
        *first,
        *option_titles(kind),
        "Seats",
        *train,
    ]


def set_up(lines: list[RecordLine]) -> AnyGame:
    """The game that these headers describe, at its first decision."""
    kinds = _kinds_named(lines) or list(GAMES.values())
    headers = _by_title(lines, list(dict.fromkeys(title for kind in kinds for title in _titles(kind))))
    for title, known in (("Folsom", [FORMAT]), ("Game", [kind.name for kind in GAMES.values()])):
        if plain(headers[title].value) not in map(plain, known):
            raise headers[title].value_error(f"{title} {quoted(headers[title].value)} can't be read here", known)
    game = RequestedGame(kinds[0], headers).game()
    _check_promise(headers, game)
    for title, truth in derived_words(game).items():
        if title in headers and not same(headers[title].value, truth):
            line = headers[title]
            raise line.differs(line.value_column, truth, f"the {title.lower()} of this game can't be these")
    return game


def _check_promise(headers: Headers, game: AnyGame) -> None:
    """Check the secret against its commitment."""
    promise = headers.get(COMMITMENT)
    if game.commitment is None:
        if promise is not None:
            raise promise.error(0, "a commitment is to a secret, but this game is dealt from a seed")
    elif promise is None:
        secret = headers[SECRET]
        reason = "the headers name a secret without its commitment"
        raise secret.error(len(secret.text), reason, [f"{COMMITMENT}: {game.commitment}"])
    elif not same(promise.value, game.commitment):
        reason = f"the secret on line {headers[SECRET].number} doesn't fit this commitment"
        raise promise.differs(promise.value_column, game.commitment, reason, BrokenPromise)


def _kinds_named(lines: list[RecordLine]) -> list[GameType]:
    """The game that the headers name, if there is one."""
    named = {plain(line.value) for line in lines if plain(line.key) == "game"}
    return [kind for kind in GAMES.values() if plain(kind.name) in named]


def _by_title(lines: list[RecordLine], titles: list[str]) -> Headers:
    if not lines:
        raise RecordError(1, 1, "the record is empty", [FIRST_LINE])
    if plain(lines[0].key) != "folsom":
        raise lines[0].error(0, "this is no record: it begins with something else", [FIRST_LINE])
    headers: Headers = {}
    for line in lines:
        title = _title(line, titles)
        if title in headers:
            raise line.error(0, f"{title} is already on line {headers[title].number}")
        headers[title] = line
    for title in REQUIRED:
        if title not in headers:
            raise _ended_without(lines[-1], title)
    _check_source(headers, lines[-1])
    return headers


def _check_source(headers: Headers, last: RecordLine) -> None:
    """Check that the game has either a seed or a secret."""
    sources = [headers[title] for title in DEALT_FROM if title in headers]
    if not sources:
        raise _ended_without(last, *DEALT_FROM)
    if len(sources) > 1:
        first, second = sorted(sources, key=lambda line: line.number)
        raise second.error(
            0, f"the game is dealt from the {plain(first.key)} on line {first.number}, and from that alone"
        )


def _ended_without(last: RecordLine, *titles: str) -> RecordError:
    allowed = [f"{title}: ..." for title in titles]
    return last.error(len(last.text), f"the headers end without {' or '.join(titles)}", allowed)


def _title(line: RecordLine, titles: list[str]) -> str:
    title = next((title for title in titles if plain(title) == plain(line.key)), None)
    if title is None or ":" not in line.text:
        raise line.error(0, f"there is no header {quoted(line.key)}; an empty line ends the headers", titles)
    return title


# --- the game --------------------------------------------------------------------------------


@dataclass(frozen=True)
class RequestedGame:
    """A game, and the headers that say how it is set up."""

    kind: GameType
    headers: Headers

    def game(self) -> AnyGame:
        """The game, or an error that points to a header."""
        arguments = {title: self._argument(title, line) for title, line in self.headers.items()}
        try:
            return self._made(arguments.values())
        except SetupError:
            raise self._blame(arguments) from None

    def _argument(self, title: str, line: RecordLine) -> Arguments:
        """What a header says about the table."""
        options = option_titles(self.kind)
        if title in options:
            return {options[title].name: _option_value(title, line, options[title].values)}
        if title in VALUES:
            name, value_of = VALUES[title]
            return {name: value_of(line)}
        return {}

    def _made(self, arguments: Iterable[Arguments]) -> AnyGame:
        table = {name: value for argument in arguments for name, value in argument.items()}
        seed, secret = (table.pop(name, None) for name in ("seed", "secret"))
        return self.kind.of(self.kind.make_table(**table), seed, secret)

    def _blame(self, arguments: dict[str, Arguments]) -> RecordError:
        """The error for the first header that makes the table impossible."""
        titles = ["Players", *(title for title in self.headers if title != "Players")]
        for count, title in enumerate(titles, 1):
            try:
                self._made(arguments[title] for title in titles[:count])
            except SetupError as error:
                line = self.headers[title]
                if title == "First player":
                    return line.value_error("there is no such seat", _seats(arguments["Players"]["players"]))
                return line.value_error(str(error))
        raise AssertionError("a table that can't be set up has a header to blame")


def _seats(players: int) -> list[str]:
    return [CHANCE, *(f"seat {number}" for number in range(1, players + 1))]


# --- values ----------------------------------------------------------------------------------


def _whole(line: RecordLine) -> int:
    return _number(line, line.value)


def _number(line: RecordLine, digits: str) -> int:
    if not re.fullmatch(f"[0-9]{{1,{MAX_DIGITS}}}", digits):
        raise line.value_error(f"{line.key.strip()} can't be {quoted(line.value)}", ["a whole number"])
    return int(digits)


def _secret(line: RecordLine) -> bytes:
    if not re.fullmatch(f"[0-9a-fA-F]{{{SECRET_DIGITS}}}", line.value):
        raise line.value_error(f"{SECRET} can't be {quoted(line.value)}", [f"{SECRET_DIGITS} hexadecimal digits"])
    return bytes.fromhex(line.value)


def _characters(line: RecordLine) -> list[str | None]:
    return _names(re.split("[,&]", line.value))


def _cars(line: RecordLine) -> list[str | None]:
    return _names(line.value.split(","))


def _names(names: list[str]) -> list[str | None]:
    return [None if name == CHANCE else name for name in map(shown, names)]


def _first_player(line: RecordLine) -> int | None:
    """A seat, counted from 1 in a record and from 0 in the game."""
    if line.value == CHANCE:
        return None
    return _number(line, re.sub(r"^seat\s+", "", line.value, flags=re.IGNORECASE)) - 1


def _option_value(title: str, line: RecordLine, allowed: Iterable[str]) -> str:
    value = plain(line.value).replace(" ", "_")
    if value not in allowed:
        raise line.value_error(f"{title} can't be {quoted(line.value)}", [word.replace("_", " ") for word in allowed])
    return value


VALUES: dict[str, tuple[str, Callable[[RecordLine], Any]]] = {
    "Players": ("players", _whole),
    SEED: ("seed", _whole),
    SECRET: ("secret", _secret),
    "Characters": ("characters", _characters),
    "Cars": ("cars", _cars),
    "First player": ("first_player", _first_player),
}
