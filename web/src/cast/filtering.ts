/** Who of the cast is shown: by name, side and game. */

import type { Listed } from "../figures/library.svelte";

export interface Wish {
  typed: string;
  /** Empty: any. */
  faction: string;
  game: string;
}

/** Those who fit: first by name, then by form. Every typed word must stand in one of them. */
export function fitting(cast: readonly Listed[], wish: Wish, formName: (shape: string) => string, called: (each: Listed) => string = (each) => each.name): Listed[] {
  const typed = plain(wish.typed).split(" ").filter(Boolean);
  const named = (each: Listed): boolean => typed.every((word) => plain(called(each)).includes(word));
  return cast
    .filter((each) => !wish.faction || each.faction === wish.faction)
    .filter((each) => !wish.game || wish.game in each.games)
    .filter((each) => {
      const text = plain([called(each), each.name, ...Object.values(each.games), ...each.shapes.map(formName)].join(" "));
      return typed.every((word) => text.includes(word));
    })
    .sort((a, b) => Number(named(b)) - Number(named(a)) || called(a).localeCompare(called(b)));
}

/** Small letters without accents, hyphens read as spaces. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("-", " ");
}
