"""What one can type besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from folsom.cli.ink import Line, heading, told
from folsom.cli.saved import write_whole
from folsom.cli.welcome import signs

if TYPE_CHECKING:
    from folsom.cli.sitting import Sitting

COMMAND_COLUMN, CARD_COLUMN = 20, 9
Command = Callable[["Sitting", str], bool]  # whether the question still stands


class Leave(Exception):
    """The players have had enough for now."""


def _help(sitting: Sitting, words: str) -> bool:
    width, reminders = sitting.screen.width, sitting.stage.reminders
    lines: list[Line] = [heading("What you can type", width)]
    for command, text in reminders.commands.items():
        lines += told(text, width, lead=f"  {command}", indent=COMMAND_COLUMN)
    lines += [heading("The game", width), *told(reminders.course, width, indent=2)]
    sitting.screen.show([*lines, *signs("  ", sitting.stage.legend, width)])
    return True


def _rules(sitting: Sitting, words: str) -> bool:
    """One matter, or the cards and a list of all matters."""
    reminders = sitting.stage.reminders
    topics = ", ".join(reminders.topics)
    if words:
        sitting.screen.note(reminders.about(words) or f"There is nothing about '{words}', but about these: {topics}.")
    else:
        sitting.screen.show(_in_brief(reminders.cards, sitting.screen.width))
        sitting.screen.note(f"rules explains each of these: {topics}.")
    return True


def _in_brief(cards: dict[str, str], width: int) -> list[Line]:
    return [line for card, text in cards.items() for line in told(text, width, lead=card, indent=CARD_COLUMN)]


def _look(sitting: Sitting, words: str) -> bool:
    sitting.screen.show(signs("", sitting.stage.legend, sitting.screen.width))
    sitting.show_table(again=True)
    return True


def _hand(sitting: Sitting, words: str) -> bool:
    sitting.screen.show(sitting.hand())
    return True


def _log(sitting: Sitting, words: str) -> bool:
    """This round and the last, or the whole game, as the one at the keyboard may see it."""
    stage, game, viewer = sitting.stage, sitting.game, sitting.viewer
    events = stage.news(game, viewer, 0)
    rounds = [number for number, event in enumerate(events) if event.name == "round began"]
    first = 0 if words == "all" or not rounds else rounds[-2:][0]
    sitting.screen.show(stage.tell(stage.passages(events[first:]), game.view(viewer), sitting.screen.width))
    return True


def _undo(sitting: Sitting, words: str) -> bool:
    return not sitting.take_back()


def _change(sitting: Sitting, words: str) -> bool:
    return not sitting.call_back(words)


def _keep(sitting: Sitting, words: str) -> bool:
    """Whoever was called back stays with what they have chosen."""
    stays = sitting.viewer in sitting.may_think_again
    if not stays:
        sitting.screen.note("There is nothing to keep yet: choose first.")
    return not stays


def _save(sitting: Sitting, words: str) -> bool:
    return _write(sitting, words, sitting.saved.text, "folsom resume")


def _record(sitting: Sitting, words: str) -> bool:
    if not sitting.game.over:
        sitting.screen.note("A record shows everyone's cards, so there is one only when the game is over.")
        return True
    return _write(sitting, words, sitting.game.record, "folsom replay")


def _write(sitting: Sitting, name: str, text: Callable[[], str], reader: str) -> bool:
    """Write a new file, and say how to read it."""
    if not name:
        sitting.screen.note("Into which file? Type its name after the command.")
        return True
    try:
        file = Path(name).expanduser()
        if file.exists():
            sitting.screen.note(f"{file} exists already; choose another name.")
        else:
            write_whole(file, text())
            sitting.screen.note(f"Written. To read it: {reader} {file}")
    except (OSError, RuntimeError, ValueError) as error:
        sitting.screen.note(f"{name} can't be written: {error}")
    return True


def _quit(sitting: Sitting, words: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    **dict.fromkeys(("help", "?", "h"), _help),
    **dict.fromkeys(("quit", "exit", "q"), _quit),
    **dict.fromkeys(("look", "table"), _look),
    "rules": _rules,
    "hand": _hand,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "record": _record,
}
SECOND_THOUGHTS: dict[str, Command] = {"change": _change, "keep": _keep}  # where all choose at once
