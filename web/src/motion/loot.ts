/** Loot that flies: in an arc, with one bounce; a purse of one's own turns over and shows its value. */

import type { Happening } from "../wire";
import { INSIDE, maybeNumber, number, text } from "../wire/facts";
import { money } from "../words/language.svelte";
import { animate, animateOnce } from "./animation";
import type { Point } from "./pieces";
import {
  art,
  boxOf,
  figure,
  nameOf,
  panelPoint,
  pawn,
  placePoint,
  spotPoint,
  tag,
  type Effect,
  type MotionScene,
} from "./scene";

const TOP = 46; // pixels that an arc is high
const BOUNCE = 9;
const SHOWN = 2.5; // how many times longer a value is read than it flies

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
function turnOver(scene: MotionScene, event: Happening, at: Point | null): void {
  const value = maybeNumber(event.facts, "value");
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

export const take: Effect = (scene, event) => {
  const to = pawn(scene, event)?.at ?? null;
  fly(scene, text(event.facts, "loot"), spotPoint(scene, number(event.facts, "spot")), to);
  turnOver(scene, event, to);
};

export const drop: Effect = (scene, event) => {
  const to = spotPoint(scene, number(event.facts, "spot"));
  fly(scene, text(event.facts, "loot"), pawn(scene, event)?.at ?? null, to);
  turnOver(scene, event, to);
};

/** From one bandit's pocket to another's. */
export const pocket: Effect = (scene, event) => {
  const to = pawn(scene, event)?.at ?? null;
  fly(scene, text(event.facts, "loot"), pawn(scene, event, "target")?.at ?? null, to);
  turnOver(scene, event, to);
};

/** A purse is looked at, and stays. */
export const leavePurse: Effect = (scene, event) => {
  const at = spotPoint(scene, number(event.facts, "spot"));
  if (at === null) return;
  const hop = [
    { transform: "none" },
    { transform: "translateY(-12px) rotate(-10deg)" },
    { transform: "none", opacity: 0 },
  ];
  animateOnce(art(scene.layer, "purse", at, "token-flying"), hop, { duration: scene.duration });
};

/** The marshal puts down a strongbox. */
export const putBox: Effect = (scene, event) =>
  fly(
    scene,
    "strongbox",
    figure(scene, "Marshal")?.at ?? placePoint(scene, 0, INSIDE),
    placePoint(scene, number(event.facts, "car"), INSIDE),
  );

/** Money that flies to the panel of whoever gets it. */
export const paid: Effect = (scene, event) => {
  const name = nameOf(scene, event);
  const [from, to] = [pawn(scene, event)?.at ?? null, panelPoint(scene, name)];
  if (from === null || to === null) return;
  const token = art(scene.air, "purse", from, "token-flying");
  animateOnce(token, arc(to.x - from.x, to.y - from.y), { duration: scene.duration });
};

/** The car's loot turns over, and flies to the panel of whoever takes it. */
export const takeCar: Effect = (scene, event) => {
  const car = boxOf(scene.stage, ".car.gone") ?? boxOf(scene.stage, `[data-car="${number(event.facts, "car")}"]`);
  const to = panelPoint(scene, nameOf(scene, event));
  if (car === null) return;
  const from = { x: Math.min(car.left + car.width / 2, innerWidth - 60), y: car.top };
  const card = tag(scene.air, money(number(event.facts, "value")), from, "value-card");
  const goal = to === null ? "translateY(-60px)" : `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.6)`;
  const frames = [
    { transform: "translateY(-30px) scaleX(0)", opacity: 1 },
    { transform: "translateY(-40px) scaleX(1)", opacity: 1, offset: 0.2 },
    { transform: "translateY(-40px)", opacity: 1, offset: 0.55, easing: "ease-in" },
    { transform: goal, opacity: 1, offset: 0.92 },
    { transform: goal, opacity: 0 },
  ];
  animateOnce(card, frames, { duration: 2 * scene.duration });
  const winner = pawn(scene, event);
  if (winner) animate(winner.element, hop(scene.unit), { duration: scene.duration });
};

/** Up and down, for joy. */
export function hop(unit: number): Keyframe[] {
  const up = `translateY(${-12 * unit}px)`;
  return ["none", up, "none", up, "none"].map((transform) => ({ transform, easing: "ease-in-out" }));
}
