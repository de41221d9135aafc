"""The plots of the page: a row for each contestant, with its name and figure beside a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10

from folsom.arena.estimate import Estimate
from folsom.arena.page.drawing import (
    Scale,
    across,
    block,
    dot,
    drawing,
    round_step,
    scale_around,
    upright,
    words,
)
from folsom.arena.standings import MEDIAN, MILLISECOND, NEARLY_ALL, ContestStanding, Standings

ROW, MIDDLE, AXIS = 30, 15, 22  # heights in pixels
HILLS = 56  # the height of a distribution
TICKS = 4
BINS = 24
FINEST_BIN = 50  # dollars

Form = Callable[[float], str]


def ladder(shown: Standings) -> str:
    """Ratings with intervals, best first."""
    ranked = sorted(shown.contestants, key=lambda standing: -standing.rating.mean)
    scale = scale_around((end for one in ranked for end in _ends(one.rating)), TICKS)
    rows = [_interval_row(one.name, one.rating, scale, f"{one.rating.mean:.0f}") for one in ranked]
    return _plot([*rows, _axis(scale.ticks(TICKS), scale, "{:.0f}".format)])


def wins(shown: Standings) -> str:
    """Win shares per seat with intervals, compared with chance."""
    ranked = sorted(shown.contestants, key=lambda standing: -standing.wins.mean)
    scale = Scale(0, round_step(max(shown.chance, *(end for one in ranked for end in _ends(one.wins)))))
    chance = upright("chance", scale.at(shown.chance), 0, ROW)
    rows = [_interval_row(one.name, one.wins, scale, percent(one.wins.mean), chance) for one in ranked]
    return _plot([*rows, _axis(scale.ticks(TICKS), scale, "{:.0%}".format)])


def matrix(shown: Standings) -> str:
    """How often each contestant finishes ahead of each other one: a table in which darker means more often."""
    ranked = sorted(shown.contestants, key=lambda standing: -standing.rating.mean)
    head = "".join(f'<th scope="col">{escape(one.name)}</th>' for one in ranked)
    rows = [_matrix_row(one, ranked) for one in ranked]
    return f'<div class="wide"><table class="matrix"><tr><td></td>{head}</tr>{"".join(rows)}</table></div>'


def _matrix_row(one: ContestStanding, ranked: Sequence[ContestStanding]) -> str:
    cells = [_matrix_cell(one.ahead.get(other.name)) for other in ranked]
    return f'<tr><th scope="row">{escape(one.name)}</th>{"".join(cells)}</tr>'


def _matrix_cell(share: Estimate | None) -> str:
    if share is None:
        return '<td class="self">&middot;</td>'
    between = "" if share.low is None else f"<small>{_between(share)}</small>"
    return f'<td style="--share:{100 * share.mean:.0f}%">{percent(share.mean)}{between}</td>'


def _between(share: Estimate) -> str:
    low, high = (100 * end for end in _ends(share))
    return f"{low:.0f} &ndash; {high:.0f}"


# --- distributions -------------------------------------------------------------------------------


def money(shown: Standings) -> str:
    """The distribution of each contestant's money; the line is the mean."""
    most = max(max(one.money_counts) for one in shown.contestants)
    width = max(FINEST_BIN, FINEST_BIN * round(round_step(max(most, 1) / BINS) / FINEST_BIN))
    scale = Scale(0, width * (most // width + 1))
    rows = [_money_row(one, scale, width) for one in shown.contestants]
    return _plot([*rows, _axis(scale.ticks(TICKS), scale, "${:,.0f}".format)])


def _money_row(one: ContestStanding, scale: Scale, width: int) -> str:
    counts: dict[int, int] = {}
    for dollars, count in one.money_counts.items():
        counts[dollars // width] = counts.get(dollars // width, 0) + count
    tallest = max(counts.values())
    hills = [
        block("hill", scale.at(width * number), scale.at(width * (number + 1)), HILLS * (1 - count / tallest), HILLS)
        for number, count in sorted(counts.items())
    ]
    mean = upright("mean", scale.at(one.money.mean), 0, HILLS)
    figure = f"${one.money.mean:,.0f}"
    return _row(one.name, drawing([*hills, mean], HILLS, f"{one.name}: {figure} on average"), figure)


def ranks(shown: Standings) -> str:
    """How often each contestant takes each place."""
    places = range(1, shown.contest.seats + 1)
    scale = Scale(0, len(places))
    tallest = max(share for one in shown.contestants for share in _place_shares(one, places))
    rows = [_ranks_row(one, scale, places, tallest) for one in shown.contestants]
    axis = [words(f"{place}.", scale.at(place - 0.5), AXIS - 7) for place in places]
    return _plot([*rows, _row("", drawing(axis, AXIS, "places"), "")])


def _place_shares(one: ContestStanding, places: range) -> list[float]:
    games = sum(one.rank_counts.values())
    return [one.rank_counts.get(place, 0) / games for place in places]


def _ranks_row(one: ContestStanding, scale: Scale, places: range, tallest: float) -> str:
    shares = dict(zip(places, _place_shares(one, places), strict=True))
    hills = [
        block("hill", scale.at(place - 0.9), scale.at(place - 0.1), HILLS * (1 - share / tallest), HILLS)
        for place, share in shares.items()
    ]
    says = ", ".join(f"{place}. {percent(share)}" for place, share in shares.items())
    return _row(one.name, drawing(hills, HILLS, f"{one.name}: {says}"), f"{one.rank.mean:.2f}")


# --- times ---------------------------------------------------------------------------------------


def times(shown: Standings) -> str:
    """CPU time per choice: from the median to the 95th percentile, with a tick at the longest."""
    timed = [one for one in shown.contestants if one.times.choices]
    spans = [_span(one) for one in timed]
    scale = Scale(floor(min(span[0] for span in spans)), floor(max(span[-1] for span in spans)) + 1)
    rows = [_times_row(one, span, scale) for one, span in zip(timed, spans, strict=True)]
    decades = [float(decade) for decade in range(int(scale.low), int(scale.high) + 1)]
    return _plot([*rows, _axis(decades, scale, lambda decade: duration(10**decade))])


def _span(one: ContestStanding) -> tuple[float, float, float]:
    """Median, 95th percentile and longest, as powers of ten of seconds."""
    seconds = one.times.quantile(MEDIAN), one.times.quantile(NEARLY_ALL), one.times.longest
    median, nearly_all, longest = (log10(max(time or 0, 1e-9)) for time in seconds)
    return median, nearly_all, longest


def _times_row(one: ContestStanding, span: tuple[float, float, float], scale: Scale) -> str:
    median, nearly_all, longest = map(scale.at, span)
    marks = [
        across("thread", median, longest, MIDDLE),
        across("reach", median, nearly_all, MIDDLE),
        upright("longest", longest, MIDDLE - 6, MIDDLE + 6),
        dot("point", median, MIDDLE),
    ]
    figure = duration(10 ** span[0])
    return _row(one.name, drawing(marks, ROW, f"{one.name}: median {figure}"), figure)


def duration(seconds: float) -> str:
    """A time in a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", MILLISECOND), ("µs", MILLISECOND**2)):
        if seconds >= size * 0.9999:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / MILLISECOND**3:.3g} ns"


# --- rows ----------------------------------------------------------------------------------------


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def _ends(estimate: Estimate) -> tuple[float, float]:
    """The interval, or the mean twice if there is none."""
    low, high = estimate.low, estimate.high
    return (estimate.mean, estimate.mean) if low is None or high is None else (low, high)


def _interval_row(name: str, estimate: Estimate, scale: Scale, figure: str, *behind: str) -> str:
    low, high = map(scale.at, _ends(estimate))
    ends = [upright("reach", end, MIDDLE - 5, MIDDLE + 5) for end in (low, high)]
    marks = [*behind, across("reach", low, high, MIDDLE), *ends, dot("point", scale.at(estimate.mean), MIDDLE)]
    return _row(name, drawing(marks, ROW, f"{name}: {figure}"), figure)


def _axis(ticks: Sequence[float], scale: Scale, form: Form) -> str:
    marks = [upright("tick", scale.at(tick), 0, 5) for tick in ticks]
    labels = [words(form(tick), scale.at(tick), AXIS - 5) for tick in ticks]
    line = across("axis", scale.at(scale.low), scale.at(scale.high), 0.5)
    return _row("", drawing([line, *marks, *labels], AXIS, "scale"), "")


def _row(name: str, drawn: str, figure: str) -> str:
    return f'<div class="name">{escape(name)}</div><div class="figure">{escape(figure)}</div>{drawn}'


def _plot(rows: Sequence[str]) -> str:
    return f'<div class="plot">{"".join(rows)}</div>'
