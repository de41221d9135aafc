"""A table as the parameters of an OpenSpiel game: whole numbers and words that its strings can hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from folsom.envs.rewards import REWARDS
from folsom.games import Game, SetupError
from folsom.kernel.options import is_whole
from folsom.kernel.position import GameTable

CHANCE, IN_ORDER, LIST_SEPARATOR = "chance", "order", "/"  # lists are written Belle/Tuco/chance
ANY_SEAT = -1
FROM_THE_START = "deal"  # no empty word: OpenSpiel 1.6 can't read one back

Parameters = Mapping[str, Any]


def defaults_of(game: type[Game[Any, Any]], characters: str) -> dict[str, Any]:
    """The parameters of every game, with their defaults."""
    lists = {"characters": characters, "cars": CHANCE} if game.car_names else {"characters": characters}
    return {
        "players": game.usual_players,
        **lists,
        "first_player": ANY_SEAT,
        **{option.name: option.values[0] for option in game.options},
        "reward": REWARDS[0],
        "history": 0,
        "start": FROM_THE_START,
    }


def table_of(game: type[Game[Any, Any]], given: Parameters) -> GameTable:
    """The table that these parameters name; raises `SetupError` with the reason."""
    players, first = given["players"], given["first_player"]
    options = {option.name: given[option.name] for option in game.options if given[option.name] != option.values[0]}
    bare = game.make_table(players, **options).as_dict()
    names = {"characters": game.character_names, "cars": game.car_names}
    lists = {row: _listed(given[row], names[row], len(bare[row])) for row in names if row in given}
    return game.make_table(players, first_player=None if first == ANY_SEAT else first, **lists, **options)


def _listed(given: str, names: Sequence[str], count: int) -> list[str | None] | None:
    """The names for these places; any or all of them may be left to chance."""
    if given == CHANCE:
        return None
    if given == IN_ORDER:
        return list(names[:count])
    return [None if name == CHANCE else name for name in str(given).split(LIST_SEPARATOR)]


def counted(given: Parameters, name: str, least: int, most: int) -> int:
    """A parameter that is a whole number in these bounds; raises `SetupError` otherwise."""
    number = given[name]
    if not is_whole(number) or not least <= number <= most:
        raise SetupError(f"{name} is a whole number from {least} to {most}, not {number!r}")
    return int(number)
