/** Ids of `learn.ftl` that are put together from a name: what the recorded lessons say, and what is taught. */

import express from "../../src/games/express/lesson.json";
import superLesson from "../../src/games/super/lesson.json";
import type { Script } from "../../src/learn/script";

const SCRIPTS = [express, superLesson] as unknown as Script[];
const TOPICS = ["plan", "tunnel", "rob", "marshal", "power", "secret", "facing", "stun", "unhook"];

function spoken(script: Script): string[] {
  return script.scenes.flatMap((scene) => [
    scene.otherwise,
    ...scene.beats.map((beat) => beat.words),
    ...scene.ways.flatMap((way) => [
      ...(way.last === null ? [] : [way.last.words]),
      ...way.passages.flatMap((passage) => passage.pauses.map((pause) => pause.beat.words)),
    ]),
  ]);
}

export const BUILT = [
  ...SCRIPTS.flatMap(spoken).filter((words) => words !== ""),
  ...TOPICS.map((name) => `topic-${name}`),
  ...["express", "super"].flatMap((name) => [`${name}-finish`, `${name}-finish.below`]),
].map((name) => `learn-${name}`);
