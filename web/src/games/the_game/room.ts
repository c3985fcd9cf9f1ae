/** The Game besides its table: characters stand in the list of its force builder. */

import type { Room } from "../registry";

export const room: Room = {
  lookUp: { address: (name) => `/setup/the_game?find=${encodeURIComponent(name)}`, call: "cast-to-sheet" },
};
