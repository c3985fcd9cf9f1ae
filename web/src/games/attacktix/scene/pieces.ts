/** A figure of the scene: a base with its wheel, its window and its number, and the body of its character. */

import {
  CanvasTexture,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RingGeometry,
  SRGBColorSpace,
  type BufferGeometry,
} from "three";

import type { FigureView } from "../../../boards/plane/scene";
import { figures } from "../../../figures/library.svelte";
import type { Face, Figure } from "../tabletop";
import { BASE_HEIGHT, MUZZLE } from "../types";
import { bodyOf } from "./bodies";
import type { Palette } from "./palette";
import { turnOf, type Space } from "./space";
import { dispose, solid } from "./terrain";

/** Of a missile before it leaves, in millimetres. */
const [AHEAD, UP] = MUZZLE;

const BODIES = new Map<string, BufferGeometry>();
const PLATES = new Map<string, CanvasTexture>();

export interface Looks {
  lit: boolean;
  selected: boolean;
  ghost: boolean;
  danger: boolean;
}

export class Piece {
  readonly group = new Group();
  #key = "";

  /** As the view shows it; built anew only when more than its place has changed. */
  show(seen: FigureView, figure: Figure | undefined, space: Space, paints: Palette, looks: Looks): void {
    const model = seen.cast ? figures.model(seen.cast, seen.shape ?? 0) : undefined;
    const face = figure?.face;
    const key = JSON.stringify([seen.cast, seen.shape, !!model, face, seen.team, figure?.loaded, figure?.switches, looks, paints.room, seen.acting]);
    if (key === this.#key) return;
    this.#key = key;
    dispose(this.group);
    this.group.clear();
    const radius = space.length(seen.radius);
    const height = space.length(seen.height || 800);
    const team = paints.teams[seen.team ?? 0] ?? paints.line;
    this.group.add(...base(radius, team, paints, looks));
    if (face) this.group.add(windowOf(face, radius));
    if (model && seen.cast) this.group.add(body(`${seen.cast}/${seen.shape ?? 0}/${height}/${radius}`, () => bodyOf(model, height - BASE_HEIGHT, radius)));
    else this.group.add(stand(height, radius, team));
    if (figure?.kind === "missile" && figure.loaded > 0) this.group.add(missile(figure, radius));
    if (figure?.switches) this.group.add(...switches(figure.switches, paints));
    if (looks.ghost) fade(this.group);
  }

  /** Upright at its place. */
  stand(seen: FigureView, space: Space): void {
    this.group.position.set(...space.at([seen.x, seen.y], space.length(seen.raised ?? 0)));
    this.group.rotation.set(0, turnOf(seen.facing ?? 0), seen.down ? -Math.PI / 2 : 0, "YXZ");
    if (seen.down) this.group.position.y += space.length(seen.radius);
  }

  free(): void {
    dispose(this.group);
  }
}

function base(radius: number, team: string, paints: Palette, looks: Looks): Mesh[] {
  const foot = solid(new CylinderGeometry(radius * 0.94, radius, BASE_HEIGHT, 36), paints.base);
  foot.position.y = BASE_HEIGHT / 2;
  foot.castShadow = foot.receiveShadow = true;
  const ring = glowing(new RingGeometry(radius * 0.78, radius * 0.93, 36), looks.danger ? paints.bad : team);
  ring.rotation.x = -Math.PI / 2;
  ring.position.y = BASE_HEIGHT + 0.3;
  const notch = glowing(new ConeGeometry(radius * 0.24, radius * 0.4, 3), looks.danger ? paints.bad : team);
  notch.rotation.z = -Math.PI / 2;
  notch.position.set(radius * 1.14, BASE_HEIGHT / 2, 0);
  const wheel = solid(new CylinderGeometry(5, 5, 5, 14), "#20242f");
  wheel.rotation.x = Math.PI / 2;
  wheel.position.set(0, 4.6, radius * 0.9);
  const under = glowing(new CircleGeometry(radius * 0.98, 36), "#20242f");
  under.rotation.x = Math.PI / 2;
  under.position.y = -0.2;
  const found: Mesh[] = [foot, ring, notch, wheel, under];
  if (looks.lit || looks.selected) {
    const halo = glowing(new RingGeometry(radius * 1.12, radius * (looks.selected ? 1.26 : 1.2), 40), looks.selected ? paints.chalk : paints.good);
    halo.rotation.x = -Math.PI / 2;
    halo.position.y = 0.9;
    found.push(halo);
  }
  return found;
}

function glowing(geometry: BufferGeometry, paint: string): Mesh<BufferGeometry, MeshBasicMaterial> {
  return new Mesh(geometry, new MeshBasicMaterial({ color: new Color(paint) }));
}

/** The window in front of the base: its number, round where it is white, pointed where it is red. */
function windowOf(face: Face, radius: number): Mesh {
  const size = Math.max(radius * 0.72, 12);
  const material = new MeshBasicMaterial({ map: plate(face), transparent: true });
  const found = new Mesh(new PlaneGeometry(size, size), material);
  found.rotation.set(-Math.PI / 3.2, 0, 0);
  const holder = new Group();
  holder.add(found);
  found.position.set(0, BASE_HEIGHT + size * 0.3, radius * 0.8);
  holder.rotation.y = Math.PI / 2;
  return holder as unknown as Mesh;
}

export function plate([number, colour]: Face): CanvasTexture {
  const key = `${number}${colour}`;
  const known = PLATES.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 96;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#12162c";
  pen.strokeStyle = colour === "red" ? "#ff5b57" : "#ffffff";
  pen.lineWidth = 6;
  pen.beginPath();
  if (colour === "red") [[48, 3], [93, 48], [48, 93], [3, 48]].forEach(([x, y], index) => (index ? pen.lineTo(x!, y!) : pen.moveTo(x!, y!)));
  else pen.arc(48, 48, 43, 0, 2 * Math.PI);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = colour === "red" ? "#ff7a76" : "#ffffff";
  pen.font = "700 50px 'Rollout Display', 'Arial Narrow', sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(`${number}`, 48, 51);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  PLATES.set(key, texture);
  return texture;
}

function body(key: string, make: () => BufferGeometry): Mesh {
  const geometry = BODIES.get(key) ?? make();
  BODIES.set(key, geometry);
  const found = new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true }));
  found.userData["shared"] = true;
  found.rotation.y = Math.PI / 2;
  found.position.y = BASE_HEIGHT;
  found.castShadow = true;
  return found;
}

/** Whoever is in no cast, or not here yet. */
function stand(height: number, radius: number, team: string): Mesh {
  const found = solid(new CylinderGeometry(radius * 0.4, radius * 0.55, height - BASE_HEIGHT, 8), team);
  found.position.y = BASE_HEIGHT + (height - BASE_HEIGHT) / 2;
  found.castShadow = true;
  return found;
}

function missile(figure: Figure, radius: number): Group {
  const holder = new Group();
  const dart = solid(new CylinderGeometry(3, 3, 30, 8), "#ffd84a");
  dart.rotation.z = -Math.PI / 2;
  dart.position.set(Math.max(AHEAD, radius) - 4, 0, 0);
  dart.castShadow = true;
  holder.add(dart);
  holder.position.y = UP * (figure.body === "BM" ? 1.6 : 1);
  holder.rotation.set(0, turnOf(figure.pose.yaw), turnOf(figure.pose.pitch), "YXZ");
  return holder;
}

/** P4: the two targets of a Battle Master; a tripped one is dark and crossed. */
function switches([waist, chest]: readonly [boolean, boolean], paints: Palette): Mesh[] {
  return ([[48, 25, waist], [95, 21, chest]] as const).map(([up, ahead, tripped]) => {
    const disc = solid(new CylinderGeometry(9, 9, 3, tripped ? 4 : 20), tripped ? "#20242f" : paints.good);
    disc.rotation.z = Math.PI / 2;
    disc.position.set(ahead + 8, up, 0);
    return disc;
  });
}

function fade(group: Group): void {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const material = part.material as MeshBasicMaterial;
    material.transparent = true;
    material.opacity = 0.5;
    part.castShadow = false;
  });
}
