/** The odds of choices, asked for once each. They are an extra: without them a choice can be taken too. */

import type { LiveTable } from "../wire/live";
import type { Odds, TableMessage } from "../wire/messages";
import type { Choice } from "./choices";
import { patient } from "./patience";

export class Weighing {
  readonly #asked = new Map<string, Promise<Odds | null>>();

  of(choice: Choice, table: TableMessage | null, live: LiveTable | null): Promise<Odds | null> {
    const known = this.#asked.get(choice.id);
    if (known) return known;
    const action = choice.actions[0];
    if (!table?.ask || !action || !live) return Promise.resolve(null);
    const about = { seat: table.ask.seat, ply: table.ply, action };
    const odds = patient(() => live.request<Odds>("odds", about)).catch(
      () => (this.#asked.delete(choice.id), null),
    );
    this.#asked.set(choice.id, odds);
    return odds;
  }

  forget(): void {
    this.#asked.clear();
  }
}
