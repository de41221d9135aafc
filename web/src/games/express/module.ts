/** Colt Express. */

import type { GameModule } from "../module";

export const EXPRESS: GameModule = {
  key: "express",
  scope: "express",
  isDrawn: true,
  play: () => import("./play"),
  end: () => import("./end"),
  replay: () => import("./replay"),
  lesson: () => import("./lesson"),
  rules: {
    car: { art: "car-saloon", x: 50, width: 260 },
    roof: "b-tuco",
    inside: { art: "b-belle", y: 136 },
  },
};
