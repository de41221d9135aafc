"""`folsom check`: check whether records are valid, one line per record."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from folsom.cli.failure import Failure
from folsom.cli.record_files import BAD_DATA, bytes_of, counted, shown_name

if TYPE_CHECKING:
    from folsom.cli.game_names import AnyGame


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files, and the form of the report."""
    parser.description = (
        "Check that recorded games are valid: replay each one by the rules.\n\n"
        "Prints a line for each file: 'FILE: ok' with the result of the game, or\n"
        "'FILE:LINE:COLUMN: reason'. The exit code is 1 if any file is bad."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="a JSON object for each file, for programs")


def run(args: argparse.Namespace) -> int:
    """Check all files; return 1 if any is bad."""
    from folsom.cli.styled_text import fit_for

    bad = 0
    for name in args.files:
        report = _report(name)
        bad += not report["ok"]
        print(json.dumps(report) if args.json else fit_for(sys.stdout, _line(report)), flush=True)
    return BAD_DATA if bad else 0


def _report(name: str) -> dict[str, Any]:
    """The report on a file."""
    from folsom import RecordError, read

    file = shown_name(name)
    try:
        return {"file": file, "ok": True, **_summary(read(bytes_of(name)))}
    except Failure as failure:
        return {"file": file, "ok": False, "reason": str(failure)}
    except RecordError as error:
        place = {"line": error.line, "column": error.column}
        return {"file": file, "ok": False, **place, "reason": error.reason, "allowed": list(error.allowed)}


def _summary(game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.name,
        "players": game.players,
        "rounds": len(game.rounds),
        "moves": len(game.moves),
        "over": game.over,
        "winners": [game.seat_name(seat) for seat in game.result.winners] if game.over else [],
        "why": game.result.why if game.over else "unfinished",
    }


def _line(report: dict[str, Any]) -> str:
    """The report as a line for people."""
    if report["ok"]:
        counts = f"{counted(report['rounds'], 'round')}, {counted(report['moves'], 'move')}"
        return f"{report['file']}: ok: {counts}, {report['why']}"
    place = f":{report['line']}:{report['column']}" if "line" in report else ""
    allowed = f"; allowed: {', '.join(report['allowed'])}" if report.get("allowed") else ""
    return f"{report['file']}{place}: {report['reason']}{allowed}"
