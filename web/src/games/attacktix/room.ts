/** Attacktix besides its table: characters stand on the shelf of its builder. */

import type { Room } from "../registry";

export const room: Room = {
  lookUp: { address: (name) => `/setup/attacktix?find=${encodeURIComponent(name)}`, call: "cast-to-sheet" },
};
