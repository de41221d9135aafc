"""Who plays each seat: what `--humans`, `--seats` and `--level` mean."""

from __future__ import annotations

import argparse
import re

from folsom.bots import BOTS, LEVELS, UnknownBot, player_named
from folsom.cli.failure import Failure
from folsom.cli.game_names import AnyGame, key_of
from folsom.cli.saved import HUMAN
from folsom.cli.table_arguments import players_asked, whole_number
from folsom.games import GAMES

USUAL_LEVEL = 3  # counted from the weakest
NUMBER_OR_TIME = re.compile(r"[\d.]+(ms)?")
COMMAS = "commas stand between seats: write iterations and a time as in search:2000+100ms"


def add_seat_arguments(parser: argparse.ArgumentParser) -> None:
    """How many people play, and which bots."""
    seats = parser.add_argument_group("who plays")
    seats.add_argument("--humans", type=whole_number, metavar="N", help="people at this keyboard (default: 1)")
    seats.add_argument("--level", metavar="LEVEL", help=f"how well bots play, as listed below (default: {USUAL_LEVEL})")
    seats.add_argument("--seats", type=_listed, metavar="LIST", help=f"by seat, with commas: {_who_can_play()}")


def _who_can_play() -> str:
    bots = "; ".join(f"{game.name}: {', '.join(BOTS[key])}" for key, game in GAMES.items())
    return f"{HUMAN}, a level, a bot such as search:100ms, or your own as module:Class. {bots}"


def levels_explained() -> str:
    """The levels of each game with a few words, for the end of a help text."""
    heading = f"levels for --level, the weakest first; {USUAL_LEVEL} is the default"
    return "\n\n".join([heading, *(_explained(key, game) for key, game in GAMES.items())])


def _explained(key: str, game: type[AnyGame]) -> str:
    wide = max(map(len, LEVELS[key]), default=0)
    levels = enumerate(LEVELS[key].values(), start=1)
    return "\n".join([f"{game.name}:", *(f"  {n}  {level.name:{wide}}  {level.words}".rstrip() for n, level in levels)])


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


# --- who was asked for -------------------------------------------------------------------------


def players_from(args: argparse.Namespace, game: type[AnyGame]) -> list[str]:
    """Who plays each seat, by name; raises `Failure` if the arguments contradict each other or name no bot."""
    if args.seats is None:
        return _people_and_bots(args, game)
    for option in ("humans", "level"):
        if vars(args)[option] is not None:
            raise Failure(f"--seats says who plays each seat; leave --{option} out")
    if args.players not in {None, len(args.seats)}:
        raise Failure(f"--seats names {len(args.seats)} seats, but --players says {args.players}")
    return [_player(word, key_of(game)) for word in args.seats]


def _player(word: str, key: str) -> str:
    """A human, or an existing bot."""
    said = word.casefold()
    name = said if said in {HUMAN, *BOTS[key], *LEVELS[key]} else word
    if NUMBER_OR_TIME.fullmatch(name):
        raise Failure(f"--seats has {name!r} in the place of a player; {COMMAS}")
    try:
        return HUMAN if name == HUMAN else player_named(name, key).name
    except UnknownBot as error:
        raise Failure(f"{error}; for people it is {HUMAN}") from None


def _people_and_bots(args: argparse.Namespace, game: type[AnyGame]) -> list[str]:
    """The people first, then bots of one level."""
    count = players_asked(args, game)
    humans = 1 if args.humans is None else args.humans
    if not 0 <= humans <= count:
        raise Failure(f"--humans can be 0 to {count} at a table of {count}, not {humans}")
    return [HUMAN] * humans + [_bot_of(args.level, key_of(game))] * (count - humans)


def _bot_of(level: str | None, key: str) -> str:
    """The name of the bots of a level: by its name or number, or else the usual one."""
    levels = dict(enumerate(LEVELS[key], start=1))
    if level is None:
        return levels.get(USUAL_LEVEL, list(BOTS[key])[-1])
    choice_typed = [name for number, name in levels.items() if level.casefold() in {name, str(number)}]
    if not choice_typed:
        known = ", ".join(f"{number} {name}" for number, name in levels.items()) or "none"
        raise Failure(f"there is no level {level!r} of {GAMES[key].name}; there are: {known}")
    return choice_typed[0]
