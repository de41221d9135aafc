/** Loot that flies: in an arc, with one bounce; a purse of one's own turns over and shows its value. */

import { INSIDE } from "../../stage/train";
import { money } from "../../words/language.svelte";
import { animateOnce } from "../../motion/animation";
import type { Point } from "../../motion/pieces";
import {
  above,
  art,
  figure,
  nameOf,
  panelPoint,
  pawn,
  placePoint,
  tag,
  type Doing,
  type DoneTo,
  type Effect,
  type MotionScene,
} from "../../motion/scene";
import { spotOf, type Loot } from "./events";

interface Taken {
  loot: Loot;
  value: number | null;
}

type Found = Doing & Taken & { spot: number };

const TOP = 46; // pixels that an arc is high
const BOUNCE = 9;
const SHOWN = 2.5; // how many times longer a value is read than it flies

function spotPoint(scene: MotionScene, spot: number): Point | null {
  const { car, level } = spotOf(spot);
  return placePoint(scene, car, level);
}

/** An arc with a bounce at its end. */
function arc(x: number, y: number): Keyframe[] {
  const end = `translate(${x}px, ${y}px)`;
  return [
    { transform: "none", easing: "ease-out" },
    { transform: `translate(${x / 2}px, ${y / 2 - TOP}px) scale(1.25) rotate(30deg)`, offset: 0.42, easing: "ease-in" },
    { transform: end, offset: 0.78, easing: "ease-out" },
    { transform: `translate(${x}px, ${y - BOUNCE}px)`, offset: 0.89, easing: "ease-in" },
    { transform: end },
  ];
}

function fly(scene: MotionScene, id: string, from: Point | null, to: Point | null): void {
  if (from === null || to === null) return;
  const token = art(scene.layer, id, from, "token-flying");
  animateOnce(token, arc(to.x - from.x, to.y - from.y), { duration: scene.duration });
}

/** The value of a purse, where it is known: the purse turns over. */
function turnOver(scene: MotionScene, { value }: Taken, at: Point | null): void {
  if (value === null || at === null) return;
  const frames = [
    { transform: "scaleX(0)", opacity: 1 },
    { transform: "scaleX(1)", opacity: 1, offset: 0.15 },
    { transform: "translateY(-8px)", opacity: 1, offset: 0.8 },
    { transform: "translateY(-14px)", opacity: 0 },
  ];
  const pace = { duration: SHOWN * scene.duration, delay: 0.8 * scene.duration };
  animateOnce(tag(scene.layer, money(value), at, "value-shown"), frames, pace);
}

export const take: Effect<Found> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  fly(scene, facts.loot, spotPoint(scene, facts.spot), who?.at ?? null);
  turnOver(scene, facts, who && above(who));
};

export const drop: Effect<Found> = (scene, facts) => {
  const to = spotPoint(scene, facts.spot);
  fly(scene, facts.loot, pawn(scene, facts.bandit)?.at ?? null, to);
  turnOver(scene, facts, to);
};

/** From one bandit's pocket to another's. */
export const pocket: Effect<DoneTo & Taken> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  fly(scene, facts.loot, pawn(scene, facts.target)?.at ?? null, who?.at ?? null);
  turnOver(scene, facts, who && above(who));
};

/** A purse is looked at, and stays. */
export const leavePurse: Effect<{ spot: number }> = (scene, facts) => {
  const at = spotPoint(scene, facts.spot);
  if (at === null) return;
  const hop = [
    { transform: "none" },
    { transform: "translateY(-12px) rotate(-10deg)" },
    { transform: "none", opacity: 0 },
  ];
  animateOnce(art(scene.layer, "purse", at, "token-flying"), hop, { duration: scene.duration });
};

/** The marshal puts down a strongbox. */
export const putBox: Effect<{ car: number }> = (scene, facts) =>
  fly(
    scene,
    "strongbox",
    figure(scene, "Marshal")?.at ?? placePoint(scene, 0, INSIDE),
    placePoint(scene, facts.car, INSIDE),
  );

/** Money that flies to the panel of whoever gets it. */
export const paid: Effect<Doing> = (scene, facts) => {
  const name = nameOf(scene, facts.bandit);
  const [from, to] = [pawn(scene, facts.bandit)?.at ?? null, panelPoint(scene, name)];
  if (from === null || to === null) return;
  const token = art(scene.air, "purse", from, "token-flying");
  animateOnce(token, arc(to.x - from.x, to.y - from.y), { duration: scene.duration });
};
