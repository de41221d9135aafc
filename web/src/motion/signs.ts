/** Signs: the reason of a void action, the event of the round card, who has won. */

import { EVENTS } from "../wire/names";
import { slug } from "../words/things";
import { animate, animateOnce } from "./animation";
import { nods } from "./cards";
import { hop } from "./loot";
import { middle, type Point } from "./pieces";
import { art, boxOf, figure, nameOf, pawn, table, tag, type Doing, type Effect, type MotionScene } from "./scene";
import { halt } from "./train";

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

/** A sign grows from the round card to the middle of the stage and is stamped there. */
function grow(scene: MotionScene, id: string): void {
  const box = scene.layer.getBoundingClientRect();
  const centre: Point = { x: box.left + box.width / 2, y: box.top + box.height * 0.46 };
  const from = boxOf(scene.stage, ".placard");
  const [x, y] = from === null ? [0, 0] : [middle(from).x - centre.x, middle(from).y - centre.y];
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(.25)`, opacity: 0, easing: "ease-out" },
    { transform: "scale(1.25)", opacity: 1, offset: 0.4, easing: "ease-in" },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.55 },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.85 },
    { transform: "scale(.9)", opacity: 0 },
  ];
  animateOnce(art(scene.layer, id, centre, "sign"), frames, scene);
}

const BRAKING = EVENTS.indexOf("Braking");

/** The event of the round card; when it is the brakes, the landscape stands still. */
export const cardEvent: Effect<{ event: number }> = (scene, facts) => {
  const which = facts.event;
  const id = slug(EVENTS[which] ?? "")
    .replace("passengers-", "")
    .replace("marshals-", "");
  grow(scene, `e-${id}`);
  if (which === BRAKING) halt(scene);
};

/** The marshal has no bullets any more. */
export const noBullets: Effect = (scene) => {
  const at = figure(scene, "Marshal")?.at;
  if (at === undefined) return;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-40px) rotate(20deg)", opacity: 0 },
  ];
  animateOnce(art(scene.layer, "bullet-card", at, "bullet-flying"), frames, scene);
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
