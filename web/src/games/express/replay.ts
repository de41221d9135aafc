/** How a game is looked at again. */

import { numberIn } from "../../wire/facts";
import { replaying } from "../module";
import { opened } from "./opened";
import ReplayAbove from "./ReplayAbove.svelte";
import ReplayBelow from "./ReplayBelow.svelte";
import type { ExpressView } from "./wire";

export default replaying<ExpressView>({
  Above: ReplayAbove,
  Below: ReplayBelow,
  opened,
  roundBegun: ({ name, facts }) => (name === "round began" ? (numberIn(facts, "number") ?? 0) + 1 : null),
});
