"""`folsom verify`: check that a game was dealt from the secret committed to before it began."""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from folsom.cli.failure import Failure
from folsom.cli.record_files import BAD_DATA, bytes_of, counted, shown_name

if TYPE_CHECKING:
    from folsom.cli.game_names import AnyGame
    from folsom.notation import RecordError

COMMITMENT_PATTERN = "[0-9a-fA-F]{64}"


@dataclass(frozen=True)
class Check:
    """One check: whether it passed, None if it wasn't made, and a sentence about it."""

    name: str
    ok: bool | None
    says: str

    def __str__(self) -> str:
        mark = {True: "ok ", False: "BAD", None: "?  "}[self.ok]
        return f"{mark} {self.name}: {self.says}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the commitment that was published, and the form of the report."""
    parser.description = (
        "Check that a game was dealt fairly, as promised before it began.\n\n"
        "The server publishes a commitment before the game: it fixes a secret without\n"
        "revealing it. Every deal follows from the secret, which is in the record of the\n"
        "finished game. This prints a line for each check. The exit code is 1 if a check\n"
        "fails, and 2 for a game without a commitment."
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that was published at the start")
    parser.add_argument("--json", action="store_true", help="report as a JSON object, for programs")


def run(args: argparse.Namespace) -> int:
    """Check everything; return 1 if a check fails."""
    from folsom.cli.styled_text import fit_for

    given = None if args.commitment is None else _checked(args.commitment)
    checks = _checks(_bytes(args.file), given)
    ok = all(check.ok for check in checks)
    if args.json:
        print(json.dumps({"file": shown_name(args.file), "ok": ok, "checks": [asdict(check) for check in checks]}))
    else:
        print(fit_for(sys.stdout, "\n".join(map(str, [*checks, _verdict(checks, given)]))))
    return 0 if ok else BAD_DATA


def _checked(commitment: str) -> str:
    if not re.fullmatch(COMMITMENT_PATTERN, commitment.strip()):
        raise Failure(f"a commitment is 64 hexadecimal digits, not {commitment!r}")
    return commitment.strip().lower()


def _bytes(name: str) -> bytes:
    try:
        return bytes_of(name)
    except Failure as failure:
        raise Failure(f"{shown_name(name)}: {failure}") from None


# --- what must hold --------------------------------------------------------------------------


def _checks(text: bytes, given: str | None) -> list[Check]:
    """All checks, in order."""
    from folsom.notation import BrokenPromise, RecordError, read_opening

    try:
        start = read_opening(text)
    except BrokenPromise as error:
        broken = _fails("commitment", f"The secret isn't the promised one. {_place(error)}")
        return [broken, _untold("moves"), _untold("result")]
    except RecordError as error:
        return [_fails("record", f"This can't be read. {_place(error)}")]
    if start.commitment is None:
        raise Failure("this game was dealt from a seed, and nothing was promised: there is nothing to verify")
    promise = _holds("commitment", f"The secret fits the commitment in the record, {start.commitment}.")
    return [promise, *_published(start.commitment, given), *_course(text)]


def _published(commitment: str, given: str | None) -> list[Check]:
    """Check that the published commitment, if one was given, is the record's."""
    if given is None:
        return []
    if given == commitment:
        return [_holds("published", "It is the commitment that you gave.")]
    return [_fails("published", f"It isn't the commitment that you gave, {given}: this secret wasn't promised.")]


def _course(text: bytes) -> list[Check]:
    """Check the deals and moves, and the result."""
    from folsom.notation import RecordError, WrongResult, read

    replayed = "Played again from the secret, every deal and move is as recorded"
    try:
        game = read(text)
    except WrongResult as error:
        return [_holds("moves", f"{replayed}."), _fails("result", f"Something else came of it. {_place(error)}")]
    except RecordError as error:
        return [_fails("moves", f"The game can't have gone like this. {_place(error)}"), _untold("result")]
    counts = f"{counted(game.deals, 'deal')}, {counted(len(game.moves), 'move')}"
    return [_holds("moves", f"{replayed}: {counts}."), _holds("result", f"As recorded: {_result(game)}")]


def _holds(name: str, says: str) -> Check:
    return Check(name, ok=True, says=says)


def _fails(name: str, says: str) -> Check:
    return Check(name, ok=False, says=says)


def _untold(name: str) -> Check:
    return Check(name, ok=None, says="Not checked, because of the above.")


def _result(game: AnyGame) -> str:
    return str(game.result.why) if game.over else "the game is unfinished."


def _place(error: RecordError) -> str:
    return f"At {error}."


def _verdict(checks: list[Check], given: str | None) -> str:
    """The verdict, and what the reader has left to do."""
    if not all(check.ok for check in checks):
        return "This game was NOT dealt and played as promised."
    if given is None:
        return "Compare the commitment with the one that was published at the start, or give that with --commitment."
    return "This game was dealt and played as promised."
