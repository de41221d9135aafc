/** Colt Express. */

import type { GameModule } from "../module";

export const EXPRESS: GameModule = {
  key: "express",
  scope: "express",
  isDrawn: true,
  isPaid: true,
  minutes: { alone: 8, together: 25 },
  famous: () => import("./famous.folsom?raw"),
  play: () => import("./play"),
  motions: () => import("./motions"),
  end: () => import("./end"),
  replay: () => import("./replay"),
  lesson: () => import("./lesson"),
  rules: {
    car: { art: "car-saloon", x: 50, width: 260 },
    roof: "b-tuco",
    inside: { art: "b-belle", y: 136 },
  },
};
