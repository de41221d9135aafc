/** The first heist: what it is about, and its recording. */

import { FLOOR, ROOF, car, figure, token } from "../../learn/picture";
import type { Script } from "../../learn/script";
import type { GameLesson } from "../module";

const LESSON: GameLesson = {
  topics: [
    { name: "plan", art: "t-standard" },
    { name: "tunnel", art: "t-tunnel" },
    { name: "rob", art: "i-rob" },
    { name: "marshal", art: "i-marshal" },
    { name: "power", art: "u-hat" },
  ],
  picture: [
    car("car-first", -152),
    car("car-saloon", 122),
    car("car-dining", 396),
    figure("b-marshal", 14, FLOOR),
    figure("b-doc", 158, FLOOR),
    token("jewel", 244),
    token("purse", 280),
    token("purse", 312),
    { ...figure("b-tuco", 276, ROOF), forward: true },
    figure("b-belle", 424, FLOOR),
  ],
  script: async () => (await import("./lesson.json")).default as unknown as Script,
};

export default LESSON;
