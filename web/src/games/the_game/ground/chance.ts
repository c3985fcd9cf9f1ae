/** Numbers that look like chance and are always the same for a place. */

export function noise(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** The corners of a free mesh: triangles that do not follow the hexes. */
export interface Facet {
  corners: readonly [Corner, Corner, Corner];
  tone: number;
}
type Corner = readonly [number, number];

const MESH = 46;

export function facets(width: number, height: number): Facet[] {
  const found: Facet[] = [];
  for (let row = -1; row * MESH < height; row++) {
    for (let column = -1; column * MESH < width; column++) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      found.push({ corners: [a, b, c], tone: noise(column, row, 3) }, { corners: [a, c, d], tone: noise(column, row, 4) });
    }
  }
  return found;
}

function at(column: number, row: number): Corner {
  const shift = (salt: number): number => (noise(column, row, salt) - 0.5) * MESH * 0.7;
  return [column * MESH + shift(1), row * MESH + shift(2)];
}
