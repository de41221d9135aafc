"""The operations of `bits`, as machine instructions.

Arithmetic that wraps is written here because Numba marks int64 arithmetic as never
overflowing, and the optimiser then takes it at its word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from folsom.kernel.mode import BMI2_ALLOWED

WORD = ir.IntType(64)
HAS_BMI2 = BMI2_ALLOWED and bool(binding.get_host_cpu_features().get("bmi2"))


def _word(value: int) -> ir.Constant:
    return ir.Constant(WORD, value)


def _call(builder: ir.IRBuilder, name: str, *args: Any) -> Any:
    kind = ir.FunctionType(WORD, [argument.type for argument in args])
    function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    return builder.call(function, args)


def _popcount(builder: ir.IRBuilder, word: Any) -> Any:
    return _call(builder, "llvm.ctpop.i64", word)


def _trailing_zeros(builder: ir.IRBuilder, word: Any) -> Any:
    return _call(builder, "llvm.cttz.i64", word, ir.Constant(ir.IntType(1), 1))


def _leading_zeros(builder: ir.IRBuilder, word: Any) -> Any:
    return _call(builder, "llvm.ctlz.i64", word, ir.Constant(ir.IntType(1), 1))


def _nth_alone_by_deposit(builder: ir.IRBuilder, word: Any, n: Any) -> Any:
    return _call(builder, "llvm.x86.bmi.pdep.64", builder.shl(_word(1), n), word)


def _nth_by_deposit(builder: ir.IRBuilder, word: Any, n: Any) -> Any:
    return _trailing_zeros(builder, _nth_alone_by_deposit(builder, word, n))


def _nth_by_halves(builder: ir.IRBuilder, word: Any, n: Any) -> Any:
    """Six halvings without a branch: skip the lower half whenever it holds too few bits."""
    place: Any = _word(0)
    for half in (32, 16, 8, 4, 2, 1):
        low = builder.and_(builder.lshr(word, place), _word((1 << half) - 1))
        held = _popcount(builder, low)
        beyond = builder.icmp_signed(">=", n, held)
        n = builder.select(beyond, builder.sub(n, held), n)
        place = builder.select(beyond, builder.add(place, _word(half)), place)
    return place


def _nth_alone_by_halves(builder: ir.IRBuilder, word: Any, n: Any) -> Any:
    return builder.shl(_word(1), _nth_by_halves(builder, word, n))


def _rotate(builder: ir.IRBuilder, word: Any, by: Any) -> Any:
    return _call(builder, "llvm.fshl.i64", word, word, by)


def _unary(build: Callable[[ir.IRBuilder, Any], Any]) -> Callable[..., Any]:
    def typed(context: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return build(builder, args[0])

        return types.int64(types.int64), generate

    made: Callable[..., Any] = intrinsic(typed)
    return made


def _binary(build: Callable[[ir.IRBuilder, Any, Any], Any]) -> Callable[..., Any]:
    def typed(context: Any, word: Any, other: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return build(builder, args[0], args[1])

        return types.int64(types.int64, types.int64), generate

    made: Callable[..., Any] = intrinsic(typed)
    return made


size = _unary(_popcount)
lowest = _unary(_trailing_zeros)
highest = _unary(lambda builder, word: builder.sub(_word(63), _leading_zeros(builder, word)))
nth = _binary(_nth_by_deposit if HAS_BMI2 else _nth_by_halves)
nth_alone = _binary(_nth_alone_by_deposit if HAS_BMI2 else _nth_alone_by_halves)
wrapping_add = _binary(lambda builder, a, b: builder.add(a, b))
wrapping_multiply = _binary(lambda builder, a, b: builder.mul(a, b))
shift_left = _binary(lambda builder, word, by: builder.shl(word, by))
shift_right = _binary(lambda builder, word, by: builder.lshr(word, by))
rotate_left = _binary(_rotate)


def _copy_bytes(context: Any, record: Any, row: Any, start: Any) -> Any:
    """Copy all bytes of a record to this place in a row of bytes."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row_data = context.make_array(signature.args[1])(context, builder, args[1]).data
        target = builder.gep(row_data, [args[2]])
        cgutils.raw_memcpy(builder, target, args[0], ir.Constant(WORD, record.size), ir.Constant(WORD, 1))
        return context.get_dummy_value()

    return types.void(record, row, types.int64), generate


copy_bytes: Callable[..., None] = intrinsic(_copy_bytes)
