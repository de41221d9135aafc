/** The train as a picture: where each piece stands, in units of the art, the locomotive on the left. */

import { trainLength } from "../stage/train";
import type { Cell } from "../table/manifest";

export interface TrainPicture {
  kind: "wide" | "narrow";
  cars: readonly { art: string; paint: string }[];
  rows: readonly (readonly Cell[])[]; // the roofs, then inside
}

/** A piece at its place: its middle, and what it stands on. */
export interface Sprite {
  key: string; // the same for the same thing in the next picture
  art: string;
  x: number;
  y: number;
  wide: number;
  high: number;
  forward: boolean; // looks to the locomotive
  paint: string;
  name?: string; // of a figure
}

/** A piece as it is drawn between two pictures. */
export interface MovingSprite extends Sprite {
  alpha: number;
  turn: number; // how far it has fallen over, in turns of a circle
}

const FALL = { far: 190, turn: 0.45 };

const LOCOMOTIVE = 330;
const CAB = 250; // where one stands in the locomotive
const COUPLING = 14;
const CAR = { wide: 260, narrow: 200 };
export const HIGH = 220; // of a car
const LEVELS = [26, 168]; // what one stands on: roof, floor
const FIGURE = { wide: 79, high: 110 };
const LYING = { wide: 112, high: 88 };
const TOKEN = 34;
const APART = 62; // figures of a spot

export function lengthOf({ cars, kind }: TrainPicture): number {
  return trainLength(cars.length, kind);
}

function leftOf(car: number, kind: TrainPicture["kind"]): number {
  return car === 0 ? 0 : LOCOMOTIVE + (car - 1) * (CAR[kind] + COUPLING) + COUPLING;
}

/** Cars first, then what is in and on them. */
export function spritesOf(train: TrainPicture): Sprite[] {
  const cars = train.cars.map(({ art, paint }, car): Sprite => {
    const wide = car === 0 ? LOCOMOTIVE : CAR[train.kind];
    const x = leftOf(car, train.kind) + wide / 2;
    return { key: `car:${car}`, art, x, y: HIGH, wide, high: HIGH, forward: false, paint };
  });
  const carried = train.rows.flatMap((row, level) => row.flatMap((cell, car) => carriedIn(train, cell, car, level)));
  return [...cars, ...carried];
}

function carriedIn(train: TrainPicture, cell: Cell, car: number, level: number): Sprite[] {
  const middle = car === 0 ? CAB : leftOf(car, train.kind) + CAR[train.kind] / 2;
  const room = car === 0 ? LOCOMOTIVE - CAB : CAR[train.kind] / 2 - 30;
  const y = LEVELS[level] ?? 0;
  const loot = cell.loot.flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, number) => `${kind}:${number}`),
  );
  const places = cell.figures.length + (loot.length > 0 ? 1 : 0);
  const apart = Math.min(APART, (2 * room) / Math.max(1, places));
  const at = (place: number) => middle + (place - (places - 1) / 2) * apart;
  const tokens = loot.map((name, number): Sprite => {
    const [kind = ""] = name.split(":");
    const spot = { x: at(0) + ((number % 3) - 1) * 16, y: y - Math.floor(number / 3) * 16 };
    return { key: `${name}:${car}:${level}`, art: kind, ...spot, wide: TOKEN, high: TOKEN, forward: false, paint: "" };
  });
  const first = loot.length > 0 ? 1 : 0;
  const figures = cell.figures.map(({ name, faces, stunned }, place): Sprite => {
    const slug = name.toLowerCase();
    const size = stunned ? LYING : FIGURE;
    const art = `${stunned ? "down" : "b"}-${slug}`;
    return {
      key: `pawn:${name}`,
      art,
      x: at(place + first),
      y,
      ...size,
      forward: faces === "forward",
      paint: slug,
      name,
    };
  });
  return [...tokens, ...figures];
}

/** Between two pictures: what is in both moves, figures that are gone fall, what else is gone fades, what is new appears. */
export function between(from: readonly Sprite[], to: readonly Sprite[], part: number): MovingSprite[] {
  const old = new Map(from.map((each) => [each.key, each]));
  const moved = to.map((each): MovingSprite => {
    const before = old.get(each.key);
    if (before === undefined) return { ...each, alpha: part, turn: 0 };
    const hop = before.x === each.x && before.y === each.y ? 0 : 14 * Math.sin(Math.PI * part);
    const x = before.x + (each.x - before.x) * part;
    return { ...each, x, y: before.y + (each.y - before.y) * part - hop, alpha: 1, turn: 0 };
  });
  const kept = new Set(to.map((each) => each.key));
  const gone = from.filter((each) => !kept.has(each.key)).map((each) => leaving(each, part));
  return [...gone.filter(isCar), ...moved.filter(isCar), ...gone.filter(isCarried), ...moved.filter(isCarried)];
}

/** Whoever leaves the train falls; a thing fades. */
function leaving(sprite: Sprite, part: number): MovingSprite {
  if (sprite.name === undefined) return { ...sprite, alpha: 1 - part, turn: 0 };
  return { ...sprite, y: sprite.y + FALL.far * part * part, alpha: 1 - part ** 3, turn: FALL.turn * part };
}

const isCar = ({ key }: Sprite) => key.startsWith("car:");
const isCarried = (sprite: Sprite) => !isCar(sprite);
