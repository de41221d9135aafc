/** How any game ends. */

import { say } from "../../words/language.svelte";
import type { GameEnd } from "../module";
import Account from "./Account.svelte";
import { headline, reason, stagesOf, stageWords } from "./result";

const END: GameEnd = {
  Account,
  story: null,
  stagesOf,
  opening: () => ({ heading: say("game-over"), below: "" }),
  headline,
  reason,
  result: () => "",
  winnerLabel: () => say("end-winner"),
  stageWords,
  isOff: () => false,
};

export default END;
