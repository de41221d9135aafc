/** The pictures that stand beside rules: a card's, a character's, an event's. */

const PIECES: Record<string, string> = {
  "X5.3": "i-move",
  "X5.4": "i-floor",
  "X5.5": "i-fire",
  "X5.7": "i-rob",
  "X5.8": "i-punch",
  "X5.9": "i-marshal",
  "X8.1": "e-angry-marshal",
  "X8.2": "e-swivel-arm",
  "X8.3": "e-braking",
  "X8.4": "e-take-it-all",
  "X8.5": "e-rebellion",
  "X8.6": "e-pickpocketing",
  "X8.7": "e-revenge",
  "X8.8": "e-hostage",
  "S3.3": "i-turn",
  "S3.4": "i-floor",
  "S3.5": "i-move",
  "S3.6": "i-fire",
  "S6.1": "i-reflex",
  "S6.2": "i-horse",
};

const FACES: Record<string, string> = {
  "X6.1": "Marshal",
  "X7.1": "Ghost",
  "X7.2": "Doc",
  "X7.3": "Tuco",
  "X7.4": "Django",
  "X7.5": "Cheyenne",
  "X7.6": "Belle",
};

/** The picture of a round card's event, by the card's name. */
const EVENTS: Record<string, string> = {
  "Angry Marshal": "e-angry-marshal",
  "Swivel arm": "e-swivel-arm",
  Braking: "e-braking",
};

export function eventArt(card: string): string {
  return EVENTS[card] ?? "e-none";
}

export function pieceOf(rule: string | null): string | null {
  return rule === null ? null : (PIECES[rule] ?? null);
}

export function faceOf(rule: string | null): string | null {
  return rule === null ? null : (FACES[rule] ?? null);
}
