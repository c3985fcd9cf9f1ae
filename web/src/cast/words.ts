/** The words of the cast, learned when its page is first opened. */

import { words } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

words.learn({ en, de });

/** Who has no name but only what they are is called in the reader's language; everybody else by name. */
export function calledOf(member: { slug: string; name: string }): string {
  const key = `cast-name-${member.slug}`;
  return words.has(key) ? words.say(key) : member.name;
}

/** The name that a game writes otherwise; nothing where it is only another spelling of what is translated. */
export function otherwise(member: { slug: string; name: string }, written: string): string {
  return written === member.name || words.has(`cast-name-${member.slug}`) ? "" : written;
}
