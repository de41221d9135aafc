/** The games that have a lesson. */

import type { GameLesson, GameModule } from "../games/module";
import { MODULES } from "../games/registry";

/** Their keys, which name the lessons too. */
export const LESSONS: readonly string[] = MODULES.filter(({ lesson }) => lesson !== null).map(({ key }) => key);

export async function lessonOf(key: string): Promise<GameLesson> {
  const taught: GameModule | undefined = MODULES.find((module) => module.key === key);
  if (!taught?.lesson) throw new Error(`there is no lesson of ${key}`);
  return (await taught.lesson()).default;
}
