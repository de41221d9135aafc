import { describe, expect, test } from "vitest";
import { hertz, pluck } from "../src/sound/guitar";
import { SCORES, type Note, type Score } from "../src/sound/score";

const RATE = 24_000;

/** How long a wave is, in samples: where it's most like itself. */
function period(samples: Float32Array, near: number): number {
  const part = samples.subarray(RATE / 4, RATE / 4 + 4096);
  const likeness = (shift: number) => {
    let sum = 0;
    for (let place = 0; place + shift < part.length; place++) sum += part[place]! * part[place + shift]!;
    return sum / (part.length - shift);
  };
  const shifts = Array.from({ length: 2 * Math.ceil(near / 8) }, (_, each) => Math.floor(near * 0.875) + each);
  const best = shifts.reduce((found, shift) => (likeness(shift) > likeness(found) ? shift : found));
  const [left, top, right] = [likeness(best - 1), likeness(best), likeness(best + 1)];
  return best + (left - right) / (2 * (left - 2 * top + right));
}

describe.each([40, 45, 52, 57, 64])("the string of note %i", (note) => {
  const samples = pluck(note, 2, RATE);

  test("is in tune", () => {
    const wanted = RATE / hertz(note);
    expect(Math.abs(period(samples, wanted) - wanted)).toBeLessThan(0.004 * wanted); // 7 cents
  });

  test("begins and ends without a click, never clips, and dies away", () => {
    expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBe(0);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
    const power = (from: number) => samples.subarray(from, from + 2400).reduce((sum, each) => sum + each * each, 0);
    expect(power(40_000)).toBeLessThan(power(2400) / 4);
  });

  test("sounds the same every time", () => {
    expect(pluck(note, 2, RATE)).toEqual(samples);
  });
});

test("a string that the hand damps is shorter", () => {
  const power = (samples: Float32Array) => samples.subarray(12_000).reduce((sum, each) => sum + each * each, 0);
  expect(power(pluck(45, 1, RATE, true))).toBeLessThan(power(pluck(45, 1, RATE)) / 10);
});

describe.each(Object.entries<Score>(SCORES))("the score %s", (_, score) => {
  const parts: readonly (readonly Note[])[] = [score.strings, score.muted, score.reed, score.drum];

  test("begins every note within its beats", () => {
    for (const { at } of parts.flat()) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(score.beats);
    }
  });

  test("leaves one breath to the harmonica: its notes don't overlap", () => {
    score.reed.slice(1).forEach((note, place) => {
      const before = score.reed[place]!;
      expect(before.at + before.lasts).toBeLessThanOrEqual(note.at + 1e-9);
    });
  });

  test("stays on the strings of a guitar and the reeds of a harmonica", () => {
    for (const { note } of [...score.strings, ...score.muted]) expect(note >= 40 && note <= 76).toBe(true);
    for (const { note } of score.reed) expect(note >= 60 && note <= 84).toBe(true);
  });
});
