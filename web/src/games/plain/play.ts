/** How any game is played. */

import { playing } from "../module";
import Table from "./Table.svelte";
import { tell } from "./telling";
import { castOf, type PlainView } from "./view";

export default playing<PlainView>({
  Table,
  tabs: [],
  motions: {},
  cues: {},
  castOf,
  tell,
  actorOf: () => null,
  revealedAfter: () => [],
});
