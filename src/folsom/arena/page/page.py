"""The whole page: the contestants, the plots, and how the figures were made."""

from __future__ import annotations

from html import escape
from pathlib import Path

from folsom import __version__
from folsom.arena.contest import MATCH
from folsom.arena.estimate import INTERVALS
from folsom.arena.page import plots
from folsom.arena.ratings import RATINGS
from folsom.arena.standings import ContestStanding, Standings
from folsom.games import GAMES

EVEN = 0.5
HERE = Path(__file__).parent
TICK_WORDS = "The dot is the median, the bar ends at the 95th percentile, the tick is the longest."


def contest_page(shown: Standings, command: str, note: str = "") -> str:
    """One HTML file; it shows the *command* that produces it, and a *note* at the top."""
    title = _title(shown)
    return (
        (HERE / "page.html")
        .read_text(encoding="utf-8")
        .format(
            title=escape(title),
            style=(HERE / "style.css").read_text(encoding="utf-8"),
            landscape=(HERE / "landscape.svg").read_text(encoding="utf-8"),
            game=escape(GAMES[shown.contest.game].name),
            kind=escape(shown.contest.kind.capitalize()),
            subtitle=escape(_subtitle(shown)),
            note=f'<p class="note">{escape(note)}</p>' if note else "",
            sections="".join(_sections(shown)),
            facts=_facts(shown, command),
            version=__version__,
        )
    )


def _title(shown: Standings) -> str:
    """The title: who leads."""
    best, *others = sorted(shown.contestants, key=lambda standing: -standing.rating.mean)
    if not others:
        return f"{best.name} against itself"
    return f"{best.name} leads" if _surely_ahead(best) else f"{best.name} leads, perhaps"


def _surely_ahead(best: ContestStanding) -> bool:
    """Whether it finishes ahead of each other contestant more than half the time, by the intervals' lower ends."""
    return all(share.low is not None and share.low > EVEN for share in best.ahead.values())


def _subtitle(shown: Standings) -> str:
    best = max(shown.contestants, key=lambda standing: standing.rating.mean)
    wins = f"{best.name} wins {plots.percent(best.wins.mean)} of its seats; chance gives {plots.percent(shown.chance)}."
    return f"{shown.games:,} games, {shown.contest.seats} at a table. {wins}"


def _sections(shown: Standings) -> list[str]:
    """The plots, each with a heading and a sentence."""
    seats = f"Per seat; shared victories are split. The line is chance.{_nobody(shown)}"
    parts = [
        ("Rating ladder", "Ten times the strength is 400 points; the mean of all is 1500.", plots.ladder(shown)),
        ("Win share", seats, plots.wins(shown)),
    ]
    if len(shown.contestants) > 1:
        parts.append(("Who finishes ahead", "The row ahead of the column; a tie counts half.", plots.matrix(shown)))
    parts.append(_earned(shown))
    parts.append(("Decision times", f"CPU time per choice. {TICK_WORDS}", plots.times(shown)))
    return [_section(*part) for part in parts]


def _earned(shown: Standings) -> tuple[str, str, str]:
    if GAMES[shown.contest.game].ranks_by_money:
        return "Money", "At the end of a game. The line is the mean.", plots.money(shown)
    return "Places", "How often each place was taken, and the mean.", plots.ranks(shown)


def _nobody(shown: Standings) -> str:
    return f" Nobody won {plots.percent(shown.nobody)} of the games." if shown.nobody else ""


def _section(heading: str, sentence: str, plot: str) -> str:
    return f"<section><h2>{escape(heading)}</h2><p>{escape(sentence)}</p>{plot}</section>"


def _facts(shown: Standings, command: str) -> str:
    """How the figures were made."""
    contest = shown.contest
    lineup = " · ".join(contest.names)
    facts = {
        "Command": f"<code>{escape(command)}</code>",
        "Lineup" if contest.kind == MATCH else "Bots": escape(lineup),
        "Table": escape(", ".join([f"{contest.seats} players", *contest.settings])),
        "Games": f"{shown.games:,} in {shown.blocks:,} blocks, each one deal played in every rotation of the seats",
        "Seed": str(contest.seed),
        "Choices": f"{sum(one.times.choices for one in shown.contestants):,}",
        "Intervals": escape(INTERVALS),
        "Ratings": escape(RATINGS),
        "Version": f"Folsom {__version__}",
    }
    return "".join(f"<dt>{name}</dt><dd>{fact}</dd>" for name, fact in facts.items())
