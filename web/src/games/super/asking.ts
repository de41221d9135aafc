/** What is asked, and of whom, in words. */

import type { Asked } from "../../words/asked";
import { capital, listed, say } from "../../words/language.svelte";
import { bandit, bandits, type Cast } from "../../words/things";
import type { SuperView } from "./wire";

export function asked(cast: Cast, view: SuperView, missing: number): Asked {
  const ready = view.seats.flatMap((seat) => (seat.planned && seat.in_play ? [seat.name] : []));
  const who = listed(ready.map((name) => bandit(name, "who")));
  const others = ready.length === 0 ? "" : capital(say("ready-already", { who, count: ready.length }));
  const left = missing === 0 ? say("plan-whole") : say("plan-left", { count: missing });
  const name = bandits(cast.seats[view.seat ?? 0] ?? []);
  return { heading: say("ask-plan", { name }), below: `${left} ${others}`.trim() };
}

export function waitedFor(cast: Cast, view: SuperView): Asked {
  const names = view.to_act.flatMap((seat) => cast.seats[seat] ?? []);
  const who = listed(names.map((name) => bandit(name, "who")));
  const heading = names.length === 0 ? say("phase-action") : capital(say("wait-plan", { who, count: names.length }));
  return { heading, below: "" };
}
