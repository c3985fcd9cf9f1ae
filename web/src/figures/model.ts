/** A model as the service sends it: convex solids on joints. `model.py` says what each field is. */

export type Prism = ["prism", "x" | "y" | "z", number[], number, number, number, number];
export type Cylinder = ["cylinder", number[], number[], number, number, number, number];
export type Tube = ["tube", number[]];
export type Loft = ["loft", number, number[]];
export type Shape = Prism | Cylinder | Tube | Loft;

export const FLAT = 0;
export const LIT = 1;
export const GLOW = 2;
export const PANE = 3;

/** Paint, how it is lit, points. */
export type Decal = [number, number, number[]];
/** Shape, paint, joint, whether it stands also on the other side, decals. */
export type Part = [Shape, number, number, boolean, Decal[]];
/** Name, parent, place, turn, scale, whether it is mirrored. */
export type Joint = [string, number, number[], number[], number, boolean];

export interface Model {
  yaw: number;
  pitch: number;
  size: number;
  stands: boolean;
  paints: string[];
  joints: Joint[];
  parts: Part[];
  /** Top, half width, by how much the head is enlarged. */
  bust: [number, number, number] | null;
  face: number;
}
