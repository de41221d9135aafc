/** The dotted lines from figures to where they may end up: pure geometry, in pixels of the train. */

export interface FigureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SIDE = 0.4; // of a figure's width: where a line leaves it, and where it arrives
const HEART = 0.42; // of its height
const LIFT = 0.22; // how high a line rises, of its length
const MOST_LIFT = 46;
const BULGE = 0.75; // of a figure's width, for a line that goes straight up or down

const middle = (box: FigureBox) => box.left + box.width / 2;
const heart = (box: FigureBox) => box.top + box.height * HEART;
const at = (...points: number[]) => points.map((each) => each.toFixed(1)).join(" ");

/** The way from a figure to a shade. */
export function wayBetween(from: FigureBox, to: FigureBox): string {
  const across = middle(to) - middle(from);
  if (Math.abs(across) < from.width) return bulging(from, to);
  const side = Math.sign(across);
  const [x0, y0] = [middle(from) + side * SIDE * from.width, heart(from)];
  const [x1, y1] = [middle(to) - side * SIDE * to.width, heart(to)];
  const lift = Math.min(MOST_LIFT, LIFT * Math.hypot(x1 - x0, y1 - y0));
  const third = (x1 - x0) / 3;
  return `M${at(x0, y0)} C${at(x0 + third, y0 - lift)}, ${at(x1 - third, y1 - lift)}, ${at(x1, y1)}`;
}

function bulging(from: FigureBox, to: FigureBox): string {
  const [x0, y0, x1, y1] = [middle(from) + SIDE * from.width, heart(from), middle(to) + SIDE * to.width, heart(to)];
  const out = Math.max(x0, x1) + BULGE * from.width;
  return `M${at(x0, y0)} C${at(out, y0)}, ${at(out, y1)}, ${at(x1, y1)}`;
}

/** A length as styles have it. */
export const px = (length: number): string => `${length.toFixed(1)}px`;

/** A box as it is seen from another. */
export function within(outer: FigureBox, inner: FigureBox): FigureBox {
  return { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height };
}
