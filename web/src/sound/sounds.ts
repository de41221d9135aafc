/** Every sound, synthesised: how long it is, and what it is made of. */

import type { Noise, Studio, Tone } from "./studio";

export interface Sound {
  /** Seconds until it is over. */
  lasts: number;
  play: (studio: Studio, strip: AudioNode, at: number) => void;
}

const times = (count: number, apart: number): number[] => Array.from({ length: count }, (_, place) => place * apart);

/** Boots on planks. */
const steps =
  (count: number, apart: number, level: number): Sound["play"] =>
  (studio, strip, at) => {
    for (const later of times(count, apart)) {
      studio.noise(strip, { at: at + later, lasts: 0.07, level, filter: "lowpass", from: 420 });
      studio.tone(strip, { at: at + later, lasts: 0.06, level: level * 0.7, from: 110, to: 60 });
    }
  };

const bells =
  (frequencies: readonly number[], apart: number, lasts: number): Sound["play"] =>
  (studio, strip, at) => {
    frequencies.forEach((from, place) => {
      studio.tone(strip, { at: at + place * apart, lasts, level: 0.16, from });
      studio.tone(strip, { at: at + place * apart, lasts: lasts * 0.6, level: 0.06, from: from * 2.76 });
    });
  };

/** A tone that drops, with a noise on top. */
const thud = (tone: Omit<Tone, "at">, noise: Omit<Noise, "at">): Sound => ({
  lasts: tone.lasts,
  play: (studio, strip, at) => {
    studio.tone(strip, { at, ...tone });
    studio.noise(strip, { at, ...noise });
  },
});

const CHORD = [196, 246.9, 293.7, 392, 493.9]; // G major, rolled

export const SOUNDS = {
  card: {
    lasts: 0.08,
    play: (studio, strip, at) => {
      studio.noise(strip, { at, lasts: 0.03, level: 0.35, filter: "highpass", from: 2400 });
      studio.noise(strip, { at: at + 0.02, lasts: 0.06, level: 0.18, filter: "bandpass", from: 1500 });
    },
  },
  steps: { lasts: 0.4, play: steps(4, 0.11, 0.4) },
  ladder: {
    lasts: 0.35,
    play: (studio, strip, at) => {
      times(4, 0.09).forEach((later, rung) =>
        studio.tone(strip, { at: at + later, lasts: 0.05, level: 0.3, shape: "triangle", from: 620 + 70 * rung }),
      );
      studio.noise(strip, { at: at + 0.3, lasts: 0.05, level: 0.2, filter: "lowpass", from: 400 });
    },
  },
  shot: {
    lasts: 0.22,
    play: (studio, strip, at) => {
      studio.noise(strip, { at, lasts: 0.09, level: 0.9, filter: "lowpass", from: 5200, to: 900 });
      studio.tone(strip, { at, lasts: 0.12, level: 0.6, from: 160, to: 45 });
      studio.noise(strip, { at: at + 0.06, lasts: 0.16, level: 0.12, filter: "bandpass", from: 900 });
    },
  },
  ricochet: {
    lasts: 0.3,
    play: (studio, strip, at) => studio.tone(strip, { at, lasts: 0.3, level: 0.12, from: 2600, to: 900 }),
  },
  hit: thud(
    { lasts: 0.16, level: 0.5, from: 190, to: 70 },
    { lasts: 0.05, level: 0.3, filter: "bandpass", from: 1200 },
  ),
  punch: thud({ lasts: 0.2, level: 0.8, from: 140, to: 48 }, { lasts: 0.06, level: 0.5, filter: "lowpass", from: 900 }),
  whoosh: {
    lasts: 0.36,
    play: (studio, strip, at) =>
      studio.noise(strip, { at, lasts: 0.36, level: 0.3, filter: "bandpass", from: 500, to: 1800, q: 2 }),
  },
  coins: { lasts: 0.46, play: bells([2093, 2637, 3136], 0.06, 0.34) },
  jewel: { lasts: 0.6, play: bells([2794], 0, 0.6) },
  strongbox: {
    lasts: 0.3,
    play: (studio, strip, at) => {
      studio.tone(strip, { at, lasts: 0.24, level: 0.7, from: 96, to: 60 });
      studio.tone(strip, { at, lasts: 0.3, level: 0.12, shape: "square", from: 340 });
    },
  },
  spurs: {
    lasts: 0.52,
    play: (studio, strip, at) => {
      steps(3, 0.17, 0.55)(studio, strip, at);
      for (const later of times(3, 0.17)) bells([4180], 0, 0.12)(studio, strip, at + later + 0.05);
    },
  },
  clank: {
    lasts: 0.43,
    play: (studio, strip, at) => {
      for (const from of [312, 523, 741, 1177])
        studio.tone(strip, { at, lasts: 0.5 - from / 4000, level: 0.2, shape: "square", from });
      studio.noise(strip, { at, lasts: 0.08, level: 0.5, filter: "bandpass", from: 2200 });
    },
  },
  brakes: {
    lasts: 0.6,
    play: (studio, strip, at) => {
      studio.noise(strip, { at, lasts: 0.6, level: 0.25, filter: "bandpass", from: 3200, to: 1900, q: 14 });
      studio.tone(strip, { at, lasts: 0.6, level: 0.04, shape: "sawtooth", from: 1900, to: 1100, attack: 0.1 });
    },
  },
  bell: { lasts: 0.7, play: bells([880, 1320], 0.02, 0.68) },
  stamp: {
    lasts: 0.14,
    play: (studio, strip, at) => studio.tone(strip, { at, lasts: 0.14, level: 0.7, from: 120, to: 55 }),
  },
  fall: {
    lasts: 0.55,
    play: (studio, strip, at) => {
      studio.tone(strip, { at, lasts: 0.45, level: 0.18, shape: "triangle", from: 880, to: 180 });
      studio.noise(strip, { at: at + 0.42, lasts: 0.13, level: 0.4, filter: "lowpass", from: 500 });
    },
  },
  hooves: {
    lasts: 0.4,
    play: (studio, strip, at) => {
      for (const later of [0, 0.09, 0.25, 0.34])
        studio.tone(strip, { at: at + later, lasts: 0.06, level: 0.5, shape: "triangle", from: 420, to: 180 });
    },
  },
  /** Two reeds, when it is one's turn. */
  whistle: {
    lasts: 0.9,
    play: (studio, strip, at) => {
      for (const later of [0, 0.34]) {
        const lasts = later === 0 ? 0.26 : 0.56;
        for (const from of [622, 740])
          studio.tone(strip, { at: at + later, lasts, level: 0.09, shape: "sawtooth", from, attack: 0.05 });
        studio.noise(strip, { at: at + later, lasts, level: 0.05, filter: "bandpass", from: 2600 });
      }
    },
  },
  /** A piano's chord, rolled, at the end. */
  piano: {
    lasts: 1.9,
    play: (studio, strip, at) => {
      CHORD.forEach((from, place) => {
        const note = { at: at + 0.09 * place, lasts: 1.9 - 0.09 * place };
        studio.tone(strip, { ...note, level: 0.16, shape: "triangle", from });
        studio.tone(strip, { ...note, lasts: note.lasts * 0.5, level: 0.05, from: from * 2 });
      });
    },
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
