/** Where an event is seen: the stage, whoever stands on it, the panels of the seats, and air to fly through. */

import { slug, type Cast } from "../words/things";
import { middle, type Places, type Point } from "./pieces";

export interface MotionScene {
  stage: HTMLElement;
  /** In front of the train, within the stage. */
  layer: HTMLElement;
  /** In front of everything: for what flies to a panel or a card. */
  air: HTMLElement;
  before: Places;
  after: Places;
  cast: Cast;
  duration: number;
  /** Pixels of a unit of the art. */
  unit: number;
  /** The event's own sentence. */
  words: string;
}

/** What is seen of an event with such facts. */
export type Effect<Of = unknown> = (scene: MotionScene, facts: Of) => void;

/** The facts of an event that somebody does, and perhaps to somebody. */
export interface Doing {
  bandit: number;
}
export interface DoneTo extends Doing {
  target: number;
}

const SVG = "http://www.w3.org/2000/svg";

export function nameOf(scene: MotionScene, bandit: number): string {
  return scene.cast.bandits[bandit] ?? "";
}

export interface Figure {
  at: Point; // in the window
  element: HTMLElement;
}

/** A figure where it is now, or where it was. */
export function figure(scene: MotionScene, name: string): Figure | null {
  const found = scene.after.get(`pawn:${name}`) ?? scene.before.get(`pawn:${name}`);
  return found === undefined ? null : { at: middle(found.box), element: found.element };
}

const OVERHEAD = 14; // pixels between a head and the middle of what is shown above it
const OWN_SIGN = ".you"; // over one's own bandit

/** The point above a figure's head, or above the sign over it: nobody's face is covered. */
export function above({ at, element }: Figure): Point {
  const sign = boxOf(element, OWN_SIGN);
  const top = element.getBoundingClientRect().top;
  return { x: at.x, y: Math.min(top, sign?.top ?? top) - OVERHEAD };
}

/** A bandit by number. */
export function pawn(scene: MotionScene, bandit: number): Figure | null {
  return figure(scene, nameOf(scene, bandit));
}

export function placePoint(scene: MotionScene, car: number, level: number): Point | null {
  const box = boxOf(scene.stage, `[data-spot="${car}:${level}"]`);
  return box === null ? null : { x: box.left + box.width / 2, y: box.bottom - 16 * scene.unit };
}

/** The panel of whoever plays a bandit. */
export function panel(scene: MotionScene, name: string): HTMLElement | null {
  return scene.air.parentElement?.querySelector<HTMLElement>(`[data-of~="${name}"]`) ?? null;
}

export function panelPoint(scene: MotionScene, name: string): Point | null {
  const box = panel(scene, name)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.left + 40, y: box.top + box.height / 2 };
}

/** Where something of the table is; null where it isn't shown. */
export function boxOf(root: ParentNode, selector: string): DOMRect | null {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

export function table(scene: MotionScene): ParentNode {
  return scene.air.parentElement ?? scene.stage;
}

/** Something that is there for an effect alone, with its middle at a point of the window. */
export function put<Kind extends Element>(layer: HTMLElement, made: Kind & ElementCSSInlineStyle, at: Point): Kind {
  const origin = layer.getBoundingClientRect();
  made.style.left = `${at.x - origin.left}px`;
  made.style.top = `${at.y - origin.top}px`;
  layer.append(made);
  return made;
}

export function art(layer: HTMLElement, id: string, at: Point, kind: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  svg.setAttribute("class", kind);
  return put(layer, svg, at);
}

export function tag(layer: HTMLElement, words: string, at: Point, kind: string): HTMLElement {
  const made = document.createElement("span");
  made.className = kind;
  made.textContent = words;
  return put(layer, made, at);
}

/** The colours of a bandit, as a class. */
export function colours(name: string): string {
  return name === "" ? "" : slug(name);
}
