"""A game is dealt from a secret so that nothing seen so far foretells the next deal, and all can be checked later."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterator
from typing import Any

import pytest

import folsom
from folsom import Choice, IllegalChoice, SetupError
from folsom.kernel import seed_chance
from folsom.kernel.dealing import deal_chance
from folsom.kernel.state import START
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, AnyPosition, count, play_on, played_out, random_table, secret_numbered


def _secret_games(kit: Kit, games: int) -> Iterator[tuple[AnyGame, random.Random]]:
    """New games of random tables, each dealt from its own secret."""
    for number in range(games):
        rng = random.Random(number)
        yield kit.game.of(kit.game.make_table(**random_table(kit.game, rng)), secret=secret_numbered(number)), rng


def _with_secret(game: AnyGame, secret: bytes) -> AnyGame:
    """The same game, to be dealt from another secret from now on."""
    other = game.copy()
    other.secret = secret
    return other


# --- the deals -----------------------------------------------------------------------------------


class ByHand:
    """A game dealt by the words of docs/notation.md, and by nothing of the code that deals."""

    def __init__(self, kit: Kit, table: Any, secret: bytes) -> None:
        self.secret, self.deals = secret, 0
        self.position: AnyPosition = kit.position_type(table.template(seed_chance(7)))
        self.apply(0, START)

    def apply(self, seat: int, code: int) -> None:
        """A choice with the chance of the next deal, which is used up if it was touched."""
        digest = hmac.new(self.secret, f"folsom deal {self.deals}".encode(), "sha256").digest()
        dealt = seed_chance(int.from_bytes(digest, "little"))
        state = self.position.copy().state
        state.chance = dealt
        self.position = type(self.position)(state)
        self.position.apply(seat, code)
        self.deals += self.position.state.chance != dealt

    def looks_like(self, game: AnyGame) -> bool:
        """All but the chance that is left."""
        mine, its = self.position.copy().state, game.position.copy().state
        mine.chance = its.chance
        return bool(mine == its)


def test_every_deal_follows_from_the_secret_and_its_number(kit: Kit) -> None:
    for game, rng in _secret_games(kit, count(12, 3)):
        assert game.secret is not None
        by_hand = ByHand(kit, game.table, game.secret)
        for choice in play_on(game, rng):
            assert by_hand.looks_like(game)
            assert by_hand.deals == game.deals
            by_hand.apply(choice.seat, choice.code)
        assert by_hand.looks_like(game)
        assert by_hand.deals == game.deals > 1


def test_the_same_secret_and_moves_give_the_same_game_and_another_secret_another(kit: Kit) -> None:
    for (game, rng), (again, _) in zip(_secret_games(kit, count(6, 2)), _secret_games(kit, count(6, 2)), strict=True):
        for choice in play_on(game, rng):
            assert again.position.pack() == game.position.pack()
            again.play(choice.seat, choice.code)
        assert again.save() == game.save()
    games = [kit.new(secret=secret_numbered(number)) for number in range(20)]
    assert len({game.position.pack() for game in games}) == len(games)


def test_no_position_foretells_the_next_deal(kit: Kit) -> None:
    """Between choices the chance in the state is the same in all games: what comes next is in the secret alone."""
    chances = set()
    otherwise = 0
    for game, rng in _secret_games(kit, count(8, 3)):
        for choice in play_on(game, rng):
            chances.add(game.position.state.chance.pack())
            otherwise += _deals_otherwise(game, choice)
    assert len(chances) == 1
    assert otherwise > 0


def _deals_otherwise(game: AnyGame, choice: Choice) -> bool:
    """After the same choice at the same position another secret deals something else, if anything was dealt."""
    here, there = game.copy(), _with_secret(game, secret_numbered(-1))
    assert here.position.pack() == there.position.pack()
    here.play(choice.seat, choice)
    there.play(choice.seat, choice)
    same = here.position.pack() == there.position.pack()
    assert here.deals > game.deals or same
    return not same


def test_only_a_choice_that_is_dealt_something_is_counted_and_it_is_not_taken_back(kit: Kit) -> None:
    """So the order of choices that draw nothing doesn't matter, and neither does taking them back."""
    counted, quiet = 0, 0
    for game, rng in _secret_games(kit, count(8, 3)):
        for choice in play_on(game, rng):
            after = game.copy()
            after.play(choice.seat, choice)
            assert after.deals - game.deals in (0, 1)
            counted += after.deals > game.deals
            quiet += after.deals == game.deals
            assert not (after.deals > game.deals and after.may_undo(choice.seat))
    assert counted
    assert quiet


def test_to_take_back_and_choose_again_changes_no_deal(kit: Kit) -> None:
    undone = 0
    for (game, rng), (again, _) in zip(_secret_games(kit, count(6, 2)), _secret_games(kit, count(6, 2)), strict=True):
        for choice in play_on(game, rng):
            undone += _hesitate(again, choice.seat, rng)
            again.play(choice.seat, choice)
        assert again.save() == game.save()
    assert undone > 0


def _hesitate(game: AnyGame, seat: int, rng: random.Random) -> bool:
    """Choose something and take it back, where that may be; the game is as before."""
    before, choice, tried = (game.position.pack(), game.deals), rng.choice(game.choices(seat)), game.copy()
    tried.play(seat, choice)
    if not tried.may_undo(seat):
        return False
    game.play(seat, choice)
    game.undo(seat)
    assert (game.position.pack(), game.deals) == before
    return True


def test_a_tool_can_deal_every_choice_itself(kit: Kit) -> None:
    for game, rng in _secret_games(kit, count(6, 2)):
        assert game.secret is not None
        assert game.table is not None
        by_tool = kit.game.dealt(game.table, deal_chance(game.secret, 0))
        for choice in play_on(game, rng):
            assert by_tool.position.pack() == game.position.pack()
            before = by_tool.deals
            dealt = by_tool.play_dealt(choice.seat, choice, deal_chance(game.secret, by_tool.deals))
            assert by_tool.deals - before == dealt
            assert not (dealt and by_tool.may_undo(choice.seat))
        assert by_tool.chronicle() == game.chronicle()


def test_a_choice_that_cannot_be_made_is_not_dealt_either(kit: Kit) -> None:
    game = kit.new(seed=1)
    before = game.position.pack()
    with pytest.raises(IllegalChoice):
        game.play_dealt(game.to_act[0], 5000, seed_chance(1))
    assert game.position.pack() == before


# --- the promise -----------------------------------------------------------------------------------


def test_the_commitment_binds_to_the_secret(kit: Kit) -> None:
    secret = secret_numbered(1)
    game = kit.new(secret=secret)
    assert (game.secret, game.seed) == (secret, None)
    assert game.commitment == hashlib.sha256(b"folsom secret " + secret).hexdigest()
    assert kit.new(secret=secret_numbered(2)).commitment != game.commitment


def test_a_game_from_a_seed_or_from_a_position_has_no_secret(kit: Kit) -> None:
    seeded = kit.new(seed=1)
    for game in (seeded, kit.game.at(seeded.position), folsom.imagine(kit.new(secret=secret_numbered(1)).view(0), 1)):
        assert (game.secret, game.commitment, game.deals) == (None, None, 0)


@pytest.mark.parametrize(
    ("secret", "reason"),
    [(b"short", "5 bytes"), (bytes(33), "33 bytes"), ("0" * 32, "str"), (7, "int"), (bytearray(32), "bytearray")],
    ids=repr,
)
def test_what_is_no_secret_is_refused_without_telling_it(kit: Kit, secret: Any, reason: str) -> None:
    with pytest.raises(SetupError, match=f"^a secret is 32 bytes, not {reason}$"):
        kit.new(secret=secret)


def test_a_seed_and_a_secret_exclude_each_other(kit: Kit) -> None:
    with pytest.raises(SetupError, match="dealt from a seed or from a secret, not from both"):
        kit.new(seed=1, secret=secret_numbered(1))


def test_the_secret_is_kept_with_the_game(kit: Kit) -> None:
    for game, rng in _secret_games(kit, count(3, 2)):
        played_out(game, rng)
        for again in (game.copy(), folsom.load(game.save()), folsom.load(game.save_json()), folsom.read(game.record())):
            assert (again.secret, again.deals, again.commitment) == (game.secret, game.deals, game.commitment)
            assert again.save() == game.save()
