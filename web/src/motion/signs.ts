/** Signs: the reason of a void action, and who has won. */

import { animate, animateOnce } from "./animation";
import { nods } from "./cards";
import { middle } from "./pieces";
import { art, boxOf, figure, nameOf, pawn, table, tag, type Doing, type Effect } from "./scene";

const STAMPED = [
  { opacity: 0, transform: "translate(-50%, -160%) scale(1.5) rotate(-6deg)" },
  { opacity: 1, transform: "translate(-50%, -160%) scale(1) rotate(-3deg)", offset: 0.2, easing: "ease-out" },
  { opacity: 1, transform: "translate(-50%, -160%) scale(1) rotate(-3deg)", offset: 0.85 },
  { opacity: 0, transform: "translate(-50%, -170%) scale(1) rotate(-3deg)" },
];
const SHRUG = ["none", "translateX(-4px)", "translateX(4px)", "translateX(-2px)", "none"];

/** The reason of a void action, over the bandit; a stamp on the card. */
export const stamp: Effect<Doing> = (scene, facts) => {
  const who = pawn(scene, facts.bandit);
  if (who !== null) {
    animateOnce(tag(scene.layer, scene.words, who.at, "stamp"), STAMPED, scene);
    animate(
      who.element,
      SHRUG.map((transform) => ({ transform })),
      { duration: scene.duration / 2 },
    );
  }
  const card = boxOf(table(scene), ".ribbon .mini.now");
  if (card === null) return;
  const frames = [
    { transform: "scale(2.2)", opacity: 0 },
    { transform: "scale(1) rotate(-8deg)", opacity: 1, offset: 0.25, easing: "ease-in" },
    { transform: "scale(1) rotate(-8deg)", opacity: 1, offset: 0.85 },
    { transform: "scale(1)", opacity: 0 },
  ];
  animateOnce(art(scene.air, "u-no", middle(card), "no-stamped"), frames, scene);
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
