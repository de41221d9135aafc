/** Colt Super Express. */

import type { GameModule } from "../module";

export const SUPER: GameModule = {
  key: "super",
  scope: "super-game",
  isDrawn: true,
  play: () => import("./play"),
  end: () => import("./end"),
  replay: () => import("./replay"),
  lesson: () => import("./lesson"),
  rules: {
    car: { art: "car-narrow", x: 80, width: 200 },
    roof: "b-mei",
    inside: { art: "down-django", y: 166 },
  },
};
