"""Saved games: their folder, writing them atomically, and reading them."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Self

from folsom.bots import Player, UnknownBot, player_named
from folsom.cli.game_names import key_of
from folsom.games import BadSave, Game, load

TABLE_FORMAT = 1
HUMAN = "human"


def data_folder() -> Path:
    """$FOLSOM_DATA, or the folder `folsom` in $XDG_DATA_HOME or ~/.local/share."""
    if chosen := os.environ.get("FOLSOM_DATA"):
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME", "")
    return (Path(shared) if Path(shared).is_absolute() else Path.home() / ".local" / "share") / "folsom"


def games_folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def new_file(game: Game[Any, Any]) -> Path:
    """An unused file name for a new game."""
    return games_folder() / f"{game.name.casefold()}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"


def saved_files() -> list[Path]:
    """All saved games, the last played first."""
    return sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)


@dataclass
class SavedGame:
    """A game, who plays which seat, how much of the story each viewer was told, and how many choices were made."""

    game: Game[Any, Any]
    players: list[str]
    told: list[int]  # by seat, then a spectator's
    chosen: int = 0
    bots: dict[int, Player] = field(init=False)  # at the seats that no human plays

    def __post_init__(self) -> None:
        key = key_of(type(self.game))
        try:
            self.bots = {seat: player_named(name, key) for seat, name in enumerate(self.players) if name != HUMAN}
        except UnknownBot as error:
            raise BadSave(str(error)) from error

    @classmethod
    def new(cls, game: Game[Any, Any], players: list[str]) -> Self:
        """A new game."""
        return cls(game, players, [0] * (len(players) + 1))

    def text(self) -> str:
        """All of it as JSON, sealed."""
        return sealed(
            {
                "over": self.game.over,
                "players": self.players,
                "told": self.told,
                "chosen": self.chosen,
                "game": json.loads(self.game.save_json()),
            }
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """The game whose `text` this is; raises `BadSave` with the reason."""
        try:
            data = unsealed(text)
            players = [str(player) for player in data["players"]]
            saved = cls(load(json.dumps(data["game"])), players, data["told"], data["chosen"])
            saved._check()
        except BadSave:
            raise
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise BadSave(f"it isn't a saved game, or it's damaged: {error}") from error
        return saved

    def _check(self) -> None:
        """Raise an error if the parts don't fit together, or the story can't be told."""
        seats = self.game.players
        if len(self.players) != seats:
            raise BadSave(f"its players are {self.players!r}")
        happened = [len(self.game.events(seat)) for seat in (*range(seats), None)]
        if not all(0 <= told <= count for told, count in zip(self.told, happened, strict=True)):
            raise BadSave("it says more was told than happened")


def sealed(data: dict[str, Any]) -> str:
    """Data as JSON with a checksum: the rules trust a state, so a changed one must not load."""
    return json.dumps({"folsom_table": TABLE_FORMAT, "seal": _seal(data), **data})


def unsealed(text: str) -> dict[str, Any]:
    """The data of a sealed text; raises `BadSave`, or another error if the text isn't a JSON object."""
    data: dict[str, Any] = dict(json.loads(text))
    version, seal = data.pop("folsom_table"), data.pop("seal")
    if version != TABLE_FORMAT:
        raise BadSave(f"it has format {version!r}, which this version can't read")
    if seal != _seal(data):
        raise BadSave("it's damaged")
    return data


def _seal(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def write_whole(file: Path, text: str) -> None:
    """Replace a file atomically: it holds the old text or the new; raises OSError."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=".", suffix=".tmp", delete=False) as part:
        try:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
            Path(part.name).replace(file)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(part.name).unlink()
            raise
