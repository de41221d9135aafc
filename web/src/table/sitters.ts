/** Who sits at a table, and how much time they have, as its panels need it. */

import type { Gain } from "../games/module";
import type { ClockSpec, SeatInfo, TableInfo } from "../wire";
import type { Clocks } from "../wire/feed";

export interface Sitters {
  seats: readonly SeatInfo[];
  clocks: Clocks;
  clock: ClockSpec | undefined;
  own: number | null; // the seat that looks
  acts?: number | null; // the seat whose card is at work
  gains?: readonly Gain[]; // what that card has brought
}

/** What a panel of any game needs to know. */
export interface Sitting {
  seat: number;
  info: SeatInfo | undefined;
  clocks: Clocks;
  clock: ClockSpec | undefined;
  mine: boolean;
  acts: boolean; // whether its card is at work
  gain: Gain | undefined; // what the card at work has brought the seat that looks
  open?: (() => void) | undefined; // opens the seat's sheet
}

export interface Hosting {
  readonly info: TableInfo | null;
  readonly clocks: Clocks;
  readonly seat: number | null;
}

export function sittersOf({ info, clocks, seat }: Hosting): Sitters {
  return { seats: info?.seats ?? [], clocks, clock: info?.table.clock, own: seat };
}
