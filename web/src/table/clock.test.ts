import { expect, it } from "vitest";

import { clockText } from "./clock";

it("shows as much of a clock as matters", () => {
  expect(clockText(7)).toBe("0:07");
  expect(clockText(249)).toBe("4:09");
  expect(clockText(3_900)).toBe("1:05:00");
  expect(clockText(183_600)).toBe("2 d 3 h");
  expect(clockText(-1)).toBe("0:00");
});
