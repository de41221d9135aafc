"""`--players`, `--characters`, `--cars`, `--first-player` and `--option`, alike in every command with a table."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from folsom.cli.failure import Failure
from folsom.express.components import BANDITS, CAR_NAMES, CHARACTER_NAMES
from folsom.express.table import OPTIONS, PLAYERS, Table, bandits_for, make_table
from folsom.kernel.options import Option, SetupError, option_value

USUAL_PLAYERS = 4
BY_CHANCE = "?"


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what a table can choose, and the list of options below the help."""
    table = parser.add_argument_group("the table")
    table.add_argument(
        "--players",
        type=whole_number,
        default=USUAL_PLAYERS,
        metavar="N",
        help=f"{PLAYERS[0]} to {PLAYERS[-1]}; two have two bandits each (default: {USUAL_PLAYERS})",
    )
    table.add_argument(
        "--characters",
        type=_names,
        metavar="LIST",
        help=f"by seat, with commas; {BY_CHANCE} or none for chance: {', '.join(CHARACTER_NAMES)}",
    )
    table.add_argument(
        "--cars",
        type=_names,
        metavar="LIST",
        help=f"behind the locomotive, likewise: {', '.join(CAR_NAMES[1:])}",
    )
    table.add_argument(
        "--first-player", type=whole_number, metavar="SEAT", help="seats are 1, 2, 3 and so on (default: chance)"
    )
    table.add_argument(
        "--option",
        action="append",
        default=[],
        type=_setting,
        metavar="NAME=VALUE",
        help="a rule, as listed below; may be repeated",
    )
    heading = "rules for --option NAME=VALUE; the first value is the default:"
    parser.epilog = "\n".join([heading, *map(_explained, OPTIONS)])


def table_from(args: argparse.Namespace) -> Table:
    """The table that was asked for; raises `Failure` with the reason."""
    try:
        table = make_table(
            players=args.players,
            characters=_filled(args.characters, args.players),
            cars=_filled(args.cars, args.players),
            **dict(args.option),
        )
    except SetupError as error:
        raise Failure(str(error)) from None
    return replace(table, first=_first(args.first_player, table.players))


def whole_number(text: str) -> int:
    """The number that was written, such as 4 or 100_000."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number") from None


def _first(number: int | None, players: int) -> int | None:
    """The seat that begins: people count seats from 1, the game from 0."""
    if number is None:
        return None
    if not 1 <= number <= players:
        raise Failure(f"--first-player is a seat from 1 to {players}, not {number}")
    return number - 1


def _filled(names: list[str | None] | None, players: int) -> list[str | None] | None:
    """The names, and chance for those after them."""
    if names is None:
        return None
    return names + [None] * (min(bandits_for(players), BANDITS) - len(names))


def _names(text: str) -> list[str | None]:
    names = (name.strip() for name in text.split(","))
    return [None if name in {BY_CHANCE, ""} else name for name in names]


def _setting(text: str) -> tuple[str, Any]:
    """A checked option and its value."""
    name, is_set, value = (part.strip() for part in text.partition("="))
    if not is_set:
        raise argparse.ArgumentTypeError(f"{text!r} isn't NAME=VALUE, such as {_example()}")
    try:
        return name, option_value(OPTIONS, name, value)
    except SetupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _example() -> str:
    option = OPTIONS[0]
    return f"{option.name}={option.values[-1]}"


def _explained(option: Option) -> str:
    return f"  {option.name}={'|'.join(option.values)}\n      {option.about}"
