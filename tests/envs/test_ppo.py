"""The example that learns Express with a masked PPO: a few seconds of it."""

import re
import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib isn't installed here: it comes with the extra folsom[ppo]")

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_express.py"
POINT = re.compile(r"([\d,]+) steps: wins +([\d.]+)%")


def test_a_masked_ppo_soon_plays_better_than_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "curve.svg"
    asked = ["--steps", "16000", "--every", "8000", "--games", "300", "--seed", "1", "--plot", str(plot)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *asked])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    curve = [(int(steps.replace(",", "")), float(share)) for steps, share in POINT.findall("\n".join(lines))]
    assert [steps for steps, _ in curve] == [0, 8192, 16384]
    assert curve[0][1] < 43
    assert curve[-1][1] > curve[0][1] + 10
    assert lines[-1].startswith("before: wins")
    assert "polyline" in plot.read_text()
