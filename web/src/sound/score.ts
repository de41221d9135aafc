/** What is played: our own music, written down. Notes are numbered as MIDI does, times are counted in beats. */

import { chance } from "./guitar";

export interface Note {
  at: number;
  note: number;
  lasts: number;
  level: number;
}

export interface Score {
  tempo: number; // beats a minute
  beats: number; // in all
  loops: boolean;
  strings: readonly Note[];
  muted: readonly Note[]; // strings that the hand damps
  reed: readonly Note[]; // the harmonica
  drum: readonly Note[];
}

interface Chord {
  bass: number;
  other: number; // the other bass
  high: readonly [number, number, number];
}

const BAR = 4; // beats
const CHORDS = {
  Am: { bass: 45, other: 52, high: [57, 60, 64] },
  F: { bass: 41, other: 48, high: [57, 60, 65] },
  C: { bass: 48, other: 43, high: [55, 60, 64] },
  G: { bass: 43, other: 50, high: [55, 59, 62] },
  E: { bass: 40, other: 47, high: [56, 59, 64] },
  Dm: { bass: 50, other: 45, high: [57, 62, 65] },
  A: { bass: 45, other: 52, high: [57, 61, 64] },
} satisfies Record<string, Chord>;
type ChordName = keyof typeof CHORDS;

const RING = 4.5; // beats that an open string rings
const LATE = 0.02; // beats: nobody plays like a clock

/** The thumb goes between two basses, the fingers between its strokes. */
function picked(bars: readonly ChordName[]): Note[] {
  const next = chance(7);
  return bars.flatMap((name, bar) => {
    const { bass, other, high } = CHORDS[name];
    const order = [bass, high[1], high[2], high[0], other, high[2], high[1], bar % 2 === 1 ? high[0] : null];
    return order.flatMap((note, place) => {
      if (note === null) return [];
      const level = (place % 4 === 0 ? 0.5 : 0.34) * (0.85 + 0.3 * next());
      return [{ at: bar * BAR + place / 2 + LATE * next(), note, lasts: RING, level }];
    });
  });
}

/** All strings, one shortly after the other. */
function strummed(at: number, name: ChordName, level: number): Note[] {
  const { bass, other, high } = CHORDS[name];
  const up = [...new Set([Math.min(bass, other), Math.max(bass, other), ...high, high[0] + 12])];
  return up.map((note, place) => ({ at: at + 0.045 * place, note, lasts: 2 * RING, level }));
}

/** The lowest string in eighths, with the stress of a train over its joints. */
function driven(bars: readonly ChordName[]): Note[] {
  const stressed = new Set([0, 3, 6]);
  return bars.flatMap((name, bar) =>
    Array.from({ length: 8 }, (_, place) => ({
      at: bar * BAR + place / 2,
      note: CHORDS[name].bass - (place === 7 ? 2 : 0) + (CHORDS[name].bass < 43 ? 12 : 0),
      lasts: 0.9,
      level: stressed.has(place) ? 0.5 : 0.3,
    })),
  );
}

const beaten = (bars: number, beats: readonly number[]): Note[] =>
  Array.from({ length: bars }, (_, bar) =>
    beats.map((beat) => ({ at: bar * BAR + beat, note: 33, lasts: 1, level: beat === 0 ? 0.5 : 0.3 })),
  ).flat();

/** Bar, beat, note and length: the tune. */
const sung = (tune: readonly (readonly [number, number, number, number])[], level: number): Note[] =>
  tune.map(([bar, beat, note, lasts]) => ({ at: (bar - 1) * BAR + beat, note, lasts, level }));

const PLANNING: readonly ChordName[] = [
  ...(["Am", "Am", "F", "F", "C", "G", "Am", "Am"] as const),
  ...(["Dm", "Dm", "Am", "Am", "F", "E", "Am", "Am"] as const),
];
const ACTING: readonly ChordName[] = ["Am", "Am", "Am", "F", "Am", "Am", "F", "E"];

const NONE: readonly Note[] = [];

export const SCORES = {
  calm: {
    tempo: 84,
    beats: PLANNING.length * BAR,
    loops: true,
    strings: picked(PLANNING),
    muted: NONE,
    reed: sung(
      [
        ...([
          [2, 2, 64, 1],
          [2, 3, 67, 1],
          [3, 0, 69, 3.4],
          [4, 2, 72, 1],
          [4, 3, 71, 1],
          [5, 0, 67, 3.2],
          [6, 2, 62, 1],
          [6, 3, 64, 1],
          [7, 0, 69, 4.5],
        ] as const),
        ...([
          [9, 0, 74, 2],
          [9, 2, 72, 1],
          [9, 3, 69, 1],
          [10, 0, 65, 3.2],
          [11, 0, 64, 2],
          [11, 2, 69, 1.8],
          [12, 0, 72, 3.2],
          [13, 1, 69, 1],
          [13, 2, 72, 1.8],
          [14, 0, 71, 2],
          [14, 2, 68, 1.8],
          [15, 0, 69, 5],
        ] as const),
      ],
      0.16,
    ),
    drum: NONE,
  },
  tense: {
    tempo: 104,
    beats: ACTING.length * BAR,
    loops: true,
    strings: [...strummed(0, "Am", 0.13), ...strummed(3 * BAR, "F", 0.13), ...strummed(7 * BAR, "E", 0.16)],
    muted: driven(ACTING),
    reed: sung(
      [
        [2, 0, 76, 2.5],
        [4, 2, 77, 1],
        [4, 3, 76, 1],
        [5, 0, 72, 2.5],
        [7, 0, 77, 1],
        [7, 1, 76, 1],
        [7, 2, 74, 1],
        [7, 3, 72, 1],
        [8, 0, 71, 3],
      ],
      0.1,
    ),
    drum: beaten(ACTING.length, [0, 1.5, 2, 3]),
  },
  finale: {
    tempo: 88,
    beats: 3 * BAR,
    loops: false,
    strings: [
      ...strummed(0, "F", 0.3),
      ...strummed(2, "G", 0.3),
      ...strummed(BAR, "Am", 0.34),
      ...strummed(BAR + 2, "E", 0.3),
      ...strummed(2 * BAR, "A", 0.4),
    ],
    muted: NONE,
    reed: sung(
      [
        [1, 0, 69, 1],
        [1, 1, 72, 1],
        [1, 2, 74, 1],
        [1, 3, 71, 1],
        [2, 0, 72, 1.8],
        [2, 2, 76, 1.8],
        [3, 0, 81, 3.6],
      ],
      0.16,
    ),
    drum: [0, 2, 4, 6, 8].map((at) => ({ at, note: 33, lasts: 1, level: 0.4 })),
  },
} satisfies Record<string, Score>;

export type Mood = keyof typeof SCORES;
