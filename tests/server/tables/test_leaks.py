"""Nothing that the server sends tells a viewer what that viewer may not see.

Two tables that differ only in hidden facts send the same bytes to a viewer's client, until the rules bring something to
light: over whole games, with choices, plans changed and taken back, refusals, and people who come and go.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec
import pytest

from folsom import GAMES
from folsom.server.wire.messages import AskHint, Choose, Emote, Foresee, Incoming, Resync, TakeBack, WatchSeat
from tests.server.tables.sibling_tables import SiblingTables, sibling_tables
from tests.support.game_kit import Kit, kit_of
from tests.support.random_games import count, viewers

both_games = pytest.mark.parametrize("kit", [kit_of(name) for name in GAMES], ids=str)
SEVERAL_CHOICES = 12  # more than everyone's first


@both_games
def test_whoever_asks_foresees_the_same_on_their_turn_and_while_others_choose(kit: Kit) -> None:
    seen: Counter[str] = Counter()
    for seed in range(count(3, 1)):
        asyncio.run(_foreseen_all_along(kit, random.Random(seed), seen))
    assert seen["on turn"] > 0 < seen["waiting"], seen
    assert seen["different tables"] > seen["asked"] / 3, seen


async def _foreseen_all_along(kit: Kit, rng: random.Random, seen: Counter[str]) -> None:
    """Every seat asks after every choice, at two tables that differ in all that is hidden from it."""
    tables = await sibling_tables(kit, rng, public=False)
    for _ in range(SEVERAL_CHOICES):
        if tables.here.game.over:
            return
        for seat in range(tables.here.game.players):
            await tables.part(seat)
            await tables.heard()
            await tables.both(seat, Foresee(8, seat, tables.here.play.decisions[seat].number))
            here, there = await tables.heard()
            assert here == there
            foreseen = msgspec.json.decode(here[-1])["foresight"] is not None
            seen["on turn" if seat in tables.here.game.to_act else "waiting"] += foreseen
            seen["asked"] += 1
            seen["different tables"] += tables.here.game.position.state != tables.there.game.position.state
        await _step(tables)


@both_games
def test_tables_that_differ_in_hidden_facts_send_the_same_bytes_until_those_come_to_light(kit: Kit) -> None:
    seen: Counter[str] = Counter()
    for seed in range(count(3 if kit.key == "express" else 8, 1)):
        asyncio.run(_whole_game(kit, random.Random(seed), seen))
    assert seen["alike"] > 2 * seen["parted"] > 0, seen
    assert seen["different tables"] > seen["steps"] / 3, seen


async def _whole_game(kit: Kit, rng: random.Random, seen: Counter[str]) -> None:
    tables = await sibling_tables(kit, rng)
    await tables.part(_any_viewer(tables))
    while not tables.here.game.over:
        seen["steps"] += 1
        seen["different tables"] += tables.here.game.position.state != tables.there.game.position.state
        await _same_for_the_viewer(tables)
        await _step(tables)
        if await _are_alike(tables):
            seen["alike"] += 1
        else:
            seen["parted"] += 1
            await tables.part(_any_viewer(tables))
        if rng.random() < 0.1 and not tables.here.game.over:
            await tables.part(_any_viewer(tables))


def _any_viewer(tables: SiblingTables) -> int | None:
    return tables.rng.choice(viewers(tables.here.game))


async def _step(tables: SiblingTables) -> None:
    """One choice that is possible at both tables; where there is none, they are made alike again."""
    game, rng = tables.here.game, tables.rng
    seats = [seat for seat in range(game.players) if tables.codes(seat)]
    if not seats:
        await tables.part(tables.view)
        return await _step(tables)
    seat = rng.choice(seats)
    await tables.choose(seat)
    for world in (tables.here, tables.there):
        world.clock.move(1.25)
    return None


async def _are_alike(tables: SiblingTables) -> bool:
    """Whether the viewer was told the same; if not, the rules have revealed something."""
    here, there = await tables.heard()
    if here == there:
        return True
    difference = tables.first_difference()
    assert difference is not None, (here, there)
    assert tables.kit.comes_to_light(*difference, tables.here.game, tables.view), difference
    return False


# --- what else happens, of which the viewer learns nothing, or the same --------------------------


async def _same_for_the_viewer(tables: SiblingTables) -> None:
    """Someone talks, comes and goes, is refused, or thinks again at one table alone: the viewer is told the same."""
    happening = tables.rng.choice(
        [_nothing, _viewer_asks, _others_come_and_go, _others_think_again, _others_are_refused]
    )
    await happening(tables)
    here, there = await tables.heard()
    assert here == there


async def _nothing(tables: SiblingTables) -> None:
    pass


async def _viewer_asks(tables: SiblingTables) -> None:
    """All kinds of messages of the viewer's own client, right and wrong."""
    rng, players = tables.rng, tables.here.game.players
    seat, number = rng.randrange(players), rng.randrange(60)
    messages: list[Incoming] = [TakeBack(2, seat, number), WatchSeat(3, seat), Resync(4)]
    messages.append(Choose(5, seat, number, rng.randrange(99)))
    if tables.view is not None:
        asked = tables.here.play.decisions[tables.view].number
        messages += [Choose(6, tables.view, asked, 10_000), Emote(7, "howdy")]
        messages += [Foresee(8, tables.view, asked), AskHint(9, tables.view, asked)]
    await tables.both(tables.view, rng.choice(messages))


async def _others_come_and_go(tables: SiblingTables) -> None:
    other = tables.rng.choice([view for view in viewers(tables.here.game) if view != tables.view])
    for world in (tables.here, tables.there):
        await world.sockets[other].shut()
        await world.sockets[other].open()


async def _others_are_refused(tables: SiblingTables) -> None:
    other = tables.rng.choice([seat for seat in range(tables.here.game.players) if seat != tables.view])
    await tables.there.sockets[other].send(Choose(8, other, 10_000, 0))


async def _others_think_again(tables: SiblingTables) -> None:
    """In Super who has planned may change the plan, or take the change back: nobody else is told."""
    game = tables.there.game
    planned = [seat for seat in range(game.players) if seat not in game.to_act and game.choices(seat)]
    others = [seat for seat in planned if seat != tables.view]
    if others:
        seat = tables.rng.choice(others)
        await tables.there.choose(seat, tables.rng.choice(tables.there.play.decisions[seat].codes))
        if tables.rng.random() < 0.5:
            await tables.there.take_back(seat)
