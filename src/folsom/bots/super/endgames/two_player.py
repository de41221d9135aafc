"""A round of two players who plan at once: an exact solution by the simplex method.

The row player has *rows* plans and maximises, the column player has *columns* and minimises. The tableau starts with
the payoffs, all above zero, and is pivoted until no column improves it (by Dantzig's rule, then by Bland's, which
never cycles).
"""

from folsom.bots.super.endgames.solver_workspace import BASE_PLANS, TABLEAU_WIDTH, SolverWorkspace
from folsom.kernel import rule

TOLERANCE = 1e-11
PIVOTS_BEFORE_BLAND = 200  # pivots by Dantzig's rule
NONE = -1


@rule(floats=True)
def set_tableau(w: SolverWorkspace, rows: int, columns: int) -> None:
    """Set the borders around the payoffs, and the labels of rows and columns; columns get the lower labels."""
    for row in range(rows):
        w.tableau[row * TABLEAU_WIDTH + columns] = 1.0
        w.labels[row] = columns + row
    for column in range(columns):
        w.tableau[rows * TABLEAU_WIDTH + column] = -1.0
        w.labels[BASE_PLANS + column] = column
    w.tableau[rows * TABLEAU_WIDTH + columns] = 0.0


@rule(floats=True)
def entering(w: SolverWorkspace, rows: int, columns: int, pivots: int) -> int:
    """The column that enters the basis, or NONE at the optimum."""
    found, least, first = NONE, -TOLERANCE, 2 * BASE_PLANS
    for column in range(columns):
        gain, label = w.tableau[rows * TABLEAU_WIDTH + column], w.labels[BASE_PLANS + column]
        if gain < least if pivots < PIVOTS_BEFORE_BLAND else gain < -TOLERANCE and label < first:
            found, least, first = column, gain, label
    return found


@rule(floats=True)
def leaving(w: SolverWorkspace, rows: int, columns: int, column: int) -> int:
    """The row that leaves the basis."""
    found, least = NONE, 0.0
    for row in range(rows):
        slope = w.tableau[row * TABLEAU_WIDTH + column]
        if slope > TOLERANCE:
            ratio = w.tableau[row * TABLEAU_WIDTH + columns] / slope
            if found == NONE or ratio < least or (ratio == least and w.labels[row] < w.labels[found]):
                found, least = row, ratio
    return found


@rule(floats=True)
def pivot(w: SolverWorkspace, rows: int, columns: int, row: int, column: int) -> None:
    """Exchange a row and a column."""
    scale = 1.0 / w.tableau[row * TABLEAU_WIDTH + column]
    w.tableau[row * TABLEAU_WIDTH + column] = 1.0
    for place in range(columns + 1):
        w.tableau[row * TABLEAU_WIDTH + place] *= scale
    for other in range(rows + 1):
        if other != row:
            factor = w.tableau[other * TABLEAU_WIDTH + column]
            w.tableau[other * TABLEAU_WIDTH + column] = 0.0
            for place in range(columns + 1):
                w.tableau[other * TABLEAU_WIDTH + place] -= factor * w.tableau[row * TABLEAU_WIDTH + place]
    label = w.labels[row]
    w.labels[row] = w.labels[BASE_PLANS + column]
    w.labels[BASE_PLANS + column] = label


@rule(floats=True)
def read_strategies(w: SolverWorkspace, rows: int, columns: int) -> None:
    """Read both strategies from the final tableau: the row player's, then from BASE_PLANS on the column player's."""
    total = w.tableau[rows * TABLEAU_WIDTH + columns]
    for place in range(2 * BASE_PLANS):
        w.strategies[place] = 0.0
    for row in range(rows):
        if w.labels[row] < columns:
            w.strategies[BASE_PLANS + w.labels[row]] = w.tableau[row * TABLEAU_WIDTH + columns] / total
    for column in range(columns):
        if w.labels[BASE_PLANS + column] >= columns:
            w.strategies[w.labels[BASE_PLANS + column] - columns] = w.tableau[rows * TABLEAU_WIDTH + column] / total


@rule(floats=True, shared=True)
def solve_tableau(w: SolverWorkspace, rows: int, columns: int) -> None:
    """Find the optimal strategies of both; the tableau holds the payoffs, all above zero."""
    set_tableau(w, rows, columns)
    pivots = 0
    column = entering(w, rows, columns, pivots)
    while column != NONE:
        pivot(w, rows, columns, leaving(w, rows, columns, column), column)
        pivots += 1
        column = entering(w, rows, columns, pivots)
    read_strategies(w, rows, columns)
