"""`folsom compile`: all doors of the rules, compiled now."""

from __future__ import annotations

import argparse
import time


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    """Compile every door that isn't in the cache yet."""
    from folsom.express import doors
    from folsom.kernel import compile_doors

    began = time.process_time()
    count = compile_doors(doors)
    print(f"{count} doors of Express are ready ({time.process_time() - began:.1f} s of CPU time).")
    return 0
