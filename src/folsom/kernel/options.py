"""What a table can choose before a game; a choice that isn't allowed is refused with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from folsom.kernel.drawing import CHANCE


class SetupError(ValueError):
    """A table that can't be set up, with the reason and what is allowed."""


class PlayersError(SetupError):
    """Too few players for a game, or too many."""

    def __init__(self, game: str, players: object, allowed: range) -> None:
        self.players, self.allowed = players, allowed
        super().__init__(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {players!r}")


class NumberError(SetupError):
    """Too few names, or too many."""

    def __init__(self, what: str, chosen: int, needed: int) -> None:
        self.chosen, self.needed = chosen, needed
        super().__init__(f"{needed} {what}s are needed, not {chosen}")


class UnknownError(SetupError):
    """A name that doesn't exist."""

    def __init__(self, what: str, name: object, known: Sequence[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"there is no {what} {name!r}; there are {', '.join(known)}")


class TwiceError(SetupError):
    """A name that was chosen twice."""

    def __init__(self, what: str, name: str, rules: str) -> None:
        self.name = name
        super().__init__(f"{name} is chosen twice; each {what} is used once ({rules})")


class ValueOfOptionError(SetupError):
    """A value that an option can't have, perhaps only at this table."""

    def __init__(self, option: str, value: object, allowed: Sequence[str], reason: str | None = None) -> None:
        self.option, self.value, self.allowed = option, value, tuple(allowed)
        super().__init__(reason or f"{option} can be {' or '.join(allowed)}, not {value!r}")


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose: its name, its values with the default first, and what it does."""

    name: str
    values: tuple[str, ...]
    flag: int
    set_by: str  # the value that sets the flag
    about: str

    @property
    def other(self) -> str:
        """The value that leaves the flag unset."""
        return next(value for value in self.values if value != self.set_by)


def is_whole(number: object) -> bool:
    """Whether something that a caller passed is a whole number; True and False aren't."""
    return type(number) is int or (isinstance(number, int) and not isinstance(number, bool))


def checked_players(
    game: str, players: int | None, names: Sequence[str | None] | None, usual: int, allowed: range
) -> int:
    """The number of players: as given, or else one per name, or else the usual number."""
    if players is None:
        players = len(names) if isinstance(names, list | tuple) else usual
    if not is_whole(players) or players not in allowed:
        raise PlayersError(game, players, allowed)
    return players


def checked_first(first: int | None, players: int) -> int | None:
    """The seat that begins, or None for chance."""
    if first is None:
        return None
    if not is_whole(first) or not 0 <= first < players:
        raise SetupError(f"first_player is a seat from 0 to {players - 1}, or None for chance, not {first!r}")
    return first


def checked_names(
    what: str, chosen: Sequence[str | None] | None, names: Sequence[str], count: int, rules: str
) -> tuple[int | None, ...]:
    """The numbers of the chosen names; *rules* say that each is used at most once. Empty names can't be chosen."""
    if chosen is None:
        return (None,) * count
    if not isinstance(chosen, list | tuple):
        raise SetupError(f"{what}s are a list of names, not {chosen!r}")
    if len(chosen) != count:
        raise NumberError(what, len(chosen), count)
    numbers = [None if name is None else _number(what, name, names) for name in chosen]
    for number in numbers:
        if number is not None and numbers.count(number) > 1:
            raise TwiceError(what, names[number], rules)
    return tuple(numbers)


def _number(what: str, name: str, names: Sequence[str]) -> int:
    known = {known.casefold(): number for number, known in enumerate(names) if known}
    number = known.get(str(name).strip().casefold())
    if number is None:
        raise UnknownError(what, name, list(filter(None, names)))
    return number


def named(numbers: Iterable[int | None], names: Sequence[str]) -> list[str | None]:
    """The names for these numbers; None where nothing was chosen."""
    return [None if number is None else names[number] for number in numbers]


def filled(numbers: Iterable[int | None], length: int) -> list[int]:
    """A row of a state to be set up, with CHANCE where nothing was chosen."""
    chosen = [CHANCE if number is None else number for number in numbers]
    return chosen + [CHANCE] * (length - len(chosen))


def checked_options(options: Sequence[Option], chosen: dict[str, Any]) -> dict[str, str]:
    """The value of every option; the default if none was chosen."""
    values = {option.name: option.values[0] for option in options}
    for name, value in chosen.items():
        values[name] = option_value(options, name, value)
    return values


def option_value(options: Sequence[Option], name: str, value: Any) -> str:
    """The checked value of an option; True and False stand for on and off."""
    option = next((option for option in options if option.name == name), None)
    if option is None:
        raise UnknownError("option", name, [option.name for option in options])
    word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
    if word not in option.values:
        raise ValueOfOptionError(name, value, option.values)
    return str(word)


def flags(options: Sequence[Option], values: dict[str, str]) -> int:
    """The options' values as the set of flags that a state keeps."""
    return sum(1 << option.flag for option in options if values[option.name] == option.set_by)


def values_of(options: Sequence[Option], flags: int) -> dict[str, str]:
    """The options' values from the set of flags that a state keeps."""
    return {option.name: option.set_by if flags >> option.flag & 1 else option.other for option in options}
