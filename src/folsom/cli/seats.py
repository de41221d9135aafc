"""Who plays each seat: `--humans`, `--seats` and `--level`."""

from __future__ import annotations

import argparse
import re

from folsom.bots import BOTS, DEFAULT_LEVEL, LEVELS, UnknownBot, player_named
from folsom.cli.failure import Failure
from folsom.cli.game_names import AnyGame, key_of
from folsom.cli.saved import HUMAN
from folsom.cli.table_arguments import players_asked, whole_number
from folsom.games import GAMES
from folsom.locale import FALLBACK
from folsom.locale.speech import speech
from folsom.locale.things import level_about

NUMBER_OR_TIME = re.compile(r"[\d.]+(ms)?")
COMMAS = "commas separate seats; to limit iterations and time, write search:2000+100ms"


def add_seat_arguments(parser: argparse.ArgumentParser) -> None:
    """How many seats people play, and which bots play the others."""
    seats = parser.add_argument_group("who plays")
    seats.add_argument("--humans", type=whole_number, metavar="N", help="people at this keyboard (default: 1)")
    seats.add_argument("--level", metavar="LEVEL", help=f"how well bots play: see below (default: {DEFAULT_LEVEL})")
    seats.add_argument("--seats", type=_listed, metavar="LIST", help=f"by seat, with commas: {_who_can_play()}")


def _who_can_play() -> str:
    bots = "; ".join(f"{game.name}: {', '.join(BOTS[key])}" for key, game in GAMES.items())
    return f"{HUMAN}, a level, a bot such as search:100ms, or your own as module:Class. {bots}"


def levels_explained() -> str:
    """The levels of each game with a description, for the end of a help text."""
    heading = f"levels for --level, by number or name, weakest first (default: {DEFAULT_LEVEL})"
    return "\n\n".join([heading, *(_explained(key, game) for key, game in GAMES.items())])


def _explained(key: str, game: type[AnyGame]) -> str:
    wide = max(map(len, LEVELS[key]), default=0)
    about = {name: level_about(speech(FALLBACK), key, name) for name in LEVELS[key]}
    lines = [f"  {number}  {name:{wide}}  {words}".rstrip() for number, (name, words) in enumerate(about.items(), 1)]
    return "\n".join([f"{game.name}:", *lines])


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


# --- who was asked for -------------------------------------------------------------------------


def players_from(args: argparse.Namespace, game: type[AnyGame]) -> list[str]:
    """The player of each seat, by name; raises `Failure` if options contradict each other or a player is unknown."""
    if args.seats is None:
        return _people_and_bots(args, game)
    for option in ("humans", "level"):
        if vars(args)[option] is not None:
            raise Failure(f"--seats already names the player of each seat: leave --{option} out")
    if args.players not in {None, len(args.seats)}:
        raise Failure(f"--seats names {len(args.seats)} seats, but --players says {args.players}")
    return [_player(word, key_of(game)) for word in args.seats]


def _player(word: str, key: str) -> str:
    """A human, or the name of a bot; raises `Failure` if it is unknown."""
    said = word.casefold()
    name = said if said in {HUMAN, *BOTS[key], *LEVELS[key]} else word
    if NUMBER_OR_TIME.fullmatch(name):
        raise Failure(f"--seats has {name!r} instead of a player; {COMMAS}")
    try:
        return HUMAN if name == HUMAN else player_named(name, key).name
    except UnknownBot as error:
        raise Failure(f"{error}; for a person, write {HUMAN}") from None


def _people_and_bots(args: argparse.Namespace, game: type[AnyGame]) -> list[str]:
    """People first, then bots of one level."""
    count = players_asked(args, game)
    humans = 1 if args.humans is None else args.humans
    if not 0 <= humans <= count:
        raise Failure(f"--humans can be 0 to {count} at a table of {count}, not {humans}")
    return [HUMAN] * humans + [_bot_of(args.level, key_of(game))] * (count - humans)


def _bot_of(level: str | None, key: str) -> str:
    """The bot at the level with this name or number, or at the default level."""
    levels = dict(enumerate(LEVELS[key], start=1))
    if level is None:
        return DEFAULT_LEVEL if DEFAULT_LEVEL in LEVELS[key] else list(BOTS[key])[-1]
    meant = [name for number, name in levels.items() if level.casefold() in {name, str(number)}]
    if not meant:
        known = ", ".join(f"{number} {name}" for number, name in levels.items()) or "none"
        raise Failure(f"{GAMES[key].name} has no level {level!r}; its levels: {known}")
    return meant[0]
