import { describe, expect, it } from "vitest";

import type { Session } from "../../table/session.svelte";
import { Deploying } from "./deploying.svelte";

const WAYS = [
  { mode: 0, level: 0, cells: [3, 4] },
  { mode: 1, level: 3, cells: [3, 4, 5] },
];

function at(faces = true): { deploying: Deploying; answers: unknown[] } {
  const answers: unknown[] = [];
  const actions = [{ action: { do: "deploy", unit: 7 } }, { action: { do: "deploy", unit: 8 } }];
  const session = {
    options: { kind: "list", actions },
    look: () => Promise.resolve({ unit: 7, faces, ways: WAYS }),
    answer: (plan: unknown[]) => Promise.resolve(void answers.push(...plan)),
  } as unknown as Session;
  return { deploying: new Deploying(session), answers };
}

describe("putting a unit on the board", () => {
  it("is offered for those the question names", () => {
    expect(at().deploying.waiting).toEqual([7, 8]);
  });

  it("is one plan of place, facing and mode", async () => {
    const { deploying, answers } = at();
    await deploying.takeUp(7);
    deploying.over(4, 2);
    await deploying.putDown();
    expect(answers).toEqual([
      { do: "deploy", unit: 7 },
      { do: "deploy_as", mode: 0, level: 0, carrier: -1 },
      { do: "place_at", cell: 4 },
      { do: "face", facing: 2 },
    ]);
    expect(deploying.unit).toBeNull();
  });

  it("fits only where the mode may start", async () => {
    const { deploying, answers } = at();
    await deploying.takeUp(7);
    deploying.over(5, 0);
    expect(deploying.fits).toBe(false);
    await deploying.putDown();
    expect(answers).toEqual([]);
    deploying.change();
    expect(deploying.fits).toBe(true);
    expect(deploying.plan()[1]).toEqual({ do: "deploy_as", mode: 1, level: 3, carrier: -1 });
  });

  it("asks a crowd for no facing", async () => {
    const { deploying } = at(false);
    await deploying.takeUp(7);
    deploying.over(3, 1);
    expect(deploying.plan().map((each) => each.do)).toEqual(["deploy", "deploy_as", "place_at"]);
  });
});
