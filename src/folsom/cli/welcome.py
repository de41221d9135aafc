"""The first lines of a game at the terminal: the players, the bandits, and where help is."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.displays import display_of
from folsom.cli.language import listed, say
from folsom.cli.naming import crew, player, who
from folsom.cli.saved import HUMAN, SavedGame
from folsom.cli.styled_text import PLAIN, Line, headed, packed, told

GAP = "   "


def welcome(saved: SavedGame, width: int) -> list[Line]:
    """Who sits where, what the humans' bandits can do, and where help is."""
    display = display_of(saved.game)
    lines = told(f"{_company(saved)} {say(display.aim) if display.aim else ''}".rstrip(), width)
    for name in _people(saved):
        for bandit in crew(name):
            lines += told(display.about_bandit(bandit), width) if display.about_bandit(bandit) else []
    train = f"{say('terminal-train')} "
    return [
        *lines,
        *told(f"{say(display.how)} {say('terminal-help-is')}", width),
        *signs(train, display.legend(), width),
    ]


def signs(head: str, legend: Sequence[Line], width: int) -> list[Line]:
    """What the signs of a drawing mean."""
    return headed(head, packed(legend, width - len(head), GAP), PLAIN)


def _company(saved: SavedGame) -> str:
    people, bots = _people(saved), _bots(saved)
    words = {"game": saved.game.name, "others": listed(bots)}
    if not people:
        return say("terminal-welcome-watch", **words)
    if len(people) == 1:
        return say("terminal-welcome", who=who(people[0]), **words)
    shared = "terminal-welcome-shared-against" if bots else "terminal-welcome-shared"
    return say(shared, people=listed(people), **words)


def _people(saved: SavedGame) -> list[str]:
    """The bandits that people play."""
    return [saved.game.seat_name(seat) for seat, player in enumerate(saved.players) if player == HUMAN]


def _bots(saved: SavedGame) -> list[str]:
    """The bandits that bots play, each with its bot."""
    return [f"{saved.game.seat_name(seat)} ({player(bot.name)})" for seat, bot in saved.bots.items()]
