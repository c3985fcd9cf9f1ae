/** Characters and their models, fetched one by one when first needed; drawings are kept. */

import { SvelteMap } from "svelte/reactivity";

import { get } from "../wire/http";
import type { Model } from "./model";

export interface Listed {
  slug: string;
  name: string;
  faction: "autobot" | "decepticon" | "neutral" | "human";
  /** What it can be drawn as, its own shape first. */
  shapes: string[];
  colours: [string, string, string];
  /** The games it appears in, with the name each of them writes. */
  games: Record<string, string>;
}

export interface Shown extends Listed {
  confidence: "sure" | "likely" | "guess";
  models: Record<string, Model>;
}

export interface View {
  /** The whole figure, its bust, or what is seen from above. */
  kind: "figure" | "bust" | "top";
  pixels: number;
  /** Degrees; where it is left out, as the figure is best seen. */
  yaw?: number | undefined;
  pitch?: number | undefined;
}

/** A figure is drawn for one of these sizes, the next one up. */
const SIZES = [36, 48, 64, 96, 160, 240];
/** A board looks down on its pieces at this angle. */
export const BOARD_PITCH = 42;

/** After how many milliseconds a character that could not be fetched is asked for again: at first, and at most. */
const SOON = 1000;
const LATE = 30_000;

type Artist = typeof import("./artist");

class Figures {
  /** Who draws comes with the first character; before that there is nothing to draw. */
  #artist: Artist | null = null;
  #known = new SvelteMap<string, Shown | null>();
  #asked = new Set<string>();
  #waits = new Map<string, number>();
  #drawings = new Map<string, string>();

  /** The character, as soon as it is here. Null when there is nobody of that name. */
  character(slug: string): Shown | null | undefined {
    return this.#known.get(slug);
  }

  /** Fetch a character that is not here yet. */
  ask(slug: string): void {
    if (!slug || this.#asked.has(slug)) return;
    this.#asked.add(slug);
    const coming = Promise.all([get<Shown>(`/api/cast/${encodeURIComponent(slug)}`), import("./artist")]);
    coming.then(
      ([found, artist]) => {
        this.#artist = artist;
        this.#known.set(slug, found);
      },
      (failure: { status?: number }) => {
        if (failure.status === 404) this.#known.set(slug, null);
        else this.#askAgain(slug);
      },
    );
  }

  /** The line was lost, or the service is busy: later, and ever later. */
  #askAgain(slug: string): void {
    const wait = this.#waits.get(slug) ?? SOON;
    this.#waits.set(slug, Math.min(wait * 2, LATE));
    setTimeout(() => {
      this.#asked.delete(slug);
      this.ask(slug);
    }, wait);
  }

  /** The model of a shape, by its name or by its place in the list; the last one at most. */
  model(slug: string, shape: string | number): Model | undefined {
    const found = this.#known.get(slug);
    if (!found) return undefined;
    const name = typeof shape === "string" ? shape : (found.shapes[shape] ?? found.shapes.at(-1));
    return found.models[name ?? ""] ?? found.models[found.shapes[0]!];
  }

  /** What stands inside a picture of 100 by 100; empty until the character is here. */
  drawing(slug: string, shape: string | number, view: View): string {
    const model = this.model(slug, shape);
    if (!model) return "";
    const pixels = sizeFor(view.pixels);
    const key = [slug, shape, view.kind, pixels, view.yaw, view.pitch].join("/");
    return this.#once(key, (artist) => artist.drawing(model, view.kind, pixels, view.yaw, view.pitch));
  }

  #once(key: string, draw: (artist: Artist) => string): string {
    const drawing = this.#drawings.get(key) ?? (this.#artist ? draw(this.#artist) : "");
    this.#drawings.set(key, drawing);
    return drawing;
  }

  /** How it stands on a board and looks to one of six sides; drawn once for each of them. */
  onBoard(slug: string, shape: string | number, side: number, pixels: number): string {
    const model = this.model(slug, shape);
    if (!model) return "";
    const size = sizeFor(pixels);
    return this.#once([slug, shape, "standing", size, side].join("/"), (artist) => artist.onBoard(model, side, size));
  }

  /** On a board, on the way from one shape to another. */
  onBoardBetween(slug: string, from: number, to: number, share: number, side: number, pixels: number): string {
    const [first, second] = [this.model(slug, from), this.model(slug, to)];
    return first && second ? (this.#artist?.onBoardBetween(first, second, share, side, sizeFor(pixels)) ?? "") : "";
  }

  /** A picture on the way from one shape to another. */
  transforming(slug: string, from: string | number, to: string | number, share: number, pixels: number): string {
    const [first, second] = [this.model(slug, from), this.model(slug, to)];
    return first && second ? (this.#artist?.between(first, second, share, pixels) ?? "") : "";
  }
}

function sizeFor(pixels: number): number {
  return SIZES.find((size) => size >= pixels) ?? SIZES.at(-1)!;
}

export const figures = new Figures();
