/** What is heard all the time: wheels over the joints of the rails in fours, steam, wind, and crickets at night. */

import { chance } from "./guitar";

const CLATTER = 1.2; // seconds for four joints: as fast as the rails pass
const JOINTS = [0, 0.14, 0.6, 0.74]; // seconds
const CHUFF = 1; // two in each: four for a turn of the drivers
const SLOW = 0.05; // of the speed: a loop can't stand still
const GUST = 9; // seconds from one gust of wind to the next
const SINGING = 3.1; // seconds of crickets
const CRICKET = 4300; // hertz
const FADE = 0.4; // seconds

const LEVELS = { clatter: 0.6, chuff: 0.1, wind: 0.2, crickets: 0.12, hiss: 0.024 };
const WIND_AT_REST = 0.6; // of the wind that there is while the train runs

/** A loop of bursts of noise, each dying away. */
function bursts(context: BaseAudioContext, lasts: number, at: readonly number[], decay: number): AudioBuffer {
  return loopOf(context, lasts, (time, noise) => {
    const since = at.map((burst) => (time - burst + lasts) % lasts); // what hasn't died at the end goes on
    return since.reduce((sum, each) => sum + Math.exp(-each / decay), 0) * noise;
  });
}

function loopOf(
  context: BaseAudioContext,
  lasts: number,
  sample: (time: number, noise: number) => number,
): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.round(lasts * rate), rate);
  const samples = buffer.getChannelData(0);
  const next = chance(Math.round(lasts * 100));
  for (let place = 0; place < samples.length; place++) samples[place] = sample(place / rate, 2 * next() - 1);
  return buffer;
}

/** Wind that comes and goes, once in the loop. */
const gusts = (context: BaseAudioContext): AudioBuffer =>
  loopOf(context, GUST, (time, noise) => noise * (0.35 + 0.65 * Math.sin((Math.PI * time) / GUST) ** 2));

/** Two crickets: each chirps three times, and waits. */
const crickets = (context: BaseAudioContext): AudioBuffer =>
  loopOf(context, SINGING, (time) => chirps(time - 0.2, CRICKET) + 0.6 * chirps(time - 1.7, 1.07 * CRICKET));

function chirps(time: number, pitch: number): number {
  const since = time % 0.07;
  if (time < 0 || time >= 0.21 || since > 0.05) return 0;
  return Math.sin(2 * Math.PI * pitch * time) * Math.sin((Math.PI * since) / 0.05) ** 2;
}

interface Layer {
  source: AudioBufferSourceNode;
  gain: GainNode;
  /** How loud it is while the train runs so fast, by day or night. */
  level: (speed: number, night: boolean) => number;
  turns: boolean; // whether it gets slower with the train
}

export class Ambience {
  private readonly layers: Layer[];
  private running = 1; // from 0 to 1
  private dark = false;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly bus: AudioNode,
  ) {
    const { clatter, chuff, wind, hiss } = LEVELS;
    this.layers = [
      this.layer(bursts(context, CLATTER, JOINTS, 0.025), "bandpass", 320, (speed) => clatter * speed, true),
      this.layer(bursts(context, CHUFF, [0, 0.5], 0.12), "highpass", 1400, (speed) => chuff * speed, true),
      this.layer(gusts(context), "lowpass", 420, (speed) => wind * (WIND_AT_REST + (1 - WIND_AT_REST) * speed), false),
      this.layer(gusts(context), "highpass", 3000, (speed) => hiss * (1 - speed), false),
      this.layer(crickets(context), "highpass", 2000, (_, night) => (night ? LEVELS.crickets : 0), false),
    ];
  }

  private layer(
    buffer: AudioBuffer,
    type: BiquadFilterType,
    frequency: number,
    level: Layer["level"],
    turns: boolean,
  ): Layer {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    const gain = this.context.createGain();
    gain.gain.value = level(this.running, this.dark);
    source.connect(filter);
    filter.connect(gain);
    gain.connect(this.bus);
    source.start();
    return { source, gain, level, turns };
  }

  /** How fast the train runs, from 0, when it stands, to 1. */
  set speed(speed: number) {
    this.running = speed;
    this.follow();
  }

  set night(night: boolean) {
    this.dark = night;
    this.follow();
  }

  private follow(): void {
    const now = this.context.currentTime;
    for (const { source, gain, level, turns } of this.layers) {
      gain.gain.setTargetAtTime(level(this.running, this.dark), now, FADE / 3);
      if (turns) source.playbackRate.setTargetAtTime(Math.max(SLOW, this.running), now, FADE / 3);
    }
  }

  /** The train slows down, stands for a moment, and goes on. */
  halt(seconds: number): void {
    const now = this.context.currentTime;
    for (const { source } of this.layers.filter((each) => each.turns)) {
      source.playbackRate.setValueAtTime(1, now);
      source.playbackRate.linearRampToValueAtTime(SLOW, now + seconds / 3);
      source.playbackRate.setValueAtTime(SLOW, now + (2 * seconds) / 3);
      source.playbackRate.linearRampToValueAtTime(1, now + seconds);
    }
  }

  /** The train has arrived. */
  stop(): void {
    const now = this.context.currentTime;
    for (const { source, gain } of this.layers) {
      gain.gain.setTargetAtTime(0, now, 0.3);
      source.stop(now + 2);
    }
  }
}
