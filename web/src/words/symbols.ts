/** The symbols of round cards by their letters, as views and rules write them: how each is called and drawn. */

export interface TurnSymbol {
  name: string; // the last part of the id of its words
  art: string;
}

const STANDARD: TurnSymbol = { name: "standard", art: "t-standard" };
const SYMBOLS: Record<string, TurnSymbol> = {
  S: STANDARD,
  T: { name: "tunnel", art: "t-tunnel" },
  D: { name: "speeding-up", art: "t-speed" },
  R: { name: "switching", art: "t-switch" },
};

export function symbolOf(letter: string | undefined): TurnSymbol {
  return SYMBOLS[letter ?? ""] ?? STANDARD;
}
