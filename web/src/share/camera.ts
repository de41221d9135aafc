/** The camera of a clip: first the whole train, then those whom the moment is about, from near. */

export interface Camera {
  unit: number; // pixels of a unit of the art
  left: number; // pixels from the edge to the head of the train
}

const MARGIN = 12; // pixels
const NEAREST = 1.15; // pixels of a unit
const WIDEST = 0.95;

/** All of a train so many units long. */
export function wholeTrain(length: number, width: number): Camera {
  const unit = Math.min(WIDEST, (width - 2 * MARGIN) / length);
  return { unit, left: (width - length * unit) / 2 };
}

/** As near as all these places are in sight, without looking past the train. */
export function nearTo(places: readonly number[], length: number, width: number): Camera {
  const whole = wholeTrain(length, width);
  if (places.length === 0) return whole;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const room = 160; // units beside the outermost
  const unit = Math.max(whole.unit, Math.min(NEAREST, width / (last - first + 2 * room)));
  if (length * unit <= width) return { unit, left: (width - length * unit) / 2 };
  const left = width / 2 - ((first + last) / 2) * unit;
  return { unit, left: Math.min(MARGIN, Math.max(width - MARGIN - length * unit, left)) };
}

/** On the way from one to the other. */
export function onTheWay(from: Camera, to: Camera, part: number): Camera {
  return { unit: from.unit + (to.unit - from.unit) * part, left: from.left + (to.left - from.left) * part };
}
