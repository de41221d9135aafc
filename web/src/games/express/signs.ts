/** Signs: the event of the round card, and the marshal without bullets. */

import { animateOnce } from "../../motion/animation";
import { middle, type Point } from "../../motion/pieces";
import { art, boxOf, figure, type Effect, type MotionScene } from "../../motion/scene";
import { halt } from "../../motion/train";
import { EVENTS } from "./names";
import { eventArt } from "./tips";

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
  grow(scene, eventArt(EVENTS[which] ?? ""));
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
