/** Ids of `page.ftl` and `games.ftl` that are put together from a name. */

import { ACTIONS, EVENTS, REASONS, ROUND_CARDS, WHY_NOT } from "../../src/games/express/names";
import { CARDS as SUPER_CARDS, REASONS as SUPER_REASONS } from "../../src/games/super/names";
import { slug } from "../../src/words/things";

export const LEVELS = ["greenhorn", "drifter", "rustler", "outlaw", "desperado", "legend"];
const BANDITS = ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "mei"];
const CARS = ["locomotive", "baggage", "second-class", "first-class", "dining", "saloon", "mail", "number"];
const ASKS = ["place", "play", "keep", "move", "floor", "fire", "rob", "punch", "marshal", "loot", "pocket", "send"];
/** Sentences that are about a bandit or a seat, and those that are about two bandits. */
const ABOUT_ONE = [
  ...["changed-floor", "moved", "no-effect", "taken-back", "revealed", "boarded"],
  ...["round-began", "dealt", "shed", "drew", "reshuffled", "played", "discarded", "pushed", "dropped", "knocked"],
  ...["robbed", "fled", "neutral-bullet", "carried", "pickpocketed", "left-purse", "lost-purse", "ransomed"],
  ...["gunslinger", "scored", "ready", "plan-changed", "super-boarded", "super-round-began", "turned", "fired-along"],
  ...["thrown", "stood-up", "lay-down", "fell-off", "left-train", "rode", "rode-back", "left-behind", "took-car"],
  ...["first-passed", "won", "shared-first"],
];
const ABOUT_TWO = ["hit", "fired-at", "bullet-taken", "punched", "pocketed", "passed-through"];
export const BUILT = [
  ...[...ABOUT_ONE, ...ABOUT_TWO].map((name) => `event-${name}.you`),
  ...ABOUT_TWO.map((name) => `event-${name}.to-you`),
  ...BANDITS.flatMap((name) =>
    ["", ".who", ".whom", ".whose", ".temper", ".mood"].map((form) => `bandit-${name}${form}`),
  ),
  ...BANDITS.filter((name) => name !== "mei").map((name) => `bandit-${name}.power`),
  ...["", ".who"].map((form) => `bandit-marshal${form}`),
  ...CARS.flatMap((name) => ["", ".short", ".in", ".to", ".of"].map((form) => `car-${name}${form}`)),
  ...["roof.in", "roof.to", "a-jewel", "a-strongbox", "a-purse"],
  ...[...ACTIONS, ...SUPER_CARDS, "Bullet"].map((name) => `card-${slug(name)}`),
  ...[...ROUND_CARDS, ...EVENTS.slice(1)].flatMap((name) => [`round-${slug(name)}`, `round-${slug(name)}.about`]),
  ...["standard", "tunnel", "speeding-up", "switching"].flatMap((name) => [`symbol-${name}`, `symbol-${name}.about`]),
  ...[...REASONS, ...SUPER_REASONS, ...WHY_NOT].map((name) => `why-${slug(name)}`),
  ...LEVELS.map((name) => `level-${name}`),
  ...["express", "super"].flatMap((game) => LEVELS.map((level) => `feel-${game}-${level}`)),
  ...["express", "super"].flatMap((name) => [`game-${name}`, `game-${name}.about`]),
  ...[...ASKS, "pickpocket"].flatMap((name) => [`ask-${name}`, `ask-${name}.below`, `wait-${name}`]),
  ...["play-hidden", "play-either"].flatMap((name) => [`ask-${name}`, `ask-${name}.below`]),
  ...["hand", "plan", "seats", "log"].map((name) => `tab-${name}`),
  ...["none", "choice", "total"].map((name) => `clock-${name}`),
  ...["first-heist", "the-rules", "replays"].flatMap((name) =>
    ["", ".about", ".go"].map((form) => `way-${name}${form}`),
  ),
  ...["effects", "music", "ambience"].map((name) => `volume-${name}`),
  ...["purses", "jewels", "strongboxes", "phase-scheming", "phase-stealing"],
];
