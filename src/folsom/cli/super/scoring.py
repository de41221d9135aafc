"""The end of a game of Super: who came where, how the others left the train, and why the winner won."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from folsom.cli.ranking import RankedSeat, ranking
from folsom.cli.styled_text import Line
from folsom.games import Event, Game, SuperResult, SuperView
from folsom.super.components import ROOF, TO_LOCOMOTIVE
from folsom.super.result import Account


def scoring(game: Game[SuperView, SuperResult], width: int) -> list[Line]:
    """The ranking, best first, and the reason."""
    result, falls = game.result, dict(_falls(game))
    places = [RankedSeat(account.rank, account.name, "", _told(account, falls)) for account in result.accounts]
    return ranking("The ride is over", places, result.why, width)


def _told(account: Account, falls: dict[int, str]) -> str:
    """How a bandit left the train, or stayed on it with what loot; only loot on the train counts (S5.2)."""
    if account.seat in falls:
        return falls[account.seat]
    loot = ", ".join(f"${value}" for value in account.loot)
    return f"on the train with {len(account.loot) or 'no'} car card{'' if len(account.loot) == 1 else 's'}" + (
        f": {loot}" if loot else ""
    )


def _falls(game: Game[SuperView, SuperResult]) -> Iterator[tuple[int, str]]:
    """Each seat that is out, and how it went."""
    round_number = 0
    for before, event in pairwise(game.events()):
        if event.name == "round began":
            round_number = event.facts["number"] + 1
        if event.name in {"fell off", "left behind"}:
            yield event.facts["bandit"], f"{_fall(before, event, game)} in round {round_number}"


def _fall(before: Event, event: Event, game: Game[SuperView, SuperResult]) -> str:
    facts = event.facts
    if event.name == "left behind":
        return f"left behind {'on the roof of' if facts['level'] == ROOF else 'in'} car {facts['car']}"
    end = "front" if facts["way"] == TO_LOCOMOTIVE else "rear"
    if before.name == "hit":
        return f"shot off the {end} end by {game.seat_name(before.facts['bandit'])}"
    return f"walked off the {end} end"
