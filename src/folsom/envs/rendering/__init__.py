"""Rendering a view of a table, as text and as pixels."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.envs.rendering.plain import plain_scene
from folsom.envs.rendering.scene import TablePicture
from folsom.envs.rendering.text import text_of
from folsom.games import PLUGINS, View

HUMAN, TEXT, PIXELS = RENDER_MODES = ("human", "ansi", "rgb_array")

Picture = str | npt.NDArray[np.uint8] | None


def scene_of(view: View[Any]) -> TablePicture:
    """What a picture of this view shows."""
    scene: TablePicture = (PLUGINS[view.game].load("picture") or plain_scene)(view)
    return scene


def _told(view: View[Any]) -> None:
    sys.stdout.write(text_of(scene_of(view)) + "\n")


def _pixels(view: View[Any]) -> npt.NDArray[np.uint8]:
    from folsom.envs.rendering.pixels import painted

    return painted(scene_of(view))


_WAYS: dict[str, Callable[[View[Any]], Picture]] = {
    HUMAN: _told,
    TEXT: lambda view: text_of(scene_of(view)),
    PIXELS: _pixels,
}


def checked_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    """The mode, if it's known or None; raises `ValueError` otherwise."""
    if mode is not None and mode not in modes:
        raise ValueError(f"there is no render_mode {mode!r}; there are {', '.join(modes)}")
    return mode


def render(view: View[Any], mode: str | None) -> Picture:
    """Render a view in a mode; None without a mode."""
    return None if mode is None else _WAYS[mode](view)
