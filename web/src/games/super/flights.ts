/** Loot that flies: that of a whole car. */

import { animate, animateOnce } from "../../motion/animation";
import { boxOf, nameOf, panelPoint, pawn, tag, type Doing, type Effect } from "../../motion/scene";
import { hop } from "../../motion/signs";
import { money } from "../../words/language.svelte";

/** The car's loot turns over, and flies to the panel of whoever takes it. */
export const takeCar: Effect<Doing & { car: number; value: number }> = (scene, facts) => {
  const car = boxOf(scene.stage, ".car.gone") ?? boxOf(scene.stage, `[data-car="${facts.car}"]`);
  const to = panelPoint(scene, nameOf(scene, facts.bandit));
  if (car === null) return;
  const from = { x: Math.min(car.left + car.width / 2, innerWidth - 60), y: car.top };
  const card = tag(scene.air, money(facts.value), from, "value-card");
  const goal = to === null ? "translateY(-60px)" : `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.6)`;
  const frames = [
    { transform: "translateY(-30px) scaleX(0)", opacity: 1 },
    { transform: "translateY(-40px) scaleX(1)", opacity: 1, offset: 0.2 },
    { transform: "translateY(-40px)", opacity: 1, offset: 0.55, easing: "ease-in" },
    { transform: goal, opacity: 1, offset: 0.92 },
    { transform: goal, opacity: 0 },
  ];
  animateOnce(card, frames, { duration: 2 * scene.duration });
  const winner = pawn(scene, facts.bandit);
  if (winner) animate(winner.element, hop(scene.unit), { duration: scene.duration });
};
