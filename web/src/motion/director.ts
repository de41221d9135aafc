/** Shows events one after the other: what they move, and what else is seen of them. */

import { tick } from "svelte";
import { motions, plays } from "../games/loaded";
import { PACES, settings } from "../settings.svelte";
import { cueOf } from "../sound/cue";
import { speaker } from "../sound/speaker";
import { unitOf } from "../stage/train";
import type { Director, StageModel } from "../table/stageModel";
import type { Happening } from "../wire";
import { numberIn } from "../wire/facts";
import type { Step } from "../wire/feed";
import { tell } from "../words/telling";
import type { Cast } from "../words/things";
import { animate, finishAll } from "./animation";
import { MOVE } from "./easings";
import { shift } from "./gaits";
import { lengthOf, type Motion } from "./motions";
import { Schedule } from "./pace";
import { lead, leave, placesOf, type Places } from "./pieces";
import type { MotionScene } from "./scene";
import { grow, hasMoved, roomOf } from "./train";
import { pause, seen } from "./waiting";

const SETTLING = 180; // ms in which pieces find their places once all is told
const FLASH = 150;
const MARSHAL = "pawn:Marshal";
const SETTLE: Motion = { lasts: SETTLING };

export function directorFor(stage: () => HTMLElement | null, model: StageModel): Director {
  const schedule = new Schedule();
  return async (step, apply, cut) => {
    await seen(cut);
    const [root, stretch] = [stage(), model.hurried ? PACES.fast : settings.stretch];
    const settle = (step.settle ?? 0) * stretch;
    schedule.wait(settle);
    await pause(settle, cut);
    if (root === null || model.cast === null || cut?.aborted || !(await isFetched(model.cast.game))) apply();
    else await new Playing(root, model.cast, stretch, schedule, step, cut).run(apply);
    if (model.waiting === 0) schedule.rest();
  };
}

/** Whether the motions of a game are there; without them, things stand where they belong at once. */
async function isFetched(game: string): Promise<boolean> {
  return await motions.load(game).then(
    () => true,
    () => false,
  );
}

/** One step that is shown. */
class Playing {
  private readonly event: Happening | null;
  private readonly motion: Motion;
  private readonly planned: number;
  private duration = 0;

  constructor(
    private readonly stage: HTMLElement,
    private readonly cast: Cast,
    stretch: number,
    private readonly schedule: Schedule,
    step: Step,
    private readonly cut: AbortSignal | undefined,
  ) {
    this.event = step.event;
    this.motion = (step.event && motions.of(cast.game)[step.event.name]) ?? SETTLE;
    this.planned = (step.event === null ? SETTLING : lengthOf(this.motion, step.event.facts)) * stretch;
  }

  async run(apply: () => void): Promise<void> {
    this.duration = this.event === null ? this.planned : this.schedule.begin(this.planned);
    this.cut?.addEventListener("abort", finishAll, { once: true });
    if (this.duration <= 0) apply();
    else if (settings.still) await this.jump(apply);
    else await this.play(apply);
  }

  /** Without motion: things jump, and what has changed flashes; all of it stays as long as it would have moved. */
  private async jump(apply: () => void): Promise<void> {
    const before = placesOf(this.stage);
    apply();
    await tick();
    if (this.event === null) return;
    const after = placesOf(this.stage);
    this.sound(after);
    const changed = [...after].filter(([name, { box }]) => {
      const old = before.get(name)?.box;
      return old === undefined || Math.abs(old.left - box.left) + Math.abs(old.top - box.top) >= 2;
    });
    for (const [, { element }] of changed) animate(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: FLASH });
    await this.wait();
  }

  private async play(apply: () => void): Promise<void> {
    const before = placesOf(this.stage);
    const room = roomOf(this.stage, unitOf(this.stage));
    apply();
    await tick();
    const unit = unitOf(this.stage);
    const after = placesOf(this.stage);
    const now = roomOf(this.stage, unit);
    if (room !== null && now !== null && hasMoved(room, now)) grow(this.stage, room, now, this.duration);
    else this.lead(before, after, unit);
    if (this.event !== null) {
      this.show(this.event, before, after, unit);
      this.sound(after);
      await this.wait();
    }
  }

  private lead(before: Places, after: Places, unit: number): void {
    const { gait = shift, easing = MOVE, after: share = 0 } = this.motion;
    const delay = share * this.duration;
    lead(before, after, { duration: this.duration - delay, delay, easing, gait, unit, actors: this.actors() });
  }

  private actors(): ReadonlySet<string> {
    if (this.event === null) return new Set();
    if (this.event.name === "marshal moved") return new Set([MARSHAL]);
    const bandit = numberIn(this.event.facts, "bandit") ?? -1;
    return new Set([`pawn:${this.cast.bandits[bandit] ?? ""}`]);
  }

  private show(event: Happening, before: Places, after: Places, unit: number): void {
    const layer = this.stage.querySelector<HTMLElement>(".effects");
    const air = this.stage.parentElement?.querySelector<HTMLElement>(".flights");
    if (layer === null || !air) return;
    const words = tell(this.cast, event);
    const { stage, cast, duration } = this;
    const scene: MotionScene = { stage, layer, air, before, after, cast, duration, unit, words };
    this.motion.effect?.(scene, event.facts as never);
    leave(layer, before, after, this.motion.side?.(event.facts as never) ?? 1, duration);
  }

  /** An event is heard from where it happens. */
  private sound(after: Places): void {
    const name = this.event && cueOf(plays.of(this.cast.game).cues, this.event);
    if (name === null) return;
    const box = [...this.actors()].map((actor) => after.get(actor)?.box)[0];
    speaker.hear(name, box === undefined ? 0 : (2 * (box.left + box.width / 2)) / innerWidth - 1);
  }

  private wait(): Promise<void> {
    return pause(this.schedule.left, this.cut);
  }
}
