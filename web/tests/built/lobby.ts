/** Ids of `lobby.ftl` that are put together from a name. */

const OPTIONS: Record<string, string[]> = {
  expert: ["off", "on"],
  "expert-start-discard": ["on", "off"],
  "neutral-shortage": ["all-or-none", "deal-until-empty"],
  ghost: ["optional", "always"],
  "tie-break": ["all-bullets", "shots-and-events"],
  "known-purses": ["on", "off"],
  "plan-memory": ["on", "off"],
  reflex: ["off", "on"],
  horse: ["off", "on"],
};

export const BUILT = [
  ...["bots", "friends", "public", "pass"].map((name) => `new-${name}`),
  ...["me", "other", "open", "bot"].map((name) => `sitter-${name}`),
  ...["express", "super"].map((name) => `characters-${name}`),
  ...Object.keys(OPTIONS).flatMap((name) =>
    ["", ".about", ...(OPTIONS[name] ?? []).map((value) => `.${value}`)].map((form) => `option-${name}${form}`),
  ),
  ...["none", "choice", "total"].map((name) => `kind-${name}`),
  ...["choice", "total"].map((name) => `time-${name}`),
  ...["link", "public"].map((name) => `visibility-${name}`),
];
