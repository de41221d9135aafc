/** Ids of `table.ftl` that are put together from a name. */

import { GESTURES } from "../../src/table/gestures";

export const BUILT = [
  ...Object.keys(GESTURES).map((name) => `emote-${name}`),
  ...["story", "normal", "fast"].map((name) => `pace-${name}`),
];
