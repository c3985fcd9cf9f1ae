import { expect, it } from "vitest";

import { clockText, spanText } from "./clock";

const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");

it("shows as much of a clock as matters", () => {
  expect(clockText(7, say)).toBe("0:07");
  expect(clockText(249, say)).toBe("4:09");
  expect(clockText(3_900, say)).toBe("1:05:00");
  expect(clockText(183_600, say)).toBe("ui-clock-days 2 3");
  expect(clockText(-1, say)).toBe("0:00");
});

it("says a span without rounding it", () => {
  expect(spanText(45, say)).toBe("ui-span-seconds 45");
  expect(spanText(90, say)).toBe("ui-span-minutes 1 ui-span-seconds 30");
  expect(spanText(300, say)).toBe("ui-span-minutes 5");
  expect(spanText(3_600, say)).toBe("ui-span-hours 1");
});
