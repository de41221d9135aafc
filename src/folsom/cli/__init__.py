"""The one command, `folsom`.

Each subcommand is a module here with `NAME`, `HELP`, `add_arguments(parser)` and `run(args) -> int`.
Only the one that is called gets imported, so that a quick command stays quick.
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
RULES_VARIABLE = "FOLSOM_RULES"  # refused by the kernel when it is imported, with a sentence
SUMMARIES = {
    "play": "play Express or Super in the terminal, against bots or one another",
    "resume": "go on with the game you left",
    "simulate": "play many random games and report what came of them",
    "match": "let bots play each other, and say who wins how often",
    "tournament": "let many bots play each other, and rate them",
    "ladder": "play the matches that show what the bots are worth",
    "replay": "step through a recorded game",
    "check": "say whether recorded games are valid",
    "verify": "check that a game was dealt as promised before it began",
    "serve": "open the table server, for people and bots over the network",
    "backup": "copy the table server's database while it runs",
    "restore": "make the table server's database from such a copy",
    "bench": "measure how fast the rules run on this machine",
    "solve": "solve the endgames of Super, with a certificate of how well",
    "fit": "fit what a round's start is worth to the bots of Express",
    "compile": "compile the rules and bots for this machine now, instead of at the first game",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
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
    """Run it, and find out now, however it ends, whether anybody reads what was printed."""
    try:
        return _run(words)
    finally:
        if sys.stdout is not None:  # it was closed from the start
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
    """The parser, with the arguments of the one subcommand that was named."""
    parser = argparse.ArgumentParser(
        prog="folsom",
        description="Folsom: train-heist games for the terminal and for research.",
        epilog="'folsom COMMAND --help' says more about a command.",
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


def _sentence(summary: str) -> str:
    return summary[0].upper() + summary[1:] + "."


def _hush() -> None:
    """Nobody reads any more: keep the interpreter from complaining about it at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def console() -> NoReturn:
    """The entry point of `python -m folsom`."""
    sys.exit(main())
