/** Shots and blows: muzzle, tracer, recoil, the bullet's card that flies to the panel, and stars. */

import { TO_LOCOMOTIVE } from "../stage/train";
import { animate, animateOnce } from "./animation";
import type { Point } from "./pieces";
import {
  art,
  colours,
  figure,
  nameOf,
  panelPoint,
  pawn,
  put,
  type Doing,
  type DoneTo,
  type Effect,
  type Figure,
  type MotionScene,
} from "./scene";

const MUZZLE = 26; // units from the middle of a figure to the end of the gun
const RANGE = 200; // units that a shot is seen to fly when nobody is named
const RECOIL = 8;
const LUNGE = 14;
const CARD_FLIES = 420; // ms at speed 1; it may still fly when the next event has begun
const RECOILS = 300;

function burst(scene: MotionScene, at: Point, kind: string): void {
  const frames = [
    { transform: "scale(.2)", opacity: 1 },
    { transform: "scale(1) rotate(12deg)", opacity: 1, offset: 0.4 },
    { transform: "scale(1.15) rotate(16deg)", opacity: 0 },
  ];
  animateOnce(art(scene.layer, "burst", at, kind), frames, { duration: scene.duration });
}

/** A dashed line that grows from one point to the other and fades. */
function tracer(scene: MotionScene, from: Point, to: Point): void {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const line = document.createElement("i");
  line.className = "tracer";
  line.style.width = `${Math.hypot(x, y)}px`;
  put(scene.layer, line, from);
  const turn = `rotate(${Math.atan2(y, x)}rad)`;
  const frames = [
    { transform: `${turn} scaleX(0)`, opacity: 1, easing: "cubic-bezier(.1, .9, .2, 1)" },
    { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.6 },
    { transform: `${turn} scaleX(1)`, opacity: 0 },
  ];
  animateOnce(line, frames, { duration: scene.duration });
}

/** At somebody, or one way. */
type Shot = DoneTo | (Doing & { way: number });

function aimOf(scene: MotionScene, facts: Shot, shooter: Figure): Point {
  const target = "target" in facts ? pawn(scene, facts.target) : null;
  if (target !== null) return target.at;
  const way = "way" in facts && facts.way === TO_LOCOMOTIVE ? -1 : 1;
  return { x: shooter.at.x + way * RANGE * scene.unit, y: shooter.at.y };
}

/** A star at the muzzle, and the shot's way. */
export const shot: Effect<Shot> = (scene, facts) => {
  const shooter = pawn(scene, facts.bandit);
  if (shooter === null) return;
  const to = aimOf(scene, facts, shooter);
  const way = Math.sign(to.x - shooter.at.x) || 1;
  const muzzle = { x: shooter.at.x + way * MUZZLE * scene.unit, y: shooter.at.y };
  tracer(scene, muzzle, to);
  burst(scene, muzzle, "muzzle");
  const back = -3 * way * scene.unit;
  animate(shooter.element, jolt(back), { duration: scene.duration });
};

function jolt(by: number): Keyframe[] {
  const turn = Math.sign(by) * 6;
  return [
    { transform: "none" },
    { transform: `translateX(${by}px) rotate(${turn}deg)`, offset: 0.25 },
    { transform: `translateX(${-by / 3}px)`, offset: 0.65 },
    { transform: "none" },
  ];
}

function recoils(scene: MotionScene, hit: Figure, from: Point | null): void {
  const way = from === null ? 1 : Math.sign(hit.at.x - from.x) || 1;
  burst(scene, hit.at, "impact");
  animate(hit.element, jolt(way * RECOIL * scene.unit), { duration: scene.duration });
}

/** A bullet's card flies to the panel of whoever got it; without a shooter it is grey. */
function bulletTo(scene: MotionScene, from: Point, target: string, shooter: string): void {
  const to = panelPoint(scene, target);
  if (to === null) return;
  const card = art(scene.air, "bullet-card", from, `bullet-flying ${colours(shooter)}`);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const frames = [
    { transform: "scale(.3)", opacity: 0 },
    { transform: "translateY(-40px) scale(1) rotate(-8deg)", opacity: 1, offset: 0.3, easing: "ease-in" },
    { transform: `translate(${x}px, ${y}px) scale(.5) rotate(10deg)`, opacity: 1, offset: 0.9 },
    { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0 },
  ];
  animateOnce(card, frames, { duration: (scene.duration / RECOILS) * CARD_FLIES });
}

/** The target is thrown back, and has the bullet in the shooter's colour. */
export const hit: Effect<DoneTo> = (scene, facts) => {
  const target = pawn(scene, facts.target);
  if (target === null) return;
  recoils(scene, target, pawn(scene, facts.bandit)?.at ?? null);
  bulletTo(scene, target.at, nameOf(scene, facts.target), nameOf(scene, facts.bandit));
};

/** A hit that gives no card: stars tell it. */
export const stagger: Effect<DoneTo> = (scene, facts) => {
  const target = pawn(scene, facts.target);
  if (target === null) return;
  recoils(scene, target, pawn(scene, facts.bandit)?.at ?? null);
  stars(scene, target);
};

/** A bullet of nobody's: from the marshal, or from an event. */
export const neutral: Effect<Doing> = (scene, facts) => {
  const struck = pawn(scene, facts.bandit);
  if (struck === null) return;
  recoils(scene, struck, figure(scene, "Marshal")?.at ?? null);
  bulletTo(scene, struck.at, nameOf(scene, facts.bandit), "");
};

/** The shot goes through: whoever lies there only ducks. */
export const duck: Effect<DoneTo> = (scene, facts) => {
  const target = pawn(scene, facts.target);
  if (target === null) return;
  const low = `translateY(${6 * scene.unit}px) scaleY(.82)`;
  animate(target.element, [{ transform: "none" }, { transform: low, offset: 0.4 }, { transform: "none" }], scene);
};

/** A lunge, and a burst between the two. */
export const punch: Effect<DoneTo> = (scene, facts) => {
  const [attacker, target] = [pawn(scene, facts.bandit), pawn(scene, facts.target)];
  if (attacker === null || target === null) return;
  const way = Math.sign(target.at.x - attacker.at.x) || 1;
  const far = `translateX(${LUNGE * way * scene.unit}px) rotate(${way * 9}deg)`;
  const lunge = [{ transform: "none" }, { transform: far, offset: 0.45 }, { transform: "none" }];
  animate(attacker.element, lunge, { duration: scene.duration, easing: "cubic-bezier(.6, -.3, .3, 1.3)" });
  burst(scene, { x: (attacker.at.x + target.at.x) / 2, y: target.at.y }, "impact");
  animate(target.element, jolt(way * RECOIL * scene.unit), { duration: scene.duration, delay: scene.duration * 0.4 });
};

/** Stars go round a head, twice. */
export function stars(scene: MotionScene, { at }: Figure): void {
  const [wide, high] = [16 * scene.unit, 5 * scene.unit];
  const ring = art(scene.layer, "stars", { x: at.x, y: at.y - 50 * scene.unit }, "stars-circling");
  const frames = Array.from({ length: 17 }, (_, step) => {
    const angle = (step / 4) * Math.PI;
    const [x, y] = [wide * Math.sin(angle), high * Math.cos(angle)];
    return { transform: `translate(${x}px, ${y}px) scaleX(${1 + Math.cos(angle) / 6})`, opacity: step === 16 ? 0 : 1 };
  });
  animateOnce(ring, frames, { duration: 2.5 * scene.duration });
}
