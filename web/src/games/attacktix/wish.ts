/** Whether the table is shown in space or as a plan: what this browser can, and what was chosen last. */

const NAME = "rollout-attacktix-view";

export type Wish = "scene" | "plan";

export function wishedView(): Wish {
  try {
    return localStorage.getItem(NAME) === "plan" ? "plan" : "scene";
  } catch {
    return "scene";
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(NAME, wish);
  } catch {
    // Without a store the choice holds until the page is left.
  }
}

/** WebGL 2, tried on a canvas that nobody sees. */
export function canDrawSpace(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
