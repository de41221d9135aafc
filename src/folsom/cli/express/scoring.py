"""The end of a game of Express: who has what from where, who was Gunslinger, and why the winner won."""

from __future__ import annotations

from folsom.cli.language import language, listed, money, say
from folsom.cli.naming import who
from folsom.cli.ranking import RankedSeat, ranking
from folsom.cli.styled_text import Line
from folsom.express.result import Account
from folsom.express.scoring import GUNSLINGER_PRIZE
from folsom.games import ExpressResult
from folsom.locale.speech import capital

SOURCES = ("purses", "jewels", "strongboxes", "ransoms", "gunslinger")


def scoring(result: ExpressResult, width: int) -> list[Line]:
    """The final account, best first, and the reasons."""
    column = max(len(money(account.money)) for account in result.accounts) + 2
    places = [_place(account, column) for account in result.accounts]
    return ranking(say("event-arrived").rstrip("."), places, _why(result), width)


def _place(account: Account, column: int) -> RankedSeat:
    amounts = {source: getattr(account, source) for source in SOURCES}
    parts = [f"{say(f'source-{source}')} {money(amount)}" for source, amount in amounts.items() if amount]
    bullets = say("terminal-bullets-taken", count=account.bullets_received)
    return RankedSeat(account.rank, account.name, money(account.money).ljust(column), ", ".join([*parts, bullets]))


def _why(result: ExpressResult) -> str:
    """Who won and by what, and who was the keenest shot."""
    if not result.gunslingers:
        return result.said(language())
    shots = listed([who(name) for name in result.gunslingers])
    prize = money(GUNSLINGER_PRIZE)
    prized = say("story-gunslingers", who=shots, seats=len(result.gunslingers), money=prize)
    return f"{result.said(language())} {capital(prized)}"
