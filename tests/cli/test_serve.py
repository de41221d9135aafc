"""`folsom serve`, `folsom backup` and `folsom restore`, as people run them."""

from __future__ import annotations

import json
import logging
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from folsom.cli import main
from folsom.server.running import listening_at
from folsom.server.store.lock import FileLock
from tests.cli.complaints import complaint

Capture = pytest.CaptureFixture[str]
OPEN = re.compile(r"Folsom is open at (http://127\.0\.0\.1:\d+) \(Ctrl\+C closes it\)\.\n")
SECONDS = 60.0  # to wait for what comes soon


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A data folder of one's own, and the log as before afterwards."""
    monkeypatch.setenv("FOLSOM_DATA", str(tmp_path / "data"))
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = handlers, level


class Served:
    """`folsom serve` in a process of its own."""

    def __init__(self, log: Path) -> None:
        self.log = log
        command = [sys.executable, "-m", "folsom", "serve", "--port", "0", "--log", "json"]
        with log.open("w") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        found = OPEN.fullmatch(self.process.stdout.readline())
        assert found is not None, log.read_text()
        self.url = found.group(1)

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(SECONDS)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path / "log")
    yield server
    server.process.kill()
    server.process.communicate()


def heard(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All messages until the socket is closed, and its code."""
    messages: list[dict[str, Any]] = []
    try:
        while True:
            messages.append(json.loads(socket.recv(SECONDS)))
    except ConnectionClosed as closed:
        return messages, None if closed.rcvd is None else closed.rcvd.code


# --- a server that runs --------------------------------------------------------------------------


@pytest.mark.compiled_only
def test_a_server_is_played_on_backed_up_and_ended_in_order(served: Served, tmp_path: Path, capsys: Capture) -> None:
    with httpx.Client(base_url=served.url) as client:
        assert client.get("/health/live").headers.get("server") is None
        me = client.post("/api/guests", json={"name": "Belle"}).json()
        spec = {"game": "express", "players": 3}
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "greenhorn"}]
        body = {"table": spec, "seats": seats}
        table = client.post("/api/tables", json=body, headers={"origin": served.url})
        assert table.status_code == 201, table.text
        token = client.cookies["folsom"]

    address = served.url.replace("http", "ws") + f"/api/tables/{table.json()['id']}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        assert json.loads(socket.recv(SECONDS))["type"] == "table"
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy)]) == 0
        served.process.send_signal(signal.SIGTERM)
        messages, code = heard(socket)
    assert (messages[-1]["type"], messages[-1]["reason"], code) == ("bye", "restart", 1012)
    assert served.process.wait(SECONDS) == 0
    said = [json.loads(line)["message"] for line in served.log.read_text().splitlines()]
    assert said == ["the server is open", "the server is closed"]

    capsys.readouterr()
    database = f"sqlite:///{tmp_path / 'restored.db'}"
    assert main(["restore", str(copy), "--database", database]) == 0
    assert capsys.readouterr().out == f"The database is restored from {copy}.\n"
    with sqlite3.connect(tmp_path / "restored.db") as restored:
        assert restored.execute("SELECT id, name FROM guests").fetchall() == [(me["id"], "Belle")]


# --- what can't be -------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_answered_with_a_sentence(capsys: Capture) -> None:
    with listening_at("127.0.0.1", [0]) as listener:
        port = str(listener.getsockname()[1])
        said = complaint(capsys, "serve", "--port", port)
    assert said == f"folsom: another program uses port {port}; choose another with --port, or 0 for any free port\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "x"], "port is a whole number from 0 to 65535, not 'x' (from --port)"),
        (["--log", "xml"], "log is json or text, not 'xml' (from --log)"),
        (["--config", "gone.toml"], "the settings file gone.toml can't be read: No such file or directory"),
    ],
)
def test_a_setting_that_cant_be_is_answered_with_a_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    assert complaint(capsys, "serve", *words) == f"folsom: {sentence}\n"


@pytest.mark.parametrize("url", ["mysql://db/folsom", "sqlite://", "nonsense"])
def test_a_database_that_cant_be_is_answered_with_a_sentence(capsys: Capture, url: str) -> None:
    said = complaint(capsys, "serve", "--port", "0", "--database", url)
    (line,) = [line for line in said.splitlines() if not line.startswith("folsom: compiling")]
    assert line.startswith("folsom: ")
    assert line.endswith((".", "…"))


def test_a_database_that_another_server_uses_is_answered_with_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    database = tmp_path / "folsom.db"
    hold = FileLock(database)
    said = complaint(capsys, "serve", "--port", "0", "--database", f"sqlite:///{database}")
    hold.release()
    sentence = f"Another server uses the database {database}. Stop that one, or name another database."
    assert said.splitlines()[-1] == f"folsom: {sentence}"


def test_a_data_folder_that_cant_be_made_is_answered_with_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = complaint(capsys, "serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert said == f"folsom: the data folder {tmp_path / 'file' / 'data'} can't be made: Not a directory\n"


@pytest.mark.parametrize("words", [["serve"], ["backup", "x"], ["restore", "x"]], ids=" ".join)
def test_without_its_packages_the_server_says_what_to_install(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert "pip install 'folsom[server]'" in complaint(capsys, *words)


def test_a_backup_of_no_database_and_a_restore_of_no_backup_are_bad_data(capsys: Capture, tmp_path: Path) -> None:
    assert complaint(capsys, "backup", str(tmp_path / "copy"), code=1).startswith("folsom: ")
    assert complaint(capsys, "restore", str(tmp_path / "gone"), code=1).startswith("folsom: ")
    assert not (tmp_path / "copy").exists()


# --- settings ------------------------------------------------------------------------------------


def test_settings_are_shown_without_secrets(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLSOM_KEY", "5e" * 32)
    assert main(["serve", "--show-settings", "--port", "7"]) == 0
    shown = capsys.readouterr().out
    assert "port = 7  # the port to listen at; 0 for any that is free (from --port)\n" in shown
    assert "5e5e" not in shown
