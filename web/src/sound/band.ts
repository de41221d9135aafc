/** Plays what is heard at a table. It is fetched only once sound is asked for. */

import { Running } from "./running";
import { SOUNDS, type SoundName } from "./sounds";
import { Studio } from "./studio";

const OPEN = 18_000; // hertz: everything is heard
const IN_TUNNEL = 700;
const FADE = 0.15; // seconds
const HALT = 0.6;

export class Band {
  private readonly loudness: GainNode;
  private readonly muffle: BiquadFilterNode;
  private readonly studio: Studio;
  private readonly running: Running;
  private readonly again = new Map<SoundName, number>(); // when each may be heard again

  constructor(private readonly context: AudioContext) {
    this.loudness = context.createGain();
    this.muffle = context.createBiquadFilter();
    this.muffle.type = "lowpass";
    this.muffle.frequency.value = OPEN;
    this.muffle.connect(this.loudness);
    this.loudness.connect(context.destination);
    this.studio = new Studio(context, this.muffle);
    this.running = new Running(context, this.muffle);
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
    if (name === "brakes") this.running.halt(HALT);
    if (name === "piano") this.running.stop();
  }

  /** From 0 to 1; what one hears goes by its square. */
  set volume(volume: number) {
    this.loudness.gain.setTargetAtTime(volume * volume, this.context.currentTime, FADE / 3);
  }

  /** In a tunnel everything sounds dull. */
  set inTunnel(inside: boolean) {
    this.muffle.frequency.setTargetAtTime(inside ? IN_TUNNEL : OPEN, this.context.currentTime, FADE);
  }
}
