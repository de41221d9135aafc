"""Bots by name: `search`, `search:100ms`, `search:2000:tree=multi`, a level, or your own as `module:Class`.

A package can register bots by entry points in the group `folsom.bots`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, TypeVar

from folsom.bots.bot import Bot, Budget, Player
from folsom.bots.levels import LEVELS
from folsom.bots.registry import BOTS
from folsom.games import current_key

ENTRY_POINT_GROUP = "folsom.bots"
SEPARATOR = ":"
MILLISECONDS = "ms"
BUDGET_SEPARATOR = "+"  # between iterations and a time; a comma separates players
BOOLEANS = {"on": True, "off": False}
PLAIN_TYPES = (bool, int, float, str)

N = TypeVar("N", int, float)


class UnknownBot(ValueError):
    """The named bot doesn't exist or can't be loaded; the message says why, and lists the bots."""


def player_named(name: str, game: str) -> Player:
    """The player of this name for a game of `GAMES`, by its key or a former one; raises `UnknownBot` with the reason.

    >>> player_named("search:100ms", "express").budget
    Budget(iterations=None, milliseconds=100.0)
    """
    game = current_key(game)
    if name in LEVELS[game]:
        return LEVELS[game][name]
    kind, settings = _kind_and_settings(name, game)
    budget, parameters = Budget(), {}
    for setting in settings:
        parameter, is_set, value = setting.partition("=")
        if parameter in parameters:
            raise UnknownBot(f"{name!r} sets {parameter} twice")
        if is_set:
            parameters[parameter] = _value(kind, parameter, value, name)
        elif budget:
            raise UnknownBot(f"{name!r} has two budgets; to limit iterations and time, write search:2000+100ms")
        else:
            budget = budget_named(setting, name)
    return Player(name, _made(kind, parameters, name), budget)


def budget_named(text: str, name: str) -> Budget:
    """The budget written after a bot's name."""
    parts = text.split(BUDGET_SEPARATOR)
    times = [part.removesuffix(MILLISECONDS) for part in parts if part.endswith(MILLISECONDS)]
    counts = [part for part in parts if not part.endswith(MILLISECONDS)]
    try:
        iterations, milliseconds = _only(int, counts), _only(float, times)
    except ValueError:
        raise UnknownBot(
            f"in {name!r}, {text!r} isn't a budget: write iterations (2000), a time (100ms) or both (2000+100ms)"
        ) from None
    if not all(0 < part < float("inf") for part in (iterations, milliseconds) if part is not None):
        raise UnknownBot(f"in {name!r}, {text!r} isn't a budget: it must be above zero and finite")
    return Budget(iterations, milliseconds)


def _only(kind: Callable[[str], N], parts: list[str]) -> N | None:
    """The only number, or None if there is none; raises ValueError if there are more, or it isn't one."""
    if len(parts) > 1:
        raise ValueError(f"{len(parts)} numbers of one kind")
    return kind(parts[0]) if parts else None


# --- which bot ---------------------------------------------------------------------------------


def _kind_and_settings(name: str, game: str) -> tuple[Any, list[str]]:
    """The bot class of a name, and the settings after it."""
    first, *rest = name.split(SEPARATOR)
    if first in BOTS[game]:
        return BOTS[game][first], rest
    offered = entry_points(group=ENTRY_POINT_GROUP, name=first)
    try:
        if offered:
            return next(iter(offered)).load(), rest
        if rest and first:
            return _imported(first, rest[0]), rest[1:]
    except (Exception, SystemExit) as error:  # a third-party module may raise anything when it is imported
        if not isinstance(error, ModuleNotFoundError) or error.name != first:
            raise UnknownBot(f"can't load bot {name!r}: {error}") from error
    if first in LEVELS[game]:
        raise UnknownBot(
            f"{first} is a level and has its own budget: write {first!r} alone, or a bot such as search:100ms"
        )
    there_are = ", ".join([*BOTS[game], *LEVELS[game]])
    raise UnknownBot(f"there is no bot {name!r}; known bots are {there_are}, and your own as module:Class")


def _imported(module: str, attribute: str) -> Any:
    """Import a class from a module, which may be in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), attribute)


def _made(kind: Any, parameters: dict[str, Any], name: str) -> Bot:
    try:
        bot = kind(**parameters)
    except (Exception, SystemExit) as error:  # a third-party class may raise anything
        raise UnknownBot(f"can't create bot {name!r}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name!r} isn't a bot: it has no method choose(view, choices, budget, rng)")
    made: Bot = bot
    return made


# --- parameters ----------------------------------------------------------------------------------


def _value(kind: Any, parameter: str, text: str, name: str) -> Any:
    """A parameter's value, read as the type of its default; a parameter without a plain default can't be set."""
    declared = fields(kind) if is_dataclass(kind) else ()
    defaults: dict[str, Any] = {
        field.name: field.default for field in declared if isinstance(field.default, PLAIN_TYPES)
    }
    if parameter not in defaults:
        known = ", ".join(defaults) or "none"
        raise UnknownBot(f"in {name!r}, there is no parameter {parameter!r}; known parameters: {known}")
    default = defaults[parameter]
    if isinstance(default, bool):
        if text not in BOOLEANS:
            raise UnknownBot(f"in {name!r}, {parameter} must be on or off, not {text!r}")
        return BOOLEANS[text]
    try:
        return type(default)(text)
    except ValueError:
        raise UnknownBot(f"in {name!r}, {parameter} must be a number such as {default!r}, not {text!r}") from None
