/** How any game is looked at again. */

import { replaying } from "../module";
import ReplayAbove from "./ReplayAbove.svelte";
import ReplayBelow from "./ReplayBelow.svelte";
import { opened, type PlainView } from "./view";

export default replaying<PlainView>({
  Above: ReplayAbove,
  Below: ReplayBelow,
  opened,
});
