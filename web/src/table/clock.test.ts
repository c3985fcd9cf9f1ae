import { expect, it } from "vitest";

import { clockText } from "./clock";

const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");

it("shows as much of a clock as matters", () => {
  expect(clockText(7, say)).toBe("0:07");
  expect(clockText(249, say)).toBe("4:09");
  expect(clockText(3_900, say)).toBe("1:05:00");
  expect(clockText(183_600, say)).toBe("ui-clock-days 2 3");
  expect(clockText(-1, say)).toBe("0:00");
});
