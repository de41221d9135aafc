/** How a game ends. */

import { text } from "../../end/facts";
import { curveOf } from "../../story/curve";
import { say } from "../../words/language.svelte";
import type { GameEnd } from "../module";
import Account from "./Account.svelte";
import { chaptersOf } from "./chapters";
import { headline, reason, stageWords } from "./endWords";
import { fellOf, isOff, lootOf, stagesOf } from "./scoring";
import type { Beat } from "./story";
import { chapterTitle, lineSign, lineWords, standWords } from "./storyWords";
import { lootAfter, outAt, type Game } from "./verdict";
import { verdictOf } from "./verdictWords";

const END: GameEnd = {
  Account,
  story: {
    chaptersOf: (cast, beats) => chaptersOf(cast, beats as readonly Beat[]),
    title: chapterTitle,
    words: lineWords,
    stand: standWords,
    sign: lineSign,
    curve: (cast, beats) => {
      const race = { cast, beats: beats as readonly Beat[] };
      return curveOf(beats, lootAfter(race), outAt(race));
    },
    verdict: (game, seat) => verdictOf(game as Game, seat),
  },
  stagesOf,
  opening: () => ({ heading: say("end-who-is-left"), below: say("event-game-ended") }),
  headline,
  reason,
  result: (standing) => {
    const fell = fellOf(standing);
    if (fell !== null) return say("end-off-as", { number: fell });
    return say("loot-cards", { count: lootOf(standing).length });
  },
  winnerLabel: (outcome, gender) =>
    say(text(outcome.facts, "ended_by") === "last_standing" ? "end-label-last" : "end-winner", { gender }),
  stageWords,
  isOff,
};

export default END;
