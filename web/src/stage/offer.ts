/** Something on the stage or in a hand that can be chosen. */

import type { OfferedChoice } from "../wire";

export interface Offer {
  option: OfferedChoice;
  key: number; // that chooses it, from 1
}
