/** Where the coach's card stands: near what it points at, and on as little as possible of what one needs to see. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that had better stay in view, and how much that matters. */
export interface Precious {
  box: Box;
  weight: number;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

const STEPS = 16; // each way: places that are tried
const MARGIN = 10; // to the edges of the screen
const GAP = 8; // to what had better stay in view: a card that only touches a thing covers a little of it
const FARNESS = 2; // what a screen's width of distance costs, in wholly covered things of weight 1

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function middle(box: Box): ScreenPoint {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The best place for a card of this size on a screen of that size, below its first *from* pixels. */
export function bestPlace(
  card: { width: number; height: number },
  screen: { width: number; height: number },
  from: number,
  target: ScreenPoint,
  precious: readonly Precious[],
): ScreenPoint {
  const room = { x: screen.width - card.width - 2 * MARGIN, y: screen.height - card.height - from - 2 * MARGIN };
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, number) => ({
    x: MARGIN + (Math.max(0, room.x) * (number % (STEPS + 1))) / STEPS,
    y: from + MARGIN + (Math.max(0, room.y) * Math.floor(number / (STEPS + 1))) / STEPS,
  }));
  const costs = places.map((place) => cost({ ...card, left: place.x, top: place.y }, screen.width, target, precious));
  return places[costs.indexOf(Math.min(...costs))]!;
}

function cost(card: Box, width: number, target: ScreenPoint, precious: readonly Precious[]): number {
  const about = {
    left: card.left - GAP,
    top: card.top - GAP,
    width: card.width + 2 * GAP,
    height: card.height + 2 * GAP,
  };
  const covered = precious.reduce((sum, { box, weight }) => sum + weight * part(about, box), 0);
  const { x, y } = middle(card);
  return covered + (FARNESS * Math.hypot(x - target.x, y - target.y)) / width;
}

/** How much of a thing is covered, 0 to 1. */
function part(card: Box, box: Box): number {
  const area = box.width * box.height;
  return area === 0 ? 0 : overlap(card, box) / area;
}

/** Where a line from a box's middle towards a point leaves the box. */
export function edgeTowards(box: Box, to: ScreenPoint): ScreenPoint {
  const from = middle(box);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(
    x === 0 ? Infinity : box.width / 2 / Math.abs(x),
    y === 0 ? Infinity : box.height / 2 / Math.abs(y),
    1,
  );
  return { x: from.x + x * reach, y: from.y + y * reach };
}
