"""A round of two who plan at once: an exact solution by the simplex method.

The row player has *rows* plans and wants much, the column player *columns* and wants little. The tableau starts with
the payoffs, all above zero, and is pivoted until no column is left to gain by (Dantzig's rule, then Bland's, which
never goes in circles).
"""

from folsom.bots.super.endgames.work import STRIDE, WIDTH, Work
from folsom.kernel import rule

TINY = 1e-11
PATIENCE = 200  # pivots after which Bland's rule is followed
NONE = -1


@rule(floats=True)
def set_tableau(w: Work, rows: int, columns: int) -> None:
    """The borders around the payoffs, and the names of rows and columns: those of columns are the lower."""
    for row in range(rows):
        w.tableau[row * STRIDE + columns] = 1.0
        w.labels[row] = columns + row
    for column in range(columns):
        w.tableau[rows * STRIDE + column] = -1.0
        w.labels[WIDTH + column] = column
    w.tableau[rows * STRIDE + columns] = 0.0


@rule(floats=True)
def entering(w: Work, rows: int, columns: int, pivots: int) -> int:
    """The column to bring in, or NONE when there is nothing left to gain."""
    found, least, first = NONE, -TINY, 2 * WIDTH
    for column in range(columns):
        gain, label = w.tableau[rows * STRIDE + column], w.labels[WIDTH + column]
        if gain < least if pivots < PATIENCE else gain < -TINY and label < first:
            found, least, first = column, gain, label
    return found


@rule(floats=True)
def leaving(w: Work, rows: int, columns: int, column: int) -> int:
    """The row that gives way first."""
    found, least = NONE, 0.0
    for row in range(rows):
        slope = w.tableau[row * STRIDE + column]
        if slope > TINY:
            ratio = w.tableau[row * STRIDE + columns] / slope
            if found == NONE or ratio < least or (ratio == least and w.labels[row] < w.labels[found]):
                found, least = row, ratio
    return found


@rule(floats=True)
def pivot(w: Work, rows: int, columns: int, row: int, column: int) -> None:
    """Exchange a row and a column."""
    scale = 1.0 / w.tableau[row * STRIDE + column]
    w.tableau[row * STRIDE + column] = 1.0
    for place in range(columns + 1):
        w.tableau[row * STRIDE + place] *= scale
    for other in range(rows + 1):
        if other != row:
            factor = w.tableau[other * STRIDE + column]
            w.tableau[other * STRIDE + column] = 0.0
            for place in range(columns + 1):
                w.tableau[other * STRIDE + place] -= factor * w.tableau[row * STRIDE + place]
    label = w.labels[row]
    w.labels[row] = w.labels[WIDTH + column]
    w.labels[WIDTH + column] = label


@rule(floats=True)
def read_mixes(w: Work, rows: int, columns: int) -> None:
    """The mixes that the final tableau holds: the row player's, then from WIDTH on the column player's."""
    total = w.tableau[rows * STRIDE + columns]
    for place in range(2 * WIDTH):
        w.mixes[place] = 0.0
    for row in range(rows):
        if w.labels[row] < columns:
            w.mixes[WIDTH + w.labels[row]] = w.tableau[row * STRIDE + columns] / total
    for column in range(columns):
        if w.labels[WIDTH + column] >= columns:
            w.mixes[w.labels[WIDTH + column] - columns] = w.tableau[rows * STRIDE + column] / total


@rule(floats=True, shared=True)
def solve_tableau(w: Work, rows: int, columns: int) -> None:
    """The optimal mixes of both; the tableau holds the payoffs, all above zero."""
    set_tableau(w, rows, columns)
    pivots = 0
    column = entering(w, rows, columns, pivots)
    while column != NONE:
        pivot(w, rows, columns, leaving(w, rows, columns, column), column)
        pivots += 1
        column = entering(w, rows, columns, pivots)
    read_mixes(w, rows, columns)
