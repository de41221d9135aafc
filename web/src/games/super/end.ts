/** How a game ends. */

import { say } from "../../words/language.svelte";
import type { GameEnd } from "../module";
import Account from "./Account.svelte";
import { chaptersOf } from "./chapters";
import { headline, reason, stageWords } from "./endWords";
import { isOff, stagesOf } from "./scoring";
import type { Beat } from "./story";
import { chapterTitle, lineSign, lineWords, standWords } from "./storyWords";

const END: GameEnd = {
  Account,
  story: {
    chaptersOf: (cast, beats) => chaptersOf(cast, beats as readonly Beat[]),
    title: chapterTitle,
    words: lineWords,
    stand: standWords,
    sign: lineSign,
  },
  stagesOf,
  opening: () => ({ heading: say("end-who-is-left"), below: say("event-game-ended") }),
  headline,
  reason,
  stageWords,
  isOff,
};

export default END;
