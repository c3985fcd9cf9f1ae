/** The scene of a table: what stands on it, light, camera. It draws when something changed, and rests else. */

import {
  AmbientLight,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";

import type { FigureView, PlaneView, Point } from "../../../boards/plane/scene";
import type { View } from "../tabletop";
import { FIELD_OF_VIEW, Orbit, type Kept } from "./orbit";
import { palette, type Palette } from "./palette";
import { Piece, type Looks } from "./pieces";
import { onTable, Space, type Spot } from "./space";
import { dispose, table, terrain } from "./terrain";

const FLIGHT = 450;

export interface Seen {
  x: number;
  y: number;
  /** Before the camera. */
  ahead: boolean;
}

export class TableStage {
  readonly orbit = new Orbit();
  readonly pieces = new Map<number, Piece>();
  /** What may be answered, and what is pointed at. */
  readonly answers = new Group();
  /** What a film shows beside figures: missiles. */
  readonly props = new Group();
  space: Space;
  paints: Palette = palette(true);
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 20, 8000);
  readonly #figures = new Group();
  readonly #lamp = new DirectionalLight("#fff4e0", 2);
  readonly #sky = new HemisphereLight("#eaf1ff", "#5c5f52", 1);
  readonly #ray = new Raycaster();
  #ground = new Group();
  #terrain = new Group();
  #grounded = "";
  #box = { width: 1, height: 1 };
  #covered = { top: 0, bottom: 0 };
  #asked = 0;
  #moves = new Set<(now: number) => boolean>();
  #flight: () => void = () => undefined;
  #goal: Kept | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    plane: PlaneView,
    readonly drawn: () => void,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" });
    this.#renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio || 1, 2));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.space = new Space(plane);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(1024, 1024);
    this.#lamp.shadow.radius = 3;
    this.#scene.add(this.#figures, this.answers, this.props, this.#ground, this.#terrain, this.#sky, this.#lamp, this.#lamp.target, new AmbientLight("#ffffff", 0.35));
  }

  /** Whoever's picture it is: so large. */
  resize(width: number, height: number): void {
    this.#box = { width: Math.max(width, 1), height: Math.max(height, 1) };
    this.#renderer.setSize(this.#box.width, this.#box.height, false);
    this.#frame();
  }

  /** What lies over the picture at its upper and its lower edge, in pixels: the camera looks at what is free. */
  cover(top: number, bottom: number): void {
    if (top === this.#covered.top && bottom === this.#covered.bottom) return;
    this.#covered = { top, bottom };
    this.#frame();
  }

  #frame(): void {
    const { width, height } = this.#box;
    const { top, bottom } = this.#covered;
    this.#camera.fov = (Math.atan((Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * height) / this.height) * 360) / Math.PI;
    this.#camera.aspect = width / height;
    this.#camera.setViewOffset(width, height, 0, (bottom - top) / 2, width, height);
    this.request();
  }

  /** The proportions of what is free. */
  get aspect(): number {
    return this.#box.width / this.height;
  }

  get height(): number {
    return Math.max(this.#box.height - this.#covered.top - this.#covered.bottom, 1);
  }

  /** The ground and all that stands on it, by day or by night. */
  lay(view: View, dark: boolean): void {
    const { plane, patches, sections, things } = view;
    const key = JSON.stringify([dark, plane.width, plane.depth, plane.zones, patches, sections, things]);
    if (key === this.#grounded) return;
    this.#grounded = key;
    this.space = new Space(plane);
    this.paints = palette(dark);
    this.#scene.background = new Color(this.paints.room);
    this.#sky.intensity = this.paints.sky;
    this.#lamp.intensity = this.paints.lamp;
    this.#lighten();
    for (const old of [this.#ground, this.#terrain]) {
      this.#scene.remove(old);
      dispose(old);
    }
    this.#ground = table(this.space, this.paints, plane.zones);
    this.#terrain = terrain(view, this.space, this.paints);
    this.#scene.add(this.#ground, this.#terrain);
    this.request();
  }

  #lighten(): void {
    const { width, depth } = this.space;
    const half = Math.hypot(width, depth) / 2 + 60;
    this.#lamp.position.set(-width * 0.5, Math.max(width, depth) * 0.9, depth * 0.35);
    Object.assign(this.#lamp.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 10, far: half * 4 });
    this.#lamp.shadow.camera.updateProjectionMatrix();
  }

  /** The figures of a view, each where it stands; those that are gone are taken away. */
  show(view: View, figures: readonly (readonly [number, FigureView])[], looks: (id: number) => Looks, place: (piece: Piece, seen: FigureView, isNew: boolean, id: number) => void): void {
    const here = new Set(figures.map(([id]) => id));
    for (const [id, piece] of this.pieces) {
      if (here.has(id)) continue;
      this.#figures.remove(piece.group);
      piece.free();
      this.pieces.delete(id);
    }
    for (const [id, seen] of figures) {
      const known = this.pieces.get(id);
      const piece = known ?? new Piece();
      if (!known) {
        this.pieces.set(id, piece);
        piece.group.userData["figure"] = id;
        this.#figures.add(piece.group);
      }
      piece.show(seen, view.figures?.[id], this.space, this.paints, looks(id));
      place(piece, seen, !known, id);
    }
    this.request();
  }

  object(id: string): Group | undefined {
    return this.#terrain.getObjectByName(`thing-${id}`) as Group | undefined;
  }

  /** What is under a place of the picture: a point of the table, and a figure before it. */
  under(x: number, y: number): { point: Point | null; figure: number | null } {
    this.#aim();
    this.#ray.setFromCamera(new Vector2((x / this.#box.width) * 2 - 1, 1 - (y / this.#box.height) * 2), this.#camera);
    const { origin, direction } = this.#ray.ray;
    const met = onTable(origin.toArray() as unknown as Spot, direction.toArray() as unknown as Spot);
    const [hit] = this.#ray.intersectObjects(this.#figures.children, true);
    let part = hit?.object ?? null;
    while (part && part.userData["figure"] === undefined) part = part.parent;
    return { point: met && this.space.point(met.x, met.z), figure: (part?.userData["figure"] as number | undefined) ?? null };
  }

  /** Where a place of the table is in the picture. */
  seen(spot: Spot): Seen {
    const at = new Vector3(...spot).project(this.#camera);
    return { x: ((at.x + 1) / 2) * this.#box.width, y: ((1 - at.y) / 2) * this.#box.height, ahead: at.z < 1 };
  }

  /** Draw soon, once. */
  request(): void {
    if (!this.#asked) this.#asked = requestAnimationFrame((now) => this.#draw(now));
  }

  /** Move something from frame to frame until it says that it is done. */
  move(step: (now: number) => boolean): () => void {
    this.#moves.add(step);
    this.request();
    return () => this.#moves.delete(step);
  }

  /** Look from elsewhere: at once, or in a moment that can be followed. */
  fly(change: (orbit: Orbit) => void, moving: boolean): void {
    const from = this.orbit.kept();
    this.#flight();
    change(this.orbit);
    const to = this.orbit.kept();
    this.request();
    if (!moving) return;
    let begun = -1;
    this.#goal = to;
    this.#flight = this.move((now) => {
      if (begun < 0) begun = now;
      const share = Math.min((now - begun) / FLIGHT, 1);
      this.orbit.between(from, to, share * share * (3 - 2 * share));
      return share < 1;
    });
  }

  /** A hand on the camera stops it where it is. */
  land(): void {
    this.#flight();
    this.#goal = null;
  }

  /** It is at once where it flies to. */
  arrive(): void {
    this.#flight();
    if (this.#goal) this.orbit.restore(this.#goal);
    this.#goal = null;
  }

  #aim(): void {
    this.#camera.position.set(...this.orbit.eye);
    const [x, z] = this.orbit.centre;
    const { round, steep } = this.orbit;
    if (steep > 1.5) this.#camera.up.set(-Math.sin(round), 0, -Math.cos(round));
    else this.#camera.up.set(0, 1, 0);
    this.#camera.lookAt(x, 12, z);
    this.#camera.updateMatrixWorld();
  }

  #draw(now: number): void {
    this.#asked = 0;
    for (const step of [...this.#moves]) if (!step(now)) this.#moves.delete(step);
    this.#aim();
    this.#renderer.render(this.#scene, this.#camera);
    this.drawn();
    if (this.#moves.size) this.request();
  }

  free(): void {
    cancelAnimationFrame(this.#asked);
    this.#moves.clear();
    dispose(this.#scene as unknown as Group);
    this.#renderer.dispose();
  }
}
