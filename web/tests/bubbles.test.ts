/** Bubbles of gestures: each at its own panel, and over nobody else's. */

import { describe, expect, test } from "vitest";
import { placeAt, type BubblePlace } from "../src/table/bubbles";

const SIZE = { width: 120, height: 44 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = ({ left, top }: BubblePlace, other: ReturnType<typeof box>) =>
  left < other.right && left + SIZE.width > other.left && top < other.bottom && top + SIZE.height > other.top;

describe("a bubble", () => {
  const desk = [box(800, 700, 300, 88), box(1110, 700, 300, 88), box(800, 798, 300, 88), box(1110, 798, 300, 88)];
  const phone = [0, 1, 2, 3].flatMap((column) => [480, 540].map((row) => box(8 + column * 95, row, 88, 50)));

  test.each(desk.map((panel) => [panel]))("lies in its own panel at a desk, below the name", (panel) => {
    const place = placeAt(panel, [], SIZE, 1440);
    expect(place.side).toBe("within");
    expect(place.top).toBeGreaterThan(panel.top + 36);
    for (const other of desk) expect(covers(place, other)).toBe(other === panel);
  });

  test.each(phone.map((panel) => [panel]))(
    "lies over or under the panels of a phone, and inside the window",
    (panel) => {
      const others = phone.filter((other) => other !== panel);
      const place = placeAt(panel, others, SIZE, 390);
      for (const other of others) expect(covers(place, other)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + SIZE.width).toBeLessThanOrEqual(390);
      expect(place.left + place.tail).toBeGreaterThanOrEqual(panel.left);
      expect(place.left + place.tail).toBeLessThanOrEqual(panel.right);
    },
  );
});
