/** The way to what is heard. Nothing is made or fetched until sound is on and someone has pressed something. */

import { settings } from "../settings.svelte";
import type { Band } from "./band";
import type { SoundName } from "./sounds";

const GESTURES = ["pointerdown", "keydown"] as const;

class Speaker {
  private context: AudioContext | null = null;
  private band: Band | null = null;
  private dark = false;

  /** Be ready at a table: as soon as sound is on and there was a gesture. Gives what ends it. */
  attend(): () => void {
    const begin = () => this.begin();
    const look = () => this.look();
    for (const gesture of GESTURES) addEventListener(gesture, begin);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, begin);
      document.removeEventListener("visibilitychange", look);
      void this.context?.close();
      [this.context, this.band] = [null, null];
    };
  }

  hear(name: SoundName, pan: number): void {
    if (settings.sound) this.band?.hear(name, pan);
  }

  play(name: SoundName): void {
    if (settings.sound) this.band?.play(name);
  }

  set inTunnel(inside: boolean) {
    this.dark = inside;
    if (this.band) this.band.inTunnel = inside;
  }

  /** Sound is on or off, and so loud. */
  follow(): void {
    if (this.band) this.band.volume = settings.volume;
    this.look();
  }

  /** Who doesn't look hears nothing. */
  private look(): void {
    if (settings.sound && !document.hidden) void this.context?.resume();
    else void this.context?.suspend();
  }

  /** Called by a gesture: browsers allow sound to begin only then. */
  begin(): void {
    if (!settings.sound || this.context !== null || typeof AudioContext === "undefined") return;
    const context = new AudioContext();
    this.context = context;
    void import("./band").then(({ Band }) => {
      if (this.context !== context) return; // left meanwhile
      this.band = new Band(context);
      this.band.inTunnel = this.dark;
      this.follow();
    });
  }
}

export const speaker = new Speaker();
