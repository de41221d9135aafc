/** The first race: what it is about, and its recording. */

import { FLOOR, ROOF, figure, narrow } from "../../learn/picture";
import type { Script } from "../../learn/script";
import type { GameLesson } from "../module";

const LESSON: GameLesson = {
  topics: [
    { name: "secret", art: "i-hidden" },
    { name: "facing", art: "i-turn" },
    { name: "stun", art: "burst" },
    { name: "unhook", art: "car-narrow" },
  ],
  picture: [
    narrow(-122, 1),
    narrow(92, 2),
    figure("b-tuco", -14, FLOOR),
    figure("b-mei", 178, ROOF),
    { id: "burst", x: 254, y: 52, width: 40, height: 40 },
    { id: "coupling-open", x: 290, y: 262, width: 24, height: 20 },
    { ...narrow(312, 3), rolls: true },
    { id: "down-django", x: 354, y: 184, width: 112, height: 88, rolls: true },
  ],
  script: async () => (await import("./lesson.json")).default as unknown as Script,
};

export default LESSON;
