/** The words of the page itself: of each language a file of its own. */

import type { Language } from "./language";

const PAGE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./page.en.ftl?raw"),
  de: () => import("./page.de.ftl?raw"),
};

export async function pageIn(language: Language): Promise<string> {
  return (await PAGE[language]()).default;
}
