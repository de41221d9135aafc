/** Who sits at a table, and how much time they have, as its panels need it. */

import type { ClockSpec, SeatInfo, TableInfo } from "../wire";
import type { Clocks } from "../wire/feed";

export interface Sitters {
  seats: readonly SeatInfo[];
  clocks: Clocks;
  clock: ClockSpec | undefined;
  own: number | null; // the seat that looks
}

/** What a panel of any game needs to know. */
export interface Sitting {
  seat: number;
  info: SeatInfo | undefined;
  clocks: Clocks;
  clock: ClockSpec | undefined;
  mine: boolean;
}

export interface Hosting {
  readonly info: TableInfo | null;
  readonly clocks: Clocks;
  readonly seat: number | null;
}

export function sittersOf({ info, clocks, seat }: Hosting): Sitters {
  return { seats: info?.seats ?? [], clocks, clock: info?.table.clock, own: seat };
}
