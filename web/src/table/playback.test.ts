import { describe, expect, it } from "vitest";

import type { Entry } from "./log";
import { Playback } from "./playback.svelte";

const entry = (id: number): Entry => ({ id, ply: id, event: { event: "shot" }, words: { key: "", args: {} } }) as unknown as Entry;

describe("events that are looked at as long as they take", () => {
  it("go on when they were seen", async () => {
    const playback = new Playback();
    let seen = (): void => undefined;
    const film = new Promise<void>((resolve) => (seen = resolve));
    playback.play({}, [entry(1), entry(2)], { time: () => 0, until: ({ id }) => (id === 1 ? film : null) });
    expect([playback.playing, playback.current?.id]).toEqual([true, 1]);
    seen();
    await film;
    expect([playback.playing, playback.shown]).toEqual([false, 2]);
  });

  it("are told when they were seen, not before", async () => {
    const playback = new Playback();
    let seen = (): void => undefined;
    const film = new Promise<void>((resolve) => (seen = resolve));
    const [before, after] = [{ fallen: false }, { fallen: true }];
    playback.play(before, [{ ...entry(1), view: after }], { time: () => 60_000, until: () => film });
    expect([playback.view, playback.shown]).toEqual([before, -1]);
    seen();
    await film;
    expect([playback.view, playback.shown, playback.current?.id]).toEqual([after, 1, 1]);
    playback.skip();
  });

  it("do not come back after they were skipped", async () => {
    const playback = new Playback();
    let seen = (): void => undefined;
    const film = new Promise<void>((resolve) => (seen = resolve));
    playback.play({}, [entry(1), entry(2)], { time: () => 60_000, until: ({ id }) => (id === 1 ? film : null) });
    playback.skip();
    seen();
    await film;
    expect([playback.playing, playback.shown, playback.current]).toEqual([false, 2, null]);
  });
});
