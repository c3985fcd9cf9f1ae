/** Which language the reader reads, and where its words lie. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a table says first, the rest of it, or everything at once. */
export type Part = "first" | "rest" | "all";

const REMEMBERED = "rollout-language";

export function pathOf(game: string, language: Language, part: Part): string {
  return `/api/words/${game}/${language}${part === "all" ? "" : `?part=${part}`}`;
}

export function firstLanguage(): Language {
  const asked = [remembered(), ...(globalThis.navigator?.languages ?? [])];
  const codes = asked.map((each) => each?.slice(0, 2));
  return LANGUAGES.find((language) => language === codes.find((code) => isSpoken(code))) ?? "en";
}

function isSpoken(code: string | undefined): boolean {
  return LANGUAGES.some((language) => language === code);
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(REMEMBERED) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Without a store the browser's own language decides next time.
  }
}
