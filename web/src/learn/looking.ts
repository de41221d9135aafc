/** What the coach sees of the table: where things are that it points at, or had better not cover. */

import { settings } from "../settings.svelte";
import type { Box, Precious } from "./placing";

/** How bad it is to cover each of these wholly. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  [".stage .pawn", 3],
  [".stage .shade, .stage .token.lit", 6],
  [".choices .choice, .plan-go .btn", 6],
  [".holding .card", 2.5],
  [".slots", 3],
  [".placard, .ask .words, .ribbon .run", 1.2],
  [".car", 0.8],
  [".seats .seat", 0.5],
  [".log, .poster-card", 1],
];
const TARGET_WEIGHT = 30;
const RING = 6; // pixels round what is pointed at

export function boxOf(element: Element, grown = 0): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - grown, top: top - grown, width: width + 2 * grown, height: height + 2 * grown };
}

export function find(selector: string | null): Element | null {
  const found = selector === null ? [] : [...document.querySelectorAll(selector)];
  return found.find((element) => element.checkVisibility()) ?? null;
}

/** Round a thing and, where it has one, the sign above it that says whose it is. */
export function ringOf(target: Element): Box {
  const box = boxOf(target, RING);
  const sign = target.querySelector(".you");
  if (sign === null) return box;
  const top = Math.min(box.top, boxOf(sign, RING).top);
  return { ...box, top, height: box.height + box.top - top };
}

export function preciousThings(target: Element | null): Precious[] {
  const things = WEIGHTS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ box: boxOf(element), weight })),
  );
  return target === null ? things : [...things, { box: ringOf(target), weight: TARGET_WEIGHT }];
}

/** Bring it into view. */
export function show(target: Element | null): void {
  target?.scrollIntoView({ block: "nearest", inline: "center", behavior: settings.glide });
}
