/** The train itself: it brakes, loses a car, and takes the room that is left. */

import { setSpeed } from "../stage/journey";
import { animate, animateOnce } from "./animation";
import { stars } from "./shots";
import { art, boxOf, pawn, type Doing, type Effect, type MotionScene } from "./scene";

const SLOWER = [0.6, 0.3, 0.1, 0]; // of the speed, one after the other
const HALT = 600; // ms

/** The landscape slows down and stands still for a moment, and so do the wheels. */
export function halt({ stage }: MotionScene): void {
  pass(stage, [...SLOWER, 0, 0, ...SLOWER.toReversed(), 1]);
}

/** The train arrives: it doesn't start again. */
export const arrive: Effect = ({ stage }) => pass(stage, SLOWER);

function pass(stage: HTMLElement, rates: readonly number[]): void {
  rates.forEach((rate, place) => {
    setTimeout(() => setSpeed(stage, rate), (place * HALT) / rates.length);
  });
}

const AWAY = 64; // units that an unhooked car is behind at first

/** The last car is loose: it falls back and tilts, with all who are on it. */
export const unhook: Effect<{ car: number }> = (scene, facts) => {
  const car = scene.stage.querySelector<HTMLElement>(`[data-car="${facts.car}"]`);
  if (car === null) return;
  const still = `translateX(${-AWAY * scene.unit}px) rotate(-1.2deg)`;
  animate(car, [{ transform: still }, { transform: "none" }], {
    duration: scene.duration,
    easing: "cubic-bezier(.5, 0, .9, .6)",
  });
};

/** How wide and where the train is: what is left of it takes the room. */
export interface CarRoom {
  left: number;
  bottom: number;
  unit: number;
}

export function roomOf(stage: HTMLElement, unit: number): CarRoom | null {
  const box = boxOf(stage, ".car.loco");
  return box === null ? null : { left: box.left, bottom: box.bottom, unit };
}

const NEAR = 1; // pixel: closer than that is the same place

/** Whether the train is drawn larger or smaller, or elsewhere. */
export function hasMoved(before: CarRoom, after: CarRoom): boolean {
  return before.unit !== after.unit || Math.abs(before.left - after.left) > NEAR;
}

/** Lead the whole train from the room that it had to the one that it has. */
export function grow(stage: HTMLElement, before: CarRoom, after: CarRoom, duration: number): void {
  const train = stage.querySelector(".train");
  if (train === null) return;
  const box = train.getBoundingClientRect();
  const scale = before.unit / after.unit;
  const x = before.left - (box.left + (after.left - box.left) * scale);
  const y = before.bottom - (box.bottom + (after.bottom - box.bottom) * scale);
  animate(train, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
}

/** Whoever is left behind shakes a fist. */
export const leftBehind: Effect<Doing> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  const frames = [0, -14, 0, -14, 0].map((y) => ({ transform: `translateY(${y * scene.unit}px)` }));
  if (who !== null) animate(who.element, frames, { duration: scene.duration });
};

/** Down on the back, or up again: the figure turns about its feet. */
const tips =
  (from: number): Effect<Doing> =>
  (scene, facts) => {
    const who = pawn(scene, facts.bandit);
    const drawn = who?.element.querySelector(".fig");
    if (who === null || !drawn) return;
    const way = who.element.classList.contains("to-loco") ? "scaleX(-1) " : "";
    const frames = [
      { transform: `${way}rotate(${from}deg)`, opacity: 0.4 },
      { transform: `${way}rotate(0deg)`, opacity: 1 },
    ];
    animate(drawn, frames, { duration: scene.duration, easing: "cubic-bezier(.3, 0, .4, 1.4)" });
  };

const UPRIGHT = 80; // degrees from lying

export const fall: Effect<Doing> = (scene, facts) => {
  tips(UPRIGHT)(scene, facts);
  const who = pawn(scene, facts.bandit);
  if (who !== null) stars(scene, who);
};

export const standUp: Effect<Doing> = tips(-UPRIGHT);

/** The figure turns round. */
export const turn: Effect<Doing> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  const drawn = who?.element.querySelector(".fig");
  if (!who || !drawn) return;
  const now = who.element.classList.contains("to-loco") ? -1 : 1;
  const frames = [-now, 0, now].map((wide) => ({ transform: `scaleX(${wide})` }));
  animate(drawn, frames, { duration: scene.duration, easing: "ease-in-out" });
};

/** A horse gallops along below the rider. */
export const rides: Effect<Doing> = (scene, facts) => {
  const at = pawn(scene, facts.bandit)?.at;
  if (at === undefined) return;
  const frames = Array.from({ length: 9 }, (_, step) => ({
    transform: `translate(${(step - 8) * -14 * scene.unit}px, ${step % 2 === 1 ? -8 : 0}px)`,
    opacity: step === 8 ? 0 : 1,
  }));
  const horse = art(scene.layer, "i-horse", { x: at.x, y: at.y + 30 * scene.unit }, "horse-riding");
  animateOnce(horse, frames, { duration: 1.4 * scene.duration });
};
