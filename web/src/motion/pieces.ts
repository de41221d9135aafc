/** Pieces that move: measured before and after a change, then led from the one place to the other. */

import { unitOf } from "../stage/train";
import { animate, animateAbove, animateOnce } from "./animation";
import { shift, type Gait } from "./gaits";

export interface Piece {
  box: DOMRect;
  element: HTMLElement;
  /** Pixels of a unit of the art, as it was drawn. */
  unit: number;
}
export type Places = ReadonlyMap<string, Piece>;

export interface Point {
  x: number;
  y: number;
}

const NEAR = 1; // closer than that is the same place
const SOFT = "cubic-bezier(.3, .1, .2, 1)";

export function placesOf(root: HTMLElement): Places {
  const found = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const unit = unitOf(root);
  return new Map(
    found.map((element) => [element.dataset["piece"] ?? "", { box: element.getBoundingClientRect(), element, unit }]),
  );
}

export function middle(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How those go whom an event is about, and for how long. */
export interface PiecePath {
  duration: number;
  easing: string;
  gait: Gait;
  unit: number;
  actors: ReadonlySet<string>;
  delay: number;
}

/** Lead each piece that has moved from where it was; whoever is new comes out of the air. */
export function lead(before: Places, after: Places, way: PiecePath): void {
  for (const [name, piece] of after) {
    const old = before.get(name);
    if (old === undefined) appear(piece.element, way);
    else go(piece, old.box, way, way.actors.has(name) ? way.gait : shift);
  }
}

function go({ box, element }: Piece, old: DOMRect, way: PiecePath, gait: Gait): void {
  const x = old.left + old.width / 2 - (box.left + box.width / 2);
  const y = old.bottom - box.bottom;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  const frames = gait({ x, y, end: nearerEnd(element, box), unit: way.unit });
  if (gait === shift) animate(element, frames, { duration: way.duration, easing: SOFT });
  else animateAbove(element, frames, way);
}

/** How far the nearer end of its car is from a piece. */
function nearerEnd(element: HTMLElement, box: DOMRect): number {
  const car = element.closest(".car")?.getBoundingClientRect();
  if (car === undefined) return 0;
  const here = box.left + box.width / 2;
  const [left, right] = [car.left + box.width / 2, car.right - box.width / 2];
  return Math.abs(here - left) < Math.abs(here - right) ? left - here : right - here;
}

function appear(element: HTMLElement, { duration, unit }: PiecePath): void {
  const above = `translateY(${-30 * unit}px)`;
  animate(element, [{ opacity: 0, transform: above }, { opacity: 1 }], { duration, easing: "ease-in" });
}

/** Who has left the train is seen falling: a copy tumbles off that way. */
export function leave(layer: HTMLElement, before: Places, after: Places, way: number, duration: number): void {
  const origin = layer.getBoundingClientRect();
  for (const [name, piece] of before) {
    if (after.has(name)) continue;
    const { box } = piece;
    const copy = copyAt(piece, origin);
    layer.append(copy);
    const top = `translate(${way * box.width}px, ${-box.height / 2}px) rotate(${way * 50}deg)`;
    const end = `translate(${way * 3 * box.width}px, ${2 * box.height}px) rotate(${way * 200}deg)`;
    const frames = [
      { transform: "none", opacity: 1, easing: "ease-out" },
      { transform: top, opacity: 1, offset: 0.35, easing: "ease-in" },
      { transform: end, opacity: 0 },
    ];
    animateOnce(copy, frames, { duration });
  }
}

/** A copy as large as the piece was. It's off the train, which says how large a unit is, so it's told. */
function copyAt({ box, element, unit }: Piece, origin: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "role", "aria-label"]) copy.removeAttribute(name);
  copy.classList.add("leaving");
  copy.style.setProperty("--u", `${unit}px`);
  Object.assign(copy.style, {
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return copy;
}
