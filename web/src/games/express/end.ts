/** How a game ends. */

import { money, say } from "../../words/language.svelte";
import { curveOf } from "../../story/curve";
import type { GameEnd } from "../module";
import Account from "./Account.svelte";
import { chaptersOf } from "./chapters";
import { headline, reason, stageWords, total } from "./endWords";
import { moneyAfter } from "./money";
import { stagesOf } from "./scoring";
import type { Beat } from "./story";
import { chapterTitle, lineSign, lineWords, standWords } from "./storyWords";
import type { Game } from "./verdict";
import { verdictOf } from "./verdictWords";

const END: GameEnd = {
  Account,
  story: {
    chaptersOf: (cast, beats) => chaptersOf(cast, beats as readonly Beat[]),
    title: chapterTitle,
    words: lineWords,
    stand: standWords,
    sign: lineSign,
    curve: (cast, beats) => curveOf(beats, moneyAfter(cast, beats as readonly Beat[])),
    verdict: (game, seat) => verdictOf(game as Game, seat),
  },
  stagesOf,
  opening: () => ({ heading: say("end-counted"), below: say("event-arrived") }),
  headline,
  reason,
  result: (standing) => money(total(standing)),
  winnerLabel: (_, gender) => say("end-label-richest", { gender }),
  stageWords,
  isOff: () => false,
};

export default END;
