/** Where a gesture's bubble lies: near who made it, and over nobody else's panel. */

import type { BoxSize, Edges } from "./flags";

export type Side = "within" | "above" | "below"; // of a panel or a figure

export interface BubblePlace {
  left: number;
  top: number;
  side: Side;
  tail: number; // how far from the bubble's left edge its tail is
}

const TAIL = 12; // pixels
const EDGE = 4; // pixels that a bubble keeps from the window's edge
const ROUND = 18; // pixels at a bubble's end where it has no tail

/** The first place beside what a bubble belongs to where it covers none of *others*; the last one if there is none. */
export function placeAt(own: Edges, others: readonly Edges[], size: BoxSize, windowWidth: number): BubblePlace {
  const fitsWithin = size.width <= own.right - own.left && size.height <= own.bottom - own.top;
  const sides: Side[] = fitsWithin ? ["within", "above", "below"] : ["above", "below"];
  const places = sides.map((side) => placeOn(side, own, size, windowWidth));
  const isFree = (place: BubblePlace) => !others.some((other) => covers(place, size, other));
  return places.find(isFree) ?? places.at(-1)!;
}

function placeOn(side: Side, own: Edges, size: BoxSize, windowWidth: number): BubblePlace {
  const middle = (own.left + own.right) / 2;
  const left = clamp(middle - size.width / 2, EDGE, windowWidth - EDGE - size.width);
  const top = { within: own.bottom - size.height, above: own.top - TAIL - size.height, below: own.bottom + TAIL }[side];
  return { left, top, side, tail: clamp(middle - left, ROUND, size.width - ROUND) };
}

function covers({ left, top }: BubblePlace, { width, height }: BoxSize, other: Edges): boolean {
  return left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
}

const clamp = (number: number, least: number, most: number): number => Math.max(least, Math.min(number, most));
