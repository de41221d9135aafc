/** How any game is played. */

import { playing } from "../module";
import Table from "./Table.svelte";
import { tell } from "./telling";
import { castOf, type PlainView } from "./view";

export default playing<PlainView>({
  Table,
  tabs: [],
  cues: {},
  isTense: () => false,
  castOf,
  tell,
  actorOf: () => null,
  revealedAfter: () => [],
  roundBegun: () => null,
  show: null,
  chosen: () => null,
});
