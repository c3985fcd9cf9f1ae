/**
 * Our part of the dice: a secret that this browser makes up, seals, opens when everybody has sealed
 * theirs, and looks for at the end. Nobody knows it before all others are fixed.
 */

import { get, post } from "./http";
import { sha256 } from "./sha256";

/** What everybody may know of the parts at a table. */
export interface Shares {
  /** The digest of the agreed setup, which seals are for. */
  agreed: string;
  /** Nobody is missing at the table. */
  ready: boolean;
  /** Seats that have yet to give theirs. */
  due: number[];
  sealed: Record<string, string>;
  open: Record<string, string>;
  /** Seats that would go on without what is missing. */
  without: number[];
}

/** What is needed of a match. */
export interface Dicing {
  match: string;
  you: number[];
  commitment: string;
  seed: string | null;
  shares?: Shares | null;
}

/** What this browser remembers of its part, to check it at the end. */
interface Part {
  seat: number;
  secret: string;
  /** The service's own part as it was sealed when we gave ours. */
  commitment: string;
  /** The seals of the others when we opened ours. */
  seals: Record<string, string>;
}

const NAME = "rollout-dice";
const MOST = 500;

/** Do what our seats owe: seal, or open. What the service says then; null when nothing was due. */
export async function giveParts(info: Dicing): Promise<Dicing | null> {
  const { match, shares } = info;
  if (!shares) return null;
  const due = info.you.find((seat) => shares.due.includes(seat));
  const seat = due ?? (shares.due.length ? undefined : sealedHere(info));
  if (seat === undefined) return null;
  const part = partFor(info, seat);
  const last = shares.ready && shares.due.every((other) => other === seat);
  if (!last && due === undefined) return null;
  keep(match, last ? { ...part, seals: shares.sealed } : part);
  const said: Record<string, string> = last ? { open: part.secret } : { sealed: sealOf(match, shares.agreed, seat, part.secret) };
  return post<Dicing>(`/api/matches/${match}/seats/${seat}/share`, said).catch(() => null);
}

/** The same of a match by its name, as soon as it is made. It is tried again at the table. */
export async function givePartsAt(match: string): Promise<void> {
  const info = await get<Dicing>(`/api/matches/${match}`).catch(() => null);
  if (info) await giveParts(info);
}

/** Whether a seat of ours sealed a secret that this browser does not have. */
export function isLost({ match, you, shares }: Dicing): boolean {
  const closed = you.filter((seat) => shares && seat in shares.sealed && !(seat in shares.open));
  return closed.some((seat) => partOf(match)?.seat !== seat);
}

/** At the end: whether our part counted as we gave it. Null where we had none. */
export function partHolds({ match, commitment, seed, shares }: Dicing): boolean | null {
  const part = partOf(match);
  if (!part || !shares || !(part.seat in shares.open)) return part && shares ? false : null;
  const others = Object.entries(part.seals).every(([seat, seal]) => shares.sealed[seat] === seal);
  const ours = shares.open[part.seat] === part.secret;
  return ours && others && commitment === part.commitment && (!seed || sha256(seed) === commitment);
}

export function sealOf(match: string, agreed: string, seat: number, secret: string): string {
  return sha256(`${match}/${agreed}/${seat}/${secret}`);
}

/** A seat whose seal this browser made and has yet to open; whoever made it need not sit there. */
function sealedHere({ match, shares }: Dicing): number | undefined {
  const part = partOf(match);
  if (!part || !shares || !(part.seat in shares.sealed) || part.seat in shares.open) return undefined;
  const fits = sealOf(match, shares.agreed, part.seat, part.secret) === shares.sealed[part.seat];
  return fits ? part.seat : undefined;
}

function partFor({ match, commitment }: Dicing, seat: number): Part {
  const known = partOf(match);
  if (known?.seat === seat) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { seat, secret, commitment, seals: {} };
}

function partOf(match: string): Part | null {
  return read()[match] ?? null;
}

function keep(match: string, part: Part): void {
  const { [match]: _, ...others } = read();
  const kept = Object.entries({ ...others, [match]: part }).slice(-MOST);
  localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
}

function read(): Record<string, Part> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, Part>;
  } catch {
    return {};
  }
}
