/** How a game is looked at again. */

import { NOTHING_AHEAD } from "../../foresee/ghosts";
import { replaying } from "../module";
import { carArt } from "./cars";
import { NOTHING } from "./choices";
import { cellsOf } from "./manifest";
import { opened } from "./opened";
import ReplayAbove from "./ReplayAbove.svelte";
import ReplayBelow from "./ReplayBelow.svelte";
import type { ExpressView } from "./wire";

export default replaying<ExpressView>({
  Above: ReplayAbove,
  Below: ReplayBelow,
  opened,
  train: (view) => ({
    kind: "wide",
    cars: view.cars.map(({ name }, place) => ({ art: place === 0 ? "loco" : carArt(name), paint: "" })),
    rows: cellsOf(view, NOTHING, NOTHING_AHEAD),
  }),
});
