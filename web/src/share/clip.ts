/** A short film of a moment, and the result after it: drawn frame by frame on a canvas, which the browser records. */

import { drawing } from "./canvas";
import { filmOf, HEIGHT, WIDTH } from "./frames";
import type { ClipStep, Shared } from "./shared";

const FRAMES = 30; // a second
const BITS = 2_500_000; // a second
const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

/** What this browser can record; null where it can't. */
export function clipType(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export interface Filming {
  steps: readonly ClipStep[];
  shared: Shared;
  heard: (part: number) => void; // how much is filmed, from 0 to 1
  signal: AbortSignal;
}

/** Film it, as long as it lasts. */
export async function clipOf({ steps, shared, heard, signal }: Filming): Promise<Blob> {
  const type = clipType();
  if (type === null) throw new Error("this browser records nothing");
  const film = await filmOf(steps, shared);
  const { canvas, pen } = drawing(WIDTH, HEIGHT);
  film.draw(pen, 0);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES), { mimeType: type, videoBitsPerSecond: BITS });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  try {
    await played(film.lasts, signal, (now) => {
      film.draw(pen, now);
      heard(now / film.lasts);
    });
  } finally {
    recorder.stop();
    await stopped;
  }
  return new Blob(pieces, { type: type.split(";")[0] ?? type });
}

/** Frame after frame, until it is over or was interrupted. */
async function played(lasts: number, signal: AbortSignal, show: (now: number) => void): Promise<void> {
  const begin = performance.now();
  for (let now = 0; now < lasts; now = performance.now() - begin) {
    signal.throwIfAborted();
    show(now);
    await new Promise((done) => setTimeout(done, 1000 / FRAMES));
  }
  show(lasts);
}
