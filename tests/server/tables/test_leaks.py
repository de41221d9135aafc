"""Nobody learns from anything that the server sends what their eyes may not see.

Two tables that differ only in hidden facts send the same bytes to an eye's client, until the rules bring something to
light: over whole games, with choices, plans changed and taken back, refusals, and people who come and go.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from folsom import GAMES
from folsom.server.wire.messages import Choose, Emote, Incoming, Resync, TakeBack, WatchSeat
from tests.server.tables.sibling_tables import SiblingTables, sibling_tables
from tests.support.game_kit import Kit, kit_of
from tests.support.random_games import count, viewers

both_games = pytest.mark.parametrize("kit", [kit_of(name) for name in GAMES], ids=str)


@both_games
def test_tables_that_differ_in_hidden_facts_send_the_same_bytes_until_those_come_to_light(kit: Kit) -> None:
    seen: Counter[str] = Counter()
    for seed in range(count(3 if kit.key == "express" else 8, 1)):
        asyncio.run(_whole_game(kit, random.Random(seed), seen))
    assert seen["alike"] > 2 * seen["parted"] > 0, seen
    assert seen["different worlds"] > seen["steps"] / 3, seen


async def _whole_game(kit: Kit, rng: random.Random, seen: Counter[str]) -> None:
    worlds = await sibling_tables(kit, rng)
    await worlds.part(_any_eye(worlds))
    while not worlds.here.game.over:
        seen["steps"] += 1
        seen["different worlds"] += worlds.here.game.position.state != worlds.there.game.position.state
        await _same_for_the_eye(worlds)
        await _step(worlds)
        if await _are_alike(worlds):
            seen["alike"] += 1
        else:
            seen["parted"] += 1
            await worlds.part(_any_eye(worlds))
        if rng.random() < 0.1 and not worlds.here.game.over:
            await worlds.part(_any_eye(worlds))


def _any_eye(worlds: SiblingTables) -> int | None:
    return worlds.rng.choice(viewers(worlds.here.game))


async def _step(worlds: SiblingTables) -> None:
    """One choice that is possible at both tables; where there is none, they are made alike again."""
    game, rng = worlds.here.game, worlds.rng
    seats = [seat for seat in range(game.players) if worlds.codes(seat)]
    if not seats:
        await worlds.part(worlds.view)
        return await _step(worlds)
    seat = rng.choice(seats)
    await worlds.choose(seat)
    for world in (worlds.here, worlds.there):
        world.clock.move(1.25)
    return None


async def _are_alike(worlds: SiblingTables) -> bool:
    """Whether the eye was told the same; where it wasn't, the rules have brought something to light."""
    here, there = await worlds.heard()
    if here == there:
        return True
    difference = worlds.first_difference()
    assert difference is not None, (here, there)
    assert worlds.kit.comes_to_light(*difference, worlds.here.game, worlds.view), difference
    return False


# --- what else happens, of which the eye learns nothing, or the same -----------------------------


async def _same_for_the_eye(worlds: SiblingTables) -> None:
    """Someone talks, comes and goes, is refused, or thinks again at one table alone: the eye is told the same."""
    happening = worlds.rng.choice([_nothing, _eye_asks, _others_come_and_go, _others_think_again, _others_are_refused])
    await happening(worlds)
    here, there = await worlds.heard()
    assert here == there


async def _nothing(worlds: SiblingTables) -> None:
    pass


async def _eye_asks(worlds: SiblingTables) -> None:
    """All kinds of messages of the eye's own client, right and wrong."""
    rng, players = worlds.rng, worlds.here.game.players
    seat, number = rng.randrange(players), rng.randrange(60)
    messages: list[Incoming] = [TakeBack(2, seat, number), WatchSeat(3, seat), Resync(4)]
    messages.append(Choose(5, seat, number, rng.randrange(99)))
    if worlds.view is not None:
        asked = worlds.here.play.decisions[worlds.view].number
        messages += [Choose(6, worlds.view, asked, 10_000), Emote(7, "howdy")]
    await worlds.both(worlds.view, rng.choice(messages))


async def _others_come_and_go(worlds: SiblingTables) -> None:
    other = worlds.rng.choice([view for view in viewers(worlds.here.game) if view != worlds.view])
    for world in (worlds.here, worlds.there):
        await world.sockets[other].shut()
        await world.sockets[other].open()


async def _others_are_refused(worlds: SiblingTables) -> None:
    other = worlds.rng.choice([seat for seat in range(worlds.here.game.players) if seat != worlds.view])
    await worlds.there.sockets[other].send(Choose(8, other, 10_000, 0))


async def _others_think_again(worlds: SiblingTables) -> None:
    """In Super who has planned may change the plan, or take the change back: nobody else is told."""
    game = worlds.there.game
    planned = [seat for seat in range(game.players) if seat not in game.to_act and game.choices(seat)]
    others = [seat for seat in planned if seat != worlds.view]
    if others:
        seat = worlds.rng.choice(others)
        await worlds.there.choose(seat, worlds.rng.choice(worlds.there.play.decisions[seat].codes))
        if worlds.rng.random() < 0.5:
            await worlds.there.take_back(seat)
