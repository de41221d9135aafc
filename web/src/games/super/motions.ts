/** What is seen of each event. */

import { crowned, laidDown, nods, revealed } from "../../motion/cards";
import { CLIMB, MOVE } from "../../motion/easings";
import { climb, thrown, walk } from "../../motion/gaits";
import type { Motions } from "../../motion/motions";
import { duck, shot, stagger } from "../../motion/shots";
import { stamp, triumph } from "../../motion/signs";
import { arrive, fall, leftBehind, rides, standUp, turn, unhook } from "../../motion/train";
import { TO_LOCOMOTIVE } from "../../stage/train";
import { takeCar } from "./flights";
import type { SuperFacts } from "./wire";

const side = ({ way }: { way: number }): number => (way === TO_LOCOMOTIVE ? -1 : 1);

export const MOTIONS: Motions<SuperFacts> = {
  chose: { lasts: 150, effect: nods },
  changed: { lasts: 150, effect: nods },
  "taken back": { lasts: 160, effect: nods },
  placed: { lasts: 300 },
  "round began": { lasts: 600, effect: laidDown },
  revealed: { lasts: 600, effect: revealed },
  turned: { lasts: 260, effect: turn },
  "changed floor": { lasts: 360, gait: climb, easing: CLIMB },
  moved: { lasts: 420, gait: walk, easing: MOVE },
  fired: { lasts: 180, effect: shot },
  "passed through": { lasts: 200, effect: duck },
  hit: { lasts: 300, effect: stagger },
  thrown: { lasts: 460, gait: thrown },
  "no effect": { lasts: 600, effect: stamp },
  "stood up": { lasts: 260, effect: standUp },
  "lay down": { lasts: 260, effect: fall },
  "fell off": { lasts: 600, side },
  "left train": { lasts: 500, effect: rides, side },
  rode: { lasts: 500, effect: rides },
  "rode back": { lasts: 500, effect: rides },
  unhooked: { lasts: 600, effect: unhook },
  "left behind": { lasts: 320, effect: leftBehind },
  "took car": { lasts: 520, effect: takeCar },
  "first passed": { lasts: 240, effect: crowned },
  won: { lasts: 500, effect: triumph },
  "shared first": { lasts: 500, effect: triumph },
  "game ended": { lasts: 600, effect: arrive },
};

export default MOTIONS;
