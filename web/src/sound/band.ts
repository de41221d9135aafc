/** Plays what is heard at a table. It is fetched only once sound is asked for. */

import type { Volumes } from "../settings.svelte";
import { Ambience } from "./ambience";
import { SOUNDS, type SoundName } from "./sounds";
import { Studio } from "./studio";

const OPEN = 18_000; // hertz: everything is heard
const IN_TUNNEL = 700;
const FADE = 0.15; // seconds
const HALT = 0.6;

export class Band {
  /** Where music comes in. */
  readonly music: GainNode;

  private readonly effects: GainNode;
  private readonly around: GainNode;
  private readonly muffle: BiquadFilterNode;
  private readonly studio: Studio;
  private readonly ambience: Ambience;
  private readonly again = new Map<SoundName, number>(); // when each may be heard again

  constructor(private readonly context: AudioContext) {
    const limit = context.createDynamicsCompressor(); // many things at once don't clip
    limit.threshold.value = -9;
    limit.ratio.value = 12;
    limit.attack.value = 0.002;
    limit.connect(context.destination);
    this.muffle = context.createBiquadFilter();
    this.muffle.type = "lowpass";
    this.muffle.frequency.value = OPEN;
    this.muffle.connect(limit);
    [this.effects, this.around, this.music] = [context.createGain(), context.createGain(), context.createGain()];
    this.effects.connect(this.muffle);
    this.around.connect(this.muffle);
    this.music.connect(limit);
    this.studio = new Studio(context, this.effects);
    this.ambience = new Ambience(context, this.around);
  }

  /** A sound, unless the same one has only just begun. */
  play(name: SoundName, pan = 0): void {
    const now = this.context.currentTime;
    if (now < (this.again.get(name) ?? 0)) return;
    this.again.set(name, now + SOUNDS[name].lasts / 2);
    SOUNDS[name].play(this.studio, this.studio.strip(pan), now);
  }

  /** What an event sounds like, where it happens. */
  hear(name: SoundName, pan: number): void {
    this.play(name, pan);
    if (name === "brakes") this.ambience.halt(HALT);
    if (name === "piano") this.ambience.stop();
  }

  /** Each from 0 to 1; what one hears goes by its square. */
  set volumes({ effects, music, ambience }: Volumes) {
    const levels = [
      [this.effects, effects],
      [this.music, music],
      [this.around, ambience],
    ] as const;
    for (const [bus, volume] of levels) bus.gain.setTargetAtTime(volume * volume, this.context.currentTime, FADE / 3);
  }

  /** Nothing but effects, at once. */
  hush(): void {
    for (const bus of [this.music, this.around]) {
      bus.gain.cancelScheduledValues(this.context.currentTime);
      bus.gain.setValueAtTime(0, this.context.currentTime);
    }
  }

  /** In a tunnel everything sounds dull. */
  set inTunnel(inside: boolean) {
    this.muffle.frequency.setTargetAtTime(inside ? IN_TUNNEL : OPEN, this.context.currentTime, FADE);
  }

  /** How fast the train runs, from 0 to 1. */
  set speed(speed: number) {
    this.ambience.speed = speed;
  }

  set night(night: boolean) {
    this.ambience.night = night;
  }
}
