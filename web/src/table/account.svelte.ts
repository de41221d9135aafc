/** What someone was told of a game so far. Seats that share a screen have one each. */

import type { Happening } from "../wire";

export interface Told {
  id: number;
  event: Happening;
}

/** A card of Super that was shown in this round. */
export interface Shown {
  seat: number;
  card: number;
  turn: number;
}

const LOG_KEPT = 200;

export class Account {
  log = $state.raw<readonly Told[]>([]);
  shown = $state.raw<readonly Shown[]>([]);

  private told = 0;

  tell(event: Happening): void {
    this.log = [...this.log, { id: this.told++, event }].slice(-LOG_KEPT);
    if (event.name === "round began") this.shown = [];
    const { bandit, card, turn } = event.facts;
    if (event.name === "revealed" && typeof turn === "number")
      this.shown = [...this.shown, { seat: Number(bandit), card: Number(card), turn }];
  }
}
