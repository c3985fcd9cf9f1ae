/** What a reader prefers, remembered in the browser. */

import { Remembered } from "./remembered.svelte";

export type Theme = "system" | "light" | "dark";

const NAME = "rollout-settings";

interface Kept {
  theme: Theme;
  motion: boolean;
  name: string;
  twin: boolean;
  muted: boolean;
}

const FIRST: Kept = { theme: "dark", motion: true, name: "", twin: false, muted: false };

class Settings {
  #kept = new Remembered(NAME, FIRST);

  get theme(): Theme {
    return this.#kept.now.theme;
  }

  set theme(theme: Theme) {
    this.#kept.change({ theme });
    this.apply();
  }

  /** Whether pieces move on the board, or are simply there. */
  get motion(): boolean {
    return this.#kept.now.motion && !prefersStillness();
  }

  set motion(motion: boolean) {
    this.#kept.change({ motion });
    this.apply();
  }

  get name(): string {
    return this.#kept.now.name;
  }

  set name(name: string) {
    this.#kept.change({ name });
  }

  /** Whether the text twin is on the screen, or for screen readers only. */
  get twin(): boolean {
    return this.#kept.now.twin;
  }

  set twin(twin: boolean) {
    this.#kept.change({ twin });
  }

  get muted(): boolean {
    return this.#kept.now.muted;
  }

  set muted(muted: boolean) {
    this.#kept.change({ muted });
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.theme;
    root.toggleAttribute("data-still", !this.motion);
  }
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export const settings = new Settings();
