"""Settings: which source wins, and what is answered to what can't be."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.settings import FIELDS, BadSetting, Settings, gathered, settings_of, shown

KEY = "0123456789abcdef" * 4


def read(
    arguments: dict[str, Any] | None = None, environment: dict[str, str] | None = None, **defaults: Any
) -> Settings:
    return settings_of(gathered(arguments or {}, environment or {}, **defaults))


def complaint(arguments: dict[str, Any] | None = None, environment: dict[str, str] | None = None) -> str:
    with pytest.raises(BadSetting) as bad:
        read(arguments, environment)
    return str(bad.value)


def toml(folder: Path, text: str) -> str:
    file = folder / "folsom.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


# --- sources -------------------------------------------------------------------------------------


def test_without_anything_the_defaults_hold() -> None:
    settings = read()
    assert settings == Settings()
    assert (settings.host, settings.port, settings.pace) == ("127.0.0.1", 1899, (0.5, 1.1))
    assert settings.workers >= 1


def test_the_file_goes_before_defaults_the_environment_before_the_file_the_command_line_before_all(
    tmp_path: Path,
) -> None:
    file = toml(tmp_path, 'port = 1001\nhost = "10.0.0.1"\nguest_burst = 7\npace = [0, 0.25]\norigins = ["http://a"]')
    environment = {"FOLSOM_CONFIG": file, "FOLSOM_PORT": "1002", "FOLSOM_HOST": "10.0.0.2"}
    settings = read({"port": "1003", "open": True, "command": "serve", "log": None}, environment, data=Path("saves"))
    assert (settings.port, settings.host, settings.guest_burst, settings.data) == (1003, "10.0.0.2", 7, Path("saves"))
    assert (settings.pace, settings.origins) == ((0, 0.25), ("http://a",))


def test_the_file_of_the_command_line_goes_before_that_of_the_environment(tmp_path: Path) -> None:
    assert read({"config": toml(tmp_path, "port = 5")}, {"FOLSOM_CONFIG": "nowhere.toml"}).port == 5


def test_variables_of_the_rules_and_empty_ones_are_left_alone() -> None:
    others = {"FOLSOM_RULES": "interpreted", "FOLSOM_CACHE": "x", "FOLSOM_BMI2": "off", "PATH": "x", "FOLSOM_PORT": ""}
    assert read(environment=others) == Settings()


def test_every_setting_can_be_a_variable() -> None:
    values = {
        "FOLSOM_DATABASE": "postgresql://belle:pw@db/folsom",
        "FOLSOM_KEY": KEY,
        "FOLSOM_PUBLIC_URL": "https://Folsom.Example/",
        "FOLSOM_ORIGINS": "https://a.example, http://b.example:81/",
        "FOLSOM_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "FOLSOM_TLS": "on",
        "FOLSOM_PACE": "0.2, 0.4",
        "FOLSOM_WORKERS": "3",
        "FOLSOM_SLEEP_AFTER": "1.5",
        "FOLSOM_LOG": "JSON",
        "FOLSOM_METRICS": "off",
        "FOLSOM_DATA": "~/folsom",
    }
    settings = read(environment=values)
    assert settings.database == settings.database_url == "postgresql://belle:pw@db/folsom"
    assert settings.key == bytes.fromhex(KEY)
    assert settings.public_url == "https://folsom.example"
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1/128")
    assert (settings.tls, settings.pace, settings.workers, settings.sleep_after) == (True, (0.2, 0.4), 3, 1.5)
    assert (settings.log, settings.metrics) == ("json", "off")
    assert settings.data == Path.home() / "folsom"


def test_the_database_is_a_file_in_the_data_folder_unless_it_is_named() -> None:
    assert read(data=Path("/var/folsom")).database_url == "sqlite:////var/folsom/folsom.db"


def test_one_number_is_a_pace_too() -> None:
    assert read(environment={"FOLSOM_PACE": "0"}).pace == (0, 0)


@pytest.mark.parametrize(
    ("settings", "is_https"),
    [({}, False), ({"tls": "yes"}, True), ({"public_url": "https://a"}, True), ({"public_url": "http://a"}, False)],
)
def test_https_is_known_by_tls_or_by_the_public_address(settings: dict[str, str], is_https: bool) -> None:
    assert read(settings).is_https is is_https


# --- what can't be -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("PORT", "x", "port must be a whole number from 0 to 65535, not 'x' (from FOLSOM_PORT)"),
        ("PORT", "65536", "port must be a whole number from 0 to 65535, not '65536' (from FOLSOM_PORT)"),
        ("PORT", "1.5", "port must be a whole number from 0 to 65535, not '1.5' (from FOLSOM_PORT)"),
        ("PORT", "inf", "port must be a whole number from 0 to 65535, not 'inf' (from FOLSOM_PORT)"),
        ("HOST", " ", "host must be text, not ' ' (from FOLSOM_HOST)"),
        ("SLEEP_AFTER", "-1", "sleep_after must be a number from 1 to 86400, not '-1' (from FOLSOM_SLEEP_AFTER)"),
        (
            "GUEST_REQUESTS",
            "nan",
            "guest_requests must be a number from 0.1 to 1e+06, not 'nan' (from FOLSOM_GUEST_REQUESTS)",
        ),
        ("TLS", "maybe", "tls must be on or off, not 'maybe' (from FOLSOM_TLS)"),
        ("LOG", "xml", "log must be json or text, not 'xml' (from FOLSOM_LOG)"),
        ("METRICS", "all", "metrics must be local or open or off, not 'all' (from FOLSOM_METRICS)"),
        (
            "PUBLIC_URL",
            "folsom.example/x",
            "public_url must be like https://folsom.example or http://localhost:8000, not 'folsom.example/x'"
            " (from FOLSOM_PUBLIC_URL)",
        ),
        (
            "TRUSTED_PROXIES",
            "proxy",
            "trusted_proxies must be a list of addresses or networks such as 10.0.0.0/8, not 'proxy'"
            " (from FOLSOM_TRUSTED_PROXIES)",
        ),
        (
            "PACE",
            "2, 1",
            "pace must be two numbers of seconds from 0 to 60, the smaller first, such as 0.5, 1.1, not '2, 1'"
            " (from FOLSOM_PACE)",
        ),
        ("PROT", "1", "unknown setting FOLSOM_PROT (from the environment); did you mean FOLSOM_PORT?"),
    ],
)
def test_a_wrong_value_is_answered_with_its_source_and_what_is_allowed(
    variable: str, value: str, sentence: str
) -> None:
    assert complaint(environment={f"FOLSOM_{variable}": value}) == sentence


def test_a_secret_is_never_repeated() -> None:
    assert complaint(environment={"FOLSOM_KEY": KEY + "0"}) == "key must be 64 hexadecimal digits (from FOLSOM_KEY)"


def test_a_wrong_value_of_the_command_line_and_of_the_file_says_so(tmp_path: Path) -> None:
    assert complaint({"port": "x"}).endswith("(from --port)")
    file = toml(tmp_path, 'port = "x"')
    assert complaint({"config": file}).endswith(f"(from {file})")
    assert "not True" in complaint({"config": toml(tmp_path, "port = true")})
    assert "not [1, 2, 3]" in complaint({"config": toml(tmp_path, "pace = [1, 2, 3]")})


def test_an_unknown_key_of_the_file_is_answered_with_the_nearest(tmp_path: Path) -> None:
    file = toml(tmp_path, "prot = 1")
    assert complaint({"config": file}) == f"unknown setting 'prot' (from {file}); did you mean port?"
    assert "known settings are host, port, data" in complaint({"config": toml(tmp_path, "[zzz]\nport = 1")})


def test_a_file_that_cant_be_read_is_answered_with_the_reason(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone.toml")
    assert complaint({"config": gone}) == f"can't read the settings file {gone}: No such file or directory"
    assert "isn't TOML" in complaint({"config": toml(tmp_path, "port 1")})
    (tmp_path / "folsom.toml").write_bytes(b"\xff")
    assert "isn't TOML" in complaint({"config": str(tmp_path / "folsom.toml")})


@given(st.sampled_from([name.upper() for name in FIELDS]), st.text(min_size=1, max_size=20))
def test_any_text_is_a_value_or_is_refused_with_a_sentence(name: str, value: str) -> None:
    try:
        read(environment={f"FOLSOM_{name}": value})
    except BadSetting as bad:
        assert str(bad).endswith(f"(from FOLSOM_{name})")  # noqa: PT017  # either will do


# --- shown ---------------------------------------------------------------------------------------


def test_all_settings_are_shown_as_a_file_would_have_them_without_secrets() -> None:
    environment = {"FOLSOM_KEY": KEY, "FOLSOM_DATABASE": "postgresql://belle:pw@db/x", "FOLSOM_PORT": "7"}
    given = gathered({}, environment, data=Path("saves"))
    lines = list(shown(settings_of(given), given))
    assert [line.split(" = ")[0] for line in lines] == list(FIELDS)
    text = "\n".join(lines)
    assert KEY not in text
    assert "belle" not in text
    assert "port = 7  # port to listen on; 0 for any free port (from FOLSOM_PORT)" in lines
    values = tomllib.loads("\n".join(line for line in lines if not line.startswith("key")))
    del values["database"], values["log"], values["public_url"]
    assert read(values | {"port": values["port"]}).port == 7
