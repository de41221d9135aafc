"""`folsom bench`: measure how fast the rules run on this machine, and compare with the targets."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from folsom import __version__
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, game_named, key_of
from folsom.cli.measures.measure import FULL, QUICK, Effort, Measure
from folsom.cli.measures.starts import VERSION
from folsom.cli.progress_bar import ProgressBar
from folsom.games import GAMES, PLUGINS
from folsom.kernel import MODE, Mode

CPU_INFO = Path("/proc/cpuinfo")
MEASURES: dict[str, tuple[Measure, ...]] = {key: plugin.load("measures") or () for key, plugin in PLUGINS.items()}
COMMAND = "folsom"  # the group of measures of the command itself

Group = dict[str, dict[str, Any]]  # the figures of each measure, by key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how long it may take, and the form of the report."""
    parser.description = (
        "Measure how fast the rules run on this machine, in CPU time.\n\n"
        "Each figure is the median of several runs, with the best run beside it, because\n"
        "other programs can only slow a run down. A missed target is marked, but isn't an\n"
        "error. A game takes one to three minutes, mostly compiling."
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {GAME_NAMES} (default: all)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs, without the cold start")
    parser.add_argument("--json", action="store_true", help="report as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    """Measure everything, and report."""
    if MODE is Mode.INTERPRETED:
        raise Failure("the bench measures compiled rules, but FOLSOM_RULES sets interpreted rules")
    keys = list(GAMES) if args.game is None else [key_of(game_named(args.game))]
    groups = {key: MEASURES[key] for key in keys} | {COMMAND: (VERSION,)}
    report: dict[str, Any] = {"machine": _machine(), "quick": args.quick}
    report["measures"] = _taken(groups, QUICK if args.quick else FULL)
    print(json.dumps(report, indent=2) if args.json else _page(report))
    return 0


def _machine() -> dict[str, Any]:
    """The machine and versions that the figures depend on."""
    from folsom.kernel.intrinsics import HAS_BMI2

    parts = {name: version(name) for name in ("numba", "numpy")}
    return {
        "processor": _processor(),
        "bmi2": HAS_BMI2,
        "rules": MODE.value,
        "folsom": __version__,
        "python": platform.python_version(),
        **parts,
    }


def _processor() -> str:
    lines = CPU_INFO.read_text().splitlines() if CPU_INFO.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def _taken(groups: dict[str, tuple[Measure, ...]], effort: Effort) -> dict[str, Group]:
    """The figures of every measure, by group and key."""
    taken: dict[str, Group] = {group: {} for group in groups}
    everything = [(group, measure) for group, measures in groups.items() for measure in measures]
    with ProgressBar(sys.stderr, len(everything), "measuring the speed of the rules") as bar:
        for done, (group, measure) in enumerate(everything):
            bar.show(done, f"{_title(group)}: {measure.about}")
            taken[group][measure.key] = _figures(measure, measure.runs(effort))
    return taken


def _figures(measure: Measure, runs: list[float]) -> dict[str, Any]:
    """Median and best of the runs, and the target; empty if there were no runs."""
    best = max if measure.more_is_better else min
    return {
        "about": measure.about,
        "unit": measure.unit,
        "median": median(runs) if runs else None,
        "best": best(runs) if runs else None,
        "runs": len(runs),
        "at_least": measure.at_least,
        "at_most": measure.at_most,
        "met": measure.met_by(median(runs)) if runs else None,
    }


# --- the page ------------------------------------------------------------------------------------

VERDICTS = {True: "met", False: "MISSED", None: ""}
SMALL, LARGE = 10, 1000  # figures below SMALL need more decimals, from LARGE on fewer


def _page(report: dict[str, Any]) -> str:
    """The report for people, in 80 columns."""
    about = report["machine"]
    groups = [line for key, group in report["measures"].items() for line in _group_lines(_title(key), group)]
    return "\n".join(
        [
            f"Folsom {about['folsom']} on {about['processor']}, {'with' if about['bmi2'] else 'without'} BMI2",
            f"Python {about['python']}, Numba {about['numba']}, NumPy {about['numpy']}, rules {about['rules']}",
            "CPU time, one core",
            *groups,
        ]
    )


def _title(key: str) -> str:
    """What a group is called."""
    return GAMES[key].name if key in GAMES else "The command"


def _group_lines(title: str, group: Group) -> list[str]:
    return ["", _row(title, "median", "best", "", "target", ""), *map(_figures_row, group.values())]


def _figures_row(figures: dict[str, Any]) -> str:
    middle, best = (_written(figures[which]) for which in ("median", "best"))
    return _row(figures["about"], middle, best, figures["unit"], _target(figures), VERDICTS[figures["met"]])


def _row(about: str, middle: str, best: str, unit: str, target: str, verdict: str) -> str:
    return f"{about:<30}{middle:>11}{best:>11} {unit:<8} {target:<11} {verdict}".rstrip()


def _written(figure: float | None) -> str:
    if figure is None:
        return "-"
    decimals = 0 if figure == int(figure) or figure >= LARGE else 2 if figure < SMALL else 1
    return f"{figure:,.{decimals}f}"


def _target(figures: dict[str, Any]) -> str:
    if figures["at_least"] is not None:
        return f">={figures['at_least']:,}"
    return "" if figures["at_most"] is None else f"<={figures['at_most']:,}"
