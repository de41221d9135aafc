/** How views and events number what a train has: its levels, and the ways along it. */

export const INSIDE = 0;
export const ROOF = 1;
export const TO_LOCOMOTIVE = 0;

const LOCOMOTIVE = 330;
const CAR = { wide: 274, narrow: 214 };

/** Pixels of a unit of the art, as the train is drawn. */
export function unitOf(root: ParentNode): number {
  const locomotive = root.querySelector<HTMLElement>(".car.loco");
  return locomotive === null ? 1 : locomotive.offsetWidth / LOCOMOTIVE;
}

/** How long a train is, in units of the art, coupled. */
export function trainLength(cars: number, kind: keyof typeof CAR): number {
  return LOCOMOTIVE + (cars - 1) * CAR[kind];
}
