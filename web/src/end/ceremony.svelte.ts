/** The ceremony: one stage after the other, until all is told or someone has seen enough. */

import { settings } from "../settings.svelte";
import type { Stage } from "./scoring";

const EACH = 1300; // milliseconds a stage, at the normal pace

export class Ceremony {
  private at = $state(-1);
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly stages: readonly Stage[],
    told: boolean,
  ) {
    if (told || settings.still) this.at = this.stages.length - 1;
  }

  /** The stages that were told. */
  get shown(): readonly Stage[] {
    return this.stages.slice(0, this.at + 1);
  }

  /** The stage that is being told; null before the first. */
  get now(): Stage | null {
    return this.stages[this.at] ?? null;
  }

  get over(): boolean {
    return this.at >= this.stages.length - 1;
  }

  begin(): void {
    if (this.over) return;
    this.timer = setTimeout(() => {
      this.at += 1;
      this.begin();
    }, EACH * settings.stretch);
  }

  skip(): void {
    this.stop();
    this.at = this.stages.length - 1;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
