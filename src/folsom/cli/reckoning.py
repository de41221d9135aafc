"""The end of a game: who has what from where, who was Gunslinger, and why the winner won."""

from __future__ import annotations

from typing import Any

from folsom.cli.ink import PLAIN, Line, heading, named, padded, told
from folsom.express.result import Account
from folsom.games import ExpressResult, Game

SOURCES = ("purses", "jewels", "strongboxes", "ransoms", "gunslinger")
RANK, MONEY = 4, 8


def reckoning(game: Game[Any, Any], width: int) -> list[Line]:
    """The final account, best first, and the reasons."""
    result = game.result
    ranked = sorted(result.accounts, key=lambda account: account.rank)
    column = max(len(account.name) for account in ranked) + 2
    lines = [heading("The train has arrived", width)]
    for account in ranked:
        lines += _account(account, column, width)
    return [*lines, *told(_why(result), width, indent=2)]


def _account(account: Account, column: int, width: int) -> list[Line]:
    parts = [f"{source} ${getattr(account, source)}" for source in SOURCES if getattr(account, source)]
    text = f"{', '.join(parts) or 'nothing'}; {_bullets(account.bullets_received)}"
    indent = RANK + column + MONEY
    first, *more = told(text, width - indent)
    head = [*padded(named(f"  {account.rank}. {account.name}"), RANK + column + 1)]
    return [
        [*head, (f"${account.money}".ljust(MONEY - 1), "strong"), *first],
        *([(" " * indent, PLAIN), *line] for line in more),
    ]


def _bullets(count: int) -> str:
    return f"{count or 'no'} bullet{'' if count == 1 else 's'} taken"


def _why(result: ExpressResult) -> str:
    """Who won and by what, and who was the keenest shot."""
    shots = f" {' and '.join(result.gunslingers)} had the fewest bullets left: Gunslinger, $1000."
    if len(result.gunslingers) > 1:
        shots = shots.replace("$1000.", "$1000 each.")
    return result.why + (shots if result.gunslingers else "")
