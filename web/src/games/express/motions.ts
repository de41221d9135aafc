/** What is seen of each event. */

import { drawn, laidDown, nods, played, putAway, revealed, shuffled, turnedOver } from "../../motion/cards";
import { CLIMB, HEAVY, HIT, MOVE } from "../../motion/easings";
import { climb, slide, stomp, walk } from "../../motion/gaits";
import { drop, leavePurse, paid, pocket, putBox, take } from "./flights";
import type { Motions } from "../../motion/motions";
import { hit, neutral, punch, shot } from "../../motion/shots";
import { stamp, triumph } from "../../motion/signs";
import { arrive } from "../../motion/train";
import { cardEvent, noBullets } from "./signs";
import type { ExpressFacts } from "./wire";

const WALK = 420;
const FURTHER = 90; // each car beyond the first
const LONGEST = 600;

/** A walk: longer for each further car. */
function walkLength(facts: { from_car: number; to_car: number }): number {
  const cars = Math.abs(facts.to_car - facts.from_car);
  return Math.min(LONGEST, WALK + FURTHER * Math.max(0, cars - 1));
}

export const MOTIONS: Motions<ExpressFacts> = {
  chose: { lasts: 0 }, // the card that is played says it
  "taken back": { lasts: 160, effect: nods },
  "round began": { lasts: 500, effect: laidDown },
  dealt: { lasts: 200, effect: drawn },
  shed: { lasts: 200, effect: putAway },
  drew: { lasts: 280, effect: drawn },
  discarded: { lasts: 220, effect: putAway },
  reshuffled: { lasts: 260, effect: shuffled },
  played: { lasts: 300, effect: played },
  "scheming ended": { lasts: 420, effect: turnedOver },
  placed: { lasts: 300 },
  revealed: { lasts: 600, effect: revealed },
  "no effect": { lasts: 600, effect: stamp },
  moved: { lasts: walkLength, gait: walk, easing: MOVE },
  "changed floor": { lasts: 360, gait: climb, easing: CLIMB },
  fired: { lasts: 180, effect: shot },
  hit: { lasts: 300, effect: hit },
  pushed: { lasts: 420, gait: slide, easing: HIT },
  punched: { lasts: 320, effect: punch },
  dropped: { lasts: 340, effect: drop },
  pocketed: { lasts: 340, effect: pocket },
  knocked: { lasts: 420, gait: slide, easing: HIT },
  robbed: { lasts: 340, effect: take },
  "marshal moved": { lasts: 520, gait: stomp, easing: HEAVY },
  fled: { lasts: 440, gait: climb, easing: CLIMB, after: 80 / 440 },
  "neutral bullet": { lasts: 300, effect: neutral },
  "neutrals gone": { lasts: 300, effect: noBullets },
  "event began": { lasts: 600, effect: cardEvent },
  carried: { lasts: 480, gait: slide, easing: MOVE },
  "box put": { lasts: 400, effect: putBox },
  pickpocketed: { lasts: 340, effect: take },
  "left purse": { lasts: 260, effect: leavePurse },
  "lost purse": { lasts: 340, effect: drop },
  ransomed: { lasts: 400, effect: paid },
  "round ended": { lasts: 300, effect: turnedOver },
  gunslinger: { lasts: 500, effect: triumph },
  scored: { lasts: 200, effect: nods },
  "game ended": { lasts: 600, effect: arrive },
};

export default MOTIONS;
