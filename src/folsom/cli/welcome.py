"""The first lines of a game at the terminal: the players, the bandits, and where help is."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.displays import display_of
from folsom.cli.saved import HUMAN, SavedGame
from folsom.cli.styled_text import PLAIN, Line, headed, packed, told

HELP = "Type help for the rules and commands, or quit to leave; the game is saved."
TRAIN = "The train: "
GAP = "   "


def welcome(saved: SavedGame, width: int) -> list[Line]:
    """Who sits where, what the humans' bandits can do, and where help is."""
    display = display_of(saved.game)
    lines = told(f"{saved.game.name}. {_company(saved)} {display.aim}", width)
    for name in _people(saved):
        for bandit in name.split(" & "):
            lines += told(display.about_bandit(bandit), width) if display.about_bandit(bandit) else []
    return [*lines, *told(f"{display.how} {HELP}", width), *signs(TRAIN, display.legend, width)]


def signs(head: str, legend: Sequence[Line], width: int) -> list[Line]:
    """What the signs of a drawing mean."""
    return headed(head, packed(legend, width - len(head), GAP), PLAIN)


def _company(saved: SavedGame) -> str:
    people, bots = _people(saved), _bots(saved)
    you = f"You are {people[0]}" if len(people) == 1 else f"{_listed(people)} share the keyboard"
    against = f"{you if people else 'Watch'}{' against' if people else ''} {_listed(bots)}" if bots else you
    return f"{against}."


def _people(saved: SavedGame) -> list[str]:
    """The bandits that people play."""
    return [saved.game.seat_name(seat) for seat, player in enumerate(saved.players) if player == HUMAN]


def _bots(saved: SavedGame) -> list[str]:
    """The bandits that bots play, each with its bot."""
    return [f"{saved.game.seat_name(seat)} ({bot.name})" for seat, bot in saved.bots.items()]


def _listed(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
