/** Which part of the form a refusal is about. */

export type FormPart = "seats" | "characters" | "options" | "clock" | "visibility" | "all";

const PARTS: Record<string, FormPart> = {
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
  "chat-in-public": "visibility",
};

export function partOf(code: string): FormPart {
  return PARTS[code] ?? "all";
}
