/** Questions that follow the hand: the latest wins, one at a time, at most twenty a second. */

const PAUSE = 50;

export class Paced<Question, Answer> {
  #next: { question: Question } | null = null;
  #busy = false;
  #run = 0;

  constructor(
    private ask: (question: Question) => Promise<Answer | null>,
    private heard: (question: Question, answer: Answer | null) => void,
  ) {}

  want(question: Question): void {
    this.#next = { question };
    if (!this.#busy) void this.#go();
  }

  /** Nobody waits for an answer any more. */
  forget(): void {
    this.#next = null;
    this.#run += 1;
  }

  async #go(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const { question } = this.#next;
      const run = this.#run;
      this.#next = null;
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
      const answer = await this.ask(question).catch(() => null);
      if (run === this.#run) this.heard(question, answer);
      await pause;
    }
    this.#busy = false;
  }
}
