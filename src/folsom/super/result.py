"""The result of a game, for people (S5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from folsom.kernel.result import Result, ResultSentence
from folsom.super.components import LOOT_VALUES
from folsom.super.view_record import SuperViewRecord
from folsom.super.words import ENDED_BY_NAMES, seat_name

LAST_STANDING, LOCOMOTIVE, NOBODY = ENDED_BY_NAMES[1:]


@dataclass(frozen=True)
class Account:
    """One seat's place, its loot, and when it fell, counted from 1; None if it is still on the train."""

    seat: int
    name: str
    rank: int
    loot: tuple[int, ...]
    fell: int | None


@dataclass(frozen=True)
class SuperResult(Result):
    """Who won and why."""

    accounts: tuple[Account, ...]  # by seat
    ended_by: str  # last_standing, locomotive or nobody

    @property
    def standings(self) -> tuple[Account, ...]:
        """How each seat ended, by seat."""
        return self.accounts

    @property
    def winners(self) -> list[int]:
        """The seat that has won; none if nobody is left (S4.1c)."""
        return [] if self.ended_by == NOBODY else [account.seat for account in self.accounts if account.rank == 1]

    @property
    def money(self) -> list[int]:
        """The loot of each seat that is still on the train; that of the others doesn't count (S5.2)."""
        return [sum(account.loot) if account.fell is None else 0 for account in self.accounts]

    @property
    def tie_break(self) -> bool:
        """Whether the most valuable card decided between those with the most cards (S5.2)."""
        counts = [len(account.loot) for account in self.accounts if account.fell is None]
        return self.ended_by == LOCOMOTIVE and counts.count(max(counts)) > 1

    @property
    def facts(self) -> dict[str, Any]:
        """How the game ended, and whether the most valuable card decided."""
        return {"ended_by": self.ended_by, "tie_break": self.tie_break}

    @property
    def sentence(self) -> ResultSentence:
        """Who is left, or fell last; at the locomotive, how many cards decided, or the most valuable."""
        best = [account for account in self.accounts if account.rank == 1]
        names, loot = tuple(account.name for account in best), best[0].loot
        how = "most-valuable" if self.tie_break else self.ended_by.replace("_", "-")
        return ResultSentence(f"result-{how}", names, {"count": len(loot), "money": max(loot, default=0)})

    def __str__(self) -> str:
        ranked = sorted(self.accounts, key=lambda account: account.rank)
        return "\n".join([self.why, *(f"{account.rank}. {account.name}{_loot(account)}" for account in ranked)])


def _loot(account: Account) -> str:
    """A seat's loot, if it's still on the train; otherwise it doesn't count (S5.2)."""
    if account.fell is not None or not account.loot:
        return ""
    return f": {', '.join(f'${value}' for value in account.loot)}"


def result_of(v: SuperViewRecord, ranks: list[int]) -> SuperResult:
    """The result of a finished game, with the ranks that the rules worked out."""
    return SuperResult(
        accounts=tuple(
            Account(
                seat=seat,
                name=seat_name(v, seat),
                rank=ranks[seat],
                loot=tuple(value for card, value in enumerate(LOOT_VALUES) if v.loot[seat] >> card & 1),
                fell=v.fell[seat] or None,
            )
            for seat in range(v.players)
        ),
        ended_by=ENDED_BY_NAMES[v.ended_by],
    )
