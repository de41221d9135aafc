"""Exponential and logarithm in fixed arithmetic: the same to the last bit on every machine and in every mode.

A C library's `exp` and `log` differ between platforms in the last bit, and a search that compares sums of them may then
choose differently. These use only additions, multiplications, divisions and comparisons, which round alike everywhere.
They are within one and three units in the last place of the true value.
"""

from __future__ import annotations

from math import factorial, sqrt

from folsom.kernel.compiler import rule

LN_2_HIGH = 0.6931471803691238  # the leading 33 bits of ln 2, so that its product with a whole number is exact
LN_2_LOW = 1.9082149292705877e-10  # the rest
LOG2_E = 1.4426950408889634
ROOT_2 = 1.4142135623730951
HALF = 0.5
LARGEST_STEP, LARGEST_POWER = 32, 4294967296.0  # a number, and 2 to the power of it
EXP_LARGEST = 700.0  # the result for a larger number is that for this one: bots need no more

# The terms of the series of (e**r - 1) / r, and of atanh(s) / s by the square of s
E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14 = (1.0 / factorial(term) for term in range(3, 15))
A3, A5, A7, A9, A11, A13, A15, A17, A19, A21 = (1.0 / term for term in range(3, 22, 2))


@rule(floats=True)
def fixed_exp(x: float) -> float:
    """The number e to the power of *x*, which is between -700 and 700."""
    x = min(max(x, -EXP_LARGEST), EXP_LARGEST)
    scaled = x * LOG2_E
    doublings = int(scaled + HALF) if scaled >= 0.0 else -int(HALF - scaled)
    r = (x - doublings * LN_2_HIGH) - doublings * LN_2_LOW  # at most half of ln 2
    tail = E8 + r * (E9 + r * (E10 + r * (E11 + r * (E12 + r * (E13 + r * E14)))))
    tail = HALF + r * (E3 + r * (E4 + r * (E5 + r * (E6 + r * (E7 + r * tail)))))
    return times_power_of_2(1.0 + r * (1.0 + r * tail), doublings)


@rule(floats=True)
def fixed_log(x: float) -> float:
    """The natural logarithm of a number from 1 up to 2**64."""
    halvings, step, power = 0, LARGEST_STEP, LARGEST_POWER
    while step:
        if x >= power:
            x, halvings = x / power, halvings + step
        step, power = step >> 1, sqrt(power)  # which is exact
    if x > ROOT_2:
        x, halvings = x * HALF, halvings + 1
    s = (x - 1.0) / (x + 1.0)
    q = s * s  # at most 0.03
    tail = A9 + q * (A11 + q * (A13 + q * (A15 + q * (A17 + q * (A19 + q * A21)))))
    tail = 1.0 + q * (A3 + q * (A5 + q * (A7 + q * tail)))
    return halvings * LN_2_HIGH + (2.0 * s * tail + halvings * LN_2_LOW)


@rule(floats=True)
def times_power_of_2(x: float, power: int) -> float:
    """*x* times 2**power, without rounding."""
    factor = 2.0 if power >= 0 else HALF
    left = power if power >= 0 else -power
    while left:
        if left & 1:
            x = x * factor
        factor = factor * factor
        left >>= 1
    return x
