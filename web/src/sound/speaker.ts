/** The way to what is heard. Nothing is made or fetched until sound is on and someone has pressed something. */

import { settings } from "../settings.svelte";
import type { Band } from "./band";
import type { Music } from "./music";
import type { Mood } from "./score";
import type { SoundName } from "./sounds";

const GESTURES = ["pointerdown", "keydown"] as const;
const CALL = 1200; // ms that somebody who looks elsewhere is called

class Speaker {
  private context: AudioContext | null = null;
  private band: Band | null = null;
  private tune: Music | null = null;
  private around = { tunnel: false, night: false, speed: 1 };
  private wanted: Mood = "calm";

  /** Be ready at a table: as soon as sound is on and there was a gesture. Gives what ends it. */
  attend(): () => void {
    const begin = () => this.begin();
    const look = () => this.look();
    this.wanted = "calm";
    for (const gesture of GESTURES) addEventListener(gesture, begin);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, begin);
      document.removeEventListener("visibilitychange", look);
      void this.context?.close();
      [this.context, this.band, this.tune] = [null, null, null];
    };
  }

  hear(name: SoundName, pan: number): void {
    if (settings.sound) this.band?.hear(name, pan);
  }

  /** A sound of its own: who looks elsewhere hears this alone. */
  play(name: SoundName): void {
    if (!settings.sound || this.band === null) return;
    if (document.hidden) void this.call(this.band, name);
    else this.band.play(name);
  }

  set inTunnel(inside: boolean) {
    this.around.tunnel = inside;
    if (this.band) this.band.inTunnel = inside;
  }

  /** How fast the train runs, from 0, when it stands, to 1. */
  set speed(speed: number) {
    this.around.speed = speed;
    if (this.band) this.band.speed = speed;
  }

  set night(night: boolean) {
    this.around.night = night;
    if (this.band) this.band.night = night;
  }

  /** What the music is like; after the finale there's none. */
  set mood(mood: Mood) {
    if (this.wanted === "finale") return;
    this.wanted = mood;
    void this.tune?.turnTo(settings.volumes.music > 0 ? mood : null);
  }

  /** Sound is on or off, and so loud. */
  follow(): void {
    if (this.band) this.band.volumes = settings.volumes;
    this.look();
    void this.strikeUp();
  }

  /** The music is fetched and made only if somebody wants to hear it. */
  private async strikeUp(): Promise<void> {
    const [context, band, wish] = [this.context, this.band, settings.sound && settings.volumes.music > 0];
    if (context === null || band === null) return;
    if (wish && this.tune === null) {
      const { Music } = await import("./music");
      if (this.context !== context) return; // left meanwhile
      this.tune ??= new Music(context, band.music);
    }
    await this.tune?.turnTo(wish ? this.wanted : null);
  }

  /** Who doesn't look hears nothing. */
  private look(): void {
    if (settings.sound && !document.hidden) void this.context?.resume();
    else void this.context?.suspend();
  }

  private async call(band: Band, name: SoundName): Promise<void> {
    band.hush();
    await this.context?.resume();
    band.play(name);
    setTimeout(() => this.follow(), CALL);
  }

  /** Called by a gesture: browsers allow sound to begin only then. */
  begin(): void {
    if (!settings.sound || this.context !== null || typeof AudioContext === "undefined") return;
    const context = new AudioContext();
    this.context = context;
    void import("./band").then(({ Band }) => {
      if (this.context !== context) return; // left meanwhile
      this.band = new Band(context);
      const { tunnel, night, speed } = this.around;
      [this.band.inTunnel, this.band.night, this.band.speed] = [tunnel, night, speed];
      this.follow();
    });
  }
}

export const speaker = new Speaker();
