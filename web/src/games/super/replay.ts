/** How a game is looked at again. */

import { NOTHING_AHEAD } from "../../foresee/ghosts";
import { replaying } from "../module";
import { cellsOf } from "./manifest";
import { opened } from "./opened";
import ReplayAbove from "./ReplayAbove.svelte";
import ReplayBelow from "./ReplayBelow.svelte";
import type { SuperView } from "./wire";

export default replaying<SuperView>({
  Above: ReplayAbove,
  Below: ReplayBelow,
  opened,
  train: (view) => ({
    kind: "narrow",
    cars: view.cars.map((_, place) => ({
      art: place === 0 ? "loco" : "car-narrow",
      paint: place === 0 ? "" : `paint-${place}`,
    })),
    rows: cellsOf(view, NOTHING_AHEAD),
  }),
});
