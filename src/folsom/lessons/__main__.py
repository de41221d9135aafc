"""Rewrite the lessons' files, in this folder."""

from pathlib import Path

from folsom.lessons.files import FILES, file_of

if __name__ == "__main__":
    for name, script in FILES.items():
        Path(name).write_bytes(file_of(script))
