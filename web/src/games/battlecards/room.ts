/** Battle Cards besides its table: the deck builder. */

import type { Room } from "../registry";

export const room: Room = {
  pages: { decks: { title: "ui-title-decks", load: () => import("./decks/DeckBuilder.svelte") } },
  lookUp: { address: (name) => `/decks?find=${encodeURIComponent(name)}`, call: "cast-to-cards" },
};
