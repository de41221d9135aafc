/** Signs: that an action is void, and who has won. */

import { animate, animateOnce } from "./animation";
import { nods } from "./cards";
import { above, art, figure, nameOf, pawn, type Doing, type Effect } from "./scene";

const STAMPED = [
  { opacity: 0, transform: "scale(1.6)" },
  { opacity: 1, transform: "none", offset: 0.2, easing: "ease-out" },
  { opacity: 1, transform: "none", offset: 0.85 },
  { opacity: 0, transform: "translateY(-6px)" },
];
const SHRUG = ["none", "translateX(-4px)", "translateX(4px)", "translateX(-2px)", "none"];

/** A bandit whose action is void shrugs, with a sign above the head: why is said in words beside the stage. */
export const stamp: Effect<Doing> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  if (who === null) return;
  animateOnce(art(scene.layer, "u-no", above(who), "void-sign"), STAMPED, scene);
  animate(
    who.element,
    SHRUG.map((transform) => ({ transform })),
    { duration: scene.duration / 2 },
  );
};

/** Whoever has won hops, with a star. */
export const triumph: Effect<Doing | { seat: number }> = (scene, facts) => {
  const name = "bandit" in facts ? nameOf(scene, facts.bandit) : (scene.cast.seats[facts.seat]?.[0] ?? "");
  nods(scene, facts);
  const who = figure(scene, name);
  if (who === null) return;
  animate(who.element, hop(scene.unit), scene);
  const above = { x: who.at.x, y: who.at.y - 80 * scene.unit };
  const frames = [
    { transform: "scale(0) rotate(-90deg)", opacity: 0 },
    { transform: "scale(1.2)", opacity: 1, offset: 0.5, easing: "ease-out" },
    { transform: "scale(1)", opacity: 0 },
  ];
  animateOnce(art(scene.layer, "i-marshal", above, "star-won"), frames, { duration: 2 * scene.duration });
};

/** Up and down, for joy. */
export function hop(unit: number): Keyframe[] {
  const up = `translateY(${-12 * unit}px)`;
  return ["none", up, "none", up, "none"].map((transform) => ({ transform, easing: "ease-in-out" }));
}
