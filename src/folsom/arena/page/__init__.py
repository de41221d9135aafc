"""The page about a contest: one file of HTML that needs nothing else."""

from folsom.arena.page.page import contest_page

__all__ = ["contest_page"]
