import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Paced } from "./paced";

describe("questions that follow the hand", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are asked one at a time, and only the latest of those that waited", async () => {
    const asked: number[] = [];
    const heard: [number, string | null][] = [];
    const paced = new Paced<number, string>(
      async (question) => {
        asked.push(question);
        return `answer ${question}`;
      },
      (question, answer) => heard.push([question, answer]),
    );
    for (const question of [1, 2, 3]) paced.want(question);
    await vi.advanceTimersByTimeAsync(49);
    expect(asked).toEqual([1]);
    await vi.advanceTimersByTimeAsync(60);
    expect(asked).toEqual([1, 3]);
    expect(heard).toEqual([[1, "answer 1"], [3, "answer 3"]]);
  });

  it("are at most twenty a second, however quick the answers", async () => {
    const asked: number[] = [];
    const paced = new Paced<number, null>(
      async (question) => {
        asked.push(question);
        return null;
      },
      () => undefined,
    );
    for (let moment = 0; moment < 990; moment += 10) {
      paced.want(moment);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(asked.length).toBe(20);
  });

  it("are not heard any more when they are forgotten, and a failure is no answer", async () => {
    const heard: (string | null)[] = [];
    const paced = new Paced<number, string>(
      async (question) => {
        if (question === 2) throw new Error("lost");
        return "late";
      },
      (_, answer) => heard.push(answer),
    );
    paced.want(1);
    paced.forget();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
    paced.want(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([null]);
  });
});
