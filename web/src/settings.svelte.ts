/** What a reader has set on this device: day or night, how fast things move, whether gestures are seen. */

export type Theme = "light" | "dark";
export const SPEEDS = [0.5, 1, 2, 4] as const;

const THEME = "folsom.theme";
const SPEED = "folsom.speed";
const MUTED = "folsom.muted";

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that keeps nothing: the setting lasts as long as the page
  }
}

class Settings {
  theme = $state<Theme>("light");
  speed = $state<number>(1);
  /** Whether gestures are neither shown nor told. */
  muted = $state(recall(MUTED) === "yes");

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const kept = recall(THEME);
    this.theme = kept === "dark" || kept === "light" ? kept : dark.matches ? "dark" : "light";
    dark.addEventListener("change", () => {
      if (recall(THEME) === null) this.show(dark.matches ? "dark" : "light");
    });
    const speed = Number(recall(SPEED));
    if (SPEEDS.some((each) => each === speed)) this.speed = speed;
    this.show(this.theme);
  }

  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
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

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
