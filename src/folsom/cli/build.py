"""`folsom build`: build rules, bots and environments ahead of time, for this machine or another."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from folsom.cli.failure import Failure
from folsom.kernel.aot.targets import TARGETS, Target, host_targets

BOTS, ENVS = "bot_entry_points", "env_entry_points"  # parts of a game
HAS_SWITCHED = "FOLSOM_BUILDS_FOR"  # set in the process that was started for a target


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """For which machine, where to, and how much."""
    parser.add_argument("--target", choices=list(TARGETS), help="the machine to build for (default: this one)")
    parser.add_argument("--folder", type=Path, help="where to put the libraries (default: where Folsom looks for them)")
    parser.add_argument("--without-envs", action="store_true", help="leave out the environments")


def run(args: argparse.Namespace) -> int:
    """Build what isn't there yet."""
    target = _target(args.target)
    if os.environ.get(HAS_SWITCHED) != target.name:
        return _in_its_own_process(target)
    return _build(target, args.folder, (BOTS,) if args.without_envs else (BOTS, ENVS))


def _target(name: str | None) -> Target:
    if name is not None:
        return TARGETS[name]
    here = host_targets()
    if not here:
        raise Failure(f"there is no target for this machine; name another with --target: {', '.join(TARGETS)}")
    return here[0]


def _in_its_own_process(target: Target) -> int:
    """Rules are read for one processor in each process, so a build gets a process of its own."""
    switched = {
        HAS_SWITCHED: target.name,
        "FOLSOM_RULES": "compiled",
        "FOLSOM_BMI2": "on" if target.has_bmi2 else "off",
    }
    command = [sys.executable, "-m", "folsom", *sys.argv[1:]]
    return subprocess.run(command, env=os.environ | switched, check=False).returncode


def _build(target: Target, folder: Path | None, parts: Sequence[str]) -> int:
    from folsom.games import GAMES, plugin_of
    from folsom.kernel.aot.artefacts import build, native_folder
    from folsom.kernel.aot.linking import CantLink

    for game in GAMES.values():
        modules = [game.position_type.entry_points, *(plugin_of(game).load(part) for part in parts)]
        for module in filter(None, modules):
            began = time.process_time()
            try:
                made = build(module, target, folder or native_folder())
            except CantLink as problem:
                raise Failure(str(problem)) from None
            print(f"{made.library.name}: {len(made.signatures)} entry points, {time.process_time() - began:.1f} s")
    return 0
