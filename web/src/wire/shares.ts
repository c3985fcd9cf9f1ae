/**
 * Our part of the dice: a secret that this browser makes up, seals, opens when everybody has sealed
 * theirs, and looks for at the end. Nobody knows it before all others are fixed; so what was fixed
 * then is kept with it, and must stand in the journal: nothing else, and nothing more.
 */

import { get, post } from "./http";
import type { Proof } from "./proof";
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
  /** The digest of the whole setup, of rules and of all seals, once nobody is missing. */
  settled: string;
  /** The rules in it. A service of before has none there. */
  by?: string;
}

/** What is needed of a match. */
export interface Dicing {
  match: string;
  you: number[];
  commitment: string;
  shares?: Shares | null;
}

/** What was fixed when we opened ours. */
type Fixed = Pick<Shares, "agreed" | "sealed" | "open" | "settled" | "by">;

/** What this browser remembers of its part, to check it at the end. */
interface Part {
  seat: number;
  secret: string;
  /** The service's own part as it was sealed when we gave ours. */
  commitment: string;
  /** From when the secret was first sent to be opened: from then on the service knows it. */
  fixed?: Fixed;
  /** We agreed to go on without what is missing. */
  without?: boolean;
  /** An older page kept only the seals of the others. */
  seals?: Record<string, string>;
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
  const last = shares.ready && shares.due.every((other) => other === seat);
  if (last ? !shares.settled : due === undefined) return null;
  const part = partFor(info, seat);
  if (!part) return null;
  const { agreed, sealed, open, settled, by } = shares;
  keep(match, last ? { ...part, fixed: part.fixed ?? { agreed, sealed, open, settled, by } } : part);
  const said: Record<string, string> = last
    ? { open: part.secret, settled }
    : { sealed: sealOf(match, agreed, seat, part.secret) };
  return post<Dicing>(`/api/matches/${match}/seats/${seat}/share`, said).catch(() => null);
}

/** The same of a match by its name, as soon as it is made. It is tried again at the table. */
export async function givePartsAt(match: string): Promise<void> {
  const info = await get<Dicing>(`/api/matches/${match}`).catch(() => null);
  if (info) await giveParts(info);
}

/** Agree to go on without what is missing. */
export async function goOnWithout({ match, you }: Dicing): Promise<void> {
  const part = partOf(match);
  if (part) keep(match, { ...part, without: true });
  await post(`/api/matches/${match}/seats/${you[0] ?? 0}/share`, { without: true });
}

/** Whether a seat of ours sealed a secret that this browser does not have, or must not open. */
export function isLost(info: Dicing): boolean {
  const { you, shares } = info;
  const closed = you.filter((seat) => shares && seat in shares.sealed && !(seat in shares.open));
  return closed.some((seat) => !canOpen(info, seat));
}

/** Whoever leaves before anything is dealt takes their part along. */
export function forgetPart(match: string): void {
  const { [match]: _, ...others } = read();
  localStorage.setItem(NAME, JSON.stringify(others));
}

/** Whether this browser has a part in the dice of a match. */
export function hasPart(match: string): boolean {
  return partOf(match) !== null;
}

/** At the end: whether our part counted as we gave it, and nothing was added to it. Null where we had none. */
export function partHolds(match: string, told: Proof): boolean | null {
  const part = partOf(match);
  if (!part) return null;
  const ours = told.open[part.seat] === part.secret && told.match === match;
  const theirs = told.commitment === part.commitment && sha256(told.seed) === part.commitment;
  return ours && theirs && (part.fixed ? stands(part, part.fixed, told) : sealsStand(part, told));
}

/** Whether what stands in a journal is what was fixed, and the openings of what was sealed then. */
function stands(part: Part, fixed: Fixed, told: Proof): boolean {
  const settled = fixed.settled === told.settled && fixed.settled === settledBy(told) && (fixed.by ?? "") === told.by;
  const sealed = fixed.agreed === told.agreed && same(fixed.sealed, told.sealed);
  const complete = part.without || Object.keys(fixed.sealed).every((seat) => seat in told.open);
  return settled && sealed && complete && onlyOpened(part.seat, fixed, told.match, told.open);
}

/** What others have open was open then, or is what a seal of then was made of. */
function onlyOpened(ours: number, fixed: Fixed, match: string, now: Record<string, string>): boolean {
  const { agreed, sealed, open } = fixed;
  const kept = Object.entries(open).every(([seat, secret]) => now[seat] === secret);
  const added = Object.entries(now).filter(([seat]) => !(seat in open) && Number(seat) !== ours);
  return kept && added.every(([seat, secret]) => sealed[seat] === sealOf(match, agreed, Number(seat), secret));
}

function sealsStand({ seals }: Part, told: Proof): boolean {
  return Object.entries(seals ?? {}).every(([seat, seal]) => told.sealed[seat] === seal);
}

export function sealOf(match: string, agreed: string, seat: number, secret: string): string {
  return sha256(`${match}/${agreed}/${seat}/${secret}`);
}

/** The digest of setup, rules and seals: the seed goes into it, so that before the end it tells nothing. */
export function settledBy({ match, seed, setup, by, sealed }: Pick<Proof, "match" | "seed" | "setup" | "by" | "sealed">): string {
  const seals = Object.keys(sealed).map(Number).sort((one, other) => one - other);
  const rules = by ? [by] : [];
  return sha256([seed, match, setup, ...rules, ...seals.map((seat) => `${seat} ${sealed[seat]}`)].join("\n"));
}

/** A seat whose seal this browser made and has yet to open; whoever made it need not sit there. */
function sealedHere(info: Dicing): number | undefined {
  const part = partOf(info.match);
  const { shares } = info;
  if (!part || !shares || !(part.seat in shares.sealed) || part.seat in shares.open) return undefined;
  return canOpen(info, part.seat) ? part.seat : undefined;
}

/** Whether we have what is sealed, and it was never told for anything but what stands now. */
function canOpen({ match, shares }: Dicing, seat: number): boolean {
  const part = partOf(match);
  if (part?.seat !== seat || !shares) return false;
  if (sealOf(match, shares.agreed, seat, part.secret) !== shares.sealed[seat]) return false;
  return isAsFixed(part, match, shares);
}

/** Whether nothing has changed since we first told it, if we did. */
function isAsFixed({ seat, fixed }: Part, match: string, shares: Shares): boolean {
  if (!fixed) return true;
  const unchanged = fixed.agreed === shares.agreed && fixed.settled === shares.settled;
  return unchanged && same(fixed.sealed, shares.sealed) && onlyOpened(seat, fixed, match, shares.open);
}

/**
 * The secret of a seat. Whoever told one for this match makes up no other, whatever the service says:
 * it could ask until it likes what comes of it. Null when there is none to give.
 */
function partFor({ match, commitment, shares }: Dicing, seat: number): Part | null {
  const known = partOf(match);
  if (known?.seat === seat) return shares && isAsFixed(known, match, shares) ? known : null;
  if (known && (known.fixed || (shares && known.seat in shares.sealed))) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { seat, secret, commitment };
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const seats = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...seats].every((seat) => one[seat] === other[seat]);
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
