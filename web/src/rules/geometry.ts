/** Where things are in a drawing of the train, in units of the art; y goes down. */

import type { Car, RuleFigure, Spot, TrainDrawing } from "./book";

export const FIGURE = { width: 79, height: 110 };
export const LYING = { width: 104, height: 81 };
export const TOKEN = 34;
const LOCOMOTIVE = { width: 330, inside: { middle: 258, room: 118 }, roof: { middle: 238, room: 190 } };
const WIDE = { width: 260, inside: { middle: 130, room: 216 }, roof: { middle: 130, room: 244 } };
const NARROW = { width: 200, inside: { middle: 100, room: 172 }, roof: { middle: 100, room: 196 } };
export const COUPLING = 14;
export const CAR_HEIGHT = 220;
const RAILS = 20;
const FLOOR = 52; // above the rails
const ROOF = 194;
const HEADROOM = 14; // above the highest hat
const MARGIN = 24; // left and right, together
/** What a narrow screen may leave out on the left: the boiler. */
export const BOILER = 140;

export interface Placed {
  figure: RuleFigure;
  x: number; // its middle
  y: number; // its feet
}

export interface PlacedToken {
  kind: string;
  x: number;
  y: number;
}

export interface PlacedCar {
  car: Car;
  number: number;
  x: number;
  width: number;
  figures: Placed[];
  tokens: PlacedToken[];
}

export interface Laid {
  width: number;
  height: number;
  ground: number; // where the wheels stand
  cars: PlacedCar[];
  lost: PlacedCar[]; // unhooked, and rolling away
}

const ROLLED = 46; // how far a car has rolled that was unhooked

function shapeOf(place: number, car: Car) {
  return place === 0 ? LOCOMOTIVE : car.name === "number" ? NARROW : WIDE;
}

function hasRoofs(drawing: TrainDrawing): boolean {
  return [...drawing.before, ...(drawing.after ?? [])].some(
    (car) => car.roof.figures.length + car.roof.loot.length > 0,
  );
}

/** Everything of a train in its place, also the cars that it has lost. Trains of one drawing are as large as each other. */
export function laid(train: readonly Car[], drawing: TrainDrawing): Laid {
  const top = hasRoofs(drawing) ? ROOF + FIGURE.height + HEADROOM : CAR_HEIGHT + HEADROOM;
  const lost = drawing.before.slice(train.length).map((car) => ({ ...car, roof: NOBODY, inside: NOBODY }));
  const cars: PlacedCar[] = [];
  let x = MARGIN / 2;
  [...train, ...lost].forEach((car, number) => {
    const shape = shapeOf(number, car);
    const roof = placed(car.roof, x + shape.roof.middle, top - ROOF, shape.roof.room);
    const inside = placed(car.inside, x + shape.inside.middle, top - FLOOR, shape.inside.room);
    const figures = [...roof.figures, ...inside.figures];
    cars.push({ car, number, x, width: shape.width, figures, tokens: [...roof.tokens, ...inside.tokens] });
    x += shape.width + COUPLING;
  });
  const rolling = cars.slice(train.length).map((each) => ({ ...each, x: each.x + ROLLED }));
  const width = x - COUPLING + MARGIN / 2;
  return { width, height: top + RAILS, ground: top, cars: cars.slice(0, train.length), lost: rolling };
}

const NOBODY: Spot = { figures: [], loot: [] };

/** Loot in a heap, then the figures in a row; where there is little room they stand closer. */
function placed(spot: Spot, middle: number, y: number, room: number): { figures: Placed[]; tokens: PlacedToken[] } {
  const heap = spot.loot.length === 0 ? 0 : TOKEN * Math.min(2, spot.loot.length);
  const widths = spot.figures.map((figure) => (figure.down ? LYING.width : FIGURE.width));
  const whole = heap + widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, room / whole);
  let x = middle - (whole * squeeze) / 2;
  const left = x;
  x += heap * squeeze;
  const figures = spot.figures.map((figure, place) => {
    const width = (widths[place] ?? FIGURE.width) * squeeze;
    x += width;
    return { figure, x: x - width / 2, y };
  });
  return { figures, tokens: heaped(spot.loot, left, y) };
}

/** Tokens in twos, one pair on the other. */
function heaped(loot: readonly string[], left: number, y: number): PlacedToken[] {
  return loot.map((kind, place) => ({
    kind,
    x: left + (place % 2) * (TOKEN - 4),
    y: y - TOKEN - Math.floor(place / 2) * (TOKEN - 6),
  }));
}

export interface DrawnLine {
  kind: "shot" | "way";
  path: string;
}

const SHOT = 58; // above the feet
const BOW = 0.16; // of the distance

/** From the one who acts a line to everyone who can be hit, and to every place where one may go. */
export function linesOf(picture: Laid, drawing: TrainDrawing): DrawnLine[] {
  const everyone = picture.cars.flatMap((car) => car.figures);
  const actor = everyone.find(({ figure }) => figure.mark === null && figure.name === drawing.played[0]?.who);
  if (actor === undefined) return [];
  return everyone.flatMap((each): DrawnLine[] => {
    if (each.figure.mark === "target") return [{ kind: "shot", path: shotFrom(actor, each) }];
    return each.figure.mark === "goal" ? [{ kind: "way", path: wayFrom(actor, each) }] : [];
  });
}

function shotFrom(from: Placed, to: Placed): string {
  return `M${from.x} ${from.y - SHOT}L${to.x} ${to.y - SHOT}`;
}

/** A bow over heads; straight up or down where one climbs. */
function wayFrom(from: Placed, to: Placed): string {
  if (from.y !== to.y) return `M${from.x} ${from.y - SHOT}L${to.x} ${to.y - SHOT / 2}`;
  const top = from.y - SHOT - Math.abs(from.x - to.x) * BOW;
  return `M${from.x} ${from.y - SHOT}Q${(from.x + to.x) / 2} ${top} ${to.x} ${to.y - SHOT}`;
}
