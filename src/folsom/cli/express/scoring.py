"""The end of a game of Express: who has what from where, who was Gunslinger, and why the winner won."""

from __future__ import annotations

from folsom.cli.ranking import RankedSeat, ranking
from folsom.cli.styled_text import Line
from folsom.express.result import Account
from folsom.games import ExpressResult

SOURCES = ("purses", "jewels", "strongboxes", "ransoms", "gunslinger")
MONEY_COLUMN = 7


def scoring(result: ExpressResult, width: int) -> list[Line]:
    """The final account, best first, and the reasons."""
    return ranking("The train has arrived", [_place(account) for account in result.accounts], _why(result), width)


def _place(account: Account) -> RankedSeat:
    parts = [f"{source} ${getattr(account, source)}" for source in SOURCES if getattr(account, source)]
    text = f"{', '.join(parts) or 'nothing'}; {_bullets(account.bullets_received)}"
    return RankedSeat(account.rank, account.name, f"${account.money}".ljust(MONEY_COLUMN), text)


def _bullets(count: int) -> str:
    return f"{count or 'no'} bullet{'' if count == 1 else 's'} taken"


def _why(result: ExpressResult) -> str:
    """Who won and by what, and who was the keenest shot."""
    shots = f" {' and '.join(result.gunslingers)} had the fewest bullets left: Gunslinger, $1000."
    if len(result.gunslingers) > 1:
        shots = shots.replace("$1000.", "$1000 each.")
    return result.why + (shots if result.gunslingers else "")
