/** Colt Super Express. */

import type { GameModule } from "../module";

export const SUPER: GameModule = {
  key: "super",
  scope: "super-game",
  isDrawn: true,
  isPaid: false,
  minutes: { alone: 4, together: 10 },
  famous: () => import("./famous.folsom?raw"),
  play: () => import("./play"),
  motions: () => import("./motions"),
  end: () => import("./end"),
  replay: () => import("./replay"),
  lesson: () => import("./lesson"),
  rules: {
    car: { art: "car-narrow", x: 80, width: 200 },
    roof: "b-mei",
    inside: { art: "down-django", y: 166 },
  },
};
