/** The frames of a clip: the train from afar, the moment from near, and the result. */

import { LETTERS } from "../words/things";
import { colour, imageOf } from "./art";
import { nearTo, onTheWay, wholeTrain, type Camera } from "./camera";
import { fonts, landscape, POSTER_FONT, strip, write } from "./canvas";
import { HEIGHT as PICTURE_HEIGHT, pictureOf, WIDTH as PICTURE_WIDTH } from "./picture";
import type { ClipStep, Shared } from "./shared";
import { between, HIGH, lengthOf, spritesOf, type MovingSprite, type Sprite } from "./train";

export const [WIDTH, HEIGHT] = [960, 504];
const GROUND = HEIGHT - 96;
const INTRO = 900; // milliseconds from the whole train to the moment
const EACH = 1200; // milliseconds a step: how long it moves, then rests
const MOVING = 0.55; // of a step
const STRUCK = 0.5; // of a step: how long a shot or a blow is seen
const RESULT = 2600; // milliseconds
const FADE = 350;
const RAIL = { wide: 120, high: 34 };
const BURST = 60; // units
const [DISC, MIDDLE] = [12, 55]; // units: the radius of a letter, and half a figure
const NEAR = 1.15; // pixels of a unit: images are drawn for that

type Pen = CanvasRenderingContext2D;

/** A clip as a picture for each of its milliseconds. */
export interface FrameFilm {
  lasts: number;
  draw: (pen: Pen, now: number) => void;
}

/** All images are drawn before the first frame. */
export async function filmOf(steps: readonly ClipStep[], shared: Shared): Promise<FrameFilm> {
  await fonts([shared.headline, ...steps.map(({ words }) => words)].join(" "));
  const scenes = steps.map(({ train }) => spritesOf(train));
  const length = Math.max(...steps.map(({ train }) => lengthOf(train)));
  const props = await propsOf(scenes.flat());
  const land = await landscape(WIDTH, HEIGHT, { ground: GROUND + 8, orb: 0.04 });
  const result = await pictureOf(shared);
  const wide = wholeTrain(length, WIDTH);
  const near = nearTo(placesOf(steps, scenes), length, WIDTH);
  const acting = INTRO + (steps.length - 1) * EACH;

  const drawMoment = (pen: Pen, now: number) => {
    const camera = onTheWay(wide, near, eased(Math.min(1, now / INTRO)));
    const since = Math.max(0, now - INTRO) / EACH;
    const at = Math.min(steps.length - 2, Math.floor(since));
    const [part, step] = [since - at, steps[at + 1]];
    const sprites = between(scenes[at] ?? [], scenes[at + 1] ?? [], eased(Math.min(1, part / MOVING)));
    pen.drawImage(land, 0, 0);
    drawRails(pen, props, camera);
    for (const sprite of sprites) drawPiece(pen, props, sprite, camera);
    if (step !== undefined) drawDoing(pen, props, { step, sprites, part, camera });
    write(pen, { text: "FOLSOM", x: 24, y: 42, size: 26, width: 200, fill: props.accent, shadow: props.paper });
    const words = now < INTRO / 2 ? shared.headline : (step?.words ?? "");
    strip(pen, { text: words, x: WIDTH / 2, y: HEIGHT - 20, size: 26, width: WIDTH - 60, align: "center" });
  };

  const drawResult = (pen: Pen, since: number) => {
    pen.globalAlpha = Math.min(1, since / FADE);
    const scale = Math.min(WIDTH / PICTURE_WIDTH, HEIGHT / PICTURE_HEIGHT);
    pen.drawImage(result, 0, 0, PICTURE_WIDTH * scale, PICTURE_HEIGHT * scale);
    pen.globalAlpha = 1;
  };

  return {
    lasts: acting + RESULT,
    draw: (pen, now) => {
      if (now < acting + FADE) drawMoment(pen, Math.min(now, acting));
      if (now >= acting) drawResult(pen, now - acting);
    },
  };
}

/** Where those stand whom the moment is about, in all its steps. */
function placesOf(steps: readonly ClipStep[], scenes: readonly (readonly Sprite[])[]): number[] {
  const figures = new Set(steps.slice(1).flatMap((step) => step.figures));
  return scenes.flat().flatMap(({ name, x }) => (name !== undefined && figures.has(name) ? [x] : []));
}

/** What is drawn with: images, and colours by class. */
interface ClipProps {
  images: ReadonlyMap<string, HTMLImageElement>;
  discs: ReadonlyMap<string, { fill: string; ink: string }>;
  rails: HTMLImageElement;
  burst: HTMLImageElement;
  accent: string;
  paper: string;
  line: string;
}

const imageKey = ({ art, paint }: Sprite) => `${art} ${paint}`;
const eased = (part: number) => part * part * (3 - 2 * part);

async function propsOf(sprites: readonly Sprite[]): Promise<ClipProps> {
  const images = new Map<string, HTMLImageElement>();
  const discs = new Map<string, { fill: string; ink: string }>();
  for (const sprite of sprites) {
    const key = imageKey(sprite);
    if (sprite.name !== undefined) {
      discs.set(sprite.paint, { fill: colour("--c", sprite.paint), ink: colour("--on", sprite.paint) });
    }
    if (images.has(key)) continue;
    images.set(key, await imageOf(sprite.art, sprite.wide * NEAR, sprite.high * NEAR, sprite.paint));
  }
  return {
    images,
    discs,
    rails: await imageOf("l-rails", RAIL.wide * NEAR, RAIL.high * NEAR),
    burst: await imageOf("burst", BURST * NEAR, BURST * NEAR),
    accent: colour("--accent"),
    paper: colour("--paper"),
    line: colour("--line"),
  };
}

/** A place on the train, in pixels. */
const placed = (x: number, y: number, { unit, left }: Camera) => ({
  x: left + x * unit,
  y: GROUND - (HIGH - y) * unit,
});

function drawRails(pen: Pen, { rails }: ClipProps, { unit, left }: Camera): void {
  const wide = RAIL.wide * unit;
  for (let x = (left % wide) - wide; x < WIDTH; x += wide) pen.drawImage(rails, x, GROUND, wide + 1, RAIL.high * unit);
}

/** A piece where it stands; it looks to the locomotive, or away from it. */
function drawPiece(pen: Pen, props: ClipProps, sprite: MovingSprite, camera: Camera): void {
  const image = props.images.get(imageKey(sprite));
  if (image === undefined) return;
  const { unit } = camera;
  const { x, y } = placed(sprite.x, sprite.y, camera);
  pen.save();
  pen.globalAlpha = sprite.alpha;
  pen.translate(x, y);
  pen.rotate(2 * Math.PI * sprite.turn);
  if (sprite.forward) pen.scale(-1, 1);
  pen.drawImage(image, (-sprite.wide * unit) / 2, -sprite.high * unit, sprite.wide * unit, sprite.high * unit);
  pen.restore();
  if (sprite.turn === 0) drawLetter(pen, props, sprite, camera);
}

/** The letter of a figure, at its feet as at the table. */
function drawLetter(pen: Pen, { discs, line }: ClipProps, sprite: MovingSprite, camera: Camera): void {
  const letter = LETTERS[sprite.name ?? ""];
  const disc = discs.get(sprite.paint);
  if (letter === undefined || disc === undefined) return;
  const { x, y } = placed(sprite.x, sprite.y - DISC / 2, camera);
  const radius = DISC * camera.unit;
  pen.fillStyle = disc.fill;
  pen.strokeStyle = line;
  pen.lineWidth = 2 * camera.unit;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = disc.ink;
  pen.font = `900 ${1.2 * radius}px ${POSTER_FONT}`;
  pen.textAlign = "center";
  pen.fillText(letter, x, y + 0.42 * radius);
}

interface ClipDeed {
  step: ClipStep;
  sprites: readonly MovingSprite[];
  part: number; // of the step
  camera: Camera;
}

/** Shots, blows, and what they have brought. */
function drawDoing(pen: Pen, props: ClipProps, { step, sprites, part, camera }: ClipDeed): void {
  const at = (name: string | undefined) => {
    const found = sprites.find((sprite) => sprite.name !== undefined && sprite.name === name);
    return found === undefined ? null : placed(found.x, found.y - MIDDLE, camera);
  };
  const [from, to] = [at(step.figures[0]), at(step.figures[1])];
  if (step.blow !== null && to !== null && part < STRUCK) {
    if (step.blow === "shot" && from !== null) drawTracer(pen, props, from, to);
    const size = BURST * camera.unit * (0.6 + part);
    pen.drawImage(props.burst, to.x - size / 2, to.y - size / 2, size, size);
  }
  for (const gain of step.gains) {
    const over = at(gain.figure);
    if (over === null || part < MOVING / 2) continue;
    const y = over.y - (MIDDLE + 14) * camera.unit;
    strip(pen, { text: gain.words, x: over.x, y, size: 24, width: 240, align: "center", weight: 700 });
  }
}

function drawTracer(
  pen: Pen,
  { accent }: ClipProps,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  pen.save();
  pen.strokeStyle = accent;
  pen.lineWidth = 4;
  pen.setLineDash([14, 9]);
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
  pen.restore();
}
