/** What a reader prefers, remembered in the browser. */

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
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }

  set theme(theme: Theme) {
    this.#change({ theme });
    this.apply();
  }

  /** Whether pieces move on the board, or are simply there. */
  get motion(): boolean {
    return this.#kept.motion && !prefersStillness();
  }

  set motion(motion: boolean) {
    this.#change({ motion });
    this.apply();
  }

  get name(): string {
    return this.#kept.name;
  }

  set name(name: string) {
    this.#change({ name });
  }

  /** Whether the text twin is on the screen, or for screen readers only. */
  get twin(): boolean {
    return this.#kept.twin;
  }

  set twin(twin: boolean) {
    this.#change({ twin });
  }

  get muted(): boolean {
    return this.#kept.muted;
  }

  set muted(muted: boolean) {
    this.#change({ muted });
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.theme;
    root.toggleAttribute("data-still", !this.motion);
  }

  #change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // Without a store the choice holds until the page is left.
    }
  }
}

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export const settings = new Settings();
