"""`folsom solve`: solve the endgames of Super, with a certificate of accuracy."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from folsom.bots.super.endgames.certificate import Certificate, certificate_of
from folsom.bots.super.endgames.drafts import BadDraft, read_draft, write_draft
from folsom.bots.super.endgames.solver import Solver
from folsom.bots.super.endgames.tablebase import write_tablebase
from folsom.cli import INTERRUPTED
from folsom.cli.columns import listed
from folsom.cli.failure import Failure
from folsom.cli.game_names import game_named, key_of
from folsom.cli.progress_bar import ProgressBar
from folsom.games import Super
from folsom.kernel import MODE, Mode

USUAL_OUTPUT = "super-endgames.npz"
DRAFT = ".part"  # added to the name of the output file
SHOW_EVERY = 16  # positions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, the output file, and the form of the report."""
    parser.description = (
        "Solve the endgames of Super: every position with two or three bandits left that\n"
        "can come up in a game of three without extensions. Duels are solved exactly,\n"
        "rounds of three towards an equilibrium; the certificate says what a best answer\n"
        "could still gain. It takes some ten minutes. Ctrl-C ends it early, with exit\n"
        "code 130: run the same command to resume."
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {key_of(Super)}")
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(USUAL_OUTPUT),
        metavar="FILE",
        help=f"the file to write (default: {USUAL_OUTPUT})",
    )
    parser.add_argument("--json", action="store_true", help="report as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    """Solve, write, and report; return 130 if interrupted."""
    _check(args.game, args.output)
    draft = args.output.with_name(args.output.name + DRAFT)
    solver, began = Solver(), time.process_time()
    try:
        solver.solved = read_draft(draft, solver.ledger)
    except BadDraft as error:
        raise Failure(str(error)) from None
    if not _solve(solver, draft):
        return INTERRUPTED
    with args.output.open("wb") as file:
        write_tablebase(file, {number: found.means for number, found in solver.solved.items()}, solver.ledger)
    draft.unlink(missing_ok=True)
    certificate = certificate_of(solver.solved)
    report = {"game": key_of(Super), **asdict(certificate), **_file_report(args.output, time.process_time() - began)}
    print(json.dumps(report, indent=2) if args.json else _page(certificate, report))
    return 0


def _check(game: str, output: Path) -> None:
    if game_named(game) is not Super:
        raise Failure(f"{game_named(game).name} is too large to be solved; {key_of(Super)} can be")
    if MODE is Mode.INTERPRETED:
        raise Failure("solving needs compiled rules, but FOLSOM_RULES sets interpreted rules")
    if output.is_dir() or not output.parent.is_dir():
        raise Failure(f"{output} can't be written: that folder doesn't exist")


def _solve(solver: Solver, draft: Path) -> bool:
    """Find and solve all positions; ctrl-C saves what is done. Returns whether all are solved."""
    try:
        with ProgressBar(sys.stderr, 1, "finding the positions") as bar:
            for found in solver.find():
                if found % SHOW_EVERY == 0:
                    bar.show(0, f"{found:,} positions found")
        with ProgressBar(sys.stderr, len(solver.rounds), "solving the positions") as bar:
            for done in solver.solve():
                if done % SHOW_EVERY == 0:
                    bar.show(done, f"{done:,} of {len(solver.rounds):,} positions, {bar.time_left(done)}")
    except KeyboardInterrupt:
        if solver.solved:
            write_draft(draft, solver.solved)
        print(
            f"interrupted: {len(solver.solved):,} positions are solved; run the same command to resume", file=sys.stderr
        )
        return False
    return True


def _file_report(file: Path, seconds: float) -> dict[str, Any]:
    return {"file": str(file), "bytes": file.stat().st_size, "cpu_seconds": round(seconds, 1)}


# --- the page ------------------------------------------------------------------------------------


def _page(certificate: Certificate, report: dict[str, Any]) -> str:
    """The report for people, in 80 columns."""
    lines = {
        "duels": f"{certificate.duels:,} solved, right to {certificate.duel_gap:.1e}",
        "rounds of three": f"{certificate.threes:,} solved",
        "the start is worth": _by_place(certificate.start_worths),
        "a best answer gains": _by_place(certificate.start_gains),
        "at most, anywhere": _by_place(certificate.largest_gains),
        "on average": f"{certificate.mean_gain:.4f}",
        "written": f"{report['file']}, {report['bytes']:,} bytes ({report['cpu_seconds']:.0f} s of CPU time)",
    }
    title = "Super, three players: shares of the first place, by the order of play"
    return "\n".join([title, "", *listed(lines)])


def _by_place(shares: list[float]) -> str:
    return "  ".join(f"{share:.4f}" for share in shares)
