/** The train runs while something happens. A while after, it coasts to a stand, and drawing it costs nothing. */

import { settings } from "../settings.svelte";
import { speaker } from "../sound/speaker";

/** What passes by and what turns, by the names of its keyframes. */
const PASSING = new Set(["pass", "poles", "rails", "wheel", "rod", "unrod"]);
const SMOKE = new Set(["drift", "puff"]);

const CALM = 6000; // ms after the last thing that happened
const COASTING = 2800; // ms until it stands
const STARTING = 1000; // ms until it runs again
const STEPS = 16;
const AT_REST = "data-rests"; // what starts to move meanwhile, such as the wheels of a new car, stands as well

/** Let the land pass so fast, from 0 to 1, and the wheels turn; the smoke with them, if it's asked for. */
export function setSpeed(root: HTMLElement, speed: number, withSmoke = false): void {
  for (const each of root.getAnimations({ subtree: true })) {
    if (!(each instanceof CSSAnimation)) continue;
    if (PASSING.has(each.animationName) || (withSmoke && SMOKE.has(each.animationName))) each.updatePlaybackRate(speed);
  }
}

class Journey {
  private timers: ReturnType<typeof setTimeout>[] = [];
  private speed = 1;

  constructor(private readonly root: HTMLElement) {
    this.stir();
  }

  /** Something happens: the train runs, and comes to rest only a while after the last thing. */
  stir(): void {
    this.clear();
    if (settings.still) return;
    if (this.speed < 1) this.glide(1, STARTING, 0);
    this.glide(0, COASTING, CALM);
  }

  end(): void {
    this.clear();
    this.root.removeAttribute(AT_REST);
  }

  /** Get slower or faster bit by bit, from a time on. */
  private glide(goal: number, lasts: number, from: number): void {
    let begun: number | null = null;
    for (let step = 1; step <= STEPS; step++) {
      const act = () => {
        begun ??= this.speed;
        this.set(begun + (goal - begun) * (step / STEPS));
      };
      this.timers.push(setTimeout(act, from + (step * lasts) / STEPS));
    }
  }

  private set(speed: number): void {
    this.speed = speed;
    speaker.speed = speed;
    this.root.toggleAttribute(AT_REST, speed === 0);
    if (speed > 0) setSpeed(this.root, speed, true);
  }

  private clear(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
  }
}

const underWay = new Set<Journey>();

/** Travel through a landscape, with all that is beside it. Gives what ends it. */
export function travel(land: HTMLElement): () => void {
  const root = land.parentElement;
  if (root === null) return () => undefined;
  const journey = new Journey(root);
  underWay.add(journey);
  return () => {
    underWay.delete(journey);
    journey.end();
  };
}

/** Something happens where a train is seen. */
export function stir(): void {
  for (const journey of underWay) journey.stir();
}
