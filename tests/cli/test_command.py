"""The frame of the command: help worth reading, sentences instead of tracebacks, and quiet ends."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from folsom import __version__, cli
from folsom.cli import SUMMARIES, main
from folsom.cli.failure import Failure

COMMANDS = tuple(SUMMARIES)
LISTENING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal; in the background it may be ignored
from folsom.cli import main
sys.exit(main(sys.argv[1:]))
"""


def ran(*words: str) -> int | str | None:
    """The exit code of a command line, however it ended."""
    try:
        return main(words)
    except SystemExit as left:
        return left.code


def arguments_of(command: str) -> Iterator[argparse.Action]:
    parser = cli._parser(command)
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    yield from commands.choices[command]._actions


# --- help ------------------------------------------------------------------------------------------


def test_without_a_command_every_command_is_named_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran() == 0
    bare = capsys.readouterr().out
    assert ran("--help") == 0
    assert capsys.readouterr().out == bare
    shown = " ".join(bare.split())
    assert all(f"{command} {summary}" in shown for command, summary in SUMMARIES.items())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does_in_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert ran(command, "--help") == 0
    said = capsys.readouterr()
    assert said.out.startswith(f"usage: folsom {command}")
    assert said.err == ""
    assert all(len(line) <= 80 for line in said.out.splitlines())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_argument_is_explained(command: str) -> None:
    assert [action.dest for action in arguments_of(command) if not action.help] == []


def test_options_of_the_table_are_listed_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("simulate", "--help") == 0
    text = capsys.readouterr().out
    assert "neutral_shortage=all_or_none|deal_until_empty" in text
    assert "what happens when there are too few neutral bullets (X9.4)" in text
    assert text.index("\nExpress:\n  expert=off|on") < text.index("\nSuper:\n  reflex=off|on")


@pytest.mark.parametrize("words", [["--version"], ["--help"], []])
def test_version_and_help_load_no_compiler(words: list[str]) -> None:
    code = f"""
import sys
from folsom.cli import main
try:
    main({words!r})
except SystemExit:
    pass
sys.exit("numba" in sys.modules or "numpy" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("--version") == 0
    assert capsys.readouterr().out == f"folsom {__version__}\n"


def test_the_package_is_the_command_too() -> None:
    done = subprocess.run([sys.executable, "-m", "folsom", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"folsom {__version__}\n"


# --- bad input -------------------------------------------------------------------------------------


def test_an_unknown_command_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("plya") == 2
    said = capsys.readouterr().err
    assert "'plya'" in said
    assert all(command in said for command in COMMANDS)


@pytest.mark.parametrize("words", [["--sped"], *([command, "--sped"] for command in COMMANDS)], ids=" ".join)
def test_an_unknown_option_is_named(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    required = {"simulate": ["express"], "fit": ["express"], "solve": ["super"]}
    required |= {command: ["a file"] for command in ("replay", "check", "verify", "backup", "restore")}
    required |= {command: ["express", "random", "random"] for command in ("match", "tournament")}
    assert ran(*words, *required.get(words[0], [])) == 2
    said = capsys.readouterr()
    assert "--sped" in said.err
    assert said.out == ""


@pytest.mark.parametrize("code", [1, 2])
def test_a_failure_is_a_sentence_and_an_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr("folsom.cli.compile.run", failing(Failure("the moon is full", code)))
    assert ran("compile") == code
    assert capsys.readouterr().err == "folsom: the moon is full\n"


def failing(error: BaseException) -> object:
    def run(args: argparse.Namespace) -> int:
        raise error

    return run


# --- quiet ends ------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_an_interrupted_command_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    module = import_module(f"folsom.cli.{command}")
    monkeypatch.setattr(module, "add_arguments", lambda parser: None)
    monkeypatch.setattr(module, "run", failing(KeyboardInterrupt()))
    assert ran(command) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("words", "sign"),
    [
        (["simulate", "express", "--games", "1e10"], "folsom: playing"),
        (["simulate", "super", "--games", "1e10"], "folsom: playing"),
        (["bench", "--quick"], "folsom: measuring"),
    ],
    ids=["express", "super", "bench"],
)
def test_ctrl_c_ends_a_command_at_work_quietly(words: list[str], sign: str) -> None:
    command = [sys.executable, "-c", LISTENING, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        while not (line := process.stderr.readline()).startswith(sign):
            assert line, "it ended before it was interrupted"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err == ""
    assert ("interrupted" in out) == (words[0] == "simulate")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--help"],
        ["--version"],
        *([command, "--help"] for command in COMMANDS),
        ["simulate", "express", "--games", "10"],
        ["simulate", "super", "--games", "10", "--json"],
        ["compile"],
    ],
    ids=" ".join,
)
def test_a_pipe_closed_early_ends_every_command_quietly(words: list[str]) -> None:
    done = into_a_closed_pipe(*words)
    complaints = [line for line in done.stderr.splitlines() if not line.startswith("folsom: compiling")]
    assert (done.returncode, complaints) == (0, [])


def into_a_closed_pipe(*words: str) -> subprocess.CompletedProcess[str]:
    """A command whose reader left before it began; its output is buffered, as it is for everyone by default."""
    reader, writer = os.pipe()
    os.close(reader)
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "folsom", *words]
    try:
        return subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=buffered)
    finally:
        os.close(writer)
