"""The command `folsom`.

Each subcommand is a module here with `NAME`, `HELP`, `add_arguments(parser)` and `run(args) -> int`.
Only the module of the called subcommand is imported, so `folsom --version` stays fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from folsom import __version__
from folsom.cli.failure import Failure

INTERRUPTED = 130
RULES_VARIABLE = "FOLSOM_RULES"  # the kernel raises ValueError for a wrong value when it's imported
SUMMARIES = {
    "play": "play in the terminal, against bots or each other",
    "resume": "resume the game you left",
    "simulate": "play many random games and report statistics",
    "match": "let bots play each other, and count their wins",
    "tournament": "let many bots play each other, and rate them",
    "ladder": "play the matches that show how strong the bots are",
    "replay": "step through a recorded game",
    "check": "check that recorded games are valid",
    "verify": "check that a game was dealt fairly",
    "serve": "run the table server, for people and bots over the network",
    "backup": "back up the table server's database while it runs",
    "restore": "restore the table server's database from a backup",
    "bench": "measure how fast the rules run on this machine",
    "solve": "solve a game's endgames, with a certificate of accuracy",
    "fit": "fit the weights that a game's bots play by",
    "compile": "compile the rules and bots now, not during the first game",
    "build": "build the rules and bots ahead of time, for this machine or another",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _flushed(words)
    except Failure as failure:
        print(f"folsom: {failure}", file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _hush()
        return 0
    except OSError as error:
        _hush()
        print(f"folsom: {error.strerror or error}{f': {error.filename}' if error.filename else ''}", file=sys.stderr)
        return 1
    except ValueError as error:
        if not str(error).startswith(RULES_VARIABLE):
            raise
        print(f"folsom: {error}", file=sys.stderr)
        return 2


def _flushed(words: list[str]) -> int:
    """Run the command and flush its output, so that a closed pipe raises here."""
    try:
        return _run(words)
    finally:
        if sys.stdout is not None:  # None where the process started without it
            sys.stdout.flush()


def _run(words: list[str]) -> int:
    name = next((word for word in words if not word.startswith("-")), None)
    parser = _parser(name)
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 0
    return int(import_module(f"folsom.cli.{args.command}").run(args))


def _parser(name: str | None) -> argparse.ArgumentParser:
    """The parser, with arguments only for the subcommand *name*."""
    parser = argparse.ArgumentParser(
        prog="folsom",
        formatter_class=_CommandsFormatter,
        description="Play Colt Express and Colt Super Express in the terminal, and study them.",
        epilog="Run 'folsom COMMAND --help' for the options of a command.",
    )
    parser.add_argument("--version", action="version", version=f"folsom {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command, summary in SUMMARIES.items():
        sub = commands.add_parser(
            command, help=summary, description=_sentence(summary), formatter_class=argparse.RawDescriptionHelpFormatter
        )
        if command == name:
            import_module(f"folsom.cli.{command}").add_arguments(sub)
    return parser


class _CommandsFormatter(argparse.HelpFormatter):
    """Makes the left column wide enough for every command: argparse forgets that commands are indented."""

    def add_argument(self, action: argparse.Action) -> None:
        """Widen the column by the indent of the commands."""
        argparse.HelpFormatter.add_argument(self, action)  # the package `super` hides the built-in name here
        if action.nargs == argparse.PARSER:
            self._action_max_length += self._indent_increment


def _sentence(summary: str) -> str:
    return summary[0].upper() + summary[1:] + "."


def _hush() -> None:
    """Send further output to the null device: the reader has closed the pipe."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def console() -> NoReturn:
    """The entry point of `python -m folsom`."""
    sys.exit(main())
