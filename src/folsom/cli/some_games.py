"""Commands that some games have and others don't: each game defines its own arguments and its own run."""

from __future__ import annotations

import argparse
from functools import cached_property
from typing import Any

from folsom.cli.failure import Failure
from folsom.games import GAMES, PLUGINS, SetupError, key_named


class GameCommand:
    """A command whose first word is a game that has this part: a module with `add_arguments` and `run`."""

    def __init__(self, part: str, why_not: str) -> None:
        self._part, self._why_not = part, why_not

    @cached_property
    def _modules(self) -> dict[str, Any]:
        """The modules of the games that have this part."""
        return {key: plugin.load(self._part) for key, plugin in PLUGINS.items() if getattr(plugin, self._part)}

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """The game, then the arguments of its own command."""
        parser.add_argument("game", metavar="GAME", help=f"which game: {' or '.join(self._modules)}")
        for module in self._modules.values():
            module.add_arguments(parser)

    def run(self, args: argparse.Namespace) -> int:
        """Run the command of the named game; raises `Failure` if it has none."""
        try:
            key = key_named(args.game)
        except SetupError as error:
            raise Failure(str(error)) from None
        if key not in self._modules:
            raise Failure(f"{GAMES[key].name} {self._why_not}; for this command there is {', '.join(self._modules)}")
        return int(self._modules[key].run(args))
