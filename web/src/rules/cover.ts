/** What stands on the cover of a book: a car, someone on its roof, and someone in it. */
export interface Cover {
  car: { art: string; x: number; width: number };
  roof: string;
  inside: { art: string; y: number };
}
