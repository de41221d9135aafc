"""The line that says what the first start on a machine is waiting for."""

from io import StringIO

from folsom.kernel.progress import WHY, CompileProgress


class Terminal(StringIO):
    """A stream that a person looks at."""

    def isatty(self) -> bool:
        return True


def _compile_three(stream: StringIO) -> str:
    """One function that needs another, and then one more."""
    progress = CompileProgress(stream)
    progress.begin()
    progress.begin()
    progress.end()
    progress.end()
    progress.begin()
    progress.end()
    return stream.getvalue()


def test_a_file_gets_one_line() -> None:
    assert _compile_three(StringIO()) == f"{WHY} …\n"


def test_a_terminal_gets_a_line_that_counts_and_goes_away() -> None:
    said = _compile_three(Terminal())
    assert said.startswith(f"{WHY} …\r{WHY}: 1 of about ")
    assert f"\r{WHY}: 3 of about " in said
    assert said.endswith("\r\x1b[K")
    assert "\n" not in said


def test_nothing_is_said_where_nothing_is_compiled() -> None:
    stream = StringIO()
    CompileProgress(stream)
    assert stream.getvalue() == ""
