/** The flag over one's bandit: what it says, and where it's planted. */

import type { Way } from "../games/module";
import { say } from "../words/language.svelte";
import { amountOf, wayOf } from "./amounts";
import { gainsOf, piecesOf } from "./concern";
import type { TableModel } from "./model.svelte";

const BULLET = "bullet"; // its art

/** An amount with its sign, and pictures of what it is. */
export interface FlagTag {
  words: string;
  way: Way;
  arts: readonly string[];
}

export interface Sign {
  bandit: string;
  tags: readonly FlagTag[];
}

/** What the card that is drawn has cost or brought whoever looks; null where that is nothing. */
export function signOf(model: TableModel): Sign | null {
  const gain = gainsOf(model, model.show.card).find(({ seat }) => seat === model.seat);
  const pieces = piecesOf(model);
  const bullets = pieces.filter(({ art }) => art === BULLET).reduce((sum, { count }) => sum + count, 0);
  const arts = [...new Set(pieces.map(({ art }) => art).filter((art) => art !== BULLET))];
  const tags = [
    ...(gain === undefined ? [] : [{ words: amountOf(gain), way: wayOf(gain), arts }]),
    ...(bullets > 0 ? [{ words: say("gained", { amount: bullets }), way: "loss" as const, arts: [BULLET] }] : []),
  ];
  return tags.length === 0 ? null : { bandit: pieces[0]?.bandit ?? "", tags };
}

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Surroundings {
  own: Edges; // the bandit's
  pawns: readonly Edges[]; // the others'
  papers: readonly Edges[]; // what lies in the sky
  width: number; // of the window
}

export interface Planted {
  left: number; // of the pole
  top: number;
  back: boolean; // whether it waves to the left
  pole: number; // how high the pole is
}

const ABOVE = 26; // pixels between a bandit and the flag: the bandit's own sign has room
const ASIDE = 0.15; // of the bandit's width: how far in from the edge the pole stands
const GAP = 6; // pixels that a flag keeps from what it mustn't cover
const KNOB = 8; // pixels of the pole above the flag
const PAWN_COVERED = 1e6; // worse than any paper

export interface BoxSize {
  width: number;
  height: number;
}

interface FlagSpot {
  left: number;
  back: boolean;
  box: Edges;
}

/** Where a flag covers nobody, and as little else as it can; else it's near its bandit, and on the side where it was. */
export function plant(around: Surroundings, size: BoxSize, wasBack = false): Planted {
  const { own, pawns, papers, width } = around;
  const low = own.top - ABOVE - size.height;
  const tops = [low, ...pawns.map(({ top }) => top - GAP - size.height), ...papers.map(({ bottom }) => bottom + GAP)];
  const spots = tops
    .filter((top) => top <= own.top)
    .flatMap((top) => [wasBack, !wasBack].map((back) => spotOf(own, top, back, size)));
  const inWindow = spots.filter(({ box }) => box.left >= 0 && box.right <= width && box.top >= 0);
  const badness = ({ box }: FlagSpot) =>
    sum(pawns.map((pawn) => (overlap(box, pawn) > 0 ? PAWN_COVERED : 0))) +
    sum(papers.map((paper) => overlap(box, paper))) +
    Math.abs(box.top - low);
  const { left, back, box } = (inWindow.length > 0 ? inWindow : spots).reduce((best, spot) =>
    badness(spot) < badness(best) ? spot : best,
  );
  return { left, top: box.top, back, pole: footOf(around, left, box.bottom) - box.top + KNOB };
}

/** A spot at a height: over the bandit's edge, or, where it is too low for that, beside the bandit. */
function spotOf(own: Edges, top: number, back: boolean, { width, height }: BoxSize): FlagSpot {
  const aside = top + height + ABOVE > own.top + 1 ? 0 : ASIDE * (own.right - own.left);
  const left = back ? own.left + aside : own.right - aside;
  const [from, to] = back ? [left - width, left] : [left, left + width];
  return { left, back, box: { left: from, right: to, top, bottom: top + height } };
}

/** Where the pole ends: at the bandit's head, or above whoever stands in its way. */
function footOf({ own, pawns }: Surroundings, left: number, bottom: number): number {
  const below = pawns.filter((pawn) => pawn.left < left && left < pawn.right && pawn.top >= bottom);
  return Math.max(bottom, Math.min(own.top, ...below.map((pawn) => pawn.top)));
}

function overlap(one: Edges, other: Edges): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
