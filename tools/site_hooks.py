"""What MkDocs can't do by itself for the documentation's site (`mkdocs.yml`).

The README and its neighbours are pages of the site, too: `PAGES`. The documents link to sources and examples, which
are no pages; the site has a copy of each as text, so that every link works offline. A link to a folder becomes plain
words.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.repository import ROOT

PAGES = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
}
COPIES = "source"  # the folder of the site that has the sources
LINK = re.compile(r"(?P<image>!?)\[(?P<words>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:|#")  # another site, or a place on the same page
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages from outside `docs/`."""
    for page, document in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / document).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead the links that leave `docs/` to where the site has what they mean."""
    pieces = FENCE.split(markdown)  # every other one is a fence, and stays
    return "".join(
        piece if odd % 2 else _relinked(piece, page.file.src_uri, config, files) for odd, piece in enumerate(pieces)
    )


def _relinked(text: str, page: str, config: MkDocsConfig, files: Files) -> str:
    def relinked(link: re.Match[str]) -> str:
        if ELSEWHERE.match(link["target"]):
            return link[0]
        found = site_target(link["target"], page)
        if found is None:
            return link["words"]
        if found.startswith(f"{COPIES}/"):
            _copy(found, config, files)
        return f"{link['image']}[{link['words']}]({_seen_from(page, found)})"

    return LINK.sub(relinked, text)


def site_target(target: str, page: str) -> str | None:
    """Where in the site a page's link to a file leads, from the site's top; None for a folder: the site has none."""
    file, mark, anchor = target.partition("#")
    meant = (document_of(page).parent / file).resolve()
    if meant.is_dir():
        return None
    return _in_site(PurePosixPath(meant.relative_to(ROOT).as_posix())) + mark + anchor


def document_of(page: str) -> Path:
    """The file of the repository that a page of the site is made from."""
    return ROOT / PAGES[page] if page in PAGES else ROOT / "docs" / page


def _in_site(path: PurePosixPath) -> str:
    """Where the site has a file of the repository."""
    as_page = {document: page for page, document in PAGES.items()}
    if str(path) in as_page:
        return as_page[str(path)]
    if path.is_relative_to("docs"):
        return str(path.relative_to("docs"))
    return f"{COPIES}/{path}.txt"


def _seen_from(page: str, target: str) -> str:
    return os.path.relpath(target, PurePosixPath(page).parent).replace(os.sep, "/")


def _copy(target: str, config: MkDocsConfig, files: Files) -> None:
    """Have a copy of a file as text in the site."""
    uri = target.partition("#")[0]
    if files.get_file_from_path(uri) is None:
        original = ROOT / uri.removeprefix(f"{COPIES}/").removesuffix(".txt")
        files.append(File.generated(config, uri, content=original.read_text(encoding="utf-8")))
