/** What may be answered, drawn on the table of the scene: outline, way, direction, facing. */

import { BufferGeometry, Color, Group, Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry, TubeGeometry, CatmullRomCurve3, Vector3 } from "three";

import type { PlaneDesk } from "../../../boards/plane/desk.svelte";
import { laidOff } from "../../../boards/plane/lay";
import { sector, type Outline, type Ring } from "../../../boards/plane/regions";
import type { Point } from "../../../boards/plane/scene";
import type { Palette } from "./palette";
import { dashes, ribbon, withHoles } from "./ribbons";
import type { Space, Spot } from "./space";
import { dispose, flat } from "./terrain";

const ON_TABLE = 1.6;
/** How far the arc of a facing is drawn beyond the base. */
const BEYOND = 46;

export function drawAnswers(group: Group, desk: PlaneDesk, space: Space, paints: Palette): void {
  dispose(group);
  group.clear();
  const outline = desk.region?.outline;
  if (!outline) return;
  const rings = ringsOf(outline, desk.plane.inch);
  for (const ring of rings) group.add(flat(ribbon(line(ring, space, ON_TABLE), 1.8, true), paints.chalk, 0.8));
  const stain = filled(rings, space, paints.chalk);
  if (stain) group.add(stain);
  const tone = desk.good ? paints.good : paints.bad;
  if (outline.gesture === "path" && desk.way.length > 1) {
    const way = line(desk.way, space, ON_TABLE + 1);
    group.add(flat(ribbon(way, 7), paints.room, 0.85), lifted(flat(desk.wayKnown && desk.good ? ribbon(way, 4) : broken(way, 4), tone, 1)));
    for (const point of desk.via) group.add(dot(space.at(point, ON_TABLE + 1.6), tone));
  }
  const value = desk.value;
  if (value && "angle" in value && outline.gesture !== "point" && outline.gesture !== "path") {
    const far = space.plane.inch * (outline.gesture === "facing" ? BEYOND : 240) + outline.base;
    const end = laidOff(outline.origin, value.angle, far);
    const begin = laidOff(outline.origin, value.angle, outline.base);
    group.add(flat(ribbon(line([begin, end], space, ON_TABLE + 1), 3), tone, 0.9));
  }
}

/** Rings to draw: everywhere it may end, or the arcs that may be pointed along. */
export function ringsOf(outline: Outline, inch: number): Ring[] {
  if (outline.gesture === "point" || outline.gesture === "path") return outline.rings;
  const reach = outline.gesture === "direction" && outline.length ? outline.length : BEYOND * inch;
  return outline.arcs.map((arc) => sector(outline.origin, arc, outline.base + reach));
}

function line(points: readonly Point[], space: Space, up: number): Spot[] {
  return points.map((point) => space.at(point, up));
}

function broken(way: Spot[], width: number): number[] {
  return way.slice(1).flatMap((to, index) => dashes(way[index]!, to, 7).flatMap((piece) => ribbon(piece, width)));
}

function lifted(mesh: Mesh): Mesh {
  mesh.position.y = 0.6;
  return mesh;
}

function dot(at: Spot, paint: string): Mesh {
  const ring: Spot[] = Array.from({ length: 17 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    return [at[0] + Math.cos(turn) * 5, at[1], at[2] + Math.sin(turn) * 5];
  });
  return flat(ribbon(ring, 3), paint, 1);
}

function filled(rings: readonly Ring[], space: Space, paint: string): Mesh | null {
  const shapes = withHoles(rings).map(({ outline, holes }) => {
    const shape = new Shape();
    trace(shape, line(outline, space, 0));
    shape.holes = holes.map((hole) => trace(new Path(), line(hole, space, 0)));
    return shape;
  });
  if (!shapes.length) return null;
  const geometry: BufferGeometry = new ShapeGeometry(shapes);
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ color: new Color(paint), transparent: true, opacity: 0.13, depthWrite: false, side: 2 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 1;
  return mesh;
}

function trace<Kind extends Path>(path: Kind, corners: Spot[]): Kind {
  corners.forEach(([x, , z], index) => (index ? path.lineTo(x, -z) : path.moveTo(x, -z)));
  return path;
}

/** A line through the air, such as the way of a missile. */
export function inTheAir(places: readonly Spot[], radius: number, paint: string, opacity = 1): Mesh {
  const curve = new CatmullRomCurve3(places.map((each) => new Vector3(...each)));
  const geometry = new TubeGeometry(curve, Math.max(places.length * 2, 8), radius, 6);
  return new Mesh(geometry, new MeshBasicMaterial({ color: new Color(paint), transparent: opacity < 1, opacity, depthWrite: opacity === 1 }));
}
