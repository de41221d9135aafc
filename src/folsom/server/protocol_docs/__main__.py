"""Write the files that describe the protocol to the current folder."""

from pathlib import Path

from folsom.server.protocol_docs.files import FILES

if __name__ == "__main__":
    for name, make in FILES.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(make(), encoding="utf-8")
