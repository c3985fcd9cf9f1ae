/** Timed changes in sentences: what holds, by which card, and until when. */

import { letterOf } from "../../table/seats";
import { signed } from "../../words/catalogue";
import type { Say } from "../../boards/contract";
import { cardName } from "./naming";
import { knownCards, type Timed, type View } from "./tabletop";

/** Who is set aside is seen to be. */
const SEEN = "stash";

export type Target = { card?: number; seat?: number };

/** What is in force, for one card or seat, or for all of them. */
export function timed(view: View, say: Say, on?: Target): string[] {
  const wanted = (each: Timed): boolean => !on || on[each.on] === each.target;
  return (view.effects ?? []).filter((each) => each.word !== SEEN && wanted(each)).map((each) => sentence(view, each, say));
}

function sentence(view: View, { word, amount, on, target, until, seat, source }: Timed, say: Say): string {
  const known = knownCards(view);
  const called = (card: number): string => (known.has(card) ? cardName(known.get(card)!) : "–");
  const change = { word, amount, signed: signed(amount) };
  const effect = on === "seat"
    ? say("event-seat-affected", { ...change, seat: letterOf(target) })
    : say("event-robot-affected", { ...change, card: called(target) });
  const lasting = say(`bc-until-${until}`, { seat: letterOf(seat) });
  const key = effect.includes(lasting) ? "bc-by-card-alone" : "bc-by-card";
  return `${effect.replace(/\.$/, "")} ${say(key, { source: called(source), until: lasting })}.`;
}
