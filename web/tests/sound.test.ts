import { beforeEach, describe, expect, test } from "vitest";
import { Band } from "../src/sound/band";
import { CUES as EXPRESS } from "../src/games/express/cues";
import { EVENTS } from "../src/games/express/names";
import { EXPRESS_EVENTS } from "../src/games/express/wire";
import { CUES as SUPER } from "../src/games/super/cues";
import { SUPER_EVENTS } from "../src/games/super/wire";
import { cueOf } from "../src/sound/cue";
import { SOUNDS, type SoundName } from "../src/sound/sounds";
import type { Happening } from "../src/wire";

/** Something that a value is set of, at times. */
class Param {
  value = 0;
  changes: { value: number; at: number }[] = [];
  private change(value: number, at: number): this {
    this.changes.push({ value, at });
    return this;
  }
  setValueAtTime = this.change;
  linearRampToValueAtTime = this.change;
  exponentialRampToValueAtTime = this.change;
  setTargetAtTime = this.change;
  cancelScheduledValues(): this {
    return this;
  }
}

class Node {
  to: Node[] = [];
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly pan = new Param();
  readonly playbackRate = new Param();
  readonly Q = new Param();
  readonly threshold = new Param();
  readonly ratio = new Param();
  readonly attack = new Param();
  type = "";
  loop = false;
  buffer: unknown = null;
  started: number | null = null;
  stopped: number | null = null;

  connect(other: Node): Node {
    this.to.push(other);
    return other;
  }
  start(at = 0): void {
    this.started = at;
  }
  stop(at = 0): void {
    this.stopped = at;
  }
  reaches(other: Node): boolean {
    return this === other || this.to.some((next) => next.reaches(other));
  }
  /** Whether the way to the end goes through such a node. */
  passes(test: (node: Node) => boolean): boolean {
    return test(this) || this.to.some((next) => next.passes(test));
  }
}

class FakeContext {
  sampleRate = 1000;
  currentTime = 5;
  destination = new Node();
  made: Node[] = [];
  private make = (): Node => {
    const node = new Node();
    this.made.push(node);
    return node;
  };
  createGain = this.make;
  createOscillator = this.make;
  createBufferSource = this.make;
  createBiquadFilter = this.make;
  createStereoPanner = this.make;
  createDynamicsCompressor = this.make;
  createBuffer(_: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  /** What was made to sound since so many nodes were there. */
  sources(since: number): Node[] {
    return this.made.slice(since).filter((node) => node.started !== null);
  }
}

let context: FakeContext;
let band: Band;
let before: number;

beforeEach(() => {
  context = new FakeContext();
  band = new Band(context as unknown as AudioContext);
  before = context.made.length;
});

describe.each(Object.keys(SOUNDS) as SoundName[])("the sound %s", (name) => {
  test("begins at once, reaches the ear, and ends when it says", () => {
    band.play(name);
    const sources = context.sources(before);
    expect(Math.min(...sources.map((each) => each.started!))).toBe(context.currentTime);
    expect(sources.every((each) => each.reaches(context.destination))).toBe(true);
    const end = Math.max(...sources.map((each) => each.stopped!)) - context.currentTime;
    expect(end).toBeLessThanOrEqual(SOUNDS[name].lasts + 1e-9);
    expect(end).toBeGreaterThan(0.85 * SOUNDS[name].lasts);
  });

  test("is loud, and then dies away", () => {
    band.play(name);
    const envelopes = context.made.slice(before).filter((node) => node.gain.changes.length > 0);
    for (const { gain } of envelopes) {
      expect(Math.max(...gain.changes.map((change) => change.value))).toBeGreaterThan(0.03);
      expect(Math.max(...gain.changes.map((change) => change.value))).toBeLessThanOrEqual(1);
      expect(gain.changes.at(-1)!.value).toBeLessThan(0.001);
    }
    expect(envelopes.length).toBeGreaterThan(0);
  });
});

/** What isn't heard: another event beside it is, or nobody should notice it. */
const QUIET = ["changed", "left purse", "neutrals gone", "round ended", "scored", "shared first", "taken back", "won"];

test("every kind of event is heard, or is known to be quiet", () => {
  expect(Object.keys(EXPRESS).sort()).toEqual([...EXPRESS_EVENTS, "taken back"].sort());
  expect(Object.keys(SUPER).sort()).toEqual([...SUPER_EVENTS, "taken back"].sort());
  const all = [...Object.entries(EXPRESS), ...Object.entries(SUPER)];
  const quiet = new Set(all.flatMap(([name, cue]) => (cue === null ? [name] : [])));
  expect([...quiet].sort()).toEqual(QUIET);
});

test("an event of the same name sounds the same in both games", () => {
  const [express, others]: Record<string, unknown>[] = [EXPRESS, SUPER];
  for (const [name, cue] of Object.entries(others!)) if (name in express!) expect(cue, name).toBe(express![name]);
});

const event = (name: string, facts: Record<string, unknown> = {}): Happening => ({ name, facts });

test.each([
  [event("robbed", { loot: "jewel" }), "jewel"],
  [event("dropped", { loot: "purse" }), "coins"],
  [event("robbed", { loot: "strongbox" }), "strongbox"],
  [event("event began", { event: EVENTS.indexOf("Braking") }), "brakes"],
  [event("event began", { event: EVENTS.indexOf("Hostage") }), "bell"],
  [event("won"), null],
])("%o sounds like %s", (happening, name) => {
  expect(cueOf({ ...SUPER, ...EXPRESS }, happening)).toBe(name);
});

test("a shot is heard from the car where it is fired, and its noise is gone after 90 milliseconds", () => {
  band.hear("shot", -0.7);
  const [noise] = context.sources(before);
  expect(noise!.stopped! - noise!.started!).toBeCloseTo(0.09);
  expect(noise!.passes((node) => node.pan.value === -0.7)).toBe(true);
});

test("what is heard of places outside the window stays in the ear that is nearer", () => {
  band.hear("shot", 3);
  expect(context.sources(before)[0]!.passes((node) => node.pan.value === 1)).toBe(true);
});

test("a tunnel dulls everything, and the loudness is one's own", () => {
  band.inTunnel = true;
  band.volumes = { effects: 0.5, music: 0, ambience: 1 };
  band.play("shot");
  const [source] = context.sources(before);
  expect(source!.passes((node) => node.type === "lowpass" && node.frequency.changes.at(-1)?.value === 700)).toBe(true);
  expect(source!.passes((node) => node.gain.changes.at(-1)?.value === 0.25)).toBe(true);
  band.inTunnel = false;
  expect(source!.passes((node) => node.frequency.changes.at(-1)?.value === 18_000)).toBe(true);
});

/** What is heard all the time: wheels, steam, wind, steam at rest, crickets; each as its loop and its level. */
function heardAround(): { loop: Node; level: () => number }[] {
  const loops = context.made.slice(0, before).filter((node) => node.started !== null && node.loop);
  return loops.map((loop) => {
    const gain = loop.to[0]!.to[0]!.gain;
    return { loop, level: () => gain.changes.at(-1)?.value ?? gain.value };
  });
}

test("the train is heard running, slows down when it brakes, and is quiet once it has arrived", () => {
  const around = heardAround();
  expect(around).toHaveLength(5);
  band.hear("brakes", 0);
  const turning = around.filter(({ loop }) => loop.playbackRate.changes.length > 0);
  expect(turning).toHaveLength(2);
  for (const { loop } of turning) {
    const rates = loop.playbackRate.changes.map((change) => change.value);
    expect(Math.min(...rates)).toBeLessThan(0.1);
    expect(rates.at(-1)).toBe(1);
  }
  band.hear("piano", 0);
  expect(around.every(({ loop }) => loop.stopped !== null)).toBe(true);
});

test("at rest the wheels are silent, and the wind and a little steam stay", () => {
  const [wheels, chuffs, wind, steam] = heardAround();
  expect(steam!.level()).toBe(0);
  band.speed = 0;
  expect([wheels!.level(), chuffs!.level()]).toEqual([0, 0]);
  expect(wind!.level()).toBeGreaterThan(0);
  expect(steam!.level()).toBeGreaterThan(0);
});

test("crickets sing at night alone", () => {
  const crickets = heardAround().at(-1)!;
  expect(crickets.level()).toBe(0);
  band.night = true;
  expect(crickets.level()).toBeGreaterThan(0);
});

test("each kind of sound has a volume of its own, and a call for who looks elsewhere is heard alone", () => {
  band.volumes = { effects: 0.4, music: 0.2, ambience: 0.3 };
  band.play("whistle");
  const [source] = context.sources(before);
  const last = (node: Node) => node.gain.changes.at(-1)?.value;
  expect(source!.passes((node) => Math.abs((last(node) ?? 0) - 0.16) < 1e-9)).toBe(true);
  expect(heardAround().every(({ loop }) => loop.passes((node) => Math.abs((last(node) ?? 0) - 0.09) < 1e-9))).toBe(
    true,
  );
  band.hush();
  expect(heardAround().every(({ loop }) => loop.passes((node) => last(node) === 0))).toBe(true);
  expect(source!.passes((node) => Math.abs((last(node) ?? 0) - 0.16) < 1e-9)).toBe(true);
  expect((band.music as unknown as Node).gain.changes.at(-1)!.value).toBe(0);
});

test("the same sound isn't heard twice at once, however fast things happen", () => {
  band.play("coins");
  const first = context.sources(before).length;
  context.currentTime += SOUNDS.coins.lasts / 4;
  band.play("coins");
  expect(context.sources(before)).toHaveLength(first);
  context.currentTime += SOUNDS.coins.lasts / 2;
  band.play("coins");
  expect(context.sources(before)).toHaveLength(2 * first);
});
