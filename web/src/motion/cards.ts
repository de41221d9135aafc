/** Cards that are dealt, played, shown and put away. */

import { animate, animateOnce } from "./animation";
import type { Point } from "./pieces";
import {
  art,
  boxOf,
  colours,
  nameOf,
  panel,
  panelPoint,
  put,
  table,
  type Doing,
  type Effect,
  type MotionScene,
} from "./scene";

const LAID = ".ribbon .mini:is(.shown, .back, .peek)";
const CURRENT = ".ribbon .mini.now";
const AT_ONCE = 3; // backs that are seen flying, however many are drawn
const HAND = ".holding .hand";

interface OfSeat {
  seat: number;
}

type Counted = OfSeat & { count: number };

/** The first bandit of a seat: in their colour its cards are. */
function nameOfSeat(scene: MotionScene, { seat }: OfSeat): string {
  return scene.cast.seats[seat]?.[0] ?? "";
}

/** Where a seat holds its cards: one's own hand, or its panel. */
function handOf(scene: MotionScene, name: string): Point | null {
  const own = panel(scene, name)?.matches("[data-own]");
  const hand = own ? boxOf(table(scene), HAND) : null;
  if (hand === null) return panelPoint(scene, name);
  return { x: hand.left + hand.width / 2, y: hand.top + hand.height / 2 };
}

function back(scene: MotionScene, name: string, at: Point): HTMLElement {
  const card = document.createElement("i");
  card.className = `card-flying ${colours(name)}`;
  return put(scene.air, card, at);
}

/** Backs fly from the deck to the hand, or off it. */
function flight(scene: MotionScene, name: string, count: number, far: number): void {
  const hand = handOf(scene, name);
  if (hand === null) return;
  const away = `translate(60px, ${far}px) rotate(14deg) scale(.6)`;
  const frames = [
    { transform: away, opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 0 },
  ];
  const seen = Math.min(AT_ONCE, Math.max(1, count));
  for (let card = 0; card < seen; card++) {
    const at = { x: hand.x + 9 * card, y: hand.y };
    const pace = { duration: scene.duration * 0.8, delay: (card / seen) * scene.duration * 0.4, easing: "ease-out" };
    animateOnce(back(scene, name, at), far < 0 ? frames : frames.toReversed().map(forward), pace);
  }
}

/** The same frame, at the other end of time. */
function forward(frame: Keyframe): Keyframe {
  return typeof frame.offset === "number" ? { ...frame, offset: 1 - frame.offset } : frame;
}

export const drawn: Effect<Counted> = (scene, facts) => flight(scene, nameOfSeat(scene, facts), facts.count, -70);

export const putAway: Effect<Counted> = (scene, facts) => flight(scene, nameOfSeat(scene, facts), facts.count, 70);

export const shuffled: Effect<OfSeat> = (scene, facts) => {
  const name = nameOfSeat(scene, facts);
  const at = panelPoint(scene, name);
  if (at === null) return;
  for (const side of [-1, 1]) {
    const apart = `translateX(${side * 22}px) rotate(${side * 10}deg)`;
    const frames = ["none", apart, "none", apart, "none"].map((transform) => ({ transform }));
    animateOnce(back(scene, name, at), frames, { duration: scene.duration });
  }
};

/** The card that was just played flies to its place in the plan. */
export const played: Effect<OfSeat> = (scene, facts) => {
  const laid = [...table(scene).querySelectorAll(LAID)].at(-1);
  const box = laid?.getBoundingClientRect();
  const from = handOf(scene, nameOfSeat(scene, facts));
  if (laid === undefined || box === undefined || box.width === 0) return;
  const [x, y] = from === null ? [0, 40] : [from.x - box.left - box.width / 2, from.y - box.top - box.height / 2];
  const frames = [
    { transform: `translate(${x}px, ${y}px) rotate(-10deg) scale(1.3)`, opacity: from === null ? 0 : 1 },
    { transform: "scale(1.12)", opacity: 1, offset: 0.8 },
    { transform: "none", opacity: 1 },
  ];
  animate(laid, frames, { duration: scene.duration, easing: "cubic-bezier(.3, .1, .2, 1)" });
};

/** The card whose turn it is turns over. */
export const revealed: Effect = (scene) => {
  const card = table(scene).querySelector(CURRENT);
  if (card === null) return;
  const frames = [
    { transform: "scaleX(0) translateY(-6px)" },
    { transform: "scaleX(1.12) translateY(-6px)", offset: 0.7 },
    { transform: "none" },
  ];
  animate(card, frames, { duration: scene.duration, easing: "ease-out" });
};

/** The pile is squared and turned over: a wave goes through the plan. */
export const turnedOver: Effect = (scene) => {
  const cards = [...table(scene).querySelectorAll(LAID)];
  cards.forEach((card, place) => {
    const frames = [{ transform: "none" }, { transform: "translateY(-9px)" }, { transform: "none" }];
    const delay = (place / cards.length) * scene.duration * 0.6;
    animate(card, frames, { duration: scene.duration * 0.4, delay, easing: "ease-in-out" });
  });
};

/** The round card is laid down. */
export const laidDown: Effect = (scene) => {
  const card = scene.stage.querySelector(".placard");
  const frames = [
    { transform: "translateY(-30px) rotate(-3deg) scaleX(.1)", opacity: 0 },
    { transform: "rotate(1deg) scale(1.03)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ];
  if (card !== null) animate(card, frames, { duration: scene.duration, easing: "ease-out" });
};

/** A panel nods: something of its seat has changed that can't be seen. */
export const nods: Effect<OfSeat | Doing> = (scene, facts) => {
  const name = "seat" in facts ? nameOfSeat(scene, facts) : nameOf(scene, facts.bandit);
  const found = panel(scene, name);
  const frames = [{ transform: "none" }, { transform: "translateY(-4px)" }, { transform: "none" }];
  if (found !== null) animate(found, frames, { duration: scene.duration, easing: "ease-in-out" });
};

/** The crown flies to the panel of whoever is first now. */
export const crowned: Effect<OfSeat> = (scene, facts) => {
  const at = panelPoint(scene, nameOfSeat(scene, facts));
  if (at === null) return;
  const frames = [
    { transform: "translateY(-60px) scale(1.8)", opacity: 0 },
    { transform: "scale(1)", opacity: 1, offset: 0.6 },
    { transform: "scale(1.1)", opacity: 0 },
  ];
  animateOnce(art(scene.air, "u-crown", at, "crown-flying"), frames, { duration: 2 * scene.duration });
};
