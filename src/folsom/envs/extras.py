"""Packages that an environment needs, which an extra of Folsom installs."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """A package isn't installed; the message names the extra that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        reason = f"this needs the package {package}; install it with: pip install 'folsom[{extra}]'"
        super().__init__(reason, name=package)


def import_extra(module: str, extra: str) -> Any:
    """Import a module of a package that an extra installs; raises `MissingExtra` if it isn't installed."""
    package = module.partition(".")[0]
    try:
        import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise MissingExtra(package, extra) from None
    return import_module(module)
