"""Results files: a header that says what is played, then a line for each finished block."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from folsom import __version__
from folsom.arena.contest import Contest
from folsom.arena.json_lines import JsonLinesFile
from folsom.arena.playing import Played
from folsom.arena.times import Times
from folsom.games import current_key

FORMAT = 1

Block = list[Played]  # the games of one deal, by rotation


class BadResults(ValueError):
    """A results file that can't be resumed, with the reason."""


class ResultsFile(JsonLinesFile):
    """The finished blocks of a contest, each written at once."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open or create the file; raises `BadResults` if it belongs to another contest, and OSError."""
        self._contest = contest
        self.blocks: dict[int, Block] = {}
        super().__init__(path, header_of(contest))

    def keep(self, block: Block) -> None:
        """Add a finished block."""
        self.write(line_of(self._contest, block))

    def read(self, header: str, *lines: str) -> None:
        """Read the blocks of the file."""
        self._check(header)
        for number, line in enumerate(lines, start=2):
            try:
                block = block_of(json.loads(line))
                self._check_block(block)
            except (ValueError, KeyError, TypeError, IndexError) as error:
                raise BadResults(f"line {number} of {self.path} is damaged: {error}") from error
            self.blocks.setdefault(block[0].fixture.block, block)

    def _check_block(self, block: Block) -> None:
        """Raise ValueError if a block can't belong to this contest."""
        seats, contestants = range(self._contest.seats), range(len(self._contest.contestants))
        if len(block) != len(seats) or not block[0].fixture.block >= 0:
            raise ValueError(f"not a block of {len(seats)} games")
        for game in block:
            rows = (game.fixture.seats, game.ranks, game.money)
            whole = all(len(row) == len(seats) and all(type(number) is int for number in row) for row in rows)
            if not whole or {*game.winners} - {*seats} or {*game.fixture.seats} - {*contestants}:
                raise ValueError(f"not a game of {len(seats)} seats and {len(contestants)} contestants")

    def _check(self, line: str) -> None:
        """Raise `BadResults` if the first line isn't that of this contest."""
        try:
            found = dict(json.loads(line))
            format_of_file = found["folsom_results"]
            found["game"] = current_key(str(found.get("game")))
        except (ValueError, KeyError, TypeError):
            raise BadResults(f"{self.path} isn't a results file, so it was left alone") from None
        wanted = json.loads(json.dumps(self.header))
        other = [f"{name} {found.get(name)!r}" for name in wanted if found.get(name) != wanted[name]]
        if other or format_of_file != FORMAT:
            raise BadResults(f"{self.path} has results of another contest ({', '.join(other)}): use another file")


def seed_in(path: Path) -> int | None:
    """The seed of the contest in a results file; None if it can't be read."""
    try:
        with path.open(encoding="utf-8") as file:
            return int(json.loads(file.readline())["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def header_of(contest: Contest) -> dict[str, Any]:
    """The first line: everything that decides what is played."""
    return {"folsom_results": FORMAT, "version": __version__, **contest.as_dict()}


def line_of(contest: Contest, block: Block) -> dict[str, Any]:
    """A block's line: its deal, its games by rotation, and the times of each contestant."""
    number = block[0].fixture.block
    return {
        "block": number,
        "deal": contest.deal(number),
        "games": [game.as_dict() for game in block],
        "times": [{str(each): times.as_dict() for each, times in game.times.items()} for game in block],
    }


def block_of(line: dict[str, Any]) -> Block:
    """The block in a line."""
    return [
        Played.from_dict(line["block"], rotation, game, _times(times))
        for rotation, (game, times) in enumerate(zip(line["games"], line["times"], strict=True))
    ]


def _times(data: dict[str, Any]) -> dict[int, Times]:
    return {int(contestant): Times.from_dict(times) for contestant, times in data.items()}


def whole_blocks(games: Iterable[Played], seats: int) -> Iterable[Block]:
    """Each block as soon as all its games are finished."""
    begun: dict[int, Block] = {}
    for game in games:
        block = begun.setdefault(game.fixture.block, [])
        block.append(game)
        if len(block) == seats:
            yield sorted(begun.pop(game.fixture.block), key=lambda game: game.fixture.rotation)
