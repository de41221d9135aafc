"""`folsom solve super`: solve the endgames, and certify how good the solution is."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from folsom.bots.super.endgames.certificate import Certificate, certificate_of
from folsom.bots.super.endgames.checkpoints import BadCheckpoint, read_checkpoint, write_checkpoint
from folsom.bots.super.endgames.solver import Solver
from folsom.bots.super.endgames.tablebase import write_tablebase
from folsom.cli import INTERRUPTED
from folsom.cli.columns import listed
from folsom.cli.failure import Failure
from folsom.cli.game_names import key_of
from folsom.cli.progress_bar import ProgressBar
from folsom.games import Super
from folsom.kernel import MODE, Mode

DEFAULT_OUTPUT = "super-endgames.npz"
CHECKPOINT = ".part"  # after the name of the output file
SHOW_EVERY = 16  # positions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The output, and the form of the report."""
    parser.description = (
        "Solve the endgames of Super: every position with two or three bandits left that\n"
        "can come up in a game of three without extensions. Duels are solved exactly,\n"
        "rounds of three approximately; the certificate says what a best response could\n"
        "still gain. It takes about ten minutes. Ctrl-C ends it early, with exit code\n"
        "130; the same command resumes."
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(DEFAULT_OUTPUT),
        metavar="FILE",
        help=f"the file to write (default: {DEFAULT_OUTPUT})",
    )
    parser.add_argument("--json", action="store_true", help="report as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    """Solve, write and report; returns 130 if interrupted."""
    _check(args.output)
    checkpoint = args.output.with_name(args.output.name + CHECKPOINT)
    solver, began = Solver(), time.process_time()
    try:
        solver.solved = read_checkpoint(checkpoint, solver.loot_classes)
    except BadCheckpoint as error:
        raise Failure(str(error)) from None
    if not _solve(solver, checkpoint):
        return INTERRUPTED
    with args.output.open("wb") as file:
        write_tablebase(file, {number: found.values for number, found in solver.solved.items()}, solver.loot_classes)
    checkpoint.unlink(missing_ok=True)
    certificate = certificate_of(solver.solved)
    report = {"game": key_of(Super), **asdict(certificate), **_file_report(args.output, time.process_time() - began)}
    print(json.dumps(report, indent=2) if args.json else _page(certificate, report))
    return 0


def _check(output: Path) -> None:
    if MODE is Mode.INTERPRETED:
        raise Failure("solving needs compiled rules, but FOLSOM_RULES is set to interpreted")
    if output.is_dir() or not output.parent.is_dir():
        raise Failure(f"can't write to {output}: it must be a file in a folder that exists")


def _solve(solver: Solver, checkpoint: Path) -> bool:
    """Find and solve all positions, saving what is solved at Ctrl-C; return whether all are solved."""
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
            write_checkpoint(checkpoint, solver.solved)
        print(f"interrupted: {len(solver.solved):,} positions are solved; the same command resumes", file=sys.stderr)
        return False
    return True


def _file_report(file: Path, seconds: float) -> dict[str, Any]:
    return {"file": str(file), "bytes": file.stat().st_size, "cpu_seconds": round(seconds, 1)}


# --- the page ------------------------------------------------------------------------------------


def _page(certificate: Certificate, report: dict[str, Any]) -> str:
    """The report for people, in 80 columns."""
    lines = {
        "duels": f"{certificate.duels:,} solved, right to {certificate.duel_gap:.1e}",
        "rounds of three": f"{certificate.three_player:,} solved",
        "value of the start": _by_place(certificate.start_values),
        "a best response gains": _by_place(certificate.start_gains),
        "at most, anywhere": _by_place(certificate.largest_gains),
        "on average": f"{certificate.mean_gain:.4f}",
        "written": f"{report['file']}, {report['bytes']:,} bytes ({report['cpu_seconds']:.0f} s of CPU time)",
    }
    title = "Super, three players: shares of the first place, by the order of play"
    return "\n".join([title, "", *listed(lines)])


def _by_place(shares: list[float]) -> str:
    return "  ".join(f"{share:.4f}" for share in shares)
