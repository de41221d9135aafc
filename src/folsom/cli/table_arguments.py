"""`--players`, `--characters`, `--cars`, `--first-player` and `--option`, the same in every command with a table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from folsom.cli.failure import Failure
from folsom.cli.game_names import AnyGame
from folsom.games import GAMES
from folsom.kernel.options import Option, SetupError, option_value
from folsom.kernel.position import GameTable

BY_CHANCE = "?"


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for a table, and list every game's options below the help."""
    table = parser.add_argument_group("the table")
    table.add_argument("--players", type=whole_number, metavar="N", help=_of_each_game(_seats))
    table.add_argument(
        "--characters",
        type=_names,
        metavar="LIST",
        help=f"by seat, with commas; {BY_CHANCE} or nothing for a random one. {_of_each_game(_characters)}",
    )
    table.add_argument(
        "--cars", type=_names, metavar="LIST", help=f"the cars behind the locomotive, likewise. {_of_each_game(_cars)}"
    )
    table.add_argument(
        "--first-player", type=whole_number, metavar="SEAT", help="a seat, counted from 1 (default: random)"
    )
    table.add_argument(
        "--option",
        action="append",
        default=[],
        type=_setting,
        metavar="NAME=VALUE",
        help="a rule, as listed below; may be repeated",
    )
    heading = "rules for --option NAME=VALUE; the first value is the default"
    parser.epilog = "\n\n".join([heading, *(_explained(game) for game in GAMES.values())])


def table_from(args: argparse.Namespace, game: type[AnyGame]) -> GameTable:
    """The table that the arguments describe; raises `Failure` with the reason."""
    if args.cars is not None and not game.car_names:
        raise Failure(f"{game.name} has no cars to choose from: leave --cars out")
    options = dict(_checked(setting, game.options, game.name) for setting in args.option)
    try:
        plain = game.make_table(players=players_asked(args, game), **options)
        return game.make_table(**plain.as_dict() | _choices(args, plain))
    except SetupError as error:
        raise Failure(str(error)) from None


def players_asked(args: argparse.Namespace, game: type[AnyGame]) -> int:
    """The number of players: as given, or the default, or more if more characters are named."""
    if args.players is not None:
        return int(args.players)
    return max(game.usual_players, len(args.characters or []))


def whole_number(text: str) -> int:
    """The number that was written, such as 4 or 100_000."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number") from None


# --- what was chosen -------------------------------------------------------------------------------


def _choices(args: argparse.Namespace, plain: GameTable) -> dict[str, Any]:
    """What was named for a table that leaves all to chance."""
    left_to_chance = plain.as_dict()
    named = {what: vars(args)[what] for what in ("characters", "cars") if vars(args)[what] is not None}
    choices: dict[str, Any] = {what: names + left_to_chance[what][len(names) :] for what, names in named.items()}
    return choices | {"first_player": _first(args.first_player, plain.players)}


def _first(number: int | None, players: int) -> int | None:
    """The seat that begins: people count seats from 1, the game from 0."""
    if number is None:
        return None
    if not 1 <= number <= players:
        raise Failure(f"--first-player is a seat from 1 to {players}, not {number}")
    return number - 1


def _names(text: str) -> list[str | None]:
    names = (name.strip() for name in text.split(","))
    return [None if name in {BY_CHANCE, ""} else name for name in names]


def _setting(text: str) -> tuple[str, str]:
    """An option and its value, as they were written."""
    name, is_set, value = (part.strip() for part in text.partition("="))
    if not is_set:
        raise argparse.ArgumentTypeError(f"{text!r} isn't NAME=VALUE, such as {_example()}")
    return name, value


def _example() -> str:
    option = next(iter(GAMES.values())).options[0]
    return f"{option.name}={option.values[-1]}"


def _checked(setting: tuple[str, str], options: Sequence[Option], game: str) -> tuple[str, str]:
    """The setting, if this game has the option and the value is allowed; raises `Failure` otherwise."""
    name, value = setting
    try:
        return name, option_value(options, name, value)
    except SetupError as error:
        raise Failure(f"in {game} {error}") from None


# --- what there is to choose -----------------------------------------------------------------------


def _of_each_game(told: Callable[[type[AnyGame]], str]) -> str:
    """A text about each game, skipping games that have none."""
    return "; ".join(f"{game.name}: {text}" for game in GAMES.values() if (text := told(game)))


def _seats(game: type[AnyGame]) -> str:
    return f"{game.players_range[0]} to {game.players_range[-1]} (default: {game.usual_players})"


def _characters(game: type[AnyGame]) -> str:
    return ", ".join(game.character_names)


def _cars(game: type[AnyGame]) -> str:
    return ", ".join(game.car_names)


def _explained(game: type[AnyGame]) -> str:
    lines = [f"  {option.name}={'|'.join(option.values)}\n      {option.about}" for option in game.options]
    return "\n".join([f"{game.name}:", *lines])
