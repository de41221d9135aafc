"""A game is a plug-in: one object says where its parts are, and nothing else names it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from folsom.games import BUILT_IN, GAMES, PLUGINS, BadPlugin, Game, GamePlugin, plugin_of
from folsom.games.plugin import PARTS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "folsom"
NAMED = re.compile(r"(?<![A-Za-z])(?:[Ee]xpress|[Ss]uper)(?![a-z])|EXPRESS|SUPER")
BUILT_IN_FUNCTION = "super()"

# Why each of these may name a game
EXCEPTIONS = {
    "games/registry.py": "it is the registry",
    "__init__.py": "what `import folsom` offers: the classes of the games",
    "games/__init__.py": "the same, in its own package",
    "envs/__init__.py": "the same, for environments",
    "games/batches.py": "overloads: what a type checker knows of a batch of each game",
    "games/imagining.py": "overloads, likewise",
    "envs/batches.py": "overloads, likewise",
    "bots/names.py": "a docstring's example, which is run",
    "cli/__init__.py": "what the command is for, in its own help",
    "server/protocol_docs/exchange.py": "the protocol's example is of some game",
    "server/store/migrations/versions/v0003_words_of_specs.py": "what a game was called in old databases",
}


def _is_of_a_game(path: Path) -> bool:
    """Whether a file is a game's own: it, or a folder that it's in, is named after the game."""
    return any(part.partition("_")[0] in GAMES for part in (*path.parent.parts, path.stem))


def _names_a_game(path: Path) -> bool:
    return NAMED.search(path.read_text(encoding="utf-8").replace(BUILT_IN_FUNCTION, "")) is not None


def test_nothing_but_a_games_own_files_and_the_registry_names_a_game() -> None:
    files = [path.relative_to(SOURCES) for path in SOURCES.rglob("*.py")]
    naming = {path.as_posix() for path in files if not _is_of_a_game(path) and _names_a_game(SOURCES / path)}
    assert naming - EXCEPTIONS.keys() == set()
    assert EXCEPTIONS.keys() - naming == set(), "these name no game any more"


@pytest.mark.parametrize("plugin", BUILT_IN, ids=lambda plugin: plugin.key)
def test_every_part_is_where_its_plugin_says(plugin: GamePlugin) -> None:
    assert issubclass(plugin.kind, Game)
    assert [part for part in PARTS if getattr(plugin, part) is not None and plugin.load(part) is None] == []


def test_a_part_that_a_game_leaves_out_is_none() -> None:
    assert GamePlugin("own", "folsom.games.express:Express").load("bots") is None


def test_a_part_that_is_not_there_is_named() -> None:
    plugin = replace(BUILT_IN[0], bots="folsom.bots.nowhere:BOTS")
    with pytest.raises(BadPlugin, match=r"the game 'express' has no bots at folsom\.bots\.nowhere:BOTS: No module"):
        plugin.load("bots")


def test_a_game_and_its_class_have_the_same_plugin() -> None:
    for key, kind in GAMES.items():
        assert plugin_of(kind) is plugin_of(kind.of(kind.make_table(), 1)) is PLUGINS[key]
