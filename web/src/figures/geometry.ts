/** Points and vectors in space, and turning them; as `geometry.py` does. */

export type Point = readonly [number, number, number];
export type Flat = readonly [number, number];

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Point): Point {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function middle(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  let z = 0;
  for (const point of points) {
    x += point[0];
    y += point[1];
    z += point[2];
  }
  return [x / points.length, y / points.length, z / points.length];
}

/** Turned about the x axis, then about y, then about z. */
export function turned(point: Point, degrees: Point): Point {
  let [x, y, z] = point;
  if (degrees[0]) {
    const [c, s] = cosineAndSine(degrees[0]);
    [y, z] = [y * c - z * s, y * s + z * c];
  }
  if (degrees[1]) {
    const [c, s] = cosineAndSine(degrees[1]);
    [x, z] = [x * c + z * s, z * c - x * s];
  }
  if (degrees[2]) {
    const [c, s] = cosineAndSine(degrees[2]);
    [x, y] = [x * c - y * s, x * s + y * c];
  }
  return [x, y, z];
}

/** The normal of a flat polygon, by Newell. */
export function normal(face: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  let z = 0;
  face.forEach((a, index) => {
    const b = face[(index + 1) % face.length]!;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return unit([x, y, z]);
}

/** A regular polygon around an axis. */
export function circle(centre: Point, axis: Point, radius: number, sides: number): Point[] {
  const a = unit(axis);
  const u = unit(cross(a, Math.abs(a[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1]));
  const v = cross(a, u);
  return Array.from({ length: sides }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / sides;
    return plus(centre, plus(times(u, radius * Math.cos(angle)), times(v, radius * Math.sin(angle))));
  });
}

function cosineAndSine(degrees: number): Flat {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
