/** Where a gesture's bubble lies: near who made it, and over no bandit and nobody else's panel. */

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

/** The first place beside what a bubble belongs to where it covers none of *others*; else where it covers least. */
export function placeAt(own: Edges, others: readonly Edges[], size: BoxSize, windowWidth: number): BubblePlace {
  const fitsWithin = size.width <= own.right - own.left && size.height <= own.bottom - own.top;
  const sides: Side[] = fitsWithin ? ["within", "above", "below"] : ["above", "below"];
  const higher = others.map((other) => other.top - TAIL - size.height).filter((top) => top < own.top - size.height);
  const places = [
    ...sides.flatMap((side) => placesOn(side, topOn(side, own, size), own, size, windowWidth)),
    ...higher.sort((one, other) => other - one).flatMap((top) => placesOn("above", top, own, size, windowWidth)),
  ].filter(({ top }) => top >= EDGE);
  const badness = (place: BubblePlace) => others.filter((other) => covers(place, size, other)).length;
  return places.reduce((best, place) => (badness(place) < badness(best) ? place : best));
}

function topOn(side: Side, own: Edges, { height }: BoxSize): number {
  return { within: own.bottom - height, above: own.top - TAIL - height, below: own.bottom + TAIL }[side];
}

/** At a height: over the middle, or ending where what it belongs to ends. */
function placesOn(side: Side, top: number, own: Edges, { width }: BoxSize, windowWidth: number): BubblePlace[] {
  const middle = (own.left + own.right) / 2;
  return [middle - width / 2, own.right - width, own.left].map((wanted) => {
    const left = clamp(wanted, EDGE, windowWidth - EDGE - width);
    return { left, top, side, tail: clamp(middle - left, ROUND, width - ROUND) };
  });
}

function covers({ left, top }: BubblePlace, { width, height }: BoxSize, other: Edges): boolean {
  return left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
}

const clamp = (number: number, least: number, most: number): number => Math.max(least, Math.min(number, most));
