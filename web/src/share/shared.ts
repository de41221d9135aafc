/** What is shared of a finished game, in words that are made already: the makers of pictures know no game. */

import type { TrainPicture } from "./train";

export interface SharedSeat {
  name: string;
  figures: readonly string[]; // pieces of art
  paint: string; // the class with its colours
  result: string;
  won: boolean;
  out: boolean;
}

export interface Shared {
  headline: string;
  below: string;
  about: string; // the game, and where it was played
  seats: readonly SharedSeat[]; // by their places
}

/** A step of the moment that is filmed: what is seen after it, and the sentence that tells it. */
export interface ClipStep {
  train: TrainPicture;
  words: string;
  figures: readonly string[]; // whom it is about: who does it first
  blow: "shot" | "punch" | null; // how the first strikes the second
  gains: readonly { figure: string; words: string }[]; // what it has won or lost anybody
}
