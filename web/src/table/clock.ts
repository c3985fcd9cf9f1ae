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

/** A span of time as people say it: an hour, 1 minute 30 seconds. */
export function spanText(seconds: number, say: Say): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const rest = whole % 60;
  const parts = [
    hours ? say("ui-span-hours", { hours }) : "",
    minutes ? say("ui-span-minutes", { minutes }) : "",
    rest || !whole ? say("ui-span-seconds", { seconds: rest }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}
