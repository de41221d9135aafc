/** What a reader has set on this device: day or night, how fast things move, what is heard, whether gestures are seen. */

import { recall, remember } from "./storage";

export type Theme = "light" | "dark";

/** How long things are shown at each pace, compared with the normal one. */
export const PACES = { story: 1.6, normal: 1, fast: 0.5 } as const;
export type Pace = keyof typeof PACES;

const THEME = "folsom.theme";
const PACE = "folsom.pace";
const MUTED = "folsom.muted";
const SOUND = "folsom.sound";
const SHORTCUTS = "folsom.shortcuts";
/** What can be louder or softer, and where it's remembered. */
const VOLUMES = { effects: "folsom.volume", music: "folsom.music", ambience: "folsom.ambience" } as const;
const SOUND_OFFERED = "folsom.sound-offered";
export type Volumes = Record<keyof typeof VOLUMES, number>; // each from 0 to 1
export const VOLUME_NAMES = Object.keys(VOLUMES) as (keyof Volumes)[];

class Settings {
  theme = $state<Theme>("light");
  pace = $state<Pace>("normal");
  /** Whether gestures are neither shown nor told. */
  muted = $state(recall(MUTED) === "yes");
  /** Off until it is asked for. */
  sound = $state(false);
  /** Whether a single character does something at the table. */
  shortcuts = $state(recall(SHORTCUTS) !== "off");
  volumes = $state.raw<Volumes>({ effects: 0.6, music: 0.5, ambience: 0.5 });
  /** Whether sound was offered, turned on or turned off on this device before. */
  soundOffered = $state(recall(SOUND_OFFERED) !== null || recall(SOUND) !== null);

  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const kept = recall(THEME);
    this.theme = kept === "dark" || kept === "light" ? kept : dark.matches ? "dark" : "light";
    dark.addEventListener("change", () => {
      if (recall(THEME) === null) this.show(dark.matches ? "dark" : "light");
    });
    const pace = recall(PACE) ?? "";
    if (isPace(pace)) this.pace = pace;
    this.sound = recall(SOUND) === "on";
    for (const name of VOLUME_NAMES) {
      const volume = Number.parseFloat(recall(VOLUMES[name]) ?? "");
      if (volume >= 0 && volume <= 1) this.volumes = { ...this.volumes, [name]: volume };
    }
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

  /** How many times as long as at the normal pace everything is shown. */
  get stretch(): number {
    return PACES[this.pace];
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember(PACE, pace);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(MUTED, muted ? "yes" : "no");
  }

  turnSound(): void {
    this.sound = !this.sound;
    remember(SOUND, this.sound ? "on" : "off");
  }

  setVolume(name: keyof Volumes, volume: number): void {
    this.volumes = { ...this.volumes, [name]: volume };
    remember(VOLUMES[name], String(volume));
  }

  /** Sound is offered once. */
  offeredSound(): void {
    this.soundOffered = true;
    remember(SOUND_OFFERED, "yes");
  }

  useShortcuts(wanted: boolean): void {
    this.shortcuts = wanted;
    remember(SHORTCUTS, wanted ? "on" : "off");
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

function isPace(name: string): name is Pace {
  return Object.hasOwn(PACES, name);
}

export const settings = new Settings();
