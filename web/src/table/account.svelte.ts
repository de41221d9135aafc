/** What someone was told of a game so far. Seats that share a screen have one each. */

import type { GamePlay } from "../games/module";
import type { Happening } from "../wire";
import type { PageEvent } from "../wire/facts";
import type { LogLine, RevealedCard } from "./stageModel";

const LOG_KEPT = 200;

export class Account {
  log = $state.raw<readonly LogLine[]>([]);
  shown = $state.raw<readonly RevealedCard[]>([]);

  private told = 0;

  tell(game: GamePlay, event: Happening | PageEvent): void {
    this.log = [...this.log, { id: this.told++, event }].slice(-LOG_KEPT);
    this.shown = game.revealedAfter(this.shown, event);
  }
}

/** The accounts of a screen: that of whoever looks, and one of each of its own seats. */
export class Accounts {
  now = $state.raw(new Account());

  private readonly own = new Map<number, Account>();

  /** What one of the own seats was told goes out of the sight of another. */
  turnTo(seat: number): void {
    this.now = this.own.get(seat) ?? new Account();
    this.own.set(seat, this.now);
  }

  tellAll(game: GamePlay, event: Happening | PageEvent): void {
    for (const account of new Set([this.now, ...this.own.values()])) account.tell(game, event);
  }
}
