import type { Say } from "../boards/contract";

/** Seconds as a clock shows them: 2 d 3 h, 1:05:00, 4:09, 0:07. */
export function clockText(seconds: number, say: Say): string {
  const left = Math.max(Math.ceil(seconds), 0);
  const days = Math.floor(left / 86_400);
  const hours = Math.floor((left % 86_400) / 3_600);
  if (days) return say("ui-clock-days", { days, hours });
  const minutes = Math.floor((left % 3_600) / 60);
  const rest = `${left % 60}`.padStart(2, "0");
  return hours ? `${hours}:${`${minutes}`.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
