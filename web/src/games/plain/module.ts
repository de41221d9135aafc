/** A game that the page knows nothing of but what the server tells: it is shown in plain words and values. */

import type { GameModule } from "../module";

export const PLAIN: GameModule = {
  key: "",
  scope: "plain",
  isDrawn: false,
  play: () => import("./play"),
  end: () => import("./end"),
  replay: () => import("./replay"),
  lesson: null,
  rules: null,
};
