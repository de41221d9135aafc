"""The end of a game of Super: the ranking, how the others left the train, and why the winner won."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from folsom.cli.language import language, money, say
from folsom.cli.naming import spot, who
from folsom.cli.ranking import RankedSeat, ranking
from folsom.cli.styled_text import Line
from folsom.games import Event, Game, SuperResult, SuperView
from folsom.super.components import TO_LOCOMOTIVE
from folsom.super.result import Account


def scoring(game: Game[SuperView, SuperResult], width: int) -> list[Line]:
    """The ranking, best first, and the reason."""
    result, falls = game.result, dict(_falls(game))
    places = [RankedSeat(account.rank, account.name, "", _told(account, falls)) for account in result.accounts]
    return ranking(say("event-game-ended").rstrip("."), places, result.said(language()), width)


def _told(account: Account, falls: dict[int, str]) -> str:
    """How a bandit left the train, or stayed on it with what loot; only loot on the train counts (S5.2)."""
    if account.seat in falls:
        return falls[account.seat]
    loot = ", ".join(map(money, account.loot))
    return say("terminal-stayed", count=len(account.loot)) + (f": {loot}" if loot else "")


def _falls(game: Game[SuperView, SuperResult]) -> Iterator[tuple[int, str]]:
    """Each seat that is out, and how it left the train."""
    round_number = 0
    for before, event in pairwise(game.events()):
        if event.name == "round began":
            round_number = event.facts["number"] + 1
        if event.name in {"fell off", "left behind"}:
            yield event.facts["bandit"], _fall(before, event, round_number)


def _fall(before: Event, event: Event, round_number: int) -> str:
    facts, cast = event.facts, event.cast
    if event.name == "left behind":
        at = spot(cast, facts["car"], facts["level"], "in")
        return say("terminal-left-behind", at=at, number=round_number)
    way = "forward" if facts["way"] == TO_LOCOMOTIVE else "back"
    if before.name == "hit":
        shooter = who(cast.bandits[before.facts["bandit"]], "whom")
        return say("terminal-shot-off", way=way, whom=shooter, number=round_number)
    return say("terminal-walked-off", way=way, number=round_number)
