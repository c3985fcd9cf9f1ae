/** Of several questions to the service only the last one counts: late answers to earlier ones are dropped. */

export class Latest {
  #asked = 0;

  /** Nobody waits for an answer any more. */
  forget(): void {
    this.#asked += 1;
  }

  /** The answer, or its failure; nothing when something else was asked meanwhile. */
  async of<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    this.forget();
    const mine = this.#asked;
    try {
      const found = await answer;
      return mine === this.#asked ? found : undefined;
    } catch (failure) {
      if (mine === this.#asked) throw failure;
      return undefined;
    }
  }
}
