/** The table itself: wood, ground, starting lines, and what stands or lies on it. */

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Shape,
  type Object3D,
} from "three";

import { middleOf, type PlaneView, type Point } from "../../../boards/plane/scene";
import type { Thing, View } from "../tabletop";
import type { Palette } from "./palette";
import { ribbon } from "./ribbons";
import { turnOf, type Space, type Spot } from "./space";

const RIM = 34;
const THICK = 18;
const HIGH = 100;
const LOW = 14;

export function table(space: Space, paints: Palette, zones: PlaneView["zones"]): Group {
  const found = new Group();
  const { width, depth } = space;
  const top = solid(new BoxGeometry(width, THICK, depth), paints.ground);
  top.position.y = -THICK / 2;
  top.receiveShadow = true;
  found.add(top, relief(width, depth, paints));
  for (const [x, z, w, d] of [
    [0, depth / 2 + RIM / 2, width + 2 * RIM, RIM],
    [0, -depth / 2 - RIM / 2, width + 2 * RIM, RIM],
    [width / 2 + RIM / 2, 0, RIM, depth],
    [-width / 2 - RIM / 2, 0, RIM, depth],
  ] as const) {
    const rim = solid(new BoxGeometry(w, THICK + 6, d), paints.rim);
    rim.position.set(x, -THICK / 2 - 5, z);
    rim.receiveShadow = true;
    found.add(rim);
  }
  for (const zone of Object.values(zones ?? {})) {
    const corners = (zone.corners ?? []).map((corner) => space.at(corner, 0.6));
    const paint = paints.teams[zone.team ?? -1] ?? paints.line;
    if (corners.length) found.add(flat(ribbon([between(corners[0]!, corners[3]!), between(corners[1]!, corners[2]!)], 3.5), paint, 0.85));
  }
  return found;
}

const FACET = 140;
const PALE = 0.035;

/** Facets of the ground as on the plan: the same ones for a table of that size, so pale that they hide nothing. */
function relief(width: number, depth: number, paints: Palette): Group {
  const found = new Group();
  const [columns, rows] = [Math.ceil(width / FACET), Math.ceil(depth / FACET)];
  const tones: { corners: number[]; paint: string; opacity: number }[] = [
    { corners: [], paint: "#ffffff", opacity: PALE },
    { corners: [], paint: "#ffffff", opacity: PALE / 2 },
    { corners: [], paint: paints.shade, opacity: PALE },
    { corners: [], paint: paints.shade, opacity: PALE * 2 },
  ];
  const corner = (column: number, row: number): Spot => {
    const shift = (salt: number): number => (noise(column, row, salt) - 0.5) * FACET * 0.7;
    const inside = (place: number, last: number, salt: number): number => place * FACET + (place > 0 && place < last ? shift(salt) : 0);
    return [Math.min(inside(column, columns, 1), width) - width / 2, 0.2, Math.min(inside(row, rows, 2), depth) - depth / 2];
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
      for (const [salt, facet] of [[3, [a, b, c]], [4, [a, c, d]]] as const) {
        tones[Math.floor(noise(column, row, salt) * tones.length)]!.corners.push(...facet.flat());
      }
    }
  }
  for (const tone of tones) found.add(flat(tone.corners, tone.paint, tone.opacity));
  return found;
}

/** A number between 0 and 1, always the same for a place. */
function noise(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

function between(a: Spot, b: Spot): Spot {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}

export function terrain(view: View, space: Space, paints: Palette): Group {
  const found = new Group();
  for (const patch of Object.values(view.patches ?? {})) found.add(...wood(patch.corners, patch.slowing, patch.cover, space, paints));
  for (const section of Object.values(view.sections ?? {})) {
    if (section.stands) found.add(wall(space.at(section.start), space.at(section.end), section.high, section.falls, paints));
  }
  for (const [id, thing] of Object.entries(view.things ?? {})) {
    if (!thing.removed) found.add(named(object(thing, space, paints), `thing-${id}`));
  }
  return found;
}

function named(object: Object3D, name: string): Object3D {
  object.name = name;
  return object;
}

/** Slowing ground is a stain, cover stands up as trees. */
function wood(corners: Point[], slowing: boolean, cover: boolean, space: Space, paints: Palette): Object3D[] {
  const outline = corners.map((corner) => space.at(corner));
  const shape = new Shape();
  outline.forEach(([x, , z], index) => (index ? shape.lineTo(x, -z) : shape.moveTo(x, -z)));
  const stain = solid(new ExtrudeGeometry(shape, { depth: 0.8, bevelEnabled: false }), cover ? paints.trees : paints.mud);
  stain.rotation.x = -Math.PI / 2;
  stain.receiveShadow = true;
  const edge = flat(ribbon(outline.map(([x, , z]): Spot => [x, 1.2, z]), slowing ? 2 : 1.4, true), slowing ? paints.crown : paints.line, 0.7);
  if (!cover) return [stain, edge];
  const [cx, , cz] = space.at(middleOf({ corners }));
  const trees = outline
    .filter((_, index) => index % Math.max(1, Math.round(outline.length / 7)) === 0)
    .map(([x, , z], index) => {
      const share = index % 2 ? 0.5 : 0.84;
      const tree = tall(index, paints);
      tree.position.set(cx + (x - cx) * share, 0, cz + (z - cz) * share);
      return tree;
    });
  return [stain, edge, ...trees];
}

function tall(index: number, paints: Palette): Group {
  const tree = new Group();
  const size = 15 + ((index * 7) % 5) * 1.6;
  const trunk = solid(new CylinderGeometry(2.4, 3, 18, 6), paints.rim);
  trunk.position.y = 9;
  const crown = solid(new IcosahedronGeometry(size, 0), paints.crown);
  crown.position.y = 16 + size * 0.7;
  crown.rotation.y = index;
  for (const part of [trunk, crown]) part.castShadow = true;
  tree.add(trunk, crown);
  return tree;
}

function wall(start: Spot, end: Spot, high: boolean, falls: boolean, paints: Palette): Mesh {
  const length = Math.hypot(end[0] - start[0], end[2] - start[2]);
  const height = high ? HIGH : LOW;
  const mesh = solid(new BoxGeometry(Math.max(length - 1.2, 1), height, 4), high && !falls ? paints.fortress : high ? paints.wall : paints.low);
  mesh.position.set((start[0] + end[0]) / 2, height / 2, (start[2] + end[2]) / 2);
  mesh.rotation.y = -Math.atan2(end[2] - start[2], end[0] - start[0]);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A bottle or a box; one that was knocked over lies. Its origin is the middle of its foot. */
export function object(thing: Thing, space: Space, paints: Palette): Group {
  const group = new Group();
  const [radius, height] = [space.length(thing.radius), space.length(thing.height)];
  const paint = paints[thing.sort === "energon_tower" ? "tower" : thing.sort === "fortress" ? "fortress" : "crate"];
  const round = thing.shape === "cylinder";
  const body = solid(round ? new CylinderGeometry(radius, radius, height, 20) : new BoxGeometry(2 * radius, height, 2 * radius), paint);
  body.position.y = height / 2;
  body.castShadow = body.receiveShadow = true;
  group.add(body);
  group.position.set(...space.at([thing.x, thing.y]));
  group.rotation.y = turnOf(thing.facing);
  if (!thing.standing && round) {
    body.rotation.z = Math.PI / 2;
    body.position.y = radius;
  }
  return group;
}

export function solid(geometry: BufferGeometry, paint: string): Mesh<BufferGeometry, MeshLambertMaterial> {
  return new Mesh(geometry, new MeshLambertMaterial({ color: new Color(paint), flatShading: true }));
}

/** Triangles without light: chalk on the table. */
export function flat(corners: number[], paint: string, opacity: number): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  const material = new MeshBasicMaterial({ color: new Color(paint), transparent: opacity < 1, opacity, side: 2, depthWrite: false });
  return new Mesh(geometry, material);
}

/** Give back what the graphics card keeps of a thing and all its parts. */
export function dispose(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh) || part.userData["shared"]) return;
    (part.geometry as BufferGeometry).dispose();
    for (const material of [part.material as MeshBasicMaterial].flat()) material.dispose();
  });
}
