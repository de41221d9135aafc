/** Which part of the form a refusal is about. */

export type Part = "seats" | "characters" | "options" | "clock" | "doors" | "all";

const PARTS: Record<string, Part> = {
  "bad-name": "seats",
  "seats-differ": "seats",
  "unknown-level": "seats",
  "players-range": "seats",
  "unknown-character": "characters",
  "character-twice": "characters",
  "characters-number": "characters",
  "unknown-option": "options",
  "option-value": "options",
  "clock-seconds": "clock",
  "chat-in-public": "doors",
};

export function partOf(code: string): Part {
  return PARTS[code] ?? "all";
}
