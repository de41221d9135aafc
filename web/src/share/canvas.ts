/** What pictures and clips have in common: the landscape, and words on it. */

import { colour, imageOf } from "./art";

export const POSTER_FONT = '"Roboto Slab", serif';
export const TEXT_FONT = "Commissioner, sans-serif";

export interface Drawing {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
}

export function drawing(width: number, height: number): Drawing {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser has no canvas");
  return { canvas, pen };
}

/** The fonts that are drawn with, fetched. */
export async function fonts(sample: string): Promise<void> {
  const wanted = [`900 20px ${POSTER_FONT}`, `700 20px ${POSTER_FONT}`, `600 20px ${TEXT_FONT}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font, sample)));
}

/** Sky, sun, mesas, dunes and, from *ground* downwards, the bed of the rails; *orb*: how high the sun or moon hangs. */
export async function landscape(
  width: number,
  height: number,
  { ground, orb: hangs }: { ground: number; orb: number },
): Promise<HTMLCanvasElement> {
  const { canvas, pen } = drawing(width, height);
  const sky = pen.createLinearGradient(0, 0, 0, ground);
  ["--sky-1", "--sky-2", "--sky-3", "--sky-4"].forEach((name, place) => sky.addColorStop(place / 3, colour(name)));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const night = document.documentElement.dataset["theme"] === "dark";
  const orb = await imageOf(night ? "l-moon" : "l-sun", ground * 0.5, ground * 0.5);
  pen.drawImage(orb, width * 0.76, ground * hangs);
  const far = await imageOf("l-mesas-far", width, ground * 0.5);
  const near = await imageOf("l-mesas-near", width, ground * 0.42);
  const dunes = await imageOf("l-dunes", width, ground * 0.36);
  pen.drawImage(far, 0, ground * 0.38);
  pen.drawImage(near, 0, ground * 0.52);
  pen.drawImage(dunes, 0, ground * 0.66);
  pen.fillStyle = colour("--ballast");
  pen.fillRect(0, ground, width, height - ground);
  return canvas;
}

export interface Lettering {
  text: string;
  x: number;
  y: number; // of the baseline
  size: number; // pixels, at most
  width: number; // pixels, at most
  font?: string;
  weight?: number;
  fill: string;
  shadow?: string;
  align?: CanvasTextAlign;
}

/** One line of words, as large as there is room; gives its width. */
export function write(pen: CanvasRenderingContext2D, words: Lettering): number {
  const { font = POSTER_FONT, weight = 900, align = "left" } = words;
  let size = words.size;
  for (; size > 8; size -= 1) {
    pen.font = `${weight} ${size}px ${font}`;
    if (pen.measureText(words.text).width <= words.width) break;
  }
  pen.textAlign = align;
  if (words.shadow !== undefined) {
    pen.fillStyle = words.shadow;
    pen.fillText(words.text, words.x + size / 22, words.y + size / 22);
  }
  pen.fillStyle = words.fill;
  pen.fillText(words.text, words.x, words.y);
  return pen.measureText(words.text).width;
}

/** Words on a strip of paper. */
export function strip(pen: CanvasRenderingContext2D, words: Omit<Lettering, "fill">): void {
  const { size, font = TEXT_FONT, weight = 600 } = words;
  pen.font = `${weight} ${size}px ${font}`;
  const wide = Math.min(words.width, pen.measureText(words.text).width);
  const left = words.align === "center" ? words.x - wide / 2 : words.x;
  pen.fillStyle = colour("--paper");
  pen.beginPath();
  pen.roundRect(left - size / 2, words.y - size * 1.1, wide + size, size * 1.55, size / 5);
  pen.fill();
  write(pen, { ...words, font, weight, fill: colour("--ink") });
}
