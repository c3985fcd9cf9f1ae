/** The small sounds of this table, made on the spot: a ratchet, a spring, a body that falls. */

import { settings } from "../../shell/settings.svelte";

let context: AudioContext | null = null;

/** Quiet where there is no hand yet that woke the page, on a phone, and where it was muted. */
function awake(): AudioContext | null {
  if (settings.muted || !navigator.userActivation?.hasBeenActive || matchMedia("(pointer: coarse)").matches) return null;
  try {
    context ??= new AudioContext();
    return context;
  } catch {
    return null;
  }
}

function knock(pitch: number, length: number, volume: number, kind: OscillatorType): void {
  const room = awake();
  if (!room) return;
  const [voice, gain] = [room.createOscillator(), room.createGain()];
  voice.type = kind;
  voice.frequency.setValueAtTime(pitch, room.currentTime);
  voice.frequency.exponentialRampToValueAtTime(pitch / 3, room.currentTime + length);
  gain.gain.setValueAtTime(volume, room.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, room.currentTime + length);
  voice.connect(gain).connect(room.destination);
  voice.start();
  voice.stop(room.currentTime + length);
}

/** One tik of the wheel. */
export const tik = (): void => knock(2100, 0.03, 0.08, "square");
/** A spring lets go. */
export const snap = (): void => knock(700, 0.08, 0.1, "sawtooth");
/** Plastic meets the table. */
export const clack = (): void => knock(240, 0.16, 0.2, "triangle");

const OF_EVENTS: Record<string, () => void> = { rolled: tik, attacked: snap, felled: clack };

export function soundOf(event: string): void {
  OF_EVENTS[event]?.();
}
