/** A numbered line along the train, stop by stop: pure geometry, in pixels of the train. */

import { wayBetween, type FigureBox } from "./ways";

export interface Stop {
  number: number;
  spot: string | null; // on the train
  off: "front" | "rear" | null; // the end of the train where one leaves it
  bad: boolean;
}

export interface Leg {
  number: number;
  path: string;
  badge: { x: number; y: number };
  bad: boolean;
}

const NOSE = 0.1; // of a figure's width: how far behind the train's front one falls
const TAIL = 0.6; // and before its end, so that one is still in view where the train fills the stage
const DROP = 0.3; // of its height

/** Where a figure of this size stands on a spot. */
export function standing(figure: FigureBox, spot: FigureBox): FigureBox {
  const left = spot.left + (spot.width - figure.width) / 2;
  return { ...figure, left, top: spot.top + spot.height - figure.height };
}

/** Where one falls at an end of the train. */
export function fallen(
  figure: FigureBox,
  before: FigureBox,
  train: { width: number },
  off: "front" | "rear",
): FigureBox {
  const left = off === "front" ? NOSE * figure.width : train.width - TAIL * figure.width;
  return { ...figure, left, top: before.top + DROP * figure.height };
}

/** The line of one stop, from the box before, with the place of its number in its middle. */
export function legTo(before: FigureBox, to: FigureBox, { number, bad }: Pick<Stop, "number" | "bad">): Leg {
  const path = wayBetween(before, to);
  const [x0, y0, x1, y1, x2, y2, x3, y3] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const mid = (a = 0, b = 0, c = 0, d = 0) => (a + 3 * b + 3 * c + d) / 8;
  return { number, path, badge: { x: mid(x0, x1, x2, x3), y: mid(y0, y1, y2, y3) }, bad };
}
