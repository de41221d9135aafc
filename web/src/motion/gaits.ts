/** How a piece comes to where it stands now: keyframes from the offset of its old place. */

/** From where it comes, in pixels, seen from where it is. */
export interface Offset {
  x: number;
  y: number;
  /** Where the nearer end of its car is, in the same measure. */
  end: number;
  /** How many pixels a unit of the art has. */
  unit: number;
}

export type Gait = (offset: Offset) => Keyframe[];

const STRIDE = 42; // units of a step
const FEWEST_STEPS = 3;
const BOB = 3;
const STOMP = 7;
const LEAN = 2; // degrees
const OVERSHOOT = 5;
const THROW = 46;

const at = (x: number, y: number, turn = 0): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** Steps along floor or roof, up and down with each. */
function steps({ x, y, unit }: Offset, bob: number, lean: number): Keyframe[] {
  const count = 2 * Math.max(FEWEST_STEPS, Math.round(Math.abs(x) / (STRIDE * unit)));
  return Array.from({ length: count + 1 }, (_, step) => {
    const left = 1 - step / count;
    const odd = step % 2 === 1;
    const turn = odd ? (step % 4 === 1 ? lean : -lean) : 0;
    return { transform: at(x * left, y * left - (odd ? bob : 0), turn) };
  });
}

export const walk: Gait = (offset) => steps(offset, BOB, LEAN);

/** Heavy steps: each is lifted high and set down hard. */
export const stomp: Gait = (offset) =>
  steps(offset, STOMP * offset.unit, LEAN).map((frame, step) => ({
    ...frame,
    easing: step % 2 === 0 ? "ease-out" : "ease-in",
  }));

/** To the nearer end of the car, up or down there with a small overshoot, and to the place. */
export const climb: Gait = ({ x, y, end, unit }) => {
  const beyond = y > 0 ? -OVERSHOOT * unit : 0;
  const ladder = (x + end) / 2;
  return [
    { transform: at(x, y), offset: 0 },
    { transform: at(ladder, y), offset: 0.22, easing: "ease-in" },
    { transform: at(ladder, beyond), offset: 0.78, easing: "ease-out" },
    { transform: at(0, 0), offset: 1 },
  ];
};

/** Pushed or swept along, without a step of one's own. */
export const slide: Gait = ({ x, y }) => [
  { transform: at(x, y, x > 0 ? 8 : -8) },
  { transform: at(x * 0.1, y * 0.1, x > 0 ? 5 : -5), offset: 0.7 },
  { transform: at(0, 0) },
];

/** Through the air, and hard onto the back. */
export const thrown: Gait = ({ x, y, unit }) => [
  { transform: at(x, y), easing: "ease-out" },
  { transform: at(x / 2, Math.min(y, 0) - THROW * unit, x > 0 ? -40 : 40), offset: 0.5, easing: "ease-in" },
  { transform: at(0, 0), offset: 0.8, easing: "ease-out" },
  { transform: at(0, -6 * unit), offset: 0.9, easing: "ease-in" },
  { transform: at(0, 0) },
];

/** Others make room: straight and soft. */
export const shift: Gait = ({ x, y }) => [{ transform: at(x, y) }, { transform: at(0, 0) }];
