/** What a reader has set on this device: day or night, how fast things move, what is heard, whether gestures are seen. */

import { recall, remember } from "./storage";

export type Theme = "light" | "dark";
export const SPEEDS = [0.5, 1, 2, 4] as const;

const THEME = "folsom.theme";
const SPEED = "folsom.speed";
const MUTED = "folsom.muted";
const SOUND = "folsom.sound";
const VOLUME = "folsom.volume";

class Settings {
  theme = $state<Theme>("light");
  speed = $state<number>(1);
  /** Whether gestures are neither shown nor told. */
  muted = $state(recall(MUTED) === "yes");
  /** Off until it is asked for. */
  sound = $state(false);
  volume = $state(0.6); // from 0 to 1

  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const kept = recall(THEME);
    this.theme = kept === "dark" || kept === "light" ? kept : dark.matches ? "dark" : "light";
    dark.addEventListener("change", () => {
      if (recall(THEME) === null) this.show(dark.matches ? "dark" : "light");
    });
    const speed = Number(recall(SPEED));
    if (SPEEDS.some((each) => each === speed)) this.speed = speed;
    this.sound = recall(SOUND) === "on";
    const volume = Number.parseFloat(recall(VOLUME) ?? "");
    if (volume >= 0 && volume <= 1) this.volume = volume;
    this.show(this.theme);
  }

  get still(): boolean {
    return this.calm.matches;
  }

  /** How something is brought into view. */
  get glide(): ScrollBehavior {
    return this.still ? "auto" : "smooth";
  }

  turnTheme(): void {
    this.show(this.theme === "dark" ? "light" : "dark");
    remember(THEME, this.theme);
  }

  nextSpeed(): void {
    const place = SPEEDS.findIndex((each) => each === this.speed);
    this.speed = SPEEDS[(place + 1) % SPEEDS.length] ?? 1;
    remember(SPEED, String(this.speed));
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(MUTED, muted ? "yes" : "no");
  }

  turnSound(): void {
    this.sound = !this.sound;
    remember(SOUND, this.sound ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember(VOLUME, String(volume));
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
