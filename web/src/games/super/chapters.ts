/** The story of a game: a chapter for each round, with what mattered in it, and how many were left. */

import { roundsOf, type Chapter } from "../../story/beats";
import { chapter, chosen } from "../../story/chapters";
import type { Cast } from "../../words/things";
import { fallen, linesOf, type Beat } from "./story";

export function chaptersOf(cast: Cast, beats: readonly Beat[]): Chapter[] {
  let left = cast.bandits.length;
  return roundsOf(beats).map((round, place) => {
    left -= fallen(round);
    return chapter(round, place, chosen(linesOf(round)), { kind: "left", count: left });
  });
}
