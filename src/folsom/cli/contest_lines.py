"""The standings of a contest for people, in 80 columns if names are short."""

from __future__ import annotations

from collections.abc import Callable

from folsom.arena import MATCH, ContestStanding, Estimate, Standings
from folsom.cli.columns import aligned, written
from folsom.games import GAMES

MILLISECONDS = 1000
WITH_INTERVALS = 3  # contestants whose pairings have room for intervals


def headline(shown: Standings) -> list[str]:
    """What was played."""
    contest = shown.contest
    games = f"{_counted(shown.games, 'game')} in {_counted(shown.blocks, 'block')} from seed {contest.seed}"
    who = f"{GAMES[contest.game].name}, {contest.seats} players"
    return [f"{who}: {games}", *(f"  {setting}" for setting in contest.settings)]


def figures(shown: Standings) -> list[str]:
    """The figures, pairings and times of all contestants."""
    return [
        "",
        *aligned(_figures_table(shown)),
        f"  (by chance a seat wins {100 * shown.chance:.1f} %{_nobody(shown)}; ± and … are 95 % intervals)",
        "",
        "  finished ahead of (a tie counts half):",
        *aligned(_pairings_table(shown)),
        "",
        "  CPU milliseconds per choice:",
        *aligned(_times_table(shown)),
    ]


def share_and_interval(estimate: Estimate) -> str:
    """A share with its interval, such as `52.1 % (48.0…56.1)`."""
    if estimate.low is None or estimate.high is None:
        return _share(estimate)
    return f"{_share(estimate)} ({100 * estimate.low:.1f}…{100 * estimate.high:.1f})"


def labelled(standing: ContestStanding) -> str:
    """A contestant, with the number of its clones."""
    return f"{standing.name} ({standing.clones} seats)" if standing.clones > 1 else standing.name


def _figures_table(shown: Standings) -> list[list[str]]:
    money = GAMES[shown.contest.game].money_name
    head = ["", "wins per seat" if shown.contest.kind == MATCH else "wins", money, "rank", "rating"]
    return [head, *(_figures_row(one, GAMES[shown.contest.game].money_form) for one in shown.contestants)]


def _figures_row(standing: ContestStanding, money_form: str) -> list[str]:
    return [
        labelled(standing),
        share_and_interval(standing.wins),
        _give_or_take(money_form, money_form.removeprefix("$"), standing.money),
        _give_or_take("{:.2f}", "{:.2f}", standing.rank),
        _between("{:.0f}", standing.rating),
    ]


def _give_or_take(form: str, reach_form: str, estimate: Estimate) -> str:
    reach = "" if estimate.high is None else f" ±{reach_form.format(estimate.high - estimate.mean)}"
    return form.format(estimate.mean) + reach


def _between(form: str, estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.mean)
    return f"{form.format(estimate.mean)} ({form.format(estimate.low)}…{form.format(estimate.high)})"


def _pairings_table(shown: Standings) -> list[list[str]]:
    """The table of pairings, with intervals if there is room for them."""
    names = [standing.name for standing in shown.contestants]
    form = share_and_interval if len(names) <= WITH_INTERVALS else _share
    rows = [[one.name, *(_pairing(one, other, form) for other in names)] for one in shown.contestants]
    return [["", *names], *rows]


def _pairing(standing: ContestStanding, other: str, form: Callable[[Estimate], str]) -> str:
    return form(standing.ahead[other]) if other in standing.ahead else "-"


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} %"


def _times_table(shown: Standings) -> list[list[str]]:
    rows = [[one.name, f"{one.times.choices:,}", *_times(one)] for one in shown.contestants]
    return [["", "choices", "mean", "median", "95th", "longest"], *rows]


def _times(standing: ContestStanding) -> list[str]:
    times = standing.times
    seconds = (times.mean, times.quantile(0.5), times.quantile(0.95), times.longest)
    return [written("{:,.3g}", None if figure is None else MILLISECONDS * figure) for figure in seconds]


def _nobody(shown: Standings) -> str:
    return f", nobody won {100 * shown.nobody:.1f} %" if shown.nobody else ""


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
