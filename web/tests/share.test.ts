import { describe, expect, test } from "vitest";
import { nearTo, wholeTrain, type Camera } from "../src/share/camera";
import { between, lengthOf, spritesOf, type TrainPicture } from "../src/share/train";
import { replay, REPLAYS } from "./replays";
import { replayOf } from "./games";

const figure = (name: string) => ({
  name,
  faces: null,
  stunned: false,
  lit: false,
  hides: false,
  about: () => ({ title: name, text: "" }),
});
const cell = (...names: string[]) => ({ figures: names.map(figure), loot: [], lit: false });

/** A locomotive and a car. */
function train(roof: string[], inside: string[]): TrainPicture {
  const cars = [
    { art: "loco", paint: "" },
    { art: "car-mail", paint: "" },
  ];
  return {
    kind: "wide",
    cars,
    rows: [
      [cell(), cell(...roof)],
      [cell(), cell(...inside)],
    ],
  };
}

test("who is on a roof stands above who is inside, and all are on the train", () => {
  const sprites = spritesOf(train(["Tuco"], ["Belle", "Doc"]));
  const at = (name: string) => sprites.find(({ key }) => key === `pawn:${name}`)!;
  expect(at("Tuco").y).toBeLessThan(at("Belle").y);
  expect(at("Belle").x).toBeLessThan(at("Doc").x);
});

test("between two pictures who moves is on the way, and who is gone falls", () => {
  const [from, to] = [spritesOf(train(["Tuco"], ["Belle"])), spritesOf(train([], ["Tuco"]))];
  const half = between(from, to, 0.5);
  const tuco = half.find(({ key }) => key === "pawn:Tuco")!;
  expect(tuco.alpha).toBe(1);
  expect(tuco.y).toBeGreaterThan(from.find(({ key }) => key === "pawn:Tuco")!.y);
  const [belle, before] = [half, from].map((all) => all.find(({ key }) => key === "pawn:Belle")!);
  expect(belle!.y).toBeGreaterThan(before!.y);
  expect(half.find(({ key }) => key === "pawn:Belle")!.turn).toBeGreaterThan(0);
  expect(between(from, to, 1).find(({ key }) => key === "pawn:Belle")!.alpha).toBe(0);
});

describe("the camera of a clip", () => {
  const [LENGTH, WIDTH] = [1426, 960];
  const seen = ({ unit, left }: Camera, x: number) => left + x * unit;

  test("shows the whole train first", () => {
    const whole = wholeTrain(LENGTH, WIDTH);
    expect(seen(whole, 0)).toBeGreaterThanOrEqual(0);
    expect(seen(whole, LENGTH)).toBeLessThanOrEqual(WIDTH);
  });

  test.each([[[200]], [[1400]], [[600, 900]], [[100, 1400]]])(
    "has %j in sight, from near, and no end of the train",
    (places) => {
      const near = nearTo(places, LENGTH, WIDTH);
      for (const place of places) {
        expect(seen(near, place)).toBeGreaterThan(0);
        expect(seen(near, place)).toBeLessThan(WIDTH);
      }
      expect(near.unit).toBeGreaterThanOrEqual(wholeTrain(LENGTH, WIDTH).unit);
      expect(seen(near, 0)).toBeLessThanOrEqual(12);
      expect(seen(near, LENGTH)).toBeGreaterThanOrEqual(WIDTH - 12);
    },
  );

  test("is nearer to one than to all", () => {
    expect(nearTo([700], LENGTH, WIDTH).unit).toBeGreaterThan(1.5 * wholeTrain(LENGTH, WIDTH).unit);
  });
});

test.each(REPLAYS)("everyone in %s has a place in the picture", (name) => {
  const { table } = replay(name);
  const view = table.views[0]!;
  const picture = replayOf(view.game).train!(view);
  const sprites = spritesOf(picture);
  for (const { x, wide } of sprites) {
    expect(x - wide / 2).toBeGreaterThanOrEqual(-1);
    expect(x).toBeLessThanOrEqual(lengthOf(picture));
  }
  expect(new Set(sprites.map(({ key }) => key)).size).toBe(sprites.length);
});
