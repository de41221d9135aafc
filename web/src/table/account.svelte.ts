/** What someone was told of a game so far. Seats that share a screen have one each. */

import type { Happening } from "../wire";
import { shownAfter, type Shown, type Told } from "./showing";

const LOG_KEPT = 200;

export class Account {
  log = $state.raw<readonly Told[]>([]);
  shown = $state.raw<readonly Shown[]>([]);

  private told = 0;

  tell(event: Happening): void {
    this.log = [...this.log, { id: this.told++, event }].slice(-LOG_KEPT);
    this.shown = shownAfter(this.shown, event);
  }
}
