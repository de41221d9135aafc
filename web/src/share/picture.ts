/** A picture of the result: the heading, what is said of it, and a poster for each seat. */

import { language } from "../words/language.svelte";
import type { SharedSeat, Shared } from "./shared";
import { colour, imageOf } from "./art";
import { drawing, fonts, landscape, strip, write, TEXT_FONT } from "./canvas";

export const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 56;
const GAP = 18;
const WIDEST = 258; // pixels of a poster
const POSTERS = { top: 246, bottom: HEIGHT - 54 };
const FIGURE = 90 / 125; // a figure's width as a part of its height

/** The picture, on a canvas of its own. */
export async function pictureOf(shared: Shared): Promise<HTMLCanvasElement> {
  await fonts([shared.headline, shared.below, ...shared.seats.map(({ name }) => name)].join(" "));
  const { canvas, pen } = drawing(WIDTH, HEIGHT);
  pen.drawImage(await landscape(WIDTH, HEIGHT, { ground: HEIGHT - 96, orb: 0.19 }), 0, 0);
  const room = WIDTH - 2 * EDGE;
  const heading = shared.headline.toLocaleUpperCase(language());
  const paper = colour("--paper");
  write(pen, { text: heading, x: EDGE, y: 118, size: 76, width: room, fill: colour("--accent"), shadow: paper });
  strip(pen, { text: shared.below, x: EDGE, y: 180, size: 28, width: room - 28 });
  const wide = Math.min(WIDEST, (room - GAP * (shared.seats.length - 1)) / shared.seats.length);
  for (const [place, seat] of shared.seats.entries()) {
    await poster(pen, seat, EDGE + place * (wide + GAP), wide);
  }
  const ink = colour("--ink");
  const foot = HEIGHT - 18;
  write(pen, { text: "FOLSOM", x: EDGE, y: foot, size: 26, width: room / 2, fill: colour("--accent"), shadow: paper });
  const about = { text: shared.about, y: foot, size: 20, width: room / 2, font: TEXT_FONT, weight: 600 };
  write(pen, { ...about, x: WIDTH - EDGE, fill: ink, align: "right" });
  return canvas;
}

async function poster(pen: CanvasRenderingContext2D, seat: SharedSeat, left: number, wide: number): Promise<void> {
  const top = POSTERS.top + (seat.won ? 0 : 34);
  const high = POSTERS.bottom - top;
  pen.fillStyle = colour("--card");
  pen.strokeStyle = seat.won ? colour("--brass") : colour("--line");
  pen.lineWidth = seat.won ? 6 : 3;
  pen.fillRect(left, top, wide, high);
  pen.strokeRect(left, top, wide, high);
  const [inset, below] = [12, 88];
  const picture = { left: left + inset, top: top + inset, wide: wide - 2 * inset, high: high - below };
  pen.fillStyle = colour("--c-t", seat.paint) || colour("--card-2");
  pen.fillRect(picture.left, picture.top, picture.wide, picture.high);
  const tall = Math.min(picture.high - 10, (picture.wide / seat.figures.length) * 1.3);
  for (const [place, figure] of seat.figures.entries()) {
    const image = await imageOf(figure, tall * FIGURE, tall);
    const middle = picture.left + (picture.wide * (place + 0.5)) / seat.figures.length;
    pen.globalAlpha = seat.out ? 0.45 : 1;
    pen.drawImage(image, middle - (tall * FIGURE) / 2, picture.top + picture.high - tall);
    pen.globalAlpha = 1;
  }
  const words = { x: left + wide / 2, width: wide - 16, align: "center" as const };
  const ink = colour("--card-ink");
  write(pen, { ...words, text: seat.name.toLocaleUpperCase(language()), y: top + high - 44, size: 26, fill: ink });
  write(pen, { ...words, text: seat.result, y: top + high - 14, size: 24, fill: seat.won ? "#8f260f" : ink });
}
