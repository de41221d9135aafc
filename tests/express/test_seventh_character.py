"""A character more needs its name and nothing else: sizes follow, and who has no power has none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import folsom

NEW = "Mei"
PLAYED = """
import random

import folsom
from folsom.envs import ENCODINGS
from folsom.express.components import CHARACTERS
from folsom.express.position import Position

assert CHARACTERS == 7
ENCODING = ENCODINGS["express"]
for players in (2, 3, 6):
    bandits = 4 if players == 2 else players
    others = ["Ghost", "Doc", "Tuco", "Cheyenne", "Belle"][: bandits - 1]
    rng = random.Random(players)
    game = folsom.Express(players, characters=[*others, "Mei"], seed=players)
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.choices(seat)))
        view = game.view(seat)
        assert view.seats[-1].bandits[-1].name == "Mei"
        assert folsom.imagine(view, rng).view(seat) == view
        assert ENCODING.layout.table(ENCODING.observe(game, seat), "characters").sum() == bandits
        assert Position.unpack(game.position.pack()).pack() == game.position.pack()
    assert game.result.accounts[-1].name.endswith("Mei")
    assert folsom.read(game.record()).position.pack() == game.position.pack()
names = {seat.name for seed in range(40) for seat in folsom.Express(3, seed=seed).view().seats}
assert "Mei" in names and len(names) == 7
print("played")
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which a seventh character can be chosen."""
    home = tmp_path_factory.mktemp("seventh")
    source = Path(folsom.__file__).parent
    shutil.copytree(source, home / "folsom", ignore=shutil.ignore_patterns("page", "__pycache__"))
    components = home / "folsom" / "express" / "components.py"
    text = components.read_text(encoding="utf-8")
    changed = text.replace('"Belle", "Django")\n', f'"Belle", "Django", "{NEW}")\n')
    assert changed != text
    components.write_text(changed, encoding="utf-8")
    return home


@pytest.mark.parametrize("mode", ["interpreted", "checked", "compiled"])
def test_a_seventh_character_plays_in_every_mode(package: Path, mode: str) -> None:  # X2.2
    around = {**os.environ, "PYTHONPATH": str(package), "FOLSOM_RULES": mode, "FOLSOM_CACHE": str(package / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], env=around, cwd=package, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr
