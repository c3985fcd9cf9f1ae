/** Answers that were given but not yet acknowledged: kept through reloads, sent again as they are. */

import type { Outgoing } from "./messages";

export interface Pending {
  id: string;
  message: Outgoing;
}

export class PendingAnswers {
  #name: string;
  #kept: Pending[];

  constructor(
    match: string,
    private store: Storage | null,
  ) {
    this.#name = `rollout-pending-${match}`;
    this.#kept = this.#read();
  }

  get all(): readonly Pending[] {
    return this.#kept;
  }

  add(id: string, message: Outgoing): void {
    this.#kept = [...this.#kept, { id, message }];
    this.#write();
  }

  remove(id: string): boolean {
    const left = this.#kept.filter((each) => each.id !== id);
    const found = left.length < this.#kept.length;
    this.#kept = left;
    this.#write();
    return found;
  }

  #read(): Pending[] {
    try {
      const text = this.store?.getItem(this.#name);
      return text ? (JSON.parse(text) as Pending[]) : [];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      if (this.#kept.length) this.store?.setItem(this.#name, JSON.stringify(this.#kept));
      else this.store?.removeItem(this.#name);
    } catch {
      // A full or forbidden store costs only the memory across reloads.
    }
  }
}
