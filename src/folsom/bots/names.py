"""Bots by name: `search`, `search:100ms`, `search:2000:tree=multi`, a level, or one's own as `module:Class`.

A package can offer bots of its own by an entry point in the group `folsom.bots`.
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

GROUP = "folsom.bots"
SEPARATOR = ":"
MILLISECONDS = "ms"
BOTH = "+"  # between iterations and a time, as commas stand between players
TRUTHS = {"on": True, "off": False}
PLAIN = (bool, int, float, str)

N = TypeVar("N", int, float)


class UnknownBot(ValueError):
    """There is no such bot; the text says why, and what there is."""


def player_named(name: str, game: str) -> Player:
    """The player that a name means at a table of a game of `GAMES`; raises `UnknownBot` with the reason.

    >>> player_named("search:100ms", "express").budget
    Budget(iterations=None, milliseconds=100.0)
    """
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
            raise UnknownBot(f"{name!r} has two budgets: write iterations and a time as in search:2000+100ms")
        else:
            budget = budget_named(setting, name)
    return Player(name, _made(kind, parameters, name), budget)


def budget_named(text: str, name: str) -> Budget:
    """The budget that was written behind a bot's name."""
    parts = text.split(BOTH)
    times = [part.removesuffix(MILLISECONDS) for part in parts if part.endswith(MILLISECONDS)]
    counts = [part for part in parts if not part.endswith(MILLISECONDS)]
    try:
        iterations, milliseconds = _only(int, counts), _only(float, times)
    except ValueError:
        raise UnknownBot(
            f"in {name!r}, {text!r} is no budget: it is a number of iterations, a time as 100ms, or both as 2000+100ms"
        ) from None
    if not all(0 < part < float("inf") for part in (iterations, milliseconds) if part is not None):
        raise UnknownBot(f"in {name!r}, {text!r} is no budget: it is more than nothing, and not endless")
    return Budget(iterations, milliseconds)


def _only(kind: Callable[[str], N], parts: list[str]) -> N | None:
    """The one number there is, if any; raises ValueError."""
    if len(parts) > 1:
        raise ValueError(f"{len(parts)} numbers of a kind")
    return kind(parts[0]) if parts else None


# --- which bot ---------------------------------------------------------------------------------


def _kind_and_settings(name: str, game: str) -> tuple[Any, list[str]]:
    """The class that is named, and what is written behind it."""
    first, *rest = name.split(SEPARATOR)
    if first in BOTS[game]:
        return BOTS[game][first], rest
    offered = entry_points(group=GROUP, name=first)
    try:
        if offered:
            return next(iter(offered)).load(), rest
        if rest and first:
            return _imported(first, rest[0]), rest[1:]
    except (Exception, SystemExit) as error:  # whatever a module of someone else's raises while it is imported
        if not isinstance(error, ModuleNotFoundError) or error.name != first:
            raise UnknownBot(f"the bot {name!r} can't be had: {error}") from error
    if first in LEVELS[game]:
        raise UnknownBot(f"{first} is a level, with its own budget: say {first!r} alone, or a bot as in search:100ms")
    there_are = ", ".join([*BOTS[game], *LEVELS[game]])
    raise UnknownBot(f"there is no bot {name!r}; there are {there_are}, and your own as module:Class")


def _imported(module: str, attribute: str) -> Any:
    """A class of a module that can be imported, from the folder one is in too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), attribute)


def _made(kind: Any, parameters: dict[str, Any], name: str) -> Bot:
    try:
        bot = kind(**parameters)
    except (Exception, SystemExit) as error:  # someone else's class may refuse in any way
        raise UnknownBot(f"the bot {name!r} can't be made: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name!r} is no bot: it has no method choose(view, choices, budget, rng)")
    made: Bot = bot
    return made


# --- parameters ----------------------------------------------------------------------------------


def _value(kind: Any, parameter: str, text: str, name: str) -> Any:
    """A parameter's value, read as what its default is; those without a plain default can't be written."""
    declared = fields(kind) if is_dataclass(kind) else ()
    defaults: dict[str, Any] = {field.name: field.default for field in declared if isinstance(field.default, PLAIN)}
    if parameter not in defaults:
        known = ", ".join(defaults) or "none"
        raise UnknownBot(f"in {name!r}, there is no parameter {parameter!r}; there are: {known}")
    usual = defaults[parameter]
    if isinstance(usual, bool):
        if text not in TRUTHS:
            raise UnknownBot(f"in {name!r}, {parameter} is on or off, not {text!r}")
        return TRUTHS[text]
    try:
        return type(usual)(text)
    except ValueError:
        raise UnknownBot(f"in {name!r}, {parameter} is a number such as {usual!r}, not {text!r}") from None
