import { describe, expect, it } from "vitest";

import type { Ask, Fields, Offered } from "../wire/messages";
import { toConfirm } from "./confirming";

function offered(card: number, args: Fields = {}): Offered {
  return { action: { do: "deploy", card }, text: `deploy ${card}`, words: { key: "do-deploy", args } };
}

function asking(args: Fields, ...actions: Offered[]): Ask {
  return { seat: 0, about: "deployment", words: { key: "ask-deployment", args }, options: { actions } };
}

describe("an answer is to be confirmed", () => {
  it("where its own words say so", () => {
    const ask = asking({}, offered(3), offered(4, { confirm: "confirm-last" }));
    expect(toConfirm(ask, [{ card: 4, do: "deploy" }])?.key).toBe("confirm-last");
    expect(toConfirm(ask, [{ do: "deploy", card: 3 }])).toBeNull();
  });

  it("where the question names it", () => {
    const ask = asking({ confirm: "confirm-last", confirm_of: "deploy 5; deploy 3" }, offered(3), offered(4));
    expect(toConfirm(ask, [{ do: "deploy", card: 3 }])?.key).toBe("confirm-last");
    expect(toConfirm(ask, [{ do: "deploy", card: 4 }])).toBeNull();
  });

  it("not when nothing is asked", () => {
    expect(toConfirm(null, [{ do: "deploy", card: 3 }])).toBeNull();
  });
});
