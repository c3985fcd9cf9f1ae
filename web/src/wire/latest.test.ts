import { describe, expect, it } from "vitest";

import { Latest } from "./latest";

describe("of several questions", () => {
  it("the last one is answered, however late the others are", async () => {
    const latest = new Latest();
    let late = (_: string): void => undefined;
    const first = latest.of(new Promise<string>((resolve) => (late = resolve)));
    const second = latest.of(Promise.resolve("second"));
    expect(await second).toBe("second");
    late("first");
    expect(await first).toBeUndefined();
  });

  it("none is answered that nobody waits for", async () => {
    const latest = new Latest();
    const asked = latest.of(Promise.resolve("late"));
    latest.forget();
    expect(await asked).toBeUndefined();
  });

  it("only the last one fails", async () => {
    const latest = new Latest();
    const first = latest.of(Promise.reject(new Error("first")));
    const second = latest.of(Promise.reject(new Error("second")));
    expect(await first).toBeUndefined();
    await expect(second).rejects.toThrow("second");
  });
});
