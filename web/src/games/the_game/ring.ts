/** The ring under a piece: what is left of it stands on the near side, in five parts. */

import { round } from "../../boards/hex/geometry";

export const RIM = 29;
const PARTS = 5;
const FIRST = -20;
const SPAN = 220;
const GAP = 5;

export interface RingPart {
  from: number;
  span: number;
  left: boolean;
}

/** The parts from the right to the left; the last one that is left may be shorter. */
export function parts(share: number): RingPart[] {
  const whole = SPAN / PARTS;
  return Array.from({ length: PARTS }, (_, index) => PARTS - 1 - index).flatMap((index) => {
    const from = FIRST + index * whole + GAP / 2;
    const span = whole - GAP;
    const own = Math.min(Math.max(share * PARTS - (PARTS - 1 - index), 0), 1);
    if (own <= 0) return [{ from, span, left: false }];
    if (own >= 1) return [{ from, span, left: true }];
    return [
      { from: from + span * (1 - own), span: span * own, left: true },
      { from, span: span * (1 - own), left: false },
    ];
  });
}

/** An arc in degrees clockwise from the right. */
export function arc(radius: number, from: number, span: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${span > 180 ? 1 : 0} 1 ${at(from + span)}`;
}
