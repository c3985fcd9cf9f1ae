/** Addresses of the page. Links are plain links; a click on one changes the address in place. */

import { PAGES } from "../games/registry";

export type Route =
  | { name: "home" }
  | { name: "setup"; game: string }
  | { name: "table"; match: string; invite: string }
  | { name: "replay"; match: string; ply: number }
  | { name: "first-match"; game: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "page"; page: string }
  | { name: "cast"; slug: string }
  | { name: "about" }
  | { name: "nowhere" };

export function routeOf(path: string, search = "", hash = ""): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  if (!first) return { name: "home" };
  if (first === "setup" && second) return { name: "setup", game: second };
  if (first === "table" && second) {
    return { name: "table", match: second, invite: query.get("invite") ?? "" };
  }
  if (first === "replay" && second) {
    return { name: "replay", match: second, ply: Number(query.get("ply") ?? 0) || 0 };
  }
  if (first === "first-match") return { name: "first-match", game: second };
  if (first === "rules") return { name: "rules", game: second, rule: hash.slice(1) };
  if (first in PAGES) return { name: "page", page: first };
  if (first === "cast") return { name: "cast", slug: second };
  if (first === "about") return { name: "about" };
  return { name: "nowhere" };
}

/** What a link to a list wants found there: `?find=Prowl`. */
export function soughtFor(): string {
  return new URLSearchParams(location.search).get("find") ?? "";
}

class Router {
  route = $state.raw<Route>({ name: "home" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history, as when a replay moves on. */
  note(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search, location.hash);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const plain = !event.defaultPrevented && event.button === 0;
    const keys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const ours = link.origin === location.origin && !/^\/(api|schema)\b/.test(link.pathname);
    if (!plain || keys || !ours) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
