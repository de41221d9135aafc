/** What an event shows beside the pieces that it moves: shots, punches, flying loot, stamps. */

import type { Happening } from "../wire";
import { maybeNumber, number, spotOf, text, TO_LOCOMOTIVE } from "../wire/facts";
import { EVENTS } from "../wire/names";
import { slug, type Cast } from "../words/things";
import { middle, type Places } from "./pieces";

export interface Scene {
  stage: HTMLElement;
  layer: HTMLElement;
  places: Places;
  cast: Cast;
  duration: number;
  words: string; // the event's own sentence
}

type Effect = (scene: Scene, event: Happening) => void;
interface Point {
  x: number;
  y: number;
}

const SVG = "http://www.w3.org/2000/svg";

function pawn(scene: Scene, event: Happening, name = "bandit"): { at: Point; element: HTMLElement } | null {
  const bandit = scene.cast.bandits[number(event.facts, name)];
  const found = scene.places.get(`pawn:${bandit}`);
  return found === undefined ? null : { at: inLayer(scene, middle(found.box)), element: found.element };
}

function inLayer(scene: Scene, point: Point): Point {
  const origin = scene.layer.getBoundingClientRect();
  return { x: point.x - origin.left, y: point.y - origin.top };
}

function spotPoint(scene: Scene, spot: number): Point | null {
  const { car, level } = spotOf(spot);
  const found = scene.stage.querySelector(`[data-spot="${car}:${level}"]`);
  if (found === null) return null;
  const box = found.getBoundingClientRect();
  return inLayer(scene, { x: box.left + box.width / 2, y: box.bottom - 14 });
}

function art(scene: Scene, id: string, at: Point, kind: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  svg.setAttribute("class", kind);
  svg.style.left = `${at.x}px`;
  svg.style.top = `${at.y}px`;
  scene.layer.append(svg);
  return svg;
}

function show(element: Element, frames: Keyframe[], duration: number, easing = "ease-out"): void {
  void element.animate(frames, { duration, easing, fill: "both" }).finished.finally(() => element.remove());
}

/** A token flies in an arc. */
function fly(scene: Scene, id: string, from: Point | null, to: Point | null): void {
  if (from === null || to === null) return;
  const token = art(scene, id, from, "token-flying");
  const [x, y] = [to.x - from.x, to.y - from.y];
  const top = `translate(${x / 2}px, ${y / 2 - 46}px) scale(1.25)`;
  show(token, [{ transform: "none" }, { transform: top }, { transform: `translate(${x}px, ${y}px)` }], scene.duration);
}

const shot: Effect = (scene, event) => {
  const shooter = pawn(scene, event);
  if (shooter === null) return;
  const target = maybeNumber(event.facts, "target") === null ? null : pawn(scene, event, "target");
  const way = number(event.facts, "way") === TO_LOCOMOTIVE ? -1 : 1;
  const to = target?.at ?? { x: shooter.at.x + way * 260, y: shooter.at.y };
  tracer(scene, shooter.at, to);
};

function tracer(scene: Scene, from: Point, to: Point): void {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const line = document.createElement("i");
  line.className = "tracer";
  Object.assign(line.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${Math.hypot(x, y)}px`,
    rotate: `${Math.atan2(y, x)}rad`,
  });
  scene.layer.append(line);
  show(
    line,
    [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }, { clipPath: "inset(0 0 0 100%)" }],
    scene.duration,
  );
  const nearer = { x: from.x + Math.sign(x) * 26, y: from.y };
  burst(scene, nearer, "muzzle");
}

function burst(scene: Scene, at: Point, kind: string): void {
  const star = art(scene, "burst", at, kind);
  show(
    star,
    [
      { scale: 0.2, opacity: 1 },
      { scale: 1, opacity: 1, offset: 0.4 },
      { scale: 1.15, opacity: 0 },
    ],
    scene.duration,
  );
}

const recoil =
  (who: string): Effect =>
  (scene, event) => {
    const hit = pawn(scene, event, who);
    if (hit === null) return;
    burst(scene, hit.at, "impact");
    const frames = ["none", "translateX(8px) rotate(6deg)", "translateX(-4px)", "none"].map((transform) => ({
      transform,
    }));
    hit.element.animate(frames, { duration: scene.duration });
  };

const punch: Effect = (scene, event) => {
  const [attacker, target] = [pawn(scene, event), pawn(scene, event, "target")];
  if (attacker === null || target === null) return;
  const way = Math.sign(target.at.x - attacker.at.x) || 1;
  const lunge = [{ transform: "none" }, { transform: `translateX(${14 * way}px)` }, { transform: "none" }];
  attacker.element.animate(lunge, { duration: scene.duration, easing: "cubic-bezier(.6, -.3, .3, 1.3)" });
  burst(scene, { x: (attacker.at.x + target.at.x) / 2, y: target.at.y }, "impact");
};

const takes: Effect = (scene, event) =>
  fly(scene, text(event.facts, "loot"), spotPoint(scene, number(event.facts, "spot")), pawn(scene, event)?.at ?? null);
const drops: Effect = (scene, event) =>
  fly(scene, text(event.facts, "loot"), pawn(scene, event)?.at ?? null, spotPoint(scene, number(event.facts, "spot")));

/** The reason of a void action, stamped over the bandit. */
const stamp: Effect = (scene, event) => {
  const who = pawn(scene, event);
  if (who === null) return;
  const tag = document.createElement("span");
  tag.className = "stamp";
  tag.textContent = scene.words;
  tag.style.left = `${who.at.x}px`;
  tag.style.top = `${who.at.y}px`;
  scene.layer.append(tag);
  show(
    tag,
    [{ opacity: 0, scale: 1.3 }, { opacity: 1, scale: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
    scene.duration,
  );
};

/** An event of the round card: its sign grows from the placard to the middle. */
const sign: Effect = (scene, event) => {
  const box = scene.layer.getBoundingClientRect();
  const id = slug(EVENTS[number(event.facts, "event")] ?? "")
    .replace("passengers-", "")
    .replace("marshals-", "");
  const grown = art(scene, `e-${id}`, { x: box.width / 2, y: box.height / 2 }, "sign");
  show(
    grown,
    [
      { scale: 0.2, opacity: 0 },
      { scale: 1.1, opacity: 1, offset: 0.35 },
      { scale: 1, opacity: 1, offset: 0.8 },
      { scale: 0.9, opacity: 0 },
    ],
    scene.duration,
  );
};

const EFFECTS: Record<string, Effect> = {
  fired: shot,
  hit: recoil("target"),
  "neutral bullet": recoil("bandit"),
  punched: punch,
  robbed: takes,
  pickpocketed: takes,
  dropped: drops,
  "lost purse": drops,
  pocketed: (scene, event) =>
    fly(scene, text(event.facts, "loot"), pawn(scene, event, "target")?.at ?? null, pawn(scene, event)?.at ?? null),
  "no effect": stamp,
  "event began": sign,
};

export function effect(scene: Scene, event: Happening): void {
  EFFECTS[event.name]?.(scene, event);
}
