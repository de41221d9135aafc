"""The result of a game, for people (X9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from folsom.express.components import ALL_JEWELS, ALL_PURSES, ALL_STRONGBOXES, LOOT_VALUE, TOKENS
from folsom.express.scoring import GUNSLINGER_PRIZE, RANSOM
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import TEAM_JOINER, bandit_name, seat_name
from folsom.kernel.result import Result, ResultSentence


@dataclass(frozen=True)
class Account:
    """One seat's money by source, its place, the bullets that break ties, and the loot that is counted."""

    seat: int
    name: str
    rank: int
    purses: int
    jewels: int
    strongboxes: int
    ransoms: int
    gunslinger: int
    bullets_received: int
    purse_values: tuple[int, ...]  # the least first
    jewel_count: int
    strongbox_count: int
    ransom_count: int

    @property
    def money(self) -> int:
        """The sum of all its money."""
        return self.purses + self.jewels + self.strongboxes + self.ransoms + self.gunslinger


@dataclass(frozen=True)
class ExpressResult(Result):
    """Who won and why."""

    accounts: tuple[Account, ...]  # by seat
    gunslingers: tuple[str, ...]

    @property
    def standings(self) -> tuple[Account, ...]:
        """How each seat ended, by seat."""
        return self.accounts

    @property
    def money(self) -> list[int]:
        """Each seat's money."""
        return [account.money for account in self.accounts]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [account.seat for account in self.accounts if account.rank == 1]

    @property
    def tie_break(self) -> bool:
        """Whether the number of bullets received decided the first place (X9.3)."""
        richest = max(self.money)
        return self.money.count(richest) > len(self.winners)

    @property
    def facts(self) -> dict[str, Any]:
        """Whether bullets decided between equally rich seats."""
        return {"tie_break": self.tie_break}

    @property
    def sentence(self) -> ResultSentence:
        """Who is the richest, and if several are, whether bullets decided."""
        names = tuple(name for seat in self.winners for name in self.accounts[seat].name.split(TEAM_JOINER))
        how = "shared" if len(self.winners) > 1 else "by-bullets" if self.tie_break else "richest"
        return ResultSentence(f"result-{how}", names, {"money": max(self.money)})

    def __str__(self) -> str:
        lines = [self.why]
        for account in sorted(self.accounts, key=lambda account: account.rank):
            sources = ("purses", "jewels", "strongboxes", "ransoms", "gunslinger")
            parts = [f"{name} ${getattr(account, name):,}" for name in sources if getattr(account, name)]
            detail = f": {', '.join(parts)}" if parts else ""
            lines.append(f"{account.rank}. {account.name} ${account.money:,}{detail}")
        return "\n".join(lines)


def _values(tokens: int) -> tuple[int, ...]:
    """What each of these tokens is worth, lowest first."""
    return tuple(sorted(int(LOOT_VALUE[token]) for token in range(TOKENS) if tokens >> token & 1))


def result_of(s: State, v: ExpressViewRecord, ranks: list[int], bullets: list[int], gunslingers: int) -> ExpressResult:
    """The result of a finished game, from the ranks, tie-breaking bullets and Gunslingers of the rules."""
    return ExpressResult(
        accounts=tuple(_account(s, v, seat, ranks[seat], bullets[seat], gunslingers) for seat in range(s.players)),
        gunslingers=tuple(bandit_name(v, b) for b in range(s.bandits) if gunslingers >> b & 1),
    )


def _account(s: State, v: ExpressViewRecord, seat: int, rank: int, bullets: int, gunslingers: int) -> Account:
    crew = range(seat << s.team, (seat + 1) << s.team)
    tokens = 0
    for bandit in crew:
        tokens |= s.held[bandit]
    purses, jewels, boxes = (_values(tokens & kind) for kind in (ALL_PURSES, ALL_JEWELS, ALL_STRONGBOXES))
    ransoms = sum(s.ransoms[bandit] for bandit in crew)
    return Account(
        seat=seat,
        name=seat_name(v, seat),
        rank=rank,
        purses=sum(purses),
        jewels=sum(jewels),
        strongboxes=sum(boxes),
        ransoms=RANSOM * ransoms,
        gunslinger=GUNSLINGER_PRIZE * sum(gunslingers >> bandit & 1 for bandit in crew),
        bullets_received=bullets,
        purse_values=purses,
        jewel_count=len(jewels),
        strongbox_count=len(boxes),
        ransom_count=ransoms,
    )
