/** How long each event is shown, at speed 1, and how what it moves is eased. */

interface Timing {
  milliseconds: number;
  easing: string;
}

const MOVE = "cubic-bezier(.3, .1, .2, 1)";
const CLIMB = "cubic-bezier(.5, 0, .3, 1.25)";
const FLY = "cubic-bezier(.2, .8, .3, 1)";
const LOOT = "cubic-bezier(.4, 0, .6, 1)";
const HEAVY = "cubic-bezier(.4, 0, .4, 1)";

const PLAIN: Timing = { milliseconds: 160, easing: MOVE };
export const SETTLE: Timing = { milliseconds: 180, easing: MOVE };

const TIMINGS: Record<string, Timing> = {
  chose: { milliseconds: 0, easing: MOVE },
  dealt: { milliseconds: 0, easing: MOVE },
  moved: { milliseconds: 420, easing: MOVE },
  carried: { milliseconds: 480, easing: MOVE },
  "changed floor": { milliseconds: 360, easing: CLIMB },
  placed: { milliseconds: 360, easing: MOVE },
  fled: { milliseconds: 380, easing: CLIMB },
  fired: { milliseconds: 260, easing: FLY },
  hit: { milliseconds: 320, easing: FLY },
  "passed through": { milliseconds: 200, easing: FLY },
  punched: { milliseconds: 320, easing: MOVE },
  pushed: { milliseconds: 420, easing: FLY },
  knocked: { milliseconds: 420, easing: FLY },
  thrown: { milliseconds: 460, easing: FLY },
  robbed: { milliseconds: 400, easing: LOOT },
  pickpocketed: { milliseconds: 400, easing: LOOT },
  pocketed: { milliseconds: 400, easing: LOOT },
  dropped: { milliseconds: 380, easing: LOOT },
  "lost purse": { milliseconds: 380, easing: LOOT },
  "box put": { milliseconds: 420, easing: LOOT },
  "marshal moved": { milliseconds: 520, easing: HEAVY },
  "neutral bullet": { milliseconds: 320, easing: FLY },
  "no effect": { milliseconds: 600, easing: MOVE },
  "event began": { milliseconds: 600, easing: MOVE },
  ransomed: { milliseconds: 400, easing: MOVE },
  "round began": { milliseconds: 500, easing: MOVE },
  "scheming ended": { milliseconds: 400, easing: MOVE },
  revealed: { milliseconds: 260, easing: MOVE },
  turned: { milliseconds: 260, easing: MOVE },
  "stood up": { milliseconds: 260, easing: MOVE },
  "lay down": { milliseconds: 260, easing: MOVE },
  "fell off": { milliseconds: 600, easing: FLY },
  "left train": { milliseconds: 500, easing: FLY },
  rode: { milliseconds: 500, easing: MOVE },
  "rode back": { milliseconds: 500, easing: MOVE },
  unhooked: { milliseconds: 600, easing: HEAVY },
  "left behind": { milliseconds: 300, easing: HEAVY },
  "took car": { milliseconds: 500, easing: MOVE },
};

export function timingOf(event: string): Timing {
  return TIMINGS[event] ?? PLAIN;
}
