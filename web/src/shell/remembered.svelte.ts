/** What is remembered in the browser under one name; without a store it holds until the page is left. */
export class Remembered<Kept extends object> {
  now: Kept;

  constructor(
    private name: string,
    first: Kept,
  ) {
    this.now = $state.raw(this.#read(first));
  }

  change(some: Partial<Kept>): void {
    this.now = { ...this.now, ...some };
    try {
      localStorage.setItem(this.name, JSON.stringify(this.now));
    } catch {
      // Without a store the choice holds until the page is left.
    }
  }

  #read(first: Kept): Kept {
    try {
      return { ...first, ...(JSON.parse(localStorage.getItem(this.name) ?? "{}") as Partial<Kept>) };
    } catch {
      return first;
    }
  }
}
