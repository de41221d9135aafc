/** Pictures of what lessons are about, made of pieces of art. */

export interface PicturePiece {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  paint?: number;
  forward?: boolean; // looks to the left
  rolls?: boolean; // away, to the right
}

export type Picture = readonly PicturePiece[];

export const [ROOF, FLOOR] = [126, 268]; // where one stands
const FIGURE = { width: 79, height: 110 };

export const car = (id: string, x: number): PicturePiece => ({ id, x, y: 100, width: 260, height: 220 });
export const narrow = (x: number, paint: number): PicturePiece => ({ ...car("car-narrow", x), width: 200, paint });
export const figure = (id: string, x: number, on: number): PicturePiece => ({
  id,
  x,
  y: on - FIGURE.height,
  ...FIGURE,
});
export const token = (id: string, x: number): PicturePiece => ({ id, x, y: FLOOR - 31, width: 34, height: 34 });
